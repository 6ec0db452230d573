# Which error wins: every pair of mistakes in one request, the one the service looks for first is told.

setup
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}]}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "t": {"S": "text"}}}

# PutItem: a wrong JSON type beats mixing
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a wrong JSON type beats an empty value
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "v": {}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a wrong JSON type beats ReturnValues
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnValues": "ALL_NEW", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a wrong JSON type beats the size of the item
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a wrong JSON type beats the syntax of the condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a wrong JSON type beats an unused name
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a wrong JSON type beats an unused value
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a wrong JSON type beats a missing table
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a wrong JSON type beats a missing key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a wrong JSON type beats an index key of another type
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a wrong JSON type beats a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# PutItem: a bad enum beats mixing
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: a bad enum beats an empty value
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "v": {}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: a bad enum beats ReturnValues
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnValues": "ALL_NEW", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: a bad enum beats the size of the item
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: a bad enum beats the syntax of the condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: a bad enum beats an unused name
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: a bad enum beats an unused value
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: a bad enum beats a missing table
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: a bad enum beats a missing key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: a bad enum beats an index key of another type
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: a bad enum beats a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# PutItem: mixing beats an empty value
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "v": {}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# PutItem: mixing beats ReturnValues
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnValues": "ALL_NEW", "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# PutItem: mixing beats the size of the item
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# PutItem: mixing beats the syntax of the condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# PutItem: mixing beats an unused name
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}, "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# PutItem: mixing beats an unused value
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# PutItem: mixing beats a missing table
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# PutItem: mixing beats a missing key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# PutItem: mixing beats an index key of another type
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# PutItem: mixing beats a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# PutItem: an empty value beats ReturnValues
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "v": {}}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# PutItem: an empty value beats the size of the item
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}, "v": {}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# PutItem: an empty value beats the syntax of the condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "v": {}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# PutItem: an empty value beats an unused name
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "v": {}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# PutItem: an empty value beats an unused value
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "v": {}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# PutItem: an empty value beats a missing table
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "v": {}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# PutItem: an empty value beats a missing key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "v": {}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# PutItem: an empty value beats an index key of another type
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}, "v": {}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# PutItem: an empty value beats a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "v": {}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# PutItem: ReturnValues beats the size of the item
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# PutItem: ReturnValues beats the syntax of the condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# PutItem: ReturnValues beats an unused name
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# PutItem: ReturnValues beats an unused value
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# PutItem: ReturnValues beats a missing table
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# PutItem: ReturnValues beats a missing key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# PutItem: ReturnValues beats an index key of another type
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# PutItem: ReturnValues beats a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# PutItem: the size of the item beats the syntax of the condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# PutItem: the size of the item beats an unused name
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# PutItem: the size of the item beats an unused value
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# PutItem: the size of the item beats a missing table
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# PutItem: the size of the item beats a missing key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "w": {"S": "{{409600 x}}"}}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# PutItem: the size of the item beats an index key of another type
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}, "w": {"S": "{{409600 x}}"}}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# PutItem: the size of the item beats a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# PutItem: the syntax of the condition beats a missing table
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# PutItem: the syntax of the condition beats a missing key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# PutItem: the syntax of the condition beats an index key of another type
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# PutItem: an unused name beats an unused value
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# PutItem: an unused name beats a missing table
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# PutItem: an unused name beats a missing key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# PutItem: an unused name beats an index key of another type
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# PutItem: an unused name beats a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# PutItem: an unused value beats a missing table
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# PutItem: an unused value beats a missing key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# PutItem: an unused value beats an index key of another type
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# PutItem: an unused value beats a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}, ":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# PutItem: a missing table beats a missing key
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# PutItem: a missing table beats an index key of another type
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# PutItem: a missing table beats a false condition
> PutItem
{"TableName": "Nope", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# PutItem: a missing key beats an index key of another type
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "gk": {"N": "1"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Missing the key sk in the item"}

# PutItem: a missing key beats a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Missing the key sk in the item"}

# PutItem: an index key of another type beats a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "there"}, "sk": {"S": "1"}, "gk": {"N": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for Index Key gk Expected: S Actual: N IndexName: gsi1"}

# UpdateItem: a wrong JSON type beats mixing
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "AttributeUpdates": {"t": {"Action": "DELETE"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats an empty value in the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats the syntax of the update
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats the syntax of the condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats an unused name
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeNames": {"#unused": "x"}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats an unused value
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats a missing table
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats a key with a part too many
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats an update of the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET sk = :k", "ExpressionAttributeValues": {":k": {"S": "2"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats an index key of another type
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET gk = :g", "ExpressionAttributeValues": {":g": {"N": "1"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats a false condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET a = nothing", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a wrong JSON type beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET b = t + :one", "ExpressionAttributeValues": {":one": {"N": "1"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# UpdateItem: a bad enum beats mixing
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "AttributeUpdates": {"t": {"Action": "DELETE"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats an empty value in the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats the syntax of the update
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats the syntax of the condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats an unused name
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeNames": {"#unused": "x"}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats an unused value
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats a missing table
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats a key with a part too many
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats an update of the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET sk = :k", "ExpressionAttributeValues": {":k": {"S": "2"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats an index key of another type
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET gk = :g", "ExpressionAttributeValues": {":g": {"N": "1"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats a false condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET a = nothing", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: a bad enum beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET b = t + :one", "ExpressionAttributeValues": {":one": {"N": "1"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# UpdateItem: mixing beats an empty value in the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "UpdateExpression": "REMOVE zz", "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats the syntax of the update
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET", "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats the syntax of the condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "UpdateExpression": "REMOVE zz", "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats an unused name
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeNames": {"#unused": "x"}, "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats an unused value
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats a missing table
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats a key with a part too many
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "UpdateExpression": "REMOVE zz", "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats an update of the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET sk = :k", "ExpressionAttributeValues": {":k": {"S": "2"}}, "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats an index key of another type
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET gk = :g", "ExpressionAttributeValues": {":g": {"N": "1"}}, "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats a false condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "UpdateExpression": "REMOVE zz", "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET a = nothing", "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: mixing beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET b = t + :one", "ExpressionAttributeValues": {":one": {"N": "1"}}, "AttributeUpdates": {"t": {"Action": "DELETE"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributeUpdates} Expression parameters: {\u2026}"}

# UpdateItem: an empty value in the key beats the syntax of the update
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "UpdateExpression": "SET"}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: an empty value in the key beats the syntax of the condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: an empty value in the key beats an unused name
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: an empty value in the key beats an unused value
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: an empty value in the key beats a missing table
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: an empty value in the key beats a key with a part too many
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}, "x": {"S": "y"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: an empty value in the key beats an update of the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "UpdateExpression": "SET sk = :k", "ExpressionAttributeValues": {":k": {"S": "2"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: an empty value in the key beats an index key of another type
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "UpdateExpression": "SET gk = :g", "ExpressionAttributeValues": {":g": {"N": "1"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: an empty value in the key beats a false condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: an empty value in the key beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "UpdateExpression": "SET a = nothing"}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: an empty value in the key beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "UpdateExpression": "SET b = t + :one", "ExpressionAttributeValues": {":one": {"N": "1"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# UpdateItem: the syntax of the update beats the syntax of the condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "UpdateExpression": "SET"}
< 400 ValidationException
{"message": "Invalid UpdateExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the update beats an unused name
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Invalid UpdateExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the update beats an unused value
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Invalid UpdateExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the update beats a missing table
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET"}
< 400 ValidationException
{"message": "Invalid UpdateExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the update beats a key with a part too many
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "UpdateExpression": "SET"}
< 400 ValidationException
{"message": "Invalid UpdateExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the update beats a false condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "UpdateExpression": "SET"}
< 400 ValidationException
{"message": "Invalid UpdateExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the condition beats an unused name
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeNames": {"#unused": "x"}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the condition beats an unused value
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the condition beats a missing table
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the condition beats a key with a part too many
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the condition beats an update of the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET sk = :k", "ExpressionAttributeValues": {":k": {"S": "2"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the condition beats an index key of another type
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET gk = :g", "ExpressionAttributeValues": {":g": {"N": "1"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the condition beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET a = nothing", "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# UpdateItem: the syntax of the condition beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET b = t + :one", "ExpressionAttributeValues": {":one": {"N": "1"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# UpdateItem: an unused name beats an unused value
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# UpdateItem: an unused name beats a missing table
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# UpdateItem: an unused name beats a key with a part too many
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# UpdateItem: an unused name beats an update of the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET sk = :k", "ExpressionAttributeValues": {":k": {"S": "2"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# UpdateItem: an unused name beats an index key of another type
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET gk = :g", "ExpressionAttributeValues": {":g": {"N": "1"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# UpdateItem: an unused name beats a false condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# UpdateItem: an unused name beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET a = nothing", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# UpdateItem: an unused name beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET b = t + :one", "ExpressionAttributeValues": {":one": {"N": "1"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# UpdateItem: an unused value beats a missing table
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# UpdateItem: an unused value beats a key with a part too many
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "UpdateExpression": "REMOVE zz", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# UpdateItem: an unused value beats an update of the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET sk = :k", "ExpressionAttributeValues": {":k": {"S": "2"}, ":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# UpdateItem: an unused value beats an index key of another type
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET gk = :g", "ExpressionAttributeValues": {":g": {"N": "1"}, ":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# UpdateItem: an unused value beats a false condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}, ":unused": {"S": "x"}}, "UpdateExpression": "REMOVE zz"}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# UpdateItem: an unused value beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET a = nothing", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# UpdateItem: an unused value beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET b = t + :one", "ExpressionAttributeValues": {":one": {"N": "1"}, ":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# UpdateItem: a missing table beats a key with a part too many
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# UpdateItem: a missing table beats an update of the key
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET sk = :k", "ExpressionAttributeValues": {":k": {"S": "2"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# UpdateItem: a missing table beats an index key of another type
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET gk = :g", "ExpressionAttributeValues": {":g": {"N": "1"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# UpdateItem: a missing table beats a false condition
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# UpdateItem: a missing table beats a missing operand
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET a = nothing"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# UpdateItem: a missing table beats a sum of text
> UpdateItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET b = t + :one", "ExpressionAttributeValues": {":one": {"N": "1"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# UpdateItem: a key with a part too many beats an update of the key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "UpdateExpression": "SET sk = :k", "ExpressionAttributeValues": {":k": {"S": "2"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# UpdateItem: a key with a part too many beats an index key of another type
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "UpdateExpression": "SET gk = :g", "ExpressionAttributeValues": {":g": {"N": "1"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# UpdateItem: a key with a part too many beats a false condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# UpdateItem: a key with a part too many beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "UpdateExpression": "SET a = nothing"}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# UpdateItem: a key with a part too many beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "UpdateExpression": "SET b = t + :one", "ExpressionAttributeValues": {":one": {"N": "1"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# UpdateItem: an update of the key beats an index key of another type
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET gk = :g, sk = :k", "ExpressionAttributeValues": {":g": {"N": "1"}, ":k": {"S": "2"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Cannot update attribute sk. This attribute is part of the key"}

# UpdateItem: an update of the key beats a false condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}, ":k": {"S": "2"}}, "UpdateExpression": "SET sk = :k"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Cannot update attribute sk. This attribute is part of the key"}

# UpdateItem: an update of the key beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET a = nothing, sk = :k", "ExpressionAttributeValues": {":k": {"S": "2"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Cannot update attribute sk. This attribute is part of the key"}

# UpdateItem: an update of the key beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET b = t + :one, sk = :k", "ExpressionAttributeValues": {":one": {"N": "1"}, ":k": {"S": "2"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Cannot update attribute sk. This attribute is part of the key"}

# UpdateItem: an index key of another type beats a false condition
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}, ":g": {"N": "1"}}, "UpdateExpression": "SET gk = :g"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for Index Key gk Expected: S Actual: N IndexName: gsi1"}

# UpdateItem: an index key of another type beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET a = nothing, gk = :g", "ExpressionAttributeValues": {":g": {"N": "1"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for Index Key gk Expected: S Actual: N IndexName: gsi1"}

# UpdateItem: an index key of another type beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET b = t + :one, gk = :g", "ExpressionAttributeValues": {":one": {"N": "1"}, ":g": {"N": "1"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for Index Key gk Expected: S Actual: N IndexName: gsi1"}

# UpdateItem: a false condition beats a missing operand
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET a = nothing", "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}

# UpdateItem: a false condition beats a sum of text
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "SET b = t + :one", "ExpressionAttributeValues": {":one": {"N": "1"}, ":want": {"S": "other"}}, "ConditionExpression": "t = :want"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}

# DeleteItem: a wrong JSON type beats mixing
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# DeleteItem: a wrong JSON type beats an empty value in the key
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# DeleteItem: a wrong JSON type beats ReturnValues
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnValues": "UPDATED_NEW", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# DeleteItem: a wrong JSON type beats the syntax of the condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# DeleteItem: a wrong JSON type beats an unused name
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# DeleteItem: a wrong JSON type beats an unused value
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# DeleteItem: a wrong JSON type beats a missing table
> DeleteItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# DeleteItem: a wrong JSON type beats a key with a part too many
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# DeleteItem: a wrong JSON type beats a false condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# DeleteItem: a bad enum beats mixing
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# DeleteItem: a bad enum beats an empty value in the key
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# DeleteItem: a bad enum beats ReturnValues
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnValues": "UPDATED_NEW", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# DeleteItem: a bad enum beats the syntax of the condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# DeleteItem: a bad enum beats an unused name
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# DeleteItem: a bad enum beats an unused value
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# DeleteItem: a bad enum beats a missing table
> DeleteItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# DeleteItem: a bad enum beats a key with a part too many
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# DeleteItem: a bad enum beats a false condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# DeleteItem: mixing beats an empty value in the key
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# DeleteItem: mixing beats ReturnValues
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnValues": "UPDATED_NEW", "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# DeleteItem: mixing beats the syntax of the condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# DeleteItem: mixing beats an unused name
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}, "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# DeleteItem: mixing beats an unused value
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# DeleteItem: mixing beats a missing table
> DeleteItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# DeleteItem: mixing beats a key with a part too many
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ConditionExpression": "attribute_exists(pk)", "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# DeleteItem: mixing beats a false condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "Expected": {"t": {"Exists": false}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"}

# DeleteItem: an empty value in the key beats ReturnValues
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ReturnValues": "UPDATED_NEW"}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# DeleteItem: an empty value in the key beats the syntax of the condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# DeleteItem: an empty value in the key beats an unused name
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# DeleteItem: an empty value in the key beats an unused value
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# DeleteItem: an empty value in the key beats a missing table
> DeleteItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# DeleteItem: an empty value in the key beats a key with a part too many
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}, "x": {"S": "y"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# DeleteItem: an empty value in the key beats a false condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# DeleteItem: ReturnValues beats the syntax of the condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "((", "ReturnValues": "UPDATED_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# DeleteItem: ReturnValues beats an unused name
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}, "ReturnValues": "UPDATED_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# DeleteItem: ReturnValues beats an unused value
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ReturnValues": "UPDATED_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# DeleteItem: ReturnValues beats a missing table
> DeleteItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnValues": "UPDATED_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# DeleteItem: ReturnValues beats a key with a part too many
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ReturnValues": "UPDATED_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# DeleteItem: ReturnValues beats a false condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "ReturnValues": "UPDATED_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# DeleteItem: the syntax of the condition beats a missing table
> DeleteItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# DeleteItem: the syntax of the condition beats a key with a part too many
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ConditionExpression": "(("}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# DeleteItem: an unused name beats an unused value
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# DeleteItem: an unused name beats a missing table
> DeleteItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# DeleteItem: an unused name beats a key with a part too many
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# DeleteItem: an unused name beats a false condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# DeleteItem: an unused value beats a missing table
> DeleteItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# DeleteItem: an unused value beats a key with a part too many
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# DeleteItem: an unused value beats a false condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}, ":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# DeleteItem: a missing table beats a key with a part too many
> DeleteItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# DeleteItem: a missing table beats a false condition
> DeleteItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# DeleteItem: a key with a part too many beats a false condition
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ConditionExpression": "t = :want", "ExpressionAttributeValues": {":want": {"S": "other"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# GetItem: a wrong JSON type beats mixing
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "pk", "AttributesToGet": ["pk"], "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# GetItem: a wrong JSON type beats an empty value in the key
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# GetItem: a wrong JSON type beats a reserved word
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "size, a, a.b", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# GetItem: a wrong JSON type beats paths that overlap
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "a, a.b", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# GetItem: a wrong JSON type beats an unused name
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "pk", "ExpressionAttributeNames": {"#unused": "x"}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# GetItem: a wrong JSON type beats a missing table
> GetItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# GetItem: a wrong JSON type beats a key with a part too many
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# GetItem: a bad enum beats mixing
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "pk", "AttributesToGet": ["pk"], "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# GetItem: a bad enum beats an empty value in the key
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# GetItem: a bad enum beats a reserved word
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "size, a, a.b", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# GetItem: a bad enum beats paths that overlap
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "a, a.b", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# GetItem: a bad enum beats an unused name
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "pk", "ExpressionAttributeNames": {"#unused": "x"}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# GetItem: a bad enum beats a missing table
> GetItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# GetItem: a bad enum beats a key with a part too many
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# GetItem: mixing beats an empty value in the key
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ProjectionExpression": "pk", "AttributesToGet": ["pk"]}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributesToGet} Expression parameters: {ProjectionExpression}"}

# GetItem: mixing beats a reserved word
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "size, a, a.b", "AttributesToGet": ["pk"]}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributesToGet} Expression parameters: {ProjectionExpression}"}

# GetItem: mixing beats paths that overlap
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "a, a.b", "AttributesToGet": ["pk"]}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributesToGet} Expression parameters: {ProjectionExpression}"}

# GetItem: mixing beats an unused name
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "pk", "ExpressionAttributeNames": {"#unused": "x"}, "AttributesToGet": ["pk"]}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributesToGet} Expression parameters: {ProjectionExpression}"}

# GetItem: mixing beats a missing table
> GetItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "pk", "AttributesToGet": ["pk"]}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributesToGet} Expression parameters: {ProjectionExpression}"}

# GetItem: mixing beats a key with a part too many
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ProjectionExpression": "pk", "AttributesToGet": ["pk"]}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributesToGet} Expression parameters: {ProjectionExpression}"}

# GetItem: an empty value in the key beats a reserved word
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ProjectionExpression": "size, a, a.b"}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# GetItem: an empty value in the key beats paths that overlap
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ProjectionExpression": "a, a.b"}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# GetItem: an empty value in the key beats an unused name
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}}, "ProjectionExpression": "pk", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# GetItem: an empty value in the key beats a missing table
> GetItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# GetItem: an empty value in the key beats a key with a part too many
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {}, "x": {"S": "y"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# GetItem: a reserved word beats an unused name
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "size, a, a.b", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: Attribute name is a reserved keyword; reserved keyword: size"}

# GetItem: a reserved word beats a missing table
> GetItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "size, a, a.b"}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: Attribute name is a reserved keyword; reserved keyword: size"}

# GetItem: a reserved word beats a key with a part too many
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ProjectionExpression": "size, a, a.b"}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: Attribute name is a reserved keyword; reserved keyword: size"}

