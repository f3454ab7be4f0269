"""How many tables a server bears: scripted players over real sockets, on this machine only.

    python bench/load.py                        10, 100 and 1,000 tables on SQLite
    python bench/load.py --tables 100 --database postgresql://... --workers 2
    python bench/load.py --tables 100 --browser
    python bench/load.py --tables 100 --thinkers 4

Every table has one player, who holds both seats, listens on a socket, thinks for a while and then posts a
random choice. Latency is what the player sees: from the post to its answer ("choice"), and to the news on the
socket ("news"). The server runs in a process of its own on a free port of 127.0.0.1; all loops are bounded.

With ``--browser`` players want what a page wants: what cannot be done, and of each move that is worth a scene
the views between. What a server does not tell by itself they ask for, as pages do.

With ``--thinkers`` so many further tables are watched at which only bots sit, that think as long as they may,
in as many processes: what players see of it is the difference to a run without.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

GAME = "aeons_end"
THINKER = "expert"
TRYPTYK = Path(sys.executable).with_name("tryptyk")
HOST = "127.0.0.1"


class Figures:
    """What was measured while the clock ran."""

    def __init__(self) -> None:
        self.running = False
        self.choice: list[float] = []
        self.news: list[float] = []
        self.refused = 0
        self.failed = 0


class Connection:
    """A connection that is kept open, as browsers do; by hand, so that clients cost little."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        return await self.ask("POST", path, body)

    async def get(self, path: str) -> Any:
        status, answer = await self.ask("GET", path)
        return answer if status == 200 else None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\ncookie: {self.cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        for _ in range(3):
            try:
                if self._streams is None:
                    self._streams = await asyncio.open_connection(HOST, self.port)
                reader, writer = self._streams
                writer.write(head.encode() + data)
                return await self._answer(reader)
            except (OSError, asyncio.IncompleteReadError):
                self._streams = None  # the server has closed it meanwhile; the key makes it safe to ask again
        raise SystemExit("The server does not answer.")

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, Any]:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        content = await reader.readexactly(int(headers["content-length"]))
        return int(lines[0].split()[1]), msgspec.json.decode(content)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Scenes:
    """Which moves a page plays scenes of, as the game's vocabulary says."""

    def __init__(self, words: Any) -> None:
        vocabulary = words["vocabulary"]
        self.turns, self.shown = set(vocabulary["turns"]), set(vocabulary["shown"])
        names = {"seat", *vocabulary["seats"]}
        self.seats = {
            kind: [place for place, name in enumerate(places, 1) if name in names]
            for kind, places in vocabulary["events"].items()
        }

    def has(self, move: Any) -> bool:
        """Whether more comes of an own choice than its doer knows; here all seats are the player's."""
        return any(
            event[0] in self.turns or (event[0] in self.shown and not self.seats[event[0]])
            for event in move["events"]
        )


class Player:
    """One table, its player, and the tab that it is open in."""

    def __init__(self, port: int, number: int, think: tuple[float, float], scenes: Scenes | None) -> None:
        self.scenes = scenes
        self.port = port
        self.connection = Connection(port)
        self.random = Random(number)
        self.think = think
        self.path = ""
        self.situation: dict[str, Any] = {}
        self.heard = asyncio.Event()

    async def open(self) -> None:
        await self.connection.post("/api/session")
        await self.new_table()

    async def new_table(self) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"game": GAME, "seats": seats, "seed": self.random.randrange(2**50)}
        status, answer = await self.connection.post("/api/tables", body)
        if status != 201:
            raise SystemExit(f"No table was made: {answer}")
        self.situation = answer["situation"]
        self.path = f"/api/tables/{self.situation['table']['id']}"

    async def play(self, figures: Figures, end: float) -> None:
        while time.monotonic() < end:
            headers = {"cookie": self.connection.cookie}
            address = f"ws://{HOST}:{self.port}{self.path}/live?after={self.situation['seq']}"
            if self.is_told:
                address += "&scenes=1"
            async with connect(address, additional_headers=headers, compression=None) as socket:
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
        if self.is_told:
            body["scenes"] = True
        self.heard.clear()
        began = time.perf_counter()
        status, news = await self.connection.post(f"{self.path}/choices", body)
        answered = time.perf_counter()
        if status != 200:
            figures.refused += status < 500
            figures.failed += status >= 500
            return
        while self.situation["seq"] <= seq:
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), 30)
        if figures.running:
            figures.choice.append(answered - began)
            figures.news.append(time.perf_counter() - began)
        await self.look_closer(news, seat=self.situation["seat"])

    @property
    def is_told(self) -> bool:
        """A page that says what it wants is told it; older servers have to be asked."""
        return self.scenes is not None and "refusals" in self.situation

    async def look_closer(self, news: Any, seat: int) -> None:
        """Ask for what a page shows and was not told."""
        if self.scenes is None:
            return
        for move in news["moves"]:
            if self.scenes.has(move) and not move.get("frames"):
                await self.connection.get(f"{self.path}/moments/{move['number']}/frames?seat={seat}")
        if news["situation"]["decision"] and "refusals" not in news["situation"]:
            await self.connection.get(f"{self.path}/refusals")


async def think(port: int, seed: int, begun: asyncio.Event) -> None:
    """Watch tables of bots, one after the other, for as long as this is not cancelled. It has ``begun`` once
    a bot has chosen: starting its process costs more than thinking."""
    connection = Connection(port)
    await connection.post("/api/session")
    seats = [{"kind": "bot", "bot": THINKER}] * 2
    while True:
        seed += 1
        status, made = await connection.post("/api/tables", {"game": GAME, "seats": seats, "seed": seed})
        if status != 201:
            raise SystemExit(f"No table was made: {made}")
        situation = made["situation"]
        address = f"ws://{HOST}:{port}/api/tables/{situation['table']['id']}/live"
        headers = {"cookie": connection.cookie}
        async with connect(address, additional_headers=headers, compression=None) as socket:
            while not situation["table"]["over"]:
                news = msgspec.json.decode(await socket.recv())
                if "situation" in news:
                    if news["situation"]["number"] > situation["number"]:
                        begun.set()
                    situation = news["situation"]


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


def workers_of(pid: int, workers: int) -> list[int]:
    """The processes that answer: the server itself, or those that it has started for that."""
    if workers == 1:
        return [pid]
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [child for child, command in commands.items() if b"spawn_main" in command]


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at(share: float, values: list[float]) -> float:
    """A percentile, in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else 0.0


async def measure(
    tables: int,
    seconds: float,
    pause: tuple[float, float],
    port: int,
    pids: list[int],
    browser: bool,
    thinkers: int,
) -> str:
    figures = Figures()
    scenes = Scenes(await Connection(port).get(f"/api/games/{GAME}/words/en")) if browser else None
    before = sum(map(memory, pids))
    players = [Player(port, number, pause, scenes) for number in range(tables)]
    gc.disable()  # the players' own pauses are not the server's
    for start in range(0, tables, 20):
        await asyncio.gather(*(player.open() for player in players[start : start + 20]))
    begun = [asyncio.Event() for _ in range(thinkers)]
    thinking = [asyncio.create_task(think(port, 1_000 * n, event)) for n, event in enumerate(begun)]
    await asyncio.gather(*(event.wait() for event in begun))
    warm_up = pause[1] + tables / 200
    end = time.monotonic() + warm_up + seconds
    playing = asyncio.gather(*(player.play(figures, end) for player in players))
    await asyncio.sleep(warm_up)
    figures.running = True
    busy, clock = sum(map(cpu, pids)), time.monotonic()
    await asyncio.sleep(seconds)
    figures.running = False
    busy, clock = sum(map(cpu, pids)) - busy, time.monotonic() - clock
    held = sum(map(memory, pids)) - before
    await playing
    for task in thinking:
        task.cancel()
    await asyncio.gather(*thinking, return_exceptions=True)
    for player in players:
        player.connection.close()
    return (
        f"{tables:6} {len(figures.choice) / clock:10.1f} {at(0.5, figures.choice):10.1f} "
        f"{at(0.99, figures.choice):10.1f} {at(0.5, figures.news):10.1f} {at(0.99, figures.news):10.1f} "
        f"{100 * busy / clock:8.0f} % {1000 * busy / max(1, len(figures.choice)):10.2f} "
        f"{held * 1024 / tables:10.0f} {figures.refused:8} {figures.failed:7}"
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
    parser.add_argument(
        "--browser", action="store_true", help="players want refusals and scenes, as pages do"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes; several need PostgreSQL")
    parser.add_argument("--thinkers", type=int, default=0, help="tables of bots that think all the time")
    wanted = parser.parse_args()
    seconds = min(wanted.seconds, 120.0)
    pause = (wanted.think[0], wanted.think[1])
    print(f"every player thinks for {pause[0]:g} to {pause[1]:g} s; {seconds:g} s measured; times in ms")
    print(
        "tables  choices/s choice p50 choice p99   news p50   news p99      CPU CPU/choice  KiB/table"
        "  refused  failed"
    )
    for tables in wanted.tables:
        with tempfile.TemporaryDirectory() as folder:
            database = wanted.database or f"sqlite:///{folder}/tables.sqlite3"
            port = free_port()
            environment = {**os.environ, "TRYPTYK_REQUESTS_PER_SECOND": "0"}
            environment["TRYPTYK_BOT_PROCESSES"] = str(max(1, wanted.thinkers))
            command = [str(TRYPTYK), "serve", "--port", str(port), "--database", database]
            command += ["--workers", str(wanted.workers)]
            with Path(folder, "log").open("wb") as log:
                server = subprocess.Popen(command, stderr=log, env=environment)
            try:
                wait_until_it_answers(port)
                pids = workers_of(server.pid, wanted.workers)
                measured = measure(
                    min(tables, 2_000), seconds, pause, port, pids, wanted.browser, wanted.thinkers
                )
                print(asyncio.run(measured), flush=True)
            finally:
                server.terminate()
                server.wait(30)


def wait_until_it_answers(port: int) -> None:
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
