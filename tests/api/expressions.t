# Placeholders, mixing, and which error wins. The languages themselves are in tests/expr.

setup
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}

# names without an expression
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ExpressionAttributeNames": {"#a": "b"}}
< 400 ValidationException
{"message": "ExpressionAttributeNames can only be specified when using expressions"}

# values without an expression: PutItem
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ExpressionAttributeValues": {":a": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: ConditionExpression is null"}

# values without an expression: DeleteItem
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ExpressionAttributeValues": {":a": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: ConditionExpression is null"}

# values without an expression: UpdateItem
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ExpressionAttributeValues": {":a": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: UpdateExpression and ConditionExpression are null"}

# values without an expression: Query
> Query
{"TableName": "Solo", "ExpressionAttributeValues": {":a": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: FilterExpression and KeyConditionExpression are null"}

# values without an expression: Scan
> Scan
{"TableName": "Solo", "ExpressionAttributeValues": {":a": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: FilterExpression is null"}

# a projection takes no values
> Scan
{"TableName": "Solo", "ProjectionExpression": "a", "ExpressionAttributeValues": {":a": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: FilterExpression is null"}

# names without an expression are told before values
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ExpressionAttributeNames": {"#a": "b"}, "ExpressionAttributeValues": {":a": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeNames can only be specified when using expressions"}

# no names in ExpressionAttributeNames
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "ExpressionAttributeNames": {}}
< 400 ValidationException
{"message": "ExpressionAttributeNames must not be empty"}

# no values in ExpressionAttributeValues
> Scan
{"TableName": "Solo", "FilterExpression": "a = :a", "ExpressionAttributeValues": {}}
< 400 ValidationException
{"message": "ExpressionAttributeValues must not be empty"}

# s is no alias
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "ExpressionAttributeNames": {"s": "b"}}
< 400 ValidationException
{"message": "ExpressionAttributeNames contains invalid key: Syntax error; key: \"s\""}

# # is no alias
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "ExpressionAttributeNames": {"#": "b"}}
< 400 ValidationException
{"message": "ExpressionAttributeNames contains invalid key: Syntax error; key: \"#\""}

# #a-b is no alias
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "ExpressionAttributeNames": {"#a-b": "b"}}
< 400 ValidationException
{"message": "ExpressionAttributeNames contains invalid key: Syntax error; key: \"#a-b\""}

# #é is no alias
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "ExpressionAttributeNames": {"#é": "b"}}
< 400 ValidationException
{"message": "ExpressionAttributeNames contains invalid key: Syntax error; key: \"#é\""}

#  #a is no alias
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "ExpressionAttributeNames": {" #a": "b"}}
< 400 ValidationException
{"message": "ExpressionAttributeNames contains invalid key: Syntax error; key: \" #a\""}

# :a is no alias
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "ExpressionAttributeNames": {":a": "b"}}
< 400 ValidationException
{"message": "ExpressionAttributeNames contains invalid key: Syntax error; key: \":a\""}

# nothing is no alias
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "ExpressionAttributeNames": {"": "b"}}
< 400 ValidationException
{"message": "ExpressionAttributeNames contains invalid key: Syntax error; key: \"\""}

