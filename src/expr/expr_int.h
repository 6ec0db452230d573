#ifndef EXPR_EXPR_INT_H
#define EXPR_EXPR_INT_H

#include "expr/expr.h"

/*
 * Inside of the expression languages.
 *
 *   expr_lex      text -> tokens
 *   expr_parse    tokens -> tree: syntax only, all names and values as written
 *   expr_fail     what a syntax error says, in either dialect
 *   expr_check    what can be said of a condition without an item, in the
 *                 service's order; resolves names and values on the way
 *   expr_path     document paths: resolving, order, overlap, printing
 *   expr          evaluation
 *   keycond       the tree of a key condition -> its terms
 *   expr_project, expr_update, expr_update_apply
 */

/* --- tokens ---------------------------------------------------------------------------- */

enum expr_tok {
    TOK_END,
    TOK_NAME,   /* letter { letter | digit | "_" }, keywords too */
    TOK_QUOTED, /* `name`, lab alone */
    TOK_ALIAS,  /* #n */
    TOK_VALUE,  /* :v */
    TOK_NUMBER, /* digits */
    TOK_LPAREN,
    TOK_RPAREN,
    TOK_LBRACKET,
    TOK_RBRACKET,
    TOK_COMMA,
    TOK_DOT,
    TOK_EQ,
    TOK_NE,
    TOK_LT,
    TOK_LE,
    TOK_GT,
    TOK_GE,
    TOK_PLUS,
    TOK_MINUS,
    TOK_OTHER /* one character that begins nothing */
};

struct expr_token {
    enum expr_tok kind;
    size_t at, end; /* offsets in the text */
};

/* The first token at or behind `at`. */
struct expr_token expr_lex_next(const struct reader *r, size_t at, enum expr_dialect dialect);

struct slice expr_lex_text(const struct reader *r, struct expr_token t);

/* --- trees ----------------------------------------------------------------------------- */

enum expr_step_kind { STEP_NAME, STEP_ALIAS, STEP_QUOTED, STEP_INDEX };

struct expr_step {
    enum expr_step_kind kind; /* resolved: STEP_NAME or STEP_INDEX */
    struct slice name;        /* as written; resolved: the attribute's name */
    uint32_t index;
};

struct expr_path {
    struct expr_step *step;
    int count, cap;
};

enum expr_kind {
    EXPR_PATH,
    EXPR_VALUE,
    EXPR_CALL,
    EXPR_COMPARE,
    EXPR_BETWEEN,
    EXPR_IN,
    EXPR_NOT,
    EXPR_AND,
    EXPR_OR,
    EXPR_SUM /* update: + and - */
};

enum expr_function {
    FUNC_UNKNOWN,
    FUNC_ATTRIBUTE_EXISTS,
    FUNC_ATTRIBUTE_NOT_EXISTS,
    FUNC_ATTRIBUTE_TYPE,
    FUNC_BEGINS_WITH,
    FUNC_CONTAINS,
    FUNC_SIZE,
    FUNC_IF_NOT_EXISTS,
    FUNC_LIST_APPEND,
    FUNC_COUNT
};

/* name and number of arguments of each */
struct expr_function_row {
    const char *name;
    int args;
};
extern const struct expr_function_row expr_parse_functions[FUNC_COUNT];

struct expr_node {
    enum expr_kind kind;
    enum expr_tok op;        /* EXPR_COMPARE: TOK_EQ ...; EXPR_SUM: TOK_PLUS, TOK_MINUS */
    enum expr_function func; /* EXPR_CALL */
    bool parens;             /* stands in parentheses */
    int count;               /* of children; EXPR_NOT: how many NOTs stand there */
    struct expr_node *first, *last, *next;
    struct expr_node *mention; /* the next path, value or call of the text */
    struct slice text;         /* a function's name, a placeholder: as written */
    struct expr_path path;
    struct val value;
};

struct expr {
    const struct expr_node *root;
    const struct expr_node *mentions;
};

/* "=", "<", "BETWEEN", a function's name: what the service calls it in its texts. */
const char *expr_parse_op_name(const struct expr_node *n);

/* --- parsing --------------------------------------------------------------------------- */

struct expr_parser {
    struct arena *arena;
    const struct expr_source *src;
    struct reader *r;
    struct errinfo *why;
    size_t start;                /* of the expression's first token */
    struct expr_token prev, tok; /* prev is TOK_END before the first token */
    const char *const *keywords; /* words that are no names here */
    bool is_update;              /* arguments of functions are those of updates */
    int depth, operators;
    bool wants_name; /* what fails here could have been a name */
    bool redundant;  /* two pairs of parentheses directly inside each other */
    enum err err;    /* of the first failure; the parse functions then return NULL */
    struct expr_node *mentions, **mentions_end;
};

void expr_parse_init(struct expr_parser *p, struct arena *a, const struct expr_source *src,
                     struct reader *r, struct errinfo *why);
