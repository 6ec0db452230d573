# A wrong answer fails with its own code, whatever of Check's is in the environment.
cp "$SRCDIR"/lessons/04-exact-then-range/requests/wrong-M-OPEN-RANGE.lab answer.lab
CK_RUN_CASE=x CK_FORK=no CK_TAP_LOG_FILE_NAME=- keyglass grade answer.lab
