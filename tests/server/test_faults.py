"""Whatever fails in the database, in whatever order: what is in memory is what the log says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, update
from sqlalchemy.exc import OperationalError

from tests.server.rows import tables_of
from tryptyk.kernel.record import fingerprint
from tryptyk.server.people import People
from tryptyk.server.problems import Refused
from tryptyk.server.store import log, people, schema
from tryptyk.server.store.database import Store
from tryptyk.server.tables.bots.queue import Urgency
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.company import seating
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live import choices, undo
from tryptyk.server.tables.live.table import Backing, Live
from tryptyk.server.tables.making import creation
from tryptyk.server.tables.past import replays
from tryptyk.server.tables.past.moments import Past
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.acting import AnswerUndo, Choose, Undo
from tryptyk.server.wire.making import NewSeat, NewTable

T = TypeVar("T")

BEFORE, DURING, AFTER = "before", "during", "after"
"""When a transaction fails: at its start, with its work done, or committed and without a word."""
BURSTS = (1, 3)
"""So many transactions in a row fail, and so often the act is tried."""


def broken() -> OperationalError:
    return OperationalError("SELECT", {}, ConnectionError("the server closed the connection unexpectedly"))


class Faulty(Store):
    """A store whose transactions fail as they are told to."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.writes: list[bool] = []
        """Of each transaction so far, whether it writes."""
        self.faults: dict[int, str] = {}

    @contextmanager
    def failing(self, first: int, how_many: int, when: str) -> Iterator[None]:
        """From the ``first`` transaction on, counted from here, some fail."""
        self.faults = {len(self.writes) + n: when for n in range(first, first + how_many)}
        try:
            yield
        finally:
            self.faults = {}

    async def _do(
        self, way: Callable[..., Awaitable[T]], work: Callable[..., T], writes: bool, at_once: bool = False
    ) -> T:
        when = self.faults.get(len(self.writes))
        self.writes.append(writes)
        if when is None:
            return await way(work)
        if when == BEFORE or not writes:
            raise broken()
        if when == AFTER or at_once:  # what is one statement is done or not
            await way(work)
            raise broken()

        def work_in_vain(tx: Connection) -> T:
            work(tx)
            raise broken()

        return await way(work_in_vain)

    async def read(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await self._do(super().read, lambda tx: work(tx, *args, **more), False)

    async def glance(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await self._do(super().glance, lambda tx: work(tx, *args, **more), False)

    async def write(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await self._do(super().write, lambda tx: work(tx, *args, **more), True)

    async def write_at_once(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await self._do(super().write_at_once, lambda tx: work(tx, *args, **more), True, at_once=True)


class Here(Thinkers):
    """What is done in processes elsewhere is done in this one."""

    async def run(self, person: str, urgency: Urgency, work: Callable[..., T], *args: Any) -> T:
        return work(*args)


class Scene:
    """A table of the toy with Ada and Bob, and a third seat that nobody holds."""

    store: Faulty
    host: Host
    ada: str
    bob: str
    id: str
    token: str

    async def seq(self) -> int:
        async with self.host.cache.up_to_date(self.id) as live:
            return live.seq

    async def choose(self, seat: int, *option: str | int, key: str | None = None) -> None:
        person = self.bob if seat == 1 else self.ada
        wanted = Choose(seat, option, await self.seq(), key)
        await choices.choose(self.host, person, self.id, wanted)

    async def check(self) -> None:
        """What is in memory is what is written, all of it leads there, and its history answers."""
        rows = await self.store.read(log.after, self.id, -1, 1_000)
        assert [row.seq for row in rows] == list(range(len(rows)))
        async with self.host.cache.up_to_date(self.id) as live:
            other = Live(Backing(self.store, Past(self.store), Subscribers(self.store)), self.id)
            await other.refresh()
            assert live.row == other.row
            assert live.seq == rows[-1].seq and live.table.number == rows[-1].number == live.row.number
            assert fingerprint(live.table) == fingerprint(other.table) == rows[-1].end
            number = live.table.number
        history = await replays.history(self.host, self.ada, self.id)
        assert history.numbers == list(range(number + 1))


Act = Callable[[Scene], Awaitable[object]]


async def make_a_choice(scene: Scene) -> None:
    await scene.choose(0, "add", 1, key="once")


async def leave_toasts(scene: Scene) -> None:
    await seating.leave_standing(scene.host, scene.bob, scene.id, 1, -1, "toast", True)


async def leave_toasts_when_asked(scene: Scene) -> None:
    if await scene.seq() == 0:
        await scene.choose(0, "add", 2)
    await leave_toasts(scene)


async def make_a_choice_that_is_followed_by_a_standing_answer(scene: Scene) -> None:
    await leave_toasts(scene)
    await scene.choose(0, "add", 2, key="once")


async def take_back(scene: Scene) -> None:
    await scene.choose(0, "add", 3, key="once")
    await undo.undo(scene.host, scene.ada, scene.id, Undo(await scene.seq(), 0))


async def ask_to_take_back(scene: Scene) -> None:
    await scene.choose(0, "draw", key="once")
    await undo.undo(scene.host, scene.ada, scene.id, Undo(await scene.seq(), 0))


async def agree_to_take_back(scene: Scene) -> None:
    await ask_to_take_back(scene)
    await undo.answer(scene.host, scene.bob, scene.id, AnswerUndo(await scene.seq(), True))


async def refuse_to_take_back(scene: Scene) -> None:
    await ask_to_take_back(scene)
    await undo.answer(scene.host, scene.bob, scene.id, AnswerUndo(await scene.seq(), False))


async def hand_over_and_take_the_seat_back(scene: Scene) -> None:
    await seating.hand_over(scene.host, scene.ada, scene.id, 0, "random")
    await seating.hand_over(scene.host, scene.ada, scene.id, 0, None)


async def invite(scene: Scene) -> None:
    await seating.invite(scene.host, scene.ada, scene.id, 2)


async def join(scene: Scene) -> None:
    await seating.join(scene.host, scene.bob, scene.token)


async def rename(scene: Scene) -> None:
    await scene.store.write(people.change, scene.ada, {"name": "Adela"})
    await scene.host.renamed(scene.ada)


async def let_a_bot_move(scene: Scene) -> None:
    await seating.hand_over(scene.host, scene.ada, scene.id, 0, "random")
    while await scene.host.bots.move_once(scene.id):
        pass


ACTS: list[Act] = [
    make_a_choice,
    leave_toasts,
    leave_toasts_when_asked,
    make_a_choice_that_is_followed_by_a_standing_answer,
    take_back,
    ask_to_take_back,
    agree_to_take_back,
    refuse_to_take_back,
    hand_over_and_take_the_seat_back,
    invite,
    join,
    rename,
    let_a_bot_move,
]


EVERYWHERE = (make_a_choice, agree_to_take_back, hand_over_and_take_the_seat_back)
"""Every day at PostgreSQL too: a choice, something that all decide, and something beside the log."""


async def settle(scene: Scene, act: Act) -> None:
    """Carry out what may have been carried out before, or in part."""
    try:
        await act(scene)
    except Refused as error:
        assert error.status in (403, 404, 409, 422), "it has been done, or is nothing to be done any more"


@pytest.mark.parametrize(
    "act",
    [pytest.param(act, marks=[pytest.mark.sql] if act in EVERYWHERE else []) for act in ACTS],
    ids=lambda act: str(act.__name__),
)
def test_no_fault_in_any_order_leaves_memory_ahead_of_the_log(
    database: str, act: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each transaction of each act fails in each way, alone and together with those that follow it."""
    monkeypatch.setenv("TRYPTYK_GAMES", "tests.toy")

    async def play() -> int:
        store = Faulty(database)
        await store.migrate()
        everybody = People(store)
        ada, bob = [(await everybody.create("en")).id for _ in range(2)]
        host = Host(store, Subscribers(store), Here(1))
        monkeypatch.setattr(host.bots, "let_move", lambda _: None)  # they move when the test says so

        async def scene() -> Scene:
            scene = Scene()
            scene.store, scene.host, scene.ada, scene.bob = store, host, ada, bob
            seats = [NewSeat("me"), NewSeat("invitation"), NewSeat("invitation")]
            setup = {"toasts": True, "limit": 1000}
            await creation.create(host, ada, NewTable("toy", seats, seed=7, setup=setup))
            row = (await store.read(tables_of, ada, 1))[0]
            scene.id = row.id
            first, second = row.seats[1].invitation, row.seats[2].invitation
            assert first is not None and second is not None
            await seating.join(host, bob, first)
            scene.token = second
            return scene

        calm = await scene()
        began = len(store.writes)
        await act(calm)
        transactions = store.writes[began:]
        await calm.check()
        tried = 0
        for first, writes in enumerate(transactions):
            for burst in BURSTS:
                for when in (BEFORE, DURING, AFTER) if writes else (BEFORE,):
                    stormy = await scene()
                    with store.failing(first, burst, when):
                        for _ in range(burst):
                            try:
                                await settle(stormy, act)
                            except OperationalError:
                                tried += 1
                    await stormy.check()
                    await settle(stormy, act)
                    await stormy.check()
                    await store.write(_over, stormy.id)
        await store.close()
        return tried

    assert asyncio.run(play()) > 0


def _over(tx: Connection, id: str) -> None:
    """It counts among the running ones no more."""
    tx.execute(update(schema.tables).where(schema.tables.c.id == id).values(outcome={}))
