#ifndef APP_APP_H
#define APP_APP_H

#include <stdbool.h>
#include <stdint.h>

#include "app/keys.h"
#include "base/err.h"
#include "view/canvas.h"

/*
 * The program behind the screen: lesson list, lessons and the open lab.  Driven
 * by keys, ticks and sizes; gives a canvas.  It reads no clock and knows no
 * terminal: `now_us` is the caller's wall clock, which never goes back.
 */
struct app;

enum app_start { APP_MENU, APP_LESSON, APP_LAB };

struct app_config {
    enum app_start start;
    const char *data;     /* folder with lessons/ and datasets/; NULL: none */
    const char *work;     /* where progress is kept */
    const char *lesson;   /* APP_LESSON: number, id or path of a lesson */
    const char *script;   /* APP_LAB: text to run first; NULL: none */
    const char *exercise; /* APP_LESSON: opens at this one, with `script` entered; NULL: none */
    const char *folder;   /* APP_LAB: where its `load` looks first; NULL: the current one */
    uint64_t seed;        /* APP_LAB */
    bool is_ascii;        /* sign set of the canvas */
    bool is_still;        /* reduced motion */
};

/* NULL when the lesson or script cannot be used; *why says why. */
struct app *app_new(const struct app_config *config, struct errinfo *why);
void app_free(struct app *app); /* NULL is fine */

/* Sizes come at the start and whenever the window changes. */
void app_resize(struct app *app, int w, int h);
void app_key(struct app *app, struct keypress k, int64_t now_us);
/* Time passes; to be called at least when app_next_us() says so. */
void app_tick(struct app *app, int64_t now_us);
/* When something would move by itself; INT64_MAX: never. */
int64_t app_next_us(const struct app *app, int64_t now_us);
/* The screen as it is now, on a canvas of the present size. */
void app_draw(struct app *app, struct canvas *c);

bool app_is_over(const struct app *app);
/* Why the learner's work could not be kept, NULL: it was; to be said when the screen is gone. */
const char *app_warning(const struct app *app);
/* How often the theme key was pressed. */
int app_theme(const struct app *app);
/* Ctrl-C: stops what runs, twice within two seconds leaves. */
void app_interrupt(struct app *app, int64_t now_us);

#endif
