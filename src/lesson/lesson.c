#include "config.h"

#include "lesson/lesson.h"

#include <assert.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/script.h"
#include "lesson/build.h"
#include "lesson/place.h"

static void set_path(struct lesson *l, const char *path)
{
    const char *slash = strrchr(path, '/');
    l->path = arena_printf(&l->arena, "%s", path);
    l->folder = slash ? arena_printf(&l->arena, "%.*s", (int)(slash - path), path) : ".";
}

enum err lesson_parse(const char *path, struct slice text, const struct codes *codes,
                      struct lesson **ret_lesson, struct errinfo *why)
{
    if (text.len > LIMIT_LESSON_BYTES)
        return err_at(why, 1, 1, ERR_LIMIT, "a lesson has at most %d bytes, this one %zu",
                      LIMIT_LESSON_BYTES, text.len);
    struct lesson *l = xcalloc(1, sizeof *l);
    set_path(l, path);
    l->has_codes = codes != NULL;
    text = arena_slice(&l->arena, text);
    if (slice_begins(text, SLICE("\xef\xbb\xbf")))
        text = (struct slice){text.ptr + 3, text.len - 3};
    enum err err = place_check_text(text, why);
    if (!err)
        err = build_lesson(l, text, codes, why);
    if (err)
        lesson_free(l);
    else
        *ret_lesson = l;
    return err;
}

/* --- files ----------------------------------------------------------------------------- */

char *lesson_file(const char *path)
{
    if (!file_is_folder(path))
        return xstrdup(path);
    size_t n = strlen(path);
    while (n > 1 && path[n - 1] == '/')
        n--;
    return xasprintf("%.*s/lesson.md", (int)n, path);
}

enum err lesson_load(const char *path, struct lesson **ret_lesson, struct errinfo *why)
{
    char *file = lesson_file(path);
    const char *slash = strrchr(file, '/');
    char *codes_path =
        slash ? xasprintf("%.*s/../codes", (int)(slash - file), file) : xstrdup("../codes");
    struct buf text = BUF_INIT;
    struct codes codes = {0};
    bool has_codes = file_is_there(codes_path);
    enum err err = has_codes ? codes_load(codes_path, &codes, why) : ERR_OK;
    if (err && why) { /* a place in another file says nothing here */
        struct errinfo first = *why;
        why->line = why->col = 0;
        err_set(why, err, "%s:%d:%d: %s", codes_path, first.line, first.col, first.text);
    } else if (!err) {
        err = file_read(file, LIMIT_LESSON_BYTES, &text, why);
    }
    if (!err)
        err = lesson_parse(file, buf_slice(&text), has_codes ? &codes : NULL, ret_lesson, why);
    codes_done(&codes);
    buf_done(&text);
    free(codes_path);
    free(file);
    return err;
}

void lesson_free(struct lesson *l)
{
    if (!l)
        return;
    for (int i = 0; i < l->fence_count; i++)
        if (l->fence[i].script)
            script_done(l->fence[i].script);
    struct arena arena = l->arena;
    free(l);
    arena_done(&arena);
}

/* --- questions ------------------------------------------------------------------------- */

const struct prose *lesson_words(const struct lesson *l, int beat)
{
    assert(beat >= 0 && beat < l->beat_count);
    int first = l->step[l->beat[beat].step].beat;
    for (; beat >= first; beat--)
        if (l->beat[beat].words.count)
            return &l->beat[beat].words;
    return NULL;
}

struct camera lesson_camera(const struct lesson *l, int beat)
{
    assert(beat >= 0 && beat < l->beat_count);
    struct camera camera = camera_start();
    for (int i = l->step[l->beat[beat].step].beat; i <= beat; i++) {
        camera.types = false; /* for one beat only */
        camera.type_key = SLICE_NONE;
        for (size_t k = 0; k < l->beat[i].cue_count; k++)
            camera_add(&camera, &l->beat[i].cue[k]);
    }
    return camera;
}

struct slice lesson_beat_title(const struct lesson *l, int beat)
{
    assert(beat >= 0 && beat < l->beat_count);
    return l->step[l->beat[beat].step].title;
}

const struct lesson_exercise *lesson_find_exercise(const struct lesson *l, struct slice name)
{
    for (int i = 0; i < l->exercise_count; i++)
        if (slice_equal(l->exercise[i].name, name))
            return &l->exercise[i];
    return NULL;
}

const struct lesson_fence *lesson_find_probe(const struct lesson *l, struct slice name)
{
    for (int i = 0; i < l->fence_count; i++)
        if (l->fence[i].mode == LAB_FENCE_PROBE && l->fence[i].kind == FENCE_LAB &&
            slice_equal(l->fence[i].name, name))
            return &l->fence[i];
    return NULL;
}
