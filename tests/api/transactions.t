# TransactWriteItems and TransactGetItems.

setup
> CreateTable
{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}
> CreateTable
{"TableName": "Shelf", "BillingMode": "PAY_PER_REQUEST",
 "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "S"}],
 "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}]}

# all or nothing
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "old"}}}
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "new"}}}}, {"Delete": {"TableName": "Solo", "Key": {"pk": {"S": "old"}}}}, {"Update": {"TableName": "Solo", "Key": {"pk": {"S": "up"}}, "UpdateExpression": "SET a = :a", "ExpressionAttributeValues": {":a": {"N": "1"}}}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "zz"}}, "ConditionExpression": "attribute_not_exists(pk)"}}]}
< 200
{}
> BatchGetItem
{"RequestItems": {"Solo": {"Keys": [{"pk": {"S": "new"}}, {"pk": {"S": "old"}}, {"pk": {"S": "up"}}]}}}
< 200
{"Responses": {"Solo": [{"pk": {"S": "new"}}, {"pk": {"S": "up"}, "a": {"N": "1"}}]}, "UnprocessedKeys": {}}

# P34 which action broke the transaction
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k1"}, "v": {"N": "1"}}}
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "k2"}}}
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "new1"}}, "ConditionExpression": "attribute_not_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k1"}}, "ConditionExpression": "v = :2", "ExpressionAttributeValues": {":2": {"N": "2"}}, "ReturnValuesOnConditionCheckFailure": "ALL_OLD"}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k2"}}, "ConditionExpression": "attribute_not_exists(pk)"}}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, ConditionalCheckFailed]", "CancellationReasons": [{"Code": "None"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed", "Item": {"pk": {"S": "k1"}, "v": {"N": "1"}}}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}]}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "new1"}}}
< 200
{}

# P36 unique by a second item
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "USER#3"}}, "ConditionExpression": "attribute_not_exists(pk)"}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "MAIL#b@x.example"}}, "ConditionExpression": "attribute_not_exists(pk)"}}]}
< 200
{}
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "USER#4"}}, "ConditionExpression": "attribute_not_exists(pk)"}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "MAIL#b@x.example"}}, "ConditionExpression": "attribute_not_exists(pk)"}}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed]", "CancellationReasons": [{"Code": "None"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}]}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "USER#4"}}}
< 200
{}

# a validation error hides conditions
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}}
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_not_exists(pk)"}}, {"Delete": {"TableName": "Solo", "Key": {"pk": {"N": "1"}}}}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [None, ValidationError]", "CancellationReasons": [{"Code": "None"}, {"Code": "ValidationError", "Message": "The provided key element does not match the schema"}]}

# a put of a wrong key type
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"N": "1"}}}}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [ValidationError]", "CancellationReasons": [{"Code": "ValidationError", "Message": "One or more parameter values were invalid: Type mismatch for key pk expected: S actual: N"}]}

# an update that cannot be applied
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "x": {"S": "y"}}}
> TransactWriteItems
{"TransactItems": [{"Update": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "SET x = x + :o", "ExpressionAttributeValues": {":o": {"N": "1"}}}}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [ValidationError]", "CancellationReasons": [{"Code": "ValidationError", "Message": "An operand in the update expression has an incorrect data type"}]}

# a hundred conditions that fail are all told
> TransactWriteItems
{"TransactItems": [{"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k0"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k1"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k2"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k3"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k4"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k5"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k6"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k7"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k8"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k9"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k10"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k11"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k12"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k13"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k14"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k15"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k16"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k17"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k18"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k19"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k20"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k21"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k22"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k23"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k24"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k25"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k26"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k27"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k28"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k29"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k30"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k31"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k32"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k33"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k34"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k35"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k36"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k37"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k38"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k39"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k40"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k41"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k42"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k43"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k44"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k45"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k46"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k47"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k48"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k49"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k50"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k51"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k52"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k53"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k54"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k55"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k56"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k57"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k58"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k59"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k60"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k61"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k62"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k63"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k64"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k65"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k66"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k67"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k68"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k69"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k70"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k71"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k72"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k73"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k74"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k75"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k76"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k77"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k78"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k79"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k80"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k81"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k82"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k83"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k84"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k85"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k86"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k87"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k88"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k89"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k90"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k91"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k92"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k93"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k94"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k95"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k96"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k97"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k98"}}, "ConditionExpression": "attribute_exists(pk)"}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "k99"}}, "ConditionExpression": "attribute_exists(pk)"}}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed]", "CancellationReasons": [{"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}, {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}]}

