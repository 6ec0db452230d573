# CreateTable, DescribeTable, ListTables, UpdateTable, DeleteTable, tags.

# a table on demand
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
< 200
{"TableDescription": {"AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "TableName": "Tab", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableStatus": "CREATING", "CreationDateTime": 1767225600.0, "ProvisionedThroughput": {"NumberOfDecreasesToday": 0, "ReadCapacityUnits": 0, "WriteCapacityUnits": 0}, "TableSizeBytes": 0, "ItemCount": 0, "TableArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "TableId": "…-…-4…-…-…", "BillingModeSummary": {"BillingMode": "PAY_PER_REQUEST"}, "DeletionProtectionEnabled": false}}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "TableName": "Tab", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableStatus": "ACTIVE", "CreationDateTime": 1767225600.0, "ProvisionedThroughput": {"NumberOfDecreasesToday": 0, "ReadCapacityUnits": 0, "WriteCapacityUnits": 0}, "TableSizeBytes": 0, "ItemCount": 0, "TableArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "TableId": "…-…-4…-…-…", "BillingModeSummary": {"BillingMode": "PAY_PER_REQUEST"}, "DeletionProtectionEnabled": false, "WarmThroughput": {"ReadUnitsPerSecond": 12000, "WriteUnitsPerSecond": 4000, "Status": "ACTIVE"}}}

# a provisioned table has no BillingModeSummary
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}
< 200
{"TableDescription": {"AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "TableName": "Tab", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "TableStatus": "CREATING", "CreationDateTime": 1767225600.0, "ProvisionedThroughput": {"NumberOfDecreasesToday": 0, "ReadCapacityUnits": 5, "WriteCapacityUnits": 5}, "TableSizeBytes": 0, "ItemCount": 0, "TableArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "TableId": "…-…-4…-…-…", "DeletionProtectionEnabled": false}}

# a table made later says so
wait 90
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"CreationDateTime": 1767225690, "…": 0}}

# a table that exists
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ResourceInUseException
{"message": "Table already exists: Tab"}

# a name of two letters
> CreateTable
{"TableName": "ab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'ab' at 'tableName' failed to satisfy constraint: Member must have length greater than or equal to 3"}

# no table may be created by ARN
> CreateTable
{"TableName": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'arn:aws:dynamodb:us-east-1:000000000000:table/Tab' at 'tableName' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+"}

# nothing but a name
> CreateTable
{"TableName": "Tab"}
< 400 ValidationException
{"message": "2 validation errors detected: Value null at 'attributeDefinitions' failed to satisfy constraint: Member must not be null; Value null at 'keySchema' failed to satisfy constraint: Member must not be null"}

# members of the lists
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "", "AttributeType": "X"}], "KeySchema": [{"KeyType": "hash"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "4 validation errors detected: Value '' at 'attributeDefinitions.1.member.attributeName' failed to satisfy constraint: Member must have length greater than or equal to 1; Value 'X' at 'attributeDefinitions.1.member.attributeType' failed to satisfy constraint: Member must satisfy enum value set: [B, N, S]; Value null at 'keySchema.1.member.attributeName' failed to satisfy constraint: Member must not be null; Value 'hash' at 'keySchema.1.member.keyType' failed to satisfy constraint: Member must satisfy enum value set: [HASH, RANGE]"}

# throughput of nothing
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 0, "WriteCapacityUnits": 0}}
< 400 ValidationException
{"message": "2 validation errors detected: Value '0' at 'provisionedThroughput.writeCapacityUnits' failed to satisfy constraint: Member must have value greater than or equal to 1; Value '0' at 'provisionedThroughput.readCapacityUnits' failed to satisfy constraint: Member must have value greater than or equal to 1"}

# three key schema elements
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "a", "AttributeType": "S"}, {"AttributeName": "b", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "a", "KeyType": "RANGE"}, {"AttributeName": "b", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "1 validation error detected: Value '[KeySchemaElement(attributeName=pk, keyType=HASH), KeySchemaElement(attributeName=a, keyType=RANGE), KeySchemaElement(attributeName=b, keyType=RANGE)]' at 'keySchema' failed to satisfy constraint: Member must have length less than or equal to 2"}

# missing throughput beats three key schema elements
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "a", "KeyType": "RANGE"}, {"AttributeName": "b", "KeyType": "RANGE"}], "BillingMode": "PROVISIONED"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode is PROVISIONED"}

# no throughput, and the mode is provisioned by default
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode is PROVISIONED"}

