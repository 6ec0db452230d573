# Endless traffic and a billion items: each ends at a limit, with a message.
printf '# exercise 03-newest\ntraffic AppData put keys uniform(1000000) rate 100000/s for 1h\n' >a.lab
keyglass grade a.lab >out
echo "status $?"
grep -c 'limit' out | sed 's/[1-9][0-9]*/some/'
printf '# exercise 03-newest\ntraffic AppData put keys uniform(10000000) rate 1000000/s for 100s\n' >b.lab
keyglass grade b.lab >out
echo "status $?"
grep -c 'limit' out | sed 's/[1-9][0-9]*/some/'
