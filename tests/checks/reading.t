# What is refused while a check is read: grammar, words, types.  Nothing has to be run for it.
==== ask
# --- spelling
expect
... a = 1
  error 2:3: `=` in a check; compare with `==`
expect result.count = 2
  error 1:14: `=` in a check; compare with `==`
expect requests == 1 && errors == 0
  error 1:15: `&&` in a check; write `and`
expect requests == 1 || errors == 0
  error 1:15: `||` in a check; write `or`
expect !exists("a")
  error 1:1: expected a value or a name, found `!`
expect requests ! 1
  error 1:10: `!` in a check; write `not`
expect requests <> 1
  error 1:10: `<>` in a check; write `!=`
expect requests == 'x'
  error 1:13: 'x' is in single quotes; strings have double quotes here
expect 1 < requests < 3
  error 1:14: relations are not chained; join two by `and`
expect requests == 1 == 1
  error 1:15: relations are not chained; join two by `and`
expect requests
  error 1:1: expected something true or false, `requests` is a number
expect 1 + 1
  error 1:1: expected something true or false, `1 + 1` is a number
expect requests == 1 and errors
  error 1:19: expected something true or false, `errors` is a number
expect requests and errors == 0
  error 1:1: expected something true or false, `requests` is a number
expect not requests
  error 1:5: expected something true or false, `requests` is a number
expect requests == 1 or
  error 1:17: expected a value or a name, found the end
expect requests ==
  error 1:12: expected a value or a name, found the end
expect == 1
  error 1:1: expected a value or a name, found `=`
