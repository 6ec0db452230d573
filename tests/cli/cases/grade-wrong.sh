# A wrong answer fails with its own code, whatever of Check's is in the environment.
export KEYGLASS_DATA="$SRCDIR/tests/grade/data"
cp "$SRCDIR"/tests/grade/data/lessons/01-small/put/wrong-M-OTHER-KEY.lab answer.lab
CK_RUN_CASE=x CK_FORK=no CK_TAP_LOG_FILE_NAME=- keyglass grade answer.lab
