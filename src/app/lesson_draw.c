#include "config.h"

#include "app/lesson_draw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app_int.h"
#include "view/fmt.h"
#include "view/width.h"

static const struct predict *prediction(const struct app *a)
{
    const struct lesson_beat *b = &a->lesson->beat[player_beat(a->player)];
    return b->kind == BEAT_PREDICT ? &a->lesson->predict[b->of] : NULL;
}

/* --- watching -------------------------------------------------------------------------- */

/* The typed part of the shown command: all of it once the motion is over. */
static size_t typed_bytes(const struct app *a, struct slice command)
{
    struct motion m = {MOTION_TYPED, a->typed_us, (int)command.len};
    if (a->typed_us == 0 || motion_is_over(&m, a->now_us))
        return command.len;
    size_t n = (size_t)motion_between(0, (int64_t)command.len, motion_at(&m, a->now_us));
    while (n < command.len && (command.ptr[n] & 0xc0) == 0x80)
        n++;
    return n;
}

/* A command and its output, in as many rows as there are. */
struct answer {
    const struct app *a;
    struct said *s;
    int rows, width;
};

static void add_cut(struct answer *w, const struct said_line *l)
{
    struct buf b = BUF_INIT;
    struct slice line = slice_of(l->text);
    struct said_line like = *l;
    /* Of a throttle the reason matters: said shorter, not cut. */
    bool reason = slice_find(line, SLICE("Exception ")) && slice_begins(line, SLICE("  "));
    if (reason && app_rejection_line(w->a, w->width + 2, &b))
        like.style = STYLE_HOT;
    else
        said_shorten(line, w->width, &b);
    said_add_like(w->s, &like, buf_slice(&b));
    buf_done(&b);
}

/* The receipt, and how many lines had no room before it. */
static void add_receipt(struct answer *w, const struct said_line *l, size_t hidden)
{
    struct buf more = BUF_INIT, b = BUF_INIT;
    if (hidden > 0) {
        buf_add_str(&more, "   ");
        said_more(hidden, "", &more);
        if (width_of(slice_of(l->text)) + width_of(buf_slice(&more)) > w->width) {
            buf_clear(&more);
            buf_printf(&more, "  (%zu more)", hidden);
        }
    }
    said_shorten(slice_of(l->text), w->width - width_of(buf_slice(&more)), &b);
    buf_add_slice(&b, buf_slice(&more));
    said_add(w->s, l->style, buf_slice(&b));
    buf_done(&more);
    buf_done(&b);
}

/* The first lines and the last one, which is the receipt; each cut to a row.  What is left
 * out is counted. */
static void add_short(struct answer *w, const struct said *all)
{
    size_t from = w->rows > 1 ? 0 : 1; /* without the command */
    size_t last = all->count - 1, shown = w->rows > 1 ? (size_t)w->rows - 1 : 0;
    bool has_note = shown > 2 && last - from > shown;
    shown -= has_note;
    size_t end = from + shown < last ? from + shown : last;
    for (size_t i = from; i < end; i++)
        add_cut(w, &all->line[i]);
    if (has_note) {
        struct buf b = BUF_INIT;
        buf_add_str(&b, "  ");
        said_more(last - end, "", &b);
        said_add(w->s, STYLE_QUIET, buf_slice(&b));
        buf_done(&b);
    }
    size_t hidden = 0;
    for (size_t i = end; i < last && !has_note; i++)
        hidden += !all->line[i].is_command;
    if (all->count > from)
        add_receipt(w, &all->line[last], hidden);
}

static void add_answer(struct answer *w, const struct player_said *said, size_t typed)
{
    struct said all = {0};
    bool refused = said->outcome == LAB_REFUSED;
    said_add_command(&all, "> ", (struct slice){said->command.ptr, typed});
    if (typed == said->command.len)
        said_add_output(&all, said->output);
    if (said_rows(&all, w->width, w->rows + 1) <= w->rows)
        for (size_t i = 0; i < all.count; i++)
            said_add_like(w->s, &all.line[i], slice_of(all.line[i].text));
    else if (refused) /* the whole refusal, though it wraps */
        for (size_t i = w->rows > 4 ? 0 : 1; i < all.count && i < 3; i++)
            said_add_like(w->s, &all.line[i], slice_of(all.line[i].text));
    else
        add_short(w, &all);
    said_done(&all);
}

