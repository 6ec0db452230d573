#ifndef BASE_ERR_H
#define BASE_ERR_H

#include <stdbool.h>
#include <stdint.h>

/*
 * One table of errors for all layers.  `exit` is the exit status of commands
 * that end with this error, `wire` the service's exception name ("" for errors
 * of keyglass itself, which never travel), `text` the default words.
 */
/* clang-format off */
#define ERR_TABLE(_)                                                                               \
    /* id               exit http wire                                       text */               \
    _(LAB,              2,   400, "",                                        "not understood")      \
    _(LIMIT,            2,   400, "",                                        "over a limit")        \
    _(IO,               2,   500, "",                                        "cannot read or write") \
    _(VALIDATION,       3,   400, "ValidationException",                     "invalid request")     \
    _(SERIALIZATION,    3,   400, "SerializationException",                  "")                    \
    _(UNKNOWN_OP,       3,   400, "UnknownOperationException",               "")                    \
    _(ACCESS_DENIED,    4,   400, "AccessDeniedException",                   "Access denied")       \
    _(NOT_FOUND,        4,   400, "ResourceNotFoundException",               "Requested resource not found") \
    _(IN_USE,           4,   400, "ResourceInUseException",                  "Table already exists") \
    _(LIMIT_EXCEEDED,   4,   400, "LimitExceededException",                  "Subscriber limit exceeded") \
    _(CONDITION,        5,   400, "ConditionalCheckFailedException",         "The conditional request failed") \
    _(TX_CANCELED,      5,   400, "TransactionCanceledException",            "Transaction cancelled") \
    _(TX_CONFLICT,      5,   400, "TransactionConflictException",            "Transaction is ongoing for the item") \
    _(TX_IN_PROGRESS,   5,   400, "TransactionInProgressException",          "The transaction with the given request token is already in progress.") \
    _(IDEMPOTENT,       5,   400, "IdempotentParameterMismatchException",    "")                    \
    _(DUPLICATE,        5,   400, "DuplicateItemException",                  "Duplicate primary key exists in table") \
    _(COLLECTION_SIZE,  5,   400, "ItemCollectionSizeLimitExceededException", "Collection size exceeded.") \
    _(THROTTLED,        6,   400, "ProvisionedThroughputExceededException",  "The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.") \
    _(THROTTLED_DEMAND, 6,   400, "ThrottlingException",                     "Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly. If exceptions persist, check if you have a hot key: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html.") \
    _(REQUEST_LIMIT,    6,   400, "RequestLimitExceeded",                    "Throughput exceeds the current throughput limit for your account. To request a limit increase, contact AWS Support at https://aws.amazon.com/support") \
    _(INTERNAL,         7,   500, "InternalServerError",                     "internal error")
/* clang-format on */

enum err {
    ERR_OK = 0,
#define ERR_ENUM(id, exit_status, http, wire, text) ERR_##id,
    ERR_TABLE(ERR_ENUM)
#undef ERR_ENUM
        ERR_COUNT
};

/*
 * Where and why, for people.  Written only when a call fails.  `text` is the
 * service's own message, verbatim, for errors with a wire name and the lab's
 * sentence for the others; `why` is the lab's one line of cause, kept apart,
 * empty when there is none.
 */
struct errinfo {
    enum err code;
    int line, col; /* 1-based, in characters; 0 when there is no source text */
    char text[640];
    char why[240];
};

#define ERR_CHECKED __attribute__((warn_unused_result))

/* Fills *why (which may be NULL) and returns `code`, so that failing is one line. */
enum err err_set(struct errinfo *why, enum err code, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* The same with a place in a source text. */
enum err err_at(struct errinfo *why, int line, int col, enum err code, const char *fmt, ...)
    __attribute__((format(printf, 5, 6)));
/* Adds the lab's line of cause to a failure already set; returns its code. */
enum err err_why(struct errinfo *why, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

const char *err_wire_name(enum err code); /* "ValidationException", "" */
const char *err_default_text(enum err code);
int err_exit_status(enum err code); /* 0 for ERR_OK */
int err_http_status(enum err code);
bool err_is_throttle(enum err code);
/* The error of a wire name, ERR_OK when there is none; for checks. */
enum err err_by_wire_name(const char *name);

#endif