# GetItem: paths that overlap beats an unused name
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "a, a.b", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a, b]"}

# GetItem: paths that overlap beats a missing table
> GetItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "a, a.b"}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a, b]"}

# GetItem: paths that overlap beats a key with a part too many
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ProjectionExpression": "a, a.b"}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a, b]"}

# GetItem: an unused name beats a missing table
> GetItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "ProjectionExpression": "pk", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# GetItem: an unused name beats a key with a part too many
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}, "ProjectionExpression": "pk", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# GetItem: a missing table beats a key with a part too many
> GetItem
{"TableName": "Nope", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}, "x": {"S": "y"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Query: a wrong JSON type beats mixing
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats an empty value in the start key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats Select
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "pk", "Select": "COUNT", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats the syntax of the key condition
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats two conditions on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats the syntax of the filter
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "((", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats an unused name
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats an unused value
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats a missing table
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats a missing index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a wrong JSON type beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Query: a bad enum beats mixing
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats an empty value in the start key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats Select
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "pk", "Select": "COUNT", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats the syntax of the key condition
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats two conditions on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats the syntax of the filter
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "((", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats an unused name
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats an unused value
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats a missing table
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats a missing index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: a bad enum beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Query: mixing beats an empty value in the start key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {}}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats Select
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "pk", "Select": "COUNT", "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats the syntax of the key condition
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats two conditions on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats the syntax of the filter
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "((", "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats an unused name
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats an unused value
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats a missing table
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats a missing index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g", "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: mixing beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body", "QueryFilter": {"a": {"ComparisonOperator": "NULL"}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {QueryFilter} Expression parameters: {\u2026KeyConditionExpression}"}

