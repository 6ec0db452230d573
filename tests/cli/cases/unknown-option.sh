keyglass help --colour
