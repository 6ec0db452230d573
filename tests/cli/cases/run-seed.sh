# The seed is said, and changes what is drawn.
echo 'create table Tab (pk S)
traffic Tab put keys uniform(100000) rate 100/s for 1s' >s.lab
keyglass run --seed 7 --digest s.lab >a
keyglass run --seed=7 --digest s.lab >b
keyglass run --seed 8 --digest s.lab >c
cmp a b && head -n 1 a
cmp -s a c || echo "another seed, another digest"
