#include "config.h"

/*
 * Any bytes as a file that `load` reads; the first byte chooses its kind.  Each
 * row is read to its end or refused with a place inside the file.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "lab/loadfile.h"
#include "model/item.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const struct loadfile_type types[] = {
    {{"n", 1}, VAL_N}, {{"b", 1}, VAL_B}, {{"t", 1}, VAL_BOOL}};
static const struct loadfile_with with[] = {{{"SK", 2}, {"{a}#{b}{{", 9}}};

static int lines_of(struct slice text)
{
    int lines = 1;
    for (size_t i = 0; i < text.len; i++)
        lines += text.ptr[i] == '\n';
    return lines;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    struct slice text = {(const char *)data + 1, size - 1};
    struct loadfile_spec spec = {
        .is_csv = data[0] & 1,
        .is_typed = data[0] & 2 && !(data[0] & 1),
        .types = types,
        .type_count = data[0] & 4 && data[0] & 1 ? 3 : 0,
        .with = with,
        .with_count = data[0] & 8 ? 1 : 0,
    };
    struct schema schema = {.pk_count = 0};
    struct loadfile f;
    struct errinfo why = {.code = ERR_OK};
    struct val map;
    bool more = true;
    schema_add(&schema, false, SLICE("a"), VAL_S);
    schema_add(&schema, true, SLICE("SK"), VAL_S);
    enum err err = loadfile_open(&f, text, &spec, &schema, &why);
    while (!err && more) {
        err = loadfile_next(&f, &map, &more, &why);
        if (!err && more) {
            struct errinfo item_why;
            assert(map.type == VAL_M && f.row_line >= 1 && f.row_line <= lines_of(text));
            (void)!item_check(&schema, map, ITEM_PUT, NULL, &item_why);
        }
    }
    assert(!err || (why.line >= 0 && why.line <= lines_of(text)));
    loadfile_done(&f);
    schema_done(&schema);
    return 0;
}
