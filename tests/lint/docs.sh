#!/bin/sh
# Documents are true: manual pages render without a warning, and every example
# in a block that opens with "$ keyglass ..." prints what stands below it.
. "$SRCDIR/tests/lib/tap.sh"
need groff
for page in "$SRCDIR"/docs/*.[1-9]; do
    findings "${page##*/} renders" "$(groff -mandoc -Tutf8 -ww "$page" 2>&1 >/dev/null)"
done

scratch
# A block below "<!-- screen: FILE -->" is that golden screen.
sed -n 's/^<!-- screen: \(.*\) -->$/\1/p' "$SRCDIR/README.md" >screens
[ -s screens ]
ok "README.md shows a screen"
while read -r screen; do
    sed -n '/^|/s/^|\(.*\)|$/\1/p; /^style/q' "$SRCDIR/$screen" | sed 's/ *$//' >want
    awk -v file="$screen" '
        $0 == "<!-- screen: " file " -->" { here = 1; next }
        /^```/ && here { if (inside) exit; inside = 1; next }
        inside { print }' "$SRCDIR/README.md" >got
    is "README.md shows $screen as it is" "$(cat got)" "$(cat want)"
done <screens

PATH=$BUILDDIR:$PATH
export PATH
for page in "$SRCDIR"/README.md "$SRCDIR"/docs/*.md "$SRCDIR"/CONTRIBUTING.md; do
    # An example: "$ command" in a fence marked sh, up to the next "$ " or the end.
    awk -v name="${page##*/}" '
        /^```/ { close(file); file = ""; inside = /^```(sh|console)/ && !inside; next }
        inside && /^\$ / {
            close(file)
            file = ""
            if ($0 ~ /keyglass/ && $0 !~ /\.\/keyglass (learn|lab|watch)/) {
                file = sprintf("example-%s-%03d", name, ++n)
                print substr($0, 3) >file
            }
            next
        }
        file != "" { print >file }' "$page"
done
for example in example-*; do
    [ -f "$example" ] || continue
    command=$(head -n 1 "$example")
    sed 1d "$example" >want
    (cd "$SRCDIR" && sh -c "$command") >got 2>&1 </dev/null
    is "$command" "$(cat got)" "$(cat want)"
done
done_testing
