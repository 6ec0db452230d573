# Key conditions.

# the partition key alone
keycond pk = :p
schema pk S, sk S
bind {":p": "a"}
result pk eq "a"

# both keys, in any order
keycond sk >= :s AND pk = :p
schema pk S, sk S
bind {":p": "a", ":s": "b"}
result pk eq "a", sk ge "b"

# the value may stand on the left
keycond :p = pk AND :s < sk
schema pk S, sk N
bind {":p": "a", ":s": 5}
result pk eq "a", sk gt 5

# every turned operator
keycond :a = a AND :b < b AND :c <= c AND :d > d AND :e >= e
bind {":a": 1, ":b": 2, ":c": 3, ":d": 4, ":e": 5}
result a eq 1, b gt 2, c ge 3, d lt 4, e le 5

# BETWEEN (P06 a)
keycond pk = :p and sk between :a and :b
schema pk S, sk S
bind {":p": "x", ":a": "1", ":b": "2"}
result pk eq "x", sk between "1" "2"

# keywords in any case (P06 b)
keycond pk=:p AnD sk BeTwEeN :a aNd :b
schema pk S, sk S
bind {":p": "x", ":a": "1", ":b": "2"}
result pk eq "x", sk between "1" "2"

# functions in one case (P06 c)
keycond pk = :p AND BEGINS_WITH(sk, :a)
bind {":p": "x", ":a": "1"}
error Invalid KeyConditionExpression: Invalid function name; function: BEGINS_WITH

# functions by their own name (P06 d)
keycond pk = :p AND beginsWith(sk, :a)
bind {":p": "x", ":a": "1"}
error Invalid KeyConditionExpression: Invalid function name; function: beginsWith

# begins_with
keycond pk = :p AND begins_with(sk, :s)
schema pk S, sk S
bind {":p": "x", ":s": "ORDER#"}
result pk eq "x", sk begins_with "ORDER#"

# parentheses round each (P07 a)
keycond (pk = :p) AND (sk = :s)
schema pk S, sk S
bind {":p": "x", ":s": "y"}
result pk eq "x", sk eq "y"

# parentheses round both (P07 b)
keycond (pk = :p AND sk = :s)
schema pk S, sk S
bind {":p": "x", ":s": "y"}
result pk eq "x", sk eq "y"

# parentheses in parentheses (P07 c)
keycond (pk = :p AND (sk = :s))
schema pk S, sk S
bind {":p": "x", ":s": "y"}
result pk eq "x", sk eq "y"

# parentheses round all (P07 d)
keycond ((sk = :s) AND (pk = :p))
schema pk S, sk S
bind {":p": "x", ":s": "y"}
result pk eq "x", sk eq "y"

# two pairs round one (P07 e)
keycond ((pk = :p)) AND (sk = :s)
bind {":p": "x", ":s": "y"}
error Invalid KeyConditionExpression: The expression has redundant parentheses;

# two pairs round both (P07 f)
keycond ((pk = :p AND sk = :s))
bind {":p": "x", ":s": "y"}
error Invalid KeyConditionExpression: The expression has redundant parentheses;

# a reserved word through an alias
keycond #s = :p
schema status S
names {"#s": "status"}
bind {":p": "PENDING"}
result status eq "PENDING"

# binary keys
keycond pk = :p AND sk < :s
schema pk B, sk B
bind {":p": b64("AQ=="), ":s": b64("Ag==")}
result pk eq b64("AQ=="), sk lt b64("Ag==")

# an empty text
keycond
error Invalid KeyConditionExpression: The expression can not be empty;

# OR
keycond pk = :p OR pk = :q
bind {":p": "a", ":q": "b"}
error Invalid operator used in KeyConditionExpression: OR
why a query reads one run of one collection, in one partition; for two of them send two queries.

# OR inside AND
keycond pk = :p AND (sk = :p OR sk = :q)
bind {":p": "a", ":q": "b"}
error Invalid operator used in KeyConditionExpression: OR

# NOT
keycond NOT pk = :p
bind {":p": "a"}
error Invalid operator used in KeyConditionExpression: NOT

# NOT twice is NOT all the same
keycond NOT NOT pk = :p
bind {":p": "a"}
error Invalid operator used in KeyConditionExpression: NOT

# IN
keycond pk IN (:p, :q)
bind {":p": "a", ":q": "b"}
error Invalid operator used in KeyConditionExpression: IN

# <>
keycond pk = :p AND sk <> :q
bind {":p": "a", ":q": "b"}
error Invalid operator used in KeyConditionExpression: <>

# contains
keycond pk = :p AND contains(sk, :q)
bind {":p": "a", ":q": "b"}
error Invalid operator used in KeyConditionExpression: contains

