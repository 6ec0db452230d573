#include "config.h"

#include "lesson/issues.h"

#include <stdarg.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/xalloc.h"

void issues_add(struct issues *is, const char *file, int line, const char *fmt, ...)
{
    struct buf text = BUF_INIT;
    va_list ap;
    va_start(ap, fmt);
    buf_vprintf(&text, fmt, ap);
    va_end(ap);
    while (text.len && text.ptr[text.len - 1] == '\n')
        text.ptr[--text.len] = 0;
    XGROW(is->issue, is->count, is->cap);
    is->issue[is->count++] = (struct issue){xstrdup(file), line, line ? 1 : 0, buf_detach(&text)};
}

void issues_add_error(struct issues *is, const char *file, const struct errinfo *why)
{
    issues_add(is, file, why->line, "%s", why->text);
    is->issue[is->count - 1].col = why->col;
}

void issues_done(struct issues *is)
{
    for (size_t i = 0; i < is->count; i++) {
        free(is->issue[i].file);
        free(is->issue[i].text);
    }
    free(is->issue);
    *is = (struct issues){0};
}
