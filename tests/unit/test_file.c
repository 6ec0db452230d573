#include "config.h"

#include "base/file.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[] = "/tmp/keyglass-file-XXXXXX";

static void enter(void)
{
    ck_assert_ptr_nonnull(mkdtemp(folder));
    ck_assert_int_eq(chdir(folder), 0);
}

static void leave(void)
{
    ck_assert_int_eq(chdir("/"), 0);
    rmdir(folder);
}

START_TEST(link_and_device_stay_what_they_are)
{
    struct stat st;
    ck_assert_int_eq(file_replace("target", SLICE("old"), NULL), ERR_OK);
    unlink("link");
    ck_assert_int_eq(symlink("target", "link"), 0);
    ck_assert_int_eq(file_replace("link", SLICE("new"), NULL), ERR_OK);
    ck_assert_int_eq(lstat("link", &st), 0);
    ck_assert(S_ISLNK(st.st_mode));
    struct buf b = BUF_INIT;
    ck_assert_int_eq(file_read("target", 100, &b, NULL), ERR_OK);
    ck_assert_str_eq(buf_str(&b), "new");
    buf_done(&b);
    unlink("link");
    ck_assert_int_eq(symlink("/dev/null", "link"), 0);
    ck_assert_int_eq(file_replace("link", SLICE("new"), NULL), ERR_OK);
    ck_assert_int_eq(stat("link", &st), 0);
    ck_assert(S_ISCHR(st.st_mode));
    unlink("link");
    unlink("target");
}
END_TEST

START_TEST(what_was_replaced_is_read_back_whole)
{
    struct buf got = BUF_INIT;
    ck_assert_int_eq(file_replace("f", SLICE("one\0two"), NULL), ERR_OK);
    ck_assert_int_eq(file_replace("f", SLICE("three\n"), NULL), ERR_OK);
    ck_assert_int_eq(file_append("f", SLICE("four\n"), NULL), ERR_OK);
    ck_assert_int_eq(file_read("f", 100, &got, NULL), ERR_OK);
    ck_assert_str_eq(buf_str(&got), "three\nfour\n");
    buf_done(&got);
    unlink("f");
    /* nothing was left beside it: the folder can go */
    ck_assert_int_eq(chdir("/"), 0);
    ck_assert_int_eq(rmdir(folder), 0);
}
END_TEST

START_TEST(a_file_over_the_limit_is_refused)
{
    struct buf got = BUF_INIT;
    struct errinfo why = {0};
    ck_assert_int_eq(file_append("f", SLICE("12345"), NULL), ERR_OK);
    ck_assert_int_eq(file_read("f", 5, &got, NULL), ERR_OK);
    ck_assert_int_eq(file_read("f", 4, &got, &why), ERR_LIMIT);
    ck_assert_str_eq(why.text, "longer than 4 bytes");
    buf_done(&got);
    unlink("f");
}
END_TEST

START_TEST(reasons_are_the_systems)
{
    struct buf got = BUF_INIT;
    struct errinfo why = {0};
    ck_assert_int_eq(file_read("absent", 5, &got, &why), ERR_IO);
    ck_assert_str_eq(why.text, "No such file or directory");
    ck_assert_int_eq(file_read(".", 5, &got, &why), ERR_IO);
    ck_assert_str_eq(why.text, "Is a directory");
    ck_assert_int_eq(file_replace("absent/f", SLICE("x"), &why), ERR_IO);
    buf_done(&got);
}
END_TEST

START_TEST(folders_are_made_with_those_above)
{
    ck_assert_int_eq(file_make_folder("a/b//c", NULL), ERR_OK);
    ck_assert_int_eq(file_make_folder("a/b/c/", NULL), ERR_OK);
    ck_assert(file_is_folder("a/b/c"));
    ck_assert_int_eq(file_append("a/f", SLICE("x"), NULL), ERR_OK);
    ck_assert_int_eq(file_make_folder("a/f", NULL), ERR_IO);
    ck_assert_int_eq(file_make_folder("a/f/g", NULL), ERR_IO);
    ck_assert(file_is_there("a/f") && !file_is_folder("a/f") && !file_is_there("a/g"));
    unlink("a/f");
    rmdir("a/b/c");
    rmdir("a/b");
    rmdir("a");
}
END_TEST

int main(void)
{
    TCase *tc = tcase_create("file");
    tcase_add_checked_fixture(tc, enter, leave);
    tcase_add_test(tc, what_was_replaced_is_read_back_whole);
    tcase_add_test(tc, link_and_device_stay_what_they_are);
    tcase_add_test(tc, a_file_over_the_limit_is_refused);
    tcase_add_test(tc, reasons_are_the_systems);
    tcase_add_test(tc, folders_are_made_with_those_above);
    Suite *s = suite_create("file");
    suite_add_tcase(s, tc);
    SRunner *sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    int failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return failed != 0;
}
