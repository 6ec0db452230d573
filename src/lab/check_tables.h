#ifndef LAB_CHECK_TABLES_H
#define LAB_CHECK_TABLES_H

#include "lab/check_node.h"

/*
 * The names of checks that ask what tables and indexes hold now: rows of
 * check_names_table, with their `get`.
 */
struct check_value check_tables_count(struct check_run *run, const struct check_node *n);
struct check_value check_tables_item(struct check_run *run, const struct check_node *n);
struct check_value check_tables_exists(struct check_run *run, const struct check_node *n);
struct check_value check_tables_collection(struct check_run *run, const struct check_node *n);
struct check_value check_tables_partition(struct check_run *run, const struct check_node *n);
struct check_value check_tables_schema(struct check_run *run, const struct check_node *n);
struct check_value check_tables_index(struct check_run *run, const struct check_node *n);

#endif
