"""How long a player's bot takes to answer while somebody else has hundreds of tables of bots.

    python bench/bots.py --tables 300

The hoarder makes the tables, watches as many as one person may and keeps looking at the others, so that their
bots think. Meanwhile a player at a table with one bot measures how long it lets them wait. At the end the
server is told to stop, and that is measured too. It runs on a free port of 127.0.0.1, on a new SQLite file.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from load import (  # type: ignore[import-not-found]  # it lies beside this script
    HOST,
    TRYPTYK,
    at,
    free_port,
    wait_until_it_answers,
)
from websockets.asyncio.client import ClientConnection, connect

WATCHED = 40
"""So many tables the hoarder has open; a server allows one person 50."""


class Browser:
    """Somebody with a session."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=120)

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        if answer.status_code >= 400:
            raise SystemExit(f"{path}: {answer.status_code} {answer.text}")
        return answer.json()

    async def table(self, bot: str, *kinds: str) -> dict[str, Any]:
        seats = [{"kind": kind, **({"bot": bot} if kind == "bot" else {})} for kind in kinds]
        made = await self.post("/api/tables", game="aeons_end", seats=seats)
        return dict(made["situation"])

    async def socket(self, id: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://{HOST}:{self.port}/api/tables/{id}/live"
        return await connect(address, additional_headers={"cookie": cookie}, open_timeout=120)


async def enter(port: int) -> Browser:
    browser = Browser(port)
    await browser.post("/api/session")
    return browser


async def waits(player: Browser, bot: str, wanted: int) -> list[float]:
    """How long the player waits for each choice of a bot, from their own or its last one on."""
    found: list[float] = []
    random = Random(1)
    while len(found) < wanted:
        began = time.perf_counter()
        situation = await player.table(bot, "me", "bot")
        id = situation["table"]["id"]
        async with await player.socket(id) as socket:
            while len(found) < wanted and not situation["table"]["over"]:
                asked = situation["decision"]
                if asked and asked["options"]:
                    began = time.perf_counter()
                    index = random.randrange(len(asked["options"]))
                    choice = {"seat": asked["takers"][index], "option": asked["options"][index]}
                    answer = await player.http.post(
                        f"/api/tables/{id}/choices", json={**choice, "seq": situation["seq"]}
                    )
                    if answer.status_code == 409:  # a bot has spoken up
                        situation = (await player.http.get(f"/api/tables/{id}")).json()
                    else:
                        situation = answer.json()["situation"]
                    continue
                since = situation["seq"]
                while situation["seq"] <= since:
                    news = msgspec.json.decode(await socket.recv())
                    if news.get("type") == "news" and news["situation"]["seq"] > since:
                        situation = news["situation"]
                found.append(time.perf_counter() - began)
                began = time.perf_counter()
    return found


async def look_round(hoarder: Browser, ids: list[str]) -> None:
    while True:
        for id in ids:
            await hoarder.http.get(f"/api/tables/{id}")


def figures(found: list[float]) -> str:
    return (
        f"median {at(0.5, found):6.0f} ms, 90 % {at(0.9, found):6.0f} ms, longest {max(found) * 1000:6.0f} ms"
    )


async def measure(port: int, tables: int, bot: str, answers: int) -> None:
    player, hoarder = await enter(port), await enter(port)
    print(f"alone:                       {figures(await waits(player, bot, answers))}", flush=True)
    ids = []
    for _ in range(tables):
        ids.append(str((await hoarder.table(bot, "bot", "bot", "bot", "bot"))["table"]["id"]))
    print(f"beside {tables} tables of bots:    {figures(await waits(player, bot, answers))}", flush=True)
    async with AsyncExitStack() as stack:
        for id in ids[:WATCHED]:
            await stack.enter_async_context(await hoarder.socket(id))
        looking = asyncio.create_task(look_round(hoarder, ids))
        print(
            f"of which {WATCHED} are watched:      {figures(await waits(player, bot, answers))}", flush=True
        )
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking
    for browser in (player, hoarder):
        await browser.http.aclose()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--answers", type=int, default=40, help="so many of the bot's are measured each time")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        environment = {**os.environ, "TRYPTYK_REQUESTS_PER_SECOND": "0"}
        command = [str(TRYPTYK), "serve", "--port", str(port), "--database", f"sqlite:///{folder}/t.sqlite3"]
        with Path(folder, "log").open("wb") as log:
            server = subprocess.Popen(command, stderr=log, env=environment)
        try:
            wait_until_it_answers(port)
            asyncio.run(measure(port, wanted.tables, wanted.bot, wanted.answers))
        finally:
            began = time.perf_counter()
            server.terminate()
            code = server.wait(60)
            print(f"stopping:                    {time.perf_counter() - began:.2f} s (exit code {code})")


if __name__ == "__main__":
    main()
