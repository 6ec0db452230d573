# GetItem, Query and Scan: pages, projections, Select, segments.

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
{"TableName": "Meter", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "N"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}

# P06 AND in any case
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p and sk between :a and :b", "ExpressionAttributeValues": {":p": {"S": "p"}, ":a": {"S": "1"}, ":b": {"S": "2"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}, {"pk": {"S": "p"}, "sk": {"S": "2"}}], "Count": 2, "ScannedCount": 2}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk=:p AnD sk BeTwEeN :a aNd :b", "ExpressionAttributeValues": {":p": {"S": "p"}, ":a": {"S": "1"}, ":b": {"S": "2"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}, {"pk": {"S": "p"}, "sk": {"S": "2"}}], "Count": 2, "ScannedCount": 2}

# P06 BEGINS_WITH is no function
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND BEGINS_WITH(sk, :a)", "ExpressionAttributeValues": {":p": {"S": "p"}, ":a": {"S": "1"}}}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Invalid function name; function: BEGINS_WITH"}

# P06 beginsWith is no function
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND beginsWith(sk, :a)", "ExpressionAttributeValues": {":p": {"S": "p"}, ":a": {"S": "1"}}}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: Invalid function name; function: beginsWith"}

# P07 (pk = :p) AND (sk = :s)
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "(pk = :p) AND (sk = :s)", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"S": "1"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}], "Count": 1, "ScannedCount": 1}

# P07 (pk = :p AND sk = :s)
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "(pk = :p AND sk = :s)", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"S": "1"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}], "Count": 1, "ScannedCount": 1}

# P07 (pk = :p AND (sk = :s))
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "(pk = :p AND (sk = :s))", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"S": "1"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}], "Count": 1, "ScannedCount": 1}

# P07 ((sk = :s) AND (pk = :p))
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "((sk = :s) AND (pk = :p))", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"S": "1"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}], "Count": 1, "ScannedCount": 1}

# P07 ((pk = :p)) AND (sk = :s)
> Query
{"TableName": "Shelf", "KeyConditionExpression": "((pk = :p)) AND (sk = :s)", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"S": "1"}}}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: The expression has redundant parentheses;"}

# P07 ((pk = :p AND sk = :s))
> Query
{"TableName": "Shelf", "KeyConditionExpression": "((pk = :p AND sk = :s))", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"S": "1"}}}
< 400 ValidationException
{"message": "Invalid KeyConditionExpression: The expression has redundant parentheses;"}

# P08 two conditions on the sort key
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND sk > :a AND sk < :b", "ExpressionAttributeValues": {":p": {"S": "p"}, ":a": {"S": "1"}, ":b": {"S": "2"}}}
< 400 ValidationException
{"message": "KeyConditionExpressions must only contain one condition per key"}

# P09 a prefix of the partition key
> Query
{"TableName": "Shelf", "KeyConditionExpression": "begins_with(pk, :p) AND sk = :s", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"S": "1"}}}
< 400 ValidationException
{"message": "Query key condition not supported"}

# P09 a range of the partition key
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk > :p", "ExpressionAttributeValues": {":p": {"S": "p"}}}
< 400 ValidationException
{"message": "Query key condition not supported"}

# P09 the sort key alone
> Query
{"TableName": "Shelf", "KeyConditionExpression": "sk = :s", "ExpressionAttributeValues": {":s": {"S": "1"}}}
< 400 ValidationException
{"message": "Query condition missed key schema element: pk"}

# P10 a table without a sort key can be queried
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "p"}, "t": {"S": "Kettles"}}}
> Query
{"TableName": "Solo", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "t": {"S": "Kettles"}}], "Count": 1, "ScannedCount": 1}

# P10 nothing there is an empty list
> Query
{"TableName": "Solo", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}}
< 200
{"Items": [], "Count": 0, "ScannedCount": 0}

# Query without a key condition
> Query
{"TableName": "Shelf"}
< 400 ValidationException
{"message": "Either the KeyConditions or KeyConditionExpression parameter must be specified in the request."}

# a key condition with a wrong type
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND sk = :s", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"N": "1"}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Condition parameter type does not match schema type"}

# a key condition on an attribute that is no key
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND x = :s", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"N": "1"}}}
< 400 ValidationException
{"message": "Query condition missed key schema element: sk"}

# a key condition with OR
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p OR sk = :s", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"S": "1"}}}
< 400 ValidationException
{"message": "Invalid operator used in KeyConditionExpression: OR"}

