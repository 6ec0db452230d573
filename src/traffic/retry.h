#ifndef TRAFFIC_RETRY_H
#define TRAFFIC_RETRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/rng.h"
#include "engine/request.h"

/*
 * Throttled requests that wait to be sent again, as the AWS SDKs do in their
 * standard mode: at most RETRY_ATTEMPTS attempts, before
 * attempt n + 1 a wait drawn evenly from 0 to 50 ms * 2^(n - 1), at most 20 s.
 */
enum {
    /* CHOSEN: three attempts, 50 ms doubled, a drawn part of it: the SDKs' figures differ. */
    RETRY_ATTEMPTS = 3,
    RETRY_BASE_US = 50000,
    RETRY_MOST_US = 20000000
};

struct retry {
    int64_t due_us;
    uint64_t order;  /* of two due at once the one that was thrown back first */
    uint64_t pk, sk; /* numbers of its keys */
    int attempts;    /* made so far */
    int part;        /* of the last one: partition id, */
    enum err err;    /* and why it was not served */
    enum reason reason;
};

/* A heap, the next one due on top.  Plain data but for `list`. */
struct retry_queue {
    struct retry *list;
    size_t count, cap;
    uint64_t order;
    struct rng rng;
};

void retry_init(struct retry_queue *q, struct rng rng);
void retry_done(struct retry_queue *q);
struct retry_queue retry_clone(const struct retry_queue *q);
/*
 * A request that was throttled at now_us is to come again: draws its wait.
 * False: it has no attempt left, or LIMIT_TRAFFIC_RETRIES wait already.
 */
bool retry_add(struct retry_queue *q, struct retry r, int64_t now_us);
/* INT64_MAX: none waits. */
int64_t retry_due_us(const struct retry_queue *q);
struct retry retry_take(struct retry_queue *q);

#endif
