#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ebench.h"
#include "engine/engine.h"

/* Trouble that people had elsewhere, asked of the engine itself. */

static struct ebench with_index(const char *table, const char *index, enum projection projection)
{
    struct schema s = {0};
    ebench_schema(&s, index);
    struct index_spec ix = {.name = SLICE("rev"), .schema = &s, .projection = projection};
    struct ebench b = ebench_new(table, &ix, 1);
    schema_done(&s);
    return b;
}

/* P15 */
START_TEST(key_is_not_changed_by_an_update_even_to_itself)
{
    static const char *const updates[] = {"set sk = \"DONE#1\"", "set sk = \"OPEN#1\"",
                                          "remove sk"};
    struct ebench b = ebench_new("pk sk", NULL, 0);
    const char *key = "{\"pk\": \"a\", \"sk\": \"OPEN#1\"}";
    ck_assert_int_eq(ebench_do(&b, OP_PUT, key), ERR_OK);
    struct request q = ebench_request(&b, OP_UPDATE, key);
    q.condition = ebench_condition(&b, "attribute_exists(nope)"); /* it is found before */
    q.update = ebench_update(&b, updates[_i]);
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_VALIDATION);
    ck_assert_ptr_nonnull(
        strstr(b.r.why.text, "Cannot update attribute sk. This attribute is part of the key"));
    ck_assert_int_eq(b.r.write_units, 0);
    ebench_done(&b);
}
END_TEST

/* P19 */
START_TEST(index_of_equal_keys_is_paged_item_by_item)
{
    struct ebench b = with_index("pk sk", "day at", PROJECT_ALL);
    static const char *const names[] = {"day", "at", "pk", "sk"};
    char seen[100] = "";
    for (int i = 0; i < 5; i++) {
        char item[100];
        snprintf(item, sizeof item,
                 "{\"pk\": \"p%d\", \"sk\": \"s%d\", \"day\": \"d1\", \"at\": \"t1\"}", i / 2, i);
        ck_assert_int_eq(ebench_do(&b, OP_PUT, item), ERR_OK);
    }
    struct request q = {.limit = 2};
    for (int page = 0; page < 3; page++) {
        ck_assert_int_eq(ebench_query(&b, "rev", "day = \"d1\"", &q), ERR_OK);
        ck_assert_uint_eq(b.r.row_count, page == 2 ? 1 : 2);
        ck_assert_int_eq(b.r.has_more, page < 2);
        snprintf(seen + strlen(seen), sizeof seen - strlen(seen), "%s", ebench_column(&b, "sk"));
        struct buf start = BUF_INIT;
        for (int i = 0; i < 4 && b.r.has_more; i++) {
            struct doc last = result_doc(&b.r, b.r.last);
            struct val v;
            ck_assert(doc_get(&last, slice_of(names[i]), &v, NULL));
            buf_printf(&start, "%s\"%s\": \"%.*s\"", i ? ", " : "{", names[i], (int)v.n,
                       (const char *)v.p);
        }
        buf_add_char(&start, '}');
        if (b.r.has_more)
            q.start = ebench_map(&b, buf_str(&start));
        q.has_start = true;
        buf_done(&start);
    }
    ck_assert_str_eq(seen, "s0 s1 s2 s3 s4 ");
    /* half a key to go on from is none */
    q.start = ebench_map(&b, "{\"day\": \"d1\", \"at\": \"t1\", \"pk\": \"p0\"}");
    ck_assert_int_eq(ebench_query(&b, "rev", "day = \"d1\"", &q), ERR_VALIDATION);
    ebench_done(&b);
}
END_TEST

/* P23: on an item that is not there */
static const struct {
    const char *update, *error; /* NULL: the item is made, with n = 1 */
} fresh[] = {
    {"add n 1", NULL},
    {"set n = n + 1", "refers to an attribute that does not exist in the item"},
    {"set n = if_not_exists(n, 0) + 1", NULL},
    {"set l = list_append(l, [1])", "refers to an attribute that does not exist in the item"},
    {"set addr.city = \"x\"", "document path provided in the update expression is invalid"},
};

