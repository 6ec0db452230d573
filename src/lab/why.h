#ifndef LAB_WHY_H
#define LAB_WHY_H

#include "lab/lab_int.h"
#include "lab/verb_op.h"

/*
 * The lab's one line of cause below a refusal of the service's, where a learner
 * could not know it (languages.md 2.3).  Leaves *why alone where the service's
 * text says enough or the engine gave a line of its own.
 */
void why_add(struct lab *lab, const struct verb_op_args *args, struct errinfo *why);

#endif
