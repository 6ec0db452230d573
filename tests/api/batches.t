# BatchGetItem and BatchWriteItem.

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
{"TableName": "SoloN", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "N"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}

# written and read
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}}}}], "Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"N": "1"}}}}]}}
< 200
{"UnprocessedItems": {}}
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "a"}}, {"pk": {"S": "zz"}}]}, "Shelf": {"Keys": [{"pk": {"S": "p"}, "sk": {"S": "1"}}], "ProjectionExpression": "v"}}}
< 200
{"Responses": {"Solo": [{"pk": {"S": "a"}}], "Shelf": [{"v": {"N": "1"}}]}, "UnprocessedKeys": {}}

# a table without hits has an empty list
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "a"}}]}}}
< 200
{"Responses": {"Solo": []}, "UnprocessedKeys": {}}

# deleting what is not there succeeds
> BatchWriteItem
{"RequestItems": {"Solo": [{"DeleteRequest": {"Key": {"pk": {"S": "zz"}}}}]}}
< 200
{"UnprocessedItems": {}}

# the bill is a list
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}}}}], "Shelf": [{"DeleteRequest": {"Key": {"pk": {"S": "p"}, "sk": {"S": "1"}}}}]}, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"UnprocessedItems": {}, "ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 2.0}, {"TableName": "Shelf", "CapacityUnits": 1.0}]}
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "a"}}, {"pk": {"S": "zz"}}], "ConsistentRead": true}, "Shelf": {"Keys": [{"pk": {"S": "p"}, "sk": {"S": "1"}}]}}, "ReturnConsumedCapacity": "INDEXES"}
< 200
{"Responses": {"Solo": [{"pk": {"S": "a"}}], "Shelf": []}, "UnprocessedKeys": {}, "ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 2.0, "Table": {"CapacityUnits": 2.0}}, {"TableName": "Shelf", "CapacityUnits": 0.5, "Table": {"CapacityUnits": 0.5}}]}

# BatchGetItem of nothing
> BatchGetItem
{"RequestItems": {}}
< 400 ValidationException
{"message": "The requestItems parameter is required for BatchGetItem"}

# BatchGetItem without RequestItems
> BatchGetItem
{}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'requestItems' failed to satisfy constraint: Member must not be null"}

# BatchWriteItem of nothing
> BatchWriteItem
{"RequestItems": {}}
< 400 ValidationException
{"message": "The requestItems parameter is required for BatchWriteItem"}

# BatchWriteItem without RequestItems
> BatchWriteItem
{}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'requestItems' failed to satisfy constraint: Member must not be null"}

# 101 keys of one table
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "k0"}}, {"pk": {"S": "k1"}}, {"pk": {"S": "k2"}}, {"pk": {"S": "k3"}}, {"pk": {"S": "k4"}}, {"pk": {"S": "k5"}}, {"pk": {"S": "k6"}}, {"pk": {"S": "k7"}}, {"pk": {"S": "k8"}}, {"pk": {"S": "k9"}}, {"pk": {"S": "k10"}}, {"pk": {"S": "k11"}}, {"pk": {"S": "k12"}}, {"pk": {"S": "k13"}}, {"pk": {"S": "k14"}}, {"pk": {"S": "k15"}}, {"pk": {"S": "k16"}}, {"pk": {"S": "k17"}}, {"pk": {"S": "k18"}}, {"pk": {"S": "k19"}}, {"pk": {"S": "k20"}}, {"pk": {"S": "k21"}}, {"pk": {"S": "k22"}}, {"pk": {"S": "k23"}}, {"pk": {"S": "k24"}}, {"pk": {"S": "k25"}}, {"pk": {"S": "k26"}}, {"pk": {"S": "k27"}}, {"pk": {"S": "k28"}}, {"pk": {"S": "k29"}}, {"pk": {"S": "k30"}}, {"pk": {"S": "k31"}}, {"pk": {"S": "k32"}}, {"pk": {"S": "k33"}}, {"pk": {"S": "k34"}}, {"pk": {"S": "k35"}}, {"pk": {"S": "k36"}}, {"pk": {"S": "k37"}}, {"pk": {"S": "k38"}}, {"pk": {"S": "k39"}}, {"pk": {"S": "k40"}}, {"pk": {"S": "k41"}}, {"pk": {"S": "k42"}}, {"pk": {"S": "k43"}}, {"pk": {"S": "k44"}}, {"pk": {"S": "k45"}}, {"pk": {"S": "k46"}}, {"pk": {"S": "k47"}}, {"pk": {"S": "k48"}}, {"pk": {"S": "k49"}}, {"pk": {"S": "k50"}}, {"pk": {"S": "k51"}}, {"pk": {"S": "k52"}}, {"pk": {"S": "k53"}}, {"pk": {"S": "k54"}}, {"pk": {"S": "k55"}}, {"pk": {"S": "k56"}}, {"pk": {"S": "k57"}}, {"pk": {"S": "k58"}}, {"pk": {"S": "k59"}}, {"pk": {"S": "k60"}}, {"pk": {"S": "k61"}}, {"pk": {"S": "k62"}}, {"pk": {"S": "k63"}}, {"pk": {"S": "k64"}}, {"pk": {"S": "k65"}}, {"pk": {"S": "k66"}}, {"pk": {"S": "k67"}}, {"pk": {"S": "k68"}}, {"pk": {"S": "k69"}}, {"pk": {"S": "k70"}}, {"pk": {"S": "k71"}}, {"pk": {"S": "k72"}}, {"pk": {"S": "k73"}}, {"pk": {"S": "k74"}}, {"pk": {"S": "k75"}}, {"pk": {"S": "k76"}}, {"pk": {"S": "k77"}}, {"pk": {"S": "k78"}}, {"pk": {"S": "k79"}}, {"pk": {"S": "k80"}}, {"pk": {"S": "k81"}}, {"pk": {"S": "k82"}}, {"pk": {"S": "k83"}}, {"pk": {"S": "k84"}}, {"pk": {"S": "k85"}}, {"pk": {"S": "k86"}}, {"pk": {"S": "k87"}}, {"pk": {"S": "k88"}}, {"pk": {"S": "k89"}}, {"pk": {"S": "k90"}}, {"pk": {"S": "k91"}}, {"pk": {"S": "k92"}}, {"pk": {"S": "k93"}}, {"pk": {"S": "k94"}}, {"pk": {"S": "k95"}}, {"pk": {"S": "k96"}}, {"pk": {"S": "k97"}}, {"pk": {"S": "k98"}}, {"pk": {"S": "k99"}}, {"pk": {"S": "k100"}}]}}}
< 400 ValidationException
{"message": "1 validation error detected: Value at 'RequestItems.Solo.member.Keys' failed to satisfy constraint: Member must have length less than or equal to 100"}

