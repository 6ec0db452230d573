# The constraint family: all of a request together, up to ten, in the service's order.

setup
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}

# PutItem without TableName
> PutItem
{"Item": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'tableName' failed to satisfy constraint: Member must not be null"}

# PutItem with an empty TableName
> PutItem
{"TableName": "", "Item": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "1 validation error detected: Value '' at 'tableName' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# PutItem with a TableName of 256
> PutItem
{"TableName": "{{256 a}}", "Item": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "1 validation error detected: Value 'aaa…aaa' at 'tableName' failed to satisfy constraint: Member must have length less than or equal to 255"}

# PutItem with signs in TableName
> PutItem
{"TableName": "bad table!@#", "Item": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "1 validation error detected: Value 'bad table!@#' at 'tableName' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+"}

# pattern before length
> PutItem
{"TableName": "!{{255 a}}", "Item": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "2 validation errors detected: Value '!aaa…' at 'tableName' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+; Value '!aaa…' at 'tableName' failed to satisfy constraint: Member must have length less than or equal to 255"}

# a TableName of two letters only names no table
> PutItem
{"TableName": "ab", "Item": {"pk": {"S": "a"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# PutItem without Item
> PutItem
{"TableName": "Solo"}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'item' failed to satisfy constraint: Member must not be null"}

# three bad enumerations
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ReturnValues": "INVALID", "ReturnConsumedCapacity": "INVALID", "ReturnItemCollectionMetrics": "INVALID"}
< 400 ValidationException
{"message": "3 validation errors detected: Value 'INVALID' at 'returnValues' failed to satisfy constraint: Member must satisfy enum value set: [ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]; Value 'INVALID' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]; Value 'INVALID' at 'returnItemCollectionMetrics' failed to satisfy constraint: Member must satisfy enum value set: [SIZE, NONE]"}

# a bad enumeration and an empty name
> PutItem
{"TableName": "", "Item": {"pk": {"S": "a"}}, "ReturnValues": "INVALID"}
< 400 ValidationException
{"message": "2 validation errors detected: Value 'INVALID' at 'returnValues' failed to satisfy constraint: Member must satisfy enum value set: [ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]; Value '' at 'tableName' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# UpdateItem tells capacity before values
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnValues": "X", "ReturnConsumedCapacity": "Y"}
< 400 ValidationException
{"message": "2 validation errors detected: Value 'Y' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]; Value 'X' at 'returnValues' failed to satisfy constraint: Member must satisfy enum value set: [ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]"}

# UpdateItem without Key
> UpdateItem
{"TableName": "Solo"}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'key' failed to satisfy constraint: Member must not be null"}

# DeleteItem with everything wrong
> DeleteItem
{"ReturnValues": "X", "ReturnItemCollectionMetrics": "Y"}
< 400 ValidationException
{"message": "4 validation errors detected: Value null at 'tableName' failed to satisfy constraint: Member must not be null; Value 'X' at 'returnValues' failed to satisfy constraint: Member must satisfy enum value set: [ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]; Value 'Y' at 'returnItemCollectionMetrics' failed to satisfy constraint: Member must satisfy enum value set: [SIZE, NONE]; Value null at 'key' failed to satisfy constraint: Member must not be null"}

# GetItem without anything
> GetItem
{}
< 400 ValidationException
{"message": "2 validation errors detected: Value null at 'tableName' failed to satisfy constraint: Member must not be null; Value null at 'key' failed to satisfy constraint: Member must not be null"}

# GetItem with an empty AttributesToGet
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributesToGet": []}
< 400 ValidationException
{"message": "1 validation error detected: Value '[]' at 'attributesToGet' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# GetItem with 256 AttributesToGet
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributesToGet": [{{255 "a", }}"a"]}
< 400 ValidationException
{"message": "1 validation error detected: Value '[a, a, …a]' at 'attributesToGet' failed to satisfy constraint: Member must have length less than or equal to 255"}

# lower case is no enumeration
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": "total"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'total' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]"}

# a part of an enumeration is none
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": "INDEXES, TOTAL"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'INDEXES, TOTAL' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]"}

# an empty enumeration
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": ""}
< 400 ValidationException
{"message": "1 validation error detected: Value '' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]"}

# ReturnValuesOnConditionCheckFailure
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ReturnValuesOnConditionCheckFailure": "X"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'X' at 'returnValuesOnConditionCheckFailure' failed to satisfy constraint: Member must satisfy enum value set: [ALL_OLD, NONE]"}

# Query Limit 0
> Query
{"TableName": "Solo", "Limit": 0}
< 400 ValidationException
{"message": "1 validation error detected: Value at 'Limit' failed to satisfy constraint: Member must have value greater than or equal to 1"}

# Scan Limit 0
> Scan
{"TableName": "Solo", "Limit": 0}
< 400 ValidationException
{"message": "1 validation error detected: Value '0' at 'limit' failed to satisfy constraint: Member must have value greater than or equal to 1"}

# Scan Limit -1
> Scan
{"TableName": "Solo", "Limit": -1}
< 400 ValidationException
{"message": "1 validation error detected: Value '-1' at 'limit' failed to satisfy constraint: Member must have value greater than or equal to 1"}

# Query Select
> Query
{"TableName": "Solo", "Select": "INVALID_VALUE"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'INVALID_VALUE' at 'select' failed to satisfy constraint: Member must satisfy enum value set: [SPECIFIC_ATTRIBUTES, COUNT, ALL_ATTRIBUTES, ALL_PROJECTED_ATTRIBUTES]"}

# Query IndexName
> Query
{"TableName": "Solo", "IndexName": "a!"}
< 400 ValidationException
{"message": "2 validation errors detected: Value 'a!' at 'indexName' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+; Value 'a!' at 'indexName' failed to satisfy constraint: Member must have length greater than or equal to 3"}

# Scan TotalSegments 0
> Scan
{"TableName": "Solo", "TotalSegments": 0, "Segment": 0}
< 400 ValidationException
{"message": "1 validation error detected: Value '0' at 'totalSegments' failed to satisfy constraint: Member must have value greater than or equal to 1"}

# Scan TotalSegments above a million
> Scan
{"TableName": "Solo", "TotalSegments": 1000001, "Segment": 0}
< 400 ValidationException
{"message": "1 validation error detected: Value '1000001' at 'totalSegments' failed to satisfy constraint: Member must have value less than or equal to 1000000"}

# Scan Segment -1
> Scan
{"TableName": "Solo", "TotalSegments": 1, "Segment": -1}
< 400 ValidationException
{"message": "1 validation error detected: Value '-1' at 'segment' failed to satisfy constraint: Member must have value greater than or equal to 0"}

# Scan Segment of a million
> Scan
{"TableName": "Solo", "TotalSegments": 1000000, "Segment": 1000000}
< 400 ValidationException
{"message": "1 validation error detected: Value '1000000' at 'segment' failed to satisfy constraint: Member must have value less than or equal to 999999"}

# Scan in order: select, index, segments, capacity, table
> Scan
{"Select": "x", "IndexName": "i", "TotalSegments": 0, "ReturnConsumedCapacity": "y", "ConditionalOperator": "z"}
< 400 ValidationException
{"message": "6 validation errors detected: Value 'x' at 'select' failed to satisfy constraint: Member must satisfy enum value set: [SPECIFIC_ATTRIBUTES, COUNT, ALL_ATTRIBUTES, ALL_PROJECTED_ATTRIBUTES]; Value 'i' at 'indexName' failed to satisfy constraint: Member must have length greater than or equal to 3; Value '0' at 'totalSegments' failed to satisfy constraint: Member must have value greater than or equal to 1; Value 'y' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]; Value null at 'tableName' failed to satisfy constraint: Member must not be null; Value 'z' at 'conditionalOperator' failed to satisfy constraint: Member must satisfy enum value set: [OR, AND]"}

# a comparison inside Expected
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "Expected": {"a": {"ComparisonOperator": "LIKE"}}}
< 400 ValidationException
{"message": "1 validation error detected: Value 'LIKE' at 'expected.a.member.comparisonOperator' failed to satisfy constraint: Member must satisfy enum value set: [IN, NULL, BETWEEN, LT, NOT_CONTAINS, EQ, GT, NOT_NULL, NE, LE, BEGINS_WITH, GE, CONTAINS]"}

# a condition without comparison
> Query
{"TableName": "Solo", "KeyConditions": {"pk": {}}}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'keyConditions.pk.member.comparisonOperator' failed to satisfy constraint: Member must not be null"}

# at most ten are listed
> Query
{"TableName": "Solo", "KeyConditions": {"a": {}, "b": {}, "c": {}, "d": {}, "e": {}, "f": {}, "g": {}, "h": {}, "i": {}, "j": {}, "k": {}, "l": {}, "m": {}}}
< 400 ValidationException
{"message": "10 validation errors detected: Value null at 'keyConditions.a.member.comparisonOperator' failed to satisfy constraint: Member must not be null; Value null at 'keyConditions.b.member.comparisonOperator' failed to satisfy constraint: Member must not be null; Value null at 'keyConditions.c.member.comparisonOperator' failed to satisfy constraint: Member must not be null; Value null at 'keyConditions.d.member.comparisonOperator' failed to satisfy constraint: Member must not be null; Value null at 'keyConditions.e.member.comparisonOperator' failed to satisfy constraint: Member must not be null; Value null at 'keyConditions.f.member.comparisonOperator' failed to satisfy constraint: Member must not be null; Value null at 'keyConditions.g.member.comparisonOperator' failed to satisfy constraint: Member must not be null; Value null at 'keyConditions.h.member.comparisonOperator' failed to satisfy constraint: Member must not be null; Value null at 'keyConditions.i.member.comparisonOperator' failed to satisfy constraint: Member must not be null; Value null at 'keyConditions.j.member.comparisonOperator' failed to satisfy constraint: Member must not be null"}

# an action of AttributeUpdates
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "AttributeUpdates": {"a": {"Action": "MOVE"}}}
< 400 ValidationException
{"message": "1 validation error detected: Value 'MOVE' at 'attributeUpdates.a.member.action' failed to satisfy constraint: …"}

# constraints are told before a missing table
> Scan
{"TableName": "Nowhere", "Limit": 0}
< 400 ValidationException
{"message": "1 validation error detected: Value '0' at 'limit' failed to satisfy constraint: Member must have value greater than or equal to 1"}

# constraints are told before values and expressions
> PutItem
{"TableName": "Solo", "Item": {"pk": {}}, "ReturnValues": "X", "ConditionExpression": "!"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'X' at 'returnValues' failed to satisfy constraint: Member must satisfy enum value set: [ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]"}

# an ARN names a table, and comes back as it was given
> PutItem
{"TableName": "arn:aws:dynamodb:eu-west-1:123456789012:table/Solo", "Item": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "arn:aws:dynamodb:eu-west-1:123456789012:table/Solo", "CapacityUnits": 1.0}}

# an ARN of no table
> GetItem
{"TableName": "arn:aws:dynamodb:eu-west-1:123456789012:table/Nowhere", "Key": {"pk": {"S": "a"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# what begins like an ARN and is none
> GetItem
{"TableName": "arn:aws:s3:::Solo", "Key": {"pk": {"S": "a"}}}
< 400 ValidationException
{"message": "1 validation error detected: Value 'arn:aws:s3:::Solo' at 'tableName' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+"}

# ListTables Limit 0
> ListTables
{"Limit": 0}
< 400 ValidationException
{"message": "1 validation error detected: Value '0' at 'limit' failed to satisfy constraint: Member must have value greater than or equal to 1"}

# ListTables Limit 101
> ListTables
{"Limit": 101}
< 400 ValidationException
{"message": "1 validation error detected: Value '101' at 'limit' failed to satisfy constraint: Member must have value less than or equal to 100"}

# ListTables with a short start
> ListTables
{"ExclusiveStartTableName": "a"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'a' at 'exclusiveStartTableName' failed to satisfy constraint: Member must have length greater than or equal to 3"}

# CreateTable without TableName
> CreateTable
{}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# DescribeTable without TableName
> DescribeTable
{}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# DeleteTable without TableName
> DeleteTable
{}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# UpdateTable without TableName
> UpdateTable
{}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# P40 an operation that there is not
> FlyToTheMoon
{}
< 400 UnknownOperationException
{}

# an operation in another case
> getitem
{}
< 400 UnknownOperationException
{}

# null for a table of BatchGetItem stops the program
> BatchGetItem
{"RequestItems": {"Solo": null}}
< 400 ValidationException
{"message": "1 validation error detected: Value at 'RequestItems.Solo.member.Keys' failed to satisfy constraint: Member must not be null"}

# null for an action of TransactGetItems stops the program
> TransactGetItems
{"TransactItems": [{"Get": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}}}, null]}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'transactItems.2.member.get' failed to satisfy constraint: Member must not be null"}

# null for a condition of Query stops the program
> Query
{"TableName": "Solo", "KeyConditions": {"pk": null}}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'keyConditions.pk.member.comparisonOperator' failed to satisfy constraint: Member must not be null"}

# null for a statement of a batch is no statement
> BatchExecuteStatement
{"Statements": [null]}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'statements.1.member.statement' failed to satisfy constraint: Member must not be null"}

# null for a tag makes a tag without a name
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Solo", "Tags": [null]}
< 400 ValidationException
{"message": "2 validation errors detected: Value null at 'tags.1.member.key' failed to satisfy constraint: Member must not be null; Value null at 'tags.1.member.value' failed to satisfy constraint: Member must not be null"}
