# The comments marked CHOSEN: or DIFFERS:, each as one line of a Markdown list:
# from the mark to the end of the comment or to a line of it that is empty.
function flush()
{
    if (text != "") {
        gsub(/[ \t]+/, " ", text)
        sub(/ $/, "", text)
        print "- `" file "` " text
    }
    text = ""
    marked = 0
}
FNR == 1 { flush(); file = FILENAME; sub(/^src\//, "", file) }
{
    line = $0
    if (match(line, /(CHOSEN|DIFFERS):/)) {
        flush()
        marked = 1
        line = substr(line, RSTART)
    } else if (marked) {
        sub(/^[ \t]*\*?[ \t]*/, "", line)
        if (line == "" || line == "/") {
            flush()
            next
        }
    }
    if (marked) {
        ends = match(line, /\*\//)
        if (ends)
            line = substr(line, 1, RSTART - 1)
        text = text (text == "" ? "" : " ") line
        if (ends)
            flush()
    }
}
END { flush() }