static void add_commands(const struct app *a, struct said *s, int rows, int width)
{
    struct answer w = {a, s, rows, width};
    int count = player_said_count(a->player);
    for (int i = 0; i < count; i++) {
        struct player_said said = player_said(a->player, i);
        if (said.is_hidden || !said.is_shown || !said.has_run)
            continue;
        add_answer(&w, &said, typed_bytes(a, said.command));
    }
}

/* "✓ you predicted b", of the run that has just shown it. */
static void add_shown_predictions(const struct app *a, struct said *s)
{
    for (int i = 0;; i++) {
        int at = player_shown_prediction(a->player, i);
        if (at < 0)
            return;
        const struct player_prediction *p = player_prediction(a->player, at);
        if (!p->first || p->is_skipped)
            continue;
        struct buf b = BUF_INIT;
        buf_printf(&b, "%s you predicted: %s", p->is_right && p->tries == 1 ? "✓" : "✗", p->first);
        said_add(s, STYLE_QUIET, buf_slice(&b));
        buf_done(&b);
    }
}

static void add_running(const struct app *a, struct said *s, int width)
{
    struct buf b = BUF_INIT;
    if (app_rejection_line(a, width, &b))
        said_add(s, STYLE_HOT, buf_slice(&b));
    buf_clear(&b);
    app_running_line(a, &b);
    said_add(s, STYLE_TEXT, buf_slice(&b));
    buf_done(&b);
}

/* "USER#42  hash 840fa301  is between 80 and bf: P2     (hash: XXH3, our choice)" */
static void draw_typing(const struct app *a, const struct pen *p)
{
    size_t n = player_trail_count(a->player);
    int y = p->r.h - 1;
    if (a->note.len > 0 && p->r.h > 1) {
        said_draw_line(p, y - 1, STYLE_QUIET, buf_slice(&a->note));
    } else if (n > 0 && p->r.h > 1) {
        struct player_mark m = player_trail(a->player, n - 1);
        const struct snap *s = a->picture.snap;
        int at = view_part_of(s, m.hash);
        struct buf key = BUF_INIT;
        fmt_key(&key, slice_of(m.text), 24);
        int x = canvas_slice(p, 1, y - 1, STYLE_TEXT, buf_slice(&key)) + 2;
        buf_done(&key);
        x = canvas_printf(p, x, y - 1, STYLE_TEXT, "hash %s", fmt_hash(m.hash).s) + 2;
        if (at >= 0)
            x = canvas_printf(p, x, y - 1, STYLE_TEXT, "is between %02x and %02x: P%d",
                              (unsigned)(s->part[at].lo >> 56), (unsigned)(s->part[at].hi >> 56),
                              s->part[at].id) +
                5;
        if (x + 25 < p->r.w)
            canvas_text(p, x, y - 1, STYLE_QUIET, "(hash: XXH3, our choice)");
    }
    int x = canvas_text(p, 1, y, STYLE_STRONG, "key>") + 1;
    struct slice typed = player_typed(a->player);
    struct pen line = canvas_part(p, x, y, p->r.w - x - 1, 1);
    size_t skip = width_fit_tail(typed, line.r.w - 1);
    if (skip > 0)
        typed = (struct slice){typed.ptr + skip, typed.len - skip};
    int end = canvas_slice(&line, 0, 0, STYLE_TYPED, typed);
    canvas_cursor(&line, end, 0);
}

/* The words zone and the said zone as one, so that long outputs may use free rows. */
static struct pen join(const struct pen *words, const struct pen *said)
{
    struct pen whole = *words;
    whole.r.h = said->r.y + said->r.h - words->r.y;
    whole.clip.h = said->clip.y + said->clip.h - words->clip.y;
    return whole;
}