expect (requests == 1
  error 1:1: the ( opened here is still open
expect requests == 1)
  error 1:14: expected an operator or the end, found `)`
expect requests == 1 errors == 0
  error 1:15: expected an operator or the end, found `errors`
expect requests in [1, 2
  error 1:13: the [ opened here is still open
expect requests in [1, 2,]
  error 1:19: expected a value or a name, found `]`
expect requests in [1; 2]
  error 1:15: expected `,` or `]`, found `;`
expect (requests 1) == 1
  error 1:11: expected an operator or `)`, found `1`
expect not not exists("a")
  error 1:5: expected a value or a name, found `not`
expect and == 1
  error 1:1: expected a value or a name, found `and`
expect forall seed 1..4 requests == 1
  error 1:1: `forall` stands in check fences only
expect after burst requests == 1
  error 1:1: `after` stands in check fences only
expect requests == 1 points=2
  error 1:15: expected an operator or the end, found `points`
expect solution.requests == 1
  error 1:1: `solution` can be asked in check fences only
expect first_answer(r1) == "a"
  error 1:1: `first_answer` can be asked in check fences only
when solution.result == []
  error 1:1: `solution` can be asked in check fences only
# --- names
expect tabel_used < 5%
  error 1:1: no name `tabel_used`; nearest is `table_used`
expect resutl.count == 1
  error 1:1: no name `resutl`; nearest is `result`
expect recipt.read == 1
  error 1:1: no name `recipt`; nearest is `receipt`
expect zzz == 1
  error 1:1: no name `zzz`; a string is written "zzz"
expect exist("a")
  error 1:1: no name `exist`; nearest is `exists`
expect collecton("a") == []
  error 1:1: no name `collecton`; nearest is `collection`
expect receipt.raed == 1
  error 1:9: `receipt` has no part `raed`; nearest is `read`
expect receipt == 1
  error 1:8: `receipt` has parts; write one, as receipt.rcu
expect plan.operation == query
  error 1:6: `plan` has no part `operation`
expect hottest == 1
  error 1:8: `hottest` has parts; write one, as hottest.partition
expect last == 1
  error 1:1: `last` has parts; write one, as last.error
expect last.eror == none
  error 1:6: `last` has no part `eror`; nearest is `error`
expect r1.requests == 1
  error 1:4: `r1` has no part `requests`
expect r1.rezult == []
  error 1:4: `r1` has no part `rezult`; nearest is `result`
expect error == none
  error 1:1: `error` of what? write last.error, or a label before it
expect message == "x"
  error 1:1: `message` of what? write last.message, or a label before it
expect requests(1) == 1
  error 1:9: `requests` takes nothing in parentheses
expect requests.count == 1
  error 1:9: `requests` is a number and has no parts
expect result.count.count == 1
  error 1:13: `result.count` is a number and has no parts
expect plan.op.x == query
  error 1:8: `plan.op` is a word and has no parts
expect result[x] == 1
  error 1:8: expected a number between [ and ], found `x`
expect result[1 == 1
  error 1:10: expected `]`, found `=`
expect result. == 1
  error 1:9: expected a name behind the dot, found `=`
expect result.`` == []
  error 1:8: expected a name between back-ticks
expect result.`a == []
  error 1:8: expected a name between back-ticks
fence solution == 1
  error 1:10: expected `.` and a name behind `solution`, found `=`
fence solution.zzz == 1
  error 1:10: no name `zzz`; a string is written "zzz"
fence solution.solution.requests == 1
  error 1:10: `solution` stands once before a name
# --- words
expect plan.op == qurey
  error 1:12: `qurey` is no word of `plan.op`; nearest is `query`
expect plan.op == "query"
  error 1:12: `plan.op` is compared with a word without quotes, as put
expect plan.op in [query, gte]
  error 1:20: `gte` is no word of `plan.op`; nearest is `get`
expect plan.op in [query, "get"]
  error 1:20: expected a word here, without quotes
expect plan.direction == newest
  error 1:19: `newest` is no word of `plan.direction`: it is `forward`, `backward`
expect qurey == plan.op
  error 1:1: `qurey` is no word of `plan.op`; nearest is `query`
expect query == get
  error 1:1: no name `query`; a string is written "query"
expect plan.op < query
  error 1:1: `<` does not compare a word with a word: `plan.op`, `query`
expect plan.op == plan.direction
  error 1:12: these words are of two different sets
expect plan.op == 1
  error 1:12: `plan.op` is compared with a word without quotes, as put
expect last.error == ValidatonException
  error 1:15: `ValidatonException` is no word of `last.error`; nearest is `ValidationException`
expect reason == TableWriteKeyRange
  error 1:11: `TableWriteKeyRange` is no word of `reason`: it is `none`, `TableReadProvisionedThroughputExceeded`, `TableWriteProvisionedThroughputExceeded`, `TableReadAccountLimitExceeded`, `TableWriteAccountLimitExceeded`, `TableReadKeyRangeThroughputExceeded`, `TableWriteKeyRangeThroughputExceeded`, `TableReadMaxOnDemandThroughputExceeded`, `TableWriteMaxOnDemandThroughputExceeded`, `IndexReadProvisionedThroughputExceeded`, `IndexWriteProvisionedThroughputExceeded`, `IndexReadAccountLimitExceeded`, ...
expect ops(qurey) == 1
  error 1:5: `qurey` is no word of `ops`; nearest is `query`
expect ops == 1
  error 1:5: expected `(`, found `=`
expect ops() == 1
  error 1:5: expected a word, found `)`
expect errors(Validation) == 1
  error 1:8: `Validation` is no word of `errors`: it is `none`, `ValidationException`, `SerializationException`, `UnknownOperationException`, `AccessDeniedException`, `ResourceNotFoundException`, `ResourceInUseException`, `LimitExceededException`, `ConditionalCheckFailedException`, `TransactionCanceledException`, `TransactionConflictException`, `TransactionInProgressException`, ...
expect plan.limit == nothing
  error 1:15: no name `nothing`; a string is written "nothing"
expect answer(r4) == pk-prefix
  error 1:15: no name `pk`; a string is written "pk"
expect result.SK == [a, "b"]
  error 1:15: no name `a`; a string is written "a"
expect head(1, [a]) == []
  error 1:10: no name `a`; a string is written "a"
expect result == [[a]]
  error 1:13: no name `a`; a string is written "a"
# --- types
expect requests == "1"
  error 1:1: a number and a string are never equal: `requests`, `"1"`
expect requests != true
  error 1:1: a number and true or false are never equal: `requests`, `true`
expect result == 1
  error 1:1: a list and a number are never equal: `result`, `1`
expect result < [1]
  error 1:1: `<` does not compare a list with a list: `result`, `[1]`
expect result ~= 1
  error 1:1: `~=` does not compare a list with a number: `result`, `1`
expect requests ~= 1
  error 1:1: `~=` does not compare a number with a number: `requests`, `1`
expect requests ~ "a"
  error 1:1: `~` does not compare a number with a string: `requests`, `"a"`
expect result ~ "a"
  error 1:1: `~` does not compare a list with a string: `result`, `"a"`
expect 1 in 2
  error 1:6: `in` needs a list on its right
expect "a" < 1
  error 1:1: `<` does not compare a string with a number: `"a"`, `1`
expect exists("a") < true
  error 1:1: `<` does not compare true or false with true or false: `exists("a")`, `true`
expect "a" + 1 == 1
  error 1:1: `+` needs numbers, `"a"` is a string
expect 1 - result == 1
  error 1:5: `-` needs numbers, `result` is a list
expect 2 * plan.op == 1
  error 1:5: `*` needs numbers, `plan.op` is a word
expect -result == 1
  error 1:2: `-` needs numbers, `result` is a list
# --- arguments
expect exists() == true
  error 1:8: expected a value or a name, found `)`
expect exists(PENDING)
  error 1:15: expected `,`, found `)`
expect exists("a", "b", "c")
  error 1:16: expected `)`, found `,`
expect exists("a"
  error 1:11: expected `,` or `)`, found the end
expect exists(true)
  error 1:8: expected a key value here: a string, a number or b64("...")
expect exists(result)
  error 1:8: expected a key value here: a string, a number or b64("...")
expect count() == 1
  error 1:7: expected a table, found `)`
expect count("Orders") == 1
  error 1:7: expected a table, found `"`
