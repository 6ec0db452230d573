#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ebench.h"
#include "engine/engine.h"
#include "engine/engine_int.h"

static int64_t units_of(struct ebench *b, const char *index)
{
    for (int i = 0; i < b->r.units_count; i++) {
        const struct table *of = b->r.units[i].of;
        if (slice_is(table_name(of), index))
            return b->r.units[i].write / UNIT;
    }
    return 0;
}

/* --- what index writes cost ------------------------------- */

static const struct {
    const char *key, *update; /* update NULL: put of key; "delete" */
    int table, gsi, lsi;
} cost[] = {
    {"{\"pk\": \"a\", \"sk\": \"1\", \"gk\": \"g\"}", NULL, 1, 1, 0},
    {"{\"pk\": \"a\", \"sk\": \"2\", \"gk\": \"g\", \"lk\": \"l\"}", NULL, 1, 1, 1},
    {"{\"pk\": \"a\", \"sk\": \"3\"}", NULL, 1, 0, 0},
    {"{\"pk\": \"a\", \"sk\": \"2\", \"gk\": \"g\", \"lk\": \"l\"}", NULL, 1, 0, 0},
    {"{\"pk\": \"a\", \"sk\": \"2\"}", "set other = 1", 1, 0, 1},
    {"{\"pk\": \"a\", \"sk\": \"2\"}", "set proj = 1", 1, 1, 1},
    {"{\"pk\": \"a\", \"sk\": \"2\"}", "set gk = \"h\"", 1, 2, 1},
    {"{\"pk\": \"a\", \"sk\": \"2\"}", "set lk = \"m\"", 1, 0, 2},
    {"{\"pk\": \"a\", \"sk\": \"2\"}", "remove gk", 1, 1, 1},
    {"{\"pk\": \"a\", \"sk\": \"2\"}", "set gk = \"g\"", 1, 1, 1},
    {"{\"pk\": \"a\", \"sk\": \"2\"}", "delete", 1, 1, 1},
    {"{\"pk\": \"a\", \"sk\": \"3\"}", "delete", 1, 0, 0},
};

START_TEST(index_writes_cost_what_was_measured)
{
    struct schema g = {0}, l = {0};
    struct slice include[] = {SLICE("proj")};
    ebench_schema(&g, "gk");
    ebench_schema(&l, "pk lk");
    struct index_spec ix[] = {{.name = SLICE("gsi"),
                               .schema = &g,
                               .projection = PROJECT_INCLUDE,
                               .include = include,
                               .include_count = 1},
                              {.name = SLICE("lsi"), .schema = &l, .is_local = true}};
    struct ebench b = ebench_new("pk sk", ix, 2);
    for (size_t i = 0; i < sizeof cost / sizeof *cost; i++) {
        enum err err = !cost[i].update ? ebench_do(&b, OP_PUT, cost[i].key)
                       : !strcmp(cost[i].update, "delete")
                           ? ebench_do(&b, OP_DELETE, cost[i].key)
                           : ebench_change(&b, cost[i].key, cost[i].update);
        if (err || units_of(&b, "Tab") != cost[i].table || units_of(&b, "gsi") != cost[i].gsi ||
            units_of(&b, "lsi") != cost[i].lsi)
            ck_abort_msg("row %zu: %s: %lld %lld %lld", i, b.r.why.text,
                         (long long)units_of(&b, "Tab"), (long long)units_of(&b, "gsi"),
                         (long long)units_of(&b, "lsi"));
        ck_assert_int_eq(b.r.write_units / UNIT, cost[i].table + cost[i].gsi + cost[i].lsi);
        engine_check(b.e);
    }
    schema_done(&g);
    schema_done(&l);
    ebench_done(&b);
}
END_TEST

/* --- P30: several key attributes ----------------------------------------------------------- */

static const struct {
    const char *where, *pks;
} several[] = {
    {"team = \"o1\"", "p4 p3 p2 p1 "},
    {"team = \"o1\" and act = \"T\" and state = \"live\"", "p2 p1 "},
    {"state = \"live\" and team = \"o1\" and act = \"T\"", "p2 p1 "},
    {"team = \"o1\" and act = \"T\" and state = \"live\" and day > \"a\"", "p1 "},
    {"team = \"o1\" and act = \"T\" and state < \"live\"", "p3 "},
    {"team = \"o1\" and act = \"T\" and begins_with(state, \"li\")", "p2 p1 "},
    {"team = \"o1\" and act between \"F\" and \"G\"", "p4 "},
    {"team = \"o1\" and act >= \"T\"", "p3 p2 p1 "},
    {"team = \"o1\" and act <= \"F\"", "p4 "},
    {"team = \"o2\"", ""},
};

