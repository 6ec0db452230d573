#!/usr/bin/env python3
"""Make the three real data sets from their sources.

usage: build.py SOURCE_DIR

SOURCE_DIR holds birdstrikes.csv, zipcodes.csv and earthquakes.json as the
package vega-datasets 3.2.1 ships them; README.md has their digests.  The same
sources give the same bytes.  Nothing is left out, added or corrected but what
README.md says.
"""

import csv
import datetime
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent

BIRDSTRIKES = (  # our column, theirs
    ("FlightDate", "Flight Date"),
    ("State", "Origin State"),
    ("Airport", "Airport Name"),
    ("Operator", "Aircraft Airline Operator"),
    ("Aircraft", "Aircraft Make Model"),
    ("Phase", "Phase of flight"),
    ("TimeOfDay", "Time of day"),
    ("Species", "Wildlife Species"),
    ("Size", "Wildlife Size"),
    ("Damage", "Effect Amount of damage"),
    ("Speed", "Speed IAS in knots"),
    ("Cost", "Cost Total $"),
)
ZIPCODES = (
    ("Zip", "zip_code"),
    ("State", "state"),
    ("County", "county"),
    ("City", "city"),
    ("Latitude", "latitude"),
    ("Longitude", "longitude"),
)


def rows(path):
    with path.open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def write_csv(name, header, lines):
    with (HERE / name).open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(header)
        out.writerows(lines)


def birdstrikes(source):
    header = ["StrikeId"] + [ours for ours, _ in BIRDSTRIKES]
    lines = (
        ["STRIKE#%05d" % number] + [row[theirs] for _, theirs in BIRDSTRIKES]
        for number, row in enumerate(rows(source / "birdstrikes.csv"), 1)
    )
    write_csv("birdstrikes.csv", header, lines)


def zipcodes(source):
    lines = ([row[theirs] for _, theirs in ZIPCODES] for row in rows(source / "zipcodes.csv"))
    write_csv("zipcodes.csv", [ours for ours, _ in ZIPCODES], lines)


class Literal(str):
    """A number, kept as the source writes it."""


def value(thing):
    return str(thing) if isinstance(thing, Literal) else json.dumps(thing, ensure_ascii=False)


def moment(milliseconds):
    utc = datetime.datetime.fromtimestamp(int(milliseconds) // 1000, datetime.timezone.utc)
    return utc.strftime("%Y-%m-%dT%H:%M:%SZ")


def earthquakes(source):
    with (source / "earthquakes.json").open(encoding="utf-8") as file:
        feed = json.load(file, parse_int=Literal, parse_float=Literal)
    with (HERE / "earthquakes.jsonl").open("w", encoding="utf-8", newline="") as out:
        for quake in feed["features"]:
            about = quake["properties"]
            east, north, depth = quake["geometry"]["coordinates"]
            item = {
                "Net": about["net"],
                "Time": moment(about["time"]),
                "Id": quake["id"],
                "Mag": about["mag"],
                "MagType": about["magType"],
                "Type": about["type"],
                "Place": about["place"],
                "Depth": depth,
                "Latitude": north,
                "Longitude": east,
            }
            members = ('"%s": %s' % (k, value(v)) for k, v in item.items() if v is not None)
            out.write("{%s}\n" % ", ".join(members))


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: build.py SOURCE_DIR")
    source = pathlib.Path(sys.argv[1])
    birdstrikes(source)
    zipcodes(source)
    earthquakes(source)


if __name__ == "__main__":
    main()
