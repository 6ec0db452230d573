#include "config.h"

#include "traffic/asking.h"

#include <assert.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "engine/tree.h"

/* --- preparing ------------------------------------------------------------------------- */

static void add_slot(struct asking_plan *plan, int what, struct slice name)
{
    struct pack p = PACK_INIT;
    enum err err = pack_open(&p, VAL_M, NULL);
    pack_name(&p, name);
    pack_null(&p);
    if (!err)
        err = pack_close(&p, NULL);
    assert(!err);
    /* The map's one entry without its value is what stands before every value. */
    struct val map = pack_result(&p);
    struct buf null = BUF_INIT;
    val_pack(&null, (struct val){.type = VAL_NULL});
    struct slice entry = {(const char *)map.p, map.n - null.len};
    struct asking_slot slot = {what, name, arena_slice(&plan->arena, entry)};
    buf_done(&null);
    pack_done(&p);

    int at = plan->slot_count++;
    for (; at > 0 && slice_compare(plan->slots[at - 1].name, name) > 0; at--)
        plan->slots[at] = plan->slots[at - 1];
    plan->slots[at] = slot;
}

/* A name of one letter that is no key's, so that items of any size can be made. */
static const char *free_name(const struct schema *schema)
{
    static const char *const names[] = {"x", "y", "z"};
    size_t i = 0;
    while (schema_find(schema, slice_of(names[i])))
        i++;
    return names[i];
}

static void prepare_fill(struct asking_plan *plan)
{
    add_slot(plan, ASKING_FILL, slice_of(free_name(&plan->schema)));
    plan->fill = arena_alloc(&plan->arena, plan->size);
    memset(plan->fill, 'x', plan->size);
}

/* An update counts: it adds 1 to one attribute. */
static const struct expr_update *prepare_update(struct asking_plan *plan)
{
    static const struct expr_source source = {EXPR_LAB, "UpdateExpression", NULL, false};
    struct buf text = BUF_INIT;
    struct expr_update *update = NULL;
    buf_printf(&text, "add %s 1", free_name(&plan->schema));
    struct reader r = {.text = buf_slice(&text)};
    enum err err = expr_parse_update(&plan->arena, &source, &r, &update, NULL);
    assert(!err);
    buf_done(&text);
    return update;
}

static enum err prepare_keys(struct asking *a, const struct traffic_spec *spec, struct errinfo *why)
{
    struct asking_plan *plan = a->plan;
    const struct schema *schema = &plan->schema;
    if (schema->pk_count > 1)
        return err_set(why, ERR_LAB, "traffic draws one partition key, %.*s has %d together",
                       SLICE_ARG(spec->index), schema->pk_count);
    enum err err = keytext_init(&a->pk, &plan->arena, &schema->pk[0], &spec->keys, why);
    if (err)
        return err;
    if (spec->named.ptr)
        a->pk.named = arena_slice(&plan->arena, spec->named);
    else if (spec->keys.kind != KEYDIST_CLOCK)
        a->pk.named = SLICE("k{}");
    if (spec->has_sort && schema->sk_count == 0)
        return err_set(why, ERR_LAB, "%s %.*s has no sort key", spec->index.len ? "index" : "table",
                       SLICE_ARG(spec->index.len ? spec->index : spec->table));
    plan->has_sk = schema->sk_count > 0 && (spec->has_sort || spec->op != OP_QUERY);
    if (!plan->has_sk)
        return ERR_OK;
    struct keydist_spec fresh = {.kind = KEYDIST_SEQUENCE};
    plan->is_first_item = !spec->has_sort && spec->op != OP_PUT;
    return keytext_init(&a->sk, &plan->arena, &schema->sk[0], spec->has_sort ? &spec->sort : &fresh,
                        why);
}

static void prepare_request(struct asking *a, const struct traffic_spec *spec)
{
    struct asking_plan *plan = a->plan;
    const struct schema *schema = &plan->schema;
    a->request = (struct request){
        .op = spec->op,
        .table = arena_slice(&plan->arena, spec->table),
        .index = spec->index.len ? arena_slice(&plan->arena, spec->index) : SLICE(""),
        .consistent = spec->consistent,
    };
    if (spec->op == OP_QUERY) {
        a->request.keycond = &a->keycond;
        a->keycond.count = plan->has_sk ? 2 : 1;
        a->keycond.term[0].name = slice_of(schema->pk[0].name);
        a->keycond.term[0].op = a->keycond.term[1].op = KEYCOND_EQ;
        if (plan->has_sk)
            a->keycond.term[1].name = slice_of(schema->sk[0].name);
        return;
    }
    plan->name_bytes = schema->pk[0].name_len;
    add_slot(plan, ASKING_PK, slice_of(schema->pk[0].name));
    if (plan->has_sk) {
        plan->name_bytes += schema->sk[0].name_len;
        add_slot(plan, ASKING_SK, slice_of(schema->sk[0].name));
    }
    if (spec->op == OP_UPDATE)
        a->request.update = prepare_update(plan);
    if (spec->op == OP_PUT && spec->size > 0) {
        plan->size = spec->size;
        prepare_fill(plan);
    }
}

