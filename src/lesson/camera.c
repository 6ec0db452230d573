#include "config.h"

#include "lesson/camera.h"

#include "base/utf8.h"
#include "lesson/place.h"

const char *const camera_view_names[CAMERA_VIEWS + 1] = {[CAMERA_DIAL] = "dial",
                                                         [CAMERA_PARTITIONS] = "partitions",
                                                         [CAMERA_COLLECTION] = "collection",
                                                         [CAMERA_BYTES] = "bytes",
                                                         [CAMERA_METERS] = "meters",
                                                         [CAMERA_HEAT] = "heat",
                                                         [CAMERA_INDEX] = "index",
                                                         [CAMERA_REQUESTS] = "requests",
                                                         [CAMERA_VIEWS] = NULL};

enum { SPEED_MAX = 3600, PARTITION_MAX = 99999 };

/* --- words of a cue -------------------------------------------------------------------- */

/* The words between "<!--" and "-->": bare ones and strings. */
struct scan {
    struct arena *a;
    struct slice text, rest;
    struct slice word; /* the one just read, without quotes */
    bool is_string, at_end;
    const char *at; /* where it began */
    struct errinfo *why;
    const struct cue *cue; /* its place */
};

static enum err fail(const struct scan *s, const char *text)
{
    return err_at(s->why, s->cue->line, s->cue->col + 3 + place_col(s->text, s->at), ERR_LAB, "%s",
                  text);
}

static enum err scan_string(struct scan *s)
{
    char *copy = arena_alloc(s->a, s->rest.len);
    size_t len = 0, i = 1;
    for (; i < s->rest.len && s->rest.ptr[i] != '"'; i++) {
        if (s->rest.ptr[i] == '\\') {
            char next = i + 1 < s->rest.len ? s->rest.ptr[i + 1] : 0;
            if (next != '"' && next != '\\')
                return fail(s, "in a cue's string only \\\" and \\\\ are escaped");
            i++;
        }
        copy[len++] = s->rest.ptr[i];
    }
    if (i == s->rest.len)
        return fail(s, "a string that is not closed");
    s->word = (struct slice){copy, len};
    s->is_string = true;
    s->rest = (struct slice){s->rest.ptr + i + 1, s->rest.len - i - 1};
    if (s->rest.len && s->rest.ptr[0] != ' ')
        return fail(s, "a blank is missing after the string");
    return ERR_OK;
}

static enum err scan_next(struct scan *s)
{
    s->rest = slice_trim(s->rest);
    s->at = s->rest.ptr;
    s->word = SLICE_NONE;
    s->is_string = false;
    s->at_end = s->rest.len == 0;
    if (s->at_end)
        return ERR_OK;
    if (s->rest.ptr[0] == '"')
        return scan_string(s);
    place_next_word(&s->rest, &s->word);
    return ERR_OK;
}

static enum err need_string(struct scan *s, struct slice *ret, const char *what)
{
    enum err err = scan_next(s);
    if (err)
        return err;
    if (!s->is_string || s->word.len == 0)
        return err_at(s->why, s->cue->line, s->cue->col + 3 + place_col(s->text, s->at), ERR_LAB,
                      "expected %s in double quotes", what);
    *ret = s->word;
    return ERR_OK;
}

static enum err need_partition(struct scan *s, struct cue *c)
{
    enum err err = scan_next(s);
    if (err)
        return err;
    if (s->is_string || !place_read_int(s->word, &c->number) || c->number > PARTITION_MAX)
        return fail(s, "expected a partition's number");
    return ERR_OK;
}

static enum err unknown(struct scan *s, const char *what, const char *const *words)
{
    return place_unknown((struct place){s->cue->line, s->cue->col + 3 + place_col(s->text, s->at)},
                         what, s->word, words, s->why);
}

/* --- verbs ----------------------------------------------------------------------------- */

