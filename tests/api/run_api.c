#include "config.h"

/*
 * Runs the API pairs of tests/api/ (all .t files, or those given): one line of TAP
 * a case.
 *
 * A case is a block of lines, ended by a blank line:
 *
 *   # title                     a block of such lines alone is a remark
 *   > PutItem                   an operation, then its request on one or more lines
 *   {"TableName": "T", ...}
 *   < 400 ValidationException   status and error name, then what the body must be
 *   {"message": "a … b"}
 *   wait 10                     so many seconds pass
 *
 * and more pairs in the same way; each case begins with an engine of its own.
 * `<` alone, without a body, takes any body of that status.  In the body wanted
 *   …          in a string stands for any text
 *   "…": 0     in an object allows further members
 * and an error's __type need not be written again.  A block that begins with
 * `setup` is run before each case of its file behind it; its answers must be 200.
 * `model NAME VALUE` in a block sets a parameter of the engine.
 * {{3 abc}} stands for abcabcabc everywhere; {{3 a}}} for a}a}a}.
 *
 * Each case runs three times: by calls, by JSON lines, and with every request
 * that is read written out anew and sent to a second engine, which must come to
 * the same (a block with the line `unwritable` has what no expression can say).  After an error the
 * engine must be what it was before, and after every step sound. Run with no files it also looks
 * that every error of the table that an answer can carry was expected somewhere.
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>

#include "api/api.h"
#include "api/api_write.h"
#include "api/json.h"
#include "base/file.h"
#include "base/xalloc.h"

enum { FILE_MAX = 1 << 20, STEPS_MAX = 64 };

struct step {
    int line;
    long wait_seconds; /* or a request: */
    struct slice operation;
    struct buf request;
    bool has_answer;
    int status;
    struct slice error;
    struct buf answer;
};

struct block {
    const char *file;
    int line;
    struct slice title;
    bool is_setup, is_unwritable;
    struct slice model; /* "NAME VALUE", or empty */
    struct step step[STEPS_MAX];
    int count;
};

struct totals {
    int count, failed;
    bool seen[ERR_COUNT];
};

static void mistake(const struct block *b, const char *text)
{
    printf("Bail out! %s:%d: %s\n", b->file, b->line, text);
    exit(1);
}

/* --- reading --------------------------------------------------------------------------- */

/* Copies the text with {{N abc}} written out. */
static void expand(struct slice s, struct buf *out)
{
    while (s.len) {
        const char *close = slice_begins(s, SLICE("{{")) ? slice_find(s, SLICE("}}")) : NULL;
        char *rest = NULL;
        while (close && close + 2 < s.ptr + s.len && close[2] == '}')
            close++;
        long n = close ? strtol(s.ptr + 2, &rest, 10) : 0;
        if (!close || n <= 0) {
            buf_add_char(out, *s.ptr);
            s = (struct slice){s.ptr + 1, s.len - 1};
            continue;
        }
        for (long i = 0; i < n; i++)
            buf_add(out, rest + 1, (size_t)(close - rest - 1));
        s.len -= (size_t)(close + 2 - s.ptr);
        s.ptr = close + 2;
    }
}

static struct slice word_of(struct slice s, size_t from)
{
    size_t n = from;
    while (n < s.len && s.ptr[n] != ' ')
        n++;
    return (struct slice){s.ptr + from, n - from};
}

static void add_line(struct block *b, struct slice line, int number)
{
    struct step *s = b->count ? &b->step[b->count - 1] : NULL;
    if (line.ptr[0] == '#') {
        b->title = slice_trim((struct slice){line.ptr + 1, line.len - 1});
    } else if (slice_is(line, "setup")) {
        b->is_setup = true;
    } else if (slice_begins(line, SLICE("model "))) {
        b->model = (struct slice){line.ptr + 6, line.len - 6};
    } else if (slice_is(line, "unwritable")) {
        b->is_unwritable = true;
    } else if (slice_begins(line, SLICE("> ")) || slice_begins(line, SLICE("wait "))) {
        if (b->count == STEPS_MAX)
            mistake(b, "too many steps");
        s = &b->step[b->count++];
        s->line = number;
        if (line.ptr[0] == '>')
            s->operation = slice_trim((struct slice){line.ptr + 2, line.len - 2});
        else
            s->wait_seconds = strtol(line.ptr + 5, NULL, 10);
    } else if (!s || s->wait_seconds) {
        mistake(b, "a line that belongs to no request");
    } else if (slice_begins(line, SLICE("< "))) {
        s->has_answer = true;
        s->status = (int)strtol(line.ptr + 2, NULL, 10);
        if (line.len > 6)
            s->error = word_of(line, 6);
    } else {
        expand(line, s->has_answer ? &s->answer : &s->request);
        buf_add_char(s->has_answer ? &s->answer : &s->request, '\n');
    }
}

