"""A table in memory and its log: whatever fails, memory is never ahead."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.rows import tables_of
from tryptyk import games
from tryptyk.kernel import IllegalChoice, Option, Table
from tryptyk.kernel.record import position_of
from tryptyk.server.people import People
from tryptyk.server.problems import Refused
from tryptyk.server.store import log, seats, tables
from tryptyk.server.store.database import Store
from tryptyk.server.store.log import Raced
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live import choices, undo
from tryptyk.server.tables.live.cache import Cache
from tryptyk.server.tables.live.table import WEIGHT, Backing, Live, weight_of
from tryptyk.server.tables.making import creation
from tryptyk.server.tables.past.moments import Past, encode_position
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.acting import Choose, Undo
from tryptyk.server.wire.making import NewSeat, NewTable


class Broken(Exception):
    """The disk is full, or the database has gone."""


class Fragile(Store):
    """A store that fails when it is told to: so many times for each way to use it."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.failing = {"read": 0, "write": 0}
        self.written_and_lost = 0
        """So many writes are carried out, and nobody is told."""

    def _fail(self, way: str) -> None:
        if self.failing[way]:
            self.failing[way] -= 1
            raise Broken(way)

    async def read(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        self._fail("read")
        return await super().read(work, *args, **more)

    async def write(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        self._fail("write")
        done = await super().write(work, *args, **more)
        if self.written_and_lost:
            self.written_and_lost -= 1
            raise Broken("after writing")
        return done


class Scene:
    """One table of one person, in this process."""

    def __init__(self, store: Fragile, host: Host, person: str, id: str) -> None:
        self.store, self.host, self.person, self.id = store, host, person, id

    async def standing(self) -> tuple[int, int]:
        """How far the table is in memory; it is the same as in the log."""
        async with self.host.cache.up_to_date(self.id) as live:
            rows = await self.store.read(log.after, self.id, -1, 1_000)
            row = await self.store.read(tables.get, self.id)
            assert row is not None
            assert live.seq == row[0].seq == rows[-1].seq
            assert live.table.number == live.row.number == row[0].number == rows[-1].number
            return live.seq, live.table.number

    async def option(self) -> tuple[int, Option]:
        async with self.host.cache.up_to_date(self.id) as live:
            decision = live.table.decision
            assert decision is not None
            return decision.seats[0], decision.options[0]

    async def choose(self, key: str | None = None, seq: int | None = None) -> None:
        seat, option = await self.option()
        at = (await self.standing())[0] if seq is None else seq
        await choices.choose(self.host, self.person, self.id, Choose(seat, option, at, key))


def at_a_table(tmp_path: Path, act: Callable[[Scene], Any]) -> None:
    async def play() -> None:
        store = Fragile(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        host = Host(store, Subscribers(store), Thinkers(1))
        me = await People(store).create("en")
        await creation.create(host, me.id, NewTable("aeons_end", [NewSeat("me")], seed=3))
        row = (await store.read(tables_of, me.id))[0]
        scene = Scene(store, host, me.id, row.id)
        for _ in range(3):
            await scene.choose()
        await act(scene)
        await store.close()

    asyncio.run(play())


def test_a_choice_that_is_not_written_was_not_made(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        scene.store.failing["write"] = 1
        with pytest.raises(Broken):
            await scene.choose()
        assert await scene.standing() == (3, 3)
        await scene.choose()
        assert await scene.standing() == (4, 4)

    at_a_table(tmp_path, act)


@pytest.mark.parametrize("reads", [1, 2])
def test_also_when_the_log_cannot_be_read_either(tmp_path: Path, reads: int) -> None:
    """A write fails, and so does reading the log afterwards: who asks next finds what the log says."""

    async def act(scene: Scene) -> None:
        seat, option = await scene.option()
        choice = Choose(seat, option, 3, "key")
        scene.store.failing = {"write": 1, "read": reads}
        with pytest.raises(Broken):
            await choices.choose(scene.host, scene.person, scene.id, choice)
        for _ in range(reads):
            with pytest.raises(Broken):
                await choices.choose(scene.host, scene.person, scene.id, choice)
        assert await scene.standing() == (3, 3)
        await choices.choose(scene.host, scene.person, scene.id, choice)
        assert await scene.standing() == (4, 4)

    at_a_table(tmp_path, act)


def test_a_choice_that_was_written_was_made_though_nobody_was_told(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        seat, option = await scene.option()
        choice = Choose(seat, option, 3, "key")
        scene.store.written_and_lost = 1
        with pytest.raises(Broken):
            await choices.choose(scene.host, scene.person, scene.id, choice)
        assert await scene.standing() == (4, 4)
        await choices.choose(scene.host, scene.person, scene.id, choice)
        assert await scene.standing() == (4, 4), "saying it again does not do it again"

    at_a_table(tmp_path, act)


def test_a_key_is_good_for_one_choice_also_when_that_was_taken_back(tmp_path: Path) -> None:
    """Who sends it again is told how things stand, and nothing is made a second time."""

    async def act(scene: Scene) -> None:
        seat, option = await scene.option()
        await choices.choose(scene.host, scene.person, scene.id, Choose(seat, option, 3, "key"))
        await undo.undo(scene.host, scene.person, scene.id, Undo(4, 3))
        again = Choose(seat, option, 5, "key")
        await asyncio.wait_for(choices.choose(scene.host, scene.person, scene.id, again), 60)
        assert await scene.standing() == (5, 3)

    at_a_table(tmp_path, act)


def test_what_is_not_written_was_not_taken_back(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        scene.store.failing["write"] = 1
        with pytest.raises(Broken):
            await undo.undo(scene.host, scene.person, scene.id, Undo(3, 1))
        assert await scene.standing() == (3, 3)
        await undo.undo(scene.host, scene.person, scene.id, Undo(3, 1))
        assert await scene.standing() == (4, 1)

    at_a_table(tmp_path, act)


def test_rules_that_fail_in_the_middle_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = Table.choose

    def fail(table: Table[Any], seat: int, option: object) -> None:
        choose(table, seat, option)
        raise ZeroDivisionError

    async def act(scene: Scene) -> None:
        seat, option = await scene.option()
        with monkeypatch.context() as patch:
            patch.setattr(Table, "choose", fail)
            with pytest.raises(ZeroDivisionError):
                await choices.choose(scene.host, scene.person, scene.id, Choose(seat, option, 3))
        assert await scene.standing() == (3, 3)

    at_a_table(tmp_path, act)


def test_an_illegal_choice_leaves_the_table_as_it_is(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        async with scene.host.cache.up_to_date(scene.id) as live:
            before = live.table
            with pytest.raises(IllegalChoice):
                await live.choose(0, ("fly",))
            assert not live.doubted
            await live.refresh()
            assert live.table is before, "and it need not be read again"

    at_a_table(tmp_path, act)


def test_a_doubt_that_comes_up_while_the_table_is_read_is_not_lost(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        async with scene.host.cache.up_to_date(scene.id) as live:
            live.doubt()
            reading = asyncio.create_task(live.refresh())
            await asyncio.sleep(0)
            live.doubt()
            await reading
            assert live.doubted
            await live.refresh()
            assert not live.doubted

    at_a_table(tmp_path, act)


def test_a_seat_that_changes_while_a_choice_is_written_is_not_overlooked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(scene: Scene) -> None:
        seat, option = await scene.option()
        write = scene.store.write
        async with scene.host.cache.up_to_date(scene.id) as live:

            async def write_and_invite(work: Callable[..., Any], *args: Any, **more: Any) -> Any:
                monkeypatch.setattr(scene.store, "write", write)
                done = await write(work, *args, **more)
                await write(seats.change, scene.id, 0, scene.person, invitation="a-link")
                live.doubt()
                return done

            monkeypatch.setattr(scene.store, "write", write_and_invite)
            await live.choose(seat, option)
        async with scene.host.cache.up_to_date(scene.id) as live:
            assert live.row.seats[0].invitation == "a-link"
        assert await scene.standing() == (4, 4)

    at_a_table(tmp_path, act)


def test_of_two_who_hold_the_same_table_the_slower_finds_out(tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        backing = Backing(scene.store, Past(scene.store), Subscribers(scene.store))
        other = Live(backing, scene.id)
        await other.refresh()
        await scene.choose()
        decision = other.table.decision
        assert decision is not None
        with pytest.raises(Raced):
            await other.choose(decision.seats[0], decision.options[0])
        await other.refresh()
        assert (other.seq, other.table.number) == await scene.standing() == (4, 4)

    at_a_table(tmp_path, act)


def test_a_table_in_use_is_not_forgotten(tmp_path: Path) -> None:
    """Or it would be there twice, and one of the two would not hear what the other does."""

    async def act(scene: Scene) -> None:
        for seed in (4, 5):
            wanted = NewTable("aeons_end", [NewSeat("me")], seed=seed)
            await creation.create(scene.host, scene.person, wanted)
        made = [row.id for row in await scene.store.read(tables_of, scene.person)]
        cache = Cache(Backing(scene.store, Past(scene.store), Subscribers(scene.store)), most=1)
        async with cache.up_to_date(made[0]) as first:
            async with cache.up_to_date(made[1]) as second:
                pass
            waiting = asyncio.create_task(_same(cache, made[0]))
            await asyncio.sleep(0)
        assert await waiting is first
        await _same(cache, made[2])
        async with cache.up_to_date(made[1]) as again:
            assert again is not second, "but one that nobody uses is"
        with pytest.raises(Refused):
            await _same(cache, "nowhere")

    at_a_table(tmp_path, act)


def test_tables_are_forgotten_when_they_take_too_much_together(tmp_path: Path) -> None:
    """The one that was not asked for longest first, and whenever one grows."""

    async def act(scene: Scene) -> None:
        for seed in range(4):
            wanted = NewTable("aeons_end", [NewSeat("me")], seed=seed)
            await creation.create(scene.host, scene.person, wanted)
        made = [row.id for row in await scene.store.read(tables_of, scene.person)][:4]
        cache = Cache(Backing(scene.store, Past(scene.store), Subscribers(scene.store)), bytes=3 * WEIGHT)
        lives = [await _same(cache, id) for id in made]
        assert await _same(cache, made[3]) is lives[3], "room for two"
        assert await _same(cache, made[2]) is lives[2]
        async with cache.up_to_date(made[2]) as grows:
            grows._written *= 100
        assert await _same(cache, made[3]) is not lives[3]
        assert await _same(cache, made[2]) is not grows, "what has to go, though it was the last"

    at_a_table(tmp_path, act)


@pytest.mark.parametrize("game", ["aeons_end", "bonfire", "age_contrived"])
def test_what_a_table_takes_is_reckoned_from_its_position(game: str) -> None:
    """Between half and twice of what it takes in truth, late in a game when it matters."""
    rules = games.load(game).game

    def played() -> Table[Any]:
        table, random = Table.new(rules, 2, 5), Random(3)
        while table.number < 60 and table.decision is not None:
            table.take(random.randrange(len(table.decision.options)))
        return table

    played()  # what is made once and for all tables
    tracemalloc.start()
    table = played()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    reckoned = weight_of(table, len(encode_position(position_of(table))))
    assert taken / 2 < reckoned < 2.5 * taken


async def _same(cache: Cache, id: str) -> Live:
    async with cache.up_to_date(id) as live:
        return live
