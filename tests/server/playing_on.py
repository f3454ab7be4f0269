"""People who go on playing whatever happens to the server or its database, and what must then be there."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.house import BOT, ME, PATIENCE, House, Person, Seat, Wire, choice, play_until, wait_for

TABLES = 4


class Player(threading.Thread):
    """Plays one table after the other, whatever happens to the server, and notes what was acknowledged."""

    def __init__(self, person: Person, number: int, done: threading.Event) -> None:
        super().__init__()
        self.person = person
        self.random = Random(number)
        self.done = done
        self.tables: list[Seat] = []
        self.acknowledged: list[tuple[Seat, int, int, list[Any]]] = []
        self.wrong: list[str] = []
        self.retries = 0
        self.away = 0
        """So often the server said that its database is away."""

    def run(self) -> None:
        while not self.done.is_set():
            try:
                if not self.tables or self.tables[-1].look()["table"]["over"]:
                    self.tables.append(self.person.table(ME, BOT, ME))
                self._choose(self.tables[-1])
            except httpx.TransportError:
                time.sleep(0.05)
            except AssertionError as error:
                if str(error).startswith("503 "):
                    self._wait()
                else:
                    self.wrong.append(str(error))

    def _wait(self) -> None:
        self.away += 1
        time.sleep(0.05)

    def _choose(self, seat: Seat) -> None:
        situation = seat.look()
        options = situation["decision"]["options"] if situation["decision"] else []
        if not options:
            return
        asked = choice(situation, self.random.randrange(len(options)))
        body = {**asked, "key": f"{situation['seq']}-{self.random.random()}"}
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            try:
                answer = self.person.http.post(f"{seat.path}/choices", json=body)
            except httpx.TransportError:
                # Nobody knows whether it was done: the key makes it safe to say it again.
                self.retries += 1
                time.sleep(0.05)
                continue
            if answer.status_code == 503:
                self._wait()
                continue
            if answer.status_code == 200:
                self.acknowledged.append((seat, asked["seq"] + 1, asked["seat"], asked["option"]))
            elif answer.status_code != 409:
                self.wrong.append(answer.text)
            return
        self.wrong.append("the server did not come back")


class Listener(threading.Thread):
    """Listens to a table through all the broken lines."""

    def __init__(self, seat: Seat, done: threading.Event) -> None:
        super().__init__()
        self.seat = seat
        self.done = done
        self.moves: list[dict[str, Any]] = []

    def run(self) -> None:
        while not self.done.is_set():
            try:
                after = self.moves[-1]["seq"] if self.moves else -1
                with self.seat.watch(after) as wire:
                    self._listen(wire)
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(0.05)

    def _listen(self, wire: Wire) -> None:
        while not self.done.is_set():
            try:
                news = wire.hear(patience=0.3)
            except TimeoutError:
                continue
            self.moves += news.get("moves", [])


def wait_for_progress(players: list[Player]) -> None:
    before = [len(player.acknowledged) for player in players]
    wait_for(lambda: [len(player.acknowledged) for player in players] != before)


@contextmanager
def playing_on(doors: list[House]) -> Iterator[list[Player]]:
    """Somebody plays at each of some tables, and somebody listens to another; all of it was heard."""
    done, deaf = threading.Event(), threading.Event()
    players = [Player(doors[n % len(doors)].enter(), n, done) for n in range(TABLES)]
    watched = doors[0].enter().table(BOT, BOT, BOT, BOT, seed=4, setup={"difficulty": "beginner"})
    listener = Listener(watched, deaf)
    for thread in (*players, listener):
        thread.start()
    try:
        yield players
        done.set()
        for player in players:
            player.join()
        last = watched.look()["seq"]
        wait_for(lambda: listener.moves and listener.moves[-1]["seq"] >= last)
    finally:
        # Whatever has failed, nobody plays or listens on.
        done.set()
        deaf.set()
    listener.join()
    heard = [row["seq"] for row in listener.moves]
    assert heard == list(range(len(heard))), "who listens has heard every row once"
    log = watched.events()
    must_have_no_gap(log)
    assert listener.moves == log[: len(heard)]
    assert len(heard) > last
    for house in doors:
        assert house.faults() == []


def acknowledged_are_there(players: list[Player]) -> int:
    """Every acknowledged choice is in its log, and every game goes on; gives how many there were."""
    assert [player.wrong for player in players] == [[] for _ in players]
    acknowledged = 0
    for player in players:
        logs = {seat.id: {row["seq"]: row for row in seat.events()} for seat in player.tables}
        for seat, seq, who, option in player.acknowledged:
            row = logs[seat.id][seq]
            assert (row["seat"], row["option"]) == (who, option), "every acknowledged choice is there"
            acknowledged += 1
        for seat in player.tables:
            must_have_no_gap(list(logs[seat.id].values()))
            # And every game goes on.
            play_until([seat], lambda made, now: made == 1 or bool(now["table"]["over"]))
    return acknowledged


def must_have_no_gap(log: list[dict[str, Any]]) -> None:
    """Every choice that stands follows the one before."""
    assert [row["seq"] for row in log] == list(range(len(log)))
    for before, row in pairwise(log):
        assert row["number"] == (row["option"][1] if row["option"][0] == "~undo" else before["number"] + 1)
