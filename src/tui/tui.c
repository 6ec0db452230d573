#include "config.h"

#include "tui/tui.h"

#include <assert.h>
#include <curses.h>
#include <errno.h>
#include <langinfo.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "base/clock.h"
#include "view/canvas.h"

enum { FRAME_US = 33333, KEYS_AT_ONCE = 256, ESC_MS = 25 };

/* What the signal handlers and the way out share. */
static struct {
    bool is_on; /* curses has the terminal */
    SCREEN *screen;
    struct termios saved;
    sigset_t outside; /* the signal mask but for the loop, which takes signals in ppoll() only */
    volatile sig_atomic_t resized, stopped, continued, ended; /* ended: which signal */
} tui;

/* What is on the terminal now. */
struct shown {
    struct canvas canvas;
    struct cell *cells; /* as copied last */
    int w, h;
    enum theme_name theme;
    int colours;
};

/* --- can it be done -------------------------------------------------------------------- */

enum err tui_check(struct errinfo *why)
{
    const char *term = getenv("TERM");
    int status;
    if (!isatty(STDIN_FILENO))
        return err_set(why, ERR_IO, "standard input is not a terminal; run it in one");
    if (!isatty(STDOUT_FILENO))
        return err_set(why, ERR_IO, "standard output is not a terminal; run it in one");
    if (!term || !*term)
        return err_set(why, ERR_IO, "TERM is not set; set it to what your terminal is");
    if (setupterm(term, STDOUT_FILENO, &status) != OK)
        return err_set(why, ERR_IO, "TERM=%s is unknown here; set TERM to a terminal that is known",
                       term);
    if (!cursor_address || !*cursor_address)
        return err_set(why, ERR_IO,
                       "TERM=%s cannot place the cursor; set TERM to a terminal that can", term);
    return ERR_OK;
}

bool tui_needs_ascii(void)
{
    const char *term = getenv("TERM");
    return strcmp(nl_langinfo(CODESET), "UTF-8") != 0 || (term && strcmp(term, "linux") == 0) ||
           wcwidth(0x2588) != 1;
}

int tui_theme(const char *name)
{
    const char *no_color = getenv("NO_COLOR");
    if (name)
        return theme_by_name(name);
    return no_color && *no_color ? THEME_MONO : THEME_DARK;
}

/* --- in and out ------------------------------------------------------------------------ */

static void on_signal(int signal)
{
    switch (signal) {
    case SIGWINCH:
        tui.resized = 1;
        break;
    case SIGTSTP:
        tui.stopped = 1;
        break;
    case SIGCONT:
        tui.continued = 1;
        break;
    default:
        tui.ended = signal;
        break;
    }
}

static void leave_screen(void)
{
    if (!tui.is_on)
        return;
    tui.is_on = false;
    endwin();
    tcsetattr(STDIN_FILENO, TCSADRAIN, &tui.saved);
}

/* A failed assertion or worse: the terminal first, then as it would have been. */
static void on_crash(int signal)
{
    leave_screen();
    struct sigaction act = {.sa_handler = SIG_DFL};
    sigaction(signal, &act, NULL);
    raise(signal);
}

static void catch_signals(void)
{
    static const int events[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT};
    struct sigaction act = {.sa_handler = on_signal};
    sigset_t inside;
    sigemptyset(&inside);
    for (size_t i = 0; i < sizeof events / sizeof *events; i++) {
        sigaction(events[i], &act, NULL);
        sigaddset(&inside, events[i]);
    }
    sigprocmask(SIG_BLOCK, &inside, &tui.outside);
    struct sigaction crash = {.sa_handler = on_crash};
    sigaction(SIGABRT, &crash, NULL);
#ifndef KG_SANITIZERS
    sigaction(SIGSEGV, &crash, NULL);
    sigaction(SIGBUS, &crash, NULL);
    sigaction(SIGFPE, &crash, NULL);
#endif
}

