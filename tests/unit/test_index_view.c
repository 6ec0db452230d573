#include "config.h"

#include <check.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"
#include "engine/history.h"
#include "engine/snap.h"
#include "golden.h"
#include "model/literal.h"
#include "view/view.h"

#define COUNT(array) (int)(sizeof(array) / sizeof *(array))

enum { LAG_US = 700000 };

/* An engine with its history: the index view is drawn from what really happened. */
struct bench {
    struct engine *e;
    struct history *h;
    struct result r;
    struct arena arena;
    struct pack pack;
    struct slice focus;
};

static struct val map_of(struct bench *b, const char *text)
{
    struct reader r = reader_of(slice_of(text));
    pack_clear(&b->pack);
    b->pack.is_item = true;
    ck_assert_int_eq(literal_read(&r, &b->pack, NULL), ERR_OK);
    struct val v = pack_result(&b->pack);
    v.p = arena_memdup(&b->arena, v.p, v.n);
    return v;
}

static struct bench bench_new(const struct table_spec *spec)
{
    struct bench b = {.focus = spec->name};
    struct engine_config c = engine_config_default();
    struct errinfo why;
    b.e = engine_new(&c);
    b.h = history_new();
    engine_on_trace(b.e, history_sink, b.h);
    enum err err = engine_create_table(b.e, spec, &why);
    ck_assert_msg(!err, "%s", why.text);
    result_init(&b.r);
    return b;
}

static void bench_done(struct bench *b)
{
    engine_check(b->e);
    result_done(&b->r);
    pack_done(&b->pack);
    arena_done(&b->arena);
    history_free(b->h);
    engine_free(b->e);
}

/* Users by UserId; ByEmail with a lag, of Email alone. */
static struct bench users(int64_t lag_us)
{
    struct schema base = {0}, by_email = {0};
    schema_add(&base, false, SLICE("UserId"), VAL_S);
    schema_add(&by_email, false, SLICE("Email"), VAL_S);
    struct index_spec index = {.name = SLICE("ByEmail"), .schema = &by_email, .lag_us = lag_us};
    struct table_spec spec = {
        .name = SLICE("Users"), .schema = &base, .indexes = &index, .index_count = 1};
    struct bench b = bench_new(&spec);
    schema_done(&base);
    schema_done(&by_email);
    return b;
}

static void run(struct bench *b, enum op op, const char *item)
{
    struct request q = {.op = op, .table = SLICE("Users"), .item = map_of(b, item)};
    ck_assert_int_eq(engine_do(b->e, &q, &b->r), ERR_OK);
}

static void ask(struct bench *b, const char *email)
{
    struct keycond k;
    struct expr_source src = {.dialect = EXPR_LAB, .label = "KeyConditionExpression"};
    char where[80];
    snprintf(where, sizeof where, "Email = \"%s\"", email);
    struct reader r = reader_of(slice_of(where));
    ck_assert_int_eq(expr_parse_keycond(&b->arena, &src, &r, &k, NULL), ERR_OK);
    struct request q = {.op = OP_QUERY, .table = SLICE("Users"), .index = SLICE("ByEmail")};
    q.keycond = &k;
    ck_assert_int_eq(engine_do(b->e, &q, &b->r), ERR_OK);
}

static void three_users(struct bench *b)
{
    run(b, OP_PUT, "{\"UserId\": \"USER#41\", \"Email\": \"bob@example.com\", \"Name\": \"Bob\"}");
    run(b, OP_PUT, "{\"UserId\": \"USER#42\", \"Email\": \"ann@example.com\", \"Name\": \"Ann\"}");
    run(b, OP_PUT, "{\"UserId\": \"USER#43\", \"Email\": \"eve@example.com\", \"Name\": \"Eve\"}");
    engine_advance(b->e, 2900000);
}

static void ann_moves(struct bench *b)
{
    run(b, OP_PUT, "{\"UserId\": \"USER#42\", \"Email\": \"ann@new.example\", \"Name\": \"Ann\"}");
}

/* --- stories ----------------------------------------------------------------------------- */

