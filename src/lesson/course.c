#include "config.h"

#include "lesson/course.h"

#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lesson/front.h"
#include "lesson/place.h"

enum { COURSE_LESSONS_MAX = 100 };

struct index {
    struct course *c;
    const char *folder, *file;
    const char *group;
    int line;
    struct errinfo *why;
};

static enum err fail(const struct index *in, const char *text)
{
    return err_set(in->why, ERR_LAB, "%s:%d:1: %s", in->file, in->line, text);
}

/* The title after the front matter: the first line that begins with "# ". */
static const char *find_title(struct arena *a, struct slice rest)
{
    struct slice line;
    while (place_next_line(&rest, &line))
        if (slice_begins(line, SLICE("# ")))
            return arena_slice(a, slice_trim((struct slice){line.ptr + 2, line.len - 2})).ptr;
    return "";
}

static enum err read_head(struct index *in, const char *path, struct course_lesson *ret)
{
    struct buf text = BUF_INIT;
    struct lesson head = {0};
    struct errinfo why = {0};
    struct arena *a = &in->c->arena;
    struct slice rest;
    int line;
    enum err err = file_read(path, LIMIT_LESSON_BYTES, &text, &why);
    if (!err) {
        struct slice all = arena_slice(a, buf_slice(&text));
        if (slice_begins(all, SLICE("\xef\xbb\xbf")))
            all = (struct slice){all.ptr + 3, all.len - 3};
        err = front_read(&head, all, &rest, &line, &why);
    }
    if (err) {
        err = why.line ? err_set(in->why, err, "%s:%d:%d: %s", path, why.line, why.col, why.text)
                       : err_set(in->why, err, "%s: %s", path, why.text);
    } else {
        ret->id = arena_printf(a, "%s", head.id);
        ret->number = arena_printf(a, "%s", head.number);
        ret->minutes = head.minutes;
        ret->needs = arena_memdup(a, head.needs, head.need_count * sizeof *head.needs);
        ret->need_count = head.need_count;
        ret->title = find_title(a, rest);
    }
    arena_done(&head.arena);
    buf_done(&text);
    return err;
}

static enum err add_lesson(struct index *in, struct slice name)
{
    struct course *c = in->c;
    if (c->count == COURSE_LESSONS_MAX)
        return fail(in, "too many lessons");
    if (name.len == 0 || memchr(name.ptr, '/', name.len))
        return fail(in, "expected the name of a lesson's folder beside this file");
    struct course_lesson *l = &c->lesson[c->count];
    l->folder = arena_printf(&c->arena, "%s/%.*s", in->folder, SLICE_ARG(name));
    l->group = in->group;
    char *path = xasprintf("%s/lesson.md", l->folder);
    enum err err = read_head(in, path, l);
    free(path);
    c->count += !err;
    return err;
}

static enum err read_line(struct index *in, struct slice line)
{
    static const char *const keys[] = {"title", "group", "lesson", NULL};
    const char *colon = memchr(line.ptr, ':', line.len);
    if (!colon)
        return fail(in, "expected `title:`, `group:` or `lesson:`");
    struct slice key = {line.ptr, (size_t)(colon - line.ptr)};
    struct slice text = slice_trim((struct slice){colon + 1, line.len - key.len - 1});
    if (slice_is(key, "lesson"))
        return add_lesson(in, text);
    const char *copy = arena_slice(&in->c->arena, text).ptr;
    if (slice_is(key, "group")) {
        in->group = copy;
        return ERR_OK;
    }
    if (!slice_is(key, "title")) {
        struct errinfo why = {0};
        place_unknown((struct place){in->line, 1}, "key", key, keys, &why);
        return fail(in, why.text);
    }
    in->c->title = copy;
    return ERR_OK;
}

enum err course_load(const char *folder, struct course *ret_course, struct errinfo *why)
{
    struct course c = {.title = ""};
    char *file = xasprintf("%s/course.index", folder);
    struct index in = {.c = &c, .folder = folder, .file = file, .group = "", .why = why};
    struct buf text = BUF_INIT;
    struct errinfo inner = {0};
    c.lesson = arena_alloc(&c.arena, COURSE_LESSONS_MAX * sizeof *c.lesson);
    enum err err = file_read(file, LIMIT_LESSON_BYTES, &text, &inner);
    if (err)
        err_set(why, err, "%s: %s", file, inner.text);
    struct slice rest = buf_slice(&text), line;
    while (!err && place_next_line(&rest, &line)) {
        in.line++;
        if (slice_trim(line).len && line.ptr[0] != '#')
            err = read_line(&in, line);
    }
    buf_done(&text);
    free(file);
    if (err)
        course_done(&c);
    else
        *ret_course = c;
    return err;
}

void course_done(struct course *c)
{
    arena_done(&c->arena);
    *c = (struct course){0};
}

const struct course_lesson *course_find(const struct course *c, struct slice name)
{
    int wanted, number;
    const struct course_lesson *found = NULL;
    bool is_number = place_read_int(name, &wanted);
    for (size_t i = 0; i < c->count; i++) {
        const struct course_lesson *l = &c->lesson[i];
        if (slice_is(name, l->id) ||
            (is_number && place_read_int(slice_of(l->number), &number) && number == wanted))
            return l;
    }
    for (size_t i = 0; !is_number && name.len && i < c->count; i++) {
        const struct course_lesson *l = &c->lesson[i];
        if (slice_begins(slice_of(l->id), name) ||
            slice_begins(slice_of(strchr(l->id, '-') + 1), name)) {
            if (found)
                return NULL;
            found = l;
        }
    }
    return found;
}
