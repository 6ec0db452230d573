#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app_int.h"
#include "base/xalloc.h"
#include "view/fmt.h"

/* The lessons there are, how far each has come, what the chosen one says. */

bool app_menu_open(struct app *a, struct errinfo *why)
{
    if (!a->data) {
        err_set(why, ERR_IO, "no lessons found");
        return false;
    }
    char *folder = xasprintf("%s/lessons", a->data);
    bool ok = course_load(folder, &a->course, why) == ERR_OK;
    free(folder);
    for (size_t i = 0; ok && a->progress && i < a->course.count; i++) {
        struct slice id = slice_of(a->course.lesson[i].id);
        if (!progress_lesson(a->progress, id).is_ended) {
            a->menu_at = (int)i;
            break;
        }
    }
    return ok;
}

static struct progress_lesson state_of(const struct app *a, int i)
{
    if (!a->progress)
        return (struct progress_lesson){0};
    return progress_lesson(a->progress, slice_of(a->course.lesson[i].id));
}

static void open_lesson(struct app *a)
{
    struct errinfo why;
    if (a->course.count == 0)
        return;
    buf_clear(&a->note);
    if (!app_lesson_open(a, a->course.lesson[a->menu_at].folder, &why)) {
        app_note(a, "%s", why.text);
        a->at = APP_MENU;
    }
}

void app_menu_key(struct app *a, enum act act)
{
    int last = (int)a->course.count - 1;
    switch (act) {
    case ACT_DOWN:
        a->menu_at = a->menu_at < last ? a->menu_at + 1 : last;
        break;
    case ACT_UP:
        a->menu_at = a->menu_at > 0 ? a->menu_at - 1 : 0;
        break;
    case ACT_ENTER:
        open_lesson(a);
        break;
    case ACT_LAB: {
        struct errinfo why;
        app_lab_open(a, NULL, &why);
        break;
    }
    case ACT_LEAVE:
        a->is_over = true;
        break;
    default:
        break;
    }
}

/* --- drawing --------------------------------------------------------------------------- */

/* Columns at 80 and at 60 columns. */
struct columns {
    int mark, number, title, minutes;
};

static void draw_mark(const struct pen *p, int x, int y, const struct progress_lesson *s, bool here)
{
    if (here) {
        canvas_sign(p, x, y, SIGN_CHOSEN, STYLE_POINT);
        canvas_text(p, x + 2, y, STYLE_POINT, "here");
    } else if (s->is_ended && s->skipped > s->passed) {
        canvas_text(p, x, y, STYLE_QUIET, "- skipped");
    } else if (s->is_ended) {
        canvas_sign(p, x, y, SIGN_OK, STYLE_QUIET);
        canvas_text(p, x + 2, y, STYLE_QUIET, "done");
    } else if (s->is_begun) {
        canvas_text(p, x + 2, y, STYLE_QUIET, "begun");
    }
}

static void draw_lesson(const struct app *a, const struct pen *p, int y, int i,
                        const struct columns *col)
{
    const struct course_lesson *l = &a->course.lesson[i];
    struct progress_lesson s = state_of(a, i);
    bool here = i == a->menu_at;
    enum style style = here ? STYLE_STRONG : s.is_ended ? STYLE_QUIET : STYLE_TEXT;
    char text[32];
    draw_mark(p, col->mark, y, &s, here);
    canvas_right(p, col->number + 2, y, style, app_number(l->number));
    canvas_text(p, col->title, y, style, l->title);
    if (s.points_max > 0)
        snprintf(text, sizeof text, "%d of %d", s.points, s.points_max);
    else
        snprintf(text, sizeof text, "%d min", l->minutes);
    canvas_right(p, col->minutes, y, style, text);
}

