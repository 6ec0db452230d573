#include "config.h"

#include "app/bind.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#define BIT(name) (1u << MODE_##name)

enum {
    LESSON = BIT(WATCH) | BIT(PREDICT) | BIT(ANSWER) | BIT(TYPE) | BIT(EXERCISE) | BIT(PASSED),
    PROMPTS = BIT(ANSWER) | BIT(TYPE) | BIT(EXERCISE) | BIT(FORK) | BIT(LAB),
    TIMED = BIT(WATCH) | BIT(EXERCISE) | BIT(FORK) | BIT(LAB) | BIT(RUN) | BIT(LEFT) | BIT(PASSED) |
            BIT(PICTURE),
    PICTURES = LESSON | BIT(FORK) | BIT(LAB) | BIT(RUN) | BIT(LEFT) | BIT(PICTURE),
    ALL = (1u << MODE_COUNT) - 1
};

/* clang-format off */
const struct bind bind_table[] = {
    {"Space",           ACT_NEXT, BIT(WATCH) | BIT(PASSED) | BIT(PICTURE), NULL, BIND_GO, NULL, NULL},
    {"n",               ACT_NEXT, LESSON & ~BIT(PREDICT), "next", BIND_GO, "Space  n  Right  PgDn", "next beat"},
    {"Right PgDn",      ACT_NEXT, BIT(WATCH) | BIT(PASSED) | BIT(TYPE), NULL, BIND_GO, NULL, NULL},
    {"p",               ACT_BACK, LESSON | BIT(LEFT), "back", BIND_GO, "p  Left  PgUp", "beat before"},
    {"Left PgUp",       ACT_BACK, BIT(WATCH) | BIT(PASSED) | BIT(TYPE) | BIT(PREDICT), NULL, BIND_GO, NULL, NULL},
    {"g",               ACT_BEATS, LESSON | BIT(LEFT), NULL, BIND_GO, "g", "list of beats"},
    {"s",               ACT_SKIP, BIT(PREDICT) | BIT(ANSWER) | BIT(EXERCISE) | BIT(LEFT), "skip", BIND_GO, "s", "skip the step"},
    {"q",               ACT_LEAVE, ALL, NULL, BIND_GO, "q", "leave"},
    {"Esc",             ACT_ESC, ALL, NULL, BIND_GO, "Esc", "one step back"},

    {"1 2 3 4 5 7 8",   ACT_VIEW, PICTURES, "view", BIND_LOOK, "1 ... 5  7 8", "choose the view"},
    {"Tab",             ACT_TAB, ALL, NULL, BIND_LOOK, "Tab", "into the picture, out"},
    {"j Down",          ACT_DOWN, BIT(MENU) | BIT(PREDICT) | BIT(PICTURE) | BIT(LIST), NULL, BIND_LOOK, "j  k  arrows", "move in it"},
    {"k Up",            ACT_UP, BIT(MENU) | BIT(PREDICT) | BIT(PICTURE) | BIT(LIST), NULL, BIND_LOOK, NULL, NULL},
    {"PgDn Space",      ACT_PAGE_DOWN, BIT(LIST), NULL, BIND_LOOK, NULL, NULL},
    {"PgUp",            ACT_PAGE_UP, BIT(LIST), NULL, BIND_LOOK, NULL, NULL},
    {"PgDn",            ACT_PAGE_DOWN, BIT(EXERCISE) | BIT(FORK) | BIT(LAB) | BIT(PICTURE) | BIT(LEFT), NULL, BIND_LOOK, "PgUp  PgDn", "scroll the words"},
    {"PgUp",            ACT_PAGE_UP, BIT(EXERCISE) | BIT(FORK) | BIT(LAB) | BIT(PICTURE) | BIT(LEFT), NULL, BIND_LOOK, NULL, NULL},
    {"Enter",           ACT_ENTER, ALL & ~BIT(PICTURE), NULL, BIND_LOOK, "Enter", "go on, commit, run"},
    {"Enter",           ACT_ENTER, BIT(PICTURE), NULL, BIND_LOOK, "Enter", "a request's JSON"},
    {"m",               ACT_METER, PICTURES, NULL, BIND_LOOK, "m", "writes or reads"},
    {"x",               ACT_REJECTED, BIT(PICTURE), NULL, BIND_LOOK, "x", "rejected only"},
    {"T",               ACT_THEME, ALL, NULL, BIND_LOOK, "T", "theme"},

    {"P",               ACT_PAUSE, TIMED, NULL, BIND_TIME, "P", "pause, go on"},
    {".",               ACT_STEP, TIMED, NULL, BIND_TIME, ".", "one tick"},
    {"+",               ACT_FASTER, TIMED, NULL, BIND_TIME, "+ -", "faster, slower (1/8 to 8)"},
    {"-",               ACT_SLOWER, TIMED, NULL, BIND_TIME, NULL, NULL},
    {"0",               ACT_NORMAL, TIMED, NULL, BIND_TIME, "0", "normal speed"},

    {"a b c d e",       ACT_CHOOSE, BIT(PREDICT), NULL, BIND_DO, "a ... e", "choose that answer"},
    {"J",               ACT_ROW_DOWN, BIT(PREDICT), NULL, BIND_DO, "J K", "move a row (orders)"},
    {"K",               ACT_ROW_UP, BIT(PREDICT), NULL, BIND_DO, NULL, NULL},
    {"F",               ACT_FORK, LESSON | BIT(LEFT), "fork", BIND_DO, "F", "fork: try it, Esc returns"},
    {"A",               ACT_AWS, LESSON | BIT(FORK) | BIT(LAB) | BIT(RUN) | BIT(LEFT) | BIT(PICTURE), "cli", BIND_DO, "A", "as AWS CLI and JSON"},
    {"A",               ACT_ESC, BIT(LIST), NULL, BIND_GO, NULL, NULL},
    {"h",               ACT_HINT, BIT(EXERCISE) | BIT(PASSED) | BIT(LEFT), "hint", BIND_DO, "h", "hint"},
    {"w",               ACT_WHY, BIT(EXERCISE) | BIT(LEFT), "why", BIND_DO, "w", "why a check fails"},
    {"u",               ACT_UNDO, BIT(EXERCISE) | BIT(FORK) | BIT(LAB) | BIT(LEFT), NULL, BIND_DO, "u", "undo a command"},
    {"R",               ACT_RESET, BIT(EXERCISE) | BIT(PASSED) | BIT(FORK) | BIT(LAB) | BIT(LEFT), NULL, BIND_DO, "R", "start again"},
    {"c",               ACT_CHECK, BIT(LEFT), "check", BIND_DO, NULL, NULL},
    {"i",               ACT_CARD, BIT(WATCH) | BIT(PREDICT) | BIT(PASSED), NULL, BIND_DO, "i", "reference card"},
    {"l",               ACT_LAB, BIT(MENU), NULL, BIND_DO, "l", "open lab"},
    {"? F1",            ACT_HELP, ALL & ~BIT(LIST), NULL, BIND_DO, "?  F1", "these keys"},
    {NULL, ACT_NONE, 0, NULL, BIND_GO, NULL, NULL},
};