# no actions
> TransactWriteItems
{"TransactItems": []}
< 400 ValidationException
{"message": "1 validation error detected: Value '[]' at 'transactItems' failed to satisfy constraint: Member must have length greater than or equal to 1"}
> TransactGetItems
{"TransactItems": []}
< 400 ValidationException
{"message": "1 validation error detected: Value '[]' at 'transactItems' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# 101 actions
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k0"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k1"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k2"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k3"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k4"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k5"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k6"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k7"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k8"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k9"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k10"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k11"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k12"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k13"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k14"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k15"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k16"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k17"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k18"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k19"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k20"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k21"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k22"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k23"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k24"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k25"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k26"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k27"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k28"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k29"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k30"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k31"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k32"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k33"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k34"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k35"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k36"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k37"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k38"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k39"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k40"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k41"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k42"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k43"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k44"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k45"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k46"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k47"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k48"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k49"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k50"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k51"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k52"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k53"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k54"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k55"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k56"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k57"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k58"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k59"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k60"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k61"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k62"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k63"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k64"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k65"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k66"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k67"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k68"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k69"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k70"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k71"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k72"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k73"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k74"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k75"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k76"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k77"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k78"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k79"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k80"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k81"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k82"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k83"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k84"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k85"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k86"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k87"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k88"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k89"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k90"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k91"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k92"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k93"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k94"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k95"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k96"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k97"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k98"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k99"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "k100"}}}}]}
< 400 ValidationException
{"message": "1 validation error detected: Value '[…]' at 'transactItems' failed to satisfy constraint: Member must have length less than or equal to 100"}

# without TransactItems
> TransactWriteItems
{}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'transactItems' failed to satisfy constraint: Member must not be null"}

# a bad table name in the first Put
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "bad!name", "Item": {"pk": {"S": "a"}}}}]}
< 400 ValidationException
{"message": "1 validation error detected: Value 'bad!name' at 'transactItems.1.member.put.tableName' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+"}

# a bad table name in the second Update
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}}}, {"Update": {"TableName": "", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "REMOVE a"}}]}
< 400 ValidationException
{"message": "1 validation error detected: Value '' at 'transactItems.2.member.update.tableName' failed to satisfy constraint: Member must have length greater than or equal to 1"}

# an action of nothing
> TransactWriteItems
{"TransactItems": [{}]}
< 400 ValidationException
{"message": "Invalid Request: TransactWriteRequest should contain Delete or Put or Update request"}

# an action of two
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}}, "Delete": {"TableName": "Solo", "Key": {"pk": {"S": "b"}}}}]}
< 400 ValidationException
{"message": "TransactItems can only contain one of Check, Put, Update or Delete"}

# a check without a condition
> TransactWriteItems
{"TransactItems": [{"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}}}]}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'transactItems.1.member.conditionCheck.conditionExpression' failed to satisfy constraint: Member must not be null"}

# an update without an update
> TransactWriteItems
{"TransactItems": [{"Update": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}}}]}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'transactItems.1.member.update.updateExpression' failed to satisfy constraint: Member must not be null"}

# one item twice
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_exists(pk)"}}]}
< 400 ValidationException
{"message": "Transaction request cannot include multiple operations on one item"}

# a syntax error refuses it all
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "!"}}]}
< 400 ValidationException
{"message": "Invalid ConditionExpression: Syntax error; token: \"!\", near: \"!\""}

# an unused value refuses it all
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}, "ConditionExpression": "attribute_exists(pk)", "ExpressionAttributeValues": {":x": {"N": "1"}}}}]}
< 400 ValidationException
{"message": "Value provided in ExpressionAttributeValues unused in expressions: keys: {:x}"}

# an empty key value refuses it all
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": ""}}}}]}
< 400 ValidationException
{"message": "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: pk"}

# too large an item refuses it all
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}, "v": {"S": "{{409600 x}}"}}}}]}
< 400 ValidationException
{"message": "Item size has exceeded the maximum allowed size"}

# more than 4 MB refuse it all
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "0"}, "v": {"S": "{{400000 x}}"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "1"}, "v": {"S": "{{400000 x}}"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "2"}, "v": {"S": "{{400000 x}}"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "3"}, "v": {"S": "{{400000 x}}"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "4"}, "v": {"S": "{{400000 x}}"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "5"}, "v": {"S": "{{400000 x}}"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "6"}, "v": {"S": "{{400000 x}}"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "7"}, "v": {"S": "{{400000 x}}"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "8"}, "v": {"S": "{{400000 x}}"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "9"}, "v": {"S": "{{400000 x}}"}}}}, {"Put": {"TableName": "Solo", "Item": {"pk": {"S": "10"}, "v": {"S": "{{400000 x}}"}}}}]}
< 400 ValidationException
{"message": "…size cannot exceed…"}

