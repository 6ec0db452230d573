#ifndef EBENCH_H
#define EBENCH_H

#include "engine/engine.h"

/* An engine with one table "Tab", and requests written as the lab writes them. */
struct ebench {
    struct engine *e;
    struct result r;
    struct arena arena;
    struct pack pack;
};

/* "pk sk", "team; act state day": names, sort keys behind ';' or the second of two; all text. */
void ebench_schema(struct schema *s, const char *text);
struct ebench ebench_new(const char *table, const struct index_spec *indexes, size_t count);
struct ebench ebench_scaled(const char *table, const struct index_spec *indexes, size_t count,
                            uint32_t scale);
/* With any settings and spec; name and schema are filled in. */
struct ebench ebench_of(const struct engine_config *config, const char *table,
                        struct table_spec spec);
void ebench_done(struct ebench *b);

struct val ebench_map(struct ebench *b, const char *text);
struct expr *ebench_condition(struct ebench *b, const char *text);
struct expr_update *ebench_update(struct ebench *b, const char *text);
struct request ebench_request(struct ebench *b, enum op op, const char *item);
enum err ebench_do(struct ebench *b, enum op op, const char *item);
enum err ebench_change(struct ebench *b, const char *key, const char *update);
enum err ebench_query(struct ebench *b, const char *index, const char *where, struct request *q);
/* Texts of one attribute of the rows, with a blank behind each; - where it is missing. */
const char *ebench_column(struct ebench *b, const char *name);

#endif
