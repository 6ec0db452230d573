#include "config.h"

#include <stdio.h>

#include "engine/engine.h"

struct engine_config engine_config_default(void)
{
    return (struct engine_config){
        .seed = 42,
        .scale = 1,
        .part_read_units = 3000,
        .part_write_units = 1000,
        .burst_seconds = 300,
        .demand_parts = 4,
        .partition_bytes = (int64_t)10 << 30,
        .ttl_delay_seconds = 2 * 86400,
        .ttl_change_seconds = 3600,
        .hash_mask = UINT64_MAX,
    };
}

const char *engine_config_list(const struct engine_config *c, int i, char value[32])
{
    static const char *const names[] = {"scale",
                                        "partition_rcu",
                                        "partition_wcu",
                                        "burst_seconds",
                                        "on_demand_partitions",
                                        "partition_bytes",
                                        "ttl_delay_seconds",
                                        "ttl_change_seconds"};
    int64_t values[] = {
        c->scale,        c->part_read_units, c->part_write_units,  c->burst_seconds,
        c->demand_parts, c->partition_bytes, c->ttl_delay_seconds, c->ttl_change_seconds};
    if (i < 0 || i >= (int)(sizeof names / sizeof *names))
        return NULL;
    snprintf(value, 32, i == 0 ? "1:%lld" : "%lld", (long long)values[i]);
    return names[i];
}

/* Digits alone, at most twelve; 0: something else. */
static int64_t read_number(struct slice text)
{
    int64_t n = 0;
    for (size_t i = 0; i < text.len; i++) {
        if (i == 12 || text.ptr[i] < '0' || text.ptr[i] > '9')
            return 0;
        n = n * 10 + (text.ptr[i] - '0');
    }
    return n;
}

static enum err set_scale(struct engine_config *c, struct slice value, struct errinfo *why)
{
    int64_t scale = slice_begins(value, SLICE("1:"))
                        ? read_number((struct slice){value.ptr + 2, value.len - 2})
                        : 0;
    if (scale < 1 || scale > 1000)
        return err_set(why, ERR_LAB, "expected a scale from 1:1 to 1:1000, found `%.*s`",
                       SLICE_ARG(value));
    c->scale = (uint32_t)scale;
    return ERR_OK;
}

enum err engine_config_set(struct engine_config *c, struct slice name, struct slice value,
                           struct errinfo *why)
{
    int64_t *to = slice_is(name, "partition_bytes")      ? &c->partition_bytes
                  : slice_is(name, "ttl_delay_seconds")  ? &c->ttl_delay_seconds
                  : slice_is(name, "ttl_change_seconds") ? &c->ttl_change_seconds
                                                         : NULL;
    if (slice_is(name, "scale"))
        return set_scale(c, value, why);
    if (!to)
        return err_set(why, ERR_LAB,
                       "the model has no setting `%.*s` that can be changed here; there are "
                       "`scale`, `partition_bytes`, `ttl_delay_seconds` and `ttl_change_seconds`",
                       SLICE_ARG(name));
    int64_t n = read_number(value);
    if (n < 1)
        return err_set(why, ERR_LAB, "expected a whole number from 1 to 999999999999, found `%.*s`",
                       SLICE_ARG(value));
    *to = n;
    return ERR_OK;
}
