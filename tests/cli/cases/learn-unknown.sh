keyglass learn 03-sortet
