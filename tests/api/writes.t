# PutItem, UpdateItem, DeleteItem: conditions, return values, keys.

setup
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}
> CreateTable
{"TableName": "Blob", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "B"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}

# with nothing asked for the answer is empty
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}}
< 200
{}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{}
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{}

# P24 put replaces and gives the old item
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "u1"}, "a": {"S": "1"}, "b": {"S": "2"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "u1"}, "a": {"S": "9"}}, "ReturnValues": "ALL_OLD"}
< 200
{"Attributes": {"pk": {"S": "u1"}, "a": {"S": "1"}, "b": {"S": "2"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "u1"}}}
< 200
{"Item": {"pk": {"S": "u1"}, "a": {"S": "9"}}}

# ALL_OLD of a new item is absent
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ReturnValues": "ALL_OLD"}
< 200
{}

# PutItem ALL_NEW
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# DeleteItem ALL_NEW
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# PutItem UPDATED_OLD
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ReturnValues": "UPDATED_OLD"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# DeleteItem UPDATED_OLD
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnValues": "UPDATED_OLD"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# PutItem UPDATED_NEW
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ReturnValues": "UPDATED_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# DeleteItem UPDATED_NEW
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnValues": "UPDATED_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# ReturnValues is told before the item's size
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{409600 x}}"}}, "ReturnValues": "ALL_NEW"}
< 400 ValidationException
{"message": "ReturnValues can only be ALL_OLD or NONE"}

# delete gives the old item
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "x": {"N": "1"}}}
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnValues": "ALL_OLD"}
< 200
{"Attributes": {"pk": {"S": "a"}, "x": {"N": "1"}}}
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnValues": "ALL_OLD"}
< 200
{}

# a condition that fails
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_not_exists(pk)"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}

# a failed condition shows the item when asked
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "x": {"N": "1"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_not_exists(pk)", "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed", "Item": {"pk": {"S": "a"}, "x": {"N": "1"}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "SET y = x", "ConditionExpression": "x = :two", "ExpressionAttributeValues": {":two": {"N": "2"}}, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed", "Item": {"pk": {"S": "a"}, "x": {"N": "1"}}}
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConditionExpression": "x = :two", "ExpressionAttributeValues": {":two": {"N": "2"}}, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed", "Item": {"pk": {"S": "a"}, "x": {"N": "1"}}}

# a failed condition on nothing has no item to show
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_exists(pk)", "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}

# the item is not shown when it was not asked for
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_not_exists(pk)", "ReturnValuesOnConditionCheckFailure": "NONE"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}

# P37 attribute_not_exists looks at the addressed item alone
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "A"}, "sk": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "A"}, "sk": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "A"}, "sk": {"S": "3"}}, "ConditionExpression": "attribute_not_exists(pk)"}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "A"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_not_exists(pk)"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "A"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_not_exists(sk)"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "B"}, "sk": {"S": "1"}}, "ConditionExpression": "attribute_not_exists(pk)"}

