# PartiQL: ExecuteStatement, BatchExecuteStatement, ExecuteTransaction.

setup
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}]}
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "N"}, {"AttributeName": "lk", "AttributeType": "N"}, {"AttributeName": "gk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "LocalSecondaryIndexes": [{"IndexName": "lsi1", "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "lk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "KEYS_ONLY"}}], "GlobalSecondaryIndexes": [{"IndexName": "gsi1", "KeySchema": [{"AttributeName": "gk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["x"]}}]}

# INSERT stores an item
> ExecuteStatement
{"Statement": "INSERT INTO \"Shelf\" VALUE {'pk': 'a', 'sk': 1, 'n': null, 't': true, 'f': false, 's': 'it''s', 'l': [1, 'x', []], 'm': {'k': -1.5e2}, 'ss': <<'b', 'a'>>, 'ns': <<2, 1>>}"}
< 200
{"Items": []}
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
< 200
{"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "n": {"NULL": true}, "t": {"BOOL": true}, "f": {"BOOL": false}, "s": {"S": "it's"}, "l": {"L": [{"N": "1"}, {"S": "x"}, {"L": []}]}, "m": {"M": {"k": {"N": "-150"}}}, "ss": {"SS": ["a", "b"]}, "ns": {"NS": ["1", "2"]}}}

# INSERT with parameters at every depth
> ExecuteStatement
{"Statement": "insert into Shelf value {'pk': ?, 'sk': ?, 'l': [?, 1], 'm': {'k': ?}, 'bs': <<?>>}", "Parameters": [{"S": "a"}, {"N": "1"}, {"S": "x"}, {"BOOL": true}, {"B": "AQ=="}]}
< 200
{"Items": []}
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
< 200
{"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "l": {"L": [{"S": "x"}, {"N": "1"}]}, "m": {"M": {"k": {"BOOL": true}}}, "bs": {"BS": ["AQ=="]}}}

# INSERT of a whole item as a parameter
> ExecuteStatement
{"Statement": "INSERT INTO Shelf VALUE ?", "Parameters": [{"M": {"pk": {"S": "a"}, "sk": {"N": "1"}}}]}
< 200
{"Items": []}
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
< 200
{"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}

# INSERT of a key that is there
unwritable
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 'v': 1}"}
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 'v': 2}"}
< 400 DuplicateItemException
{"message": "Duplicate primary key exists in table"}
> GetItem
{"TableName": "Solo", "Key": {"id": {"S": "a"}}}
< 200
{"Item": {"id": {"S": "a"}, "v": {"N": "1"}}}

# an INSERT that finds the key taken is paid for
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a'}", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Items": [], "ConsumedCapacity": {"TableName": "Solo", "CapacityUnits": 1.0, "WriteCapacityUnits": 1.0}}

# INSERT without the key
> ExecuteStatement
{"Statement": "INSERT INTO Shelf VALUE {'sk': 1}"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Missing the key pk in the item"}

# INSERT with a key of another type
> ExecuteStatement
{"Statement": "INSERT INTO Shelf VALUE {'pk': 1, 'sk': 1}"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for key pk expected: S actual: N"}

# INSERT with an empty key
> ExecuteStatement
{"Statement": "INSERT INTO Shelf VALUE {'pk': '', 'sk': 1}"}
< 400 ValidationException
{"message": "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: pk"}

# INSERT with an index key of another type
> ExecuteStatement
{"Statement": "INSERT INTO Shelf VALUE {'pk': 'a', 'sk': 1, 'gk': 5}"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Type mismatch for Index Key gk Expected: S Actual: N IndexName: gsi1"}

# INSERT of an item that is too large
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 'v': ?}", "Parameters": [{"S": "{{409600 x}}"}]}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# INSERT into a table that is not there
> ExecuteStatement
{"Statement": "INSERT INTO Nope VALUE {'id': 'a'}"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# INSERT of a list
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE ?", "Parameters": [{"L": []}]}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: an item is a map"}

# INSERT of something else
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE 'x'"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected {, found 'x'"}

# INSERT with double quotes round a member
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {\"id\": 'a'}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a member's name in single quotes, found \"id\""}

# INSERT with a member twice
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 'id': 'b'}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: a map has two members of one name"}

# INSERT with an empty set
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 's': <<>>}"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: An string set  may not be empty"}

# INSERT with a set of two types
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 's': <<1, 'a'>>}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: elements of a set are of one type"}

# INSERT with a set of parameters of two types
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 's': <<?, ?>>}", "Parameters": [{"N": "1"}, {"S": "a"}]}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: elements of a set are of one type"}

# INSERT with a set of lists
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 's': <<[1]>>}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a string, a number or a binary in a set, found ["}

# INSERT with a set that has an element twice
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 's': <<1, 1.0>>}"}
< 400 ValidationException
{"message": "Input collection contains duplicates"}

# INSERT with a number of 39 digits
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 'n': {{39 1}} }"}
< 400 ValidationException
{"message": "Attempting to store more than 38 significant digits in a Number"}

# INSERT with a number too large
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 'n': -1e126}"}
< 400 ValidationException
{"message": "Number overflow. Attempting to store a number with magnitude larger than supported range"}

# INSERT with a number of two points
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 'n': 1.2.3}"}
< 400 ValidationException
{"message": "The parameter cannot be converted to a numeric value: 1.2.3"}

# INSERT with a sign alone
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 'n': -}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a number, found }"}

# INSERT that is nested too deep
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 'n': {{32 [}}1{{32 ]}}}"}
< 400 ValidationException
{"message": "Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit"}

# INSERT of a list that is not closed
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a', 'n': [1}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected ], found }"}

# INSERT of a trailing comma
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a',}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a member's name in single quotes, found }"}

# INSERT without VALUE
> ExecuteStatement
{"Statement": "INSERT INTO Solo {'id': 'a'}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected VALUE, found {"}

# INSERT without INTO
> ExecuteStatement
{"Statement": "INSERT Solo VALUE {'id': 'a'}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected INTO, found Solo"}

# INSERT into an index
> ExecuteStatement
{"Statement": "INSERT INTO Shelf.gsi1 VALUE {'pk': 'a'}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected VALUE, found ."}

# INSERT with RETURNING
> ExecuteStatement
{"Statement": "INSERT INTO Solo VALUE {'id': 'a'} RETURNING ALL OLD *"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected the end, found RETURNING"}

# SELECT by the partition key is a query
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a'"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}]}

# SELECT * of a whole table is a scan
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}]}

# a scan costs every partition, a query one
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}], "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 2.0, "ReadCapacityUnits": 2.0}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a'", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}], "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 0.5, "ReadCapacityUnits": 0.5}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a'", "ReturnConsumedCapacity": "INDEXES", "ConsistentRead": true}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}], "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 1.0, "ReadCapacityUnits": 1.0, "Table": {"CapacityUnits": 1.0, "ReadCapacityUnits": 1.0}}}

# the value may stand on the left
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE 'a' = pk AND 2 <= sk"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}]}

