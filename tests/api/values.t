# Attribute values: what is wrong with one, and numbers.

setup
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> CreateTable
{"TableName": "SoloN", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "N"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}

# P16 no type
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# P16 a type that there is not
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"Q": "x"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# P16 two types
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "x", "N": "1"}}}
< 400 ValidationException
{"message": "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes"}

# no type in a list
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"L": [{}]}}}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# two types in a map
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"M": {"x": {"S": "a", "BOOL": true}}}}}
< 400 ValidationException
{"message": "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes"}

# NULL false
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"NULL": false}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Null attribute value types must have the value of true"}

# an empty string set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"SS": []}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: An string set  may not be empty"}

# an empty number set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"NS": []}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: An number set  may not be empty"}

# an empty binary set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"BS": []}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Binary sets should not be empty"}

# an empty set deep inside
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"L": [{"M": {"x": {"SS": []}}}]}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: An string set  may not be empty"}

# a string twice in a set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"SS": ["a", "a"]}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Input collection [a, a] contains duplicates."}

# a number twice in a set, spelled differently
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"NS": ["1", "1.0"]}}}
< 400 ValidationException
{"message": "Input collection contains duplicates"}

# a binary twice in a set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"BS": ["Yg==", "Yg=="]}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Input collection [Yg==, Yg==]of type BS contains duplicates."}

# two empty strings in a set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"SS": ["", ""]}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Input collection [, ] contains duplicates."}

# one empty string in a set is fine
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"SS": [""]}}}

# an empty string in a number set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"NS": [""]}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value"}

# null in a set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"SS": [null]}}}
< 400 ValidationException
{"message": "…"}

# empty string, binary, list and map are values
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"M": {"s": {"S": ""}, "b": {"B": ""}, "l": {"L": []}, "m": {"M": {}}}}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"M": {"s": {"S": ""}, "b": {"B": ""}, "l": {"L": []}, "m": {"M": {}}}}}}

# no number: abc
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "abc"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: abc"}

# no number: 1e
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1e"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: 1e"}

# no number: e2
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "e2"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: e2"}

# no number: .
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "."}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: ."}

# no number: +
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "+"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: +"}

# no number: -
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "-"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: -"}

# no number: ++5
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "++5"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: ++5"}

# no number: 1 5
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1 5"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: 1 5"}

# no number:  5
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": " 5"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value:  5"}

# no number: 5 
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "5 "}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: 5 "}

# no number: 1_000
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1_000"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: 1_000"}

# no number: 0x5
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "0x5"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: 0x5"}

# no number: NaN
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "NaN"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: NaN"}

# no number: Infinity
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "Infinity"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: Infinity"}

# no number: 1.2e3.4
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1.2e3.4"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: 1.2e3.4"}

# an empty number
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": ""}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value"}

# 39 digits
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "{{39 1}}"}}}
< 400 ValidationException
{"message": "Attempting to store more than 38 significant digits in a Number"}

# 38 digits and zeros round them
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "00{{38 1}}00"}}}

# too large a number
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1e126"}}}
< 400 ValidationException
{"message": "Number overflow. Attempting to store a number with magnitude larger than supported range"}

# too small a number
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1e-131"}}}
< 400 ValidationException
{"message": "Number underflow. Attempting to store a number with magnitude smaller than supported range"}

# a number with an exponent beyond every integer
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1e99999999999999999999"}}}
< 400 ValidationException
{"message": "Number overflow. Attempting to store a number with magnitude larger than supported range"}

# P25 00042 reads back as 42
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "00042"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "42"}}}

# P25 +3 reads back as 3
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "+3"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "3"}}}

# P25 1.0 reads back as 1
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1.0"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "1"}}}

# P25 3.1400 reads back as 3.14
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "3.1400"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "3.14"}}}

# P25 -0 reads back as 0
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "-0"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "0"}}}

# P25 1.5E2 reads back as 150
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1.5E2"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "150"}}}

# P25 .5 reads back as 0.5
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": ".5"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "0.5"}}}

# P25 5. reads back as 5
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "5."}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "5"}}}

# P25 1e-20 reads back as 0.00000000000000000001
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1e-20"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "0.00000000000000000001"}}}

# P25 123e-2 reads back as 1.23
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "123e-2"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "1.23"}}}

# P25 1e3 reads back as 1000
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"N": "1e3"}}}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "v": {"N": "1000"}}}

# P25 five spellings of one key are one item
> PutItem
{"TableName": "SoloN", "Item": {"pk": {"N": "1000"}, "v": {"S": "1000"}}}
> PutItem
{"TableName": "SoloN", "Item": {"pk": {"N": "1e3"}, "v": {"S": "1e3"}}}
> PutItem
{"TableName": "SoloN", "Item": {"pk": {"N": "+1000"}, "v": {"S": "+1000"}}}
> PutItem
{"TableName": "SoloN", "Item": {"pk": {"N": "001000"}, "v": {"S": "001000"}}}
> PutItem
{"TableName": "SoloN", "Item": {"pk": {"N": "1000.0"}, "v": {"S": "1000.0"}}}
> Scan
{"TableName": "SoloN"}
< 200
{"Items": [{"pk": {"N": "1000"}, "v": {"S": "1000.0"}}], "Count": 1, "ScannedCount": 1}

# P26 no digit of a big integer is lost
> PutItem
{"TableName": "SoloN", "Item": {"pk": {"N": "92838584930183242888"}, "v": {"N": "9007199254740993"}}}
> UpdateItem
{"TableName": "SoloN", "Key": {"pk": {"N": "92838584930183242888"}}, "UpdateExpression": "SET v = v + :one", "ExpressionAttributeValues": {":one": {"N": "1"}}}
> GetItem
{"TableName": "SoloN", "Key": {"pk": {"N": "92838584930183242888"}}}
< 200
{"Item": {"pk": {"N": "92838584930183242888"}, "v": {"N": "9007199254740994"}}}

# the number of a value is told before its second type
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "x", "N": "y"}}}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: y"}

# NULL false is told before an empty set
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"NULL": false, "SS": []}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Null attribute value types must have the value of true"}

# thirty-two levels: a value in 31 lists
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {{31 {"L": [}}{"S": "x"}{{31 ]}}} }}

# thirty-three levels: a value in 32 lists
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {{32 {"L": [}}{"S": "x"}{{32 ]}}} }}
< 400 ValidationException
{"message": "Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit"}

# an attribute without a name
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "": {"S": "x"}}}
< 400 ValidationException
{"message": "…"}

# a name of 65,535 bytes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "{{65535 n}}": {"S": "x"}}}

# a name of 65,536 bytes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "{{65536 n}}": {"S": "x"}}}
< 400 ValidationException
{"message": "…"}

# an item of 409,600 bytes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{409596 x}}"}}}

# an item of 409,601 bytes
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{409597 x}}"}}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# a wrong value is told before a missing table
> PutItem
{"TableName": "Nowhere", "Item": {"pk": {"S": "a"}, "v": {"SS": []}}}
< 400 ValidationException
{"message": "One or more parameter values were invalid: An string set  may not be empty"}

# too large an item is told before a missing table
> PutItem
{"TableName": "Nowhere", "Item": {"pk": {"S": "a"}, "v": {"S": "{{409600 x}}"}}}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}
