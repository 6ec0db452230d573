#ifndef EXPR_PARTIQL_INT_H
#define EXPR_PARTIQL_INT_H

#include "expr/expr_int.h"
#include "expr/partiql.h"

/*
 * Inside of PartiQL:
 *
 *   partiql_lex     text -> tokens
 *   partiql_value   literals and parameters -> values
 *   partiql_where   conditions and paths -> the trees of expr_int.h
 *   partiql         statements
 *   partiql_plan    a WHERE clause against a key schema
 */
enum partiql_tok {
    PTOK_END,
    PTOK_WORD,   /* an identifier or a keyword */
    PTOK_QUOTED, /* "identifier" */
    PTOK_STRING, /* 'text' */
    PTOK_NUMBER,
    PTOK_PARAM, /* ? */
    PTOK_NE,    /* <> and != */
    PTOK_LE,
    PTOK_GE,
    PTOK_SET_OPEN,  /* << */
    PTOK_SET_CLOSE, /* >> */
    PTOK_SIGN,      /* one character: ( ) [ ] { } , . : ; = < > + - * */
    PTOK_OTHER      /* what begins nothing, or a quote that is not closed */
};

struct partiql_token {
    enum partiql_tok kind;
    size_t at, end;
};

struct partiql_parser {
    struct expr_parser tree; /* arena, mentions, checks: as for an update or a condition */
    struct expr_source src;
    struct slice text;
    struct partiql_token tok, next; /* next: one token ahead */
    const struct val *params;
    size_t param_count, params_used;
    struct partiql *statement;
    int depth;
    enum err err; /* of the first failure */
};

void partiql_lex_begin(struct partiql_parser *p);
void partiql_lex_advance(struct partiql_parser *p);
struct slice partiql_lex_text(const struct partiql_parser *p, struct partiql_token t);
/* The text between the quotes, doubled ones as one. */
struct slice partiql_lex_unquote(struct partiql_parser *p, struct partiql_token t);
bool partiql_lex_is_sign(const struct partiql_parser *p, char sign);
/* The present token is this keyword, in any case. */
bool partiql_lex_is_word(const struct partiql_parser *p, const char *word);
bool partiql_lex_is_keyword(struct slice word);
/* Takes the sign or word when it is there. */
bool partiql_lex_take_sign(struct partiql_parser *p, char sign);
bool partiql_lex_take_word(struct partiql_parser *p, const char *word);
/* False, with the failure set: "expected X, found Y". */
bool partiql_lex_fail(struct partiql_parser *p, const char *expected);
bool partiql_lex_fail_with(struct partiql_parser *p, enum err err);
/* "Statement wasn't well formed, can't be processed: " and the reason. */
bool partiql_lex_malformed(struct partiql_parser *p, const char *reason);
bool partiql_lex_expect_sign(struct partiql_parser *p, char sign);
bool partiql_lex_expect_word(struct partiql_parser *p, const char *word);
bool partiql_lex_deeper(struct partiql_parser *p);

bool partiql_value_begins(const struct partiql_parser *p);
/* One literal or parameter. */
bool partiql_value_read(struct partiql_parser *p, struct val *ret_val);

struct expr_node *partiql_where_path(struct partiql_parser *p);
struct expr_node *partiql_where_value(struct partiql_parser *p);
/* NAME(argument, ...), at its name; functions of [first, end) are known here, any case. */
typedef struct expr_node *partiql_where_arg(struct partiql_parser *p);
struct expr_node *partiql_where_call(struct partiql_parser *p, enum expr_function first,
                                     enum expr_function end, partiql_where_arg *parse_arg);
struct expr_node *partiql_where_condition(struct partiql_parser *p);

#endif