# keywords and functions in any case
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "select * from \"Shelf\" where BEGINS_WITH(pk, 'b') and Size(pk) = 1"}
< 200
{"Items": [{"pk": {"S": "b"}, "sk": {"N": "7"}}]}

# the sort key = 2
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk = 2"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "2"}}]}

# the sort key < 2
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk < 2"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}]}

# the sort key <= 2
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk <= 2"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}]}

# the sort key > 2
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk > 2"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "3"}}]}

# the sort key >= 2
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk >= 2"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}]}

# the sort key BETWEEN 2 AND 3
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk BETWEEN 2 AND 3"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}]}

# a second condition on the sort key is a filter
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk > 1 AND sk < 3"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "2"}}]}

# sk <> is a filter
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk <> 2"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}]}

# NOT around a condition on the sort key
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND NOT sk = 2"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}]}

# NOT IN and NOT BETWEEN
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk NOT IN (1, 2)"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "3"}}]}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk NOT BETWEEN 1 AND 2"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "3"}}]}

# IN on the partition key reads each of them
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk IN ['b', 'a', 'zz', 'b']", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Items": [{"pk": {"S": "b"}, "sk": {"N": "7"}}, {"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}], "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 1.5, "ReadCapacityUnits": 1.5}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk IN (?, ?) AND sk > 2", "Parameters": [{"S": "a"}, {"S": "b"}]}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "3"}}, {"pk": {"S": "b"}, "sk": {"N": "7"}}]}

# OR of partition keys reads each of them
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'b' OR pk = 'a' OR 'b' = pk", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Items": [{"pk": {"S": "b"}, "sk": {"N": "7"}}, {"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}], "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 1.0, "ReadCapacityUnits": 1.0}}

# OR with something else is a scan
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'b' OR sk = 1", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Items": [{"pk": {"S": "b"}, "sk": {"N": "7"}}], "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 2.0, "ReadCapacityUnits": 2.0}}

# ORDER BY the sort key
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' ORDER BY sk DESC"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "3"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "1"}}]}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' ORDER BY sk ASC"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}]}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' ORDER BY \"sk\""}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}]}

# ORDER BY both keys
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk IN ['a', 'b'] ORDER BY pk DESC, sk DESC"}
< 200
{"Items": [{"pk": {"S": "b"}, "sk": {"N": "7"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "1"}}]}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk IN ['b', 'a'] ORDER BY pk"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}, {"pk": {"S": "a"}, "sk": {"N": "3"}}, {"pk": {"S": "b"}, "sk": {"N": "7"}}]}

# a projection
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "m": {"M": {"k": {"L": [{"N": "5"}, {"M": {"z": {"S": "deep"}}}]}}}, "v": {"S": "x"}}}
> ExecuteStatement
{"Statement": "SELECT pk, v FROM Shelf WHERE pk = 'a'"}
< 200
{"Items": [{"pk": {"S": "a"}, "v": {"S": "x"}}]}

# a nested result has the name of its last step
unwritable
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "m": {"M": {"k": {"L": [{"N": "5"}, {"M": {"z": {"S": "deep"}}}]}}}, "v": {"S": "x"}}}
> ExecuteStatement
{"Statement": "SELECT m.k[1].z, m.k[0], v FROM Shelf WHERE pk = 'a'"}
< 200
{"Items": [{"z": {"S": "deep"}, "k[0]": {"N": "5"}, "v": {"S": "x"}}]}

# what is not there is left out
unwritable
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "m": {"M": {"k": {"L": [{"N": "5"}, {"M": {"z": {"S": "deep"}}}]}}}, "v": {"S": "x"}}}
> ExecuteStatement
{"Statement": "SELECT m.nope, other FROM Shelf WHERE pk = 'a'"}
< 200
{"Items": [{}]}

# names in double quotes
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "a b": {"N": "1"}, "q\"q": {"N": "2"}, "select": {"N": "3"}}}
> ExecuteStatement
{"Statement": "SELECT \"a b\", \"q\"\"q\", \"select\" FROM \"Solo\" WHERE \"id\" = 'a'"}
< 200
{"Items": [{"a b": {"N": "1"}, "q\"q": {"N": "2"}, "select": {"N": "3"}}]}

# filter v = 1
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v = 1)"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter v <> 1
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v <> 1)"}
< 200
{"Items": []}

# filter v != 1
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v != 1)"}
< 200
{"Items": []}

# filter v IS MISSING
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v IS MISSING)"}
< 200
{"Items": []}

# filter v IS NOT MISSING
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v IS NOT MISSING)"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter nope IS MISSING
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (nope IS MISSING)"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter nope IS NOT MISSING
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (nope IS NOT MISSING)"}
< 200
{"Items": []}

# filter z IS NULL
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (z IS NULL)"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter z IS NOT NULL
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (z IS NOT NULL)"}
< 200
{"Items": []}

# filter v IS NULL
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v IS NULL)"}
< 200
{"Items": []}

# filter nope IS NULL
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (nope IS NULL)"}
< 200
{"Items": []}

# filter v IN [1, 2]
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v IN [1, 2])"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter v IN (2, 3)
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v IN (2, 3))"}
< 200
{"Items": []}

# filter v BETWEEN 0 AND 1
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v BETWEEN 0 AND 1)"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter nope = nope2
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (nope = nope2)"}
< 200
{"Items": []}

# filter begins_with(t, 'ab')
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (begins_with(t, 'ab'))"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter contains(t, 'bc')
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (contains(t, 'bc'))"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter contains(l, 2)
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (contains(l, 2))"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter size(t) = 3
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (size(t) = 3)"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter size(l) > 5
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (size(l) > 5)"}
< 200
{"Items": []}

# filter attribute_type(v, 'N')
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (attribute_type(v, 'N'))"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter attribute_type(v, 'S')
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (attribute_type(v, 'S'))"}
< 200
{"Items": []}

# filter l[0] = 1 AND m.k = true
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (l[0] = 1 AND m.k = true)"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter m = {'k': true}
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (m = {'k': true})"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter l = [1, 2]
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (l = [1, 2])"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter s = <<'b', 'a'>>
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (s = <<'b', 'a'>>)"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter (v = 2 OR t = 'abc') AND NOT (v = 3)
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND ((v = 2 OR t = 'abc') AND NOT (v = 3))"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter NOT NOT v = 1
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (NOT NOT v = 1)"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# filter v = 2 OR v = 3 AND v = 1
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v = 2 OR v = 3 AND v = 1)"}
< 200
{"Items": []}

# filter v = -1
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v = -1)"}
< 200
{"Items": []}

# filter v >= +1
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "z": {"NULL": true}, "t": {"S": "abc"}, "l": {"L": [{"N": "1"}, {"N": "2"}]}, "m": {"M": {"k": {"BOOL": true}}}, "s": {"SS": ["a", "b"]}}}
> ExecuteStatement
{"Statement": "SELECT id FROM Solo WHERE id = 'a' AND (v >= +1)"}
< 200
{"Items": [{"id": {"S": "a"}}]}

# Limit counts what is examined
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk <> 1", "Limit": 1}
< 200
{"Items": [], "NextToken": "…", "LastEvaluatedKey": {"pk": {"S": "a"}, "sk": {"N": "1"}}}