# Query: an empty value in the start key beats Select
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "pk", "Select": "COUNT", "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats the syntax of the key condition
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats two conditions on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats the syntax of the filter
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "((", "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats an unused name
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}, "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats an unused value
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats a missing table
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats a missing index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true, "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g", "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: an empty value in the start key beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body", "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: Select beats the syntax of the key condition
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: Select beats two conditions on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: Select beats the syntax of the filter
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "((", "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: Select beats an unused name
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}, "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: Select beats an unused value
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: Select beats a missing table
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: Select beats a missing index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: Select beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true, "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: Select beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}, "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: Select beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: Select beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g", "ProjectionExpression": "pk", "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Query: the syntax of the key condition beats the syntax of the filter
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Syntax error; \u2026"}

# Query: the syntax of the key condition beats an unused name
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Syntax error; \u2026"}

# Query: the syntax of the key condition beats an unused value
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Syntax error; \u2026"}

# Query: the syntax of the key condition beats a missing table
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Syntax error; \u2026"}

# Query: the syntax of the key condition beats a missing index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Syntax error; \u2026"}

# Query: the syntax of the key condition beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Syntax error; \u2026"}

# Query: the syntax of the key condition beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Syntax error; \u2026"}

# Query: the syntax of the key condition beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g"}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Syntax error; \u2026"}