START_TEST(failed_update_leaves_no_item_behind)
{
    struct ebench b = ebench_new("pk", NULL, 0);
    enum err err = ebench_change(&b, "{\"pk\": \"k\"}", fresh[_i].update);
    if (fresh[_i].error)
        ck_assert_ptr_nonnull(strstr(b.r.why.text, fresh[_i].error));
    ck_assert_int_eq(err, fresh[_i].error ? ERR_VALIDATION : ERR_OK);
    ck_assert_uint_eq(table_items(engine_table_at(b.e, 0)), fresh[_i].error == NULL);
    ck_assert_int_eq(b.r.write_units, fresh[_i].error ? 0 : UNIT);
    if (!err) {
        struct request q = ebench_request(&b, OP_GET, "{\"pk\": \"k\"}");
        ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
        struct doc d = result_row(&b.r, 0);
        ck_assert(expr_holds(ebench_condition(&b, "n = 1"), &d));
    }
    ebench_done(&b);
}
END_TEST

/* P28 */
START_TEST(index_shows_its_keys_and_what_it_includes_alone)
{
    struct schema s = {0};
    struct slice include[] = {SLICE("title")};
    ebench_schema(&s, "tag");
    struct index_spec ix = {.name = SLICE("byTag"),
                            .schema = &s,
                            .projection = PROJECT_INCLUDE,
                            .include = include,
                            .include_count = 1};
    struct ebench b = ebench_new("pk", &ix, 1);
    schema_done(&s);
    ck_assert_int_eq(ebench_do(&b, OP_PUT,
                               "{\"pk\": \"p\", \"tag\": \"t\", \"title\": \"x\", \"body\": "
                               "\"y\"}"),
                     ERR_OK);
    struct request q = {0};
    ck_assert_int_eq(ebench_query(&b, "byTag", "tag = \"t\"", &q), ERR_OK);
    ck_assert_str_eq(ebench_column(&b, "pk"), "p ");
    ck_assert_str_eq(ebench_column(&b, "title"), "x ");
    ck_assert_str_eq(ebench_column(&b, "body"), "- ");
    struct expr_projection *p = NULL;
    struct expr_source src = {.dialect = EXPR_LAB, .label = "ProjectionExpression"};
    struct reader r = reader_of(SLICE("body"));
    ck_assert_int_eq(expr_parse_projection(&b.arena, &src, &r, &p, NULL), ERR_OK);
    q.projection = p;
    ck_assert_int_eq(ebench_query(&b, "byTag", "tag = \"t\"", &q), ERR_VALIDATION);
    ck_assert_ptr_nonnull(strstr(b.r.why.text, "does not project [body]"));
    ebench_done(&b);
}
END_TEST

/* P32 */
START_TEST(one_hot_item_gets_its_partitions_ceiling_and_no_more)
{
    struct engine_config c = engine_config_default();
    struct ebench b = ebench_of(
        &c, "pk",
        (struct table_spec){
            .billing = BILLING_PROVISIONED, .read_units = 20000, .write_units = 100, .parts = 10});
    int served = 0, other = 0;
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"hot\"}"), ERR_OK);
    engine_advance(b.e, 10000000);
    struct request q = ebench_request(&b, OP_GET, "{\"pk\": \"hot\"}");
    q.consistent = true;
    for (int i = 0; i < 5 * 5000; i++, engine_advance(b.e, 200)) {
        enum err err = engine_do(b.e, &q, &b.r);
        served += err == ERR_OK;
        other += err && (err != ERR_THROTTLED || b.r.reason != REASON_TABLE_READ_KEY_RANGE);
    }
    ck_assert_int_eq(other, 0);
    /* five seconds at 3,000, and the second that the partition had saved */
    ck_assert_int_ge(served, 17900);
    ck_assert_int_le(served, 18100);
    /* the table has room for every other key */
    ck_assert_int_eq(ebench_do(&b, OP_GET, "{\"pk\": \"cold\"}"), ERR_OK);
    ebench_done(&b);
}
END_TEST

