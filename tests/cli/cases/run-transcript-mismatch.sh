# A transcript that expects something else names the line and both sides.
cat >t.lab <<'END'
> create table Tab (pk S)
> put Tab {pk: "a"}
> get Tab {pk: "a"}
  b
END
keyglass run t.lab
