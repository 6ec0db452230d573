#include "config.h"

#include "lesson/front.h"

#include <stdlib.h>

#include "base/limits.h"
#include "engine/engine.h"
#include "lesson/place.h"

struct front {
    struct lesson *l;
    struct slice line, key, text; /* of the line being read */
    int number;
    struct errinfo *why;
};

static enum err fail(const struct front *f, const char *at, const char *text)
{
    return err_at(f->why, f->number, place_col(f->line, at), ERR_LAB, "%s", text);
}

enum { WORDS_MAX = 64 };

static enum err read_words(struct front *f, struct slice **ret, size_t *ret_count)
{
    struct slice word[WORDS_MAX], rest = f->text;
    size_t count = 0;
    while (count < WORDS_MAX && place_next_word(&rest, &word[count]))
        count++;
    if (slice_trim(rest).len)
        return fail(f, rest.ptr, "too many words");
    *ret = arena_memdup(&f->l->arena, word, count * sizeof word[0]);
    *ret_count = count;
    return ERR_OK;
}

/* 04-exact-then-range: digits, a hyphen, a name. */
static bool is_lesson_id(struct slice s)
{
    size_t digits = 0;
    while (digits < s.len && s.ptr[digits] >= '0' && s.ptr[digits] <= '9')
        digits++;
    if (digits == 0 || digits > 4 || digits == s.len || s.ptr[digits] != '-')
        return false;
    struct slice name = {s.ptr + digits + 1, s.len - digits - 1};
    for (size_t i = 0; i < name.len; i++)
        if (!((name.ptr[i] >= 'a' && name.ptr[i] <= 'z') || name.ptr[i] == '-' ||
              (name.ptr[i] >= '0' && name.ptr[i] <= '9')))
            return false;
    return name.len > 0;
}

static enum err read_id(struct front *f)
{
    if (!is_lesson_id(f->text))
        return fail(f, f->text.ptr,
                    "an id is a number, a hyphen and a name, as 04-exact-then-range");
    f->l->id = arena_slice(&f->l->arena, f->text).ptr;
    struct slice number = {f->text.ptr, (size_t)(strchr(f->l->id, '-') - f->l->id)};
    f->l->number = arena_slice(&f->l->arena, number).ptr;
    return ERR_OK;
}

static enum err read_minutes(struct front *f)
{
    if (!place_read_int(f->text, &f->l->minutes) || f->l->minutes < 1 || f->l->minutes > 600)
        return fail(f, f->text.ptr, "expected minutes, a whole number");
    return ERR_OK;
}

static enum err read_needs(struct front *f)
{
    enum err err = read_words(f, &f->l->needs, &f->l->need_count);
    for (size_t i = 0; !err && i < f->l->need_count; i++)
        if (!is_lesson_id(f->l->needs[i]))
            err = fail(f, f->l->needs[i].ptr, "expected the ids of lessons");
    return err;
}

static enum err read_facts(struct front *f)
{
    return read_words(f, &f->l->facts, &f->l->fact_count);
}

static enum err read_seed(struct front *f, struct slice value)
{
    uint64_t seed = 0;
    for (size_t i = 0; i < value.len; i++) {
        if (value.ptr[i] < '0' || value.ptr[i] > '9' || seed > (UINT64_MAX - 9) / 10)
            return fail(f, value.ptr, "expected a seed, a whole number");
        seed = seed * 10 + (uint64_t)(value.ptr[i] - '0');
    }
    if (value.len == 0)
        return fail(f, value.ptr, "expected a seed, a whole number");
    f->l->seed = seed;
    return ERR_OK;
}

/* Words `name=value`: the seed and parameters of the model. */
static enum err read_engine(struct front *f)
{
    struct engine_config config = engine_config_default();
    struct slice *word, name[WORDS_MAX], value[WORDS_MAX];
    size_t words, count = 0;
    enum err err = read_words(f, &word, &words);
    for (size_t i = 0; !err && i < words; i++) {
        const char *eq = memchr(word[i].ptr, '=', word[i].len);
        if (!eq)
            return fail(f, word[i].ptr, "expected NAME=VALUE");
        name[count] = (struct slice){word[i].ptr, (size_t)(eq - word[i].ptr)};
        value[count] = (struct slice){eq + 1, word[i].len - name[count].len - 1};
        for (size_t k = 0; k < i; k++)
            if (slice_begins(word[k], (struct slice){word[i].ptr, name[count].len + 1}))
                return fail(f, word[i].ptr, "this setting is given twice");
        if (slice_is(name[count], "seed")) {
            err = read_seed(f, value[count]);
            continue;
        }
        struct errinfo why = {0};
        if (engine_config_set(&config, name[count], value[count], &why))
            return fail(f, word[i].ptr, why.text);
        count++;
    }
    f->l->setting = arena_memdup(&f->l->arena, name, count * sizeof name[0]);
    f->l->setting_value = arena_memdup(&f->l->arena, value, count * sizeof value[0]);
    f->l->setting_count = count;
    return err;
}

