"""The database underneath: transactions, migrations."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text, update

from tests.server.rows import tables_of
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import record_of
from tryptyk.server.people import People
from tryptyk.server.store import database as store
from tryptyk.server.store import log, schema, tables
from tryptyk.server.store.database import Store, StoreError
from tryptyk.server.store.log import UNDO, LogRow
from tryptyk.server.store.schema import meta
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.making import creation, records
from tryptyk.server.tables.past.moments import REMEMBERED, SNAPSHOT_EVERY
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.making import Import, NewSeat, NewTable

pytestmark = pytest.mark.sql

T = TypeVar("T")


def run(what: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(what)


def add(tx: Connection, key: str, value: str = "x") -> None:
    tx.execute(insert(meta).values(key=key, value=value))


def keys(tx: Connection) -> list[str]:
    return sorted(tx.scalars(select(meta.c.key)))


def test_writers_that_race_lose_nothing(database: str) -> None:
    n = select(meta.c.value).where(meta.c.key == "n")

    def count_up(tx: Connection) -> None:
        # PostgreSQL has to be told what is going to be written; SQLite lets in one writer at a time.
        value = tx.scalar(n.with_for_update())
        tx.execute(update(meta).where(meta.c.key == "n").values(value=str(int(value or 0) + 1)))

    async def race() -> str | None:
        store = Store(database)
        await store.migrate()
        await store.write(add, "n", "0")
        await asyncio.gather(*(store.write(count_up) for _ in range(60)))
        value = await store.read(lambda tx: tx.scalar(n))
        await store.close()
        return value

    assert run(race()) == "60"


def test_one_that_fails_takes_nobody_with_it(database: str) -> None:
    def write(tx: Connection, number: int) -> int:
        add(tx, f"k{number}")
        if number % 3 == 0:
            raise RuntimeError("on purpose")
        return number

    async def try_all() -> tuple[list[Any], list[str]]:
        store = Store(database)
        await store.migrate()
        results = await asyncio.gather(*(store.write(write, n) for n in range(30)), return_exceptions=True)
        written = await store.read(keys)
        await store.close()
        return results, written

    results, written = run(try_all())
    assert [result for result in results if not isinstance(result, RuntimeError)] == [
        n for n in range(30) if n % 3
    ]
    assert written == sorted(f"k{n}" for n in range(30) if n % 3)


def test_writers_are_committed_together(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is waited for once, however many write at the same time."""
    committed = 0
    end = store._end

    def count_commits(connection: Connection) -> None:
        nonlocal committed
        committed += 1
        end(connection)

    async def write_many() -> list[str]:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        with monkeypatch.context() as patch:
            patch.setattr("tryptyk.server.store.database._end", count_commits)
            await asyncio.gather(*(store.write(add, f"k{n}") for n in range(50)))
        written = await store.read(keys)
        await store.close()
        return written

    assert len(run(write_many())) == 50
    assert committed == 1


def test_nothing_is_said_to_be_written_that_is_not_on_the_disk(tmp_path: Any) -> None:
    async def pragmas() -> list[object]:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        names = ("synchronous", "journal_mode", "foreign_keys")
        found = await store.write(lambda tx: [tx.scalar(text(f"PRAGMA {name}")) for name in names])
        await store.close()
        return list(found)

    assert run(pragmas()) == [2, "wal", 1]


def test_a_cancelled_writer_has_written_when_it_ends(tmp_path: Any) -> None:
    """Whoever looks afterwards must not look too early."""

    async def cancel() -> tuple[bool, list[str]]:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        writing = asyncio.create_task(store.write(add, "cancelled"))
        other = asyncio.create_task(store.write(add, "other"))
        await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        written = await store.read(keys)
        await other
        await store.close()
        return writing.cancelled(), written

    assert run(cancel()) == (True, ["cancelled", "other"])


