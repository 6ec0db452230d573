# What is refused in updates.

# nothing
update
error Invalid UpdateExpression: The expression can not be empty;

# no section
update INVALID SYNTAX
error Invalid UpdateExpression: Syntax error; token: "INVALID", near: "INVALID SYNTAX"

# a trailing comma
update SET a = b,
error Invalid UpdateExpression: Syntax error; token: "<EOF>", near: ","

# a number
update SET path = VALUE 1
error Invalid UpdateExpression: Syntax error; token: "1", near: "VALUE 1"

# a name that begins with an underline
update SET _123
error Invalid UpdateExpression: Syntax error; token: "_", near: "SET _123"

# a number in a function
update SET a = if_not_exists(a, 0) + :v
error Invalid UpdateExpression: Syntax error; token: "0", near: ", 0)"

# a section of nothing
update SET
error Invalid UpdateExpression: Syntax error; token: "<EOF>", near: "SET"

# SET without a value
update SET a
error Invalid UpdateExpression: Syntax error; token: "<EOF>", near: "a"

# SET without =
update SET a :v
error Invalid UpdateExpression: Syntax error; token: ":v", near: "a :v"

# two signs
update SET a = b + :c + :d
error Invalid UpdateExpression: Syntax error; token: "+", near: ":c + :d"

# two signs with parentheses
update SET a = (b + :c) + :d
error Invalid UpdateExpression: Syntax error; token: "+", near: ") + :d"

# a sum in a function
update SET a = if_not_exists(a, b + :c)
error Invalid UpdateExpression: Syntax error; token: "+", near: "b + :c"

# parentheses in a function
update SET a = list_append((a), b)
error Invalid UpdateExpression: Syntax error; token: "(", near: "((a"

# REMOVE with a value
update REMOVE a :v
error Invalid UpdateExpression: Syntax error; token: ":v", near: "a :v"

# REMOVE with =
update REMOVE a = b
error Invalid UpdateExpression: Syntax error; token: "=", near: "a = b"

# ADD with =
update ADD a = :v
error Invalid UpdateExpression: Syntax error; token: "=", near: "a = :v"

# ADD of a path
update ADD a b
error Invalid UpdateExpression: Syntax error; token: "b", near: "a b"

# DELETE without a set
update DELETE a
error Invalid UpdateExpression: Syntax error; token: "<EOF>", near: "a"

# a comma between sections
update SET a = b, REMOVE c
error Invalid UpdateExpression: Syntax error; token: "REMOVE", near: ", REMOVE c"

# a value as a target
update SET :v = a
error Invalid UpdateExpression: Syntax error; token: ":v", near: "SET :v ="

# a condition
update SET a = b AND c = d
error Invalid UpdateExpression: Syntax error; token: "AND", near: "b AND c"

# two pairs of parentheses
update SET a = ((b))
error Invalid UpdateExpression: The expression has redundant parentheses;

# two pairs round a sum
update SET a = ((b + c))
error Invalid UpdateExpression: The expression has redundant parentheses;

# a reserved word
update SET status = :s
error Invalid UpdateExpression: Attribute name is a reserved keyword; reserved keyword: status

# a reserved word on the right
update SET a = data
error Invalid UpdateExpression: Attribute name is a reserved keyword; reserved keyword: data

# syntax comes before reserved words
update SET status = :s,
error Invalid UpdateExpression: Syntax error; token: "<EOF>", near: ","

# an unknown function
update SET a = foo(b)
error Invalid UpdateExpression: Invalid function name; function: foo

# functions are case-sensitive
update SET a = If_Not_Exists(a, :z)
error Invalid UpdateExpression: Invalid function name; function: If_Not_Exists
why the nearest is if_not_exists; function names are written exactly so.

# reserved words come before unknown functions
update SET a = foo(b), data = c
error Invalid UpdateExpression: Attribute name is a reserved keyword; reserved keyword: data

# list_append inside list_append
update SET a = list_append(a, list_append(b, c))
error Invalid UpdateExpression: The function is not allowed to be used this way in an expression; function: list_append

# list_append inside if_not_exists
update SET a = if_not_exists(a, list_append(b, c))
error Invalid UpdateExpression: The function is not allowed to be used this way in an expression; function: list_append

# a function of conditions
update SET a = attribute_exists(b)
error Invalid UpdateExpression: The function is not allowed to be used this way in an expression; function: attribute_exists

# size
update SET a = size(b)
error Invalid UpdateExpression: The function is not allowed to be used this way in an expression; function: size

# a section twice
update SET a = b REMOVE c SET d = e
error Invalid UpdateExpression: The "SET" section can only be used once in an update expression;

# a section twice, in small letters
update remove a remove b
error Invalid UpdateExpression: The "REMOVE" section can only be used once in an update expression;

