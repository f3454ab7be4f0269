"""What one person sends holds up nobody else, and fills no disk. Within this process."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from tests.server.rows import tables_of
from tests.server.test_faults import Here
from tryptyk import games
from tryptyk.kernel import Option, Table
from tryptyk.kernel.record import Record, record_of
from tryptyk.server.people import People
from tryptyk.server.problems import Refused
from tryptyk.server.store import schema
from tryptyk.server.store.database import Store
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live import choices, undo
from tryptyk.server.tables.making import creation, forks, records
from tryptyk.server.tables.making.creation import CONCEALS, SEEDS
from tryptyk.server.tables.past import replays
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.acting import Choose, Undo
from tryptyk.server.wire.making import Fork, Import, NewSeat, NewTable

ACT = 8
"""So many choices an act has at most (lab/soak.py sees to that)."""


def with_host(tmp_path: Path, act: Callable[[Host, str], Coroutine[Any, Any, None]]) -> None:
    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        host = Host(store, Subscribers(store), Thinkers(1))
        me = await People(store).create("en")
        try:
            await act(host, me.id)
        finally:
            await host.bots.stop()
            await store.close()

    asyncio.run(play())


def long_record(conceals: int) -> Record:
    """A game of some hundred choices, with the unknown dealt anew so often in the middle of an act."""
    table = Table.new(games.load("aeons_end").game, 4, 4, {"difficulty": "beginner"})
    random = Random(1)
    while table.decision is not None:
        table.take(random.randrange(len(table.decision.options)))
        if table.number == 100:
            for seed in range(conceals):
                table.conceal(0, seed)
    return record_of(table)


def plain(record: Record) -> dict[str, Any]:
    return dict(msgspec.to_builtins(record))


async def refusal(asked: Coroutine[Any, Any, Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value


async def imported(host: Host, person: str, record: Record) -> str:
    """The id of the table that was made of a record."""
    await records.import_record(host, person, Import(plain(record)))
    return (await host.store.read(tables_of, person))[0].id


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ([(0, ("~conceal", 1))] * (CONCEALS + 1), "dealt anew 21 times"),
        ([(0, ("~conceal", 1))] * 13_500, "no game takes more than"),
        ([(0, ("x",))] * 3_001, "no game takes more than 3000"),
        ([(0, ("~conceal", 2**64))], "out of range"),
        ([(0, ("~conceal", SEEDS))], "out of range"),
        ([(0, ("~conceal", -1))], "out of range"),
        ([(0, ("~conceal", "x"))], "out of range"),
    ],
)
def test_a_record_holds_what_a_game_can_come_to(
    tmp_path: Path, made: list[tuple[int, Option]], said: str
) -> None:
    record = msgspec.structs.replace(record_of(Table.new(games.load("aeons_end").game, 1, 5)), choices=made)

    async def act(host: Host, me: str) -> None:
        refused = await refusal(records.import_record(host, me, Import(plain(record))))
        assert (refused.status, refused.code) == (422, "invalid")
        assert said in str(refused)
        assert await host.store.read(tables_of, me) == []

    with_host(tmp_path, act)


def test_a_seed_that_no_database_holds_is_refused_with_a_sentence(tmp_path: Path) -> None:
    record = msgspec.structs.replace(record_of(Table.new(games.load("aeons_end").game, 1, 5)), seed=2**64)

    async def act(host: Host, me: str) -> None:
        refused = await refusal(records.import_record(host, me, Import(plain(record))))
        assert refused.status == 422 and "out of range" in str(refused)

    with_host(tmp_path, act)


def test_whole_games_are_played_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Importing one, its figures, a look, a fork and loading: on the loop an act is finished at most."""
    repeat = Table.repeat
    on_the_loop = 0
    beside = 0

    def counted(table: Table[Any], seat: int, option: Option) -> None:
        nonlocal on_the_loop, beside
        if threading.current_thread() is threading.main_thread():
            on_the_loop += 1
        else:
            beside += 1
        repeat(table, seat, option)

    async def act(host: Host, me: str) -> None:
        nonlocal on_the_loop
        monkeypatch.setattr(Table, "repeat", counted)
        record = long_record(CONCEALS - 1)
        number = len(record.choices)
        assert number > 150
        id = await imported(host, me, record)
        for asked in (
            imported(host, me, record),
            replays.history(host, me, id),
            replays.moment(host, me, id, 110, None),
            forks.fork(host, me, id, Fork(110, [NewSeat("me")] * 4)),
        ):
            on_the_loop = 0
            await asked
            # Twice: a table is made, and loaded when it is shown first.
            assert on_the_loop <= 2 * (ACT + CONCEALS)
        host.cache.doubt(id)
        on_the_loop = 0
        await host.past.at((await host.store.read(tables_of, me))[0], 3)
        assert on_the_loop == 0 and beside > 0

    with_host(tmp_path, act)


