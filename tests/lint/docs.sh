#!/bin/sh
# Documents are true: manual pages render without a warning, and every example
# in a block that opens with "$ keyglass ..." prints what stands below it.
. "$SRCDIR/tests/lib/tap.sh"
need groff
for page in "$SRCDIR"/docs/*.[1-9]; do
    findings "${page##*/} renders" "$(groff -mandoc -Tutf8 -ww "$page" 2>&1 >/dev/null)"
done

scratch
# A block below "<!-- screen: FILE SHOT -->" is that golden screen; KEYGLASS_ACCEPT=1
# puts it there.
golden() {
    sed -n "/^shot $2\$/,/^style/s/^|\(.*\)|\$/\1/p" "$SRCDIR/$1" | sed 's/ *$//'
}
# page MARK: the lines of README.md below the mark; page MARK FILE: all of it, with FILE there.
page() {
    awk -v mark="<!-- screen: $1 -->" -v file="${2-}" '
        $0 == mark { here = 1 }
        /^```/ && here && inside { here = inside = 0 }
        here && inside && file == "" { print }
        !(here && inside) && file != "" { print }
        /^```/ && here && !inside {
            inside = 1
            while (file != "" && (getline line <file) > 0)
                print line
        }' "$SRCDIR/README.md"
}
sed -n 's/^<!-- screen: \(.*\) -->$/\1/p' "$SRCDIR/README.md" >screens
[ -s screens ]
ok "README.md shows a screen"
while read -r file shot; do
    golden "$file" "$shot" >want
    [ -s want ]
    ok "$file has a shot $shot"
    if [ -n "${KEYGLASS_ACCEPT-}" ]; then
        page "$file $shot" want >README.md && cp README.md "$SRCDIR/README.md"
    fi
    is "README.md shows it as it is" "$(page "$file $shot")" "$(cat want)"
done <screens

PATH=$BUILDDIR:$PATH
export PATH
for page in "$SRCDIR"/README.md "$SRCDIR"/docs/*.md "$SRCDIR"/CONTRIBUTING.md; do
    # An example: "$ command" in a fence marked console, with its lines up to END
    # when it has some, then what it prints, up to the next "$ " or the end.
    awk -v name="${page##*/}" '
        /^```/ { want = ""; inside = /^```console/ && !inside; next }
        inside && /^\$ / {
            want = ""
            if ($0 !~ /keyglass/)
                next
            want = sprintf("example-%s-%03d", name, ++n)
            print substr($0, 3) >want
            here = /<<.?END/
            out = here ? want : want ".out"
            printf "" >(want ".out")
            next
        }
        want != "" {
            print >out
            if (here && $0 == "END") { here = 0; out = want ".out" }
        }' "$page"
done
for wanted in example-*.out; do
    [ -f "$wanted" ] || continue
    example=${wanted%.out}
    script=$PWD/$example
    (cd "$SRCDIR" && sh "$script") >got 2>&1 </dev/null
    is "$(head -n 1 "$example")" "$(cat got)" "$(cat "$wanted")"
done

missing=$(grep -o '`[a-z]*/[a-z_]*\.[ch]`' "$SRCDIR/docs/architecture.md" | tr -d '`' | sort -u |
    while read -r f; do [ -f "$SRCDIR/src/$f" ] || echo "$f"; done)
findings "docs/architecture.md names files that are there" "$missing"
folders=$(sed -n 's/^| `\([a-z]*\)\/` .*/\1/p' "$SRCDIR/docs/architecture.md" | sort)
is "docs/architecture.md has every folder of src/" "$folders" "$(cd "$SRCDIR/src" && echo ./*/ | tr ' ' '\n' | sed 's|\./||; s|/||' | sort)"
done_testing
