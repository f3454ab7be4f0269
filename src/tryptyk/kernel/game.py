"""What the kernel has to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from tryptyk.kernel.decision import Decision, Option, Reason, Script
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.setup import SetupOption
from tryptyk.kernel.state import State

S = TypeVar("S", bound=State)

Setup: TypeAlias = Mapping[str, Any]
"""The options of a table as plain data: ``{"nemesis": "rageborne", "difficulty": "beginner"}``"""

Blocked: TypeAlias = list[tuple[Option, Reason]]


def _no_figures(state: State) -> dict[str, int]:
    return {}


class Game(Generic[S]):
    """The rooms of a game's package, tied together. The kernel calls them and knows nothing else."""

    __slots__ = (
        "blocked", "check", "conceal", "dump", "evaluate", "figures", "id", "load", "new_state", "next_act",
        "options", "players", "rules", "view",
    )  # fmt: skip

    id: str
    rules: int
    """Version of the rules; a record made under another one is refused, a snapshot is not."""
    players: range
    options: tuple[SetupOption, ...]
    """What people settle before the game; whoever makes a table reads its set-up by them."""
    new_state: Callable[[int, Setup, Rng], S]
    """The table laid out for a number of players, from a whole set-up.

    Raises InvalidSetup where options do not go together, which no declaration can say."""
    next_act: Callable[[S], Script]
    """The next piece of play, chosen from the state alone."""
    blocked: Callable[[S, Decision], Blocked]
    """What a player would look for and cannot do now, with the reason."""
    view: Callable[[S, int], Any]
    """All that a seat may see; seat -1 is a spectator."""
    conceal: Callable[[S, int, Rng], None]
    """Deal anew, in place, what a seat cannot know."""
    evaluate: Callable[[S, int], float]
    """How well a seat stands, for bots: higher is better."""
    check: Callable[[S], None]
    """Raise AssertionError where an invariant is broken."""
    dump: Callable[[S], dict[str, Any]]
    load: Callable[[dict[str, Any]], S]
    figures: Callable[[S], dict[str, int]]
    """What a plot of the game over time shows: public figures by name, the same names all through."""

    def __init__(
        self,
        *,
        id: str,
        rules: int,
        players: range,
        new_state: Callable[[int, Setup, Rng], S],
        next_act: Callable[[S], Script],
        blocked: Callable[[S, Decision], Blocked],
        view: Callable[[S, int], Any],
        conceal: Callable[[S, int, Rng], None],
        evaluate: Callable[[S, int], float],
        check: Callable[[S], None],
        dump: Callable[[S], dict[str, Any]],
        load: Callable[[dict[str, Any]], S],
        figures: Callable[[S], dict[str, int]] = _no_figures,
        options: tuple[SetupOption, ...] = (),
    ) -> None:
        self.id = id
        self.rules = rules
        self.players = players
        self.new_state = new_state
        self.next_act = next_act
        self.blocked = blocked
        self.view = view
        self.conceal = conceal
        self.evaluate = evaluate
        self.check = check
        self.dump = dump
        self.load = load
        self.figures = figures
        self.options = options
