#include "config.h"

#include "lesson/accept.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/transcript.h"
#include "lesson/lesson.h"
#include "lesson/place.h"
#include "lesson/player.h"

struct accept {
    const struct accept_config *config;
    const struct lesson *l;
    struct player *player;
    struct slice rest; /* of the file, from `line` on */
    int line;
    struct buf *out;
};

/* Copies the file's bytes up to a line. */
static void copy_lines(struct accept *a, int up_to)
{
    while (a->line < up_to && a->rest.len) {
        const char *end = memchr(a->rest.ptr, '\n', a->rest.len);
        size_t len = end ? (size_t)(end - a->rest.ptr) + 1 : a->rest.len;
        if (a->out)
            buf_add(a->out, a->rest.ptr, len);
        a->rest = (struct slice){a->rest.ptr + len, a->rest.len - len};
        a->line++;
    }
}

static void skip_lines(struct accept *a, int count)
{
    struct buf *out = a->out;
    a->out = NULL;
    copy_lines(a, a->line + count);
    a->out = out;
}

static int count_newlines(struct slice s)
{
    int n = 0;
    for (size_t i = 0; i < s.len; i++)
        n += s.ptr[i] == '\n';
    return n;
}

/* The fence's lines anew, with the line ends that its first line has. */
static void rewrite_fence(struct accept *a, const struct lesson_fence *f)
{
    struct transcript_output *outputs = xcalloc((size_t)f->script->count + 1, sizeof *outputs);
    struct buf text = BUF_INIT;
    for (int i = 0; i < f->command_count; i++) {
        struct player_said said = player_said_command(a->player, f->command + i);
        outputs[i] = (struct transcript_output){.text = said.output, .outcome = said.outcome};
    }
    transcript_rewrite(&(struct transcript_source){.text = f->body,
                                                   .first_line = f->line + 1,
                                                   .script = f->script,
                                                   .outputs = outputs,
                                                   .fill = a->config->fill},
                       &text);
    copy_lines(a, f->line + 1);
    const char *first_end = memchr(a->rest.ptr, '\n', a->rest.len);
    bool has_cr = first_end && first_end > a->rest.ptr && first_end[-1] == '\r';
    struct slice lines = buf_slice(&text), line;
    while (place_next_line(&lines, &line)) {
        buf_add_slice(a->out, line);
        buf_add_str(a->out, has_cr ? "\r\n" : "\n");
    }
    skip_lines(a, count_newlines(f->body));
    buf_done(&text);
    free(outputs);
}

enum err accept_lesson(const struct accept_config *config, struct buf *ret_text, char **ret_file,
                       struct errinfo *why)
{
    struct lesson *l;
    struct buf text = BUF_INIT;
    enum err err = lesson_load(config->path, &l, why);
    if (err)
        return err;
    struct accept a = {.config = config, .l = l, .line = 1, .out = ret_text};
    a.player = player_new(
        &(struct player_config){.lesson = l, .data = config->data, .is_instant = true}, why);
    if (!a.player) {
        err = ERR_LAB;
    } else {
        err = file_read(l->path, LIMIT_LESSON_BYTES, &text, why);
        player_jump(a.player, l->beat_count - 1);
    }
    a.rest = buf_slice(&text);
    for (int i = 0; !err && i < l->fence_count; i++)
        if (l->fence[i].command_count)
            rewrite_fence(&a, &l->fence[i]);
    if (!err) {
        copy_lines(&a, INT32_MAX);
        *ret_file = xstrdup(l->path);
    }
    player_free(a.player);
    buf_done(&text);
    lesson_free(l);
    return err;
}
