# Solutions and alternatives pass, starting files fail, wrong answers are told by their codes.
for x in "$SRCDIR"/lessons/*/*/; do
    for f in "$x"*.lab; do
        keyglass grade "$f" >out 2>&1
        status=$?
        name=${f##*/}
        case $name in
        solution.lab | alt-*) want=0 code=points ;;
        start.lab) want=1 code=points ;;
        wrong-*) want=1 code=${name#wrong-} && code=${code%.lab} ;;
        esac
        [ "$status" -eq "$want" ] && grep -q "$code" out || echo "$f: status $status, not $want with $code"
    done
done
