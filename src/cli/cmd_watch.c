#include "config.h"

#include "cli/cmd.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "base/xalloc.h"
#include "cli/args.h"
#include "cli/shelf.h"
#include "cli/watchlist.h"
#include "grade/print.h"

enum { LOOK_MS = 250 };

struct watch {
    const struct shelf *shelf;
    struct watchlist list;
    char *last; /* checked last; NULL: none yet */
    bool has_keys, is_over;
    int status;
};

/* --- keys without Enter ------------------------------------------------------------------ */

static volatile sig_atomic_t stop_signal, was_stopped;

static void on_signal(int number)
{
    if (number == SIGCONT)
        was_stopped = 1;
    else
        stop_signal = number;
}

static void catch_signals(void)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGCONT};
    struct sigaction action = {.sa_handler = on_signal};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &action, NULL);
}

/* Keys come at once; *ret_was is how the terminal was. */
static bool take_keys(struct termios *ret_was)
{
    if (tcgetattr(0, ret_was) != 0)
        return false;
    struct termios t = *ret_was;
    t.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    return tcsetattr(0, TCSADRAIN, &t) == 0;
}

/* --- checking ---------------------------------------------------------------------------- */

/* A grader of its own each time: lessons and data may have changed as well. */
static void check(struct watch *w, const char *path)
{
    struct errinfo why = {0};
    struct grade *g;
    char *lessons = xasprintf("%s/lessons", w->shelf->root);
    struct grade_config config = {.lessons = lessons, .data = w->shelf->root};
    if (grade_new(&config, &g, &why)) {
        printf("cannot check: %s\n", why.text);
    } else {
        const struct grade_answer *answer;
        struct buf out = BUF_INIT;
        grade_file(g, path, &answer);
        print_answers(&answer, 1, GRADE_TEXT, &out);
        fwrite(out.ptr, 1, out.len, stdout);
        w->status = grade_exit_status(&answer, 1);
        buf_done(&out);
        grade_free(g);
    }
    fflush(stdout);
    if (path != w->last) {
        free(w->last);
        w->last = xstrdup(path);
    }
    free(lessons);
}

static void tell_news(struct watch *w)
{
    const struct watchlist_file *f;
    while ((f = watchlist_news(&w->list))) {
        if (f->look.is_there) {
            check(w, f->path);
        } else {
            printf("%s is gone; it is checked again when it comes back\n", f->path);
            fflush(stdout);
        }
    }
}

static void press(struct watch *w, char key)
{
    if (key == 'q')
        w->is_over = true;
    else if (key == 'r' && w->last)
        check(w, w->last);
    else if (key == 'r')
        puts("there is no file to check yet");
}

static void read_keys(struct watch *w)
{
    char keys[64];
    ssize_t n = read(0, keys, sizeof keys);
    if (n == 0)
        w->has_keys = false; /* nobody there: files are still watched */
    for (ssize_t i = 0; i < n && !w->is_over; i++)
        press(w, keys[i]);
}

static void wait_a_look(struct watch *w)
{
    struct pollfd in = {.fd = w->has_keys ? 0 : -1, .events = POLLIN};
    int n = poll(&in, 1, LOOK_MS);
    if (n > 0)
        read_keys(w);
    else if (n == 0)
        watchlist_look(&w->list);
}

static void watch(struct watch *w)
{
    struct termios was;
    bool is_terminal = take_keys(&was);
    const struct watchlist_file *latest = watchlist_latest(&w->list);
    printf("watching %zu file%s; r checks again, q leaves\n", w->list.count,
           w->list.count == 1 ? "" : "s");
    fflush(stdout);
    if (latest)
        check(w, latest->path);
    while (!w->is_over && !stop_signal && !ferror(stdout)) {
        if (was_stopped && is_terminal) {
            struct termios now;
            take_keys(&now);
            was_stopped = 0;
        }
        wait_a_look(w);
        tell_news(w);
    }
    if (is_terminal)
        tcsetattr(0, TCSADRAIN, &was);
}

static int cmd_watch_run(const struct args *args)
{
    struct shelf shelf;
    struct watch w = {.shelf = &shelf, .has_keys = true};
    if (!shelf_open(&shelf, NULL)) {
        shelf_done(&shelf);
        return 2;
    }
    const char *work[] = {shelf.work, NULL};
    watchlist_init(&w.list, args->count ? (const char *const *)args->operand : work);
    if (w.list.count == 0) {
        fprintf(stderr, "keyglass: no .lab file in %s; keyglass start lays them out\n",
                args->count ? args->operand[0] : shelf.work);
        w.status = 2;
    } else {
        catch_signals();
        watch(&w);
    }
    watchlist_done(&w.list);
    free(w.last);
    shelf_done(&shelf);
    if (stop_signal) {
        signal(stop_signal, SIG_DFL);
        raise(stop_signal);
    }
    return w.status;
}

const struct cmd cmd_watch = {
    .name = "watch",
    .operands = "[FILE|DIR]...",
    .summary = "check answers again whenever they are saved",
    .operands_max = -1,
    .run = cmd_watch_run,
};
