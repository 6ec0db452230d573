#!/bin/sh
# What git tracks is what the tarball holds.
. "$SRCDIR/tests/lib/tap.sh"
need git
if [ "$(cd "$SRCDIR" && git rev-parse --show-toplevel 2>/dev/null)" != "$SRCDIR" ]; then
    echo "1..0 # SKIP not in a clone"
    exit 0
fi
scratch
# The jobs of the make that runs this test are its own.
unset MAKEFLAGS MFLAGS MAKELEVEL
make -s -C "$BUILDDIR" distdir distdir="$tap_dir/dist" >log 2>&1
ok "make distdir works"
# Made by autoreconf, not tracked.
(cd dist && find . -type f | sed 's|^\./||' |
    grep -Ev '^(build-aux/.*|configure|aclocal\.m4|config\.h\.in|Makefile\.in)$') | sort >in-tarball
(
    cd "$SRCDIR" || exit
    git ls-files | grep -v '^\.gitignore$' | while read -r f; do
        # A contract whose source is still to come is in no list of sources.
        case $f in src/*.h) [ -f "${f%.h}.c" ] || grep -q "$f" src/*/Makefile.inc || continue ;; esac
        echo "$f"
    done
) | sort >tracked
findings "every tracked file is in the tarball" "$(comm -13 in-tarball tracked)"
findings "nothing else is in it" "$(comm -23 in-tarball tracked)"
done_testing