static void set_modes(void)
{
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    meta(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    intrflush(stdscr, FALSE);
    set_escdelay(ESC_MS);
}

static bool enter_screen(void)
{
    tcgetattr(STDIN_FILENO, &tui.saved);
    /* The size is that of the terminal drawn on, whatever LINES and COLUMNS say. */
    use_env(FALSE);
    use_tioctl(TRUE);
    tui.screen = newterm(NULL, stdout, stdin);
    if (!tui.screen)
        return false;
    set_term(tui.screen);
    tui.is_on = true;
    catch_signals();
    set_modes();
    return true;
}

static void suspend(void)
{
    leave_screen();
    struct sigaction act = {.sa_handler = SIG_DFL}, old;
    sigset_t inside;
    sigaction(SIGTSTP, &act, &old);
    raise(SIGTSTP);
    sigprocmask(SIG_SETMASK, &tui.outside, &inside); /* sleeps here until SIGCONT */
    sigprocmask(SIG_SETMASK, &inside, NULL);
    sigaction(SIGTSTP, &old, NULL);
    tcgetattr(STDIN_FILENO, &tui.saved);
    tui.is_on = true;
    refresh();
    tui.stopped = 0;
    tui.continued = tui.resized = 1;
}

/* Whoever stopped it, others may have drawn on the screen and set the terminal since. */
static void come_back(void)
{
    reset_prog_mode();
    set_modes();
    clearok(curscr, TRUE);
}

/* --- cells ----------------------------------------------------------------------------- */

static void make_pairs(const struct shown *s)
{
    if (s->colours < 8)
        return;
    for (int i = 0; i < STYLE_COUNT; i++) {
        struct theme_look l = theme_find(s->theme, s->colours, (enum style)i);
        init_pair((short)(i + 1), l.ink, l.paper);
    }
}

static attr_t attrs_of(unsigned attrs)
{
    return (attrs & THEME_BOLD ? A_BOLD : 0) | (attrs & THEME_DIM ? A_DIM : 0) |
           (attrs & THEME_REVERSE ? A_REVERSE : 0) | (attrs & THEME_UNDERLINE ? A_UNDERLINE : 0);
}

static void put_cell(const struct shown *s, int x, int y, const struct cell *cell)
{
    if (cell->width == 0)
        return; /* the wide one to the left covers it */
    struct theme_look l = theme_find(s->theme, s->colours, (enum style)cell->style);
    bool plain = strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    wchar_t text[3] = {(wchar_t)(plain && cell->cp > 0x7e ? '?' : cell->cp),
                       (wchar_t)(plain ? 0 : cell->mark), 0};
    cchar_t c;
    setcchar(&c, text, attrs_of(l.attrs), (short)(s->colours >= 8 ? cell->style + 1 : 0), NULL);
    mvadd_wch(y, x, &c);
}

static bool same_cell(const struct cell *a, const struct cell *b)
{
    return a->cp == b->cp && a->mark == b->mark && a->style == b->style && a->width == b->width;
}

/* Copies the cells that changed; all of them when `anew`. */
static void copy(struct shown *s, bool anew)
{
    struct canvas *c = &s->canvas;
    if (c->w != s->w || c->h != s->h || anew) {
        free(s->cells);
        s->cells = NULL;
        s->w = c->w;
        s->h = c->h;
        erase();
    }
    for (int y = 0; y < c->h; y++)
        for (int x = 0; x < c->w; x++) {
            const struct cell *now = canvas_cell(c, x, y);
            if (!s->cells || !same_cell(now, &s->cells[y * c->w + x]))
                put_cell(s, x, y, now);
        }
    free(s->cells);
    s->cells = c->cells;
    c->cells = NULL;
    curs_set(c->cursor_x >= 0);
    if (c->cursor_x >= 0)
        move(c->cursor_y, c->cursor_x);
    refresh();
}

/* --- keys ------------------------------------------------------------------------------ */

static uint32_t special(wint_t code)
{
    switch (code) {
    case KEY_UP:
        return KEYS_UP;
    case KEY_DOWN:
        return KEYS_DOWN;
    case KEY_LEFT:
        return KEYS_LEFT;
    case KEY_RIGHT:
        return KEYS_RIGHT;
    case KEY_HOME:
        return KEYS_HOME;
    case KEY_END:
        return KEYS_END;
    case KEY_PPAGE:
        return KEYS_PGUP;
    case KEY_NPAGE:
        return KEYS_PGDN;
    case KEY_DC:
        return KEYS_DELETE;
    case KEY_BACKSPACE:
        return KEYS_BACKSPACE;
    case KEY_ENTER:
        return KEYS_ENTER;
    case KEY_F(1):
        return KEYS_F1;
    default:
        return KEYS_NONE;
    }
}

/* An escape sequence nobody knows: to its last byte, if that is here already. */
static void swallow_sequence(void)
{
    wint_t c;
    for (int i = 0; i < 32 && get_wch(&c) == OK; i++)
        if (c >= 0x40 && c <= 0x7e)
            return;
}

static struct keypress plain_key(wint_t c)
{
    struct keypress k = {0};
    if (c == '\r' || c == '\n')
        k.code = KEYS_ENTER;
    else if (c == '\t')
        k.code = KEYS_TAB;
    else if (c == 0x7f || c == 8)
        k.code = KEYS_BACKSPACE;
    else if (c >= 1 && c <= 26)
        k = (struct keypress){.code = c + 'A' - 1, .ctrl = true};
    else if (c >= ' ' && c < KEYS_ENTER)
        k.code = c;
    return k;
}

/* The next key that is here; false: none. */
static bool next_key(struct keypress *ret)
{
    wint_t c;
    int got = get_wch(&c);
    *ret = (struct keypress){0};
    if (got == ERR)
        return false;
    if (got == KEY_CODE_YES) {
        ret->code = special(c);
        return true;
    }
    if (c != 27) {
        *ret = plain_key(c);
        return true;
    }
    got = get_wch(&c);
    if (got == ERR) {
        ret->code = KEYS_ESC;
    } else if (got == OK && (c == '[' || c == 'O')) {
        swallow_sequence();
    } else if (got == OK && c != 27) {
        *ret = plain_key(c);
        ret->alt = true;
    } else {
        ret->code = KEYS_ESC;
    }
    return true;
}

/* --- the loop -------------------------------------------------------------------------- */

static void fit(struct app *app)
{
    struct winsize size = {0};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0)
        resizeterm(size.ws_row, size.ws_col);
    app_resize(app, COLS, LINES);
}

