#include "config.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "engine/ttl.h"
#include "wsim.h"

/* --- making ------------------------------------------------------------------------------ */

static void fill_schema(const struct nspace *of, struct schema *out)
{
    for (int i = 0; i < of->pk_count; i++)
        schema_add(out, false, slice_of(of->pk[i].name), of->pk[i].kind == NK_S ? VAL_S : VAL_N);
    for (int i = 0; i < of->sk_count; i++)
        schema_add(out, true, slice_of(of->sk[i].name), of->sk[i].kind == NK_S ? VAL_S : VAL_N);
}

static void draw_rates(struct wsim *s, enum billing *ret_billing, int64_t *ret_read,
                       int64_t *ret_write)
{
    bool small = s->world.part_read_rate < 3000;
    *ret_billing = wsim_below(s, 2) ? BILLING_PROVISIONED : BILLING_ON_DEMAND;
    *ret_read = *ret_write = 0;
    if (*ret_billing == BILLING_PROVISIONED || wsim_below(s, 4) == 0) {
        *ret_read = 1 + (int64_t)wsim_below(s, small ? 30 : 5000);
        *ret_write = 1 + (int64_t)wsim_below(s, small ? 30 : 5000);
    }
}

static void add_attr(struct nattr *list, int *count, const struct nattr *a)
{
    list[(*count)++] = *a;
}

/* Keys of a global index: one or two, then up to three, all different. */
static void draw_keys(struct wsim *s, const struct ntable *t, struct nspace *ix)
{
    struct nattr all[6] = {{"a", NK_S}, {"b", NK_N}, {"c", NK_S}, {"n", NK_N}, t->space.pk[0]};
    int count = 5, hash = 1 + (int)(wsim_below(s, 3) == 0), range = (int)wsim_below(s, 4);
    if (t->space.sk_count)
        all[count++] = t->space.sk[0];
    for (int i = 0; i < hash + range && count; i++) {
        int k = (int)wsim_below(s, (uint64_t)count);
        if (i < hash)
            add_attr(ix->pk, &ix->pk_count, &all[k]);
        else
            add_attr(ix->sk, &ix->sk_count, &all[k]);
        all[k] = all[--count];
    }
}

static struct nspace *draw_index(struct wsim *s, struct ntable *t, bool is_local)
{
    static const char *const extra[] = {"l", "m", "n", "t", "a"};
    static const struct nattr keys[] = {{"a", NK_S}, {"b", NK_N}, {"c", NK_S}, {"n", NK_N}};
    struct nspace *ix = xcalloc(1, sizeof *ix);
    enum billing billing;
    int64_t read, write;
    snprintf(ix->name, sizeof ix->name, "ix%d", (int)wsim_below(s, 1000));
    ix->is_index = true;
    ix->is_local = is_local;
    ix->born = t->change_number;
    ix->projection = (enum projection)wsim_below(s, 3);
    if (ix->projection == PROJECT_INCLUDE) {
        ix->include_count = 1 + (int)wsim_below(s, 2);
        ix->include[0] = extra[wsim_below(s, 4)];
        ix->include[1] = "ss";
    }
    if (is_local) {
        add_attr(ix->pk, &ix->pk_count, &t->space.pk[0]);
        add_attr(ix->sk, &ix->sk_count, &keys[wsim_below(s, 4)]);
    } else {
        draw_keys(s, t, ix);
        ix->lag_us = wsim_below(s, 2) ? (int64_t)wsim_below(s, 3 * (uint64_t)s->pace_us) : 0;
        draw_rates(s, &billing, &read, &write);
        nspace_rates(&s->world, ix, billing, read, write);
        nspace_cut(&s->world, ix, 1 + (int)wsim_below(s, 6));
    }
    return ix;
}

static struct index_spec spec_of(const struct nspace *ix, struct schema *schema,
                                 struct slice include[2])
{
    fill_schema(ix, schema);
    for (int i = 0; i < ix->include_count; i++)
        include[i] = slice_of(ix->include[i]);
    return (struct index_spec){
        .name = wsim_name(ix),
        .schema = schema,
        .is_local = ix->is_local,
        .projection = ix->projection,
        .include = include,
        .include_count = (size_t)ix->include_count,
        .billing = ix->billing,
        .read_units = ix->read.rate,
        .write_units = ix->write.rate,
        .parts = (uint32_t)ix->parts,
        .lag_us = ix->lag_us,
    };
}

