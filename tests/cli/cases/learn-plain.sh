# A lesson plays to its end where nobody answers; no signs, no escape codes.
keyglass learn 1 </dev/null >out
echo "status $?"
LC_ALL=C grep -c "$(printf '\033')" out
grep -c '[─│┌┐└┘█▒]' out
head -n 1 out | cut -d . -f 1
[ -e work ] && echo "a work folder was made for nobody"
exit 0
