#include "config.h"

#include "app/app.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app_int.h"
#include "app/lesson_draw.h"
#include "base/clock.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "view/fmt.h"

enum { FRAME_US = 33333, NUMBERS_US = 250000, INTERRUPT_US = 2000000 };

static struct app *app_make(const struct app_config *config)
{
    struct app *a = xcalloc(1, sizeof *a);
    a->config = *config;
    a->at = config->start;
    a->data = config->data ? xstrdup(config->data) : NULL;
    a->work = config->work ? xstrdup(config->work) : NULL;
    a->pace = (struct pace){.num = 1, .den = 1};
    a->choice = -1;
    picture_init(&a->picture, config->is_still);
    if (a->work)
        a->progress = progress_open(a->work, clock_stamp);
    return a;
}

void app_free(struct app *a)
{
    if (!a)
        return;
    app_lesson_close(a);
    app_lab_close(a);
    course_done(&a->course);
    progress_free(a->progress);
    picture_done(&a->picture);
    edit_done(&a->edit);
    said_done(&a->said);
    free(a->start);
    buf_done(&a->pending);
    buf_done(&a->note);
    buf_done(&a->aws);
    buf_done(&a->text_a);
    buf_done(&a->text_b);
    buf_done(&a->text_big);
    buf_done(&a->text_caption);
    free(a->order);
    free(a->data);
    free(a->work);
    free(a);
}

const char *app_warning(const struct app *a)
{
    return a->progress ? progress_warning(a->progress) : NULL;
}

/* One quiet line, once for each trouble. */
static void show_warning(struct app *a)
{
    const char *warning = app_warning(a);
    if (!warning || warning == a->warned)
        return;
    a->warned = warning;
    app_note(a, "%s", warning);
    if (a->at == APP_LESSON && bind_is_prompt(app_mode(a)))
        said_add(&a->said, STYLE_QUIET, buf_slice(&a->note));
}

bool app_is_over(const struct app *a)
{
    return a->is_over;
}

int app_theme(const struct app *a)
{
    return a->theme;
}

struct app *app_new(const struct app_config *config, struct errinfo *why)
{
    struct app *a = app_make(config);
    bool opened = false;
    switch (config->start) {
    case APP_MENU:
        a->has_menu = true;
        opened = app_menu_open(a, why);
        break;
    case APP_LESSON:
        opened = app_lesson_open(a, config->lesson, why);
        break;
    case APP_LAB:
        opened = app_lab_open(a, config->script, why);
        break;
    }
    if (opened) {
        show_warning(a);
        return a;
    }
    app_free(a);
    return NULL;
}

void app_resize(struct app *a, int w, int h)
{
    a->w = w < 0 ? 0 : w > CANVAS_SIDE_MAX ? CANVAS_SIDE_MAX : w;
    a->h = h < 0 ? 0 : h > CANVAS_SIDE_MAX ? CANVAS_SIDE_MAX : h;
}

void app_note(struct app *a, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    buf_clear(&a->note);
    buf_vprintf(&a->note, fmt, ap);
    va_end(ap);
}

void app_leave(struct app *a)
{
    app_lesson_close(a);
    app_lab_close(a);
    if (!a->has_menu) {
        a->is_over = true;
        return;
    }
    picture_clear(&a->picture);
    edit_clear(&a->edit);
    said_clear(&a->said);
    buf_clear(&a->pending);
    a->at = APP_MENU;
}

const char *app_number(const char *number)
{
    while (number[0] == '0' && number[1])
        number++;
    return number;
}

struct lab *app_present_lab(const struct app *a)
{
    if (a->at == APP_LESSON && a->player)
        return player_lab(a->player);
    return a->at == APP_LAB ? a->lab : NULL;
}

bool app_is_running(const struct app *a)
{
    if (a->at == APP_LESSON && a->player)
        return player_is_running(a->player);
    return a->at == APP_LAB && a->has_running;
}

enum mode app_mode(const struct app *a)
{
    if (a->overlay != OVERLAY_NONE)
        return MODE_LIST;
    if (a->at == APP_MENU)
        return MODE_MENU;
    if (a->picture.v.in_picture)
        return MODE_PICTURE;
    if (a->at == APP_LESSON)
        return app_lesson_mode(a);
    if (app_is_running(a))
        return MODE_RUN;
    return a->has_left ? MODE_LEFT : MODE_LAB;
}