# backward
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ScanIndexForward": false, "Limit": 2}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "3"}}, {"pk": {"S": "p"}, "sk": {"S": "2"}}], "Count": 2, "ScannedCount": 2, "LastEvaluatedKey": {"pk": {"S": "p"}, "sk": {"S": "2"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ScanIndexForward": false, "ExclusiveStartKey": {"pk": {"S": "p"}, "sk": {"S": "2"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}], "Count": 1, "ScannedCount": 1}

# P17 Limit counts what is read, not what is returned
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "001"}, "st": {"S": "off"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "002"}, "st": {"S": "off"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "003"}, "st": {"S": "off"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "004"}, "st": {"S": "off"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "005"}, "st": {"S": "on"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}, ":on": {"S": "on"}}, "FilterExpression": "st = :on", "Limit": 2}
< 200
{"Items": [], "Count": 0, "ScannedCount": 2, "LastEvaluatedKey": {"pk": {"S": "p"}, "sk": {"S": "002"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}, ":on": {"S": "on"}}, "FilterExpression": "st = :on", "Limit": 2, "ExclusiveStartKey": {"pk": {"S": "p"}, "sk": {"S": "002"}}}
< 200
{"Items": [], "Count": 0, "ScannedCount": 2, "LastEvaluatedKey": {"pk": {"S": "p"}, "sk": {"S": "004"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}, ":on": {"S": "on"}}, "FilterExpression": "st = :on", "Limit": 2, "ExclusiveStartKey": {"pk": {"S": "p"}, "sk": {"S": "004"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "005"}, "st": {"S": "on"}}], "Count": 1, "ScannedCount": 1}

# P18 exactly Limit items left
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "Limit": 3}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}, {"pk": {"S": "p"}, "sk": {"S": "2"}}, {"pk": {"S": "p"}, "sk": {"S": "3"}}], "Count": 3, "ScannedCount": 3, "LastEvaluatedKey": {"pk": {"S": "p"}, "sk": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ExclusiveStartKey": {"pk": {"S": "p"}, "sk": {"S": "3"}}}
< 200
{"Items": [], "Count": 0, "ScannedCount": 0}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "Limit": 4}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}, {"pk": {"S": "p"}, "sk": {"S": "2"}}, {"pk": {"S": "p"}, "sk": {"S": "3"}}], "Count": 3, "ScannedCount": 3}

# a start key need not exist
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ExclusiveStartKey": {"pk": {"S": "p"}, "sk": {"S": "2"}}}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "3"}}], "Count": 1, "ScannedCount": 1}

# P20 a Scan pages through everything once
> PutItem
{"TableName": "Meter", "Item": {"pk": {"S": "b"}, "sk": {"N": "2"}}}
> PutItem
{"TableName": "Meter", "Item": {"pk": {"S": "a"}, "sk": {"N": "9"}}}
> PutItem
{"TableName": "Meter", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
> PutItem
{"TableName": "Meter", "Item": {"pk": {"S": "c"}, "sk": {"N": "5"}}}
> Scan
{"TableName": "Meter", "Select": "COUNT"}
< 200
{"Count": 4, "ScannedCount": 4}
> Scan
{"TableName": "Meter", "FilterExpression": "pk = :a", "ExpressionAttributeValues": {":a": {"S": "a"}}}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "9"}}], "Count": 2, "ScannedCount": 4}

# P21 a filter on a key attribute
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}, ":x": {"S": "x"}}, "FilterExpression": "contains(sk, :x)"}
< 400 ValidationException
{"message": "Filter Expression can only contain non-primary key attributes: Primary key attribute: sk"}
> Scan
{"TableName": "Shelf", "FilterExpression": "contains(sk, :x)", "ExpressionAttributeValues": {":x": {"S": "x"}}}
< 200
{"Items": [], "Count": 0, "ScannedCount": 0}

# P22 projection m.a, m.b
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "x"}, "m": {"M": {"a": {"S": "1"}, "b": {"S": "2"}, "c": {"S": "3"}}}, "l": {"L": [{"M": {"u": {"S": "u0"}, "v": {"S": "v0"}}}, {"S": "one"}, {"S": "two"}]}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "x"}}, "ProjectionExpression": "m.a, m.b"}
< 200
{"Item": {"m": {"M": {"a": {"S": "1"}, "b": {"S": "2"}}}}}

