# Starting files are laid out once; a learner's file stays.
keyglass start exercises
echo mine >exercises/03-newest.lab
keyglass start exercises | grep newest
cat exercises/03-newest.lab