/* --- keys ------------------------------------------------------------------------------ */

static const int speeds[][2] = {{1, 8}, {1, 4}, {1, 2}, {1, 1}, {2, 1}, {4, 1}, {8, 1}};

enum { SPEEDS = sizeof speeds / sizeof *speeds };

static void change_speed(struct app *a, int by)
{
    struct pace *p = &a->pace;
    int at = 0; /* the last speed that is not faster than the present one */
    for (int i = 0; i < SPEEDS; i++)
        if (speeds[i][0] * p->den <= p->num * speeds[i][1])
            at = i;
    at += by;
    at = at < 0 ? 0 : at >= SPEEDS ? SPEEDS - 1 : at;
    p->num = speeds[at][0];
    p->den = speeds[at][1];
}

/* False: there is nothing in it to point at. */
static bool can_enter_picture(const struct app *a)
{
    const struct picture *p = &a->picture;
    return p->snap && view_table[picture_view(p)].count(&p->v, p->snap) > 0;
}

static void enter_picture(struct app *a)
{
    struct picture *p = &a->picture;
    p->v.in_picture = true;
    p->v.cursor =
        picture_view(p) == VIEW_REQUESTS ? view_table[VIEW_REQUESTS].count(&p->v, p->snap) - 1 : 0;
}

static void open_help(struct app *a)
{
    a->overlay_mode = app_mode(a);
    a->overlay = OVERLAY_HELP;
    a->list_at = 0;
}

void app_open_aws(struct app *a, enum show_first first)
{
    struct lab *lab = app_present_lab(a);
    const struct history_request *pointed = app_detail_request(a), *q = pointed;
    const struct snap *s = a->picture.snap;
    if (app_is_running(a)) {
        a->pace.is_paused = true;
        if (!q && s && s->request_count > 0)
            q = &s->request[s->request_count - 1];
    }
    buf_clear(&a->aws);
    bool shown = lab && q && show_request(lab, q->number, first, &a->aws);
    if (!shown && pointed)
        buf_add_str(&a->aws, "This request is no longer kept.\n");
    else if (!shown && !(lab && show_last(lab, &a->aws)))
        buf_add_str(&a->aws, "Nothing was asked yet: no operation, nothing to show.\n");
    a->overlay = OVERLAY_AWS;
    a->list_at = 0;
}

static void pin_view(struct app *a, struct keypress k)
{
    for (int i = 0; i < VIEW_COUNT; i++)
        if ((uint32_t)view_table[i].digit == k.code)
            picture_pin(&a->picture, (enum view_id)i);
    if (picture_view(&a->picture) == VIEW_REQUESTS && app_is_running(a))
        a->pace.is_paused = true; /* 1,300 lines a second teach nothing */
}

/* What means the same wherever it is bound; false: the screen's own affair. */
static bool common_act(struct app *a, enum act act, struct keypress k)
{
    struct view_state *v = &a->picture.v;
    switch (act) {
    case ACT_HELP:
        open_help(a);
        return true;
    case ACT_AWS:
        app_open_aws(a, SHOW_AWS);
        return true;
    case ACT_THEME:
        a->theme++;
        return true;
    case ACT_VIEW:
        pin_view(a, k);
        return true;
    case ACT_METER:
        v->meter = v->meter == VIEW_READS ? VIEW_BUSIER : (enum view_meter)(v->meter + 1);
        return true;
    case ACT_REJECTED:
        v->rejected_only = !v->rejected_only;
        v->cursor = view_table[picture_view(&a->picture)].count(v, a->picture.snap) - 1;
        return true;
    case ACT_PAUSE:
        a->pace.is_paused = !a->pace.is_paused;
        return true;
    case ACT_STEP:
        a->pace.is_paused = true;
        a->pace.steps_us += 100000;
        return true;
    case ACT_FASTER:
    case ACT_SLOWER:
        change_speed(a, act == ACT_FASTER ? 1 : -1);
        return true;
    case ACT_NORMAL:
        a->pace.num = a->pace.den = 1;
        return true;
    default:
        return false;
    }
}

