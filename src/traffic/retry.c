#include "config.h"

#include "traffic/retry.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"

void retry_init(struct retry_queue *q, struct rng rng)
{
    *q = (struct retry_queue){.rng = rng};
}

void retry_done(struct retry_queue *q)
{
    free(q->list);
    q->list = NULL;
    q->count = q->cap = 0;
}

struct retry_queue retry_clone(const struct retry_queue *from)
{
    struct retry_queue q = *from;
    q.cap = from->count;
    q.list = from->count ? xmemdup(from->list, from->count * sizeof *from->list) : NULL;
    return q;
}

static bool is_before(const struct retry *a, const struct retry *b)
{
    return a->due_us != b->due_us ? a->due_us < b->due_us : a->order < b->order;
}

static int64_t draw_wait(struct retry_queue *q, int attempts)
{
    int64_t most = RETRY_BASE_US;
    for (int i = 1; i < attempts && most < RETRY_MOST_US; i++)
        most *= 2;
    return (int64_t)rng_below(&q->rng, (uint64_t)(most < RETRY_MOST_US ? most : RETRY_MOST_US) + 1);
}

bool retry_add(struct retry_queue *q, struct retry r, int64_t now_us)
{
    if (r.attempts >= RETRY_ATTEMPTS || q->count >= LIMIT_TRAFFIC_RETRIES)
        return false;
    r.due_us = now_us + draw_wait(q, r.attempts);
    r.order = q->order++;
    XGROW(q->list, q->count, q->cap);
    size_t at = q->count++;
    for (; at > 0 && is_before(&r, &q->list[(at - 1) / 2]); at = (at - 1) / 2)
        q->list[at] = q->list[(at - 1) / 2];
    q->list[at] = r;
    return true;
}

int64_t retry_due_us(const struct retry_queue *q)
{
    return q->count ? q->list[0].due_us : INT64_MAX;
}

struct retry retry_take(struct retry_queue *q)
{
    assert(q->count > 0);
    struct retry first = q->list[0], last = q->list[--q->count];
    size_t at = 0;
    for (;;) {
        size_t child = 2 * at + 1;
        if (child >= q->count)
            break;
        if (child + 1 < q->count && is_before(&q->list[child + 1], &q->list[child]))
            child++;
        if (!is_before(&q->list[child], &last))
            break;
        q->list[at] = q->list[child];
        at = child;
    }
    if (q->count)
        q->list[at] = last;
    return first;
}