# attribute_exists
keycond attribute_exists(pk)
error Invalid operator used in KeyConditionExpression: attribute_exists

# attribute_not_exists
keycond pk = :p AND attribute_not_exists(sk)
bind {":p": "a"}
error Invalid operator used in KeyConditionExpression: attribute_not_exists

# attribute_type
keycond attribute_type(pk, :t)
bind {":t": "S"}
error Invalid operator used in KeyConditionExpression: attribute_type

# size
keycond pk = :p AND size(sk) > :n
bind {":p": "a", ":n": 1}
error KeyConditionExpressions cannot contain nested operations

# size on the right
keycond pk = :p AND sk > size(sk2)
bind {":p": "a"}
error KeyConditionExpressions cannot contain nested operations

# a nested path
keycond pk.a = :p
bind {":p": "a"}
error KeyConditionExpressions cannot have conditions on nested attributes

# an element of a list
keycond pk[0] = :p
bind {":p": "a"}
error KeyConditionExpressions cannot have conditions on nested attributes

# two conditions on the sort key
keycond pk = :p AND sk > :a AND sk < :b
bind {":p": "x", ":a": 1, ":b": 2}
error KeyConditionExpressions must only contain one condition per key
why for a range with two ends write sk between LOW and HIGH; both are included.

# two conditions on the partition key
keycond pk = :p AND pk = :p
bind {":p": "x"}
error KeyConditionExpressions must only contain one condition per key

# two attributes in one comparison
keycond pk = sk
error Invalid condition in KeyConditionExpression: Multiple attribute names used in one condition
why sk is an attribute here; a value is written "sk".

# two attributes in BETWEEN
keycond pk = :p AND sk BETWEEN :p AND hi
bind {":p": "x"}
error Invalid condition in KeyConditionExpression: Multiple attribute names used in one condition

# two attributes in begins_with
keycond begins_with(sk, pk)
error Invalid condition in KeyConditionExpression: Multiple attribute names used in one condition

# no attribute
keycond :p = :q
bind {":p": "x", ":q": "y"}
error Invalid condition in KeyConditionExpression: No key attribute specified

# BETWEEN with the attribute as a bound
keycond pk = :p AND :a BETWEEN sk AND :b
bind {":p": "x", ":a": "y", ":b": "z"}
error Invalid condition in KeyConditionExpression: BETWEEN operator must have the key attribute as its first operand

# begins_with the wrong way round
keycond pk = :p AND begins_with(:a, sk)
bind {":p": "x", ":a": "y"}
error Invalid condition in KeyConditionExpression: begins_with operator must have the key attribute as its first operand

# begins_with of a number
keycond pk = :p AND begins_with(sk, :n)
bind {":p": "x", ":n": 2026}
error Invalid KeyConditionExpression: Incorrect operand type for operator or function; operator or function: begins_with, operand type: N

# the same path twice is found before the rules of keys
keycond pk = pk
error Invalid KeyConditionExpression: The first operand must be distinct from the remaining operands for this operator or function; operator: =, first operand: [pk]

# bounds the wrong way round
keycond pk = :p AND sk BETWEEN :b AND :a
bind {":p": "x", ":a": 1, ":b": 2}
error Invalid KeyConditionExpression: The BETWEEN operator requires upper bound to be greater than or equal to lower bound; lower bound operand: AttributeValue: {N:2}, upper bound operand: AttributeValue: {N:1}

# a reserved word
keycond status = :p
bind {":p": "x"}
error Invalid KeyConditionExpression: Attribute name is a reserved keyword; reserved keyword: status

# a syntax error
keycond pk = :p AND
bind {":p": "x"}
error Invalid KeyConditionExpression: Syntax error; token: "<EOF>", near: "AND"

# an undefined value
keycond pk = :p
error Invalid KeyConditionExpression: An expression attribute value used in expression is not defined; attribute value: :p

# an undefined name
keycond #k = :p
bind {":p": "x"}
error Invalid KeyConditionExpression: An expression attribute name used in the document path is not defined; attribute name: #k

# more than eight conditions
keycond a=:p AND b=:p AND c=:p AND d=:p AND e=:p AND f=:p AND g=:p AND h=:p AND i=:p
bind {":p": "x"}
error Conditions can be of length 1 or 2 only

# three attributes where the key has two
keycond pk = :p AND sk = :p AND total = :p
schema pk S, sk S
names {}
bind {":p": "x"}
error Invalid KeyConditionExpression: Attribute name is a reserved keyword; reserved keyword: total

# three attributes, none of them reserved
keycond pk = :p AND sk = :p AND price = :p
schema pk S, sk S
bind {":p": "x"}
error Conditions can be of length 1 or 2 only

