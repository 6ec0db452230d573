# shellcheck shell=sh
# For tests written in sh, read with `. "$SRCDIR/tests/lib/tap.sh"`:
#
#     ok NAME            the last command's status says whether it passed
#     is NAME GOT WANT   two texts are equal; shows both when they are not
#     need TOOL          skips the whole test where the tool is absent; where
#                        KEYGLASS_REQUIRE names it, that is a failure instead
#     scratch            makes and enters a folder that is gone afterwards
#     done_testing       prints the plan; last line of the test
#
# Helpers print TAP; a test prints nothing else on standard output.
tap_count=0

ok() {
    tap_status=$?
    tap_count=$((tap_count + 1))
    if [ $tap_status -eq 0 ]; then
        echo "ok $tap_count - $1"
    else
        echo "not ok $tap_count - $1"
    fi
}

note() { printf '%s\n' "$*" | sed 's/^/# /'; }

is() {
    if [ "$2" = "$3" ]; then
        true
    else
        note "got:"
        note "$2"
        note "expected:"
        note "$3"
        false
    fi
    ok "$1"
}

need() {
    command -v "$1" >/dev/null 2>&1 && return 0
    case " ${KEYGLASS_REQUIRE-} " in
    *" $1 "*)
        echo "1..1"
        echo "not ok 1 - $1 is there"
        ;;
    *) echo "1..0 # SKIP $1 is not there" ;;
    esac
    exit 0
}

scratch() {
    tap_dir=$(mktemp -d) || exit 99
    trap 'cd /; rm -rf "$tap_dir"' EXIT
    trap 'exit 1' HUP INT TERM
    cd "$tap_dir" || exit 99
}

done_testing() { echo "1..$tap_count"; }

# findings NAME TEXT: passes when the text is empty, else shows it line by line.
findings() {
    [ -z "$2" ] || note "$2"
    [ -z "$2" ]
    ok "$1"
}