static void draw_watching(const struct app *a, const struct pen *words, const struct pen *said)
{
    const struct prose *text = lesson_words(a->lesson, player_beat(a->player));
    struct pen whole = join(words, said);
    int used = frame_words(words, 0, text, 0);
    bool typing = app_mode(a) == MODE_TYPE;
    if (typing) {
        draw_typing(a, said);
        return;
    }
    int rows = whole.r.h - used - (used > 0 ? 1 : 0);
    rows = rows < said->r.h ? said->r.h : rows;
    struct said lines = {0};
    if (player_is_running(a->player)) {
        add_running(a, &lines, said->r.w);
    } else {
        add_shown_predictions(a, &lines);
        add_commands(a, &lines, rows, said->r.w - 2);
    }
    if (a->note.len > 0)
        said_add(&lines, STYLE_QUIET, buf_slice(&a->note));
    struct pen foot = canvas_part(&whole, 0, whole.r.h - rows, whole.r.w, rows);
    if (rows == 1 && lines.count > 0) {
        const struct said_line *last = &lines.line[lines.count - 1];
        said_draw_line(&foot, 0, last->style, slice_of(last->text));
    } else {
        said_draw(&lines, &foot, "");
    }
    said_done(&lines);
}

/* --- predictions ----------------------------------------------------------------------- */

static int draw_option(const struct app *a, const struct pen *p, int y, int i)
{
    const struct predict *q = prediction(a);
    const struct player_prediction *s = player_prediction(a->player, (int)(q - a->lesson->predict));
    bool struck = s->struck >> i & 1, chosen = i == a->choice || (s->is_done && i == s->chosen);
    enum style style = struck ? STYLE_STRUCK : chosen ? STYLE_STRONG : STYLE_TEXT;
    if (struck)
        canvas_sign(p, 1, y, SIGN_NO, STYLE_MISS);
    else if (s->is_done && s->is_right && i == s->chosen)
        canvas_sign(p, 1, y, SIGN_OK, STYLE_OK);
    else if (chosen)
        canvas_sign(p, 1, y, SIGN_CHOSEN, STYLE_POINT);
    canvas_put(p, 3, y, (uint32_t)('a' + i), style);
    struct pen text = canvas_part(p, 6, y, p->r.w - 6 - (struck ? 16 : 0), p->r.h - y);
    int rows = frame_words(&text, 0, &q->option[i].text, 0);
    rows = rows < 1 ? 1 : rows;
    canvas_restyle(p, (struct rect){7, y, p->r.w - 8, rows}, style);
    if (struck && p->r.w > 40)
        canvas_right(p, p->r.w - 4, y, STYLE_STRUCK, "not this one");
    return y + rows;
}

static int draw_order(const struct app *a, const struct pen *p, int y)
{
    const struct predict *q = prediction(a);
    for (int i = 0; i < a->order_count; i++, y++) {
        bool here = i == a->choice;
        if (here)
            canvas_sign(p, 1, y, SIGN_CHOSEN, STYLE_POINT);
        canvas_printf(p, 3, y, STYLE_QUIET, "%d", i + 1);
        canvas_slice(p, 7, y, here ? STYLE_STRONG : STYLE_TEXT, q->thing[a->order[i]]);
    }
    return y;
}

static bool is_typed_answer(const struct predict *q)
{
    return q->kind == PREDICT_NUMBER || q->kind == PREDICT_POINT;
}

/* "The answer is 6." */
static void add_right_answer(const struct predict *q, struct buf *out)
{
    const struct predict_option *o = &q->option[q->right];
    const char *dots = slice_find(o->source, SLICE(".."));
    if (q->kind == PREDICT_CHOICE)
        buf_printf(out, " The answer is %c.", 'a' + q->right);
    else if (q->kind == PREDICT_NUMBER && dots)
        buf_printf(out, " The answer is from %.*s to %.*s.", (int)(dots - o->source.ptr),
                   o->source.ptr, (int)(o->source.ptr + o->source.len - dots - 2), dots + 2);
    else
        buf_printf(out, " The answer is %.*s.", SLICE_ARG(o->source));
}

static void add_message(const struct app *a, struct said *s)
{
    const struct predict *q = prediction(a);
    const struct player_prediction *state =
        player_prediction(a->player, (int)(q - a->lesson->predict));
    const struct prose *m = player_message(a->player);
    if (a->note.len > 0)
        said_add(s, STYLE_QUIET, buf_slice(&a->note));
    if (state->tries == 0 && a->note.len > 0)
        return;
    if (state->tries == 0) {
        said_add(s, STYLE_QUIET, SLICE("Nothing has run yet. Commit first, then look."));
        return;
    }
    struct buf b = BUF_INIT;
    buf_add_str(&b, state->is_right ? "✓ " : "✗ ");
    if (m)
        prose_print(m, &b);
    else
        buf_add_str(&b, "Not this one.");
    while (b.len > 0 && b.ptr[b.len - 1] == '\n')
        b.len--;
    if (!state->is_done)
        buf_add_str(&b, " One more try, then we run it.");
    else if (!state->is_right) {
        add_right_answer(q, &b);
        buf_add_str(&b, " Space runs it.");
    }
    said_add(s, state->is_right ? STYLE_TEXT : STYLE_MISS, buf_slice(&b));
    buf_done(&b);
}