static bool picture_key(struct app *a, enum act act)
{
    int page = a->h / 2 > 0 ? a->h / 2 : 1;
    switch (act) {
    case ACT_DOWN:
        picture_move(&a->picture, 1);
        return true;
    case ACT_UP:
        picture_move(&a->picture, -1);
        return true;
    case ACT_PAGE_DOWN:
        picture_move(&a->picture, page);
        return true;
    case ACT_PAGE_UP:
        picture_move(&a->picture, -page);
        return true;
    case ACT_ESC:
    case ACT_TAB:
        a->picture.v.in_picture = false;
        return true;
    case ACT_ENTER:
        if (!app_detail_request(a))
            return false;
        app_open_aws(a, SHOW_JSON);
        return true;
    default:
        return false;
    }
}

/* A window of which nothing is shown takes no key but the way out. */
static bool is_too_small(const struct app *a)
{
    return a->w < LAYOUT_MIN_W || a->h < LAYOUT_MIN_H;
}

static void screen_key(struct app *a, enum act act, struct keypress k)
{
    switch (a->at) {
    case APP_MENU:
        app_menu_key(a, act);
        break;
    case APP_LESSON:
        app_lesson_key(a, act, k);
        break;
    case APP_LAB:
        app_lab_key(a, act, k);
        break;
    }
}

void app_key(struct app *a, struct keypress k, int64_t now_us)
{
    if (now_us > a->now_us)
        a->now_us = now_us;
    if (a->is_over)
        return;
    if (is_too_small(a)) {
        if (k.code == 'q' && !k.ctrl && !k.alt)
            a->is_over = true;
        return;
    }
    enum mode mode = app_mode(a);
    enum act act = bind_find(mode, k);
    if (act != ACT_RESET)
        a->asks_reset = false;
    /* What moves is completed at once; going on then needs a second press. */
    bool moved = picture_moves(&a->picture, a->now_us) && a->picture.act_count > 0;
    picture_finish(&a->picture);
    if (moved && act == ACT_NEXT)
        return;
    if (a->overlay != OVERLAY_NONE) {
        if (act == ACT_THEME)
            a->theme++;
        else
            app_list_key(a, act);
        return;
    }
    if (bind_is_prompt(mode) && k.code == '?' && !k.alt && !k.ctrl && a->edit.text.len == 0 &&
        a->pending.len == 0)
        act = ACT_HELP;
    if (common_act(a, act, k))
        return;
    if (mode == MODE_PICTURE && picture_key(a, act))
        return;
    if (act == ACT_TAB && !bind_is_prompt(mode) && (mode != MODE_LEFT || can_enter_picture(a))) {
        if (can_enter_picture(a))
            enter_picture(a);
        return;
    }
    screen_key(a, act, k);
    show_warning(a);
}

void app_interrupt(struct app *a, int64_t now_us)
{
    if (now_us > a->now_us)
        a->now_us = now_us;
    if (a->is_over)
        return;
    if (a->interrupt_us > 0 && a->now_us - a->interrupt_us < INTERRUPT_US) {
        a->is_over = true;
        return;
    }
    a->interrupt_us = a->now_us;
    if (app_is_running(a)) {
        screen_key(a, ACT_ESC, (struct keypress){.code = KEYS_ESC});
        return;
    }
    edit_clear(&a->edit);
    buf_clear(&a->pending);
    app_note(a, "Ctrl-C once more leaves");
    if (a->at == APP_LAB)
        said_add(&a->said, STYLE_QUIET, buf_slice(&a->note));
}

/* --- time ------------------------------------------------------------------------------ */

void app_pace_start(struct app *a, struct lab *lab)
{
    /* Of every table: the traffic's comes into focus only when it has begun. */
    const struct snap *s = a->picture.snap;
    a->start_count = s ? s->table_count : 0;
    a->start = xrealloc(a->start, (size_t)a->start_count, sizeof *a->start);
    for (int i = 0; i < a->start_count; i++)
        a->start[i] = (struct app_totals){s->table[i].accepted_total, s->table[i].rejected_total};
    a->pace.wall_us = a->now_us;
    a->pace.until_us = lab_now_us(lab);
    a->pace.is_paused = false;
    a->pace.steps_us = 0;
}

