# Without an operand the work folder is graded.
export KEYGLASS_DATA="$SRCDIR/tests/grade/data"
keyglass start mine >/dev/null 2>&1
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/solution.lab mine/01-put.lab
keyglass grade --work mine