static struct ebench bench_several(int64_t lag_us)
{
    static const char *const items[] = {
        "{\"pk\": \"p1\", \"team\": \"o1\", \"act\": \"T\", \"state\": \"live\", \"day\": \"b\"}",
        "{\"pk\": \"p2\", \"team\": \"o1\", \"act\": \"T\", \"state\": \"live\", \"day\": \"a\"}",
        "{\"pk\": \"p3\", \"team\": \"o1\", \"act\": \"T\", \"state\": \"draft\", \"day\": \"c\"}",
        "{\"pk\": \"p4\", \"team\": \"o1\", \"act\": \"F\", \"state\": \"live\", \"day\": \"a\"}",
        "{\"pk\": \"p5\", \"team\": \"o1\", \"act\": \"T\", \"state\": \"live\"}"};
    struct schema g = {0};
    ebench_schema(&g, "team; act state day");
    struct index_spec ix = {.name = SLICE("gix"), .schema = &g, .lag_us = lag_us};
    struct ebench b = ebench_new("pk", &ix, 1);
    schema_done(&g);
    for (int i = 0; i < 5; i++)
        ck_assert_int_eq(ebench_do(&b, OP_PUT, items[i]), ERR_OK);
    return b;
}

START_TEST(several_key_attributes_compare_one_after_another)
{
    struct ebench b = bench_several(0);
    struct request q = {0};
    ck_assert_int_eq(ebench_query(&b, "gix", several[_i].where, &q), ERR_OK);
    ck_assert_str_eq(ebench_column(&b, "pk"), several[_i].pks);
    /* backward, one item a page: the same the other way round */
    char back[100] = "", want[100] = "";
    for (const char *p = several[_i].pks + strlen(several[_i].pks); p > several[_i].pks; p -= 3)
        snprintf(want + strlen(want), 4, "%.3s", p - 3);
    struct request one = {.limit = 1, .backward = true};
    for (int page = 0; page < 10; page++) {
        ck_assert_int_eq(ebench_query(&b, "gix", several[_i].where, &one), ERR_OK);
        snprintf(back + strlen(back), sizeof back - strlen(back), "%s", ebench_column(&b, "pk"));
        if (!b.r.has_more)
            break;
        struct doc d = result_doc(&b.r, b.r.last);
        struct doc_iter it;
        struct slice name;
        struct val v;
        struct pack p = PACK_INIT;
        ck_assert_int_eq(pack_open(&p, VAL_M, NULL), ERR_OK);
        doc_iter_init(&it, &d);
        while (doc_next(&it, &name, &v)) {
            pack_name(&p, name);
            pack_val(&p, v);
        }
        doc_iter_done(&it);
        ck_assert_int_eq(pack_close(&p, NULL), ERR_OK);
        one.start = pack_result(&p);
        one.start.p = arena_memdup(&b.arena, one.start.p, one.start.n);
        one.has_start = true;
        pack_done(&p);
    }
    ck_assert_str_eq(back, want);
    ebench_done(&b);
}
END_TEST

/* --- P27, P29: sparse, and late -------------------------------------------------------------- */

