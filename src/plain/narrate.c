#include "config.h"

#include "plain/narrate.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "lesson/typing.h"
#include "view/fmt.h"
#include "view/view_index.h"

enum { ITEMS_SAID = 12, OK_SAID = 4, LISTED = 64 };

void narrate_done(struct narrate *n)
{
    for (size_t i = 0; i < n->count; i++)
        free(n->said[i]);
    free(n->said);
    *n = (struct narrate){0};
}

/* --- words ----------------------------------------------------------------------------- */

static const char *state_word(enum part_state state)
{
    static const char *const words[] = {
        [PART_IDLE] = "idle", [PART_OK] = "ok", [PART_WARM] = "warm", [PART_HOT] = "hot"};
    return words[state];
}

static const char *plural(uint64_t count)
{
    return count == 1 ? "" : "s";
}

void narrate_key(struct slice key, uint64_t hash, int part, struct buf *out)
{
    buf_printf(out, "%.*s: hash %s", SLICE_ARG(key), fmt_hash(hash).s);
    if (part >= 0)
        buf_printf(out, ", partition %d", part);
    buf_add_str(out, ".\n");
}

/* --- the table and its partitions ------------------------------------------------------ */

static bool is_busy(const struct snap_table *t)
{
    return t->state != PART_IDLE || t->rejected > 0;
}

static const struct snap_meter *busier(const struct snap_meter *read,
                                       const struct snap_meter *write)
{
    return write->used + write->rejected >= read->used + read->rejected ? write : read;
}

static void say_table(const struct snap *s, struct buf *out)
{
    const struct snap_table *t = &s->table[s->focus];
    const struct snap_meter *m = busier(&t->read, &t->write);
    const char *what = m == &t->read ? "reads" : "writes";
    buf_printf(out, "%s %s: %s.", t->base >= 0 ? "Index" : "Table", t->name, state_word(t->state));
    if (t->held_by >= 0)
        buf_printf(out, " Index %s has no room and holds its writes back.",
                   s->table[t->held_by].name);
    if (is_busy(t))
        buf_printf(out, " %s of %s %s a second, %s used.", fmt_units(m->used).s,
                   fmt_units(m->ceiling).s, what, fmt_share(m->used, m->ceiling).s);
    else
        buf_printf(out, " %s item%s in %u partition%s.", fmt_count(t->items).s, plural(t->items),
                   t->part_count, plural(t->part_count));
    buf_add_char(out, '\n');
}

static void say_part(const struct snap_part *p, struct buf *out)
{
    const struct snap_meter *m = busier(&p->read, &p->write);
    const char *what = m == &p->read ? "reads" : "writes";
    buf_printf(out, "Partition %d: %s. Accepts %s %s a second", p->id, state_word(p->state),
               fmt_units(m->used).s, what);
    if (m->used >= m->ceiling)
        buf_add_str(out, ", its ceiling");
    buf_add_char(out, '.');
    if (p->rejected)
        buf_printf(out, " Rejects %s a second.", fmt_count(p->rejected).s);
    buf_add_char(out, '\n');
}

typedef bool part_is(const struct snap_part *p);

/* Whether the one after i goes on with its row. */
static bool follows(const struct snap *s, part_is *is, uint32_t i)
{
    return i + 1 < s->part_count && is(&s->part[i + 1]) && s->part[i + 1].id == s->part[i].id + 1;
}

/* "0 to 5, 7 and 9": those for which `is` holds; how many in *ret_count. */
static void list_parts(const struct snap *s, part_is *is, struct buf *out, uint32_t *ret_count)
{
    int lo[LISTED], hi[LISTED];
    size_t runs = 0;
    *ret_count = 0;
    for (uint32_t i = 0; i < s->part_count; i++) {
        if (!is(&s->part[i]))
            continue;
        ++*ret_count;
        bool goes_on = runs && is(&s->part[i - 1]) && s->part[i].id == hi[runs - 1] + 1;
        bool is_third = goes_on && (hi[runs - 1] > lo[runs - 1] || follows(s, is, i));
        if (is_third) {
            hi[runs - 1] = s->part[i].id;
        } else if (runs < LISTED) {
            lo[runs] = hi[runs] = s->part[i].id;
            runs++;
        }
    }
    for (size_t i = 0; i < runs; i++) {
        buf_printf(out, "%s%d", i == 0 ? "" : i + 1 == runs ? " and " : ", ", lo[i]);
        if (hi[i] > lo[i])
            buf_printf(out, " to %d", hi[i]);
    }
}

