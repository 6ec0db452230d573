#ifndef APP_APP_INT_H
#define APP_APP_INT_H

#include "app/app.h"
#include "app/bind.h"
#include "app/edit.h"
#include "app/frame.h"
#include "app/picture.h"
#include "app/said.h"
#include "lab/lab.h"
#include "lab/script.h"
#include "lab/show.h"
#include "lesson/course.h"
#include "lesson/lesson.h"
#include "lesson/player.h"
#include "lesson/progress.h"

/* The inside of the program, shared by the files of app/ and by nobody else. */

enum overlay { OVERLAY_NONE, OVERLAY_HELP, OVERLAY_BEATS, OVERLAY_CARD, OVERLAY_HINT, OVERLAY_AWS };

/* Following the wall clock in virtual time. */
struct pace {
    int num, den; /* speed */
    bool is_paused;
    int64_t wall_us;  /* of the last tick */
    int64_t until_us; /* virtual time to have reached */
    int64_t steps_us; /* single steps asked for */
};

/* Requests of one table before the traffic that runs. */
struct app_totals {
    uint64_t accepted, rejected;
};

struct app {
    struct app_config config;
    char *data, *work;
    int w, h;
    int64_t now_us;
    bool is_over;
    int theme;
    int64_t interrupt_us; /* of the last Ctrl-C; 0: none */

    enum app_start at;
    bool has_menu; /* leaving a lesson or the lab goes there */
    struct course course;
    struct progress *progress;
    const char *warned; /* progress_warning() that was shown */
    int menu_at;

    struct picture picture;
    struct edit edit;
    struct buf pending; /* lines before the one being typed */
    struct said said;
    bool has_left; /* Esc left the prompt */
    bool asks_reset;
    enum overlay overlay;
    enum mode overlay_mode; /* whose keys help shows */
    int list_at;            /* scrolled, or chosen, in an overlay */
    struct pace pace;

    /* open lab */
    struct lab *lab;
    struct script running; /* the command under way borrows from it */
    bool has_running;
    struct app_totals *start; /* by table number, when traffic began */
    int start_count;

    /* lesson */
    struct lesson *lesson;
    struct player *player;
    int choice;              /* chosen in a prediction; -1 */
    int *order, order_count; /* order prediction: thing shown at place i */
    int words_at;            /* list scrolled in an exercise */
    const struct prose *hint;
    int64_t hint_us;
    struct buf aws;  /* what OVERLAY_AWS shows */
    struct buf note; /* one line for the said rows, e.g. of an answer */
    struct buf text_a, text_b, text_big, text_caption;
    bool was_running;
    bool keeps_screen; /* new by the key before: one more Enter shall not leave it */
    int told;          /* commands of the beat whose end the picture has seen */
    int64_t typed_us;  /* when the shown command began to be typed */
};

/* --- app.c ------------------------------------------------------------------------------ */

/* A lesson's number as it is said: "4" of "04". */
const char *app_number(const char *number);
enum mode app_mode(const struct app *a);
void app_leave(struct app *a); /* the lesson or lab: to the menu, or out */
void app_note(struct app *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* As AWS CLI and JSON, over the screen, which stands still for it: the request under the pointer;
 * else, while time runs, the one sent last; else the last operation. */
void app_open_aws(struct app *a, enum show_first first);
/* Header, key line and, where there is one, the overlay. */
void app_draw_header(const struct app *a, const struct pen *p, const struct frame_header *h);
void app_draw_keys(const struct app *a, const struct pen *p);
/* Offered, accepted, rejected so far, from the snapshot. */
void app_running_line(const struct app *a, struct buf *out);
/* The last rejected request as "✗ REJ  put ..."; false: none. */
bool app_rejection_line(const struct app *a, int width, struct buf *out);
struct lab *app_present_lab(const struct app *a);
bool app_is_running(const struct app *a);
/* A new picture while time runs: four a second, and one for each single step. */
void app_follow(struct app *a, struct lab *lab);
/* How far virtual time may go by now; the wall clock's way is cut to a quarter second. */
int64_t app_pace_until(struct app *a);
/* The clock starts: from now on the wall clock is followed. */
void app_pace_start(struct app *a, struct lab *lab);

/* --- app_lab.c: the open lab ------------------------------------------------------------- */

bool app_lab_open(struct app *a, const char *script, struct errinfo *why);
void app_lab_close(struct app *a);
void app_lab_key(struct app *a, enum act act, struct keypress k);
void app_lab_tick(struct app *a);
void app_lab_draw(struct app *a, struct canvas *c);
/* The prompt's line with Tab, shared with exercises and forks. */
void app_lab_complete(struct app *a, struct lab *lab);
/* Draws said lines and the prompt into the pen. */
void app_lab_draw_prompt(const struct app *a, const struct pen *p, const char *label);
/* A whole command was entered when it returns true: it is in a->pending. */
bool app_lab_entered(struct app *a, const char *label);

/* --- app_detail.c: what the pointer in the picture stands on ------------------------------- */

/* Title line and the rows below it; false: the picture has not the focus. */
bool app_detail_draw(const struct app *a, const struct pen *title, const struct pen *below,
                     bool is_wide);
/* The request under the pointer, NULL: there is none. */
const struct history_request *app_detail_request(const struct app *a);

/* --- app_lesson.c ------------------------------------------------------------------------ */

bool app_lesson_open(struct app *a, const char *path, struct errinfo *why);
void app_lesson_close(struct app *a);
void app_lesson_key(struct app *a, enum act act, struct keypress k);
void app_lesson_tick(struct app *a);
void app_lesson_jump(struct app *a, int beat); /* at rest there */
enum mode app_lesson_mode(const struct app *a);
/* The first entry of a prediction's last line: "a-d choose", "J K move". */
struct frame_key app_lesson_choices(const struct app *a, char range[8]);

/* --- app_scene.c: the lesson's picture -------------------------------------------------- */

/* The picture of the present beat, at rest; `moves`: with the motion that leads there. */
void app_scene_set(struct app *a, bool moves);

/* --- app_menu.c -------------------------------------------------------------------------- */

bool app_menu_open(struct app *a, struct errinfo *why);
void app_menu_key(struct app *a, enum act act);
void app_menu_draw(struct app *a, struct canvas *c);

/* --- app_list.c: help, beats, card, hint -------------------------------------------------- */

void app_list_key(struct app *a, enum act act);
void app_list_draw(struct app *a, struct canvas *c);

#endif