# P22 projection l[2], l[1]
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "x"}, "m": {"M": {"a": {"S": "1"}, "b": {"S": "2"}, "c": {"S": "3"}}}, "l": {"L": [{"M": {"u": {"S": "u0"}, "v": {"S": "v0"}}}, {"S": "one"}, {"S": "two"}]}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "x"}}, "ProjectionExpression": "l[2], l[1]"}
< 200
{"Item": {"l": {"L": [{"S": "one"}, {"S": "two"}]}}}

# P22 projection l[0].u, l[0].v
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "x"}, "m": {"M": {"a": {"S": "1"}, "b": {"S": "2"}, "c": {"S": "3"}}}, "l": {"L": [{"M": {"u": {"S": "u0"}, "v": {"S": "v0"}}}, {"S": "one"}, {"S": "two"}]}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "x"}}, "ProjectionExpression": "l[0].u, l[0].v"}
< 200
{"Item": {"l": {"L": [{"M": {"u": {"S": "u0"}, "v": {"S": "v0"}}}]}}}

# P22 projection nope
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "x"}, "m": {"M": {"a": {"S": "1"}, "b": {"S": "2"}, "c": {"S": "3"}}}, "l": {"L": [{"M": {"u": {"S": "u0"}, "v": {"S": "v0"}}}, {"S": "one"}, {"S": "two"}]}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "x"}}, "ProjectionExpression": "nope"}
< 200
{"Item": {}}

# P22 projection m, m.a
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "x"}}, "ProjectionExpression": "m, m.a"}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [m], path two: [m, a]"}

# P22 projection m.a, m.a
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "x"}}, "ProjectionExpression": "m.a, m.a"}
< 400 ValidationException
{"message": "Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [m, a], path two: [m, a]"}

# a projection of a Query gives an empty entry for what has none
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ProjectionExpression": "x"}
< 200
{"Items": [{}], "Count": 1, "ScannedCount": 1}

# Select COUNT has no Items
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "Select": "COUNT"}
< 200
{"Count": 2, "ScannedCount": 2}

# Select COUNT with a projection
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "Select": "COUNT", "ProjectionExpression": "x"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get only the Count"}

# Select COUNT with AttributesToGet
> Scan
{"TableName": "Shelf", "Select": "COUNT", "AttributesToGet": ["x"]}
< 400 ValidationException
{"message": "Cannot specify the AttributesToGet when choosing to get only the Count"}

# Select ALL_ATTRIBUTES with a projection
> Scan
{"TableName": "Shelf", "Select": "ALL_ATTRIBUTES", "ProjectionExpression": "x"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get ALL_ATTRIBUTES"}

# Select ALL_PROJECTED_ATTRIBUTES with a projection
> Scan
{"TableName": "Shelf", "Select": "ALL_PROJECTED_ATTRIBUTES", "ProjectionExpression": "x"}
< 400 ValidationException
{"message": "Cannot specify the ProjectionExpression when choosing to get ALL_PROJECTED_ATTRIBUTES"}

# Select ALL_PROJECTED_ATTRIBUTES of a table
> Scan
{"TableName": "Shelf", "Select": "ALL_PROJECTED_ATTRIBUTES"}
< 400 ValidationException
{"message": "ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName"}

# Select SPECIFIC_ATTRIBUTES without a projection
> Scan
{"TableName": "Shelf", "Select": "SPECIFIC_ATTRIBUTES"}
< 400 ValidationException
{"message": "Must specify the AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES"}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "Select": "SPECIFIC_ATTRIBUTES"}
< 400 ValidationException
{"message": "1 validation error detected: Must specify the AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES"}

# Select SPECIFIC_ATTRIBUTES with a projection
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "Select": "SPECIFIC_ATTRIBUTES", "ProjectionExpression": "sk"}
< 200
{"Items": [{"sk": {"S": "1"}}], "Count": 1, "ScannedCount": 1}

# Select ALL_ATTRIBUTES of a table
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "Select": "ALL_ATTRIBUTES"}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}], "Count": 1, "ScannedCount": 1}

# Segment without TotalSegments
> Scan
{"TableName": "Shelf", "Segment": 0}
< 400 ValidationException
{"message": "The TotalSegments parameter is required but was not present in the request when Segment parameter is present"}

# TotalSegments without Segment
> Scan
{"TableName": "Shelf", "TotalSegments": 4}
< 400 ValidationException
{"message": "The Segment parameter is required but was not present in the request when parameter TotalSegments is present"}

# a Segment too high
> Scan
{"TableName": "Shelf", "Segment": 5, "TotalSegments": 5}
< 400 ValidationException
{"message": "The Segment parameter is zero-based and must be less than parameter TotalSegments: Segment: 5 is not less than TotalSegments: 5"}

