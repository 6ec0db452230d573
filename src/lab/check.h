#ifndef LAB_CHECK_H
#define LAB_CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "lab/lab.h"
#include "model/literal.h"
#include "model/num.h"

/*
 * The check language (docs/keyglass-lab.5): questions about a lab, asked by `expect`,
 * by `verify:` and `when` lines and by check fences.  Every name has a type and
 * every word-valued name a closed set of words; both are checked when a text is
 * read, so a typing error is an error and never a silent false.
 *
 * A check is immutable, lives in the arena it was read into and borrows nothing
 * from its source.
 */
enum check_where {
    CHECK_EXPECT, /* true or false; comments may stand in it */
    CHECK_WHEN,   /* `when` of a wrong fence: true or false */
    CHECK_VERIFY, /* true or false, or a number */
    CHECK_NAME,   /* any value: the big number of a cue */
    CHECK_FENCE   /* true or false; forall, after, solution, first_answer, attributes */
};

enum check_show { CHECK_SHOW_ALWAYS, CHECK_SHOW_AFTER, CHECK_SHOW_NEVER };
enum check_detail { CHECK_DETAIL_FULL, CHECK_DETAIL_MESSAGE, CHECK_DETAIL_NONE };

struct check_node;

struct check {
    struct slice text; /* the expression as written, without forall, after and attributes */
    const struct check_node *root;
    bool is_truth; /* true or false; else see check_value() */

    /* CHECK_FENCE; running these is the caller's affair */
    bool has_seeds; /* forall seed_first..seed_last: scene, answer and solution anew for each */
    uint64_t seed_first, seed_last;
    struct slice after; /* name of a probe to run on a copy first; empty: none */
    bool uses_solution;
    int points;
    enum check_show show;
    enum check_detail detail;
    bool is_bonus;
};

/*
 * Reads one check: everything from the reader's place to the end of its text.
 * ERR_LAB or ERR_LIMIT, with line and column.
 */
enum err check_parse(struct arena *a, struct reader *r, enum check_where where,
                     struct check **ret_check, struct errinfo *why) ERR_CHECKED;

/* A check fence: lines "# ..." are a sentence, the lines below it one check. */
struct check_entry {
    struct slice sentence; /* its lines joined by a blank; in the arena */
    struct check *check;
    int line; /* of the sentence */
};

/* `r` holds the fence's body.  At most LIMIT_CHECKS entries, at least one. */
enum err check_parse_fence(struct arena *a, struct reader *r, struct check_entry **ret_entries,
                           size_t *ret_count, struct errinfo *why) ERR_CHECKED;

/* --- asking ----------------------------------------------------------------------------- */

struct check_scene {
    struct lab *lab;      /* after the answer (or the fence, or all so far) */
    struct lab *solution; /* the same after the shipped solution; NULL: not run */
};

/*
 * Of a check that did not hold: the first relation that failed, as written, and
 * what it found.  Texts are cut to a line of moderate length.  `got` reads
 * "result.count = 1" or "r4.result has no value: there is no request labelled r4; one is written
 * `r4: ...`"; `expected` is empty where the relation itself says it.
 */
struct check_failure {
    struct buf relation, got, expected;
};

#define CHECK_FAILURE_INIT                                                                         \
    {                                                                                              \
        BUF_INIT, BUF_INIT, BUF_INIT                                                               \
    }

void check_failure_done(struct check_failure *f);

/* Whether it holds (is_truth).  `f` may be NULL; it is filled when the answer is no. */
bool check_holds(const struct check *c, const struct check_scene *scene, struct check_failure *f);
/* The number it comes to (!is_truth); false: it has none, see `f`. */
bool check_number(const struct check *c, const struct check_scene *scene, struct num *ret_num,
                  struct check_failure *f);
/* Appends the value as people read it ("10%" for shares); false: it has none. */
bool check_print(const struct check *c, const struct check_scene *scene, struct buf *out);

/* Words for completion and the manual: name i as written, its type in words; NULL past the end. */
const char *check_name_list(size_t i, const char **ret_type);
/* A word that can be no label. */
bool check_is_name(struct slice word);

#endif
