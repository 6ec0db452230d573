# What updates make of an item.

# SET replaces
update SET a = :v
item {"a": 1, "b": 2}
bind {":v": "x"}
result {"a": "x", "b": 2}
old {"a": 1}
new {"a": "x"}
creates true

# SET creates
update SET c = :v
item {"a": 1}
bind {":v": [1]}
result {"a": 1, "c": [1]}
old none
new {"c": [1]}

# SET makes an item of an absent one
update SET a = :v
item none
bind {":v": 1}
result {"a": 1}
creates true
old none

# every right-hand side reads the old item
update SET a = b, b = a
item {"a": 1, "b": 2}
result {"a": 2, "b": 1}

# sections in any order, in any case
update remove c Set a = :v add n :n delete s :s
item {"a": 1, "c": 3, "n": 5, "s": <<"x", "y">>}
bind {":v": 2, ":n": 1, ":s": <<"x">>}
result {"a": 2, "n": 6, "s": <<"y">>}

# addition
update SET n = n + :v
item {"n": 1.5}
bind {":v": 2.75}
result {"n": 4.25}

# subtraction
update SET n = :v - n
item {"n": 1}
bind {":v": 0.9}
result {"n": -0.1}

# exact to 38 digits
update SET n = n + :v
item {"n": 99999999999999999999999999999999999998}
bind {":v": 1}
result {"n": 99999999999999999999999999999999999999}

# a difference in parentheses
update SET c = (c - :v)
item {"c": 5}
bind {":v": 2}
result {"c": 3}

# terms in parentheses
update SET c = (c) + (:v)
item {"c": 5}
bind {":v": 2}
result {"c": 7}

# if_not_exists of what is there
update SET n = if_not_exists(n, :z)
item {"n": 7}
bind {":z": 0}
result {"n": 7}

# a counter on a fresh item (P23 c)
update SET n = if_not_exists(n, :z) + :one
item none
bind {":z": 0, ":one": 1}
result {"n": 1}
creates true

# if_not_exists on both sides
update SET n = if_not_exists(a, :x) - if_not_exists(b, :y)
item {"b": 3}
bind {":x": 10, ":y": 1}
result {"b": 3, "n": 7}

# if_not_exists of if_not_exists
update SET n = if_not_exists(b, if_not_exists(c, :v))
item {"c": "there"}
bind {":v": 0}
result {"c": "there", "n": "there"}

# if_not_exists with a path as the other
update SET n = if_not_exists(b, c)
item {"c": 4}
result {"c": 4, "n": 4}

# list_append
update SET l = list_append(l, :m)
item {"l": [1, 2]}
bind {":m": [3]}
result {"l": [1, 2, 3]}

# list_append in front
update SET l = list_append(:m, l)
item {"l": [1, 2]}
bind {":m": [3, []]}
result {"l": [3, [], 1, 2]}

# list_append to a list that may not be there
update SET l = list_append(if_not_exists(l, :e), :m)
item {}
bind {":e": [], ":m": ["x"]}
result {"l": ["x"]}

# a nested member
update SET m.a = :v
item {"m": {"a": 1, "b": 2}, "z": 0}
bind {":v": 9}
result {"m": {"a": 9, "b": 2}, "z": 0}
old {"m": {"a": 1}}
new {"m": {"a": 9}}

# a new nested member
update SET m.c = :v
item {"m": {"b": 2}}
bind {":v": 9}
result {"m": {"b": 2, "c": 9}}
old none

# an element
update SET l[1] = :v
item {"l": ["a", "b", "c"]}
bind {":v": "X"}
result {"l": ["a", "X", "c"]}
old {"l": ["b"]}
new {"l": ["X"]}

# elements behind the end are appended, in the order of their indexes
update SET l[9] = :nine, l[5] = :five
item {"l": ["a"]}
bind {":nine": 9, ":five": 5}
result {"l": ["a", 5, 9]}

# deep inside
update SET a.b[0].c = :v, a.d = :v
item {"a": {"b": [{"c": 1, "x": 2}], "e": 3}}
bind {":v": 9}
result {"a": {"b": [{"c": 9, "x": 2}], "d": 9, "e": 3}}

# REMOVE
update REMOVE a, m.x
item {"a": 1, "b": 2, "m": {"x": 1, "y": 2}}
result {"b": 2, "m": {"y": 2}}
old {"a": 1, "m": {"x": 1}}
new none
creates false

# REMOVE what is not there
update REMOVE a
item {"b": 2}
result {"b": 2}

# REMOVE of elements: indexes are those of the old list
update REMOVE l[0], l[2]
item {"l": ["a", "b", "c", "d"]}
result {"l": ["b", "d"]}
old {"l": ["a", "c"]}
new {"l": ["b"]}

# REMOVE behind the end is ignored
update REMOVE l[7]
item {"l": ["a"]}
result {"l": ["a"]}

# an emptied list and an emptied map stay
update REMOVE l[0], m.a
item {"l": [1], "m": {"a": 1}}
result {"l": [], "m": {}}

# REMOVE in one element and SET in another
update REMOVE l[0] SET l[1] = :v
item {"l": ["a", "b", "c"]}
bind {":v": "X"}
result {"l": ["X", "c"]}

# REMOVE alone does not create an item
update REMOVE a.b
item none
result {}
creates false

# ADD to a number
update ADD n :v
item {"n": 1}
bind {":v": 0.5}
result {"n": 1.5}
old {"n": 1}
new {"n": 1.5}

# ADD to a number that is not there (P23 a)
update ADD n :v
item none
bind {":v": 1}
result {"n": 1}
creates true

# ADD a negative number
update ADD m.n :v
item {"m": {"n": 1}}
bind {":v": -3}
result {"m": {"n": -2}}

# ADD to a set
update ADD s :v
item {"s": <<"a", "c">>}
bind {":v": <<"b", "c">>}
result {"s": <<"a", "b", "c">>}

# ADD to a set of numbers judges by value
update ADD s :v
item {"s": <<1, 2>>}
bind {":v": <<2.0, 30>>}
result {"s": <<1, 2, 30>>}

# ADD to a set that is not there
update ADD m.s :v
item {"m": {}}
bind {":v": <<"a">>}
result {"m": {"s": <<"a">>}}

# DELETE from a set
update DELETE s :v
item {"s": <<"a", "b", "c">>}
bind {":v": <<"b", "x">>}
result {"s": <<"a", "c">>}
creates false

# a set left empty disappears
update DELETE s :v
item {"a": 1, "s": <<"a">>}
bind {":v": <<"a", "b">>}
result {"a": 1}
new none

# DELETE from what is not there
update DELETE s :v
item {"a": 1}
bind {":v": <<"a">>}
result {"a": 1}

# DELETE alone does not create an item
update DELETE s :v
item none
bind {":v": <<"a">>}
result {}
creates false

# names through aliases, reserved ones too
update SET #s = :v, a.#b = :v
item {"status": 1, "a": {}}
names {"#s": "status", "#b": "x y"}
bind {":v": 2}
result {"status": 2, "a": {"x y": 2}}

# siblings do not overlap
update SET m.a = :v REMOVE m.b ADD m.c :v
item {"m": {"b": 1, "c": 1}}
bind {":v": 2}
result {"m": {"a": 2, "c": 3}}

# a copy of a nested value
update SET a = m.l[1]
item {"m": {"l": [1, {"x": 2}]}}
result {"m": {"l": [1, {"x": 2}]}, "a": {"x": 2}}