static struct bench story_rest(void)
{
    struct bench b = users(LAG_US);
    three_users(&b);
    return b;
}

static struct bench story_late(void)
{
    struct bench b = story_rest();
    ann_moves(&b);
    engine_advance(b.e, 300000);
    ask(&b, "ann@new.example");
    ask(&b, "ann@example.com");
    return b;
}

static struct bench story_arrived(void)
{
    struct bench b = story_late();
    engine_advance(b.e, LAG_US);
    ask(&b, "ann@new.example");
    return b;
}

/* One without the key attribute, one deleted whose entry is still there, two with one address. */
static struct bench story_odd(void)
{
    struct bench b = story_rest();
    run(&b, OP_PUT, "{\"UserId\": \"USER#44\"}");
    run(&b, OP_PUT, "{\"UserId\": \"USER#45\", \"Email\": \"eve@example.com\"}");
    engine_advance(b.e, 100000);
    run(&b, OP_DELETE, "{\"UserId\": \"USER#41\"}");
    ask(&b, "eve@example.com");
    return b;
}

static struct bench story_many(void)
{
    struct bench b = users(LAG_US);
    for (int i = 0; i < 300; i++) {
        char text[120];
        snprintf(text, sizeof text, "{\"UserId\": \"USER#%03d\", \"Email\": \"u%d@example.com\"}",
                 i, (i * 37) % 300);
        run(&b, OP_PUT, text);
        engine_advance(b.e, 10000);
    }
    return b;
}

static struct bench story_at_once(void)
{
    struct bench b = users(0);
    three_users(&b);
    ann_moves(&b);
    ask(&b, "ann@new.example");
    return b;
}

static struct bench story_none(void)
{
    struct schema base = {0};
    schema_add(&base, false, SLICE("UserId"), VAL_S);
    struct table_spec spec = {.name = SLICE("Users"), .schema = &base};
    struct bench b = bench_new(&spec);
    schema_done(&base);
    return b;
}

static struct snap *take(struct bench *b)
{
    struct snap_focus focus = {.table = b->focus};
    return snap_take(b->e, b->h, &focus);
}

/* 1,300 new users a second, all with the same Status: the index's partition is full. */
static struct bench story_held_back(void)
{
    struct schema base = {0}, by_status = {0};
    schema_add(&base, false, SLICE("UserId"), VAL_S);
    schema_add(&by_status, false, SLICE("Status"), VAL_S);
    struct index_spec index = {.name = SLICE("ByStatus"),
                               .schema = &by_status,
                               .billing = BILLING_PROVISIONED,
                               .read_units = 10000,
                               .write_units = 10000,
                               .parts = 10};
    struct table_spec spec = {.name = SLICE("Users"),
                              .schema = &base,
                              .billing = BILLING_PROVISIONED,
                              .read_units = 10000,
                              .write_units = 10000,
                              .parts = 10,
                              .indexes = &index,
                              .index_count = 1};
    struct bench b = bench_new(&spec);
    schema_done(&base);
    schema_done(&by_status);
    for (int i = 0; i < 5 * 1300; i++) {
        char text[80];
        snprintf(text, sizeof text, "{\"UserId\": \"u%d\", \"Status\": \"NEW\"}", i);
        struct request q = {.op = OP_PUT, .table = SLICE("Users"), .item = map_of(&b, text)};
        (void)engine_do(b.e, &q, &b.r);
        engine_advance(b.e, 1000000 / 1300);
    }
    return b;
}

static struct bench story_held_back_there(void)
{
    struct bench b = story_held_back();
    b.focus = SLICE("Users.ByStatus");
    return b;
}

/* --- screens ----------------------------------------------------------------------------- */

static const struct {
    const char *name;
    struct bench (*make)(void);
    enum view_id view;
} stories[] = {
    {"index-rest", story_rest, VIEW_INDEX},
    {"index-late", story_late, VIEW_INDEX},
    {"index-arrived", story_arrived, VIEW_INDEX},
    {"index-odd", story_odd, VIEW_INDEX},
    {"index-many", story_many, VIEW_INDEX},
    {"index-at-once", story_at_once, VIEW_INDEX},
    {"index-none", story_none, VIEW_INDEX},
    {"partitions-held-back", story_held_back, VIEW_PARTITIONS},
    {"partitions-of-index", story_held_back_there, VIEW_PARTITIONS},
    {"meters-of-index", story_held_back_there, VIEW_METERS},
};

