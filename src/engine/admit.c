#include "config.h"

#include "engine/engine_int.h"

static enum err reject(struct work *w, enum reason reason, int part)
{
    struct result *r = w->result;
    bool demand = w->table->billing == BILLING_ON_DEMAND;
    bool is_max =
        reason == REASON_TABLE_READ_MAX_ON_DEMAND || reason == REASON_TABLE_WRITE_MAX_ON_DEMAND;
    enum err code = demand ? ERR_THROTTLED_DEMAND : ERR_THROTTLED;
    r->reason = reason;
    r->throttled_part = part;
    return err_set(&r->why, code, "%s",
                   is_max ? "Throughput exceeds the maximum OnDemandThroughput configured on table "
                            "or index"
                          : err_default_text(code));
}

enum err admit(struct work *w, const struct bill *b)
{
    struct table *t = w->table;
    struct result *r = w->result;
    int64_t now = w->engine->now_us;
    bool has_bucket = b->is_write ? t->has_write_bucket : t->has_read_bucket;
    struct bucket *bucket = b->is_write ? &t->write : &t->read;
    if (w->is_dry)
        return ERR_OK;
    if (has_bucket && !bucket_has(bucket, b->units, now)) {
        if (t->billing == BILLING_PROVISIONED)
            return reject(
                w, b->is_write ? REASON_TABLE_WRITE_PROVISIONED : REASON_TABLE_READ_PROVISIONED,
                -1);
        return reject(
            w, b->is_write ? REASON_TABLE_WRITE_MAX_ON_DEMAND : REASON_TABLE_READ_MAX_ON_DEMAND,
            -1);
    }
    for (int i = 0; i < b->count; i++) {
        struct part *p = &t->parts.part[b->charge[i].part];
        if (!bucket_has(b->is_write ? &p->write : &p->read, b->charge[i].units, now))
            return reject(
                w, b->is_write ? REASON_TABLE_WRITE_KEY_RANGE : REASON_TABLE_READ_KEY_RANGE, p->id);
    }
    if (has_bucket)
        bucket_take(bucket, b->units, now);
    for (int i = 0; i < b->count; i++) {
        struct part *p = &t->parts.part[b->charge[i].part];
        bucket_take(b->is_write ? &p->write : &p->read, b->charge[i].units, now);
    }
    if (b->is_write)
        r->write_units += b->units;
    else
        r->read_units += b->units;
    return ERR_OK;
}
