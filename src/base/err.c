#include "config.h"

#include "base/err.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/slice.h"
#include "base/utf8.h"

struct err_row {
    int exit_status, http_status;
    const char *wire, *text;
};

static const struct err_row err_rows[ERR_COUNT] = {[ERR_OK] = {0, 200, "", ""},
#define ERR_ROW(id, exit_status, http, wire, text) [ERR_##id] = {exit_status, http, wire, text},
                                                   ERR_TABLE(ERR_ROW)
#undef ERR_ROW
};

/* A text cut off in the middle of a character ends before it. */
static void __attribute__((format(printf, 3, 0)))
print(char *out, size_t size, const char *fmt, va_list ap)
{
    int len = vsnprintf(out, size, fmt, ap);
    if (len < 0 || (size_t)len < size)
        return;
    struct slice text = {out, size - 1};
    size_t good = utf8_check(text);
    if (text.len - good < 4)
        out[good] = '\0';
}

static enum err __attribute__((format(printf, 3, 0)))
fill(struct errinfo *why, enum err code, const char *fmt, va_list ap)
{
    assert(code > ERR_OK && code < ERR_COUNT);
    if (!why)
        return code;
    why->code = code;
    why->why[0] = '\0';
    print(why->text, sizeof why->text, fmt, ap);
    return code;
}

enum err err_set(struct errinfo *why, enum err code, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    fill(why, code, fmt, ap);
    va_end(ap);
    if (why)
        why->line = why->col = 0;
    return code;
}

enum err err_at(struct errinfo *why, int line, int col, enum err code, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    fill(why, code, fmt, ap);
    va_end(ap);
    if (why) {
        why->line = line;
        why->col = col;
    }
    return code;
}

enum err err_why(struct errinfo *why, const char *fmt, ...)
{
    va_list ap;
    if (!why)
        return ERR_OK;
    va_start(ap, fmt);
    print(why->why, sizeof why->why, fmt, ap);
    va_end(ap);
    return why->code;
}

const char *err_wire_name(enum err code)
{
    return err_rows[code].wire;
}

const char *err_default_text(enum err code)
{
    return err_rows[code].text;
}

int err_exit_status(enum err code)
{
    return err_rows[code].exit_status;
}

int err_http_status(enum err code)
{
    return err_rows[code].http_status;
}

bool err_is_throttle(enum err code)
{
    return code == ERR_THROTTLED || code == ERR_THROTTLED_DEMAND || code == ERR_REQUEST_LIMIT;
}

enum err err_by_wire_name(const char *name)
{
    for (int code = 1; code < ERR_COUNT; code++)
        if (err_rows[code].wire[0] && strcmp(err_rows[code].wire, name) == 0)
            return (enum err)code;
    return ERR_OK;
}
