# A stranger's file reads nothing outside its folder.
mkdir inside
echo 'create table Tab (pk S)
load Tab from ../secret.jsonl' >inside/up.lab
echo 'create table Tab (pk S)
load Tab from /etc/passwd' >inside/absolute.lab
echo '{"pk": "a"}' >secret.jsonl
ln -s ../secret.jsonl inside/link.jsonl
echo 'create table Tab (pk S)
load Tab from link.jsonl' >inside/link.lab
for f in up absolute link; do
    keyglass run inside/$f.lab >out
    echo "status $?"
done