int64_t app_pace_until(struct app *a)
{
    struct pace *p = &a->pace;
    int64_t passed = a->now_us - p->wall_us;
    p->wall_us = a->now_us;
    if (passed > NUMBERS_US)
        passed = NUMBERS_US;
    if (!p->is_paused)
        p->until_us += passed * p->num / p->den;
    p->until_us += p->steps_us;
    p->steps_us = 0;
    return p->until_us;
}

void app_follow(struct app *a, struct lab *lab)
{
    bool moved = !a->picture.snap || lab_now_us(lab) != a->picture.snap->now_us;
    if (moved && (a->now_us - a->picture.snap_us >= NUMBERS_US || a->pace.is_paused))
        picture_take(&a->picture, lab, a->now_us, true);
}

void app_tick(struct app *a, int64_t now_us)
{
    if (now_us > a->now_us)
        a->now_us = now_us;
    if (a->is_over)
        return;
    picture_tick(&a->picture, a->now_us);
    if (a->at == APP_LESSON)
        app_lesson_tick(a);
    else if (a->at == APP_LAB)
        app_lab_tick(a);
}

int64_t app_next_us(const struct app *a, int64_t now_us)
{
    struct motion typed = {MOTION_TYPED, a->typed_us, 40};
    if (a->is_over)
        return INT64_MAX;
    if (picture_moves(&a->picture, now_us))
        return now_us + FRAME_US;
    if (a->typed_us > 0 && !motion_is_over(&typed, now_us))
        return now_us + FRAME_US;
    if (app_is_running(a) && (!a->pace.is_paused || a->pace.steps_us > 0))
        return now_us + FRAME_US;
    return INT64_MAX;
}

/* --- drawing --------------------------------------------------------------------------- */

void app_draw_header(const struct app *a, const struct pen *p, const struct frame_header *h)
{
    struct frame_header full = *h;
    const struct snap *s = a->picture.snap;
    if (a->pace.is_paused && app_is_running(a))
        full.banner = "PAUSED";
    full.now_us = s ? s->now_us : 0;
    full.scale = s ? s->scale : 1;
    full.speed_num = a->pace.num;
    full.speed_den = a->pace.den;
    frame_header(p, &full);
}

/* Takes the entry of that key off the line; returns how many are left. */
static int drop_key(struct frame_key *keys, int count, const char *key)
{
    int left = 0;
    for (int i = 0; i < count; i++)
        if (strcmp(keys[i].key, key) != 0)
            keys[left++] = keys[i];
    return left;
}

void app_draw_keys(const struct app *a, const struct pen *p)
{
    int count;
    enum mode mode = app_mode(a);
    const struct frame_key *line = bind_line(mode, &count);
    if (mode == MODE_PICTURE && app_detail_request(a))
        line = bind_line_requests(&count);
    struct frame_key keys[12];
    char range[8];
    assert(count <= 12);
    memcpy(keys, line, (size_t)count * sizeof *keys);
    if (mode == MODE_PREDICT)
        keys[0] = app_lesson_choices(a, range);
    if (mode == MODE_RUN && a->at == APP_LESSON && player_mode(a->player) != PLAYER_FORK)
        keys[0] = (struct frame_key){"Esc", "to its end"};
    if (mode == MODE_PICTURE && !(app_is_running(a) && a->pace.is_paused))
        count = drop_key(keys, count, "P"); /* there is nothing that could go on */
    if (mode == MODE_LEFT && !can_enter_picture(a))
        count = drop_key(keys, count, "Tab");
    if (mode == MODE_LIST && a->overlay != OVERLAY_BEATS)
        count = drop_key(keys, count, "Enter"); /* there is nothing to open */
    if (mode == MODE_WATCH && a->lesson->has_time) {
        /* Where time runs it can be stopped; room for that comes from the card. */
        for (int i = 1; i < count; i++)
            if (strcmp(keys[i].key, "i") == 0) {
                keys[i] = keys[i - 1];
                keys[i - 1] = (struct frame_key){"P", "pause"};
            }
    }
    if (mode == MODE_WATCH && player_is_running(a->player))
        count = drop_key(keys, count, "F"); /* no copy is made of what is under way */
    struct pen foot = canvas_part(p, 0, p->r.h - 1, p->r.w, 1);
    frame_keys(&foot, keys, count);
}

