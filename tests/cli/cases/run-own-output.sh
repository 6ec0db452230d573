# What run prints is a transcript that holds.
cat >script.lab <<'END'
create table Tab (pk S, sk S)
put Tab {pk: "a", sk: "1"} if attribute_not_exists(pk)
put Tab {pk: "a", sk: "1"} if attribute_not_exists(pk)
get Tab {pk: "a"}
query Tab where pk = "a" \
    newest first
traffic Tab put keys zipf(100, 1.1) rate 50/s for 2s
describe Tab
END
keyglass run script.lab >transcript.lab
keyglass run transcript.lab >again.lab || echo "not what it was"
cmp transcript.lab again.lab && echo same
