#!/bin/sh
# Every text that the service is known to say (texts.txt, a line each, … for what
# differs) is expected by a case of tests/api or tests/expr.  Not in the list: texts of
# the newer validator, and of what never happens here (tables that are still being
# made, transactions at the same time, quotas of an account).
. "$SRCDIR/tests/lib/tap.sh"
cd "$SRCDIR/tests" || exit 99

missing=$(cat api/*.t expr/*.t | sed 's/\\"/"/g' | awk -v list=api/texts.txt '
    { case_line[++cases] = $0 }
    function has(line, pieces, n,    i, at) {
        for (i = 1; i <= n; i++) {
            if (pieces[i] == "") continue
            at = index(line, pieces[i])
            if (!at) return 0
            line = substr(line, at + length(pieces[i]))
        }
        return 1
    }
    END {
        while ((getline text < list) > 0) {
            n = split(text, pieces, "…")
            for (found = i = 1; i <= cases && !has(case_line[i], pieces, n); i++)
                ;
            if (i > cases) print text
        }
    }')
findings "every known text is expected somewhere" "$missing"
[ "$(wc -l <api/texts.txt)" -ge 230 ]
ok "the list is whole"
done_testing
