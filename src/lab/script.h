#ifndef LAB_SCRIPT_H
#define LAB_SCRIPT_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"

/*
 * A parsed text of the lab language (docs/keyglass-lab.5): a script, a transcript,
 * or what was typed at a prompt.
 *
 * The whole text is parsed before anything runs, so a mistake in the last line
 * stops the first.  What could only be known by running (whether a table is
 * there, what the service thinks of a condition) is left to the run: a parsed
 * command may still be refused by the service.
 *
 * Everything lives in the script's arena and borrows nothing from the source.
 */
enum script_kind {
    SCRIPT_AUTO,       /* a transcript if the first command starts with "> " */
    SCRIPT_PLAIN,      /* one command after the other */
    SCRIPT_TRANSCRIPT, /* commands behind "> ", expected output below them */
    SCRIPT_PROMPT      /* as plain; a label may be given again */
};

enum script_forbid { SCRIPT_NO_MODEL = 1, SCRIPT_NO_RESET = 2 };

struct script_source {
    struct slice text;
    enum script_kind kind;
    int first_line;  /* line of the text's first line in its file; 0 and 1: the first */
    unsigned forbid; /* enum script_forbid: lesson fences both, exercises SCRIPT_NO_MODEL */
};

struct verb;

/* One command. */
struct command {
    struct slice text; /* as written, label and continuation lines included */
    int line, col;     /* of its first character */
    int last_line;
    struct slice label; /* empty: none */
    const struct verb *verb;
    const void *args; /* what the verb's parser made of it */

    /* transcripts: the lines below the command, without comments and blank lines */
    const struct slice *expected;
    int expected_count;
    int expected_line;      /* of expected[0] */
    int expected_last;      /* line of the last one; last_line when there is none */
    bool announces_refusal; /* one of them starts with "!" */
};

struct script {
    struct arena arena;
    enum script_kind kind; /* never SCRIPT_AUTO */
    struct command *command;
    int count;
};

/*
 * Parses a whole text.  On failure *why has line, column and the lab's sentence
 * (ERR_LAB or ERR_LIMIT) and the script is empty.  script_done() either way.
 */
enum err script_parse(struct script *s, const struct script_source *source,
                      struct errinfo *why) ERR_CHECKED;
void script_done(struct script *s);

/* At a prompt: whether the text goes on in another line (a trailing "\" or an
 * open bracket); false once a blank line ended it. */
bool script_needs_more(struct slice text);

/* The lab's voice at a prompt: "! lab: text", the line, a caret. */
void script_print_error(struct slice text, const struct errinfo *why, struct buf *out);

/* A typographic quote or a no-break space at this place; ERR_OK for any other character. */
struct reader;
enum err script_refuse_lookalike(const struct reader *r, size_t at, struct errinfo *why);

/* Whether some command of the script is this one ("undo"). */
bool script_uses(const struct script *s, const char *verb);

#endif
