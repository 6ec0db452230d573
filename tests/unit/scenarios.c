#include "config.h"

/*
 * Runs tests/scenarios/ *.lab and docs/examples/ *.lab: each file is a
 * transcript (docs/keyglass-lab.5).
 * After every command the engine checks itself; at the end the lab goes back
 * command by command, and every state must be the one it was.
 *
 *   scenarios [FILE...]    TAP; BLESS=1 in the environment fills outputs in
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/lab.h"
#include "lab/transcript.h"

struct run {
    const char *path;
    struct script script;
    struct transcript_output *output;
    struct buf *text;
    struct lab *lab;
    uint64_t *digest; /* by length of the log */
    size_t digest_cap;
};

static int test_number;

static bool tap(bool good, const char *path, const char *what)
{
    const char *name = strrchr(path, '/');
    printf("%sok %d - %s: %s\n", good ? "" : "not ", ++test_number, name ? name + 1 : path, what);
    return good;
}

static void diag(const char *path, int line, const char *text)
{
    printf("# %s:%d\n", path, line);
    for (const char *end; *text; text = *end ? end + 1 : end) {
        end = strchr(text, '\n');
        end = end ? end : text + strlen(text);
        printf("# %.*s\n", (int)(end - text), text);
    }
}

static struct lab *new_lab(const char *srcdir, bool no_undo)
{
    struct lab_settings settings = lab_settings_default();
    char *folder = xasprintf("%s/tests/scenarios", srcdir);
    const char *folders[] = {folder, NULL};
    settings.folders = folders;
    settings.data = srcdir;
    settings.no_undo = no_undo;
    struct lab *lab = lab_new(&settings);
    free(folder);
    return lab;
}

static void note_digest(struct run *r)
{
    size_t count = lab_log_count(r->lab);
    while (r->digest_cap <= count) {
        size_t used = r->digest_cap;
        XGROW(r->digest, used, r->digest_cap);
    }
    r->digest[count] = lab_digest(r->lab);
}

static bool run_commands(struct run *r)
{
    bool good = true;
    note_digest(r);
    for (int i = 0; i < r->script.count; i++) {
        const struct command *c = &r->script.command[i];
        struct transcript_mismatch m;
        enum lab_outcome outcome = lab_run(r->lab, c, &r->text[i]);
        engine_check(lab_engine(r->lab));
        note_digest(r);
        r->output[i] = (struct transcript_output){buf_slice(&r->text[i]), outcome};
        if (!transcript_match(c, r->output[i].text, outcome, &m)) {
            good = false;
            char *text = xasprintf("%.*s\n%s", SLICE_ARG(c->text), buf_str(&m.report));
            diag(r->path, m.line, text);
            free(text);
        }
        transcript_mismatch_done(&m);
    }
    return good;
}

/* Back to every earlier state, the last one first. */
static bool go_back(struct run *r)
{
    struct errinfo why;
    for (size_t count = lab_log_count(r->lab); count > 0; count--) {
        if (lab_rewind(r->lab, count - 1, &why)) {
            diag(r->path, 0, why.text);
            return false;
        }
        engine_check(lab_engine(r->lab));
        if (lab_digest(r->lab) != r->digest[count - 1]) {
            char *text = xasprintf("another state after going back to %zu commands", count - 1);
            diag(r->path, 0, text);
            free(text);
            return false;
        }
    }
    return true;
}

static void bless(struct run *r, struct slice text)
{
    struct buf out = BUF_INIT;
    struct errinfo why;
    struct transcript_source source = {
        .text = text, .script = &r->script, .outputs = r->output, .fill = true};
    transcript_rewrite(&source, &out);
    if (file_replace(r->path, buf_slice(&out), &why))
        diag(r->path, 0, why.text);
    buf_done(&out);
}

static bool run_file(const char *path, const char *srcdir)
{
    struct run r = {.path = path};
    struct buf text = BUF_INIT;
    struct errinfo why;
    bool good = !file_read(path, LIMIT_SCRIPT_BYTES, &text, &why);
    struct script_source source = {.text = buf_slice(&text)};
    good = good && !script_parse(&r.script, &source, &why);
    if (!good) {
        diag(path, why.line, why.text);
        buf_done(&text);
        return tap(false, path, "is a transcript");
    }
    size_t count = (size_t)r.script.count;
    r.text = xcalloc(count, sizeof *r.text);
    r.output = xcalloc(count, sizeof *r.output);
    r.lab = new_lab(srcdir, false);
    good = run_commands(&r);
    if (!good && getenv("BLESS") && !getenv("CI"))
        bless(&r, buf_slice(&text));
    tap(good, path, "prints what it should");
    if (!script_uses(&r.script, "undo") && !script_uses(&r.script, "reset"))
        good = tap(go_back(&r), path, "going back gives the same states") && good;
    for (size_t i = 0; i < count; i++)
        buf_done(&r.text[i]);
    free(r.text);
    free(r.output);
    free(r.digest);
    lab_free(r.lab);
    script_done(&r.script);
    buf_done(&text);
    return good;
}

int main(int argc, char **argv)
{
    const char *srcdir = getenv("SRCDIR");
    glob_t found = {.gl_pathc = 0};
    bool good = true;
    srcdir = srcdir ? srcdir : ".";
    if (argc < 2) {
        static const char *const folders[] = {"tests/scenarios", "docs/examples"};
        for (int i = 0; i < 2; i++) {
            char *pattern = xasprintf("%s/%s/*.lab", srcdir, folders[i]);
            glob(pattern, i ? GLOB_APPEND : 0, NULL, &found);
            free(pattern);
        }
    }
    for (int i = 1; i < argc; i++)
        good = run_file(argv[i], srcdir) && good;
    for (size_t i = 0; i < found.gl_pathc; i++)
        good = run_file(found.gl_pathv[i], srcdir) && good;
    if (argc < 2)
        globfree(&found);
    printf("1..%d\n", test_number);
    return good && test_number ? 0 : 1;
}
