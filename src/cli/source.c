#include "config.h"

#include "cli/source.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"

static char *folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    if (!slash)
        return xstrdup(".");
    return xslicedup((struct slice){path, slash == path ? 1 : (size_t)(slash - path)});
}

bool source_read(struct source *s, const char *name)
{
    struct errinfo why = {0};
    bool is_stdin = strcmp(name, "-") == 0;
    *s = (struct source){.name = name, .folder = folder_of(is_stdin ? "" : name)};
    enum err err = is_stdin ? file_read_fd(0, LIMIT_SCRIPT_BYTES, &s->text, &why)
                            : file_read(name, LIMIT_SCRIPT_BYTES, &s->text, &why);
    if (err) {
        fprintf(stderr, "keyglass: %s: %s\n", name, why.text);
        return false;
    }
    struct script_source text = {.text = buf_slice(&s->text), .kind = SCRIPT_AUTO};
    if (script_parse(&s->script, &text, &why)) {
        fprintf(stderr, "%s:%d:%d: %s\n", name, why.line, why.col, why.text);
        return false;
    }
    return true;
}

void source_done(struct source *s)
{
    free(s->folder);
    script_done(&s->script);
    buf_done(&s->text);
    *s = (struct source){0};
}
