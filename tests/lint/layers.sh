#!/bin/sh
# Which folder of src/ may include which, and who may see which library.
. "$SRCDIR/tests/lib/tap.sh"
cd "$SRCDIR/src" || exit 99

allow='
base:
model: base
expr: base model
engine: base model expr
api: base model expr engine
traffic: base model expr engine
lab: base model expr engine api traffic
lesson: base model expr engine traffic lab
grade: base model expr engine traffic lab lesson
view: base model lesson engine/snap.h engine/history.h engine/trace.h
app: base model engine lab lesson view
tui: base view app
plain: base engine lab lesson view app
cli: base model expr engine api traffic lab lesson grade view app tui plain
'
library='
curses.h tui
cjson/cJSON.h api
xxhash.h base
md4c.h lesson
check.h grade
'

bad=$(
    for f in */*.[ch]; do
        from=${f%%/*}
        may=$(printf '%s' "$allow" | sed -n "s/^$from://p")
        sed -n 's|^#include "\(.*\)".*|\1|p' "$f" | while read -r to; do
            [ "$to" = config.h ] && continue
            case " $from $may " in
            *" ${to%%/*} "* | *" $to "*) ;;
            *) echo "$f must not include $to" ;;
            esac
            case $to in
            "$from"/*) ;;
            *_int.h) echo "$f: $to is for its own folder" ;;
            esac
        done
        printf '%s' "$library" | while read -r header home; do
            [ -n "$header" ] && [ "$from" != "$home" ] && grep -q "^#include <$header>" "$f" &&
                echo "$f: <$header> belongs to $home/ alone"
        done
    done
)
findings "includes go down only" "$bad"

bad=$(
    for folder in */; do
        case $allow in
        *"
${folder%/}:"*) ;;
        *) echo "src/$folder is in no row of the matrix" ;;
        esac
    done
)
findings "every folder has its row" "$bad"

bad=$(
    for f in */*.c; do
        first=$(sed -n 's/^#include //p' "$f" | head -n 1)
        [ "$first" = '"config.h"' ] || echo "$f: \"config.h\" must come first"
    done
    grep -l '#include "config.h"' ./*/*.h
)
findings "config.h comes first in sources, never in headers" "$bad"

findings "base names are unique" "$(for f in */*.c; do echo "${f##*/}"; done | sort | uniq -d)"
done_testing