# one segment is everything
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}}}
> Scan
{"TableName": "Shelf", "Segment": 0, "TotalSegments": 1}
< 200
{"Items": [{"pk": {"S": "p"}, "sk": {"S": "1"}}, {"pk": {"S": "p"}, "sk": {"S": "2"}}], "Count": 2, "ScannedCount": 2}

# segments are disjoint and complete
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
> Scan
{"TableName": "Shelf", "Segment": 0, "TotalSegments": 2, "Select": "COUNT"}
< 200
{"Count": 0, "ScannedCount": 0}
> Scan
{"TableName": "Shelf", "Segment": 1, "TotalSegments": 2, "Select": "COUNT"}
< 200
{"Count": 1, "ScannedCount": 1}

# a start key of another segment
> Scan
{"TableName": "Shelf", "Segment": 0, "TotalSegments": 2, "ExclusiveStartKey": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Invalid ExclusiveStartKey. Please use ExclusiveStartKey with correct Segment. TotalSegments: 2 Segment: 0"}

# Query: a start key without its sort key
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ExclusiveStartKey": {"pk": {"S": "p"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid"}

# P41 a start key that lacks its sort key is the user's mistake
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ExclusiveStartKey": {"pk": {"S": "p"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid"}

# Scan: a start key without its sort key
> Scan
{"TableName": "Shelf", "ExclusiveStartKey": {"pk": {"S": "p"}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: The provided key element does not match the schema"}

# a start key with a wrong value
> Scan
{"TableName": "Shelf", "ExclusiveStartKey": {"pk": {}}}
< 400 ValidationException
{"message": "The provided starting key is invalid: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# Query: a start key of another collection
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ExclusiveStartKey": {"pk": {"S": "other"}, "sk": {"S": "1"}}}
< 400 ValidationException
{"message": "The provided starting key is outside query boundaries based on provided conditions"}

# Query: a start key outside the condition
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p AND sk > :s", "ExpressionAttributeValues": {":p": {"S": "p"}, ":s": {"S": "5"}}, "ExclusiveStartKey": {"pk": {"S": "p"}, "sk": {"S": "1"}}}
< 400 ValidationException
{"message": "The provided starting key does not match the range key predicate"}

# Query: a start key on a table without a sort key
> Query
{"TableName": "Solo", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "ExclusiveStartKey": {"pk": {"S": "p"}}}
< 400 ValidationException
{"message": "The provided exclusive start key is invalid: ExclusiveStartKey: {pk=AttributeValue: {S:p}}"}

# Query: no such index
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "IndexName": "nope"}
< 400 ValidationException
{"message": "The table does not have the specified index: nope"}

# Query: no such table
> Query
{"TableName": "Nowhere", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# Scan: no such index
> Scan
{"TableName": "Shelf", "IndexName": "nope"}
< 400 ValidationException
{"message": "The table does not have the specified index: nope"}

# Scan: no such table
> Scan
{"TableName": "Nowhere"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# a missing table is told before a missing index
> Scan
{"TableName": "Nowhere", "IndexName": "nope"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# an item of more than a page ends it
wait 1
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "0"}, "v": {"S": "{{400000 x}}"}}}
wait 1
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "1"}, "v": {"S": "{{400000 x}}"}}}
wait 1
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "2"}, "v": {"S": "{{400000 x}}"}}}
wait 1
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}, "v": {"S": "{{400000 x}}"}}}
> Query
{"TableName": "Shelf", "KeyConditionExpression": "pk = :p", "ExpressionAttributeValues": {":p": {"S": "p"}}, "Select": "COUNT"}
< 200
{"Count": 3, "ScannedCount": 3, "LastEvaluatedKey": {"pk": {"S": "p"}, "sk": {"S": "2"}}}

# Query: AttributesToGet with ALL_ATTRIBUTES
> Query
{"TableName": "Shelf", "KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "p"}]}}, "AttributesToGet": ["a"], "Select": "ALL_ATTRIBUTES"}
< 400 ValidationException
{"message": "Cannot specify the AttributesToGet when choosing to get ALL_ATTRIBUTES"}

# Scan: AttributesToGet with COUNT
> Scan
{"TableName": "Shelf", "AttributesToGet": ["a"], "Select": "COUNT"}
< 400 ValidationException
{"message": "Cannot specify the AttributesToGet when choosing to get only the Count"}
