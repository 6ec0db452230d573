#ifndef SIM_NEXPR_H
#define SIM_NEXPR_H

#include "nval.h"

/*
 * Conditions and updates at random, written in the lab's dialect, and what they
 * mean, from the service's documentation alone.
 */

/* The attributes that expressions speak of; the scalars are never gone into. */
struct nnames {
    const char *const *scalar, *const *any;
    int scalar_count, any_count;
};

struct npath nexpr_path(const struct nnames *names, struct rng *rng);

struct ncond;

const struct ncond *ncond_random(struct arena *a, struct rng *rng, const struct nnames *names,
                                 int depth);
void ncond_print(const struct ncond *c, struct buf *out);
/* NULL: an absent item. */
bool ncond_holds(struct arena *a, const struct ncond *c, const struct nval *map);

struct nupdate;

const struct nupdate *nupdate_random(struct arena *a, struct rng *rng, const struct nnames *names);
void nupdate_print(const struct nupdate *u, struct buf *out);
/*
 * The attributes afterwards, without the key of an absent item (map NULL);
 * NULL and *ret_failed: refused; NULL alone: no item is made.
 */
const struct nval *nupdate_apply(struct arena *a, const struct nupdate *u, const struct nval *map,
                                 bool *ret_failed);

/* The value that a name is set to, whatever the item is; NULL: there is none. */
const struct nval *nupdate_constant(const struct nupdate *u, const char *name);

#endif
