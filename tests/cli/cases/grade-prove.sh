# A TAP reader takes it.
command -v prove >/dev/null || exit 0
cp "$SRCDIR"/lessons/03-sorted/newest/solution.lab a.lab
cp "$SRCDIR"/lessons/03-sorted/newest/alt-1.lab b.lab
keyglass grade --format tap a.lab b.lab >good.tap
keyglass grade --format tap "$SRCDIR"/lessons/03-sorted/newest/start.lab >bad.tap
prove -Q -e cat good.tap >/dev/null 2>&1 || echo "prove refuses what passed"
if prove -Q -e cat bad.tap >/dev/null 2>&1; then echo "prove takes what failed"; fi
