#!/bin/sh
# Small windows say so, and everything is there again when they grow.
. "$SRCDIR/tests/lib/tap.sh"
need tmux
scratch
. "$SRCDIR/tests/lib/term.sh"

term_start 80x24 "'$KEYGLASS' learn 1"
term_until "key>"
term_keys a n n
term_until "ann       0fe0b106"
before=$(term_screen)
term_size 52x14
term_until "keyglass needs 60x18, this window is 52x14   q quit"
ok "52x14 says what is needed"
term_size 30x5
term_until "60x18 needed   q quit"
ok "30x5"
term_size 20x5
term_until "60x18"
ok "20x5"
term_size 3x1
term_size 80x24
term_until "key> ann"
is "the same screen when it grows again" "$(term_screen)" "$before"
for size in 60x18 132x43 79x23 200x60 80x24; do
    term_size $size
done
term_until "key> ann"
ok "quick changes of size"
term_size 20x5
term_until "60x18"
term_keys q
term_size 80x24
term_until "terminal restored, status 0"
ok "q leaves a window that is too small"

term_start 10x3 "'$KEYGLASS' lab"
term_until "60x18"
term_size 80x24
term_until "open lab"
ok "started in 10x3"
term_keys C-c C-c
term_until "terminal restored, status 0"
ok "and left"
term_end
done_testing
