keyglass run --rows many -
