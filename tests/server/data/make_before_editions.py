"""Made ``before_editions.sql`` once: tables as servers wrote them before rules had editions (schema 0002).

Run it at the root of a checkout of 1efe512, with its sources first on the path:

    PYTHONPATH=src:. python make_before_editions.py before_editions.sql before_editions.json

The second file holds what that server showed of them, to compare with.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.house import ME, House, Person, Seat, play_until

SETUP = {"difficulty": "beginner", "market": "random"}


def running(person: Person, seed: int, choices: int) -> Seat:
    table = person.table(ME, ME, seed=seed, setup=SETUP)
    play_until([table], lambda made, _: made == choices, seed)
    return table


def in_an_act(person: Person) -> Seat:
    """A table that stands in the middle of an act: a question that only a choice of the same act can ask."""
    for seed in range(20, 60):
        table = person.table(ME, ME, seed=seed, setup=SETUP)
        there = play_until(
            [table],
            lambda made, s: (
                s["table"]["over"] or (made > 20 and s["decision"]["kind"] not in ("main", "cast"))
            ),
            seed,
        )
        if not there["table"]["over"]:
            return table
    raise AssertionError("no such table")


def shown(seat: Seat) -> dict[str, Any]:
    found = seat.look()
    table = found["table"]
    return {
        "id": seat.id,
        "number": found["number"],
        "seat": found["seat"],
        "view": found["view"],
        "decision": found["decision"],
        "outcome": table["outcome"],
        "moments": {
            str(n): seat.person.get(f"{seat.path}/moments/{n}")["view"] for n in (0, found["number"] // 2)
        },
    }


def main(sql: str, told: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        house = House(f"sqlite:///{file}", Path(folder) / "log").start()
        ada = house.enter("Ada")
        tables = {"running": running(ada, 3, 45), "act": in_an_act(ada)}
        finished = ada.table(ME, seed=12, setup={"difficulty": "beginner"})
        finished.play_out()
        tables["finished"] = finished
        found = {"recovery": ada.post("/api/me/recovery")["token"]}
        kept = {name: shown(seat) for name, seat in tables.items()}
        assert house.stop() == 0
        connection = sqlite3.connect(file)
        ids = [one["id"] for one in kept.values()]
        marks = ",".join("?" * len(ids))
        for name, column in (
            ("log", "table_id"),
            ("snapshots", "table_id"),
            ("seats", "table_id"),
            ("tables", "id"),
        ):
            connection.execute(f"DELETE FROM {name} WHERE {column} NOT IN ({marks})", ids)
        connection.commit()
        Path(sql).write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
        connection.close()
        Path(told).write_text(json.dumps({**found, **kept}, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
