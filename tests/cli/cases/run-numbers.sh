# N sort keys come back by value, however they were put in.
for order in "-1E10 -2 -1.5 0 1E-5 9 10 1E3" "10 9 1E3 0 -2 1E-5 -1E10 -1.5"; do
    {
        echo 'create table Tab (pk S, sk N)'
        for n in $order; do echo "put Tab {pk: \"a\", sk: $n}"; done
        echo 'query Tab where pk = "a"'
    } | keyglass run - | sed -n '/^> query/,$p'
done