#define LINE(name, ...) static const struct frame_key line_##name[] = {__VA_ARGS__}
LINE(menu, {"Enter", "go on"}, {"j k", "choose"}, {"l", "open lab"}, {"?", "keys"}, {"q", "quit"});
LINE(watch, {"Space", "next"}, {"p", "back"}, {"A", "as AWS CLI"}, {"F", "try it"}, {"i", "card"}, {"?", "keys"}, {"q", "quit"});
LINE(predict, {"a-e", "choose"}, {"Enter", "commit"}, {"p", "back"}, {"s", "skip"}, {"?", "keys"}, {"q", "quit"});
LINE(answer, {"Enter", "commit"}, {"Alt-p", "back"}, {"Alt-s", "skip"}, {"Esc", "leave"}, {"F1", "keys"});
LINE(type, {"Enter", "store it"}, {"Alt-n", "next"}, {"Esc", "leave"}, {"Backspace", "look again"}, {"F1", "keys"});
LINE(exercise, {"Enter", "run, empty: check"}, {"Alt-h", "hint"}, {"Alt-u", "undo"}, {"Alt-s", "skip"}, {"Esc", "leave"});
LINE(passed, {"n", "next step"}, {"h", "the hints"}, {"A", "as AWS CLI"}, {"p", "back"}, {"R", "again"}, {"?", "keys"}, {"q", "quit"});
LINE(fork, {"Enter", "run"}, {"Tab", "complete"}, {"Alt-1..5 7 8", "view"}, {"Esc", "return to the lesson"}, {"F1", "keys"});
LINE(lab, {"Enter", "run"}, {"Tab", "complete"}, {"Up", "older"}, {"Alt-1..5 7 8", "view"}, {"Esc", "leave"}, {"F1", "keys"});
LINE(run, {"Esc", "stop"}, {"P", "pause"}, {".", "tick"}, {"+ -", "speed"}, {"1..5 7 8", "view"}, {"A", "AWS CLI"}, {"?", "keys"});
LINE(left, {"Enter", "prompt"}, {"Tab", "picture"}, {"1..5 7 8", "view"}, {"PgUp", "earlier"}, {"Esc", "back"}, {"?", "keys"}, {"q", "quit"});
LINE(picture, {"arrows", "move"}, {"m", "reads"}, {"1..5 7 8", "view"}, {"Esc", "back"}, {"?", "keys"});
LINE(requests, {"j k", "choose"}, {"Enter", "JSON"}, {"A", "as AWS CLI"}, {"P", "go on"}, {"x", "rejected only"}, {"Esc", "back"}, {"?", "keys"});
LINE(list, {"j k", "scroll"}, {"Enter", "open"}, {"Esc", "back"});
#undef LINE

