# The digest at each beat is the same forward, back and forward again.
keyglass lint --digest 3 | awk '$NF ~ /^[0-9a-f]+$/ { print NF }' | sort | uniq -c | awk '{ print ($1 > 5 ? "digests" : "few") }'
