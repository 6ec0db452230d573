#include "config.h"

#include <assert.h>

#include "expr/partiql_int.h"

bool partiql_value_begins(const struct partiql_parser *p)
{
    return p->tok.kind == PTOK_STRING || p->tok.kind == PTOK_NUMBER || p->tok.kind == PTOK_PARAM ||
           p->tok.kind == PTOK_SET_OPEN || partiql_lex_is_sign(p, '-') ||
           partiql_lex_is_sign(p, '+') || partiql_lex_is_sign(p, '[') ||
           partiql_lex_is_sign(p, '{') || partiql_lex_is_word(p, "true") ||
           partiql_lex_is_word(p, "false") || partiql_lex_is_word(p, "null");
}

static bool take_param(struct partiql_parser *p, struct val *ret_val)
{
    if (p->params_used == p->param_count) {
        p->params_used++;
        return partiql_lex_fail_with(
            p, err_set(p->tree.why, ERR_VALIDATION,
                       "Number of parameters in request and statement don't match."));
    }
    assert(p->tok.kind == PTOK_PARAM);
    *ret_val = p->params[p->params_used++];
    partiql_lex_advance(p);
    return true;
}

/* Errors of values have the service's texts; a member named twice has none. */
static bool packed(struct partiql_parser *p, enum err err)
{
    if (err == ERR_LAB)
        return partiql_lex_malformed(p, "a map has two members of one name");
    return !err || partiql_lex_fail_with(p, err);
}

/* A number with its sign. */
static bool read_number(struct partiql_parser *p, struct pack *out)
{
    char text[64];
    size_t n = 0;
    if (p->tok.kind == PTOK_SIGN) {
        text[n++] = p->text.ptr[p->tok.at];
        partiql_lex_advance(p);
    }
    struct slice digits = partiql_lex_text(p, p->tok);
    if (p->tok.kind != PTOK_NUMBER)
        return partiql_lex_fail(p, "a number");
    struct slice all = digits;
    if (n) {
        char *joined = digits.len < sizeof text ? text : arena_alloc(p->tree.arena, digits.len + 1);
        joined[0] = text[0];
        memcpy(joined + 1, digits.ptr, digits.len);
        all = (struct slice){joined, digits.len + 1};
    }
    if (!packed(p, pack_number(out, all, p->tree.why)))
        return false;
    partiql_lex_advance(p);
    return true;
}

static bool read(struct partiql_parser *p, struct pack *out);

static bool read_list(struct partiql_parser *p, struct pack *out)
{
    partiql_lex_advance(p);
    if (!packed(p, pack_open(out, VAL_L, p->tree.why)))
        return false;
    if (!partiql_lex_is_sign(p, ']'))
        do {
            if (!read(p, out))
                return false;
        } while (partiql_lex_take_sign(p, ','));
    return partiql_lex_expect_sign(p, ']') && packed(p, pack_close(out, p->tree.why));
}

static bool read_member(struct partiql_parser *p, struct pack *out)
{
    if (p->tok.kind != PTOK_STRING)
        return partiql_lex_fail(p, "a member's name in single quotes");
    struct slice name = partiql_lex_unquote(p, p->tok);
    partiql_lex_advance(p);
    if (!partiql_lex_expect_sign(p, ':'))
        return false;
    pack_name(out, name);
    return read(p, out);
}

static bool read_map(struct partiql_parser *p, struct pack *out)
{
    partiql_lex_advance(p);
    if (!packed(p, pack_open(out, VAL_M, p->tree.why)))
        return false;
    if (!partiql_lex_is_sign(p, '}'))
        do {
            if (!read_member(p, out))
                return false;
        } while (partiql_lex_take_sign(p, ','));
    return partiql_lex_expect_sign(p, '}') && packed(p, pack_close(out, p->tree.why));
}