static void draw_group(const struct pen *p, int y, const char *group, int room)
{
    char text[64];
    size_t n = 0;
    for (; group[n] && n < sizeof text - 1; n++)
        text[n] = group[n] >= 'a' && group[n] <= 'z' ? (char)(group[n] - 32) : group[n];
    text[n] = 0;
    struct slice s = {text, n};
    if ((int)n <= room) {
        canvas_slice(p, 1, y, STYLE_QUIET, s);
        return;
    }
    /* Two rows, broken behind a comma or at the last blank that fits. */
    const char *comma = strchr(text, ',');
    size_t at = comma && comma - text < room ? (size_t)(comma - text) + 1 : (size_t)room;
    while (at > 0 && text[at] != ' ')
        at--;
    canvas_slice(p, 1, y, STYLE_QUIET, (struct slice){text, at ? at : (size_t)room});
    if (at)
        canvas_slice(p, 1, y + 1, STYLE_QUIET, (struct slice){text + at + 1, n - at - 1});
}

static void draw_header(const struct app *a, const struct pen *p)
{
    int done = 0, minutes = 0;
    for (int i = 0; i < (int)a->course.count; i++) {
        bool ended = state_of(a, i).is_ended;
        done += ended;
        minutes += ended ? 0 : a->course.lesson[i].minutes;
    }
    char right[96], left[48];
    if (minutes >= 60)
        snprintf(left, sizeof left, "about %d h %d min to go", minutes / 60, minutes % 60);
    else
        snprintf(left, sizeof left, "about %d min to go", minutes);
    snprintf(right, sizeof right, "%d of %zu done   %s   ? keys", done, a->course.count,
             minutes ? left : "all done");
    canvas_fill(p, (struct rect){0, 0, p->r.w, 1}, ' ', STYLE_HEADER);
    canvas_text(p, 1, 0, STYLE_HEADER, "keyglass");
    canvas_right(p, p->r.w - 1, 0, STYLE_HEADER, right);
}

/* The two lines of the first minute; later what the chosen lesson is about. */
static void draw_foot(const struct app *a, const struct pen *p)
{
    int y = p->r.h - 3;
    bool is_first = true;
    for (int i = 0; i < (int)a->course.count; i++)
        is_first &= !state_of(a, i).is_begun;
    if (a->note.len > 0) {
        said_draw_line(p, y + 1, STYLE_MISS, buf_slice(&a->note));
    } else if (is_first) {
        bool narrow = p->r.w < 78;
        canvas_text(p, 1, y - (narrow ? 1 : 0), STYLE_TEXT,
                    narrow ? "A database on many machines must decide which one keeps"
                           : "A database spread over many machines must decide which one keeps "
                             "your data.");
        if (narrow)
            canvas_text(p, 1, y, STYLE_TEXT, "your data. In DynamoDB, Amazon's database, a key");
        canvas_text(p, 1, y + 1, STYLE_TEXT,
                    narrow ? "decides. This shows you how. Press Enter."
                           : "In DynamoDB, Amazon's database, a key decides. This shows you how. "
                             "Press Enter.");
    } else if (a->course.count > 0) {
        const struct course_lesson *l = &a->course.lesson[a->menu_at];
        struct progress_lesson s = state_of(a, a->menu_at);
        int x = canvas_printf(p, 1, y + 1, STYLE_STRONG, "%s  %s", app_number(l->number), l->title);
        if (s.is_begun && s.beat > 0)
            canvas_printf(p, x + 3, y + 1, STYLE_QUIET, "beat %d", s.beat);
    }
}

void app_menu_draw(struct app *a, struct canvas *c)
{
    struct pen p = canvas_pen(c);
    /* Narrow, a block's name stands above its lessons. */
    bool narrow = a->w < 70;
    struct columns col =
        narrow ? (struct columns){1, 9, 13, a->w - 2} : (struct columns){21, 32, 36, 77};
    draw_header(a, &p);
    const char *group = "";
    int y = 2, last = a->h - 4;
    for (int i = 0; i < (int)a->course.count && y < last; i++) {
        const struct course_lesson *l = &a->course.lesson[i];
        if (strcmp(group, l->group) != 0) {
            y += i > 0 ? 1 : 0;
            draw_group(&p, y, l->group, narrow ? a->w - 2 : col.mark - 2);
            y += narrow ? 1 : 0;
        }
        group = l->group;
        draw_lesson(a, &p, y++, i, &col);
    }
    draw_foot(a, &p);
    app_draw_keys(a, &p);
}
