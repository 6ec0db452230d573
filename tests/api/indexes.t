# Secondary indexes: what they hold, what they cost, how they are paged.

setup
> CreateTable
{"TableName": "Both", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}, {"AttributeName": "lk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["proj"]}}], "LocalSecondaryIndexes": [{"IndexName": "lsi1", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}]}
> CreateTable
{"TableName": "Part", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "tag", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "LocalSecondaryIndexes": [{"IndexName": "byTag", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "tag", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["title"]}}], "GlobalSecondaryIndexes": [{"IndexName": "gTag", "KeySchema": [{"AttributeName": "tag", "KeyType": "HASH"}], "Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["title"]}}]}
> CreateTable
{"TableName": "Days", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "day", "AttributeType": "S"}, {"AttributeName": "at", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "GlobalSecondaryIndexes": [{"IndexName": "byDay", "KeySchema": [{"AttributeName": "day", "KeyType": "HASH"}, {"AttributeName": "at", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}, {"IndexName": "rev", "KeySchema": [{"AttributeName": "sk", "KeyType": "HASH"}, {"AttributeName": "pk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}]}

# put with the global key only
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}}, "ReturnConsumedCapacity": "INDEXES"}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 2.0, "Table": {"CapacityUnits": 1.0}, "GlobalSecondaryIndexes": {"gsi1": {"CapacityUnits": 1.0}}}}

# put with both index keys
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}, "ReturnConsumedCapacity": "INDEXES"}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 3.0, "Table": {"CapacityUnits": 1.0}, "GlobalSecondaryIndexes": {"gsi1": {"CapacityUnits": 1.0}}, "LocalSecondaryIndexes": {"lsi1": {"CapacityUnits": 1.0}}}}

# put with neither
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "ReturnConsumedCapacity": "INDEXES"}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 1.0, "Table": {"CapacityUnits": 1.0}}}

# an identical put again
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}}
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}, "ReturnConsumedCapacity": "INDEXES"}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 1.0, "Table": {"CapacityUnits": 1.0}}}

# update outside the global projection
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}}
> UpdateItem
{"TableName": "Both", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "UpdateExpression": "SET extra = :v", "ReturnConsumedCapacity": "INDEXES", "ExpressionAttributeValues": {":v": {"S": "x"}}}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 2.0, "Table": {"CapacityUnits": 1.0}, "LocalSecondaryIndexes": {"lsi1": {"CapacityUnits": 1.0}}}}

# update of a projected attribute
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}}
> UpdateItem
{"TableName": "Both", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "UpdateExpression": "SET proj = :v", "ReturnConsumedCapacity": "INDEXES", "ExpressionAttributeValues": {":v": {"S": "x"}}}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 3.0, "Table": {"CapacityUnits": 1.0}, "GlobalSecondaryIndexes": {"gsi1": {"CapacityUnits": 1.0}}, "LocalSecondaryIndexes": {"lsi1": {"CapacityUnits": 1.0}}}}

# change of the global key
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}}
> UpdateItem
{"TableName": "Both", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "UpdateExpression": "SET gk = :v", "ReturnConsumedCapacity": "INDEXES", "ExpressionAttributeValues": {":v": {"S": "x"}}}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 4.0, "Table": {"CapacityUnits": 1.0}, "GlobalSecondaryIndexes": {"gsi1": {"CapacityUnits": 2.0}}, "LocalSecondaryIndexes": {"lsi1": {"CapacityUnits": 1.0}}}}

# removal of the global key
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}}
> UpdateItem
{"TableName": "Both", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "UpdateExpression": "REMOVE gk", "ReturnConsumedCapacity": "INDEXES"}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 3.0, "Table": {"CapacityUnits": 1.0}, "GlobalSecondaryIndexes": {"gsi1": {"CapacityUnits": 1.0}}, "LocalSecondaryIndexes": {"lsi1": {"CapacityUnits": 1.0}}}}

# change of the local key
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}}
> UpdateItem
{"TableName": "Both", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "UpdateExpression": "SET lk = :v", "ReturnConsumedCapacity": "INDEXES", "ExpressionAttributeValues": {":v": {"S": "x"}}}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 3.0, "Table": {"CapacityUnits": 1.0}, "LocalSecondaryIndexes": {"lsi1": {"CapacityUnits": 2.0}}}}

