#include "config.h"

#include "lab/lab.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "api/api.h"
#include "base/limits.h"
#include "base/near.h"
#include "base/xalloc.h"
#include "lab/lab_int.h"
#include "lab/lines.h"
#include "lab/operation.h"

/*
 * A traffic of so many requests is not run again by undo: a checkpoint follows
 * it, and so many commands, as long as a copy of what is stored is small.
 */
enum { LONG_TRAFFIC = 50000, LONG_LOG = 128, SMALL_ITEMS = 100000 };

struct lab_settings lab_settings_default(void)
{
    return (struct lab_settings){.seed = 42, .config = engine_config_default(), .rows = 100};
}

/* --- settings -------------------------------------------------------------------------- */

static void settings_copy(struct lab_settings *to, const struct lab_settings *from)
{
    size_t count = 0;
    *to = *from;
    to->data = from->data ? xstrdup(from->data) : NULL;
    while (from->folders && from->folders[count])
        count++;
    const char **folders = xcalloc(count + 1, sizeof *folders);
    for (size_t i = 0; i < count; i++)
        folders[i] = xstrdup(from->folders[i]);
    to->folders = folders;
    if (to->rows == 0)
        to->rows = 100;
}

static void settings_done(struct lab_settings *s)
{
    for (size_t i = 0; s->folders[i]; i++)
        free((char *)s->folders[i]);
    free((char **)s->folders);
    free((char *)s->data);
}

void lab_change_settings(struct lab *lab, const struct lab_settings *settings)
{
    struct lab_settings next;
    settings_copy(&next, settings);
    next.seed = lab->settings.seed;
    next.config = lab->settings.config;
    next.no_history = lab->settings.no_history;
    settings_done(&lab->settings);
    lab->settings = next;
}

const struct lab_settings *lab_settings_of(const struct lab *lab)
{
    return &lab->settings;
}

/* --- life ------------------------------------------------------------------------------ */

static void trace(void *ctx, const struct trace_event *event)
{
    struct lab *lab = ctx;
    if (lab->history)
        history_sink(lab->history, event);
    /* Each action of a batch is a request of its own, a transaction is one. */
    if (lab->reader.table && event->kind == TRACE_REQUEST && !event->result->err &&
        event->result->write_units > 0)
        verb_reader_look(lab);
    if (lab->sink && !lab->is_replay)
        lab->sink(lab->sink_ctx, event);
}

void lab_watch(struct lab *lab)
{
    if (lab->history || lab->sink || lab->reader.table)
        engine_on_trace(lab->engine, trace, lab);
}

static void begin_empty(struct lab *lab)
{
    lab->engine = engine_new(&lab->config);
    lab->history = lab->settings.no_history ? NULL : history_new();
    lab_watch(lab);
}

static struct lab *lab_blank(const struct lab_settings *settings)
{
    struct lab *lab = xcalloc(1, sizeof *lab);
    settings_copy(&lab->settings, settings);
    lab->settings.config.seed = settings->seed;
    lab->config = lab->settings.config;
    result_init(&lab->last.result);
    return lab;
}

static struct checkpoint *add_point(struct lab *lab)
{
    XGROW(lab->point, lab->point_count, lab->point_cap);
    struct checkpoint *p = &lab->point[lab->point_count++];
    *p = (struct checkpoint){
        .at = lab->log_count,
        .records = RECORDS_INIT,
        .config = lab->config,
        .draws = lab->draws,
    };
    records_copy(&p->records, &lab->records);
    return p;
}

/* A copy of everything, to come back to. */
static void take_point(struct lab *lab)
{
    if (lab->settings.no_undo)
        return;
    struct checkpoint *p = add_point(lab);
    p->engine = engine_clone(lab->engine);
    p->history = lab->history ? history_clone(lab->history) : NULL;
    underway_copy_background(&p->back, &lab->back, p->engine);
    verb_reader_copy(&p->reader, &lab->reader);
}

struct lab *lab_new(const struct lab_settings *settings)
{
    struct lab *lab = lab_blank(settings);
    begin_empty(lab);
    add_point(lab);
    return lab;
}

