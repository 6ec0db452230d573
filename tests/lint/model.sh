#!/bin/sh
# docs/model.md lists every choice that is marked in the sources and every
# parameter that `describe model` prints.  KEYGLASS_ACCEPT=1 writes the list of
# choices anew.
. "$SRCDIR/tests/lib/tap.sh"
page=$SRCDIR/docs/model.md
scratch
(cd "$SRCDIR" && find src -name '*.[ch]' | LC_ALL=C sort | xargs awk -f tests/lint/marks.awk) >marks
if [ -n "${KEYGLASS_ACCEPT-}" ]; then
    { sed '/^<!-- from the sources -->$/q' "$page" && echo && cat marks; } >anew
    cp anew "$page"
fi
sed '1,/^<!-- from the sources -->$/d' "$page" | grep '^- ' >listed
cmp -s listed marks || note "KEYGLASS_ACCEPT=1 make check TESTS=tests/lint/model.sh writes the list anew"
is "the choices marked in the sources" "$(cat listed)" "$(cat marks)"

if "$KEYGLASS" help run >/dev/null 2>&1; then
    echo 'describe model' | "$KEYGLASS" run - | awk '/^  / { print $1, $2 }' >parameters
    awk -F ' *[|] *' '/^\| `/ { gsub(/`/, "", $2); print $2, $3 }' "$page" >tabled
    is "the parameters and their values" "$(cat tabled)" "$(cat parameters)"
fi
done_testing
