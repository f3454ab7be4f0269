"""A stored game outlives a change of the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, update

from tests.server.house import BOT, ME, House, Seat, long_game, play_until
from tryptyk.kernel.record import Snapshot
from tryptyk.server.store import log, schema, snapshots, tables
from tryptyk.server.store.database import Store
from tryptyk.server.store.log import LogRow
from tryptyk.server.tables.past import Position

T = TypeVar("T")

OLD = 0
"""The version of rules that nobody plays by any more."""


def in_store(database: str, change: Callable[[Connection], T]) -> T:
    """Change a database behind the back of its server, which does not run."""

    async def write() -> T:
        store = Store(database)
        result = await store.write(change)
        await store.close()
        return result

    return asyncio.run(write())


def age(database: str, id: str, *, broken_act: bool) -> int:
    """Make a stored table one that was played under older rules, whose act holds a choice that they have
    abolished; gives the number of choices that lead to the act's start."""

    def change(tx: Connection) -> int:
        found = tables.get(tx, id)
        assert found is not None
        row, data = found
        position = msgspec.msgpack.decode(data, type=Position)
        snapshot = msgspec.structs.replace(position.snapshot, rules=OLD)
        choices = position.choices
        values: dict[str, object] = {"rules": OLD}
        if broken_act:
            option = ("abolished", 1)
            choices = [*choices, (0, option)]
            values |= {"seq": row.seq + 1, "number": row.number + 1}
            log.add(tx, id, [LogRow(row.seq + 1, row.number + 1, 0, list(option), [], 0.0)])
        aged = msgspec.msgpack.encode(Position(snapshot, choices))
        tx.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values, position=aged))
        for one in snapshots.between(tx, id, 0, 1_000):
            old = msgspec.msgpack.decode(one.data, type=Position)
            old = Position(msgspec.structs.replace(old.snapshot, rules=OLD), old.choices)
            tx.execute(
                update(schema.snapshots)
                .where(schema.snapshots.c.table_id == id, schema.snapshots.c.seq == one.seq)
                .values(data=msgspec.msgpack.encode(old))
            )
        return snapshot.number

    return in_store(database, change)


def played(house: House) -> Seat:
    table = long_game(house.start().enter())
    play_until([table], lambda made, _: made == 50)
    return table


def test_it_goes_on_from_where_it_stood(own_house: House) -> None:
    table = played(own_house)
    before = table.look()
    assert own_house.stop() == 0
    age(own_house.database, table.id, broken_act=False)
    own_house.start()
    after = table.look()
    assert (after["view"], after["decision"], after["number"]) == (before["view"], before["decision"], 50)
    assert table.person.refused(f"{table.path}/moments/20", "GET") == (409, "old-rules")
    assert table.person.get(f"{table.path}/moments/50", seat=before["seat"])["view"] == before["view"]
    body: dict[str, Any] = {"number": 20, "seats": [ME] * 4}
    assert table.person.refused(f"{table.path}/forks", **body) == (409, "old-rules")
    assert table.person.refused(f"{table.path}/undo", seq=after["seq"], to=20) == (409, "old-rules")
    assert table.look() == after, "nothing was changed by what could not be done"
    play_until([table], lambda made, _: made == 5)
    assert table.person.get(f"{table.path}/history")["numbers"] == [50, 51, 52, 53, 54, 55]
    fork = table.person.act(f"{table.path}/forks", number=53, seats=[ME] * 4)
    assert fork["number"] == 54
    table.undo(51)
    own_house.kill()
    own_house.start()
    assert table.look()["number"] == 51
    assert Seat(table.person, fork["table"]["id"]).look() == fork
    assert own_house.faults() == []


def test_an_act_that_no_longer_fits_starts_anew(own_house: House) -> None:
    table = played(own_house)
    assert own_house.stop() == 0
    start = age(own_house.database, table.id, broken_act=True)
    own_house.start()
    after = table.look()
    assert after["number"] == start <= 50
    log = table.events()
    assert log[-1]["option"] == ["~undo", start] and log[-1]["seat"] == -1, "the log says so"
    assert [row["seq"] for row in log] == list(range(len(log)))
    play_until([table], lambda made, _: made == 5)
    own_house.kill()
    own_house.start()
    assert table.look()["number"] == start + 5
    assert table.person.get(f"{table.path}/moments/{start + 3}")["number"] == start + 3
    assert own_house.faults() == []


def test_a_table_that_cannot_be_opened_harms_no_other(own_house: House) -> None:
    ada = own_house.start().enter()
    broken, sound = ada.table(BOT, ME, seed=3), ada.table(BOT, ME, seed=3)
    assert own_house.stop() == 0

    def spoil(tx: Connection) -> None:
        snapshot = Snapshot("aeons_end", OLD, 2, 3, {}, 0, {"nothing": 1})
        position = msgspec.msgpack.encode(Position(snapshot, []))
        values = {"rules": OLD, "position": position, "bot_due": True}
        tx.execute(update(schema.tables).where(schema.tables.c.id == broken.id).values(**values))

    in_store(own_house.database, spoil)
    own_house.start()
    assert ada.refused(broken.path, "GET") == (409, "unreadable")
    assert {one["id"] for one in ada.get("/api/tables")} == {broken.id, sound.id}
    sound.play(3)
    assert own_house.faults() == []
