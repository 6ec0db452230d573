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
/* The last operation in all ways there are, whole lines; false: there is none. */
bool show_last(struct lab *lab, struct buf *out);

#endif