static void draw_predicting(const struct app *a, const struct pen *words, const struct pen *said)
{
    const struct predict *q = prediction(a);
    struct pen whole = join(words, said);
    bool asks = is_typed_answer(q) && player_mode(a->player) == PLAYER_PREDICTING;
    struct said lines = {0};
    add_message(a, &lines);
    int below = said_rows(&lines, whole.r.w - 2, 4) + (asks ? 1 : 0);
    below = below < said->r.h ? said->r.h : below;
    /* The message may take the question's rows, never an option's. */
    struct pen upper = canvas_part(&whole, 0, 0, whole.r.w, whole.r.h - below);
    bool has_message = player_message(a->player) != NULL;
    int options = q->kind == PREDICT_ORDER ? a->order_count : asks ? 0 : q->option_count;
    int y = 0;
    if (!(has_message && frame_words_rows(&q->question, whole.r.w, 0) + options > upper.r.h))
        y = frame_words(&upper, 0, &q->question, 0);
    if (q->kind == PREDICT_ORDER)
        y = draw_order(a, &upper, y);
    else if (!is_typed_answer(q))
        for (int i = 0; i < q->option_count; i++)
            y = draw_option(a, &upper, y, i);
    struct pen foot = canvas_part(&whole, 0, whole.r.h - below, whole.r.w, below - (asks ? 1 : 0));
    said_draw(&lines, &foot, "");
    if (asks)
        edit_draw(&a->edit, &whole, whole.r.h - 1,
                  q->kind == PREDICT_NUMBER ? "your number>" : "your answer>", !a->has_left);
    said_done(&lines);
}

/* --- exercises ------------------------------------------------------------------------- */

static void points_text(const struct check_entry *c, const struct exercise_verdict *v, char out[32])
{
    int all = c->check->points;
    bool late = v->mark == MARK_OPEN && (c->check->has_seeds || c->check->after.len > 0);
    if (late)
        snprintf(out, 32, "at end");
    else if (v->mark == MARK_OPEN)
        out[0] = 0;
    else
        snprintf(out, 32, "%d of %d", v->mark == MARK_PASS ? all : 0, all);
}

static int draw_sentence(const struct pen *p, int y, const struct check_entry *c,
                         const struct exercise_verdict *v)
{
    char points[32];
    points_text(c, v, points);
    if (v->mark == MARK_PASS)
        canvas_sign(p, 2, y, SIGN_OK, STYLE_OK);
    else if (v->mark != MARK_OPEN)
        canvas_sign(p, 2, y, SIGN_NO, STYLE_MISS);
    int room = p->r.w - 4 - 11;
    struct slice rest = c->sentence;
    enum style style = v->mark == MARK_PASS ? STYLE_QUIET : STYLE_TEXT;
    canvas_right(p, p->r.w - 4, y, STYLE_QUIET, points);
    do {
        size_t n = width_fit(rest, room), at = n;
        while (n < rest.len && at > 0 && rest.ptr[at] != ' ')
            at--;
        n = n < rest.len && at > 0 ? at : n;
        if (n == 0)
            break;
        canvas_slice(p, 4, y++, style, (struct slice){rest.ptr, n});
        rest = slice_trim((struct slice){rest.ptr + n, rest.len - n});
    } while (rest.len > 0);
    return y;
}

/* The list at any height; *ret_first (may be NULL): row of the first that does not hold. */
static int draw_list(const struct app *a, const struct pen *p, int *ret_first)
{
    const struct player_exercise *x = player_exercise(a->player);
    if (ret_first)
        *ret_first = 0;
    if (!x)
        return 0;
    bool passed = player_mode(a->player) == PLAYER_PASSED, found = false;
    int y = passed ? 0 : frame_words(p, 0, &x->spec->task, 0);
    for (size_t i = 0; i < x->spec->check_count; i++) {
        if (x->spec->check[i].check->show == CHECK_SHOW_NEVER)
            continue;
        bool fails = x->verdict[i].mark != MARK_PASS && x->verdict[i].mark != MARK_OPEN;
        if (ret_first && fails && !found) {
            *ret_first = y;
            found = true;
        }
        y = draw_sentence(p, y, &x->spec->check[i], &x->verdict[i]);
    }
    return y;
}

