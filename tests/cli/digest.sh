#!/bin/sh
# The same file gives the same digest in every run and at every optimisation.
. "$SRCDIR/tests/lib/tap.sh"
scratch
digests() {
    for f in "$SRCDIR"/tests/scenarios/*.lab; do
        "$KEYGLASS" run --digest "$f" 2>/dev/null | tail -n 1
    done
}
digests >first
grep -qx 'digest [0-9a-f]\{16\}' first
ok "there are digests"
digests >second
is "two runs give the same digests" "$(cat second)" "$(cat first)"
[ "$(sort -u first | wc -l)" -gt 1 ]
ok "different files give different ones"

# Whatever this build was made with, the other one is made here.
case " $CFLAGS " in
*" -O0 "*) other=-O2 ;;
*) other=-O0 ;;
esac
src=$SRCDIR/src
# Several words each.
# shellcheck disable=SC2086
${CC:-cc} -std=gnu17 $other -I"$BUILDDIR" -I"$src" -o other "$SRCDIR/tests/cli/digest.c" \
    "$src"/base/*.c "$src"/model/*.c "$src"/expr/*.c "$src"/engine/*.c "$src"/traffic/*.c \
    "$src"/api/*.c "$src"/lab/*.c $LAB_CFLAGS $LAB_LIBS >log 2>&1
ok "the engine compiles with $other"
note "$(tail -n 5 log)"
./other "$SRCDIR"/tests/scenarios/*.lab >third
is "a build with $other gives the same digests" "$(cat third)" "$(cat first)"
done_testing
