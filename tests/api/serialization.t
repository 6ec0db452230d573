# JSON of the wrong kind: told before anything else, also before a missing table.

setup
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}

# no JSON: nothing
> Scan
< 400 SerializationException
{}

# no JSON: an open brace
> Scan
{
< 400 SerializationException
{}

# no JSON: a list
> Scan
[]
< 400 SerializationException
{}

# no JSON: a number
> Scan
23
< 400 SerializationException
{}

# no JSON: a string
> Scan
"x"
< 400 SerializationException
{}

# no JSON: null
> Scan
null
< 400 SerializationException
{}

# P40 no JSON: half a request
> Scan
{"TableName":
< 400 SerializationException
{}

# no JSON: a comma too many
> Scan
{"TableName": "Solo",}
< 400 SerializationException
{}

# no JSON: something behind it
> Scan
{"TableName": "Solo"} x
< 400 SerializationException
{}

# no JSON: single quotes
> Scan
{'TableName': 'Solo'}
< 400 SerializationException
{}

# no JSON: a leading zero
> Scan
{"Limit": 01}
< 400 SerializationException
{}

# no JSON: a plus
> Scan
{"Limit": +1}
< 400 SerializationException
{}

# no JSON: a bare point
> Scan
{"Limit": 1.}
< 400 SerializationException
{}

# no JSON: a number that begins with its point
> Scan
{"Limit": .5}
< 400 SerializationException
{}

# no JSON: half an exponent
> Scan
{"Limit": 1e}
< 400 SerializationException
{}

# no JSON: a bare minus
> Scan
{"Limit": -}
< 400 SerializationException
{}

# no JSON: a tab in a string
> Scan
{"TableName": "a	b"}
< 400 SerializationException
{}

# no JSON: an escape that there is not
> Scan
{"TableName": "\x41"}
< 400 SerializationException
{}

# no JSON: a hexadecimal that is none
> Scan
{"TableName": "\u12G4"}
< 400 SerializationException
{}

# no JSON: half a surrogate pair
> Scan
{"TableName": "\ud800"}
< 400 SerializationException
{}

# no JSON: half a word
> Scan
{"TableName": tru}
< 400 SerializationException
{}

# no JSON: NaN
> Scan
{"TableName": NaN}
< 400 SerializationException
{}

# no JSON: two objects
> Scan
{"TableName": "Solo"}{}
< 400 SerializationException
{}

# no JSON: a number of seventy digits
> Scan
{"Limit": {{70 1}}}
< 400 SerializationException
{}

# no JSON: a thousand and one lists in each other
> Scan
{{1001 [}}{{1001 ]}}
< 400 SerializationException
{}

# a member named twice
> Scan
{"TableName": "Solo", "TableName": "Solo"}
< 400 SerializationException
{}

# an attribute named twice
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "pk": {"S": "b"}}}
< 400 SerializationException
{}

# a placeholder named twice
> Scan
{"TableName": "Solo", "FilterExpression": "#a = :v", "ExpressionAttributeNames": {"#a": "b", "#a": "c"}}
< 400 SerializationException
{}

# a type named twice in one value
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a", "S": "b"}}}
< 400 SerializationException
{}

# a member that there is not, twice, is no matter inside it
> Scan
{"TableName": "Solo", "Nope": {"a": 1, "a": 2}}

# true for a string
> Scan
{"TableName": true}
< 400 SerializationException
{"Message": "TRUE_VALUE cannot be converted to String"}

# false for a string
> Scan
{"TableName": false}
< 400 SerializationException
{"Message": "FALSE_VALUE cannot be converted to String"}

# 23 for a string
> Scan
{"TableName": 23}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# 2.3 for a string
> Scan
{"TableName": 2.3}
< 400 SerializationException
{"Message": "DECIMAL_VALUE cannot be converted to String"}

# -1e2 for a string
> Scan
{"TableName": -1e2}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# true for an integer
> Scan
{"TableName": "Solo", "Limit": true}
< 400 SerializationException
{"Message": "TRUE_VALUE cannot be converted to Integer"}

# false for an integer
> Scan
{"TableName": "Solo", "Limit": false}
< 400 SerializationException
{"Message": "FALSE_VALUE cannot be converted to Integer"}

# "5" for an integer
> Scan
{"TableName": "Solo", "Limit": "5"}
< 400 SerializationException
{"Message": "STRING_VALUE cannot be converted to Integer"}

