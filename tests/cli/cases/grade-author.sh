# A lesson that cannot be read, or whose scene breaks, is nobody's fault who answers.
cp -R "$SRCDIR"/tests/grade/data data
chmod -R u+w data
cp data/lessons/01-small/put/solution.lab answer.lab
lesson=data/lessons/01-small/lesson.md
sed 's/^> create table Boxes.*/&\n> load Boxes from nowhere.jsonl/' $lesson >broken && cat broken >$lesson
KEYGLASS_DATA=data keyglass grade answer.lab
echo "status $?"
sed 's/^exists(.*/exists(/' $lesson >broken && cat broken >$lesson
KEYGLASS_DATA=data keyglass grade answer.lab
echo "status $?"
