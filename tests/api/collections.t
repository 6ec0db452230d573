# Item collections of a table with a local index: their size, their limit (here 1,000 bytes stand for a gigabyte).

setup
model partition_bytes 10000
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "N"}, {"AttributeName": "lk", "AttributeType": "N"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "LocalSecondaryIndexes": [{"IndexName": "lsi1", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}]}
> CreateTable
{"TableName": "Free", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "N"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}

# the estimate grows with items and entries
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{900 x}}"}}, "ReturnItemCollectionMetrics": "SIZE"}
< 200
{"ItemCollectionMetrics": {"ItemCollectionKey": {"pk": {"S": "a"}}, "SizeEstimateRangeGB": [0.0, 1.0]}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "2"}, "v": {"S": "{{1000 x}}"}}, "ReturnItemCollectionMetrics": "SIZE"}
< 200
{"ItemCollectionMetrics": {"ItemCollectionKey": {"pk": {"S": "a"}}, "SizeEstimateRangeGB": [1.0, 2.0]}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "3"}, "v": {"S": "{{1000 x}}"}, "lk": {"N": "1"}}, "ReturnItemCollectionMetrics": "SIZE"}
< 200
{"ItemCollectionMetrics": {"ItemCollectionKey": {"pk": {"S": "a"}}, "SizeEstimateRangeGB": [3.0, 4.0]}}

# no estimate without a local index
> PutItem
{"TableName": "Free", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{10 x}}"}}, "ReturnItemCollectionMetrics": "SIZE"}
< 200
{}

# a put that makes the collection too large
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9000 x}}"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "2"}, "v": {"S": "{{1000 x}}"}}}
< 400 ItemCollectionSizeLimitExceededException
{"message": "Collection size exceeded."}
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "2"}}}
< 200
{}

# entries of the local index count
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{4900 x}}"}, "lk": {"N": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "2"}, "v": {"S": "{{300 x}}"}}}
< 400 ItemCollectionSizeLimitExceededException
{"message": "Collection size exceeded."}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "2"}, "v": {"S": "{{150 x}}"}}}

# another collection has room
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9000 x}}"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "b"}, "sk": {"N": "1"}, "v": {"S": "{{9000 x}}"}}}

# without a local index there is no limit
> PutItem
{"TableName": "Free", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9000 x}}"}}}
> PutItem
{"TableName": "Free", "Item": {"pk": {"S": "a"}, "sk": {"N": "2"}, "v": {"S": "{{9000 x}}"}}}

# an update that grows, one that shrinks, and a delete
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9000 x}}"}}}
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}, "UpdateExpression": "SET w = :w", "ExpressionAttributeValues": {":w": {"S": "{{2000 y}}"}}}
< 400 ItemCollectionSizeLimitExceededException
{"message": "Collection size exceeded."}
> UpdateItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}, "UpdateExpression": "SET v = :w", "ExpressionAttributeValues": {":w": {"S": "y"}}}
< 200
{}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "2"}, "v": {"S": "{{9000 x}}"}}}
> DeleteItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "2"}}}
< 200
{}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "3"}, "v": {"S": "{{9000 x}}"}}}

# a replacement of the same size
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9900 x}}"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9900 x}}"}}}

# a false condition hides it
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9000 x}}"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9999 x}}"}}, "ConditionExpression": "attribute_not_exists(pk)"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}

# in a transaction
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9000 x}}"}}}
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Free", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"Put": {"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "2"}, "v": {"S": "{{2000 x}}"}}}}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [None, ItemCollectionSizeLimitExceeded]", "CancellationReasons": [{"Code": "None"}, {"Code": "ItemCollectionSizeLimitExceeded", "Message": "Collection size exceeded."}]}
> GetItem
{"TableName": "Free", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
< 200
{}

# in a batch what has room is written
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9000 x}}"}}}
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}, "v": {"S": "{{2000 x}}"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "2"}}}}]}}
< 400 ItemCollectionSizeLimitExceededException
{"message": "Collection size exceeded."}
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "b"}, "sk": {"N": "2"}}}
< 200
{"Item": {"pk": {"S": "b"}, "sk": {"N": "2"}}}

# by PartiQL
unwritable
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"S": "{{9000 x}}"}}}
> ExecuteStatement
{"Statement": "INSERT INTO Shelf VALUE {'pk': 'a', 'sk': 2, 'v': ?}", "Parameters": [{"S": "{{2000 x}}"}]}
< 400 ItemCollectionSizeLimitExceededException
{"message": "Collection size exceeded."}
> BatchExecuteStatement
{"Statements": [{"Statement": "UPDATE Shelf SET w = ? WHERE pk = 'a' AND sk = 1", "Parameters": [{"S": "{{2000 x}}"}]}]}
< 200
{"Responses": [{"Error": {"Code": "ItemCollectionSizeLimitExceeded", "Message": "Collection size exceeded."}}]}
