# Shipped lessons are as accept would write them.
keyglass accept --check 1 3 4 10
