#ifndef LAB_SHOW_H
#define LAB_SHOW_H

#include "lab/lab.h"
#include "lab/script.h"

/*
 * Operations in the service's own words: as a line of the AWS CLI, and as the
 * JSON of the request.
 */

/* Runs nothing; what the service would refuse to read is refused here. */
enum lab_outcome show_command(struct lab *lab, const struct command *c, bool as_aws,
                              struct buf *out);
/* The last operation of the log, read again; false: there is none, and *ret is left alone. */
bool show_read_last(const struct lab *lab, struct script *ret);

/* Which of the ways below comes first. */
enum show_first { SHOW_AWS, SHOW_JSON };

/* The last operation in all ways there are, whole lines; false: there is none. */
bool show_last(struct lab *lab, struct buf *out);
/* The same of one of the latest requests, by its number in the history: as it was sent, so of an
 * operation of many pages one page, of traffic what was drawn.  False: it is no longer kept. */
bool show_request(struct lab *lab, uint64_t number, enum show_first first, struct buf *out);

#endif
