#ifndef LAB_CHECK_NODE_H
#define LAB_CHECK_NODE_H

#include "lab/check.h"
#include "lab/check_value.h"

/*
 * Inside of the check language: the tree that check_parse.c builds with the
 * table of names (check_names.c) and check_eval.c walks.
 */
enum check_node_kind {
    NODE_OR,
    NODE_AND,
    NODE_NOT,
    NODE_REL,   /* left op right */
    NODE_SUM,   /* left + or - right */
    NODE_TIMES, /* left * right */
    NODE_MINUS, /* - left */
    NODE_VALUE, /* a literal, or a word in its place */
    NODE_LIST,
    NODE_NAME,
    NODE_BARE /* a word that is no name: becomes a value beside a word-valued name */
};

enum check_type {
    TYPE_TRUTH,
    TYPE_NUMBER,
    TYPE_TEXT,
    TYPE_WORD,
    TYPE_LIST,
    TYPE_ANY, /* an attribute, an item, an answer: known when asked */
    TYPE_BARE
};

/* The closed set of words of a name: word i, NULL past the end. */
typedef const char *check_words(size_t i);

enum check_step_kind { STEP_COUNT, STEP_BYTES, STEP_ATTR, STEP_INDEX };

struct check_step {
    enum check_step_kind kind;
    struct slice name;
    uint32_t index;
};

struct check_name;

struct check_node {
    enum check_node_kind kind;
    enum check_type type;
    check_words *words; /* NULL: none; a number or text may have the word "none" beside it */
    struct slice text;  /* as written */
    char op[3];         /* NODE_REL, NODE_SUM: "==", "in", "+" */
    struct check_node *left, *right;

    struct check_value value; /* NODE_VALUE */
    struct check_node **item; /* NODE_LIST: elements; NODE_NAME: arguments that are expressions */
    size_t item_count;

    /* NODE_NAME */
    const struct check_name *name;
    bool of_solution;
    struct slice label;  /* empty: none; "last" too is one */
    struct slice target; /* table or table.index; empty: left out */
    const char *word;    /* of a closed set; NULL: left out */
    struct slice answer; /* name of an answer */
    struct check_step *step;
    size_t step_count;
};

/* One question being asked. */
struct check_run {
    const struct check_scene *scene;
    struct arena arena;
};

enum check_name_flag {
    NAME_OF_OP = 1,      /* of an operation: may follow a label */
    NAME_OF_TRAFFIC = 2, /* of a traffic: the same */
    NAME_LABELLED = 4,   /* only behind a label or `last` */
    NAME_FENCE = 8,      /* in check fences only */
    NAME_SHARE = 16,     /* printed as a percentage */
    NAME_OPEN = 32,      /* a bare word beside it is its text */
    NAME_BYTES = 64      /* takes the step .bytes */
};

/*
 * A row of the table of names.  `args`, a letter each: T table or index, t table
 * that may be left out, v key value, V one that may be left out, n number, l
 * list, r a `result`, o word of an operation, E name of an error (may be left
 * out with the parentheses), w name of an answer.
 */
struct check_name {
    const char *name;
    const char *field; /* behind a dot; NULL: none */
    const char *args;  /* "": no parentheses */
    enum check_type type;
    check_words *words;
    unsigned flags;
    struct check_value (*get)(struct check_run *run, const struct check_node *n);
    int form;      /* for numbers in records: enum of check_names.c */
    size_t offset; /* and where they are */
};

/* The lab a name asks; NULL: no solution was run, see check_names_no_solution(). */
struct lab *check_names_lab(const struct check_run *run, const struct check_node *n);
struct check_value check_names_no_solution(struct check_run *run);

extern const struct check_name check_names_table[]; /* ends with name NULL */

/* First row of that name; rows of one name stand together. */
const struct check_name *check_names_find(struct slice name);
/* The row of `first`'s name with that field; empty: the one without. */
const struct check_name *check_names_field(const struct check_name *first, struct slice field);
/* Names, or fields of one name, or what may follow a label, that a typed word is near; or NULL. */
const char *check_names_near(struct slice typed, bool labelled);
const char *check_names_near_field(struct slice typed, const struct check_name *first);

/* The closed sets. */
check_words check_words_op;
check_words check_words_key_condition;
check_words check_words_some;
check_words check_words_none;
check_words check_words_direction;
check_words check_words_pages;
check_words check_words_billing;
check_words check_words_kind;
check_words check_words_projection;
check_words check_words_reason;
check_words check_words_error;
bool check_words_has(check_words *words, struct slice w, const char **ret_word);
const char *check_words_near(check_words *words, struct slice typed); /* or NULL */
const char *check_words_type(enum check_type type);                   /* "a number" */

struct check_value check_eval_value(struct check_run *run, const struct check_node *n);
bool check_eval_holds(struct check_run *run, const struct check_node *n);
/* Says why it does not hold. */
void check_eval_explain(struct check_run *run, const struct check_node *n, struct check_failure *f);
/* As people read it: shares as percentages. */
void check_eval_print(const struct check_node *n, struct check_value v, size_t max,
                      struct buf *out);

#endif
