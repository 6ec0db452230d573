#include "config.h"

#include "golden.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool golden_is_blessing(void)
{
    const char *bless = getenv("BLESS");
    return bless && strcmp(bless, "1") == 0;
}

bool golden_read(const char *path, struct buf *out)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        return false;
    char part[4096];
    size_t n;
    while ((n = fread(part, 1, sizeof part, f)) > 0)
        buf_add(out, part, n);
    fclose(f);
    return true;
}

static bool write_file(const char *path, const char *text, struct buf *report)
{
    if (getenv("CI")) {
        buf_printf(report, "# BLESS=1 is refused where CI is set\n");
        return false;
    }
    FILE *f = fopen(path, "wb");
    if (!f || fputs(text, f) == EOF || fclose(f) != 0) {
        buf_printf(report, "# cannot write %s\n", path);
        return false;
    }
    return true;
}

static const char *line_end(const char *s)
{
    const char *end = strchr(s, '\n');
    return end ? end : s + strlen(s);
}

/* Every line that differs, wanted above got. */
static void report_lines(const char *want, const char *got, struct buf *report)
{
    int shown = 0;
    for (int line = 1; (*want || *got) && shown < 40; line++) {
        const char *we = line_end(want), *ge = line_end(got);
        if (we - want != ge - got || memcmp(want, got, (size_t)(we - want)) != 0) {
            buf_printf(report, "# %3d want %.*s\n#     got  %.*s\n", line, (int)(we - want), want,
                       (int)(ge - got), got);
            shown++;
        }
        want = *we ? we + 1 : we;
        got = *ge ? ge + 1 : ge;
    }
}

bool golden_matches(const char *path, const char *text, struct buf *report)
{
    struct buf want = BUF_INIT;
    bool there = golden_read(path, &want), same = there && strcmp(buf_str(&want), text) == 0;
    if (!same && golden_is_blessing()) {
        same = write_file(path, text, report);
    } else if (!same) {
        buf_printf(report, "# %s%s; BLESS=1 writes it anew\n", path,
                   there ? " differs" : " is missing");
        report_lines(buf_str(&want), text, report);
    }
    buf_done(&want);
    return same;
}
