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
        .hash_mask = UINT64_MAX,
    };
}

const char *engine_config_list(const struct engine_config *c, int i, char value[32])
{
    static const char *const names[] = {"scale", "partition_rcu", "partition_wcu", "burst_seconds",
                                        "on_demand_partitions"};
    int64_t values[] = {c->scale, c->part_read_units, c->part_write_units, c->burst_seconds,
                        c->demand_parts};
    if (i < 0 || i >= (int)(sizeof names / sizeof *names))
        return NULL;
    snprintf(value, 32, i == 0 ? "1:%lld" : "%lld", (long long)values[i]);
    return names[i];
}

enum err engine_config_set(struct engine_config *c, struct slice name, struct slice value,
                           struct errinfo *why)
{
    if (!slice_is(name, "scale"))
        return err_set(why, ERR_LAB,
                       "the model has no setting `%.*s` that can be changed here; "
                       "there is `scale`",
                       SLICE_ARG(name));
    uint64_t scale = 0;
    if (slice_begins(value, SLICE("1:")))
        for (size_t i = 2; i < value.len && i < 9; i++) {
            if (value.ptr[i] < '0' || value.ptr[i] > '9') {
                scale = 0;
                break;
            }
            scale = scale * 10 + (uint64_t)(value.ptr[i] - '0');
        }
    if (scale < 1 || scale > 1000)
        return err_set(why, ERR_LAB, "expected a scale from 1:1 to 1:1000, found `%.*s`",
                       SLICE_ARG(value));
    c->scale = (uint32_t)scale;
    return ERR_OK;
}