START_TEST(item_enters_the_index_with_all_its_keys_and_leaves_with_one)
{
    struct schema g = {0};
    ebench_schema(&g, "todo due");
    struct index_spec ix = {.name = SLICE("open"), .schema = &g};
    struct ebench b = ebench_new("pk", &ix, 1);
    schema_done(&g);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"A\", \"todo\": \"x\", \"due\": \"1\"}"),
                     ERR_OK);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"B\", \"todo\": \"x\"}"), ERR_OK);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"C\"}"), ERR_OK);
    struct request q = {0}, s = {.op = OP_SCAN, .table = SLICE("Tab"), .index = SLICE("open")};
    ck_assert_int_eq(ebench_query(&b, "open", "todo = \"x\"", &q), ERR_OK);
    ck_assert_str_eq(ebench_column(&b, "pk"), "A ");
    ck_assert_int_eq(engine_do(b.e, &s, &b.r), ERR_OK);
    ck_assert_uint_eq(b.r.returned, 1);
    ck_assert_int_eq(ebench_change(&b, "{\"pk\": \"A\"}", "remove due"), ERR_OK);
    ck_assert_int_eq(engine_do(b.e, &s, &b.r), ERR_OK);
    ck_assert_uint_eq(b.r.returned, 0);
    ck_assert_uint_eq(table_items(engine_table_at(b.e, 0)), 3);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"D\", \"todo\": 1, \"due\": \"1\"}"),
                     ERR_VALIDATION);
    ck_assert_ptr_nonnull(strstr(
        b.r.why.text, "Type mismatch for Index Key todo Expected: S Actual: N IndexName: open"));
    s.consistent = true;
    ck_assert_int_eq(engine_do(b.e, &s, &b.r), ERR_VALIDATION);
    ck_assert_str_eq(b.r.why.text,
                     "Consistent reads are not supported on global secondary indexes");
    ebench_done(&b);
}
END_TEST

START_TEST(index_with_a_lag_answers_from_the_past)
{
    struct ebench b = bench_several(400000);
    struct request q = {0};
    ck_assert_int_eq(ebench_query(&b, "gix", "team = \"o1\"", &q), ERR_OK);
    ck_assert_uint_eq(b.r.returned, 0);
    engine_advance(b.e, 399999);
    ck_assert_int_eq(ebench_query(&b, "gix", "team = \"o1\"", &q), ERR_OK);
    ck_assert_uint_eq(b.r.returned, 0);
    struct engine *copy = engine_clone(b.e);
    engine_advance(b.e, 1);
    engine_advance(copy, 1);
    ck_assert_uint_eq(engine_digest(copy), engine_digest(b.e));
    ck_assert_int_eq(ebench_query(&b, "gix", "team = \"o1\"", &q), ERR_OK);
    ck_assert_str_eq(ebench_column(&b, "pk"), "p4 p3 p2 p1 ");
    engine_check(copy);
    engine_free(copy);
    ebench_done(&b);
}
END_TEST

START_TEST(index_added_later_is_filled)
{
    struct ebench b = ebench_new("pk sk", NULL, 0);
    for (int i = 0; i < 50; i++) {
        char item[100];
        snprintf(item, sizeof item, "{\"pk\": \"p%d\", \"sk\": \"s\", \"%s\": \"v%d\"}", i,
                 i % 5 ? "gk" : "other", i % 3);
        ck_assert_int_eq(ebench_do(&b, OP_PUT, item), ERR_OK);
    }
    struct schema g = {0};
    ebench_schema(&g, "gk");
    struct index_spec ix = {.name = SLICE("late"), .schema = &g, .projection = PROJECT_KEYS};
    struct table *t = engine_table_at(b.e, 0);
    ck_assert_int_eq(engine_add_index(b.e, t, &ix, NULL), ERR_OK);
    ck_assert_int_eq(engine_add_index(b.e, t, &ix, NULL), ERR_VALIDATION);
    ck_assert_uint_eq(table_items(table_index(t, SLICE("late"))), 40);
    engine_check(b.e);
    ck_assert_int_eq(engine_drop_index(b.e, t, SLICE("late"), NULL), ERR_OK);
    ck_assert_int_eq(engine_drop_index(b.e, t, SLICE("late"), NULL), ERR_NOT_FOUND);
    schema_done(&g);
    engine_check(b.e);
    engine_drop_table(b.e, t);
    ck_assert_int_eq(engine_table_count(b.e), 0);
    ebench_done(&b);
}
END_TEST

/* --- P33: the table has room but the index has not -------------------------------------------- */