struct lab *lab_clone(const struct lab *from)
{
    struct lab *lab = lab_blank(&from->settings);
    lab->config = from->config;
    lab->engine = engine_clone(from->engine);
    lab->history = from->history ? history_clone(from->history) : NULL;
    underway_copy_background(&lab->back, &from->back, lab->engine);
    verb_reader_copy(&lab->reader, &from->reader);
    lab->is_copy = true;
    lab->draws = from->draws;
    lab_watch(lab);
    records_copy(&lab->records, &from->records);
    records_mark(&lab->records);
    take_point(lab);
    return lab;
}

void lab_drop_last_request(struct last *last)
{
    if (last->is_there)
        script_done(&last->script);
    api_free(last->api);
    last->api = NULL;
    last->is_there = false;
}

static void last_clear(struct last *last)
{
    result_done(&last->result);
    lab_drop_last_request(last);
}

static void drop_points(struct lab *lab, size_t from)
{
    for (size_t i = from; i < lab->point_count; i++) {
        records_done(&lab->point[i].records);
        underway_drop_background(&lab->point[i].back);
        verb_reader_done(&lab->point[i].reader);
        engine_free(lab->point[i].engine);
        history_free(lab->point[i].history);
    }
    lab->point_count = from;
}

static void drop_log(struct lab *lab, size_t from)
{
    for (size_t i = from; i < lab->log_count; i++)
        free(lab->log[i].text);
    lab->log_count = from;
    while (lab->mark_count && lab->mark[lab->mark_count - 1] > from)
        lab->mark_count--;
}

/* What is live: engine, history, traffic, records. */
static void drop_state(struct lab *lab)
{
    underway_free(lab->job.front);
    lab->job = (struct job){.command = NULL};
    underway_drop_background(&lab->back);
    verb_reader_done(&lab->reader);
    last_clear(&lab->last);
    records_done(&lab->records);
    engine_free(lab->engine);
    if (lab->history)
        history_free(lab->history);
    lab->engine = NULL;
    lab->history = NULL;
}

void lab_free(struct lab *lab)
{
    if (!lab)
        return;
    drop_state(lab);
    drop_log(lab, 0);
    drop_points(lab, 0);
    free(lab->log);
    free(lab->mark);
    free(lab->point);
    settings_done(&lab->settings);
    free(lab);
}

/* --- looking --------------------------------------------------------------------------- */

struct engine *lab_engine(struct lab *lab)
{
    return lab->engine;
}

const struct history *lab_history(const struct lab *lab)
{
    return lab->history;
}

struct records *lab_records(struct lab *lab)
{
    return &lab->records;
}

bool lab_has_reader(const struct lab *lab)
{
    return lab->reader.table || lab->records.has_reader;
}

uint64_t lab_seed(const struct lab *lab)
{
    return lab->settings.seed;
}

int64_t lab_now_us(const struct lab *lab)
{
    return engine_now_us(lab->engine);
}

uint64_t lab_digest(const struct lab *lab)
{
    return engine_digest(lab->engine);
}

void lab_on_trace(struct lab *lab, trace_sink *sink, void *ctx)
{
    lab->sink = sink;
    lab->sink_ctx = ctx;
    engine_on_trace(lab->engine, NULL, NULL);
    lab_watch(lab);
}

bool lab_last(const struct lab *lab, const struct request **ret_request,
              const struct result **ret_result)
{
    if (!lab->last.is_there)
        return false;
    *ret_request = &lab->last.request;
    *ret_result = &lab->last.result;
    return true;
}

/* --- for the files that run commands --------------------------------------------------- */

enum lab_outcome lab_refuse(const struct errinfo *why, struct buf *out)
{
    buf_printf(out, "! lab: %s\n", why->text);
    if (why->why[0])
        buf_printf(out, "why: %s\n", why->why);
    return LAB_ERROR;
}

enum lab_outcome lab_refuse_text(struct buf *out, const char *fmt, ...)
{
    va_list ap;
    buf_add_str(out, "! lab: ");
    va_start(ap, fmt);
    buf_vprintf(out, fmt, ap);
    va_end(ap);
    buf_add_char(out, '\n');
    return LAB_ERROR;
}

enum lab_outcome lab_refused(const struct errinfo *why, struct buf *out)
{
    lines_refusal(why, REASON_NONE, -1, out);
    return *err_wire_name(why->code) ? LAB_REFUSED : LAB_ERROR;
}

