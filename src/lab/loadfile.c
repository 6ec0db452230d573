#include "config.h"

#include "lab/loadfile.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/b64.h"
#include "base/near.h"
#include "base/utf8.h"
#include "base/xalloc.h"
#include "model/literal.h"

/* --- patterns -------------------------------------------------------------------------- */

bool loadfile_pattern_next(struct slice pattern, size_t *at, struct slice *ret, bool *ret_is_name)
{
    size_t from = *at, to = from;
    if (from >= pattern.len)
        return false;
    *ret_is_name = false;
    if (pattern.ptr[from] == '{' && from + 1 < pattern.len && pattern.ptr[from + 1] == '{') {
        *ret = (struct slice){pattern.ptr + from, 1};
        *at = from + 2;
        return true;
    }
    if (pattern.ptr[from] == '{') {
        const char *close = memchr(pattern.ptr + from, '}', pattern.len - from);
        if (!close)
            return false;
        *ret = (struct slice){pattern.ptr + from + 1, (size_t)(close - pattern.ptr) - from - 1};
        *ret_is_name = true;
        *at = (size_t)(close - pattern.ptr) + 1;
        return true;
    }
    while (to < pattern.len && pattern.ptr[to] != '{')
        to++;
    *ret = (struct slice){pattern.ptr + from, to - from};
    *at = to;
    return true;
}

const char *loadfile_pattern_fault(struct slice pattern)
{
    size_t at = 0;
    struct slice piece;
    bool is_name;
    while (loadfile_pattern_next(pattern, &at, &piece, &is_name))
        if (is_name && piece.len == 0)
            return "{} names no attribute";
    return at < pattern.len ? "a { is not closed; write {{ for a brace" : NULL;
}

/* --- rows ------------------------------------------------------------------------------ */

static struct reader row_reader(const struct loadfile *f, size_t from, size_t to)
{
    struct reader r = reader_of((struct slice){f->text.ptr + from, to - from});
    r.first_line = f->line;
    return r;
}

static size_t end_of_line(const struct loadfile *f, size_t from)
{
    const char *end = memchr(f->text.ptr + from, '\n', f->text.len - from);
    return end ? (size_t)(end - f->text.ptr) : f->text.len;
}

/* Adds an attribute from text, as `type`; `at`: where the text stands in the row. */
static enum err add_text(struct loadfile *f, size_t at, struct slice text, enum val_type type,
                         struct errinfo *why)
{
    const struct reader *r = &f->source;
    if (type == VAL_N) {
        enum err err = pack_number(&f->pack, text, why);
        if (err && why)
            reader_place(r, at, &why->line, &why->col);
        return err;
    }
    if (type == VAL_BOOL) {
        bool yes = slice_is_nocase(text, "true");
        if (!yes && !slice_is_nocase(text, "false"))
            return reader_fail(r, at, why, "expected true or false, found `%.*s`",
                               (int)(text.len < 40 ? text.len : 40), text.ptr);
        pack_bool(&f->pack, yes);
        return ERR_OK;
    }
    if (type == VAL_B) {
        struct buf bytes = BUF_INIT;
        bool good = b64_decode(text, &bytes);
        if (good)
            pack_binary(&f->pack, buf_slice(&bytes));
        buf_done(&bytes);
        return good ? ERR_OK : reader_fail(r, at, why, "the cell is no base64");
    }
    pack_string(&f->pack, text);
    return ERR_OK;
}

static enum val_type type_of(const struct loadfile *f, struct slice name)
{
    const struct key_attr *key = schema_find(f->schema, name);
    if (key)
        return key->type;
    for (size_t i = 0; i < f->spec->type_count; i++)
        if (slice_equal(f->spec->types[i].name, name))
            return f->spec->types[i].type;
    return VAL_S;
}

static bool is_built(const struct loadfile *f, struct slice name)
{
    for (size_t i = 0; i < f->spec->with_count; i++)
        if (slice_equal(f->spec->with[i].name, name))
            return true;
    return false;
}

