# Filters against the key schema.

# a query's filter may speak of other attributes
expr price > :x
filter query
schema pk S, sk S
item {"price": 5}
bind {":x": 1}
true

# but not of the sort key
expr contains(sk, :x)
filter query
schema pk S, sk S
bind {":x": "a"}
error Filter Expression can only contain non-primary key attributes: Primary key attribute: sk
why what a query says about a key stands in its key condition, where it decides what is read.

# nor of the partition key, in any position
expr price = :x OR NOT (:x < size(pk))
filter query
schema pk S, sk S
bind {":x": 1}
error Filter Expression can only contain non-primary key attributes: Primary key attribute: pk

# nor through an alias
expr #k = :x
filter query
schema pk S
names {"#k": "pk"}
bind {":x": "a"}
error Filter Expression can only contain non-primary key attributes: Primary key attribute: pk

# a scan's filter may speak of keys
expr contains(sk, :x)
filter scan
schema pk S, sk S
item {"sk": "abc"}
bind {":x": "b"}
true

# no path goes into a key, in a scan either
expr pk.a = :x
filter scan
schema pk S, sk S
bind {":x": "b"}
error Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: Key: pk

# no index into a key
expr sk[0] = :x
filter scan
schema pk S, sk S
bind {":x": "b"}
error Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: Key: sk

# in a query the path into a key comes first
expr sk = :x AND pk[0] = :x
filter query
schema pk S, sk S
bind {":x": "b"}
error Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: Key: pk

# the name of a key deeper down is no key
expr doc.pk = :x
filter query
schema pk S, sk S
names {}
bind {":x": "b"}
item {"doc": {"pk": "b"}}
true

# syntax errors bear the filter's name
expr price >
label FilterExpression
error Invalid FilterExpression: Syntax error; token: "<EOF>", near: ">"

# reserved words too
expr total > :x
label FilterExpression
bind {":x": 1}
error Invalid FilterExpression: Attribute name is a reserved keyword; reserved keyword: total
