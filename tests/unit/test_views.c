#include "config.h"

#include <check.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "golden.h"
#include "view/canvas.h"
#include "view/view.h"

#define COUNT(array) (int)(sizeof(array) / sizeof *(array))

static uint64_t key_hash(const char *key)
{
    return hash_bytes(key, strlen(key), 226653400);
}

/* --- fixed snapshots ------------------------------------------------------------------- */

enum { PARTS_MAX = 300 };

/* A snapshot and what it points to. */
struct scene {
    struct snap snap;
    struct snap_table table;
    struct snap_part part[PARTS_MAX];
    struct snap_tiles tiles[SNAP_PARTS_WITH_TILES];
    struct history_second table_seconds[HISTORY_SECONDS], hot_seconds[HISTORY_SECONDS];
    struct history_request request[16];
    struct view_dial dial;
    struct view_mark drop[4];
    struct view_state view;
};

static void make_parts(struct scene *s, uint32_t count)
{
    s->snap.part = s->part;
    s->snap.part_count = s->table.part_count = count;
    s->snap.tiles = s->tiles;
    for (uint32_t i = 0; i < count; i++) {
        unsigned __int128 all = (unsigned __int128)1 << 64;
        s->part[i].id = (int)i;
        s->part[i].lo = (uint64_t)((all * i + count - 1) / count);
        s->part[i].hi = (uint64_t)((all * (i + 1) + count - 1) / count - 1);
        s->part[i].write = (struct snap_meter){.ceiling = 1000 * (int64_t)UNIT,
                                               .level = 1000 * (int64_t)UNIT,
                                               .depth = 1000 * (int64_t)UNIT};
        s->part[i].read = (struct snap_meter){.ceiling = 3000 * (int64_t)UNIT,
                                              .level = 3000 * (int64_t)UNIT,
                                              .depth = 3000 * (int64_t)UNIT};
    }
}

static void start(struct scene *s, const char *table, uint32_t parts)
{
    memset(s, 0, sizeof *s);
    s->snap.seed = 42;
    s->snap.scale = 1;
    s->snap.table = &s->table;
    s->snap.table_count = 1;
    s->table.name = table;
    s->table.base = s->table.held_by = -1;
    s->table.sk_name = s->table.sk_type = "";
    s->view = view_state_start();
    make_parts(s, parts);
}

/* Ten partitions, provisioned 10,000, nothing has run. */
static void scene_idle(struct scene *s)
{
    start(s, "Orders", 10);
    s->table.pk_name = "Status";
    s->table.pk_type = "S";
    s->table.billing = BILLING_PROVISIONED;
    s->table.read_rate = s->table.write_rate = 10000 * (int64_t)UNIT;
    s->table.write = s->table.read = (struct snap_meter){.ceiling = 10000 * (int64_t)UNIT,
                                                         .level = 3000000 * (int64_t)UNIT,
                                                         .depth = 3000000 * (int64_t)UNIT};
}

/* 1,300 writes a second for one key, 30 seconds in. */
static void scene_hot(struct scene *s)
{
    scene_idle(s);
    s->snap.now_us = 30 * 1000000;
    s->table.state = PART_OK;
    s->table.write.used = 1000 * (int64_t)UNIT;
    s->table.rejected = 300;
    s->table.accepted_total = 30999;
    s->table.rejected_total = 8001;
    struct snap_part *p = &s->part[6];
    p->state = PART_HOT;
    p->rejected = 300;
    p->write.used = 1000 * (int64_t)UNIT;
    p->write.rejected = 300 * (int64_t)UNIT;
    p->write.level = 0;
    for (int i = 1; i <= 30; i++) {
        /* A second of saved writes carries it for the first 3.3. */
        int accepted = i > 27 ? 1300 : i == 27 ? 1100 : 1000;
        s->hot_seconds[i].write = s->table_seconds[i].write = accepted * (int64_t)UNIT;
        s->hot_seconds[i].requests = 1300;
        s->hot_seconds[i].write_rejected = (1300 - accepted) * (int64_t)UNIT;
    }
    p->seconds = s->hot_seconds;
    s->table.seconds = s->table_seconds;
    for (int i = 0; i < 10; i++) {
        bool no = i == 3 || i == 7;
        s->request[i] = (struct history_request){
            .at_us = 12393100 + i * 769,
            .op = OP_PUT,
            .part = 6,
            .hash = key_hash("PENDING"),
            .key = "PENDING",
            .err = no ? ERR_THROTTLED : ERR_OK,
            .write_units = no ? 0 : UNIT,
        };
    }
    s->snap.request = s->request;
    s->snap.request_count = 10;
}

