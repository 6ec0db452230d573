/*
 * Key presses, window sizes and clock jumps against the program without a
 * terminal.  The first byte says where it starts; what follows are events.
 * After each the screen is drawn and checked.
 */
#include "config.h"

#include <locale.h>
#include <stdint.h>
#include <stdlib.h>

#include "app/app.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { EVENTS_MAX = 600 };

struct input {
    const uint8_t *p, *end;
};

static uint8_t next(struct input *in)
{
    return in->p < in->end ? *in->p++ : 0;
}

static struct app *start(uint8_t how)
{
    static const char *const lessons[] = {"1", "3", "4", "10"};
    struct errinfo why;
    struct app_config config = {
        .data = getenv("SRCDIR") ? getenv("SRCDIR") : ".",
        .work = "/dev/null/none",
        .is_ascii = how & 0x40,
        .is_still = how & 0x80,
        .seed = 42,
    };
    how &= 0x3f;
    config.start = how < 4 ? APP_LESSON : how < 8 ? APP_MENU : APP_LAB;
    config.lesson = how < 4 ? lessons[how] : NULL;
    config.script = how >= 16 ? "create table T (A S, B S)\n" : NULL;
    return app_new(&config, &why);
}

/* One event; false: nothing to be drawn came of it. */
static void event(struct app *app, struct input *in, int64_t *now_us)
{
    uint8_t b = next(in);
    struct keypress k = {.code = b};
    if (b < 0x1a) {
        k.code = KEYS_ENTER + b % (KEYS_CODES - KEYS_ENTER);
    } else if (b < ' ') {
        k = (struct keypress){.code = (uint32_t)("ADEKUW"[b - 0x1a]), .ctrl = true};
    } else if (b >= 0x80 && b < 0xe0) {
        k.code = b - 0x80u + ' ';
        k.alt = true;
    } else if (b >= 0xe0 && b < 0xe8) {
        int w = next(in), h = next(in);
        app_resize(app, w, h / 2);
        return;
    } else if (b >= 0xe8 && b < 0xf8) {
        *now_us += (int64_t)next(in) * (b < 0xf0 ? 1000 : 100000);
        app_tick(app, *now_us);
        return;
    } else if (b == 0xf8) {
        app_interrupt(app, *now_us);
        return;
    } else if (b > 0xf8) {
        k.code = 0x65e5;
    }
    app_key(app, k, *now_us);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static bool is_set;
    if (!is_set)
        setlocale(LC_ALL, "C.UTF-8");
    is_set = true;
    struct input in = {data, data + size};
    struct app *app = start(next(&in));
    if (!app)
        abort();
    struct canvas c;
    canvas_init(&c, false);
    app_resize(app, 80, 24);
    int64_t now_us = 1000000;
    for (int i = 0; i < EVENTS_MAX && in.p < in.end && !app_is_over(app); i++) {
        event(app, &in, &now_us);
        app_draw(app, &c);
        canvas_check(&c);
    }
    canvas_done(&c);
    app_free(app);
    return 0;
}
