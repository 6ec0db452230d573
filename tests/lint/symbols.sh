#!/bin/sh
# File foo.c exports foo_... and no data that changes; only cli/ and tui/ may
# keep anything between calls at all, and grade/'s runner, whose test functions
# Check gives a number and nothing else.
. "$SRCDIR/tests/lib/tap.sh"
cd "$BUILDDIR" || exit 99
if nm src/base/*.o 2>/dev/null | grep -q '__asan_\|__gcov_\|__sanitizer'; then
    echo "1..0 # SKIP an instrumented build exports more than was written"
    exit 0
fi

# A header may hold several small types whose functions stand in one file.
also='
expr_project: expr_*
keycond: expr_*
xalloc: x*
expr_project: expr_projection_*
item: doc_*
record: records_*
request: op_* reason_* result_*
val: pack_*
'

objects=$(find src -name '*.o' | sort)
[ -n "$objects" ]
ok "there are objects"

bad=$(
    for o in $objects; do
        module=${o##*/}
        module=${module%.o}
        module=${module##*-}
        may="$module ${module}_* $(printf '%s' "$also" | sed -n "s/^$module://p")"
        nm -g --defined-only -P "$o" | while read -r name _; do
            fits=no
            set -f
            for pattern in $may; do
                # A pattern is meant.
                # shellcheck disable=SC2254
                case $name in $pattern) fits=yes ;; esac
            done
            set +f
            [ $fits = yes ] || echo "$o exports $name"
        done
    done
)
findings "exports begin with their file's name" "$bad"

bad=$(
    for o in $objects; do
        case $o in src/cli/* | src/tui/* | src/grade/*-runner.o) kinds='g' ;; *) kinds='[gl]' ;; esac
        objdump -t "$o" | grep -E "^[0-9a-f]+ $kinds.....O (\.bss|\.data|\*COM\*)[[:space:].]" |
            grep -v '\.data\.rel\.ro' | awk -v o="$o" '{ print o ": " $NF " can change" }'
    done
)
findings "no data that changes" "$bad"
done_testing
