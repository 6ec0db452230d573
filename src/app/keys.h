#ifndef APP_KEYS_H
#define APP_KEYS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/slice.h"

/*
 * Key presses.  A key has one name, the same in key scripts, in help and in the
 * table of bindings: "a", "Space", "Enter", "Alt-h", "Ctrl-C", "PgDn".
 */
enum keys_code {
    KEYS_NONE = 0,
    /* characters stand for themselves, below 0x110000 */
    KEYS_ENTER = 0x110000,
    KEYS_ESC,
    KEYS_TAB,
    KEYS_BACKSPACE,
    KEYS_DELETE,
    KEYS_UP,
    KEYS_DOWN,
    KEYS_LEFT,
    KEYS_RIGHT,
    KEYS_HOME,
    KEYS_END,
    KEYS_PGUP,
    KEYS_PGDN,
    KEYS_F1,
    KEYS_CODES
};

struct keypress {
    uint32_t code;
    bool alt;
    bool ctrl; /* with a letter, upper case */
};

/* The key of a name; code KEYS_NONE when there is none. */
struct keypress keys_by_name(struct slice name);
/* Appends the name. */
void keys_add_name(struct keypress k, struct buf *out);
/* A plain character that can be typed as text. */
bool keys_is_text(struct keypress k);

static inline bool keys_equal(struct keypress a, struct keypress b)
{
    return a.code == b.code && a.alt == b.alt && a.ctrl == b.ctrl;
}

#endif
