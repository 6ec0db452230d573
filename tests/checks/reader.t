# What a reader saw, and what an index had not yet.
==== setup
create table Jobs (Status S, Id S) on-demand
put Jobs {Status: "OPEN", Id: "7"}
reader Jobs {Status: "OPEN", Id: "7"} {Status: "DONE", Id: "7"}
delete Jobs {Status: "OPEN", Id: "7"}
==== answer
put Jobs {Status: "DONE", Id: "7"}
put Jobs {Status: "OPEN", Id: "7"}
delete Jobs {Status: "DONE", Id: "7"}
delete Jobs {Status: "OPEN", Id: "7"}
get Jobs {Status: "OPEN", Id: "7"}
==== ask
# The region is the answer: what the setup did is not its affair.
expect reader.missed == 1 and reader.saw_both == 1
  true
expect reader.missed == 0
  false reader.missed = 1
expect reader.saw_both == 0
  false reader.saw_both = 1
expect reader.missed + reader.saw_both == 2
  true
expect stale_reads == 0
  true
expect stale_reads > 0
  false stale_reads = 0
expect ops(get) == 1
  true