def test_a_writer_waits_while_another_program_writes(tmp_path: Any) -> None:
    """And meanwhile the server goes on with everything else."""

    async def wait() -> tuple[bool, list[str]]:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        other = sqlite3.connect(tmp_path / "t.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.write(add, "k"))
        await asyncio.sleep(0.05)
        before = await store.read(keys)
        waited = not writing.done() and before == []
        other.execute("COMMIT")
        other.close()
        await writing
        written = await store.read(keys)
        await store.close()
        return waited, written

    assert run(wait()) == (True, ["k"])


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    async def differences() -> list[Any]:
        store = Store(database)
        await store.migrate()
        await store.migrate()
        found = await store.read(_differences)
        await store.close()
        return found

    assert run(differences()) == []


def _differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def test_an_older_database_is_brought_up_to_date(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def first_only(connection: Connection, alone: bool) -> None:
        config = Config()
        assert store.__file__ is not None
        config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    def fill(tx: Connection) -> None:
        ada = {"id": "ada", "name": "Ada", "language": "pl", "colours": "auto", "created": 1.0}
        tx.execute(insert(schema.people).values(ada))
        tx.execute(
            text(
                "INSERT INTO tables (id, game, rules, players, seed, setup, creator, created, updated,"
                " seq, number, waiting, bot_due, position)"
                " VALUES ('t', 'g', 1, 1, 5, '{}', 'ada', 1.0, 2.0, 0, 0, '[0]', :no, :position)"
            ),
            {"no": False, "position": b"x"},
        )
        tx.execute(text("INSERT INTO seats (table_id, seat, person_id) VALUES ('t', 0, 'ada')"))

    async def upgrade() -> tables.TableRow:
        old = Store(database)
        with monkeypatch.context() as patch:
            patch.setattr(store, "_upgrade", first_only)
            await old.migrate()
        await old.write(fill)
        await old.migrate()
        found = await old.read(tables.get, "t")
        await old.close()
        assert found is not None
        return found[0]

    row = run(upgrade())
    assert (row.version, row.seed, row.waiting) == (0, 5, [0])
    assert [seat.person_id for seat in row.seats] == ["ada"]


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async def go_back() -> str:
        store = Store(database)
        await store.migrate()
        await store.write(lambda tx: tx.execute(text("UPDATE alembic_version SET version_num = 'to come'")))
        with pytest.raises(StoreError, match="newer version") as refused:
            await store.migrate()
        left = await store.read(lambda tx: tx.scalar(text("SELECT version_num FROM alembic_version")))
        await store.close()
        assert left == "to come"
        return str(refused.value)

    assert run(go_back()).endswith(".")


def test_loading_does_not_grow_with_the_game(tmp_path: Any) -> None:
    """However long a game is, its table is loaded by playing a bounded number of choices again."""
    game = games.load("aeons_end").game
    table = Table.new(game, 4, 4, {"difficulty": "beginner"})
    random = Random(1)
    while table.number < 180 and table.decision is not None:
        table.take(random.randrange(len(table.decision.options)))
    record = msgspec.to_builtins(record_of(table))

    async def load() -> int:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        host = Host(store, Subscribers(store), Thinkers(1))
        me = await People(store).create("en")
        await records.import_record(host, me.id, Import(record))
        made = (await store.read(tables_of, me.id))[0]
        async with host.cache.up_to_date(made.id) as loaded:
            await store.close()
            assert loaded.table.number == 180
            assert loaded.table.view(0) == table.view(0)
            return len(loaded.table.steps())

    assert REMEMBERED <= run(load()) < REMEMBERED + SNAPSHOT_EVERY


@pytest.mark.parametrize("page", [3, 199, 200, 500])
def test_what_led_to_a_moment_is_read_without_what_came_later(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, page: int
) -> None:
    """Of a log in which much was taken back, the choices up to a number are those of all that stand, read in
    however many pages."""
    monkeypatch.setattr(log, "PAGE", page)
    random = Random(2)
    rows, number = [], 0
    for seq in range(1, 200):
        back = number and random.random() < 0.3
        number = random.randrange(max(0, number - 4), number) if back else number + 1
        rows.append(LogRow(seq, number, 0, (UNDO, number) if back else ("add", seq), [], 0.0))

    async def read() -> list[list[LogRow]]:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        me = await People(store).create("en")
        host = Host(store, Subscribers(store), Thinkers(1))
        await creation.create(host, me.id, NewTable("aeons_end", [NewSeat("me")], seed=3))
        id = (await store.read(tables_of, me.id))[0].id
        await store.write(log.add, id, rows)
        found = [await store.read(log.kept_after, id, -1, upto) for upto in (None, *range(number + 1))]
        await store.close()
        return found

    whole, *parts = run(read())
    assert whole == log.kept(rows)
    assert len(parts) > 5
    assert parts == [[row for row in whole if row.number <= upto] for upto in range(number + 1)]


FIRST_USE = """
import sys, threading
from dataclasses import make_dataclass
from typing import TypedDict
from tryptyk.server.store.damage import Shape

sys.setswitchinterval(1e-6)
for _ in range(300):
    Wish = TypedDict("Wish", {"by": int, "agreed": list[int]})
    Seat = make_dataclass("Seat", [("seat", int), ("bot", str | None)])
    Row = make_dataclass("Row", [("id", str), ("wish", Wish | None), ("seats", list[Seat])])
    shape = Shape(Row)
    row = {"id": "t", "wish": {"by": 0, "agreed": [0]}, "seats": [{"seat": 0, "bot": None}]}
    together = threading.Barrier(4)
    threads = [threading.Thread(target=lambda: (together.wait(), shape.read(row))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_are_the_first_to_read_a_row_do_not_bring_the_server_down() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_USE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
