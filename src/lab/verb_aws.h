#ifndef LAB_VERB_AWS_H
#define LAB_VERB_AWS_H

#include "lab/lab_int.h"
#include "lab/parser.h"
#include "lab/script.h"

/*
 * `aws dynamodb ...`: the AWS CLI's line as an operation's name and the JSON of
 * its request, answered by the API.  What goes through the
 * front door leaves a record like any operation; what makes and changes tables,
 * and looks at them, none.
 */
struct verb_aws_args {
    const char *operation; /* "PutItem" */
    struct slice body;
};

enum err verb_aws_parse(struct parser *p, struct command *c);
enum lab_outcome verb_aws_run(struct lab *lab, const struct command *c, struct buf *out);

#endif
