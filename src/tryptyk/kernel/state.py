"""What every game's state shares: randomness, the count of revelations, events and the outcome."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from tryptyk.kernel.rng import Rng

Event: TypeAlias = tuple[str | int, ...]
"""What happened: a kind and its figures, in words that every seat may read. ``("damage", "husk", 3)``"""


class Outcome:
    """How a game ended: a reason, who won, and the score of every seat where there are scores."""

    __slots__ = ("reason", "scores", "winners")

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]

    def __init__(self, reason: str, winners: tuple[int, ...], scores: tuple[int, ...] = ()) -> None:
        self.reason = reason
        self.winners = winners
        self.scores = scores

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.reason == other.reason
            and self.winners == other.winners
            and self.scores == other.scores
        )

    def __hash__(self) -> int:
        return hash((self.reason, self.winners, self.scores))

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, {self.winners}, {self.scores})"


class GameOver(Exception):
    """Unwinds the script of a game that has just ended; the state holds the outcome."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The base of a game's state. Attributes are set by the game's setup, codec and ``copy``."""

    __slots__ = ("events", "outcome", "quiet", "reveals", "rng")

    rng: Rng
    reveals: int
    """How often something hidden came to light; undo is fair up to the last time."""
    outcome: Outcome | None
    events: list[Event]
    """Told since the last decision; the table collects them."""
    quiet: bool
    """True where nobody listens (simulation, search): events are not even made."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy that has no events."""

    def begin(self, rng: Rng) -> None:
        """Set what the kernel needs, for a new game."""
        self.rng = rng
        self.reveals = 0
        self.outcome = None
        self.events = []
        self.quiet = False

    def copy_base_to(self, twin: State) -> None:
        twin.rng = self.rng.copy()
        twin.reveals = self.reveals
        twin.outcome = self.outcome
        twin.events = []
        twin.quiet = self.quiet

    def tell(self, kind: str, *figures: str | int) -> None:
        """Report what happened, for the log and the animations."""
        if not self.quiet:
            self.events.append((kind, *figures))

    def reveal(self) -> None:
        """Note that something hidden has come to light."""
        self.reveals += 1

    def finish(self, outcome: Outcome) -> None:
        """End the game here and now: no further effect is resolved."""
        self.outcome = outcome
        raise GameOver
