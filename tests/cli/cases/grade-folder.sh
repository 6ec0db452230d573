# Every answer in a folder and below it, sorted; what names no exercise is none.
mkdir -p class/ann class/ben
cp "$SRCDIR"/lessons/10-hot/causes/alt-1.lab class/ben/10-causes.lab
cp "$SRCDIR"/lessons/10-hot/causes/start.lab class/ann/10-causes.lab
echo 'create table Tab (k S)' >class/ann/notes.lab
echo '# exercise 10-causes' >class/ann/answer.txt
keyglass grade class --out report.txt
status=$?
cat report.txt
exit $status
