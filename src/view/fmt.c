#include "config.h"

#include "view/fmt.h"

#include <inttypes.h>
#include <stdio.h>

#include "view/width.h"

static struct fmt grouped(uint64_t n)
{
    char digits[24];
    struct fmt f;
    int len = snprintf(digits, sizeof digits, "%" PRIu64, n), at = 0;
    for (int i = 0; i < len; i++) {
        if (i > 0 && (len - i) % 3 == 0)
            f.s[at++] = ',';
        f.s[at++] = digits[i];
    }
    f.s[at] = 0;
    return f;
}

struct fmt fmt_count(uint64_t n)
{
    if (n < 1000000)
        return grouped(n);
    struct fmt f;
    /* Tenths, cut and not rounded: 1.2 M is never said of less. */
    uint64_t tenths = n / 100000;
    snprintf(f.s, sizeof f.s, "%.30s.%d M", grouped(tenths / 10).s, (int)(tenths % 10));
    return f;
}

struct fmt fmt_units(int64_t micro)
{
    struct fmt f;
    if (micro <= 0)
        return grouped(0);
    int64_t halves = (micro + 250000) / 500000;
    if (micro < 10000000 && halves % 2 == 1) {
        snprintf(f.s, sizeof f.s, "%" PRId64 ".5", halves / 2);
        return f;
    }
    int64_t whole = (micro + 500000) / 1000000;
    return whole == 0 ? (struct fmt){"<0.5"} : fmt_count((uint64_t)whole);
}

struct fmt fmt_rate(int64_t micro)
{
    struct fmt f, n = fmt_units(micro);
    if (micro <= 0)
        return n;
    snprintf(f.s, sizeof f.s, "%.40s/s", n.s);
    return f;
}

struct fmt fmt_share(int64_t part, int64_t whole)
{
    struct fmt f;
    if (part <= 0 || whole <= 0)
        return (struct fmt){"0 %"};
    int64_t percent = (int64_t)(((__int128)part * 200 + whole) / ((__int128)whole * 2));
    if (percent >= 100 && part < whole)
        percent = 99;
    if (percent == 0)
        return (struct fmt){"<1 %"};
    snprintf(f.s, sizeof f.s, "%" PRId64 " %%", percent);
    return f;
}

struct fmt fmt_bytes(uint64_t bytes)
{
    static const char *const names[] = {"KB", "MB", "GB", "TB", "PB", "EB"};
    struct fmt f;
    if (bytes < 1024) {
        snprintf(f.s, sizeof f.s, "%d B", (int)bytes);
        return f;
    }
    int unit = 0;
    uint64_t scale = 1024;
    while (bytes / scale >= 1000 && unit < 5) {
        scale *= 1024;
        unit++;
    }
    uint64_t hundredths = (uint64_t)(((unsigned __int128)bytes * 100 + scale / 2) / scale);
    int decimals = hundredths < 1000 ? 2 : hundredths < 10000 ? 1 : 0;
    snprintf(f.s, sizeof f.s, "%.*f %s", decimals, (double)hundredths / 100, names[unit]);
    return f;
}

struct fmt fmt_time(int64_t us)
{
    struct fmt f;
    int64_t tenths = us / 100000, s = us / 1000000;
    if (s < 60)
        snprintf(f.s, sizeof f.s, "%" PRId64 ".%d s", s, (int)(tenths % 10));
    else if (s < 3600)
        snprintf(f.s, sizeof f.s, "%" PRId64 ":%02d", s / 60, (int)(s % 60));
    else
        snprintf(f.s, sizeof f.s, "%" PRId64 ":%02d:%02d", s / 3600, (int)(s / 60 % 60),
                 (int)(s % 60));
    return f;
}

struct fmt fmt_moment(int64_t us)
{
    struct fmt f;
    snprintf(f.s, sizeof f.s, "%" PRId64 ".%04d", us / 1000000, (int)(us % 1000000 / 100));
    return f;
}

struct fmt fmt_hash(uint64_t hash)
{
    struct fmt f;
    snprintf(f.s, sizeof f.s, "%08x", (unsigned)(hash >> 32));
    return f;
}

static void cut_middle(struct buf *out, struct slice key, int cells)
{
    if (cells <= 2) {
        buf_add(out, key.ptr, width_fit(key, cells));
        return;
    }
    const char *hash = memchr(key.ptr, '#', key.len);
    size_t head = hash ? (size_t)(hash - key.ptr) + 1 : 0;
    int room = cells - 2;
    int head_cells = width_of((struct slice){key.ptr, head});
    /* The telling end gets at least half of what there is. */
    if (head == 0 || head_cells > room / 2) {
        head = width_fit(key, room / 2);
        head_cells = width_of((struct slice){key.ptr, head});
    }
    struct slice rest = {key.ptr + head, key.len - head};
    size_t skip = width_fit_tail(rest, room - head_cells);
    buf_add(out, key.ptr, head);
    buf_add_str(out, "..");
    buf_add(out, rest.ptr + skip, rest.len - skip);
}

void fmt_key(struct buf *out, struct slice key, int cells)
{
    if (cells <= 0 || key.len == 0)
        return;
    bool quotes = key.len > 0 && (key.ptr[0] == ' ' || key.ptr[key.len - 1] == ' ');
    int room = quotes ? cells - 2 : cells;
    if (quotes)
        buf_add_char(out, '"');
    if (width_of(key) <= room)
        buf_add_slice(out, key);
    else
        cut_middle(out, key, room);
    if (quotes)
        buf_add_char(out, '"');
}

const char *fmt_op(enum op op)
{
    if (op == OP_BATCH_GET || op == OP_BATCH_WRITE)
        return "batch";
    return op == OP_TRANSACT_GET || op == OP_TRANSACT_WRITE ? "transact" : op_names[op];
}
