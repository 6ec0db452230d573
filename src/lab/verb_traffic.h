#ifndef LAB_VERB_TRAFFIC_H
#define LAB_VERB_TRAFFIC_H

#include "lab/lab_int.h"
#include "lab/parser.h"
#include "traffic/asking.h"

/*
 * traffic: a stream of requests over virtual time.
 */
enum err verb_traffic_parse(struct parser *p, struct command *c);
/* Starts it: LAB_RUNNING, and the lab's job is the run; LAB_OK in the background. */
enum lab_outcome verb_traffic_run(struct lab *lab, const struct command *c, struct buf *out);

/* One of the requests that it sent, made again (asking_done() at the end); borrows from `origin`.
 * False: its table is gone. */
bool verb_traffic_request(struct lab *lab, const struct command *c,
                          const struct history_origin *origin, struct asking *ret);

extern const struct clause verb_traffic_clauses[];

#endif