# a missing table
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}}}, {"Delete": {"TableName": "Nowhere", "Key": {"pk": {"S": "a"}}}}]}
< 400 ResourceNotFoundException
{"message": "Requested resource not found"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{}

# writes cost double
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}}}, {"ConditionCheck": {"TableName": "Solo", "Key": {"pk": {"S": "b"}}, "ConditionExpression": "attribute_not_exists(pk)"}}], "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 4.0, "WriteCapacityUnits": 4.0}]}
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "c"}}}}], "ReturnConsumedCapacity": "INDEXES"}
< 200
{"ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 2.0, "WriteCapacityUnits": 2.0, "Table": {"CapacityUnits": 2.0, "WriteCapacityUnits": 2.0}}]}

# reads cost double
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}}}
> TransactGetItems
{"TransactItems": [{"Get": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}}}, {"Get": {"TableName": "Solo", "Key": {"pk": {"S": "zz"}}}}], "ReturnConsumedCapacity": "TOTAL"}
< 200
{"Responses": [{"Item": {"pk": {"S": "a"}}}, {}], "ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 4.0, "ReadCapacityUnits": 4.0}]}

# a projection in a transaction
> PutItem
{"TableName": "Solo", "Item": {"pk": {"S": "a"}, "x": {"N": "1"}, "y": {"N": "2"}}}
> TransactGetItems
{"TransactItems": [{"Get": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "#x", "ExpressionAttributeNames": {"#x": "x"}}}]}
< 200
{"Responses": [{"Item": {"x": {"N": "1"}}}]}

# a get of a wrong key
> TransactGetItems
{"TransactItems": [{"Get": {"TableName": "Solo", "Key": {"pk": {"N": "1"}}}}]}
< 400 TransactionCanceledException
{"Message": "Transaction cancelled, please refer cancellation reasons for specific reasons [ValidationError]", "CancellationReasons": [{"Code": "ValidationError", "Message": "The provided key element does not match the schema"}]}

# a get of nothing
> TransactGetItems
{"TransactItems": [{}]}
< 400 ValidationException
{"message": "1 validation error detected: Value null at 'transactItems.1.member.get' failed to satisfy constraint: Member must not be null"}

# the same token and content once
> TransactWriteItems
{"TransactItems": [{"Update": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "ADD c :o", "ExpressionAttributeValues": {":o": {"N": "1"}}}}], "ClientRequestToken": "t1", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 2.0, "WriteCapacityUnits": 2.0}]}
> TransactWriteItems
{"TransactItems": [{"Update": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "ADD c :o", "ExpressionAttributeValues": {":o": {"N": "1"}}}}], "ClientRequestToken": "t1", "ReturnConsumedCapacity": "TOTAL"}
< 200
{"ConsumedCapacity": [{"TableName": "Solo", "CapacityUnits": 2.0, "ReadCapacityUnits": 2.0}]}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "c": {"N": "1"}}}

# the same token with other placeholders is the same content
> TransactWriteItems
{"TransactItems": [{"Update": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "ADD c :o", "ExpressionAttributeValues": {":o": {"N": "1"}}}}], "ClientRequestToken": "t1"}
> TransactWriteItems
{"TransactItems": [{"Update": {"TableName": "Solo", "Key": {"pk": {"S": "a"}}, "UpdateExpression": "ADD c :other", "ExpressionAttributeValues": {":other": {"N": "1.0"}}}}], "ClientRequestToken": "t1"}
> GetItem
{"TableName": "Solo", "Key": {"pk": {"S": "a"}}}
< 200
{"Item": {"pk": {"S": "a"}, "c": {"N": "1"}}}

# the same token and other content
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}}}], "ClientRequestToken": "t1"}
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "b"}}}}], "ClientRequestToken": "t1"}
< 400 IdempotentParameterMismatchException
{}

# a token is forgotten after ten minutes
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}}}], "ClientRequestToken": "t1"}
wait 600
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "b"}}}}], "ClientRequestToken": "t1"}
< 200
{}

# a token of 37 characters
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}}}], "ClientRequestToken": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}
< 400 ValidationException
{"message": "1 validation error detected: Value 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' at 'clientRequestToken' failed to satisfy constraint: Member must have length less than or equal to 36"}

# an empty token
> TransactWriteItems
{"TransactItems": [{"Put": {"TableName": "Solo", "Item": {"pk": {"S": "a"}}}}], "ClientRequestToken": ""}
< 400 ValidationException
{"message": "1 validation error detected: Value '' at 'clientRequestToken' failed to satisfy constraint: Member must have length greater than or equal to 1"}
