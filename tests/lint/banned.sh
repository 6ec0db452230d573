#!/bin/sh
# Calls and habits that have a better form here.
. "$SRCDIR/tests/lib/tap.sh"
cd "$SRCDIR" || exit 99
scratch
cd "$SRCDIR" || exit 99
code=$tap_dir/code
text=$tap_dir/text
find src tests -name '*.[ch]' | sort | xargs awk -f tests/lint/strip.awk >"$code"
find src tests -name '*.[ch]' | sort | xargs awk -v comments=1 -f tests/lint/strip.awk >"$text"

# calls NAMES [WHERE NOT]: where one of the functions is called.
calls() {
    grep -E "(^|[^a-zA-Z0-9_>.])($1) ?\(" "$code" | grep -Ev "${2:-^\$}"
}

findings "no unbounded or stateful calls of the C library" \
    "$(calls 'sprintf|vsprintf|strcpy|strcat|strncpy|strncat|strtok|atoi|atol|atof|gets|system|popen|alloca')"
findings "memory comes from base/xalloc.h" \
    "$(calls 'malloc|calloc|realloc|strdup|strndup|asprintf|vasprintf' '^src/base/|^tests/bench/|^tests/fuzz/')"
findings "only base/clock.c reads a clock, only base/rng.c makes chance" \
    "$(calls 'rand|srand|random|time|clock|gettimeofday|clock_gettime|localtime|gmtime|nanosleep|usleep|sleep' \
        '^src/base/(clock|rng)\.c:|^tests/bench/')"
findings "only main sets the locale" "$(calls setlocale '^src/cli/main\.c:|^tests/')"
findings "asserts stay on" "$(grep -E 'NDEBUG' "$code")"
findings "comments are /* */" "$(grep -E '//' "$code" | grep -v '^[^:]*:[0-9]*: *#include')"
findings "nothing is left to do" "$(grep -E '(TODO|FIXME|XXX)' "$text")"
findings "no tabs" "$(find src tests -name '*.[ch]' | sort | xargs grep -nE "$(printf '\t')")"
findings "no line over 100 columns" "$(find src -name '*.[ch]' | sort | LC_ALL=C xargs awk '
    /clang-format off/ { off = 1 }
    /clang-format on/ { off = 0 }
    FNR == 1 { off = 0 }
    { gsub(/[\200-\277]/, "") }
    !off && length($0) > 100 { printf "%s:%d: %d columns\n", FILENAME, FNR, length($0) }')"
findings "no tree of one machine" \
    "$(grep -rnIE '(^|[^A-Za-z0-9_.])/(work|home|root)/' src tests docs --include='*.[ch]' --include='*.sh' \
        --include='*.md' --include='*.inc' | grep -v '^tests/lint/banned.sh')"
# Comments, manual pages and lessons name documents that whoever reads them has: by a name
# that is in the tree, and by no number of a chapter.
find . -name '*.md' ! -path './tests/lessons/*' | sed 's|.*/||' | sort -u >"$tap_dir/documents"
find src tests -name '*.[ch]' | sort | xargs awk -v comments=1 -f tests/lint/strip.awk >"$text"
find docs lessons tests ./*.md -name '*.md' -o -name '*.[1-9]' -o -name '*.t' -o -name '*.lab' \
    -o -name '*.keys' | sort | xargs grep -nH '\.md\|facts/' >>"$text"
findings "documents that are named are in the tree" "$(awk -v have="$tap_dir/documents" '
    BEGIN { while ((getline name <have) > 0) known[name] = 1 }
    {
        line = $0
        sub(/^[^:]*:[0-9]*:/, "", line)
        place = substr($0, 1, length($0) - length(line))
        if (line ~ /\.md [0-9]/ || line ~ /(^|[^A-Za-z\/])facts\/[a-z]/)
            print
        while (match(line, /[A-Za-z0-9_-]+\.md/)) {
            name = substr(line, RSTART, RLENGTH)
            if (!(name in known))
                print place " there is no " name
            line = substr(line, RSTART + RLENGTH)
        }
    }' "$text")"
done_testing
