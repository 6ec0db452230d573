#include "config.h"

#include "lesson/task.h"

#include "lab/check.h"
#include "lesson/markdown.h"
#include "lesson/place.h"

enum { WHEN_MAX = 16 };

static enum err read_when(struct arena *a, struct slice line, int number, struct check **ret,
                          struct errinfo *why)
{
    struct slice text = {line.ptr + 5, line.len - 5};
    struct reader r = reader_of(text);
    r.first_line = number;
    r.first_col = 6;
    return check_parse(a, &r, CHECK_WHEN, ret, why);
}

enum err task_read_wrong(struct arena *a, struct slice body, int line, struct lesson_wrong *w,
                         struct errinfo *why)
{
    struct check *when[WHEN_MAX];
    struct slice rest = body, message = body, text;
    int number = line;
    w->line = line - 1;
    while (place_next_line(&rest, &text) && slice_begins(text, SLICE("when "))) {
        if (w->when_count == WHEN_MAX)
            return err_at(why, number, 1, ERR_LIMIT, "a wrong fence has at most %d `when` lines",
                          WHEN_MAX);
        enum err err = read_when(a, text, number, &when[w->when_count++], why);
        if (err)
            return err;
        number++;
        message = rest;
    }
    if (w->when_count == 0)
        return err_at(why, line, 1, ERR_LAB, "a wrong fence begins with `when ` and a check");
    w->when = arena_memdup(a, when, (size_t)w->when_count * sizeof when[0]);
    struct markdown_source src = {
        .text = message, .first_line = number, .first_col = 1, .is_inner = true};
    enum err err = markdown_read_prose(a, &src, &w->message, why);
    if (!err && w->message.count == 0)
        err = err_at(why, line - 1, 1, ERR_LAB, "a wrong fence without a message");
    return err;
}

enum err task_read_checks(struct arena *a, struct slice body, int line, struct lesson_exercise *e,
                          struct errinfo *why)
{
    struct reader r = reader_of(body);
    r.first_line = line;
    return check_parse_fence(a, &r, &e->check, &e->check_count, why);
}
