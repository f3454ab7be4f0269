"""What a server makes of requests that are none: random ones, counted by what they are answered with.

    python bench/hostile.py --requests 100000

Paths, hosts, headers, bodies and frames of sockets are made from what the server knows and then broken: cut,
doubled, overwritten, sent in pieces or not to their end. The server runs in a process of its own on a free
port of 127.0.0.1, on a new SQLite file. It passes if no answer is 5xx but 503, nothing that nobody foresaw is
in its log, its memory stays, and it serves on.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from load import (  # type: ignore[import-not-found]  # it lies beside this script
    HOST,
    TRYPTYK,
    free_port,
    memory,
    wait_until_it_answers,
)

LINES = 100
"""So many connections are open at a time."""
PATIENCE = 1.0
"""So many seconds an answer is waited for: where a request has no end, none comes before its deadline."""
LOOKED_AFTER = 500
"""After so many requests it is seen to that the session still stands."""
GROWTH_MIB = 40.0
"""So much a server's memory may grow after the first tenth of the requests."""
CLOSED = "closed"
"""The line was closed without an answer."""
UNFINISHED = "unfinished"
"""No answer came in time."""

VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    1,
    2**31,
    2**53,
    2**63,
    2**64,
    1e308,
    -0.5,
    "",
    "a",
    "\u0000",
    "\u202e",
    "\ud7ff",
    "é" * 50,
    "x" * 5000,
    [],
    {},
    [[]],
    [None],
    {"": {}},
    "aeons_end",
    "random",
    "me",
    "~undo",
    "~conceal",
    ["~undo", 0],
    ["~conceal", 1],
    [{"kind": "me"}],
    [{"kind": "bot", "bot": "greedy"}],
]
FIELDS = [
    "game",
    "seats",
    "setup",
    "seed",
    "spectators",
    "seat",
    "option",
    "seq",
    "key",
    "to",
    "agree",
    "record",
    "name",
    "language",
    "colours",
    "token",
    "bot",
    "kind",
    "always",
    "number",
    "choices",
    "edition",
    "players",
    "end",
    "format",
]
METHODS = [*b"GET POST PATCH PUT DELETE HEAD OPTIONS TRACE BREW get \xff".split(), b""]
HEADERS = [
    b"host: a:99999",
    b"host:",
    b"host: \xff",
    b"content-length: -1",
    b"content-length: 99999999999999999999",
    b"content-length: 5",
    b"content-length: x",
    b"transfer-encoding: chunked",
    b"transfer-encoding: gzip",
    b"content-type: text/plain",
    b"content-type: \xff",
    b"cookie: tryptyk=x.y",
    b"cookie: \xff=\xfe;;;=",
    b"cookie: tryptyk=.",
    b"origin: null",
    b"origin: http://[::1",
    b"expect: 100-continue",
    b"range: bytes=-1",
    b"accept-encoding: \x00",
    b"accept-language: \xff\xff",
    b"x-forwarded-for: \xff",
    b"if-none-match: *",
    b"upgrade: websocket",
    b"upgrade: h2c",
    b"connection: upgrade",
    b"connection: close",
    b": empty",
    b"no colon",
    b"x: " + b"y" * 70_000,
    b" folded: 1",
]
OPCODES = [0, 1, 2, 3, 7, 8, 9, 10, 11, 15]


