#ifndef TUI_TUI_H
#define TUI_TUI_H

#include <stdbool.h>

#include "app/app.h"
#include "base/err.h"
#include "tui/theme.h"

/*
 * The terminal: copies changed cells to it, makes keys of what comes from it.
 * Every way out (the end, a signal, a failed assertion, Ctrl-Z) gives it back as
 * it was.
 */

/* Whether pictures can be shown here; if not, *why says in one line what is in
 * the way and what to do. */
enum err tui_check(struct errinfo *why) ERR_CHECKED;

/* Whether the ASCII signs are needed: no UTF-8, the Linux console, wide blocks. */
bool tui_needs_ascii(void);

/* The theme to begin with: `name`, or dark; mono where NO_COLOR asks for it; -1
 * when there is no theme of that name. */
int tui_theme(const char *name);

/* Runs until the program ends; gives the exit status.  A signal that ends it is
 * raised again once the terminal is restored. */
int tui_run(struct app *app, bool ascii, enum theme_name theme);

#endif