# throughput on demand
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST"}

# a billing mode that there is not
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "FREE"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'FREE' at 'billingMode' failed to satisfy constraint: Member must satisfy enum value set: [PROVISIONED, PAY_PER_REQUEST]"}

# throughput beyond every table
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1000000000001, "WriteCapacityUnits": 1}}
< 400 ValidationException
{"message": "Given value 1000000000001 for ReadCapacityUnits is out of bounds"}

# more key elements than definitions
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "Invalid KeySchema: Some index key attribute have no definition"}

# a key that is not defined
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "a", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Some index key attributes are not defined in AttributeDefinitions. Keys: [a], AttributeDefinitions: [pk]"}

# one attribute twice in a key
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "a", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "pk", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "Both the Hash Key and the Range Key element in the KeySchema have the same name"}

# the first is no HASH
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "Invalid KeySchema: The first KeySchemaElement is not a HASH key type"}

# the second is no RANGE
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "a", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "a", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "Invalid KeySchema: The second KeySchemaElement is not a RANGE key type"}

# P12 every attribute declared
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "email", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Number of attributes in KeySchema does not exactly match number of attributes defined in AttributeDefinitions"}

# one attribute defined twice
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "pk", "AttributeType": "N"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Duplicate …pk"}

# P12 every attribute declared, with an index
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}, {"AttributeName": "email", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Some AttributeDefinitions are not used. AttributeDefinitions: [pk, gk, email], keys used: [pk, gk]"}

# no local indexes in the list
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST", "LocalSecondaryIndexes": []}
< 400 ValidationException
{"message": "One or more parameter values were invalid: List of LocalSecondaryIndexes is empty"}

# a local index without a sort key in the table
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "lk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "LocalSecondaryIndexes": [{"IndexName": "lsi1", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Table KeySchema does not have a range key, which is required when specifying a LocalSecondaryIndex"}

# a local index without a sort key
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST", "LocalSecondaryIndexes": [{"IndexName": "lsi1", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Index KeySchema does not have a range key for index: lsi1"}

# a local index with another partition key
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "lk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST", "LocalSecondaryIndexes": [{"IndexName": "lsi1", "KeySchema": [{"AttributeName": "sk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Index KeySchema does not have the same leading hash key as table KeySchema for index: lsi1. index hash key: sk, table hash key: pk"}

# an index without a projection type
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"NonKeyAttributes": ["a"]}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Unknown ProjectionType: null"}

# NonKeyAttributes with ALL
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL", "NonKeyAttributes": ["a"]}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ProjectionType is ALL, but NonKeyAttributes is specified"}

# NonKeyAttributes with KEYS_ONLY
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "KEYS_ONLY", "NonKeyAttributes": ["a"]}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ProjectionType is KEYS_ONLY, but NonKeyAttributes is specified"}

# INCLUDE without NonKeyAttributes
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "INCLUDE"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ProjectionType is INCLUDE, but NonKeyAttributes is not specified"}

# an index named twice
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Duplicate index name: gsi1"}

# a local and a global index of one name
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "lk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST", "LocalSecondaryIndexes": [{"IndexName": "same", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}], "GlobalSecondaryIndexes": [{"IndexName": "same", "KeySchema": [{"AttributeName": "lk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Duplicate index name: same"}

# six local indexes
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "lk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST", "LocalSecondaryIndexes": [{"IndexName": "lsi0", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "lsi1", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "lsi2", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "lsi3", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "lsi4", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "lsi5", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Number of LocalSecondaryIndexes exceeds per-table limit of 5"}

# no global indexes in the list
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": []}
< 400 ValidationException
{"message": "One or more parameter values were invalid: List of GlobalSecondaryIndexes is empty"}

# throughput of an index on demand
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}, "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ProvisionedThroughput should not be specified for index: gsi1 when BillingMode is PAY_PER_REQUEST"}

# no throughput of an index
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}], "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ProvisionedThroughput must be specified for index: gsi1"}

# 21 global indexes
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi0", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi2", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi3", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi4", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi5", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi6", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi7", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi8", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi9", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi10", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi11", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi12", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi13", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi14", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi15", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi16", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi17", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi18", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi19", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "gsi20", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: GlobalSecondaryIndex count exceeds the per-table limit of 20"}

