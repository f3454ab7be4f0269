"""Damaged rows: a table loses what cannot be read and nothing else, and harms no other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import cache
from typing import Any

import pytest
from sqlalchemy import Connection, delete, text, update

from tests.playing import answer
from tests.server.conftest import new_database
from tests.server.harms import TAKEN_BY, Harmed, HarmedHouse, asked_at
from tests.server.house import BOT, ME, House, Seat, wait_for
from tests.server.rows import tables_of
from tests.server.test_old_tables import in_store
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import fingerprint
from tryptyk.server.http.routes import HANDLERS
from tryptyk.server.people import People
from tryptyk.server.store import log, schema
from tryptyk.server.store.database import Store
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.live import choices
from tryptyk.server.tables.live.rows import opening_row, row_of
from tryptyk.server.tables.making import creation
from tryptyk.server.tables.past import moments as past
from tryptyk.server.tables.past import replays
from tryptyk.server.tables.past.moments import Stretch
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.acting import Choose
from tryptyk.server.wire.making import NewSeat, NewTable

Harm = Callable[[Connection, str], None]
TABLES, LOG = schema.tables, schema.log


def harm_row(**values: Any) -> Harm:
    def harm(tx: Connection, id: str) -> None:
        tx.execute(update(TABLES).where(TABLES.c.id == id).values(**values))

    return harm


def lose(*seqs: int) -> Harm:
    def harm(tx: Connection, id: str) -> None:
        tx.execute(delete(LOG).where(LOG.c.table_id == id, LOG.c.seq.in_(seqs)))

    return harm


def lead_elsewhere(tx: Connection, id: str) -> None:
    """A choice that fits and leads to something else than is written, where the position is of no help."""
    tx.execute(update(LOG).where(LOG.c.table_id == id, LOG.c.seq == 8).values(end="0" * 16))
    harm_row(position=b"")(tx, id)


def miss_a_choice(tx: Connection, id: str) -> None:
    """As a server left it that went on from a choice which was never written."""
    mine = LOG.c.table_id == id
    tx.execute(delete(LOG).where(mine, LOG.c.seq == 5))
    for seq in range(6, 11):
        tx.execute(update(LOG).where(mine, LOG.c.seq == seq).values(seq=seq - 1))
    tx.execute(update(TABLES).where(TABLES.c.id == id).values(seq=9))


@pytest.mark.sql
@pytest.mark.parametrize(
    ("harm", "number", "seq"),
    [
        (lambda *_: None, 10, 10),
        (lose(10), 9, 11),  # the position is ahead of the log
        (lose(8, 9, 10), 7, 11),
        (lose(7), 10, 10),  # what follows leads to where the table stands
        (harm_row(seq=12, number=12), 10, 13),
        (harm_row(number=7), 10, 11),
        (harm_row(seq=7), 10, 11),
        (harm_row(position=b"\x00\xff nonsense"), 10, 11),
        (harm_row(position=b""), 10, 11),
        (miss_a_choice, 10, 9),
        (lead_elsewhere, 7, 11),
    ],
    ids=[
        "sound",
        "last",
        "three",
        "middle",
        "ahead",
        "number",
        "behind",
        "position",
        "empty",
        "gap",
        "elsewhere",
    ],
)
def test_a_damaged_table_goes_on_after_its_last_good_choice(
    database: str, harm: Harm, number: int, seq: int
) -> None:
    async def play() -> None:
        store = Store(database)
        await store.migrate()
        me = (await People(store).create("en")).id
        host = Host(store, Subscribers(store), Thinkers(1))
        wanted = NewTable("aeons_end", [NewSeat("me"), NewSeat("me")], seed=3)
        await creation.create(host, me, wanted)
        id = (await store.read(tables_of, me))[0].id
        await choose(host, me, id, 10)
        await store.write(harm, id)

        again = Host(store, Subscribers(store), Thinkers(1))
        async with again.cache.up_to_date(id) as live:
            assert (live.table.number, live.row.number, live.seq) == (number, number, seq)
        await choose(again, me, id, 2)
        history = await replays.history(again, me, id)
        assert history.numbers[-3:] == [number, number + 1, number + 2], "and its history answers"
        rows = await store.read(log.after, id, -1, 100)
        assert [row.seq for row in rows] == list(range(seq + 3)), "nobody waits for a row that is lost"

        third = Host(store, Subscribers(store), Thinkers(1))
        async with third.cache.up_to_date(id) as live:
            assert (live.table.number, live.seq) == (number + 2, seq + 2), "once is enough"
        await store.close()

    asyncio.run(play())


async def choose(host: Host, me: str, id: str, times: int) -> None:
    for _ in range(times):
        async with host.cache.up_to_date(id) as live:
            decision = live.table.decision
            assert decision is not None
            wanted = Choose(decision.seats[0], decision.options[0], live.seq)
        await choices.choose(host, me, id, wanted)


HARM = "UPDATE log SET option = '7' WHERE table_id = :id AND seq = 4"
UNFIT = """UPDATE log SET option = '["fly"]' WHERE table_id = :id AND seq = 4"""
"""Can be read, and not be played."""
HARMS = [
    """UPDATE tables SET waiting = '{"no": "list"}' WHERE id = :id""",
    """UPDATE tables SET waiting = '{"no": "list"}' WHERE id = :id""",
    "UPDATE log SET events = '7' WHERE table_id = :id AND seq = 4",
    "UPDATE log SET option = x'5b22ff' WHERE table_id = :id AND seq = 4",
]
"""What no version has written; the last is no text at all, which PostgreSQL would not take."""


def _copy_with_a_ruined_id() -> str:
    columns = ", ".join(
        column.name for column in TABLES.c if column.name not in ("id", "spectators", "follows")
    )
    return f"""INSERT INTO tables (id, {columns})
        SELECT CAST(x'ff' AS TEXT), {columns} FROM tables WHERE id = :id"""


def test_what_is_damaged_is_exported_as_far_as_it_can_be_read(own_house: House) -> None:
    """And no bot of another table waits for it."""
    sqlite = own_house.database.startswith("sqlite")
    ada = own_house.start().enter()
    damaged = [ada.table(ME, BOT, seed=3) for _ in HARMS]
    for table in damaged:
        table.play(6)
    sound = [ada.table(ME, seed=n) for n in range(3)]
    assert own_house.stop() == 0

    def ruin(tx: Connection) -> None:
        for number, table in enumerate(damaged):
            values: dict[str, Any] = {"bot_due": True, "updated": 0.0}
            tx.execute(update(TABLES).where(TABLES.c.id == table.id).values(**values))
            tx.execute(text(HARMS[number] if sqlite or number < 3 else HARM), {"id": table.id})
        tx.execute(text(UNFIT), {"id": damaged[1].id})
        if sqlite:
            tx.execute(text(_copy_with_a_ruined_id()), {"id": damaged[0].id})
        for table in sound:
            tx.execute(update(schema.seats).where(schema.seats.c.table_id == table.id).values(bot="random"))
            tx.execute(update(TABLES).where(TABLES.c.id == table.id).values(bot_due=True))

    in_store(own_house.database, ruin)
    own_house.start()
    wait_for(lambda: set(ids(sound)) <= {one["id"] for one in ada.tables() if one["number"] > 3})
    assert {one["id"] for one in ada.tables("past")} < set(ids(damaged)), "some cannot even be listed"
    for table in damaged:
        for _ in range(3):
            assert ada.refused(table.path, "GET") == (409, "damaged"), damaged.index(table)
    records = [ada.get(f"{table.path}/record") for table in damaged]
    assert len(records[0]["choices"]) >= 6, "whole"
    assert [len(record["choices"]) for record in records[1:]] == [3, 3, 3]
    for record in records:
        assert ada.seat(ada.act("/api/records", record=record)).look()["number"] == len(record["choices"])
    assert own_house.enter().refused(f"{damaged[0].path}/record", "GET") == (404, "not-found")
    lines = [json.loads(line) for line in own_house.log.read_text(encoding="utf-8").splitlines()]
    closed = [line["table"] for line in lines if line["message"] == "a table is damaged"]
    only_listed = ["\N{REPLACEMENT CHARACTER}"] if sqlite else []
    assert sorted(closed) == sorted([*ids(damaged), *only_listed]), "each is logged once"
    assert own_house.faults() == []


def ids(seats: list[Seat]) -> list[str]:
    return [seat.id for seat in seats]


# Whatever is damaged, whatever is asked


@pytest.fixture(scope="module")
def harmed_houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str, str], HarmedHouse]]:
    """One for each kind of database, when it is first wanted: each holds all harms, which takes its time."""
    with ExitStack() as open_ones:

        @cache
        def harmed_house(kind: str, postgres: str) -> HarmedHouse:
            folder = tmp_path_factory.mktemp(kind)
            database = new_database(postgres) if postgres else f"sqlite:///{folder}/tables.sqlite3"
            return HarmedHouse(open_ones.enter_context(closing(House(database, folder / "log"))))

        yield harmed_house


@pytest.fixture(params=[*TAKEN_BY])
def harmed(request: pytest.FixtureRequest, harmed_houses: Callable[[str, str], HarmedHouse]) -> HarmedHouse:
    postgres = "" if request.param == "sqlite" else request.getfixturevalue("postgres")
    return harmed_houses(request.param, postgres)


def harms(database: str) -> Iterator[Any]:
    """Each at a game that runs, and at one that is over: every day only where the end itself is damaged."""
    for name in TAKEN_BY[database]:
        for over in (False, True):
            waits = over and name != "sound" and not name.startswith("outcome")
            id = f"{database}-{name}-{'over' if over else 'running'}"
            yield pytest.param(database, name, over, id=id, marks=[pytest.mark.nightly] if waits else [])


@pytest.mark.parametrize(
    ("harmed", "name", "over"), [*harms("sqlite"), *harms("postgresql")], indirect=["harmed"]
)
def test_whatever_is_damaged_is_answered_with_a_sentence(harmed: HarmedHouse, name: str, over: bool) -> None:
    at = harmed.harmed[name, over]
    faults = len(harmed.house.faults())
    with Seat(harmed.ada, at.id).watch() as wire:
        heard = wire.hear()  # fails where the socket is closed without a word
        assert heard.get("type") == "news" or heard["message"].endswith("."), heard
    assert [f"{answer} {route}" for route, answer in answers(harmed, at) if answer is not None] == []
    assert len(harmed.house.faults()) == faults
    assert harmed.sound.look()["table"]["id"] == harmed.sound.id, "others are unharmed"
    lines = [json.loads(line) for line in harmed.house.log.read_text(encoding="utf-8").splitlines()]
    told = [line["message"] for line in lines if line.get("table") == at.id and "why" in line]
    assert len(told) <= 1, "it is logged once"
    if name == "sound":
        assert told == []


def test_an_old_row_that_is_damaged_is_a_gap_and_people_play_on(harmed: HarmedHouse) -> None:
    table = Seat(harmed.ada, harmed.harmed["option", False].id)
    with table.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
    told = [row["seq"] for row in table.events()]
    assert len(told) == table.look()["seq"], "all but one, and the opening"
    assert sorted(told) == told


def answers(harmed: HarmedHouse, at: Harmed) -> Iterator[tuple[str, str | None]]:
    """What everything comes to that can be asked about a table; None where that is as it should be."""
    now = harmed.ada.http.get(f"/api/tables/{at.id}")
    for route, (method, path, body) in asked_at(at, now.json() if now.status_code == 200 else at.before):
        # What Ada asks for is done when Bea agrees.
        who = harmed.bea if route.endswith("/answer") else harmed.ada
        answer = who.http.request(method, path, json=body)
        good = answer.status_code < 500
        if answer.status_code in (409, 422):
            good = answer.json()["message"].endswith(".") and bool(answer.json()["code"])
        yield route, None if good and answer.status_code != 400 else f"{answer.status_code} {answer.text}"


def test_all_routes_of_tables_are_asked() -> None:
    """A new one has to be added to ``harms.py``. Who makes a table reads none; the list is asked once, below:
    all harms are in it."""
    there = {
        f"{method} {path}"
        for handler in HANDLERS
        for path in handler.paths
        for method in getattr(handler, "http_methods", ())
        if path.startswith(("/api/tables", "/api/invitations"))
    }
    before: dict[str, Any] = {"decision": None, "seq": 0, "number": 9}
    asked = {route for route, _ in asked_at(Harmed("id", "token", before), before)}
    assert asked == there - {"POST /api/tables", "GET /api/tables"}


def test_the_list_has_those_that_are_sound(harmed: HarmedHouse) -> None:
    listed = {one["id"] for part in ("current", "past") for one in harmed.ada.tables(part)}
    assert {harmed.sound.id, *(harmed.harmed["sound", over].id for over in (False, True))} <= listed
    for name in ("outcome", "waiting", "seat-lost", "gist"):
        assert harmed.harmed[name, False].id not in listed


def test_a_damaged_fork_keeps_the_secrets_of_its_origin(own_house: House) -> None:
    ada = own_house.start().enter()
    origin = ada.table(ME)
    origin.play(4)
    fork = ada.seat(ada.act(f"{origin.path}/forks", number=3, seats=[ME]))
    assert own_house.stop() == 0
    in_store(own_house.database, lambda tx: harm_row(waiting={"no": "list"})(tx, fork.id))
    own_house.start()
    assert ada.refused(fork.path, "GET") == (409, "damaged")
    assert ada.refused(f"{fork.path}/record", "GET") == (403, "forbidden")


def test_playing_a_damaged_table_again_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new(games.load("aeons_end").game, 1, 3, {})
    opening = opening_row(table)
    assert table.decision is not None
    answer(table, table.decision.options[0])
    row = creation.new_row("me", table, [])
    rows = [row_of(table.steps(0)[0], 1, fingerprint(table))]
    assert past.play_as_far_as_it_goes(row, Stretch([None], opening, rows)).number == 1
    monkeypatch.setattr(past, "REPLAY_SECONDS", -1.0)
    with pytest.raises(past.TooLong):
        past.play_as_far_as_it_goes(row, Stretch([None], opening, rows))
