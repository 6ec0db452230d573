#include "config.h"

#include "base/xalloc.h"
#include "engine/engine_int.h"

enum denial { DENY_PROVISIONED, DENY_MAXIMUM, DENY_KEY_RANGE };

static enum reason reason_of(const struct table *payer, bool is_write, enum denial denial)
{
    static const enum reason reasons[2][2][3] = {
        {{REASON_TABLE_READ_PROVISIONED, REASON_TABLE_READ_MAX_ON_DEMAND,
          REASON_TABLE_READ_KEY_RANGE},
         {REASON_TABLE_WRITE_PROVISIONED, REASON_TABLE_WRITE_MAX_ON_DEMAND,
          REASON_TABLE_WRITE_KEY_RANGE}},
        {{REASON_INDEX_READ_PROVISIONED, REASON_INDEX_READ_MAX_ON_DEMAND,
          REASON_INDEX_READ_KEY_RANGE},
         {REASON_INDEX_WRITE_PROVISIONED, REASON_INDEX_WRITE_MAX_ON_DEMAND,
          REASON_INDEX_WRITE_KEY_RANGE}}};
    return reasons[payer->base != NULL][is_write][denial];
}

#define TEXT_INDEX_PROVISIONED                                                                     \
    "The level of configured provisioned throughput for one or more global secondary indexes of "  \
    "the table was exceeded. Consider increasing your provisioning level for the "                 \
    "under-provisioned global secondary indexes with the UpdateTable API."
#define TEXT_INDEX_ON_DEMAND                                                                       \
    "Throughput exceeds the current capacity for one or more global secondary indexes. DynamoDB "  \
    "is automatically scaling your index so please try again shortly."

static const char *text_of(const struct table *payer, enum denial denial, enum err code)
{
    if (denial == DENY_MAXIMUM)
        return "Throughput exceeds the maximum OnDemandThroughput configured on table or index";
    if (!payer->base)
        return err_default_text(code);
    return code == ERR_THROTTLED ? TEXT_INDEX_PROVISIONED : TEXT_INDEX_ON_DEMAND;
}

static enum err reject(struct work *w, const struct bill *b, const struct table *payer,
                       enum denial denial, int part)
{
    struct result *r = w->result;
    enum err code = payer->billing == BILLING_ON_DEMAND ? ERR_THROTTLED_DEMAND : ERR_THROTTLED;
    r->reason = reason_of(payer, b->is_write, denial);
    r->throttled_part = part;
    r->throttled_by = payer;
    return err_set(&r->why, code, "%s", text_of(payer, denial, code));
}

static struct bucket *bucket_of(const struct bill *b, struct table *t)
{
    return b->is_write ? &t->write : &t->read;
}

static bool has_bucket(const struct bill *b, const struct table *t)
{
    return b->is_write ? t->has_write_bucket : t->has_read_bucket;
}

static struct bucket *part_bucket(const struct bill *b, const struct charge *c)
{
    struct part *p = &c->payer->parts.part[c->part];
    return b->is_write ? &p->write : &p->read;
}

/* Adds to what the result reports for one table or index. */
static void report(struct result *r, const struct charge *c, bool is_write)
{
    struct result_units *u = NULL;
    for (int i = r->units_count - 1; i >= 0 && !u; i--)
        u = r->units[i].of == c->of ? &r->units[i] : NULL;
    if (!u) {
        XGROW(r->units, r->units_count, r->units_cap);
        u = &r->units[r->units_count++];
        *u = (struct result_units){.of = c->of};
    }
    *(is_write ? &u->write : &u->read) += c->units;
}

/*
 * Whether a partition can pay charge i.  The charges before it on the same one
 * are taken already; one that was full before them pays for all of them
 * together, as it would for a single one of their sum.
 */
static bool can_pay(const struct bill *b, int i, int64_t now)
{
    struct bucket *own = part_bucket(b, &b->charge[i]);
    int64_t taken = 0;
    if (bucket_has(own, b->charge[i].units, now))
        return true;
    for (int k = 0; k < i; k++)
        if (part_bucket(b, &b->charge[k]) == own)
            taken += b->charge[k].units;
    return taken && bucket_peek(own, now) + taken == own->depth;
}

/* What is charged nothing (a rebate took it all) is not asked. */
enum err admit(struct work *w, const struct bill *b)
{
    struct result *r = w->result;
    int64_t now = w->engine->now_us;
    if (w->is_dry)
        return ERR_OK;
    for (int i = 0; i < b->payers; i++) {
        struct table *t = b->payer[i].table;
        int64_t units = b->payer[i].units;
        if (units && has_bucket(b, t) && !bucket_has(bucket_of(b, t), units, now))
            return reject(w, b, t,
                          t->billing == BILLING_PROVISIONED ? DENY_PROVISIONED : DENY_MAXIMUM, -1);
    }
    /* A partition may be charged more than once: take as it goes, and give back on a no. */
    for (int i = 0; i < b->count; i++) {
        const struct charge *c = &b->charge[i];
        if (c->units && !can_pay(b, i, now)) {
            while (i-- > 0)
                part_bucket(b, &b->charge[i])->level += b->charge[i].units;
            return reject(w, b, c->payer, DENY_KEY_RANGE, c->payer->parts.part[c->part].id);
        }
        bucket_take(part_bucket(b, c), c->units, now);
    }
    for (int i = 0; i < b->payers; i++)
        if (has_bucket(b, b->payer[i].table))
            bucket_take(bucket_of(b, b->payer[i].table), b->payer[i].units, now);
    for (int i = 0; i < b->count; i++)
        if (b->charge[i].units)
            report(r, &b->charge[i], b->is_write);
    *(b->is_write ? &r->write_units : &r->read_units) += b->units;
    return ERR_OK;
}
