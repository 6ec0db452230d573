#include "config.h"

#include "lab/verb_load.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/rng.h"
#include "base/xalloc.h"
#include "lab/lines.h"
#include "lab/loadfile.h"

enum { KEPT_BYTES_MAX = 256 << 20 };

struct load_args {
    struct slice name, path;
    size_t path_at; /* in the command, for messages */
    struct loadfile_spec spec;
    uint64_t limit, sample; /* UINT64_MAX: none */
    bool is_shuffled;
};

/* --- parsing --------------------------------------------------------------------------- */

static enum err parse_typed(struct parser *p, void *args)
{
    struct load_args *a = args;
    if (a->spec.is_csv)
        return parser_fail(p, p->r.at, "`typed` is for .jsonl; a .csv takes `types`");
    a->spec.is_typed = true;
    return ERR_OK;
}

static enum err parse_one_type(struct parser *p, const char *after, struct loadfile_type *ret)
{
    static const enum val_type types[] = {VAL_S, VAL_N, VAL_B, VAL_BOOL};
    enum err err = parser_attr(p, after, &ret->name);
    if (err)
        return err;
    struct slice word = parser_peek_word(p);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (slice_is(word, val_type_names[types[i]])) {
            p->r.at += word.len;
            ret->type = types[i];
            return ERR_OK;
        }
    return parser_expected(p, "a type, S, N, B or BOOL,", ret->name.ptr);
}

static enum err parse_types(struct parser *p, void *args)
{
    struct load_args *a = args;
    struct loadfile_type *types = NULL;
    size_t count = 0, cap = 0;
    if (!a->spec.is_csv)
        return parser_fail(p, p->r.at, "`types` is for .csv; a .jsonl says its types itself");
    enum err err = parser_need_char(p, '(', "types");
    while (!err) {
        XGROW(types, count, cap);
        err = parse_one_type(p, count ? "," : "types(", &types[count]);
        count++;
        if (err || parser_char(p, ')'))
            break;
        err = parser_need_char(p, ',', "the type");
    }
    if (!err) {
        a->spec.types = arena_memdup(p->arena, types, count * sizeof *types);
        a->spec.type_count = count;
    }
    free(types);
    return err;
}

static enum err parse_one_with(struct parser *p, const char *after, struct loadfile_with *ret)
{
    enum err err = parser_attr(p, after, &ret->name);
    if (!err)
        err = parser_need_char(p, '=', ret->name.ptr);
    parser_at_end(p);
    size_t at = p->r.at;
    if (!err)
        err = parser_string(p, "=", &ret->pattern);
    const char *fault = err ? NULL : loadfile_pattern_fault(ret->pattern);
    return fault ? parser_fail(p, at, "%s", fault) : err;
}

static enum err parse_with(struct parser *p, void *args)
{
    struct load_args *a = args;
    struct loadfile_with *with = NULL;
    size_t count = 0, cap = 0;
    enum err err;
    do {
        XGROW(with, count, cap);
        err = parse_one_with(p, count ? "," : "with", &with[count]);
        count++;
    } while (!err && parser_char(p, ','));
    if (!err) {
        a->spec.with = arena_memdup(p->arena, with, count * sizeof *with);
        a->spec.with_count = count;
    }
    free(with);
    return err;
}

static enum err parse_limit(struct parser *p, void *args)
{
    return parser_int(p, "limit", LIMIT_LOAD_ROWS, &((struct load_args *)args)->limit);
}

static enum err parse_sample(struct parser *p, void *args)
{
    return parser_int(p, "sample", LIMIT_LOAD_ROWS, &((struct load_args *)args)->sample);
}

static enum err parse_shuffled(struct parser *p, void *args)
{
    (void)p;
    ((struct load_args *)args)->is_shuffled = true;
    return ERR_OK;
}

