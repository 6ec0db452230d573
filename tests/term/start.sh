#!/bin/sh
# Start, keys, the way out: the terminal is as it was.
. "$SRCDIR/tests/lib/tap.sh"
need tmux
scratch
. "$SRCDIR/tests/lib/term.sh"

term_start 80x24 "'$KEYGLASS'"
term_until "Press Enter"
ok "the lessons open"
term_keys Enter
term_until "key>"
ok "lesson 1 has the keyboard"
term_keys a n n
term_until "ann  hash 0fe0b106  is between 00 and 3f: P0"
ok "typing shows hash and partition"
term_keys F1
term_until "keys while typing a key"
ok "F1 shows the keys"
term_keys Escape
term_until "key> ann"
ok "Esc goes back to what was typed"
term_keys M-n
term_until "beat 2 of"
ok "Alt-n goes on"
term_keys Escape q
term_until "Enter go on"
term_keys q
term_until "terminal restored, status 0"
ok "q leaves, the terminal is restored"

term_start 80x24 "'$KEYGLASS' lab"
term_until "open lab"
term_keys "create table Tab (A S)" Enter
term_until "partitions 4"
ok "the lab runs a command"
term_keys C-c
term_until "once more leaves"
term_keys C-c
term_until "terminal restored, status 0"
ok "Ctrl-C twice leaves"

term_start 80x24 "'$KEYGLASS' learn 4"
term_until "One exact partition"
term_keys Space
term_until "beat"
term_keys q
term_until "terminal restored, status 0"
ok "a lesson is left by q"

# Whoever sits at a terminal is told how far a long run is; the transcript is the same.
cat >long.lab <<'EOF'
create table Orders (Status S, Id S) provisioned 10000 rcu 10000 wcu partitions 10
traffic Orders put keys uniform(1000) rate 9000/s for 5s
traffic Orders get keys zipf(1000, 1.1) count 20000 rate 9000/s
EOF
"$KEYGLASS" run --digest long.lab >piped 2>said
[ ! -s said ]
ok "a run into a pipe says nothing else"
term_start 80x24 "'$KEYGLASS' run --digest $tap_dir/long.lab >$tap_dir/watched"
term_until "terminal restored, status 0"
cmp piped watched
ok "a run at a terminal comes to the same"

for theme in light contrast mono; do
    term_start 80x24 "'$KEYGLASS' lab --theme $theme"
    term_until "open lab"
    ok "theme $theme"
done
term_start 80x24 "LC_ALL=C '$KEYGLASS' lab"
term_until "open lab"
term_keys "create table Tab (A S)" Enter
term_until ". idle"
ok "no UTF-8: the ASCII signs"
term_start 80x24 "NO_COLOR=1 TERM=vt100 '$KEYGLASS' lab"
term_until "open lab"
ok "vt100 without colour"
term_end
done_testing
