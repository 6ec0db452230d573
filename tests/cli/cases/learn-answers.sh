# Lines in a pipe are answers; what was done is kept, and the lesson goes on there.
printf '\n\n\n\nd\n\nq\n' | keyglass learn 1 >out 2>&1
echo "status $?"
grep -o 'predicted.*' work/progress.log
beat=$(sed -n '$s/.* seen //p' work/progress.log)
printf 'q\n' | keyglass learn 1 | grep -c "Beat $beat of"