/* Before the syntax: empty and too long (EXPR_API). */
enum err expr_parse_begin(struct expr_parser *p) ERR_CHECKED;
/* Behind the syntax: the end of the text (EXPR_API), lengths and counts, parentheses. */
enum err expr_parse_end(struct expr_parser *p) ERR_CHECKED;
bool expr_parse_is_keyword(const struct expr_parser *p);
bool expr_parse_is_word(const struct expr_parser *p, const char *word);
void expr_parse_advance(struct expr_parser *p);
bool expr_parse_expect(struct expr_parser *p, enum expr_tok kind, const char *what);
bool expr_parse_deeper(struct expr_parser *p);
/* One path as a node of kind EXPR_PATH. */
struct expr_node *expr_parse_path(struct expr_parser *p);
/* One path, value or call without parentheses round it. */
struct expr_node *expr_parse_atom(struct expr_parser *p, const char *expected);
struct expr_node *expr_parse_value(struct expr_parser *p, const char *expected);
struct expr_node *expr_parse_node(struct expr_parser *p, enum expr_kind kind);
void expr_parse_add(struct expr_node *parent, struct expr_node *child);

/* A syntax error at the present token; returns NULL for the caller to pass on. */
void *expr_fail(struct expr_parser *p, const char *expected);
void *expr_fail_with(struct expr_parser *p, enum err err);
/* A `#n` right behind a word: ORDER#1 without its quotes. */
bool expr_fail_glued(const struct expr_parser *p);

/* --- checks ---------------------------------------------------------------------------- */

/* All checks of a condition behind its syntax. */
enum err expr_check_condition(struct expr_parser *p, struct expr_node *root) ERR_CHECKED;
enum err expr_check_functions(struct expr_parser *p) ERR_CHECKED; /* their names */
enum err expr_check_reserved(struct expr_parser *p) ERR_CHECKED;
/* Resolves one path or value, marks what it uses. */
enum err expr_check_resolve(struct expr_parser *p, struct expr_node *n) ERR_CHECKED;
enum err expr_check_count(struct expr_parser *p, const struct expr_node *call) ERR_CHECKED;
enum err expr_check_misused(struct expr_parser *p, const struct expr_node *call) ERR_CHECKED;
enum err expr_check_needs_path(struct expr_parser *p, const struct expr_node *call) ERR_CHECKED;
enum err expr_check_wrong_type(struct expr_parser *p, const struct expr_node *n,
                               const char *type) ERR_CHECKED;

bool expr_reserved_has(struct slice word);

/* The terms of a key condition; what cannot be one is refused. */
enum err keycond_gather(const struct expr *e, struct keycond *ret_keycond,
                        struct errinfo *why) ERR_CHECKED;

/* --- paths ----------------------------------------------------------------------------- */

/* Order by steps: indexes before names, numbers by value, names by bytes; a path
 * before those that it begins. */
int expr_path_compare(const struct expr_path *a, const struct expr_path *b);
bool expr_path_equal(const struct expr_path *a, const struct expr_path *b);
/* [a, b, [0]] */
void expr_path_print(const struct expr_path *p, struct buf *out);
bool expr_path_get(const struct expr_path *p, const struct doc *doc, struct val *ret_val,
                   struct buf *scratch);

/* Paths in order (expr_path_compare), none of which begins another. */
struct expr_path_set {
    const struct expr_path **path;
    size_t count;
};

/*
 * Sorts the paths into a set; refuses two that overlap or conflict, the first
 * such pair in the order given.
 */
enum err expr_path_set(struct expr_parser *p, const struct expr_path **paths, size_t count,
                       struct expr_path_set *ret_set) ERR_CHECKED;
/* End of the run from `lo` on, before `hi`, whose paths have one step at `level`. */
size_t expr_path_run(const struct expr_path_set *set, size_t lo, size_t hi, int level);
/* "Key attributes must be scalars": a path that goes into a key attribute. */
enum err expr_path_check_key(const struct expr_path *p, const struct schema *schema,
                             struct errinfo *why) ERR_CHECKED;

struct expr_projection {
    const struct expr_path **written; /* in the text's order */
    const struct slice *labels;       /* of each of them: what a row calls it; NULL: nested */
    struct expr_path_set set;
    struct slice *names;
    size_t name_count;
};

/* Of all paths that the parser met, which are nothing else. */
enum err expr_parse_projection_of(struct expr_parser *p,
                                  struct expr_projection **ret_projection) ERR_CHECKED;

/* Appends one map with the parts of the document that the paths name; false when there are none. */
bool expr_project_set(const struct expr_path_set *set, const struct doc *doc, struct pack *out);

/* --- updates --------------------------------------------------------------------------- */

enum expr_section { SECTION_SET, SECTION_REMOVE, SECTION_ADD, SECTION_DELETE, SECTION_COUNT };

struct expr_action {
    enum expr_section section;
    struct expr_node *target, *operand; /* operand: SET, ADD, DELETE */
    size_t place;                       /* in the set of targets */
    struct expr_action *next;
};

struct expr_update {
    struct expr_action *first; /* as written */
    size_t count;
    struct expr_path_set targets;
    const struct expr_action **by_target; /* in the set's order */
    bool creates;                         /* has SET or ADD */
};

/* All checks of an update behind its syntax; `repeated`: a section that is there twice, or NULL. */
enum err expr_update_check_all(struct expr_parser *p, struct expr_update *u,
                               const char *repeated) ERR_CHECKED;

#endif