static bool has_index(const struct ntable *t, const struct nspace *ix)
{
    for (int i = 0; i < t->index_count; i++)
        if (strcmp(t->index[i]->name, ix->name) == 0)
            return true;
    return false;
}

static void draw_table(struct wsim *s, struct ntable *t)
{
    enum billing billing;
    int64_t read, write;
    add_attr(t->space.pk, &t->space.pk_count,
             &(struct nattr){"pk", wsim_below(s, 2) ? NK_S : NK_N});
    if (wsim_below(s, 4))
        add_attr(t->space.sk, &t->space.sk_count,
                 &(struct nattr){"sk", wsim_below(s, 2) ? NK_S : NK_N});
    draw_rates(s, &billing, &read, &write);
    nspace_rates(&s->world, &t->space, billing, read, write);
    nspace_cut(&s->world, &t->space, 1 + (int)wsim_below(s, 8));
    for (int want = (int)wsim_below(s, 4); want > 0; want--) {
        struct nspace *ix = draw_index(s, t, t->space.sk_count && wsim_below(s, 3) == 0);
        if (has_index(t, ix))
            free(ix);
        else
            t->index[t->index_count++] = ix;
    }
}

static void make_table(struct wsim *s, struct ntable *t, const char *name)
{
    struct schema schema = {0}, schemas[NINDEXES] = {0};
    struct index_spec indexes[NINDEXES];
    struct slice include[NINDEXES][2];
    draw_table(s, t);
    snprintf(t->space.name, sizeof t->space.name, "%s", name);
    fill_schema(&t->space, &schema);
    for (int i = 0; i < t->index_count; i++)
        indexes[i] = spec_of(t->index[i], &schemas[i], include[i]);
    struct table_spec spec = {
        .name = wsim_name(&t->space),
        .schema = &schema,
        .billing = t->space.billing,
        .read_units = t->space.read.rate,
        .write_units = t->space.write.rate,
        .parts = (uint32_t)t->space.parts,
        .indexes = indexes,
        .index_count = (size_t)t->index_count,
    };
    enum err err = engine_create_table(s->engine, &spec, &s->result.why);
    wsim_expect(s, "table is made", err, ERR_OK);
    schema_done(&schema);
    for (int i = 0; i < t->index_count; i++)
        schema_done(&schemas[i]);
}

static void drop_table(struct wsim *s, struct ntable *t)
{
    result_clear(&s->result);
    engine_drop_table(s->engine, engine_table(s->engine, wsim_name(&t->space)));
    ntable_done(t);
}

void wtable_make(struct wsim *s)
{
    static const char *const names[WSIM_TABLES] = {"Alpha", "Beta", "Gamma"};
    uint64_t i = wsim_below(s, WSIM_TABLES);
    struct ntable *t = &s->table[i];
    bool is_there = t->space.name[0];
    buf_printf(&s->say, "%s %s", is_there ? "drop" : "create", names[i]);
    if (is_there)
        drop_table(s, t);
    else
        make_table(s, t, names[i]);
}

/* --- changing ---------------------------------------------------------------------------- */

static void add_index(struct wsim *s, struct ntable *t)
{
    struct schema schema = {0};
    struct slice include[2];
    struct nspace *ix = draw_index(s, t, false);
    struct index_spec spec = spec_of(ix, &schema, include);
    struct table *table = engine_table(s->engine, wsim_name(&t->space));
    bool twin = has_index(t, ix);
    buf_printf(&s->say, "add index %s.%s", t->space.name, ix->name);
    enum err err = engine_add_index(s->engine, table, &spec, &s->result.why);
    wsim_expect(s, "error", err, twin ? ERR_VALIDATION : ERR_OK);
    schema_done(&schema);
    if (err)
        free(ix);
    else
        t->index[t->index_count++] = ix;
}