# "x" for an integer
> Scan
{"TableName": "Solo", "Limit": "x"}
< 400 SerializationException
{"Message": "STRING_VALUE cannot be converted to Integer"}

# an integer of more than 32 bits
> Scan
{"TableName": "Solo", "Limit": 3000000000}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to Integer"}

# an integer beyond every number
> Scan
{"TableName": "Solo", "Limit": 1e400}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to Integer"}

# a string for a long
> CreateTable
{"TableName": "Tab", "ProvisionedThroughput": {"ReadCapacityUnits": "1"}}
< 400 SerializationException
{"Message": "STRING_VALUE cannot be converted to Long"}

# a fraction for an integer is floored
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}}
> Scan
{"TableName": "Solo", "Limit": 1.9}
< 200
{"Items": [{"pk": {"S": "a"}}], "Count": 1, "ScannedCount": 1, "LastEvaluatedKey": {"pk": {"S": "a"}}}

# 23 for a boolean
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": 23}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to Boolean"}

# 2.3 for a boolean
> GetItem
{"TableName": "Solo", "ConsistentRead": 2.3}
< 400 SerializationException
{"Message": "DECIMAL_VALUE cannot be converted to Boolean"}

# a word for a boolean
> GetItem
{"TableName": "Solo", "ConsistentRead": "maybe"}
< 400 SerializationException
{"Message": "Unexpected token received from parser"}

# "true" is a boolean
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": "true", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0}}

# "TRUE" is a boolean
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": "TRUE", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0}}

# "1" is a boolean
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": "1", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0}}

# "yes" is a boolean
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": "yes", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0}}

# "Yes" is a boolean
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": "Yes", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0}}

# "false" is a boolean
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": "false", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 0.5}}

# "No" is a boolean
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": "No", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 0.5}}

# "0" is a boolean
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": "0", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 0.5}}

# a list for a string
> Scan
{"TableName": []}
< 400 SerializationException
{"Message": "Unrecognized collection type class java.lang.String"}

# a list for an integer
> Scan
{"TableName": "Solo", "Limit": []}
< 400 SerializationException
{"Message": "Unrecognized collection type class java.lang.Integer"}

# a list for a boolean
> GetItem
{"TableName": "Solo", "ConsistentRead": []}
< 400 SerializationException
{"Message": "Unrecognized collection type class java.lang.Boolean"}

# an object for a string
> Scan
{"TableName": {}}
< 400 SerializationException
{"Message": "Start of structure or map found where not expected"}

# an object for an integer
> Scan
{"TableName": "Solo", "Limit": {}}
< 400 SerializationException
{"Message": "Start of structure or map found where not expected"}

# an object for a list
> GetItem
{"TableName": "Solo", "AttributesToGet": {}}
< 400 SerializationException
{"Message": "Start of structure or map found where not expected"}

# a string for a list
> GetItem
{"TableName": "Solo", "AttributesToGet": "a"}
< 400 SerializationException
{"Message": "Unexpected field type"}

# a string for a map
> GetItem
{"TableName": "Solo", "Key": "a"}
< 400 SerializationException
{"Message": "Unexpected field type"}

# a number for a structure
> CreateTable
{"TableName": "Tab", "ProvisionedThroughput": 5}
< 400 SerializationException
{"Message": "Unexpected field type"}

# a list for a structure
> CreateTable
{"TableName": "Tab", "ProvisionedThroughput": []}
< 400 SerializationException
{"Message": "Unrecognized collection type class com.amazonaws.dynamodb.v20120810.ProvisionedThroughput"}

# a list for a structure in a list
> CreateTable
{"TableName": "Tab", "KeySchema": [[]]}
< 400 SerializationException
{"Message": "Unrecognized collection type class com.amazonaws.dynamodb.v20120810.KeySchemaElement"}

# a string for a structure in a list
> CreateTable
{"TableName": "Tab", "KeySchema": ["pk"]}
< 400 SerializationException
{"Message": "Unexpected value type in payload"}

# a list for a map of values
> GetItem
{"TableName": "Solo", "Key": []}
< 400 SerializationException
{"Message": "Unrecognized collection type java.util.Map<java.lang.String, com.amazonaws.dynamodb.v20120810.AttributeValue>"}

# a list for a map of names
> Scan
{"TableName": "Solo", "ExpressionAttributeNames": []}
< 400 SerializationException
{"Message": "Unrecognized collection type java.util.Map<java.lang.String, java.lang.String>"}