# the sort key alone
keycond sk = :s
schema pk S, sk S
bind {":s": "b"}
error Query condition missed key schema element: pk
why without a value of pk there is no hash, so no partition to open. A scan reads them all.

# an attribute that is no key, alone
keycond price = :s
schema pk S, sk S
bind {":s": "b"}
error Query condition missed key schema element: pk

# an attribute that is no key, beside the partition key
keycond pk = :p AND price = :s
schema pk S, sk S
bind {":p": "a", ":s": 5}
error Query condition missed key schema element: sk
why price is no key attribute here; what is said of it belongs in a filter.

# a second condition where there is no sort key
keycond pk = :p AND sk = :s
schema pk S
bind {":p": "a", ":s": "b"}
error Query key condition not supported

# a prefix of the partition key
keycond begins_with(pk, :p) AND sk = :s
schema pk S, sk S
bind {":p": "client#9", ":s": "b"}
error Query key condition not supported
why the partition key needs one whole value. hash("client#9") says nothing about hash("client#92").

# a range of the partition key
keycond pk > :p
schema pk S, sk S
bind {":p": "M"}
error Query key condition not supported
why the partition key needs one whole value. hash("M") says nothing about hash("M42").

# a range of numbers
keycond pk BETWEEN :p AND :q
schema pk N, sk S
bind {":p": 5, ":q": 9}
error Query key condition not supported
why the partition key needs one whole value. hash(5) says nothing about hash(6).

# a range of bytes
keycond pk < :p
schema pk B
bind {":p": b64("AQ==")}
error Query key condition not supported
why the partition key needs one whole value, with `=`: its hash is the address.

# a long prefix is not repeated
keycond begins_with(pk, :p)
schema pk S
bind {":p": "0123456789012345678901234567890123456789012345678901234567890123456789"}
error Query key condition not supported
why the partition key needs one whole value, with `=`: its hash is the address.

# a value of another type than the partition key's
keycond pk = :p
schema pk S, sk S
bind {":p": 42}
error One or more parameter values were invalid: Condition parameter type does not match schema type
why pk is of type S; 42 is of type N.

# a value of another type than the sort key's
keycond pk = :p AND sk > :s
schema pk S, sk N
bind {":p": "a", ":s": "5"}
error One or more parameter values were invalid: Condition parameter type does not match schema type
why sk is of type N; "5" is of type S.

# begins_with on a sort key of numbers
keycond pk = :p AND begins_with(sk, :s)
schema pk S, sk N
bind {":p": "a", ":s": "20"}
error One or more parameter values were invalid: Condition parameter type does not match schema type

# an upper bound of another type is found when it is parsed
keycond pk = :p AND sk BETWEEN :a AND :b
schema pk S, sk N
bind {":p": "a", ":a": 1, ":b": "2"}
error Invalid KeyConditionExpression: The BETWEEN operator requires same data type for lower and upper bounds; lower bound operand: AttributeValue: {N:1}, upper bound operand: AttributeValue: {S:2}

# an empty partition key
keycond pk = :p
schema pk S
bind {":p": ""}
error One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: pk

# an empty sort key
keycond pk = :p AND sk >= :s
schema pk S, sk B
bind {":p": "a", ":s": b64("")}
error One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty binary value. Key: sk

# a partition key of 2,048 bytes
lab
keycond pk = "{{2048 x}}"
schema pk S
ok

# a partition key of 2,049 bytes
lab
keycond pk = "{{2049 x}}"
schema pk S
error One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes

# a sort key of 1,025 bytes
lab
keycond pk = "a" and sk = "{{1025 x}}"
schema pk S, sk S
error One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes

# an index of several attributes: all of the partition key, some of the sort key
keycond b = :b AND a = :a AND d > :d AND c = :c
schema a S, b N; c S, d N, e S
bind {":a": "x", ":b": 1, ":c": "y", ":d": 2}
result a eq "x", b eq 1, c eq "y", d gt 2

# a missing part of the partition key
keycond a = :a AND c = :a
schema a S, b N; c S, d N
bind {":a": "x"}
error Query condition missed key schema element: b

# a part of the partition key that is not equal
keycond a = :a AND b > :b
schema a S, b N; c S
bind {":a": "x", ":b": 1}
error Query key condition not supported

# a gap in the sort key
keycond a = :a AND b = :b AND d = :b
schema a S, b N; c S, d N
bind {":a": "x", ":b": 1}
error RANGE key attributes c must have equality conditions specified in the query because a condition is present on key attribute d

# a range before another condition in the sort key
keycond a = :a AND b = :b AND c > :a AND d = :b
schema a S, b N; c S, d N
bind {":a": "x", ":b": 1}
error RANGE key attributes c must have equality conditions specified in the query because a condition is present on key attribute d
