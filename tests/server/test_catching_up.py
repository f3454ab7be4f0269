"""What another worker has written is made here too, and what comes of it is what the rows say."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.conftest import new_database
from tests.server.rows import tables_of
from tryptyk.kernel import Table
from tryptyk.kernel.record import position_of
from tryptyk.server.people import People
from tryptyk.server.problems import Refused
from tryptyk.server.store import log
from tryptyk.server.store.database import Store
from tryptyk.server.store.tables import TableRow
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.company import seating
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live import choices, undo
from tryptyk.server.tables.live.recent import RECENT
from tryptyk.server.tables.making import creation
from tryptyk.server.tables.past.moments import Stretch
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.acting import Choose, Undo
from tryptyk.server.wire.making import NewSeat, NewTable

SETUP = {"secret": True, "toasts": True, "limit": 1000}


class Scene:
    """A table of the toy, with two people at it and one who looks on, and two workers that hold it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.here, self.there = self.worker(), self.worker()
        self.loads: list[Host] = []
        for host in (self.here, self.there):
            self._count_loads(host)

    def worker(self) -> Host:
        return Host(self.store, Subscribers(self.store), Thinkers(1))

    def _count_loads(self, host: Host) -> None:
        with_memory = host.past.with_memory

        async def counted(row: TableRow, stretch: Stretch, stands: Table[Any]) -> Table[Any] | None:
            self.loads.append(host)
            return await with_memory(row, stretch, stands)

        host.past.with_memory = counted  # type: ignore[method-assign]  # it counts and goes on

    async def open(self) -> None:
        everybody = People(self.store)
        self.ada, self.bob, self.eve = [(await everybody.create("en")).id for _ in range(3)]
        seats = [NewSeat("me"), NewSeat("invitation"), NewSeat("invitation")]
        wanted = NewTable("toy", seats, seed=7, setup=SETUP)
        await creation.create(self.here, self.ada, wanted)
        row = (await self.store.read(tables_of, self.ada))[0]
        self.id = row.id
        self.invitations = [seat.invitation or "" for seat in row.seats]
        await seating.join(self.there, self.bob, self.invitations[1])
        await self.choose(self.here, self.there)

    async def look(self, host: Host) -> tuple[Any, ...]:
        """All that a worker knows of the table, and all that it would tell anybody."""
        told = []
        async with host.seen(self.id, self.ada) as live:
            for person in (self.ada, self.bob, self.eve):
                for after in (-1, live.seq - 1):
                    told.append(msgspec.json.encode(await host.teller.news(live, person, after)))
            row, position, steps = dict(vars(live.row)), position_of(live.table), live.table.choices()
        return row, position, steps, told

    async def agree(self) -> None:
        """Both workers know and tell what one does that reads the table now."""
        fresh = await self.look(self.worker())
        assert await self.look(self.here) == fresh
        assert await self.look(self.there) == fresh

    async def choose(self, *hosts: Host, random: Random | None = None) -> None:
        """A choice at each of the workers in turn, by whoever is asked, or for the seat where nobody sits."""
        random = random or Random(1)
        for host in hosts:
            async with host.cache.up_to_date(self.id) as live:
                decision, seq = live.table.decision, live.seq
                assert decision is not None
                option = random.choice(decision.options)
                seat = decision.seats_for(option)[0]
                person = live.row.seats[seat].person_id
                if person is None:
                    await live.choose(seat, option)
                    continue
            await choices.choose(host, person, self.id, Choose(seat, option, seq))

    async def take_back(self, host: Host, to: int) -> None:
        async with host.cache.up_to_date(self.id) as live:
            await live.take_back(0, to)


def play(
    postgres: str, monkeypatch: pytest.MonkeyPatch, act: Callable[[Scene], Awaitable[None]]
) -> list[bool]:
    """Gives for each time that a table was loaded meanwhile whether that was there."""
    monkeypatch.setenv("TRYPTYK_GAMES", "tests.toy")
    database = new_database(postgres)

    async def run() -> list[bool]:
        store = Store(database)
        await store.migrate()
        try:
            scene = Scene(store)
            await scene.open()
            await scene.agree()
            scene.loads.clear()
            await act(scene)
            await scene.agree()
            return [host is scene.there for host in scene.loads]
        finally:
            await store.close()

    return asyncio.run(run())


