# Items in and out.

setup
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}

# an item comes back as it was put
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "n": {"N": "1.50"}, "l": {"L": [{"BOOL": true}, {"NULL": true}]}, "b": {"B": "AQI="}, "ss": {"SS": ["y", "x"]}, "m": {"M": {"k": {"S": "v"}}}}}
< 200
{}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "n": {"N": "1.5"}, "l": {"L": [{"BOOL": true}, {"NULL": true}]}, "b": {"B": "AQI="}, "ss": {"SS": ["x", "y"]}, "m": {"M": {"k": {"S": "v"}}}}}

# a missing item is no error
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{}