# unknown functions come before repeated sections
update SET a = b SET d = foo(e)
error Invalid UpdateExpression: Invalid function name; function: foo

# repeated sections come before undefined names
update ADD #a :v ADD #b :v
error Invalid UpdateExpression: The "ADD" section can only be used once in an update expression;

# DELETE twice
update DELETE a :v DELETE b :v
error Invalid UpdateExpression: The "DELETE" section can only be used once in an update expression;

# an undefined name
update SET #a = :v
error Invalid UpdateExpression: An expression attribute name used in the document path is not defined; attribute name: #a

# undefined names come before undefined values
update SET a = :v, #a = b
error Invalid UpdateExpression: An expression attribute name used in the document path is not defined; attribute name: #a

# an undefined value
update SET a = :v
error Invalid UpdateExpression: An expression attribute value used in expression is not defined; attribute value: :v

# undefined values come before overlaps
update SET a = :v, a = :v
error Invalid UpdateExpression: An expression attribute value used in expression is not defined; attribute value: :v

# the same target twice
update SET a = b, a = c
error Invalid UpdateExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a]

# a target and its part, in two sections
update SET a.b = c REMOVE a
error Invalid UpdateExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a, b], path two: [a]

# overlap is judged on resolved names
update SET a = b ADD #a :v
names {"#a": "a"}
bind {":v": "x"}
error Invalid UpdateExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a]

# a target that is a map and a list
update SET a.b = c, a[0] = c
error Invalid UpdateExpression: Two document paths conflict with each other; must remove or rewrite one of these paths; path one: [a, b], path two: [a, [0]]

# what is read may overlap
update SET a.b = a.c, c = a
item {"a": {"c": 1}}
result {"a": {"b": 1, "c": 1}, "c": {"c": 1}}

# conflicts come before the operand of ADD
update SET a.b = c ADD a[0] :v
bind {":v": "x"}
error Invalid UpdateExpression: Two document paths conflict with each other; must remove or rewrite one of these paths; path one: [a, b], path two: [a, [0]]

# ADD of a string
update ADD a :v
bind {":v": "x"}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator: ADD, operand type: STRING

# ADD of a list
update ADD a :v
bind {":v": [1]}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator: ADD, operand type: LIST

# ADD of a map
update ADD a :v
bind {":v": {}}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator: ADD, operand type: MAP

# ADD of a truth
update ADD a :v
bind {":v": true}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator: ADD, operand type: BOOLEAN

# ADD of null
update ADD a :v
bind {":v": null}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator: ADD, operand type: NULL

# ADD of bytes
update ADD a :v
bind {":v": b64("AQ==")}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator: ADD, operand type: BINARY

# DELETE of a number
update DELETE a :v
bind {":v": 1}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator: DELETE, operand type: NUMBER

# the operand of ADD comes before the arguments of functions
update SET b = if_not_exists(b) ADD a :v
bind {":v": "x"}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator: ADD, operand type: STRING

# too few arguments
update SET a = if_not_exists(a)
error Invalid UpdateExpression: Incorrect number of operands for operator or function; operator or function: if_not_exists, number of operands: 1

# too many arguments
update SET a = list_append(a, b, c)
error Invalid UpdateExpression: Incorrect number of operands for operator or function; operator or function: list_append, number of operands: 3

# if_not_exists of a value
update SET a = if_not_exists(:v, a)
bind {":v": 1}
error Invalid UpdateExpression: Operator or function requires a document path; operator or function: if_not_exists

# if_not_exists of if_not_exists, the wrong way round
update SET a = if_not_exists(if_not_exists(a, b), c)
error Invalid UpdateExpression: Operator or function requires a document path; operator or function: if_not_exists

# a sum with a string
update SET a = b + :s
bind {":s": "x"}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator or function: +, operand type: S

# a difference with a list
update SET a = :s - b
bind {":s": [1]}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator or function: -, operand type: L

# a sum with list_append
update SET a = b + list_append(c, d)
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator or function: +, operand type: L

# list_append of a string
update SET a = list_append(a, :s)
bind {":s": "x"}
error Invalid UpdateExpression: Incorrect operand type for operator or function; operator or function: list_append, operand type: S

# a value that nothing uses
update SET a = b
item {"b": 1}
bind {":v": 1}
error Value provided in ExpressionAttributeValues unused in expressions: keys: {:v}

# a key attribute
update SET pk = :v
schema pk S, sk S
item {"pk": "a"}
bind {":v": "a"}
error One or more parameter values were invalid: Cannot update attribute pk. This attribute is part of the key
why an item's key is where it lies; for another key put a new item and delete this one.