/* One sentence for all for which `is` holds. */
static void say_folded(const struct snap *s, part_is *is, const char *word, struct buf *out)
{
    struct buf list = BUF_INIT;
    uint32_t count;
    list_parts(s, is, &list, &count);
    if (count)
        buf_printf(out, "Partition%s %s: %s.\n", plural(count), buf_str(&list), word);
    buf_done(&list);
}

static bool is_idle(const struct snap_part *p)
{
    return p->state == PART_IDLE;
}

static bool is_empty(const struct snap_part *p)
{
    return p->items == 0;
}

static bool is_ok(const struct snap_part *p)
{
    return p->state == PART_OK;
}

/* Many quiet ones are one sentence: from the least to the most that one of them takes. */
static void say_all_ok(const struct snap *s, struct buf *out)
{
    int64_t least = INT64_MAX, most = 0;
    struct buf list = BUF_INIT;
    uint32_t count;
    const char *what = "writes";
    list_parts(s, is_ok, &list, &count);
    for (uint32_t i = 0; i < s->part_count; i++) {
        const struct snap_meter *m = busier(&s->part[i].read, &s->part[i].write);
        if (!is_ok(&s->part[i]))
            continue;
        what = m == &s->part[i].read ? "reads" : "writes";
        least = m->used < least ? m->used : least;
        most = m->used > most ? m->used : most;
    }
    buf_printf(out, "Partitions %s: ok. Each accepts %s to %s %s a second.\n", buf_str(&list),
               fmt_units(least).s, fmt_units(most).s, what);
    buf_done(&list);
}

static void say_state(const struct snap *s, enum part_state state, struct buf *out)
{
    for (uint32_t i = 0; i < s->part_count; i++)
        if (s->part[i].state == state)
            say_part(&s->part[i], out);
}

static void say_rates(const struct snap *s, struct buf *out)
{
    uint32_t ok = 0;
    for (uint32_t i = 0; i < s->part_count; i++)
        ok += is_ok(&s->part[i]);
    say_state(s, PART_HOT, out);
    say_state(s, PART_WARM, out);
    if (ok > OK_SAID)
        say_all_ok(s, out);
    else
        say_state(s, PART_OK, out);
    say_folded(s, is_idle, "idle", out);
}

static void say_items(const struct snap *s, struct buf *out)
{
    for (uint32_t i = 0; i < s->part_count; i++)
        if (s->part[i].items)
            buf_printf(out, "Partition %d: %s item%s.\n", s->part[i].id,
                       fmt_count(s->part[i].items).s, plural(s->part[i].items));
    say_folded(s, is_empty, "empty", out);
}

/* In the last second, by the table or by one of its partitions. */
static bool has_rejections(const struct snap *s)
{
    bool has = s->table[s->focus].rejected > 0;
    for (uint32_t i = 0; !has && i < s->part_count; i++)
        has = s->part[i].rejected > 0;
    return has;
}

static void say_last_rejection(const struct snap *s, struct buf *out)
{
    for (int i = s->request_count; i-- > 0;) {
        const struct history_request *r = &s->request[i];
        if (r->reason == REASON_NONE)
            continue;
        const struct snap_table *t = &s->table[r->table];
        buf_printf(out, "Last rejection: %s %s=%s, hash %s, ", fmt_op(r->op), t->pk_name, r->key,
                   fmt_hash(r->hash).s);
        if (r->by >= 0 && r->by != r->table)
            buf_printf(out, "by index %s, ", s->table[r->by].name);
        buf_printf(out, "partition %d. Reason %s.\n",
                   r->by >= 0 && r->by != r->table ? r->by_part : r->part, reason_names[r->reason]);
        return;
    }
}