static const struct {
    const char *name;
    int w, h;
    bool ascii;
} sizes[] = {{"80x13", 80, 13, false}, {"80x13-ascii", 80, 13, true}, {"80x9", 80, 9, false},
             {"60x9", 60, 9, false},   {"60x6", 60, 6, false},        {"87x40", 87, 40, false}};

START_TEST(an_index_looks_as_it_did)
{
    struct bench b = stories[_i].make();
    struct snap *s = take(&b);
    struct view_state v = view_state_start();
    struct buf report = BUF_INIT;
    bool good = true;
    for (int k = 0; k < COUNT(sizes); k++) {
        struct canvas c;
        struct buf dump = BUF_INIT;
        char path[512];
        canvas_init(&c, sizes[k].ascii);
        canvas_resize(&c, sizes[k].w, sizes[k].h);
        struct pen p = canvas_pen(&c);
        view_table[stories[_i].view].draw(&v, s, &p);
        canvas_check(&c);
        canvas_dump(&c, &dump);
        snprintf(path, sizeof path, "%s/tests/ui/view-%s-%s.screen", getenv("SRCDIR"),
                 stories[_i].name, sizes[k].name);
        good &= golden_matches(path, buf_str(&dump), &report);
        buf_done(&dump);
        canvas_done(&c);
    }
    if (!good)
        fputs(buf_str(&report), stderr);
    buf_done(&report);
    snap_free(s);
    bench_done(&b);
    ck_assert(good);
}
END_TEST

START_TEST(an_index_stays_inside_any_rectangle)
{
    struct bench b = stories[_i].make();
    struct snap *s = take(&b);
    struct view_state v = view_state_start();
    v.in_picture = true;
    for (int w = 0; w <= 96; w += w < 10 ? 1 : 5) {
        for (int h = 0; h <= 20; h++) {
            struct canvas c;
            canvas_init(&c, false);
            canvas_resize(&c, w + 2, h + 2);
            struct pen all = canvas_pen(&c), p;
            canvas_fill(&all, (struct rect){0, 0, w + 2, h + 2}, '!', STYLE_MISS);
            p = canvas_part(&all, 1, 1, w, h);
            canvas_fill(&p, (struct rect){0, 0, w, h}, ' ', STYLE_TEXT);
            v.cursor = w % 4;
            view_table[stories[_i].view].draw(&v, s, &p);
            canvas_check(&c);
            for (int i = 0; i < (w + 2) * (h + 2); i++) {
                int x = i % (w + 2), y = i / (w + 2);
                bool edge = x == 0 || y == 0 || x == w + 1 || y == h + 1;
                if (edge && canvas_cell(&c, x, y)->cp != '!')
                    ck_abort_msg("%dx%d: drawn outside at %d, %d", w, h, x, y);
            }
            canvas_done(&c);
        }
    }
    snap_free(s);
    bench_done(&b);
}
END_TEST

/* --- what the snapshot says ---------------------------------------------------------------- */

START_TEST(a_change_rides_until_its_time_has_come)
{
    struct bench b = story_late();
    struct snap *s = take(&b);
    const struct snap_index *x = s->index;
    ck_assert_uint_eq(x->change_total, 1);
    ck_assert_str_eq(x->change[0].key, "USER#42");
    ck_assert_str_eq(x->item[x->change[0].item].sk, "ann@new.example");
    ck_assert_int_eq(x->as_of_us, 2900000);
    ck_assert_int_eq(x->first_due_us - s->now_us, 400000);
    ck_assert_str_eq(x->entry[0].pk, "ann@example.com");
    ck_assert(x->entry[0].returned);
    snap_free(s);
    engine_advance(b.e, 400000);
    s = take(&b);
    ck_assert_uint_eq(s->index->change_total, 0);
    ck_assert_int_eq(s->index->as_of_us, s->now_us);
    ck_assert_str_eq(s->index->entry[0].pk, "ann@new.example");
    snap_free(s);
    bench_done(&b);
}
END_TEST