# a list for a map of lists
> BatchWriteItem
{"RequestItems": []}
< 400 SerializationException
{"Message": "Unrecognized collection type java.util.Map<java.lang.String, java.util.List<com.amazonaws.dynamodb.v20120810.WriteRequest>>"}

# a number for a name
> Scan
{"TableName": "Solo", "ExpressionAttributeNames": {"#a": 5}}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# P16 a bare string for a value
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": "x"}}
< 400 SerializationException
{"Message": "Unexpected value type in payload"}

# P16 a number for S
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": 5}}}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# a number for N
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": 5}}}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# a fraction for N
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": 5.5}}}
< 400 SerializationException
{"Message": "DECIMAL_VALUE cannot be converted to String"}

# a number in NS
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"NS": [1]}}}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# a string for SS
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"SS": "x"}}}
< 400 SerializationException
{"Message": "Unexpected field type"}

# a bare value in L
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"L": ["x"]}}}
< 400 SerializationException
{"Message": "Unexpected value type in payload"}

# a list in L
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"L": [[]]}}}
< 400 SerializationException
{"Message": "Unrecognized collection type class com.amazonaws.dynamodb.v20120810.AttributeValue"}

# a list for M
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"M": []}}}
< 400 SerializationException
{"Message": "Unrecognized collection type java.util.Map<java.lang.String, com.amazonaws.dynamodb.v20120810.AttributeValue>"}

# true for B
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"B": true}}}
< 400 SerializationException
{"Message": "only base-64-encoded strings are convertible to bytes"}

# a number for B
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"B": 1}}}
< 400 SerializationException
{"Message": "only base-64-encoded strings are convertible to bytes"}

# an object for B
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"B": {}}}}
< 400 SerializationException
{"Message": "Start of structure or map found where not expected"}

# base64 of a wrong length
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"B": "abc"}}}
< 400 SerializationException
{"Message": "Base64 encoded length is expected a multiple of 4 bytes but found: 3"}

# base64 with a sign that is none
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"B": "a!bc"}}}
< 400 SerializationException
{"Message": "Invalid last non-pad Base64 character dectected"}

# base64 of a wrong length in BS
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"BS": ["AQ==", "A"]}}}
< 400 SerializationException
{"Message": "Base64 encoded length is expected a multiple of 4 bytes but found: 1"}

# a kind that is wrong deep in a map
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"M": {"x": {"L": [{"M": {"y": {"BOOL": 3}}}]}}}}}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to Boolean"}

# the first in the text wins
> Scan
{"Limit": true, "TableName": 5}
< 400 SerializationException
{"Message": "TRUE_VALUE cannot be converted to Integer"}

# kinds are told before a missing table
> Scan
{"TableName": "Nowhere", "Limit": true}
< 400 SerializationException
{"Message": "TRUE_VALUE cannot be converted to Integer"}

# kinds are told before constraints
> Scan
{"TableName": "", "Limit": true}
< 400 SerializationException
{"Message": "TRUE_VALUE cannot be converted to Integer"}

# members that there are not are ignored at every level
> PutItem
{"TableName": "Solo", "Foo": [[]], "Item": {"pk": {"S": "a", "Q": 5}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}}}

# null is absent
> PutItem
{"TableName": "Solo", "ConditionExpression": null, "Expected": null, "Item": {"pk": {"S": "a", "N": null}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConsistentRead": null}
< 200
{"Item": {"pk": {"S": "a"}}}

# a null value is an empty one, never dropped
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": null}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# NUL in a value and in a name comes back
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a\u0000b"}, "n\u0000": {"S": "\u0000"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a\u0000b"}}}
< 200
{"Item": {"pk": {"S": "a\u0000b"}, "n\u0000": {"S": "\u0000"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{}

# two keys that are equal up to a NUL are two
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k\u0000a"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k\u0000b"}}}
> Scan
{"TableName": "Solo", "Select": "COUNT"}
< 200
{"Count": 2, "ScannedCount": 2}

# names that differ only behind a NUL are two
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "x\u0000y": {"S": "1"}, "x\u0000z": {"S": "2"}}}

# control characters, quotes and pairs of surrogates come back
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "\u0001\b\f\n\r\t\"\\\/\ud834\udd1e"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"S": "\u0001\b\f\n\r\t\"\\/𝄞"}}}

# a member in another case is another member
> Scan
{"tablename": "Solo"}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'tableName' failed to satisfy constraint: Member must not be null"}

# a hundred levels of value are no matter for the parser
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {{100 {"L": [}}{"S": "x"}{{100 ]}}} }}
< 400 ValidationException
{"message": "Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit"}
