#include "config.h"

#include <assert.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "engine/engine_int.h"

void bill_init(struct bill *b, bool is_write)
{
    b->is_write = is_write;
    b->units = 0;
    b->charge = b->inline_charge;
    b->count = 0;
    b->cap = CHARGES_INLINE;
}

void bill_add(struct bill *b, uint32_t part, int64_t units)
{
    if (b->count == b->cap) {
        bool is_inline = b->charge == b->inline_charge;
        struct trace_charge *more =
            xrealloc(is_inline ? NULL : b->charge, (size_t)b->cap * 2, sizeof *more);
        if (is_inline)
            memcpy(more, b->inline_charge, sizeof b->inline_charge);
        b->charge = more;
        b->cap *= 2;
    }
    b->units += units;
    b->charge[b->count++] = (struct trace_charge){(int)part, units};
}

void bill_done(struct bill *b)
{
    if (b->charge != b->inline_charge)
        free(b->charge);
}

int64_t bill_read_units(uint64_t bytes, bool consistent)
{
    int64_t blocks = (int64_t)((bytes + 4095) / 4096);
    return (blocks ? blocks : 1) * (consistent ? UNIT : UNIT / 2);
}

int64_t bill_write_units(uint64_t bytes)
{
    int64_t blocks = (int64_t)((bytes + 1023) / 1024);
    return (blocks ? blocks : 1) * UNIT;
}

/* --- admission ------------------------------------------------------------------------- */

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

void work_trace(struct work *w, const struct bill *b)
{
    struct engine *e = w->engine;
    if (!e->sink || w->is_dry)
        return;
    for (int i = 0; i < b->count; i++)
        b->charge[i].part = w->table->parts.part[b->charge[i].part].id;
    struct trace_event event = {
        .kind = TRACE_REQUEST,
        .at_us = e->now_us,
        .table = w->table ? w->table->number : -1,
        .part = w->result->part,
        .hash = w->result->hash,
        .request = w->request,
        .result = w->result,
        .charges = b->charge,
        .charge_count = b->count,
    };
    e->sink(e->sink_ctx, &event);
}