# P11 GetItem: a Key without its sort key
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 DeleteItem: a Key without its sort key
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 UpdateItem: a Key without its sort key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 GetItem: a Key with a number for the sort key
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 DeleteItem: a Key with a number for the sort key
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 UpdateItem: a Key with a number for the sort key
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 GetItem: a Key with an attribute too many
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}, "x": {"S": "c"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 DeleteItem: a Key with an attribute too many
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}, "x": {"S": "c"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 UpdateItem: a Key with an attribute too many
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}, "x": {"S": "c"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 GetItem: a Key in another case
> GetItem
{"TableName": "Shelf", "Key": {"PK": {"S": "a"}, "sk": {"S": "b"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 DeleteItem: a Key in another case
> DeleteItem
{"TableName": "Shelf", "Key": {"PK": {"S": "a"}, "sk": {"S": "b"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 UpdateItem: a Key in another case
> UpdateItem
{"TableName": "Shelf", "Key": {"PK": {"S": "a"}, "sk": {"S": "b"}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 GetItem: a Key that is empty
> GetItem
{"TableName": "Shelf", "Key": {}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 DeleteItem: a Key that is empty
> DeleteItem
{"TableName": "Shelf", "Key": {}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 UpdateItem: a Key that is empty
> UpdateItem
{"TableName": "Shelf", "Key": {}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P11 an Item without its sort key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Missing the key sk in the item"}

# P11 an Item with a number for its partition key
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"N": "1"}, "sk": {"S": "b"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for key pk expected: S actual: N"}

# NULL is another type, not a missing key
> PutItem
{"TableName": "Solo", "Item": {"pk": {"NULL": true}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for key pk expected: S actual: NULL"}

# an empty key
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": ""}}}
< 400 ValidationException
{"message": "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: pk"}
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"S": ""}}}
< 400 ValidationException
{"message": "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: sk"}

# an empty binary key
> PutItem
{"TableName": "Blob", "Item": {"pk": {"S": "a"}, "sk": {"B": ""}}}
< 400 ValidationException
{"message": "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty binary value. Key: sk"}

# P14 a partition key of 2,048 bytes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "{{2048 x}}"}}}

# P14 a partition key of 2,049 bytes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "{{2049 x}}"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "{{2049 x}}"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes"}

# P14 a sort key of 341 characters of three bytes
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"S": "{{341 界}}"}}}

# P14 a sort key of 342 characters of three bytes
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"S": "{{342 界}}"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes"}

# P14 a sort key of 512 characters of two bytes
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"S": "{{512 é}}"}}}

# P14 a sort key of 513 characters of two bytes
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"S": "{{513 é}}"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes"}

# P14 a binary sort key of 1,024 bytes before base64
> PutItem
{"TableName": "Blob", "Item": {"pk": {"S": "a"}, "sk": {"B": "{{341 AAAA}}AA=="}}}

# P14 a binary sort key of 1,025 bytes before base64
> PutItem
{"TableName": "Blob", "Item": {"pk": {"S": "a"}, "sk": {"B": "{{341 AAAA}}AAA="}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes"}

# P15 an update of the sort key to DONE#1
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"S": "OPEN#1"}}}
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"S": "OPEN#1"}}, "UpdateExpression": "SET sk = :n", "ExpressionAttributeValues": {":n": {"S": "DONE#1"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Cannot update attribute sk. This attribute is part of the key"}

# P15 an update of the sort key to OPEN#1
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"S": "OPEN#1"}}}
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"S": "OPEN#1"}}, "UpdateExpression": "SET sk = :n", "ExpressionAttributeValues": {":n": {"S": "OPEN#1"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Cannot update attribute sk. This attribute is part of the key"}

# a key update is told before the condition
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "REMOVE pk", "ConditionExpression": "attribute_exists(pk)"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Cannot update attribute pk. This attribute is part of the key"}

# P23 ADD makes the item
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "ADD n :one", "ExpressionAttributeValues": {":one": {"N": "1"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}}
< 200
{"Item": {"pk": {"S": "k"}, "n": {"N": "1"}}}

# P23 SET n = n + 1 does not
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET n = n + :one", "ExpressionAttributeValues": {":one": {"N": "1"}}}
< 400 ValidationException
{"message": "The provided expression refers to an attribute that does not exist in the item"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}}
< 200
{}

# P23 if_not_exists does
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET n = if_not_exists(n, :zero) + :one", "ExpressionAttributeValues": {":one": {"N": "1"}, ":zero": {"N": "0"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}}
< 200
{"Item": {"pk": {"S": "k"}, "n": {"N": "1"}}}

# P23 list_append of nothing
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET l = list_append(l, :x)", "ExpressionAttributeValues": {":x": {"L": []}}}
< 400 ValidationException
{"message": "The provided expression refers to an attribute that does not exist in the item"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}}
< 200
{}

# P23 no parent is invented
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET addr.city = :c", "ExpressionAttributeValues": {":c": {"S": "x"}}}
< 400 ValidationException
{"message": "The document path provided in the update expression is invalid for update"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}}
< 200
{}

# an update of only REMOVE makes no item
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "REMOVE x", "ReturnValues": "ALL_NEW"}
< 200
{}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}}
< 200
{}

