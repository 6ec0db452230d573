keyglass run --rows 2 - <<'END'
create table Tab (pk S, sk S)
put Tab {pk: "a", sk: "1"}
put Tab {pk: "a", sk: "2"}
put Tab {pk: "a", sk: "3"}
query Tab where pk = "a"
END
