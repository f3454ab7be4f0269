"""A bot in a process of its own, with limits: for what does not live here.

The process is told only what the bot's seat may know, as plain data, so the true table is not in it. It is
ended when it takes too long and refused more memory than it is due; what it prints goes nowhere, and what it
answers is read as plain data. It runs as the same user, though, and may read files and use the network:
against code that means harm, this is no fence (docs/architecture.md).
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from tryptyk.bots.asking import BotFault
from tryptyk.bots.bot import Bot
from tryptyk.bots.chair import Budget, Chair
from tryptyk.kernel import Decision, Game, Memory, Option
from tryptyk.kernel.imagining import Imagined
from tryptyk.kernel.rng import Tape

SECONDS = 10.0
"""So long a bot may think about one choice,"""
MARGIN = 0.9
"""of which it is told this part, so that who uses all of it is still in time."""
SECONDS_TO_BEGIN = 60.0
"""Importing takes long on a busy machine."""
MEMORY = 2 << 30
"""Bytes."""


class _Made(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Which bot is wanted."""

    path: str
    game: str
    package: str
    seat: int
    seed: int
    memory: int


class _Question(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A chair as plain data."""

    players: int
    number: int
    seconds: float
    kind: str
    seats: tuple[int, ...]
    options: list[Option]
    about: Option
    asides: list[tuple[Option, int]] | None
    explicit: bool
    default: Option | None
    private: bool
    known: _Known | None


class _Known(msgspec.Struct, frozen=True):
    """What its seat may imagine of the table."""

    setup: dict[str, Any]
    number: int
    state: dict[str, Any]
    tape: list[int | list[int]]
    choices: list[tuple[int, Option]]


class _Said(msgspec.Struct, frozen=True):
    """What the bot's process answers."""

    option: Option | None = None
    fault: str = ""


class Apart:
    """Asks a bot in another process. It begins with the first question, and ends with this, or when it does
    not keep to its limits."""

    def __init__(
        self,
        name: str,
        path: str,
        game: Game[Any],
        seat: int,
        seed: int,
        seconds: float = SECONDS,
        memory: int = MEMORY,
    ) -> None:
        self.name = name
        self._seconds = seconds
        self._made = _Made(path, game.id, game.package, seat, seed, memory)
        self._process: Any = None
        self._wire: Connection | None = None

    def choose(self, chair: Chair) -> Option | None:
        if self._wire is None:
            self._begin()
        return self._ask(_question(chair, self._seconds * MARGIN), self._seconds).option

    def make_anew(self, seed: int) -> None:
        """From now on another bot of the same kind answers, which knows nothing of earlier questions. It is
        made in the same process: whatever was costly to begin with is there."""
        self._made = msgspec.structs.replace(self._made, seed=seed)
        if self._wire is not None:
            self._make()

    @property
    def alive(self) -> bool:
        """A process is there that can be asked."""
        return self._process is not None and bool(self._process.is_alive())

    @property
    def closed(self) -> bool:
        """No process is there: none has begun, or it was ended."""
        return self._process is None

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if self._wire is not None:
            self._wire.close()
            self._wire = None
        if process is not None:
            process.kill()
            process.join()
            process.close()

    def __del__(self) -> None:
        with suppress(Exception):
            self.close()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._wire, theirs = context.Pipe()
        # A daemon: it never outlives who asks it.
        self._process = context.Process(target=_live, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._make()

    def _make(self) -> None:
        try:
            self._ask(self._made, SECONDS_TO_BEGIN)
        except BotFault:
            self.close()
            raise

    def _ask(self, what: msgspec.Struct, seconds: float) -> _Said:
        assert self._wire is not None
        try:
            self._wire.send_bytes(msgspec.json.encode(what))
            if not self._wire.poll(seconds):
                raise BotFault(f"it has not answered within {seconds:g} seconds.")
            said = msgspec.json.decode(self._wire.recv_bytes(1 << 20), type=_Said)
        except BotFault:
            self.close()
            raise
        except (EOFError, OSError) as error:
            self.close()
            raise BotFault("its process has died.") from error
        except msgspec.MsgspecError as error:
            self.close()
            raise BotFault(f"it answered what cannot be read: {error}.") from error
        if said.fault:
            raise BotFault(said.fault)
        return said


def _question(chair: Chair, seconds: float) -> _Question:
    decision = chair.decision
    return _Question(
        chair.players,
        chair.number,
        seconds,
        decision.kind,
        decision.seats,
        decision.options,
        decision.about,
        None if decision.asides is None else list(decision.asides.items()),
        decision.explicit,
        decision.default,
        decision.private,
        _known(chair.imagined),
    )


def _known(imagined: Imagined[Any] | None) -> _Known | None:
    if imagined is None:
        return None
    tape = imagined.state.rng.tape
    entries = [] if tape is None else tape.entries
    state = imagined.game.dump(imagined.state)
    return _Known(dict(imagined.setup), imagined.number, state, entries, imagined.choices)


# In the bot's process


def _live(wire: Connection) -> None:
    """Make the bot, and answer for it until nobody asks any more."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # as long as it lives
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    answer: Callable[[_Question], _Said] | None = None
    while True:
        try:
            asked = msgspec.json.decode(wire.recv_bytes(), type=_Made | _Question)
        except (EOFError, OSError):
            return
        try:
            if isinstance(asked, _Made):
                answer, said = _answering(asked), _Said()
            else:
                assert answer is not None, "it is made before it is asked"
                said = answer(asked)
            told = msgspec.json.encode(said)
        except BaseException as error:  # whatever it is, whoever asks is told
            unmade = "it cannot be made: " if isinstance(asked, _Made) else ""
            told = msgspec.json.encode(_Said(fault=unmade + _told(error)))
        wire.send_bytes(told)


def _answering(made: _Made) -> Callable[[_Question], _Said]:
    """Make a bot; gives what answers for it."""
    _limit(made.memory)
    game = _game(made)
    bot = _bot(made, game)
    return lambda asked: _Said(bot.choose(_chair(asked, game, made.seat, getattr(bot, "memory", None))))


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:300]


def _limit(memory: int) -> None:
    try:
        import resource
    except ImportError:  # not on every system; time is limited all the same
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _game(made: _Made) -> Game[Any]:
    from importlib import import_module

    game: Game[Any] = import_module(f"{made.package}.game").GAME
    return game


def _bot(made: _Made, game: Game[Any]) -> Bot:
    from tryptyk.bots.registry import found

    bot: Bot = found(made.path)(game, made.seat, made.seed)
    return bot


def _chair(asked: _Question, game: Game[Any], seat: int, memory: Memory | None) -> Chair:
    decision = Decision(
        asked.kind,
        asked.seats,
        asked.options,
        about=asked.about,
        asides=None if asked.asides is None else dict(asked.asides),
        explicit=asked.explicit,
        default=asked.default,
        private=asked.private,
    )
    imagined = None
    if asked.known is not None:
        known = asked.known
        state = game.load(known.state)
        state.memory = memory
        state.rng.tape = Tape(list(known.tape), True) if known.tape else None
        imagined = Imagined(game, asked.players, known.setup, known.number, state, known.choices)
    return Chair(game, asked.players, seat, asked.number, decision, imagined, Budget(asked.seconds))
