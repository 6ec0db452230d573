# Alone and without a terminal: the lessons there are.
keyglass