static enum err read_focus(struct scan *s, struct cue *c)
{
    static const char *const things[] = {"partition", "key", "collection", "hash", "table", NULL};
    enum err err = scan_next(s);
    if (err)
        return err;
    if (slice_is(s->word, "partition")) {
        c->verb = CUE_FOCUS_PARTITION;
        return need_partition(s, c);
    }
    if (slice_is(s->word, "table")) {
        c->verb = CUE_FOCUS_TABLE;
        return need_string(s, &c->a, "a table, or Table.Index");
    }
    bool is_key = slice_is(s->word, "key"), is_hash = slice_is(s->word, "hash");
    if (!is_key && !is_hash && !slice_is(s->word, "collection"))
        return unknown(s, "focus", things);
    c->verb = is_key ? CUE_FOCUS_KEY : is_hash ? CUE_FOCUS_HASH : CUE_FOCUS_COLLECTION;
    err = need_string(s, &c->a, "a key");
    struct slice rest = slice_trim(s->rest);
    if (err || rest.len == 0)
        return err;
    if (is_hash) {
        err = scan_next(s);
        if (!err && !slice_is(s->word, "vs"))
            err = fail(s, "expected `vs` and another key");
        return err ? err : need_string(s, &c->b, "a key");
    }
    return is_key ? need_string(s, &c->b, "a sort key") : ERR_OK;
}

static enum err read_show(struct scan *s, struct cue *c)
{
    enum err err = scan_next(s);
    for (int i = 0; !err && i < CAMERA_VIEWS; i++) {
        if (slice_is(s->word, camera_view_names[i])) {
            c->view = (enum camera_view)i;
            return ERR_OK;
        }
    }
    return err ? err : unknown(s, "view", camera_view_names);
}

static enum err read_zoom(struct scan *s, struct cue *c)
{
    return need_string(s, &c->a, "a key");
}

static enum err read_label(struct scan *s, struct cue *c)
{
    enum err err = need_string(s, &c->a, "a text");
    if (!err)
        err = scan_next(s);
    if (!err && !slice_is(s->word, "at"))
        err = fail(s, "expected `at` and a key or partition");
    if (err)
        return err;
    struct slice rest = slice_trim(s->rest);
    if (rest.len && rest.ptr[0] == '"')
        return need_string(s, &c->b, "a key");
    err = scan_next(s);
    if (!err && !slice_is(s->word, "partition"))
        err = fail(s, "expected a key in double quotes or `partition` and its number");
    return err ? err : need_partition(s, c);
}

static enum err read_compare(struct scan *s, struct cue *c)
{
    enum err err = need_string(s, &c->a, "a key");
    return err ? err : need_string(s, &c->b, "a key");
}

static enum err read_speed(struct scan *s, struct cue *c)
{
    static const struct {
        const char *word;
        int num, den;
    } named[] = {{"slow", 1, 4}, {"normal", 1, 1}, {"fast", 8, 1},
                 {"1/8", 1, 8},  {"1/4", 1, 4},    {"1/2", 1, 2}};
    enum err err = scan_next(s);
    if (err)
        return err;
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
        if (slice_is(s->word, named[i].word)) {
            c->speed_num = named[i].num;
            c->speed_den = named[i].den;
            return ERR_OK;
        }
    }
    c->speed_den = 1;
    if (place_read_int(s->word, &c->speed_num) && c->speed_num >= 1 && c->speed_num <= SPEED_MAX)
        return ERR_OK;
    return fail(s, "expected a speed: slow, normal, fast or 1/8 to 3600");
}

static enum err read_big(struct scan *s, struct cue *c)
{
    enum err err = scan_next(s);
    if (err)
        return err;
    if (s->is_string || s->at_end)
        return fail(s, "expected the name of a check, so that the number is computed");
    c->a = arena_slice(s->a, s->word);
    return need_string(s, &c->b, "a caption");
}

static enum err read_ghost(struct scan *s, struct cue *c)
{
    static const char *const words[] = {"save", "race", NULL};
    enum err err = scan_next(s);
    if (err)
        return err;
    if (!slice_is(s->word, "save") && !slice_is(s->word, "race"))
        return unknown(s, "ghost", words);
    c->a = arena_slice(s->a, s->word);
    return ERR_OK;
}

static enum err read_type(struct scan *s, struct cue *c)
{
    return slice_trim(s->rest).len ? need_string(s, &c->a, "a key") : ERR_OK;
}

static enum err read_nothing(struct scan *s, struct cue *c)
{
    (void)s;
    (void)c;
    return ERR_OK;
}

