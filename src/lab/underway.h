#ifndef LAB_UNDERWAY_H
#define LAB_UNDERWAY_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/limits.h"
#include "traffic/traffic.h"

/*
 * Traffic under way: the one that a command waits for, and those in the
 * background, which run on while later commands move the clock.  All of them
 * are part of what a checkpoint, a clone and a replay hold.
 */
struct command;
struct history_command;
struct lab;

/* One traffic, and what its record will say of it. */
struct underway {
    struct traffic *traffic;
    char *label, *table, *index;     /* label, index: NULL for none */
    struct history_command *command; /* whose requests these are */
    enum op op;
    bool consistent, retries;
    int64_t start_us;
    uint64_t weight; /* bytes that one request may store, for the limits */
};

struct background {
    struct underway *list[LIMIT_BACKGROUND]; /* in the order in which they began */
    int count;
};

/* Takes the traffic; copies names and the command's text. */
struct underway *underway_new(struct traffic *t, const struct traffic_spec *spec,
                              const struct command *c, int64_t start_us);
void underway_free(struct underway *u); /* NULL is fine */
void underway_copy_background(struct background *to, const struct background *from,
                              struct engine *e);
void underway_drop_background(struct background *b);

/*
 * Moves the lab's clock to until_us: every request of every traffic at its own
 * instant, those due at one instant in the order in which their traffic began.
 * False when what is stored has reached a limit: the clock stands there.
 */
bool underway_move(struct lab *lab, int64_t until_us);
/* The traffic is over, or cut short: prints its lines and adds its record. */
void underway_close(struct lab *lab, struct underway *u, struct buf *out);
/* The same for all in the background that have come to their end. */
void underway_close_ended(struct lab *lab, struct buf *out);

#endif
