#ifndef APP_BIND_H
#define APP_BIND_H

#include <stdbool.h>

#include "app/frame.h"
#include "app/keys.h"

/*
 * What every key does, in one table: dispatch, help and the words of prompts read
 * it.  One key has one meaning; in a prompt letters are text and the same keys
 * work with Alt or after Esc.
 */
enum mode {
    MODE_MENU,
    MODE_WATCH,
    MODE_PREDICT,  /* choices */
    MODE_ANSWER,   /* prediction with a typed answer */
    MODE_TYPE,     /* the dial has the keyboard */
    MODE_EXERCISE, /* prompt */
    MODE_PASSED,
    MODE_FORK, /* prompt */
    MODE_LAB,  /* prompt */
    MODE_RUN,  /* open lab or fork while traffic runs */
    MODE_LEFT, /* lab, exercise or fork: Esc left the prompt */
    MODE_PICTURE,
    MODE_LIST,
    MODE_COUNT
};

enum act {
    ACT_NONE,
    ACT_NEXT,
    ACT_BACK,
    ACT_BEATS,
    ACT_SKIP,
    ACT_LEAVE,
    ACT_ESC,
    ACT_VIEW,
    ACT_TAB,
    ACT_DOWN,
    ACT_UP,
    ACT_PAGE_DOWN,
    ACT_PAGE_UP,
    ACT_ENTER,
    ACT_METER,
    ACT_REJECTED,
    ACT_THEME,
    ACT_CARD,
    ACT_LAB,
    ACT_HELP,
    ACT_PAUSE,
    ACT_STEP,
    ACT_FASTER,
    ACT_SLOWER,
    ACT_NORMAL,
    ACT_FORK,
    ACT_AWS,
    ACT_HINT,
    ACT_WHY,
    ACT_UNDO,
    ACT_RESET,
    ACT_CHOOSE,
    ACT_ROW_DOWN,
    ACT_ROW_UP,
    ACT_CHECK
};

enum bind_group { BIND_GO, BIND_LOOK, BIND_TIME, BIND_DO, BIND_GROUPS };

struct bind {
    const char *keys; /* names with a blank between */
    enum act act;
    unsigned modes;   /* bits of enum mode */
    const char *word; /* the same typed in a prompt; NULL: none */
    enum bind_group group;
    const char *show, *help; /* as help has them; NULL: another row says it */
};

extern const struct bind bind_table[]; /* ends with keys NULL */

bool bind_is_prompt(enum mode m);
/* What a key does in a mode. */
enum act bind_find(enum mode m, struct keypress k);
/* The act of a word typed in a prompt. */
enum act bind_word(enum mode m, struct slice word);
/* The last line of a mode. */
const struct frame_key *bind_line(enum mode m, int *ret_count);
/* The same where the pointer stands on a request. */
const struct frame_key *bind_line_requests(int *ret_count);
const char *bind_mode_title(enum mode m); /* "keys while watching a lesson" */

#endif
