# Trouble that people report, by its symptom.

setup
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}
> CreateTable
{"TableName": "Meter", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "N"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> CreateTable
{"TableName": "SoloN", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "N"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}

# P01 numbers glued into a text come in the order of the text
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "saving#900"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "saving#2800"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "saving#75"}}}}]}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ProjectionExpression": "sk", "ScanIndexForward": false}
< 200
{"Items": [{"sk": {"S": "saving#900"}}, {"sk": {"S": "saving#75"}}, {"sk": {"S": "saving#2800"}}], "Count": 3, "ScannedCount": 3}

# P01 the same numbers with leading zeros
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "saving#0900"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "saving#2800"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "saving#0075"}}}}]}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ProjectionExpression": "sk", "ScanIndexForward": false}
< 200
{"Items": [{"sk": {"S": "saving#2800"}}, {"sk": {"S": "saving#0900"}}, {"sk": {"S": "saving#0075"}}], "Count": 3, "ScannedCount": 3}

# P02 upper case before lower case, and a blank before #
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "apple"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "Zebra"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "zebra"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "10"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "9"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "#meta"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "!bang"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": " lead"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "_x"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "apple#1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "apple-1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "apple pie"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "~end"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "élan"}}}}]}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": " lead"}}, {"sk": {"S": "!bang"}}, {"sk": {"S": "#meta"}}, {"sk": {"S": "10"}}, {"sk": {"S": "9"}}, {"sk": {"S": "Zebra"}}, {"sk": {"S": "_x"}}, {"sk": {"S": "apple"}}, {"sk": {"S": "apple pie"}}, {"sk": {"S": "apple#1"}}, {"sk": {"S": "apple-1"}}, {"sk": {"S": "zebra"}}, {"sk": {"S": "~end"}}, {"sk": {"S": "élan"}}], "Count": 14, "ScannedCount": 14}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ProjectionExpression": "sk", "ScanIndexForward": false}
< 200
{"Items": [{"sk": {"S": "élan"}}, {"sk": {"S": "~end"}}, {"sk": {"S": "zebra"}}, {"sk": {"S": "apple-1"}}, {"sk": {"S": "apple#1"}}, {"sk": {"S": "apple pie"}}, {"sk": {"S": "apple"}}, {"sk": {"S": "_x"}}, {"sk": {"S": "Zebra"}}, {"sk": {"S": "9"}}, {"sk": {"S": "10"}}, {"sk": {"S": "#meta"}}, {"sk": {"S": "!bang"}}, {"sk": {"S": " lead"}}], "Count": 14, "ScannedCount": 14}

# P02 code points, not UTF-16 units
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "￿"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "𐀀"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "😀"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "z"}}}}]}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "z"}}, {"sk": {"S": "￿"}}, {"sk": {"S": "𐀀"}}, {"sk": {"S": "😀"}}], "Count": 4, "ScannedCount": 4}

# P03 dates in several forms do not sort by time
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2031-03-05T11:30:00+02:00"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2031-03-05T10:00:00Z"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2031-03-05T10:00:00.250Z"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2031-03-05T10:00:00+00:00"}}}}]}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "2031-03-05T10:00:00+00:00"}}, {"sk": {"S": "2031-03-05T10:00:00.250Z"}}, {"sk": {"S": "2031-03-05T10:00:00Z"}}, {"sk": {"S": "2031-03-05T11:30:00+02:00"}}], "Count": 4, "ScannedCount": 4}