# Query: the syntax of the key condition beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "((", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body"}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Syntax error; \u2026"}

# Query: two conditions on a key beats the syntax of the filter
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "FilterExpression": "(("}
< 400 ValidationException
{"message": "KeyConditionExpressions must only contain one condition per key"}

# Query: two conditions on a key beats an unused name
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "KeyConditionExpressions must only contain one condition per key"}

# Query: two conditions on a key beats an unused value
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}, ":h": {"S": "h"}}}
< 400 ValidationException
{"message": "KeyConditionExpressions must only contain one condition per key"}

# Query: two conditions on a key beats a missing table
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}}
< 400 ValidationException
{"message": "KeyConditionExpressions must only contain one condition per key"}

# Query: two conditions on a key beats a missing index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}}
< 400 ValidationException
{"message": "KeyConditionExpressions must only contain one condition per key"}

# Query: two conditions on a key beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "ConsistentRead": true}
< 400 ValidationException
{"message": "KeyConditionExpressions must only contain one condition per key"}

# Query: two conditions on a key beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "KeyConditionExpressions must only contain one condition per key"}

# Query: two conditions on a key beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "FilterExpression": "sk <> :g"}
< 400 ValidationException
{"message": "KeyConditionExpressions must only contain one condition per key"}

# Query: two conditions on a key beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g AND sk > :h AND sk < :h", "ExpressionAttributeValues": {":g": {"S": "x"}, ":h": {"S": "h"}}, "ProjectionExpression": "body"}
< 400 ValidationException
{"message": "KeyConditionExpressions must only contain one condition per key"}

# Query: the syntax of the filter beats an unused name
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}, "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Query: the syntax of the filter beats an unused value
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Query: the syntax of the filter beats a missing table
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Query: the syntax of the filter beats a missing index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Query: the syntax of the filter beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true, "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Query: the syntax of the filter beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}, "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Query: the syntax of the filter beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Query: the syntax of the filter beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body", "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Query: an unused name beats an unused value
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# Query: an unused name beats a missing table
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# Query: an unused name beats a missing index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# Query: an unused name beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# Query: an unused name beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# Query: an unused name beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# Query: an unused name beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# Query: an unused name beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body", "ExpressionAttributeNames": {"#unused": "x"}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}"}

# Query: an unused value beats a missing table
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# Query: an unused value beats a missing index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# Query: an unused value beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "ConsistentRead": true}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# Query: an unused value beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# Query: an unused value beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# Query: an unused value beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "FilterExpression": "sk <> :g"}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# Query: an unused value beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}, ":unused": {"S": "x"}}, "ProjectionExpression": "body"}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:unused}"}

# Query: a missing table beats a missing index
> Query
{"TableName": "Nope", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Query: a missing table beats a consistent read of a global index
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Query: a missing table beats a start key without its parts
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Query: a missing table beats a key condition without the key
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Query: a missing table beats a filter on a key
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Query: a missing table beats a projection beyond the index
> Query
{"TableName": "Nope", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Query: a missing index beats a consistent read of a global index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true}
< 400 ValidationException
{"message": "The table does not have the specified index: gone"}

# Query: a missing index beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "The table does not have the specified index: gone"}

# Query: a missing index beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}}
< 400 ValidationException
{"message": "The table does not have the specified index: gone"}

# Query: a missing index beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g"}
< 400 ValidationException
{"message": "The table does not have the specified index: gone"}

# Query: a missing index beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gone", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body"}
< 400 ValidationException
{"message": "The table does not have the specified index: gone"}

# Query: a consistent read of a global index beats a start key without its parts
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}, "ConsistentRead": true}
< 400 ValidationException
{"message": "Consistent reads are not supported on global secondary indexes"}

# Query: a consistent read of a global index beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ConsistentRead": true}
< 400 ValidationException
{"message": "Consistent reads are not supported on global secondary indexes"}

# Query: a consistent read of a global index beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g", "ConsistentRead": true}
< 400 ValidationException
{"message": "Consistent reads are not supported on global secondary indexes"}

# Query: a consistent read of a global index beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body", "ConsistentRead": true}
< 400 ValidationException
{"message": "Consistent reads are not supported on global secondary indexes"}

# Query: a start key without its parts beats a key condition without the key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid"}

# Query: a start key without its parts beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g", "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid"}

# Query: a start key without its parts beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body", "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid"}

# Query: a key condition without the key beats a filter on a key
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "FilterExpression": "sk <> :g"}
< 400 ValidationException
{"message": "Query condition missed key schema element: gk"}

# Query: a key condition without the key beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "sk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body"}
< 400 ValidationException
{"message": "Query condition missed key schema element: gk"}

# Query: a filter on a key beats a projection beyond the index
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "x"}}, "ProjectionExpression": "body", "FilterExpression": "sk <> :g"}
< 400 ValidationException
{"message": "Filter Expression can only contain non-primary key attributes: Primary key attribute: sk"}

