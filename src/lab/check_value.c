#include "config.h"

#include "lab/check_value.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/hash.h"
#include "model/literal.h"

static const uint8_t truths[] = {0, 1};

struct check_value check_value_missing(struct arena *a, const char *fmt, ...)
{
    char why[320];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(why, sizeof why, fmt, ap);
    va_end(ap);
    return (struct check_value){.kind = CHECK_MISSING, .why = arena_printf(a, "%s", why)};
}

struct check_value check_value_word(const char *word)
{
    return (struct check_value){.kind = CHECK_WORD, .word = word};
}

static struct check_value of_val(struct val v)
{
    return (struct check_value){.kind = CHECK_VAL, .val = v};
}

struct check_value check_value_truth(bool truth)
{
    return of_val((struct val){VAL_BOOL, &truths[truth], 1});
}

struct check_value check_value_text(struct slice s)
{
    return of_val(val_string(s));
}

struct check_value check_value_num(struct arena *a, const struct num *n)
{
    uint8_t enc[NUM_ENC_MAX];
    size_t len = num_encode(n, enc);
    return of_val((struct val){VAL_N, arena_memdup(a, enc, len), (uint32_t)len});
}

struct check_value check_value_decimal(struct arena *a, int64_t value, int places)
{
    struct num n;
    num_from_int(value, &n);
    if (n.sign != 0)
        n.exp = (int16_t)(n.exp - places);
    return check_value_num(a, &n);
}

struct check_value check_value_list(const struct check_value *at, size_t count)
{
    return (struct check_value){.kind = CHECK_LIST, .list = {at, count}};
}

struct check_value *check_value_room(struct arena *a, size_t count)
{
    if (a->used > CHECK_VALUE_BYTES ||
        count >= (CHECK_VALUE_BYTES - a->used) / sizeof(struct check_value))
        return NULL;
    return arena_alloc(a, (count + 1) * sizeof(struct check_value));
}

struct check_value check_value_too_many(void)
{
    return (struct check_value){.kind = CHECK_MISSING, .why = "too many items for one question"};
}

struct check_value check_value_of(struct val v)
{
    if (v.type == VAL_M)
        return (struct check_value){.kind = CHECK_DOC, .doc = doc_of_map(v)};
    return of_val(v);
}

bool check_value_is(struct check_value v, enum val_type type)
{
    return v.kind == CHECK_VAL && v.val.type == type;
}

bool check_value_is_truth(struct check_value v)
{
    return check_value_is(v, VAL_BOOL) && val_bool(v.val);
}

bool check_value_get_num(struct check_value v, struct num *ret)
{
    if (!check_value_is(v, VAL_N))
        return false;
    num_decode(v.val.p, v.val.n, ret);
    return true;
}

bool check_value_get_list(struct arena *a, struct check_value v, struct check_value *ret_list)
{
    if (v.kind == CHECK_LIST) {
        *ret_list = v;
        return true;
    }
    if (v.kind != CHECK_VAL || (v.val.type != VAL_L && !val_is_set(v.val.type)))
        return false;
    uint32_t count = val_count(v.val);
    struct check_value *at = arena_alloc(a, (count + 1) * sizeof *at);
    struct val_iter it = val_iter(v.val);
    struct slice name;
    struct val element;
    for (uint32_t i = 0; val_next(&it, &name, &element); i++)
        at[i] = check_value_of(element);
    *ret_list = check_value_list(at, count);
    return true;
}

struct check_value check_value_attr(struct arena *a, struct check_value v, struct slice name)
{
    if (v.kind == CHECK_MISSING)
        return v;
    if (v.kind != CHECK_DOC)
        return check_value_missing(a, "there is no attribute %.*s in what is no item",
                                   SLICE_ARG(name));
    struct buf scratch = BUF_INIT;
    struct val found;
    if (!doc_get(&v.doc, name, &found, &scratch)) {
        buf_done(&scratch);
        return check_value_missing(a, "the item has no attribute %.*s", SLICE_ARG(name));
    }
    if (scratch.len > 0) /* a part of a key that had to be unescaped */
        found.p = arena_memdup(a, found.p, found.n);
    buf_done(&scratch);
    return check_value_of(found);
}

struct check_value check_value_at(struct arena *a, struct check_value v, size_t i)
{
    struct check_value list;
    if (v.kind == CHECK_MISSING)
        return v;
    if (!check_value_get_list(a, v, &list))
        return check_value_missing(a, "there is no [%zu] in what is no list", i);
    if (i >= list.list.count)
        return check_value_missing(a, "there is no [%zu] in a list of %zu", i, list.list.count);
    return list.list.at[i];
}

/* --- comparing -------------------------------------------------------------------------- */

/* One form for items and maps: names ascending, each with its packed value. */
static void pack_doc(const struct doc *doc, struct buf *out)
{
    struct doc_iter it;
    struct slice name;
    struct val v;
    doc_iter_init(&it, doc);
    while (doc_next(&it, &name, &v)) {
        val_pack(out, val_string(name));
        val_pack(out, v);
    }
    doc_iter_done(&it);
}

static void pack_value(struct check_value v, struct buf *out)
{
    struct check_value list = v;
    struct arena scratch = ARENA_INIT;
    if (v.kind == CHECK_DOC) {
        buf_add_char(out, 'd');
        pack_doc(&v.doc, out);
    } else if (v.kind == CHECK_VAL && v.val.type == VAL_L) {
        check_value_get_list(&scratch, v, &list);
    } else if (v.kind == CHECK_VAL) {
        buf_add_char(out, 'v');
        val_pack(out, v.val);
    } else if (v.kind == CHECK_WORD) {
        buf_add_char(out, 'w');
        val_pack(out, val_string(slice_of(v.word)));
    }
    if (list.kind == CHECK_LIST) {
        buf_printf(out, "l%zu", list.list.count);
        for (size_t i = 0; i < list.list.count; i++)
            pack_value(list.list.at[i], out);
    }
    arena_done(&scratch);
}

