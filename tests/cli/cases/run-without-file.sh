keyglass run
