# Projections.

# one attribute
projection a
item {"a": 1, "b": 2}
result {"a": 1}
top a

# several, in any order
projection c, a
item {"a": 1, "b": 2, "c": [3]}
result {"a": 1, "c": [3]}
top a c

# a missing attribute is skipped
projection a, nope
item {"a": 1}
result {"a": 1}
top a nope

# nothing there at all (P22 f)
projection nope
item {"a": 1}
result {}

# of an absent item nothing is left
projection a
item none
result {}

# members keep their nesting (P22 a)
projection m.a, m.b
item {"pk": "x", "m": {"a": "1", "b": "2", "c": "3"}}
result {"m": {"a": "1", "b": "2"}}
top m

# list elements close ranks, in the list's order (P22 b)
projection l[2], l[1]
item {"l": ["zero", "one", "two", "three"]}
result {"l": ["one", "two"]}

# two parts of one element stay one element (P22 c)
projection l[0].u, l[0].v
item {"l": [{"u": "u0", "v": "v0", "w": "w0"}, "one"]}
result {"l": [{"u": "u0", "v": "v0"}]}

# an index behind the end is skipped
projection l[1], l[9]
item {"l": [0, 1]}
result {"l": [1]}

# a list of which nothing is left is not there
projection l[7], a
item {"a": 1, "l": [0, 1]}
result {"a": 1}

# nor a map of which nothing is left
projection m.x.y
item {"m": {"x": {"z": 1}}}
result {}

# an index into a map finds nothing
projection m[0]
item {"m": {"0": 1}}
result {}

# a name into a list finds nothing
projection l.a
item {"l": [{"a": 1}]}
result {}

# an empty value is a value
projection m.a, l[0], s
item {"m": {"a": {}}, "l": [[]], "s": ""}
result {"m": {"a": {}}, "l": [[]], "s": ""}

# deep inside
projection a.b[1].c, a.b[0], d
item {"a": {"b": [1, {"c": 2, "x": 3}, 4]}, "d": null}
result {"a": {"b": [1, {"c": 2}]}, "d": null}

# an alias gives a reserved name
projection #n
item {"name": "Ada", "status": "on"}
names {"#n": "name"}
result {"name": "Ada"}

# the dot of an alias is no step
projection #a, #b.c
item {"a.b": 1, "a": {"b": 2}, "b": {"c": 3, "d": 4}}
names {"#a": "a.b", "#b": "b"}
result {"a.b": 1, "b": {"c": 3}}

# names of one beginning are different names
projection ab, a.b
item {"a": {"b": 1}, "ab": 2, "abc": 3}
result {"a": {"b": 1}, "ab": 2}

# spaces do not matter
projection   a . b [ 0 ] ,c
item {"a": {"b": [1, 2]}, "c": 3}
result {"a": {"b": [1]}, "c": 3}

# nothing
projection
error Invalid ProjectionExpression: The expression can not be empty;

# three signs
projection !!!
error Invalid ProjectionExpression: Syntax error; token: "!", near: "!!"

# a trailing comma
projection a,
error Invalid ProjectionExpression: Syntax error; token: "<EOF>", near: ","

# two commas
projection a,,b
error Invalid ProjectionExpression: Syntax error; token: ",", near: ",,b"

# no comma
projection a b
error Invalid ProjectionExpression: Syntax error; token: "b", near: "a b"

# a value
projection :v
error Invalid ProjectionExpression: Syntax error; token: ":v", near: ":v"

# a function
projection size(a)
error Invalid ProjectionExpression: Syntax error; token: "(", near: "size(a"

# an index first
projection [0]
error Invalid ProjectionExpression: Syntax error; token: "[", near: "[0"

# a star
projection *
error Invalid ProjectionExpression: Syntax error; token: "*", near: "*"

# nothing but blanks
projection {{3  }}
error Invalid ProjectionExpression: Syntax error; token: "<EOF>", near: "<EOF>"

# a reserved word
projection name
error Invalid ProjectionExpression: Attribute name is a reserved keyword; reserved keyword: name

# a reserved word deep inside, as written
projection a, b.Status
error Invalid ProjectionExpression: Attribute name is a reserved keyword; reserved keyword: Status

# syntax comes before reserved words
projection name,
error Invalid ProjectionExpression: Syntax error; token: "<EOF>", near: ","

# an undefined alias
projection #a
error Invalid ProjectionExpression: An expression attribute name used in the document path is not defined; attribute name: #a

# reserved words come before undefined names
projection #a, name
error Invalid ProjectionExpression: Attribute name is a reserved keyword; reserved keyword: name

# undefined names come before overlaps
projection a, a, #a
error Invalid ProjectionExpression: An expression attribute name used in the document path is not defined; attribute name: #a

# the same path twice (P22 e)
projection m.a, m.a
error Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [m, a], path two: [m, a]

# a parent and its child (P22 d)
projection m, m.a
error Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [m], path two: [m, a]

# a parent and a far descendant
projection a, a.b[0]
error Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a, b, [0]]

# the child first
projection a.b[0], c, a
error Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a, b, [0]], path two: [a]

# overlap is judged on resolved names
projection #x, a
names {"#x": "a"}
error Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a]

# the first pair of several is named
projection x, a, y, a, x
error Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a]

# one element twice
projection a[1], a[01]
error Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a, [1]], path two: [a, [1]]

# a map that is a list as well
projection a.b, a[1]
error Invalid ProjectionExpression: Two document paths conflict with each other; must remove or rewrite one of these paths; path one: [a, b], path two: [a, [1]]

# a conflict far inside, among others
projection a.b[0].c, z, a.b[1], a.b.c
error Invalid ProjectionExpression: Two document paths conflict with each other; must remove or rewrite one of these paths; path one: [a, b, [0], c], path two: [a, b, c]

# an overlap comes before a conflict
projection a.b, a[1], c, c
error Invalid ProjectionExpression: Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [c], path two: [c]

# an alias that nothing uses
projection a
names {"#a": "b"}
error Value provided in ExpressionAttributeNames unused in expressions: keys: {#a}

# a path into a key
projection a, pk.x
schema pk S, sk S
error Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: Key: pk

# keys themselves are fine
projection pk, sk
schema pk S, sk S
item {"pk": "a", "sk": "b", "c": 1}
result {"pk": "a", "sk": "b"}
