keyglass helo