enum err asking_init(struct asking *a, const struct table *target, const struct traffic_spec *spec,
                     struct errinfo *why)
{
    *a = (struct asking){.table = table_number(target)};
    a->plan = xcalloc(1, sizeof *a->plan);
    a->plan->refs = 1;
    schema_copy(&a->plan->schema, table_schema(target));
    enum err err = prepare_keys(a, spec, why);
    if (!err)
        prepare_request(a, spec);
    return err;
}

void asking_done(struct asking *a)
{
    keytext_done(&a->pk);
    keytext_done(&a->sk);
    buf_done(&a->map);
    buf_done(&a->pk_enc);
    if (a->plan && --a->plan->refs == 0) {
        arena_done(&a->plan->arena);
        schema_done(&a->plan->schema);
        free(a->plan);
    }
}

void asking_clone(struct asking *to, const struct asking *from)
{
    *to = *from;
    to->plan->refs++;
    to->pk = keytext_clone(&from->pk);
    to->sk = keytext_clone(&from->sk);
    to->map = to->pk_enc = (struct buf)BUF_INIT;
    if (to->request.keycond)
        to->request.keycond = &to->keycond;
}

/* --- one request ------------------------------------------------------------------------ */

static struct val first_sort_key(struct asking *a, const struct engine *e, struct val pk)
{
    const struct table *table = engine_by_number(e, a->table);
    struct tree_cursor cursor;
    buf_clear(&a->pk_enc);
    schema_encode(&pk, 1, &a->pk_enc);
    struct tree_key key = {.pk = buf_slice(&a->pk_enc)};
    key.hash = schema_hash(key.pk) & engine_config_of(e)->hash_mask;
    const struct item *item = NULL;
    if (table) {
        tree_seek(&cursor, table_tree(table), &key, false);
        item = tree_next(&cursor);
    }
    if (!item || !slice_equal(item_pk(item), key.pk))
        return keytext_value(&a->sk, 1);
    return schema_decode(a->plan->schema.sk, 1, 0, item_sk(item), NULL);
}

static void add_fill(struct asking *a, const struct asking_slot *slot, uint64_t key_bytes)
{
    uint64_t size = a->plan->size;
    if (size <= key_bytes)
        return;
    buf_add_slice(&a->map, slot->entry);
    val_pack(&a->map, val_string((struct slice){a->plan->fill, size - key_bytes - slot->name.len}));
}

static void build_map(struct asking *a, struct val pk, struct val sk)
{
    const struct asking_plan *plan = a->plan;
    uint64_t key_bytes = plan->name_bytes + val_size(pk) + (plan->has_sk ? val_size(sk) : 0);
    buf_clear(&a->map);
    for (int i = 0; i < plan->slot_count; i++) {
        const struct asking_slot *slot = &plan->slots[i];
        if (slot->what == ASKING_FILL) {
            add_fill(a, slot, key_bytes);
            continue;
        }
        buf_add_slice(&a->map, slot->entry);
        val_pack(&a->map, slot->what == ASKING_PK ? pk : sk);
    }
    a->request.item = (struct val){VAL_M, (const uint8_t *)a->map.ptr, (uint32_t)a->map.len};
}

struct asked asking_draw(struct asking *a, struct rng *rng, int64_t now_us)
{
    struct asked asked = {.pk = keytext_draw(&a->pk, rng, now_us)};
    if (a->plan->has_sk && !a->plan->is_first_item)
        asked.sk = keytext_draw(&a->sk, rng, now_us);
    return asked;
}

void asking_write(struct asking *a, struct val pk, struct val sk)
{
    if (a->request.keycond) {
        a->keycond.term[0].a = pk;
        a->keycond.term[1].a = sk;
    } else {
        build_map(a, pk, sk);
    }
}

void asking_build(struct asking *a, const struct engine *e, struct asked asked)
{
    struct val pk = keytext_value(&a->pk, asked.pk);
    struct val sk = {0};
    if (a->plan->is_first_item)
        sk = first_sort_key(a, e, pk);
    else if (a->plan->has_sk)
        sk = keytext_value(&a->sk, asked.sk);
    asking_write(a, pk, sk);
}
