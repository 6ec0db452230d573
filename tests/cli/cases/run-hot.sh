# One key, 1,300 writes a second: a partition takes 1,000 whatever the table has.
keyglass run - <<'END'
create table Orders (Status S, OrderId S) provisioned 10000 rcu 10000 wcu partitions 10
traffic Orders put keys one("PENDING") rate 1300/s for 60s
expect accepted >= 57000 and accepted <= 63000 and reason == TableWriteKeyRangeThroughputExceeded
reset
create table Orders (Status S, OrderId S) provisioned 10000 rcu 10000 wcu partitions 10
traffic Orders put keys uniform(10000) rate 1300/s for 60s
expect throttled == 0
END