# no keys
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": []}}}
< 400 ValidationException
{"message": "1 validation error detected: Value at 'RequestItems.Solo.member.Keys' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# 101 keys over two tables
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "k0"}}, {"pk": {"S": "k1"}}, {"pk": {"S": "k2"}}, {"pk": {"S": "k3"}}, {"pk": {"S": "k4"}}, {"pk": {"S": "k5"}}, {"pk": {"S": "k6"}}, {"pk": {"S": "k7"}}, {"pk": {"S": "k8"}}, {"pk": {"S": "k9"}}, {"pk": {"S": "k10"}}, {"pk": {"S": "k11"}}, {"pk": {"S": "k12"}}, {"pk": {"S": "k13"}}, {"pk": {"S": "k14"}}, {"pk": {"S": "k15"}}, {"pk": {"S": "k16"}}, {"pk": {"S": "k17"}}, {"pk": {"S": "k18"}}, {"pk": {"S": "k19"}}, {"pk": {"S": "k20"}}, {"pk": {"S": "k21"}}, {"pk": {"S": "k22"}}, {"pk": {"S": "k23"}}, {"pk": {"S": "k24"}}, {"pk": {"S": "k25"}}, {"pk": {"S": "k26"}}, {"pk": {"S": "k27"}}, {"pk": {"S": "k28"}}, {"pk": {"S": "k29"}}, {"pk": {"S": "k30"}}, {"pk": {"S": "k31"}}, {"pk": {"S": "k32"}}, {"pk": {"S": "k33"}}, {"pk": {"S": "k34"}}, {"pk": {"S": "k35"}}, {"pk": {"S": "k36"}}, {"pk": {"S": "k37"}}, {"pk": {"S": "k38"}}, {"pk": {"S": "k39"}}, {"pk": {"S": "k40"}}, {"pk": {"S": "k41"}}, {"pk": {"S": "k42"}}, {"pk": {"S": "k43"}}, {"pk": {"S": "k44"}}, {"pk": {"S": "k45"}}, {"pk": {"S": "k46"}}, {"pk": {"S": "k47"}}, {"pk": {"S": "k48"}}, {"pk": {"S": "k49"}}, {"pk": {"S": "k50"}}, {"pk": {"S": "k51"}}, {"pk": {"S": "k52"}}, {"pk": {"S": "k53"}}, {"pk": {"S": "k54"}}, {"pk": {"S": "k55"}}, {"pk": {"S": "k56"}}, {"pk": {"S": "k57"}}, {"pk": {"S": "k58"}}, {"pk": {"S": "k59"}}]}, "Shelf": {"Keys": [{"pk": {"S": "p"}, "sk": {"S": "0"}}, {"pk": {"S": "p"}, "sk": {"S": "1"}}, {"pk": {"S": "p"}, "sk": {"S": "2"}}, {"pk": {"S": "p"}, "sk": {"S": "3"}}, {"pk": {"S": "p"}, "sk": {"S": "4"}}, {"pk": {"S": "p"}, "sk": {"S": "5"}}, {"pk": {"S": "p"}, "sk": {"S": "6"}}, {"pk": {"S": "p"}, "sk": {"S": "7"}}, {"pk": {"S": "p"}, "sk": {"S": "8"}}, {"pk": {"S": "p"}, "sk": {"S": "9"}}, {"pk": {"S": "p"}, "sk": {"S": "10"}}, {"pk": {"S": "p"}, "sk": {"S": "11"}}, {"pk": {"S": "p"}, "sk": {"S": "12"}}, {"pk": {"S": "p"}, "sk": {"S": "13"}}, {"pk": {"S": "p"}, "sk": {"S": "14"}}, {"pk": {"S": "p"}, "sk": {"S": "15"}}, {"pk": {"S": "p"}, "sk": {"S": "16"}}, {"pk": {"S": "p"}, "sk": {"S": "17"}}, {"pk": {"S": "p"}, "sk": {"S": "18"}}, {"pk": {"S": "p"}, "sk": {"S": "19"}}, {"pk": {"S": "p"}, "sk": {"S": "20"}}, {"pk": {"S": "p"}, "sk": {"S": "21"}}, {"pk": {"S": "p"}, "sk": {"S": "22"}}, {"pk": {"S": "p"}, "sk": {"S": "23"}}, {"pk": {"S": "p"}, "sk": {"S": "24"}}, {"pk": {"S": "p"}, "sk": {"S": "25"}}, {"pk": {"S": "p"}, "sk": {"S": "26"}}, {"pk": {"S": "p"}, "sk": {"S": "27"}}, {"pk": {"S": "p"}, "sk": {"S": "28"}}, {"pk": {"S": "p"}, "sk": {"S": "29"}}, {"pk": {"S": "p"}, "sk": {"S": "30"}}, {"pk": {"S": "p"}, "sk": {"S": "31"}}, {"pk": {"S": "p"}, "sk": {"S": "32"}}, {"pk": {"S": "p"}, "sk": {"S": "33"}}, {"pk": {"S": "p"}, "sk": {"S": "34"}}, {"pk": {"S": "p"}, "sk": {"S": "35"}}, {"pk": {"S": "p"}, "sk": {"S": "36"}}, {"pk": {"S": "p"}, "sk": {"S": "37"}}, {"pk": {"S": "p"}, "sk": {"S": "38"}}, {"pk": {"S": "p"}, "sk": {"S": "39"}}, {"pk": {"S": "p"}, "sk": {"S": "40"}}]}}}
< 400 ValidationException
{"message": "Too many items requested for the BatchGetItem call"}

