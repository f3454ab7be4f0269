"""What every game's state shares: the agenda, randomness, revelations, events and the end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from tryptyk.kernel.memory import Memory
from tryptyk.kernel.rng import Rng

Item: TypeAlias = tuple[str | int, ...]
"""Something still to be done: the name of an act, and what it is given. ``("move", 1, 3)``"""

Event: TypeAlias = tuple[str | int, ...]
"""What happened: a kind and its figures. ``("damage", "husk", 3)``"""


class Told:
    """An event, and who may know of it: everybody, or only some seats."""

    __slots__ = ("event", "seats")

    event: Event
    seats: tuple[int, ...] | None

    def __init__(self, event: Event, seats: tuple[int, ...] | None = None) -> None:
        self.event = event
        self.seats = seats

    def is_for(self, seats: Collection[int]) -> bool:
        """Whether whoever holds these seats may know of it.

        >>> Told(("drawn", 1, "ace"), (1,)).is_for([0, 1])
        True
        >>> Told(("drawn", 1, "ace"), (1,)).is_for([])
        False
        """
        return self.seats is None or any([seat in seats for seat in self.seats])


Watcher: TypeAlias = "Callable[[State, Told], None]"
"""Sees the state at everything that is told, in the middle of a rule."""


class GameOver(Exception):
    """Unwinds the script of a game that has just ended; the state holds the reason."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The base of a game's state. Attributes are set by the game's setup, codec and ``copy``."""

    __slots__ = (
        "act", "agenda", "ending", "events", "learned", "memory", "quiet", "reveals", "rng", "turn",
        "watcher",
    )  # fmt: skip

    agenda: list[Item]
    """What is still to be done, the next on top (last). A rule that is interrupted puts its own rest here
    first, and the interruption above it."""
    act: Item
    """What is being done; empty at rest, between two acts."""
    rng: Rng
    reveals: int
    """How often something hidden came to light; undo is fair up to the last time."""
    learned: int
    """How often it was something that nobody could have told: for thinkers, who need not try several deals
    where none of them differs. Not kept in positions."""
    ending: str
    """Why the game is over; empty while it goes on."""
    turn: int
    """How many turns there were, as the game counts them."""
    events: list[Told]
    """Told since the last decision; the table collects them."""
    quiet: bool
    """True where nobody listens (simulation, search): events are not even made."""
    watcher: Watcher | None
    """Whoever watches this very state; copies have none."""
    memory: Memory | None
    """Of whoever thinks on this state and its copies."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy that has no events."""

    def begin(self, rng: Rng) -> None:
        """Set what the kernel needs, for a new game."""
        self.agenda = []
        self.act = ()
        self.rng = rng
        self.reveals = 0
        self.learned = 0
        self.ending = ""
        self.turn = 0
        self.events = []
        self.quiet = False
        self.watcher = None
        self.memory = None

    def copy_base_to(self, twin: State) -> None:
        twin.agenda = self.agenda[:]
        twin.act = self.act
        twin.rng = self.rng.copy()
        twin.reveals = self.reveals
        twin.learned = self.learned
        twin.ending = self.ending
        twin.turn = self.turn
        twin.events = []
        twin.quiet = self.quiet
        twin.watcher = None
        twin.memory = self.memory

    def dump_base(self) -> dict[str, Any]:
        """What the kernel needs, as plain data: a part of what the game's ``dump`` gives."""
        return {
            "agenda": [list(item) for item in self.agenda],
            "rng": [self.rng.seed, self.rng.draws],
            "reveals": self.reveals,
            "ending": self.ending,
        }

    def load_base(self, data: dict[str, Any]) -> None:
        """The reverse of ``dump_base``; instead of ``begin``."""
        self.begin(Rng(*data["rng"]))
        self.agenda = [tuple(item) for item in data["agenda"]]
        self.reveals = data["reveals"]
        self.ending = data["ending"]

    # The agenda

    def then(self, *items: Item) -> None:
        """Put these on top of the agenda, to be done in the order in which they are named."""
        for item in reversed(items):
            self.agenda.append(item)

    def again(self) -> None:
        """Do the act that is going on once more, before what comes after it."""
        self.agenda.append(self.act)

    # Telling

    def tell(self, kind: str, *figures: str | int) -> None:
        """Report what happened, for the log and the animations, in words that every seat may read."""
        if not self.quiet:
            self._report(Told((kind, *figures)))

    def tell_to(self, seats: tuple[int, ...], kind: str, *figures: str | int) -> None:
        """Report what happened to some seats only."""
        if not self.quiet:
            self._report(Told((kind, *figures), seats))

    def _report(self, told: Told) -> None:
        self.events.append(told)
        if self.watcher is not None:
            self.watcher(self, told)

    def reveal(self, known: bool = False) -> None:
        """Note that something hidden has come to light; ``known`` if whoever remembers could tell before."""
        self.reveals += 1
        if not known:
            self.learned += 1

    def finish(self, reason: str) -> None:
        """End the game here and now: no further effect is resolved."""
        self.ending = reason
        raise GameOver
