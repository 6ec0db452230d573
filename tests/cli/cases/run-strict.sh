# Only --strict stops at a refusal.
cat >s.lab <<'END'
create table Tab (pk S)
get Tab {sk: "a"}
get Tab {pk: "a"}
END
keyglass run s.lab
echo "status $?"
keyglass run --strict s.lab
