# One table, a learner's requests, the solution's.
==== setup
create table AppData (UserId S, SK S) on-demand
put AppData {"UserId": "USER#41", "SK": "PROFILE#41", "name": "Ben"}
put AppData {"UserId": "USER#42", "SK": "PROFILE#42", "name": "Ann", "tags": ["a", "b"], "sizes": <<1, 2>>, "home": {"city": "Leeds", "no": 7}}
put AppData {"UserId": "USER#42", "SK": "ORDER#2026-03-02", "Total": 12}
put AppData {"UserId": "USER#42", "SK": "ORDER#2025-12-30", "Total": 75, "gift": true}
put AppData {"UserId": "USER#42", "SK": "ORDER#2026-01-15", "Total": 30}
==== solution
r1: query AppData where UserId = "USER#42" and begins_with(SK, "ORDER#2026")
answer r4 pk-prefix
==== answer
r1: query AppData where UserId = "USER#42" and begins_with(SK, "ORDER#") newest first limit 2
r2: query AppData where begins_with(UserId, "USER#4")
r3: get AppData {"UserId": "USER#42", "SK": "PROFILE#42"} consistent
r5: scan AppData filter Total > 20 project SK, Total all pages
r6: put AppData {"UserId": "USER#9", "SK": "PROFILE#9"} if attribute_exists(UserId)
r7: delete AppData {"UserId": "USER#41", "SK": "PROFILE#41"}
r8: query AppData where UserId = "USER#42" and SK between "ORDER#2026" and "PROFILE#42"
answer r4 no-pk
answer n 12.50
==== ask
# --- result
expect r1.result.count == 2
  true
expect r1.result.count == 3
  false r1.result.count = 2
expect r1.result.count == 1 + 1 * 1
  true
expect r1.result.SK == ["ORDER#2026-03-02", "ORDER#2026-01-15"]
  true
expect r1.result.SK == ["ORDER#2026-01-15", "ORDER#2026-03-02"]
  false r1.result.SK[0] = "ORDER#2026-03-02" | "ORDER#2026-01-15"
expect r1.result.SK == ["ORDER#2026-03-02"]
  false r1.result.SK.count = 2 | ["ORDER#2026-03-02"].count = 1
expect r1.result.SK ~= ["ORDER#2026-01-15", "ORDER#2026-03-02"]
  true
expect r1.result.SK ~= ["ORDER#2026-01-15", "ORDER#2026-01-15"]
  false r1.result.SK has 2, one too many: "ORDER#2026-03-02"
expect r1.result.SK ~= ["ORDER#2026-01-15", "ORDER#2026-03-02", "x"]
  false r1.result.SK has 2, one is missing: "x"
expect r1.result.Total == [12, 30]
  true
expect r1.result[0].Total == 12
  true
expect r1.result[1] == item("USER#42", "ORDER#2026-01-15")
  true
expect r1.result[1] == {"UserId": "USER#42", "SK": "ORDER#2026-01-15", "Total": 30.0}
  true
expect r1.result[1] == {"UserId": "USER#42", "SK": "ORDER#2026-01-15"}
  false r1.result[1] = {"SK": "ORDER#2026-01-15", "Total": 30, "UserId": "USER#42"}
expect r1.result[2].Total == 1
  false r1.result[2].Total has no value: there is no [2] in a list of 2
expect r1.result[0].Tax == 1
  false r1.result[0].Tax has no value: the item has no attribute Tax
expect r1.result[0].Tax != 1
  false r1.result[0].Tax has no value: the item has no attribute Tax
expect not r1.result[0].Tax == 1
  true
expect r1.result.Tax == [1, 2]
  false r1.result.Tax[0] = (none) | 1
expect r2.result == []
  true
expect r2.result.count == 0
  true
expect r7.result.count == 0
  true
expect r9.result.count == 0
  false r9.result.count has no value: there is no request labelled r9; one is written `r9: ...`
expect r9.result.count != 0
  false r9.result.count has no value: there is no request labelled r9; one is written `r9: ...`
expect not r9.result.count == 0
  true
expect result == r8.result
  true
