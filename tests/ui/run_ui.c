/*
 * Runs key scripts (tests/ui, NAME.keys) against the real program without a
 * terminal and compares what was shot with NAME.screen.  One command a line:
 *
 *     size 80x24            the window; also later
 *     start lab|menu|lesson NAME [ascii] [still]      NAME with "/": a folder of the source tree
 *     keys Space Alt-h ...  by name
 *     type TEXT             as keys, to the end of the line
 *     line TEXT             the same and Enter
 *     wait 500ms            ticks of a thirtieth of a second
 *     rest                  until nothing moves by itself, at most a minute
 *     shot NAME             the screen as it is
 *     same NAME             it is what it was at that shot, cell for cell
 *     over                  the program has ended
 */
#include "config.h"

#include <dirent.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "base/utf8.h"
#include "base/xalloc.h"
#include "golden.h"

enum { FRAME_US = 33333, SHOTS = 64 };

struct run {
    const char *path;
    int line;
    struct app *app;
    int w, h;
    bool is_ascii;
    int64_t now_us;
    struct buf out; /* all shots */
    struct {
        char name[64];
        char *text;
    } shot[SHOTS];
    int shot_count;
    bool failed;
};

static void fail(struct run *r, const char *what, struct slice arg)
{
    printf("# %s:%d: %s %.*s\n", r->path, r->line, what, SLICE_ARG(arg));
    r->failed = true;
}

/* Draws as the terminal would after every event, and checks the cells. */
static void draw(struct run *r, struct buf *dump)
{
    struct canvas c;
    canvas_init(&c, r->is_ascii);
    app_draw(r->app, &c);
    canvas_check(&c);
    if (dump)
        canvas_dump(&c, dump);
    canvas_done(&c);
}

static struct slice word(struct slice *rest)
{
    *rest = slice_trim(*rest);
    const char *end = memchr(rest->ptr, ' ', rest->len);
    struct slice w = {rest->ptr, end ? (size_t)(end - rest->ptr) : rest->len};
    rest->ptr += w.len;
    rest->len -= w.len;
    *rest = slice_trim(*rest);
    return w;
}

static void press(struct run *r, struct keypress k)
{
    app_key(r->app, k, r->now_us);
    app_tick(r->app, r->now_us);
    draw(r, NULL);
}

static void do_keys(struct run *r, struct slice rest)
{
    while (rest.len > 0) {
        struct slice name = word(&rest);
        struct keypress k = keys_by_name(name);
        if (k.code == KEYS_NONE)
            fail(r, "no such key:", name);
        else if (k.ctrl && k.code == 'C')
            app_interrupt(r->app, r->now_us);
        else
            press(r, k);
    }
}

static void do_type(struct run *r, struct slice text)
{
    uint32_t cp;
    for (size_t n; (n = utf8_decode(text, &cp)) > 0; text.ptr += n, text.len -= n)
        press(r, (struct keypress){.code = cp});
}

static void do_wait(struct run *r, int64_t us)
{
    for (int64_t end = r->now_us + us; r->now_us < end;) {
        r->now_us += FRAME_US < end - r->now_us ? FRAME_US : end - r->now_us;
        app_tick(r->app, r->now_us);
    }
    draw(r, NULL);
}

static void do_rest(struct run *r)
{
    for (int i = 0; i < 60 * 30 && app_next_us(r->app, r->now_us) != INT64_MAX; i++) {
        r->now_us += FRAME_US;
        app_tick(r->app, r->now_us);
    }
}

static void do_shot(struct run *r, struct slice name)
{
    struct buf dump = BUF_INIT;
    draw(r, &dump);
    buf_printf(&r->out, "shot %.*s\n%s", SLICE_ARG(name), buf_str(&dump));
    if (r->shot_count < SHOTS) {
        snprintf(r->shot[r->shot_count].name, sizeof r->shot->name, "%.*s", SLICE_ARG(name));
        r->shot[r->shot_count++].text = buf_detach(&dump);
    }
    buf_done(&dump);
}

static void do_same(struct run *r, struct slice name)
{
    struct buf dump = BUF_INIT;
    draw(r, &dump);
    bool same = false;
    for (int i = 0; i < r->shot_count; i++)
        if (slice_is(name, r->shot[i].name))
            same = strcmp(r->shot[i].text, buf_str(&dump)) == 0;
    if (!same) {
        fail(r, "the screen is not what it was at", name);
        fputs(buf_str(&dump), stdout);
    }
    buf_done(&dump);
}

static void do_size(struct run *r, struct slice rest)
{
    if (sscanf(rest.ptr, "%dx%d", &r->w, &r->h) != 2)
        fail(r, "no size:", rest);
    if (!r->app)
        return;
    app_resize(r->app, r->w, r->h);
    draw(r, NULL);
}

