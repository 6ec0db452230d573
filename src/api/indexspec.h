#ifndef API_INDEXSPEC_H
#define API_INDEXSPEC_H

#include "api/keyspec.h"

/* Secondary indexes and throughputs as CreateTable and UpdateTable name them. */
extern const struct shape indexspec_throughput_shape, indexspec_warm_shape, indexspec_demand_shape,
    indexspec_local_shape, indexspec_global_shape;

struct indexspec_list {
    struct index_spec *list;
    int count;
};

/* ProvisionedThroughput or OnDemandThroughput of a table or index. */
enum err indexspec_read_units(struct call *c, const struct shape_body *b, enum billing billing,
                              int64_t *ret_read, int64_t *ret_write) ERR_CHECKED;
/* What WarmThroughput may not be below: what a new table or index has anyway, or has now. */
struct indexspec_floor {
    enum billing billing;
    int64_t read, write;
    struct slice index; /* empty: of a table */
    bool is_current;
};

struct indexspec_floor indexspec_floor_of(const struct engine *e, enum billing billing,
                                          int64_t read_units, int64_t write_units);
/* WarmThroughput; 0: not asked for. */
enum err indexspec_read_warm(struct call *c, const struct shape_body *b,
                             const struct indexspec_floor *floor, int64_t *ret_read,
                             int64_t *ret_write) ERR_CHECKED;
/* The indexes of a CreateTable. */
enum err indexspec_read_all(struct call *c, const struct table_spec *table,
                            const struct keyspec *keys, struct keyspec_definitions *defs,
                            struct indexspec_list *ret) ERR_CHECKED;
/* One global index, as UpdateTable adds it. */
enum err indexspec_read_global(struct call *c, const cJSON *j, enum billing billing,
                               struct keyspec_definitions *defs,
                               struct index_spec *ret) ERR_CHECKED;

#endif
