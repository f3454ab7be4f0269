"""What a list of tables costs the server, and what others feel of whoever asks for it without end.

    python bench/lists.py                       a person with 200 tables, on SQLite
    python bench/lists.py --tables 1000 --database postgresql://...

First the list is asked for one time after the other, which tells what it costs. Then some players play at
their own tables (scripted, as in ``load.py``) beside the person, who asks for the list as often as the usual
limits of the server let them, and now and then somebody makes a table. All of it runs on 127.0.0.1.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from load import (  # type: ignore[import-not-found]  # it lies beside this script
    GAME,
    TRYPTYK,
    Connection,
    Figures,
    Player,
    at,
    cpu,
    free_port,
    wait_until_it_answers,
)

LISTS = 200
"""So many lists are asked for to know what one costs."""
PLAYERS = 12
"""More would come to the limits of their common address."""
THINK = (0.1, 0.5)


@contextmanager
def serving(database: str, log: Path, limited: bool) -> Iterator[tuple[int, int]]:
    """A server, with its usual limits or with none; gives its port and its process."""
    port = free_port()
    environment = {**os.environ} if limited else {**os.environ, "TRYPTYK_REQUESTS_PER_SECOND": "0"}
    command = [str(TRYPTYK), "serve", "--port", str(port), "--database", database]
    with log.open("ab") as out:
        server = subprocess.Popen(command, stderr=out, env=environment)
    try:
        wait_until_it_answers(port)
        yield port, server.pid
    finally:
        server.terminate()
        server.wait(30)


async def make_tables(person: Connection, tables: int) -> None:
    await person.post("/api/session")
    for number in range(tables):
        seats = [{"kind": "me"}, {"kind": "me"}]
        status, answer = await person.post("/api/tables", {"game": GAME, "seats": seats, "seed": number})
        if status != 201:
            raise SystemExit(f"No table was made: {answer}")


async def cost(person: Connection, pid: int) -> str:
    """What one list costs, and how large it is."""
    taken = []
    answer = None
    busy = cpu(pid)
    for _ in range(LISTS):
        began = time.perf_counter()
        answer = await person.get("/api/tables")
        taken.append(time.perf_counter() - began)
    busy = cpu(pid) - busy
    size = len(msgspec.json.encode(answer)) / 1024
    return f"a list: {1000 * busy / LISTS:.1f} ms CPU, {size:.1f} KiB, p50 {at(0.5, taken):.1f} ms"


async def beside(port: int, person: Connection | None, seconds: float) -> str:
    """How long choices and new tables take, beside somebody who asks for lists or beside nobody."""
    figures, made = Figures(), []
    players = [Player(port, number, THINK, None) for number in range(PLAYERS)]
    await asyncio.gather(*(player.open() for player in players))
    maker = Connection(port)
    await maker.post("/api/session")
    end = time.monotonic() + 1.0 + seconds
    listed = refused = 0

    async def ask() -> None:
        nonlocal listed, refused
        while person is not None and time.monotonic() < end:
            status, _ = await person.ask("GET", "/api/tables")
            listed += status == 200
            if status == 429:
                refused += 1
                await asyncio.sleep(0.05)

    async def make() -> None:
        while time.monotonic() < end:
            await asyncio.sleep(2.0)
            began = time.perf_counter()
            await maker.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}]})
            made.append(time.perf_counter() - began)

    playing = asyncio.gather(*(player.play(figures, end) for player in players), ask(), make())
    await asyncio.sleep(1.0)
    figures.running = True
    await playing
    for one in (maker, *(player.connection for player in players)):
        one.close()
    return (
        f"{len(figures.choice):7} {at(0.5, figures.choice):10.1f} {at(0.99, figures.choice):10.1f} "
        f"{max(made, default=0) * 1000:12.1f} {listed:7} {refused:8}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument(
        "--seconds", type=float, default=15.0, help="how long each run is measured (at most 120)"
    )
    parser.add_argument("--database", help="default: a new SQLite file")
    wanted = parser.parse_args()
    seconds = min(wanted.seconds, 120.0)
    with tempfile.TemporaryDirectory() as folder:
        database, log = wanted.database or f"sqlite:///{folder}/tables.sqlite3", Path(folder, "log")
        with serving(database, log, limited=False) as (port, pid):
            cookie = asyncio.run(prepare(port, pid, wanted.tables))
        with serving(database, log, limited=True) as (port, _):
            print("beside  choices choice p50 choice p99 slowest made   lists  refused")
            print("nobody", asyncio.run(beside(port, None, seconds)), flush=True)
            print("lists ", asyncio.run(beside(port, known(port, cookie), seconds)), flush=True)


async def prepare(port: int, pid: int, tables: int) -> str:
    """Somebody with so many tables; gives the cookie by which they are known."""
    person = Connection(port)
    await make_tables(person, tables)
    print(f"{tables} tables;", await cost(person, pid), flush=True)
    person.close()
    return str(person.cookie)


def known(port: int, cookie: str) -> Connection:
    person = Connection(port)
    person.cookie = cookie
    return person


if __name__ == "__main__":
    main()
