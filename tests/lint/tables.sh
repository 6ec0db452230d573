#!/bin/sh
# The command table against what cannot be written from it: every command and
# every option stands in the manual page and in the completion.
. "$SRCDIR/tests/lib/tap.sh"
man=$SRCDIR/docs/keyglass.1
completion=$SRCDIR/docs/completions/keyglass

commands=$("$KEYGLASS" help | sed -n 's/^keyglass \([a-z][a-z]*\) .*/\1/p')
[ -n "$commands" ]
ok "help lists commands"

in_man=$(sed -n 's/^\.It Cm \([a-z]*\).*/\1/p' "$man")
is "the manual page has the same commands" "$in_man" "$commands"

in_completion=$(sed -n 's/^ *local commands="\(.*\)"$/\1/p' "$completion" | tr ' ' '\n' |
    grep -v '^--')
is "the completion has the same commands" "$in_completion" "$commands"

for command in $commands; do
    options=$("$KEYGLASS" help "$command" | sed -n 's/^  .*--\([a-z-]*\).*/\1/p' | sort)
    there=$(awk -v cmd="$command" '
        /^\.It Cm / { here = $3 == cmd }
        /^\.Sh / { here = 0 }
        here && /^\.It Fl / { sub(/.*Fl -/, ""); sub(/ .*/, ""); print }' "$man" | sort)
    is "the manual page has the options of $command" "$there" "$options"
    there=$(sed -n "s/^ *$command) options=\"\([^\"]*\)\".*/\1/p" "$completion" | tr ' ' '\n' |
        sed -n 's/^--//p' | sort)
    is "the completion has the options of $command" "$there" "$options"
done

lab=$SRCDIR/docs/keyglass-lab.5
words=$(echo help | "$KEYGLASS" run - | sed -n 's/^  \([a-z][a-z]*\)  .*/\1/p')
there=$(sed -n '/^\.Sh COMMANDS/,/^\.Sh RECEIPTS/s/^\.It Ic \([a-z]*\).*/\1/p' "$lab")
is "keyglass-lab.5 has the lab's commands" "$there" "$words"
done_testing
