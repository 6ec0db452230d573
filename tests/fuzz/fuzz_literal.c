#include "config.h"

/*
 * Any bytes as a literal.  What is read prints to a text that reads back to the
 * same value; what is refused is refused with a sentence and a place inside the
 * text.  A first byte `t` asks for a typed map.
 */
#include <assert.h>
#include <stdlib.h>

#include "base/utf8.h"
#include "model/literal.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_refusal(enum err err, const struct errinfo *why)
{
    assert(err == ERR_LAB || err == ERR_VALIDATION || err == ERR_LIMIT);
    assert(why->code == err && why->text[0] && why->line >= 1 && why->col >= 1);
}

static void check_value(struct val v)
{
    struct buf text = BUF_INIT, bare = BUF_INIT;
    struct pack again = PACK_INIT;
    literal_print(v, &text);
    literal_print_bare(v, &bare);
    assert(utf8_check(buf_slice(&text)) == text.len);
    assert(!slice_find(buf_slice(&text), SLICE("[..]")) &&
           !slice_find(buf_slice(&bare), SLICE("[..]")));
    assert(!slice_find(buf_slice(&bare), SLICE("\n")));
    struct reader r = reader_of(buf_slice(&text));
    enum err err = literal_read(&r, &again, NULL);
    assert(!err && r.at == text.len);
    assert(val_equal(v, pack_result(&again)) && val_size(v) == val_size(pack_result(&again)));
    pack_done(&again);
    buf_done(&text);
    buf_done(&bare);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bool typed = size && data[0] == 't';
    struct pack p = PACK_INIT;
    struct errinfo why = {0};
    struct reader r = reader_of((struct slice){(const char *)data, size});
    r.at = typed;
    enum err err = typed ? literal_read_typed(&r, &p, &why) : literal_read(&r, &p, &why);
    assert(r.at <= size);
    if (err)
        check_refusal(err, &why);
    else
        check_value(pack_result(&p));
    pack_done(&p);
    return 0;
}