static void block_done(struct block *b)
{
    for (int i = 0; i < b->count; i++) {
        buf_done(&b->step[i].request);
        buf_done(&b->step[i].answer);
    }
    b->count = 0;
}

/* --- comparing ------------------------------------------------------------------------- */

static bool matches_text(struct slice want, struct slice got)
{
    struct slice any = SLICE("…");
    const char *gap = slice_find(want, any);
    if (!gap)
        return slice_equal(want, got);
    struct slice head = {want.ptr, (size_t)(gap - want.ptr)};
    struct slice tail = {gap + any.len, want.len - head.len - any.len};
    if (!slice_begins(got, head))
        return false;
    for (size_t at = head.len; at <= got.len; at++)
        if (matches_text(tail, (struct slice){got.ptr + at, got.len - at}))
            return true;
    return false;
}

static bool matches(const cJSON *want, const cJSON *got);

static bool matches_object(const cJSON *want, const cJSON *got)
{
    bool open = cJSON_GetObjectItemCaseSensitive(want, "…");
    for (const cJSON *w = want->child; w; w = w->next) {
        if (json_is(w, "…"))
            continue;
        const cJSON *g = cJSON_GetObjectItemCaseSensitive(got, w->string);
        if (!g || !matches(w, g))
            return false;
    }
    for (const cJSON *g = got->child; g && !open; g = g->next)
        if (!json_is(g, "__type") && !cJSON_GetObjectItemCaseSensitive(want, g->string))
            return false;
    return true;
}

static bool matches(const cJSON *want, const cJSON *got)
{
    if (cJSON_IsString(want) && cJSON_IsString(got))
        return matches_text(slice_of(want->valuestring), slice_of(got->valuestring));
    if (cJSON_IsObject(want) && cJSON_IsObject(got))
        return matches_object(want, got);
    if (cJSON_IsArray(want) && cJSON_IsArray(got)) {
        const cJSON *w = want->child, *g = got->child;
        for (; w && g && matches(w, g); w = w->next)
            g = g->next;
        return !w && !g;
    }
    return json_equal(want, got);
}

/* The error's name: behind the # of __type. */
static struct slice error_of(const cJSON *got)
{
    const cJSON *type = cJSON_GetObjectItemCaseSensitive(got, "__type");
    const char *mark = type ? strchr(type->valuestring, '#') : NULL;
    return mark ? slice_of(mark + 1) : SLICE("");
}

/* --- running --------------------------------------------------------------------------- */

enum mode { BY_CALLS, BY_LINES, REWRITTEN, MODES };

static const char *const mode_names[MODES] = {"by calls", "by lines", "written anew"};

struct run {
    struct engine *engine;
    struct api *api;
    enum mode mode;
    struct buf *report;
    /* REWRITTEN: the engine that is asked what was written */
    struct engine *twin;
    struct api *twin_api;
    const char *written_operation; /* NULL: nothing was read */
    struct buf written;
};

static int status_of(enum err err)
{
    return err_http_status(err);
}

/* Sends one request; the answer's body in `out`. */
static int send_call(struct run *run, const struct step *s, struct buf *out)
{
    return status_of(api_call(run->api, s->operation, buf_slice(&s->request), out));
}

static int send_line(struct run *run, const struct step *s, struct buf *out)
{
    struct buf line = BUF_INIT, answer = BUF_INIT;
    static const char mark[] = ",\"response\":";
    buf_printf(&line, "{\"operation\":\"%.*s\",\"request\":%s}", SLICE_ARG(s->operation),
               buf_str(&s->request));
    api_line(run->api, buf_slice(&line), &answer);
    int status = (int)strtol(buf_str(&answer) + strlen("{\"status\":"), NULL, 10);
    const char *body = strstr(buf_str(&answer), mark);
    body += strlen(mark);
    buf_add(out, body, (size_t)(answer.ptr + answer.len - body) - 2);
    buf_done(&line);
    buf_done(&answer);
    return status;
}

static bool judge(struct run *run, const struct block *b, const struct step *s, int status,
                  const struct buf *answer)
{
    /* TagResource answers with nothing. */
    cJSON *got = json_parse(answer->len ? buf_slice(answer) : SLICE("{}")),
          *want = s->answer.len ? json_parse(buf_slice(&s->answer)) : NULL;
    if (s->answer.len && !want)
        mistake(b, "the answer wanted is no JSON");
    int wanted = s->has_answer ? s->status : 200;
    struct slice error = got ? error_of(got) : SLICE("");
    bool fine =
        got && status == wanted && slice_equal(error, s->error) && (!want || matches(want, got));
    if (!fine)
        buf_printf(run->report, "%s:%d %s\n  wanted %d %.*s %s\n  got    %d %.*s\n  %.*s\n",
                   b->file, s->line, mode_names[run->mode], wanted, SLICE_ARG(s->error),
                   buf_str(&s->answer), status, SLICE_ARG(error),
                   (int)(answer->len > 2000 ? 2000 : answer->len), buf_str(answer));
    cJSON_Delete(got);
    cJSON_Delete(want);
    return fine;
}