# a key attribute among others
update SET a = :v REMOVE sk
schema pk S, sk S
bind {":v": "a"}
error One or more parameter values were invalid: Cannot update attribute sk. This attribute is part of the key

# a path into a key attribute
update SET pk.a = :v
schema pk S, sk S
bind {":v": "a"}
error Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: Key: pk

# a key attribute may be read
update SET a = pk
schema pk S
item {"pk": "x"}
result {"pk": "x", "a": "x"}

# a sum with a missing attribute (P23 b)
update SET n = n + :one
item none
bind {":one": 1}
error The provided expression refers to an attribute that does not exist in the item
why if_not_exists(a, 0) stands for 0 where there is no a.

# list_append to a missing list (P23 d)
update SET l = list_append(l, :x)
item {}
bind {":x": [1]}
error The provided expression refers to an attribute that does not exist in the item

# a copy of a missing attribute
update SET a = b.c
item {"b": {}}
error The provided expression refers to an attribute that does not exist in the item

# the default of if_not_exists may be missing too
update SET a = if_not_exists(b, c)
item {}
error The provided expression refers to an attribute that does not exist in the item

# a parent that is not there (P23 e)
update SET addr.city = :c
item none
bind {":c": "Leeds"}
error The document path provided in the update expression is invalid for update
why an update makes an item that is not there, but no map or list on the way to its target.

# a parent that is no map
update SET a.b = :v
item {"a": 1}
bind {":v": 1}
error The document path provided in the update expression is invalid for update

# an index into a map
update SET a[0] = :v
item {"a": {}}
bind {":v": 1}
error The document path provided in the update expression is invalid for update

# a name into a list
update SET a.b = :v
item {"a": []}
bind {":v": 1}
error The document path provided in the update expression is invalid for update

# a parent behind the end of its list
update SET a[3].b = :v
item {"a": []}
bind {":v": 1}
error The document path provided in the update expression is invalid for update

# REMOVE below what is not there
update REMOVE a.b
item {"c": 1}
error The document path provided in the update expression is invalid for update

# REMOVE below what is no map
update REMOVE a.b
item {"a": 1}
error The document path provided in the update expression is invalid for update

# ADD below what is not there
update ADD a.b :v
item {"c": 1}
bind {":v": 1}
error The document path provided in the update expression is invalid for update

# a sum with a string in the item
update SET n = n + :one
item {"n": "1"}
bind {":one": 1}
error An operand in the update expression has an incorrect data type

# a difference of a truth
update SET n = :one - b
item {"b": true}
bind {":one": 1}
error An operand in the update expression has an incorrect data type

# list_append to a string
update SET l = list_append(l, :x)
item {"l": "x"}
bind {":x": [1]}
error An operand in the update expression has an incorrect data type

# list_append to what if_not_exists gives
update SET l = list_append(if_not_exists(l, :e), :x)
item {}
bind {":e": 1, ":x": [1]}
error An operand in the update expression has an incorrect data type

# ADD a number to a string
update ADD n :one
item {"n": "1"}
bind {":one": 1}
error An operand in the update expression has an incorrect data type

# ADD a set of strings to a set of numbers
update ADD s :v
item {"s": <<1>>}
bind {":v": <<"1">>}
error An operand in the update expression has an incorrect data type

# ADD a set to a number
update ADD s :v
item {"s": 1}
bind {":v": <<1>>}
error An operand in the update expression has an incorrect data type

# DELETE from a list
update DELETE s :v
item {"s": [1]}
bind {":v": <<1>>}
error An operand in the update expression has an incorrect data type

# DELETE of another kind of set
update DELETE s :v
item {"s": <<"1">>}
bind {":v": <<1>>}
error An operand in the update expression has an incorrect data type

# a sum that needs more than 38 digits
update SET n = n + :one
item {"n": 1e50}
bind {":one": 1}
error Number overflow. Attempting to store a number with magnitude larger than supported range

# a sum that is too large
update ADD n :v
item {"n": 9e125}
bind {":v": 9e125}
error Number overflow. Attempting to store a number with magnitude larger than supported range

# a finished item above 400 KB
lab
update set a = b, c = b
item {"b": "{{204800 x}}"}
error Item size to update has exceeded the maximum allowed size

# a finished item of 409,600 bytes
lab
update set a = 1
item {"b": "{{409596 x}}"}
ok

# and of one byte more
lab
update set a = 1
item {"b": "{{409597 x}}"}
error Item size to update has exceeded the maximum allowed size

# a value too deep where it is put
lab
update set m.x = l
item {"m": {}, "l": {{30 [}}{{30 ]}}}
ok

# one level more
lab
update set m.m.x = l
item {"m": {"m": {}}, "l": {{30 [}}{{30 ]}}}
error Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit
