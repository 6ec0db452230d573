#include "config.h"

#include "lesson/progress.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/file.h"
#include "base/utf8.h"
#include "base/xalloc.h"
#include "lesson/place.h"

enum { PROGRESS_BYTES_MAX = 64 << 20, DAMAGED_MAX = 100, STAMP_LEN = 20 };

static const struct {
    const char *word;
    bool has_name, has_text;
} events[PROGRESS_EVENTS] = {
    [PROGRESS_SEEN] = {"seen", false, true},       [PROGRESS_PREDICTED] = {"predicted", true, true},
    [PROGRESS_ATTEMPT] = {"attempt", true, false}, [PROGRESS_CODE] = {"code", true, true},
    [PROGRESS_HINT] = {"hint", true, true},        [PROGRESS_PASS] = {"pass", true, true},
    [PROGRESS_SKIP] = {"skip", true, false},       [PROGRESS_RESET] = {"reset", true, false},
    [PROGRESS_END] = {"end", false, false},
};

struct progress {
    struct arena arena;
    char *work, *file;
    progress_stamp *stamp;
    struct progress_line *line;
    size_t count, cap;
    char *note[4]; /* said in this order */
    int notes, said;
    bool is_lost;        /* nothing can be kept */
    const char *warning; /* one of the notes */
};

static void add_note(struct progress *p, char *text)
{
    if (p->notes < (int)(sizeof p->note / sizeof p->note[0]))
        p->note[p->notes++] = text;
    else
        free(text);
}

/* A note of something that went wrong. */
static void add_warning(struct progress *p, char *text)
{
    int before = p->notes;
    add_note(p, text);
    if (p->notes > before)
        p->warning = p->note[before];
}

const char *progress_warning(const struct progress *p)
{
    return p->warning;
}

const char *progress_note(struct progress *p)
{
    return p->said < p->notes ? p->note[p->said++] : NULL;
}

const char *progress_work(const struct progress *p)
{
    return p->work;
}

/* --- reading --------------------------------------------------------------------------- */

static bool is_stamp(struct slice s)
{
    static const char form[] = "0000-00-00T00:00:00Z";
    if (s.len != STAMP_LEN)
        return false;
    for (size_t i = 0; i < s.len; i++) {
        bool is_digit = s.ptr[i] >= '0' && s.ptr[i] <= '9';
        if (form[i] == '0' ? !is_digit : s.ptr[i] != form[i])
            return false;
    }
    return true;
}

static bool read_line(struct progress *p, struct slice text)
{
    struct progress_line line = {0};
    struct slice stamp, step, word, rest = text;
    if (utf8_check(text) != text.len || !place_next_word(&rest, &stamp) || !is_stamp(stamp) ||
        !place_next_word(&rest, &line.lesson) || !place_next_word(&rest, &step) ||
        !place_read_int(step, &line.step) || !place_next_word(&rest, &word))
        return false;
    int event = 0;
    while (event < PROGRESS_EVENTS && !slice_is(word, events[event].word))
        event++;
    if (event == PROGRESS_EVENTS)
        return false;
    line.event = (enum progress_event)event;
    if (events[event].has_name && !place_next_word(&rest, &line.name))
        return false;
    line.text = slice_trim(rest);
    if ((line.text.len > 0) != events[event].has_text)
        return false;
    line.lesson = arena_slice(&p->arena, line.lesson);
    line.name = arena_slice(&p->arena, line.name);
    line.text = arena_slice(&p->arena, line.text);
    XGROW(p->line, p->count, p->cap);
    p->line[p->count++] = line;
    return true;
}

static void set_aside(struct progress *p, int line)
{
    char *aside = NULL;
    for (int i = 1; i < DAMAGED_MAX; i++) {
        free(aside);
        aside = xasprintf("%s.damaged-%d", p->file, i);
        if (!file_is_there(aside))
            break;
    }
    p->count = 0;
    if (file_is_there(aside) || rename(p->file, aside) != 0) {
        p->is_lost = true;
        add_warning(p,
                    xasprintf("%s is damaged at line %d and cannot be set aside; nothing is kept",
                              p->file, line));
    } else {
        add_warning(
            p, xasprintf("%s is damaged at line %d; it is set aside as %s", p->file, line, aside));
    }
    free(aside);
}

/* A last line without its end was cut off by a kill: the file goes on without it. */
static void drop_tail(struct progress *p, struct buf *text)
{
    size_t len = text->len;
    while (len && text->ptr[len - 1] != '\n')
        len--;
    if (len == text->len)
        return;
    text->len = len;
    if (file_replace(p->file, buf_slice(text), NULL)) {
        p->is_lost = true;
        add_warning(p, xasprintf("%s cannot be written; nothing is kept", p->file));
    }
}

static void read_file(struct progress *p)
{
    struct buf text = BUF_INIT;
    struct errinfo why = {0};
    if (!file_is_there(p->file))
        return;
    if (file_read(p->file, PROGRESS_BYTES_MAX, &text, &why)) {
        p->is_lost = true;
        add_warning(p, xasprintf("%s cannot be read (%s); nothing is kept", p->file, why.text));
        buf_done(&text);
        return;
    }
    struct slice rest = buf_slice(&text), line;
    int number = 1;
    bool is_good = true;
    while (is_good && rest.len && memchr(rest.ptr, '\n', rest.len) &&
           place_next_line(&rest, &line)) {
        is_good = line.len == 0 || read_line(p, line);
        number += is_good;
    }
    if (is_good)
        drop_tail(p, &text);
    else
        set_aside(p, number);
    buf_done(&text);
}

