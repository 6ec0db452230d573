#include "config.h"

#include "engine/snap_index.h"

#include <stdlib.h>
#include <string.h>

#include "engine/tree.h"

struct taking {
    const struct snap_index_ask *ask;
    struct arena *arena;
    struct table *base, *index;
    struct snap_index *out;
    struct item *item[SNAP_PAIRS];  /* of the table, in the order of out->item */
    struct item *entry[SNAP_PAIRS]; /* of the index, in the order of out->entry */
    size_t items, entries;
    struct buf text;
};

/* --- texts ----------------------------------------------------------------------------- */

static const char *keep(struct taking *t)
{
    return arena_slice(t->arena, buf_slice(&t->text)).ptr;
}

static struct doc doc_of(const struct taking *t, const struct item *item, bool is_entry)
{
    const struct schema *s = is_entry ? &schema_keyless : table_schema(t->base);
    return doc_of_item(s, engine_names(t->ask->engine), item);
}

/* Adds the attribute, two blanks before it; false: the document has it not. */
static bool add_attr(struct taking *t, const struct doc *doc, const struct key_attr *a)
{
    struct val v;
    if (!doc_get(doc, (struct slice){a->name, a->name_len}, &v, NULL) || v.type != a->type)
        return false;
    if (t->text.len > 0)
        buf_add_str(&t->text, "  ");
    history_key_text(v.type, val_slice(v), &t->text);
    return true;
}

static int attr_count(const struct schema *s)
{
    return s->pk_count + s->sk_count;
}

static const struct key_attr *attr_at(const struct schema *s, int i)
{
    return i < s->pk_count ? &s->pk[i] : &s->sk[i - s->pk_count];
}

/* The values of a key; those of `but` left out.  "-" when one is not there. */
static const char *key_text(struct taking *t, const struct doc *doc, const struct schema *s,
                            const struct schema *but)
{
    buf_clear(&t->text);
    for (int i = 0; i < attr_count(s); i++) {
        const struct key_attr *a = attr_at(s, i);
        if (but && schema_find(but, (struct slice){a->name, a->name_len}))
            continue;
        if (!add_attr(t, doc, a))
            return "-";
    }
    return keep(t);
}

static const char *names_of(struct taking *t, const struct schema *s)
{
    buf_clear(&t->text);
    for (int i = 0; i < attr_count(s); i++)
        buf_printf(&t->text, "%s%s", i ? ", " : "", attr_at(s, i)->name);
    return keep(t);
}

/* The table's sort key up to its first '#', else that of the partition key. */
static const char *type_of(struct taking *t, const struct doc *doc)
{
    const struct schema *s = table_schema(t->base);
    buf_clear(&t->text);
    add_attr(t, doc, s->sk_count ? &s->sk[0] : &s->pk[0]);
    const char *hash = memchr(buf_str(&t->text), '#', t->text.len);
    if (!hash)
        return "";
    return arena_slice(t->arena, (struct slice){t->text.ptr, (size_t)(hash - t->text.ptr)}).ptr;
}

/* --- which items ----------------------------------------------------------------------- */

static void add_item(struct item **list, size_t *count, struct item *item)
{
    for (size_t i = 0; i < *count; i++)
        if (list[i] == item)
            return;
    if (item && *count < SNAP_PAIRS)
        list[(*count)++] = item;
}

static void fill_up(struct item **list, size_t *count, const struct tree *tree)
{
    struct tree_cursor c;
    struct item *it;
    tree_seek_first(&c, tree);
    while (*count < SNAP_PAIRS && (it = tree_next(&c)))
        add_item(list, count, it);
}

static int by_key(const void *a, const void *b)
{
    const struct item *x = *(struct item *const *)a, *y = *(struct item *const *)b;
    int order = slice_compare(item_pk(x), item_pk(y));
    return order ? order : slice_compare(item_sk(x), item_sk(y));
}

