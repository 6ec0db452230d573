# A failed expectation: the rest runs, and the exit status says so.
keyglass run - <<'END'
create table Tab (pk S)
put Tab {pk: "a"}
expect count(Tab) == 2
expect count(Tab) == 1
END