expect count == 1
  error 1:7: expected `(`, found `=`
expect head(1) == []
  error 1:7: expected `,`, found `)`
expect head(result, 1) == []
  error 1:6: expected a number here
expect tail(1, 2) == []
  error 1:9: expected a list here
expect complete(requests)
  error 1:10: expected a result here: result, or r1.result of a label
expect complete(result[0])
  error 1:10: expected a result here: result, or r1.result of a label
expect contiguous(collection("a"))
  error 1:12: expected a result here: result, or r1.result of a label
expect answer("r4") == "x"
  error 1:8: expected the name of an answer, found `"`
expect schema(Orders) == 1
  error 1:15: `schema` has parts; write one, as schema.pk
# --- limits
expect ((((((((((((((((((((((((((((((((requests == 0))))))))))))))))))))))))))))))))
  true
expect (((((((((((((((((((((((((((((((((requests == 1)))))))))))))))))))))))))))))))))
  error 1:34: a check is nested at most 32 deep
fence forall seed 1..17 requests == 1
  error 1:13: forall takes at most 16 seeds
expect requests ==                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                     0
  error 1:1: a check has at most 1024 bytes, this one has 1025
expect requests ==                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                    0
  true
sheet # a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|# a|1 == 1|
  error 129:1: an exercise has at most 64 checks
# --- check fences: what stands round an expression
fence forall seeds 1..4 requests == 1
  error 1:8: expected `seed` after `forall`
fence forall seed 1-4 requests == 1
  error 1:14: expected `..` between the first seed and the last
fence forall seed 4..1 requests == 1
  error 1:13: the last seed is below the first
fence forall seed x requests == 1
  error 1:13: expected a whole number
fence after forall seed 1..2 requests == 1
  error 1:14: no name `seed`; a string is written "seed"
fence requests == 0 points=0
  error 1:22: points are from 1 to 100
fence requests == 0 points=
  error 1:22: expected a whole number
fence requests == 0 points
  error 1:21: expected `=` after `points`
fence requests == 0 pionts=2
  error 1:15: expected an operator, points=, show=, detail=, bonus or the end, found `pionts`
fence requests == 0 show=sometimes
  error 1:20: expected always, after or never here
fence requests == 0 detail=some
  error 1:22: expected full, message or none here
fence requests == 0 points=1 points=2
  error 1:24: `points` is given twice
fence requests == 0 # a comment
  error 1:15: expected an operator or the end, found `#`
sheet # One.|requests == 1|# Two,|# in two lines.|forall seed 1..4|  requests == 2|  and errors == 0  points=2 show=after|
  1 One.: points 1 show always detail full | requests == 1
  3 Two, in two lines.: points 2 show after detail full seeds 1..4 | requests == 2
    and errors == 0
sheet # A|after my-burst result ~= solution.result bonus detail=none show=never
  1 A: points 1 show never detail none bonus after my-burst solution | result ~= solution.result
sheet requests == 1|
  error 1:1: expected a line with `# ` and a sentence before the expression
sheet # A|# B|
  error 1:1: this sentence has no expression below it
sheet # A|requests == 1|#|requests == 2
  error 3:1: expected a line with `# ` and a sentence before the expression
sheet  |
  error 1:1: this fence has no check
sheet # A||requests == 1|  requests == 2
  error 4:3: expected an operator, points=, show=, detail=, bonus or the end, found `requests`
sheet # A|requests = 1
  error 2:10: `=` in a check; compare with `==`