# Scan: a wrong JSON type beats a value without a filter
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Scan: a wrong JSON type beats Segment alone
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "Segment": 0, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Scan: a wrong JSON type beats the syntax of the filter
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "FilterExpression": "((", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Scan: a wrong JSON type beats a missing table
> Scan
{"TableName": "Nope", "IndexName": "gsi1", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Scan: a wrong JSON type beats a missing index
> Scan
{"TableName": "Shelf", "IndexName": "gone", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Scan: a wrong JSON type beats a consistent read of a global index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ConsistentRead": true, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Scan: a wrong JSON type beats a start key without its parts
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ExclusiveStartKey": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Scan: a wrong JSON type beats a path into a key
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "FilterExpression": "attribute_exists(gk.x)", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Scan: a wrong JSON type beats a projection beyond the index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ProjectionExpression": "body", "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# Scan: a bad enum beats a value without a filter
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ExpressionAttributeValues": {":unused": {"S": "x"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Scan: a bad enum beats Segment alone
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "Segment": 0, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Scan: a bad enum beats the syntax of the filter
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "FilterExpression": "((", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Scan: a bad enum beats a missing table
> Scan
{"TableName": "Nope", "IndexName": "gsi1", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Scan: a bad enum beats a missing index
> Scan
{"TableName": "Shelf", "IndexName": "gone", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Scan: a bad enum beats a consistent read of a global index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ConsistentRead": true, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Scan: a bad enum beats a start key without its parts
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ExclusiveStartKey": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Scan: a bad enum beats a path into a key
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "FilterExpression": "attribute_exists(gk.x)", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Scan: a bad enum beats a projection beyond the index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ProjectionExpression": "body", "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# Scan: a value without a filter beats Segment alone
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "Segment": 0, "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: FilterExpression is null"}

# Scan: a value without a filter beats a missing table
> Scan
{"TableName": "Nope", "IndexName": "gsi1", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: FilterExpression is null"}

# Scan: a value without a filter beats a missing index
> Scan
{"TableName": "Shelf", "IndexName": "gone", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: FilterExpression is null"}

# Scan: a value without a filter beats a consistent read of a global index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ConsistentRead": true, "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: FilterExpression is null"}

# Scan: a value without a filter beats a start key without its parts
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ExclusiveStartKey": {"pk": {"S": "a"}}, "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: FilterExpression is null"}

# Scan: a value without a filter beats a projection beyond the index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ProjectionExpression": "body", "ExpressionAttributeValues": {":unused": {"S": "x"}}}
< 400 ValidationException
{"message": "ExpressionAttributeValues can only be specified when using expressions: FilterExpression is null"}

# Scan: Segment alone beats the syntax of the filter
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "FilterExpression": "((", "Segment": 0}
< 400 ValidationException
{"message": "The TotalSegments parameter is required but was not present in the request when Segment parameter is present"}

# Scan: Segment alone beats a missing table
> Scan
{"TableName": "Nope", "IndexName": "gsi1", "Segment": 0}
< 400 ValidationException
{"message": "The TotalSegments parameter is required but was not present in the request when Segment parameter is present"}

# Scan: Segment alone beats a missing index
> Scan
{"TableName": "Shelf", "IndexName": "gone", "Segment": 0}
< 400 ValidationException
{"message": "The TotalSegments parameter is required but was not present in the request when Segment parameter is present"}

# Scan: Segment alone beats a consistent read of a global index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ConsistentRead": true, "Segment": 0}
< 400 ValidationException
{"message": "The TotalSegments parameter is required but was not present in the request when Segment parameter is present"}

# Scan: Segment alone beats a start key without its parts
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ExclusiveStartKey": {"pk": {"S": "a"}}, "Segment": 0}
< 400 ValidationException
{"message": "The TotalSegments parameter is required but was not present in the request when Segment parameter is present"}

# Scan: Segment alone beats a path into a key
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "FilterExpression": "attribute_exists(gk.x)", "Segment": 0}
< 400 ValidationException
{"message": "The TotalSegments parameter is required but was not present in the request when Segment parameter is present"}

# Scan: Segment alone beats a projection beyond the index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ProjectionExpression": "body", "Segment": 0}
< 400 ValidationException
{"message": "The TotalSegments parameter is required but was not present in the request when Segment parameter is present"}

# Scan: the syntax of the filter beats a missing table
> Scan
{"TableName": "Nope", "IndexName": "gsi1", "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Scan: the syntax of the filter beats a missing index
> Scan
{"TableName": "Shelf", "IndexName": "gone", "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Scan: the syntax of the filter beats a consistent read of a global index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ConsistentRead": true, "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Scan: the syntax of the filter beats a start key without its parts
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ExclusiveStartKey": {"pk": {"S": "a"}}, "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Scan: the syntax of the filter beats a projection beyond the index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ProjectionExpression": "body", "FilterExpression": "(("}
< 400 ValidationException
{"message": "Invalid FilterExpression: Syntax error; \u2026"}

# Scan: a missing table beats a missing index
> Scan
{"TableName": "Nope", "IndexName": "gone"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Scan: a missing table beats a consistent read of a global index
> Scan
{"TableName": "Nope", "IndexName": "gsi1", "ConsistentRead": true}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Scan: a missing table beats a start key without its parts
> Scan
{"TableName": "Nope", "IndexName": "gsi1", "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Scan: a missing table beats a path into a key
> Scan
{"TableName": "Nope", "IndexName": "gsi1", "FilterExpression": "attribute_exists(gk.x)"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Scan: a missing table beats a projection beyond the index
> Scan
{"TableName": "Nope", "IndexName": "gsi1", "ProjectionExpression": "body"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Scan: a missing index beats a consistent read of a global index
> Scan
{"TableName": "Shelf", "IndexName": "gone", "ConsistentRead": true}
< 400 ValidationException
{"message": "The table does not have the specified index: gone"}

# Scan: a missing index beats a start key without its parts
> Scan
{"TableName": "Shelf", "IndexName": "gone", "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "The table does not have the specified index: gone"}

# Scan: a missing index beats a path into a key
> Scan
{"TableName": "Shelf", "IndexName": "gone", "FilterExpression": "attribute_exists(gk.x)"}
< 400 ValidationException
{"message": "The table does not have the specified index: gone"}

# Scan: a missing index beats a projection beyond the index
> Scan
{"TableName": "Shelf", "IndexName": "gone", "ProjectionExpression": "body"}
< 400 ValidationException
{"message": "The table does not have the specified index: gone"}

# Scan: a consistent read of a global index beats a start key without its parts
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ExclusiveStartKey": {"pk": {"S": "a"}}, "ConsistentRead": true}
< 400 ValidationException
{"message": "Consistent reads are not supported on global secondary indexes"}

# Scan: a consistent read of a global index beats a path into a key
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "FilterExpression": "attribute_exists(gk.x)", "ConsistentRead": true}
< 400 ValidationException
{"message": "Consistent reads are not supported on global secondary indexes"}

# Scan: a consistent read of a global index beats a projection beyond the index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ProjectionExpression": "body", "ConsistentRead": true}
< 400 ValidationException
{"message": "Consistent reads are not supported on global secondary indexes"}

# Scan: a start key without its parts beats a path into a key
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "FilterExpression": "attribute_exists(gk.x)", "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid"}

# Scan: a start key without its parts beats a projection beyond the index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ProjectionExpression": "body", "ExclusiveStartKey": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid"}

# Scan: a path into a key beats a projection beyond the index
> Scan
{"TableName": "Shelf", "IndexName": "gsi1", "ProjectionExpression": "body", "FilterExpression": "attribute_exists(gk.x)"}
< 400 ValidationException
{"message": "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: \u2026"}

# TransactWriteItems: a wrong JSON type beats an action with two members
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}}, "Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "x"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# TransactWriteItems: a wrong JSON type beats an empty value
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "v": {}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# TransactWriteItems: a wrong JSON type beats the size of the item
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# TransactWriteItems: a wrong JSON type beats the syntax of the condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}, "ConditionExpression": "(("}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# TransactWriteItems: a wrong JSON type beats a missing table
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Nope", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# TransactWriteItems: a wrong JSON type beats an empty key
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": ""}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# TransactWriteItems: a wrong JSON type beats one item twice
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}, {"Update": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE a"}}], "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# TransactWriteItems: a wrong JSON type beats a key of another type
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"N": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# TransactWriteItems: a wrong JSON type beats a false condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# TransactWriteItems: a bad enum beats an action with two members
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}}, "Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "x"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# TransactWriteItems: a bad enum beats an empty value
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "v": {}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# TransactWriteItems: a bad enum beats the size of the item
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# TransactWriteItems: a bad enum beats the syntax of the condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}, "ConditionExpression": "(("}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# TransactWriteItems: a bad enum beats a missing table
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Nope", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# TransactWriteItems: a bad enum beats an empty key
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": ""}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# TransactWriteItems: a bad enum beats one item twice
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}, {"Update": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE a"}}], "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# TransactWriteItems: a bad enum beats a key of another type
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"N": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# TransactWriteItems: a bad enum beats a false condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}], "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# TransactWriteItems: an action with two members beats an empty value
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "v": {}}}, "Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "x"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "TransactItems can only contain one of Check, Put, Update or Delete"}

# TransactWriteItems: an action with two members beats the size of the item
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}, "Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "x"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "TransactItems can only contain one of Check, Put, Update or Delete"}

# TransactWriteItems: an action with two members beats the syntax of the condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}, "ConditionExpression": "(("}, "Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "x"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "TransactItems can only contain one of Check, Put, Update or Delete"}

# TransactWriteItems: an action with two members beats a missing table
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Nope", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}}, "Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "x"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "TransactItems can only contain one of Check, Put, Update or Delete"}

# TransactWriteItems: an action with two members beats an empty key
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": ""}}}, "Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "x"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "TransactItems can only contain one of Check, Put, Update or Delete"}

# TransactWriteItems: an action with two members beats one item twice
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}}, "Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "x"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}, {"Update": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE a"}}]}
< 400 ValidationException
{"message": "TransactItems can only contain one of Check, Put, Update or Delete"}