# an index without a name, a key and a projection
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{}]}
< 400 ValidationException
{"message": "3 validation errors detected: Value null at 'globalSecondaryIndexes.1.member.indexName' failed to satisfy constraint: Member must not be null; Value null at 'globalSecondaryIndexes.1.member.keySchema' failed to satisfy constraint: Member must not be null; Value null at 'globalSecondaryIndexes.1.member.projection' failed to satisfy constraint: Member must not be null"}

# an index key that is not defined
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "zz", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Some index key attributes are not defined in AttributeDefinitions. Keys: [zz], AttributeDefinitions: [pk, gk]"}

# a disabled stream with a view
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "StreamSpecification": {"StreamEnabled": false, "StreamViewType": "KEYS_ONLY"}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Table is being created with a stream disabled, UpdateViewType should not be specified"}

# a stream is not modelled
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "StreamSpecification": {"StreamEnabled": true, "StreamViewType": "KEYS_ONLY"}}
< 400 ValidationException
{"message": "keyglass does not model streams"}

# a description has its indexes
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "lk", "AttributeType": "N"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST", "LocalSecondaryIndexes": [{"IndexName": "lsi1", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["b", "a"]}}]}
> PutItem
{"TableName": "Tab", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "c"}, "lk": {"N": "1"}}}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "lk", "AttributeType": "N"}, {"AttributeName": "gk", "AttributeType": "S"}], "ItemCount": 1, "…": 0, "LocalSecondaryIndexes": [{"IndexName": "lsi1", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}, "IndexSizeBytes": 10, "ItemCount": 1, "IndexArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab/index/lsi1"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["a", "b"]}, "IndexStatus": "ACTIVE", "ProvisionedThroughput": {"NumberOfDecreasesToday": 0, "ReadCapacityUnits": 0, "WriteCapacityUnits": 0}, "IndexSizeBytes": 9, "ItemCount": 1, "IndexArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab/index/gsi1", "WarmThroughput": {"ReadUnitsPerSecond": 12000, "WriteUnitsPerSecond": 4000, "Status": "ACTIVE"}}]}}

# warm throughput makes partitions
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "WarmThroughput": {"ReadUnitsPerSecond": 30000, "WriteUnitsPerSecond": 4000}}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"WarmThroughput": {"ReadUnitsPerSecond": 30000, "WriteUnitsPerSecond": 10000, "Status": "ACTIVE"}, "…": 0}}

# a maximum on demand
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "OnDemandThroughput": {"MaxReadRequestUnits": 7, "MaxWriteRequestUnits": 8}}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"OnDemandThroughput": {"MaxReadRequestUnits": 7, "MaxWriteRequestUnits": 8}, "…": 0}}