/* The text of an attribute of the row: a cell, or a string or number of a map. */
static bool source_text(struct loadfile *f, struct val map, struct slice name, struct buf *out)
{
    struct val v;
    if (f->spec->is_csv) {
        for (size_t i = 0; i < f->header_count; i++)
            if (slice_equal(f->header[i], name)) {
                buf_add_slice(out, f->cell[i]);
                return true;
            }
        return false;
    }
    if (!val_map_get(map, name, &v) || (v.type != VAL_S && v.type != VAL_N))
        return false;
    if (v.type == VAL_S)
        buf_add_slice(out, val_slice(v));
    else
        literal_print(v, out);
    return true;
}

/* Adds the attributes of `with`. */
static enum err add_built(struct loadfile *f, struct val map, struct errinfo *why)
{
    enum err err = ERR_OK;
    for (size_t i = 0; i < f->spec->with_count && !err; i++) {
        const struct loadfile_with *w = &f->spec->with[i];
        struct buf text = BUF_INIT;
        struct slice piece;
        bool is_name;
        for (size_t at = 0; !err && loadfile_pattern_next(w->pattern, &at, &piece, &is_name);) {
            if (!is_name)
                buf_add_slice(&text, piece);
            else if (!source_text(f, map, piece, &text))
                err = reader_fail(&f->source, 0, why, "the row has no `%.*s` to build %.*s from",
                                  SLICE_ARG(piece), SLICE_ARG(w->name));
        }
        if (!err) {
            pack_name(&f->pack, w->name);
            err = add_text(f, 0, buf_slice(&text), type_of(f, w->name), why);
        }
        buf_done(&text);
    }
    return err;
}

/* --- JSON Lines ------------------------------------------------------------------------ */

static enum err read_object(struct loadfile *f, struct errinfo *why)
{
    struct reader *r = &f->source;
    struct pack *into = &f->pack;
    while (r->at < r->text.len && strchr(" \t\r", r->text.ptr[r->at]))
        r->at++;
    if (reader_peek(r) != '{')
        return reader_fail(r, r->at, why, "expected an object in { }");
    enum err err =
        f->spec->is_typed ? literal_read_typed(r, into, why) : literal_read(r, into, why);
    if (err)
        return err;
    while (r->at < r->text.len && strchr(" \t\r", r->text.ptr[r->at]))
        r->at++;
    if (r->at < r->text.len)
        return reader_fail(r, r->at, why, "one object a line: something follows it");
    return ERR_OK;
}

static enum err build_on(struct loadfile *f, struct val map, struct errinfo *why)
{
    struct val_iter it = val_iter(map);
    struct slice name;
    struct val v;
    pack_clear(&f->pack);
    enum err err = pack_open(&f->pack, VAL_M, why);
    while (!err && val_next(&it, &name, &v)) {
        if (is_built(f, name))
            continue;
        pack_name(&f->pack, name);
        pack_val(&f->pack, v);
    }
    if (!err)
        err = add_built(f, map, why);
    return err ? err : pack_close(&f->pack, why);
}

static enum err next_jsonl(struct loadfile *f, struct val *ret_map, bool *ret_more,
                           struct errinfo *why)
{
    size_t end = end_of_line(f, f->at);
    while (f->at < f->text.len &&
           slice_trim((struct slice){f->text.ptr + f->at, end - f->at}).len == 0) {
        f->at = end < f->text.len ? end + 1 : end;
        end = end_of_line(f, f->at);
        f->line++;
    }
    *ret_more = f->at < f->text.len;
    if (!*ret_more)
        return ERR_OK;
    if (end > f->at && f->text.ptr[end - 1] == '\r')
        end--;
    f->source = row_reader(f, f->at, end);
    f->row_line = f->line;
    f->row_col = 1;
    f->at = end_of_line(f, end);
    f->at += f->at < f->text.len;
    f->line++;
    pack_clear(&f->pack);
    f->pack.is_item = true;
    enum err err = read_object(f, why);
    if (!err && f->spec->with_count) {
        struct val map = pack_result(&f->pack);
        map.p = arena_memdup(&f->row, map.p, map.n);
        err = build_on(f, map, why);
    }
    if (!err)
        *ret_map = pack_result(&f->pack);
    return err;
}

/* --- CSV ------------------------------------------------------------------------------- */

