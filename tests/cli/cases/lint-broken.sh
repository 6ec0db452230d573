# Each fault with its place.
mkdir -p lessons && cp "$SRCDIR/lessons/codes" lessons/
broken() {
    rm -rf "lessons/$lesson" && cp -r "$SRCDIR/lessons/$lesson" lessons/ && chmod -R u+w lessons
    sed "$2" "$SRCDIR/lessons/$lesson/lesson.md" >"lessons/$lesson/lesson.md"
    echo "== $1"
    keyglass lint "lessons/$lesson/" 2>&1 >out | head -n 1 | sed 's|:[0-9]*:[0-9]*:|:LINE:COL:|; s|line [0-9]*|line N|'
    tail -n 1 out
}
lesson=01-address
broken "unknown fence" '0,/^```lab$/s/^```lab$/```lob/'
broken "unclosed fence" '0,/^```$/{/^```$/d}'
broken "the engine contradicts the marked answer" '0,/^verify:/s/^verify:.*/verify: requests == 7/'
lesson=03-sorted
broken "no change" ''
cp "lessons/03-sorted/newest/solution.lab" "lessons/03-sorted/newest/start.lab"
echo "== an exercise whose start passes"
keyglass lint lessons/03-sorted 2>&1 >out | head -n 1 | sed 's|:[0-9]*:[0-9]*:|:LINE:COL:|; s|line [0-9]*|line N|'
tail -n 1 out
