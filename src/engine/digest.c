#include "config.h"

#include "base/hash.h"
#include "engine/engine_int.h"

static uint64_t mix_bucket(uint64_t h, const struct bucket *b, int64_t now_us)
{
    h = hash_mix(h, (uint64_t)b->rate);
    h = hash_mix(h, (uint64_t)b->depth);
    return hash_mix(h, (uint64_t)bucket_peek(b, now_us));
}

uint64_t digest_table(const struct engine *e, const struct table *t)
{
    struct buf text = BUF_INIT;
    struct tree_cursor c;
    schema_print(&t->schema, &text);
    uint64_t h = hash_bytes(t->name, t->name_len, 1);
    h = hash_mix(h, hash_bytes(text.ptr, text.len, 2));
    buf_done(&text);
    h = hash_mix(h, (uint64_t)t->billing);
    h = hash_mix(h, (uint64_t)t->read_units);
    h = hash_mix(h, (uint64_t)t->write_units);
    h = facts_digest(&t->facts, h);
    h = ttl_digest(&t->ttl, h);
    if (t->has_read_bucket)
        h = mix_bucket(h, &t->read, e->now_us);
    if (t->has_write_bucket)
        h = mix_bucket(h, &t->write, e->now_us);
    for (uint32_t i = 0; i < t->parts.count; i++) {
        const struct part_cut *cut = t->parts.cut[i];
        h = hash_mix(h, (uint64_t)t->parts.part[i].id);
        h = hash_mix(h, t->parts.bound[i]);
        if (cut)
            h = hash_mix(hash_mix(h, hash_bytes(cut->pk.ptr, cut->pk.len, 3)),
                         hash_bytes(cut->sk.ptr, cut->sk.len, 4));
        h = mix_bucket(h, &t->parts.part[i].read, e->now_us);
        h = mix_bucket(h, &t->parts.part[i].write, e->now_us);
    }
    tree_seek_first(&c, t->tree);
    for (struct item *it; (it = tree_next(&c));)
        h = hash_mix(h, item_digest(it, e->names));
    return t->index ? index_digest(e, t, h) : h;
}