static void add_cell(struct loadfile *f, struct slice cell, size_t at)
{
    if (f->cell_count == f->cell_cap) {
        f->cell_cap = f->cell_cap ? f->cell_cap * 2 : 16;
        f->cell = xrealloc(f->cell, f->cell_cap, sizeof *f->cell);
        f->cell_at = xrealloc(f->cell_at, f->cell_cap, sizeof *f->cell_at);
    }
    f->cell[f->cell_count] = cell;
    f->cell_at[f->cell_count++] = at;
}

/* A cell in quotes at r->at, unescaped. */
static enum err quoted_cell(struct loadfile *f, struct reader *r, struct slice *ret,
                            struct errinfo *why)
{
    size_t from = r->at++;
    const char *s = r->text.ptr;
    size_t end = r->at, len = 0;
    while (end < r->text.len && (s[end] != '"' || (end + 1 < r->text.len && s[end + 1] == '"')))
        end += s[end] == '"' ? 2 : 1;
    if (end >= r->text.len)
        return reader_fail(r, from, why, "the quote is not closed");
    char *text = arena_alloc(&f->row, end - r->at + 1);
    for (size_t i = r->at; i < end; i++) {
        text[len++] = s[i];
        i += s[i] == '"';
    }
    r->at = end + 1;
    if (r->at < r->text.len && !strchr(",\r\n", s[r->at]))
        return reader_fail(r, r->at, why, "expected a comma or the line's end after the quote");
    *ret = (struct slice){text, len};
    return ERR_OK;
}

/* Reads the cells of one row at r->at and moves behind its line end. */
static enum err read_cells(struct loadfile *f, struct reader *r, struct errinfo *why)
{
    const char *s = r->text.ptr;
    f->cell_count = 0;
    for (;;) {
        size_t from = r->at;
        struct slice cell = SLICE_NONE;
        if (reader_peek(r) == '"') {
            enum err err = quoted_cell(f, r, &cell, why);
            if (err)
                return err;
        } else {
            while (r->at < r->text.len && s[r->at] != ',' && s[r->at] != '\n')
                if (s[r->at++] == '"')
                    return reader_fail(
                        r, r->at - 1, why,
                        "a quote inside a cell; the whole cell stands in quotes then");
            cell = (struct slice){s + from, r->at - from};
            if (cell.len && cell.ptr[cell.len - 1] == '\r' && reader_peek(r) != ',')
                cell.len--;
        }
        add_cell(f, cell, from);
        if (reader_peek(r) == '\r')
            r->at++;
        if (r->at >= r->text.len || s[r->at] == '\n')
            break;
        r->at++;
    }
    r->at += r->at < r->text.len;
    return ERR_OK;
}

static int count_lines(struct slice s)
{
    int lines = 0;
    for (const char *p = s.ptr, *end = s.ptr + s.len; (p = memchr(p, '\n', (size_t)(end - p))); p++)
        lines++;
    return lines;
}

static enum err read_header(struct loadfile *f, struct errinfo *why)
{
    struct reader r = row_reader(f, f->at, f->text.len);
    enum err err = read_cells(f, &r, why);
    if (err)
        return err;
    f->header_count = f->cell_count;
    f->header = arena_alloc(&f->arena, f->cell_count * sizeof *f->header);
    for (size_t i = 0; i < f->cell_count; i++) {
        if (f->cell[i].len == 0)
            return reader_fail(&r, f->cell_at[i], why, "column %zu of the header has no name",
                               i + 1);
        for (size_t k = 0; k < i; k++)
            if (slice_equal(f->header[k], f->cell[i]))
                return reader_fail(&r, f->cell_at[i], why, "the header has two columns `%.*s`",
                                   SLICE_ARG(f->cell[i]));
        f->header[i] = arena_slice(&f->arena, f->cell[i]);
    }
    f->line += count_lines((struct slice){f->text.ptr + f->at, r.at});
    f->at += r.at;
    return ERR_OK;
}

static enum err csv_map(struct loadfile *f, struct errinfo *why)
{
    pack_clear(&f->pack);
    f->pack.is_item = true;
    enum err err = pack_open(&f->pack, VAL_M, why);
    for (size_t i = 0; i < f->header_count && !err; i++) {
        if (f->cell[i].len == 0 || is_built(f, f->header[i]))
            continue;
        pack_name(&f->pack, f->header[i]);
        err = add_text(f, f->cell_at[i], f->cell[i], type_of(f, f->header[i]), why);
    }
    if (!err)
        err = add_built(f, (struct val){.type = VAL_NULL}, why);
    return err ? err : pack_close(&f->pack, why);
}

