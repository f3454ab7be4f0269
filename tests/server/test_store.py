"""The database underneath: transactions, migrations."""

from __future__ import annotations

import asyncio
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

from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import record_of
from tryptyk.server import making, schema, shelf, store
from tryptyk.server.host import Host
from tryptyk.server.live import Live
from tryptyk.server.news import News
from tryptyk.server.past import ARCHIVE_EVERY, REMEMBERED
from tryptyk.server.people import People
from tryptyk.server.store import Store, StoreError, Unchanged
from tryptyk.server.thinkers import Thinkers
from tryptyk.server.wire import Import

T = TypeVar("T")


def run(what: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(what)


def test_writers_that_race_lose_nothing(database: str) -> None:
    async def count_up() -> str | None:
        store = Store(database)
        await store.migrate()
        async with store.write() as tx:
            await tx.execute(insert(schema.meta).values(key="n", value="0"))

        async def once() -> None:
            async with store.write() as tx:
                query = select(schema.meta.c.value).where(schema.meta.c.key == "n")
                if store.shared:
                    query = query.with_for_update()
                value = await tx.scalar(query)
                await asyncio.sleep(0)
                await tx.execute(
                    update(schema.meta).where(schema.meta.c.key == "n").values(value=str(int(value or 0) + 1))
                )

        await asyncio.gather(*(once() for _ in range(60)))
        async with store.read() as tx:
            value = await tx.scalar(select(schema.meta.c.value).where(schema.meta.c.key == "n"))
        await store.close()
        return value

    assert run(count_up()) == "60"


def test_one_that_fails_takes_nobody_with_it(database: str) -> None:
    async def try_all() -> list[str]:
        store = Store(database)
        await store.migrate()

        async def write(number: int) -> None:
            async with store.write() as tx:
                await tx.execute(insert(schema.meta).values(key=f"k{number}", value="x"))
                if number % 3 == 0:
                    raise RuntimeError("on purpose")

        results = await asyncio.gather(*(write(n) for n in range(30)), return_exceptions=True)
        assert [isinstance(result, RuntimeError) for result in results] == [n % 3 == 0 for n in range(30)]
        async with store.read() as tx:
            keys = (await tx.scalars(select(schema.meta.c.key))).all()
        await store.close()
        return sorted(keys)

    assert run(try_all()) == sorted(f"k{n}" for n in range(30) if n % 3)


def test_light_writers_that_fail_in_the_middle_are_never_committed(database: str) -> None:
    """Those who were to be committed with them fail too, and know it."""

    async def try_all() -> tuple[list[str], list[str]]:
        store = Store(database)
        await store.migrate()

        async def write(number: int) -> str:
            try:
                async with store.write_lightly() as tx:
                    if number % 5 == 0:
                        raise Unchanged
                    await tx.execute(insert(schema.meta).values(key=f"k{number}", value="x"))
                    if number == 7:
                        raise RuntimeError("on purpose")
            except (Unchanged, RuntimeError, StoreError):
                return ""
            return f"k{number}"

        acknowledged = await asyncio.gather(*(write(n) for n in range(20)))
        later = await asyncio.gather(*(write(n) for n in range(21, 24)))
        async with store.read() as tx:
            keys = (await tx.scalars(select(schema.meta.c.key))).all()
        await store.close()
        return sorted(keys), sorted({*acknowledged, *later} - {""})

    written, acknowledged = run(try_all())
    assert written == acknowledged
    assert {"k21", "k22", "k23"} <= set(written)
    assert "k7" not in written


def test_sqlite_writes_to_the_disk_before_it_says_so(tmp_path: Any) -> None:
    async def pragmas() -> list[object]:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        async with store.write() as tx:
            names = ("synchronous", "journal_mode", "foreign_keys")
            found = [await tx.scalar(text(f"PRAGMA {name}")) for name in names]
        await store.close()
        return found

    assert run(pragmas()) == [2, "wal", 1]


def test_a_cancelled_writer_leaves_the_others_alone(tmp_path: Any) -> None:
    async def cancel() -> list[str]:
        store = Store(f"sqlite:///{tmp_path}/t.sqlite3")
        await store.migrate()
        inside = asyncio.Event()

        async def slow() -> None:
            async with store.write() as tx:
                await tx.execute(insert(schema.meta).values(key="slow", value="x"))
                inside.set()
                await asyncio.sleep(60)

        async def quick() -> None:
            async with store.write() as tx:
                await tx.execute(insert(schema.meta).values(key="quick", value="x"))

        first = asyncio.create_task(slow())
        await inside.wait()
        second = asyncio.create_task(quick())
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await second
        async with store.read() as tx:
            keys = (await tx.scalars(select(schema.meta.c.key))).all()
        await store.close()
        return list(keys)

    assert run(cancel()) == ["quick"]


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    async def differences() -> list[Any]:
        store = Store(database)
        await store.migrate()
        await store.migrate()
        async with store.read() as tx:
            found = await tx.run_sync(_differences)
        await store.close()
        return found

    assert run(differences()) == []


def _differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def test_an_older_database_is_brought_up_to_date(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def first_only(connection: Connection) -> None:
        config = Config()
        assert store.__file__ is not None
        config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    async def upgrade() -> shelf.TableRow:
        old = Store(database)
        with monkeypatch.context() as patch:
            patch.setattr(store, "_upgrade", first_only)
            await old.migrate()
        async with old.write() as tx:
            await tx.execute(
                insert(schema.people).values(id="ada", name="Ada", language="pl", colours="auto", created=1.0)
            )
            await tx.execute(
                text(
                    "INSERT INTO tables (id, game, rules, players, seed, setup, creator, created, updated,"
                    " seq, number, waiting, bot_due, position)"
                    " VALUES ('t', 'g', 1, 1, 5, '{}', 'ada', 1.0, 2.0, 0, 0, '[0]', :no, :position)"
                ),
                {"no": False, "position": b"x"},
            )
        await old.migrate()
        async with old.read() as tx:
            found = await shelf.get(tx, "t")
        await old.close()
        assert found is not None
        return found[0]

    row = run(upgrade())
    assert (row.version, row.seed, row.waiting) == (0, 5, [0])


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
        host = Host(store, News(store), Thinkers(1))
        me = await (await People.open(store)).create("en")
        made = await making.take_in(host, me.id, Import(record))
        loaded = await Live.load(store, host.past, made.row.id)
        await store.close()
        assert loaded is not None and loaded.table.number == 180
        assert loaded.table.view(0) == table.view(0)
        return len(loaded.table.steps())

    assert REMEMBERED <= run(load()) < REMEMBERED + ARCHIVE_EVERY
