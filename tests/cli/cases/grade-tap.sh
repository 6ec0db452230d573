# TAP 14 without a version line; a subtest for each exercise, what failed in YAML.
export KEYGLASS_DATA="$SRCDIR/tests/grade/data"
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/wrong-M-OTHER-KEY.lab a.lab
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/alt-1.lab b.lab
keyglass grade --format tap a.lab b.lab