# TransactWriteItems: an action with two members beats a key of another type
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"N": "1"}}}, "Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "x"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "TransactItems can only contain one of Check, Put, Update or Delete"}

# TransactWriteItems: an action with two members beats a false condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)"}, "Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "x"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "TransactItems can only contain one of Check, Put, Update or Delete"}

# TransactWriteItems: an empty value beats the size of the item
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}, "v": {}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# TransactWriteItems: an empty value beats the syntax of the condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "v": {}}, "ConditionExpression": "(("}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# TransactWriteItems: an empty value beats a missing table
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Nope", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "v": {}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# TransactWriteItems: an empty value beats an empty key
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": ""}, "v": {}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# TransactWriteItems: an empty value beats one item twice
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "v": {}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}, {"Update": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE a"}}]}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# TransactWriteItems: an empty value beats a key of another type
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"N": "1"}, "v": {}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# TransactWriteItems: an empty value beats a false condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "v": {}}, "ConditionExpression": "attribute_exists(pk)"}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# TransactWriteItems: the size of the item beats the syntax of the condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}, "ConditionExpression": "(("}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# TransactWriteItems: the size of the item beats a missing table
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Nope", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# TransactWriteItems: the size of the item beats an empty key
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": ""}, "w": {"S": "{{409600 x}}"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# TransactWriteItems: the size of the item beats one item twice
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}, {"Update": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE a"}}]}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# TransactWriteItems: the size of the item beats a key of another type
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"N": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# TransactWriteItems: the size of the item beats a false condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# TransactWriteItems: the syntax of the condition beats a missing table
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Nope", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}, "ConditionExpression": "(("}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# TransactWriteItems: the syntax of the condition beats an empty key
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": ""}}, "ConditionExpression": "(("}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# TransactWriteItems: the syntax of the condition beats one item twice
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}, "ConditionExpression": "(("}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}, {"Update": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE a"}}]}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# TransactWriteItems: the syntax of the condition beats a key of another type
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"N": "1"}}, "ConditionExpression": "(("}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; \u2026"}

# TransactWriteItems: a missing table beats one item twice
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Nope", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}, {"Update": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE a"}}]}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# TransactWriteItems: a missing table beats a key of another type
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Nope", "Item": {"pk": {"S": "new"}, "sk": {"N": "1"}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# TransactWriteItems: a missing table beats a false condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Nope", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# TransactWriteItems: an empty key beats one item twice
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": ""}}}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}, {"Update": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE a"}}]}
< 400 ValidationException
{"message": "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: sk"}

# TransactWriteItems: an empty key beats a false condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": ""}}, "ConditionExpression": "attribute_exists(pk)"}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 ValidationException
{"message": "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: sk"}

# TransactWriteItems: one item twice beats a false condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}, {"Update": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE a"}}]}
< 400 ValidationException
{"message": "Transaction request cannot include multiple operations on one item"}

# TransactWriteItems: a key of another type beats a false condition
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "new"}, "sk": {"N": "1"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"Delete": {"TableName": "Shelf", "Key": {"pk": {"S": "there"}, "sk": {"S": "1"}}}}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [ValidationError, None]", "CancellationReasons": [{"Code": "ValidationError", "Message": "One or more parameter values were invalid: Type mismatch for key sk expected: S actual: N"}, {"Code": "None"}]}