# NextToken goes on
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a'", "Limit": 2}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}, {"pk": {"S": "a"}, "sk": {"N": "2"}}], "LastEvaluatedKey": {"pk": {"S": "a"}, "sk": {"N": "2"}}, "NextToken": "eyJzIjoiN2ViMzQ3MWQ5MDZmYzY4NSIsImkiOjAsImsiOnsicGsiOnsiUyI6ImEifSwic2siOnsiTiI6IjIifX19"}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a'", "Limit": 2, "NextToken": "eyJzIjoiN2ViMzQ3MWQ5MDZmYzY4NSIsImkiOjAsImsiOnsicGsiOnsiUyI6ImEifSwic2siOnsiTiI6IjIifX19"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "3"}}]}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'b'", "NextToken": "eyJzIjoiN2ViMzQ3MWQ5MDZmYzY4NSIsImkiOjAsImsiOnsicGsiOnsiUyI6ImEifSwic2siOnsiTiI6IjIifX19"}
< 400 ValidationException
{"message": "NextToken does not match request"}

# a NextToken that is none
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf", "NextToken": "x"}
< 400 ValidationException
{"message": "NextToken does not match request"}

# a NextToken of other JSON
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf", "NextToken": "eyJzIjoxfQ=="}
< 400 ValidationException
{"message": "NextToken does not match request"}

# an empty NextToken
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf", "NextToken": ""}
< 400 ValidationException
{"message": "1 validation error detected: Value '' at 'nextToken' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# a NextToken and another parameter
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = ?", "Parameters": [{"S": "b"}], "NextToken": "eyJzIjoiN2ViMzQ3MWQ5MDZmYzY4NSIsImkiOjB9"}
< 400 ValidationException
{"message": "NextToken does not match request"}

# Limit 0
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf", "Limit": 0}
< 400 ValidationException
{"message": "1 validation error detected: Value '0' at 'limit' failed to satisfy constraint: Member must have value greater than or equal to 1"}

# an index by its name
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "gk": {"S": "g"}, "x": {"S": "px"}, "lk": {"N": "9"}, "b": {"S": "base"}}}
> ExecuteStatement
{"Statement": "SELECT * FROM \"Shelf\".\"gsi1\" WHERE gk = 'g'"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}, "gk": {"S": "g"}, "x": {"S": "px"}}]}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf.lsi1 WHERE pk = 'a' AND lk > 8"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}, "lk": {"N": "9"}}]}

# an index read is charged to the index, and the table shows 0
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "gk": {"S": "g"}, "x": {"S": "px"}, "lk": {"N": "9"}, "b": {"S": "base"}}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf.gsi1 WHERE gk = 'g'", "ReturnConsumedCapacity": "INDEXES"}
< 200
{"Items": [{"…": 0}], "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 0.5, "ReadCapacityUnits": 0.5, "Table": {"CapacityUnits": 0.0}, "GlobalSecondaryIndexes": {"gsi1": {"CapacityUnits": 0.5, "ReadCapacityUnits": 0.5}}}}

# a local index fetches what it does not hold
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "gk": {"S": "g"}, "x": {"S": "px"}, "lk": {"N": "9"}, "b": {"S": "base"}}}
> ExecuteStatement
{"Statement": "SELECT b FROM Shelf.lsi1 WHERE pk = 'a'", "ReturnConsumedCapacity": "INDEXES"}
< 200
{"Items": [{"b": {"S": "base"}}], "ConsumedCapacity": {"TableName": "Shelf", "CapacityUnits": 1.0, "ReadCapacityUnits": 1.0, "Table": {"CapacityUnits": 0.5, "ReadCapacityUnits": 0.5}, "LocalSecondaryIndexes": {"lsi1": {"CapacityUnits": 0.5, "ReadCapacityUnits": 0.5}}}}

# a global index cannot fetch
> ExecuteStatement
{"Statement": "SELECT b FROM Shelf.gsi1 WHERE gk = 'g'"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Global secondary index gsi1 does not project [b]"}

# a filter on what a global index does not hold
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf.gsi1 WHERE gk = 'g' AND b = 'x'"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Secondary index gsi1 does not project one or more filter attributes: [b]"}

# a filter on what a local index does not hold
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf.lsi1 WHERE pk = 'g' AND (b = 'x' OR c = 1)"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Secondary index lsi1 does not project one or more filter attributes: [b, c]"}

# an index that is not there
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf.nope"}
< 400 ValidationException
{"message": "The table does not have the specified index"}

# a consistent read of a global index
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf.gsi1 WHERE gk = 'g'", "ConsistentRead": true}
< 400 ValidationException
{"message": "Strongly consistent read is not supported on Global Secondary Indexes"}

# a table that is not there
> ExecuteStatement
{"Statement": "SELECT * FROM Nope.gsi1"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# a consistent read of a local index
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "gk": {"S": "g"}, "x": {"S": "px"}, "lk": {"N": "9"}, "b": {"S": "base"}}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf.lsi1 WHERE pk = 'a'", "ConsistentRead": true}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}, "lk": {"N": "9"}}]}

# ORDER BY without WHERE
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf ORDER BY sk"}
< 400 ValidationException
{"message": "Must have WHERE clause in the statement when using ORDER BY clause."}

# ORDER BY of a scan
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE sk = 1 ORDER BY sk"}
< 400 ValidationException
{"message": "Must have at least one non-optional hash key condition in WHERE clause when using ORDER BY clause."}

# ORDER BY an attribute that is no key
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' ORDER BY v"}
< 400 ValidationException
{"message": "Variable reference v in ORDER BY clause must be part of the primary key"}

# ORDER BY the sort key over several partition keys
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk IN ['a', 'b'] ORDER BY sk"}
< 400 ValidationException
{"message": "keyglass orders the items of several partition keys by the partition key first"}

# ORDER without BY
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' ORDER sk"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected BY, found sk"}

# a partition key of another type
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 1"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Condition parameter type does not match schema type"}

# a sort key of another type
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk > 'x'"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Condition parameter type does not match schema type"}

# an empty partition key
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = ''"}
< 400 ValidationException
{"message": "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: pk"}

# a path into a key
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk.x = 'a'"}
< 400 ValidationException
{"message": "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: Key: pk"}

# no parameter for a ?
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = ?"}
< 400 ValidationException
{"message": "Number of parameters in request and statement don't match."}

# a parameter for no ?
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = 'a'", "Parameters": [{"S": "a"}]}
< 400 ValidationException
{"message": "Number of parameters in request and statement don't match."}

