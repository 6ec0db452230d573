# One object for each answer, a line each.
export KEYGLASS_DATA="$SRCDIR/tests/grade/data"
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/start.lab a.lab
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/solution.lab b.lab
keyglass grade --format=json a.lab b.lab