/* clang-format off */
const struct clause verb_load_clauses[] = {
    {"typed",    0, 0, parse_typed},
    {"types",    0, 0, parse_types},
    {"with",     0, 0, parse_with},
    {"limit",    0, 0, parse_limit},
    {"sample",   0, 0, parse_sample},
    {"shuffled", 0, 0, parse_shuffled},
    {NULL, 0, 0, NULL},
};
/* clang-format on */

static bool ends_with(struct slice s, const char *end)
{
    size_t len = strlen(end);
    return s.len > len && memcmp(s.ptr + s.len - len, end, len) == 0;
}

bool verb_load_is_csv(struct slice path)
{
    return ends_with(path, ".csv");
}

/* No absolute path, no "..": what is left cannot leave a folder but by a link. */
enum err verb_load_check_path(struct parser *p, size_t at, struct slice path)
{
    if (path.len == 0 || path.len > 1000 || memchr(path.ptr, '\0', path.len))
        return parser_fail(p, at, "this is no file's name");
    if (path.ptr[0] == '/')
        return parser_fail(p, at, "`%s` takes no absolute path", p->verb);
    for (size_t i = 0; i + 1 < path.len; i++)
        if (path.ptr[i] == '.' && path.ptr[i + 1] == '.' && (i == 0 || path.ptr[i - 1] == '/') &&
            (i + 2 == path.len || path.ptr[i + 2] == '/'))
            return parser_fail(p, at, "`%s` takes no path with `..`", p->verb);
    if (!ends_with(path, ".jsonl") && !verb_load_is_csv(path))
        return parser_fail(p, at, "`%s` reads .jsonl and .csv files", p->verb);
    return ERR_OK;
}

enum err verb_load_parse(struct parser *p, struct command *c)
{
    struct load_args *a = ARENA_NEW(p->arena, struct load_args);
    c->args = a;
    a->limit = a->sample = UINT64_MAX;
    enum err err = parser_tablename(p, "load", &a->name);
    if (err)
        return err;
    if (!parser_keyword(p, "from"))
        return parser_expected(p, "`from` and a file", "the table's name");
    parser_at_end(p);
    a->path_at = p->r.at;
    err = parser_path(p, "from", &a->path);
    if (!err)
        err = verb_load_check_path(p, a->path_at, a->path);
    a->spec.is_csv = verb_load_is_csv(a->path);
    return err ? err : parser_clauses(p, verb_load_clauses, a);
}

/* --- finding the file ------------------------------------------------------------------ */

/* The file in that folder, or NULL; *ret_outside: it is there, but a link leads out. */
static char *find_in(const char *folder, struct slice path, bool *ret_outside)
{
    char *joined = xasprintf("%s/%.*s", folder, SLICE_ARG(path));
    char *home = realpath(folder, NULL), *real = realpath(joined, NULL);
    size_t len = home ? strlen(home) : 0;
    bool inside = home && real && strncmp(real, home, len) == 0 &&
                  (real[len] == '/' || (len && home[len - 1] == '/'));
    *ret_outside |= real && !inside;
    free(joined);
    free(home);
    if (inside && !file_is_folder(real))
        return real;
    free(real);
    return NULL;
}

static char *find_file(const struct lab *lab, struct slice path, bool *ret_outside)
{
    char *found = NULL;
    *ret_outside = false;
    for (const char *const *f = lab->settings.folders; *f && !found; f++)
        found = find_in(*f, path, ret_outside);
    if (!found && lab->settings.data && slice_begins(path, SLICE("datasets/")))
        found = find_in(lab->settings.data, path, ret_outside);
    return found;
}

bool verb_load_read(struct lab *lab, struct slice path, struct buf *ret_text, struct buf *out)
{
    struct errinfo why = {.code = ERR_OK};
    bool outside;
    char *found = find_file(lab, path, &outside);
    if (!found) {
        lab_refuse_text(out,
                        outside ? "%.*s leads out of its folder" : "there is no file %.*s here",
                        SLICE_ARG(path));
        return false;
    }
    enum err err = file_read(found, LIMIT_LOAD_BYTES, ret_text, &why);
    if (err)
        lab_refuse_text(out, "%.*s: %s", SLICE_ARG(path), why.text);
    free(found);
    return !err;
}

