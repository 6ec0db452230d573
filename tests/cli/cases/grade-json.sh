# One object for each answer, a line each.
cp "$SRCDIR"/lessons/10-hot/causes/wrong-M-ITEMCOUNT.lab a.lab
cp "$SRCDIR"/lessons/10-hot/causes/solution.lab b.lab
keyglass grade --format=json a.lab b.lab
