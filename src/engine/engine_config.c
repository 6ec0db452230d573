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
    const struct {
        const char *name;
        int64_t value;
    } list[] = {
        {"scale", c->scale},
        {"partition_rcu", c->part_read_units},
        {"partition_wcu", c->part_write_units},
        {"burst_seconds", c->burst_seconds},
        {"on_demand_partitions", c->demand_parts},
        {"partition_bytes", c->partition_bytes},
        {"ttl_delay_seconds", c->ttl_delay_seconds},
        {"ttl_change_seconds", c->ttl_change_seconds},
        {"index_lag_ms", c->index_lag_ms},
    };
    if (i < 0 || i >= (int)(sizeof list / sizeof *list))
        return NULL;
    snprintf(value, 32, i == 0 ? "1:%lld" : "%lld", (long long)list[i].value);
    return list[i].name;
}

/* Digits alone, at most twelve; -1: something else. */
static int64_t read_number(struct slice text)
{
    int64_t n = text.len ? 0 : -1;
    for (size_t i = 0; i < text.len; i++) {
        if (i == 12 || text.ptr[i] < '0' || text.ptr[i] > '9')
            return -1;
        n = n * 10 + (text.ptr[i] - '0');
    }
    return n;
}

static enum err set_scale(struct engine_config *c, struct slice value, struct errinfo *why)
{
    int64_t scale = slice_begins(value, SLICE("1:"))
                        ? read_number((struct slice){value.ptr + 2, value.len - 2})
                        : -1;
    if (scale < 1 || scale > 1000)
        return err_set(why, ERR_LAB, "expected a scale from 1:1 to 1:1000, found `%.*s`",
                       SLICE_ARG(value));
    c->scale = (uint32_t)scale;
    return ERR_OK;
}

enum err engine_config_set(struct engine_config *c, struct slice name, struct slice value,
                           struct errinfo *why)
{
    const struct {
        const char *name;
        int64_t *to, least, most;
    } list[] = {
        {"partition_bytes", &c->partition_bytes, 1, 999999999999},
        {"ttl_delay_seconds", &c->ttl_delay_seconds, 1, 999999999999},
        {"ttl_change_seconds", &c->ttl_change_seconds, 1, 999999999999},
        {"index_lag_ms", &c->index_lag_ms, 0, 3600000},
    };
    if (slice_is(name, "scale"))
        return set_scale(c, value, why);
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        if (!slice_is(name, list[i].name))
            continue;
        int64_t n = read_number(value);
        if (n < list[i].least || n > list[i].most)
            return err_set(why, ERR_LAB, "expected a whole number from %lld to %lld, found `%.*s`",
                           (long long)list[i].least, (long long)list[i].most, SLICE_ARG(value));
        *list[i].to = n;
        return ERR_OK;
    }
    return err_set(why, ERR_LAB,
                   "the model has no setting `%.*s` that can be changed here; there are `scale`, "
                   "`partition_bytes`, `ttl_delay_seconds`, `ttl_change_seconds` and "
                   "`index_lag_ms`",
                   SLICE_ARG(name));
}
