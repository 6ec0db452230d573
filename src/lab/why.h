#ifndef LAB_WHY_H
#define LAB_WHY_H

#include "engine/request.h"
#include "lab/lab_int.h"

/*
 * The lab's one line of cause below a refusal of the service's, where a learner
 * could not know it.  Leaves r->why alone where the service's text says enough or
 * the engine gave a line of its own.
 */
void why_add(struct lab *lab, const struct request *q, struct result *r);

/* The same where the text alone tells: tables and indexes that are refused. */
void why_text(struct errinfo *why);

#endif
