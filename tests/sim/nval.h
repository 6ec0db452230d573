#ifndef SIM_NVAL_H
#define SIM_NVAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/rng.h"

/*
 * Values once more, as simply as they can be said: trees of pointers in an
 * arena, never changed once they are made.  Numbers are whole hundredths.
 */
enum nkind { NK_S, NK_N, NK_BOOL, NK_NULL, NK_SS, NK_NS, NK_L, NK_M, NK_KINDS };

struct nval {
    enum nkind kind;
    int64_t n; /* NK_N: hundredths; NK_BOOL */
    const char *s;
    int count; /* sets, lists, maps */
    const struct nval **kid;
    const char **name; /* maps, ascending */
};

extern const char *const nkind_names[NK_KINDS]; /* as attribute_type() names them */

const struct nval *nval_string(struct arena *a, const char *s);
const struct nval *nval_number(struct arena *a, int64_t hundredths);
/* A set, list or map of nothing. */
const struct nval *nval_empty(struct arena *a, enum nkind kind);
/* A list or set with one more; a set that has it already stays as it is. */
const struct nval *nval_add(struct arena *a, const struct nval *container, const struct nval *v);
/* A map with `name` being v, without it when v is NULL. */
const struct nval *nval_with(struct arena *a, const struct nval *map, const char *name,
                             const struct nval *v);
const struct nval *nval_member(const struct nval *map, const char *name); /* or NULL */
const struct nval *nval_copy(struct arena *a, const struct nval *v);

bool nval_equal(const struct nval *a, const struct nval *b);
/* Both strings or both numbers. */
int nval_compare(const struct nval *a, const struct nval *b);
bool nval_has(const struct nval *set, const struct nval *v); /* or list */
int64_t nval_size(const struct nval *v);
int64_t nval_item_size(const struct nval *map);
int nval_depth(const struct nval *v); /* levels of lists and maps */
/* As a literal. */
void nval_print(const struct nval *v, struct buf *out);
void nval_print_number(int64_t hundredths, struct buf *out);

/* Any value but a key: small, nested at most `depth` levels. */
const struct nval *nval_random(struct arena *a, struct rng *rng, int depth);
const struct nval *nval_random_of(struct arena *a, struct rng *rng, enum nkind kind, int depth);

/* --- paths ------------------------------------------------------------------------------- */

enum { NPATH_STEPS = 4 };

struct npath {
    int count;
    struct {
        const char *name; /* NULL: an index */
        int index;
    } step[NPATH_STEPS];
};

const struct nval *npath_get(const struct npath *p, const struct nval *map); /* or NULL */
void npath_print(const struct npath *p, struct buf *out);
/* One is the other's beginning, or they disagree whether a place is a map or a list. */
bool npath_collide(const struct npath *a, const struct npath *b);
bool npath_equal(const struct npath *a, const struct npath *b);
/* Deeper by a few steps, or not at all. */
void npath_extend(struct npath *p, struct rng *rng);
/* The map with only what the paths name. */
const struct nval *npath_project(struct arena *a, const struct nval *map, const struct npath *paths,
                                 int count);

#endif
