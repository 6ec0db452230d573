#include "config.h"

#include "lab/verb.h"

#include "base/near.h"
#include "lab/operation.h"
#include "lab/verb_alter.h"
#include "lab/verb_aws.h"
#include "lab/verb_load.h"
#include "lab/verb_misc.h"
#include "lab/verb_op.h"
#include "lab/verb_reader.h"
#include "lab/verb_several.h"
#include "lab/verb_show.h"
#include "lab/verb_table.h"
#include "lab/verb_traffic.h"

enum { VERBS_MAX = 40 };

const struct verb *verb_find(struct slice name)
{
    for (const struct verb *v = verb_table; v->name; v++)
        if (slice_is_nocase(name, v->name))
            return v;
    return NULL;
}

const char *verb_near(struct slice typed)
{
    const char *names[VERBS_MAX + 1];
    size_t count = 0;
    for (const struct verb *v = verb_table; v->name; v++)
        names[count++] = v->name;
    names[count] = NULL;
    return near_word(typed, names);
}

#define READING                                                                                    \
    "[filter CONDITION] [project PATHS] [newest first | oldest first] [limit N] [all pages] "      \
    "[from {KEY}] [consistent] [count only]"

/* clang-format off */
const struct verb verb_table[] = {
    {.name = "create",
     .syntax = "create table NAME (PARTITION_KEY TYPE [, SORT_KEY TYPE]) "
               "[on-demand [max R rcu W wcu] | provisioned R rcu W wcu] [partitions N] "
               "[warm R rcu W wcu] [tags {NAME: STRING, ...}] "
               "[(global | local) index NAME (KEYS) [project (all | keys | include (NAME, ...))] "
               "[on-demand | provisioned R rcu W wcu] [partitions N] [lag DURATION] ...]",
     .help = "make a table with its indexes; key types are S, N and B",
     .flags = VERB_LOGGED, .clauses = verb_table_create_clauses,
     .parse = verb_table_parse_create, .run = verb_table_run_create},
    {.name = "alter",
     .syntax = "alter table NAME (on-demand [max R rcu W wcu] | provisioned R rcu W wcu | "
               "warm R rcu W wcu | add global index ... | drop index INDEX)",
     .help = "change a table's capacity or its global indexes",
     .flags = VERB_LOGGED, .clauses = verb_alter_clauses,
     .parse = verb_alter_parse, .run = verb_alter_run},
    {.name = "drop",
     .syntax = "drop table NAME",
     .help = "remove a table with all its items and indexes",
     .flags = VERB_LOGGED,
     .parse = verb_alter_parse_drop, .run = verb_alter_run_drop},
    {.name = "put",
     .syntax = "put TABLE {ITEM} [if CONDITION] [returning old]",
     .help = "store an item, in the place of the one with the same key",
     .flags = VERB_OPERATION | VERB_LOGGED | VERB_RECEIPT | VERB_EXPLAINED,
     .clauses = verb_op_write_clauses,
     .parse = verb_op_parse_put, .run = operation_run},
    {.name = "get",
     .syntax = "get TABLE {KEY} [consistent] [project PATHS]",
     .help = "read one item by its whole primary key",
     .flags = VERB_OPERATION | VERB_LOGGED | VERB_READ | VERB_RECEIPT | VERB_EXPLAINED,
     .clauses = verb_op_get_clauses,
     .parse = verb_op_parse_get, .run = operation_run},
    {.name = "update",
     .syntax = "update TABLE {KEY} (set | remove | add | delete) ... [if CONDITION] "
               "[returning (old | new | updated old | updated new)]",
     .help = "change attributes of one item, or make it",
     .flags = VERB_OPERATION | VERB_LOGGED | VERB_RECEIPT | VERB_EXPLAINED,
     .clauses = verb_op_write_clauses,
     .parse = verb_op_parse_update, .run = operation_run},
    {.name = "delete",
     .syntax = "delete TABLE {KEY} [if CONDITION] [returning old]",
     .help = "remove one item by its whole primary key",
     .flags = VERB_OPERATION | VERB_LOGGED | VERB_RECEIPT | VERB_EXPLAINED,
     .clauses = verb_op_write_clauses,
     .parse = verb_op_parse_delete, .run = operation_run},
    {.name = "query",
     .syntax = "query TABLE[.INDEX] where KEY_CONDITION " READING,
     .help = "read a run of one item collection",
     .flags = VERB_OPERATION | VERB_LOGGED | VERB_READ | VERB_RECEIPT | VERB_EXPLAINED,
     .clauses = verb_op_query_clauses,
     .parse = verb_op_parse_query, .run = operation_run},
    {.name = "scan",
     .syntax = "scan TABLE[.INDEX] " READING " [segment N of M]",
     .help = "read a whole table or index, page by page",
     .flags = VERB_OPERATION | VERB_LOGGED | VERB_READ | VERB_RECEIPT | VERB_EXPLAINED,
     .clauses = verb_op_scan_clauses,
     .parse = verb_op_parse_scan, .run = operation_run},
    {.name = "batch",
     .syntax = "batch { (put | get | delete) ...; ... }",
     .help = "several gets or several writes in one request; each stands alone",
     .flags = VERB_OPERATION | VERB_LOGGED | VERB_RECEIPT,
     .parse = verb_several_parse_batch, .run = operation_run},
    {.name = "transact",
     .syntax = "transact [token STRING] { (put | get | update | delete | check TABLE {KEY} if "
               "CONDITION) ...; ... }",
     .help = "several gets or several writes in one request; all are done or none",
     .flags = VERB_OPERATION | VERB_LOGGED | VERB_RECEIPT,
     .parse = verb_several_parse_transact, .run = operation_run},
    {.name = "load",
     .syntax = "load TABLE from FILE [typed | types(NAME TYPE, ...)] [with NAME = \"{A}#{B}\", ...] "
               "[limit N] [sample N] [shuffled]",
     .help = "import a .jsonl or .csv file; costs nothing and takes no time",
     .flags = VERB_LOGGED | VERB_RECEIPT, .clauses = verb_load_clauses,
     .parse = verb_load_parse, .run = verb_load_run},
    {.name = "traffic",
     .syntax = "traffic TABLE (put | get | query | update | delete) keys DISTRIBUTION rate N/s "
               "(for DURATION | count N) [named \"k{}\"] [sort DISTRIBUTION] [size SIZE] [consistent] "
               "[poisson] [retry (none | sdk)] [in background]",
     .help = "send a stream of requests; keys one, uniform, zipf, list, sequence, clock or replay",
     .flags = VERB_LOGGED | VERB_TIMED | VERB_RECEIPT, .clauses = verb_traffic_clauses,
     .parse = verb_traffic_parse, .run = verb_traffic_run},
    {.name = "reader",
     .syntax = "reader (TABLE {KEY} {KEY} | off)",
     .help = "read two keys after every write; checks ask what it saw",
     .flags = VERB_LOGGED,
     .parse = verb_reader_parse, .run = verb_reader_run},
    {.name = "wait",
     .syntax = "wait DURATION",
     .help = "let virtual time pass: 500ms, 10s, 2m",
     .flags = VERB_LOGGED | VERB_TIMED,
     .parse = verb_misc_parse_wait, .run = verb_misc_run_wait},
    {.name = "locate",
     .syntax = "locate TABLE[.INDEX] {KEY} [{KEY} ...]",
     .help = "show a key's hash and its partition",
     .flags = VERB_READ,
     .parse = verb_table_parse_locate, .run = verb_table_run_locate},
    {.name = "explain",
     .syntax = "explain (put | get | update | delete | query | scan) ...",
     .help = "show what a command would do, and do nothing",
     .flags = VERB_READ,
     .parse = verb_op_parse_explain, .run = verb_op_run_explain},
    {.name = "describe",
     .syntax = "describe [TABLE | TABLE.INDEX | table TABLE | model]",
     .help = "show a table or index with its partitions, or all tables",
     .flags = VERB_READ,
     .parse = verb_table_parse_describe, .run = verb_table_run_describe},
    {.name = "show",
     .syntax = "show as (aws | json) [OPERATION]",
     .help = "write an operation, or the last one, as an AWS CLI line or as JSON; runs nothing",
     .flags = VERB_READ,
     .parse = verb_show_parse, .run = verb_show_run},
    {.name = "aws",
     .syntax = "aws dynamodb OPERATION --OPTION VALUE ...",
     .help = "a line of the AWS CLI, as it is pasted",
     .flags = VERB_OPERATION | VERB_LOGGED | VERB_RECEIPT | VERB_SHELL,
     .parse = verb_aws_parse, .run = verb_aws_run},
    {.name = "expect",
     .syntax = "expect CHECK",
     .help = "ask whether something is so: expect result.count == 2",
     .parse = verb_misc_parse_expect, .run = verb_misc_run_expect},
    {.name = "answer",
     .syntax = "answer NAME (WORD | STRING | NUMBER)",
     .help = "write down an answer in words",
     .flags = VERB_LOGGED,
     .parse = verb_misc_parse_answer, .run = verb_misc_run_answer},
    {.name = "model",
     .syntax = "model scale 1:N",
     .help = "change the model, before the first table",
     .flags = VERB_LOGGED,
     .parse = verb_misc_parse_model, .run = verb_misc_run_model},
    {.name = "undo",
     .syntax = "undo",
     .help = "take back the last command that did something",
     .parse = verb_misc_parse_nothing, .run = verb_misc_run_undo},
    {.name = "reset",
     .syntax = "reset",
     .help = "begin anew",
     .parse = verb_misc_parse_nothing, .run = verb_misc_run_reset},
    {.name = "help",
     .syntax = "help [COMMAND]",
     .help = "list the commands, or show the form of one",
     .parse = verb_misc_parse_help, .run = verb_misc_run_help},

    {.name = NULL},
};
/* clang-format on */

_Static_assert(sizeof verb_table / sizeof *verb_table <= VERBS_MAX, "verb_near has room for all");