static const struct {
    const struct frame_key *keys;
    int count;
    const char *title;
} lines[MODE_COUNT] = {
#define ROW(name) line_##name, sizeof line_##name / sizeof *line_##name
    [MODE_MENU]     = {ROW(menu),     "keys of the lesson list"},
    [MODE_WATCH]    = {ROW(watch),    "keys while watching a lesson"},
    [MODE_PREDICT]  = {ROW(predict),  "keys of a prediction"},
    [MODE_ANSWER]   = {ROW(answer),   "keys of a prediction"},
    [MODE_TYPE]     = {ROW(type),     "keys while typing a key"},
    [MODE_EXERCISE] = {ROW(exercise), "keys of an exercise"},
    [MODE_PASSED]   = {ROW(passed),   "keys after a pass"},
    [MODE_FORK]     = {ROW(fork),     "keys of a fork"},
    [MODE_LAB]      = {ROW(lab),      "keys of the open lab"},
    [MODE_RUN]      = {ROW(run),      "keys while time runs"},
    [MODE_LEFT]     = {ROW(left),     "keys outside the prompt"},
    [MODE_PICTURE]  = {ROW(picture),  "keys in the picture"},
    [MODE_LIST]     = {ROW(list),     "keys of a list"},
#undef ROW
};
/* clang-format on */

bool bind_is_prompt(enum mode m)
{
    return PROMPTS >> m & 1;
}

/* The next key name of a row; false at its end. */
static bool next_name(const char **at, struct slice *ret)
{
    while (**at == ' ')
        (*at)++;
    if (!**at)
        return false;
    size_t n = strcspn(*at, " ");
    *ret = (struct slice){*at, n};
    *at += n;
    return true;
}

static bool row_has(const struct bind *b, struct keypress k)
{
    const char *at = b->keys;
    struct slice name;
    while (next_name(&at, &name))
        if (keys_equal(keys_by_name(name), k))
            return true;
    return false;
}

enum act bind_find(enum mode m, struct keypress k)
{
    assert(m < MODE_COUNT);
    struct keypress bare = {.code = k.code, .ctrl = k.ctrl};
    if (bind_is_prompt(m) && (k.alt ? !keys_is_text(bare) : keys_is_text(k)))
        return ACT_NONE; /* it is text, or belongs to editing */
    /* Letters mean the same with Alt, in a prompt and outside. */
    if (keys_is_text(bare))
        k = bare;
    for (const struct bind *b = bind_table; b->keys; b++)
        if ((b->modes >> m & 1) && row_has(b, k))
            return b->act;
    return ACT_NONE;
}

enum act bind_word(enum mode m, struct slice word)
{
    for (const struct bind *b = bind_table; b->keys; b++)
        if (b->word && slice_is_nocase(word, b->word) &&
            ((b->modes >> m & 1) || (b->act == ACT_CHECK && m == MODE_EXERCISE)))
            return b->act;
    return ACT_NONE;
}

const struct frame_key *bind_line(enum mode m, int *ret_count)
{
    assert(m < MODE_COUNT);
    *ret_count = lines[m].count;
    return lines[m].keys;
}

const struct frame_key *bind_line_requests(int *ret_count)
{
    *ret_count = sizeof line_requests / sizeof *line_requests;
    return line_requests;
}

const char *bind_mode_title(enum mode m)
{
    return lines[m].title;
}
