#ifndef API_CALL_TABLE_H
#define API_CALL_TABLE_H

#include "api/call.h"

/* DescribeTable, ListTables, DeleteTable, DescribeLimits, DescribeEndpoints. */
extern const struct shape call_table_name_shape, call_table_list_shape, call_table_none_shape;

enum err call_table_describe(struct call *c);
enum err call_table_list(struct call *c);
enum err call_table_limits(struct call *c);
enum err call_table_endpoints(struct call *c);

/* The table of TableName; a control operation's words when there is none. */
enum err call_table_find(struct call *c, struct table **ret_table);

#endif
