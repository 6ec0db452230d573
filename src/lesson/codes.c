#include "config.h"

#include "lesson/codes.h"

#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lesson/place.h"

bool codes_is_code(struct slice s)
{
    if (s.len < 3 || s.len > CODES_LENGTH_MAX || !slice_begins(s, SLICE("M-")))
        return false;
    for (size_t i = 2; i < s.len; i++) {
        char c = s.ptr[i];
        if (!((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'))
            return false;
    }
    return true;
}

const char *codes_sentence(const struct codes *c, struct slice code)
{
    for (size_t i = 0; i < c->count; i++)
        if (slice_is(code, c->code[i]))
            return c->sentence[i];
    return NULL;
}

struct lists {
    const char **code, **sentence;
    size_t count, cap;
};

static enum err read_line(struct codes *c, struct lists *lists, struct slice line, int number,
                          struct errinfo *why)
{
    struct slice rest = line, code;
    if (!place_next_word(&rest, &code) || code.ptr[0] == '#')
        return ERR_OK;
    if (!codes_is_code(code) || code.ptr != line.ptr)
        return err_at(why, number, place_col(line, code.ptr), ERR_LAB,
                      "a code is M- and capitals, digits, hyphens, at most %d characters",
                      CODES_LENGTH_MAX);
    rest = slice_trim(rest);
    if (rest.len == 0)
        return err_at(why, number, place_col(line, line.ptr + line.len), ERR_LAB,
                      "%.*s has no sentence", SLICE_ARG(code));
    for (size_t i = 0; i < lists->count; i++)
        if (slice_is(code, lists->code[i]))
            return err_at(why, number, 1, ERR_LAB, "%.*s is there twice", SLICE_ARG(code));
    if (lists->count + 1 >= lists->cap) {
        lists->cap = lists->cap ? lists->cap * 2 : 32;
        lists->code = xrealloc(lists->code, lists->cap, sizeof *lists->code);
        lists->sentence = xrealloc(lists->sentence, lists->cap, sizeof *lists->sentence);
    }
    lists->code[lists->count] = arena_slice(&c->arena, code).ptr;
    lists->sentence[lists->count++] = arena_slice(&c->arena, rest).ptr;
    return ERR_OK;
}

enum err codes_parse(struct slice text, struct codes *ret_codes, struct errinfo *why)
{
    struct codes c = {0};
    struct lists lists = {0};
    struct slice rest = text, line;
    enum err err = ERR_OK;
    for (int number = 1; !err && place_next_line(&rest, &line); number++)
        err = read_line(&c, &lists, line, number, why);
    if (!err) {
        c.code = arena_alloc(&c.arena, (lists.count + 1) * sizeof *c.code);
        for (size_t i = 0; i < lists.count; i++)
            c.code[i] = lists.code[i];
        c.sentence = arena_memdup(&c.arena, lists.sentence, lists.count * sizeof *c.sentence);
        c.count = lists.count;
        *ret_codes = c;
    } else {
        arena_done(&c.arena);
    }
    free(lists.code);
    free(lists.sentence);
    return err;
}

enum err codes_load(const char *path, struct codes *ret_codes, struct errinfo *why)
{
    struct buf text = BUF_INIT;
    enum err err = file_read(path, LIMIT_LESSON_BYTES, &text, why);
    if (!err)
        err = codes_parse(buf_slice(&text), ret_codes, why);
    buf_done(&text);
    return err;
}

void codes_done(struct codes *c)
{
    arena_done(&c->arena);
    *c = (struct codes){0};
}