static void do_start(struct run *r, struct slice rest)
{
    static char lesson[256], work[512];
    struct app_config config = {.data = getenv("SRCDIR"), .seed = 42};
    struct slice what = word(&rest);
    config.start = slice_is(what, "lab") ? APP_LAB : slice_is(what, "menu") ? APP_MENU : APP_LESSON;
    if (config.start == APP_LESSON) {
        struct slice name = word(&rest);
        bool is_path = memchr(name.ptr, '/', name.len) != NULL;
        snprintf(lesson, sizeof lesson, "%s%s%.*s", is_path ? config.data : "", is_path ? "/" : "",
                 SLICE_ARG(name));
        config.lesson = lesson;
    }
    while (rest.len > 0) {
        struct slice option = word(&rest);
        config.is_ascii |= slice_is(option, "ascii");
        config.is_still |= slice_is(option, "still");
    }
    r->is_ascii = config.is_ascii;
    /* Nothing is kept: a folder that cannot be made. */
    snprintf(work, sizeof work, "/dev/null/work");
    config.work = work;
    struct errinfo why;
    app_free(r->app);
    r->app = app_new(&config, &why);
    if (!r->app) {
        fail(r, "does not start:", slice_of(why.text));
        return;
    }
    app_resize(r->app, r->w, r->h);
    draw(r, NULL);
}

static void step(struct run *r, struct slice line)
{
    struct slice rest = line, verb = word(&rest);
    long ms;
    if (verb.len == 0 || verb.ptr[0] == '#')
        return;
    if (slice_is(verb, "size"))
        do_size(r, rest);
    else if (slice_is(verb, "start"))
        do_start(r, rest);
    else if (!r->app)
        fail(r, "before a start:", verb);
    else if (slice_is(verb, "keys"))
        do_keys(r, rest);
    else if (slice_is(verb, "type"))
        do_type(r, rest);
    else if (slice_is(verb, "line")) {
        do_type(r, rest);
        press(r, (struct keypress){.code = KEYS_ENTER});
    } else if (slice_is(verb, "wait") && sscanf(rest.ptr, "%ldms", &ms) == 1)
        do_wait(r, ms * 1000);
    else if (slice_is(verb, "rest"))
        do_rest(r);
    else if (slice_is(verb, "shot"))
        do_shot(r, rest);
    else if (slice_is(verb, "same"))
        do_same(r, rest);
    else if (slice_is(verb, "over")) {
        if (!app_is_over(r->app))
            fail(r, "it goes on", SLICE(""));
    } else
        fail(r, "no such command:", verb);
}

static void run_lines(struct run *r, const struct buf *script)
{
    struct slice rest = buf_slice(script);
    while (rest.len > 0) {
        const char *end = memchr(rest.ptr, '\n', rest.len);
        size_t n = end ? (size_t)(end - rest.ptr) : rest.len;
        char *line = xslicedup((struct slice){rest.ptr, n});
        r->line++;
        step(r, slice_of(line));
        free(line);
        n += end ? 1 : 0;
        rest.ptr += n;
        rest.len -= n;
    }
}

/* NAME.keys against NAME.screen. */
static bool run_script(const char *path)
{
    struct run r = {.path = path, .w = 80, .h = 24, .now_us = 1000000};
    struct buf script = BUF_INIT, report = BUF_INIT;
    char screen[512];
    bool good = golden_read(path, &script);
    run_lines(&r, &script);
    snprintf(screen, sizeof screen, "%.*s.screen", (int)strlen(path) - 5, path);
    good = good && !r.failed && golden_matches(screen, buf_str(&r.out), &report);
    fputs(buf_str(&report), stdout);
    for (int i = 0; i < r.shot_count; i++)
        free(r.shot[i].text);
    app_free(r.app);
    buf_done(&r.out);
    buf_done(&script);
    buf_done(&report);
    return good;
}

static int is_keys(const struct dirent *d)
{
    size_t n = strlen(d->d_name);
    return n > 5 && strcmp(d->d_name + n - 5, ".keys") == 0;
}

int main(int argc, char **argv)
{
    setlocale(LC_ALL, "C.UTF-8");
    if (!getenv("SRCDIR"))
        return 99;
    char folder[400], path[800];
    snprintf(folder, sizeof folder, "%s/tests/ui", getenv("SRCDIR"));
    struct dirent **list;
    int count = scandir(folder, &list, is_keys, alphasort), failed = 0, ran = 0;
    for (int i = 0; i < count; i++) {
        if (argc < 2 || strstr(list[i]->d_name, argv[1])) {
            snprintf(path, sizeof path, "%s/%s", folder, list[i]->d_name);
            bool good = run_script(path);
            failed += !good;
            printf("%s %d - %s\n", good ? "ok" : "not ok", ++ran, list[i]->d_name);
            fflush(stdout);
        }
        free(list[i]);
    }
    free(list);
    printf("1..%d\n", ran);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