/* A table that is too small itself: its partitions have room. */
static void scene_small_table(struct scene *s)
{
    scene_idle(s);
    make_parts(s, 2);
    s->table.write_rate = 10 * (int64_t)UNIT;
    s->table.write = (struct snap_meter){.used = 10 * (int64_t)UNIT,
                                         .rejected = 490 * (int64_t)UNIT,
                                         .ceiling = 10 * (int64_t)UNIT,
                                         .depth = 3000 * (int64_t)UNIT};
    s->table.state = PART_HOT;
    s->table.rejected = 490;
    for (int i = 0; i < 2; i++) {
        s->part[i].write.used = 5 * (int64_t)UNIT;
        s->part[i].state = PART_OK;
    }
}

/* 300 partitions, 20 of them at work, three over their ceiling. */
static void scene_many(struct scene *s)
{
    scene_hot(s);
    memset(s->part, 0, sizeof s->part);
    make_parts(s, 300);
    for (int i = 0; i < 20; i++) {
        struct snap_part *p = &s->part[i * 13];
        p->write.used = (100 + i * 40) * (int64_t)UNIT;
        p->state = PART_OK;
        p->seconds = s->hot_seconds;
        if (i % 7 == 3) {
            p->state = PART_HOT;
            p->write.used = 1000 * (int64_t)UNIT;
            p->write.rejected = (100 + i) * (int64_t)UNIT;
            p->rejected = 100;
        }
    }
}

/* clang-format off */
static struct snap_item stored[] = {
    {.pk = "USER#42", .sk = "ADDRESS#home",     .type = "ADDRESS", .rest_name = "City",
     .rest_value = "Graz", .arrived = 4},
    {.pk = "USER#42", .sk = "ORDER#2026-01-15", .type = "ORDER",   .rest_name = "Total",
     .rest_value = "30", .arrived = 2, .in_run = true},
    {.pk = "USER#42", .sk = "ORDER#2026-02-11", .type = "ORDER",   .rest_name = "Total",
     .rest_value = "18", .arrived = 5, .in_run = true},
    {.pk = "USER#42", .sk = "ORDER#2026-03-02", .type = "ORDER",   .rest_name = "Total",
     .rest_value = "12", .arrived = 3, .in_run = true},
    {.pk = "USER#42", .sk = "PROFILE#42",       .type = "PROFILE", .rest_name = "Name",
     .rest_value = "Ann", .arrived = 1},
};
/* clang-format on */

static struct snap_item items[5], arrived[5], tiles[4][8];

static void scene_collection(struct scene *s)
{
    start(s, "AppData", 4);
    s->table.pk_name = "UserId";
    s->table.sk_name = "SK";
    s->table.pk_type = s->table.sk_type = "S";
    s->table.items = 5;
    s->table.bytes = 181;
    memcpy(items, stored, sizeof items);
    for (int i = 0; i < 5; i++) {
        items[i].hash = key_hash("USER#42");
        arrived[items[i].arrived - 1] = items[i];
    }
    s->snap.has_collection = true;
    s->snap.collection = (struct snap_collection){
        .pk = "USER#42",
        .hash = key_hash("USER#42"),
        .part = 2,
        .items = 5,
        .bytes = 181,
        .item = items,
        .count = 5,
        .arrived = arrived,
        .arrived_count = 5,
    };
    s->snap.last = (struct snap_last){.is_there = true,
                                      .op = OP_QUERY,
                                      .read = 3,
                                      .returned = 3,
                                      .hash = key_hash("USER#42"),
                                      .part = 2};
    s->part[2].opened = true;
    s->part[2].state = PART_OK;
    s->part[2].items = 5;
    s->part[2].bytes = 181;
    s->tiles[2] = (struct snap_tiles){.item = items, .count = 5, .of = 5};
}

/* The two newest, from the far end. */
static void scene_newest(struct scene *s)
{
    scene_collection(s);
    items[1].in_run = false;
    s->snap.last.backward = true;
    s->snap.last.read = s->snap.last.returned = 2;
    s->view.is_working = true;
}

