#!/bin/sh
# Every way out gives the terminal back.
. "$SRCDIR/tests/lib/tap.sh"
need tmux
scratch
. "$SRCDIR/tests/lib/term.sh"

# The program tells its own number through the shell that becomes it.
run="sh -c 'echo \$\$ >$tap_dir/pid; exec \"\$0\" lab' '$KEYGLASS'"

for signal in TERM HUP INT; do
    term_start 80x24 "$run"
    term_until "open lab"
    kill -s $signal "$(cat pid)"
    term_until "terminal restored"
    ok "SIG$signal"
done
term_start 80x24 "$run"
term_until "open lab"
kill -s ABRT "$(cat pid)"
term_until "terminal restored"
ok "SIGABRT"

# The window is closed: nothing stays behind that reads from no terminal.
term_start 80x24 "$run"
term_until "open lab"
pid=$(cat pid)
term_end
term_tries=0
while kill -0 "$pid" 2>/dev/null && [ $term_tries -lt 200 ]; do
    sleep 0.05
    term_tries=$((term_tries + 1))
done
! kill -0 "$pid" 2>/dev/null
ok "a window that is closed"

# Ctrl-Z and fg, in a shell with job control.
term_open 80x24 "env -u LINES -u COLUMNS PS1='ready ' ENV= ASAN_OPTIONS=detect_leaks=0 sh -i"
term_until "ready"
term_keys "stty -g >$tap_dir/before; '$KEYGLASS' lab" Enter
term_until "open lab"
term_keys "create table Tab (A S)" Enter
term_until "partitions 4"
term_keys C-z
term_until "ready"
term_keys "stty -g >$tap_dir/after; cmp $tap_dir/before $tap_dir/after && echo sa''me" Enter
term_until "same"
ok "Ctrl-Z gives the terminal back"
term_size 100x30
term_keys "fg" Enter
term_until "Tab   0 items"
ok "fg paints everything at once, at the new size"
# Stopped by somebody else, who gives nothing back: fg paints all the same.
term_keys C-c C-c
term_until "ready"
ok "and it can be left"
term_keys "$run" Enter
term_until "open lab"
kill -s STOP "$(cat pid)"
term_until "ready"
# The shell has a terminal without line editing: no Enter, but the byte that ends a line.
term_keys "clear; echo drawn ov''er" C-j
term_until "drawn over"
term_keys "fg" C-j
term_until "Make a table" && case $(term_screen) in *"drawn over"*) false ;; esac
ok "fg after SIGSTOP paints everything"
term_keys x
term_until "> x"
ok "and takes keys one by one"
term_keys C-c C-c C-c
term_until "ready"
ok "and it can be left again"
term_end
done_testing