/* The table's item whose entry this is, NULL when it was deleted meanwhile. */
static struct item *base_item(struct taking *t, const struct item *entry)
{
    const struct schema *s = table_schema(t->base);
    struct doc doc = doc_of(t, entry, true);
    struct val pk, sk = {0};
    if (!doc_get(&doc, slice_of(s->pk[0].name), &pk, NULL) ||
        (s->sk_count && !doc_get(&doc, slice_of(s->sk[0].name), &sk, NULL)))
        return NULL;
    struct tree_key key = {0, val_slice(pk), s->sk_count ? val_slice(sk) : SLICE("")};
    key.hash = schema_hash(key.pk) & engine_config_of(t->ask->engine)->hash_mask;
    return tree_find(table_tree(t->base), &key);
}

/* The entry that a change brings or takes away: in the index, or on its way before. */
static const struct item *entry_of(struct taking *t, size_t i)
{
    struct pending_view v = table_pending_at(t->index, i);
    uint64_t hash = schema_hash(v.pk) & engine_config_of(t->ask->engine)->hash_mask;
    const struct item *found = v.entry;
    for (size_t k = i; !found && k-- > 0;) {
        struct pending_view before = table_pending_at(t->index, k);
        if (slice_equal(before.pk, v.pk) && slice_equal(before.sk, v.sk))
            found = before.entry;
    }
    return found ? found : tree_find(table_tree(t->index), &(struct tree_key){hash, v.pk, v.sk});
}

/* --- changes --------------------------------------------------------------------------- */

/* The entry that is there now and that the change ends or replaces. */
static void choose_replaced(struct taking *t, const struct pending_view *v)
{
    uint64_t hash = schema_hash(v->pk) & engine_config_of(t->ask->engine)->hash_mask;
    struct tree_key key = {hash, v->pk, v->sk};
    add_item(t->entry, &t->entries, tree_find(table_tree(t->index), &key));
}

/* Lists the changes, and notes the items and entries that they concern. */
static void fill_changes(struct taking *t)
{
    struct snap_index *out = t->out;
    size_t pending = table_pending(t->index), moves = 0;
    out->change = arena_alloc(t->arena, SNAP_CHANGES * sizeof *out->change);
    for (size_t i = 0; i < pending; i++) {
        struct pending_view v = table_pending_at(t->index, i);
        moves += v.moves;
        if (out->change_count == SNAP_CHANGES)
            continue;
        choose_replaced(t, &v);
        const struct item *entry = v.moves ? NULL : entry_of(t, i);
        if (!entry)
            continue; /* the one behind it says where the item moves */
        struct doc doc = doc_of(t, entry, true);
        out->change[out->change_count++] = (struct snap_change){
            .key = key_text(t, &doc, table_schema(t->base), NULL),
            .type = type_of(t, &doc),
            .written_us = v.due_us - out->lag_us,
            .due_us = v.due_us,
            .item = -1,
        };
        add_item(t->item, &t->items, base_item(t, entry));
    }
    out->change_total = pending - moves;
    if (pending > 0) {
        out->first_due_us = table_pending_at(t->index, 0).due_us;
        out->as_of_us = out->first_due_us - out->lag_us;
    }
}

static void link_changes(struct taking *t)
{
    struct snap_index *out = t->out;
    for (size_t i = 0; i < out->change_count; i++)
        for (size_t k = 0; k < out->item_count; k++)
            if (strcmp(out->change[i].key, out->item[k].pk) == 0)
                out->change[i].item = (int)k;
}

/* --- the two lists --------------------------------------------------------------------- */

static void fill_items(struct taking *t)
{
    const struct schema *base = table_schema(t->base), *index = table_schema(t->index);
    struct snap_index *out = t->out;
    fill_up(t->item, &t->items, table_tree(t->base));
    qsort(t->item, t->items, sizeof *t->item, by_key);
    out->item = arena_alloc(t->arena, SNAP_PAIRS * sizeof *out->item);
    out->item_count = t->items;
    for (size_t i = 0; i < t->items; i++) {
        struct doc doc = doc_of(t, t->item[i], false);
        out->item[i] = (struct snap_item){
            .pk = key_text(t, &doc, base, NULL),
            .sk = key_text(t, &doc, index, base),
            .type = type_of(t, &doc),
            .is_new = t->item[i] == t->ask->now,
        };
    }
}