# DescribeTable: no such table
> DescribeTable
{"TableName": "Nowhere"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found: Table: Nowhere not found"}

# DeleteTable: no such table
> DeleteTable
{"TableName": "Nowhere"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found: Table: Nowhere not found"}

# DescribeTimeToLive: no such table
> DescribeTimeToLive
{"TableName": "Nowhere"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found: Table: Nowhere not found"}

# UpdateTable: no such table
> UpdateTable
{"TableName": "Nowhere", "DeletionProtectionEnabled": true}
< 400 ResourceNotFoundException
{"message": "Requested resource not found: Table: Nowhere not found"}

# UpdateTimeToLive: no such table
> UpdateTimeToLive
{"TableName": "Nowhere", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found: Table: Nowhere not found"}

# tables are listed by bytes
> CreateTable
{"TableName": "bbb", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> CreateTable
{"TableName": "CCC", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> CreateTable
{"TableName": "aaa", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> ListTables
{}
< 200
{"TableNames": ["CCC", "aaa", "bbb"]}

# a page of tables
> CreateTable
{"TableName": "bbb", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> CreateTable
{"TableName": "CCC", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> CreateTable
{"TableName": "aaa", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> ListTables
{"Limit": 2}
< 200
{"TableNames": ["CCC", "aaa"], "LastEvaluatedTableName": "aaa"}
> ListTables
{"Limit": 2, "ExclusiveStartTableName": "aaa"}
< 200
{"TableNames": ["bbb"]}
> ListTables
{"ExclusiveStartTableName": "aab"}
< 200
{"TableNames": ["bbb"]}
> ListTables
{"Limit": 3}
< 200
{"TableNames": ["CCC", "aaa", "bbb"]}

# deleted: its description has no keys
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> DeleteTable
{"TableName": "Tab"}
< 200
{"TableDescription": {"TableName": "Tab", "TableStatus": "DELETING", "ProvisionedThroughput": {"NumberOfDecreasesToday": 0, "ReadCapacityUnits": 0, "WriteCapacityUnits": 0}, "TableSizeBytes": 0, "ItemCount": 0, "TableArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "TableId": "…-…-4…-…-…", "BillingModeSummary": {"BillingMode": "PAY_PER_REQUEST"}, "DeletionProtectionEnabled": false}}
> DescribeTable
{"TableName": "Tab"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found: Table: Tab not found"}
> ListTables
{}
< 200
{"TableNames": []}
> GetItem
{"TableName": "Tab", "Key": {"pk": {"S": "a"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# a table made again is another, and empty
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> PutItem
{"TableName": "Tab", "Item": {"pk": {"S": "a"}}}
> DeleteTable
{"TableName": "Tab"}
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> GetItem
{"TableName": "Tab", "Key": {"pk": {"S": "a"}}}
< 200
{}

# a protected table
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "DeletionProtectionEnabled": true}
> DeleteTable
{"TableName": "Tab"}
< 400 ValidationException
{"message": "1 validation error detected: Table 'Tab' can't be deleted while DeletionProtectionEnabled is set to True"}
> UpdateTable
{"TableName": "Tab", "DeletionProtectionEnabled": false}
> DeleteTable
{"TableName": "Tab"}

# UpdateTable of nothing
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Tab"}
< 400 ValidationException
{"message": "At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled, GlobalSecondaryIndexUpdates or SSESpecification or ReplicaUpdates is required"}

# UpdateTable to provisioned without throughput
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Tab", "BillingMode": "PROVISIONED"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ProvisionedThroughput must be specified when BillingMode is PROVISIONED"}

# UpdateTable on demand with throughput
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST"}

# UpdateTable from on demand to on demand
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST"}
< 200
{"TableDescription": {"TableStatus": "UPDATING", "…": 0}}

# UpdateTable to the same throughput
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}
< 400 ValidationException
{"message": "The provisioned throughput for the table will not change. The requested value equals the current value. Current ReadCapacityUnits provisioned for the table: 5. Requested ReadCapacityUnits: 5. Current WriteCapacityUnits provisioned for the table: 5. Requested WriteCapacityUnits: 5. Refer to the Amazon DynamoDB Developer Guide for current limits and how to request higher limits."}

# UpdateTable to more throughput
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}
> UpdateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": 50, "WriteCapacityUnits": 60}}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"ProvisionedThroughput": {"LastIncreaseDateTime": 1767225600, "NumberOfDecreasesToday": 0, "ReadCapacityUnits": 50, "WriteCapacityUnits": 60}, "…": 0}}

# UpdateTable there and back
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}
> UpdateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST"}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"BillingModeSummary": {"BillingMode": "PAY_PER_REQUEST", "LastUpdateToPayPerRequestDateTime": 1767225600}, "…": 0}}
> UpdateTable
{"TableName": "Tab", "BillingMode": "PROVISIONED", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}
> DescribeTable
{"TableName": "Tab"}
< 200
{"Table": {"ProvisionedThroughput": {"NumberOfDecreasesToday": 0, "ReadCapacityUnits": 5, "WriteCapacityUnits": 5}, "…": 0}}

# an empty index update
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: One of GlobalSecondaryIndexUpdate.Update, GlobalSecondaryIndexUpdate.Create, GlobalSecondaryIndexUpdate.Delete must not be null"}

# one index twice
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": "gsi1"}}, {"Delete": {"IndexName": "gsi1"}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Only one global secondary index update per index is allowed simultaneously. Index: gsi1"}

# two indexes made at once
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Create": {"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}}, {"Create": {"IndexName": "gsi2", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}}], "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}]}
< 400 LimitExceededException
{"message": "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table"}

# an unknown index deleted
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": "gsi1"}}]}
< 400 ResourceNotFoundException
{"message": "Requested resource not found…"}

# a local index cannot be deleted
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "lk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "BillingMode": "PAY_PER_REQUEST", "LocalSecondaryIndexes": [{"IndexName": "lsi1", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}]}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": "lsi1"}}]}
< 400 ResourceNotFoundException
{"message": "Requested resource not found…"}

# an index added is filled, and dropped is gone
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> PutItem
{"TableName": "Tab", "Item": {"pk": {"S": "a"}, "gk": {"S": "x"}}}
> PutItem
{"TableName": "Tab", "Item": {"pk": {"S": "b"}}}
> PutItem
{"TableName": "Tab", "Item": {"pk": {"S": "c"}, "gk": {"N": "1"}}}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Create": {"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}}], "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}]}
> Scan
{"TableName": "Tab", "IndexName": "gsi1"}
< 200
{"Items": [{"pk": {"S": "a"}, "gk": {"S": "x"}}], "Count": 1, "ScannedCount": 1}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Create": {"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}}], "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}]}
< 400 ValidationException
{"message": "…already exists…"}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": "gsi1"}}]}
> Scan
{"TableName": "Tab", "IndexName": "gsi1"}
< 400 ValidationException
{"message": "The table does not have the specified index: gsi1"}

