# Time to live: switching it, and what becomes of items.

setup
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}]}

# never set
> DescribeTimeToLive
{"TableName": "Solo"}
< 200
{"TimeToLiveDescription": {"TimeToLiveStatus": "DISABLED"}}

# switched on it takes an hour
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> DescribeTimeToLive
{"TableName": "Solo"}
< 200
{"TimeToLiveDescription": {"TimeToLiveStatus": "ENABLING", "AttributeName": "ttl"}}
wait 3599
> DescribeTimeToLive
{"TableName": "Solo"}
< 200
{"TimeToLiveDescription": {"TimeToLiveStatus": "ENABLING", "AttributeName": "ttl"}}
wait 1
> DescribeTimeToLive
{"TableName": "Solo"}
< 200
{"TimeToLiveDescription": {"TimeToLiveStatus": "ENABLED", "AttributeName": "ttl"}}

# switched off it takes an hour
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
wait 3600
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
> DescribeTimeToLive
{"TableName": "Solo"}
< 200
{"TimeToLiveDescription": {"TimeToLiveStatus": "DISABLING", "AttributeName": "ttl"}}
wait 3600
> DescribeTimeToLive
{"TableName": "Solo"}
< 200
{"TimeToLiveDescription": {"TimeToLiveStatus": "DISABLED"}}

# switched on twice
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 400 ValidationException
{"message": "TimeToLive is already enabled"}
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "other"}}
< 400 ValidationException
{"message": "TimeToLive is already enabled"}
wait 3600
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 400 ValidationException
{"message": "TimeToLive is already enabled"}

# switched off though it is off
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
< 400 ValidationException
{"message": "TimeToLive is already disabled"}

# switched off twice
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
wait 3600
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
< 400 ValidationException
{"message": "TimeToLive is already disabled"}

# switched off by another name
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
wait 3600
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": false, "AttributeName": "other"}}
< 400 ValidationException
{"message": "TimeToLive is active on a different AttributeName: current AttributeName is ttl"}
> DescribeTimeToLive
{"TableName": "Solo"}
< 200
{"TimeToLiveDescription": {"TimeToLiveStatus": "ENABLED", "AttributeName": "ttl"}}

# a second change within the hour
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
wait 3599
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
< 400 ValidationException
{"message": "Time to live has been modified multiple times within a fixed interval"}
wait 1
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 400 ValidationException
{"message": "Time to live has been modified multiple times within a fixed interval"}
wait 3600
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "other"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "other"}}
> DescribeTimeToLive
{"TableName": "Solo"}
< 200
{"TimeToLiveDescription": {"TimeToLiveStatus": "ENABLING", "AttributeName": "other"}}

# of a table that is not there
> UpdateTimeToLive
{"TableName": "Nope", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found: Table: Nope not found"}
> DescribeTimeToLive
{"TableName": "Nope"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found: Table: Nope not found"}

# without a name
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true}}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'timeToLiveSpecification.attributeName' failed to satisfy constraint: Member must not be null"}

# with a name of 256 characters
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "{{256 x}}"}}
< 400 ValidationException
{"message": "1 validation error detected: Value '{{256 x}}' at 'timeToLiveSpecification.attributeName' failed to satisfy constraint: Member must have length less than or equal to 255"}

# with an empty name
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": ""}}
< 400 ValidationException
{"message": "1 validation error detected: Value '' at 'timeToLiveSpecification.attributeName' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# without a specification or a table
> UpdateTimeToLive
{}
< 400 ValidationException
{"message": "2 validation errors detected: Value null at 'tableName' failed to satisfy constraint: Member must not be null; Value null at 'timeToLiveSpecification' failed to satisfy constraint: Member must not be null"}

# describing no table
> DescribeTimeToLive
{}
< 400 ValidationException
{"message": "The parameter 'TableName' is required but was not present in the request"}

# an expired item is read until it is deleted, two days later
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
wait 3600
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1767232800"}}}
wait 3600
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}
wait 172740
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}
wait 60
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{}

# an item that does not expire stays
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "b"}, "ttl": {"N": "1775865600"}}}
wait 2592000
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "b"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "b"}}}

# expired before it was switched on
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1767052800"}}}
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
wait 3540
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}
wait 60
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{}

# a text is no time
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"S": "1767225600"}}}
wait 864000
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}

# a set and a list are no times
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"NS": ["1767225600"]}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "b"}, "ttl": {"L": [{"N": "1767225600"}]}}}
wait 864000
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "b"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "b"}}}

# a fraction is no time
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1767225600.5"}}}
wait 864000
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}

