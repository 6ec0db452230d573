#ifndef LAB_TABLEDEF_H
#define LAB_TABLEDEF_H

#include "engine/engine.h"
#include "lab/parser.h"

/*
 * The parts of which `create` and `alter` are made: keys, capacity, indexes.
 * What is read lives in the parser's arena.
 */
struct tabledef_keys {
    int pk_count, count; /* the partition key's attributes come first */
    struct slice name[2 * SCHEMA_PARTS];
    enum val_type type[2 * SCHEMA_PARTS];
};

/* "(attr type, ...)"; an index's may have several attributes on each side of a ";". */
enum err tabledef_parse_keys(struct parser *p, const char *after, bool is_index,
                             struct tabledef_keys *ret) ERR_CHECKED;
void tabledef_schema(const struct tabledef_keys *keys, struct schema *ret);

/* "5 rcu 5 wcu" */
enum err tabledef_parse_units(struct parser *p, const char *after, int64_t *ret_read,
                              int64_t *ret_write) ERR_CHECKED;
/* Behind `on-demand` and `provisioned`. */
enum err tabledef_parse_on_demand(struct parser *p, struct table_rates *ret) ERR_CHECKED;
enum err tabledef_parse_provisioned(struct parser *p, struct table_rates *ret) ERR_CHECKED;
enum err tabledef_parse_partitions(struct parser *p, uint32_t *ret) ERR_CHECKED;

struct tabledef_index {
    struct tabledef_keys keys;
    struct index_spec spec; /* without schema; rates see below */
    struct table_rates rates;
    bool has_rates;
    struct tabledef_index *next;
};

/* Behind `global index` or `local index`; up to what begins a clause of `outer` (may be NULL). */
enum err tabledef_parse_index(struct parser *p, bool is_local, const struct clause *outer,
                              struct tabledef_index *ret) ERR_CHECKED;
/*
 * The index as the engine takes it, `schema` being its own.  An index has its
 * table's billing.  CHOSEN: without a capacity of its own a provisioned one has
 * its table's units, where the service wants them said.
 */
enum err tabledef_index_spec(const struct tabledef_index *ix, const struct table_rates *table,
                             struct schema *schema, struct index_spec *ret,
                             struct errinfo *why) ERR_CHECKED;

/* So many names that all indexes of a table include together. */
enum err tabledef_check_included(size_t names, struct errinfo *why) ERR_CHECKED;
/* An index that is to be billed in another way than its table. */
enum err tabledef_refuse_billing(struct slice index, enum billing table, struct errinfo *why);
/* WarmThroughput may be raised alone: above what there is, above what a new table begins with. */
enum err tabledef_check_warm(const struct table *t, int64_t read_units, int64_t write_units,
                             struct errinfo *why) ERR_CHECKED;
enum err tabledef_check_new_warm(const struct engine_config *model, const struct table_spec *spec,
                                 struct errinfo *why) ERR_CHECKED;

/* Words for completion. */
extern const struct clause tabledef_global_clauses[], tabledef_local_clauses[];

#endif