class Hostile:
    """Makes requests that no client of ours sends."""

    cookie: bytes
    table: str

    def __init__(self, seed: int, port: int, ways: list[tuple[str, str]]) -> None:
        self.random = Random(seed)
        self.port = port
        self.ways = ways
        """Methods and paths that the server knows."""

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        """Begin with a session and a table of one's own."""
        (await http.post("/api/session")).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = await http.post("/api/tables", json={"game": "aeons_end", "seats": seats})
        self.table = made.raise_for_status().json()["situation"]["table"]["id"]
        self.cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items()).encode()

    async def stay_seated(self, http: httpx.AsyncClient) -> bool:
        """Begin anew where a broken request has happened to sign out: whoever has no session is refused
        everywhere, and nothing is tried. Says whether it was so."""
        looked = await http.get(f"/api/tables/{self.table}")
        if looked.status_code != httpx.codes.UNAUTHORIZED:
            looked.raise_for_status()
            return False
        await self.sit_down(http)
        return True

    def way(self) -> tuple[bytes, bytes]:
        """A method and a path."""
        random = self.random
        method, path = random.choice(self.ways)
        strange = ["%00", "%ff", "..", "%2e%2e%2f", "x" * 500, "-1", "9" * 30, "%F0%9F%92%A9", "", " "]
        for name in ("{id}", "{number}", "{seat}", "{token}", "{language}", "{path}"):
            known = self.table if name == "{id}" else random.choice(["0", "1", "en", "A" * 22])
            path = path.replace(name, known if random.random() < 0.7 else random.choice(strange))
        if random.random() < 0.3:
            query = [f"{random.choice(['after', 'token', 'seat', '%ff', '', 'x'])}={random.choice(strange)}"]
            path += "?" + "&".join(query * random.randint(1, 3))
        return (
            method.upper().encode() if random.random() < 0.8 else random.choice(METHODS),
            self.broken(path.encode()) if random.random() < 0.2 else path.encode(),
        )

    def body(self) -> bytes:
        random = self.random
        data: Any = {name: random.choice(VALUES) for name in random.sample(FIELDS, random.randint(0, 8))}
        if random.random() < 0.1:
            data = random.choice([data, [data], random.choice(VALUES)])
        encoded = msgspec.json.encode(data)
        if random.random() < 0.02:
            return random.choice([b"[", b'{"a":']) * 50_000
        if random.random() < 0.02:
            return b'"' + b"x" * 300_000 + b'"'
        return self.broken(encoded) if random.random() < 0.4 else encoded

    def broken(self, data: bytes) -> bytes:
        """The same with some bytes changed, lost, doubled or cut off."""
        random = self.random
        changed = bytearray(data or b"x")
        for _ in range(random.randint(1, 4)):
            place = random.randrange(len(changed) + 1)
            match random.randrange(4):
                case 0:
                    changed[place:place] = random.randbytes(random.randint(1, 4))
                case 1:
                    del changed[place : place + random.randint(1, 5)]
                case 2:
                    changed[place:place] = changed[: random.randint(1, 20)]
                case _:
                    del changed[place:]
        return bytes(changed)

    def request(self) -> bytes:
        random = self.random
        body = self.body() if random.random() < 0.7 else b""
        lines = [b"%s %s HTTP/1.1" % self.way()]
        lines += [b"host: %s:%d" % (HOST.encode(), self.port), b"content-type: application/json"]
        lines += [b"cookie: " + self.cookie] if random.random() < 0.8 else []
        lines += [b"content-length: %d" % len(body)] if random.random() < 0.9 else []
        lines += random.sample(HEADERS, random.choice([0, 0, 0, 1, 2]))
        head = b"\r\n".join(lines) + b"\r\n\r\n"
        whole = head + body
        return self.broken(whole) if random.random() < 0.15 else whole

    def handshake(self) -> bytes:
        key = base64.b64encode(self.random.randbytes(16))
        return (
            b"GET /api/tables/%s/live HTTP/1.1\r\nhost: %s:%d\r\n"
            b"upgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: %s\r\ncookie: %s\r\n\r\n"
            % (self.table.encode(), HOST.encode(), self.port, key, self.cookie)
        )

    def frame(self) -> bytes:
        random = self.random
        payload = random.randbytes(random.choice([0, 1, 2, 10, 125, 126, 200, 5000]))
        first = random.choice(OPCODES) | random.choice([0x80, 0x80, 0, 0xF0])
        masked = 0x80 if random.random() < 0.8 else 0
        length = len(payload) if random.random() < 0.9 else random.choice([0, 2**16 - 1, 2**40])
        if length < 126:
            head = bytes([first, masked | length])
        elif length < 2**16:
            head = bytes([first, masked | 126]) + length.to_bytes(2, "big")
        else:
            head = bytes([first, masked | 127]) + length.to_bytes(8, "big")
        return head + (random.randbytes(4) if masked else b"") + payload


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> str:
    """The status that comes; the rest of the answer nobody reads."""
    try:
        async with asyncio.timeout(PATIENCE):
            await writer.drain()
            line = (await reader.readline()).split()
    except TimeoutError:
        return UNFINISHED
    except OSError:
        return CLOSED
    return line[1].decode("latin-1") if len(line) > 1 else CLOSED


