#include "config.h"

#include <string.h>

#include "app/app_int.h"
#include "base/hash.h"
#include "model/schema.h"

/*
 * The picture of a lesson's beat: a function of the beat, its camera and the
 * state of the lab, so that going back shows the same cells.
 */

static enum view_id view_of(enum camera_view v)
{
    static const enum view_id views[CAMERA_VIEWS] = {
        [CAMERA_DIAL] = VIEW_DIAL,
        [CAMERA_PARTITIONS] = VIEW_PARTITIONS,
        [CAMERA_COLLECTION] = VIEW_COLLECTION,
        [CAMERA_BYTES] = VIEW_BYTES,
        [CAMERA_METERS] = VIEW_METERS,
        [CAMERA_HEAT] = VIEW_METERS, /* not built yet: no lesson needs it */
        [CAMERA_INDEX] = VIEW_INDEX,
        [CAMERA_REQUESTS] = VIEW_REQUESTS,
    };
    return views[v];
}

static const char *keep(struct buf *b, struct slice s)
{
    buf_clear(b);
    buf_add_slice(b, s);
    return buf_str(b);
}

static void mark_key(struct picture *p, struct slice key)
{
    if (key.len > 0)
        picture_mark(p, key, schema_hash(key));
}

/* The commands of the step up to this beat that put marks on the line. */
static void replay_step(struct app *a, int beat)
{
    const struct lesson *l = a->lesson;
    int first = l->step[l->beat[beat].step].beat;
    for (int b = first; b <= beat; b++) {
        for (int i = 0; i < l->beat[b].command_count; i++) {
            int index = l->beat[b].command + i;
            const struct lesson_command *c = &l->command[index];
            const struct command *command = &l->fence[c->fence].script->command[c->index];
            struct player_said said = player_said_command(a->player, index);
            if (!said.has_run)
                continue;
            struct picture_event e = {.lab = player_lab(a->player),
                                      .command = command,
                                      .output = said.output,
                                      .worked = said.outcome == LAB_OK,
                                      .chooses = false};
            picture_look(&a->picture, &e);
        }
    }
}

static void apply_labels(struct app *a, const struct camera *cam)
{
    struct view_state *v = &a->picture.v;
    v->label_count = 0;
    for (int i = 0; i < cam->label_count && v->label_count < 4; i++) {
        int part = cam->label[i]->number;
        if (part < 0) {
            int at = view_part_of(a->picture.snap, schema_hash(cam->label[i]->b));
            part = at < 0 ? -1 : a->picture.snap->part[at].id;
        }
        /* The texts of cues live as long as the lesson and are terminated. */
        v->label[v->label_count] = cam->label[i]->a.ptr;
        v->label_part[v->label_count++] = part;
    }
}

static void apply_big(struct app *a, const struct camera *cam)
{
    struct view_state *v = &a->picture.v;
    struct buf value = BUF_INIT;
    v->big = v->big_caption = NULL;
    if (cam->big.len > 0 && player_big(a->player, &value)) {
        bool is_rate = slice_find(cam->big_caption, SLICE("/s")) != NULL;
        buf_clear(&a->text_big);
        buf_printf(&a->text_big, "%s%s", buf_str(&value), is_rate ? "/s" : "");
        v->big = buf_str(&a->text_big);
        v->big_caption = keep(&a->text_caption, cam->big_caption);
    }
    buf_done(&value);
}

static void apply_focus(struct app *a, const struct camera *cam)
{
    struct picture *p = &a->picture;
    p->v.focus_part = -1;
    switch (cam->focus) {
    case CUE_FOCUS_PARTITION:
        p->v.focus_part = cam->focus_partition;
        break;
    case CUE_FOCUS_COLLECTION:
        picture_focus_key(p, cam->focus_a);
        break;
    case CUE_FOCUS_KEY:
        picture_marks_clear(p);
        mark_key(p, cam->focus_a);
        picture_focus_key(p, cam->focus_a);
        break;
    case CUE_FOCUS_HASH:
        picture_marks_clear(p);
        mark_key(p, cam->focus_b);
        mark_key(p, cam->focus_a);
        break;
    default:
        break;
    }
}