# a bad table name in BatchGetItem
> BatchGetItem
{"RequestItems": {"bad!name": {"Keys": [{"pk": {"S": "a"}}]}}}
< 400 ValidationException
{"message": "1 validation error detected: Value '{\"bad!name\":{\"Keys\":[{\"pk\":{\"S\":\"a\"}}]}}' at 'requestItems' failed to satisfy constraint: Map keys must satisfy constraint: [Member must have length less than or equal to 255, Member must have length greater than or equal to 3, Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+]"}

# a projection and AttributesToGet
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "a"}}], "ProjectionExpression": "a"}, "Shelf": {"Keys": [{"pk": {"S": "p"}, "sk": {"S": "1"}}], "AttributesToGet": ["a"]}}}
< 400 ValidationException
{"message": "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {AttributesToGet} Expression parameters: {ProjectionExpression}"}

# AttributesToGet of a table
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "x": {"N": "1"}, "y": {"N": "2"}}}
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "a"}}], "AttributesToGet": ["x"]}}}
< 200
{"Responses": {"Solo": [{"x": {"N": "1"}}]}, "UnprocessedKeys": {}}

# one key twice in BatchGetItem
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "a"}}, {"pk": {"S": "a"}}]}}}
< 400 ValidationException
{"message": "Provided list of item keys contains duplicates"}