# delete
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}}
> DeleteItem
{"TableName": "Both", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "ReturnConsumedCapacity": "INDEXES"}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 3.0, "Table": {"CapacityUnits": 1.0}, "GlobalSecondaryIndexes": {"gsi1": {"CapacityUnits": 1.0}}, "LocalSecondaryIndexes": {"lsi1": {"CapacityUnits": 1.0}}}}

# delete of an item in no index
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}}}
> DeleteItem
{"TableName": "Both", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "ReturnConsumedCapacity": "INDEXES"}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 1.0, "Table": {"CapacityUnits": 1.0}}}

# TOTAL is the sum
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 3.0}}

# NONE is nothing
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}, "ReturnConsumedCapacity": "NONE"}
< 200
{}

# metrics of the collection, since there is a local index
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}, "ReturnItemCollectionMetrics": "SIZE"}
< 200
{"ItemCollectionMetrics": {"ItemCollectionKey": {"pk": {"S": "a"}}, "SizeEstimateRangeGB": [0.0, 1.0]}}

# no metrics without a local index
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "ReturnItemCollectionMetrics": "SIZE"}
< 200
{}

# metrics of a batch
> BatchWriteItem
{"RequestItems": {"Both": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}}}], "Days": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"S": "b"}}}}]}, "ReturnItemCollectionMetrics": "SIZE"}
< 200
{"UnprocessedItems": {}, "ItemCollectionMetrics": {"Both": [{"ItemCollectionKey": {"pk": {"S": "a"}}, "SizeEstimateRangeGB": [0.0, 1.0]}]}}

# an index read costs the index
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}}
> Query
{"TableName": "Both", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "g"}}, "ReturnConsumedCapacity": "INDEXES"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "proj": {"S": "p"}}], "Count": 1, "ScannedCount": 1, "ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 0.5, "Table": {"CapacityUnits": 0.0}, "GlobalSecondaryIndexes": {"gsi1": {"CapacityUnits": 0.5}}}}

# a table read lists no index
> PutItem
{"TableName": "Both", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "gk": {"S": "g"}, "lk": {"S": "l"}, "proj": {"S": "p"}, "extra": {"S": "o"}}}
> GetItem
{"TableName": "Both", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "ReturnConsumedCapacity": "INDEXES", "ProjectionExpression": "gk"}
< 200
{"Item": {"gk": {"S": "g"}}, "ConsumedCapacity": {"TableName": "Both", "CapacityUnits": 0.5, "Table": {"CapacityUnits": 0.5}}}