struct progress *progress_open(const char *work, progress_stamp *stamp)
{
    struct progress *p = xcalloc(1, sizeof *p);
    p->work = xstrdup(work);
    p->file = xasprintf("%s/progress.log", work);
    p->stamp = stamp;
    read_file(p);
    return p;
}

void progress_free(struct progress *p)
{
    if (!p)
        return;
    for (int i = 0; i < p->notes; i++)
        free(p->note[i]);
    free(p->work);
    free(p->file);
    free(p->line);
    arena_done(&p->arena);
    free(p);
}

/* --- writing --------------------------------------------------------------------------- */

bool progress_make_folder(struct progress *p)
{
    struct errinfo why = {0};
    if (p->is_lost)
        return false;
    if (file_is_folder(p->work))
        return true;
    if (file_make_folder(p->work, &why)) {
        p->is_lost = true;
        add_warning(p, xasprintf("the work folder %s cannot be made (%s); nothing is kept", p->work,
                                 why.text));
        return false;
    }
    add_note(p, xasprintf("your work is kept in %s", p->work));
    return true;
}

/* Appends with everything that could end the line or the word turned into a blank or
 * "_", up to the first byte that is no UTF-8. */
static void add_clean(struct buf *out, struct slice s, bool is_word)
{
    s.len = utf8_check(s);
    for (size_t i = 0; i < s.len; i++) {
        unsigned char c = (unsigned char)s.ptr[i];
        bool is_blank = c <= ' ' || c == 0x7f;
        buf_add_char(out, !is_blank ? s.ptr[i] : is_word ? '_' : ' ');
    }
}

void progress_add(struct progress *p, const struct progress_line *line)
{
    struct buf text = BUF_INIT;
    char stamp[21];
    p->stamp(stamp);
    buf_add_str(&text, stamp);
    buf_add_char(&text, ' ');
    add_clean(&text, line->lesson, true);
    buf_printf(&text, " %d %s", line->step, events[line->event].word);
    if (events[line->event].has_name) {
        buf_add_char(&text, ' ');
        add_clean(&text, line->name, true);
    }
    if (events[line->event].has_text) {
        buf_add_char(&text, ' ');
        add_clean(&text, line->text.len ? line->text : SLICE("-"), false);
    }
    read_line(p, buf_slice(&text));
    buf_add_char(&text, '\n');
    struct errinfo why = {0};
    if (progress_make_folder(p) && file_append(p->file, buf_slice(&text), &why)) {
        p->is_lost = true;
        add_warning(p, xasprintf("%s cannot be written (%s); nothing is kept from here on", p->file,
                                 why.text));
    }
    buf_done(&text);
}

/* --- asking ---------------------------------------------------------------------------- */

const struct progress_line *progress_at(const struct progress *p, size_t i)
{
    return i < p->count ? &p->line[i] : NULL;
}

/* Whether line i is the last word on its exercise. */
static bool is_last_word(const struct progress *p, size_t i)
{
    const struct progress_line *a = &p->line[i];
    for (size_t k = i + 1; k < p->count; k++) {
        const struct progress_line *b = &p->line[k];
        bool counts =
            b->event == PROGRESS_PASS || (b->event == PROGRESS_SKIP && a->event == PROGRESS_SKIP);
        if (counts && slice_equal(a->lesson, b->lesson) && slice_equal(a->name, b->name))
            return false;
    }
    return true;
}

static void add_points(struct progress_lesson *sum, struct slice text)
{
    const char *slash = memchr(text.ptr, '/', text.len);
    size_t left = slash ? (size_t)(slash - text.ptr) : 0;
    int points, max;
    if (slash && place_read_int((struct slice){text.ptr, left}, &points) &&
        place_read_int((struct slice){slash + 1, text.len - left - 1}, &max)) {
        sum->points += points;
        sum->points_max += max;
    }
}

struct progress_lesson progress_lesson(const struct progress *p, struct slice lesson)
{
    struct progress_lesson sum = {0};
    for (size_t i = 0; i < p->count; i++) {
        const struct progress_line *line = &p->line[i];
        int beat;
        if (!slice_equal(line->lesson, lesson))
            continue;
        sum.is_begun = true;
        if (line->event == PROGRESS_SEEN && place_read_int(line->text, &beat)) {
            sum.beat = beat;
            sum.beat_max = beat > sum.beat_max ? beat : sum.beat_max;
        }
        sum.is_ended = sum.is_ended || line->event == PROGRESS_END;
        if (line->event == PROGRESS_PASS && is_last_word(p, i)) {
            sum.passed++;
            add_points(&sum, line->text);
        }
        if (line->event == PROGRESS_SKIP && is_last_word(p, i) &&
            !progress_has_passed(p, lesson, line->name))
            sum.skipped++;
    }
    return sum;
}

int progress_resume(const struct progress *p, struct slice lesson, int beat_count)
{
    struct progress_lesson sum = progress_lesson(p, lesson);
    bool was_left_at_end = sum.is_ended && sum.beat >= beat_count;
    bool is_there = sum.beat >= 1 && sum.beat <= beat_count;
    return is_there && !was_left_at_end ? sum.beat - 1 : 0;
}

struct slice progress_first_answer(const struct progress *p, struct slice lesson, struct slice name)
{
    for (size_t i = 0; i < p->count; i++)
        if (p->line[i].event == PROGRESS_PREDICTED && slice_equal(p->line[i].lesson, lesson) &&
            slice_equal(p->line[i].name, name))
            return p->line[i].text;
    return SLICE_NONE;
}

bool progress_has_passed(const struct progress *p, struct slice lesson, struct slice exercise)
{
    for (size_t i = 0; i < p->count; i++)
        if (p->line[i].event == PROGRESS_PASS && slice_equal(p->line[i].lesson, lesson) &&
            slice_equal(p->line[i].name, exercise))
            return true;
    return false;
}