static void say_partitions(const struct narrate_scene *scene, struct buf *out)
{
    const struct snap *s = scene->snap;
    const struct snap_table *t = &s->table[s->focus];
    bool is_rated = is_busy(t);
    say_table(s, out);
    if (is_rated) {
        say_rates(s, out);
        if (has_rejections(s))
            say_last_rejection(s, out);
    } else if (t->items) {
        say_items(s, out);
    }
}

/* --- collection, dial, bytes ----------------------------------------------------------- */

static void say_collection(const struct snap *s, struct buf *out)
{
    const struct snap_collection *c = &s->collection;
    if (!s->has_collection)
        return;
    buf_printf(out, "Collection %s, in partition %d: %s item%s, in stored order.\n", c->pk, c->part,
               fmt_count(c->items).s, plural(c->items));
    for (size_t i = 0; i < c->count && i < ITEMS_SAID; i++) {
        const struct snap_item *item = &c->item[i];
        buf_printf(out, "%s%s%s%s%s%s\n", item->sk[0] ? item->sk : item->pk,
                   item->rest_name[0] ? ", " : "", item->rest_name, item->rest_name[0] ? " " : "",
                   item->rest_value, item->is_new ? ", new" : "");
    }
    if (c->items > ITEMS_SAID)
        buf_printf(out, "And %s more.\n", fmt_count(c->items - ITEMS_SAID).s);
}

/* --- the index ------------------------------------------------------------------------- */

static void say_seconds(int64_t us, struct buf *out)
{
    buf_printf(out, "%lld.%lld seconds", (long long)(us / 1000000), (long long)(us / 100000 % 10));
}

static void say_answers(const struct snap_index *x, const char *key, struct buf *out)
{
    for (int i = 0; i < x->asked_count; i++) {
        char text[96];
        view_index_answer(&x->asked[i], text);
        buf_printf(out, "Asked at ");
        say_seconds(x->asked[i].at_us, out);
        buf_printf(out, ", %s = %s: %s.\n", key, x->asked[i].key, text);
    }
}

static void say_index(const struct snap *s, struct buf *out)
{
    const struct snap_index *x = s->index;
    if (!x) {
        buf_printf(out, "Table %s has no index: its key is the only way in.\n",
                   s->table[s->focus].name);
        return;
    }
    const struct snap_table *index = &s->table[x->number];
    buf_printf(out, "Index %s of table %s, by %s. As of ", index->name, s->table[index->base].name,
               x->keys[1]);
    say_seconds(x->as_of_us, out);
    buf_add_str(out, ".\n");
    for (size_t i = 0; i < x->entry_count && i < ITEMS_SAID; i++)
        buf_printf(out, "%s, of %s.\n", x->entry[i].pk, x->entry[i].sk);
    if (x->change_total > 0) {
        buf_printf(out, "%s change%s on the way, the next arrives in ",
                   fmt_count(x->change_total).s, plural(x->change_total));
        say_seconds(x->first_due_us - s->now_us, out);
        buf_add_str(out, ".\n");
    }
    for (size_t i = 0; i < x->change_count && i < ITEMS_SAID; i++) {
        int item = x->change[i].item;
        buf_printf(out, "On the way: %s, %s.\n", x->change[i].key,
                   item < 0 ? "deleted" : x->item[item].sk);
    }
    say_answers(x, index->pk_name, out);
}

static int part_of(const struct snap *s, uint64_t hash)
{
    for (uint32_t i = 0; i < s->part_count; i++)
        if (hash >= s->part[i].lo && hash <= s->part[i].hi)
            return s->part[i].id;
    return -1;
}

static void say_hash(const struct snap *s, struct slice key, struct buf *out)
{
    if (!key.len)
        return;
    const struct snap_table *t = s->focus >= 0 ? &s->table[s->focus] : NULL;
    uint64_t hash = typing_hash(key, t && strcmp(t->pk_type, "N") == 0);
    narrate_key(key, hash, part_of(s, hash), out);
}