def test_what_is_stored_grows_with_the_choices_only(tmp_path: Path) -> None:
    record = long_record(CONCEALS)

    async def act(host: Host, me: str) -> None:
        id = await imported(host, me, record)
        stored = await host.store.read(_bytes_of, id)
        assert stored < 1024 * len(record.choices)

    with_host(tmp_path, act)


def _bytes_of(tx: Any, id: str) -> int:
    """What a table's log, snapshots and position hold."""
    log, snapshots, rows = schema.log, schema.snapshots, schema.tables
    lengths = [
        select(func.sum(func.length(log.c.option) + func.length(log.c.events))).where(log.c.table_id == id),
        select(func.sum(func.length(snapshots.c.data))).where(snapshots.c.table_id == id),
        select(func.length(rows.c.position)).where(rows.c.id == id),
    ]
    return sum(int(tx.scalar(one)) for one in lengths)


def test_forks_of_forks_come_to_an_end(tmp_path: Path) -> None:
    async def act(host: Host, me: str) -> None:
        await creation.create(host, me, NewTable("aeons_end", [NewSeat("me")], seed=3))
        for number in range(CONCEALS):
            row = (await host.store.read(tables_of, me))[0]
            assert row.number == number
            await forks.fork(host, me, row.id, Fork(number, [NewSeat("me")]))
        row = (await host.store.read(tables_of, me))[0]
        refused = await refusal(forks.fork(host, me, row.id, Fork(row.number, [NewSeat("me")])))
        assert refused.status == 422 and f"{CONCEALS} times" in str(refused)

    with_host(tmp_path, act)


def test_a_log_does_not_grow_for_ever_by_taking_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("aeons_end").game
    monkeypatch.setattr(game, "longest", 3)

    async def act(host: Host, me: str) -> None:
        await creation.create(host, me, NewTable("aeons_end", [NewSeat("me")], seed=3))
        id = (await host.store.read(tables_of, me))[0].id
        async with host.cache.up_to_date(id) as live:
            assert live.table.decision is not None
            option = live.table.decision.options[0]
        for seq in range(0, 12, 2):
            await choices.choose(host, me, id, Choose(0, option, seq))
            await undo.undo(host, me, id, Undo(seq + 1, 0))
        await choices.choose(host, me, id, Choose(0, option, 12))
        refused = await refusal(undo.undo(host, me, id, Undo(13, 0)))
        assert (refused.status, refused.code, refused.seq) == (409, "log-full", 13)

    with_host(tmp_path, act)


def test_playing_again_has_a_time_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(host: Host, me: str) -> None:
        id = await imported(host, me, long_record(0))
        monkeypatch.setattr("tryptyk.server.tables.past.moments.REPLAY_SECONDS", -1.0)
        refused = await refusal(replays.moment(host, me, id, 3, None))
        assert (refused.status, refused.code) == (409, "too-long")
        host.cache.doubt(id)
        async with host.cache.up_to_date(id) as live:
            assert live.table.number == live.row.number, "but the table is there, from its position"

    with_host(tmp_path, act)


def test_a_leg_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games: taking one in, its figures, and what is left of a damaged one."""

    async def act(host: Host, me: str) -> None:
        host.thinkers = Here(1)  # where the limit can be changed
        record = long_record(0)
        id = await imported(host, me, record)
        monkeypatch.setattr("tryptyk.server.tables.past.moments.REPLAY_SECONDS", -1.0)
        asked = [records.import_record(host, me, Import(plain(record))), replays.history(host, me, id)]
        damage = update(schema.tables).where(schema.tables.c.id == id).values(waiting={"no": "list"})
        for one in asked:
            refused = await refusal(one)
            assert (refused.status, refused.code) == (409, "too-long")
        await host.store.write(lambda tx: tx.execute(damage))
        host.cache.doubt(id)
        refused = await refusal(records.export(host, me, id))
        assert (refused.status, refused.code) == (409, "too-long")

    with_host(tmp_path, act)
