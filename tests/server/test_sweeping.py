"""What is swept after a while, and what is kept."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, update

from tests.server.conftest import new_database
from tests.server.house import PATIENCE, wait_for
from tests.server.rows import tables_of
from tryptyk.server.app import Settings, make_app
from tryptyk.server.people import People
from tryptyk.server.problems import Refused
from tryptyk.server.store import log, people, schema, snapshots, tables
from tryptyk.server.store.database import Store
from tryptyk.server.store.snapshots import SnapshotRow
from tryptyk.server.sweeping import Keeping, sweep
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.company import lists, seating
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live import choices
from tryptyk.server.tables.making import creation, forks
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.acting import Choose
from tryptyk.server.wire.making import Fork, NewSeat, NewTable

pytestmark = pytest.mark.sql

MONTH = 30 * 24 * 3600.0


class Scene:
    def __init__(self, host: Host, people: People) -> None:
        self.host, self.people = host, people

    async def person(self) -> str:
        return (await self.people.create("en")).id

    async def table(self, person: str, *, choices_made: int = 0) -> str:
        await creation.create(self.host, person, NewTable("aeons_end", [NewSeat("me")], seed=3))
        id = (await self.host.store.read(tables_of, person))[0].id
        for seq in range(choices_made):
            await self.choose(person, id, seq)
        return id

    async def table_for(self, maker: str, player: str) -> str:
        """A table that one person has made, and at which only another sits and plays."""
        await creation.create(self.host, maker, NewTable("aeons_end", [NewSeat("invitation")], seed=3))
        row = (await self.host.store.read(tables_of, maker))[0]
        await seating.join(self.host, player, row.seats[0].invitation or "")
        await self.choose(player, row.id, 0)
        return row.id

    async def choose(self, person: str, id: str, seq: int) -> None:
        async with self.host.cache.up_to_date(id) as live:
            assert live.table.decision is not None
            option = live.table.decision.options[0]
        await choices.choose(self.host, person, id, Choose(0, option, seq))

    async def age(self, seconds: float) -> None:
        """Everything so far was done so much earlier."""

        def shift(tx: Connection) -> None:
            for table, names in (
                (schema.people, ("created", "seen")),
                (schema.tables, ("created", "updated")),
                (schema.log, ("at",)),
                (schema.removals, ("at",)),
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


def test_tables_that_all_their_people_have_removed_go(database: str) -> None:
    async def act(scene: Scene) -> None:
        ada, bob = await scene.person(), await scene.person()
        alone, kept = await scene.table(ada, choices_made=1), await scene.table(ada, choices_made=1)
        shared = await scene.table_for(ada, bob)
        for id in (alone, shared):
            await lists.remove(scene.host, ada, id)
        await scene.age(2 * MONTH)
        await sweep(scene.host, Keeping(0, 0))
        assert await scene.left(alone, shared, kept) == [True, True, True], "it may be that nothing goes"
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(alone, shared, kept) == [False, True, True], "Bob has it on his list"
        await lists.remove(scene.host, bob, shared)
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(shared) == [True], "he has only just removed it"
        await scene.age(2 * MONTH)
        await lists.put_back(scene.host, ada, shared)
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(shared) == [True], "somebody wants it again"
        await lists.remove(scene.host, ada, shared)
        await scene.age(2 * MONTH)
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(shared, kept) == [False, True]

    in_a_house(database, act)


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


def test_only_what_a_person_chose_here_counts_as_played(database: str) -> None:
    """Not what a bot did, nor the choices that a fork has from elsewhere."""

    async def act(scene: Scene) -> None:
        ada = await scene.person()
        played = await scene.table(ada, choices_made=2)
        await forks.fork(scene.host, ada, played, Fork(2, [NewSeat("me")]))
        fork = (await scene.host.store.read(tables_of, ada))[0].id
        await creation.create(
            scene.host, ada, NewTable("aeons_end", [NewSeat("me"), NewSeat("bot", "random")], seed=3)
        )
        with_bot = (await scene.host.store.read(tables_of, ada))[0].id
        async with scene.host.cache.up_to_date(with_bot) as live:
            assert live.table.decision is not None and live.table.decision.seats == (1,)
            await live.choose(1, live.table.decision.options[0])
        await scene.host.store.write(snapshots.add, with_bot, [SnapshotRow(1, 1, b"")])
        await scene.age(2 * MONTH)
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(played, fork, with_bot) == [True, False, False]
        assert await scene.host.store.read(snapshots.last, with_bot, 9) is None

    in_a_house(database, act)


def test_a_table_where_somebody_has_just_sat_down_stays(database: str) -> None:
    async def act(scene: Scene) -> None:
        ada, bob = await scene.person(), await scene.person()
        await creation.create(scene.host, ada, NewTable("aeons_end", [NewSeat("invitation")], seed=3))
        row = (await scene.host.store.read(tables_of, ada))[0]
        await scene.age(2 * MONTH)
        await seating.join(scene.host, bob, row.seats[0].invitation or "")
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(row.id) == [True]

    in_a_house(database, act)


def test_what_is_used_meanwhile_is_not_removed(database: str) -> None:
    """Between finding and removing somebody may have come back."""

    async def act(scene: Scene) -> None:
        ada, back, idle = [await scene.person() for _ in range(3)]
        old = await scene.table(ada)
        await scene.age(2 * MONTH)
        young = await scene.table(back)
        before = time.time() - MONTH
        store = scene.host.store
        assert await store.read(tables.unplayed, before, 9) == [old]
        assert await store.write(tables.remove, [old, young], before) == [old]
        row = await scene.people.find(idle)
        assert row is not None
        await scene.people.note_visit(row)
        await store.write(people.remove, [ada, back, idle], before)
        found = [await scene.people.find(one) is not None for one in (ada, back, idle)]
        assert found == [False, True, True]

    in_a_house(database, act)


def test_what_somebody_has_in_hand_is_left_alone(postgres: str) -> None:
    """Nor does anybody wait for it."""
    database = new_database(postgres)

    async def act(scene: Scene) -> None:
        ada = await scene.person()
        held, free = await scene.table(ada), await scene.table(ada)
        await scene.age(2 * MONTH)
        elsewhere = await asyncpg.connect(scene.host.store.dsn)
        async with elsewhere.transaction():
            await elsewhere.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", held)
            async with asyncio.timeout(PATIENCE):
                await sweep(scene.host, Keeping(30, 0))
            assert await scene.left(held, free) == [True, False]
        await elsewhere.close()

    in_a_house(database, act)


def test_a_server_sweeps_by_itself(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite3"

    async def act(scene: Scene) -> None:
        await scene.table(await scene.person())
        await scene.age(2 * MONTH)

    in_a_house(database, act)
    with TestClient(make_app(Settings(database))) as client:
        assert client.get("/health").status_code == 200
        wait_for(lambda: _count(tmp_path / "t.sqlite3") == 0)


def _count(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def test_more_than_fit_into_one_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tryptyk.server.sweeping.AT_ONCE", 2)

    async def act(scene: Scene) -> None:
        everybody = [await scene.person() for _ in range(5)]
        ids = [await scene.table(everybody[0]) for _ in range(5)]
        await scene.age(2 * MONTH)
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(*ids) == [False] * 5
        found = [await scene.people.find(one) for one in everybody]
        assert found == [None] * 5, "and with the tables whoever holds nothing else"

    in_a_house(database, act)


def test_people_who_hold_nothing_go_and_others_stay(database: str) -> None:
    async def act(scene: Scene) -> None:
        idle, player, visitor, maker = [await scene.person() for _ in range(4)]
        await scene.table(player, choices_made=1)
        await scene.table_for(maker, player)
        await scene.age(2 * MONTH)
        row = await scene.people.find(visitor)
        assert row is not None
        await scene.people.note_visit(row)
        await sweep(scene.host, Keeping(30, 0))
        found = [await scene.people.find(one) is not None for one in (idle, player, visitor, maker)]
        assert found == [False, True, True, True]
        with pytest.raises(Refused) as refused:
            await scene.table(idle)
        assert refused.value.status == 401, "their browser opens a new session"

    in_a_house(database, act)


def test_finished_games_stay_unless_the_operator_wants_it_otherwise(database: str) -> None:
    async def act(scene: Scene) -> None:
        ada = await scene.person()
        id, running = [await scene.table(ada, choices_made=1) for _ in range(2)]
        outcome = {"reason": "x", "sides": []}
        over = update(schema.tables).where(schema.tables.c.id == id).values(outcome=outcome)
        await scene.host.store.write(lambda tx: tx.execute(over))
        await scene.age(12 * MONTH)
        await sweep(scene.host, Keeping(30, 0))
        assert await scene.left(id) == [True]
        await sweep(scene.host, Keeping(30, 400))
        assert await scene.left(id) == [True]
        await sweep(scene.host, Keeping(0, 300))
        assert await scene.left(id, running) == [False, True]
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