START_TEST(answers_keep_what_they_were_worth_when_given)
{
    struct bench b = story_arrived();
    struct snap *s = take(&b);
    const struct snap_asked *a = s->index->asked;
    ck_assert_int_eq(s->index->asked_count, 3);
    ck_assert(a[0].found == 0 && a[0].coming == 1 && a[0].going == 0);
    ck_assert(a[1].found == 1 && a[1].coming == 0 && a[1].going == 1);
    ck_assert_str_eq(a[1].name, "Ann");
    ck_assert(a[2].found == 1 && a[2].coming + a[2].going == 0);
    snap_free(s);
    bench_done(&b);
}
END_TEST

START_TEST(a_delete_and_a_put_at_one_moment_are_two_changes)
{
    struct bench b = story_rest();
    run(&b, OP_DELETE, "{\"UserId\": \"USER#41\"}");
    run(&b, OP_PUT, "{\"UserId\": \"USER#50\", \"Email\": \"zoe@example.com\"}");
    struct snap *s = take(&b);
    ck_assert_uint_eq(s->index->change_total, 2);
    ck_assert_str_eq(s->index->change[0].key, "USER#41");
    ck_assert_int_eq(s->index->change[0].item, -1);
    ck_assert_str_eq(s->index->change[1].key, "USER#50");
    snap_free(s);
    bench_done(&b);
}
END_TEST

START_TEST(an_index_in_focus_is_the_one_shown)
{
    struct bench b = story_late();
    b.focus = SLICE("Users.ByEmail");
    struct snap *s = take(&b);
    ck_assert_int_eq(s->focus, s->index->number);
    ck_assert_int_eq(s->table[s->focus].base, 0);
    ck_assert_str_eq(s->index->keys[0], "UserId");
    ck_assert_str_eq(s->index->keys[1], "Email");
    snap_free(s);
    bench_done(&b);
}
END_TEST

START_TEST(a_full_index_rejects_for_its_table_and_nobody_else_is_blamed)
{
    struct bench b = story_held_back();
    struct snap *s = take(&b);
    const struct snap_table *users = &s->table[0], *index = &s->table[1];
    ck_assert_int_eq(users->held_by, 1);
    ck_assert_int_eq(users->state, PART_HOT);
    ck_assert_uint_ge(users->rejected, 299);
    ck_assert_int_eq(index->rejected, 0); /* one of its partitions did */
    for (uint32_t i = 0; i < s->part_count; i++)
        ck_assert_uint_eq(s->part[i].rejected, 0);
    int at = s->request_count - 1;
    while (s->request[at].by < 0)
        at--;
    int part = s->request[at].by_part;
    ck_assert_int_eq(s->request[at].by, 1);
    ck_assert_int_ge(part, 0);
    snap_free(s);
    b.focus = SLICE("Users.ByStatus");
    s = take(&b);
    ck_assert_uint_ge(s->part[part].rejected, 299);
    snap_free(s);
    bench_done(&b);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("index view");
    TCase *t = tcase_create("all");
    tcase_set_timeout(t, 60);
    tcase_add_loop_test(t, an_index_looks_as_it_did, 0, COUNT(stories));
    tcase_add_loop_test(t, an_index_stays_inside_any_rectangle, 0, COUNT(stories));
    tcase_add_test(t, a_change_rides_until_its_time_has_come);
    tcase_add_test(t, answers_keep_what_they_were_worth_when_given);
    tcase_add_test(t, a_delete_and_a_put_at_one_moment_are_two_changes);
    tcase_add_test(t, an_index_in_focus_is_the_one_shown);
    tcase_add_test(t, a_full_index_rejects_for_its_table_and_nobody_else_is_blamed);
    suite_add_tcase(s, t);
    return s;
}

int main(void)
{
    setlocale(LC_ALL, "C.UTF-8");
    if (!getenv("SRCDIR"))
        return 99;
    SRunner *r = srunner_create(suite());
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