# P04 newest first, one page at a time
> BatchWriteItem
{"RequestItems": {"Meter": [{"PutRequest": {"Item": {"pk": {"S": "m"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "m"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "m"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "m"}, "sk": {"N": "4"}}}}, {"PutRequest": {"Item": {"pk": {"S": "m"}, "sk": {"N": "5"}}}}]}}
> Query
{"TableName": "Meter", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "m"}}, "ProjectionExpression": "sk", "ScanIndexForward": false, "Limit": 2}
< 200
{"Items": [{"sk": {"N": "5"}}, {"sk": {"N": "4"}}], "Count": 2, "ScannedCount": 2, "LastEvaluatedKey": {"pk": {"S": "m"}, "sk": {"N": "4"}}}
> Query
{"TableName": "Meter", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "m"}}, "ProjectionExpression": "sk", "ScanIndexForward": false, "Limit": 2, "ExclusiveStartKey": {"pk": {"S": "m"}, "sk": {"N": "4"}}}
< 200
{"Items": [{"sk": {"N": "3"}}, {"sk": {"N": "2"}}], "Count": 2, "ScannedCount": 2, "LastEvaluatedKey": {"pk": {"S": "m"}, "sk": {"N": "2"}}}
> Query
{"TableName": "Meter", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "m"}}, "ProjectionExpression": "sk", "ScanIndexForward": false, "Limit": 2, "ExclusiveStartKey": {"pk": {"S": "m"}, "sk": {"N": "2"}}}
< 200
{"Items": [{"sk": {"N": "1"}}], "Count": 1, "ScannedCount": 1}

# P04 a start key need not be there
> BatchWriteItem
{"RequestItems": {"Meter": [{"PutRequest": {"Item": {"pk": {"S": "m"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "m"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "m"}, "sk": {"N": "5"}}}}]}}
> Query
{"TableName": "Meter", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "m"}}, "ProjectionExpression": "sk", "ScanIndexForward": false, "ExclusiveStartKey": {"pk": {"S": "m"}, "sk": {"N": "4"}}}
< 200
{"Items": [{"sk": {"N": "3"}}, {"sk": {"N": "1"}}], "Count": 2, "ScannedCount": 2}
> Query
{"TableName": "Meter", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "m"}}, "ProjectionExpression": "sk", "ExclusiveStartKey": {"pk": {"S": "m"}, "sk": {"N": "4"}}}
< 200
{"Items": [{"sk": {"N": "5"}}], "Count": 1, "ScannedCount": 1}

# P05 BETWEEN two dates loses the last day
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2030-12-31T23:59:59Z"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2031-01-01"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2031-01-01T00:00:00Z"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2031-01-30T12:00:00Z"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2031-01-31"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2031-01-31T08:15:00Z"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "2031-02-01T00:00:00Z"}}}}]}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND sk BETWEEN :a AND :b", "ExpressionAttributeValues": {":p": {"S": "p"}, ":a": {"S": "2031-01-01"}, ":b": {"S": "2031-01-31"}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "2031-01-01"}}, {"sk": {"S": "2031-01-01T00:00:00Z"}}, {"sk": {"S": "2031-01-30T12:00:00Z"}}, {"sk": {"S": "2031-01-31"}}], "Count": 4, "ScannedCount": 4}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND sk BETWEEN :a AND :b", "ExpressionAttributeValues": {":p": {"S": "p"}, ":a": {"S": "2031-01-01"}, ":b": {"S": "2031-01-31~"}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "2031-01-01"}}, {"sk": {"S": "2031-01-01T00:00:00Z"}}, {"sk": {"S": "2031-01-30T12:00:00Z"}}, {"sk": {"S": "2031-01-31"}}, {"sk": {"S": "2031-01-31T08:15:00Z"}}], "Count": 5, "ScannedCount": 5}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND begins_with(sk, :a)", "ExpressionAttributeValues": {":p": {"S": "p"}, ":a": {"S": "2031-01"}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "2031-01-01"}}, {"sk": {"S": "2031-01-01T00:00:00Z"}}, {"sk": {"S": "2031-01-30T12:00:00Z"}}, {"sk": {"S": "2031-01-31"}}, {"sk": {"S": "2031-01-31T08:15:00Z"}}], "Count": 5, "ScannedCount": 5}

