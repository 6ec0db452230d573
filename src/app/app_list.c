#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/app_int.h"
#include "view/width.h"

/* What takes the whole screen for a while: help, the list of beats, the card. */

/* --- help ------------------------------------------------------------------------------ */

static bool is_row(const struct app *a, const struct bind *b, enum bind_group group)
{
    return b->group == group && b->help && (b->modes >> a->overlay_mode & 1);
}

static const char *const group_names[BIND_GROUPS] = {"go", "look", "time", "do"};

/* One group from row y on; returns the row behind it. */
static int help_group(const struct app *a, const struct pen *p, int y, enum bind_group group)
{
    int keys = 0;
    for (const struct bind *b = bind_table; b->keys; b++)
        if (is_row(a, b, group) && width_of(slice_of(b->show)) > keys)
            keys = width_of(slice_of(b->show));
    if (keys == 0)
        return y;
    canvas_text(p, 0, y++, STYLE_QUIET, group_names[group]);
    for (const struct bind *b = bind_table; b->keys; b++) {
        if (!is_row(a, b, group))
            continue;
        canvas_text(p, 0, y, STYLE_KEY, b->show);
        canvas_text(p, keys + 2, y++, STYLE_TEXT, b->help);
    }
    return y + 1;
}

/* Go and time left, look and do right; below each other where it is narrow. */
static int help_groups(const struct app *a, const struct pen *p)
{
    struct pen right = canvas_part(p, 40, 0, p->r.w - 40, p->r.h);
    bool wide = p->r.w >= 74;
    const struct pen *second = wide ? &right : p;
    int left_y = help_group(a, p, 0, BIND_GO);
    left_y = help_group(a, p, left_y, BIND_TIME);
    int y = help_group(a, second, wide ? 0 : left_y, BIND_LOOK);
    y = help_group(a, second, y, BIND_DO);
    return y > left_y ? y : left_y;
}

static int help_prompt(const struct app *a, const struct pen *p, int y)
{
    if (!bind_is_prompt(a->overlay_mode))
        return y;
    canvas_text(p, 0, y++, STYLE_TEXT, "In a prompt: the same keys with Alt, or Esc first.");
    int x = 0;
    for (const struct bind *b = bind_table; b->keys; b++) {
        if (!b->word || bind_word(a->overlay_mode, slice_of(b->word)) == ACT_NONE)
            continue;
        if (x == 0)
            x = canvas_text(p, x, y, STYLE_TEXT, "Or the word:") + 2;
        x = canvas_text(p, x, y, STYLE_KEY, b->word) + 2;
    }
    return x > 0 ? y + 2 : y + 1;
}

/* "views   1 dial  2 partitions ...": what the digits mean. */
static int help_views(const struct app *a, const struct pen *p, int y)
{
    bool bound = false;
    for (const struct bind *b = bind_table; b->keys; b++)
        bound |= b->act == ACT_VIEW && (b->modes >> a->overlay_mode & 1);
    if (!bound)
        return y;
    int x = canvas_text(p, 0, y, STYLE_TEXT, "views") + 3;
    for (int i = 0; i < VIEW_COUNT; i++) {
        const struct view_class *v = &view_table[i];
        if (x + 2 + width_of(slice_of(v->name)) > p->r.w) {
            x = 8;
            y++;
        }
        canvas_put(p, x, y, (uint32_t)v->digit, STYLE_KEY);
        x = canvas_text(p, x + 2, y, STYLE_TEXT, v->name) + 3;
    }
    return y + 2;
}