static enum err next_csv(struct loadfile *f, struct val *ret_map, bool *ret_more,
                         struct errinfo *why)
{
    while (f->at < f->text.len && strchr("\r\n", f->text.ptr[f->at])) {
        f->line += f->text.ptr[f->at] == '\n';
        f->at++;
    }
    *ret_more = f->at < f->text.len;
    if (!*ret_more)
        return ERR_OK;
    f->source = row_reader(f, f->at, f->text.len);
    f->row_line = f->line;
    f->row_col = 1;
    enum err err = read_cells(f, &f->source, why);
    if (err)
        return err;
    if (f->cell_count != f->header_count)
        return reader_fail(&f->source, 0, why, "%zu cells, but the header has %zu", f->cell_count,
                           f->header_count);
    f->line += count_lines((struct slice){f->text.ptr + f->at, f->source.at});
    f->at += f->source.at;
    err = csv_map(f, why);
    if (!err)
        *ret_map = pack_result(&f->pack);
    return err;
}

/* --- open, next, done ------------------------------------------------------------------ */

/* Columns that `types` and `with` speak of must be there. */
static enum err need_column(const struct loadfile *f, struct slice name, struct errinfo *why)
{
    struct reader r = row_reader(f, 0, f->text.len);
    r.first_line = 1;
    const char **names = xcalloc(f->header_count + 1, sizeof *names);
    bool found = false;
    for (size_t i = 0; i < f->header_count; i++) {
        names[i] = f->header[i].ptr;
        found |= slice_equal(f->header[i], name);
    }
    const char *near = found ? NULL : near_word(name, names);
    enum err err = ERR_OK;
    if (!found)
        err = reader_fail(&r, 0, why,
                          near ? "there is no column `%.*s`; nearest is `%s`"
                               : "there is no column `%.*s`%s",
                          SLICE_ARG(name), near ? near : "");
    free(names);
    return err;
}

static enum err check_columns(const struct loadfile *f, struct errinfo *why)
{
    enum err err = ERR_OK;
    for (size_t i = 0; i < f->spec->type_count && !err; i++)
        err = need_column(f, f->spec->types[i].name, why);
    for (size_t i = 0; i < f->spec->with_count && !err; i++) {
        struct slice piece;
        bool is_name;
        for (size_t at = 0;
             !err && loadfile_pattern_next(f->spec->with[i].pattern, &at, &piece, &is_name);)
            if (is_name)
                err = need_column(f, piece, why);
    }
    return err;
}

enum err loadfile_open(struct loadfile *f, struct slice text, const struct loadfile_spec *spec,
                       const struct schema *schema, struct errinfo *why)
{
    text = text.len ? text : SLICE("");
    *f = (struct loadfile){.text = text, .line = 1, .spec = spec, .schema = schema};
    f->at = slice_begins(text, SLICE("\xef\xbb\xbf")) ? 3 : 0;
    struct reader r = row_reader(f, 0, text.len);
    size_t bad = utf8_check(text);
    if (bad < text.len)
        return reader_fail(&r, bad, why, "the byte 0x%02X is no UTF-8",
                           (unsigned char)text.ptr[bad]);
    const char *nul = text.len ? memchr(text.ptr, '\0', text.len) : NULL;
    if (nul)
        return reader_fail(&r, (size_t)(nul - text.ptr), why, "a NUL character is not allowed");
    if (!spec->is_csv)
        return ERR_OK;
    if (f->at == text.len)
        return reader_fail(&r, 0, why, "expected a header row, found an empty file");
    enum err err = read_header(f, why);
    return err ? err : check_columns(f, why);
}

void loadfile_done(struct loadfile *f)
{
    free(f->cell);
    free(f->cell_at);
    arena_done(&f->arena);
    arena_done(&f->row);
    pack_done(&f->pack);
}

enum err loadfile_next(struct loadfile *f, struct val *ret_map, bool *ret_more, struct errinfo *why)
{
    arena_clear(&f->row);
    return f->spec->is_csv ? next_csv(f, ret_map, ret_more, why)
                           : next_jsonl(f, ret_map, ret_more, why);
}
