"""The database: SQLite by default, PostgreSQL by its address; one code for both.

Whoever needs the database hands over a plain function that is called with a connection, and waits for what
it gives. So a transaction costs one change of threads at most, whatever it holds.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import asyncpg
import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tryptyk.kernel.errors import TryptykError
from tryptyk.server.problems import Damaged
from tryptyk.server.store import files
from tryptyk.server.store.condition import Condition
from tryptyk.server.store.damage import Complaints
from tryptyk.server.store.direct import driver_of, faults_of

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]  # claim() asks for it

BUSY_TIMEOUT_MS = 10_000
READERS = 4
"""Threads that read from SQLite."""
CONNECTIONS = 16
"""So many a worker has to PostgreSQL at most, besides the one that listens."""
AT_HAND = 6
"""So many of them are kept ready for single statements."""
_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_MIGRATION_LOCK = 8765
"""PostgreSQL's advisory lock that workers take in turn to bring the schema up to date."""

P = ParamSpec("P")
T = TypeVar("T")


class StoreError(TryptykError):
    """The database cannot be opened or used."""


FAULTS: tuple[type[Exception], ...] = (StoreError, DBAPIError, NoneFree, OSError)
"""What using a store may raise when the database fails: nothing was done, or nobody knows."""

_AWAY = ("08", "53", "57P")
"""PostgreSQL's codes for lost connections, for having too little of something, for stopping and starting."""


def is_away(fault: Exception) -> bool:
    """Whether the database cannot be reached. Otherwise it refuses, which somebody should look into."""
    if not isinstance(fault, DBAPIError):
        return True
    code = getattr(fault.orig, "sqlstate", None) or ""
    return fault.connection_invalidated or code.startswith(_AWAY)


class _Backend(Protocol):
    async def read(self, work: Callable[[Connection], T]) -> T: ...
    async def glance(self, work: Callable[[Connection], T]) -> T: ...
    async def write(self, work: Callable[[Connection], T]) -> T: ...
    async def close(self) -> None: ...


class Store:
    """Reads and writes, each a function of a connection: ``await store.read(tables.get, id)``."""

    def __init__(self, url: str) -> None:
        self.url = _parse(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        """Whether other workers may write too."""
        if not self.shared and (not self.url.database or self.url.database == ":memory:"):
            raise StoreError("SQLite needs a file: sqlite:///path/to/tables.sqlite3")
        self.complaints = Complaints()
        self.condition = Condition()
        self._backend: _Backend = _PostgreSQL(self.url) if self.shared else _SQLite(self.url)

    @property
    def path(self) -> str:
        """SQLite's file."""
        return self.url.database or ""

    @property
    def dsn(self) -> str:
        """The address as PostgreSQL's own tools understand it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Look at one moment of the database, however many statements that takes."""
        with self._noted(writes=False):
            return await self._backend.read(lambda tx: work(tx, *args, **more))

    async def glance(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """The same with a single statement: no transaction is opened where that costs a round trip."""
        with self._noted(writes=False):
            return await self._backend.glance(lambda tx: work(tx, *args, **more))

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Change the database: all of it is on the disk when this returns, or nothing is done if it raises.

        ``work`` may be called again if somebody else's failure took it back: it changes nothing but rows.
        """
        with self._noted(writes=True):
            return await self._backend.write(lambda tx: work(tx, *args, **more))

    async def write_at_once(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """The same on PostgreSQL with a single statement, which is a transaction by itself."""
        with self._noted(writes=True):
            return await self._backend.glance(lambda tx: work(tx, *args, **more))

    @contextmanager
    def _noted(self, writes: bool) -> Iterator[None]:
        try:
            yield
        except Damaged as damage:
            if damage.table is not None:
                self.complaints.note_damage(damage.table, damage)
            raise
        except FAULTS as fault:
            self.condition.note(fault, writes)
            raise

    @contextmanager
    def claim(self) -> Iterator[None]:
        """Keep other servers from a SQLite file: they would not notice what this one writes."""
        if self.shared or fcntl is None:
            yield
            return
        path = self.path
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
            if not self.shared:
                files.keep_private(self.path)
            await self.write(_upgrade, alone=not self.shared)
        except (SQLAlchemyError, OSError) as error:
            address = self.url.render_as_string(hide_password=True)
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise StoreError(f"The database {address} cannot be opened: {reason}") from error

    async def close(self) -> None:
        await self._backend.close()


class _PostgreSQL:
    """Statements go out from the event loop; the functions run beside it as greenlets."""

    def __init__(self, url: URL) -> None:
        # The driver says ``ssl`` where everybody else says ``sslmode``.
        query = {("ssl" if key == "sslmode" else key): value for key, value in url.query.items()}
        url = url.set(drivername=_DRIVERS["postgresql"], query=query)
        # None is closed that was opened: making one costs as much as dozens of choices.
        self._engine: AsyncEngine = create_async_engine(
            url, **_OPTIONS, pool_size=CONNECTIONS, max_overflow=0
        )
        # A reading transaction sees one moment, however many statements it has.
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._single = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._at_hand: list[AsyncConnection] = []
        """Ready for single statements: to fetch one from the pool costs as much as a statement."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        with _told_apart():
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        with _told_apart():
            connection = self._at_hand.pop() if self._at_hand else await self._single.connect()
            try:
                result = await connection.run_sync(work)
            except BaseException as error:
                await asyncio.shield(connection.close())
                if isinstance(error, DBAPIError) and error.connection_invalidated:
                    await self._forget_all()  # the others are lost as well
                raise
            if len(self._at_hand) < AT_HAND:
                self._at_hand.append(connection)
            else:
                await connection.close()
            return result

    async def write(self, work: Callable[[Connection], T]) -> T:
        with _told_apart():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def _forget_all(self) -> None:
        kept, self._at_hand = self._at_hand, []
        for connection in kept:
            await connection.invalidate()
            await connection.close()
        await self._engine.dispose()

    async def close(self) -> None:
        for connection in self._at_hand:
            await connection.close()
        await self._engine.dispose()


@contextmanager
def _told_apart() -> Iterator[None]:
    """The driver's own errors, which come through where a connection is made or lost, as a StoreError."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
        raise StoreError(f"The database cannot be used: {error}") from error


class _Writer:
    """A function that waits for its turn to write, and what comes of it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class _SQLite:
    """One connection writes, some read.

    A transaction that reads first and writes later loses updates silently or fails when another one wrote
    meanwhile, so every writing one takes the write lock at its start. It begins in the event loop, unless
    another program writes just then, and its statements run there: they take microseconds and wait for
    nobody. Committing, which waits for the disk, runs in a thread. Writers that come meanwhile are committed
    together.
    """

    def __init__(self, url: URL) -> None:
        self._engine = _sqlite_engine(url, pool_size=1)
        self._connection: Connection | None = None
        """That which writes. It begins and ends its transactions by itself."""
        self._reader = _sqlite_engine(url, pool_size=READERS)
        event.listen(self._reader, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        self._disk = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._waiting: list[_Writer] = []
        self._writing: asyncio.Task[None] | None = None

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    glance = read

    def _look(self, work: Callable[[Connection], T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        writer = _Writer(work)
        self._waiting.append(writer)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        try:
            return await asyncio.shield(writer.done)
        except asyncio.CancelledError:
            # Whoever looks afterwards has to find it done or undone.
            await asyncio.wait([writer.done])
            raise

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                await self._write_group(group)
        finally:
            self._writing = None

    async def _write_group(self, group: list[_Writer]) -> None:
        try:
            await self._commit(group)
        except Exception as error:
            if len(group) == 1:
                group[0].done.set_exception(error)
                return
            # One that fails takes nobody with it.
            for writer in group:
                await self._write_group([writer])
        except BaseException:
            for writer in (*group, *self._waiting):
                writer.done.cancel()
            raise

    async def _commit(self, group: list[_Writer]) -> None:
        in_thread = asyncio.get_running_loop().run_in_executor
        try:
            try:
                connection = self._begin(patience=False)
            except OperationalError:  # another program writes: that is waited for beside the loop
                connection = await in_thread(self._disk, self._begin)
            results = [writer.work(connection) for writer in group]
            await in_thread(self._disk, _end, connection)
        except BaseException:
            await in_thread(self._disk, self._give_up)
            raise
        for writer, result in zip(group, results, strict=True):
            writer.done.set_result(result)

    def _begin(self, patience: bool = True) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._connection.begin()  # as SQLAlchemy sees it, once and for all
        connection = self._connection
        with faults_of(connection):
            driver = driver_of(connection)
            if connection.info.get("patience", True) != patience:
                driver.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS if patience else 0}")
                connection.info["patience"] = patience
            driver.execute("BEGIN IMMEDIATE")
        return connection

    def _give_up(self) -> None:
        """Take back what was begun; whatever has failed, the next ones begin with another connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        self._give_up()
        for executor in (self._disk, self._readers):
            executor.shutdown()
        for engine in (self._engine, self._reader):
            engine.dispose()


def _end(connection: Connection) -> None:
    driver = driver_of(connection)
    if not driver.in_transaction:
        raise StoreError("The database gave up a transaction; is the disk full?")
    with faults_of(connection):
        driver.commit()


def _parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError("The database address cannot be read: sqlite:///file or postgresql://...") from error
    backend = parsed.drivername.split("+")[0]
    if backend not in _DRIVERS:
        raise StoreError(f"The database address {parsed.drivername!r} is neither sqlite nor postgresql.")
    return parsed.set(drivername=_DRIVERS[backend].split("+")[0])


_OPTIONS: dict[str, Any] = {
    "hide_parameters": True,  # they hold tokens, and errors are logged
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}


def _sqlite_engine(url: URL, pool_size: int) -> Engine:
    engine = create_engine(url, **_OPTIONS, pool_size=pool_size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        # A damaged text damages its row; as an error of the database it would fail who reads its neighbours.
        connection.text_factory = lambda data: data.decode(errors="replace")
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    return engine


def _upgrade(connection: Connection, alone: bool) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    if not alone:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as unknown:  # a step that this version has never heard of
        raise StoreError(
            "The database was used by a newer version of the server:"
            " install that one, or restore a backup from before."
        ) from unknown