# one key in two spellings is read once
> PutItem
{"TableName": "SoloN", "Item": {"pk": {"N": "1000"}}}
> BatchGetItem
{"RequestItems": {"SoloN": {"Keys": [{"pk": {"N": "1000"}}, {"pk": {"N": "1e3"}}]}}}
< 200
{"Responses": {"SoloN": [{"pk": {"N": "1000"}}]}, "UnprocessedKeys": {}}

# keys in each other thirty levels deep are compared at once
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "a"}, "v": {{31 {"L": [}}{"N": "1"}{{31 ]}}} }, {"pk": {"S": "a"}, "v": {{31 {"L": [}}{"N": "1"}{{31 ]}}} }]}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# P35 put and delete of one key
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "a"}}}}]}}
< 400 ValidationException
{"message": "Provided list of item keys contains duplicates"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{}

# P35 two puts of one key
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}}}}]}}
< 400 ValidationException
{"message": "Provided list of item keys contains duplicates"}

# two puts of one number in two spellings
> BatchWriteItem
{"RequestItems": {"SoloN": [{"PutRequest": {"Item": {"pk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"N": "1.0"}}}}]}}
< 400 ValidationException
{"message": "Provided list of item keys contains duplicates"}

# P35 26 puts
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "k0"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k4"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k5"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k6"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k7"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k8"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k9"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k10"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k11"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k12"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k13"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k14"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k15"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k16"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k17"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k18"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k19"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k20"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k21"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k22"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k23"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k24"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k25"}}}}]}}
< 400 ValidationException
{"message": "1 validation error detected: Value '{Solo=[…]}' at 'requestItems' failed to satisfy constraint: Map value must satisfy constraint: [Member must have length less than or equal to 25, Member must have length greater than or equal to 1]"}

# 26 puts over two tables
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "k0"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k4"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k5"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k6"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k7"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k8"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k9"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k10"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k11"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k12"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k13"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k14"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k15"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k16"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k17"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k18"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k19"}}}}], "SoloN": [{"PutRequest": {"Item": {"pk": {"N": "0"}}}}, {"PutRequest": {"Item": {"pk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"N": "4"}}}}, {"PutRequest": {"Item": {"pk": {"N": "5"}}}}]}}
< 400 ValidationException
{"message": "Too many items requested for the BatchWriteItem call"}

# an empty list of writes
> BatchWriteItem
{"RequestItems": {"Solo": []}}
< 400 ValidationException
{"message": "1 validation error detected: Value '{Solo=[]}' at 'requestItems' failed to satisfy constraint: Map value must satisfy constraint: [Member must have length less than or equal to 25, Member must have length greater than or equal to 1]"}

# P35 one of 25 lacks its key: nothing is written
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "k0"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k4"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k5"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k6"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k7"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k8"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k9"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k10"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k11"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k12"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k13"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k14"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k15"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k16"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k17"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k18"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k19"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k20"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k21"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k22"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k23"}}}}, {"PutRequest": {"Item": {"x": {"S": "y"}}}}]}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}
> Scan
{"TableName": "Solo", "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 0}

# P41 a put without its key is the user's mistake
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"other": {"S": "x"}}}}]}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# a key of a wrong type in a delete
> BatchWriteItem
{"RequestItems": {"Solo": [{"DeleteRequest": {"Key": {"pk": {"N": "1"}}}}]}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# a key of a wrong type in a get
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"N": "1"}}]}}}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# neither put nor delete
> BatchWriteItem
{"RequestItems": {"Solo": [{}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes"}

# both put and delete
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}, "DeleteRequest": {"Key": {"pk": {"S": "a"}}}}]}}
< 400 ValidationException
{"message": "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes"}