/* A failed condition and a throttled request are work done; other errors leave no trace. */
static bool leaves_no_trace(const struct step *s)
{
    return s->error.len && !slice_is(s->error, "ConditionalCheckFailedException") &&
           !slice_is(s->error, "DuplicateItemException") &&
           !(slice_is(s->error, "ItemCollectionSizeLimitExceededException") &&
             slice_is(s->operation, "BatchWriteItem")) &&
           !slice_is(s->error, "TransactionCanceledException");
}

/* Keeps what a request is in JSON, and sends it; both layouts say the same. */
static enum err write_down(void *ctx, const struct request *q, struct result *r)
{
    struct run *run = ctx;
    struct buf pretty = BUF_INIT;
    if (q->defect)
        return engine_do(run->engine, q, r);
    buf_clear(&run->written);
    run->written_operation = api_write_operation(q->op);
    api_write_request(q, false, &run->written);
    api_write_request(q, true, &pretty);
    cJSON *a = json_parse(buf_slice(&run->written)), *b = json_parse(buf_slice(&pretty));
    if (!a || !b || !json_equal(a, b))
        run->written_operation = NULL;
    cJSON_Delete(a);
    cJSON_Delete(b);
    buf_done(&pretty);
    return engine_do(run->engine, q, r);
}

/* What an answer holds apart from bills and what was asked for on top. */
static bool says_the_same(const struct buf *one, const struct buf *other, bool is_statement)
{
    static const char *const members[] = {
        "Items", "Count",      "ScannedCount", "LastEvaluatedKey",
        "Item",  "Attributes", "Responses",    "UnprocessedItems"};
    /* What a statement answers has fewer members than the operation it amounts to. */
    cJSON *a = json_parse(buf_slice(one)), *b = json_parse(buf_slice(other));
    bool same = a && b && slice_equal(error_of(a), error_of(b));
    for (size_t i = 0; i < sizeof members / sizeof *members && same && !error_of(a).len; i++) {
        const cJSON *x = cJSON_GetObjectItemCaseSensitive(a, members[i]);
        const cJSON *y = cJSON_GetObjectItemCaseSensitive(b, members[i]);
        same = is_statement && (!x || !y) ? true : !x == !y && (!x || json_equal(x, y));
    }
    cJSON_Delete(a);
    cJSON_Delete(b);
    return same;
}

/* The twin is asked what was written, or the same when there was nothing to write. */
static bool ask_twin(struct run *run, const struct block *b, const struct step *s,
                     const struct buf *answer)
{
    struct buf again = BUF_INIT;
    bool rewritten = run->written_operation != NULL;
    api_call(run->twin_api, rewritten ? slice_of(run->written_operation) : s->operation,
             buf_slice(rewritten ? &run->written : &s->request), &again);
    bool same = engine_digest(run->engine) == engine_digest(run->twin);
    if (rewritten && same)
        same = says_the_same(answer, &again, slice_begins(s->operation, SLICE("Execute")));
    if (!same)
        buf_printf(run->report, "%s:%d written anew it is another request\n  %.*s\n  %.*s\n",
                   b->file, s->line, (int)(run->written.len > 2000 ? 2000 : run->written.len),
                   buf_str(&run->written), (int)(again.len > 2000 ? 2000 : again.len),
                   buf_str(&again));
    buf_done(&again);
    return same;
}

static bool run_step(struct run *run, const struct block *b, const struct step *s)
{
    struct buf answer = BUF_INIT;
    if (s->wait_seconds) {
        engine_advance(run->engine, s->wait_seconds * 1000000);
        if (run->twin)
            engine_advance(run->twin, s->wait_seconds * 1000000);
        return true;
    }
    uint64_t before = engine_digest(run->engine);
    run->written_operation = NULL;
    /* What is no JSON is no part of a line either. */
    cJSON *json = run->mode == BY_LINES ? json_parse(buf_slice(&s->request)) : NULL;
    int status = json ? send_line(run, s, &answer) : send_call(run, s, &answer);
    cJSON_Delete(json);
    bool fine = judge(run, b, s, status, &answer);
    if (fine && run->twin)
        fine = ask_twin(run, b, s, &answer);
    engine_check(run->engine);
    if (fine && leaves_no_trace(s) && engine_digest(run->engine) != before) {
        buf_printf(run->report, "%s:%d the error changed the engine\n", b->file, s->line);
        fine = false;
    }
    buf_done(&answer);
    return fine;
}

