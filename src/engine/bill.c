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
