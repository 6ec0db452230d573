#include "config.h"

#include "cli/cmd.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>

#include "api/api.h"
#include "base/file.h"
#include "base/limits.h"
#include "cli/args.h"
#include "cli/data.h"
#include "cli/source.h"
#include "lab/lab.h"

/* Runs the commands that make the state; a refusal is told and passed over, what cannot be
 * run ends it. */
static bool prepare(struct lab *lab, const struct source *source)
{
    struct buf output = BUF_INIT;
    bool fine = true;
    for (int i = 0; i < source->script.count && fine; i++) {
        const struct command *c = &source->script.command[i];
        buf_clear(&output);
        enum lab_outcome outcome = lab_run(lab, c, &output);
        fine = outcome == LAB_OK || outcome == LAB_REFUSED;
        if (outcome != LAB_OK)
            fprintf(stderr, "%s:%d:%d: %s", source->name, c->line, c->col, buf_str(&output));
    }
    buf_done(&output);
    return fine;
}

/* One request on standard input. */
static int answer_one(struct api *api, const char *operation)
{
    struct buf body = BUF_INIT, out = BUF_INIT;
    struct errinfo why = {0};
    int status = 2;
    /* One byte more than the service takes: it is the api that refuses. */
    if (file_read_fd(0, LIMIT_BODY_BYTES + 1, &body, &why)) {
        fprintf(stderr, "keyglass: -: %s\n", why.text);
    } else {
        status = err_exit_status(api_call(api, slice_of(operation), buf_slice(&body), &out));
        buf_add_char(&out, '\n');
        fwrite(out.ptr, 1, out.len, stdout);
    }
    buf_done(&body);
    buf_done(&out);
    return status;
}

/* A line in, a line out, at once. */
static int answer_lines(struct api *api)
{
    char *line = NULL;
    size_t cap = 0;
    ssize_t len;
    struct buf out = BUF_INIT;
    while ((len = getline(&line, &cap, stdin)) >= 0) {
        struct slice text = {line, (size_t)len};
        if (text.len && text.ptr[text.len - 1] == '\n')
            text.len--;
        if (!slice_trim(text).len)
            continue;
        buf_clear(&out);
        api_line(api, text, &out);
        fwrite(out.ptr, 1, out.len, stdout);
        if (fflush(stdout))
            break;
    }
    free(line);
    buf_done(&out);
    return 0;
}

static bool is_operation(const char *name)
{
    for (int i = 0; api_operation(i); i++)
        if (slice_is(slice_of(name), api_operation(i)))
            return true;
    return false;
}

static int cmd_api_run(const struct args *args)
{
    struct lab_settings settings = lab_settings_default();
    if (!args_number(args, "seed", 0, UINT64_MAX, &settings.seed))
        return 2;
    if (args->count && !is_operation(args->operand[0])) {
        fprintf(stderr, "keyglass: no operation %s; there are", args->operand[0]);
        for (int i = 0; api_operation(i); i++)
            fprintf(stderr, " %s", api_operation(i));
        fputc('\n', stderr);
        return 2;
    }
    char *root = data_root();
    struct source source = {0};
    const char *file = args_get(args, "lab");
    int status = 2;
    if (!file || source_read(&source, file)) {
        const char *folders[] = {source.folder, NULL};
        settings.data = root;
        settings.folders = file ? folders : NULL;
        settings.no_undo = !file || !script_uses(&source.script, "undo");
        settings.no_history = true;
        struct lab *lab = lab_new(&settings);
        if (!file || prepare(lab, &source)) {
            struct api *api = api_new(lab_engine(lab));
            status = args->count ? answer_one(api, args->operand[0]) : answer_lines(api);
            api_free(api);
        }
        lab_free(lab);
    }
    if (file)
        source_done(&source);
    free(root);
    return status;
}

static const struct cmd_opt cmd_api_opts[] = {
    {.name = "lab", .arg = "FILE", .help = "run this lab file first: its tables are there"},
    {.name = "seed", .arg = "NUMBER", .help = "the seed of everything drawn (default 42)"},
    {.name = NULL},
};

const struct cmd cmd_api = {
    .name = "api",
    .operands = "[OPERATION]",
    .summary = "answer DynamoDB's JSON on standard input, one request or a line each",
    .operands_min = 0,
    .operands_max = 1,
    .opts = cmd_api_opts,
    .run = cmd_api_run,
};
