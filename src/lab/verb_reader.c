#include "config.h"

#include "lab/verb_reader.h"

#include <assert.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "engine/tree.h"
#include "lab/lab_int.h"
#include "lab/lines.h"
#include "lab/parser.h"

struct reader_args {
    bool is_off;
    struct slice table;
    struct val key[2];
    const struct errinfo *defect;
};

/* --- parsing --------------------------------------------------------------------------- */

enum err verb_reader_parse(struct parser *p, struct command *c)
{
    static const struct clause none[] = {{NULL, 0, 0, NULL}};
    struct reader_args *a = ARENA_NEW(p->arena, struct reader_args);
    c->args = a;
    enum err err = parser_tablename(p, "reader", &a->table);
    a->is_off = !err && slice_is_nocase(a->table, "off") && parser_at_end(p);
    if (err || a->is_off)
        return err;
    err = parser_object(p, "the table's name", &a->key[0]);
    if (!err)
        err = parser_object(p, "the first key", &a->key[1]);
    if (!err)
        err = parser_clauses(p, none, NULL);
    a->defect = p->defect;
    return err;
}

/* --- what is watched --------------------------------------------------------------------- */

void verb_reader_copy(struct verb_reader *to, const struct verb_reader *from)
{
    *to = *from;
    if (!from->table)
        return;
    to->table = xstrdup(from->table);
    for (int i = 0; i < 2; i++)
        to->key[i].bytes = xmemdup(from->key[i].bytes, from->key[i].len);
}

void verb_reader_done(struct verb_reader *r)
{
    free(r->table);
    free(r->key[0].bytes);
    free(r->key[1].bytes);
    *r = (struct verb_reader){.table = NULL};
}

void verb_reader_look(struct lab *lab)
{
    const struct verb_reader *r = &lab->reader;
    const struct table *t = engine_table(lab->engine, slice_of(r->table));
    int there = 0;
    if (!t)
        return;
    for (int i = 0; i < 2; i++) {
        struct tree_key key = {
            .pk = {r->key[i].bytes, r->key[i].pk_len},
            .sk = {r->key[i].bytes + r->key[i].pk_len, r->key[i].len - r->key[i].pk_len},
        };
        key.hash = schema_hash(key.pk) & engine_config_of(lab->engine)->hash_mask;
        there += tree_find(table_tree(t), &key) != NULL;
    }
    lab->records.missed += there == 0;
    lab->records.saw_both += there == 2;
}

/* --- running --------------------------------------------------------------------------- */

/* Asks as `get` would, without any effect, so that a wrong key has the service's answer. */
static enum err check_key(struct lab *lab, const struct reader_args *a, int i, struct errinfo *why)
{
    struct request q = {.op = OP_GET, .table = a->table, .item = a->key[i], .defect = a->defect};
    struct result r;
    result_init(&r);
    enum err err = engine_explain(lab->engine, &q, &r);
    *why = r.why;
    result_done(&r);
    if (err == ERR_NOT_FOUND)
        lab_why_no_table(lab, a->table, why);
    return err;
}

static void encode(struct verb_reader *r, int i, const struct table *t, struct val map)
{
    struct doc doc = doc_of_map(map);
    struct buf key = BUF_INIT;
    bool placed = table_place(t, &doc, &key, &r->key[i].pk_len);
    assert(placed);
    r->key[i].len = key.len;
    r->key[i].bytes = buf_detach(&key);
}

static bool is_twice(const struct verb_reader *r)
{
    return r->key[0].pk_len == r->key[1].pk_len && r->key[0].len == r->key[1].len &&
           memcmp(r->key[0].bytes, r->key[1].bytes, r->key[0].len) == 0;
}

static enum lab_outcome turn_off(struct lab *lab, struct buf *out)
{
    if (!lab->reader.table)
        return lab_refuse_text(out, "there is no reader");
    verb_reader_done(&lab->reader);
    buf_printf(out, "reader off | missed %llu | saw_both %llu\n",
               (unsigned long long)lab->records.missed, (unsigned long long)lab->records.saw_both);
    return LAB_OK;
}

enum lab_outcome verb_reader_run(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct reader_args *a = c->args;
    struct verb_reader next = {.table = NULL};
    struct errinfo why = {.code = ERR_OK};
    if (a->is_off)
        return turn_off(lab, out);
    for (int i = 0; i < 2; i++) {
        if (!check_key(lab, a, i, &why))
            continue;
        lines_refusal(&why, REASON_NONE, -1, out);
        return LAB_REFUSED;
    }
    const struct table *t = engine_table(lab->engine, a->table);
    for (int i = 0; i < 2; i++)
        encode(&next, i, t, a->key[i]);
    next.table = xslicedup(a->table);
    if (is_twice(&next)) {
        verb_reader_done(&next);
        return lab_refuse_text(out, "the two keys are the same");
    }
    verb_reader_done(&lab->reader);
    lab->reader = next;
    lab->records.has_reader = true;
    lab_watch(lab);
    buf_printf(out, "reader of 2 keys of %s\n", next.table);
    return LAB_OK;
}
