"""A chair: what a bot is given when its seat is to choose, and all that it is given."""

from __future__ import annotations

import time
from typing import Any, Final

from tryptyk.kernel import Decision, Game, Memory, Option, Table
from tryptyk.kernel.imagining import Imagined, imagine

FIRST_DEAL: Final = 0


class Budget:
    """How long a bot may think about one choice.

    >>> Budget(None).left > 1e9
    True
    >>> Budget(0.0).left
    0.0
    """

    __slots__ = ("_until",)

    _until: float | None

    def __init__(self, seconds: float | None) -> None:
        self._until = None if seconds is None else time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds; endless where nobody waits."""
        return float("inf") if self._until is None else max(0.0, self._until - time.monotonic())


_ENDLESS: Final = Budget(None)


class Chair:
    """A seat at the table, when it is to choose: its question and options, its view, and tables to think on.

    Nothing in it leads to the true table. What the seat cannot know was dealt anew before the bot got it,
    and again on every table that it thinks on; so a bot cannot cheat, not even by mistake.

    >>> chair = chair_at(Table.new(TOY, 2, seed=7), 0)
    >>> chair.seat, chair.asked, chair.decision.kind, chair.options
    (0, True, 'move', [('add', 1), ('add', 2), ('add', 3), ('draw',)])
    >>> chair.view.deck
    10
    >>> thought = chair.imagine(seed=1)
    >>> thought.choose(0, ("add", 3))
    >>> thought.view(0).pot, chair.view.pot
    (3, 0)
    """

    __slots__ = (
        "_seen",
        "budget",
        "decision",
        "game",
        "imagined",
        "number",
        "options",
        "players",
        "seat",
    )

    game: Game[Any]
    """The rules, and what the game has to say of a position: ``evaluate``, ``terms``, ``shortlist``."""
    players: int
    seat: int
    number: int
    """How many choices have been made."""
    decision: Decision
    """The question, with the options of all who may answer."""
    options: list[Option]
    """Those of this seat."""
    budget: Budget
    imagined: Imagined[Any] | None
    """Where the table stands, as this seat may imagine it; None for who looks at nothing."""
    _seen: Any

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seat: int,
        number: int,
        decision: Decision,
        imagined: Imagined[Any] | None,
        budget: Budget,
        seen: Any = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seat = seat
        self.number = number
        self.decision = decision
        self.options = decision.options_for(seat)
        self.budget = budget
        self.imagined = imagined
        self._seen = seen

    @property
    def asked(self) -> bool:
        """Whether this seat has to answer; else it may speak up, or be silent (None)."""
        return self.seat in self.decision.seats

    @property
    def thinks(self) -> bool:
        """Whether it can ``imagine``: always, but for who wants to look at nothing, and where chance and
        choices are entangled within an act as they hardly ever are."""
        return self.imagined is not None

    @property
    def view(self) -> Any:
        """All that the seat may see."""
        if self._seen is None:
            assert self.imagined is not None, "this bot looks at nothing but its options"
            self._seen = self.imagined.table().view(self.seat)
        return self._seen

    def imagine(self, seed: int = FIRST_DEAL) -> Table[Any]:
        """A table of one's own that stands here, to play on: what the seat cannot know is dealt anew by the
        seed, and is what it is on its clones. Another seed is another way how it may be."""
        deal = self.deal(seed)
        assert self.imagined is not None
        return deal.clone(rewind=True) if deal is self.imagined.table() else deal

    def deal(self, seed: int = FIRST_DEAL) -> Table[Any]:
        """The same, to be cloned and not played on: it costs less where the chair was dealt by this seed."""
        assert self.imagined is not None, "this bot looks at nothing but its options"
        return self.imagined.dealt(self.seat, seed)

    @property
    def shortlist(self) -> list[Option]:
        """The options of this seat that its game holds to be worth a thought."""
        if self.imagined is None:
            return self.options
        decision = self.decision
        worth = self.game.shortlist(self.imagined.table().state, decision)
        listed = [decision.options[index] for index in worth]
        return listed if decision.asides is None else [option for option in listed if option in self.options]


def chair_at(
    table: Table[Any],
    seat: int,
    *,
    looks: bool = True,
    seconds: float | None = None,
    memory: Memory | None = None,
    seed: int = FIRST_DEAL,
) -> Chair:
    """The chair of a seat that is asked, or may speak up, dealt by a seed. Whoever does not look is spared
    what that costs."""
    decision = table.decision
    assert decision is not None, "nothing is asked"
    imagined = imagine(table, seat, seed, memory) if looks else None
    # A view holds nothing but what the seat may see, and no part of the table.
    seen = table.view(seat) if looks and (imagined is None or not imagined.exact) else None
    question = _copied(decision)
    return Chair(
        table.game,
        table.players,
        seat,
        table.number,
        question,
        imagined,
        _ENDLESS if seconds is None else Budget(seconds),
        seen,
    )


def _copied(decision: Decision) -> Decision:
    """The same question, without what it knows of its table (its refusals do)."""
    return Decision(
        decision.kind,
        decision.seats,
        decision.options[:],
        about=decision.about,
        asides=None if decision.asides is None else dict(decision.asides),
        explicit=decision.explicit,
        default=decision.default,
        private=decision.private,
    )