static int help_signs(const struct pen *p, int y)
{
    static const char *const rows[] = {
        "signs   ◦ idle   ✓ ok, passed   ▴ WARM, 80 % and up",
        "        ✱ HOT!, rejecting   ✗ REJ, refused, not passed",
        "        ▸ chosen   ▐ the run   .. cut short",
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        canvas_text(p, 0, y++, STYLE_TEXT, rows[i]);
    return y;
}

/* Draws at any height (a pen higher than the screen clips); returns its rows. */
static int draw_help(const struct app *a, const struct pen *p)
{
    int y = help_groups(a, p);
    y = help_prompt(a, p, y);
    y = help_views(a, p, y);
    return help_signs(p, y);
}

/* --- beats ----------------------------------------------------------------------------- */

static const char *beat_word(const struct lesson_beat *b)
{
    switch (b->kind) {
    case BEAT_OPEN:
    case BEAT_PAUSE:
        return "";
    case BEAT_COMMAND:
        return "a command";
    case BEAT_PREDICT:
        return "a prediction";
    case BEAT_EXERCISE:
        return "an exercise";
    }
    return "";
}

static int draw_beats(const struct app *a, const struct pen *p)
{
    const struct lesson *l = a->lesson;
    int step = -1;
    for (int i = 0; i < l->beat_count; i++) {
        const struct lesson_beat *b = &l->beat[i];
        bool here = i == a->list_at;
        enum style style = here ? STYLE_STRONG : STYLE_TEXT;
        if (here)
            canvas_sign(p, 0, i, SIGN_CHOSEN, STYLE_POINT);
        char number[16];
        snprintf(number, sizeof number, "%d", i + 1);
        canvas_right(p, 5, i, style, number);
        struct slice title = lesson_beat_title(l, i);
        title.len = width_fit(title, p->r.w - 26);
        if (b->step != step)
            canvas_slice(p, 8, i, style, title);
        step = b->step;
        canvas_text(p, p->r.w - 16, i, STYLE_QUIET, beat_word(b));
    }
    return l->beat_count;
}

/* --- the card -------------------------------------------------------------------------- */

static int draw_card(const struct app *a, const struct pen *p)
{
    if (!a->lesson || a->lesson->card.count == 0) {
        canvas_text(p, 0, 0, STYLE_QUIET,
                    a->lesson ? "This lesson has no card."
                              : "A lesson's card opens in the lesson.");
        return 1;
    }
    return frame_words(p, 0, &a->lesson->card, 0);
}

/* Every rung of a passed exercise. */
static int draw_hints(const struct app *a, const struct pen *p)
{
    const struct player_exercise *x = player_exercise(a->player);
    int y = 0;
    for (int i = 0; x && i < LESSON_RUNGS - 1; i++) {
        if (x->spec->hint[i].count == 0)
            continue;
        canvas_printf(p, 1, y++, STYLE_QUIET, "hint %d", i + 1);
        y = frame_words(p, y, &x->spec->hint[i], 0) + 1;
    }
    return y;
}

/* --- as AWS CLI and JSON ---------------------------------------------------------------- */

/* Lines wider than the screen are broken, not cut: they can be copied. */
static int draw_aws(const struct app *a, const struct pen *p)
{
    struct slice rest = buf_slice(&a->aws);
    int y = 0;
    while (rest.len) {
        const char *end = memchr(rest.ptr, '\n', rest.len);
        struct slice line = {rest.ptr, end ? (size_t)(end - rest.ptr) : rest.len};
        size_t taken = line.len + (end != NULL);
        do {
            struct slice part = {line.ptr, width_fit(line, p->r.w)};
            if (part.len == 0)
                part.len = line.len;
            canvas_slice(p, 0, y++, STYLE_TEXT, part);
            line = (struct slice){line.ptr + part.len, line.len - part.len};
        } while (line.len);
        rest = (struct slice){rest.ptr + taken, rest.len - taken};
    }
    return y;
}

/* --- keys and frame --------------------------------------------------------------------- */

static int draw_body(const struct app *a, const struct pen *p)
{
    switch (a->overlay) {
    case OVERLAY_HELP:
        return draw_help(a, p);
    case OVERLAY_BEATS:
        return draw_beats(a, p);
    case OVERLAY_CARD:
        return draw_card(a, p);
    case OVERLAY_HINT:
        return draw_hints(a, p);
    case OVERLAY_AWS:
        return draw_aws(a, p);
    case OVERLAY_NONE:
        break;
    }
    return 0;
}

static void move_list(struct app *a, int by)
{
    int at = a->list_at + by, most = a->overlay == OVERLAY_BEATS ? a->lesson->beat_count - 1 : 4000;
    a->list_at = at < 0 ? 0 : at > most ? most : at;
}

void app_list_key(struct app *a, enum act act)
{
    int page = a->h - 5 > 1 ? a->h - 5 : 1;
    switch (act) {
    case ACT_DOWN:
        move_list(a, 1);
        break;
    case ACT_UP:
        move_list(a, -1);
        break;
    case ACT_PAGE_DOWN:
        move_list(a, page);
        break;
    case ACT_PAGE_UP:
        move_list(a, -page);
        break;
    case ACT_ENTER:
        if (a->overlay == OVERLAY_BEATS) {
            a->overlay = OVERLAY_NONE;
            app_lesson_jump(a, a->list_at);
            break;
        }
        a->overlay = OVERLAY_NONE;
        break;
    case ACT_ESC:
    case ACT_LEAVE:
    case ACT_HELP:
        a->overlay = OVERLAY_NONE;
        break;
    default:
        break;
    }
}

static const char *overlay_title(const struct app *a)
{
    switch (a->overlay) {
    case OVERLAY_HELP:
        return bind_mode_title(a->overlay_mode);
    case OVERLAY_BEATS:
        return "beats";
    case OVERLAY_CARD:
        return "card";
    case OVERLAY_HINT:
        return "hints";
    case OVERLAY_AWS:
        return "the same request, said their way";
    case OVERLAY_NONE:
        break;
    }
    return "";
}

void app_list_draw(struct app *a, struct canvas *c)
{
    struct pen p = canvas_pen(c);
    canvas_fill(&p, (struct rect){0, 0, a->w, 1}, ' ', STYLE_HEADER);
    int x = canvas_text(&p, 1, 0, STYLE_HEADER, "keyglass") + 2;
    canvas_text(&p, x, 0, STYLE_HEADER, overlay_title(a));
    canvas_right(&p, a->w - 1, 0, STYLE_HEADER, "Esc back");
    /* Once on nothing, to know the rows; then scrolled so that the last one can be seen. */
    struct pen none = canvas_part(&p, 0, 0, a->w, 0);
    struct pen measure = none;
    measure.r = (struct rect){0, 0, a->w - 4, 1 << 12};
    int rows = draw_body(a, &measure), room = a->h - 4;
    int most = rows > room ? rows - room : 0, from = a->list_at;
    if (a->overlay == OVERLAY_BEATS)
        from = a->list_at - room + 3; /* two rows of margin */
    from = from < 0 ? 0 : from > most ? most : from;
    if (a->overlay != OVERLAY_BEATS)
        a->list_at = from;
    struct pen window = canvas_part(&p, 2, 2, a->w - 4, room);
    struct pen body = canvas_part(&window, 0, -from, a->w - 4, rows > room ? rows : room);
    draw_body(a, &body);
    if (from > 0)
        canvas_printf(&p, 2, 1, STYLE_QUIET, "▴ %d more", from);
    if (from < most)
        canvas_printf(&p, 2, a->h - 2, STYLE_QUIET, "▾ %d more", most - from);
    app_draw_keys(a, &p);
}
