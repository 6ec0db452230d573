#ifndef BASE_LIMITS_H
#define BASE_LIMITS_H

/*
 * Every bound on what comes from outside, in one place.  A refusal says which
 * limit it was and what was asked.  "service": DynamoDB's own limit; the others
 * are ours, chosen so that no input can make keyglass slow or large by surprise.
 */

/* keys and values (service) */
#define LIMIT_PK_BYTES        2048
#define LIMIT_SK_BYTES        1024
#define LIMIT_ITEM_BYTES      409600
#define LIMIT_NESTING         32
#define LIMIT_NUM_DIGITS      38
#define LIMIT_ATTR_NAME_BYTES 65535
#define LIMIT_KEY_NAME_BYTES  255
#define LIMIT_TABLE_NAME_MIN  3
#define LIMIT_TABLE_NAME_MAX  255

/* expressions (service) */
#define LIMIT_EXPR_BYTES       4096
#define LIMIT_EXPR_OPERATORS   300
#define LIMIT_EXPR_IN_OPERANDS 100
#define LIMIT_EXPR_PATH_STEPS  32
#define LIMIT_EXPR_DEPTH       200 /* ours: parentheses; the text's 4,096 bytes allow more */
#define LIMIT_STATEMENT_BYTES  8192
#define LIMIT_STATEMENT_KEYS   50 /* partition keys of an IN */

/* requests (service) */
#define LIMIT_PAGE_BYTES     1048576
#define LIMIT_TABLES         2500
#define LIMIT_LOCAL_INDEXES  5
#define LIMIT_GLOBAL_INDEXES 20
#define LIMIT_BATCH_GET      100
#define LIMIT_BATCH_BYTES    16777216 /* of items that one BatchGetItem brings */
#define LIMIT_BATCH_WRITE    25
#define LIMIT_TRANSACT       100
#define LIMIT_BODY_BYTES     16777216
#define LIMIT_INCLUDED       100 /* attributes that all indexes of a table include by name */

#define LIMIT_DECREASES_FREE 4  /* of provisioned units in a day, at any time */
#define LIMIT_DECREASES      27 /* in a day at all */
#define LIMIT_TAGS           50
#define LIMIT_TRANSACT_BYTES 4194304

/* requests as JSON */
#define LIMIT_JSON_VALUES       4000000 /* in one body: what 16 MB of items can hold */
#define LIMIT_JSON_NUMBER_BYTES 63      /* of one number's text: cJSON's buffer */
#define LIMIT_DEFINITIONS       1000    /* attributes of all keys of a table */
#define LIMIT_PLACEHOLDERS      10000   /* of one request; 4,096 bytes have room for fewer */
#define LIMIT_LEGACY_CONDITIONS 10000   /* of one parameter */
#define LIMIT_MESSAGE_BYTES     262144  /* of an error that prints what was sent */

/* the lab language */
#define LIMIT_SCRIPT_BYTES     (1 << 20)
#define LIMIT_SCRIPT_COMMANDS  10000
#define LIMIT_LINE_BYTES       (64 << 10)
#define LIMIT_COMMAND_BYTES    (1 << 20)
#define LIMIT_LITERAL_ELEMENTS 10000
#define LIMIT_LABELS           64
#define LIMIT_ACTIONS          1000 /* in one block; the service's own limits are lower */
#define LIMIT_LABEL_CHARS      32
#define LIMIT_TIME_DAYS        30
#define LIMIT_TRAFFIC_REQUESTS 100000000
#define LIMIT_TRAFFIC_RETRIES  1000000 /* requests of one traffic that wait to be sent again */
#define LIMIT_BACKGROUND       16      /* traffics under way in the background */
#define LIMIT_KEYS             10000000
#define LIMIT_KEYS_LIST        1000
#define LIMIT_LOAD_ROWS        5000000
#define LIMIT_LOAD_BYTES       (1 << 30)
#define LIMIT_HISTORY_LINES    1000
#define LIMIT_PARTITIONS       100000        /* of one table */
#define LIMIT_LAB_PARTITIONS   500000        /* of all tables of a lab */
#define LIMIT_LAB_ITEMS        20000000      /* stored in a lab; */
#define LIMIT_LAB_BYTES        4294967296    /* memory is the reason */
#define LIMIT_UNITS            1000000000000 /* service: provisioned units */

/* checks and lessons */
#define LIMIT_CHECK_BYTES      1024
#define LIMIT_CHECK_DEPTH      32
#define LIMIT_CHECKS           64
#define LIMIT_FORALL_SEEDS     16
#define LIMIT_LESSON_BYTES     (256 << 10)
#define LIMIT_LESSON_STEPS     40
#define LIMIT_LESSON_FENCES    200
#define LIMIT_FENCE_LINES      500
#define LIMIT_OPTIONS          5
#define LIMIT_FRONT_LINES      32
#define LIMIT_FRONT_LINE_BYTES 512

/* grading: what one answer may ask for */
#define LIMIT_GRADE_REQUESTS  10000000
#define LIMIT_GRADE_ITEMS     1000000
#define LIMIT_GRADE_ROWS      1000000
#define LIMIT_CHECK_SECONDS   5
#define LIMIT_CHECK_MEGABYTES 512
#define LIMIT_OUTPUT_LINES    100000

#endif