# an update without an update makes a key
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "ReturnValues": "ALL_NEW"}
< 200
{"Attributes": {"pk": {"S": "k"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}}
< 200
{"Item": {"pk": {"S": "k"}}}

# ReturnValues NONE
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET a = :v", "ExpressionAttributeValues": {":v": {"N": "2"}}, "ReturnValues": "NONE"}
< 200
{}

# ReturnValues ALL_OLD
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET a = :v", "ExpressionAttributeValues": {":v": {"N": "2"}}, "ReturnValues": "ALL_OLD"}
< 200
{"Attributes": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}

# ReturnValues ALL_OLD of a new item
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET a = :v", "ExpressionAttributeValues": {":v": {"N": "2"}}, "ReturnValues": "ALL_OLD"}
< 200
{}

# ReturnValues ALL_NEW
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET a = :v", "ExpressionAttributeValues": {":v": {"N": "2"}}, "ReturnValues": "ALL_NEW"}
< 200
{"Attributes": {"pk": {"S": "k"}, "a": {"N": "2"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}

# ReturnValues UPDATED_OLD
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET a = :v, c = :v REMOVE b", "ExpressionAttributeValues": {":v": {"N": "2"}}, "ReturnValues": "UPDATED_OLD"}
< 200
{"Attributes": {"a": {"N": "1"}, "b": {"S": "x"}}}

# ReturnValues UPDATED_NEW
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET a = :v, c = :v REMOVE b", "ExpressionAttributeValues": {":v": {"N": "2"}}, "ReturnValues": "UPDATED_NEW"}
< 200
{"Attributes": {"a": {"N": "2"}, "c": {"N": "2"}}}

# ReturnValues UPDATED_NEW of a fragment
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET m.x = :v", "ExpressionAttributeValues": {":v": {"N": "5"}}, "ReturnValues": "UPDATED_NEW"}
< 200
{"Attributes": {"m": {"M": {"x": {"N": "5"}}}}}

# ReturnValues UPDATED_OLD of what was not there
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET c = :v", "ExpressionAttributeValues": {":v": {"N": "5"}}, "ReturnValues": "UPDATED_OLD"}
< 200
{}

# ReturnValues UPDATED_NEW of a removal
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "REMOVE a", "ReturnValues": "UPDATED_NEW"}
< 200
{}

# ReturnValues UPDATED_NEW of no update
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "ReturnValues": "UPDATED_NEW"}
< 200
{}

# a wrong operand in the item
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET b = b + :v", "ExpressionAttributeValues": {":v": {"N": "1"}}}
< 400 ValidationException
{"message": "An operand in the update expression has an incorrect data type"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}}
< 200
{"Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}

# a false condition hides what the update does wrong
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "a": {"N": "1"}, "b": {"S": "x"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET b = b + :v", "ExpressionAttributeValues": {":v": {"N": "1"}}, "ConditionExpression": "attribute_not_exists(pk)"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}

# an update to more than 400 KB
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "v": {"S": "{{300000 x}}"}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "SET w = :w", "ExpressionAttributeValues": {":w": {"S": "{{200000 x}}"}}}
< 400 ValidationException
{"message": "Item size to update has exceeded the maximum allowed size"}

# a sum beyond every number
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k"}, "v": {"N": "9e125"}}}
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "k"}}, "UpdateExpression": "ADD v :v", "ExpressionAttributeValues": {":v": {"N": "9e125"}}}
< 400 ValidationException
{"message": "Number overflow. Attempting to store a number with magnitude larger than supported range"}

# PutItem: no such table
> PutItem
{"TableName": "Nowhere", "Item": {"pk": {"S": "a"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# GetItem: no such table
> GetItem
{"TableName": "Nowhere", "Key": {"pk": {"S": "a"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# UpdateItem: no such table
> UpdateItem
{"TableName": "Nowhere", "Key": {"pk": {"S": "a"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# DeleteItem: no such table
> DeleteItem
{"TableName": "Nowhere", "Key": {"pk": {"S": "a"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# P36 a condition sees the one item alone
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "USER#1"}, "email": {"S": "a@x.example"}}, "ConditionExpression": "attribute_not_exists(email)"}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "USER#2"}, "email": {"S": "a@x.example"}}, "ConditionExpression": "attribute_not_exists(email)"}

# P38 a delimiter in somebody's id makes two keys one
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "TENANT#acme#USER#x#USER#y"}, "v": {"N": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "TENANT#acme#USER#x#USER#y"}, "v": {"N": "2"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND begins_with(sk, :t)", "ExpressionAttributeValues": {":p": {"S": "p"}, ":t": {"S": "TENANT#acme#"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "TENANT#acme#USER#x#USER#y"}, "v": {"N": "2"}}], "Count": 1, "ScannedCount": 1}
