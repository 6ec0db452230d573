# A mistake in the last line stops the first; nothing runs.
printf 'create table Tab (pk S)\nput Tab {pk: "a"}\n\nqeury Tab where pk = "a"\n' >script.lab
keyglass run script.lab