# s is no value's name
> Scan
{"TableName": "Solo", "FilterExpression": "a = :a", "ExpressionAttributeValues": {"s": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues contains invalid key: Syntax error; key: \"s\""}

# : is no value's name
> Scan
{"TableName": "Solo", "FilterExpression": "a = :a", "ExpressionAttributeValues": {":": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues contains invalid key: Syntax error; key: \":\""}

# #a is no value's name
> Scan
{"TableName": "Solo", "FilterExpression": "a = :a", "ExpressionAttributeValues": {"#a": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues contains invalid key: Syntax error; key: \"#a\""}

# :a.b is no value's name
> Scan
{"TableName": "Solo", "FilterExpression": "a = :a", "ExpressionAttributeValues": {":a.b": {"S": "b"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues contains invalid key: Syntax error; key: \":a.b\""}

# a value that is wrong
> Scan
{"TableName": "Solo", "FilterExpression": "a = :a", "ExpressionAttributeValues": {":a": {"SS": []}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues contains invalid value: One or more parameter values were invalid: An string set  may not be empty for key :a"}

# a value that is none
> Scan
{"TableName": "Solo", "FilterExpression": "a = :a", "ExpressionAttributeValues": {":a": {}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues contains invalid value: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes for key :a"}

# a value too deep
> Scan
{"TableName": "Solo", "FilterExpression": "a = :deep", "ExpressionAttributeValues": {":deep": {{32 {"L": [}}{"S": "x"}{{32 ]}}} }}
< 400 ValidationException
{"message": "ExpressionAttributeValues contains invalid value: Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit for key :deep"}

# an alias that is not defined
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "#missing"}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: An expression attribute name used in the document path is not defined; attribute name: #missing"}

# a value that is not defined
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "a = :v"}
< 400 ValidationException
{"message": "Invalid ConditionExpression: An expression attribute value used in expression is not defined; attribute value: :v"}

# an alias that is not used
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "ExpressionAttributeNames": {"#unused": "b"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# a value that is not used
> Scan
{"TableName": "Solo", "FilterExpression": "a = :a", "ExpressionAttributeValues": {":a": {"S": "b"}, ":unused": {"S": "c"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# two values that are not used
> Scan
{"TableName": "Solo", "FilterExpression": "a = :a", "ExpressionAttributeValues": {":a": {"S": "b"}, ":x": {"S": "c"}, ":y": {"S": "c"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:…, :…}"}

# unused names are told before unused values
> Scan
{"TableName": "Solo", "FilterExpression": "a = :a", "ExpressionAttributeNames": {"#n": "b"}, "ExpressionAttributeValues": {":a": {"S": "b"}, ":x": {"S": "c"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#n}"}

# used in any of the expressions is used
> Query
{"TableName": "Solo", "KeyConditionExpression": "#p = :p", "FilterExpression": "#f <> :f", "ProjectionExpression": "#f", "ExpressionAttributeNames": {"#p": "pk", "#f": "f"}, "ExpressionAttributeValues": {":p": {"S": "a"}, ":f": {"S": "b"}}}
< 200
{"Items": [], "Count": 0, "ScannedCount": 0}

# two aliases of one attribute
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "#a.x, #b.y", "ExpressionAttributeNames": {"#a": "m", "#b": "m"}}
< 200
{}

# expressions and legacy parameters: UpdateItem
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "SET a = :a", "ExpressionAttributeValues": {":a": {"S": "b"}}, "AttributeUpdates": {"a": {"Value": {"S": "b"}}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {UpdateExpression}"}

# expressions and legacy parameters: PutItem
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_exists(a)", "Expected": {}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# expressions and legacy parameters: GetItem
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "AttributesToGet": ["a"]}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributesToGet} Expression parameters: {ProjectionExpression}"}

# expressions and legacy parameters: Scan
> Scan
{"TableName": "Solo", "FilterExpression": "a = b", "ScanFilter": {}, "ConditionalOperator": "AND"}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {ConditionalOperator, ScanFilter} Expression parameters: {FilterExpression}"}

# expressions and legacy parameters: Query
> Query
{"TableName": "Solo", "KeyConditionExpression": "pk = :p", "KeyConditions": {}, "QueryFilter": {}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter, KeyConditions} Expression parameters: {KeyConditionExpression}"}

# ConditionalOperator alone counts as legacy
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_exists(a)", "ConditionalOperator": "OR"}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {ConditionalOperator} Expression parameters: {ConditionExpression}"}

# mixing is told before an unused name
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "AttributesToGet": ["a"], "ExpressionAttributeNames": {"#x": "y"}}
< 400 ValidationException
{"message": "Can not use both …"}

# mixing is told before a wrong value
> PutItem
{"TableName": "Solo", "Item": {"pk": {}}, "ConditionExpression": "a = b", "Expected": {}}
< 400 ValidationException
{"message": "Can not use both …"}

# a wrong value in Item is told before a wrong placeholder
> PutItem
{"TableName": "Solo", "Item": {"pk": {}}, "ConditionExpression": "!", "ExpressionAttributeNames": {"x": "y"}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# a wrong alias is told before a wrong value
> Scan
{"TableName": "Solo", "FilterExpression": "!", "ExpressionAttributeNames": {"x": "y"}, "ExpressionAttributeValues": {"z": {}}}
< 400 ValidationException
{"message": "ExpressionAttributeNames contains invalid key: Syntax error; key: \"x\""}

# the update is told before the condition
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "SET", "ConditionExpression": "!"}
< 400 ValidationException
{"message": "Invalid UpdateExpression: Syntax error; token: \"<EOF>\", near: \"SET\""}

# the key condition is told before the filter
> Query
{"TableName": "Solo", "KeyConditionExpression": "!", "FilterExpression": "!"}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Syntax error; token: \"!\", near: \"!\""}

# the filter is told before the projection
> Scan
{"TableName": "Solo", "FilterExpression": "!", "ProjectionExpression": "!"}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; token: \"!\", near: \"!\""}

# an empty expression
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": ""}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: The expression can not be empty;"}

# an expression of 4,097 bytes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "{{4097 a}}"}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Expression size has exceeded the maximum allowed size; expression size: 4097"}

# an unused placeholder is told before a missing table
> GetItem
{"TableName": "Nowhere", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "a", "ExpressionAttributeNames": {"#x": "y"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#x}"}

# a syntax error is told before a missing table
> GetItem
{"TableName": "Nowhere", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "!!!"}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: Syntax error; token: \"!\", near: \"!!\""}

# P13 reserved words are for expressions alone
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "u1"}, "name": {"S": "Ada"}, "status": {"S": "on"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "u1"}}, "ProjectionExpression": "name"}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: Attribute name is a reserved keyword; reserved keyword: name"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "u1"}}, "ProjectionExpression": "#n", "ExpressionAttributeNames": {"#n": "name"}}
< 200
{"Item": {"name": {"S": "Ada"}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "u1"}}, "UpdateExpression": "SET status = :s", "ExpressionAttributeValues": {":s": {"S": "off"}}}
< 400 ValidationException
{"message": "Invalid UpdateExpression: Attribute name is a reserved keyword; reserved keyword: status"}

# a dot behind an alias is no step
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "x.y": {"S": "1"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "#d", "ExpressionAttributeNames": {"#d": "x.y"}}
< 200
{"Item": {"x.y": {"S": "1"}}}

# an alias of nothing
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "#d", "ExpressionAttributeNames": {"#d": ""}}
< 400 ValidationException
{"message": "…"}
