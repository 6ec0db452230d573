#include "config.h"

#include "lab/verb_misc.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "lab/check.h"
#include "lab/lines.h"

static const struct clause no_clauses[] = {{NULL, 0, 0, NULL}};

static enum err need_end(struct parser *p)
{
    return parser_clauses(p, no_clauses, NULL);
}

enum err verb_misc_parse_nothing(struct parser *p, struct command *c)
{
    c->args = NULL;
    return need_end(p);
}

/* --- wait ------------------------------------------------------------------------------ */

enum err verb_misc_parse_wait(struct parser *p, struct command *c)
{
    int64_t *us = ARENA_NEW(p->arena, int64_t);
    c->args = us;
    enum err err = parser_duration(p, "wait", us);
    return err ? err : need_end(p);
}

enum lab_outcome verb_misc_run_wait(struct lab *lab, const struct command *c, struct buf *out)
{
    const int64_t *us = c->args;
    int64_t now = lab_now_us(lab);
    (void)out;
    lab->job = (struct job){.command = c, .start_us = now, .end_us = now + *us};
    return LAB_RUNNING;
}

/* --- expect ---------------------------------------------------------------------------- */

enum err verb_misc_parse_expect(struct parser *p, struct command *c)
{
    struct check *check = NULL;
    if (parser_at_end(p))
        return parser_expected(p, "a check", "expect");
    enum err err = check_parse(p->arena, &p->r, CHECK_EXPECT, &check, p->why);
    c->args = check;
    return err;
}

enum lab_outcome verb_misc_run_expect(struct lab *lab, const struct command *c, struct buf *out)
{
    struct check_scene scene = {.lab = lab};
    struct check_failure f = CHECK_FAILURE_INIT;
    bool holds = check_holds(c->args, &scene, &f);
    if (holds) {
        buf_add_str(out, "ok\n");
    } else {
        buf_printf(out, "! expectation failed: %s\n", buf_str(&f.relation));
        if (f.got.len)
            buf_printf(out, "  got %s\n", buf_str(&f.got));
        if (f.expected.len)
            buf_printf(out, "  expected %s\n", buf_str(&f.expected));
    }
    check_failure_done(&f);
    return holds ? LAB_OK : LAB_UNMET;
}

/* --- answer ---------------------------------------------------------------------------- */

struct answer_args {
    struct slice name, text;
    bool is_number;
};

static bool is_answer_char(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '-';
}

enum err verb_misc_parse_answer(struct parser *p, struct command *c)
{
    struct answer_args *a = ARENA_NEW(p->arena, struct answer_args);
    enum err err = ERR_OK;
    c->args = a;
    if (!parser_word(p, &a->name))
        return parser_expected(p, "a name", "answer");
    a->name = arena_slice(p->arena, a->name);
    if (parser_at_end(p))
        return parser_expected(p, "an answer", a->name.ptr);
    char first = p->r.text.ptr[p->r.at];
    if (isalpha((unsigned char)first)) {
        size_t from = p->r.at;
        while (p->r.at < p->r.text.len && is_answer_char(p->r.text.ptr[p->r.at]))
            p->r.at++;
        a->text = arena_slice(p->arena, (struct slice){p->r.text.ptr + from, p->r.at - from});
    } else if (first == '"') {
        err = parser_string(p, a->name.ptr, &a->text);
    } else {
        struct val v;
        struct buf text = BUF_INIT;
        err = parser_value(p, a->name.ptr, &v);
        if (!err && v.type != VAL_N)
            err = parser_fail(p, p->r.at, "an answer is a word, a string or a number");
        if (!err) {
            literal_print(v, &text);
            a->text = arena_slice(p->arena, buf_slice(&text));
            a->is_number = true;
        }
        buf_done(&text);
    }
    return err ? err : need_end(p);
}

enum lab_outcome verb_misc_run_answer(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct answer_args *a = c->args;
    struct val v = val_string(a->text);
    records_set_answer(&lab->records, a->name, a->text, a->is_number);
    buf_printf(out, "answer %.*s = ", SLICE_ARG(a->name));
    if (a->is_number)
        buf_add_slice(out, a->text);
    else
        literal_print_bare(v, out);
    buf_add_char(out, '\n');
    return LAB_OK;
}