# P28 a global index gives what it projects
> PutItem
{"TableName": "Part", "Item": {"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}, "body": {"S": "B"}}}
> Query
{"TableName": "Part", "IndexName": "gTag", "KeyConditionExpression": "tag = :t", "ExpressionAttributeValues": {":t": {"S": "t"}}}
< 200
{"Items": [{"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}}], "Count": 1, "ScannedCount": 1}
> Query
{"TableName": "Part", "IndexName": "gTag", "KeyConditionExpression": "tag = :t", "ExpressionAttributeValues": {":t": {"S": "t"}}, "Select": "ALL_PROJECTED_ATTRIBUTES"}
< 200
{"Items": [{"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}}], "Count": 1, "ScannedCount": 1}

# P28 a global index cannot give everything
> Query
{"TableName": "Part", "IndexName": "gTag", "KeyConditionExpression": "tag = :t", "ExpressionAttributeValues": {":t": {"S": "t"}}, "Select": "ALL_ATTRIBUTES"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Select type ALL_ATTRIBUTES is not supported for global secondary index gTag because its projection type is not ALL"}

# P28 a global index cannot give what it does not project
> Query
{"TableName": "Part", "IndexName": "gTag", "KeyConditionExpression": "tag = :t", "ExpressionAttributeValues": {":t": {"S": "t"}}, "ProjectionExpression": "body"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Global secondary index gTag does not project [body]"}

# P28 a local index gives what it projects
> PutItem
{"TableName": "Part", "Item": {"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}, "body": {"S": "B"}}}
> Query
{"TableName": "Part", "IndexName": "byTag", "KeyConditionExpression": "pk = :x", "ExpressionAttributeValues": {":x": {"S": "x"}}}
< 200
{"Items": [{"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}}], "Count": 1, "ScannedCount": 1}

# P28 a local index fetches
> PutItem
{"TableName": "Part", "Item": {"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}, "body": {"S": "B"}}}
> Query
{"TableName": "Part", "IndexName": "byTag", "KeyConditionExpression": "pk = :x", "ExpressionAttributeValues": {":x": {"S": "x"}}, "Select": "ALL_ATTRIBUTES", "ReturnConsumedCapacity": "INDEXES"}
< 200
{"Items": [{"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}, "body": {"S": "B"}}], "Count": 1, "ScannedCount": 1, "ConsumedCapacity": {"TableName": "Part", "CapacityUnits": 1.0, "Table": {"CapacityUnits": 0.5}, "LocalSecondaryIndexes": {"byTag": {"CapacityUnits": 0.5}}}}
> Query
{"TableName": "Part", "IndexName": "byTag", "KeyConditionExpression": "pk = :x", "ExpressionAttributeValues": {":x": {"S": "x"}}, "ProjectionExpression": "body"}
< 200
{"Items": [{"body": {"S": "B"}}], "Count": 1, "ScannedCount": 1}
> Scan
{"TableName": "Part", "IndexName": "byTag", "Select": "ALL_ATTRIBUTES"}
< 200
{"Items": [{"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}, "body": {"S": "B"}}], "Count": 1, "ScannedCount": 1}

# a local index that fetches can be paged
> PutItem
{"TableName": "Part", "Item": {"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}, "body": {"S": "B"}}}
> PutItem
{"TableName": "Part", "Item": {"pk": {"S": "x"}, "sk": {"S": "z"}, "tag": {"S": "t"}, "title": {"S": "T"}, "body": {"S": "B"}}}
> Query
{"TableName": "Part", "IndexName": "byTag", "KeyConditionExpression": "pk = :x", "ExpressionAttributeValues": {":x": {"S": "x"}}, "Select": "ALL_ATTRIBUTES", "Limit": 1}
< 200
{"Items": [{"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}, "body": {"S": "B"}}], "Count": 1, "ScannedCount": 1, "LastEvaluatedKey": {"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}}}
> Query
{"TableName": "Part", "IndexName": "byTag", "KeyConditionExpression": "pk = :x", "ExpressionAttributeValues": {":x": {"S": "x"}}, "Select": "ALL_ATTRIBUTES", "ExclusiveStartKey": {"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}}}
< 200
{"Items": [{"pk": {"S": "x"}, "sk": {"S": "z"}, "tag": {"S": "t"}, "title": {"S": "T"}, "body": {"S": "B"}}], "Count": 1, "ScannedCount": 1}

# P29 a global index has no consistent reads
> Query
{"TableName": "Part", "IndexName": "gTag", "KeyConditionExpression": "tag = :t", "ExpressionAttributeValues": {":t": {"S": "t"}}, "ConsistentRead": true}
< 400 ValidationException
{"message": "Consistent reads are not supported on global secondary indexes"}
> Scan
{"TableName": "Part", "IndexName": "gTag", "ConsistentRead": true}
< 400 ValidationException
{"message": "Consistent reads are not supported on global secondary indexes"}

# P29 a local index has
> PutItem
{"TableName": "Part", "Item": {"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}, "body": {"S": "B"}}}
> Query
{"TableName": "Part", "IndexName": "byTag", "KeyConditionExpression": "pk = :x", "ExpressionAttributeValues": {":x": {"S": "x"}}, "ConsistentRead": true}
< 200
{"Items": [{"pk": {"S": "x"}, "sk": {"S": "y"}, "tag": {"S": "t"}, "title": {"S": "T"}}], "Count": 1, "ScannedCount": 1}

# P19 equal sort keys are paged item by item
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "p0"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "p1"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "p2"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "p3"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "p4"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}
> Query
{"TableName": "Days", "IndexName": "byDay", "KeyConditionExpression": "#y = :d", "ExpressionAttributeValues": {":d": {"S": "d1"}}, "ExpressionAttributeNames": {"#y": "day"}, "Select": "COUNT", "Limit": 2}
< 200
{"Count": 2, "ScannedCount": 2, "LastEvaluatedKey": {"pk": {"S": "p…"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}

# a start key of an index needs the table's key as well
> Query
{"TableName": "Days", "IndexName": "byDay", "KeyConditionExpression": "#y = :d", "ExpressionAttributeValues": {":d": {"S": "d1"}}, "ExpressionAttributeNames": {"#y": "day"}, "Select": "COUNT", "Limit": 2, "ExclusiveStartKey": {"day": {"S": "d1"}, "at": {"S": "t1"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid"}
> Scan
{"TableName": "Days", "IndexName": "byDay", "ExclusiveStartKey": {"day": {"S": "d1"}, "at": {"S": "t1"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid"}

# P27 only items with every key attribute are in an index
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "A"}, "sk": {"S": "1"}, "day": {"S": "d"}, "at": {"S": "1"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "B"}, "sk": {"S": "1"}, "day": {"S": "d"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "C"}, "sk": {"S": "1"}}}
> Scan
{"TableName": "Days", "IndexName": "byDay", "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}
> UpdateItem
{"TableName": "Days", "Key": {"pk": {"S": "A"}, "sk": {"S": "1"}}, "UpdateExpression": "REMOVE #a", "ExpressionAttributeNames": {"#a": "at"}}
> Scan
{"TableName": "Days", "IndexName": "byDay", "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 0}
> Scan
{"TableName": "Days", "Select": "COUNT"}
< 200
{"Count": 3, "ScannedCount": 3}

# P39 an inverted index reads from the other side
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "S#1"}, "sk": {"S": "C#math"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "S#1"}, "sk": {"S": "C#art"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "S#2"}, "sk": {"S": "C#math"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "C#math"}, "sk": {"S": "C#math"}}}
> Query
{"TableName": "Days", "IndexName": "rev", "KeyConditionExpression": "sk = :c", "ExpressionAttributeValues": {":c": {"S": "C#math"}}, "ProjectionExpression": "pk"}
< 200
{"Items": [{"pk": {"S": "C#math"}}, {"pk": {"S": "S#1"}}, {"pk": {"S": "S#2"}}], "Count": 3, "ScannedCount": 3}
> Query
{"TableName": "Days", "IndexName": "rev", "KeyConditionExpression": "sk = :c AND begins_with(pk, :s)", "ExpressionAttributeValues": {":c": {"S": "C#math"}, ":s": {"S": "S#"}}, "ProjectionExpression": "pk"}
< 200
{"Items": [{"pk": {"S": "S#1"}}, {"pk": {"S": "S#2"}}], "Count": 2, "ScannedCount": 2}

# P21 a filter of an index query may name the table's key
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "p0"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "p1"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "p2"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "p3"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "p4"}, "sk": {"S": "s"}, "day": {"S": "d1"}, "at": {"S": "t1"}}}
> Query
{"TableName": "Days", "IndexName": "byDay", "KeyConditionExpression": "#y = :d", "ExpressionAttributeValues": {":d": {"S": "d1"}, ":p": {"S": "p1"}}, "FilterExpression": "pk = :p", "ExpressionAttributeNames": {"#y": "day"}, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 5}
> Query
{"TableName": "Days", "IndexName": "byDay", "KeyConditionExpression": "#y = :d", "ExpressionAttributeValues": {":d": {"S": "d1"}, ":p": {"S": "p1"}}, "FilterExpression": "#a = :p", "ExpressionAttributeNames": {"#a": "at", "#y": "day"}}
< 400 ValidationException
{"message": "Filter Expression can only contain non-primary key attributes: Primary key attribute: at"}

# an index key of a wrong type
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "day": {"N": "1"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for Index Key day Expected: S Actual: N IndexName: byDay"}
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "day": {"NULL": true}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for Index Key day Expected: S Actual: NULL IndexName: byDay"}

# an empty index key
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "day": {"S": ""}}}
< 400 ValidationException
{"message": "One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: byDay, IndexKey: day"}

# an empty index key refuses a whole transaction
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Days", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "day": {"S": ""}}}}]}
< 400 ValidationException
{"message": "One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: byDay, IndexKey: day"}

# an update of an index key to a wrong type
> PutItem
{"TableName": "Days", "Item": {"pk": {"S": "a"}, "sk": {"S": "b"}, "day": {"S": "d"}}}
> UpdateItem
{"TableName": "Days", "Key": {"pk": {"S": "a"}, "sk": {"S": "b"}}, "UpdateExpression": "SET #d = :v", "ExpressionAttributeNames": {"#d": "day"}, "ExpressionAttributeValues": {":v": {"N": "1"}}}
< 400 ValidationException
{"message": "…ndex …"}

# P30 several key attributes
> CreateTable
{"TableName": "Multi", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "team", "AttributeType": "S"}, {"AttributeName": "act", "AttributeType": "S"}, {"AttributeName": "state", "AttributeType": "S"}, {"AttributeName": "day", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gAll", "KeySchema": [{"AttributeName": "team", "KeyType": "HASH"}, {"AttributeName": "act", "KeyType": "RANGE"}, {"AttributeName": "state", "KeyType": "RANGE"}, {"AttributeName": "day", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}]}
> PutItem
{"TableName": "Multi", "Item": {"pk": {"S": "p1"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}, "day": {"S": "b"}}}
> PutItem
{"TableName": "Multi", "Item": {"pk": {"S": "p2"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}, "day": {"S": "a"}}}
> PutItem
{"TableName": "Multi", "Item": {"pk": {"S": "p3"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "draft"}, "day": {"S": "c"}}}
> PutItem
{"TableName": "Multi", "Item": {"pk": {"S": "p4"}, "team": {"S": "o1"}, "act": {"S": "F"}, "state": {"S": "live"}, "day": {"S": "a"}}}
> PutItem
{"TableName": "Multi", "Item": {"pk": {"S": "p5"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}}}
> Query
{"TableName": "Multi", "IndexName": "gAll", "KeyConditionExpression": "team = :t", "ExpressionAttributeValues": {":t": {"S": "o1"}}, "ProjectionExpression": "pk"}
< 200
{"Items": [{"pk": {"S": "p4"}}, {"pk": {"S": "p3"}}, {"pk": {"S": "p2"}}, {"pk": {"S": "p1"}}], "Count": 4, "ScannedCount": 4}
> Query
{"TableName": "Multi", "IndexName": "gAll", "KeyConditionExpression": "team = :t AND act = :a AND #s = :l", "ExpressionAttributeValues": {":t": {"S": "o1"}, ":a": {"S": "T"}, ":l": {"S": "live"}}, "ExpressionAttributeNames": {"#s": "state"}, "ProjectionExpression": "pk"}
< 200
{"Items": [{"pk": {"S": "p2"}}, {"pk": {"S": "p1"}}], "Count": 2, "ScannedCount": 2}
> Query
{"TableName": "Multi", "IndexName": "gAll", "KeyConditionExpression": "#s = :l AND team = :t AND act = :a", "ExpressionAttributeValues": {":t": {"S": "o1"}, ":a": {"S": "T"}, ":l": {"S": "live"}}, "ExpressionAttributeNames": {"#s": "state"}, "ProjectionExpression": "pk"}
< 200
{"Items": [{"pk": {"S": "p2"}}, {"pk": {"S": "p1"}}], "Count": 2, "ScannedCount": 2}

# P30 a page of several key attributes
> CreateTable
{"TableName": "Multi", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "team", "AttributeType": "S"}, {"AttributeName": "act", "AttributeType": "S"}, {"AttributeName": "state", "AttributeType": "S"}, {"AttributeName": "day", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gAll", "KeySchema": [{"AttributeName": "team", "KeyType": "HASH"}, {"AttributeName": "act", "KeyType": "RANGE"}, {"AttributeName": "state", "KeyType": "RANGE"}, {"AttributeName": "day", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}]}
> PutItem
{"TableName": "Multi", "Item": {"pk": {"S": "p1"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}, "day": {"S": "b"}}}
> PutItem
{"TableName": "Multi", "Item": {"pk": {"S": "p2"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}, "day": {"S": "a"}}}
> PutItem
{"TableName": "Multi", "Item": {"pk": {"S": "p3"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "draft"}, "day": {"S": "c"}}}
> PutItem
{"TableName": "Multi", "Item": {"pk": {"S": "p4"}, "team": {"S": "o1"}, "act": {"S": "F"}, "state": {"S": "live"}, "day": {"S": "a"}}}
> PutItem
{"TableName": "Multi", "Item": {"pk": {"S": "p5"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}}}
> Query
{"TableName": "Multi", "IndexName": "gAll", "KeyConditionExpression": "team = :t AND act = :a", "ExpressionAttributeValues": {":t": {"S": "o1"}, ":a": {"S": "T"}}, "ProjectionExpression": "pk", "Limit": 1}
< 200
{"Items": [{"pk": {"S": "p3"}}], "Count": 1, "ScannedCount": 1, "LastEvaluatedKey": {"pk": {"S": "p3"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "draft"}, "day": {"S": "c"}}}

# two indexes that disagree about an attribute's type take no item that has it
> CreateTable
{"TableName": "Twice", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "day", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "byDay", "KeySchema": [{"AttributeName": "day", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}
> UpdateTable
{"TableName": "Twice", "AttributeDefinitions": [{"AttributeName": "day", "AttributeType": "N"}], "GlobalSecondaryIndexUpdates": [{"Create": {"IndexName": "byNumber", "KeySchema": [{"AttributeName": "day", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}}]}
< 400 ValidationException
{"message": "One or more parameter values were invalid: the key attribute day is defined as S and as N"}