async def send(hostile: Hostile) -> str:
    """One request, or a socket with some frames; says what came of it."""
    reader, writer = await asyncio.open_connection(HOST, hostile.port)
    try:
        socket = hostile.random.random() < 0.1
        if socket:
            writer.write(hostile.handshake())
            for _ in range(hostile.random.randint(1, 10)):
                writer.write(hostile.frame())
        else:
            data = hostile.request()
            cut = hostile.random.randrange(len(data) + 1) if hostile.random.random() < 0.1 else len(data)
            writer.write(data[:cut])
            if cut < len(data):
                await asyncio.sleep(0)
                writer.write(data[cut:])
        status = await answer(reader, writer)
        return f"socket {status}" if socket else status
    finally:
        writer.transport.abort()


async def attack(port: int, pid: int, requests: int, seed: int) -> tuple[Counter[str], list[float]]:
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60) as http:
        paths = (await http.get("/api/schema/openapi.json")).json()["paths"]
        del paths["/api/session"]  # or it would be signed out most of the time
        ways = [(method, path) for path, methods in paths.items() for method in methods]
        ways += [("get", path) for path in ("/", "/nowhere", "/api/nowhere", "*")]
        hostile = Hostile(seed, port, ways)
        await hostile.sit_down(http)
        statuses: Counter[str] = Counter()
        held = [memory(pid)]
        tenth = max(1, requests // 10)
        numbers = iter(range(1, requests + 1))

        async def line() -> None:
            for number in numbers:
                statuses[await send(hostile)] += 1
                if number % LOOKED_AFTER == 0 and await hostile.stay_seated(http):
                    print(f"{number:9} sent, signed out on the way", flush=True)
                if number % tenth == 0:
                    held.append(memory(pid))
                    print(f"{number:9} sent, {held[-1]:6.0f} MiB", flush=True)

        await asyncio.gather(*(line() for _ in range(LINES)))
        await hostile.stay_seated(http)
        return statuses, held


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        environment = {**os.environ, "TRYPTYK_REQUESTS_PER_SECOND": "0"}
        command = [str(TRYPTYK), "serve", "--port", str(port), "--database", f"sqlite:///{folder}/t.sqlite3"]
        log = Path(folder, "log")
        with log.open("wb") as file:
            server = subprocess.Popen(command, stderr=file, env=environment)
        try:
            wait_until_it_answers(port)
            began = time.monotonic()
            statuses, held = asyncio.run(attack(port, server.pid, wanted.requests, wanted.seed))
            seconds = time.monotonic() - began
        finally:
            server.terminate()
            server.wait(30)
        faults = [line for line in log.read_text(encoding="utf-8").splitlines() if '"trace"' in line]
    for status, times in sorted(statuses.items()):
        print(f"{times:9} {status}")
    grown = held[-1] - held[min(1, len(held) - 1)]
    print(f"{seconds:.0f} s; memory grew by {grown:.0f} MiB; {len(faults)} faults in the log")
    print(*faults[:3], sep="\n")
    wrong = [status for status in statuses if status.split()[-1][:1] == "5" and status != "503"]
    if wrong or faults or grown > GROWTH_MIB:
        sys.exit(f"It did not hold: {', '.join(wrong) or 'see above'}.")


if __name__ == "__main__":
    main()
