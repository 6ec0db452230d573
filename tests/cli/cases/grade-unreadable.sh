# One answer's trouble is its own; the exit status is the worst.
export KEYGLASS_DATA="$SRCDIR/tests/grade/data"
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/solution.lab good.lab
printf '# exercise 99-nothing\n' >unknown.lab
printf '# exercise 01-put\nanswer t1 "hot\n' >typo.lab
mkdir empty
keyglass grade good.lab missing.lab unknown.lab typo.lab empty
