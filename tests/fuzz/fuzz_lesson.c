#include "config.h"

/*
 * Any bytes as a lesson: read, and if that works its words wrapped, its cues
 * folded, its beats walked forward and back.  Nothing may crash or hang, and a
 * beat has the same digest each time.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "lesson/lesson.h"
#include "lesson/player.h"

enum { TEXT_MAX = 8192, COMMANDS_MAX = 24 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void wrap(const struct lesson *l)
{
    struct arena a = ARENA_INIT;
    struct buf out = BUF_INIT;
    for (int i = 0; i < l->beat_count; i++) {
        const struct prose *words = lesson_words(l, i);
        struct camera camera = lesson_camera(l, i);
        assert(camera.speed_num > 0 && camera.speed_den > 0);
        for (int width = 10; words && width <= 78; width += 17) {
            struct prose_lines lines = prose_wrap(words, width, 5, &a);
            for (size_t k = 0; k < lines.count; k++)
                for (size_t n = 0; n < lines.line[k].count; n++)
                    assert(lines.line[k].piece[n].col >= 0);
        }
        if (words)
            prose_print(words, &out);
        buf_clear(&out);
        arena_clear(&a);
    }
    buf_done(&out);
    arena_done(&a);
}

/* Lessons that take time could take much of it. */
static bool is_quick(const struct lesson *l)
{
    return !l->has_time && l->command_count <= COMMANDS_MAX && l->setting_count == 0;
}

static void walk(const struct lesson *l)
{
    struct errinfo why;
    struct buf out = BUF_INIT;
    struct player *p = player_new(&(struct player_config){.lesson = l, .is_instant = true}, &why);
    if (!p)
        return;
    uint64_t *digest = xcalloc((size_t)l->beat_count, sizeof *digest);
    for (int i = 0; i < l->beat_count; i++) {
        digest[i] = player_digest(p);
        if (player_mode(p) == PLAYER_PREDICTING) {
            player_answer(p, SLICE("a"), &why);
            player_answer(p, SLICE("2"), &why);
        }
        if (player_exercise(p))
            player_enter_line(p, SLICE("put Things {\"K\": \"a\"}"), &out);
        player_type(p, SLICE("USER"));
        player_type_enter(p);
        player_skip(p);
    }
    for (int i = l->beat_count - 1; i >= 0; i--) {
        player_back(p);
        assert(player_beat(p) == i && player_digest(p) == digest[i]);
    }
    free(digest);
    buf_done(&out);
    player_free(p);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct lesson *l;
    struct errinfo why = {0};
    if (size > TEXT_MAX)
        return 0;
    if (lesson_parse("no/lesson.md", (struct slice){(const char *)data, size}, NULL, &l, &why)) {
        assert(why.line > 0 && why.col > 0 && why.text[0]);
        return 0;
    }
    wrap(l);
    if (is_quick(l))
        walk(l);
    lesson_free(l);
    return 0;
}