# P09 only a scan finds the beginning of a partition key, and reads everything
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "client#9|d0"}, "sk": {"S": "x"}}}}, {"PutRequest": {"Item": {"pk": {"S": "client#9|d1"}, "sk": {"S": "x"}}}}, {"PutRequest": {"Item": {"pk": {"S": "client#8"}, "sk": {"S": "x"}}}}]}}
> Scan
{"TableName": "Shelf", "FilterExpression": "begins_with(pk, :p)", "ExpressionAttributeValues": {":p": {"S": "client#9"}}, "Select": "COUNT"}
< 200
{"Count": 2, "ScannedCount": 3}

# P20 a scan keeps a collection together and in order
> BatchWriteItem
{"RequestItems": {"Meter": [{"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "9"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "c"}, "sk": {"N": "5"}}}}]}}
> Query
{"TableName": "Meter", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "a"}}}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "9"}}], "Count": 2, "ScannedCount": 2}
> Scan
{"TableName": "Meter", "Select": "COUNT"}
< 200
{"Count": 4, "ScannedCount": 4}

# P33 the table has room but its index has not
> CreateTable
{"TableName": "Back", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 10, "WriteCapacityUnits": 1000}, "GlobalSecondaryIndexes": [{"IndexName": "slow", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}, "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}]}
> PutItem
{"TableName": "Back", "Item": {"pk": {"S": "a"}, "v": {"S": "{{153300 x}}"}, "gk": {"S": "g"}}}
> PutItem
{"TableName": "Back", "Item": {"pk": {"S": "b"}, "v": {"S": "{{153300 x}}"}, "gk": {"S": "g"}}}
> PutItem
{"TableName": "Back", "Item": {"pk": {"S": "c"}, "v": {"S": "{{724 x}}"}, "gk": {"S": "g"}}}
< 400 ProvisionedThroughputExceededException
{"message": "The level of configured provisioned throughput for one or more global secondary indexes of the table was exceeded. Consider increasing your provisioning level for the under-provisioned global secondary indexes with the UpdateTable API.", "ThrottlingReasons": [{"reason": "IndexWriteProvisionedThroughputExceeded", "resource": "arn:aws:dynamodb:us-east-1:000000000000:table/Back/index/slow"}]}
> GetItem
{"TableName": "Back", "Key": {"pk": {"S": "c"}}}
< 200
{}
> PutItem
{"TableName": "Back", "Item": {"pk": {"S": "d"}, "v": {"S": "{{153300 x}}"}}}
wait 1
> PutItem
{"TableName": "Back", "Item": {"pk": {"S": "c"}, "v": {"S": "{{724 x}}"}, "gk": {"S": "g"}}}

# P32 one item is read more than a partition can serve
> CreateTable
{"TableName": "Hot", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 20000, "WriteCapacityUnits": 1000}}
> PutItem
{"TableName": "Hot", "Item": {"pk": {"S": "one"}, "v": {"S": "{{399060 x}}"}}}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}
< 400 ProvisionedThroughputExceededException
{"message": "The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.", "ThrottlingReasons": [{"reason": "TableReadKeyRangeThroughputExceeded", "resource": "arn:aws:dynamodb:us-east-1:000000000000:table/Hot"}]}
wait 1
> GetItem
{"TableName": "Hot", "Key": {"pk": {"S": "one"}}, "ConsistentRead": true, "ProjectionExpression": "pk"}

# a provisioned table without units left
> CreateTable
{"TableName": "Poor", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
> PutItem
{"TableName": "Poor", "Item": {"pk": {"S": "a"}, "v": {"S": "{{306900 x}}"}}}
> PutItem
{"TableName": "Poor", "Item": {"pk": {"S": "b"}, "v": {"S": "{{724 x}}"}}}
< 400 ProvisionedThroughputExceededException
{"message": "The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.", "ThrottlingReasons": [{"reason": "TableWriteProvisionedThroughputExceeded", "resource": "arn:aws:dynamodb:us-east-1:000000000000:table/Poor"}]}
wait 1
> PutItem
{"TableName": "Poor", "Item": {"pk": {"S": "b"}, "v": {"S": "{{724 x}}"}}}

# a hot key on demand
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{358100 x}}"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{358100 x}}"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{358100 x}}"}}}
< 400 ThrottlingException
{"message": "Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly. If exceptions persist, check if you have a hot key: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html.", "throttlingReasons": [{"reason": "TableWriteKeyRangeThroughputExceeded", "resource": "arn:aws:dynamodb:us-east-1:000000000000:table/Solo"}]}