# an index added without its definition
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Create": {"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}}]}
< 400 ValidationException
{"message": "Invalid KeySchema: Some index key attribute have no definition"}

# throughput of an index on demand is refused
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}
> UpdateTable
{"TableName": "Tab", "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "gsi1", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ProvisionedThroughput should not be specified for index: gsi1 when BillingMode is PAY_PER_REQUEST"}

# to provisioned without throughput for an index
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}
> UpdateTable
{"TableName": "Tab", "BillingMode": "PROVISIONED", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 5}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: ProvisionedThroughput must be specified for index: gsi1"}

# tags come and go
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "Tags": [{"Key": "b", "Value": "1"}, {"Key": "a", "Value": ""}]}
< 200
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "Tags": [{"Key": "b", "Value": "2"}]}
< 200
> ListTagsOfResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab"}
< 200
{"Tags": [{"Key": "a", "Value": ""}, {"Key": "b", "Value": "2"}]}
> UntagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "TagKeys": ["a", "zz"]}
< 200
> ListTagsOfResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab"}
< 200
{"Tags": [{"Key": "b", "Value": "2"}]}

# tags from the start
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST", "Tags": [{"Key": "a", "Value": "x"}]}
> ListTagsOfResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab"}
< 200
{"Tags": [{"Key": "a", "Value": "x"}]}

# no tags
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> ListTagsOfResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab"}
< 200
{"Tags": []}

# tags of no ARN
> ListTagsOfResource
{}
< 400 ValidationException
{"message": "Invalid TableArn"}

# tags of no table's ARN
> ListTagsOfResource
{"ResourceArn": "Tab"}
< 400 ValidationException
{"message": "Invalid TableArn: Invalid ResourceArn provided as input Tab"}

# tags of a missing table
> ListTagsOfResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found: ResourcArn: arn:aws:dynamodb:us-east-1:000000000000:table/Tab not found"}

# an empty list of tags
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "Tags": []}
< 400 ValidationException
{"message": "Atleast one Tag needs to be provided as Input."}

# an empty list of tag keys
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> UntagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "TagKeys": []}
< 400 ValidationException
{"message": "Atleast one Tag Key needs to be provided as Input."}

# no list of tags
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab"}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'tags' failed to satisfy constraint: Member must not be null"}

# a reserved tag
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "Tags": [{"Key": "aws:x", "Value": ""}]}
< 400 ValidationException
{"message": "…aws:…"}

# limits of the account
> DescribeLimits
{}
< 200
{"AccountMaxReadCapacityUnits": 80000, "AccountMaxWriteCapacityUnits": 80000, "TableMaxReadCapacityUnits": 40000, "TableMaxWriteCapacityUnits": 40000}

# an endpoint
> DescribeEndpoints
{}
< 200
{"Endpoints": [{"Address": "…", "CachePeriodInMinutes": 1440}]}

# time to live was never set
> CreateTable
{"TableName": "Tab", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "BillingMode": "PAY_PER_REQUEST"}
> DescribeTimeToLive
{"TableName": "Tab"}
< 200
{"TimeToLiveDescription": {"TimeToLiveStatus": "DISABLED"}}

# a table of another account
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:999999999999:table/Tab", "Tags": [{"Key": "a", "Value": "b"}]}
< 400 AccessDeniedException
{"Message": "User: arn:aws:iam::000000000000:root is not authorized to perform: dynamodb:TagResource on resource: arn:aws:dynamodb:us-east-1:999999999999:table/Tab"}

# tags by a token that was never given
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> ListTagsOfResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "NextToken": "x"}
< 400 ValidationException
{"message": "Invalid NextToken"}

