#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "base/buf.h"
#include "model/item.h"
#include "model/literal.h"

static struct schema schema_two(void)
{
    struct schema s = {0};
    schema_add(&s, false, SLICE("pk"), VAL_S);
    schema_add(&s, true, SLICE("sk"), VAL_N);
    return s;
}

static struct val read_map(struct pack *p, const char *text)
{
    struct reader r = reader_of(slice_of(text));
    struct errinfo why;
    p->is_item = true;
    enum err err = literal_read(&r, p, &why);
    ck_assert_msg(err == ERR_OK, "%s", why.text);
    return pack_result(p);
}

static void print_doc(const struct doc *d, struct buf *out)
{
    struct doc_iter it;
    struct slice name;
    struct val v;
    doc_iter_init(&it, d);
    while (doc_next(&it, &name, &v)) {
        buf_printf(out, "%.*s=", SLICE_ARG(name));
        literal_print(v, out);
        buf_add_char(out, ' ');
    }
    doc_iter_done(&it);
}

START_TEST(item_reads_back_in_the_order_of_names_keys_among_them)
{
    struct schema s = schema_two();
    struct pool *pool = pool_new();
    struct names *names = names_new();
    struct pack p = PACK_INIT;
    struct buf out = BUF_INIT;
    struct val map =
        read_map(&p, "{\"z\": [1, {\"b\": true}], \"sk\": 1e1, \"pk\": \"a\", \"qq\": null}");
    ck_assert_int_eq(item_check(&s, map, ITEM_PUT, NULL, NULL), ERR_OK);
    struct item *it = item_new(pool, names, &s, map);
    struct doc d = doc_of_item(&s, names, it);
    print_doc(&d, &out);
    ck_assert_str_eq(buf_str(&out), "pk=\"a\" qq=null sk=10 z=[1, {\"b\": true}] ");
    /* pk 2+1, qq 2+1, sk 2+2, z 1 + 3+(1+2)+(1+3+(1+1+1)) */
    ck_assert_uint_eq(it->size, 3 + 3 + 4 + 14);
    ck_assert_uint_eq(doc_size(&d), it->size);
    struct val v;
    ck_assert(doc_get(&d, SLICE("sk"), &v, NULL));
    ck_assert_int_eq(v.type, VAL_N);
    ck_assert(!doc_get(&d, SLICE("nope"), &v, NULL));
    item_unref(pool, it);
    ck_assert_uint_eq(pool_live(pool), 0);
    buf_done(&out);
    pack_done(&p);
    names_unref(names);
    pool_unref(pool);
    schema_done(&s);
}
END_TEST

START_TEST(digest_does_not_depend_on_name_numbers)
{
    struct schema s = schema_two();
    struct pool *pool = pool_new();
    struct names *one = names_new(), *two = names_new();
    struct pack p = PACK_INIT;
    names_intern(two, SLICE("other"));
    struct val map = read_map(&p, "{\"pk\": \"a\", \"sk\": 1, \"x\": 1, \"y\": 2}");
    struct item *a = item_new(pool, one, &s, map), *b = item_new(pool, two, &s, map);
    ck_assert_uint_eq(item_digest(a, one), item_digest(b, two));
    item_unref(pool, a);
    item_unref(pool, b);
    pack_done(&p);
    names_unref(one);
    names_unref(two);
    pool_unref(pool);
    schema_done(&s);
}
END_TEST

static const struct {
    const char *map;
    enum item_use use;
    const char *text; /* NULL: fine */
} row[] = {
    {"{\"pk\": \"a\", \"sk\": 1}", ITEM_PUT, NULL},
    {"{\"pk\": \"a\", \"sk\": 1}", ITEM_KEY, NULL},
    {"{\"pk\": \"a\"}", ITEM_PUT, "Missing the key sk in the item"},
    {"{\"pk\": 1, \"sk\": 1}", ITEM_PUT, "Type mismatch for key pk expected: S actual: N"},
    {"{\"pk\": \"a\", \"sk\": null}", ITEM_PUT,
     "Type mismatch for key sk expected: N actual: NULL"},
    {"{\"pk\": \"\", \"sk\": 1}", ITEM_PUT, "cannot contain an empty string value. Key: pk"},
    {"{\"pk\": \"a\"}", ITEM_KEY, "The provided key element does not match the schema"},
    {"{\"pk\": \"a\", \"sk\": \"1\"}", ITEM_KEY,
     "The provided key element does not match the schema"},
    {"{\"pk\": \"a\", \"sk\": 1, \"x\": 1}", ITEM_KEY,
     "The provided key element does not match the schema"},
    {"{\"PK\": \"a\", \"sk\": 1}", ITEM_KEY, "The provided key element does not match the schema"},
};

