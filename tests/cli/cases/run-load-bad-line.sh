# A bad line in a data file: its place, nothing loaded, the rest not run.
printf 'pk,n\na,1\nb,x\n' >data.csv
cat >s.lab <<'END'
create table Tab (pk S)
load Tab from data.csv types (n N)
describe Tab
END
keyglass run s.lab
