#ifndef TRAFFIC_ASKING_H
#define TRAFFIC_ASKING_H

#include "engine/engine.h"
#include "traffic/keytext.h"
#include "traffic/traffic.h"

/*
 * The request of one traffic: what is the same each time, prepared, and what
 * each draw puts in.  Copies share the prepared part.
 */
enum { ASKING_SLOTS = 3 };

/* An attribute of the request's map: its packed name, ready, in the order of the map. */
struct asking_slot {
    enum { ASKING_PK, ASKING_SK, ASKING_FILL } what;
    struct slice name, entry;
};

/* Made once and never changed. */
struct asking_plan {
    int refs;
    struct arena arena;
    struct schema schema; /* of the table or index asked */
    bool has_sk, is_first_item;
    struct asking_slot slots[ASKING_SLOTS];
    int slot_count;
    uint64_t size, name_bytes; /* wanted size; bytes of the key names */
    char *fill;
};

/* Numbers of one request's keys. */
struct asked {
    uint64_t pk, sk;
};

struct asking {
    struct asking_plan *plan;
    int table; /* number of the table or index asked */
    struct keytext pk, sk;
    struct buf map, pk_enc;
    struct keycond keycond;
    struct request request; /* of the last asking_build(); borrows from this */
};

/* Fails when a listed key has not the key's type and where the table has no such sort key. */
enum err asking_init(struct asking *a, const struct table *target, const struct traffic_spec *spec,
                     struct errinfo *why) ERR_CHECKED;
void asking_done(struct asking *a);
/* A copy that draws on its own. */
void asking_clone(struct asking *to, const struct asking *from);
struct asked asking_draw(struct asking *a, struct rng *rng, int64_t now_us);
/* The request with these values of its keys; it borrows them where it is a query. */
void asking_write(struct asking *a, struct val pk, struct val sk);
/* Writes the request; the first item of a collection is looked up now. */
void asking_build(struct asking *a, const struct engine *e, struct asked asked);

#endif
