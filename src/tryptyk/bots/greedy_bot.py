"""Tries every option on clones, judges where each leads, and takes the best."""

from __future__ import annotations

from typing import Any

from tryptyk.bots.bot import concealed
from tryptyk.kernel import Decision, Game, Option, Table

SAMPLES = 3
"""On how many deals of the hidden things an option is tried that brings something hidden to light."""
FOLLOW_UPS = 10
"""How many further choices of the same act are answered before a position is judged as it stands."""
SPEAK_UP = 0.002
"""By how much an aside has to better the position: it can also wait, and what is used is used up."""

_STRIDE = 1_000_003


class GreedyBot:
    """Looks one choice ahead with the game's ``evaluate``.

    An option is followed to the end of its act (a spell is cast and its target picked, a card played and
    its price paid) and judged there, before the next turn-order card, die or deal can blur the picture.
    Further choices within the act are answered greedily too, each by the seat that is asked.

    It thinks on clones in which all that its seat cannot know was dealt anew from its own seed; so two
    positions that look the same to the seat get the same answer.
    """

    def __init__(self, game: Game[Any], seat: int, seed: int, samples: int = SAMPLES) -> None:
        self._evaluate = game.evaluate
        self._seed = seed * _STRIDE + seat
        self._samples = samples

    def choose(self, table: Table[Any], seat: int) -> Option | None:
        decision = table.decision
        assert decision is not None
        mine = decision.options_for(seat)
        asked = seat in decision.seats
        if asked and len(mine) == 1:
            return mine[0]
        best: Option | None = None
        best_worth = -1e9 if asked else self._evaluate(table.state, seat) + SPEAK_UP
        seed = self._seed + table.number * _STRIDE
        for index, option in enumerate(decision.options):
            if option not in mine:
                continue
            worth = self._worth(table, seat, index, seed)
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def _worth(self, table: Table[Any], seat: int, index: int, seed: int) -> float:
        """How good the position is after an option, on average over what may be hidden."""
        twin = table.clone(rewind=True)
        before = (twin.state.reveals, twin.state.rng.draws)
        twin.take(index, within_act=True)
        worth = self._follow_up(twin, seat)
        if (twin.state.reveals, twin.state.rng.draws) == before:
            # Nothing hidden came to light: every deal gives the same.
            return worth
        total = 0.0
        for sample in range(self._samples):
            twin = concealed(table, seat, seed + sample)
            twin.take(index, within_act=True)
            total += self._follow_up(twin, seat)
        return total / self._samples

    def _follow_up(self, table: Table[Any], seat: int) -> float:
        """Play on to the end of the act, greedily for whoever is asked; what that is worth to the seat."""
        for _ in range(FOLLOW_UPS):
            decision = table.decision
            if decision is None:
                break
            table.take(self._best_now(table, decision), within_act=True)
        return self._evaluate(table.state, seat)

    def _best_now(self, table: Table[Any], decision: Decision) -> int:
        """The option that looks best to the seat that is asked, right after it is taken."""
        asked = decision.seats[0]
        best = -1
        best_worth = -1e9
        for index, option in enumerate(decision.options):
            if asked not in decision.seats_for(option):
                continue
            twin = table.clone()
            twin.take(index, within_act=True)
            worth = self._evaluate(twin.state, asked)
            if worth > best_worth:
                best, best_worth = index, worth
        return best