START_TEST(full_index_rejects_writes_of_its_table)
{
    struct schema g = {0};
    ebench_schema(&g, "gk");
    struct index_spec ix = {.name = SLICE("tiny"),
                            .schema = &g,
                            .billing = BILLING_PROVISIONED,
                            .read_units = 1,
                            .write_units = 1};
    struct ebench b = ebench_new("pk", &ix, 1);
    schema_done(&g);
    int served = 0;
    enum err err = ERR_OK;
    for (; !err && served < 1000; served++) {
        char item[100];
        snprintf(item, sizeof item, "{\"pk\": \"p%d\", \"gk\": \"g%d\"}", served, served);
        err = ebench_do(&b, OP_PUT, item);
    }
    ck_assert_int_eq(served, 301);
    ck_assert_int_eq(b.r.reason, REASON_INDEX_WRITE_PROVISIONED);
    ck_assert(slice_is(table_name(b.r.throttled_by), "tiny"));
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"without\"}"), ERR_OK);
    ck_assert_uint_eq(table_items(engine_table_at(b.e, 0)), 301);
    ebench_done(&b);
}
END_TEST

START_TEST(failed_condition_does_not_ask_an_index_in_debt)
{
    struct schema g = {0};
    ebench_schema(&g, "gk");
    struct index_spec ix = {.name = SLICE("tiny"), .schema = &g, .parts = 1};
    struct ebench b = ebench_scaled("pk", &ix, 1, 1000);
    schema_done(&g);
    static char item[3000];
    snprintf(item, sizeof item, "{\"pk\": \"p1\", \"gk\": \"g\", \"body\": \"%02500d\"}", 1);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, item), ERR_OK);
    /* p3 lies in another partition of the table */
    struct request q = ebench_request(&b, OP_PUT, "{\"pk\": \"p3\", \"gk\": \"h\"}");
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_THROTTLED_DEMAND);
    ck_assert_int_eq(b.r.reason, REASON_INDEX_WRITE_KEY_RANGE);
    q.condition = ebench_condition(&b, "attribute_exists(pk)");
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_CONDITION);
    ck_assert_int_eq(b.r.units_count, 1);
    ebench_done(&b);
}
END_TEST

/* --- local indexes -----------------------------------------------------------------------------
 */

START_TEST(local_index_fetches_what_it_does_not_hold)
{
    struct schema l = {0};
    ebench_schema(&l, "pk at");
    struct index_spec ix = {
        .name = SLICE("ByAt"), .schema = &l, .is_local = true, .projection = PROJECT_KEYS};
    struct ebench b = ebench_new("pk sk", &ix, 1);
    schema_done(&l);
    static char item[4000];
    for (int i = 0; i < 4; i++) {
        snprintf(item, sizeof item,
                 "{\"pk\": \"p\", \"sk\": \"s%d\", \"at\": \"%d\", \"body\": \"%0200d\"}", i, 9 - i,
                 i);
        ck_assert_int_eq(ebench_do(&b, OP_PUT, item), ERR_OK);
    }
    struct request q = {.consistent = true};
    ck_assert_int_eq(ebench_query(&b, "ByAt", "pk = \"p\"", &q), ERR_OK);
    ck_assert_str_eq(ebench_column(&b, "sk"), "s3 s2 s1 s0 ");
    ck_assert_str_eq(ebench_column(&b, "body"), "- - - - ");
    ck_assert_int_eq(b.r.read_units, UNIT);
    q.fetch = true;
    ck_assert_int_eq(ebench_query(&b, "ByAt", "pk = \"p\"", &q), ERR_OK);
    ck_assert_str_ne(ebench_column(&b, "body"), "- - - - ");
    ck_assert_int_eq(b.r.read_units, 5 * UNIT); /* the page of the index, and an item each */
    ebench_done(&b);
}
END_TEST

START_TEST(full_partition_pays_for_item_and_entry_together)
{
    struct schema l = {0};
    ebench_schema(&l, "pk at");
    struct index_spec ix = {.name = SLICE("ByAt"), .schema = &l, .is_local = true};
    struct ebench b = ebench_scaled("pk sk", &ix, 1, 1000); /* one unit a second */
    schema_done(&l);
    const char *item = "{\"pk\": \"p\", \"sk\": \"s\", \"at\": \"9\"}";
    ck_assert_int_eq(ebench_do(&b, OP_PUT, item), ERR_OK);
    ck_assert_int_eq(b.r.write_units, 2 * UNIT);
    const char *other = "{\"pk\": \"p\", \"sk\": \"t\", \"at\": \"9\"}";
    ck_assert_int_eq(ebench_do(&b, OP_PUT, other), ERR_THROTTLED_DEMAND);
    engine_advance(b.e, 1999999);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, other), ERR_THROTTLED_DEMAND);
    engine_advance(b.e, 1);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, other), ERR_OK);
    ebench_done(&b);
}
END_TEST

