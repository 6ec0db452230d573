#!/bin/sh
# Functions of at most 70 lines and 5 parameters, files of at most 1,000 lines.
. "$SRCDIR/tests/lib/tap.sh"
cd "$SRCDIR" || exit 99

files=$(find src tests -name '*.[ch]' | sort)
# shellcheck disable=SC2086
bad=$(awk '
    FNR == 1 { start = 0 }
    /^\{/ { start = FNR; head = prev }
    /^\}/ && start {
        if (FNR - start - 1 > 70)
            printf "%s:%d: %d lines: %s\n", FILENAME, start, FNR - start - 1, head
        start = 0
    }
    { prev = $0 }' $files)
findings "no function is longer than 70 lines" "$bad"

bad=$(for f in $files; do
    n=$(wc -l <"$f")
    [ "$n" -le 1000 ] || echo "$f has $n lines"
done)
findings "no file is longer than 1,000 lines" "$bad"

# A definition: from a line in column 1 to the brace in column 1.
# shellcheck disable=SC2086
bad=$(awk '
    FNR == 1 { head = "" }
    /^[A-Za-z]/ && !/;$/ { head = "" }
    /^[A-Za-z ]/ { head = head " " $0 }
    /^\{/ && head ~ /\)$/ && FILENAME !~ /\.h$/ {
        list = head
        sub(/^[^(]*\(/, "", list)
        while (gsub(/\([^()]*\)/, "", list)) {}
        sub(/, *\.\.\./, "", list)
        n = gsub(/,/, ",", list)
        if (n >= 5)
            printf "%s:%d: %d parameters:%s\n", FILENAME, FNR - 1, n + 1, head
    }
    /^[{}]/ || /;$/ { head = "" }' $files)
findings "no function has more than 5 parameters" "$bad"
done_testing