def test_choices_are_made_again_and_nothing_is_loaded(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        for behind in (1, 2, RECENT):
            await scene.choose(*[scene.here] * behind, random=Random(behind))
            await scene.agree()
        for _ in range(6):
            await scene.choose(scene.here, scene.there)

    assert play(postgres, monkeypatch, act) == []


def test_who_is_far_behind_loads(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        await scene.choose(*[scene.here] * (RECENT + 1))

    assert play(postgres, monkeypatch, act) == [True]


@pytest.mark.parametrize("more", [0, 1, 3])
def test_what_was_taken_back_elsewhere_is_loaded(
    postgres: str, monkeypatch: pytest.MonkeyPatch, more: int
) -> None:
    """Also where other choices stand in its place by now, as many or more."""

    async def act(scene: Scene) -> None:
        await scene.choose(scene.here, scene.here, random=Random(5))
        await scene.agree()
        await scene.take_back(scene.here, 3)
        await scene.choose(*[scene.here] * more, random=Random(6))

    assert play(postgres, monkeypatch, act) == [True]


def test_who_has_caught_up_can_take_back(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        await scene.choose(*[scene.here] * 6)
        await scene.take_back(scene.there, 3)
        await scene.agree()
        await scene.choose(scene.there, scene.here)

    assert play(postgres, monkeypatch, act) == [False]


async def _join(scene: Scene) -> None:
    await seating.join(scene.here, scene.eve, scene.invitations[2])


async def _rename(scene: Scene) -> None:
    await People(scene.store).change(scene.bob, {"name": "Bob"})
    await scene.here.renamed(scene.bob)


async def _ask_to_take_back(scene: Scene) -> None:
    async with scene.here.cache.up_to_date(scene.id) as live:
        wanted = Undo(live.seq, 0)
    await undo.undo(scene.here, scene.ada, scene.id, wanted)


@pytest.mark.parametrize("change", [_join, _rename, _ask_to_take_back], ids=lambda one: str(one.__name__))
@pytest.mark.parametrize("choices", [0, 2])
def test_what_is_changed_beside_the_log_is_seen(
    postgres: str,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Scene], Awaitable[None]],
    choices: int,
) -> None:
    async def act(scene: Scene) -> None:
        await scene.choose(*[scene.here] * choices)
        await change(scene)

    assert True in play(postgres, monkeypatch, act)


def test_choices_that_lead_elsewhere_are_not_believed(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where another worker has other rules."""

    async def act(scene: Scene) -> None:
        async with scene.there.cache.up_to_date(scene.id) as live:
            live.table.state.pot += 1
        await scene.choose(scene.here)

    assert play(postgres, monkeypatch, act) == [True]


def test_a_doubt_that_comes_up_meanwhile_is_not_lost(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        glance = scene.store.glance

        async def meanwhile(work: Any, *args: Any) -> Any:
            found = await glance(work, *args)
            if work is log.progress:
                scene.there.cache.doubt(scene.id)
            return found

        await scene.choose(scene.here)
        with monkeypatch.context() as patch:
            patch.setattr(scene.store, "glance", meanwhile)
            async with scene.there.cache.up_to_date(scene.id):
                pass

    assert play(postgres, monkeypatch, act) == [True]


def test_where_the_database_fails_nothing_is_lost(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor need anything be loaded afterwards: memory was not touched."""

    async def act(scene: Scene) -> None:
        async def fails(*_: Any) -> Any:
            raise OSError("no database")

        await scene.choose(scene.here)
        with monkeypatch.context() as patch:
            patch.setattr(scene.store, "glance", fails)
            with pytest.raises(OSError, match="no database"):
                async with scene.there.cache.up_to_date(scene.id):
                    pass

    assert play(postgres, monkeypatch, act) == []


def test_whatever_happens_in_any_order_workers_agree(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(scene: Scene) -> None:
        random = Random(11)

        async def back(host: Host) -> None:
            async with host.cache.up_to_date(scene.id) as live:
                seq, number = live.seq, live.table.number
            with_whom = random.choice([scene.ada, scene.bob])
            try:
                await undo.undo(host, with_whom, scene.id, Undo(seq, max(0, number - random.randint(1, 3))))
            except Refused as error:
                assert error.code in ("undo-asked", "invalid")

        async def forward(host: Host) -> None:
            await scene.choose(*[host] * random.randint(1, 3), random=random)

        for _ in range(60):
            host = random.choice([scene.here, scene.there])
            await random.choice([forward, forward, back])(host)
            if random.random() < 0.5:
                await scene.agree()

    play(postgres, monkeypatch, act)
