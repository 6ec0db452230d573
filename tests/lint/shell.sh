#!/bin/sh
# Scripts are clean for shellcheck.
. "$SRCDIR/tests/lib/tap.sh"
need shellcheck
cd "$SRCDIR" || exit 99
# SC1091: what is read with "." lies behind a variable.
# SC2016: awk programs have a $0 of their own.
# SC2317: functions that a script reads from elsewhere look unreachable.
check() { xargs shellcheck -e SC1091,SC2016,SC2317 -f gcc "$@" 2>&1; }
findings "shellcheck has nothing to say of scripts" \
    "$({ echo bootstrap && find tests -name '*.sh'; } | sort | check -s sh)"
findings "shellcheck has nothing to say of bash" \
    "$(printf '%s\n' .ci/run docs/completions/keyglass | check -s bash)"
done_testing
