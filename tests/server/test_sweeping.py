"""What is swept after a while, and what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import Connection, update

from tryptyk.server.http.wire import Choose, NewSeat, NewTable
from tryptyk.server.people import People
from tryptyk.server.problems import Refused
from tryptyk.server.store import log, people, schema, snapshots, tables
from tryptyk.server.store.database import Store
from tryptyk.server.sweeping import Keeping, sweep
from tryptyk.server.tables import choices, creation, seating
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.subscribers import Subscribers
from tryptyk.server.tables.thinkers import Thinkers

MONTH = 30 * 24 * 3600.0


class Scene:
    def __init__(self, host: Host, people: People) -> None:
        self.host, self.people = host, people

    async def person(self) -> str:
        return (await self.people.create("en")).id

    async def table(self, person: str, *, choices_made: int = 0) -> str:
        await creation.create(self.host, person, NewTable("aeons_end", [NewSeat("me")], seed=3))
        id = (await self.host.store.read(tables.of_person, person))[0].id
        for seq in range(choices_made):
            async with self.host.cache.up_to_date(id) as live:
                assert live.table.decision is not None
                option = live.table.decision.options[0]
            await choices.choose(self.host, person, id, Choose(0, list(option), seq))
        return id

    async def age(self, seconds: float) -> None:
        """Everything so far was done so much earlier."""

        def shift(tx: Connection) -> None:
            for table, names in (
                (schema.people, ("created", "seen")),
                (schema.tables, ("created", "updated")),
                (schema.log, ("at",)),
            ):
                tx.execute(update(table).values({name: table.c[name] - seconds for name in names}))

        await self.host.store.write(shift)

    async def left(self, *ids: str) -> list[bool]:
        return [await self.host.store.read(tables.get, id) is not None for id in ids]


def in_a_house(database: str, act: Callable[[Scene], Coroutine[Any, Any, None]]) -> None:
    async def play() -> None:
        store = Store(database)
        await store.migrate()
        host = Host(store, Subscribers(store), Thinkers(1))
        try:
            await act(Scene(host, People(store)))
        finally:
            await host.bots.stop()
            await store.close()

    asyncio.run(play())


def test_tables_that_nobody_played_go_and_others_stay(database: str) -> None:
    async def act(scene: Scene) -> None:
        ada = await scene.person()
        untouched, played = await scene.table(ada), await scene.table(ada, choices_made=2)
        await scene.age(2 * MONTH)
        young = await scene.table(ada)
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(untouched, played, young) == [False, True, True]
        assert await scene.host.store.read(log.after, untouched, -1, 9) == []
        assert await scene.host.store.read(snapshots.last, untouched, 9) is None
        with pytest.raises(Refused, match="no such table"):
            async with scene.host.cache.up_to_date(untouched):
                pass

    in_a_house(database, act)


def test_more_than_fit_into_one_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tryptyk.server.sweeping.AT_ONCE", 2)

    async def act(scene: Scene) -> None:
        ada = await scene.person()
        ids = [await scene.table(ada) for _ in range(5)]
        await scene.age(2 * MONTH)
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(*ids) == [False] * 5
        assert await scene.people.find(ada) is None, "and with the tables whoever holds nothing else"

    in_a_house(database, act)


def test_people_who_hold_nothing_go_and_others_stay(database: str) -> None:
    async def act(scene: Scene) -> None:
        idle, player, visitor = [await scene.person() for _ in range(3)]
        await scene.table(player, choices_made=1)
        await scene.age(2 * MONTH)
        row = await scene.people.find(visitor)
        assert row is not None
        await scene.people.note_visit(row)
        await sweep(scene.host, Keeping(30, 0))
        found = [await scene.people.find(one) is not None for one in (idle, player, visitor)]
        assert found == [False, True, True]
        with pytest.raises(Refused) as refused:
            await scene.table(idle)
        assert refused.value.status == 401, "their browser opens a new session"

    in_a_house(database, act)


def test_finished_games_stay_unless_the_operator_wants_it_otherwise(database: str) -> None:
    async def act(scene: Scene) -> None:
        ada = await scene.person()
        id = await scene.table(ada, choices_made=1)
        outcome = {"reason": "x", "sides": []}
        over = update(schema.tables).where(schema.tables.c.id == id).values(outcome=outcome)
        await scene.host.store.write(lambda tx: tx.execute(over))
        await scene.age(12 * MONTH)
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(id) == [True]
        await sweep(scene.host, Keeping(30, 400))
        assert await scene.left(id) == [True]
        await sweep(scene.host, Keeping(0, 300))
        assert await scene.left(id) == [False]
        assert await scene.people.find(ada) is not None, "of people nothing was said"

    in_a_house(database, act)


def test_a_seat_that_is_taken_over_keeps_the_table_once_it_is_played(database: str) -> None:
    async def act(scene: Scene) -> None:
        ada = await scene.person()
        id = await scene.table(ada, choices_made=1)
        await seating.hand_over(scene.host, ada, id, 0, "random")
        await scene.host.bots.stop()
        await scene.age(2 * MONTH)
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(id) == [True]
        assert await scene.host.store.read(people.get, ada) is not None

    in_a_house(database, act)
