#!/bin/sh
# watch checks on every save, whichever way it is saved, says that a file is gone,
# and checks by hand.
. "$SRCDIR/tests/lib/tap.sh"
scratch
newest=$SRCDIR/lessons/03-sorted/newest
mkdir work
cat "$newest/start.lab" >work/03-newest.lab
mkfifo keys said
"$KEYGLASS" watch <keys >said 2>errors &
watcher=$!
exec 3>keys 4<said

# hear TEXT: reads what watch says up to a line that has the text.
hear() {
    while read -r line <&4; do
        case $line in *"$1"*) return 0 ;; esac
    done
    return 1
}

hear "watching 1 file"
ok "it says what it watches"
hear "points 1/5"
ok "it checks at the start"
cat "$newest/solution.lab" >work/03-newest.lab
hear "points 5/5"
ok "it checks a file that was written over"
cp "$newest/wrong-M-NO-LIMIT.lab" work/other && mv work/other work/03-newest.lab
hear "M-NO-LIMIT"
ok "it checks a file that another took the place of"
printf r >&3
hear "M-NO-LIMIT"
ok "r checks again"
rm work/03-newest.lab
hear "work/03-newest.lab is gone"
ok "it says that a file is gone"
cat "$newest/solution.lab" >work/03-newest.lab
hear "points 5/5"
ok "it checks a file that came back"
cat "$SRCDIR/lessons/04-exact-then-range/requests/start.lab" >work/04-requests.lab
hear "04-requests"
ok "it checks a new file"
printf 'create table\n' >work/03-newest.lab
hear "03-newest.lab:1:"
ok "an answer that cannot be read names its place"
printf q >&3
wait $watcher
ok_status=$?
[ $ok_status -le 2 ]
ok "q leaves"
is "nothing on standard error" "$(cat errors)" ""
done_testing
