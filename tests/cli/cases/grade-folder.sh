# Every answer in a folder and below it, sorted; what names no exercise is none.
export KEYGLASS_DATA="$SRCDIR/tests/grade/data"
mkdir -p class/ann class/ben
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/alt-1.lab class/ben/01-put.lab
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/start.lab class/ann/01-put.lab
echo 'create table Tab (k S)' >class/ann/notes.lab
echo '# exercise 01-put' >class/ann/answer.txt
ln -s /etc class/link
keyglass grade class --out report.txt
status=$?
cat report.txt
exit $status
