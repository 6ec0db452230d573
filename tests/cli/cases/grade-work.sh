# Without an operand the work folder is graded.
keyglass start mine >/dev/null 2>&1
cp "$SRCDIR"/lessons/10-hot/causes/solution.lab mine/10-causes.lab
rm mine/01-* mine/03-* mine/04-* mine/10-burn.lab
keyglass grade --work mine
