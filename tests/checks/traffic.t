# Traffic of two tables, one of them hot.
==== setup
create table Orders (Status S, OrderId S) provisioned 10000 rcu 10000 wcu partitions 10
create table Calm (K N) on-demand
==== answer
t1: traffic Orders put keys one("PENDING") rate 1300/s for 30s
t2: traffic Calm put keys uniform(1000) rate 100/s for 2s
t3: traffic Calm get keys uniform(1000) rate 10/s for 500ms
q: query Orders where Status = "PENDING" limit 1
==== ask
expect t1.offered == 39000 and t1.accepted + t1.throttled == 39000
  true
expect t1.throttled_share > 20% and t1.throttled_share < 25%
  true
expect t1.throttled_share > 25%
  false t1.throttled_share = 20.51%
expect t1.rejected_rate == 300
  true
expect t1.table_used < 15% and t1.table_used > 10%
  true
expect t1.table_used < 10%
  false t1.table_used = 10.33%
expect t1.reason == TableWriteKeyRangeThroughputExceeded
  true
expect t1.hottest.partition == 6 and t1.hottest.share == 100%
  true
expect t1.partitions_used == 1 and t2.partitions_used == 4
  true
expect t1.partitions_used == 10
  false t1.partitions_used = 1
expect t2.throttled_share == 0 and t2.reason == none and t2.rejected_rate == 0
  true
expect rejected_rate == 0
  false rejected_rate has no value: that traffic had no full second
expect throttled_share == 0 and table_used < 1%
  true
expect offered == 39206 and throttled == t1.throttled
  true
expect accepted == offered
  false accepted = 31205 | offered = 39206
expect t1.result.count == 0
  false t1.result.count has no value: that is traffic, no operation
expect t1.receipt.rcu == 0
  false t1.receipt.rcu has no value: that is traffic, no operation
expect t1.error == none
  false t1.error has no value: that is traffic, no operation
expect q.throttled_share == 0
  false q.throttled_share has no value: that is an operation, no traffic
expect last.plan.op == query and last.reason == none
  true
expect last.throttled_share == 0
  false last.throttled_share has no value: that is an operation, no traffic
expect t9.throttled_share == 0
  false t9.throttled_share has no value: there is no request labelled t9; one is written `t9: ...`
expect count(Orders) == t1.accepted
  true
expect exists(Calm, 1000000)
  false exists(Calm, 1000000) = false
expect exists(1)
  false exists(1) has no value: there are 2 tables; name one first
expect collection(Orders, "PENDING", "r000000000").count == 9
  true
expect collection(Calm, 1, 2) == []
  false collection(Calm, 1, 2) has no value: the table has no sort key
expect exists(Calm, "a")
  false exists(Calm, "a") has no value: the key K has type N
expect schema(Calm).pk == "K N" and schema(Calm).sk == none and schema(Orders).billing == provisioned
  true
expect schema(Calm).rcu == none and schema(Calm).wcu == none and schema(Orders).wcu == 10000
  true
expect schema(Calm).billing == provisioned
  false schema(Calm).billing = on_demand
expect hottest.share <= 100% and hottest.share > 10%
  true
value t1.table_used
  10.33%
value t1.hottest.share
  100%
value t2.throttled_share
  0%
value t1.rejected_rate
  300
verify t1.rejected_rate
  300