static void say_dial(const struct narrate_scene *scene, struct buf *out)
{
    const struct camera *c = scene->camera;
    if (c->focus == CUE_FOCUS_HASH || c->focus == CUE_FOCUS_KEY || c->focus == CUE_FOCUS_COLLECTION)
        say_hash(scene->snap, c->focus_a, out);
    if (c->focus == CUE_FOCUS_HASH)
        say_hash(scene->snap, c->focus_b, out);
}

static void say_bytes(const struct camera *c, struct buf *out)
{
    struct slice a = c->compare_a, b = c->compare_b;
    size_t same = 0;
    if (!a.len || !b.len)
        return;
    while (same < a.len && same < b.len && a.ptr[same] == b.ptr[same])
        same++;
    struct slice first = slice_compare(a, b) <= 0 ? a : b;
    if (same < a.len && same < b.len)
        buf_printf(out,
                   "%.*s and %.*s differ first at byte %zu, %02x against %02x: %.*s comes first.\n",
                   SLICE_ARG(a), SLICE_ARG(b), same + 1, (unsigned char)a.ptr[same],
                   (unsigned char)b.ptr[same], SLICE_ARG(first));
    else if (a.len != b.len)
        buf_printf(out, "One begins the other: the shorter, %.*s, comes first.\n",
                   SLICE_ARG(first));
}

/* --- the whole ------------------------------------------------------------------------- */

static void say_time(const struct narrate_scene *scene, struct buf *out)
{
    const struct snap *s = scene->snap;
    int64_t tenths = s->now_us / 100000;
    if (!scene->has_time)
        return;
    buf_printf(out, "Time %lld.%lld seconds. Model scale 1 to %u.\n", (long long)(tenths / 10),
               (long long)(tenths % 10), s->scale);
}

static void say_all(const struct narrate_scene *scene, struct buf *out)
{
    const struct snap *s = scene->snap;
    say_time(scene, out);
    switch (scene->camera->view) {
    case CAMERA_DIAL:
        say_dial(scene, out);
        break;
    case CAMERA_BYTES:
        say_bytes(scene->camera, out);
        break;
    case CAMERA_COLLECTION:
        say_collection(s, out);
        break;
    case CAMERA_INDEX:
        if (s->focus >= 0)
            say_index(s, out);
        break;
    case CAMERA_PARTITIONS:
    case CAMERA_METERS:
    case CAMERA_HEAT:
    case CAMERA_REQUESTS:
    case CAMERA_VIEWS:
        if (s->focus >= 0)
            say_partitions(scene, out);
        break;
    }
}

static bool was_said(const struct narrate *n, struct slice line)
{
    for (size_t i = 0; i < n->count; i++)
        if (slice_is(line, n->said[i]))
            return true;
    return false;
}

/* What was new is the same sentence when it is no longer new. */
static struct slice without_new(struct slice line)
{
    static const struct slice mark = {", new", 5};
    bool has_mark = line.len > mark.len &&
                    slice_is((struct slice){line.ptr + line.len - mark.len, mark.len}, mark.ptr);
    return has_mark ? (struct slice){line.ptr, line.len - mark.len} : line;
}

void narrate_scene(struct narrate *n, const struct narrate_scene *scene, struct buf *out)
{
    struct buf all = BUF_INIT;
    struct narrate now = {0};
    say_all(scene, &all);
    for (const char *p = buf_str(&all), *end; (end = strchr(p, '\n')); p = end + 1) {
        struct slice line = {p, (size_t)(end - p)};
        struct slice kept = without_new(line);
        if (!was_said(n, kept)) {
            buf_add_slice(out, line);
            buf_add_char(out, '\n');
        }
        XGROW(now.said, now.count, now.cap);
        now.said[now.count++] = xslicedup(kept);
    }
    narrate_done(n);
    *n = now;
    buf_done(&all);
}