# no parameters
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf", "Parameters": []}
< 400 ValidationException
{"message": "1 validation error detected: Value '[]' at 'parameters' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# a parameter without a value
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk = ?", "Parameters": [{}]}
< 400 ValidationException
{"message": "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"}

# an empty statement
> ExecuteStatement
{"Statement": ""}
< 400 ValidationException
{"message": "1 validation error detected: Value '' at 'statement' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# blanks for a statement
> ExecuteStatement
{"Statement": "   "}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected SELECT, INSERT, UPDATE, DELETE or EXISTS, found the end"}

# a statement of 8,193 characters
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf{{8174  }}"}
< 400 ValidationException
{"message": "1 validation error detected: Value '…' at 'statement' failed to satisfy constraint: Member must have length less than or equal to 8192"}

# a statement of 8,192 characters
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf{{8173  }}"}
< 200
{"Items": []}

# another word
> ExecuteStatement
{"Statement": "EXPLAIN SELECT * FROM Shelf"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected SELECT, INSERT, UPDATE, DELETE or EXISTS, found EXPLAIN"}

# two statements
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf; SELECT * FROM Shelf"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected the end, found SELECT"}

# a semicolon at the end
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf;"}
< 200
{"Items": []}

# an aggregate
> ExecuteStatement
{"Statement": "SELECT COUNT(*) FROM Shelf"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected FROM, found ("}

# a join
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf, Solo"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected the end, found ,"}

# GROUP BY
> ExecuteStatement
{"Statement": "SELECT pk FROM Shelf GROUP BY pk"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected the end, found GROUP"}

# no FROM
> ExecuteStatement
{"Statement": "SELECT *"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected FROM, found the end"}

# no table
> ExecuteStatement
{"Statement": "SELECT * FROM"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a table's name, found the end"}

# a table in single quotes
> ExecuteStatement
{"Statement": "SELECT * FROM 'Shelf'"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a table's name, found 'Shelf'"}

# an empty name
> ExecuteStatement
{"Statement": "SELECT \"\" FROM Shelf"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected an attribute's name, found \"\""}

# a keyword as a name
> ExecuteStatement
{"Statement": "SELECT value FROM Shelf"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected an attribute's name, found value"}

# the same result twice
> ExecuteStatement
{"Statement": "SELECT a.v, v FROM Shelf"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: two results of one name"}

# paths that overlap
> ExecuteStatement
{"Statement": "SELECT a, a.b FROM Shelf"}
< 400 ValidationException
{"message": "Invalid statement: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a, b]"}

# an index of a list that is negative
> ExecuteStatement
{"Statement": "SELECT a[-1] FROM Shelf"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected an index, found -"}

# an index of a list that is a fraction
> ExecuteStatement
{"Statement": "SELECT a[1.5] FROM Shelf"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected an index, found 1.5"}

# an index of a list that is too large
> ExecuteStatement
{"Statement": "SELECT a[99999999999] FROM Shelf"}
< 400 ValidationException
{"message": "Invalid statement: List index is not within the allowable range; index: [99999999999]"}

# WHERE of nothing
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected an attribute's name, found the end"}

# WHERE of a name
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a comparison, found the end"}

# WHERE of a value
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE 1"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a comparison, found the end"}

# two comparisons in a row
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a = 1 = 2"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected the end, found ="}

# a quote that is not closed
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a = 'x"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected an attribute's name, found 'x"}

# a double quote that is not closed
> ExecuteStatement
{"Statement": "SELECT * FROM \"Shelf"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a table's name, found \"Shelf"}

# a parenthesis that is not closed
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE (a = 1"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected ), found the end"}

# IN of nothing
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a IN ()"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected an attribute's name, found )"}

# IN without parentheses
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a IN 1, 2"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected ( or [, found 1"}

# IN of 101 values
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a IN ({{100 1, }}1)"}
< 400 ValidationException
{"message": "Invalid statement: Incorrect number of operands for operator or function; operator or function: IN, number of operands: 102"}

# 51 partition keys
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk IN ('k0', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9', 'k10', 'k11', 'k12', 'k13', 'k14', 'k15', 'k16', 'k17', 'k18', 'k19', 'k20', 'k21', 'k22', 'k23', 'k24', 'k25', 'k26', 'k27', 'k28', 'k29', 'k30', 'k31', 'k32', 'k33', 'k34', 'k35', 'k36', 'k37', 'k38', 'k39', 'k40', 'k41', 'k42', 'k43', 'k44', 'k45', 'k46', 'k47', 'k48', 'k49', 'k50')"}
< 400 ValidationException
{"message": "keyglass takes at most 50 partition keys in one statement"}

# IS of something
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a IS 1"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected MISSING or NULL, found 1"}

# NOT without IN
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a NOT = 1"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected IN or BETWEEN, found ="}

# LIKE
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a LIKE 'x%'"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a comparison, found LIKE"}

# BETWEEN without AND
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a BETWEEN 1, 2"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected AND, found ,"}

# BETWEEN the wrong way round
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a BETWEEN 2 AND 1"}
< 400 ValidationException
{"message": "Invalid statement: The BETWEEN operator requires upper bound to be greater than or equal to lower bound; lower bound operand: AttributeValue: {N:2}, upper bound operand: AttributeValue: {N:1}"}

# a function that is not there
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE upper(a) = 'A'"}
< 400 ValidationException
{"message": "Invalid statement: Invalid function name; function: upper"}

# begins_with with a number
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE begins_with(a, 1)"}
< 400 ValidationException
{"message": "Invalid statement: Incorrect operand type for operator or function; operator or function: begins_with, operand type: N"}

# contains with one operand
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE contains(a)"}
< 400 ValidationException
{"message": "Invalid statement: Incorrect number of operands for operator or function; operator or function: contains, number of operands: 1"}

# attribute_type of an unknown type
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE attribute_type(a, 'X')"}
< 400 ValidationException
{"message": "Invalid statement: Invalid attribute type name found; type: X, valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}"}

# a condition as an operand
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE begins_with(a, 'x') = true"}
< 400 ValidationException
{"message": "Invalid statement: The function is not allowed to be used this way in an expression; function: begins_with"}

# size alone
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE size(a)"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected a comparison, found the end"}

# an ordering of booleans
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a < true"}
< 400 ValidationException
{"message": "Invalid statement: Incorrect operand type for operator or function; operator or function: <, operand type: BOOL"}

# an attribute compared with itself
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a = a"}
< 400 ValidationException
{"message": "Invalid statement: The first operand must be distinct from the remaining operands for this operator or function; operator: =, first operand: [a]"}

# parentheses 201 deep
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE {{201 (}}a = 1{{201 )}}"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: more nested parentheses than keyglass supports"}

# a sign that begins nothing
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE a = €"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected an attribute's name, found €"}

# EXISTS by itself
> ExecuteStatement
{"Statement": "EXISTS(SELECT * FROM Shelf WHERE pk = 'a' AND sk = 1)"}
< 400 ValidationException
{"message": "EXISTS is supported in ExecuteTransaction alone"}

# a statement that is no string beats nothing
> ExecuteStatement
{"Statement": "SELECT"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected an attribute's name, found the end"}

# UPDATE of one attribute
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 2 WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"v": {"N": "2"}}]}

# UPDATE of two, with a comma
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 2, w = 'x' WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"v": {"N": "2"}, "w": {"S": "x"}}]}

# UPDATE of two, with two SETs
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 2 SET w = 'x' WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"v": {"N": "2"}, "w": {"S": "x"}}]}

# UPDATE with a sum
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = v + 5 WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"v": {"N": "6"}}]}

