#ifndef LAB_LOADFILE_H
#define LAB_LOADFILE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"
#include "model/reader.h"
#include "model/schema.h"
#include "model/val.h"

/*
 * The rows of a file that `load` reads, one map at a time.
 *
 *   .jsonl  an object a line, as literals of the lab; typed ones after `typed`
 *   .csv    a header row, then a row a line; quotes as usual ("" for a quote,
 *           line ends allowed inside); everything is a string unless the key
 *           schema or `types` says otherwise; an empty cell is no attribute
 *
 * `with` builds further string attributes from the others: "{region}#{city}".
 * Every failure has its line and column in the file.
 */
struct loadfile_type {
    struct slice name;
    enum val_type type; /* S, N, B, BOOL */
};

struct loadfile_with {
    struct slice name;
    struct slice pattern;
};

struct loadfile_spec {
    bool is_csv, is_typed;
    const struct loadfile_type *types;
    size_t type_count;
    const struct loadfile_with *with;
    size_t with_count;
};

/* "{" names "}" in a pattern: the next piece at *at, plain text or a name; false at its end. */
bool loadfile_pattern_next(struct slice pattern, size_t *at, struct slice *ret, bool *ret_is_name);
/* NULL, or what is wrong with a pattern. */
const char *loadfile_pattern_fault(struct slice pattern);

struct loadfile {
    struct slice text;
    size_t at;
    int line;
    const struct loadfile_spec *spec;
    const struct schema *schema;
    struct slice *header; /* .csv */
    size_t header_count;
    struct slice *cell;
    size_t *cell_at; /* places in the row, for messages */
    size_t cell_count, cell_cap;
    struct reader source; /* the row that is read */
    struct arena arena;   /* the header's */
    struct arena row;     /* of the row that is read */
    struct pack pack;
    int row_line, row_col; /* of the row read last */
};

/* Borrows text, spec and schema until loadfile_done(). */
enum err loadfile_open(struct loadfile *f, struct slice text, const struct loadfile_spec *spec,
                       const struct schema *schema, struct errinfo *why) ERR_CHECKED;
void loadfile_done(struct loadfile *f);
/* The next row in *ret_map (VAL_M, borrows until the next call); *ret_more false at the end. */
enum err loadfile_next(struct loadfile *f, struct val *ret_map, bool *ret_more,
                       struct errinfo *why) ERR_CHECKED;

#endif