static const char *nearest_table(struct lab *lab, struct slice name)
{
    int count = engine_table_count(lab->engine);
    char **names = xcalloc((size_t)count + 1, sizeof *names);
    for (int i = 0; i < count; i++)
        names[i] = xslicedup(table_name(engine_table_at(lab->engine, i)));
    const char *near = near_word(name, (const char *const *)names), *found = NULL;
    for (int i = 0; i < count; i++) {
        if (names[i] == near)
            found = table_name(engine_table_at(lab->engine, i)).ptr;
        free(names[i]);
    }
    free(names);
    return found;
}

void lab_why_no_table(struct lab *lab, struct slice name, struct errinfo *why)
{
    const char *near = nearest_table(lab, name);
    int count = engine_table_count(lab->engine);
    struct slice table, index;
    operation_resolve(lab, name, &table, &index);
    const struct table *t = index.len ? engine_table(lab->engine, table) : NULL;
    if (t && table_index(t, index))
        err_why(why,
                "%.*s is an index of %.*s: query and scan read it, items are written and got "
                "by the table's key.",
                SLICE_ARG(index), SLICE_ARG(table));
    else if (near)
        err_why(why, "there is no table %.*s; there is %s.", SLICE_ARG(name), near);
    else if (count == 0)
        err_why(why, "there is no table yet; `create table` makes one.");
    else
        err_why(why, "there is no table %.*s; `describe` lists those there are.", SLICE_ARG(name));
}

struct table *lab_table(struct lab *lab, struct slice name, struct errinfo *why)
{
    struct table *t = engine_table(lab->engine, name);
    if (!t) {
        err_set(why, ERR_NOT_FOUND, "%s", err_default_text(ERR_NOT_FOUND));
        lab_why_no_table(lab, name, why);
    }
    return t;
}

void lab_why_no_index(const struct table *t, struct slice name, struct errinfo *why)
{
    int count = table_index_count(t);
    struct slice table = table_name(t);
    const char **names = xcalloc((size_t)count + 1, sizeof *names);
    for (int i = 0; i < count; i++)
        names[i] = table_name(table_index_at(t, i)).ptr;
    const char *near = near_word(name, names);
    for (int i = 0; i < count && !near; i++)
        near = slice_begins(slice_of(names[i]), name) ? names[i] : NULL;
    if (count == 0)
        err_why(why, "%.*s has no index.", SLICE_ARG(table));
    else if (near)
        err_why(why, "%.*s has no index %.*s; it has %s.", SLICE_ARG(table), SLICE_ARG(name), near);
    else
        err_why(why, "%.*s has no index %.*s; `describe %.*s` lists those there are.",
                SLICE_ARG(table), SLICE_ARG(name), SLICE_ARG(table));
    free(names);
}

struct table *lab_index(const struct table *t, struct slice name, struct errinfo *why)
{
    struct table *ix = table_index(t, name);
    if (!ix) {
        err_set(why, ERR_VALIDATION, "The table does not have the specified index: %.*s",
                SLICE_ARG(name));
        lab_why_no_index(t, name, why);
    }
    return ix;
}

struct table *lab_target(struct lab *lab, struct slice name, struct errinfo *why)
{
    struct slice table, index;
    operation_resolve(lab, name, &table, &index);
    struct table *t = lab_table(lab, table, why);
    return t && index.len ? lab_index(t, index, why) : t;
}

bool lab_has_tables(const struct lab *lab, size_t more, struct buf *out)
{
    uint64_t parts = (uint64_t)more * LIMIT_PARTITIONS; /* what the new ones can have */
    for (int i = 0; i < engine_numbers(lab->engine); i++) {
        const struct table *t = engine_by_number(lab->engine, i);
        parts += t ? table_parts(t) : 0;
    }
    if (parts <= LIMIT_LAB_PARTITIONS)
        return true;
    lab_refuse_text(out, "the tables of a lab have at most %d partitions together",
                    LIMIT_LAB_PARTITIONS);
    return false;
}

void lab_forget_last(struct lab *lab)
{
    last_clear(&lab->last);
}

void lab_set_config(struct lab *lab, const struct engine_config *config)
{
    int64_t now = lab_now_us(lab);
    assert(engine_table_count(lab->engine) == 0);
    last_clear(&lab->last);
    engine_free(lab->engine);
    lab->config = *config;
    lab->engine = engine_new(&lab->config);
    lab_watch(lab);
    engine_advance(lab->engine, now);
}

uint64_t lab_next_draw(struct lab *lab)
{
    return lab->draws++;
}

