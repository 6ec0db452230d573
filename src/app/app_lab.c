#include "config.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "app/app_int.h"
#include "lab/complete.h"
#include "view/fmt.h"

/* The open lab: a prompt and the picture of what was typed. */

static struct lab *make_lab(const struct app *a)
{
    struct lab_settings s = lab_settings_default();
    const char *folders[] = {a->config.folder ? a->config.folder : ".", ".", NULL};
    s.seed = a->config.seed;
    s.config.seed = a->config.seed;
    s.folders = folders;
    s.data = a->data;
    return lab_new(&s);
}

/* --- running --------------------------------------------------------------------------- */

static void command_ended(struct app *a, enum lab_outcome outcome, struct slice output)
{
    said_add_output(&a->said, output);
    struct picture_event e = {.lab = a->lab,
                              .command = &a->running.command[0],
                              .output = output,
                              .worked = outcome == LAB_OK || outcome == LAB_UNMET,
                              .chooses = true};
    picture_after(&a->picture, &e, a->now_us);
}

/* Runs what is in a->pending: one command. */
static void run_pending(struct app *a)
{
    struct errinfo why;
    struct buf out = BUF_INIT;
    struct script_source source = {.text = buf_slice(&a->pending), .kind = SCRIPT_PROMPT};
    script_done(&a->running);
    if (script_parse(&a->running, &source, &why)) {
        script_print_error(source.text, &why, &out);
        said_add_output(&a->said, buf_slice(&out));
    } else if (a->running.count > 0) {
        enum lab_outcome outcome = lab_start(a->lab, &a->running.command[0], &out);
        a->has_running = outcome == LAB_RUNNING;
        if (a->has_running) {
            picture_time(&a->picture, a->lab, &a->running.command[0], a->now_us);
            app_pace_start(a, a->lab);
        } else {
            command_ended(a, outcome, buf_slice(&out));
        }
    }
    buf_done(&out);
    buf_clear(&a->pending);
}

static void end_running(struct app *a, bool cut)
{
    struct buf out = BUF_INIT;
    enum lab_outcome outcome = cut ? lab_cut(a->lab, &out) : lab_finish(a->lab, &out);
    a->has_running = false;
    a->pace.is_paused = false;
    command_ended(a, outcome, buf_slice(&out));
    buf_done(&out);
}

bool app_lab_open(struct app *a, const char *script, struct errinfo *why)
{
    a->at = APP_LAB;
    a->lab = make_lab(a);
    a->has_left = false;
    picture_clear(&a->picture);
    said_clear(&a->said);
    struct script s = {0};
    struct script_source source = {.text = slice_of(script ? script : ""), .kind = SCRIPT_AUTO};
    if (script_parse(&s, &source, why)) {
        script_done(&s);
        return false;
    }
    for (int i = 0; i < s.count; i++) {
        struct buf out = BUF_INIT;
        said_add_command(&a->said, "> ", s.command[i].text);
        lab_run(a->lab, &s.command[i], &out);
        said_add_output(&a->said, buf_slice(&out));
        buf_done(&out);
    }
    script_done(&s);
    if (a->said.count == 0)
        said_add(&a->said, STYLE_QUIET,
                 SLICE("An empty lab. `help` lists the commands, `help put` explains one."));
    picture_take(&a->picture, a->lab, a->now_us, false);
    return true;
}

void app_lab_close(struct app *a)
{
    lab_free(a->lab);
    a->lab = NULL;
    script_done(&a->running);
    a->has_running = false;
}

/* --- the prompt ------------------------------------------------------------------------ */

static size_t common_prefix(const struct complete *c)
{
    size_t n = strlen(c->words[0]);
    for (size_t i = 1; i < c->count; i++)
        for (size_t k = 0; k < n; k++)
            if (c->words[i][k] != c->words[0][k])
                n = k;
    return n;
}

void app_lab_complete(struct app *a, struct lab *lab)
{
    struct complete c = {0};
    struct edit *e = &a->edit;
    complete_prompt(lab, (struct slice){buf_str(&e->text), e->text.len}, e->at, &c);
    if (c.count == 1) {
        edit_replace(e, c.from, slice_of(c.words[0]));
        edit_insert(e, SLICE(" "));
    } else if (c.count > 1) {
        size_t n = common_prefix(&c);
        if (n > e->at - c.from)
            edit_replace(e, c.from, (struct slice){c.words[0], n});
        struct buf b = BUF_INIT;
        for (size_t i = 0; i < c.count; i++)
            buf_printf(&b, "%s%s", i ? "  " : "  ", c.words[i]);
        said_add(&a->said, STYLE_QUIET, buf_slice(&b));
        buf_done(&b);
    }
    complete_done(&c);
}

bool app_lab_entered(struct app *a, const char *label)
{
    struct slice line = buf_slice(&a->edit.text);
    bool first = a->pending.len == 0;
    said_add_command(&a->said, first ? label : "  ", line.len ? line : SLICE(" "));
    edit_remember(&a->edit, line);
    buf_limit(&a->pending, 1 << 20);
    buf_add_slice(&a->pending, line);
    edit_clear(&a->edit);
    if (script_needs_more(buf_slice(&a->pending))) {
        buf_add_char(&a->pending, '\n');
        return false;
    }
    return true;
}

