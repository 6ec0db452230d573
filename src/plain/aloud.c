#include "config.h"

#include "plain/aloud.h"

#include <stdbool.h>

#include "lesson/place.h"

/* Lines as they stand have columns: what two blanks part is a list. */
static bool has_columns(struct slice line)
{
    return slice_find(slice_trim(line), SLICE("  ")) != NULL;
}

static void add_row(struct slice line, struct buf *out);

/* One line, broken at blanks; a no-break blank is a blank that does not break. */
static void wrap_line(struct slice line, struct buf *out)
{
    static const struct slice no_break = {"\u00a0", 2};
    int col = 0;
    while (line.len) {
        const char *blank = memchr(line.ptr, ' ', line.len);
        struct slice word = {line.ptr, blank ? (size_t)(blank - line.ptr) : line.len};
        int width = prose_width(word);
        if (col && col + 1 + width > ALOUD_WIDTH) {
            buf_add_char(out, '\n');
            col = 0;
        } else if (col) {
            buf_add_char(out, ' ');
            col++;
        }
        for (struct slice rest = word; rest.len;) {
            size_t n = slice_begins(rest, no_break) ? no_break.len : 1;
            buf_add_char(out, n > 1 ? ' ' : rest.ptr[0]);
            rest = (struct slice){rest.ptr + n, rest.len - n};
        }
        col += width;
        size_t taken = word.len + (blank != NULL);
        line = (struct slice){line.ptr + taken, line.len - taken};
    }
    buf_add_char(out, '\n');
}

void aloud_prose(const struct prose *p, struct buf *out)
{
    struct buf text = BUF_INIT;
    prose_print(p, &text);
    struct slice rest = buf_slice(&text), line;
    while (place_next_line(&rest, &line)) {
        if (has_columns(line)) {
            add_row(slice_trim(line), out);
            buf_add_char(out, '\n');
        } else {
            wrap_line(slice_trim(line), out);
        }
    }
    buf_done(&text);
}

void aloud_line(const struct prose *p, struct buf *out)
{
    struct buf text = BUF_INIT;
    prose_print(p, &text);
    for (size_t i = 0; i < text.len; i++)
        if (text.ptr[i] != '\n')
            buf_add_char(out, text.ptr[i]);
        else if (i + 1 < text.len)
            buf_add_char(out, ' ');
    buf_done(&text);
}

void aloud_sentence(struct slice text, struct buf *out)
{
    struct buf whole = BUF_INIT;
    text = slice_trim(text);
    buf_add_slice(&whole, text);
    if (text.len && !strchr(".?:", text.ptr[text.len - 1]))
        buf_add_char(&whole, '.');
    wrap_line(buf_slice(&whole), out);
    buf_done(&whole);
}

void aloud_command(struct slice command, struct buf *out)
{
    struct slice line;
    bool is_first = true;
    while (place_next_line(&command, &line)) {
        line = slice_trim(line);
        if (line.len && line.ptr[line.len - 1] == '\\')
            line = slice_trim((struct slice){line.ptr, line.len - 1});
        if (!is_first)
            buf_add_char(out, ' ');
        buf_add_slice(out, line);
        is_first = false;
    }
    buf_add_char(out, '\n');
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* "paid 0.5 RCU | partitions 1/4": bars are commas, a share "1 of 4". */
static void add_receipt(struct slice line, struct buf *out)
{
    for (size_t i = 0; i < line.len; i++) {
        struct slice rest = {line.ptr + i, line.len - i};
        if (slice_begins(rest, SLICE(" | "))) {
            buf_add_str(out, ", ");
            i += 2;
        } else if (line.ptr[i] == '/' && i && i + 1 < line.len && is_digit(line.ptr[i - 1]) &&
                   is_digit(line.ptr[i + 1])) {
            buf_add_str(out, " of ");
        } else {
            buf_add_char(out, line.ptr[i]);
        }
    }
}

/* A row's columns, parted by two blanks, are a list. */
static void add_row(struct slice line, struct buf *out)
{
    for (size_t i = 0; i < line.len; i++) {
        if (i + 1 < line.len && line.ptr[i] == ' ' && line.ptr[i + 1] == ' ') {
            buf_add_str(out, ", ");
            while (i + 1 < line.len && line.ptr[i + 1] == ' ')
                i++;
        } else {
            buf_add_char(out, line.ptr[i]);
        }
    }
}

static bool is_receipt(struct slice line)
{
    return slice_find(line, SLICE(" | ")) && !slice_begins(line, SLICE("more from "));
}

/* A sentence of the lab's or the service's, without its back-ticks. */
static void add_said(const char *head, struct slice text, struct buf *out)
{
    buf_add_str(out, head);
    for (size_t i = 0; i < text.len; i++)
        if (text.ptr[i] != '`')
            buf_add_char(out, text.ptr[i]);
}

static struct slice after(struct slice line, size_t len)
{
    return (struct slice){line.ptr + len, line.len - len};
}

void aloud_output(struct slice output, struct buf *out)
{
    struct slice line;
    while (place_next_line(&output, &line)) {
        if (slice_is(slice_trim(line), "^"))
            continue; /* it points up, for eyes */
        if (slice_begins(line, SLICE("! lab: "))) {
            add_said("Not understood: ", after(line, 7), out);
        } else if (slice_begins(line, SLICE("! "))) {
            add_said("Refused: ", after(line, 2), out);
        } else if (slice_begins(line, SLICE("why: "))) {
            add_said("Why: ", after(line, 5), out);
        } else if (slice_begins(line, SLICE("  "))) {
            add_row(slice_trim(line), out);
        } else if (is_receipt(line)) {
            add_receipt(line, out);
        } else {
            buf_add_slice(out, line);
        }
        buf_add_char(out, '\n');
    }
}