START_TEST(page_that_fetches_ends_at_a_megabyte_of_both)
{
    struct schema l = {0};
    ebench_schema(&l, "pk at");
    struct index_spec ix = {
        .name = SLICE("ByAt"), .schema = &l, .is_local = true, .projection = PROJECT_KEYS};
    struct ebench b = ebench_new("pk sk", &ix, 1);
    schema_done(&l);
    static char item[300100];
    for (int i = 0; i < 5; i++) {
        snprintf(item, sizeof item,
                 "{\"pk\": \"p\", \"sk\": \"s%d\", \"at\": \"%d\", \"body\": \"%0300000d\"}", i, i,
                 i);
        ck_assert_int_eq(ebench_do(&b, OP_PUT, item), ERR_OK);
        engine_advance(b.e, 1000000);
    }
    struct request q = {.fetch = true};
    ck_assert_int_eq(ebench_query(&b, "ByAt", "pk = \"p\"", &q), ERR_OK);
    ck_assert_uint_eq(b.r.read, 4);
    ck_assert(b.r.has_more);
    q.fetch = false;
    ck_assert_int_eq(ebench_query(&b, "ByAt", "pk = \"p\"", &q), ERR_OK);
    ck_assert_uint_eq(b.r.read, 5);
    ebench_done(&b);
}
END_TEST

/* --- P34, P36: transactions ----------------------------------------------------------------------
 */

START_TEST(transaction_names_every_action_that_failed)
{
    struct ebench b = ebench_new("pk", NULL, 0);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"k1\", \"v\": 1}"), ERR_OK);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"k2\"}"), ERR_OK);
    struct request actions[3] = {ebench_request(&b, OP_PUT, "{\"pk\": \"new1\"}"),
                                 ebench_request(&b, OP_CHECK, "{\"pk\": \"k1\"}"),
                                 ebench_request(&b, OP_PUT, "{\"pk\": \"k2\"}")};
    actions[0].condition = actions[2].condition = ebench_condition(&b, "attribute_not_exists(pk)");
    actions[1].condition = ebench_condition(&b, "v = 2");
    struct request q = {.op = OP_TRANSACT_WRITE, .actions = actions, .action_count = 3};
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_TX_CANCELED);
    ck_assert_ptr_nonnull(
        strstr(b.r.why.text, "[None, ConditionalCheckFailed, ConditionalCheckFailed]"));
    ck_assert_ptr_nonnull(b.r.actions[1].old);
    ck_assert_uint_eq(table_items(engine_table_at(b.e, 0)), 2);
    ck_assert_int_eq(b.r.write_units, 6 * UNIT);
    /* all good: committed at twice the price */
    actions[1].condition = ebench_condition(&b, "v = 1");
    actions[2] = ebench_request(&b, OP_DELETE, "{\"pk\": \"k2\"}");
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_int_eq(b.r.write_units, 6 * UNIT);
    ck_assert_uint_eq(b.r.wrote, 1);
    ck_assert_uint_eq(b.r.deleted, 1);
    ck_assert_uint_eq(table_items(engine_table_at(b.e, 0)), 2);
    actions[1] = ebench_request(&b, OP_PUT, "{\"pk\": \"new1\"}");
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_VALIDATION);
    ck_assert_str_eq(b.r.why.text,
                     "Transaction request cannot include multiple operations on one item");
    ebench_done(&b);
}
END_TEST

START_TEST(same_token_writes_once)
{
    struct ebench b = ebench_new("pk", NULL, 0);
    struct request action = ebench_request(&b, OP_UPDATE, "{\"pk\": \"n\"}");
    action.update = ebench_update(&b, "add n 1");
    struct request q = {.op = OP_TRANSACT_WRITE,
                        .actions = &action,
                        .action_count = 1,
                        .token = SLICE("t1"),
                        .content = 7};
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_int_eq(b.r.write_units, 0);
    ck_assert_int_eq(b.r.read_units, 2 * UNIT);
    q.content = 8;
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_IDEMPOTENT);
    engine_advance(b.e, 600ll * 1000000);
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_int_eq(ebench_do(&b, OP_GET, "{\"pk\": \"n\"}"), ERR_OK);
    struct doc d = result_row(&b.r, 0);
    struct val v;
    struct num n, two;
    ck_assert(doc_get(&d, SLICE("n"), &v, NULL));
    num_decode(v.p, v.n, &n);
    num_from_int(2, &two);
    ck_assert_int_eq(num_compare(&n, &two), 0);
    ebench_done(&b);
}
END_TEST