# a hot key of an index on demand
> CreateTable
{"TableName": "Ind", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}
> PutItem
{"TableName": "Ind", "Item": {"pk": {"S": "k1"}, "v": {"S": "{{399060 x}}"}, "gk": {"S": "g"}}}
> PutItem
{"TableName": "Ind", "Item": {"pk": {"S": "k4"}, "v": {"S": "{{399060 x}}"}, "gk": {"S": "g"}}}
> PutItem
{"TableName": "Ind", "Item": {"pk": {"S": "k9"}, "v": {"S": "{{399060 x}}"}, "gk": {"S": "g"}}}
< 400 ThrottlingException
{"message": "Throughput exceeds the current capacity for one or more global secondary indexes. DynamoDB is automatically scaling your index so please try again shortly.", "throttlingReasons": [{"reason": "IndexWriteKeyRangeThroughputExceeded", "resource": "arn:aws:dynamodb:us-east-1:000000000000:table/Ind/index/gsi1"}]}

# above the maximum of an on-demand table
> CreateTable
{"TableName": "Max", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "OnDemandThroughput": {"MaxReadRequestUnits": 5, "MaxWriteRequestUnits": 5}}
> PutItem
{"TableName": "Max", "Item": {"pk": {"S": "a"}, "v": {"S": "{{4820 x}}"}}}
> PutItem
{"TableName": "Max", "Item": {"pk": {"S": "b"}, "v": {"S": "{{724 x}}"}}}
< 400 ThrottlingException
{"message": "Throughput exceeds the maximum OnDemandThroughput configured on table or index", "throttlingReasons": [{"reason": "TableWriteMaxOnDemandThroughputExceeded", "resource": "arn:aws:dynamodb:us-east-1:000000000000:table/Max"}]}