expect last.result == r8.result and last.plan.op == query
  true
expect r8.result >= collection("USER#42", "PROFILE#")
  true
expect r1.result >= collection("USER#42", "PROFILE#")
  false r1.result has 2, one is missing: {"SK": "PROFILE#42", "UserId": "USER#42", "home": {"city": "Leeds", "no": 7}, "name": "Ann", "sizes": <<1, 2>>, "tags": ["a", "b"]}
expect r1.result <= collection("USER#42")
  true
expect collection("USER#42") <= r1.result
  false collection("USER#42") has 4, one too many: {"SK": "ORDER#2025-12-30", "Total": 75, "UserId": "USER#42", "gift": true}
expect [] <= r1.result and [] >= [] and [1] <= [1, 1] and not [1, 1] <= [1]
  true
expect r1.result == reverse(tail(2, collection("USER#42", "ORDER#")))
  true
expect head(1, r1.result) == [item("USER#42", "ORDER#2026-03-02")]
  true
expect head(9, r1.result).count == 2 and head(0, r1.result) == []
  true
expect tail(0 - 1, r1.result) == []
  false tail(0 - 1, r1.result) has no value: a list has no negative length
expect r5.result.SK ~= ["ORDER#2026-01-15", "ORDER#2025-12-30"]
  true
expect r5.result ~= [{SK: "ORDER#2026-01-15", Total: 30}, {SK: "ORDER#2025-12-30", Total: 75}]
  true
expect item("USER#42", "ORDER#2026-01-15") in r1.result
  true
expect {SK: "x"} in r1.result
  false r1.result = 2 of [{"SK": "ORDER#2026-03-02", "Total": 12, "UserId": "USER#42"}, {"SK": "ORDER#2026-01-15", "Total": 30, "UserId": "USER#42"}]
expect "ORDER#2026-03-02" in r1.result.SK
  true
# --- receipt
expect r1.receipt.rcu == 0.5 and r1.receipt.read == 2 and r1.receipt.pages == 1
  true
expect r1.receipt.rcu == 1
  false r1.receipt.rcu = 0.5
expect r3.receipt.rcu == 1 and r3.receipt.wcu == 0
  true
expect r6.receipt.wcu == 1 and r6.receipt.wrote == 0
  true
expect r7.receipt.deleted == 1 and r7.receipt.throttled == 0
  true
expect receipt.read == result.count
  true
expect r1.receipt.read - 1 == r1.receipt.returned
  false r1.receipt.read - 1 = 1 | r1.receipt.returned = 2
# --- plan
expect r1.plan.op == query and r1.plan.table == "AppData" and r1.plan.table == AppData
  true
expect query == r1.plan.op
  true
expect r1.plan.op in [get, query]
  true
expect r3.plan.op in [scan, query]
  false r3.plan.op = get
expect r1.plan.index == none
  true
expect r1.plan.index == ByStatus
  false r1.plan.index = none
expect r1.plan.key_condition == begins_with and r8.plan.key_condition == between
  true
expect r1.plan.direction == backward and r3.plan.direction == forward
  true
expect r1.plan.limit == 2 and r8.plan.limit == none and r1.plan.limit != none
  true
expect r8.plan.limit <= 2
  false r8.plan.limit = none
expect r3.plan.consistent and not r1.plan.consistent
  true
expect r1.plan.consistent
  false r1.plan.consistent = false
expect r1.plan.consistent == true
  false r1.plan.consistent = false
expect r5.plan.filter == some and r5.plan.project == some and r5.plan.pages == all
  true
expect r6.plan.condition == some and r1.plan.filter == none and r1.plan.pages == one
  true
expect r2.plan.op == scan
  false r2.plan.op = query
# --- errors
expect r2.error == ValidationException and r2.message ~ "not supported"
  true
expect r2.error == none
  false r2.error = ValidationException
expect r1.error == none and r1.message == none
  true
expect r1.message == "x"
  false r1.message = none
expect r6.error == ConditionalCheckFailedException and r6.reason == none
  true
expect errors == 2 and errors(ValidationException) == 1
  true
expect errors(ResourceNotFoundException) == 1
  false errors(ResourceNotFoundException) = 0