/* What was typed on the dial takes the place of all other marks. */
static void apply_typed(struct app *a)
{
    struct picture *p = &a->picture;
    struct view_dial *d = &p->dial;
    struct player *pl = a->player;
    picture_marks_clear(p);
    d->typing = true;
    size_t n = player_trail_count(pl), from = n > VIEW_MARKS ? n - VIEW_MARKS : 0;
    for (size_t i = from; i < n; i++) {
        struct player_mark m = player_trail(pl, i);
        picture_mark(p, slice_of(m.text), m.hash);
    }
    n = player_tray_count(pl);
    for (size_t i = n > VIEW_DROPS ? n - VIEW_DROPS : 0; i < n; i++) {
        struct player_mark m = player_tray(pl, i);
        struct view_mark *drop = &p->drops[d->drop_count++];
        size_t len = strlen(m.text) < VIEW_KEY_BYTES ? strlen(m.text) : VIEW_KEY_BYTES - 1;
        memcpy(drop->key, m.text, len);
        drop->key[len] = 0;
        drop->hash = m.hash;
    }
}

static bool has_typed_marks(const struct app *a, const struct camera *cam)
{
    return cam->types || player_types(a->player);
}

static void set_view(struct app *a, const struct camera *cam)
{
    struct picture *p = &a->picture;
    p->view = view_of(cam->view);
    p->v.compare_a = p->v.compare_b = NULL;
    if (cam->compare_a.len > 0) {
        p->v.compare_a = keep(&a->text_a, cam->compare_a);
        p->v.compare_b = keep(&a->text_b, cam->compare_b);
    }
    p->v.dial = &p->dial;
}

/* The motion of the beat's last command, after it was typed. */
static void begin_motion(struct app *a)
{
    const struct lesson *l = a->lesson;
    const struct lesson_beat *beat = &l->beat[player_beat(a->player)];
    if (beat->kind != BEAT_COMMAND || beat->command_count == 0)
        return;
    int index = beat->command + beat->command_count - 1;
    const struct lesson_command *c = &l->command[index];
    struct player_said said = player_said_command(a->player, index);
    if (!said.has_run || !said.is_shown)
        return;
    struct picture_event e = {.lab = player_lab(a->player),
                              .command = &l->fence[c->fence].script->command[c->index],
                              .output = said.output,
                              .worked = said.outcome == LAB_OK,
                              .chooses = false};
    struct motion typed = {MOTION_TYPED, a->now_us, (int)said.command.len};
    int64_t start = a->now_us + (a->picture.is_still ? 0 : motion_length_us(&typed));
    picture_begin(&a->picture, &e, start);
}

void app_scene_set(struct app *a, bool moves)
{
    const struct camera cam = lesson_camera(a->lesson, player_beat(a->player));
    struct picture *p = &a->picture;
    bool pinned = p->is_pinned;
    enum view_id pin = p->pin;
    enum view_meter meter = p->v.meter;
    picture_clear(p);
    p->is_pinned = pinned;
    p->pin = pin;
    p->v.meter = meter;
    replay_step(a, player_beat(a->player));
    apply_focus(a, &cam);
    if (cam.table.len > 0) {
        buf_clear(&p->table);
        buf_add_slice(&p->table, cam.table);
    }
    set_view(a, &cam);
    if (has_typed_marks(a, &cam))
        apply_typed(a);
    picture_take(p, player_lab(a->player), a->now_us, false);
    apply_labels(a, &cam);
    apply_big(a, &cam);
    if (cam.focus == CUE_FOCUS_KEY) {
        int at = view_part_of(p->snap, schema_hash(cam.focus_a));
        p->v.focus_part = at < 0 ? -1 : p->snap->part[at].id;
    }
    if (moves && !player_is_running(a->player))
        begin_motion(a);
}
