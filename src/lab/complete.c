#include "config.h"

#include "lab/complete.h"

#include <ctype.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "engine/tree.h"
#include "lab/check.h"
#include "lab/lab_int.h"
#include "lab/parser.h"
#include "lab/tabledef.h"
#include "lab/verb.h"
#include "lab/verb_op.h"
#include "lab/verb_several.h"
#include "model/literal.h"

enum { ITEMS_LOOKED_AT = 32 };

static bool is_part(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '-' || c == '.';
}

/* Adds a word that goes on from what is typed: keywords in any case, names exactly. */
static void offer(struct complete *c, struct slice typed, struct slice word, bool any_case)
{
    if (word.len < typed.len)
        return;
    struct slice head = {word.ptr, typed.len};
    char *text = xslicedup(typed);
    bool fits = any_case ? slice_is_nocase(head, text) : slice_equal(head, typed);
    free(text);
    for (size_t i = 0; i < c->count; i++)
        if (slice_is(word, c->words[i]))
            return;
    if (!fits)
        return;
    XGROW(c->words, c->count, c->cap);
    c->words[c->count++] = xslicedup(word);
}

static int by_word(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void offer_attrs(struct complete *c, struct slice typed, const struct schema *s)
{
    for (int i = 0; i < s->pk_count; i++)
        offer(c, typed, slice_of(s->pk[i].name), false);
    for (int i = 0; i < s->sk_count; i++)
        offer(c, typed, slice_of(s->sk[i].name), false);
}

/* Names of other attributes: those of the table's first items. */
static void offer_seen(struct complete *c, struct slice typed, const struct table *t,
                       const struct names *names)
{
    struct tree_cursor cursor;
    struct item *item;
    tree_seek_first(&cursor, table_tree(t));
    for (int i = 0; i < ITEMS_LOOKED_AT && (item = tree_next(&cursor)); i++) {
        struct doc doc = doc_of_item(table_schema(t), names, item);
        struct doc_iter it;
        struct slice name;
        struct val v;
        doc_iter_init(&it, &doc);
        while (doc_next(&it, &name, &v))
            if (literal_is_word(name))
                offer(c, typed, name, false);
        doc_iter_done(&it);
    }
}

static void offer_indexes(struct complete *c, struct slice typed, const struct table *t)
{
    for (int i = 0; i < table_index_count(t); i++) {
        const struct table *ix = table_index_at(t, i);
        char *both = xasprintf("%.*s.%.*s", SLICE_ARG(table_name(t)), SLICE_ARG(table_name(ix)));
        offer(c, typed, slice_of(both), false);
        offer_attrs(c, typed, table_schema(ix));
        free(both);
    }
}

static void offer_names(struct lab *lab, struct complete *c, struct slice typed)
{
    for (int i = 0; i < engine_table_count(lab->engine); i++) {
        const struct table *t = engine_table_at(lab->engine, i);
        offer(c, typed, table_name(t), false);
        offer_attrs(c, typed, table_schema(t));
        offer_indexes(c, typed, t);
        offer_seen(c, typed, t, engine_names(lab->engine));
    }
}

static void offer_verbs(struct complete *c, struct slice typed, unsigned with)
{
    for (const struct verb *v = verb_table; v->name; v++)
        if (!(v->flags & VERB_LATER) && (v->flags & with) == with)
            offer(c, typed, slice_of(v->name), true);
}

static void offer_clauses(struct complete *c, struct slice typed, const struct clause *k)
{
    for (; k && k->word; k++)
        if (!(k->flags & (CLAUSE_LATER | CLAUSE_REFUSED)))
            offer(c, typed, slice_of(k->word), true);
}

static void offer_words(struct complete *c, struct slice typed, const char *const *words)
{
    for (; *words; words++)
        offer(c, typed, slice_of(*words), true);
}

static void offer_rest(struct lab *lab, const struct verb *verb, struct complete *c,
                       struct slice typed)
{
    const char *name, *type;
    if (slice_is(slice_of(verb->name), "help"))
        offer_verbs(c, typed, 0);
    if (slice_is(slice_of(verb->name), "explain"))
        offer_verbs(c, typed, VERB_OPERATION);
    for (size_t i = 0; slice_is(slice_of(verb->name), "expect"); i++) {
        if (!(name = check_name_list(i, &type)))
            break;
        offer(c, typed, slice_of(name), false);
    }
    if (slice_is(slice_of(verb->name), "update"))
        offer_words(c, typed, verb_op_sections);
    if (slice_is(slice_of(verb->name), "create")) {
        offer_clauses(c, typed, tabledef_global_clauses);
        offer_clauses(c, typed, tabledef_local_clauses);
    }
    const char *word;
    bool several =
        verb->parse == verb_several_parse_batch || verb->parse == verb_several_parse_transact;
    for (size_t i = 0; several && (word = verb_several_word(slice_of(verb->name), i)); i++)
        offer(c, typed, slice_of(word), true);
    offer_clauses(c, typed, verb->clauses);
    offer_names(lab, c, typed);
}

void complete_prompt(struct lab *lab, struct slice line, size_t cursor, struct complete *ret)
{
    size_t from = cursor < line.len ? cursor : line.len, start = 0;
    bool in_string = false;
    *ret = (struct complete){.from = from};
    for (size_t i = 0; i < from; i++)
        if (line.ptr[i] == '"' && (i == 0 || line.ptr[i - 1] != '\\'))
            in_string = !in_string;
    if (in_string)
        return;
    size_t end = from;
    while (from > 0 && is_part(line.ptr[from - 1]))
        from--;
    ret->from = from;
    struct slice typed = {line.ptr + from, end - from};

    /* The command's word, behind a label. */
    while (start < from && isspace((unsigned char)line.ptr[start]))
        start++;
    size_t stop = start;
    while (stop < from && is_part(line.ptr[stop]))
        stop++;
    if (stop < from && line.ptr[stop] == ':') {
        for (start = stop + 1; start < from && isspace((unsigned char)line.ptr[start]);)
            start++;
        for (stop = start; stop < from && is_part(line.ptr[stop]);)
            stop++;
    }
    const struct verb *verb = verb_find((struct slice){line.ptr + start, stop - start});
    if (start == from)
        offer_verbs(ret, typed, 0);
    else if (verb)
        offer_rest(lab, verb, ret, typed);
    if (ret->count)
        qsort(ret->words, ret->count, sizeof *ret->words, by_word);
}

void complete_done(struct complete *c)
{
    for (size_t i = 0; i < c->count; i++)
        free(c->words[i]);
    free(c->words);
    *c = (struct complete){.from = 0};
}
