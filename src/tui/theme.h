#ifndef TUI_THEME_H
#define TUI_THEME_H

#include "view/style.h"

/* What the roles of style.h look like, by number of colours. */
enum theme_name { THEME_DARK, THEME_LIGHT, THEME_CONTRAST, THEME_MONO, THEME_COUNT };

enum theme_attr { THEME_BOLD = 1, THEME_DIM = 2, THEME_REVERSE = 4, THEME_UNDERLINE = 8 };

struct theme_look {
    short ink, paper; /* colour numbers; -1: the terminal's own */
    unsigned attrs;   /* enum theme_attr */
};

/* `colours`: 256, 8 or 0. */
struct theme_look theme_find(enum theme_name theme, int colours, enum style style);
/* By name ("dark"), -1 when there is none. */
int theme_by_name(const char *name);

#endif