/* P36 */
START_TEST(condition_on_an_address_lets_two_users_have_it)
{
    struct ebench b = ebench_new("pk", NULL, 0);
    for (int i = 1; i <= 2; i++) {
        char item[100];
        snprintf(item, sizeof item, "{\"pk\": \"USER#%d\", \"email\": \"a@x.example\"}", i);
        struct request q = ebench_request(&b, OP_PUT, item);
        q.condition = ebench_condition(&b, "attribute_not_exists(email)");
        ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    }
    for (int i = 3; i <= 4; i++) {
        char item[100];
        snprintf(item, sizeof item, "{\"pk\": \"USER#%d\"}", i);
        struct request actions[] = {ebench_request(&b, OP_PUT, item),
                                    ebench_request(&b, OP_PUT, "{\"pk\": \"MAIL#b@x.example\"}")};
        actions[0].condition = actions[1].condition =
            ebench_condition(&b, "attribute_not_exists(pk)");
        struct request q = {.op = OP_TRANSACT_WRITE, .actions = actions, .action_count = 2};
        ck_assert_int_eq(engine_do(b.e, &q, &b.r), i == 3 ? ERR_OK : ERR_TX_CANCELED);
    }
    ck_assert_ptr_nonnull(strstr(b.r.why.text, "[None, ConditionalCheckFailed]"));
    ck_assert_int_eq(ebench_do(&b, OP_GET, "{\"pk\": \"USER#4\"}"), ERR_OK);
    ck_assert_uint_eq(b.r.row_count, 0);
    ck_assert_uint_eq(table_items(engine_table_at(b.e, 0)), 4);
    ebench_done(&b);
}
END_TEST

/* P38 */
START_TEST(ids_with_the_separator_in_them_fall_together)
{
    struct ebench b = ebench_new("pk sk", NULL, 0);
    static const char *const parts[][2] = {{"acme#USER#x", "y"}, {"acme", "x#USER#y"}};
    for (int i = 0; i < 2; i++) {
        char item[100];
        snprintf(item, sizeof item, "{\"pk\": \"all\", \"sk\": \"TENANT#%s#USER#%s\"}", parts[i][0],
                 parts[i][1]);
        ck_assert_int_eq(ebench_do(&b, OP_PUT, item), ERR_OK);
        ck_assert_uint_eq(b.r.replaced, i);
    }
    struct request q = {0};
    ck_assert_int_eq(ebench_query(&b, "", "pk = \"all\" and begins_with(sk, \"TENANT#acme#\")", &q),
                     ERR_OK);
    ck_assert_str_eq(ebench_column(&b, "sk"), "TENANT#acme#USER#x#USER#y ");
    ebench_done(&b);
}
END_TEST

/* P39 */
static const struct {
    const char *index, *where, *column, *rows;
} sides[] = {
    {"", "pk = \"S#1\"", "sk", "C#art C#math "},
    {"rev", "sk = \"C#math\"", "pk", "C#math S#1 S#2 "},
    {"rev", "sk = \"C#math\" and begins_with(pk, \"S#\")", "pk", "S#1 S#2 "},
};

START_TEST(reversed_index_reads_the_other_side)
{
    static const char *const edges[][2] = {
        {"S#1", "C#math"}, {"S#1", "C#art"}, {"S#2", "C#math"}, {"C#math", "C#math"}};
    struct ebench b = with_index("pk sk", "sk pk", PROJECT_ALL);
    for (int i = 0; i < 4; i++) {
        char item[100];
        snprintf(item, sizeof item, "{\"pk\": \"%s\", \"sk\": \"%s\"}", edges[i][0], edges[i][1]);
        ck_assert_int_eq(ebench_do(&b, OP_PUT, item), ERR_OK);
    }
    struct request q = {0};
    ck_assert_int_eq(ebench_query(&b, sides[_i].index, sides[_i].where, &q), ERR_OK);
    ck_assert_str_eq(ebench_column(&b, sides[_i].column), sides[_i].rows);
    ebench_done(&b);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("cases");
    TCase *t = tcase_create("cases");
    tcase_add_loop_test(t, key_is_not_changed_by_an_update_even_to_itself, 0, 3);
    tcase_add_test(t, index_of_equal_keys_is_paged_item_by_item);
    tcase_add_loop_test(t, failed_update_leaves_no_item_behind, 0, sizeof fresh / sizeof *fresh);
    tcase_add_test(t, index_shows_its_keys_and_what_it_includes_alone);
    tcase_add_test(t, one_hot_item_gets_its_partitions_ceiling_and_no_more);
    tcase_add_test(t, condition_on_an_address_lets_two_users_have_it);
    tcase_add_test(t, ids_with_the_separator_in_them_fall_together);
    tcase_add_loop_test(t, reversed_index_reads_the_other_side, 0, sizeof sides / sizeof *sides);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
