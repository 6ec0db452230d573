#include "config.h"

/* Time to live and the facts of a table: the same however time passes, in a copy too. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/engine.h"
#include "engine/ttl.h"
#include "model/literal.h"

#define SECOND ((int64_t)1000000)
#define HOUR   (3600 * SECOND)
#define DAY    (24 * HOUR)

enum { ITEMS = 40 };

static void put(struct engine *e, int i, int64_t expires)
{
    struct result r;
    struct pack p = {.is_item = true};
    char text[120];
    snprintf(text, sizeof text, "{\"pk\": \"k%d\", \"gk\": \"g%d\", \"ttl\": %lld}", i, i % 3,
             (long long)(ENGINE_EPOCH_SECONDS + expires));
    struct reader reader = reader_of(slice_of(text));
    ck_assert_int_eq(literal_read(&reader, &p, NULL), ERR_OK);
    struct request q = {.op = OP_PUT, .table = SLICE("Tab"), .item = pack_result(&p)};
    result_init(&r);
    ck_assert_int_eq(engine_do(e, &q, &r), ERR_OK);
    result_done(&r);
    pack_done(&p);
}

/* A table with a lagging index, time to live on, an item expiring every hour. */
static struct engine *world(void)
{
    struct engine_config c = engine_config_default();
    struct engine *e = engine_new(&c);
    struct schema s = {.pk_count = 0}, g = {.pk_count = 0};
    schema_add(&s, false, SLICE("pk"), VAL_S);
    schema_add(&g, false, SLICE("gk"), VAL_S);
    struct index_spec index = {.name = SLICE("gsi"), .schema = &g, .lag_us = 90 * SECOND};
    struct table_tag tag = {SLICE("team"), SLICE("keys")};
    struct table_spec spec = {.name = SLICE("Tab"),
                              .schema = &s,
                              .indexes = &index,
                              .index_count = 1,
                              .tags = &tag,
                              .tag_count = 1,
                              .is_protected = true};
    ck_assert_int_eq(engine_create_table(e, &spec, NULL), ERR_OK);
    schema_done(&s);
    schema_done(&g);
    ck_assert_int_eq(ttl_change(e, engine_table(e, SLICE("Tab")), SLICE("ttl"), true, NULL),
                     ERR_OK);
    for (int i = 0; i < ITEMS; i++)
        put(e, i, (int64_t)i * 3600);
    return e;
}

static struct table *tab(const struct engine *e)
{
    return engine_table(e, SLICE("Tab"));
}

START_TEST(outcome_is_the_same_however_time_passes)
{
    static const int64_t steps[] = {HOUR, 90 * SECOND, 60 * SECOND, 40 * SECOND};
    struct engine *one = world();
    engine_advance(one, 3 * DAY);
    engine_check(one);
    ck_assert_uint_eq(ttl_deleted(tab(one)), 25);
    ck_assert_uint_eq(table_items(tab(one)), ITEMS - 25);
    /* The last one's entry is still to go. */
    ck_assert_uint_eq(table_items(table_index_at(tab(one), 0)), ITEMS - 24);
    for (size_t k = 0; k < sizeof steps / sizeof *steps; k++) {
        struct engine *many = world();
        for (int64_t us = 0; us < 3 * DAY; us += steps[k])
            engine_advance(many, steps[k]);
        engine_check(many);
        ck_assert_uint_eq(engine_digest(one), engine_digest(many));
        engine_free(many);
    }
    engine_free(one);
}
END_TEST

START_TEST(copy_has_the_facts_and_goes_on_alike)
{
    struct engine *e = world();
    engine_advance(e, 50 * HOUR);
    struct engine *copy = engine_clone(e);
    ck_assert_uint_eq(engine_digest(copy), engine_digest(e));
    ck_assert(table_facts(tab(copy))->is_protected);
    ck_assert_str_eq(table_facts(tab(copy))->tag[0].value, "keys");
    ck_assert_int_eq(ttl_status(copy, tab(copy)), TTL_ENABLED);
    engine_advance(e, 5 * HOUR);
    engine_advance(copy, 5 * HOUR);
    ck_assert_uint_eq(engine_digest(copy), engine_digest(e));
    table_untag(tab(copy), SLICE("team"));
    ck_assert_uint_ne(engine_digest(copy), engine_digest(e));
    table_tag(tab(copy), SLICE("team"), SLICE("keys"));
    ck_assert_uint_eq(engine_digest(copy), engine_digest(e));
    table_protect(tab(copy), false);
    ck_assert_uint_ne(engine_digest(copy), engine_digest(e));
    engine_free(e);
    engine_check(copy);
    engine_free(copy);
}
END_TEST

struct heard {
    int expired, removed, requests;
};

static void hear(void *ctx, const struct trace_event *ev)
{
    struct heard *h = ctx;
    h->expired += ev->kind == TRACE_REMOVED && ev->is_expired;
    h->removed += ev->kind == TRACE_REMOVED && !ev->is_expired;
    h->requests += ev->kind == TRACE_REQUEST;
}

START_TEST(deletion_is_told_and_costs_nothing)
{
    struct engine *e = world();
    struct heard h = {0};
    engine_advance(e, HOUR);
    engine_on_trace(e, hear, &h);
    int64_t before = table_levels(tab(e), engine_now_us(e)).write;
    engine_advance(e, 3 * DAY - HOUR);
    ck_assert_int_eq(h.expired, 25);
    ck_assert_int_eq(h.requests, 0);
    engine_advance(e, 90 * SECOND);
    ck_assert_int_eq(h.removed, 25); /* the index's entries, when they arrive */
    ck_assert_int_eq(table_levels(tab(e), engine_now_us(e)).write, before);
    engine_free(e);
}
END_TEST

START_TEST(refused_change_leaves_the_same_digest)
{
    struct engine *e = world();
    struct errinfo why;
    uint64_t before = engine_digest(e);
    ck_assert_int_eq(ttl_change(e, tab(e), SLICE("ttl"), true, &why), ERR_VALIDATION);
    ck_assert_int_eq(ttl_change(e, tab(e), SLICE("ttl"), false, &why), ERR_VALIDATION);
    ck_assert_uint_eq(engine_digest(e), before);
    struct table_rates too_many = {BILLING_PROVISIONED, 1000000000, 1};
    ck_assert_int_eq(engine_alter_table(e, tab(e), &too_many, &why), ERR_LIMIT);
    ck_assert_uint_eq(engine_digest(e), before);
    engine_free(e);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("ttl");
    TCase *t = tcase_create("ttl");
    tcase_add_test(t, outcome_is_the_same_however_time_passes);
    tcase_add_test(t, copy_has_the_facts_and_goes_on_alike);
    tcase_add_test(t, deletion_is_told_and_costs_nothing);
    tcase_add_test(t, refused_change_leaves_the_same_digest);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
