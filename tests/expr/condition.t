# What conditions say of an item.

# a number equals itself in any spelling
expr n = :v
item {"n": 1000}
bind {":v": 1e3}
true

# a string differs from another
expr s = :v
item {"s": "a"}
bind {":v": "b"}
false

# operands of different type are not equal, and that is no error
expr n = :v
item {"n": 41}
bind {":v": "41"}
false

# operands of different type are unequal
expr n <> :v
item {"n": 41}
bind {":v": "41"}
true

# operands of different type have no order
expr n < :v OR n > :v OR n <= :v OR n >= :v
item {"n": 41}
bind {":v": "99"}
false

# strings are ordered by bytes: capitals first
expr s < :v
item {"s": "Z"}
bind {":v": "a"}
true

# as strings "10" comes before "9"
expr s < :v
item {"s": "10"}
bind {":v": "9"}
true

# as numbers 10 comes after 9
expr n < :v
item {"n": 10}
bind {":v": 9}
false

# a missing attribute makes equality false
expr a = :v
item {}
bind {":v": 1}
false

# a missing attribute makes an ordering false
expr a < :v OR a <= :v OR a > :v OR a >= :v
item {}
bind {":v": 1}
false

# a missing attribute is unequal to everything
expr a <> :v
item {}
bind {":v": 1}
true

# two missing attributes are unequal
expr a <> b
item {}
true

# two missing attributes are not equal
expr a = b
item {}
false

# NOT of a comparison with a missing attribute is true
expr NOT a < :v
item {}
bind {":v": 1}
true

# NOT twice is nothing
expr NOT NOT a = :v
item {"a": 1}
bind {":v": 1}
true

# NOT three times is one
expr NOT NOT NOT a = :v
item {"a": 1}
bind {":v": 1}
false

# NOT stands in front of parentheses
expr not(a = :v)
item {"a": 1}
bind {":v": 2}
true

# AND binds tighter than OR
expr a = :x OR b = :y AND c = :z
item {"a": 1}
bind {":x": 1, ":y": 2, ":z": 3}
true

# parentheses change that
expr (a = :x OR b = :y) AND c = :z
item {"a": 1}
bind {":x": 1, ":y": 2, ":z": 3}
false

# NOT binds tighter than AND
expr NOT a = :x AND b = :y
item {"a": 2, "b": 2}
bind {":x": 1, ":y": 2}
true

# keywords are words in any case
expr a between :x And :y aNd b In (:x) oR NoT c = :x
item {"a": 1, "b": 1, "c": 1}
bind {":x": 1, ":y": 2}
true

# the AND of BETWEEN belongs to it
expr a BETWEEN :x AND :y AND b = :x
item {"a": 2, "b": 1}
bind {":x": 1, ":y": 2}
true

# BETWEEN includes both ends
expr a BETWEEN :x AND :y AND b BETWEEN :x AND :y
item {"a": 1, "b": 2}
bind {":x": 1, ":y": 2}
true

# BETWEEN ends where it ends
expr a BETWEEN :x AND :y
item {"a": 2.1}
bind {":x": 1, ":y": 2}
false

# BETWEEN takes attributes as bounds
expr :v BETWEEN low AND high
item {"low": 1, "high": 5}
bind {":v": 3}
true

# BETWEEN with a missing bound is false
expr a BETWEEN low AND :y
item {"a": 1}
bind {":y": 2}
false

# BETWEEN with a bound of another type is false
expr a BETWEEN low AND :y
item {"a": 1, "low": "0"}
bind {":y": 2}
false

# IN finds one of several
expr a IN (:x, :y, b)
item {"a": 7, "b": 7}
bind {":x": 1, ":y": 2}
true

# IN of none of them
expr a IN (:x, :y)
item {"a": 7}
bind {":x": 1, ":y": "7"}
false

# IN with a missing attribute is false
expr a IN (:x, b)
item {}
bind {":x": 1}
false

# IN compares sets as sets
expr a IN (:x)
item {"a": <<2, 1>>}
bind {":x": <<1, 2>>}
true

# attribute_exists sees a value
expr attribute_exists(a)
item {"a": null}
true

# attribute_exists of what is not there
expr attribute_exists(a)
item {"b": 1}
false

# attribute_exists goes into documents
expr attribute_exists(a.b[1].c)
item {"a": {"b": [0, {"c": false}]}}
true

# attribute_exists behind the end of a list
expr attribute_exists(a[2])
item {"a": [0, 1]}
false

# an index into a map finds nothing
expr attribute_exists(a[0])
item {"a": {"0": 1}}
false

# a name into a list finds nothing
expr attribute_exists(a.b)
item {"a": [1]}
false

# attribute_not_exists of an absent item
expr attribute_not_exists(pk)
item none
true

# attribute_not_exists of what is there
expr attribute_not_exists(a)
item {"a": ""}
false

# an absent item is unequal to everything
expr pk <> :v
item none
bind {":v": "x"}
true

# attribute_type names the type
expr attribute_type(a, :t) AND attribute_type(b, :l) AND attribute_type(c, :ns)
item {"a": "x", "b": [], "c": <<1>>}
bind {":t": "S", ":l": "L", ":ns": "NS"}
true

# attribute_type of another type
expr attribute_type(a, :t)
item {"a": 1}
bind {":t": "S"}
false

# attribute_type of a missing attribute
expr attribute_type(a, :t)
item {}
bind {":t": "NULL"}
false

# begins_with of a string
expr begins_with(a, :p)
item {"a": "ORDER#1"}
bind {":p": "ORDER#"}
true

# begins_with is case-sensitive
expr begins_with(a, :p)
item {"a": "ORDER#1"}
bind {":p": "order#"}
false