static const struct {
    const char *word;
    enum cue_verb verb; /* of focus: settled by its reader */
    enum err (*read)(struct scan *s, struct cue *c);
} verbs[] = {
    {"pause", CUE_PAUSE, read_nothing}, {"focus", CUE_FOCUS_KEY, read_focus},
    {"show", CUE_SHOW, read_show},      {"zoom", CUE_ZOOM, read_zoom},
    {"label", CUE_LABEL, read_label},   {"compare", CUE_COMPARE, read_compare},
    {"speed", CUE_SPEED, read_speed},   {"big", CUE_BIG, read_big},
    {"ghost", CUE_GHOST, read_ghost},   {"type", CUE_TYPE, read_type},
};
enum { VERBS = sizeof verbs / sizeof verbs[0] };

static enum err unknown_verb(struct scan *s)
{
    const char *words[VERBS + 2];
    for (size_t i = 0; i < VERBS; i++)
        words[i] = verbs[i].word;
    words[VERBS] = "note:";
    words[VERBS + 1] = NULL;
    return unknown(s, "cue", words);
}

enum err camera_read_cue(struct arena *a, struct slice text, struct cue *cue, bool *ret_is_note,
                         struct errinfo *why)
{
    struct cue c = {.line = cue->line, .col = cue->col, .number = -1};
    struct scan s = {.a = a, .text = text, .rest = text, .why = why, .cue = cue, .at = text.ptr};
    *ret_is_note = false;
    if (text.len < 2 || text.ptr[0] != ' ' || text.ptr[text.len - 1] != ' ')
        return fail(&s, "a cue has a blank after `<!--` and one before `-->`");
    enum err err = scan_next(&s);
    if (err)
        return err;
    if (s.at_end)
        return fail(&s, "an empty cue");
    if (slice_is(s.word, "note:")) {
        *ret_is_note = true;
        return ERR_OK;
    }
    size_t i = 0;
    while (i < VERBS && (s.is_string || !slice_is(s.word, verbs[i].word)))
        i++;
    if (i == VERBS)
        return unknown_verb(&s);
    c.verb = verbs[i].verb;
    err = verbs[i].read(&s, &c);
    if (err)
        return err;
    if ((err = scan_next(&s)))
        return err;
    if (!s.at_end)
        return fail(&s, "the cue should end here");
    *cue = c;
    return ERR_OK;
}

/* --- the fold -------------------------------------------------------------------------- */

struct camera camera_start(void)
{
    return (struct camera){.view = CAMERA_PARTITIONS,
                           .focus = CUE_VERBS,
                           .focus_partition = -1,
                           .speed_num = 1,
                           .speed_den = 1};
}

void camera_add(struct camera *c, const struct cue *cue)
{
    switch (cue->verb) {
    case CUE_FOCUS_PARTITION:
    case CUE_FOCUS_KEY:
    case CUE_FOCUS_COLLECTION:
    case CUE_FOCUS_HASH:
        c->focus = cue->verb;
        c->focus_a = cue->a;
        c->focus_b = cue->b;
        c->focus_partition = cue->number;
        break;
    case CUE_FOCUS_TABLE:
        c->table = cue->a;
        break;
    case CUE_SHOW:
        c->view = cue->view;
        c->is_view_given = true;
        break;
    case CUE_ZOOM:
        c->zoom = cue->a;
        break;
    case CUE_LABEL:
        if (c->label_count < CAMERA_LABELS)
            c->label[c->label_count++] = cue;
        break;
    case CUE_COMPARE:
        c->compare_a = cue->a;
        c->compare_b = cue->b;
        break;
    case CUE_SPEED:
        c->speed_num = cue->speed_num;
        c->speed_den = cue->speed_den;
        break;
    case CUE_BIG:
        c->big = cue->a;
        c->big_caption = cue->b;
        c->big_check = cue->check;
        break;
    case CUE_GHOST:
        c->ghost = cue->a;
        break;
    case CUE_TYPE:
        c->types = true;
        c->type_key = cue->a;
        break;
    case CUE_PAUSE:
    case CUE_VERBS:
        break;
    }
}
