# The lab's dialect (docs/keyglass-lab.5).

# any literal is an operand
lab
expr a = 1 and b = "x" and c = true and d = null and e = [1, "y"] and f = {k: 1} and g = <<1, 2>> and h = b64("AQ==")
item {"a": 1, "b": "x", "c": true, "d": null, "e": [1, "y"], "f": {"k": 1}, "g": <<2, 1>>, "h": b64("AQ==")}
true

# reserved words are free
lab
expr status = "on" and name = "Ada" and size(data) = 2 and value > 0
item {"status": "on", "name": "Ada", "data": "ab", "value": 1}
true

# words of the lab's clauses are names like others
lab
expr limit = 1 and filter = 2 and if = 3 and set = 4 and index = 5 and project = 6
item {"limit": 1, "filter": 2, "if": 3, "set": 4, "index": 5, "project": 6}
true

# a path step in back-ticks
lab
expr `a b`.`c.d`[0] = 1 and `x``y` = 2 and `in` = 3
item {"a b": {"c.d": [1]}, "x`y": 2, "in": 3}
true

# the expression ends where the next word cannot continue it
lab
expr a = 1 limit 2
item {"a": 1}
true
rest limit 2

# it goes on with a word that can
lab
expr a = 1 and b between 1 and 3 or c in (1) newest first
item {"a": 1, "b": 2}
true
rest newest first

# a clause that looks like a name
lab
expr a = b filter c = 1
item {"a": 1, "b": 1}
true
rest filter c = 1

# a closing brace belongs to somebody else
lab
expr attribute_not_exists(UserId) }
item none
true
rest }

# a semicolon too
lab
expr attribute_not_exists(UserId); put T {}
item none
true
rest ; put T {}

# negative numbers
lab
expr n > -5 and n = -1
item {"n": -1}
true

# a comment ends with its line
lab
expr a = 1 # and b = 2
item {"a": 1}
true

# a literal where a list may be meant: after a path an index
lab
expr a[0] = 1 and contains([1, 2], a[0])
item {"a": [1]}
true

# a constant set
lab
expr contains(<<"x", "y">>, s)
item {"s": "y"}
true

# functions
lab
expr begins_with(s, "OR") and attribute_type(n, "N") and size(s) between 1 and 9
item {"s": "ORDER", "n": 1}
true

# a key condition
lab
keycond UserId = "USER#42" and begins_with(SK, "ORDER#") newest first limit 2
schema UserId S, SK S
result UserId eq "USER#42", SK begins_with "ORDER#"
rest newest first limit 2

# a prefix of the partition key
lab
keycond begins_with(UserId, "USER#")
schema UserId S, SK S
error Query key condition not supported
why the partition key needs one whole value. hash("USER#") says nothing about hash("USER#42").

# four letters of the partition key
lab
keycond begins_with(UserId, "USER#4") and begins_with(SK, "PROFILE#")
schema UserId S, SK S
error Query key condition not supported
why the partition key needs one whole value. hash("USER#4") says nothing about hash("USER#42").

# the sort key alone
lab
keycond begins_with(SK, "ORDER#2026-03")
schema UserId S, SK S
error Query condition missed key schema element: UserId

# two users
lab
keycond UserId = "USER#41" or UserId = "USER#42"
error Invalid operator used in KeyConditionExpression: OR

# a word that was meant as a string
lab
keycond Status = PENDING
schema Status S
error Invalid condition in KeyConditionExpression: Multiple attribute names used in one condition
why PENDING is an attribute here; a value is written "PENDING".

# a projection
lab
projection name, m.`a b`, l[1] limit 3
item {"name": "Ada", "m": {"a b": 1, "c": 2}, "l": [1, 2]}
result {"name": "Ada", "m": {"a b": 1}, "l": [2]}
rest limit 3

# an update
lab
update set n = n-1, status = "off" remove old add tags <<"x">> delete gone <<1>> if n > 0
item {"n": 5, "old": 1, "gone": <<1, 2>>}
result {"n": 4, "status": "off", "tags": <<"x">>, "gone": <<2>>}
rest if n > 0

# - where an operator can stand is the operator, elsewhere a sign
lab
update set a = n -1, b = -1, c = n - -1
item {"n": 5}
result {"n": 5, "a": 4, "b": -1, "c": 6}

# ADD a negative number
lab
update add n -2
item {"n": 5}
result {"n": 3}

# attributes called like sections
lab
update set set = 1, add = 2 remove remove
item {"remove": 1}
result {"set": 1, "add": 2}

# the service's errors stay the service's: functions
lab
expr beginswith(a, "x")
error Invalid ConditionExpression: Invalid function name; function: beginswith
why the nearest is begins_with; function names are written exactly so.

# parentheses
lab
expr ((a = 1))
error Invalid ConditionExpression: The expression has redundant parentheses;

# types
lab
expr begins_with(a, 4)
label FilterExpression
error Invalid FilterExpression: Incorrect operand type for operator or function; operator or function: begins_with, operand type: N

# bounds
lab
expr a between 2 and 1
error Invalid ConditionExpression: The BETWEEN operator requires upper bound to be greater than or equal to lower bound; lower bound operand: AttributeValue: {N:2}, upper bound operand: AttributeValue: {N:1}

# an overlap
lab
projection a, a.b
error Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a, b]

# a number too large in a literal
lab
expr a = 1e999
error Number overflow. Attempting to store a number with magnitude larger than supported range

# nothing
lab
expr
lab-error 1:1 expected a condition, found the end of the line

# nothing after and
lab
expr a = 1 and
lab-error 1:10 expected a condition after `and`, found the end of the line

# nothing after the comparison
lab
expr a =
lab-error 1:4 expected a value or an attribute after `=`, found the end of the line