/* A pen on which nothing shows, as high as any list. */
static struct pen measure(const struct pen *p, int width)
{
    struct pen m = canvas_part(p, 0, 0, 0, 0);
    m.r.w = width;
    m.r.h = 1000;
    return m;
}

static struct pen no_pen(struct canvas *c)
{
    canvas_init(c, false);
    return canvas_pen(c);
}

int lesson_draw_list_rows(const struct app *a, int width)
{
    struct canvas c;
    struct pen none = no_pen(&c), m = measure(&none, width);
    return draw_list(a, &m, NULL);
}

int lesson_draw_first(const struct app *a, int width, int height)
{
    struct canvas c;
    struct pen none = no_pen(&c), m = measure(&none, width);
    int first, rows = draw_list(a, &m, &first), most = rows > height ? rows - height : 0;
    return first < most ? first : most;
}

/* What is out of sight: the sign in the first column and, where no points stand in
 * the row, the number. */
static void draw_edge(const struct pen *p, int y, enum sign sign, int more)
{
    char text[32];
    int w = p->r.w;
    if (more <= 0 || p->r.h < 1)
        return;
    canvas_sign(p, 0, y, sign, STYLE_QUIET);
    for (int x = w - 14; x < w; x++)
        if (x < 0 || canvas_cell(p->c, p->r.x + x, p->r.y + y)->cp != ' ')
            return;
    snprintf(text, sizeof text, "%d more, %s", more, sign == SIGN_UP ? "PgUp" : "PgDn");
    canvas_right(p, w - 1, y, STYLE_QUIET, text);
}

int lesson_draw_list_height(const struct app *a, int words, int said)
{
    bool is_free = a->said.count == 0 && a->pending.len == 0 && !player_is_running(a->player);
    return words + (is_free && said > 0 ? said - 1 : 0);
}

static void draw_exercise(const struct app *a, const struct pen *words, const struct pen *said)
{
    struct pen whole = join(words, said);
    int w = words->r.w, h = lesson_draw_list_height(a, words->r.h, said->r.h);
    int rows = lesson_draw_list_rows(a, w);
    int at = a->words_at >= 0 ? a->words_at : lesson_draw_first(a, w, h);
    struct pen seen = canvas_part(&whole, 0, 0, w, h);
    struct pen list = canvas_part(&seen, 0, -at, w, rows > h ? rows : h);
    draw_list(a, &list, NULL);
    draw_edge(&seen, h - 1, SIGN_DOWN, rows - at - h);
    draw_edge(&seen, 0, SIGN_UP, at);
    if (player_is_running(a->player)) {
        struct said lines = {0};
        add_running(a, &lines, said->r.w);
        said_draw(&lines, said, "");
        said_done(&lines);
        return;
    }
    app_lab_draw_prompt(a, said, player_mode(a->player) == PLAYER_FORK ? "fork>" : ">");
}

/* What is now true, theirs, and another that is as good. */
static void draw_passed(const struct app *a, const struct pen *words, const struct pen *said)
{
    struct pen whole = join(words, said);
    int y = draw_list(a, &whole, NULL) + 1;
    struct buf closing = BUF_INIT, yours = BUF_INIT, other = BUF_INIT;
    player_card(a->player, &closing, &yours, &other);
    struct said lines = {0};
    if (closing.len > 0) {
        said_add_output(&lines, buf_slice(&closing));
        said_add(&lines, STYLE_TEXT, SLICE(""));
    }
    if (yours.len > 0)
        said_add_command(&lines, "yours     ", buf_slice(&yours));
    if (other.len > 0)
        said_add_command(&lines, "as good   ", buf_slice(&other));
    int rows = said_rows(&lines, whole.r.w - 2, whole.r.h), room = whole.r.h - y;
    if (rows > room)
        y = whole.r.h - rows > 0 ? whole.r.h - rows : 0;
    struct pen foot = canvas_part(&whole, 0, y, whole.r.w, rows);
    canvas_fill(&foot, (struct rect){0, 0, foot.r.w, rows}, ' ', STYLE_TEXT);
    said_draw(&lines, &foot, "");
    said_done(&lines);
    if (a->note.len > 0)
        said_draw_line(&whole, whole.r.h - 1, STYLE_STRONG, buf_slice(&a->note));
    buf_done(&closing);
    buf_done(&yours);
    buf_done(&other);
}

