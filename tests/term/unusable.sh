#!/bin/sh
# Where no picture can be shown: one line, exit 2, no escape codes.
. "$SRCDIR/tests/lib/tap.sh"
need tmux
scratch
. "$SRCDIR/tests/lib/term.sh"

"$KEYGLASS" lab </dev/null >out 2>err
is "no terminal: exit 2" $? 2
is "one line" "$(wc -l <err)" 1
grep -q 'standard input is not a terminal' err
ok "which says what is in the way"
[ ! -s out ]
ok "and nothing else"

term_case() {
    term_start 80x24 "$2 '$KEYGLASS' lab"
    term_until "$3" && term_until "status 2"
    ok "$1"
    case $(term_screen) in *"open lab"*) false ;; *) true ;; esac
    ok "$1: nothing drawn"
}
term_case "no TERM" "env -u TERM" "TERM is not set"
term_case "empty TERM" "env TERM=" "TERM is not set"
term_case "unknown TERM" "env TERM=no-such-term" "TERM=no-such-term is unknown here"
term_case "dumb" "env TERM=dumb" "TERM=dumb cannot place the cursor"

term_start 80x24 "'$KEYGLASS' lab | cat"
term_until "standard output is not a terminal"
ok "a pipe"
term_start 80x24 "TERM=dumb '$KEYGLASS' learn 1 </dev/null"
term_until "End of lesson 1."
ok "a lesson is told in sentences instead"
term_end
done_testing
