[ -w /dev/full ] || { echo "keyglass: cannot write to standard output: No space left on device" >&2; exit 2; }
keyglass help >/dev/full