# a transaction without units left
> CreateTable
{"TableName": "Poor", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
> PutItem
{"TableName": "Poor", "Item": {"pk": {"S": "a"}, "v": {"S": "{{306900 x}}"}}}
> TransactWriteItems
{"TransactItems": [{"Delete": {"TableName": "Poor", "Key": {"pk": {"S": "b"}}}}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [ProvisionedThroughputExceeded]", "CancellationReasons": [{"Code": "ProvisionedThroughputExceeded", "Message": "The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API."}]}

# a batch that is throttled in part gives the rest back
> CreateTable
{"TableName": "Poor", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
> PutItem
{"TableName": "Poor", "Item": {"pk": {"S": "a"}, "v": {"S": "{{305876 x}}"}}}
> BatchWriteItem
{"RequestItems": {"Poor": [{"DeleteRequest": {"Key": {"pk": {"S": "x"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "y"}}}}]}}
< 200
{"UnprocessedItems": {"Poor": [{"DeleteRequest": {"Key": {"pk": {"S": "y"}}}}]}}
> BatchWriteItem
{"RequestItems": {"Poor": [{"DeleteRequest": {"Key": {"pk": {"S": "y"}}}}]}}
< 400 ProvisionedThroughputExceededException
{"message": "The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.", "ThrottlingReasons": [{"…": 0}]}

# PartiQL without units left
unwritable
> CreateTable
{"TableName": "Poor", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 1}}
> PutItem
{"TableName": "Poor", "Item": {"pk": {"S": "a"}, "v": {"S": "{{306900 x}}"}}}
> ExecuteStatement
{"Statement": "DELETE FROM Poor WHERE pk = 'b'"}
< 400 ProvisionedThroughputExceededException
{"message": "The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.", "ThrottlingReasons": [{"reason": "TableWriteProvisionedThroughputExceeded", "resource": "arn:aws:dynamodb:us-east-1:000000000000:table/Poor"}]}
> BatchExecuteStatement
{"Statements": [{"Statement": "DELETE FROM Poor WHERE pk = 'b'"}]}
< 200
{"Responses": [{"Error": {"Code": "ProvisionedThroughputExceeded", "Message": "The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API."}, "TableName": "Poor"}]}

# a batch brings 16 MB and gives the rest back
unwritable
> CreateTable
{"TableName": "Wide", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "ProvisionedThroughput": {"ReadCapacityUnits": 1000000, "WriteCapacityUnits": 1000000}}
> BatchWriteItem
{"RequestItems": {"Wide": [{"PutRequest": {"Item": {"pk": {"S": "k00"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k01"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k02"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k03"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k04"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k05"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k06"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k07"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k08"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k09"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k10"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k11"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k12"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k13"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k14"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k15"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k16"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k17"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k18"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k19"}, "v": {"S": "{{409590 x}}"}}}}]}}
< 200
{"UnprocessedItems": {}}
> BatchWriteItem
{"RequestItems": {"Wide": [{"PutRequest": {"Item": {"pk": {"S": "k20"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k21"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k22"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k23"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k24"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k25"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k26"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k27"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k28"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k29"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k30"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k31"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k32"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k33"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k34"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k35"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k36"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k37"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k38"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k39"}, "v": {"S": "{{409590 x}}"}}}}]}}
< 200
{"UnprocessedItems": {}}
> BatchWriteItem
{"RequestItems": {"Wide": [{"PutRequest": {"Item": {"pk": {"S": "k40"}, "v": {"S": "{{409590 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "k41"}, "v": {"S": "{{409590 x}}"}}}}]}}
< 200
{"UnprocessedItems": {}}
> BatchGetItem
{"RequestItems": {"Wide": {"Keys": [{"pk": {"S": "k00"}}, {"pk": {"S": "k01"}}, {"pk": {"S": "k02"}}, {"pk": {"S": "k03"}}, {"pk": {"S": "k04"}}, {"pk": {"S": "k05"}}, {"pk": {"S": "k06"}}, {"pk": {"S": "k07"}}, {"pk": {"S": "k08"}}, {"pk": {"S": "k09"}}, {"pk": {"S": "k10"}}, {"pk": {"S": "k11"}}, {"pk": {"S": "k12"}}, {"pk": {"S": "k13"}}, {"pk": {"S": "k14"}}, {"pk": {"S": "k15"}}, {"pk": {"S": "k16"}}, {"pk": {"S": "k17"}}, {"pk": {"S": "k18"}}, {"pk": {"S": "k19"}}, {"pk": {"S": "k20"}}, {"pk": {"S": "k21"}}, {"pk": {"S": "k22"}}, {"pk": {"S": "k23"}}, {"pk": {"S": "k24"}}, {"pk": {"S": "k25"}}, {"pk": {"S": "k26"}}, {"pk": {"S": "k27"}}, {"pk": {"S": "k28"}}, {"pk": {"S": "k29"}}, {"pk": {"S": "k30"}}, {"pk": {"S": "k31"}}, {"pk": {"S": "k32"}}, {"pk": {"S": "k33"}}, {"pk": {"S": "k34"}}, {"pk": {"S": "k35"}}, {"pk": {"S": "k36"}}, {"pk": {"S": "k37"}}, {"pk": {"S": "k38"}}, {"pk": {"S": "k39"}}, {"pk": {"S": "k40"}}, {"pk": {"S": "k41"}}]}}, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Responses": {"…": 0}, "UnprocessedKeys": {"Wide": {"Keys": [{"pk": {"S": "k40"}}, {"pk": {"S": "k41"}}]}}, "ConsumedCapacity": [{"TableName": "Wide", "CapacityUnits": 2000.0}]}

# an update that puts a number into an index key, known only when it runs
> CreateTable
{"TableName": "Gsi", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}, {"AttributeName": "gs", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}, {"AttributeName": "gs", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}]}
> PutItem
{"TableName": "Gsi", "Item": {"pk": {"S": "a"}, "n": {"N": "1"}}}
> UpdateItem
{"TableName": "Gsi", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "SET gk = n"}
< 400 ValidationException
{"message": "The update expression attempted to update the secondary index key to unsupported type"}
> UpdateItem
{"TableName": "Gsi", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "ADD gk :n", "ExpressionAttributeValues": {":n": {"N": "1"}}}
< 400 ValidationException
{"message": "The update expression attempted to update the secondary index key to unsupported type"}

# an update that puts a number into an index key as a constant
> CreateTable
{"TableName": "Gsi", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}, {"AttributeName": "gs", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}, {"AttributeName": "gs", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}]}
> UpdateItem
{"TableName": "Gsi", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "SET gk = :n", "ExpressionAttributeValues": {":n": {"N": "1"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for Index Key gk Expected: S Actual: N IndexName: gsi1"}

# an update that makes an index key empty
> CreateTable
{"TableName": "Gsi", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}, {"AttributeName": "gs", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}, {"AttributeName": "gs", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}]}
> UpdateItem
{"TableName": "Gsi", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "SET gk = :n", "ExpressionAttributeValues": {":n": {"S": ""}}}
< 400 ValidationException
{"message": "One or more parameter values are not valid. The update expression attempted to update a secondary index key to a value that is not supported. The AttributeValue for a key attribute cannot contain an empty string value."}

# an update that makes an index key too long
> CreateTable
{"TableName": "Gsi", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}, {"AttributeName": "gs", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}, {"AttributeName": "gs", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}]}
> UpdateItem
{"TableName": "Gsi", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "SET gk = :n", "ExpressionAttributeValues": {":n": {"S": "{{2049 x}}"}}}
< 400 ValidationException
{"message": "The update expression attempted to update the secondary index key beyond allowed size limits"}
> UpdateItem
{"TableName": "Gsi", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "SET gs = :n", "ExpressionAttributeValues": {":n": {"S": "{{1025 x}}"}}}
< 400 ValidationException
{"message": "The update expression attempted to update the secondary index key beyond allowed size limits"}

# a put with an index key that is too long
> CreateTable
{"TableName": "Gsi", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}, {"AttributeName": "gs", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}, {"AttributeName": "gs", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}]}
> PutItem
{"TableName": "Gsi", "Item": {"pk": {"S": "a"}, "gk": {"S": "{{2049 x}}"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes"}
> PutItem
{"TableName": "Gsi", "Item": {"pk": {"S": "a"}, "gs": {"S": "{{1025 x}}"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes"}

# a put with an empty index key
> CreateTable
{"TableName": "Gsi", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}, {"AttributeName": "gs", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}, {"AttributeName": "gs", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}]}
> PutItem
{"TableName": "Gsi", "Item": {"pk": {"S": "a"}, "gk": {"S": ""}}}
< 400 ValidationException
{"message": "One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: gsi1, IndexKey: gk"}

# a query for one item with the start key of another partition
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND sk = :s", "ExpressionAttributeValues": {":p": {"S": "a"}, ":s": {"S": "b"}}, "ExclusiveStartKey": {"pk": {"S": "x"}, "sk": {"S": "b"}}}
< 400 ValidationException
{"message": "The query can return at most one row and cannot be restarted"}

# a query with a start key on a table without a sort key
> Query
{"TableName": "SoloN", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"N": "1"}}, "ExclusiveStartKey": {"pk": {"N": "1.0"}}}
< 400 ValidationException
{"message": "The provided exclusive start key is invalid: ExclusiveStartKey: {pk=AttributeValue: {N:1}}"}
