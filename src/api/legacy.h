#ifndef API_LEGACY_H
#define API_LEGACY_H

#include "api/call.h"

/*
 * The parameters from before there were expressions.  Their rules and texts are
 * checked here; what is left is written as an expression of the same meaning,
 * whose names and values are all placeholders, and parsed: there is one evaluator.
 */
extern const struct shape legacy_expected_shape, legacy_condition_shape, legacy_update_shape;

/* Each does nothing when its parameter is absent. */
enum err legacy_read_expected(struct call *c, const struct shape_body *b,
                              struct request *q) ERR_CHECKED;
/* Expected, QueryFilter or ScanFilter without ConditionalOperator and the other way round. */
enum err legacy_check_operator(struct call *c, const struct shape_body *b,
                               const char *member) ERR_CHECKED;
enum err legacy_read_filter(struct call *c, const struct shape_body *b, const char *member,
                            struct request *q) ERR_CHECKED;
enum err legacy_read_keys(struct call *c, const struct shape_body *b,
                          struct request *q) ERR_CHECKED;
enum err legacy_read_updates(struct call *c, const struct shape_body *b,
                             struct request *q) ERR_CHECKED;
enum err legacy_read_attributes(struct call *c, const struct shape_body *b,
                                struct request *q) ERR_CHECKED;

#endif
