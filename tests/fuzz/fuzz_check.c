#include "config.h"

/*
 * Any bytes as a check: the first says for which place it is read ('#' a whole
 * fence).  What can be read is asked of a small lab with a solution.  Nothing may
 * crash or hang, the same question gets the same answer, and a check that does
 * not hold says why.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "base/limits.h"
#include "lab/check.h"

enum { TEXT_MAX = 2048 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void run(struct lab *lab, const char *text)
{
    struct script s;
    struct errinfo why;
    struct buf out = BUF_INIT;
    struct script_source source = {.text = slice_of(text), .kind = SCRIPT_PLAIN};
    enum err err = script_parse(&s, &source, &why);
    assert(!err);
    for (int i = 0; i < s.count; i++)
        lab_run(lab, &s.command[i], &out);
    script_done(&s);
    buf_done(&out);
}

static void ask(const struct check *c, const struct check_scene *scene)
{
    struct check_failure f = CHECK_FAILURE_INIT;
    struct buf text = BUF_INIT;
    struct num n;
    if (c->is_truth) {
        bool holds = check_holds(c, scene, &f);
        assert(holds == check_holds(c, scene, NULL));
        assert(holds || (f.got.len > 0 && f.relation.len > 0));
    } else {
        check_number(c, scene, &n, &f);
    }
    check_print(c, scene, &text);
    assert(c->seed_last - c->seed_first < LIMIT_FORALL_SEEDS);
    assert(c->points >= 1 && c->points <= 100);
    buf_done(&text);
    check_failure_done(&f);
}

static void read_one(char where, struct slice text, const struct check_scene *scene)
{
    static const char places[] = "ewvnf"; /* enum check_where */
    struct arena a = ARENA_INIT;
    struct reader r = reader_of(text);
    struct errinfo why = {0};
    struct check *c;
    const char *place = where ? strchr(places, where) : NULL;
    enum check_where at = place ? (enum check_where)(place - places) : CHECK_EXPECT;
    if (check_parse(&a, &r, at, &c, &why))
        assert(why.line > 0 && why.col > 0 && why.text[0]);
    else
        ask(c, scene);
    arena_done(&a);
}

static void read_fence(struct slice text, const struct check_scene *scene)
{
    struct arena a = ARENA_INIT;
    struct reader r = reader_of(text);
    struct errinfo why = {0};
    struct check_entry *entries;
    size_t count;
    if (check_parse_fence(&a, &r, &entries, &count, &why)) {
        assert(why.line > 0 && why.col > 0 && why.text[0]);
        count = 0;
    }
    for (size_t i = 0; i < count; i++)
        ask(entries[i].check, scene);
    arena_done(&a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct lab_settings settings = lab_settings_default();
    if (size < 1 || size > TEXT_MAX)
        return 0;
    struct slice text = {(const char *)data + 1, size - 1};
    struct lab *lab = lab_new(&settings);
    run(lab, "create table Tab (k S, s S) on-demand\n"
             "put Tab {k: \"a\", s: \"1\", n: 7, l: [1, [2], {x: 3}], set: <<\"u\", \"v\">>}\n"
             "put Tab {k: \"a\", s: \"2\"}");
    struct check_scene scene = {lab, lab_clone(lab)};
    run(scene.solution, "r1: query Tab where k = \"a\"");
    run(lab, "r1: query Tab where k = \"a\" limit 1\n"
             "t1: traffic Tab put keys one(\"z\") rate 9/s for 1s\n"
             "answer a1 some-word");
    if (data[0] == '#')
        read_fence(text, &scene);
    else
        read_one((char)data[0], text, &scene);
    lab_free(scene.solution);
    lab_free(lab);
    return 0;
}