static bool run_steps(struct run *run, const struct block *b)
{
    bool fine = true;
    for (int i = 0; i < b->count && fine; i++)
        fine = run_step(run, b, &b->step[i]);
    return fine;
}

static void set_model(struct engine_config *config, const struct block *b)
{
    if (!b->model.len)
        return;
    struct slice name = word_of(b->model, 0);
    if (engine_config_set(config, name, word_of(b->model, name.len + 1), NULL))
        mistake(b, "the model has no such setting");
}

static bool run_once(const struct block *setup, const struct block *b, enum mode mode,
                     struct buf *report)
{
    struct engine_config config = engine_config_default();
    set_model(&config, setup);
    set_model(&config, b);
    struct run run = {.engine = engine_new(&config), .mode = mode, .report = report};
    run.api = api_new(run.engine);
    if (mode == REWRITTEN) {
        run.twin = engine_new(&config);
        run.twin_api = api_new(run.twin);
        api_on_send(run.api, write_down, &run);
    }
    bool fine = run_steps(&run, setup) && run_steps(&run, b);
    api_free(run.api);
    engine_free(run.engine);
    api_free(run.twin_api);
    engine_free(run.twin);
    buf_done(&run.written);
    return fine;
}

static void run_block(const struct block *setup, const struct block *b, struct totals *t)
{
    struct buf report = BUF_INIT;
    bool fine = true;
    for (int mode = 0; mode < (b->is_unwritable ? REWRITTEN : MODES) && fine; mode++)
        fine = run_once(setup, b, (enum mode)mode, &report);
    t->count++;
    t->failed += !fine;
    const char *base = strrchr(b->file, '/');
    printf("%sok %d - %s: %.*s\n", fine ? "" : "not ", t->count, base ? base + 1 : b->file,
           SLICE_ARG(b->title));
    for (const char *line = buf_str(&report); *line && !fine;) {
        size_t n = strcspn(line, "\n");
        printf("# %.*s\n", (int)n, line);
        line += n + (line[n] == '\n');
    }
    for (int i = 0; i < b->count; i++) {
        char *name = xslicedup(b->step[i].error);
        t->seen[err_by_wire_name(name)] = true;
        free(name);
    }
    buf_done(&report);
}

/* --- files ----------------------------------------------------------------------------- */

static void end_block(struct block *setup, struct block *b, struct totals *t)
{
    if (b->is_setup) {
        block_done(setup);
        *setup = *b;
    } else {
        if (b->count)
            run_block(setup, b, t);
        block_done(b);
    }
    *b = (struct block){.file = b->file};
}

static void run_file(const char *path, struct totals *t)
{
    struct buf text = BUF_INIT;
    struct block *setup = xcalloc(1, sizeof *setup), *b = xcalloc(1, sizeof *b);
    setup->file = b->file = path;
    if (file_read(path, FILE_MAX, &text, NULL))
        mistake(b, "cannot be read");
    int number = 0;
    for (size_t at = 0; at < text.len;) {
        size_t end = at;
        while (end < text.len && text.ptr[end] != '\n')
            end++;
        struct slice line = {text.ptr + at, end - at};
        number++;
        at = end + 1;
        if (line.len == 0) {
            end_block(setup, b, t);
            continue;
        }
        if (!b->line)
            b->line = number;
        add_line(b, line, number);
    }
    end_block(setup, b, t);
    block_done(setup);
    free(setup);
    free(b);
    buf_done(&text);
}

/* Errors that no answer can carry: of an engine that runs one request at a time. */
static bool is_beyond_us(enum err err)
{
    return err == ERR_TX_CONFLICT || err == ERR_TX_IN_PROGRESS || err == ERR_REQUEST_LIMIT ||
           err == ERR_INTERNAL;
}

static void check_errors(struct totals *t)
{
    for (int e = ERR_OK + 1; e < ERR_COUNT; e++) {
        if (!*err_wire_name((enum err)e) || is_beyond_us((enum err)e))
            continue;
        t->count++;
        t->failed += !t->seen[e];
        printf("%sok %d - %s is expected somewhere\n", t->seen[e] ? "" : "not ", t->count,
               err_wire_name((enum err)e));
    }
}

int main(int argc, char **argv)
{
    struct totals t = {0};
    if (argc > 1) {
        for (int i = 1; i < argc; i++)
            run_file(argv[i], &t);
    } else {
        const char *src = getenv("SRCDIR");
        char *pattern = xasprintf("%s/tests/api/*.t", src ? src : ".");
        glob_t files;
        if (glob(pattern, 0, NULL, &files) != 0) {
            printf("Bail out! no cases at %s\n", pattern);
            return 1;
        }
        for (size_t i = 0; i < files.gl_pathc; i++)
            run_file(files.gl_pathv[i], &t);
        globfree(&files);
        free(pattern);
        check_errors(&t);
    }
    printf("1..%d\n", t.count);
    return t.failed != 0;
}