static enum err read_size(struct front *f)
{
    const char *x = memchr(f->text.ptr, 'x', f->text.len);
    size_t left = x ? (size_t)(x - f->text.ptr) : 0;
    struct slice h = x ? (struct slice){x + 1, f->text.len - left - 1} : SLICE_NONE;
    if (!x || !place_read_int((struct slice){f->text.ptr, left}, &f->l->width) ||
        !place_read_int(h, &f->l->height) || f->l->width < 60 || f->l->height < 18 ||
        f->l->width > 500 || f->l->height > 200)
        return fail(f, f->text.ptr, "expected a screen of 60x18 or more, as 80x24");
    return ERR_OK;
}

static enum err read_lang(struct front *f)
{
    f->l->lang = f->text;
    return ERR_OK;
}

static const struct {
    const char *key;
    enum err (*read)(struct front *f);
} keys[] = {{"id", read_id},       {"minutes", read_minutes}, {"needs", read_needs},
            {"facts", read_facts}, {"engine", read_engine},   {"size", read_size},
            {"lang", read_lang}};
enum { KEYS = sizeof keys / sizeof keys[0] };

static enum err read_line(struct front *f, unsigned *seen)
{
    const char *colon = memchr(f->line.ptr, ':', f->line.len);
    const char *names[KEYS + 1] = {NULL};
    if (f->line.len > LIMIT_FRONT_LINE_BYTES)
        return err_at(f->why, f->number, 1, ERR_LIMIT,
                      "a line of the front matter has at most %d bytes, this one %zu",
                      LIMIT_FRONT_LINE_BYTES, f->line.len);
    if (!colon)
        return fail(f, f->line.ptr,
                    "expected `key: text`, or `---` at the end of the front matter");
    f->key = (struct slice){f->line.ptr, (size_t)(colon - f->line.ptr)};
    f->text = slice_trim((struct slice){colon + 1, f->line.len - f->key.len - 1});
    for (size_t i = 0; i < KEYS; i++) {
        names[i] = keys[i].key;
        if (!slice_is(f->key, keys[i].key))
            continue;
        if (*seen & 1u << i)
            return fail(f, f->key.ptr, "this key is given twice");
        *seen |= 1u << i;
        if (f->text.len == 0)
            return fail(f, f->line.ptr + f->line.len, "a key without a text");
        return keys[i].read(f);
    }
    return place_unknown((struct place){f->number, 1}, "key", f->key, names, f->why);
}

enum err front_read(struct lesson *l, struct slice text, struct slice *ret_rest, int *ret_line,
                    struct errinfo *why)
{
    struct front f = {.l = l, .number = 1, .why = why};
    unsigned seen = 0;
    struct slice rest = text;
    l->seed = 42;
    l->width = 60;
    l->height = 18;
    l->lang = SLICE("en");
    if (!place_next_line(&rest, &f.line) || !slice_is(f.line, "---"))
        return err_at(why, 1, 1, ERR_LAB, "a lesson begins with front matter: a line `---`");
    while (place_next_line(&rest, &f.line)) {
        f.number++;
        if (slice_is(f.line, "---")) {
            if (!l->id)
                return err_at(why, 1, 1, ERR_LAB, "the front matter has no `id`");
            *ret_rest = rest;
            *ret_line = f.number + 1;
            return ERR_OK;
        }
        if (f.number > LIMIT_FRONT_LINES + 1)
            return err_at(why, f.number, 1, ERR_LIMIT, "the front matter has more than %d lines",
                          LIMIT_FRONT_LINES);
        enum err err = read_line(&f, &seen);
        if (err)
            return err;
    }
    return err_at(why, 1, 1, ERR_LAB, "the front matter opened here is not closed by `---`");
}
