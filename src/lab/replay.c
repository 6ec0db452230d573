#include "config.h"

#include "lab/replay.h"

#include <stdlib.h>

#include "base/xalloc.h"
#include "lab/loadfile.h"
#include "lab/verb_load.h"

struct values {
    struct val *list;
    size_t count, cap;
};

static enum err add_key(const struct replay_spec *spec, struct val map, struct arena *a,
                        struct values *to, struct errinfo *why)
{
    struct slice name = {spec->attr->name, spec->attr->name_len};
    struct val v;
    if (!val_map_get(map, name, &v))
        return err_set(why, ERR_LAB, "this row has no %.*s, the key", SLICE_ARG(name));
    if (v.type != spec->attr->type)
        return err_set(why, ERR_LAB, "the key %.*s has type %s, here it has type %s",
                       SLICE_ARG(name), val_type_names[spec->attr->type], val_type_names[v.type]);
    if (to->count == LIMIT_LOAD_ROWS)
        return err_set(why, ERR_LIMIT, "a file has at most %d rows", LIMIT_LOAD_ROWS);
    XGROW(to->list, to->count, to->cap);
    v.p = arena_memdup(a, v.p, v.n);
    to->list[to->count++] = v;
    return ERR_OK;
}

static enum err read_rows(struct loadfile *f, const struct replay_spec *spec, struct arena *a,
                          struct values *to, struct errinfo *why)
{
    struct val map;
    bool more = true;
    enum err err = ERR_OK;
    while (!err && more) {
        err = loadfile_next(f, &map, &more, why);
        if (!err && more)
            err = add_key(spec, map, a, to, why);
    }
    if (!err && to->count == 0)
        err = err_at(why, 1, 1, ERR_LAB, "there is no row to replay");
    return err;
}

bool replay_read(struct lab *lab, const struct replay_spec *spec, struct arena *a,
                 struct keydist_spec *ret, struct buf *out)
{
    struct loadfile file = {.line = 0};
    struct loadfile_spec how = {.is_csv = verb_load_is_csv(spec->path)};
    struct values values = {0};
    struct buf text = BUF_INIT;
    struct errinfo why = {.code = ERR_OK};
    if (!verb_load_read(lab, spec->path, &text, out))
        return false;
    enum err err = loadfile_open(&file, buf_slice(&text), &how, spec->schema, &why);
    if (!err)
        err = read_rows(&file, spec, a, &values, &why);
    if (err) {
        verb_load_refuse(spec->path, &file, &why, out);
    } else {
        ret->replay = arena_memdup(a, values.list, values.count * sizeof *values.list);
        ret->replay_count = values.count;
    }
    free(values.list);
    loadfile_done(&file);
    buf_done(&text);
    return !err;
}