/* ORDER#2026-02-11 has just come in: rows part, then it settles. */
static void scene_newcomer(struct scene *s)
{
    scene_collection(s);
    s->snap.last = (struct snap_last){0};
    for (int i = 0; i < 5; i++)
        items[i].in_run = false;
    items[2].is_new = arrived[4].is_new = true;
}

static void scene_parting(struct scene *s)
{
    scene_newcomer(s);
    s->view.motion = (struct motion){.kind = MOTION_PART, .start_us = 1000};
    s->view.now_us = 1000 + 200000;
}

static void scene_settling(struct scene *s)
{
    scene_newcomer(s);
    s->view.motion = (struct motion){.kind = MOTION_SETTLE, .start_us = 1000};
    s->view.now_us = 1000 + 40000;
}

static void scene_beam(struct scene *s)
{
    scene_collection(s);
    s->view.motion = (struct motion){.kind = MOTION_RUN, .start_us = 1000, .count = 3};
    s->view.now_us = 1000 + 80000;
}

/* Four partitions with thirteen items, five of them read. */
static void scene_stored(struct scene *s)
{
    static const struct {
        int part;
        const char *pk, *type;
    } all[] = {
        {0, "USER#7", "ORDER"},   {0, "USER#7", "ORDER"},   {0, "USER#7", "PROFILE"},
        {0, "USER#9", "PROFILE"}, {1, "USER#3", "PROFILE"}, {1, "USER#1", "ORDER"},
        {1, "USER#1", "PROFILE"}, {3, "USER#8", "PROFILE"},
    };
    scene_collection(s);
    for (int i = 0; i < COUNT(all); i++) {
        struct snap_tiles *t = &s->tiles[all[i].part];
        t->item = tiles[all[i].part];
        t->item[t->count++] = (struct snap_item){
            .pk = all[i].pk, .sk = all[i].type, .type = all[i].type, .hash = key_hash(all[i].pk)};
        t->of = s->part[all[i].part].items = t->count;
        s->part[all[i].part].bytes = t->count * 34;
    }
    items[1].in_run = false;
    s->table.items = 13;
}

static void scene_versions(struct scene *s)
{
    static const char *const keys[] = {"V#1", "V#10", "V#11", "V#12", "V#2", "V#3",
                                       "V#4", "V#5",  "V#6",  "V#7",  "V#8", "V#9"};
    static struct snap_item versions[12];
    start(s, "Versions", 4);
    s->table.pk_name = "Doc";
    s->table.sk_name = "V";
    s->table.pk_type = s->table.sk_type = "S";
    for (int i = 0; i < 12; i++)
        versions[i] = (struct snap_item){
            .pk = "GUIDE", .sk = keys[i], .type = "V", .rest_name = "", .rest_value = ""};
    s->snap.has_collection = true;
    s->snap.collection = (struct snap_collection){
        .pk = "GUIDE", .hash = key_hash("GUIDE"), .items = 12, .item = versions, .count = 12};
    s->view.compare_a = "V#10";
    s->view.compare_b = "V#9";
}

static void scene_dial(struct scene *s)
{
    scene_collection(s);
    s->table.sk_name = s->table.sk_type = "";
    s->tiles[2].count = 0;
    for (int i = 1; i <= 7; i++) {
        struct view_mark *m = &s->dial.mark[s->dial.count++];
        snprintf(m->key, sizeof m->key, "%.*s", i, "USER#42");
        m->hash = key_hash(m->key);
    }
    s->dial.typing = true;
    s->dial.has_from = true;
    s->dial.from = s->dial.mark[5].hash;
    s->dial.drop = s->drop;
    snprintf(s->drop[0].key, sizeof s->drop[0].key, "ann");
    s->drop[0].hash = key_hash("ann");
    s->dial.drop_count = 1;
    s->view.dial = &s->dial;
}

static void scene_swing(struct scene *s)
{
    scene_dial(s);
    s->view.motion = (struct motion){.kind = MOTION_SWING, .start_us = 1000};
    s->view.now_us = 1000 + 60000;
}

static void scene_magnified(struct scene *s)
{
    scene_dial(s);
    make_parts(s, 40);
}