static bool is_over(uint64_t max, uint64_t asked, const char *what, struct buf *out)
{
    if (max == 0 || asked <= max)
        return false;
    lab_refuse_text(out, "the limit of %llu %s is reached; asked for %llu", (unsigned long long)max,
                    what, (unsigned long long)asked);
    return true;
}

bool lab_over_requests(struct lab *lab, uint64_t more, struct buf *out)
{
    return is_over(lab->settings.max_requests, lab->requests + more, "requests", out);
}

bool lab_over_items(struct lab *lab, uint64_t items, uint64_t bytes, struct buf *out)
{
    uint64_t max = lab->settings.max_items ? lab->settings.max_items : LIMIT_LAB_ITEMS;
    for (int i = 0; i < engine_table_count(lab->engine); i++) {
        items += table_items(engine_table_at(lab->engine, i));
        bytes += table_bytes(engine_table_at(lab->engine, i));
    }
    return is_over(max, items, "items", out) || is_over(LIMIT_LAB_BYTES, bytes, "bytes", out);
}

bool lab_over_rows(struct lab *lab, uint64_t rows, struct buf *out)
{
    return is_over(lab->settings.max_rows, lab->records.returned + rows, "rows", out);
}

/* --- running --------------------------------------------------------------------------- */

static void log_add(struct lab *lab, const struct command *c, int64_t cut_us)
{
    XGROW(lab->log, lab->log_count, lab->log_cap);
    lab->log[lab->log_count++] = (struct log_entry){xslicedup(c->text), cut_us};
}

static bool point_is_due(const struct lab *lab)
{
    uint64_t items = 0;
    if (lab->point_count == 0 || lab->log_count - lab->point[lab->point_count - 1].at < LONG_LOG)
        return false;
    for (int i = 0; i < engine_table_count(lab->engine); i++)
        items += table_items(engine_table_at(lab->engine, i));
    return items < SMALL_ITEMS;
}

/* The command is over: it enters the log if it did something, and its checkpoint follows. */
static void close_command(struct lab *lab, const struct command *c, enum lab_outcome outcome,
                          int64_t cut_us)
{
    unsigned flags = c->verb->flags;
    bool did = outcome == LAB_OK || outcome == LAB_LIMIT ||
               (outcome == LAB_REFUSED && (flags & VERB_OPERATION));
    if (did && (flags & VERB_LOGGED) && !lab->is_replay) {
        log_add(lab, c, cut_us);
        if (lab->wants_point || point_is_due(lab))
            take_point(lab);
    }
    lab->wants_point = false;
}

enum lab_outcome lab_start(struct lab *lab, const struct command *c, struct buf *out)
{
    assert(!lab->job.command);
    if (lab->history && (c->verb->flags & VERB_OPERATION)) {
        struct history_command *asks = history_command_new(c->text, false);
        history_asks(lab->history, asks);
        history_command_drop(asks);
    }
    enum lab_outcome outcome = c->verb->run(lab, c, out);
    if (outcome != LAB_RUNNING)
        close_command(lab, c, outcome, -1);
    return outcome;
}

bool lab_is_running(const struct lab *lab)
{
    return lab->job.command != NULL;
}

int64_t lab_end_us(const struct lab *lab)
{
    return lab->job.end_us;
}

bool lab_step(struct lab *lab, int64_t until_us)
{
    struct job *job = &lab->job;
    assert(job->command);
    if (until_us > job->end_us)
        until_us = job->end_us;
    if (!job->over_items)
        job->over_items = !underway_move(lab, until_us);
    return !job->over_items && lab_now_us(lab) < job->end_us;
}

static enum lab_outcome close_job(struct lab *lab, struct buf *out)
{
    struct job job = lab->job;
    int64_t now = engine_now_us(lab->engine);
    enum lab_outcome outcome = job.over_items ? LAB_LIMIT : LAB_OK;
    underway_close_ended(lab, out);
    lab->wants_point |= job.sent >= LONG_TRAFFIC;
    if (job.front) {
        underway_close(lab, job.front, out);
        lab->requests += lab->records.list[lab->records.count - 1]->requests;
        underway_free(job.front);
    } else {
        buf_add_str(out, "clock ");
        lines_duration(now, out);
        buf_add_char(out, '\n');
    }
    if (job.over_items)
        lab_over_items(lab, 0, 0, out);
    lab->job = (struct job){.command = NULL};
    close_command(lab, job.command, outcome, job.is_cut ? now - job.start_us : -1);
    return outcome;
}

