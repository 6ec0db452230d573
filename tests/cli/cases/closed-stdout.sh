# Output that did not arrive is no success.
keyglass help >&-