# begins_with of the empty string is true
expr begins_with(a, :p)
item {"a": "x"}
bind {":p": ""}
true

# begins_with of a longer string is false
expr begins_with(a, :p)
item {"a": "ab"}
bind {":p": "abc"}
false

# begins_with of binary
expr begins_with(a, :p)
item {"a": b64("AQID")}
bind {":p": b64("AQI=")}
true

# begins_with of a number in the item is false
expr begins_with(a, :p)
item {"a": 42}
bind {":p": "4"}
false

# begins_with of bytes in a string is false
expr begins_with(a, :p)
item {"a": "a"}
bind {":p": b64("YQ==")}
false

# begins_with may compare two attributes
expr begins_with(a, b)
item {"a": "abc", "b": "ab"}
true

# contains of a substring
expr contains(a, :p)
item {"a": "banana"}
bind {":p": "nan"}
true

# contains of what is not there
expr contains(a, :p)
item {"a": "banana"}
bind {":p": "nab"}
false

# contains of bytes
expr contains(a, :p)
item {"a": b64("AQIDBA==")}
bind {":p": b64("AgM=")}
true

# contains of a set's element
expr contains(a, :p)
item {"a": <<1, 2.50>>}
bind {":p": 2.5}
true

# contains of an element of another type
expr contains(a, :p)
item {"a": <<1, 2>>}
bind {":p": "1"}
false

# contains is no test for subsets
expr contains(a, :p)
item {"a": <<1, 2>>}
bind {":p": <<1>>}
false

# contains of a list's element of any type
expr contains(a, :p)
item {"a": [1, {"x": <<"b", "a">>}]}
bind {":p": {"x": <<"a", "b">>}}
true

# contains in a map is false
expr contains(a, :p)
item {"a": {"x": 1}}
bind {":p": "x"}
false

# contains in a number is false
expr contains(a, :p)
item {"a": 123}
bind {":p": "2"}
false

# contains may look into a constant
expr contains(:s, a)
item {"a": "b"}
bind {":s": <<"a", "b">>}
true

# size of a string counts UTF-16 units
expr size(a) = :n
item {"a": "\u00e9\ud834\udd1e"}
bind {":n": 3}
true

# size of binary counts bytes
expr size(a) = :n
item {"a": b64("AQID")}
bind {":n": 3}
true

# size of a set, a list and a map counts what is in it
expr size(a) = :x AND size(b) = :y AND size(c) = :z
item {"a": <<"q">>, "b": [1, 2], "c": {"a": 1, "b": 2, "c": 3}}
bind {":x": 1, ":y": 2, ":z": 3}
true

# size of an empty list is 0
expr size(a) < :n
item {"a": []}
bind {":n": 1}
true

# size of a number makes the comparison false
expr size(a) = :n
item {"a": 123}
bind {":n": 3}
false

# even an unequal one
expr size(a) <> :n
item {"a": 123}
bind {":n": 99}
false

# size of a missing attribute makes the comparison false
expr size(a) <> :n
item {}
bind {":n": 1}
false

# size in BETWEEN and IN
expr size(a) BETWEEN :x AND :y AND size(a) IN (:y, :z)
item {"a": "four"}
bind {":x": 1, ":y": 4, ":z": 9}
true

# size as an argument
expr contains(lengths, size(a))
item {"lengths": [1, 4], "a": "four"}
true

# size of a missing attribute as an argument
expr contains(lengths, size(a))
item {"lengths": [1, 4]}
false

# size of a constant
expr size(:s) = :n
item {}
bind {":s": "abc", ":n": 3}
true

# sets are equal in any order, nested ones too
expr a = :v
item {"a": {"x": <<3, 1, 2>>}}
bind {":v": {"x": <<1, 2, 3>>}}
true

# lists are equal by position
expr a = :v
item {"a": [1, 2]}
bind {":v": [2, 1]}
false

# maps are equal by content
expr a = :v
item {"a": {"x": 1, "y": "z"}}
bind {":v": {"y": "z", "x": 1.0}}
true

# null equals null
expr a = :v
item {"a": null}
bind {":v": null}
true

# booleans are equal or not
expr a = :t AND b <> :t
item {"a": true, "b": false}
bind {":t": true}
true

# attributes that are lists have no order
expr a < b
item {"a": [1], "b": [2]}
false

# binary is ordered by unsigned bytes
expr a < :v
item {"a": b64("fw==")}
bind {":v": b64("gA==")}
true

# the empty string comes first
expr a < :v
item {"a": ""}
bind {":v": "\u0000"}
true

# a path may use aliases for any step
expr #a.b.#c[0] = :v
item {"x.y": {"b": {"c d": [5]}}}
names {"#a": "x.y", "#c": "c d"}
bind {":v": 5}
true

# an alias may stand for a reserved word
expr #s = :v
item {"status": "on"}
names {"#s": "status"}
bind {":v": "on"}
true

# one pair of parentheses round an operand
expr (a) = (:v)
item {"a": 1}
bind {":v": 1}
true

# one pair round a condition
expr (a = :v)
item {"a": 1}
bind {":v": 1}
true

# a pair round a part and one round the whole
expr ((a = :v) AND b = :v)
item {"a": 1, "b": 1}
bind {":v": 1}
true

# parentheses round an argument and an element of IN
expr size((a)) IN ((:n), :v)
item {"a": "abc"}
bind {":n": 3, ":v": 1}
true

# constants alone may be compared
expr :a < :b
item {}
bind {":a": 1, ":b": 2}
true

# size is a reserved word and still a function
expr size (a) > :n
item {"a": "abc"}
bind {":n": 0}
true

# blanks, tabs and line ends separate, also inside brackets
expr   a [ 0 ] . b   =:v
item {"a": [{"b": 1}]}
bind {":v": 1}
true
