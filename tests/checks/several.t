# Batches and transactions: what the checks say of them.
==== setup
create table Stock (Sku S) on-demand
create table Orders (Id S) on-demand global index BySku (Sku S)
put Stock {"Sku": "a", "n": 3}
put Stock {"Sku": "b", "n": 0}
==== answer
b1: batch { put Orders {"Id": "o1", "Sku": "a"}; put Orders {"Id": "o2"}; delete Orders {"Id": "o9"} }
b2: batch { get Stock {"Sku": "b"}; get Stock {"Sku": "zz"}; get Stock {"Sku": "a"} }
b3: batch { get Stock {"Sku": "a"} consistent; get Orders {"Id": "o1"} }
t1: transact { update Stock {"Sku": "a"} set n = n - 1 if n > 0; put Orders {"Id": "o3", "Sku": "a"} }
t2: transact { update Stock {"Sku": "b"} set n = n - 1 if n > 0; put Orders {"Id": "o4", "Sku": "b"} }
t3: transact { get Stock {"Sku": "a"}; get Stock {"Sku": "zz"} }
t4: transact { put Stock {"Sku": "a"}; delete Stock {"Sku": "a"} }
==== ask
expect b1.plan.op == batch_write and b2.plan.op == batch_get and t1.plan.op == transact_write and t3.plan.op == transact_get
  true
expect b1.plan.op == batch_get
  false b1.plan.op = batch_write
expect requests == 7 and ops(batch_get) == 2 and ops(batch_write) == 1 and ops(transact_write) == 3 and ops(put) == 0
  true
expect requests == 9
  false requests = 7
expect b1.receipt.wrote == 2 and b1.receipt.deleted == 0 and b1.receipt.wcu == 4
  true
expect b1.receipt.wrote == 3
  false b1.receipt.wrote = 2
expect b2.result.Sku == ["b", "a"] and b2.receipt.returned == 2 and b2.receipt.rcu == 1.5
  true
expect b2.result.count == 3
  false b2.result.count = 2
expect contiguous(b3.result)
  false contiguous(b3.result) = false
expect b3.plan.table == Stock and b3.plan.consistent
  true
expect t1.plan.condition == some and t1.receipt.wcu == 6 and t1.error == none
  true
expect t2.error == TransactionCanceledException and t2.message ~ "[ConditionalCheckFailed, None]" and t2.receipt.wrote == 0
  true
expect t2.error == ConditionalCheckFailedException
  false t2.error = TransactionCanceledException
expect t2.receipt.wcu == 0
  false t2.receipt.wcu = 6
expect t3.result[0].n == 2 and t3.receipt.rcu == 4
  true
expect t4.error == ValidationException and t4.receipt.wcu == 0
  true
expect errors == 2 and errors(TransactionCanceledException) == 1
  true
expect absent(Orders, "o4") and item(Stock, "b").n == 0 and count(Orders.BySku) == 2
  true
expect exists(Orders, "o4")
  false exists(Orders, "o4") = false
