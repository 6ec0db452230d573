# One bad file among several: none runs.
echo 'create table Tab (pk S)' >good.lab
echo 'create table Tab (pk Q)' >bad.lab
keyglass run good.lab bad.lab absent.lab