/* By one of the changes listed. */
static bool is_replaced(struct taking *t, const struct item *entry)
{
    size_t pending = table_pending(t->index);
    for (size_t i = 0; i < pending && i < 2 * SNAP_CHANGES; i++) {
        struct pending_view v = table_pending_at(t->index, i);
        if (slice_equal(v.pk, item_pk(entry)) && slice_equal(v.sk, item_sk(entry)))
            return true;
    }
    return false;
}

static void fill_entries(struct taking *t)
{
    const struct schema *base = table_schema(t->base), *index = table_schema(t->index);
    struct snap_index *out = t->out;
    fill_up(t->entry, &t->entries, table_tree(t->index));
    qsort(t->entry, t->entries, sizeof *t->entry, by_key);
    out->entry = arena_alloc(t->arena, SNAP_PAIRS * sizeof *out->entry);
    out->entry_count = t->entries;
    for (size_t i = 0; i < t->entries; i++) {
        struct doc doc = doc_of(t, t->entry[i], true);
        out->entry[i] = (struct snap_item){
            .pk = key_text(t, &doc, index, NULL),
            .sk = key_text(t, &doc, base, index),
            .type = type_of(t, &doc),
            .returned = is_replaced(t, t->entry[i]),
        };
    }
}

/* --- what was asked --------------------------------------------------------------------- */

static void fill_asked(struct taking *t)
{
    struct snap_index *out = t->out;
    const struct history_asked *a;
    out->asked = arena_alloc(t->arena, HISTORY_ASKED * sizeof *out->asked);
    for (int i = HISTORY_ASKED - 1; i >= 0; i--) {
        a = history_asked(t->ask->history, i);
        if (!a || a->table != out->number)
            continue;
        out->asked[out->asked_count++] = (struct snap_asked){
            .at_us = a->at_us,
            .key = arena_slice(t->arena, slice_of(a->key)).ptr,
            .name = arena_slice(t->arena, slice_of(a->name)).ptr,
            .found = a->found,
            .coming = a->coming,
            .going = a->going,
        };
        struct tree_cursor c;
        tree_seek(&c, table_tree(t->index), &(struct tree_key){.hash = a->hash}, TREE_BEFORE);
        struct item *it = a->found > 0 ? tree_next(&c) : NULL;
        if (it && tree_hash_of(table_tree(t->index), it) == a->hash)
            add_item(t->entry, &t->entries, it);
    }
}

/* The index of the table asked last, else its first. */
static struct table *asked_last(const struct snap_index_ask *ask, struct table *base)
{
    const struct history_asked *a;
    for (int i = 0; (a = history_asked(ask->history, i)); i++)
        for (int k = 0; k < table_index_count(base); k++)
            if (table_number(table_index_at(base, k)) == a->table)
                return table_index_at(base, k);
    return table_index_count(base) > 0 ? table_index_at(base, 0) : NULL;
}

const struct snap_index *snap_index_take(const struct snap_index_ask *ask, struct arena *arena)
{
    const struct table *of = table_base(ask->table);
    struct taking t = {.ask = ask, .arena = arena};
    t.base = of ? engine_by_number(ask->engine, table_number(of)) : ask->table;
    t.index = of ? ask->table : asked_last(ask, t.base);
    if (!t.index)
        return NULL;
    t.out = ARENA_NEW(arena, struct snap_index);
    *t.out = (struct snap_index){
        .number = table_number(t.index),
        .lag_us = table_lag_us(t.index),
        .as_of_us = engine_now_us(ask->engine),
        .item_total = table_items(t.base),
        .entry_total = table_items(t.index),
    };
    t.out->keys[0] = names_of(&t, table_schema(t.base));
    t.out->keys[1] = names_of(&t, table_schema(t.index));
    fill_changes(&t);
    fill_asked(&t);
    fill_items(&t);
    fill_entries(&t);
    link_changes(&t);
    buf_done(&t.text);
    return t.out;
}