# BatchWriteItem: a wrong JSON type beats 26 requests of several tables
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Other": [{"DeleteRequest": {"Key": {"pk": {"S": "k0"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k1"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k2"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k3"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k4"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k5"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k6"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k7"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k8"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k9"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k10"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k11"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k12"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k13"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k14"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k15"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k16"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k17"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k18"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k19"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k20"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k21"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k22"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k23"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k24"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# BatchWriteItem: a wrong JSON type beats an empty value
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "v": {}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# BatchWriteItem: a wrong JSON type beats the size of the item
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# BatchWriteItem: a wrong JSON type beats a request of neither kind
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {}]}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# BatchWriteItem: a wrong JSON type beats a missing table
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Nope": [{"DeleteRequest": {"Key": {"pk": {"S": "a"}}}}]}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# BatchWriteItem: a wrong JSON type beats a missing key
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# BatchWriteItem: a wrong JSON type beats an index key of another type
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "gk": {"N": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# BatchWriteItem: a wrong JSON type beats one item twice
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": 5}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# BatchWriteItem: a bad enum beats 26 requests of several tables
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Other": [{"DeleteRequest": {"Key": {"pk": {"S": "k0"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k1"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k2"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k3"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k4"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k5"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k6"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k7"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k8"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k9"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k10"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k11"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k12"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k13"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k14"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k15"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k16"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k17"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k18"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k19"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k20"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k21"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k22"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k23"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k24"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# BatchWriteItem: a bad enum beats an empty value
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "v": {}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# BatchWriteItem: a bad enum beats the size of the item
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# BatchWriteItem: a bad enum beats a request of neither kind
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {}]}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# BatchWriteItem: a bad enum beats a missing table
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Nope": [{"DeleteRequest": {"Key": {"pk": {"S": "a"}}}}]}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# BatchWriteItem: a bad enum beats a missing key
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# BatchWriteItem: a bad enum beats an index key of another type
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "gk": {"N": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# BatchWriteItem: a bad enum beats one item twice
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": "BAD"}
< 400 ValidationException
{"message": "\u2026alidation error\u2026 detected: \u2026Value 'BAD' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]\u2026"}

# BatchWriteItem: 26 requests of several tables beats an empty value
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "v": {}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Other": [{"DeleteRequest": {"Key": {"pk": {"S": "k0"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k1"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k2"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k3"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k4"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k5"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k6"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k7"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k8"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k9"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k10"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k11"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k12"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k13"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k14"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k15"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k16"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k17"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k18"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k19"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k20"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k21"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k22"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k23"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k24"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Too many items requested for the BatchWriteItem call"}

# BatchWriteItem: 26 requests of several tables beats the size of the item
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Other": [{"DeleteRequest": {"Key": {"pk": {"S": "k0"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k1"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k2"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k3"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k4"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k5"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k6"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k7"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k8"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k9"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k10"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k11"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k12"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k13"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k14"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k15"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k16"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k17"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k18"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k19"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k20"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k21"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k22"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k23"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k24"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Too many items requested for the BatchWriteItem call"}

# BatchWriteItem: 26 requests of several tables beats a request of neither kind
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {}], "Other": [{"DeleteRequest": {"Key": {"pk": {"S": "k0"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k1"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k2"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k3"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k4"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k5"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k6"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k7"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k8"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k9"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k10"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k11"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k12"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k13"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k14"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k15"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k16"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k17"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k18"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k19"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k20"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k21"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k22"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k23"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k24"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Too many items requested for the BatchWriteItem call"}

# BatchWriteItem: 26 requests of several tables beats a missing table
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Nope": [{"DeleteRequest": {"Key": {"pk": {"S": "a"}}}}], "Other": [{"DeleteRequest": {"Key": {"pk": {"S": "k0"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k1"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k2"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k3"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k4"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k5"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k6"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k7"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k8"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k9"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k10"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k11"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k12"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k13"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k14"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k15"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k16"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k17"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k18"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k19"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k20"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k21"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k22"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k23"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k24"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Too many items requested for the BatchWriteItem call"}

# BatchWriteItem: 26 requests of several tables beats a missing key
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Other": [{"DeleteRequest": {"Key": {"pk": {"S": "k0"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k1"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k2"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k3"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k4"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k5"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k6"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k7"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k8"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k9"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k10"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k11"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k12"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k13"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k14"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k15"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k16"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k17"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k18"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k19"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k20"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k21"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k22"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k23"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k24"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Too many items requested for the BatchWriteItem call"}

# BatchWriteItem: 26 requests of several tables beats an index key of another type
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "gk": {"N": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Other": [{"DeleteRequest": {"Key": {"pk": {"S": "k0"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k1"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k2"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k3"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k4"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k5"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k6"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k7"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k8"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k9"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k10"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k11"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k12"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k13"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k14"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k15"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k16"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k17"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k18"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k19"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k20"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k21"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k22"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k23"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k24"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Too many items requested for the BatchWriteItem call"}

# BatchWriteItem: 26 requests of several tables beats one item twice
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Other": [{"DeleteRequest": {"Key": {"pk": {"S": "k0"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k1"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k2"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k3"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k4"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k5"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k6"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k7"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k8"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k9"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k10"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k11"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k12"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k13"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k14"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k15"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k16"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k17"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k18"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k19"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k20"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k21"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k22"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k23"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "k24"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Too many items requested for the BatchWriteItem call"}

# BatchWriteItem: an empty value beats the size of the item
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}, "v": {}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# BatchWriteItem: an empty value beats a request of neither kind
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "v": {}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# BatchWriteItem: an empty value beats a missing table
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "v": {}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Nope": [{"DeleteRequest": {"Key": {"pk": {"S": "a"}}}}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# BatchWriteItem: an empty value beats a missing key
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "v": {}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# BatchWriteItem: an empty value beats an index key of another type
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "gk": {"N": "1"}, "v": {}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# BatchWriteItem: an empty value beats one item twice
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "v": {}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# BatchWriteItem: the size of the item beats a request of neither kind
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {}]}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# BatchWriteItem: the size of the item beats a missing table
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}], "Nope": [{"DeleteRequest": {"Key": {"pk": {"S": "a"}}}}]}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# BatchWriteItem: the size of the item beats a missing key
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "w": {"S": "{{409600 x}}"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# BatchWriteItem: the size of the item beats an index key of another type
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "gk": {"N": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# BatchWriteItem: the size of the item beats one item twice
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "w": {"S": "{{409600 x}}"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# BatchWriteItem: a request of neither kind beats a missing table
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {}], "Nope": [{"DeleteRequest": {"Key": {"pk": {"S": "a"}}}}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes"}

# BatchWriteItem: a request of neither kind beats a missing key
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes"}

# BatchWriteItem: a request of neither kind beats an index key of another type
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "gk": {"N": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes"}

# BatchWriteItem: a request of neither kind beats one item twice
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes"}

# BatchWriteItem: a missing key beats an index key of another type
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "gk": {"N": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# BatchWriteItem: a missing key beats one item twice
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# BatchWriteItem: an index key of another type beats one item twice
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "gk": {"N": "1"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"S": "1"}}}}]}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for Index Key gk Expected: S Actual: N IndexName: gsi1"}

