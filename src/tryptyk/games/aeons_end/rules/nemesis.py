"""What a nemesis is to the rules: a mat that can change them, and what lies on and beside that mat.

Each nemesis's own module holds a subclass of ``Nemesis`` with its own state, and enters it under its id.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from tryptyk.games.aeons_end.components.printed import Card, NemesisCard
from tryptyk.games.aeons_end.state import Mage, State
from tryptyk.kernel.decision import Option, Reason, Script
from tryptyk.kernel.rng import Rng
from tryptyk.messages import Messages, Remark

Places: TypeAlias = Mapping[str, tuple[str, ...]]
"""Kinds of options, prompts, events or reasons, and the names of their places."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Nemesis:
    """A nemesis without rules and pieces of its own; each overrides what its mat says."""

    __slots__ = ()

    # Its own words, which join those of the game
    options: ClassVar[Places] = {}
    prompts: ClassVar[Places] = {}
    events: ClassVar[Places] = {}
    reasons: ClassVar[Places] = {}
    at_work: ClassVar[Mapping[str, int]] = {}
    """Events that show a card or row of its own at work, and the place where they name it."""
    threats: ClassVar[Mapping[str, float]] = {}
    """What its own pieces threaten the team with, by name: each in points of damage to the nemesis, as long
    as nothing is learned."""
    own_view: ClassVar[type] = dict
    """The type of what ``view`` gives."""

    # Its state

    def copy(self) -> Nemesis:
        return self

    def dump(self) -> dict[str, Any]:
        """Its state as plain data."""
        return {}

    def load(self, data: dict[str, Any]) -> None:
        """Take over the state that ``dump`` has given."""

    def check(self, g: State) -> None:
        """Raise AssertionError where an invariant of this nemesis is broken."""

    # The rules of its mat

    def set_up(self, g: State) -> None:
        """The setup instructions of the mat that need no choice (AE-NDECK-13)."""

    def set_up_by_choice(self, g: State) -> Script | None:
        """Setup instructions that the team has a say in: the first act of the game."""
        return None

    def unleash(self, g: State) -> Script | None:
        """The Unleash effect, once (AE-CARD-10)."""
        return None

    def end_turn(self, g: State) -> Script | None:
        """What happens at the end of a nemesis turn."""
        return None

    def end_any_turn(self, g: State) -> None:
        """What happens at the end of every turn."""

    def entered_play(self, g: State, card: NemesisCard) -> None:
        """A minion or power has entered play."""

    def left_play(self, g: State, card: NemesisCard) -> None:
        """A minion or power has left play."""

    def stock_changed(self, g: State) -> None:
        """A card has left a pile of the market and lies where it belongs."""

    def corruption_destroyed(self, g: State, card: Card) -> Script | None:
        """A corruption has been destroyed and lies among the destroyed cards; the mat says where it goes."""
        return None

    # Targets of its own, beside the nemesis and the minions of its deck

    def targets(self) -> list[tuple[str, int]]:
        """What of its own can be damaged, each with how many there are."""
        return []

    def hit(self, g: State, by: Mage, target: str, amount: int) -> Script | None:
        """A player's hit is aimed at one of its own targets."""
        raise AssertionError(target)

    # Actions that it adds to the players' main phase

    def actions(self, g: State, mage: Mage) -> Sequence[tuple[Option, Reason | None]]:
        """Every such action that a player would look for, with the reason why not, or None."""
        return ()

    def act(self, g: State, mage: Mage, picked: Option) -> Script | None:
        """Carry out one of its own actions."""
        raise AssertionError(picked)

    # Cards of its own

    def behaving(self) -> Collection[str]:
        """The side cards and rows of its mat that have behaviour."""
        return ()

    def held(self) -> Sequence[Card]:
        """Player cards and corruptions that lie with the nemesis."""
        return ()

    def resolving(self) -> str:
        """The side card that is being resolved, or nothing."""
        return ""

    def seen(self, card: Card) -> None:
        """A card of a player's deck has come to light."""

    def conceal(self, g: State, rng: Rng) -> None:
        """Deal anew the hidden cards of this nemesis."""

    # What is seen of it

    def view(self, g: State) -> Mapping[str, object]:
        """Its own part of the view: what everybody sees on and beside its mat."""
        return {}

    def danger(self, g: State, worth: Mapping[str, float]) -> float:
        """How badly its own pieces threaten the team, in points, for bots: what each of ``threats`` is worth
        is given."""
        return 0.0

    @staticmethod
    def picture(own: Mapping[str, Any], messages: Messages) -> list[str]:
        """Its own part of the view as lines of the terminal."""
        return []

    @staticmethod
    def remark(option: Option) -> Remark:
        """What is worth saying beside an option of its own."""
        return ()


NEMESIS_TYPES: Final[dict[str, type[Nemesis]]] = {}
"""By id of the mat. The nemeses' own modules fill it."""


def figure(g: State, name: str) -> int:
    """A figure of the nemesis's mat, in its increased form where the difficulty asks for it."""
    figures = g.mat.figures
    if g.difficulty.increased:
        return figures.get(f"{name}_increased", figures.get(name, 0))
    return figures.get(name, 0)


def unleash(g: State, times: int = 1) -> Script:
    """Resolve Unleash that many times, one after another (AE-CARD-09)."""
    for _ in range(times):
        g.tell("unleash")
        script = g.nemesis.unleash(g)
        if script is not None:
            yield from script
