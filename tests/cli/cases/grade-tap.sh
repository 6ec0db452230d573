# TAP 14 without a version line; a subtest for each exercise, what failed in YAML.
cp "$SRCDIR"/lessons/04-exact-then-range/requests/wrong-M-PK-PREFIX.lab a.lab
cp "$SRCDIR"/lessons/04-exact-then-range/requests/alt-1.lab b.lab
keyglass grade --format tap a.lab b.lab
