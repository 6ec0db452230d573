# One answer's trouble is its own; the exit status is the worst.
cp "$SRCDIR"/lessons/10-hot/causes/solution.lab good.lab
printf '# exercise 99-nothing\n' >unknown.lab
printf '# exercise 10-causes\nanswer t1 "hot\n' >typo.lab
mkdir empty
keyglass grade good.lab missing.lab unknown.lab typo.lab empty