enum lab_outcome lab_finish(struct lab *lab, struct buf *out)
{
    lab_step(lab, lab->job.end_us);
    return close_job(lab, out);
}

enum lab_outcome lab_cut(struct lab *lab, struct buf *out)
{
    lab->job.is_cut = true;
    return close_job(lab, out);
}

enum lab_outcome lab_run(struct lab *lab, const struct command *c, struct buf *out)
{
    enum lab_outcome outcome = lab_start(lab, c, out);
    return outcome == LAB_RUNNING ? lab_finish(lab, out) : outcome;
}

/* --- log, region, going back ----------------------------------------------------------- */

size_t lab_log_count(const struct lab *lab)
{
    return lab->log_count;
}

struct slice lab_log_text(const struct lab *lab, size_t i)
{
    assert(i < lab->log_count);
    return slice_of(lab->log[i].text);
}

void lab_mark(struct lab *lab)
{
    records_mark(&lab->records);
    XGROW(lab->mark, lab->mark_count, lab->mark_cap);
    lab->mark[lab->mark_count++] = lab->log_count;
}

/* Choices of predictions belong to the person, not to the log: they stay. */
static void keep_choices(struct records *to, const struct records *from)
{
    for (size_t i = 0; i < from->answer_count; i++) {
        const struct record_answer *a = &from->answer[i];
        if (!a->first)
            continue;
        records_set_choice(to, slice_of(a->name), slice_of(a->first), a->is_number);
        records_set_answer(to, slice_of(a->name), slice_of(a->text), a->is_number);
    }
}

static void restore(struct lab *lab, const struct checkpoint *p)
{
    struct records old = lab->records;
    lab->records = (struct records)RECORDS_INIT;
    drop_state(lab);
    lab->config = p->config;
    lab->draws = p->draws;
    if (p->engine) {
        lab->engine = engine_clone(p->engine);
        lab->history = p->history ? history_clone(p->history) : NULL;
        underway_copy_background(&lab->back, &p->back, lab->engine);
        verb_reader_copy(&lab->reader, &p->reader);
        lab_watch(lab);
    } else {
        begin_empty(lab);
    }
    records_copy(&lab->records, &p->records);
    keep_choices(&lab->records, &old);
    records_done(&old);
}

static void replay_entry(struct lab *lab, const struct log_entry *entry)
{
    struct script s;
    struct buf out = BUF_INIT;
    struct script_source source = {.text = slice_of(entry->text), .kind = SCRIPT_PROMPT};
    enum err err = script_parse(&s, &source, NULL);
    assert(!err && s.count == 1);
    enum lab_outcome outcome = lab_start(lab, &s.command[0], &out);
    if (outcome == LAB_RUNNING && entry->cut_us >= 0) {
        lab_step(lab, lab->job.start_us + entry->cut_us);
        lab_cut(lab, &out);
    } else if (outcome == LAB_RUNNING) {
        lab_finish(lab, &out);
    }
    buf_done(&out);
    script_done(&s);
}

enum err lab_rewind(struct lab *lab, size_t count, struct errinfo *why)
{
    assert(count <= lab->log_count && !lab->job.command);
    if (lab->settings.no_undo || lab->point_count == 0)
        return err_set(why, ERR_LAB, "there is no going back here");
    size_t at = lab->point_count;
    while (lab->point[at - 1].at > count)
        at--;
    drop_points(lab, at);
    drop_log(lab, count);
    restore(lab, &lab->point[at - 1]);
    lab->is_replay = true;
    size_t mark = 0;
    while (mark < lab->mark_count && lab->mark[mark] < lab->point[at - 1].at)
        mark++;
    for (size_t i = lab->point[at - 1].at; i <= count; i++) {
        for (; mark < lab->mark_count && lab->mark[mark] == i; mark++)
            records_mark(&lab->records);
        if (i < count)
            replay_entry(lab, &lab->log[i]);
    }
    lab->is_replay = false;
    return ERR_OK;
}

enum err lab_reset(struct lab *lab, struct errinfo *why)
{
    if (lab->point_count == 0)
        return err_set(why, ERR_LAB, "there is no going back here");
    drop_points(lab, 1);
    drop_log(lab, 0);
    lab->mark_count = 0;
    restore(lab, &lab->point[0]);
    return ERR_OK;
}
