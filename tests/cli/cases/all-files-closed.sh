keyglass help <&- >&- 2>&-
