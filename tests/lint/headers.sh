#!/bin/sh
# Each header compiles alone, so it includes what it uses.
. "$SRCDIR/tests/lib/tap.sh"
cd "$SRCDIR/src" || exit 99

bad=$(
    for f in */*.h; do
        # $CC may hold options.
        # shellcheck disable=SC2086
        echo "#include \"$f\"" |
            ${CC:-cc} -fsyntax-only -std=gnu17 -D_GNU_SOURCE -Wall -Wextra -Werror -I. -xc - 2>&1 |
            sed -n 's/^\(.*error: .*\)/\1/p' | head -n 3
    done
)
findings "every header compiles alone" "$bad"

bad=$(
    for f in */*.h; do
        guard=$(echo "${f%.h}_H" | tr '[:lower:]/' '[:upper:]_')
        grep -q "^#ifndef $guard\$" "$f" || echo "$f: its guard is not $guard"
    done
)
findings "guards are named after their files" "$bad"

bad=$(for f in */*.h; do
    [ "$(wc -l <"$f")" -le 300 ] || echo "$f is longer than 300 lines"
done)
findings "headers are short" "$bad"
done_testing
