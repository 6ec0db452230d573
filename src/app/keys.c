#include "config.h"

#include "app/keys.h"

#include "base/utf8.h"

static const struct {
    const char *name;
    uint32_t code;
} names[] = {
    {"Space", ' '},        {"Enter", KEYS_ENTER},         {"Esc", KEYS_ESC},
    {"Tab", KEYS_TAB},     {"Backspace", KEYS_BACKSPACE}, {"Delete", KEYS_DELETE},
    {"Up", KEYS_UP},       {"Down", KEYS_DOWN},           {"Left", KEYS_LEFT},
    {"Right", KEYS_RIGHT}, {"Home", KEYS_HOME},           {"End", KEYS_END},
    {"PgUp", KEYS_PGUP},   {"PgDn", KEYS_PGDN},           {"F1", KEYS_F1},
};

enum { NAMES = sizeof names / sizeof *names };

static bool skip(struct slice *s, struct slice prefix)
{
    if (s->len <= prefix.len || !slice_begins(*s, prefix))
        return false;
    s->ptr += prefix.len;
    s->len -= prefix.len;
    return true;
}

struct keypress keys_by_name(struct slice name)
{
    struct keypress k = {0};
    k.alt = skip(&name, SLICE("Alt-"));
    k.ctrl = skip(&name, SLICE("Ctrl-"));
    for (int i = 0; i < NAMES; i++)
        if (slice_is(name, names[i].name)) {
            k.code = names[i].code;
            return k;
        }
    uint32_t cp;
    size_t n = utf8_decode(name, &cp);
    if (n > 0 && n == name.len)
        k.code = cp;
    return k;
}

void keys_add_name(struct keypress k, struct buf *out)
{
    if (k.alt)
        buf_add_str(out, "Alt-");
    if (k.ctrl)
        buf_add_str(out, "Ctrl-");
    for (int i = 0; i < NAMES; i++)
        if (names[i].code == k.code) {
            buf_add_str(out, names[i].name);
            return;
        }
    char bytes[4];
    if (k.code > 0 && k.code < KEYS_ENTER)
        buf_add(out, bytes, utf8_encode(k.code, bytes));
}

bool keys_is_text(struct keypress k)
{
    return !k.alt && !k.ctrl && k.code >= ' ' && k.code < KEYS_ENTER && k.code != 0x7f;
}