static void scene_no_table(struct scene *s)
{
    start(s, "", 0);
    s->snap.table_count = 0;
    s->snap.focus = -1;
}

/* Keys that are long, wide, blank at an end or no text; sixty of them. */
static void scene_odd_keys(struct scene *s)
{
    static const char *const keys[] = {"日本語日本語日本語日本語日本語",
                                       " blank",
                                       "PROJECT#000000000001#TASK#00000000000007",
                                       "\\x1f\\x00",
                                       "e\xcc\x81t\xc3\xa9",
                                       "a"};
    static struct snap_item odd[60];
    scene_collection(s);
    for (int i = 0; i < 60; i++)
        odd[i] = (struct snap_item){.pk = "日本",
                                    .sk = keys[i % 6],
                                    .type = i % 6 == 2 ? "PROJECT" : "",
                                    .rest_name = "a name that is longer than its column",
                                    .rest_value = "語語語語語語語語語語語語語語",
                                    .arrived = (uint32_t)i + 1,
                                    .in_run = i >= 30 && i < 33};
    s->snap.collection.pk = "日本語 is a key that takes a lot of room in a heading";
    s->snap.collection.item = s->snap.collection.arrived = odd;
    s->snap.collection.count = s->snap.collection.items = 60;
    s->snap.collection.arrived_count = 60;
    s->tiles[2] = (struct snap_tiles){.item = odd, .count = 60, .of = 60};
}

static const struct {
    const char *name;
    enum view_id view;
    void (*make)(struct scene *s);
} shots[] = {
    {"dial", VIEW_DIAL, scene_dial},
    {"dial-swing", VIEW_DIAL, scene_swing},
    {"dial-40", VIEW_DIAL, scene_magnified},
    {"partitions-hot", VIEW_PARTITIONS, scene_hot},
    {"partitions-idle", VIEW_PARTITIONS, scene_idle},
    {"partitions-300", VIEW_PARTITIONS, scene_many},
    {"partitions-small-table", VIEW_PARTITIONS, scene_small_table},
    {"partitions-stored", VIEW_PARTITIONS, scene_stored},
    {"collection", VIEW_COLLECTION, scene_collection},
    {"collection-newest", VIEW_COLLECTION, scene_newest},
    {"collection-newcomer", VIEW_COLLECTION, scene_newcomer},
    {"collection-parting", VIEW_COLLECTION, scene_parting},
    {"collection-settling", VIEW_COLLECTION, scene_settling},
    {"collection-beam", VIEW_COLLECTION, scene_beam},
    {"collection-odd", VIEW_COLLECTION, scene_odd_keys},
    {"bytes", VIEW_BYTES, scene_versions},
    {"meters", VIEW_METERS, scene_hot},
    {"meters-300", VIEW_METERS, scene_many},
    {"requests", VIEW_REQUESTS, scene_hot},
    {"no-table", VIEW_PARTITIONS, scene_no_table},
};

/* Stage rectangles of 80x24 watching and working, 60x18, 132x43. */
static const struct {
    const char *name;
    int w, h;
} sizes[] = {{"80x13", 80, 13}, {"80x9", 80, 9}, {"60x9", 60, 9}, {"87x40", 87, 40}};

static void draw(const struct scene *s, enum view_id view, const struct pen *p)
{
    view_table[view].draw(&s->view, &s->snap, p);
}

START_TEST(a_view_looks_as_it_did)
{
    static struct scene s;
    struct buf report = BUF_INIT;
    bool good = true;
    for (int k = 0; k < COUNT(sizes) * 2; k++) {
        bool ascii = k >= COUNT(sizes);
        int size = k % COUNT(sizes);
        if (ascii && size != 0)
            continue;
        struct canvas c;
        canvas_init(&c, ascii);
        canvas_resize(&c, sizes[size].w, sizes[size].h);
        shots[_i].make(&s);
        struct pen p = canvas_pen(&c);
        draw(&s, shots[_i].view, &p);
        canvas_check(&c);
        char path[512];
        snprintf(path, sizeof path, "%s/tests/ui/view-%s-%s%s.screen", getenv("SRCDIR"),
                 shots[_i].name, sizes[size].name, ascii ? "-ascii" : "");
        struct buf dump = BUF_INIT;
        canvas_dump(&c, &dump);
        good &= golden_matches(path, buf_str(&dump), &report);
        buf_done(&dump);
        canvas_done(&c);
    }
    if (!good)
        fputs(buf_str(&report), stderr);
    buf_done(&report);
    ck_assert(good);
}
END_TEST