static void draw_below(const struct app *a, const struct pen *words, const struct pen *said)
{
    switch (player_mode(a->player)) {
    case PLAYER_PREDICTING:
    case PLAYER_PREDICTED:
        draw_predicting(a, words, said);
        break;
    case PLAYER_EXERCISE:
        draw_exercise(a, words, said);
        break;
    case PLAYER_FORK:
        app_lab_draw_prompt(a, said, "fork>");
        frame_words(words, 0, lesson_words(a->lesson, player_beat(a->player)), 0);
        break;
    case PLAYER_PASSED:
        draw_passed(a, words, said);
        break;
    case PLAYER_WATCHING:
    case PLAYER_ENDED:
        draw_watching(a, words, said);
        break;
    }
}

/* --- the whole screen ------------------------------------------------------------------- */

static enum layout_kind kind_of(const struct app *a)
{
    switch (player_mode(a->player)) {
    case PLAYER_EXERCISE:
    case PLAYER_PASSED:
    case PLAYER_FORK:
        return LAYOUT_WORK;
    default:
        return LAYOUT_WATCH;
    }
}

static const char *banner_of(const struct app *a)
{
    switch (player_mode(a->player)) {
    case PLAYER_EXERCISE:
    case PLAYER_PASSED:
        return "EXERCISE";
    case PLAYER_FORK:
        return "FORK";
    default:
        return NULL;
    }
}

static void draw_title(const struct app *a, const struct pen *p, bool is_wide)
{
    char after[48];
    int beat = player_beat(a->player);
    enum player_mode mode = player_mode(a->player);
    const struct player_exercise *x = player_exercise(a->player);
    bool works = x && (mode == PLAYER_EXERCISE || mode == PLAYER_PASSED);
    if (works)
        snprintf(after, sizeof after, "%d of %d points", x->points, x->points_max);
    else
        snprintf(after, sizeof after, p->r.w < 70 && !is_wide ? "beat %d/%d" : "beat %d of %d",
                 beat + 1, a->lesson->beat_count);
    struct frame_title t = {
        .before = mode == PLAYER_PREDICTING || mode == PLAYER_PREDICTED ? "PREDICT" : NULL,
        .text = lesson_beat_title(a->lesson, beat),
        .after = after,
        .is_passed = mode == PLAYER_PASSED,
    };
    frame_title(p, &t, is_wide);
}

void lesson_draw_screen(struct app *a, struct canvas *c)
{
    struct layout l = layout_make(a->w, a->h, kind_of(a));
    struct pen all = canvas_pen(c);
    char title[160];
    snprintf(title, sizeof title, "%s %.*s", app_number(a->lesson->number),
             SLICE_ARG(a->lesson->title));
    struct frame_header h = {
        .title = title, .banner = banner_of(a), .has_time = a->lesson->has_time};
    app_draw_header(a, &all, &h);
    enum player_mode mode = player_mode(a->player);
    a->picture.v.is_working = l.words.h > 0 && kind_of(a) == LAYOUT_WORK;
    a->picture.v.ceiling_is_point = mode == PLAYER_PREDICTING && player_message(a->player) != NULL;
    struct pen p = canvas_part(&all, l.stage.x, l.stage.y, l.stage.w, l.stage.h);
    picture_draw(&a->picture, &p, a->now_us);
    p = canvas_part(&all, l.title.x, l.title.y, l.title.w, l.title.h);
    struct pen words = canvas_part(&all, l.words.x, l.words.y, l.words.w, l.words.h),
               said = canvas_part(&all, l.said.x, l.said.y, l.said.w, l.said.h);
    struct pen both = join(&words, &said);
    if (!app_detail_draw(a, &p, &both, l.is_wide)) {
        draw_title(a, &p, l.is_wide);
        draw_below(a, &words, &said);
    }
    app_draw_keys(a, &all);
}