# CreateTable: a wrong JSON type beats no name
> CreateTable
{"BillingMode": 5, "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# CreateTable: a wrong JSON type beats fewer definitions than keys
> CreateTable
{"TableName": "Tab", "BillingMode": 5, "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# CreateTable: a wrong JSON type beats an empty list of indexes
> CreateTable
{"TableName": "Tab", "BillingMode": 5, "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": []}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# CreateTable: a wrong JSON type beats an unused definition
> CreateTable
{"TableName": "Tab", "BillingMode": 5, "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "zz", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# CreateTable: a wrong JSON type beats a class that is not modelled
> CreateTable
{"TableName": "Tab", "BillingMode": 5, "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableClass": "STANDARD_INFREQUENT_ACCESS"}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# CreateTable: a wrong JSON type beats a reserved tag
> CreateTable
{"TableName": "Tab", "BillingMode": 5, "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "Tags": [{"Key": "aws:x", "Value": "y"}]}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# CreateTable: a wrong JSON type beats a table that exists
> CreateTable
{"TableName": "Shelf", "BillingMode": 5, "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# CreateTable: no name beats a bad enum
> CreateTable
{"BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableClass": "BAD"}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# CreateTable: no name beats throughput on demand
> CreateTable
{"BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# CreateTable: no name beats fewer definitions than keys
> CreateTable
{"BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# CreateTable: no name beats an empty list of indexes
> CreateTable
{"BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": []}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# CreateTable: no name beats an unused definition
> CreateTable
{"BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "zz", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# CreateTable: no name beats a class that is not modelled
> CreateTable
{"BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableClass": "STANDARD_INFREQUENT_ACCESS"}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# CreateTable: no name beats a reserved tag
> CreateTable
{"BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "Tags": [{"Key": "aws:x", "Value": "y"}]}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# CreateTable: a bad enum beats throughput on demand
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}, "TableClass": "BAD"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'BAD' at 'tableClass' failed to satisfy constraint: Member must satisfy enum value set: [STANDARD, STANDARD_INFREQUENT_ACCESS]"}

# CreateTable: a bad enum beats fewer definitions than keys
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "TableClass": "BAD"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'BAD' at 'tableClass' failed to satisfy constraint: Member must satisfy enum value set: [STANDARD, STANDARD_INFREQUENT_ACCESS]"}

# CreateTable: a bad enum beats an empty list of indexes
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [], "TableClass": "BAD"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'BAD' at 'tableClass' failed to satisfy constraint: Member must satisfy enum value set: [STANDARD, STANDARD_INFREQUENT_ACCESS]"}

# CreateTable: a bad enum beats an unused definition
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "zz", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableClass": "BAD"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'BAD' at 'tableClass' failed to satisfy constraint: Member must satisfy enum value set: [STANDARD, STANDARD_INFREQUENT_ACCESS]"}

# CreateTable: a bad enum beats a reserved tag
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "Tags": [{"Key": "aws:x", "Value": "y"}], "TableClass": "BAD"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'BAD' at 'tableClass' failed to satisfy constraint: Member must satisfy enum value set: [STANDARD, STANDARD_INFREQUENT_ACCESS]"}

# CreateTable: a bad enum beats a table that exists
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableClass": "BAD"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'BAD' at 'tableClass' failed to satisfy constraint: Member must satisfy enum value set: [STANDARD, STANDARD_INFREQUENT_ACCESS]"}

# CreateTable: throughput on demand beats fewer definitions than keys
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST"}

# CreateTable: throughput on demand beats an empty list of indexes
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST"}

# CreateTable: throughput on demand beats an unused definition
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "zz", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST"}

# CreateTable: throughput on demand beats a class that is not modelled
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableClass": "STANDARD_INFREQUENT_ACCESS", "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST"}

# CreateTable: throughput on demand beats a reserved tag
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "Tags": [{"Key": "aws:x", "Value": "y"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST"}

# CreateTable: throughput on demand beats a table that exists
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST"}

# CreateTable: fewer definitions than keys beats an empty list of indexes
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "GlobalSecondaryIndexes": []}
< 400 ValidationException
{"message": "Invalid KeySchema: Some index key attribute have no definition"}

# CreateTable: fewer definitions than keys beats a class that is not modelled
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "TableClass": "STANDARD_INFREQUENT_ACCESS"}
< 400 ValidationException
{"message": "Invalid KeySchema: Some index key attribute have no definition"}

# CreateTable: fewer definitions than keys beats a reserved tag
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "Tags": [{"Key": "aws:x", "Value": "y"}]}
< 400 ValidationException
{"message": "Invalid KeySchema: Some index key attribute have no definition"}

# CreateTable: fewer definitions than keys beats a table that exists
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}
< 400 ValidationException
{"message": "Invalid KeySchema: Some index key attribute have no definition"}

# CreateTable: an empty list of indexes beats an unused definition
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "zz", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": []}
< 400 ValidationException
{"message": "One or more parameter values were invalid: List of GlobalSecondaryIndexes is empty"}

# CreateTable: an empty list of indexes beats a class that is not modelled
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableClass": "STANDARD_INFREQUENT_ACCESS", "GlobalSecondaryIndexes": []}
< 400 ValidationException
{"message": "One or more parameter values were invalid: List of GlobalSecondaryIndexes is empty"}

# CreateTable: an empty list of indexes beats a reserved tag
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "Tags": [{"Key": "aws:x", "Value": "y"}], "GlobalSecondaryIndexes": []}
< 400 ValidationException
{"message": "One or more parameter values were invalid: List of GlobalSecondaryIndexes is empty"}

# CreateTable: an empty list of indexes beats a table that exists
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": []}
< 400 ValidationException
{"message": "One or more parameter values were invalid: List of GlobalSecondaryIndexes is empty"}

# CreateTable: an unused definition beats a class that is not modelled
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "zz", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableClass": "STANDARD_INFREQUENT_ACCESS"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Number of attributes in KeySchema does not exactly match number of attributes defined in AttributeDefinitions"}

# CreateTable: an unused definition beats a reserved tag
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "zz", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "Tags": [{"Key": "aws:x", "Value": "y"}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Number of attributes in KeySchema does not exactly match number of attributes defined in AttributeDefinitions"}

# CreateTable: an unused definition beats a table that exists
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "zz", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Number of attributes in KeySchema does not exactly match number of attributes defined in AttributeDefinitions"}

# CreateTable: a class that is not modelled beats a reserved tag
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "Tags": [{"Key": "aws:x", "Value": "y"}], "TableClass": "STANDARD_INFREQUENT_ACCESS"}
< 400 ValidationException
{"message": "keyglass does not model table classes"}

# CreateTable: a class that is not modelled beats a table that exists
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableClass": "STANDARD_INFREQUENT_ACCESS"}
< 400 ValidationException
{"message": "keyglass does not model table classes"}

# CreateTable: a reserved tag beats a table that exists
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "Tags": [{"Key": "aws:x", "Value": "y"}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Tag keys that begin with aws: are reserved: aws:x"}
