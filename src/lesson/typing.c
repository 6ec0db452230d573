#include "config.h"

#include "lesson/typing.h"

#include <stdlib.h>

#include "base/utf8.h"
#include "base/xalloc.h"
#include "model/num.h"
#include "model/schema.h"

/* The bytes a key is hashed by: its own, or a number's encoding where the partition
 * key is one (text that is no number counts as text). */
static struct slice key_bytes(struct slice key, bool is_number, uint8_t number[NUM_ENC_MAX])
{
    struct num n;
    if (is_number && !num_parse(key, &n, NULL))
        return (struct slice){(const char *)number, num_encode(&n, number)};
    return key;
}

uint64_t typing_hash(struct slice key, bool is_number)
{
    uint8_t number[NUM_ENC_MAX];
    return schema_hash(key_bytes(key, is_number, number));
}

struct player_mark typing_place(const struct engine *e, struct slice key)
{
    uint8_t number[NUM_ENC_MAX];
    int tables = engine_table_count(e);
    const struct table *t = tables ? engine_table_at(e, tables - 1) : NULL;
    bool is_number = t && table_schema(t)->pk[0].type == VAL_N;
    struct slice bytes = key_bytes(key, is_number, number);
    struct player_mark mark = {.hash = schema_hash(bytes), .part = -1};
    if (t)
        mark.part =
            table_part(t, table_part_of(t, mark.hash, bytes, SLICE_NONE), engine_now_us(e)).id;
    return mark;
}

static struct player_mark named_mark(const struct engine *e, struct slice key)
{
    struct player_mark mark = typing_place(e, key);
    mark.text = xslicedup(key);
    return mark;
}

static void free_marks(struct player_mark *mark, size_t *count)
{
    for (size_t i = 0; i < *count; i++)
        free((char *)mark[i].text);
    *count = 0;
}

void typing_clear(struct typing *t)
{
    buf_clear(&t->text);
    free_marks(t->trail, &t->trail_count);
    t->is_dropped = false;
}

void typing_done(struct typing *t)
{
    typing_clear(t);
    free_marks(t->tray, &t->tray_count);
    free(t->trail);
    free(t->tray);
    buf_done(&t->text);
    *t = (struct typing){0};
}

void typing_add(struct typing *t, struct slice utf8, const struct engine *e)
{
    if (t->is_dropped)
        typing_clear(t);
    while (utf8.len) {
        uint32_t cp;
        size_t n = utf8_decode(utf8, &cp);
        if (n == 0 || cp < 0x20 || cp == 0x7f || t->text.len + n > TYPING_BYTES_MAX)
            return;
        buf_add(&t->text, utf8.ptr, n);
        XGROW(t->trail, t->trail_count, t->trail_cap);
        t->trail[t->trail_count++] = named_mark(e, buf_slice(&t->text));
        utf8 = (struct slice){utf8.ptr + n, utf8.len - n};
    }
}

void typing_back(struct typing *t)
{
    if (t->is_dropped)
        typing_clear(t);
    if (t->trail_count == 0)
        return;
    free((char *)t->trail[--t->trail_count].text);
    t->text.len = t->trail_count ? strlen(t->trail[t->trail_count - 1].text) : 0;
    t->text.ptr[t->text.len] = 0;
}

void typing_enter(struct typing *t, const struct engine *e)
{
    if (t->text.len == 0)
        return;
    if (t->tray_count == TYPING_TRAY_MAX) { /* the oldest makes room */
        free((char *)t->tray[0].text);
        memmove(t->tray, t->tray + 1, --t->tray_count * sizeof *t->tray);
    }
    XGROW(t->tray, t->tray_count, t->tray_cap);
    t->tray[t->tray_count++] = named_mark(e, buf_slice(&t->text));
    buf_clear(&t->text);
    t->is_dropped = true;
}