static void drop_index(struct wsim *s, struct ntable *t, int i)
{
    struct nspace *ix = t->index[i];
    struct table *table = engine_table(s->engine, wsim_name(&t->space));
    buf_printf(&s->say, "drop index %s.%s", t->space.name, ix->name);
    result_clear(&s->result);
    enum err err = engine_drop_index(s->engine, table, wsim_name(ix), &s->result.why);
    wsim_expect(s, "error", err, ix->is_local ? ERR_NOT_FOUND : ERR_OK);
    if (err)
        return;
    free(ix);
    t->index_count--;
    memmove(t->index + i, t->index + i + 1, (size_t)(t->index_count - i) * sizeof(struct nspace *));
}

static void alter(struct wsim *s, struct ntable *t, struct nspace *of)
{
    enum billing billing;
    int64_t read, write;
    struct table *table = engine_table(s->engine, wsim_name(&t->space));
    if (of->is_index)
        table = table_index(table, wsim_name(of));
    draw_rates(s, &billing, &read, &write);
    buf_printf(&s->say, "alter %s.%s", t->space.name, of->is_index ? of->name : "");
    struct table_rates to = {billing, read, write};
    bool does = nspace_alter(&s->world, of, billing, read, write);
    enum err err = engine_alter_table(s->engine, table, &to, &s->result.why);
    wsim_expect(s, "error", err, does ? ERR_OK : ERR_LIMIT_EXCEEDED);
}

void wtable_alter(struct wsim *s)
{
    struct ntable *t = wsim_table(s);
    uint64_t i = wsim_below(s, (uint64_t)t->index_count + 1), what = wsim_below(s, 3);
    if (what == 0 && t->index_count < NINDEXES)
        add_index(s, t);
    else if (what == 1 && i)
        drop_index(s, t, (int)i - 1);
    else if (!i || !t->index[i - 1]->is_local)
        alter(s, t, i ? t->index[i - 1] : &t->space);
}

void wtable_live(struct wsim *s)
{
    struct ntable *t = wsim_table(s);
    struct table *table = engine_table(s->engine, wsim_name(&t->space));
    bool on = wsim_below(s, 3) > 0;
    bool changing = t->lives_us && s->world.now_us < t->lives_us + s->world.ttl_change * 1000000;
    bool does = on != t->lives && !changing;
    buf_printf(&s->say, "time to live of %s %s", t->space.name, on ? "on" : "off");
    enum err err = ttl_change(s->engine, table, SLICE("e"), on, &s->result.why);
    wsim_expect(s, "error", err, does ? ERR_OK : ERR_VALIDATION);
    if (!does)
        return;
    t->lives = on;
    t->lives_us = s->world.now_us;
}

/* --- comparing --------------------------------------------------------------------------- */

static void compare_space(struct wsim *s, const struct ntable *t, const struct nspace *of,
                          const struct table *table)
{
    int count;
    uint64_t bytes = 0, in_parts = 0;
    struct nentry *list = nspace_entries(&s->world, t, of, &count);
    for (int i = 0; i < count; i++)
        bytes += (uint64_t)nval_item_size(list[i].map);
    wsim_expect(s, "items", (long long)table_items(table), count);
    wsim_expect(s, "bytes", (long long)table_bytes(table), (long long)bytes);
    for (uint32_t i = 0; i < table_parts(table); i++)
        in_parts += table_part(table, i, engine_now_us(s->engine)).items;
    wsim_expect(s, "items of the partitions", (long long)in_parts, count);
    if (of->is_local)
        return;
    struct table_levels levels = table_levels(table, engine_now_us(s->engine));
    wsim_expect(s, "partitions", table_parts(table), of->parts);
    if (of->read.is_there)
        wsim_expect(s, "tokens to be had, at most", levels.read_max, of->read.depth);
}

void wtable_compare(struct wsim *s)
{
    int there = 0;
    for (int i = 0; i < WSIM_TABLES && !s->failed; i++) {
        const struct ntable *t = &s->table[i];
        if (!t->space.name[0])
            continue;
        there++;
        struct table *table = engine_table(s->engine, wsim_name(&t->space));
        compare_space(s, t, &t->space, table);
        wsim_expect(s, "items expired", (long long)ttl_deleted(table), t->expired);
        for (int k = 0; k < t->index_count; k++)
            compare_space(s, t, t->index[k], table_index(table, wsim_name(t->index[k])));
    }
    wsim_expect(s, "tables", engine_table_count(s->engine), there);
    engine_check(s->engine);
}
