# One request on an engine that a lab file made; the exit status is the error table's.
cat >shop.lab <<'END'
create table Orders (customer S, at N) on-demand
put Orders {"customer": "ann", "at": 1, "amount": 30}
END
ask() { printf '%s' "$2" | keyglass api "$1" --lab shop.lab; echo "exit $?"; }
ask GetItem '{"TableName": "Orders", "Key": {"customer": {"S": "ann"}, "at": {"N": "1.0"}}}'
ask GetItem '{"TableName": "Orders", "Key": {"customer": {"S": "ann"}}}'
ask GetItem '{"TableName": "Order", "Key": {"customer": {"S": "ann"}}}'
ask DeleteItem '{"TableName": "Orders", "Key": {"customer": {"S": "ann"}, "at": {"N": "1"}}, "ConditionExpression": "amount > :t", "ExpressionAttributeValues": {":t": {"N": "30"}}}'
ask PutItem '{"TableName": '
keyglass api FlyToTheMoon 2>/dev/null
echo "exit $?"
