# Every data set loads, from any folder, under the keys its README names.
keyglass run - <<'END'
create table ByPhase (Phase S, StrikeId S)
load ByPhase from datasets/birdstrikes.csv types (Speed N, Cost N)
query ByPhase where Phase = "Descent" filter Cost > 10000 project StrikeId, Cost, Speed
expect count(ByPhase) == 10000
create table Zips (State S, Place S)
load Zips from datasets/zipcodes.csv with Place = "{County}#{City}#{Zip}"
query Zips where State = "AS"
expect count(Zips) == 42049
create table Quakes (Net S, Time S)
load Quakes from datasets/earthquakes.jsonl
query Quakes where Net = "mb" filter Mag < 0 limit 10 project Time, Mag
expect count(Quakes) == 1707
create table AppData (UserId S, SK S)
load AppData from datasets/appdata.jsonl
query AppData where UserId = "USER#42"
create table Books (authorId S, bookId S)
load Books from datasets/books.jsonl
query Books where authorId = "AUTHOR#42"
create table Tenants (pk S, sk S)
load Tenants from datasets/tenants.jsonl
query Tenants where pk = "TENANT#t_01"
create table Projects (pk S, sk S)
load Projects from datasets/projects.jsonl
query Projects where pk = "TENANT#t_01" and begins_with(sk, "PROJECT#01HVMK3P2Q#TASK#")
create table Locations (Country S, Place S)
load Locations from datasets/locations.jsonl
query Locations where Country = "UK" and begins_with(Place, "England#")
END
