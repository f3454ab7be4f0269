"""Tables that an older server has written, and tables whose act no longer fits: they open and go on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, update

from tests.server.house import BOT, ME, House, Seat, long_game, play_until
from tryptyk.kernel.record import Position
from tryptyk.server.store import database as database_module
from tryptyk.server.store import log, schema, tables
from tryptyk.server.store.database import Store
from tryptyk.server.store.log import LogRow
from tryptyk.server.tables.past.moments import encode_position, read_position

DATA = Path(__file__).parent / "data"
"""What a server of schema 0002 has written, and what it showed: see ``make_before_editions.py``."""

T = TypeVar("T")


def in_store(database: str, change: Callable[[Connection], T]) -> T:
    """Change a database behind the back of its server, which does not run."""

    async def write() -> T:
        store = Store(database)
        result = await store.write(change)
        await store.close()
        return result

    return asyncio.run(write())


# Before there were editions


def old_database(database: str, folder: Path) -> None:
    """Fill an empty database of either kind with what the older server wrote."""
    file = folder / "old.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript((DATA / "before_editions.sql").read_text(encoding="utf-8"))
    connection.close()
    found = sa.MetaData()
    engine = sa.create_engine(f"sqlite:///{file}")
    found.reflect(engine)
    order = ["meta", "people", "tables", "seats", "log", "snapshots"]
    with engine.connect() as source:
        rows = {
            name: [dict(row) for row in source.execute(sa.select(found.tables[name])).mappings()]
            for name in order
        }
    engine.dispose()

    def fill(tx: Connection) -> None:
        config = Config()
        folder = Path(str(database_module.__file__)).parent / "migrations"
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = tx
        command.upgrade(config, "0002")
        there = sa.MetaData()
        there.reflect(tx)
        for name in order:
            for row in rows[name]:
                values = {key: sa.null() if value is None else value for key, value in row.items()}
                tx.execute(sa.insert(there.tables[name]).values(values))

    in_store(database, fill)


@pytest.mark.sql
def test_tables_from_before_there_were_editions(own_house: House, tmp_path: Path) -> None:
    old_database(own_house.database, tmp_path)
    shown = json.loads((DATA / "before_editions.json").read_text(encoding="utf-8"))
    own_house.start()
    ada = own_house.enter()
    assert ada.post("/api/recover", token=shown["recovery"])["name"] == "Ada"
    listed = [*ada.tables(), *ada.tables("past")]
    assert {one["id"] for one in listed} == {shown[name]["id"] for name in ("running", "act", "finished")}
    assert {(one["name"], one["guided"], one["gist"] is None) for one in listed} == {(None, False, True)}
    for name in ("running", "act"):
        before = shown[name]
        table = Seat(ada, before["id"])
        now = table.look()
        assert (now["number"], now["seat"]) == (before["number"], before["seat"])
        assert as_then(now["view"], before["view"]) == before["view"]
        for key in ("kind", "seats", "about", "options", "takers"):
            assert now["decision"][key] == before["decision"][key]
        truthful_or_old(table, before)
        after = table.play(4)
        assert after["number"] == before["number"] + 4
        assert table.undo(after["number"] - 2)["number"] == after["number"] - 2
        assert stands(table.undo(before["number"])) == stands(now), "as far back as this server has seen it"
        body = {"seq": table.look()["seq"], "to": before["number"] - 5}
        assert ada.refused(f"{table.path}/undo", **body) == (409, "old-rules")
        table.play(2)
        listed = [*ada.tables(), *ada.tables("past")]
        assert next(one["gist"]["foe"] for one in listed if one["id"] == table.id), "told from now on"
    own_house.kill()
    own_house.start()
    for name in ("running", "act"):
        assert Seat(ada, shown[name]["id"]).look()["number"] == shown[name]["number"] + 2
    finished = Seat(ada, shown["finished"]["id"])
    over = finished.look()
    assert as_then(over["view"], shown["finished"]["view"]) == shown["finished"]["view"]
    assert over["table"]["outcome"] == {
        "reason": "all-exhausted",
        "sides": [
            side("nemesis", [], 1, 1, [{"key": "all-exhausted", "points": 1, "clause": ""}]),
            side("team", [0], 0, 2, []),
        ],
    }
    truthful_or_old(finished, shown["finished"])
    assert ada.refused(f"{finished.path}/record", "GET") == (409, "old-rules")
    assert own_house.faults() == []


def as_then(view: dict[str, Any], then: dict[str, Any]) -> dict[str, Any]:
    """A view as it was shown then: without what was added since, and with a nemesis's own pieces among the
    others, where there was a place for those of all."""
    nemesis = {**then["nemesis"], **view["nemesis"], **view["nemesis"]["own"]}
    mages = [_known(now, before) for now, before in zip(view["mages"], then["mages"], strict=True)]
    turn = _known(view["turn"], then["turn"])
    return {**_known(view, then), "mages": mages, "nemesis": _known(nemesis, then["nemesis"]), "turn": turn}


def _known(now: dict[str, Any], then: dict[str, Any]) -> dict[str, Any]:
    return {key: now[key] for key in then}


def side(name: str, seats: list[int], points: int, rank: int, lines: list[Any]) -> dict[str, Any]:
    return {"side": name, "seats": seats, "points": points, "lines": lines, "ties": [], "rank": rank}


def truthful_or_old(table: Seat, before: dict[str, Any]) -> None:
    """Looking back shows what was seen, or is refused."""
    for number, view in before["moments"].items():
        answer = table.person.http.get(f"{table.path}/moments/{number}")
        assert answer.status_code == 409 or answer.json()["view"] == view
        assert answer.status_code == 200 or answer.json()["code"] == "old-rules"
    answer = table.person.http.get(f"{table.path}/history")
    assert answer.status_code == 200 or answer.json()["code"] == "old-rules"


def stands(situation: dict[str, Any]) -> list[Any]:
    return [situation[name] for name in ("view", "decision", "number", "seat")]


# An act that no longer fits


def spoil(database: str, id: str, *, choice: bool) -> int:
    """Make the act of a stored table one that cannot be played again: by a choice that was abolished since,
    or because it leads elsewhere. Gives the number of choices that lead to its start."""

    def change(tx: Connection) -> int:
        found = tables.get(tx, id)
        assert found is not None
        row, position = found[0], read_position(found[1])
        values: dict[str, object] = {}
        choices = position.choices
        if choice:
            choices = [*choices, (0, ("abolished", 1))]
            values = {"seq": row.seq + 1, "number": row.number + 1}
            log.add(tx, id, [LogRow(row.seq + 1, row.number + 1, 0, ("abolished", 1), [], 0.0, end="1" * 16)])
        spoiled = msgspec.structs.replace(position, choices=choices, end="1" * 16)
        values["position"] = encode_position(spoiled)
        tx.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))
        return position.number

    return in_store(database, change)


@pytest.mark.nightly
def test_an_act_that_no_longer_fits_starts_anew_and_the_log_says_so(own_house: House) -> None:
    ada = own_house.start().enter()
    found = {choice: long_game(ada) for choice in (True, False)}
    for table in found.values():
        play_until([table], lambda made, _: made == 50)
    assert own_house.stop() == 0
    starts = {choice: spoil(own_house.database, table.id, choice=choice) for choice, table in found.items()}
    own_house.start()
    for choice, table in found.items():
        start = starts[choice]
        assert table.look()["number"] == start <= 50
        log = table.events()
        assert (log[-1]["option"], log[-1]["seat"]) == (["~undo", start], -1)
        assert [row["seq"] for row in log] == list(range(len(log)))
        assert len(log) == (53 if choice else 52)
    own_house.kill()
    own_house.start()
    for choice, table in found.items():
        assert len(table.events()) == (53 if choice else 52), "it is said once"
        after = table.play(5)
        own_house.kill()
        own_house.start()
        assert table.look() == after
        number = starts[choice] + 3
        assert ada.get(f"{table.path}/moments/{number}")["number"] == number
        assert stands(table.undo(starts[choice])) == stands(table.look())
    assert own_house.faults() == []


def test_a_finished_game_is_never_reopened(own_house: House) -> None:
    """Its position is how it ended, not a way to play the last act again."""
    ada = own_house.start().enter()
    table = ada.table(ME, seed=12, setup={"difficulty": "beginner"})
    over = table.play_out()
    assert own_house.stop() == 0

    def look(tx: Connection) -> Position:
        found = tables.get(tx, table.id)
        assert found is not None
        return read_position(found[1])

    position = in_store(own_house.database, look)
    assert (position.number, position.choices) == (over["number"], [])
    spoil(own_house.database, table.id, choice=False)
    own_house.start()
    now = table.look()
    assert now["view"] == over["view"] and now["table"]["outcome"] == over["table"]["outcome"]
    assert now["seq"] == over["seq"] == table.events()[-1]["seq"], "and nothing was added"
    assert own_house.faults() == []


def test_a_table_that_cannot_be_opened_harms_no_other(own_house: House) -> None:
    ada = own_house.start().enter()
    broken, sound = ada.table(BOT, ME, seed=3), ada.table(BOT, ME, seed=3)
    assert own_house.stop() == 0

    def ruin(tx: Connection) -> None:
        position = encode_position(Position("aeons_end", "", 2, 3, {}, 0, {"nothing": 1}, [], ""))
        values = {"position": position, "bot_due": True}
        tx.execute(update(schema.tables).where(schema.tables.c.id == broken.id).values(**values))

    in_store(own_house.database, ruin)
    own_house.start()
    assert ada.refused(broken.path, "GET") == (409, "unreadable")
    assert {one["id"] for one in ada.tables()} == {broken.id, sound.id}
    sound.play(3)
    assert own_house.faults() == []
