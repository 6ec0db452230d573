# Limits of expressions.

# 4,096 bytes are accepted
expr a = :v{{4090  }}
label ConditionExpression
bind {":v": 1}
ok

# 4,097 bytes are refused before the syntax is looked at
expr !{{4096 a}}
error Invalid ConditionExpression: Expression size has exceeded the maximum allowed size; expression size: 4097

# the bytes are counted, not the characters
expr {{2049 é}}
error Invalid ConditionExpression: Expression size has exceeded the maximum allowed size; expression size: 4098

# the lab counts from the first sign to the last
lab
expr a = "{{4090 x}}"
ok

# one more is too long there too
lab
expr a = "{{4095 x}}" limit 2
error Invalid ConditionExpression: Expression size has exceeded the maximum allowed size; expression size: 4101

# 300 operators are accepted
expr {{299 NOT }}a=b
ok

# 301 operators are refused
expr {{300 NOT }}a=b
error Invalid ConditionExpression: The expression contains too many operators; operator count: 301

# comparisons and the words between them count together
expr a=b{{150  OR a=b}}
error Invalid ConditionExpression: The expression contains too many operators; operator count: 301

# BETWEEN and IN count, functions and parentheses do not
expr a BETWEEN b AND c{{99  OR (a IN(b) AND attribute_exists(c))}}
ok

# in updates + and - count
update SET a = b + c, d = b - c
item {"b": 1, "c": 2}
result {"a": 3, "b": 1, "c": 2, "d": -1}

# too many in an update
update SET a0 = b+c{{150 , x = c+d}}{{200 , y = c-d}}
error Invalid UpdateExpression: The expression contains too many operators; operator count: 351

# syntax comes before the number of operators
expr {{300 NOT }}a
error Invalid ConditionExpression: Syntax error; token: "<EOF>", near: "a"

# a path of 32 steps is accepted
projection a{{31 .b}}
ok

# a path of 33 steps is refused
projection a{{32 .b}}
error Invalid ProjectionExpression: The document path has too many nesting levels; nesting levels: 33

# indexes count as steps
projection a{{16 .b[0]}}
error Invalid ProjectionExpression: The document path has too many nesting levels; nesting levels: 33

# a path too long in a condition
expr attribute_exists(a{{40 .b}})
error Invalid ConditionExpression: The document path has too many nesting levels; nesting levels: 41

# an index that no list has
projection a[99999999999999]
error Invalid ProjectionExpression: List index is not within the allowable range; index: [99999999999999]

# the largest index
projection a[2147483647]
ok

# one more is too large
projection a[2147483648]
error Invalid ProjectionExpression: List index is not within the allowable range; index: [2147483648]

# 100 operands of IN, with the left one
expr a IN (b{{98 , b}})
ok

# 101 operands of IN
expr a IN (b{{99 , b}})
label FilterExpression
error Invalid FilterExpression: Incorrect number of operands for operator or function; operator or function: IN, number of operands: 101

# parentheses 200 deep, each round something more
expr {{200 (a=b OR }}a=b{{200 )}}
error Invalid ConditionExpression: The expression contains too many operators; operator count: 401

# nested deeper than we go
expr {{201 (}}a=b{{201 )}}
error Invalid ConditionExpression: The expression has more nested parentheses than keyglass supports; nesting levels: 201

# thousands of open parentheses
expr {{4000 (}}
error Invalid ConditionExpression: The expression has more nested parentheses than keyglass supports; nesting levels: 201

# thousands of open calls
expr {{1000 f(}}
error Invalid ConditionExpression: The expression has more nested parentheses than keyglass supports; nesting levels: 201

# thousands of open parentheses in an update
update SET a = {{2000 (}}
error Invalid UpdateExpression: The expression has more nested parentheses than keyglass supports; nesting levels: 201

# the lab says it with a place
lab
expr {{300 (}}a = 1
lab-error 1:201 parentheses inside each other: at most 200

# a literal nested too deep is the service's error
lab
expr a = {{40 [}}{{40 ]}}
error Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit
