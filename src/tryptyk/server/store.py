"""The database: SQLite by default, PostgreSQL by its address; one code for both."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tryptyk.kernel.errors import TryptykError

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

BUSY_TIMEOUT_MS = 10_000
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_MIGRATION_LOCK = 8765
"""PostgreSQL's advisory lock that workers take in turn to bring the schema up to date."""


class StoreError(TryptykError):
    """The database cannot be opened or used."""


def default_url() -> str:
    """SQLite in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME")
    folder = (Path(data) if data else Path.home() / ".local" / "share") / "tryptyk"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite3'}"


class Unchanged(Exception):
    """Raised by a writer that has changed nothing."""


class Store:
    """Connections for reading and for writing.

    On SQLite a transaction that reads first and writes later loses updates silently or fails when another
    one wrote meanwhile, so every writing transaction takes the write lock at its start; and as each commit
    waits for the disk, writers that come at the same time commit together (see ``_Together``).
    """

    def __init__(self, url: str) -> None:
        self.url = _parse(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        """Whether other workers may write too."""
        if self.shared:
            engine = _engine(_for_asyncpg(self.url), pool_size=8, max_overflow=8)
            self._engines = [engine]
            # A reading transaction sees one moment, however many statements it has.
            self._reader = engine.execution_options(isolation_level="REPEATABLE READ")
            self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
            self._write = self._write_lightly = engine.begin
        else:
            if not self.url.database or self.url.database == ":memory:":
                raise StoreError("SQLite needs a file: sqlite:///path/to/tables.sqlite3")
            async_url = self.url.set(drivername=_DRIVERS["sqlite"])
            writer = _engine(async_url, pool_size=1, max_overflow=0)
            self._reader = self._single = _engine(async_url, pool_size=4, max_overflow=0)
            _prepare_sqlite(writer, "BEGIN IMMEDIATE")
            _prepare_sqlite(self._reader, "BEGIN")
            self._engines = [writer, self._reader]
            together = _Together(writer)
            self._write, self._write_lightly = together.write, together.write_lightly

    @property
    def dsn(self) -> str:
        """The address as PostgreSQL's own tools understand it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that sees one moment of the database."""
        return self._reader.connect()

    def glance(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """For a single statement that reads: no transaction is opened where that costs a round trip."""
        return self._single.connect()

    def write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that is committed at its end, or rolled back by an exception."""
        return self._write()

    def write_lightly(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """The same for a writer that either does all it has to or raises Unchanged. It needs no savepoint;
        if it fails in the middle all the same, everybody who was to be committed with it fails too."""
        return self._write_lightly()

    @contextmanager
    def claim(self) -> Iterator[None]:
        """Keep other servers from a SQLite file: they would not notice what this one writes."""
        if self.shared or fcntl is None:
            yield
            return
        path = self.url.database
        try:
            lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"The database {path} cannot be opened: {error.strerror}.") from error
        try:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise StoreError(f"Another server uses {path} already.") from error
            yield
        finally:
            os.close(lock)

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        try:
            async with self.write() as tx:
                if self.shared:
                    await tx.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
                await tx.run_sync(_upgrade)
        except (SQLAlchemyError, OSError) as error:
            address = self.url.render_as_string(hide_password=True)
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise StoreError(f"The database {address} cannot be opened: {reason}") from error

    async def close(self) -> None:
        for engine in self._engines:
            await engine.dispose()


class _Group:
    """Writers that are committed together."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.spoiled = False
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class _Together:
    """SQLite's writers, one after the other, in as few transactions as the disk dictates.

    The first writer opens a transaction and queues its commit behind the writers that wait already; each of
    them works in a savepoint of its own, so that one that fails takes nobody with it. A writer returns when
    the commit is done: what is acknowledged is on the disk.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self._group: _Group | None = None
        self._commits: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn:
            group = self._group or await self._open()
            async with group.connection.begin_nested():
                yield group.connection
        await asyncio.shield(group.done)

    @asynccontextmanager
    async def write_lightly(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn:
            group = self._group or await self._open()
            try:
                yield group.connection
            except Unchanged:
                raise
            except BaseException:
                group.spoiled = True
                raise
        await asyncio.shield(group.done)

    async def _open(self) -> _Group:
        connection = await self._engine.connect()
        try:
            await connection.begin()
        except BaseException:
            await connection.close()
            raise
        group = self._group = _Group(connection)
        commit = asyncio.create_task(self._commit(group))
        self._commits.add(commit)
        commit.add_done_callback(self._commits.discard)
        return group

    async def _commit(self, group: _Group) -> None:
        async with self._turn:
            self._group = None
            try:
                await self._commit_or_fail(group)
            except BaseException as error:
                group.done.set_exception(error)
                group.done.exception()  # nobody may be waiting for it
            else:
                group.done.set_result(None)

    async def _commit_or_fail(self, group: _Group) -> None:
        connection = group.connection
        try:
            raw = await connection.get_raw_connection()
            if group.spoiled or not raw.driver_connection.in_transaction:  # type: ignore[union-attr]  # it is aiosqlite's
                raise StoreError("The database gave up a transaction; is the disk full?")
            await connection.commit()
        finally:
            await connection.close()


def _parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError("The database address cannot be read: sqlite:///file or postgresql://...") from error
    backend = parsed.drivername.split("+")[0]
    if backend not in _DRIVERS:
        raise StoreError(f"The database address {parsed.drivername!r} is neither sqlite nor postgresql.")
    return parsed.set(drivername=_DRIVERS[backend].split("+")[0])


def _for_asyncpg(url: URL) -> URL:
    """The driver says ``ssl`` where everybody else says ``sslmode``."""
    query = {("ssl" if key == "sslmode" else key): value for key, value in url.query.items()}
    return url.set(drivername=_DRIVERS["postgresql"], query=query)


def _engine(url: URL, **pool: int) -> AsyncEngine:
    return create_async_engine(
        url,
        hide_parameters=True,  # they hold tokens, and errors are logged
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
        **pool,
    )


def _prepare_sqlite(engine: AsyncEngine, begin: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
