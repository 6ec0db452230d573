#ifndef APP_LESSON_DRAW_H
#define APP_LESSON_DRAW_H

#include "view/canvas.h"

struct app;

/* A lesson's screen. */
void lesson_draw_screen(struct app *a, struct canvas *c);

/* Rows of an exercise's list: the task, then the sentences. */
int lesson_draw_list_rows(const struct app *a, int width);
/* Rows it has: its zone of so many rows, and before the first command what nobody else uses. */
int lesson_draw_list_height(const struct app *a, int words, int said);
/* The row the list stands at by itself: the task, then the first sentence that
 * does not hold. */
int lesson_draw_first(const struct app *a, int width, int height);

#endif
