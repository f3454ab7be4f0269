"""Bots think for everybody in turn: first where somebody looks on, and not at all where nobody does."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.rows import tables_of
from tryptyk.server.people import People
from tryptyk.server.problems import Refused
from tryptyk.server.store import tables
from tryptyk.server.store.database import Store
from tryptyk.server.tables.bots.queue import Queue, Urgency
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.making import creation
from tryptyk.server.tables.past.moments import WAITING, Past
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.making import NewSeat, NewTable

WATCHED, AWAITED, IDLE = Urgency


class Desk:
    """One place to work, and in which order people have worked there. Whoever is first keeps it until all
    others have come."""

    def __init__(self, most: int = 1) -> None:
        self.turns = Queue(most)
        self.order: list[str] = []
        self.all_here = asyncio.Event()

    def come(self, person: str, urgency: Urgency = WATCHED) -> asyncio.Task[None]:
        return asyncio.create_task(self._work(person, urgency))

    async def _work(self, person: str, urgency: Urgency) -> None:
        async with self.turns.place(person, urgency):
            self.order.append(person)
            await self.all_here.wait()

    async def let_all(self, *works: asyncio.Task[None]) -> None:
        """Let everybody come, and then work."""
        await asyncio.sleep(0)
        self.all_here.set()
        await asyncio.gather(*works, return_exceptions=True)


def run(act: Callable[[Desk], Coroutine[Any, Any, None]]) -> list[str]:
    async def play() -> list[str]:
        desk = Desk()
        await act(desk)
        return desk.order

    return asyncio.run(play())


def test_nobody_waits_for_more_than_is_allowed() -> None:
    async def act() -> None:
        turns = Queue(1)

        async def wait(person: str) -> None:
            async with turns.place(person, AWAITED, 2):
                pass

        async with turns.place("eve", AWAITED, 2):
            waiting = [asyncio.create_task(wait(name)) for name in ("eve", "eve", "eve", "ada")]
            await asyncio.sleep(0)
            assert [task.done() for task in waiting] == [False, False, True, False]
            with pytest.raises(Refused):
                await waiting[2]
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(act())


def test_however_much_one_person_wants_another_waits_for_one_turn() -> None:
    async def act(desk: Desk) -> None:
        await desk.let_all(*(desk.come(name) for name in (*["eve"] * 300, "ada", "ada", "bob")))

    order = run(act)
    assert len(order) == 303
    assert order.index("ada") <= 2 and order.index("bob") <= 4
    assert [n for n, who in enumerate(order) if who == "ada"][1] <= 6


def test_what_is_more_urgent_comes_first() -> None:
    async def act(desk: Desk) -> None:
        levels = {"first": IDLE, "idle": IDLE, "awaited": AWAITED, "watched": WATCHED}
        await desk.let_all(*(desk.come(name, level) for name, level in levels.items()))

    assert run(act) == ["first", "watched", "awaited", "idle"]


def test_a_turn_that_nobody_wants_any_more_goes_to_the_next() -> None:
    async def act(desk: Desk) -> None:
        desk.all_here.set()
        async with desk.turns.place("first", WATCHED):
            works = [desk.come("gone"), desk.come("also gone"), desk.come("last")]
            await asyncio.sleep(0)
            works[0].cancel()
            await asyncio.sleep(0)
        works[1].cancel()  # it has been given the turn just now, and has not noticed yet
        await desk.let_all(*works)
        await desk.come("later")

    assert run(act) == ["last", "later"]


def test_stopping_waits_for_no_queue() -> None:
    async def stop() -> int:
        thinkers = Thinkers(1)
        works = [asyncio.create_task(thinkers.run("eve", IDLE, time.sleep, 0.5)) for _ in range(100)]
        await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
        for work in works:
            work.cancel()
        results = await asyncio.gather(*works, return_exceptions=True)
        thinkers.stop()
        return sum(result is None for result in results)

    assert asyncio.run(stop()) < 10, "what waits is not begun any more"


def with_bots(tmp_path: Path, act: Callable[[Host, str, str], Coroutine[Any, Any, None]]) -> None:
    """A table of two bots."""

    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        host = Host(store, Subscribers(store), Thinkers(1))
        me = (await People(store).create("en")).id
        await creation.create(host, me, NewTable("aeons_end", [NewSeat("bot", "random")] * 2, seed=3))
        try:
            await act(host, me, (await store.read(tables_of, me))[0].id)
        finally:
            await host.bots.stop()
            await store.close()

    asyncio.run(play())


async def rested(host: Host, id: str) -> int:
    """How far a table is when no bot thinks any more."""
    while host.bots.busy:
        await asyncio.sleep(0.01)
    found = await host.store.read(tables.get, id)
    assert found is not None
    return found[0].number


def test_bots_among_themselves_rest_while_nobody_looks(tmp_path: Path) -> None:
    async def act(host: Host, me: str, id: str) -> None:
        begun = await rested(host, id)
        assert begun <= 2, "whoever made it has seen it"
        assert await host.store.read(tables.waiting_for_bots, 0.0, 10) == []
        async with host.seen(id, me):
            pass
        assert await rested(host, id) == begun + 1, "a move for a look"
        with host.subscribers.subscribe(id, me, "192.0.2.1"):
            async with host.seen(id, me):
                pass
            while (await host.store.read(tables_of, me))[0].number < begun + 10:
                await asyncio.sleep(0.01)
        left = await rested(host, id)
        found = await host.store.read(tables.get, id)
        assert found is not None and (found[0].bot_due or found[0].outcome is not None)
        assert await rested(host, id) == left

    with_bots(tmp_path, act)


def test_a_table_is_opened_before_what_others_look_back_at(tmp_path: Path) -> None:
    """However many moments somebody has asked for: after the one that is being played."""

    async def act() -> None:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        past = Past(store)
        order: list[str] = []
        going = threading.Event()
        first = asyncio.create_task(past.replay(going.wait, by="eve"))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(past.replay(order.append, "moment", by="eve")) for _ in range(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await past.replay(order.append, "one more", by="eve")
        table = asyncio.create_task(past.replay(order.append, "table"))
        await asyncio.sleep(0)
        going.set()
        await asyncio.gather(first, table, *waiting)
        assert order == ["table", *["moment"] * WAITING]
        await store.close()

    asyncio.run(act())