/* --- model ----------------------------------------------------------------------------- */

struct model_args {
    struct slice name, value;
};

enum err verb_misc_parse_model(struct parser *p, struct command *c)
{
    struct model_args *a = ARENA_NEW(p->arena, struct model_args);
    struct engine_config config = engine_config_default();
    struct errinfo why;
    c->args = a;
    if (!parser_word(p, &a->name))
        return parser_expected(p, "the name of a setting", "model");
    a->name = arena_slice(p->arena, a->name);
    parser_at_end(p);
    size_t at = p->r.at;
    a->value = arena_slice(p->arena, parser_run(p));
    if (a->value.len == 0)
        return parser_expected(p, "a value", a->name.ptr);
    if (engine_config_set(&config, a->name, a->value, &why))
        return parser_fail(p, at, "%s", why.text);
    return need_end(p);
}

enum lab_outcome verb_misc_run_model(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct model_args *a = c->args;
    struct engine_config config = lab->config;
    struct errinfo why = {.code = ERR_OK};
    if (engine_table_count(lab->engine) > 0)
        return lab_refuse_text(out, "`model` comes before the first table; `reset` begins anew");
    if (engine_config_set(&config, a->name, a->value, &why))
        return lab_refuse(&why, out);
    lab_set_config(lab, &config);
    buf_printf(out, "model %.*s %.*s\n", SLICE_ARG(a->name), SLICE_ARG(a->value));
    return LAB_OK;
}

/* --- undo, reset ----------------------------------------------------------------------- */

enum lab_outcome verb_misc_run_undo(struct lab *lab, const struct command *c, struct buf *out)
{
    struct errinfo why = {.code = ERR_OK};
    size_t count = lab_log_count(lab);
    (void)c;
    if (count == 0)
        return lab_refuse_text(out, "nothing to undo");
    char *text = xslicedup(lab_log_text(lab, count - 1));
    enum err err = lab_rewind(lab, count - 1, &why);
    if (!err) {
        char *end = strchr(text, '\n');
        buf_printf(out, "undone: %.*s%s\n", (int)(end ? end - text : (long)strlen(text)), text,
                   end ? " ..." : "");
    }
    free(text);
    return err ? lab_refuse(&why, out) : LAB_OK;
}

enum lab_outcome verb_misc_run_reset(struct lab *lab, const struct command *c, struct buf *out)
{
    struct errinfo why = {.code = ERR_OK};
    (void)c;
    if (lab_reset(lab, &why))
        return lab_refuse(&why, out);
    buf_printf(out, "%s | seed %llu | scale 1:%u\n", lab->is_copy ? "as at the start" : "empty lab",
               (unsigned long long)lab->settings.seed, lab->config.scale);
    return LAB_OK;
}

/* --- help ------------------------------------------------------------------------------ */

enum err verb_misc_parse_help(struct parser *p, struct command *c)
{
    struct slice word;
    if (parser_at_end(p))
        return ERR_OK;
    size_t at = p->r.at;
    if (!parser_word(p, &word))
        return parser_expected(p, "a command", "help");
    const struct verb *v = verb_find(word);
    if (!v) {
        const char *near = verb_near(word);
        return parser_fail(p, at,
                           near ? "no command `%.*s`; nearest is `%s`" : "no command `%.*s`%s",
                           SLICE_ARG(word), near ? near : "");
    }
    c->args = v;
    return need_end(p);
}

enum lab_outcome verb_misc_run_help(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct verb *one = c->args;
    (void)lab;
    if (one) {
        buf_printf(out, "  %s\n  %s%s\n", one->syntax, one->help,
                   one->flags & VERB_LATER ? " (not here yet)" : "");
        return LAB_OK;
    }
    for (const struct verb *v = verb_table; v->name; v++)
        if (!(v->flags & VERB_LATER))
            buf_printf(out, "  %-9s %s\n", v->name, v->help);
    buf_add_str(out, "  (help COMMAND shows its form)\n");
    return LAB_OK;
}