/* --- running --------------------------------------------------------------------------- */

/* One load under way. */
struct load {
    struct lab *lab;
    const struct load_args *args;
    struct table *table;
    struct loadfile file;
    uint64_t rows, loaded, bytes;
    bool *is_hit; /* by partition index */

    /* The rows as they were read for checking, each a length and a map's bytes, so
     * that they need not be read again; given up when they grow too large. */
    struct buf kept;
    bool is_kept;
};

enum lab_outcome verb_load_refuse(struct slice path, const struct loadfile *f,
                                  const struct errinfo *why, struct buf *out)
{
    int line = why->line ? why->line : f->row_line;
    int col = why->line ? why->col : f->row_col;
    lab_refuse_text(out, "%.*s:%d:%d: %s", SLICE_ARG(path), line, col, why->text);
    if (why->why[0])
        buf_printf(out, "why: %s\n", why->why);
    return LAB_ERROR;
}

static void keep_row(struct load *load, struct val map)
{
    if (!load->is_kept)
        return;
    buf_add(&load->kept, &map.n, sizeof map.n);
    buf_add(&load->kept, map.p, map.n);
    if (load->kept.len > KEPT_BYTES_MAX) {
        load->is_kept = false;
        buf_done(&load->kept);
    }
}

/* The row after offset *at of those kept, or the file's next one. */
static enum err next_row(struct load *load, size_t *at, struct val *ret_map, struct errinfo *why)
{
    bool more = true;
    if (!load->is_kept)
        return loadfile_next(&load->file, ret_map, &more, why);
    assert(*at + sizeof ret_map->n <= load->kept.len);
    ret_map->type = VAL_M;
    memcpy(&ret_map->n, load->kept.ptr + *at, sizeof ret_map->n);
    ret_map->p = (const uint8_t *)load->kept.ptr + *at + sizeof ret_map->n;
    *at += sizeof ret_map->n + ret_map->n;
    return ERR_OK;
}

/* Reads every row once, so that a bad one is found before anything is stored. */
static enum err check_rows(struct load *load, struct slice text, struct errinfo *why)
{
    struct val map;
    bool more;
    const struct schema *schema = table_schema(load->table);
    enum err err = loadfile_open(&load->file, text, &load->args->spec, schema, why);
    while (!err) {
        err = loadfile_next(&load->file, &map, &more, why);
        if (err || !more)
            break;
        err = engine_check_import(load->lab->engine, load->table, map, why);
        keep_row(load, map);
        if (!err && ++load->rows > LIMIT_LOAD_ROWS)
            err = err_set(why, ERR_LIMIT, "a file has at most %d rows", LIMIT_LOAD_ROWS);
    }
    return err;
}

static void note_row(struct load *load, struct val map)
{
    const struct schema *schema = table_schema(load->table);
    struct buf key = BUF_INIT;
    struct val v;
    struct doc doc = doc_of_map(map);
    load->bytes += doc_size(&doc);
    load->loaded++;
    val_map_get(map, (struct slice){schema->pk[0].name, schema->pk[0].name_len}, &v);
    schema_encode(&v, 1, &key);
    size_t pk_len = key.len;
    if (schema->sk_count) {
        val_map_get(map, (struct slice){schema->sk[0].name, schema->sk[0].name_len}, &v);
        schema_encode(&v, 1, &key);
    }
    struct slice pk = {key.ptr, pk_len}, sk = {key.ptr + pk_len, key.len - pk_len};
    uint64_t hash = schema_hash(pk) & engine_config_of(load->lab->engine)->hash_mask;
    load->is_hit[table_part_of(load->table, hash, pk, sk)] = true;
    buf_done(&key);
}