# fifty tags, and one more
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "Tags": [{"Key": "k00", "Value": "v"}, {"Key": "k01", "Value": "v"}, {"Key": "k02", "Value": "v"}, {"Key": "k03", "Value": "v"}, {"Key": "k04", "Value": "v"}, {"Key": "k05", "Value": "v"}, {"Key": "k06", "Value": "v"}, {"Key": "k07", "Value": "v"}, {"Key": "k08", "Value": "v"}, {"Key": "k09", "Value": "v"}, {"Key": "k10", "Value": "v"}, {"Key": "k11", "Value": "v"}, {"Key": "k12", "Value": "v"}, {"Key": "k13", "Value": "v"}, {"Key": "k14", "Value": "v"}, {"Key": "k15", "Value": "v"}, {"Key": "k16", "Value": "v"}, {"Key": "k17", "Value": "v"}, {"Key": "k18", "Value": "v"}, {"Key": "k19", "Value": "v"}, {"Key": "k20", "Value": "v"}, {"Key": "k21", "Value": "v"}, {"Key": "k22", "Value": "v"}, {"Key": "k23", "Value": "v"}, {"Key": "k24", "Value": "v"}, {"Key": "k25", "Value": "v"}, {"Key": "k26", "Value": "v"}, {"Key": "k27", "Value": "v"}, {"Key": "k28", "Value": "v"}, {"Key": "k29", "Value": "v"}, {"Key": "k30", "Value": "v"}, {"Key": "k31", "Value": "v"}, {"Key": "k32", "Value": "v"}, {"Key": "k33", "Value": "v"}, {"Key": "k34", "Value": "v"}, {"Key": "k35", "Value": "v"}, {"Key": "k36", "Value": "v"}, {"Key": "k37", "Value": "v"}, {"Key": "k38", "Value": "v"}, {"Key": "k39", "Value": "v"}, {"Key": "k40", "Value": "v"}, {"Key": "k41", "Value": "v"}, {"Key": "k42", "Value": "v"}, {"Key": "k43", "Value": "v"}, {"Key": "k44", "Value": "v"}, {"Key": "k45", "Value": "v"}, {"Key": "k46", "Value": "v"}, {"Key": "k47", "Value": "v"}, {"Key": "k48", "Value": "v"}, {"Key": "k49", "Value": "v"}]}
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "Tags": [{"Key": "k00", "Value": "again"}]}
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "Tags": [{"Key": "new", "Value": "x"}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: A table has at most 50 tags"}

# a tag with a key of 129 characters and a value of 257
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> TagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "Tags": [{"Key": "{{129 k}}", "Value": "{{257 v}}"}]}
< 400 ValidationException
{"message": "2 validation errors detected: Value '{{129 k}}' at 'tags.1.member.key' failed to satisfy constraint: Member must have length less than or equal to 128; Value '{{257 v}}' at 'tags.1.member.value' failed to satisfy constraint: Member must have length less than or equal to 256"}

# untagging what is not there
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> UntagResource
{"ResourceArn": "arn:aws:dynamodb:us-east-1:000000000000:table/Tab", "TagKeys": ["x", "y"]}
< 200
{}

# a policy is not modelled
> CreateTable
{"ResourcePolicy": "{}", "TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
< 400 ValidationException
{"message": "keyglass does not model resource policies"}

# replicas are not modelled
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> UpdateTable
{"TableName": "Tab", "ReplicaUpdates": [{"Create": {"RegionName": "eu-west-1"}}]}
< 400 ValidationException
{"message": "keyglass does not model global tables"}

# another class is not modelled, the usual one is
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> UpdateTable
{"TableName": "Tab", "TableClass": "STANDARD_INFREQUENT_ACCESS"}
< 400 ValidationException
{"message": "keyglass does not model table classes"}
> UpdateTable
{"TableName": "Tab", "TableClass": "STANDARD"}

# a stream is not modelled, no stream is
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> UpdateTable
{"TableName": "Tab", "StreamSpecification": {"StreamEnabled": true, "StreamViewType": "NEW_IMAGE"}}
< 400 ValidationException
{"message": "keyglass does not model streams"}
> UpdateTable
{"TableName": "Tab", "StreamSpecification": {"StreamEnabled": false}}

# protection comes and goes
> CreateTable
{"TableName": "Tab", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> UpdateTable
{"TableName": "Tab", "DeletionProtectionEnabled": true}
> DeleteTable
{"TableName": "Tab"}
< 400 ValidationException
{"message": "1 validation error detected: Table 'Tab' can't be deleted while DeletionProtectionEnabled is set to True"}
> UpdateTable
{"TableName": "Tab", "DeletionProtectionEnabled": false}
> DeleteTable
{"TableName": "Tab"}
