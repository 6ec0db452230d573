#!/bin/sh
# The TAP that grade prints is read by a TAP reader.
. "$SRCDIR/tests/lib/tap.sh"
need prove
scratch
newest=$SRCDIR/lessons/03-sorted/newest
for answer in solution start; do
    "$KEYGLASS" grade --format tap "$newest/$answer.lab" >$answer.tap
    prove --exec cat $answer.tap >$answer.log 2>&1
    echo $? >$answer.status
done
is "a right answer passes" "$(cat solution.status) $(tail -n 1 solution.log)" "0 Result: PASS"
grep -q 'Result: FAIL' start.log
ok "a wrong one fails"
grep -i 'parse errors' solution.log start.log
[ $? -eq 1 ]
ok "both are well formed"
"$KEYGLASS" grade --format tap "$SRCDIR/lessons" >all.tap
prove --exec cat all.tap >all.log 2>&1
grep -i 'parse errors' all.log
[ $? -eq 1 ]
ok "many answers at once are well formed"
done_testing