START_TEST(key_is_refused_with_the_services_words)
{
    struct schema s = schema_two();
    struct pack p = PACK_INIT;
    struct errinfo why = {0};
    struct val map = read_map(&p, row[_i].map);
    enum err err = item_check(&s, map, row[_i].use, NULL, &why);
    if (row[_i].text)
        ck_assert_ptr_nonnull(strstr(why.text, row[_i].text));
    ck_assert_int_eq(err, row[_i].text ? ERR_VALIDATION : ERR_OK);
    pack_done(&p);
    schema_done(&s);
}
END_TEST

/* P14: lengths count in bytes, in UTF-8. */
static const struct {
    const char *unit;
    int pk_times, sk_times;
    bool good;
} length[] = {
    {"\xe7\x95\x8c", 1, 341, true}, {"\xe7\x95\x8c", 1, 342, false},
    {"\xc3\xa9", 1, 512, true},     {"\xc3\xa9", 1, 513, false},
    {"x", 2048, 1, true},           {"x", 2049, 1, false},
};

START_TEST(key_length_is_counted_in_bytes)
{
    struct schema s = {0};
    struct buf pk = BUF_INIT, sk = BUF_INIT;
    struct pack p = PACK_INIT;
    struct errinfo why = {0};
    schema_add(&s, false, SLICE("pk"), VAL_S);
    schema_add(&s, true, SLICE("sk"), VAL_S);
    for (int i = 0; i < length[_i].pk_times; i++)
        buf_add_str(&pk, length[_i].unit);
    for (int i = 0; i < length[_i].sk_times; i++)
        buf_add_str(&sk, length[_i].unit);
    ck_assert_int_eq(pack_open(&p, VAL_M, NULL), ERR_OK);
    pack_name(&p, SLICE("pk"));
    pack_string(&p, buf_slice(&pk));
    pack_name(&p, SLICE("sk"));
    pack_string(&p, buf_slice(&sk));
    ck_assert_int_eq(pack_close(&p, NULL), ERR_OK);
    for (int use = ITEM_PUT; use <= ITEM_KEY; use++) {
        enum err err = item_check(&s, pack_result(&p), (enum item_use)use, NULL, &why);
        ck_assert_int_eq(err, length[_i].good ? ERR_OK : ERR_VALIDATION);
        if (err)
            ck_assert_ptr_nonnull(strstr(why.text, "size limit of"));
    }
    buf_done(&pk);
    buf_done(&sk);
    pack_done(&p);
    schema_done(&s);
}
END_TEST

START_TEST(several_key_parts_keep_their_order_and_read_back)
{
    struct schema s = {0};
    schema_add(&s, false, SLICE("a"), VAL_S);
    schema_add(&s, false, SLICE("b"), VAL_N);
    schema_add(&s, false, SLICE("c"), VAL_B);
    static const char *const text[] = {"", "x", "x\0y", "xy", "y"};
    static const size_t len[] = {0, 1, 3, 2, 1};
    static const char *const number[] = {"-20", "-2", "0", "1", "1.5", "100"};
    struct buf before = BUF_INIT, scratch = BUF_INIT;
    bool first = true;
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 6; j++) {
            struct num n;
            uint8_t enc[NUM_ENC_MAX];
            struct buf now = BUF_INIT;
            ck_assert_int_eq(num_parse(slice_of(number[j]), &n, NULL), ERR_OK);
            struct val v[3] = {val_string((struct slice){text[i], len[i]}),
                               {VAL_N, enc, (uint32_t)num_encode(&n, enc)},
                               val_binary((struct slice){text[i], len[i]})};
            schema_encode(v, 3, &now);
            for (int k = 0; k < 3; k++)
                ck_assert(val_equal(schema_decode(s.pk, 3, k, buf_slice(&now), &scratch), v[k]));
            if (!first)
                ck_assert_int_lt(slice_compare(buf_slice(&before), buf_slice(&now)), 0);
            first = false;
            buf_done(&before);
            before = now;
        }
    buf_done(&before);
    buf_done(&scratch);
    schema_done(&s);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("item");
    TCase *t = tcase_create("item");
    tcase_add_test(t, item_reads_back_in_the_order_of_names_keys_among_them);
    tcase_add_test(t, digest_does_not_depend_on_name_numbers);
    tcase_add_loop_test(t, key_is_refused_with_the_services_words, 0, sizeof row / sizeof *row);
    tcase_add_loop_test(t, key_length_is_counted_in_bytes, 0, sizeof length / sizeof *length);
    tcase_add_test(t, several_key_parts_keep_their_order_and_read_back);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
