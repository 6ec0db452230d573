# An answer that does not parse: its place, every check not reached, status 1.
printf '# exercise 03-newest\nquery AppData where\n' >a.lab
keyglass grade a.lab
