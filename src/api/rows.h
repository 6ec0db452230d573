#ifndef API_ROWS_H
#define API_ROWS_H

#include "api/attrval.h"
#include "api/shape.h"

/* Rows that several operations have. */

/* clang-format off */
#define ROW_TABLE       {.name = "TableName", .kind = SHAPE_STRING, .required = true, .is_table = true, .min = 1, .max = 255}
#define ROW_TABLE_OWN   {.name = "TableName", .kind = SHAPE_STRING, .is_table = true, .min = 1, .max = 255}
#define ROW_INDEX       {.name = "IndexName", .kind = SHAPE_STRING, .is_name = true, .min = 3, .max = 255}
#define ROW_CAPACITY    {.name = "ReturnConsumedCapacity", .kind = SHAPE_STRING, .enum_set = "[INDEXES, TOTAL, NONE]"}
#define ROW_METRICS     {.name = "ReturnItemCollectionMetrics", .kind = SHAPE_STRING, .enum_set = "[SIZE, NONE]"}
#define ROW_VALUES      {.name = "ReturnValues", .kind = SHAPE_STRING, .enum_set = "[ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]"}
#define ROW_ON_FAILURE  {.name = "ReturnValuesOnConditionCheckFailure", .kind = SHAPE_STRING, .enum_set = "[ALL_OLD, NONE]"}
#define ROW_OPERATOR    {.name = "ConditionalOperator", .kind = SHAPE_STRING, .enum_set = "[OR, AND]", .role = ROLE_LEGACY}
#define ROW_EXPECTED    {.name = "Expected", .kind = SHAPE_STRUCT, .in = "M", .shape = &legacy_expected_shape, .role = ROLE_LEGACY}
#define ROW_ATTRIBUTES  {.name = "AttributesToGet", .kind = SHAPE_STRING, .in = "L", .min = 1, .max = 255, .role = ROLE_LEGACY}
#define ROW_ITEM(member)       {.name = member, .kind = SHAPE_STRUCT, .in = "M", .shape = &attrval_shape, .required = true}
#define ROW_ITEM_MAYBE(member) {.name = member, .kind = SHAPE_STRUCT, .in = "M", .shape = &attrval_shape}
#define ROW_CONDITIONS(member) {.name = member, .kind = SHAPE_STRUCT, .in = "M", .shape = &legacy_condition_shape, .role = ROLE_LEGACY}
#define ROW_EXPRESSION(member) {.name = member, .kind = SHAPE_STRING, .role = ROLE_EXPRESSION}
#define ROW_NAMES       {.name = "ExpressionAttributeNames", .kind = SHAPE_STRING, .in = "M"}
#define ROW_BINDINGS    {.name = "ExpressionAttributeValues", .kind = SHAPE_STRUCT, .in = "M", .shape = &attrval_shape}
#define ROW_BOOLEAN(member)    {.name = member, .kind = SHAPE_BOOLEAN}
#define ROW_END         {.name = NULL}
/* clang-format on */

#endif
