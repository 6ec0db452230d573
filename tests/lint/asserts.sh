#!/bin/sh
# Asserts a function in the layers that hold state; the floor only ever rises.
. "$SRCDIR/tests/lib/tap.sh"
cd "$SRCDIR/src" || exit 99
floor=15 # in a hundred functions

counts=$(cat base/*.c model/*.c expr/*.c engine/*.c | awk '
    /^\{/ { functions++ }
    /(^|[^a-z_])assert\(/ { asserts++ }
    END { print asserts + 0, functions + 0 }')
asserts=${counts% *}
functions=${counts#* }
note "$asserts asserts in $functions functions"
[ $((asserts * 100)) -ge $((functions * floor)) ]
ok "at least $floor asserts in a hundred functions"
done_testing