# a put without Item
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {}}]}}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'requestItems.Solo.member.1.member.putRequest.item' failed to satisfy constraint: Member must not be null"}

# a wrong value
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "v": {"SS": []}}}}]}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: An string set  may not be empty"}

# too large an item
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "v": {"S": "{{409600 x}}"}}}}]}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# BatchGetItem: one table is missing
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "a"}}]}, "Nowhere": {"Keys": [{"pk": {"S": "a"}}]}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{}

# BatchWriteItem: one table is missing
> BatchWriteItem
{"RequestItems": {"Solo": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}], "Nowhere": [{"PutRequest": {"Item": {"pk": {"S": "a"}}}}]}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{}

# a batch throttled in part gives back the rest
> CreateTable
{"TableName": "Slow", "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}, "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> BatchWriteItem
{"RequestItems": {"Slow": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "v": {"S": "{{200000 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "v": {"S": "{{200000 x}}"}}}}]}}
< 200
{"UnprocessedItems": {"Slow": [{"PutRequest": {"Item": {"pk": {"S": "b"}, "v": {"S": "{{200000 x}}"}}}}]}}
> BatchWriteItem
{"RequestItems": {"Slow": [{"PutRequest": {"Item": {"pk": {"S": "b"}, "v": {"S": "{{200000 x}}"}}}}]}}
< 400 ProvisionedThroughputExceededException
{"message": "The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.", "ThrottlingReasons": [{"reason": "TableWriteProvisionedThroughputExceeded", "resource": "arn:aws:dynamodb:us-east-1:000000000000:table/Slow"}]}
wait 100
> BatchWriteItem
{"RequestItems": {"Slow": [{"PutRequest": {"Item": {"pk": {"S": "b"}, "v": {"S": "{{200000 x}}"}}}}]}}
< 200
{"UnprocessedItems": {}}

# a batch of reads throttled in part
> CreateTable
{"TableName": "Slow", "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}, "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> PutItem
{"TableName": "Slow", "Item": {"pk": {"S": "a"}, "v": {"S": "{{300000 x}}"}}}
> GetItem
{"TableName": "Slow", "Key": {"pk": {"S": "a"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Slow", "Key": {"pk": {"S": "a"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Slow", "Key": {"pk": {"S": "a"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> BatchGetItem
{"RequestItems": {"Slow": {"Keys": [{"pk": {"S": "a"}}, {"pk": {"S": "b"}}], "ConsistentRead": true, "ProjectionExpression": "pk"}}}
< 200
{"Responses": {"Slow": [{"pk": {"S": "a"}}]}, "UnprocessedKeys": {}}
> BatchGetItem
{"RequestItems": {"Slow": {"Keys": [{"pk": {"S": "b"}}, {"pk": {"S": "a"}}], "ConsistentRead": true, "ProjectionExpression": "#p", "ExpressionAttributeNames": {"#p": "pk"}}}}
< 200
{"Responses": {"Slow": []}, "UnprocessedKeys": {"Slow": {"Keys": [{"pk": {"S": "a"}}], "ConsistentRead": true, "ProjectionExpression": "#p", "ExpressionAttributeNames": {"#p": "pk"}}}}

# a provisioned table says which limit it was
> CreateTable
{"TableName": "Slow", "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}, "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> PutItem
{"TableName": "Slow", "Item": {"pk": {"S": "a"}, "v": {"S": "{{300000 x}}"}}}
> PutItem
{"TableName": "Slow", "Item": {"pk": {"S": "b"}, "v": {"S": "{{300000 x}}"}}}
< 400 ProvisionedThroughputExceededException
{"message": "The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.", "ThrottlingReasons": [{"reason": "TableWriteProvisionedThroughputExceeded", "resource": "arn:aws:dynamodb:us-east-1:000000000000:table/Slow"}]}

# a table on demand says which partition's limit it was
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{400000 x}}"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{400000 x}}"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{400000 x}}"}}}
< 400 ThrottlingException
{"message": "Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly. If exceptions persist, check if you have a hot key: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html.", "throttlingReasons": [{"reason": "TableWriteKeyRangeThroughputExceeded", "resource": "arn:aws:dynamodb:us-east-1:000000000000:table/Solo"}]}
