# A line in, a line out; the state is kept from line to line.
keyglass api <<'END'
{"operation": "CreateTable", "request": {"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}}
{"operation": "PutItem", "request": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}}}

{"operation": "Scan", "request": {"TableName": "Solo"}}
{"operation": "FlyToTheMoon", "request": {}}
{"request": {}}
{"operation": "Scan"}
not JSON
END