# --- counts of the region
expect requests == 7 and ops(query) == 3 and ops(scan) == 1 and ops(transact_write) == 0
  true
expect ops(get) == 2
  false ops(get) = 1
expect total.rcu == 2.5
  false total.rcu = 4
expect total.read >= 4 and total.returned >= 4
  true
expect offered == 7 and accepted == 5 and throttled == 0
  true
# --- ends of results
expect not complete(r1.result) and complete(r8.result)
  true
expect complete(r1.result)
  false complete(r1.result) = false
expect complete(r9.result)
  false complete(r9.result) has no value: there is no request labelled r9; one is written `r9: ...`
expect contiguous(r1.result) and contiguous(r8.result) and contiguous(r2.result)
  true
expect contiguous(r5.result)
  false contiguous(r5.result) has no value: its items came without their keys
# --- items
expect exists("USER#42", "PROFILE#42") and absent("USER#41", "PROFILE#41")
  true
expect exists("USER#9", "PROFILE#9")
  false exists("USER#9", "PROFILE#9") = false
expect absent("USER#42", "PROFILE#42")
  false absent("USER#42", "PROFILE#42") = false
expect exists("USER#42")
  false exists("USER#42") has no value: the key needs UserId and SK
expect absent("USER#42")
  false absent("USER#42") has no value: the key needs UserId and SK
expect exists(42, "PROFILE#42")
  false exists(42, "PROFILE#42") has no value: the key UserId has type S
expect item("USER#42", "PROFILE#42").name == "Ann"
  true
expect item(AppData, "USER#42", "PROFILE#42").home.city == "Leeds"
  true
expect item(`AppData`, "USER#42", "PROFILE#42").tags[1] == "b"
  true
expect item("USER#42", "PROFILE#42").tags == ["a", "b"] and "a" in item("USER#42", "PROFILE#42").tags
  true
expect 2 in item("USER#42", "PROFILE#42").sizes
  true
expect item("USER#42", "PROFILE#42").home == {no: 7, city: "Leeds"}
  true
expect item("USER#42", "PROFILE#42").home.no < 7
  false item("USER#42", "PROFILE#42").home.no = 7
expect item("USER#42", "PROFILE#42").name > 7
  false item("USER#42", "PROFILE#42").name = "Ann"
expect item("USER#42", "PROFILE#42").name != 7
  true
expect item("USER#42", "PROFILE#42").name.x == 7
  false item("USER#42", "PROFILE#42").name.x has no value: there is no attribute x in what is no item
expect item("USER#42", "PROFILE#42").tags.x == []
  false item("USER#42", "PROFILE#42").tags.x has no value: there is no attribute x in what is no item
expect item("USER#42", "PROFILE#42").name + 1 == 2
  false item("USER#42", "PROFILE#42").name + 1 has no value: item("USER#42", "PROFILE#42").name is no number
expect item("USER#42", "PROFILE#43") == {}
  false item("USER#42", "PROFILE#43") has no value: there is no such item
expect item("USER#42", r1.result[0].SK).Total == 12
  true
expect item("USER#42", r1.result[5].SK).Total == 12
  false r1.result[5].SK has no value: there is no [5] in a list of 2
expect item(Nowhere, "USER#42", "a").x == 1
  false item(Nowhere, "USER#42", "a").x has no value: there is no table Nowhere
expect item("USER#42", "ORDER#2025-12-30").gift == true
  true
expect item("USER#42", "PROFILE#42").name ~ "nn" and "Ann" > "AZ" and "a" < "b"
  true
expect item("USER#42", "PROFILE#42").name ~ "x"
  false item("USER#42", "PROFILE#42").name = "Ann"
# --- collections and tables
expect collection("USER#42").count == 4 and collection("USER#42", "ORDER#").count == 3
  true
expect collection("USER#42", "ORDER#2026").SK == ["ORDER#2026-01-15", "ORDER#2026-03-02"]
  true
expect collection("USER#42", "X") == [] and collection("USER#1") == []
  true
expect collection("USER#42", "ORDER#2026-01-15").bytes != 38
  false collection("USER#42", "ORDER#2026-01-15").bytes = 38
