"""The process: how it starts, stops, and says what is wrong."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

import tryptyk.server
from tests.server.house import BOT, ME, TRYPTYK, House, choice, hold_port, wait_for
from tryptyk import games
from tryptyk.server.store.files import ROOM, try_room


def test_it_stops_gracefully(own_house: House) -> None:
    ada = own_house.start().enter()
    table = ada.table(ME, BOT, seed=3)
    table.play(3)
    with table.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        assert own_house.stop() == 0, "it does not wait for a socket that nobody closes"
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                wire.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012, "come back, it says"
    own_house.start()
    wire.reopen()
    assert wire.hear_until(lambda wire: wire.situation).situation["number"] >= 3
    wire.close()
    assert own_house.faults() == []


def test_thinking_processes_end_with_the_server(own_house: House) -> None:
    ada = own_house.start().enter()
    table = ada.table(BOT, BOT, BOT, BOT, seed=4, setup={"difficulty": "beginner"})
    wait_for(lambda: table.look()["number"] > 2)
    thinkers = own_house.thinkers()
    assert thinkers
    own_house.kill()
    wait_for(lambda: not [pid for pid in thinkers if _alive(pid)])


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_logs_are_lines_of_json(own_house: House) -> None:
    own_house.start().enter().refused("/api/tables/x", "GET")
    assert own_house.stop() == 0
    lines = [json.loads(line) for line in own_house.log.read_text(encoding="utf-8").splitlines()]
    assert {"at", "level", "logger", "message"} <= set(lines[0])
    requests = [line for line in lines if line["message"] == "request"]
    asked = [(line["method"], line["route"], line["status"]) for line in requests]
    assert ("POST", "/api/session", 200) in asked
    assert ("GET", "/api/tables/{id}", 404) in asked
    assert all(line["ms"] >= 0 for line in requests)


NOISE = """
import logging, threading, time, warnings

def make_noise():
    while not logging.getLogger().handlers:
        time.sleep(0.05)
    warnings.warn("noise")
    raise ZeroDivisionError("noise")

threading.Thread(target=make_noise, daemon=True).start()
"""
"""Runs in every process of a server: what nobody has foreseen."""


def test_every_line_is_json_whoever_speaks(own_house: House, tmp_path: Path) -> None:
    """Workers, thinking processes, the server's libraries, warnings, and threads that fail."""
    (tmp_path / "sitecustomize.py").write_text(NOISE, encoding="utf-8")
    shared = own_house.database.startswith("postgresql")
    own_house.under(tmp_path).start(*(["--workers", "2"] if shared else []))
    ada = own_house.enter()
    table = ada.table(BOT, BOT, seed=4)
    wait_for(lambda: table.look()["number"] > 2)
    with socket.create_connection(("127.0.0.1", own_house.port)) as line:
        line.sendall(b"no request at all\r\n\r\n")
        line.recv(1000)
    processes = 4 if shared else 2  # of workers there is one that starts them
    wait_for(lambda: own_house.log.read_text(encoding="utf-8").count("ZeroDivisionError: noise") >= processes)
    if shared:
        assert own_house.stop() == 0  # killed, it would leave its workers behind
    else:
        own_house.kill()
    lines = [json.loads(line) for line in own_house.log.read_text(encoding="utf-8").splitlines()]
    assert all({"at", "level", "logger", "message"} <= set(line) for line in lines)
    assert len([line for line in lines if line["logger"] == "py.warnings"]) >= processes
    assert any(line["logger"] == "uvicorn.error" for line in lines)


@pytest.mark.nightly
def test_a_database_that_cannot_be_written_is_no_good_health(own_house: House) -> None:
    ada = own_house.start().enter()
    table = ada.table(ME, seed=3)
    situation = table.look()
    with unwritable(own_house.database):
        wait_for(lambda: not own_house.answers())
        assert ada.refused("/health", "GET") == (503, "unavailable")
        assert ada.refused(f"{table.path}/choices", **choice(situation, 0)) == (503, "unavailable")
    wait_for(own_house.answers)
    body = {**choice(situation, 0), "key": "once"}
    # A line that was cut is noticed when it is used: as browsers do, ask again.
    wait_for(lambda: ada.http.post(f"{table.path}/choices", json=body).is_success)
    assert table.look()["number"] == 1


