# An output that changed is filled in, and the lines are shown.
mkdir lessons && cp "$SRCDIR/lessons/codes" lessons/ && cp -r "$SRCDIR/lessons/10-hot" lessons/ && chmod -R u+w lessons
f=lessons/10-hot/lesson.md
sed 's/rejected 8001/rejected 8002/' "$f" >changed && cp changed "$f"
keyglass accept --check lessons/10-hot >out || sed 's/^[0-9][0-9]*/N/' out
keyglass accept lessons/10-hot >out
keyglass accept --check lessons/10-hot && echo "nothing to change"
cmp "$f" "$SRCDIR/$f" && echo "as shipped"