bool check_value_equal(struct check_value a, struct check_value b)
{
    if (a.kind == CHECK_MISSING || b.kind == CHECK_MISSING)
        return false;
    if (a.kind == CHECK_VAL && b.kind == CHECK_VAL)
        return val_equal(a.val, b.val);
    if (a.kind == CHECK_WORD && b.kind == CHECK_WORD)
        return strcmp(a.word, b.word) == 0;
    if (a.kind == CHECK_WORD || b.kind == CHECK_WORD)
        return false;
    struct buf pa = BUF_INIT, pb = BUF_INIT;
    pack_value(a, &pa);
    pack_value(b, &pb);
    bool is_equal = slice_equal(buf_slice(&pa), buf_slice(&pb));
    buf_done(&pa);
    buf_done(&pb);
    return is_equal;
}

bool check_value_compare(struct check_value a, struct check_value b, int *ret)
{
    if (a.kind != CHECK_VAL || b.kind != CHECK_VAL || a.val.type != b.val.type ||
        !val_has_order(a.val.type))
        return false;
    *ret = val_compare(a.val, b.val);
    return true;
}

struct mark {
    uint64_t digest;
    size_t at;
};

static int mark_compare(const void *x, const void *y)
{
    const struct mark *a = x, *b = y;
    if (a->digest != b->digest)
        return a->digest < b->digest ? -1 : 1;
    return (a->at > b->at) - (a->at < b->at);
}

static struct mark *mark_all(struct arena *a, struct check_value list)
{
    size_t count = list.list.count;
    struct mark *marks = arena_alloc(a, (count + 1) * sizeof *marks);
    struct buf packed = BUF_INIT;
    for (size_t i = 0; i < count; i++) {
        buf_clear(&packed);
        pack_value(list.list.at[i], &packed);
        marks[i] = (struct mark){hash_bytes(packed.ptr, packed.len, 0), i};
    }
    buf_done(&packed);
    qsort(marks, count, sizeof *marks, mark_compare);
    return marks;
}

bool check_value_is_part(struct arena *a, struct check_value part, struct check_value whole,
                         size_t *ret_odd)
{
    struct mark *p = mark_all(a, part), *w = mark_all(a, whole);
    size_t odd = part.list.count, j = 0;
    for (size_t i = 0; i < part.list.count; i++) {
        while (j < whole.list.count && w[j].digest < p[i].digest)
            j++;
        if (j < whole.list.count && w[j].digest == p[i].digest &&
            check_value_equal(part.list.at[p[i].at], whole.list.at[w[j].at]))
            j++;
        else if (p[i].at < odd)
            odd = p[i].at;
    }
    *ret_odd = odd;
    return odd == part.list.count;
}

/* --- printing --------------------------------------------------------------------------- */

static void print_doc(const struct doc *doc, struct buf *out)
{
    struct doc_iter it;
    struct slice name;
    struct val v;
    bool is_first = true;
    buf_add_char(out, '{');
    doc_iter_init(&it, doc);
    while (doc_next(&it, &name, &v)) {
        if (!is_first)
            buf_add_str(out, ", ");
        literal_print_string(name, out);
        buf_add_str(out, ": ");
        literal_print(v, out);
        is_first = false;
    }
    doc_iter_done(&it);
    buf_add_char(out, '}');
}

static void print_whole(struct check_value v, size_t max, struct buf *out)
{
    switch (v.kind) {
    case CHECK_MISSING:
        buf_add_str(out, "(none)");
        break;
    case CHECK_WORD:
        buf_add_str(out, v.word);
        break;
    case CHECK_VAL:
        literal_print(v.val, out);
        break;
    case CHECK_DOC:
        print_doc(&v.doc, out);
        break;
    case CHECK_LIST:
        buf_add_char(out, '[');
        for (size_t i = 0; i < v.list.count && out->len <= max; i++) {
            if (i > 0)
                buf_add_str(out, ", ");
            print_whole(v.list.at[i], max, out);
        }
        buf_add_char(out, ']');
        break;
    }
}

void check_value_print(struct check_value v, size_t max, struct buf *out)
{
    struct buf text = BUF_INIT;
    print_whole(v, max, &text);
    size_t len = text.len;
    if (len > max) {
        len = max - 3;
        while (len > 0 && ((unsigned char)text.ptr[len] & 0xc0) == 0x80)
            len--;
    }
    buf_add(out, buf_str(&text), len);
    if (len < text.len)
        buf_add_str(out, "...");
    buf_done(&text);
}

void check_value_print_share(const struct num *n, struct buf *out)
{
    struct num hundredths = *n;
    if (hundredths.sign != 0) {
        hundredths.exp = (int16_t)(hundredths.exp + 2);
        int keep = hundredths.exp + 2; /* digits before the point and two behind it */
        if (keep < 1) {
            buf_add_str(out, "<0.01%");
            return;
        }
        if (keep < hundredths.count)
            hundredths.count = (uint8_t)keep;
        while (hundredths.count > 1 && hundredths.digit[hundredths.count - 1] == 0)
            hundredths.count--;
    }
    char text[NUM_TEXT_MAX];
    num_format(&hundredths, text);
    buf_printf(out, "%s%%", text);
}
