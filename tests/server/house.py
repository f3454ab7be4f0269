"""A server process of its own, and the people and sockets that talk to it as browsers do."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

TRYPTYK = Path(sys.executable).with_name("tryptyk")
PATIENT = Path(__file__).with_name("patient.py")
GAME = "aeons_end"
ME = {"kind": "me"}
INVITED = {"kind": "invitation"}
BOT = {"kind": "bot", "bot": "random"}
PATIENCE = 180.0
"""How many seconds anything may take: where a dozen others want the machine, a server starts in 60."""

T = TypeVar("T")


def wait_for(what: Callable[[], T | None], patience: float = PATIENCE) -> T:
    """The first result that is something; fails when it takes too long."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("waited in vain")


def unless_stale(ask: Callable[[], tuple[int, str]]) -> tuple[int, str]:
    """How something is refused; asked again where a bot, which may speak up at any time, was quicker."""
    return wait_for(lambda: None if (refused := ask()) == (409, "stale") else refused)


def hold_port() -> socket.socket:
    """A port that nobody else is given while this is open, neither to listen at nor to connect from.

    The server may listen there all the same: it asks for this very port, and both allow it to be shared.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


class Door(Protocol):
    """Where people come in."""

    address: str
    people: list[Person]


class House:
    """``tryptyk serve`` on a port of its own."""

    def __init__(self, database: str, log: Path, **environment: str) -> None:
        self.database = database
        self._program = [str(TRYPTYK)]
        self.log = log
        self._held = hold_port()
        self.port = int(self._held.getsockname()[1])
        if sys.platform != "linux":
            self._held.close()  # elsewhere it would keep the server away too
        self.address = f"http://127.0.0.1:{self.port}"
        self._environment = {**os.environ, "TRYPTYK_REQUESTS_PER_SECOND": "0", **environment}
        self.process: subprocess.Popen[bytes] | None = None
        self.people: list[Person] = []

    def under(self, package: Path) -> House:
        """From its next start on it runs another copy of the package, which lies in that folder."""
        self._environment["PYTHONPATH"] = str(package)
        return self

    def installed(self, environment: Path) -> House:
        """From its next start on it runs as it is installed in another environment."""
        self._program = [str(environment / "bin" / "tryptyk")]
        return self

    def patient(self) -> House:
        """From its next start on nobody who is only slow to answer counts as away (``patient.py``)."""
        self._program = [sys.executable, "-P", str(PATIENT)]
        return self

    def start(self, *arguments: str) -> House:
        command = [*self._program, "serve", "--port", str(self.port), "--database", self.database, *arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log, stdout=log, env=self._environment)
        wait_for(self.answers)
        return self

    def answers(self) -> bool:
        assert self.process is not None
        code = self.process.poll()
        assert code is None, f"it has ended with {code}: {self.log.read_text(encoding='utf-8')}"
        try:
            return httpx.get(f"{self.address}/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """End it as an operator does; gives its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    def thinkers(self) -> list[int]:
        """The processes in which its bots think; there are none before the first thought."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
        return [child for child, command in commands.items() if b"spawn_main" in command]

    @contextmanager
    def thoughts_held(self) -> Iterator[None]:
        """Meanwhile no bot comes to an end of its thoughts."""
        thinkers = self.thinkers()
        assert thinkers, "let a bot move before"
        for pid in thinkers:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in thinkers:
                with suppress(ProcessLookupError):  # it ends with its server
                    os.kill(pid, signal.SIGCONT)

    def faults(self) -> list[str]:
        """What the server has logged that nobody foresaw."""
        return [line for line in self.log.read_text(encoding="utf-8").splitlines() if '"trace"' in line]

    def close(self) -> None:
        """Let nothing of it run on after a test."""
        for person in self.people:
            person.http.close()
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self._held.close()

    def enter(self, name: str = "") -> Person:
        return enter(self, name)


def enter(door: Door, name: str = "") -> Person:
    """Somebody comes in by a door, under a name."""
    person = Person(door)
    if name:
        person.patch("/api/me", name=name)
    return person


class Person:
    """Somebody with a browser."""

    def __init__(self, house: Door, cookies: dict[str, str] | None = None) -> None:
        self.house = house
        # No connection is kept: on a busy machine the server may close an idle one just as it is used again.
        self.http = httpx.Client(
            base_url=house.address,
            cookies=cookies,
            timeout=PATIENCE,
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        house.people.append(self)
        if cookies is None:
            assert self.http.post("/api/session").status_code == 200

    def at(self, house: Door) -> Person:
        """The same person at another door."""
        return Person(house, dict(self.http.cookies))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, **query: Any) -> Any:
        return _good(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return _good(self.http.post(path, json=body))

    def act(self, path: str, **body: Any) -> Any:
        """Do something at a table; gives how it stands then."""
        news = self.post(path, **body)
        assert set(news) == {"type", "moves", "situation"} and news["type"] == "news", "always the same shape"
        return news["situation"]

    def patch(self, path: str, **body: Any) -> Any:
        return _good(self.http.patch(path, json=body))

    def refused(self, path: str, method: str = "POST", /, **body: Any) -> tuple[int, str]:
        """Status and code of a request that is not carried out; for GET the body is the query."""
        if method == "GET":
            answer = self.http.get(path, params=body)
        else:
            answer = self.http.request(method, path, json=body)
        problem = answer.json()
        assert answer.status_code >= 400, answer.text
        assert set(problem) == {"code", "message", "seq", "reason"}
        assert problem["message"].endswith(".") or answer.status_code == 400, problem["message"]
        return answer.status_code, problem["code"]

    def table(self, *seats: dict[str, str], game: str = GAME, **wanted: Any) -> Seat:
        return self.seat(self.act("/api/tables", game=game, seats=list(seats), **wanted))

    def tables(self, part: str = "current") -> list[dict[str, Any]]:
        """A part of the own list of tables, page by page."""
        found: list[dict[str, Any]] = []
        query = {"part": part}
        while True:
            page = self.get("/api/tables", **query)
            found += page["tables"]
            if page["more"] is None:
                return found
            query["after"] = page["more"]

    def join(self, token: str) -> Seat:
        return self.seat(self.act(f"/api/invitations/{token}"))

    def seat(self, situation: dict[str, Any]) -> Seat:
        return Seat(self, situation["table"]["id"])


def _good(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, f"{answer.status_code} {answer.text}"
    return answer.json()


def _stale(answer: httpx.Response) -> bool:
    return answer.status_code == 409 and answer.json()["code"] == "stale"


class Seat:
    """A person at a table."""

    def __init__(self, person: Person, id: str) -> None:
        self.person = person
        self.id = id
        self.path = f"/api/tables/{id}"

    def look(self) -> dict[str, Any]:
        return dict(self.person.get(self.path))

    def events(self, after: int = -1) -> list[dict[str, Any]]:
        """All rows of the log, however many requests that takes."""
        found: list[dict[str, Any]] = []
        while True:
            more = self.person.get(f"{self.path}/events", after=after)
            found += more
            if len(more) < 1_000:
                return found
            after = more[-1]["seq"]

    def refusals(self) -> dict[str, Any]:
        """What cannot be chosen now, and why."""
        return dict(self.person.get(f"{self.path}/refusals"))

    def choose(self, situation: dict[str, Any], index: int, **more: Any) -> dict[str, Any]:
        return dict(self.person.act(f"{self.path}/choices", **choice(situation, index), **more))

    def play(self, choices: int, seed: int = 1) -> dict[str, Any]:
        """Make so many random choices for the own seats; gives the situation after them."""
        return play_until([self], lambda made, _: made == choices, seed)

    def play_out(self, seed: int = 1) -> dict[str, Any]:
        """Make random choices to the end of the game."""
        return play_until([self], lambda _, situation: bool(situation["table"]["over"]), seed)

    def undo(self, to: int) -> dict[str, Any]:
        """Take back; where a bot is quicker, ask again."""

        def ask() -> dict[str, Any] | None:
            answer = self.person.http.post(f"{self.path}/undo", json={"seq": self.look()["seq"], "to": to})
            return None if _stale(answer) else dict(_good(answer)["situation"])

        return wait_for(ask)

    @contextmanager
    def watch(self, after: int = -1, **query: str) -> Iterator[Wire]:
        wire = Wire(self, after, **query)
        try:
            yield wire
        finally:
            wire.close()


def let_bots_move(person: Person) -> None:
    """Bots move at a table of their own; whatever was thought about before has been thought to its end then.

    A house has one process for thoughts, which takes one after the other.
    """
    table = person.table(BOT, BOT, seed=6)
    wait_for(lambda: table.look()["number"] > 2)


def long_game(person: Person, **wanted: Any) -> Seat:
    """A table where random choices (of seed 1) last for 191 moves."""
    return person.table(ME, ME, ME, ME, seed=4, setup={"difficulty": "beginner"}, **wanted)


def play_until(
    seats: list[Seat], enough: Callable[[int, dict[str, Any]], bool], seed: int = 1
) -> dict[str, Any]:
    """Everybody makes random choices until there are enough, or the situation (of the first) is as wanted."""
    random = Random(seed)
    made = 0
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        situations = [seat.look() for seat in seats]
        if enough(made, situations[0]):
            return situations[0]
        assert not situations[0]["table"]["over"], "the game ended too early for this test"
        for seat, situation in zip(seats, situations, strict=True):
            options = situation["decision"]["options"] if situation["decision"] else []
            if options and situation["seq"] == situations[0]["seq"]:
                body = choice(situation, random.randrange(len(options)))
                answer = seat.person.http.post(f"{seat.path}/choices", json=body)
                if not _stale(answer):  # a bot that speaks up may be quicker
                    _good(answer)
                    made += 1
                    end = time.monotonic() + PATIENCE
                break
        else:
            time.sleep(0.01)
    raise AssertionError("played in vain")


def choice(situation: dict[str, Any], index: int) -> dict[str, Any]:
    asked = situation["decision"]
    return {"seat": asked["takers"][index], "option": asked["options"][index], "seq": situation["seq"]}


class Wire:
    """The socket of a tab. It remembers what it was told."""

    def __init__(self, seat: Seat, after: int = -1, **query: str) -> None:
        self.seat = seat
        self.after = after
        self.moves: list[dict[str, Any]] = []
        self.situation: dict[str, Any] = {}
        self.present: list[int] = []
        self.refused: str | None = None
        self._line = ExitStack()
        self.socket = self._open(query)

    def close(self) -> None:
        self._line.close()

    def _open(self, query: dict[str, str]) -> ClientConnection:
        address = self.seat.person.house.address.replace("http", "ws")
        parameters = "&".join(f"{name}={value}" for name, value in {"after": self.after, **query}.items())
        line = connect(
            f"{address}{self.seat.path}/live?{parameters}",
            additional_headers={"cookie": self.seat.person.cookie},
            open_timeout=PATIENCE,
            ping_interval=None,  # a server that is slow to answer is not gone
            max_queue=None,  # and a tab reads on, pings too, when the test does not listen
        )
        return self._line.enter_context(line)

    def reopen(self) -> None:
        """Lose the line and come back, saying what was heard last."""
        self.close()
        self.socket = self._open({})

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message = dict(msgspec.json.decode(self.socket.recv(timeout=patience)))
        if message.get("type") == "news":
            self.moves += message["moves"]
            self.situation = message["situation"]
            self.present = [seat["seat"] for seat in self.situation["table"]["seats"] if seat["present"]]
            if message["moves"]:
                self.after = message["moves"][-1]["seq"]
        elif message.get("type") == "presence":
            self.present = message["present"]
        elif "code" in message:
            self.refused = message["code"]
        return message

    @property
    def is_over(self) -> bool:
        return bool(self.situation) and self.situation["table"]["over"] is True

    def hear_upto(self, seq: int) -> Wire:
        return self.hear_until(lambda wire: wire.situation.get("seq", -1) >= seq)

    def hear_until(self, good: Callable[[Wire], Any]) -> Wire:
        end = time.monotonic() + PATIENCE
        while not good(self):
            assert time.monotonic() < end, "listened in vain"
            self.hear()
        return self


_CHANGING = re.compile(r'"(created|updated|at)":[0-9.e+]+')


def masked(text: str, *names: str) -> str:
    """What was said, without times, and with the given ids and tokens blotted out."""
    text = _CHANGING.sub(r'"\1":0', text)
    for name in names:
        text = text.replace(name, "*")
    return text