/* --- P35: batches
 * ---------------------------------------------------------------------------------- */

START_TEST(batch_is_refused_whole_and_done_one_by_one)
{
    struct ebench b = ebench_new("pk", NULL, 0);
    struct request a[26];
    struct request q = {.op = OP_BATCH_WRITE, .actions = a, .action_count = 2};
    a[0] = ebench_request(&b, OP_PUT, "{\"pk\": \"k1\"}");
    a[1] = ebench_request(&b, OP_DELETE, "{\"pk\": \"k1\"}");
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_VALIDATION);
    ck_assert_ptr_nonnull(strstr(b.r.why.text, "contains duplicates"));
    for (int i = 0; i < 26; i++) {
        char item[50];
        snprintf(item, sizeof item, "{\"pk\": \"k%d\"}", i);
        a[i] = ebench_request(&b, OP_PUT, item);
    }
    q.action_count = 26;
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_VALIDATION);
    q.action_count = 0;
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_VALIDATION);
    q.action_count = 25;
    a[24] = ebench_request(&b, OP_PUT, "{\"other\": \"x\"}");
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_VALIDATION);
    ck_assert_uint_eq(table_items(engine_table_at(b.e, 0)), 0);
    q.action_count = 24;
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_uint_eq(b.r.wrote, 24);
    ck_assert_int_eq(b.r.write_units, 24 * UNIT);
    a[0] = ebench_request(&b, OP_GET, "{\"pk\": \"k3\"}");
    a[1] = ebench_request(&b, OP_GET, "{\"pk\": \"none\"}");
    q.op = OP_BATCH_GET;
    q.action_count = 2;
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_uint_eq(b.r.actions[0].row_count, 1);
    ck_assert_uint_eq(b.r.actions[1].row_count, 0);
    ck_assert_int_eq(b.r.read_units, UNIT);
    ebench_done(&b);
}
END_TEST

START_TEST(batch_with_a_bad_index_key_writes_nothing)
{
    struct schema g = {0};
    ebench_schema(&g, "gk");
    struct index_spec ix = {.name = SLICE("byg"), .schema = &g};
    struct ebench b = ebench_new("pk", &ix, 1);
    schema_done(&g);
    struct request a[] = {ebench_request(&b, OP_PUT, "{\"pk\": \"k1\"}"),
                          ebench_request(&b, OP_PUT, "{\"pk\": \"k2\", \"gk\": 1}")};
    struct request q = {.op = OP_BATCH_WRITE, .actions = a, .action_count = 2};
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_VALIDATION);
    ck_assert_ptr_nonnull(strstr(b.r.why.text, "Type mismatch for Index Key gk"));
    ck_assert_int_eq(b.r.write_units, 0);
    ck_assert_uint_eq(table_items(engine_table_at(b.e, 0)), 0);
    ebench_done(&b);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("indexes");
    TCase *t = tcase_create("indexes");
    tcase_add_test(t, index_writes_cost_what_was_measured);
    tcase_add_loop_test(t, several_key_attributes_compare_one_after_another, 0,
                        sizeof several / sizeof *several);
    tcase_add_test(t, item_enters_the_index_with_all_its_keys_and_leaves_with_one);
    tcase_add_test(t, index_with_a_lag_answers_from_the_past);
    tcase_add_test(t, index_added_later_is_filled);
    tcase_add_test(t, full_index_rejects_writes_of_its_table);
    tcase_add_test(t, failed_condition_does_not_ask_an_index_in_debt);
    tcase_add_test(t, local_index_fetches_what_it_does_not_hold);
    tcase_add_test(t, full_partition_pays_for_item_and_entry_together);
    tcase_add_test(t, page_that_fetches_ends_at_a_megabyte_of_both);
    tcase_add_test(t, transaction_names_every_action_that_failed);
    tcase_add_test(t, same_token_writes_once);
    tcase_add_test(t, batch_is_refused_whole_and_done_one_by_one);
    tcase_add_test(t, batch_with_a_bad_index_key_writes_nothing);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
