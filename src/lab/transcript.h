#ifndef LAB_TRANSCRIPT_H
#define LAB_TRANSCRIPT_H

#include <stdbool.h>

#include "base/buf.h"
#include "base/slice.h"
#include "lab/lab.h"
#include "lab/script.h"

/*
 * Expected output against what was printed (docs/keyglass-lab.5).
 *
 *   [..]     any text within a line
 *   ...      any lines
 *   ! Name   any text of that error, when nothing follows the name
 *
 * No expected line at all: the command only has to succeed.  `why:` lines and
 * the receipt (the last line of an operation, a load, a traffic) may be left
 * out when the lines before them match.
 */
struct transcript_mismatch {
    int line;          /* of the expected line in its file; the command's when there is none */
    struct buf report; /* expected, got, the first difference: whole lines, indented */
};

void transcript_mismatch_done(struct transcript_mismatch *m);

/* `output` is what lab_run() appended for the command. */
bool transcript_match(const struct command *c, struct slice output, enum lab_outcome outcome,
                      struct transcript_mismatch *m);

/* What a command printed. */
struct transcript_output {
    struct slice text;
    enum lab_outcome outcome;
};

/*
 * Writes the source anew with outputs filled in (`accept`): what an author left
 * out or made wild stays as long as it still matches; comments and blank lines
 * stay.  `outputs` has one element for each command; a command with no expected
 * lines that fulfils its transcript keeps none unless `fill` is set.
 */
struct transcript_source {
    struct slice text;
    int first_line; /* as in script_source */
    const struct script *script;
    const struct transcript_output *outputs;
    bool fill;
};

void transcript_rewrite(const struct transcript_source *source, struct buf *out);

/* One command and its output as `keyglass run` prints them: "> " before the
 * command, two blanks before its continuation lines. */
void transcript_print(const struct command *c, struct slice output, struct buf *out);

#endif
