# A program without lessons says where it would look.
mkdir bin && cp "$BUILDDIR/keyglass" bin/
KEYGLASS_DATA=/nowhere bin/keyglass >out 2>err
status=$?
# a build that was installed has lessons all the same
if [ $status -eq 0 ]; then grep -q learn out && echo "keyglass: no lessons here; KEYGLASS_DATA names the folder that holds them"
else cat err; fi
