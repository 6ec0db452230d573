# A table with indexes: what the checks say of them.
==== setup
create table Orders (Status S, OrderId S) on-demand global index ByCustomer (CustomerId S, PlacedAt S) project include (Total) global index ByPlace (Country S, City S; House N) project keys partitions 2 lag 1s local index ByTotal (Status S, Total N)
put Orders {"Status": "NEW", "OrderId": "o1", "CustomerId": "c1", "PlacedAt": "2026-01-05", "Total": 5, "Country": "DE", "City": "Bonn", "House": 4}
put Orders {"Status": "NEW", "OrderId": "o2", "CustomerId": "c1", "PlacedAt": "2026-02-01", "Total": 3}
put Orders {"Status": "OLD", "OrderId": "o3", "CustomerId": "c1", "PlacedAt": "2026-01-07", "Total": 8}
put Orders {"Status": "OLD", "OrderId": "o4", "Note": "no customer"}
==== answer
r1: query Orders.ByCustomer where CustomerId = "c1" and begins_with(PlacedAt, "2026-01")
r2: query Orders.ByCustomer where CustomerId = "c1" filter Total < 6
r3: scan Orders.ByTotal
r4: query Orders.ByCustomer where CustomerId = "c1" project Total
r5: query Orders.ByNothing where CustomerId = "c1"
u1: update Orders {"Status": "OLD", "OrderId": "o4"} set CustomerId = "c2", PlacedAt = "2026-03-01"
==== ask
# --- plan
expect r1.plan.index == ByCustomer and r1.plan.table == Orders and r1.plan.key_condition == begins_with
  true
expect r3.plan.index == ByTotal and r3.plan.op == scan
  true
expect u1.plan.index == none and u1.plan.op == update
  true
expect r5.error == ValidationException and r5.plan.index == ByNothing
  true
expect r1.plan.index == none
  false r1.plan.index = "ByCustomer"
# --- what came back
expect r1.result.OrderId == ["o1", "o3"]
  true
expect r1.result == collection(Orders.ByCustomer, "c1", "2026-01")
  true
expect contiguous(r1.result) and not contiguous(r2.result)
  true
expect contiguous(r2.result)
  false contiguous(r2.result) = false
expect contiguous(r4.result)
  false contiguous(r4.result) has no value: its items came without their keys
expect u1.receipt.wcu == 2 and u1.receipt.created == 0
  true
expect u1.receipt.wcu == 1
  false u1.receipt.wcu = 2
# --- tables and indexes
expect count(Orders) == 4 and count(Orders.ByCustomer) == 4 and count(Orders.ByTotal) == 3
  true
expect count(Orders.ByPlace) == 1
  false count(Orders.ByPlace) = 0
expect partitions(Orders.ByPlace) == 2 and partitions(Orders.ByTotal) == 4
  true
expect bytes(Orders.ByCustomer) < bytes(Orders)
  true
expect count(Orders.ByNothing) == 0
  false count(Orders.ByNothing) has no value: there is no index Orders.ByNothing
expect index(Orders.ByCustomer).pk == "CustomerId S" and index(Orders.ByCustomer).sk == "PlacedAt S"
  true
expect index(Orders.ByPlace).pk == "Country S, City S" and index(Orders.ByPlace).sk == "House N"
  true
expect index(Orders.ByCustomer).kind == global and index(Orders.ByTotal).kind == local
  true
expect index(Orders.ByCustomer).kind == local
  false index(Orders.ByCustomer).kind = global
expect index(Orders.ByCustomer).projection == include and index(Orders.ByPlace).projection == keys and index(Orders.ByTotal).projection == all
  true
expect index(Orders.ByCustomer).projection == al
  error 1:40: `al` is no word of `index(Orders.ByCustomer).projection`; nearest is `all`
expect index(Orders).kind == global
  false index(Orders).kind has no value: Orders is a table, no index
expect index(Orders.Nothing).pk == none
  false index(Orders.Nothing).pk has no value: there is no index Orders.Nothing
expect schema(Orders.ByCustomer).pk == "CustomerId S"
  false schema(Orders.ByCustomer).pk has no value: Orders.ByCustomer is an index, no table
# --- collections and items
expect collection(Orders.ByCustomer, "c1").OrderId == ["o1", "o3", "o2"]
  true
expect collection(Orders.ByCustomer, "c1", "2026-02")[0].Total == 3
  true
expect collection(Orders.ByCustomer, "c1", "2026-02").Note == ["x"]
  false collection(Orders.ByCustomer, "c1", "2026-02").Note[0] = (none) | "x"
expect collection(Orders.ByCustomer, 7) == []
  false collection(Orders.ByCustomer, 7) has no value: the key CustomerId has type S
expect collection(Orders.ByTotal, "NEW", 3) == []
  false collection(Orders.ByTotal, "NEW", 3) has no value: the sort key is a number and has no prefixes
expect collection(Orders.ByPlace, "DE") == []
  false collection(Orders.ByPlace, "DE") has no value: the partition key has 2 attributes
expect exists(Orders.ByCustomer, "c1", "2026-01-05")
  false exists(Orders.ByCustomer, "c1", "2026-01-05") has no value: Orders.ByCustomer is an index, no table
expect partition(Orders.ByCustomer, "c1") <= 3 and partition(Orders.ByTotal, "NEW") == partition(Orders, "NEW")
  true
