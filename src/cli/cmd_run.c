#include "config.h"

#include "cli/cmd.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/xalloc.h"
#include "cli/args.h"
#include "cli/data.h"
#include "cli/source.h"
#include "lab/lab.h"
#include "lab/transcript.h"
#include "lab/verb.h"

/* How a command ended, as far as the exit status is concerned. */
enum verdict {
    RUN_ON = 0,
    RUN_FAILED = 1, /* goes on, and is no success */
    RUN_STOPPED = 2 /* the rest makes no sense any more */
};

struct run {
    const struct source *source;
    bool strict;
    bool is_watched; /* somebody sits at standard error: what takes long says how far it is */
};

/* "FILE:LINE:COL: text" for what the lab said no to while running. */
static void complain(const struct run *run, const struct command *c, struct slice output)
{
    struct slice line = output, mark = SLICE("! lab: ");
    const char *end = memchr(line.ptr, '\n', line.len);
    if (end)
        line.len = (size_t)(end - line.ptr);
    if (slice_begins(line, mark))
        line = (struct slice){line.ptr + mark.len, line.len - mark.len};
    fprintf(stderr, "%s:%d:%d: %.*s\n", run->source->name, c->line, c->col, SLICE_ARG(line));
}

/* What a transcript promised of this command is what came. */
static bool keeps_promise(const struct run *run, const struct command *c, struct slice output,
                          enum lab_outcome outcome)
{
    struct transcript_mismatch m = {0};
    bool matches = transcript_match(c, output, outcome, &m);
    if (!matches)
        fprintf(stderr, "%s:%d: not what was expected\n%s", run->source->name, m.line,
                buf_str(&m.report));
    transcript_mismatch_done(&m);
    return matches;
}

static enum verdict judge(const struct run *run, const struct command *c, struct slice output,
                          enum lab_outcome outcome)
{
    bool kept = true, announced = false;
    if (run->source->script.kind == SCRIPT_TRANSCRIPT) {
        kept = keeps_promise(run, c, output, outcome);
        announced = kept && c->announces_refusal;
    }
    switch (outcome) {
    case LAB_OK:
    case LAB_RUNNING:
        break;
    case LAB_REFUSED:
        if (run->strict && !announced)
            return RUN_STOPPED;
        break;
    case LAB_UNMET:
        return RUN_FAILED;
    case LAB_ERROR:
        if (announced)
            break;
        complain(run, c, output);
        return RUN_STOPPED;
    case LAB_LIMIT:
        complain(run, c, output);
        return RUN_STOPPED;
    }
    return kept ? RUN_ON : RUN_FAILED;
}

enum { PATIENCE_US = 1000000, NEWS_US = 250000, STEPS = 2000 };

/* Runs a command that takes virtual time, to its end; after a second of ours it says how far
 * it is, on a line that goes again. */
static enum lab_outcome run_watched(struct lab *lab, const struct command *c, struct buf *out)
{
    enum lab_outcome outcome = lab_start(lab, c, out);
    if (outcome != LAB_RUNNING)
        return outcome;
    int64_t start = lab_now_us(lab), end = lab_end_us(lab), step = (end - start) / STEPS + 1;
    int64_t due = clock_wall_us() + PATIENCE_US;
    bool has_spoken = false;
    while (lab_step(lab, lab_now_us(lab) + step)) {
        if (clock_wall_us() < due)
            continue;
        int64_t done = lab_now_us(lab) - start;
        fprintf(stderr, "\r%s: %" PRId64 ".%d of %" PRId64 " s ", c->verb->name, done / 1000000,
                (int)(done / 100000 % 10), (end - start) / 1000000);
        due = clock_wall_us() + NEWS_US;
        has_spoken = true;
    }
    if (has_spoken)
        fprintf(stderr, "\r%60s\r", "");
    return lab_finish(lab, out);
}

/* Exit status of one file. */
static int run_source(const struct run *run, struct lab *lab)
{
    int status = 0;
    struct buf output = BUF_INIT, text = BUF_INIT;
    for (int i = 0; i < run->source->script.count; i++) {
        const struct command *c = &run->source->script.command[i];
        buf_clear(&output);
        buf_clear(&text);
        enum lab_outcome outcome =
            run->is_watched ? run_watched(lab, c, &output) : lab_run(lab, c, &output);
        transcript_print(c, buf_slice(&output), &text);
        fwrite(text.ptr, 1, text.len, stdout);
        enum verdict verdict = judge(run, c, buf_slice(&output), outcome);
        if (verdict != RUN_ON)
            status = outcome == LAB_ERROR ? 2 : 1;
        if (verdict == RUN_STOPPED)
            break;
    }
    buf_done(&output);
    buf_done(&text);
    return status;
}

/* Each file has a lab of its own. */
static int run_alone(const struct args *args, const struct source *source,
                     struct lab_settings settings)
{
    const char *folders[] = {source->folder, NULL};
    settings.folders = folders;
    settings.no_undo = !script_uses(&source->script, "undo");
    settings.no_history = true;
    struct lab *lab = lab_new(&settings);
    struct run run = {
        .source = source, .strict = args_has(args, "strict"), .is_watched = isatty(STDERR_FILENO)};
    if (args_has(args, "seed"))
        printf("# seed %" PRIu64 "\n", settings.seed);
    int status = run_source(&run, lab);
    if (args_has(args, "digest"))
        printf("digest %016" PRIx64 "\n", lab_digest(lab));
    lab_free(lab);
    return status;
}

static int cmd_run_run(const struct args *args)
{
    struct lab_settings settings = lab_settings_default();
    uint64_t rows = 0;
    if (!args_number(args, "seed", 0, UINT64_MAX, &settings.seed) ||
        !args_number(args, "rows", 1, UINT32_MAX, &rows))
        return 2;
    settings.rows = (uint32_t)rows;
    char *root = data_root();
    settings.data = root;

    struct source *source = xcalloc((size_t)args->count, sizeof *source);
    int status = 0;
    for (int i = 0; i < args->count; i++)
        if (!source_read(&source[i], args->operand[i]))
            status = 2;
    for (int i = 0; i < args->count; i++) {
        if (status < 2) {
            int own = run_alone(args, &source[i], settings);
            status = own > status ? own : status;
        }
    }
    for (int i = 0; i < args->count; i++)
        source_done(&source[i]);
    free(source);
    free(root);
    return status;
}

static const struct cmd_opt cmd_run_opts[] = {
    {.name = "digest", .help = "print the digest of the state reached as the last line"},
    {.name = "rows", .arg = "NUMBER", .help = "print so many rows of a result (default 100)"},
    {.name = "seed", .arg = "NUMBER", .help = "the seed of everything drawn (default 42)"},
    {.name = "strict", .help = "stop at the first refusal"},
    {.name = NULL},
};

const struct cmd cmd_run = {
    .name = "run",
    .operands = "FILE...",
    .summary = "run lab files and print the transcript",
    .operands_min = 1,
    .operands_max = -1,
    .opts = cmd_run_opts,
    .run = cmd_run_run,
};