/* The type of a set is that of its first element. */
static bool set_type(struct partiql_parser *p, enum val_type *ret_type)
{
    enum val_type first = VAL_S;
    if (p->tok.kind == PTOK_PARAM && p->params_used < p->param_count)
        first = p->params[p->params_used].type;
    else if (p->tok.kind == PTOK_NUMBER || partiql_lex_is_sign(p, '-') ||
             partiql_lex_is_sign(p, '+'))
        first = VAL_N;
    else if (p->tok.kind != PTOK_STRING && p->tok.kind != PTOK_PARAM &&
             p->tok.kind != PTOK_SET_CLOSE)
        first = VAL_L;
    *ret_type = first == VAL_N ? VAL_NS : first == VAL_B ? VAL_BS : VAL_SS;
    return first == VAL_S || first == VAL_N || first == VAL_B ||
           partiql_lex_fail(p, "a string, a number or a binary in a set");
}

static bool read_element(struct partiql_parser *p, enum val_type type, struct pack *out)
{
    struct val v;
    struct num n;
    if (p->tok.kind == PTOK_NUMBER || partiql_lex_is_sign(p, '-') || partiql_lex_is_sign(p, '+'))
        return type == VAL_NS ? read_number(p, out)
                              : partiql_lex_malformed(p, "elements of a set are of one type");
    if (p->tok.kind != PTOK_STRING && p->tok.kind != PTOK_PARAM)
        return partiql_lex_fail(p, "an element of the set");
    if (p->tok.kind == PTOK_STRING) {
        v = val_string(partiql_lex_unquote(p, p->tok));
        partiql_lex_advance(p);
    } else if (!take_param(p, &v)) {
        return false;
    }
    if (v.type != val_element_type(type))
        return partiql_lex_malformed(p, "elements of a set are of one type");
    if (v.type == VAL_S) {
        pack_string(out, val_slice(v));
    } else if (v.type == VAL_B) {
        pack_binary(out, val_slice(v));
    } else {
        num_decode(v.p, v.n, &n);
        pack_num(out, &n);
    }
    return true;
}

static bool read_set(struct partiql_parser *p, struct pack *out)
{
    enum val_type type;
    partiql_lex_advance(p);
    if (!set_type(p, &type) || !packed(p, pack_open(out, type, p->tree.why)))
        return false;
    if (p->tok.kind != PTOK_SET_CLOSE)
        do {
            if (!read_element(p, type, out))
                return false;
        } while (partiql_lex_take_sign(p, ','));
    if (p->tok.kind != PTOK_SET_CLOSE)
        return partiql_lex_fail(p, ">>");
    partiql_lex_advance(p);
    return packed(p, pack_close(out, p->tree.why));
}

/* Recursion is bounded by the limit of nesting. */
static bool read(struct partiql_parser *p, struct pack *out)
{
    struct val v;
    if (p->tok.kind == PTOK_PARAM) {
        if (!take_param(p, &v))
            return false;
        pack_val(out, v);
        return true;
    }
    if (p->tok.kind == PTOK_NUMBER || partiql_lex_is_sign(p, '-') || partiql_lex_is_sign(p, '+'))
        return read_number(p, out);
    if (partiql_lex_is_sign(p, '['))
        return read_list(p, out);
    if (partiql_lex_is_sign(p, '{'))
        return read_map(p, out);
    if (p->tok.kind == PTOK_SET_OPEN)
        return read_set(p, out);
    if (p->tok.kind == PTOK_STRING)
        pack_string(out, partiql_lex_unquote(p, p->tok));
    else if (partiql_lex_is_word(p, "null"))
        pack_null(out);
    else if (partiql_lex_is_word(p, "true") || partiql_lex_is_word(p, "false"))
        pack_bool(out, partiql_lex_is_word(p, "true"));
    else
        return partiql_lex_fail(p, "a value");
    partiql_lex_advance(p);
    return true;
}

bool partiql_value_read(struct partiql_parser *p, struct val *ret_val)
{
    struct pack pack = {.is_item = p->statement->kind == PARTIQL_INSERT};
    bool fine = read(p, &pack);
    if (fine) {
        *ret_val = pack_result(&pack);
        ret_val->p = arena_memdup(p->tree.arena, ret_val->p, ret_val->n);
    }
    pack_done(&pack);
    return fine;
}
