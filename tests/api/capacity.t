# What requests cost.

setup
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}

# a missing item costs one unit or half
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": true, "ProjectionExpression": "pk", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0}, "…": 0}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": false, "ProjectionExpression": "pk", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 0.5}, "…": 0}

# 4,096 bytes and one more
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{4092 x}}"}}, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 4.0}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": true, "ProjectionExpression": "pk", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0}, "…": 0}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{4093 x}}"}}, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 5.0}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": true, "ProjectionExpression": "pk", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 2.0}, "…": 0}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": false, "ProjectionExpression": "pk", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0}, "…": 0}

# a put costs the larger of old and new
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{2000 x}}"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 2.0}}

# a delete costs the item
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{2000 x}}"}}}
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 2.0}}
> DeleteItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0}}

# an update that does nothing costs one
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "REMOVE x", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0}}

# P31 a query costs what it reads, not what it returns
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "000"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "001"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "002"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "003"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "004"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "005"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "006"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "007"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "008"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "009"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "010"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "011"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "012"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "013"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "014"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "015"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "016"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "017"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "018"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "019"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "020"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "021"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "022"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "023"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "024"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}]}}
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "025"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "026"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "027"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "028"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "029"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "030"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "031"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "032"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "033"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "034"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "035"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "036"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "037"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "038"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "039"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "040"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "041"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "042"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "043"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "044"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "045"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "046"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "047"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "048"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "049"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}]}}
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "050"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "051"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "052"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "053"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "054"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "055"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "056"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "057"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "058"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "059"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "060"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "061"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "062"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "063"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "064"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "065"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "066"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "067"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "068"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "069"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "070"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "071"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "072"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "073"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "074"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}]}}
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "075"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "076"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "077"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "078"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "079"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "080"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "081"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "082"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "083"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "084"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "085"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "086"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "087"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "088"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "089"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "090"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "091"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "092"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "093"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "094"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "095"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "096"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "097"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "098"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}, {"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "099"}, "v": {"S": "{{1987 x}}"}, "m": {"BOOL": false}}}}]}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ConsistentRead": true, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Count": 100, "ScannedCount": 100, "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 49.0}, "…": 0}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ConsistentRead": false, "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Count": 100, "ScannedCount": 100, "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 24.5}, "…": 0}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}, ":t": {"BOOL": true}}, "ConsistentRead": true, "ReturnConsumedCapacity": "TOTAL", "FilterExpression": "m = :t"}
< 200
{"Count": 0, "ScannedCount": 100, "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 49.0}, "…": 0}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ConsistentRead": true, "ReturnConsumedCapacity": "TOTAL", "Select": "COUNT"}
< 200
{"Count": 100, "ScannedCount": 100, "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 49.0}, "…": 0}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ConsistentRead": true, "ReturnConsumedCapacity": "TOTAL", "ProjectionExpression": "m"}
< 200
{"Count": 100, "ScannedCount": 100, "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 49.0}, "…": 0}

# a failed condition costs as well
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_not_exists(pk)"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}