expect collection("USER#42").`count` == []
  false collection("USER#42").`count`.count = 4 | [].count = 0
expect collection(AppData, "USER#42")[0].Total == 75
  true
expect count(AppData) == 4 and partitions(AppData) == 4
  true
expect bytes(AppData) > 400
  false bytes(AppData) = 193
expect count(Nowhere) == 0
  false count(Nowhere) has no value: there is no table Nowhere
expect count(AppData.ByName) == 0
  false count(AppData.ByName) has no value: there is no index AppData.ByName
expect partition("USER#42") == 2 and partition("USER#41") == 0
  true
expect partition("USER#42") == partition("USER#41")
  false partition("USER#42") = 2 | partition("USER#41") = 0
expect schema(AppData).pk == "UserId S" and schema(AppData).sk == "SK S"
  true
expect schema(AppData).sk == none
  false schema(AppData).sk = "SK S"
expect schema(AppData).billing == on_demand
  true
expect index(AppData.ByName).kind == global
  false index(AppData.ByName).kind has no value: there is no index AppData.ByName
# --- answers, solution
expect answer(r4) == "no-pk" and answer(n) == 12.5
  true
expect answer(r4) == "pk-prefix"
  false answer(r4) = "no-pk"
expect answer(r5) == "pk-prefix"
  false answer(r5) has no value: there is no answer r5
expect answer(n) == "12.50"
  false answer(n) = 12.5
fence answer(r4) == solution.answer(r4)
  false answer(r4) = "no-pk" | solution.answer(r4) = "pk-prefix"
fence r1.result ~= solution.r1.result
  true
fence r3.result ~= solution.r1.result
  false r3.result has 1, one too many: {"SK": "PROFILE#42", "UserId": "USER#42", "home": {"city": "Leeds", "no": 7}, "name": "Ann", "sizes": <<1, 2>>, "tags": ["a", "b"]} | solution.r1.result.count = 2
fence solution.r2.result == []
  false solution.r2.result has no value: there is no request labelled r2; one is written `r2: ...`
fence solution.requests == 1 and solution.count(AppData) == 5
  true
fence first_answer(r4) == "no-pk"
  true
# --- what fails first
expect r1.plan.op == query and r1.result.count == 5 and r3.plan.op == query
  false r1.result.count = 2
  in r1.result.count == 5
expect r1.result.count == 5 or r1.result.count == 6
  false r1.result.count = 2
  in r1.result.count == 5
expect r1.result.count == 5 or r1.result.count == 2 and r1.plan.op == query
  true
expect (r1.result.count == 5 or r3.plan.op == get) and not r1.plan.op == query
  false r1.plan.op == query holds
  in not r1.plan.op == query
expect
... r1.result.count
... ==    5
... and r1.plan.op == query
  false r1.result.count = 2
  in r1.result.count == 5
expect (r1.result.count == 5) == true
  false (r1.result.count == 5) = false
expect requests == 7 # a comment of a script
  true
# --- nothing to be seen by them
expect stale_reads == 0
  true
expect reader.missed == 0
  false reader.missed has no value: there was no reader
# --- no traffic
expect throttled_share == 0
  false throttled_share has no value: no traffic was sent yet
expect reason == none
  false reason has no value: no traffic was sent yet
expect r1.throttled_share == 0
  false r1.throttled_share has no value: that is an operation, no traffic
# --- values
value requests
  7
value r1.plan.op
  query
value item("USER#42", "PROFILE#42").name
  "Ann"
value r1.result.SK
  ["ORDER#2026-03-02", "ORDER#2026-01-15"]
value r9.result
  (none)
value -2 * 3 + 1
  -5
value 50% * 3
  1.5
value 1 - 1.5 - 0.5
  -1
verify result.count
  3
verify result.count == 3
  true
verify result.count == 4
  false result.count = 3
verify r9.result.count
  false r9.result.count has no value: there is no request labelled r9; one is written `r9: ...`
verify item("USER#42", "PROFILE#42").name
  false item("USER#42", "PROFILE#42").name = "Ann"
