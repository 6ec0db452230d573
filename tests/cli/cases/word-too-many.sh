keyglass help one two