# UPDATE with a difference
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = v - ? WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *", "Parameters": [{"N": "2"}]}
< 200
{"Items": [{"v": {"N": "-1"}}]}

# UPDATE of a member
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET m.k = true WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"m": {"M": {"k": {"BOOL": true}}}}]}

# UPDATE of an element
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET l[0] = 9 WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"l": {"L": [{"N": "9"}]}}]}

# UPDATE with list_append
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET l = list_append(l, [2, 3]) WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"l": {"L": [{"N": "1"}, {"N": "2"}, {"N": "3"}]}}]}

# UPDATE with if_not_exists
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET w = if_not_exists(w, 7) WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"w": {"N": "7"}}]}

# UPDATE with set_add
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET s = set_add(s, <<'c'>>) WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"s": {"SS": ["a", "b", "c"]}}]}

# UPDATE with set_delete
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET s = set_delete(s, <<'a'>>) WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"s": {"SS": ["b"]}}]}

# UPDATE that copies
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET w = v WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"w": {"N": "1"}}]}

# UPDATE that removes
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf REMOVE v WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": []}

# UPDATE that removes two and sets
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf REMOVE v, z SET w = 1 WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"w": {"N": "1"}}]}

# UPDATE with a map
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET w = {'a': [1, {'b': <<1>>}]} WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 200
{"Items": [{"w": {"M": {"a": {"L": [{"N": "1"}, {"M": {"b": {"NS": ["1"]}}}]}}}}]}

# UPDATE without RETURNING
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 2 WHERE sk = 1 AND pk = 'a'"}
< 200
{"Items": []}

# UPDATE RETURNING each way
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 2 WHERE pk = 'a' AND sk = 1 RETURNING ALL OLD *"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}}]}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 3 WHERE pk = 'a' AND sk = 1 RETURNING ALL NEW *"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "3"}}]}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 4 WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED OLD *"}
< 200
{"Items": [{"v": {"N": "3"}}]}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 5 WHERE pk = 'a' AND sk = 1 returning modified new *"}
< 200
{"Items": [{"v": {"N": "5"}}]}

# UPDATE with a condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 2 WHERE pk = 'a' AND sk = 1 AND (v = 1 OR v = 7)"}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 3 WHERE pk = 'a' AND sk = 1 AND v = 1"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}, "ProjectionExpression": "v"}
< 200
{"Item": {"v": {"N": "2"}}}

# UPDATE of an item that is not there makes none
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 2 WHERE pk = 'a' AND sk = 1"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
< 200
{}

# UPDATE gives the item that failed the condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 2 WHERE pk = 'a' AND sk = 1 AND v = 5", "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}}}

# UPDATE without the sort key
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 1 WHERE pk = 'a'"}
< 400 ValidationException
{"message": "Where clause does not contain a mandatory equality on all key attributes"}

# UPDATE without WHERE
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 1"}
< 400 ValidationException
{"message": "Where clause does not contain a mandatory equality on all key attributes"}

# UPDATE of a range
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 1 WHERE pk = 'a' AND sk > 1"}
< 400 ValidationException
{"message": "Where clause does not contain a mandatory equality on all key attributes"}

# UPDATE of one or another
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 1 WHERE pk = 'a' OR sk = 1"}
< 400 ValidationException
{"message": "Where clause does not contain a mandatory equality on all key attributes"}

# UPDATE of IN
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 1 WHERE pk IN ['a'] AND sk = 1"}
< 400 ValidationException
{"message": "Where clause does not contain a mandatory equality on all key attributes"}

# UPDATE of a key attribute
> ExecuteStatement
{"Statement": "UPDATE Shelf SET sk = 2 WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "One or more parameter values were invalid: Cannot update attribute sk. This attribute is part of the key"}

# UPDATE with a key of another type
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 2 WHERE pk = 'a' AND sk = 'x'"}
< 400 ValidationException
{"message": "The provided key element does not match the schema"}

# UPDATE of a table that is not there
> ExecuteStatement
{"Statement": "UPDATE Nope SET v = 2 WHERE id = 'a'"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# UPDATE of an index
> ExecuteStatement
{"Statement": "UPDATE Shelf.gsi1 SET v = 2 WHERE gk = 'a'"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected SET or REMOVE, found ."}

# UPDATE that does nothing
> ExecuteStatement
{"Statement": "UPDATE Shelf WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected SET or REMOVE, found WHERE"}

# UPDATE without =
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v 2 WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected =, found 2"}

# UPDATE of one attribute twice
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 2, v = 3 WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "Invalid statement: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [v], path two: [v]"}

# UPDATE that adds a string
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = v + 'x' WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "Invalid statement: Incorrect operand type for operator or function; operator or function: +, operand type: S"}

# UPDATE with two signs
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = v + 1 + 1 WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected the end, found +"}

# UPDATE with an unknown function
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = foo(v) WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "Invalid statement: Invalid function name; function: foo"}

# UPDATE with set_add of another attribute
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = set_add(w, <<1>>) WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: set_add and set_delete change the attribute they are of"}

# UPDATE with set_add of a list
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = set_add(v, [1]) WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: set_add and set_delete need a set"}

# UPDATE with set_delete of one operand
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = set_delete(v) WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected ,, found )"}

# UPDATE RETURNING something else
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 1 WHERE pk = 'a' AND sk = 1 RETURNING NEW *"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected ALL or MODIFIED, found NEW"}

# UPDATE RETURNING neither
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 1 WHERE pk = 'a' AND sk = 1 RETURNING ALL *"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected OLD or NEW, found *"}

# UPDATE RETURNING names
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = 1 WHERE pk = 'a' AND sk = 1 RETURNING ALL OLD v"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected *, found v"}

# UPDATE with a sum of what is no number
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = l + 1 WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "An operand in the update expression has an incorrect data type"}

# UPDATE with what is not there
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET v = nope WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "The provided expression refers to an attribute that does not exist in the item"}

# UPDATE of a member of nothing
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "v": {"N": "1"}, "l": {"L": [{"N": "1"}]}, "m": {"M": {}}, "s": {"SS": ["a", "b"]}, "z": {"N": "0"}}}
> ExecuteStatement
{"Statement": "UPDATE Shelf SET nope.x = 1 WHERE pk = 'a' AND sk = 1"}
< 400 ValidationException
{"message": "The document path provided in the update expression is invalid for update"}

# DELETE of an item
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
> ExecuteStatement
{"Statement": "DELETE FROM Shelf WHERE pk = 'a' AND sk = 1"}
< 200
{"Items": []}
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
< 200
{}

# DELETE RETURNING the item
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
> ExecuteStatement
{"Statement": "DELETE FROM Shelf WHERE pk = 'a' AND sk = 1 RETURNING ALL OLD *"}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}]}
> ExecuteStatement
{"Statement": "DELETE FROM Shelf WHERE pk = 'a' AND sk = 1 RETURNING ALL OLD *"}
< 200
{"Items": []}

# DELETE of an absent item succeeds, whatever the condition
> ExecuteStatement
{"Statement": "DELETE FROM Shelf WHERE pk = 'a' AND sk = 1 AND v = 1"}
< 200
{"Items": []}

