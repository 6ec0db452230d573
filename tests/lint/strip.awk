# Prints FILE:LINE:code without what stands in comments and in literals;
# with -v comments=1 the comments stay.
FNR == 1 { inside = 0 }
{
    out = ""
    n = length($0)
    for (i = 1; i <= n; i++) {
        two = substr($0, i, 2)
        c = substr($0, i, 1)
        if (inside) {
            if (comments)
                out = out c
            if (two == "*/") {
                inside = 0
                i++
            }
        } else if (two == "/*") {
            inside = 1
            i++
            out = out " "
        } else if (c == "\"" || c == "'") {
            out = out c
            for (i++; i <= n; i++) {
                d = substr($0, i, 1)
                if (d == "\\")
                    i++
                else if (d == c)
                    break
            }
            out = out c
        } else {
            out = out c
        }
    }
    print FILENAME ":" FNR ":" out
}
