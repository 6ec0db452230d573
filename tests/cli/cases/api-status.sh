# Every kind of error has an exit status: 3 refused, 4 tables, 5 conditions, 6 throttled.
cat >shop.lab <<'LAB'
create table Poor (pk S) provisioned 1 rcu 1 wcu
create table Solo (pk S) on-demand
put Solo {"pk": "a", "v": 1}
LAB
ask() { printf '%b' "$2" | keyglass api "$1" --lab shop.lab | cut -c1-150; }
code() { printf '%b' "$2" | keyglass api "$1" --lab shop.lab >/dev/null; echo "exit $?"; }
both() { ask "$1" "$2" && code "$1" "$2"; }
both PutItem '{"TableName": "Solo", "Item": {"pk": {"S": "\0377"}}}'
both PutItem '{"TableName": "Solo", "TableName": "Solo", "Item": {"pk": {"S": "b"}}}'
both GetItem ''
both CreateTable '{"TableName": "Solo", "BillingMode": "PAY_PER_REQUEST", "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}], "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]}'
both UpdateTable '{"TableName": "Solo", "GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": "one"}}, {"Delete": {"IndexName": "two"}}]}'
both ExecuteStatement '{"Statement": "SELECT v FROM Solo WHERE pk = ?", "Parameters": [{"S": "a"}]}'
both ExecuteStatement '{"Statement": "INSERT INTO Solo VALUE {'"'pk': 'a'"'}"}'
both ExecuteTransaction '{"TransactStatements": [{"Statement": "DELETE FROM Solo WHERE pk = ? AND v = 2", "Parameters": [{"S": "a"}]}]}'
six=$(printf '%60000s' '' | tr ' ' x)
for i in 1 2 3 4 5 6; do echo "put Poor {\"pk\": \"k$i\", \"v\": \"$six\"}"; done >>shop.lab
code DeleteItem '{"TableName": "Poor", "Key": {"pk": {"S": "k1"}}}' 2>/dev/null
sed -i '/^put Poor/d' shop.lab
big=$(printf '%302000s' '' | tr ' ' x)
both PutItem '{"TableName": "Poor", "Item": {"pk": {"S": "'"$big"'"}}}'
printf '%s\n' '{"operation": "PutItem", "request": {"TableName": "Poor", "Item": {"pk": {"S": "a"}, "v": {"S": "'"$big"'"}}}}' \
    '{"operation": "DeleteItem", "request": {"TableName": "Poor", "Key": {"pk": {"S": "a"}}}}' |
    keyglass api --lab shop.lab
echo "exit $?"
keyglass api GetItem --lab nothing.lab </dev/null
echo "exit $?"
