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
    b->payer = b->inline_payer;
    b->payers = 0;
    b->payer_cap = PAYERS_INLINE;
}

/* Twice the room, moving out of the bill's own when that was it. */
static void *grown(void *array, const void *own, int cap, size_t size)
{
    if (array != own)
        return xrealloc(array, (size_t)cap * 2, size);
    void *more = xmalloc((size_t)cap * 2 * size);
    return memcpy(more, own, (size_t)cap * size);
}

static struct payer *find_payer(struct bill *b, struct table *table)
{
    for (int i = b->payers - 1; i >= 0; i--)
        if (b->payer[i].table == table)
            return &b->payer[i];
    if (b->payers == b->payer_cap) {
        b->payer = grown(b->payer, b->inline_payer, b->payer_cap, sizeof *b->payer);
        b->payer_cap *= 2;
    }
    b->payer[b->payers] = (struct payer){table, 0};
    return &b->payer[b->payers++];
}

void bill_add(struct bill *b, const struct table *of, uint32_t part, int64_t units)
{
    struct table *payer = of->index && of->index->is_local ? of->base : (struct table *)of;
    if (b->count == b->cap) {
        b->charge = grown(b->charge, b->inline_charge, b->cap, sizeof *b->charge);
        b->cap *= 2;
    }
    b->units += units;
    find_payer(b, payer)->units += units;
    b->charge[b->count++] = (struct charge){payer, of, part, units};
}

void bill_rebate(struct bill *b, int i, int64_t units)
{
    assert(units <= b->charge[i].units);
    b->charge[i].units -= units;
    b->units -= units;
    find_payer(b, b->charge[i].payer)->units -= units;
}

void bill_done(struct bill *b)
{
    if (b->charge != b->inline_charge)
        free(b->charge);
    if (b->payer != b->inline_payer)
        free(b->payer);
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