static bool same_cells(const struct canvas *a, const struct canvas *b)
{
    return memcmp(a->cells, b->cells, (size_t)a->w * (size_t)a->h * sizeof *a->cells) == 0;
}

/* Draws into a rectangle with guard cells all round. */
static void draw_guarded(const struct scene *s, enum view_id view, int w, int h, struct canvas *c)
{
    canvas_resize(c, w + 6, h + 6);
    struct pen all = canvas_pen(c);
    canvas_fill(&all, (struct rect){0, 0, w + 6, h + 6}, '!', STYLE_MISS);
    struct pen p = canvas_part(&all, 3, 3, w, h);
    canvas_fill(&p, (struct rect){0, 0, w, h}, ' ', STYLE_TEXT);
    draw(s, view, &p);
    canvas_check(c);
}

START_TEST(a_view_stays_inside_any_rectangle_and_draws_the_same_twice)
{
    static struct scene s;
    struct canvas a, b;
    canvas_init(&a, false);
    canvas_init(&b, false);
    shots[_i].make(&s);
    s.view.in_picture = true;
    for (int w = 0; w <= 96; w += w < 10 ? 1 : 7) {
        for (int h = 0; h <= 20; h++) {
            s.view.cursor = w % 5;
            draw_guarded(&s, shots[_i].view, w, h, &a);
            draw_guarded(&s, shots[_i].view, w, h, &b);
            ck_assert(same_cells(&a, &b));
            for (int y = 0; y < h + 6; y++) {
                for (int x = 0; x < w + 6; x++) {
                    if (x >= 3 && x < w + 3 && y >= 3 && y < h + 3)
                        continue;
                    ck_assert_uint_eq(canvas_cell(&a, x, y)->cp, '!');
                }
            }
        }
    }
    canvas_done(&a);
    canvas_done(&b);
}
END_TEST

/* --- motion ---------------------------------------------------------------------------- */

START_TEST(motion_begins_at_nothing_and_ends_whole)
{
    for (int kind = MOTION_SWING; kind < MOTION_COUNT; kind++) {
        struct motion m = {.kind = kind, .start_us = 5000000, .count = 3};
        int64_t length = motion_length_us(&m);
        ck_assert_int_gt(length, 0);
        ck_assert_int_le(length, 1000000);
        ck_assert_int_eq(motion_at(&m, 0), 0);
        ck_assert_int_eq(motion_at(&m, m.start_us + length), MOTION_WHOLE);
        int before = 0;
        for (int64_t t = 0; t <= length; t += 1000) {
            int at = motion_at(&m, m.start_us + t);
            ck_assert_int_ge(at, before);
            before = at;
        }
    }
    struct motion long_run = {.kind = MOTION_RUN, .count = 1000};
    ck_assert_int_eq(motion_length_us(&long_run), 400000);
}
END_TEST

START_TEST(between_rounds_to_the_nearest_and_keeps_both_ends)
{
    ck_assert_int_eq(motion_between(0, 10, 0), 0);
    ck_assert_int_eq(motion_between(0, 10, MOTION_WHOLE), 10);
    ck_assert_int_eq(motion_between(10, 0, MOTION_WHOLE), 0);
    ck_assert_int_eq(motion_between(0, 1, 499), 0);
    ck_assert_int_eq(motion_between(0, 1, 500), 1);
    ck_assert_int_eq(motion_between(INT64_MIN, INT64_MAX, MOTION_WHOLE), INT64_MAX);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("views");
    TCase *t = tcase_create("screens");
    tcase_set_timeout(t, 60);
    tcase_add_loop_test(t, a_view_looks_as_it_did, 0, COUNT(shots));
    tcase_add_loop_test(t, a_view_stays_inside_any_rectangle_and_draws_the_same_twice, 0,
                        COUNT(shots));
    suite_add_tcase(s, t);
    t = tcase_create("motion");
    tcase_add_test(t, motion_begins_at_nothing_and_ends_whole);
    tcase_add_test(t, between_rounds_to_the_nearest_and_keeps_both_ends);
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
