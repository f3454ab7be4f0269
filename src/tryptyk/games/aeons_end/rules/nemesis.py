"""What a nemesis mat can change of the rules. Each nemesis's own module holds a subclass of this."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tryptyk.games.aeons_end.components.printed import Card, NemesisCard
from tryptyk.games.aeons_end.state import Mage, State
from tryptyk.kernel.decision import Script
from tryptyk.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Nemesis:
    """The rules of a mat without own rules; a nemesis overrides what its mat says."""

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

    def hit_husk(self, g: State, by: Mage, amount: int) -> Script | None:
        """A player's hit is aimed at a husk."""
        return None

    def corruption_destroyed(self, g: State, card: Card) -> Script | None:
        """A corruption has been destroyed and lies among the destroyed cards; the mat says where it goes."""
        return None

    def conceal(self, g: State, rng: Rng) -> None:
        """Deal anew the hidden cards of this nemesis."""

    def check(self, g: State) -> None:
        """Raise AssertionError where an invariant of this nemesis is broken."""


NEMESIS_RULES: dict[str, Nemesis] = {}


def nemesis_of(g: State) -> Nemesis:
    return NEMESIS_RULES[g.mat.id]


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
        script = nemesis_of(g).unleash(g)
        if script is not None:
            yield from script
