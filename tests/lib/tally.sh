#!/bin/sh
# tally.sh LOG...: what the test-suite.log of each run counted, in one line,
# "N passed, N failed, N skipped".  A run without its log counts as one failure.
# Fails when anything failed.
for log; do
    if [ -f "$log" ]; then
        sed -n 's/^# \(PASS\|SKIP\|XFAIL\|FAIL\|XPASS\|ERROR\): *\([0-9]*\)$/\1 \2/p' "$log"
    else
        echo "ERROR 1"
        echo "# no $log: the tests did not run" >&2
    fi
done | awk '
    { count[$1] += $2 }
    END {
        failed = count["FAIL"] + count["XPASS"] + count["ERROR"]
        printf "%d passed, %d failed, %d skipped\n", count["PASS"] + count["XFAIL"], failed, count["SKIP"]
        exit failed > 0
    }'