# DELETE with a false condition
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
> ExecuteStatement
{"Statement": "DELETE FROM Shelf WHERE pk = 'a' AND sk = 1 AND v = 1"}
< 400 ConditionalCheckFailedException
{"message": "The conditional request failed"}
> GetItem
{"TableName": "Shelf", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
< 200
{"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}

# DELETE RETURNING MODIFIED OLD
> ExecuteStatement
{"Statement": "DELETE FROM Shelf WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED OLD *"}
< 400 ValidationException
{"message": "Invalid returning clause: RETURNING MODIFIED OLD *. Only RETURNING ALL OLD * is allowed in DELETE statements."}

# DELETE RETURNING ALL NEW
> ExecuteStatement
{"Statement": "DELETE FROM Shelf WHERE pk = 'a' AND sk = 1 RETURNING ALL NEW *"}
< 400 ValidationException
{"message": "Invalid returning clause: RETURNING ALL NEW *. Only RETURNING ALL OLD * is allowed in DELETE statements."}

# DELETE RETURNING MODIFIED NEW
> ExecuteStatement
{"Statement": "DELETE FROM Shelf WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED NEW *"}
< 400 ValidationException
{"message": "Invalid returning clause: RETURNING MODIFIED NEW *. Only RETURNING ALL OLD * is allowed in DELETE statements."}

# DELETE without the whole key
> ExecuteStatement
{"Statement": "DELETE FROM Shelf WHERE pk = 'a'"}
< 400 ValidationException
{"message": "Where clause does not contain a mandatory equality on all key attributes"}

# DELETE of everything
> ExecuteStatement
{"Statement": "DELETE FROM Shelf"}
< 400 ValidationException
{"message": "Where clause does not contain a mandatory equality on all key attributes"}

# DELETE without FROM
> ExecuteStatement
{"Statement": "DELETE Shelf WHERE pk = 'a'"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected FROM, found Shelf"}

# DELETE from a table that is not there
> ExecuteStatement
{"Statement": "DELETE FROM Nope WHERE id = 'a'"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# a statement that is not well formed beats a missing table
> ExecuteStatement
{"Statement": "SELECT FROM Nope"}
< 400 ValidationException
{"message": "Statement wasn't well formed, can't be processed: expected an attribute's name, found FROM"}

# the number of parameters beats a missing table
> ExecuteStatement
{"Statement": "SELECT * FROM Nope WHERE a = ?"}
< 400 ValidationException
{"message": "Number of parameters in request and statement don't match."}

# a missing table beats a missing key
> ExecuteStatement
{"Statement": "DELETE FROM Nope"}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# a bad enum beats the statement
> ExecuteStatement
{"Statement": "SELECT", "ReturnConsumedCapacity": "ALL"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'ALL' at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value set: [INDEXES, TOTAL, NONE]"}

# a statement that is a number
> ExecuteStatement
{"Statement": 1}
< 400 SerializationException
{"Message": "NUMBER_VALUE cannot be converted to String"}

# no statement
> ExecuteStatement
{}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'statement' failed to satisfy constraint: Member must not be null"}

# a batch of reads
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> BatchExecuteStatement
{"Statements": [{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk = 1"}, {"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk = 99"}, {"Statement": "SELECT sk FROM Shelf WHERE pk = 'b' AND sk = 7"}], "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Responses": [{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}, {"TableName": "Shelf"}, {"TableName": "Shelf", "Item": {"sk": {"N": "7"}}}], "ConsumedCapacity": [{"TableName": "Shelf", "CapacityUnits": 1.5, "ReadCapacityUnits": 1.5}]}

# a batch read with one more condition
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> BatchExecuteStatement
{"Statements": [{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk = 1 AND v = 1"}]}
< 200
{"Responses": [{"TableName": "Shelf"}]}

# a batch of writes, each by itself
unwritable
> BatchExecuteStatement
{"Statements": [{"Statement": "INSERT INTO Solo VALUE {'id': 'a'}"}, {"Statement": "INSERT INTO Solo VALUE {'id': 'a'}"}, {"Statement": "UPDATE Solo SET v = 1 WHERE id = 'b'"}, {"Statement": "DELETE FROM Solo WHERE v = 1"}, {"Statement": "DELETE FROM Nope WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'c'"}], "ReturnConsumedCapacity": "INDEXES"}
< 200
{"Responses": [{"TableName": "Solo"}, {"Error": {"Code": "DuplicateItem", "Message": "Duplicate primary key exists in table"}, "TableName": "Solo"}, {"Error": {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, "TableName": "Solo"}, {"Error": {"Code": "ValidationError", "Message": "Where clause does not contain a mandatory equality on all key attributes"}}, {"Error": {"Code": "ResourceNotFound", "Message": "Requested resource not found"}}, {"TableName": "Solo"}], "ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 4.0, "WriteCapacityUnits": 4.0, "Table": {"CapacityUnits": 4.0, "WriteCapacityUnits": 4.0}}]}

# a batch gives no item of a failed condition
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}}}
> BatchExecuteStatement
{"Statements": [{"Statement": "DELETE FROM Solo WHERE id = 'a' AND v = 1", "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}]}
< 200
{"Responses": [{"Error": {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, "TableName": "Solo"}]}

# a batch read without the whole key
unwritable
> BatchExecuteStatement
{"Statements": [{"Statement": "SELECT * FROM Shelf WHERE pk = 'a'"}, {"Statement": "SELECT * FROM Shelf"}, {"Statement": "SELECT * FROM Shelf.lsi1 WHERE pk = 'a' AND lk = 1"}]}
< 200
{"Responses": [{"Error": {"Code": "ValidationError", "Message": "Select statements within BatchExecuteStatement must specify the primary key in the where clause."}}, {"Error": {"Code": "ValidationError", "Message": "Select statements within BatchExecuteStatement must specify the primary key in the where clause."}}, {"Error": {"Code": "ValidationError", "Message": "Reads on indices are not supported within BatchExecuteStatement."}}]}

# a batch with a statement that is not well formed
unwritable
> BatchExecuteStatement
{"Statements": [{"Statement": "SELECT"}, {"Statement": "SELECT * FROM Solo WHERE id = 'a'"}]}
< 200
{"Responses": [{"Error": {"Code": "ValidationError", "Message": "Statement wasn't well formed, can't be processed: expected an attribute's name, found the end"}}, {"TableName": "Solo"}]}

# a batch of reads and writes
> BatchExecuteStatement
{"Statements": [{"Statement": "SELECT * FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}]}
< 400 ValidationException
{"message": "A batch of statements is all reads or all writes, not both"}

# an empty batch
> BatchExecuteStatement
{"Statements": []}
< 400 ValidationException
{"message": "1 validation error detected: Value '[]' at 'statements' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# a batch of 26
> BatchExecuteStatement
{"Statements": [{"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}]}
< 400 ValidationException
{"message": "1 validation error detected: Value '…' at 'statements' failed to satisfy constraint: Member must have length less than or equal to 25"}

# a batch with an empty statement
> BatchExecuteStatement
{"Statements": [{"Statement": ""}]}
< 400 ValidationException
{"message": "1 validation error detected: Value '' at 'statements.1.member.statement' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# EXISTS in a batch
> BatchExecuteStatement
{"Statements": [{"Statement": "EXISTS(SELECT * FROM Solo WHERE id = 'a')"}]}
< 200
{"Responses": [{"Error": {"Code": "ValidationError", "Message": "EXISTS is supported in ExecuteTransaction alone"}}]}

# a transaction of writes
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "there"}, "v": {"N": "1"}}}
> ExecuteTransaction
{"TransactStatements": [{"Statement": "INSERT INTO Solo VALUE {'id': 'a'}"}, {"Statement": "UPDATE Solo SET v = 2 WHERE id = 'there' AND v = 1"}, {"Statement": "DELETE FROM Solo WHERE id = 'gone'"}, {"Statement": "EXISTS(SELECT * FROM Shelf WHERE pk = 'x' AND sk = 1 AND v = 9)"}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [None, None, None, ConditionalCheckFailed]", "CancellationReasons": [{"Code": "None"}, {"Code": "None"}, {"Code": "None"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}]}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "x"}, "sk": {"N": "1"}, "v": {"N": "9"}}}
> ExecuteTransaction
{"TransactStatements": [{"Statement": "INSERT INTO Solo VALUE {'id': 'a'}"}, {"Statement": "UPDATE Solo SET v = 2 WHERE id = 'there' AND v = 1"}, {"Statement": "DELETE FROM Solo WHERE id = 'gone'"}, {"Statement": "EXISTS(SELECT * FROM Shelf WHERE pk = 'x' AND sk = 1 AND v = 9)"}], "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Responses": [{}, {}, {}, {}], "ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 6.0, "WriteCapacityUnits": 6.0}, {"TableName": "Shelf", "CapacityUnits": 2.0, "WriteCapacityUnits": 2.0}]}
> GetItem
{"TableName": "Solo", "Key": {"id": {"S": "there"}}}
< 200
{"Item": {"id": {"S": "there"}, "v": {"N": "2"}}}

# a transaction of reads
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}, "w": {"N": "2"}}}
> ExecuteTransaction
{"TransactStatements": [{"Statement": "SELECT v FROM Solo WHERE id = 'a'"}, {"Statement": "SELECT * FROM Solo WHERE id = 'zz'"}], "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Responses": [{"Item": {"v": {"N": "1"}}}, {}], "ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 4.0, "ReadCapacityUnits": 4.0}]}

# a transaction cancelled for a duplicate
unwritable
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}}}
> ExecuteTransaction
{"TransactStatements": [{"Statement": "INSERT INTO Solo VALUE {'id': 'a'}"}, {"Statement": "INSERT INTO Solo VALUE {'id': 'b'}"}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [DuplicateItem, None]", "CancellationReasons": [{"Code": "DuplicateItem", "Message": "Duplicate primary key exists in table"}, {"Code": "None"}]}
> GetItem
{"TableName": "Solo", "Key": {"id": {"S": "b"}}}
< 200
{}

# a transaction that returns the item of a failed condition
> PutItem
{"TableName": "Solo", "Item": {"id": {"S": "a"}, "v": {"N": "1"}}}
> ExecuteTransaction
{"TransactStatements": [{"Statement": "DELETE FROM Solo WHERE id = 'a' AND v = 2", "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [ConditionalCheckFailed]", "CancellationReasons": [{"Code": "ConditionalCheckFailed", "Message": "The conditional request failed", "Item": {"id": {"S": "a"}, "v": {"N": "1"}}}]}

# the same token twice
> ExecuteTransaction
{"TransactStatements": [{"Statement": "INSERT INTO Solo VALUE {'id': 'a'}"}], "ClientRequestToken": "t1"}
< 200
{"Responses": [{}]}
> ExecuteTransaction
{"TransactStatements": [{"Statement": "INSERT INTO Solo VALUE {'id': 'a'}"}], "ClientRequestToken": "t1", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Responses": [{}], "ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 2.0, "ReadCapacityUnits": 2.0}]}
> ExecuteTransaction
{"TransactStatements": [{"Statement": "INSERT INTO Solo VALUE {'id': 'b'}"}], "ClientRequestToken": "t1"}
< 400 IdempotentParameterMismatchException

# RETURNING in a transaction
> ExecuteTransaction
{"TransactStatements": [{"Statement": "DELETE FROM Solo WHERE id = 'a' RETURNING ALL OLD *"}]}
< 400 ValidationException
{"message": "Validation failed in TransactStatements[0]: RETURNING clause is not supported in ExecuteTransaction."}

# an index in a transaction
> ExecuteTransaction
{"TransactStatements": [{"Statement": "SELECT * FROM Shelf WHERE pk = 'a' AND sk = 1"}, {"Statement": "SELECT * FROM Shelf.gsi1 WHERE gk = 'a'"}]}
< 400 ValidationException
{"message": "Validation failed in TransactStatements[1]: Reads on indices are not supported within transactions."}

# a SELECT without the whole key in a transaction
> ExecuteTransaction
{"TransactStatements": [{"Statement": "SELECT * FROM Shelf WHERE pk = 'a'"}]}
< 400 ValidationException
{"message": "Validation failed in TransactStatements[0]: Where clause does not contain a mandatory equality on all key attributes"}

# a SELECT with more in a transaction
> ExecuteTransaction
{"TransactStatements": [{"Statement": "SELECT * FROM Solo WHERE id = 'a' AND v = 1"}]}
< 400 ValidationException
{"message": "Validation failed in TransactStatements[0]: a SELECT within a transaction names one primary key and nothing else"}

# an update of a key in a transaction
> ExecuteTransaction
{"TransactStatements": [{"Statement": "UPDATE Solo SET id = 'b' WHERE id = 'a'"}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [ValidationError]", "CancellationReasons": [{"Code": "ValidationError", "Message": "One or more parameter values were invalid: Cannot update attribute id. This attribute is part of the key"}]}

# a statement that is not well formed in a transaction
> ExecuteTransaction
{"TransactStatements": [{"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE"}]}
< 400 ValidationException
{"message": "Validation failed in TransactStatements[1]: Statement wasn't well formed, can't be processed: expected FROM, found the end"}

# parameters that do not match in a transaction
> ExecuteTransaction
{"TransactStatements": [{"Statement": "DELETE FROM Solo WHERE id = ?"}]}
< 400 ValidationException
{"message": "Validation failed in TransactStatements[0]: Number of parameters in request and statement don't match."}

# a missing table in a transaction
> ExecuteTransaction
{"TransactStatements": [{"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Nope WHERE id = 'a'"}]}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}

# reads and writes in a transaction
> ExecuteTransaction
{"TransactStatements": [{"Statement": "SELECT * FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'b'"}]}
< 400 ValidationException
{"message": "A transaction's statements are all reads or all writes, not both"}

# one item twice in a transaction
> ExecuteTransaction
{"TransactStatements": [{"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "UPDATE Solo SET v = 1 WHERE id = 'a'"}]}
< 400 ValidationException
{"message": "Transaction request cannot include multiple operations on one item"}

# an empty transaction
> ExecuteTransaction
{"TransactStatements": []}
< 400 ValidationException
{"message": "1 validation error detected: Value '[]' at 'transactStatements' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# a transaction of 101
> ExecuteTransaction
{"TransactStatements": [{"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}, {"Statement": "DELETE FROM Solo WHERE id = 'a'"}]}
< 400 ValidationException
{"message": "1 validation error detected: Value '…' at 'transactStatements' failed to satisfy constraint: Member must have length less than or equal to 100"}

# a token of 37 characters
> ExecuteTransaction
{"TransactStatements": [{"Statement": "DELETE FROM Solo WHERE id = 'a'"}], "ClientRequestToken": "{{37 x}}"}
< 400 ValidationException
{"message": "1 validation error detected: Value '{{37 x}}' at 'clientRequestToken' failed to satisfy constraint: Member must have length less than or equal to 36"}

# P30 several key attributes, by statement
> CreateTable
{"TableName": "Team", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "team", "AttributeType": "S"}, {"AttributeName": "act", "AttributeType": "S"}, {"AttributeName": "state", "AttributeType": "S"}, {"AttributeName": "day", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi", "KeySchema": [{"AttributeName": "team", "KeyType": "HASH"}, {"AttributeName": "act", "KeyType": "RANGE"}, {"AttributeName": "state", "KeyType": "RANGE"}, {"AttributeName": "day", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}]}
> PutItem
{"TableName": "Team", "Item": {"pk": {"S": "p1"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}, "day": {"S": "b"}}}
> PutItem
{"TableName": "Team", "Item": {"pk": {"S": "p2"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}, "day": {"S": "a"}}}
> PutItem
{"TableName": "Team", "Item": {"pk": {"S": "p3"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "draft"}, "day": {"S": "c"}}}
> PutItem
{"TableName": "Team", "Item": {"pk": {"S": "p4"}, "team": {"S": "o1"}, "act": {"S": "F"}, "state": {"S": "live"}, "day": {"S": "a"}}}
> PutItem
{"TableName": "Team", "Item": {"pk": {"S": "p5"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}}}
> ExecuteStatement
{"Statement": "SELECT pk FROM Team.gsi WHERE team = 'o1'"}
< 200
{"Items": [{"pk": {"S": "p4"}}, {"pk": {"S": "p3"}}, {"pk": {"S": "p2"}}, {"pk": {"S": "p1"}}]}
> ExecuteStatement
{"Statement": "SELECT pk FROM Team.gsi WHERE team = 'o1' AND act = 'T' AND state = 'live'"}
< 200
{"Items": [{"pk": {"S": "p2"}}, {"pk": {"S": "p1"}}]}
> ExecuteStatement
{"Statement": "SELECT pk FROM Team.gsi WHERE state = 'live' AND team = 'o1' AND act = 'T'"}
< 200
{"Items": [{"pk": {"S": "p2"}}, {"pk": {"S": "p1"}}]}
> ExecuteStatement
{"Statement": "SELECT pk FROM Team.gsi WHERE team = 'o1' AND act = 'T' AND state = 'live' AND day > 'a'"}
< 200
{"Items": [{"pk": {"S": "p1"}}]}

# P30 a gap in the sort key is a filter
unwritable
> CreateTable
{"TableName": "Team", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "team", "AttributeType": "S"}, {"AttributeName": "act", "AttributeType": "S"}, {"AttributeName": "state", "AttributeType": "S"}, {"AttributeName": "day", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}], "GlobalSecondaryIndexes": [{"IndexName": "gsi", "KeySchema": [{"AttributeName": "team", "KeyType": "HASH"}, {"AttributeName": "act", "KeyType": "RANGE"}, {"AttributeName": "state", "KeyType": "RANGE"}, {"AttributeName": "day", "KeyType": "RANGE"}], "Projection": {"ProjectionType": "ALL"}}]}
> PutItem
{"TableName": "Team", "Item": {"pk": {"S": "p1"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}, "day": {"S": "b"}}}
> PutItem
{"TableName": "Team", "Item": {"pk": {"S": "p2"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}, "day": {"S": "a"}}}
> PutItem
{"TableName": "Team", "Item": {"pk": {"S": "p3"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "draft"}, "day": {"S": "c"}}}
> PutItem
{"TableName": "Team", "Item": {"pk": {"S": "p4"}, "team": {"S": "o1"}, "act": {"S": "F"}, "state": {"S": "live"}, "day": {"S": "a"}}}
> PutItem
{"TableName": "Team", "Item": {"pk": {"S": "p5"}, "team": {"S": "o1"}, "act": {"S": "T"}, "state": {"S": "live"}}}
> ExecuteStatement
{"Statement": "SELECT pk FROM Team.gsi WHERE team = 'o1' AND state = 'draft'"}
< 200
{"Items": [{"pk": {"S": "p3"}}]}
> ExecuteStatement
{"Statement": "SELECT pk FROM Team.gsi WHERE team = 'o1' AND act > 'A' AND state = 'live'"}
< 200
{"Items": [{"pk": {"S": "p4"}}, {"pk": {"S": "p2"}}, {"pk": {"S": "p1"}}]}

# a local index in its own order
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "lk": {"N": "9"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "2"}, "lk": {"N": "3"}}}
> ExecuteStatement
{"Statement": "SELECT sk FROM Shelf.lsi1 WHERE pk = 'a' ORDER BY lk"}
< 200
{"Items": [{"sk": {"N": "2"}}, {"sk": {"N": "1"}}]}
> ExecuteStatement
{"Statement": "SELECT sk FROM Shelf.lsi1 WHERE pk = 'a' ORDER BY lk DESC"}
< 200
{"Items": [{"sk": {"N": "1"}}, {"sk": {"N": "2"}}]}

# ORDER BY the table's sort key in an index without it
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf.lsi1 WHERE pk = 'a' ORDER BY sk"}
< 400 ValidationException
{"message": "Variable reference sk in ORDER BY clause must be part of the primary key"}

# a page of several partition keys goes on where it stopped
unwritable
> BatchWriteItem
{"RequestItems": {"Shelf": [{"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}}, {"PutRequest": {"Item": {"pk": {"S": "a"}, "sk": {"N": "3"}}}}, {"PutRequest": {"Item": {"pk": {"S": "b"}, "sk": {"N": "7"}}}}]}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf WHERE pk IN ['b', 'a']", "Limit": 1}
< 200
{"Items": [{"pk": {"S": "b"}, "sk": {"N": "7"}}], "NextToken": "…", "LastEvaluatedKey": {"pk": {"S": "b"}, "sk": {"N": "7"}}}

# a scan is paged too
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
> PutItem
{"TableName": "Shelf", "Item": {"pk": {"S": "a"}, "sk": {"N": "2"}}}
> ExecuteStatement
{"Statement": "SELECT * FROM Shelf", "Limit": 1}
< 200
{"Items": [{"pk": {"S": "a"}, "sk": {"N": "1"}}], "NextToken": "…", "LastEvaluatedKey": {"pk": {"S": "a"}, "sk": {"N": "1"}}}
