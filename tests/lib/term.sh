# shellcheck shell=sh
# For tests of the program in a real terminal: tmux on a socket of its own, with
# an empty configuration.  Read after tap.sh.
#
#     term_start WxH COMMAND   a shell command in a new window; stty and the exit
#                              status are printed when it ends
#     term_keys KEY...         as tmux names them
#     term_until TEXT          polls the screen until it holds the text
#     term_screen              the screen
#     term_size WxH
term_count=0
: "${tap_dir:?read tap.sh and call scratch first}"

term_tmux() { tmux -S "$tap_dir/sock$term_count" -f /dev/null "$@"; }

# A server of its own for each window: one that is going away takes no new one.
term_open() {
    term_tmux kill-server 2>/dev/null
    term_count=$((term_count + 1))
    term_tmux new-session -d -x "${1%x*}" -y "${1#*x}" "$2"
}

term_start() {
    cat >"$tap_dir/run" <<EOF
unset LINES COLUMNS
# What curses keeps until the end is no leak of ours.
export ASAN_OPTIONS=detect_leaks=0
stty -g >$tap_dir/before
$2
status=\$?
stty -g >$tap_dir/after
cmp -s $tap_dir/before $tap_dir/after && echo "terminal restored, status \$status"
exec sleep 60
EOF
    term_open "$1" "sh $tap_dir/run"
}

term_keys() { term_tmux send-keys "$@"; }
term_screen() { term_tmux capture-pane -p 2>/dev/null; }
term_size() { term_tmux resize-window -x "${1%x*}" -y "${1#*x}"; }

# At most ten seconds, a twentieth at a time.
term_until() {
    term_tries=0
    while [ $term_tries -lt 200 ]; do
        case $(term_screen) in *"$1"*) return 0 ;; esac
        sleep 0.05
        term_tries=$((term_tries + 1))
    done
    note "no such text: $1"
    note "$(term_screen)"
    return 1
}

term_end() {
    term_tmux kill-server 2>/dev/null
    return 0
}