def test_a_full_disk_is_no_good_health(tmp_path: Path) -> None:
    """Nor is one where something small can still be written, and a choice cannot."""
    with closing(House(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log")) as house:
        ada = house.start().enter()
        table = ada.table(ME, seed=3)

        def choose() -> int:
            body = choice(table.look(), 0)
            return ada.http.post(f"{table.path}/choices", json=body).status_code

        assert house.process is not None
        with small_files(house.process.pid, ROOM // 2):
            wait_for(lambda: not house.answers())
        with small_files(house.process.pid, ROOM + 150_000):
            wait_for(lambda: choose() == 503 and not house.answers())
        wait_for(house.answers)
        assert choose() == 200


def test_room_is_tried_and_given_back(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    try_room(database)
    with small_files(os.getpid(), ROOM // 2), pytest.raises(OSError):
        try_room(database)
    assert not list(tmp_path.iterdir())


@contextmanager
def small_files(pid: int, size: int) -> Iterator[None]:
    """Meanwhile no file of a process grows above that."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def unwritable(database: str) -> Iterator[None]:
    """Meanwhile nothing can be written there, only read."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
    else:
        set_read_only(database, True)
        yield
        set_read_only(database, False)


def set_read_only(database: str, only: bool) -> None:
    async def change() -> None:
        connection = await asyncpg.connect(database)
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {only}')
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()"
        )
        await connection.close()

    asyncio.run(change())


def serve(*arguments: str, **environment: str) -> tuple[int, str]:
    """Try to serve where it cannot be; exit code and what is said."""
    with hold_port() as held:
        done = subprocess.run(
            [str(TRYPTYK), "serve", "--port", str(held.getsockname()[1]), *arguments],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            env={**os.environ, **environment},
        )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--database", "mysql://x"], "neither sqlite nor postgresql"),
        (["--database", "nonsense"], "cannot be read"),
        (["--database", "sqlite://"], "needs a file"),
        (["--database", "sqlite:////no/such/folder/t.sqlite3"], "cannot be opened"),
        (["--database", "postgresql://nobody:secret@127.0.0.1:1/none"], "cannot be opened"),
        (["--database", "sqlite:///t.sqlite3", "--workers", "2"], "Several workers need PostgreSQL"),
        (["--database", "sqlite:///t.sqlite3", "--host", "192.0.2.1"], "cannot listen at 192.0.2.1:"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = serve(*arguments)
    assert code == 2
    assert sentence in said
    assert "Traceback" not in said and "secret" not in said
    assert not (tmp_path / "t.sqlite3").exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [("TRYPTYK_SECURE_COOKIES", "maybe"), ("XDG_DATA_HOME", "/proc/1")],
)
def test_settings_are_checked(name: str, value: str) -> None:
    code, said = serve(**{"DATABASE_URL": "", name: value})
    assert (code, name in said, "Traceback" in said, "serving" in said) == (2, True, False, False)


def test_a_busy_port_is_told_before_anything_is_done(tmp_path: Path) -> None:
    with hold_port() as busy:
        busy.listen()
        code, said = serve(
            "--database", f"sqlite:///{tmp_path}/t.sqlite3", "--port", str(busy.getsockname()[1])
        )
    assert (code, "another program listens there" in said) == (2, True)
    assert "serving" not in said and "Traceback" not in said
    assert not (tmp_path / "t.sqlite3").exists(), "where another server stands, its database is left alone"


def test_a_sqlite_file_has_one_server(tmp_path: Path) -> None:
    with closing(House(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log")) as house:
        house.start()
        code, said = serve("--database", house.database)
        assert (code, "Another server uses" in said) == (2, True)
        house.kill()
        house.start()
        assert house.stop() == 0


def test_the_default_is_a_file_in_the_data_folder(tmp_path: Path) -> None:
    with closing(House("", tmp_path / "log", XDG_DATA_HOME=str(tmp_path), DATABASE_URL="")) as house:
        command = [str(TRYPTYK), "serve", "--port", str(house.port)]
        environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "DATABASE_URL": ""}
        with (tmp_path / "log").open("ab") as log:
            house.process = subprocess.Popen(command, stderr=log, env=environment)
        wait_for(house.answers)
        assert house.stop() == 0
    assert (tmp_path / "tryptyk" / "tables.sqlite3").exists()


def test_nothing_in_the_server_names_a_game() -> None:
    assert tryptyk.server.__file__ is not None
    folder = Path(tryptyk.server.__file__).parent
    words = [word for id in games.ids() for word in (id, id.replace("_", " "), id.replace("_", "-"))]
    named = re.compile("|".join(map(re.escape, words)), re.IGNORECASE)
    files = [file for file in folder.rglob("*") if file.suffix in (".py", ".mako")]
    assert len(files) > 20
    assert [file.name for file in files if named.search(file.read_text(encoding="utf-8"))] == []