/* Waits for input, a signal or the moment; never a busy loop. */
static void wait_for_input(int64_t until_us)
{
    struct pollfd fd = {.fd = STDIN_FILENO, .events = POLLIN};
    int64_t left = until_us == INT64_MAX ? 0 : until_us - clock_wall_us();
    left = left < 0 ? 0 : left > 1000000 ? 1000000 : left;
    struct timespec time = {.tv_sec = left / 1000000, .tv_nsec = left % 1000000 * 1000};
    /* A signal is taken here and nowhere else, so none comes too late to be seen. */
    if (ppoll(&fd, 1, until_us == INT64_MAX ? NULL : &time, &tui.outside) > 0 &&
        (fd.revents & (POLLHUP | POLLERR | POLLNVAL)))
        tui.ended = SIGHUP; /* the terminal is gone, whoever told or did not tell us */
}

static void take_keys(struct app *app, bool *ret_anew)
{
    struct keypress k;
    for (int i = 0; i < KEYS_AT_ONCE && next_key(&k); i++) {
        if (k.code == KEYS_NONE)
            continue;
        if (k.ctrl && k.code == 'C') {
            app_interrupt(app, clock_wall_us());
        } else if (k.ctrl && k.code == 'Z') {
            tui.stopped = 1;
            return;
        } else if (k.ctrl && k.code == 'L') {
            clearok(curscr, TRUE);
            *ret_anew = true;
        } else {
            app_key(app, k, clock_wall_us());
        }
    }
}

/* Resizes, stops and theme changes; true when all cells are to be drawn anew. */
static bool take_events(struct app *app, struct shown *s, enum theme_name first)
{
    bool anew = false;
    if (tui.stopped)
        suspend();
    if (tui.continued)
        come_back();
    if (tui.resized || tui.continued) {
        anew = true;
        tui.resized = tui.continued = 0;
        fit(app);
    }
    enum theme_name theme = (enum theme_name)((first + app_theme(app)) % THEME_COUNT);
    if (theme != s->theme) {
        s->theme = theme;
        make_pairs(s);
        anew = true;
    }
    return anew;
}

static void loop(struct app *app, struct shown *s)
{
    enum theme_name first = s->theme;
    int64_t drawn_us = 0;
    bool anew = true;
    fit(app);
    while (!app_is_over(app) && !tui.ended) {
        int64_t now = clock_wall_us();
        app_tick(app, now);
        anew |= take_events(app, s, first);
        bool due = anew || now - drawn_us >= FRAME_US;
        if (due) {
            app_draw(app, &s->canvas);
            copy(s, anew);
            drawn_us = now;
            anew = false;
        }
        int64_t next = app_next_us(app, now);
        if (!due && next > drawn_us + FRAME_US)
            next = drawn_us + FRAME_US; /* what a key changed waits for its frame */
        wait_for_input(next);
        if (!tui.ended && !tui.stopped)
            take_keys(app, &anew);
    }
}

int tui_run(struct app *app, bool ascii, enum theme_name theme)
{
    struct shown s = {.theme = theme};
    if (!enter_screen())
        return 2;
    canvas_init(&s.canvas, ascii);
    if (has_colors()) {
        start_color();
        use_default_colors();
        s.colours = COLORS >= 256 ? 256 : COLORS >= 8 ? 8 : 0;
    }
    make_pairs(&s);
    loop(app, &s);
    leave_screen();
    sigprocmask(SIG_SETMASK, &tui.outside, NULL);
    delscreen(tui.screen);
    free(s.cells);
    canvas_done(&s.canvas);
    if (tui.ended && tui.ended != SIGINT) {
        struct sigaction act = {.sa_handler = SIG_DFL};
        sigaction(tui.ended, &act, NULL);
        raise(tui.ended);
    }
    return 0;
}