static uint64_t smaller(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static enum err store_row(struct load *load, struct val map, struct errinfo *why)
{
    enum err err = engine_import(load->lab->engine, load->table, map, why);
    if (!err)
        note_row(load, map);
    return err;
}

/* Stores the rows kept at these places, in an order by the seed. */
static enum err store_shuffled(struct load *load, size_t *place, size_t count, struct rng *rng,
                               struct errinfo *why)
{
    struct val map;
    enum err err = ERR_OK;
    for (size_t i = 0; !err && i < count; i++) {
        size_t other = i + (size_t)rng_below(rng, count - i), at = place[other];
        place[other] = place[i];
        err = next_row(load, &at, &map, why);
        if (!err)
            err = store_row(load, map, why);
    }
    return err;
}

/*
 * Stores the rows: the first `limit`, of these `sample` by the seed, in the
 * file's order or shuffled.
 */
static enum err store_rows(struct load *load, struct slice text, struct errinfo *why)
{
    const struct load_args *a = load->args;
    uint64_t left = smaller(load->rows, a->limit), wanted = smaller(left, a->sample);
    size_t at = 0, count = 0, *place = NULL;
    struct rng rng;
    struct val map;
    enum err err = ERR_OK;
    if (a->is_shuffled && !load->is_kept)
        return err_set(why, ERR_LIMIT, "the rows of a file can be shuffled up to %d bytes",
                       KEPT_BYTES_MAX);
    if (a->sample != UINT64_MAX || a->is_shuffled)
        rng_init(&rng, load->lab->settings.seed, lab_next_draw(load->lab));
    if (a->is_shuffled)
        place = xcalloc(wanted, sizeof *place);
    if (!load->is_kept) {
        loadfile_done(&load->file);
        err = loadfile_open(&load->file, text, &a->spec, table_schema(load->table), why);
    }
    for (; !err && wanted > 0; left--) {
        size_t from = at;
        err = next_row(load, &at, &map, why);
        if (err || (a->sample != UINT64_MAX && rng_below(&rng, left) >= wanted))
            continue;
        wanted--;
        if (place)
            place[count++] = from;
        else
            err = store_row(load, map, why);
    }
    if (!err && place)
        err = store_shuffled(load, place, count, &rng, why);
    free(place);
    return err;
}

static enum lab_outcome load_text(struct load *load, struct slice text, struct buf *out)
{
    struct errinfo why = {.code = ERR_OK};
    struct lab *lab = load->lab;
    if (check_rows(load, text, &why))
        return verb_load_refuse(load->args->path, &load->file, &why, out);
    uint64_t rows = smaller(smaller(load->rows, load->args->limit), load->args->sample);
    if (lab_over_items(lab, rows, text.len, out))
        return LAB_LIMIT;
    uint32_t parts = table_parts(load->table), hit = 0;
    load->is_hit = xcalloc(parts, sizeof *load->is_hit);
    if (store_rows(load, text, &why))
        return verb_load_refuse(load->args->path, &load->file, &why, out);
    for (uint32_t i = 0; i < parts; i++)
        hit += load->is_hit[i];
    buf_printf(out, "loaded %llu of %llu | bytes %llu | partitions %u/%u\n",
               (unsigned long long)load->loaded, (unsigned long long)load->rows,
               (unsigned long long)load->bytes, hit, parts);
    lab->wants_point = true;
    return LAB_OK;
}

enum lab_outcome verb_load_run(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct load_args *a = c->args;
    struct load load = {.lab = lab, .args = a, .is_kept = true};
    struct errinfo why = {.code = ERR_OK};
    struct buf text = BUF_INIT;
    load.table = lab_table(lab, a->name, &why);
    if (!load.table) {
        lines_refusal(&why, REASON_NONE, -1, out);
        return LAB_REFUSED;
    }
    enum lab_outcome outcome = LAB_ERROR;
    if (verb_load_read(lab, a->path, &text, out))
        outcome = load_text(&load, buf_slice(&text), out);
    loadfile_done(&load.file);
    buf_done(&load.kept);
    free(load.is_hit);
    buf_done(&text);
    return outcome;
}
