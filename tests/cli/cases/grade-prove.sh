# A TAP reader takes it.
export KEYGLASS_DATA="$SRCDIR/tests/grade/data"
command -v prove >/dev/null || exit 0
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/solution.lab a.lab
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/alt-1.lab b.lab
keyglass grade --format tap a.lab b.lab >good.tap
keyglass grade --format tap "$SRCDIR"/tests/grade/data/lessons/01-small/put/start.lab >bad.tap
prove -Q -e cat good.tap >/dev/null 2>&1 || echo "prove refuses what passed"
if prove -Q -e cat bad.tap >/dev/null 2>&1; then echo "prove takes what failed"; fi
