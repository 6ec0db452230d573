#!/bin/sh
# Runs cases/NAME.sh one by one and compares with cases/NAME.stdout, NAME.stderr
# and NAME.exit (absent: nothing printed, status 0).  A case starts in an empty
# folder without a terminal; keyglass is in its path, $SRCDIR is the source tree.
# With KEYGLASS_ACCEPT=1 the expected files are rewritten from what was printed.
. "$SRCDIR/tests/lib/tap.sh"
cases=$SRCDIR/tests/cli/cases
PATH=$BUILDDIR:$PATH
TERM=dumb
export PATH TERM
unset HOME KEYGLASS_WORK
scratch

# expect NAME KIND GOT: compares one stream with its file.
expect() {
    file=$cases/$1.$2
    if [ -n "${KEYGLASS_ACCEPT-}" ]; then
        if [ -s "$3" ]; then cp "$3" "$file"; else rm -f "$file"; fi
    fi
    [ -f "$file" ] || file=/dev/null
    diff -u "$file" "$3" >../diff || { note "$2:" && note "$(cat ../diff)" && false; }
}

for case in "$cases"/*.sh; do
    name=${case##*/}
    name=${name%.sh}
    mkdir empty && cd empty || exit 99
    sh "$case" >../stdout 2>../stderr </dev/null
    status=$?
    if [ $status -eq 0 ]; then : >../exit; else echo $status >../exit; fi
    failed=0
    for kind in stdout stderr exit; do
        expect "$name" $kind ../$kind || failed=1
    done
    cd .. && rm -rf empty
    [ $failed -eq 0 ]
    ok "$name"
done
done_testing