static void enter(struct app *a)
{
    struct slice text = slice_trim(buf_slice(&a->edit.text));
    if (text.len == 0 && a->pending.len == 0)
        return;
    if (a->pending.len == 0 && bind_word(MODE_LAB, text) == ACT_AWS) {
        edit_clear(&a->edit);
        app_open_aws(a, SHOW_AWS);
        return;
    }
    if (a->pending.len == 0 && slice_begins(text, SLICE("view "))) {
        struct slice name = slice_trim((struct slice){text.ptr + 5, text.len - 5});
        int view = view_find(name);
        if (view >= 0 && !(a->picture.is_pinned && (int)a->picture.pin == view)) {
            picture_pin(&a->picture, (enum view_id)view);
            edit_remember(&a->edit, text);
            edit_clear(&a->edit);
            return;
        }
    }
    if (app_lab_entered(a, "> "))
        run_pending(a);
}

/* A word of the lab for a key: undo, reset. */
static void run_word(struct app *a, struct slice word)
{
    edit_set(&a->edit, word);
    buf_clear(&a->pending);
    if (app_lab_entered(a, "> "))
        run_pending(a);
}

static void ask_reset(struct app *a)
{
    if (a->asks_reset) {
        a->asks_reset = false;
        run_word(a, SLICE("reset"));
        return;
    }
    a->asks_reset = true;
    said_add(&a->said, STYLE_QUIET, SLICE("R once more empties the lab."));
}

static void step_back(struct app *a)
{
    if (a->has_running) {
        end_running(a, true);
    } else if (a->has_left) {
        a->has_left = false;
    } else if (a->edit.text.len > 0 || a->pending.len > 0) {
        edit_clear(&a->edit);
        buf_clear(&a->pending);
    } else {
        a->has_left = true;
    }
}

void app_lab_key(struct app *a, enum act act, struct keypress k)
{
    struct layout l = layout_make(a->w, a->h, LAYOUT_LAB);
    int page = l.said.h > 2 ? l.said.h - 2 : 1;
    bool prompt = !a->has_running && !a->has_left;
    switch (act) {
    case ACT_ESC:
        step_back(a);
        return;
    case ACT_LEAVE:
        app_leave(a);
        return;
    case ACT_TAB:
        if (prompt)
            app_lab_complete(a, a->lab);
        a->has_left = false;
        return;
    case ACT_ENTER:
        if (prompt)
            enter(a);
        a->has_left = false;
        return;
    case ACT_PAGE_UP:
    case ACT_PAGE_DOWN:
        said_scroll(&a->said, act == ACT_PAGE_UP ? page : -page, l.said.h - 1, l.said.w - 2);
        return;
    case ACT_UNDO:
        run_word(a, SLICE("undo"));
        return;
    case ACT_RESET:
        ask_reset(a);
        return;
    default:
        break;
    }
    if (!prompt)
        return;
    if (k.ctrl && k.code == 'D' && a->edit.text.len == 0)
        app_leave(a);
    else
        edit_key(&a->edit, k);
}

/* --- time ------------------------------------------------------------------------------ */

void app_lab_tick(struct app *a)
{
    if (!a->has_running)
        return;
    if (!lab_step(a->lab, app_pace_until(a))) {
        end_running(a, false);
        return;
    }
    app_follow(a, a->lab);
}

/* --- drawing --------------------------------------------------------------------------- */

void app_lab_draw_prompt(const struct app *a, const struct pen *p, const char *label)
{
    int rows = p->r.h;
    struct pen said = canvas_part(p, 0, 0, p->r.w, rows - 1);
    said_draw(&a->said, &said, a->at == APP_LAB ? "PgUp" : "");
    bool focus = !a->has_left && !a->picture.v.in_picture;
    edit_draw(&a->edit, p, rows - 1, a->pending.len > 0 ? ".." : label, focus);
}

static void draw_running(const struct app *a, const struct pen *p)
{
    struct buf b = BUF_INIT;
    struct pen said = canvas_part(p, 0, 0, p->r.w, p->r.h - 2);
    said_draw(&a->said, &said, a->at == APP_LAB ? "PgUp" : "");
    if (app_rejection_line(a, p->r.w, &b))
        said_draw_line(p, p->r.h - 2, STYLE_HOT, buf_slice(&b));
    buf_clear(&b);
    app_running_line(a, &b);
    said_draw_line(p, p->r.h - 1, STYLE_TEXT, buf_slice(&b));
    buf_done(&b);
}

static void draw_title(const struct app *a, const struct pen *p, bool is_wide)
{
    struct buf b = BUF_INIT;
    const struct snap_table *t = view_table_of(a->picture.snap);
    view_table_name(a->picture.snap, &b);
    if (t)
        buf_printf(&b, "   %s item%s", fmt_count(t->items).s, t->items == 1 ? "" : "s");
    else
        buf_add_str(&b, "Make a table: create table AppData (UserId S, SK S)");
    struct frame_title title = {.text = buf_slice(&b), .after = ""};
    frame_title(p, &title, is_wide);
    buf_done(&b);
}

void app_lab_draw(struct app *a, struct canvas *c)
{
    struct layout l = layout_make(a->w, a->h, LAYOUT_LAB);
    struct pen all = canvas_pen(c);
    struct frame_header h = {
        .title = "open lab", .has_time = true, .has_seed = true, .seed = lab_seed(a->lab)};
    app_draw_header(a, &all, &h);
    struct pen p = canvas_part(&all, l.stage.x, l.stage.y, l.stage.w, l.stage.h);
    picture_draw(&a->picture, &p, a->now_us);
    struct pen title = canvas_part(&all, l.title.x, l.title.y, l.title.w, l.title.h);
    p = canvas_part(&all, l.said.x, l.said.y, l.said.w, l.said.h);
    if (!app_detail_draw(a, &title, &p, l.is_wide)) {
        draw_title(a, &title, l.is_wide);
        if (a->has_running)
            draw_running(a, &p);
        else
            app_lab_draw_prompt(a, &p, ">");
    }
    app_draw_keys(a, &all);
}
