#ifndef LAB_CHECK_LEX_H
#define LAB_CHECK_LEX_H

#include "lab/check_node.h"

/*
 * A check being read: signs and words of its text, messages about them, and the
 * three files that read it: check.c what stands round an expression,
 * check_parse.c its operators, check_term.c literals and names.
 */
struct check_lex {
    struct arena *a;
    struct reader *r;
    enum check_where where;
    struct errinfo *why;
    struct check *check;
    int depth;
    size_t end;       /* of the token read last */
    bool is_solution; /* behind `solution.` */
};

/* Blanks and line ends, and comments where they may stand. */
void check_lex_skip(struct check_lex *p);
char check_lex_peek(const struct check_lex *p, size_t ahead); /* 0 behind the end */
bool check_lex_is_word(char c);
bool check_lex_is_keyword(struct slice w);
struct slice check_lex_word(const struct check_lex *p); /* that begins here; may be empty */
void check_lex_take(struct check_lex *p, size_t len);
/* Takes a sign or a keyword, behind blanks, if it is what comes. */
bool check_lex_took(struct check_lex *p, const char *sign);
bool check_lex_took_keyword(struct check_lex *p, const char *keyword);
/* A name in back-ticks, a doubled one being one of its own. */
enum err check_lex_quoted(struct check_lex *p, struct slice *ret) ERR_CHECKED;
/* "expected WHAT, found ..." */
enum err check_lex_expected(struct check_lex *p, const char *what);
/* One level deeper; ERR_LIMIT beyond LIMIT_CHECK_DEPTH. */
enum err check_lex_deeper(struct check_lex *p) ERR_CHECKED;

struct check_node *check_lex_node(struct check_lex *p, enum check_node_kind kind,
                                  enum check_type type);
size_t check_lex_offset(const struct check_lex *p, const struct check_node *n);
/* Its source text: from there to the token read last. */
void check_lex_text(struct check_lex *p, struct check_node *n, size_t from);
enum err check_lex_fail(struct check_lex *p, const struct check_node *n, const char *text);

enum err check_term_literal(struct check_lex *p, struct check_node **ret) ERR_CHECKED;
enum err check_term_list(struct check_lex *p, struct check_node **ret) ERR_CHECKED;
enum err check_term_name(struct check_lex *p, struct check_node **ret) ERR_CHECKED;
enum err check_term_solution(struct check_lex *p, struct check_node **ret) ERR_CHECKED;
/* Makes a bare word a value of the set of the other side; refuses it without one. */
enum err check_term_settle(struct check_lex *p, struct check_node *n,
                           const struct check_node *other) ERR_CHECKED;
/* Bare words that found no word-valued name beside them. */
enum err check_term_refuse_bare(struct check_lex *p, const struct check_node *n) ERR_CHECKED;
/* "no name `x`; nearest is `y`" */
enum err check_term_no_name(struct check_lex *p, size_t at, struct slice w);

/* An expression inside of another: parentheses, lists, arguments. */
enum err check_parse_nested(struct check_lex *p, struct check_node **ret) ERR_CHECKED;
/* The whole one, with what the place asks of its type. */
enum err check_parse_expr(struct check_lex *p) ERR_CHECKED;

#endif