# the sentence about the comment
lab
expr a = #n
lab-error 1:7 expected a value or an attribute after `=`, found the end of the line; `#` after a blank starts a comment

# an alias without a blank
lab
expr a=#n
lab-error 1:3 placeholders are for the API; write the name itself instead of #n

# an alias at the start of a call
lab
expr attribute_exists(#n)
lab-error 1:18 placeholders are for the API; write the name itself instead of #n

# a placeholder
lab
expr a = :u
lab-error 1:5 placeholders are for the API; write the value itself instead of :u

# a placeholder in an update
lab
update set a = :u
lab-error 1:9 placeholders are for the API; write the value itself instead of :u

# a placeholder for ADD
lab
update add a :u
lab-error 1:7 placeholders are for the API; write the value itself instead of :u

# an alias in a path
lab
projection a.#b
lab-error 1:3 placeholders are for the API; write the name itself instead of #b

# a key without quotes
lab
expr SK = ORDER#1
lab-error 1:6 `#` inside ORDER#1: a key is a string, write "ORDER#1"

# a key without quotes in a call
lab
expr begins_with(SK, ORDER#2026-01)
lab-error 1:17 `#` inside ORDER#2026-01: a key is a string, write "ORDER#2026-01"

# single quotes
lab
expr a = 'x'
lab-error 1:5 'x' is in single quotes; strings have double quotes here

# typographic quotes
lab
expr a = “x”
lab-error 1:5 “ is a typographic quote; strings have straight double quotes here

# a no-break space
lab
expr a = 1
lab-error 1:4 a no-break space outside a string; use a plain blank

# a number without its zero
lab
expr a = .5
lab-error 1:5 `.5` is no number here; write 0.5

# a number with a plus sign
lab
expr a = +1
lab-error 1:5 `+1` is no number here; write 1

# leading zeros
lab
expr a = 007
lab-error 1:5 `007` is no number here: leading zeros

# ==
lab
expr a == 1
lab-error 1:3 `==` in an expression; write `=`

# !=
lab
expr a != 1
lab-error 1:3 `!=` in an expression; write `<>`

# &&
lab
expr a = 1 && b = 2
lab-error 1:7 `&&` in an expression; write `and`

# ||
lab
expr a = 1 || b = 2
lab-error 1:7 `||` in an expression; write `or`

# a negation with !
lab
expr !(a = 1)
lab-error 1:1 `!` in an expression; write `not`

# a bare path
lab
expr a limit 2
lab-error 1:3 expected a comparison after `a`, found `limit`

# a bare value
lab
expr "x"
lab-error 1:4 expected a comparison after `"x"`, found the end of the line

# an open parenthesis
lab
expr a = 1 and (b = 2
lab-error 1:11 the ( opened at column 11 is still open

# an open call
lab
expr begins_with(a, "x"
lab-error 1:12 the ( opened at column 12 is still open

# an open list of IN
lab
expr a in (1, 2
lab-error 1:6 the ( opened at column 6 is still open

# an open index
lab
expr a[0
lab-error 1:2 the [ opened at column 2 is still open

# IN of nothing
lab
expr a in ()
lab-error 1:7 expected a value or an attribute after `(`, found `)`

# IN without parentheses
lab
expr a in 1
lab-error 1:6 expected `(` after `in`, found `1`

# BETWEEN without its and
lab
expr a between 1 or 2
lab-error 1:13 expected `and` and the upper bound after `1`, found `or`

# a chain of comparisons
lab
expr a < b < c
lab-error 1:7 expected `and`, `or` or the end after `b`, found `<`

# a keyword for a name
lab
expr in = 1
lab-error 1:1 expected a condition, found `in`; as a name it stands in back-ticks

# a keyword in a projection
lab
projection a, between
lab-error 1:4 expected an attribute's name after `,`, found `between`; as a name it stands in back-ticks

# an open back-tick
lab
expr `a = 1
lab-error 1:1 expected a condition, found ```; the back-tick is not closed

# an empty name
lab
projection ``
lab-error 1:1 expected an attribute's name, found ````

# a trailing dot
lab
expr a. = 1
lab-error 1:4 expected an attribute's name after `.`, found `=`

# an index that is no number
lab
expr a[n] = 1
lab-error 1:3 expected an index, digits alone, after `[`, found `n`

# a negative index
lab
expr a[-1] = 1
lab-error 1:3 expected an index, digits alone, after `[`, found `-`

# a trailing comma of a projection
lab
projection a, b,
lab-error 1:6 expected an attribute's name after `,`, found the end of the line

# an update without a section
lab
update a = 1
lab-error 1:1 expected set, remove, add or delete, found `a`

# SET without =
lab
update set a 1
lab-error 1:7 expected `=` after `a`, found `1`

# SET without a value
lab
update set a = if
item {}
error The provided expression refers to an attribute that does not exist in the item

# two signs
lab
update set a = b + 1 + 2
lab-error 1:15 expected the end of the assignment (it has one + or - already) after `1`, found `+`

# ADD without a value
lab
update add n
lab-error 1:6 expected a value after `n`, found the end of the line

# ADD of a path
lab
update add n m
lab-error 1:7 expected a value after `n`, found `m`

# a list with a trailing comma
lab
expr a in (1) and b = [1,]
lab-error 1:20 a comma before `]`

# a set of two kinds
lab
expr a = <<1, "x">>
lab-error 1:10 a set holds strings, numbers or b64 values, all of one kind: expected a number, found `"`

# a string that is not closed
lab
expr a = "x
lab-error 1:5 the string opened here is not closed; strings do not cross lines

# columns count characters
lab
expr a = "é世" and b =
lab-error 1:17 expected a value or an attribute after `=`, found the end of the line
