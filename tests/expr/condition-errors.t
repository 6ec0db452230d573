# What is refused in conditions, with the service's texts.

# nothing at all
expr
error Invalid ConditionExpression: The expression can not be empty;

# the parameter's own name opens the text
expr
label FilterExpression
error Invalid FilterExpression: The expression can not be empty;

# two words
expr INVALID SYNTAX
error Invalid ConditionExpression: Syntax error; token: "SYNTAX", near: "INVALID SYNTAX"

# signs that begin nothing
expr !!!
error Invalid ConditionExpression: Syntax error; token: "!", near: "!!"

# an open call ends with the text
expr attribute_not_exists(
error Invalid ConditionExpression: Syntax error; token: "<EOF>", near: "("

# a call without arguments
expr attribute_not_exists()
error Invalid ConditionExpression: Syntax error; token: ")", near: "()"

# a bare path is no condition
expr a
error Invalid ConditionExpression: Syntax error; token: "<EOF>", near: "a"

# a bare path in parentheses is none either
expr (a)
error Invalid ConditionExpression: Syntax error; token: "<EOF>", near: ")"

# a bare value is no condition
expr :v
bind {":v": true}
error Invalid ConditionExpression: Syntax error; token: "<EOF>", near: ":v"

# a bare path before AND
expr a AND b = :v
error Invalid ConditionExpression: Syntax error; token: "AND", near: "a AND b"

# NOT of a path
expr NOT a
error Invalid ConditionExpression: Syntax error; token: "<EOF>", near: "a"

# IN of nothing
expr a IN ()
error Invalid ConditionExpression: Syntax error; token: ")", near: "()"

# IN without parentheses
expr a IN :v
error Invalid ConditionExpression: Syntax error; token: ":v", near: "IN :v"

# a chain of comparisons
expr a = b = c
error Invalid ConditionExpression: Syntax error; token: "=", near: "b = c"

# a comparison of comparisons
expr (a = b) = c
error Invalid ConditionExpression: Syntax error; token: "=", near: ") = c"

# there is no ==
expr a == :v
error Invalid ConditionExpression: Syntax error; token: "=", near: "== :v"

# there is no !=
expr a != :v
error Invalid ConditionExpression: Syntax error; token: "!", near: "a !="

# <> is one sign
expr a < > :v
error Invalid ConditionExpression: Syntax error; token: ">", near: "< > :v"

# there are no numbers
expr a = 1
error Invalid ConditionExpression: Syntax error; token: "1", near: "= 1"

# nor strings
expr a = "x"
error Invalid ConditionExpression: Syntax error; token: """, near: "= "x"

# nor maps
expr a = {
error Invalid ConditionExpression: Syntax error; token: "{", near: "= {"

# a name does not begin with a digit
expr 1a = :v
error Invalid ConditionExpression: Syntax error; token: "1", near: "1a"

# nor with an underline
expr _a = :v
error Invalid ConditionExpression: Syntax error; token: "_", near: "_a"

# nor holds a minus
expr first-name = :v
error Invalid ConditionExpression: Syntax error; token: "-", near: "first-name"

# letters are those of ASCII
expr é = :v
error Invalid ConditionExpression: Syntax error; token: "é", near: "é ="

# an index is no value
expr a[:x] = :v
error Invalid ConditionExpression: Syntax error; token: ":x", near: "[:x]"

# nor an alias
expr a[#x] = :v
error Invalid ConditionExpression: Syntax error; token: "#x", near: "[#x]"

# nor negative
expr a[-1] = :v
error Invalid ConditionExpression: Syntax error; token: "-", near: "[-1"

# nor nothing
expr a[] = :v
error Invalid ConditionExpression: Syntax error; token: "]", near: "[] ="

# nor a fraction
expr a[1.0] = :v
error Invalid ConditionExpression: Syntax error; token: ".", near: "1.0"

# a lone colon
expr a = :
error Invalid ConditionExpression: Syntax error; token: ":", near: "= :"

# a lone hash
expr # = :v
error Invalid ConditionExpression: Syntax error; token: "#", near: "# ="

# a trailing dot
expr a. = :v
error Invalid ConditionExpression: Syntax error; token: "=", near: ". = :v"

# a closing sign too many
expr a = :v)
error Invalid ConditionExpression: Syntax error; token: ")", near: ":v)"

# a closing sign too few
expr (a = :v
error Invalid ConditionExpression: Syntax error; token: "<EOF>", near: ":v"

# empty parentheses
expr ()
error Invalid ConditionExpression: Syntax error; token: ")", near: "()"

# BETWEEN without AND
expr a BETWEEN :x
error Invalid ConditionExpression: Syntax error; token: "<EOF>", near: ":x"

# BETWEEN with OR
expr a BETWEEN :x OR :y
error Invalid ConditionExpression: Syntax error; token: "OR", near: ":x OR :y"

# AND of nothing
expr a = :v AND
error Invalid ConditionExpression: Syntax error; token: "<EOF>", near: "AND"

# AND twice
expr a = :v AND AND b = :v
error Invalid ConditionExpression: Syntax error; token: "AND", near: "AND AND b"

# a condition as an argument
expr contains(a = :v, :v)
error Invalid ConditionExpression: Syntax error; token: "=", near: "a = :v"

# a sum in a condition
expr a = b + c
error Invalid ConditionExpression: Syntax error; token: "+", near: "b + c"

# a keyword is no name
expr between = :v
error Invalid ConditionExpression: Syntax error; token: "between", near: "between ="

# back-ticks are the lab's
expr `a` = :v
error Invalid ConditionExpression: Syntax error; token: "`", near: "`a"

# two pairs of parentheses round a condition
expr ((a = :v))
error Invalid ConditionExpression: The expression has redundant parentheses;

# two pairs round an operand
expr ((a)) = :v
error Invalid ConditionExpression: The expression has redundant parentheses;
why one pair of parentheses is enough; two directly inside each other are refused.

# two pairs round the right operand
expr a = ((:v))
error Invalid ConditionExpression: The expression has redundant parentheses;

# two pairs round an argument
expr size(((a))) = :v
error Invalid ConditionExpression: The expression has redundant parentheses;

# two pairs labelled with the filter's name
expr ((a = :v AND b = :w))
label FilterExpression
error Invalid FilterExpression: The expression has redundant parentheses;

# syntax comes before parentheses
expr ((a = :v)) AND
error Invalid ConditionExpression: Syntax error; token: "<EOF>", near: "AND"

# parentheses come before unknown functions
expr ((dog(a)))
error Invalid ConditionExpression: The expression has redundant parentheses;

# an unknown function
expr dog(a)
error Invalid ConditionExpression: Invalid function name; function: dog

# functions are case-sensitive
expr BEGINS_WITH(a, :v)
error Invalid ConditionExpression: Invalid function name; function: BEGINS_WITH
why the nearest is begins_with; function names are written exactly so.

# an unknown function as an operand
expr a = beginsWith(b, :v)
error Invalid ConditionExpression: Invalid function name; function: beginsWith

# unknown functions come before misused ones
expr size(a) AND dog(b)
error Invalid ConditionExpression: Invalid function name; function: dog

# size alone is no condition
expr size(a)
error Invalid ConditionExpression: The function is not allowed to be used this way in an expression; function: size

# a condition in a comparison
expr attribute_exists(a) = :v
error Invalid ConditionExpression: The function is not allowed to be used this way in an expression; function: attribute_exists

# a condition as an argument of a function
expr contains(a, begins_with(b, :v))
error Invalid ConditionExpression: The function is not allowed to be used this way in an expression; function: begins_with

# a function of updates
expr if_not_exists(a, :v)
error Invalid ConditionExpression: The function is not allowed to be used this way in an expression; function: if_not_exists

# another in a comparison
expr a = list_append(b, c)
error Invalid ConditionExpression: The function is not allowed to be used this way in an expression; function: list_append

# misused functions come before reserved words
expr status = :v AND size(a)
error Invalid ConditionExpression: The function is not allowed to be used this way in an expression; function: size

# a reserved word
expr status = :v
error Invalid ConditionExpression: Attribute name is a reserved keyword; reserved keyword: status
why in an expression write #status and say in ExpressionAttributeNames that it stands for status.

# a reserved word as written
expr a = :v AND STatus = :v
error Invalid ConditionExpression: Attribute name is a reserved keyword; reserved keyword: STatus

# a reserved word inside a path
expr a.name = :v
error Invalid ConditionExpression: Attribute name is a reserved keyword; reserved keyword: name

# a reserved word as an argument
expr attribute_exists(size)
error Invalid ConditionExpression: Attribute name is a reserved keyword; reserved keyword: size

# reserved words come before undefined names
expr #x = :v AND data = :v
error Invalid ConditionExpression: Attribute name is a reserved keyword; reserved keyword: data

# groups is none, group is one
expr groups = :v AND group = :v
error Invalid ConditionExpression: Attribute name is a reserved keyword; reserved keyword: group

# the first and the last of the list
expr abort = :v OR zone = :v
error Invalid ConditionExpression: Attribute name is a reserved keyword; reserved keyword: abort

# the last of the list
expr a = b OR Zone = b
error Invalid ConditionExpression: Attribute name is a reserved keyword; reserved keyword: Zone

# an alias that is not defined
expr #missing = :v
bind {":v": 1}
error Invalid ConditionExpression: An expression attribute name used in the document path is not defined; attribute name: #missing

# a value that is not defined
expr a = :v
error Invalid ConditionExpression: An expression attribute value used in expression is not defined; attribute value: :v

# from left to right: the value first
expr a = :v AND #n = :w
error Invalid ConditionExpression: An expression attribute value used in expression is not defined; attribute value: :v

# from left to right: the condition with any of these comes first
expr size(a, b) = c AND d = :v
error Invalid ConditionExpression: Incorrect number of operands for operator or function; operator or function: size, number of operands: 2

# undefined comes before the number of operands within one condition
expr size(a, b) = :v
error Invalid ConditionExpression: An expression attribute value used in expression is not defined; attribute value: :v

# too few arguments
expr attribute_type(a)
error Invalid ConditionExpression: Incorrect number of operands for operator or function; operator or function: attribute_type, number of operands: 1

# too many arguments
expr attribute_exists(a, b)
error Invalid ConditionExpression: Incorrect number of operands for operator or function; operator or function: attribute_exists, number of operands: 2

# too many arguments of begins_with
expr begins_with(a, b, c)
error Invalid ConditionExpression: Incorrect number of operands for operator or function; operator or function: begins_with, number of operands: 3

# the number of operands comes before the same path
expr contains(a, a, a)
error Invalid ConditionExpression: Incorrect number of operands for operator or function; operator or function: contains, number of operands: 3

# the same path on both sides
expr a = a
error Invalid ConditionExpression: The first operand must be distinct from the remaining operands for this operator or function; operator: =, first operand: [a]

# the same nested path, once through an alias
expr a.b[0] <> a.#b[0]
names {"#b": "b"}
error Invalid ConditionExpression: The first operand must be distinct from the remaining operands for this operator or function; operator: <>, first operand: [a, b, [0]]

# the same path in contains
expr contains(a, a)
error Invalid ConditionExpression: The first operand must be distinct from the remaining operands for this operator or function; operator: contains, first operand: [a]

# the same path in begins_with
expr begins_with(a, a)
error Invalid ConditionExpression: The first operand must be distinct from the remaining operands for this operator or function; operator: begins_with, first operand: [a]

# the same path in BETWEEN
expr a BETWEEN b AND a
error Invalid ConditionExpression: The first operand must be distinct from the remaining operands for this operator or function; operator: BETWEEN, first operand: [a]

# the same path in IN
expr a IN (b, a)
error Invalid ConditionExpression: The first operand must be distinct from the remaining operands for this operator or function; operator: IN, first operand: [a]

# a value where a path must be
expr attribute_exists(:v)
bind {":v": "a"}
error Invalid ConditionExpression: Operator or function requires a document path; operator or function: attribute_exists

# a function where a path must be
expr attribute_not_exists(size(a))
error Invalid ConditionExpression: Operator or function requires a document path; operator or function: attribute_not_exists

# a value where attribute_type needs a path
expr attribute_type(:v, :v)
bind {":v": "S"}
error Invalid ConditionExpression: Operator or function requires a document path; operator or function: attribute_type

# begins_with of a number
expr begins_with(a, :v)
bind {":v": 4}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: begins_with, operand type: N
why a number has no beginning; begins_with compares text.

# begins_with of a size
expr begins_with(size(a), b)
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: begins_with, operand type: N

# begins_with in a constant set
expr begins_with(:v, a)
bind {":v": <<"a">>}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: begins_with, operand type: SS

# contains in a constant number
expr contains(:v, a)
bind {":v": 12}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: contains, operand type: N

# size of a constant number
expr size(:v) = a
bind {":v": 12}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: size, operand type: N

# size of a constant truth
expr size(:v) = a
bind {":v": true}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: size, operand type: BOOL

# size of null
expr size(:v) = a
bind {":v": null}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: size, operand type: NULL

# size of a size
expr size(size(a)) = :v
bind {":v": 1}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: size, operand type: N

# an order of lists
expr a < :v
bind {":v": [1]}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: <, operand type: L

# an order of truths
expr :v >= a
bind {":v": false}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: >=, operand type: BOOL

# an order of maps
expr a > :v
bind {":v": {}}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: >, operand type: M

# an order of null
expr a <= :v
bind {":v": null}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: <=, operand type: NULL

# an order of sets, in BETWEEN
expr a BETWEEN :v AND b
bind {":v": <<1>>}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: BETWEEN, operand type: NS

# attribute_type with a path
expr attribute_type(a, b)
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: attribute_type, operand type: {NS,SS,L,BS,N,M,B,BOOL,NULL,S}

# attribute_type with a number
expr attribute_type(a, :t)
bind {":t": 1}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: attribute_type, operand type: N

# attribute_type with a type that is none
expr attribute_type(a, :t)
bind {":t": "DOG"}
error Invalid ConditionExpression: Invalid attribute type name found; type: DOG, valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}

# bounds of different type
expr a BETWEEN :x AND :y
bind {":x": "a", ":y": 1}
error Invalid ConditionExpression: The BETWEEN operator requires same data type for lower and upper bounds; lower bound operand: AttributeValue: {S:a}, upper bound operand: AttributeValue: {N:1}

# bounds the wrong way round
expr a BETWEEN :x AND :y
bind {":x": "b", ":y": "a"}
error Invalid ConditionExpression: The BETWEEN operator requires upper bound to be greater than or equal to lower bound; lower bound operand: AttributeValue: {S:b}, upper bound operand: AttributeValue: {S:a}

# binary bounds the wrong way round
expr a BETWEEN :x AND :y
bind {":x": b64("Ag=="), ":y": b64("AQ==")}
error Invalid ConditionExpression: The BETWEEN operator requires upper bound to be greater than or equal to lower bound; lower bound operand: AttributeValue: {B:Ag==}, upper bound operand: AttributeValue: {B:AQ==}

# equal bounds are fine
expr a BETWEEN :x AND :x
bind {":x": 1}
ok

# an error in a branch that is never evaluated is one all the same
expr attribute_exists(a) OR begins_with(b, :v)
item {"a": 1}
bind {":v": 4}
error Invalid ConditionExpression: Incorrect operand type for operator or function; operator or function: begins_with, operand type: N

# an alias that nothing uses
expr a = b
names {"#unused": "x"}
error Value provided in ExpressionAttributeNames unused in expressions: keys: {#unused}

# values that nothing uses
expr a = :v
bind {":v": 1, ":w": 2, ":x": 3}
error Value provided in ExpressionAttributeValues unused in expressions: keys: {:w, :x}

# unused names come before unused values
expr a = b
names {"#n": "x"}
bind {":v": 1}
error Value provided in ExpressionAttributeNames unused in expressions: keys: {#n}

# a value in a branch that is never evaluated is used
expr attribute_not_exists(a) OR b = :v
item {}
bind {":v": 1}
true
