"""How many tables a server bears: scripted players over real sockets, on this machine only.

    python bench/load.py                        10, 100 and 1,000 tables on SQLite
    python bench/load.py --tables 100 --database postgresql://...

Every table has one player, who holds both seats, listens on a socket, thinks for a while and then posts a
random choice. Latency is what the player sees: from the post to its answer ("choice"), and to the news on the
socket ("news"). The server runs in a process of its own on a free port of 127.0.0.1; all loops are bounded.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

GAME = "aeons_end"
TRYPTYK = Path(sys.executable).with_name("tryptyk")
HOST = "127.0.0.1"
POOL = 50
"""HTTP connections that the players share, as browsers keep theirs open."""


class Figures:
    """What was measured while the clock ran."""

    def __init__(self) -> None:
        self.running = False
        self.choice: list[float] = []
        self.news: list[float] = []
        self.refused = 0
        self.failed = 0


class Player:
    """One table, its player, and the tab that it is open in."""

    def __init__(
        self, http: httpx.AsyncClient, address: str, number: int, think: tuple[float, float]
    ) -> None:
        self.http = http
        self.address = address
        self.random = Random(number)
        self.think = think
        self.cookie = ""
        self.path = ""
        self.situation: dict[str, Any] = {}
        self.heard = asyncio.Event()

    async def open(self) -> None:
        answer = await self.http.post("/api/session")
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        await self.new_table()

    async def new_table(self) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"game": GAME, "seats": seats, "seed": self.random.randrange(2**50)}
        answer = await self.http.post("/api/tables", json=body, headers={"cookie": self.cookie})
        answer.raise_for_status()
        self.situation = answer.json()
        self.path = f"/api/tables/{self.situation['table']['id']}"

    async def play(self, figures: Figures, end: float) -> None:
        while time.monotonic() < end:
            headers = {"cookie": self.cookie}
            async with connect(
                f"ws://{HOST}:{self.address}{self.path}/live", additional_headers=headers
            ) as socket:
                listening = asyncio.create_task(self.listen(socket))
                try:
                    while time.monotonic() < end and not self.situation["table"]["over"]:
                        await asyncio.sleep(self.random.uniform(*self.think))
                        await self.choose(figures)
                finally:
                    listening.cancel()
                    await asyncio.gather(listening, return_exceptions=True)
            if self.situation["table"]["over"]:
                await self.new_table()

    async def listen(self, socket: Any) -> None:
        async for message in socket:
            news = msgspec.json.decode(message)
            if news.get("type") == "news":
                self.situation = news["situation"]
                self.heard.set()

    async def choose(self, figures: Figures) -> None:
        asked = self.situation["decision"]
        if not asked:
            return
        index = self.random.randrange(len(asked["options"]))
        seq = self.situation["seq"]
        body = {
            "seat": asked["takers"][index],
            "option": asked["options"][index],
            "seq": seq,
            "key": str(seq),
        }
        self.heard.clear()
        began = time.perf_counter()
        answer = await self.http.post(f"{self.path}/choices", json=body, headers={"cookie": self.cookie})
        answered = time.perf_counter()
        if answer.status_code != 200:
            figures.refused += answer.status_code < 500
            figures.failed += answer.status_code >= 500
            return
        while self.situation["seq"] <= seq:
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), 30)
        if figures.running:
            figures.choice.append(answered - began)
            figures.news.append(time.perf_counter() - began)


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def memory(pid: int) -> float:
    """MiB that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at(share: float, values: list[float]) -> float:
    """A percentile, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else 0.0


async def measure(tables: int, seconds: float, think: tuple[float, float], port: int, pid: int) -> str:
    figures = Figures()
    limits = httpx.Limits(max_connections=POOL, max_keepalive_connections=POOL)
    nobodys = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # every player has a session of their own
    async with httpx.AsyncClient(
        base_url=f"http://{HOST}:{port}", limits=limits, timeout=60, cookies=nobodys
    ) as http:
        before = memory(pid)
        players = [Player(http, str(port), number, think) for number in range(tables)]
        for start in range(0, tables, 20):
            await asyncio.gather(*(player.open() for player in players[start : start + 20]))
        warm_up = think[1] + tables / 200
        end = time.monotonic() + warm_up + seconds
        playing = asyncio.gather(*(player.play(figures, end) for player in players))
        await asyncio.sleep(warm_up)
        figures.running = True
        busy, clock = cpu(pid), time.monotonic()
        await asyncio.sleep(seconds)
        figures.running = False
        busy, clock = cpu(pid) - busy, time.monotonic() - clock
        held = memory(pid) - before
        await playing
    return (
        f"{tables:6} {len(figures.choice) / clock:10.1f} {at(0.5, figures.choice):10.1f} "
        f"{at(0.99, figures.choice):10.1f} {at(0.5, figures.news):10.1f} {at(0.99, figures.news):10.1f} "
        f"{100 * busy / clock:8.0f} % {held * 1024 / tables:9.0f} {figures.refused:8} {figures.failed:7}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1_000])
    parser.add_argument(
        "--seconds", type=float, default=20.0, help="how long each run is measured (at most 120)"
    )
    parser.add_argument(
        "--think", type=float, nargs=2, default=(1.0, 5.0), help="a player's shortest and longest thought"
    )
    parser.add_argument("--database", help="default: a new SQLite file")
    wanted = parser.parse_args()
    seconds = min(wanted.seconds, 120.0)
    think = (wanted.think[0], wanted.think[1])
    print(f"every player thinks for {think[0]:g} to {think[1]:g} s; {seconds:g} s measured; times in ms")
    print(
        "tables  choices/s choice p50 choice p99   news p50   news p99      CPU  KiB/table  refused  failed"
    )
    for tables in wanted.tables:
        with tempfile.TemporaryDirectory() as folder:
            database = wanted.database or f"sqlite:///{folder}/tables.sqlite3"
            port = free_port()
            environment = {**os.environ, "TRYPTYK_REQUESTS_PER_SECOND": "0"}
            command = [str(TRYPTYK), "serve", "--port", str(port), "--database", database]
            with Path(folder, "log").open("wb") as log:
                server = subprocess.Popen(command, stderr=log, env=environment)
            try:
                _wait_until_it_answers(port)
                print(asyncio.run(measure(min(tables, 2_000), seconds, think, port, server.pid)), flush=True)
            finally:
                server.terminate()
                server.wait(30)


def _wait_until_it_answers(port: int) -> None:
    for _ in range(300):
        try:
            if httpx.get(f"http://{HOST}:{port}/health", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise SystemExit("The server does not answer.")


if __name__ == "__main__":
    main()