void app_running_line(const struct app *a, struct buf *out)
{
    const struct snap *s = a->picture.snap;
    const struct snap_table *t = view_table_of(s);
    if (!t)
        return;
    int focus = s->focus;
    struct app_totals start = focus < a->start_count ? a->start[focus] : (struct app_totals){0};
    if (t->base >= 0 && t->accepted_total + t->rejected_total == start.accepted + start.rejected) {
        focus = t->base; /* an index is looked at while its table is asked */
        t = &s->table[focus];
        start = focus < a->start_count ? a->start[focus] : (struct app_totals){0};
    }
    uint64_t accepted = t->accepted_total - start.accepted,
             rejected = t->rejected_total - start.rejected;
    bool writes = t->write.used + t->write.rejected >= t->read.used + t->read.rejected;
    const struct snap_meter *m = writes ? &t->write : &t->read;
    struct lab *lab = app_present_lab(a);
    if (accepted + rejected == 0 && lab && lab_is_running(lab)) {
        buf_printf(out, "clock %s", fmt_time(s->now_us).s);
        buf_printf(out, " of %s", fmt_time(lab_end_us(lab)).s);
        return;
    }
    /* Saved units can carry a table over what it has a second; it is full then, not fuller. */
    int64_t used = m->used < m->ceiling ? m->used : m->ceiling;
    buf_printf(out, "offered %s", fmt_count(accepted + rejected).s);
    buf_printf(out, " | accepted %s", fmt_count(accepted).s);
    buf_printf(out, " | rejected %s", fmt_count(rejected).s);
    buf_printf(out, " | table used %s", fmt_share(used, m->ceiling).s);
}

bool app_rejection_line(const struct app *a, int width, struct buf *out)
{
    const struct snap *s = a->picture.snap;
    const struct snap_table *t = view_table_of(s);
    const struct history_request *q = NULL;
    for (int i = s ? s->request_count - 1 : -1; i >= 0 && !q; i--)
        if (err_is_throttle(s->request[i].err) &&
            (s->request[i].table == s->focus || s->request[i].by == s->focus))
            q = &s->request[i];
    if (!t || !q)
        return false;
    /* An index that has no room turns the table's write away: its name says where. */
    char place[LIMIT_TABLE_NAME_MAX + 16];
    bool by_index = q->by >= 0 && q->by != q->table && s->table[q->by].name;
    int n = by_index ? snprintf(place, sizeof place, "%s ", s->table[q->by].name) : 0;
    snprintf(place + n, sizeof place - (size_t)n, "P%d", by_index ? q->by_part : q->part);
    if (by_index && q->by_part < 0)
        place[n - 1] = 0;
    if (q->table >= 0 && s->table[q->table].name)
        t = &s->table[q->table];
    if (width >= 70 && by_index) /* the hash is not that of the index's key */
        buf_printf(out, "✗ REJ  %s %s=%s  %s  %s", fmt_op(q->op), t->pk_name, q->key, place,
                   reason_names[q->reason]);
    else if (width >= 70)
        buf_printf(out, "✗ REJ  %s %s=%s  %s  %s  %s", fmt_op(q->op), t->pk_name, q->key,
                   fmt_hash(q->hash).s, place, reason_names[q->reason]);
    else
        buf_printf(out, "✗ REJ  %s  %s", place, reason_names[q->reason]);
    return true;
}

void app_draw(struct app *a, struct canvas *c)
{
    canvas_resize(c, a->w, a->h);
    struct pen p = canvas_pen(c);
    if (a->is_over)
        return;
    if (is_too_small(a)) {
        frame_too_small(&p);
        return;
    }
    if (a->overlay != OVERLAY_NONE) {
        app_list_draw(a, c);
        return;
    }
    switch (a->at) {
    case APP_MENU:
        app_menu_draw(a, c);
        break;
    case APP_LESSON:
        lesson_draw_screen(a, c);
        break;
    case APP_LAB:
        app_lab_draw(a, c);
        break;
    }
}