# 0 and a number below it are no times
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "0"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "b"}, "ttl": {"N": "-5"}}}
wait 864000
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "b"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "b"}}}

# a number beyond all times
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1E125"}}}
wait 864000
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}

# more than five years past
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1609545599"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "b"}, "ttl": {"N": "1609552800"}}}
wait 3600
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "b"}}, "ProjectionExpression": "pk"}
< 200
{}

# milliseconds are far in the future
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1767225600000"}}}
wait 864000
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}

# a member of a map is no attribute
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "m.ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "m.ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "m": {"M": {"ttl": {"N": "1767225600"}}}}}
wait 864000
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}

# an update puts it off
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1767225600"}}}
wait 3600
> UpdateItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "SET #t = :t", "ExpressionAttributeNames": {"#t": "ttl"}, "ExpressionAttributeValues": {":t": {"N": "1768953600"}}}
wait 864000
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}
wait 1123200
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{}

# an earlier time is seen
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1771545600"}}}
wait 86400
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1767225600"}}}
wait 172800
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{}

# nothing is deleted while it is switched off
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
wait 3600
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1767225600"}}}
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": false, "AttributeName": "ttl"}}
wait 864000
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk"}
< 200
{"Item": {"pk": {"S": "a"}}}

# the index entry goes with the item, and nothing is paid
> UpdateTimeToLive
{"TableName": "Shelf", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"S": "1"}, "gk": {"S": "g"}, "ttl": {"N": "1767225600"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"S": "2"}, "gk": {"S": "g"}}}
wait 259200
> Query
{"TableName": "Shelf", "IndexName": "gsi1", "KeyConditionExpression": "gk = :g", "ExpressionAttributeValues": {":g": {"S": "g"}}, "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "2"}}], "Count": 1, "ScannedCount": 1}
> DescribeTable
{"TableName": "Shelf"}
< 200
{"Table": {"ItemCount": 1, "GlobalSecondaryIndexes": [{"ItemCount": 1, "\u2026": 0}], "\u2026": 0}}

# many at once, in one long wait
> UpdateTimeToLive
{"TableName": "Shelf", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "p0"}, "sk": {"S": "00"}, "ttl": {"N": "1767225600"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p1"}, "sk": {"S": "01"}, "ttl": {"N": "1767312000"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p2"}, "sk": {"S": "02"}, "ttl": {"N": "1767398400"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p3"}, "sk": {"S": "03"}, "ttl": {"N": "1767484800"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p4"}, "sk": {"S": "04"}, "ttl": {"N": "1767571200"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p0"}, "sk": {"S": "05"}, "ttl": {"N": "1767657600"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p1"}, "sk": {"S": "06"}, "ttl": {"N": "1767744000"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p2"}, "sk": {"S": "07"}, "ttl": {"N": "1767830400"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p3"}, "sk": {"S": "08"}, "ttl": {"N": "1767916800"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p4"}, "sk": {"S": "09"}, "ttl": {"N": "1768003200"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p0"}, "sk": {"S": "10"}, "ttl": {"N": "1768089600"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p1"}, "sk": {"S": "11"}, "ttl": {"N": "1768176000"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p2"}, "sk": {"S": "12"}, "ttl": {"N": "1768262400"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p3"}, "sk": {"S": "13"}, "ttl": {"N": "1768348800"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p4"}, "sk": {"S": "14"}, "ttl": {"N": "1768435200"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p0"}, "sk": {"S": "15"}, "ttl": {"N": "1768521600"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p1"}, "sk": {"S": "16"}, "ttl": {"N": "1768608000"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p2"}, "sk": {"S": "17"}, "ttl": {"N": "1768694400"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p3"}, "sk": {"S": "18"}, "ttl": {"N": "1768780800"}}}}, {"PutRequest": {"Item": {"pk": {"S": "p4"}, "sk": {"S": "19"}, "ttl": {"N": "1768867200"}}}}]}}
wait 1036800
> Scan
{"TableName": "Shelf", "Select": "COUNT"}
< 200
{"Count": 9, "ScannedCount": 9}
wait 2592000
> Scan
{"TableName": "Shelf", "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 0}

# a condition sees an expired item
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
wait 3600
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "ttl": {"N": "1767225600"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_not_exists(pk)"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}

# a table made anew has no time to live
> UpdateTimeToLive
{"TableName": "Solo", "TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
< 200
{"TimeToLiveSpecification": {"Enabled": true, "AttributeName": "ttl"}}
> DeleteTable
{"TableName": "Solo"}
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> DescribeTimeToLive
{"TableName": "Solo"}
< 200
{"TimeToLiveDescription": {"TimeToLiveStatus": "DISABLED"}}
