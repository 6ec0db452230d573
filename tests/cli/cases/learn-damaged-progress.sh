# A damaged file is set aside, said so and not written over.
mkdir work && printf 'no such line\n' >work/progress.log
printf 'q\n' | keyglass learn 1 2>&1 | grep -o 'cannot be read.*\|set aside.*'
cat work/progress.log* | grep -x 'no such line'
