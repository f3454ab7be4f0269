"""Tries every option on clones, judges where each leads, and takes the best."""

from __future__ import annotations

from typing import Any

from tryptyk.bots.advice import Advice, Prospect, advice, mean_terms
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
        self._terms = game.terms
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
        for index, option in enumerate(decision.options):
            if option not in mine:
                continue
            worth = self._worth(self._ends(table, seat, index), seat)
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def advise(self, table: Table[Any], seat: int) -> Advice:
        """What it would choose for a seat that is asked, and why."""
        decision = table.decision
        assert decision is not None and seat in decision.seats
        mine = decision.options_for(seat)
        if len(mine) == 1:
            return Advice(mine[0])
        prospects: list[Prospect] = []
        for index, option in enumerate(decision.options):
            if option in mine:
                ends = self._ends(table, seat, index)
                terms = mean_terms([self._terms(end, seat) for end in ends])
                prospects.append(Prospect(option, self._worth(ends, seat), terms))
        return advice(prospects)

    def _worth(self, ends: list[Any], seat: int) -> float:
        """How good some positions are on average."""
        return sum([self._evaluate(end, seat) for end in ends]) / len(ends)

    def _ends(self, table: Table[Any], seat: int, index: int) -> list[Any]:
        """The positions after an option: one, or one for each way in which the unknown may lie."""
        twin = table.clone(rewind=True)
        before = (twin.state.reveals, twin.state.rng.draws)
        end = self._follow_up(twin, index)
        if (end.reveals, end.rng.draws) == before:
            # Nothing hidden came to light: every deal gives the same.
            return [end]
        seed = self._seed + table.number * _STRIDE
        return [
            self._follow_up(concealed(table, seat, seed + sample), index) for sample in range(self._samples)
        ]

    def _follow_up(self, table: Table[Any], index: int) -> Any:
        """Take an option and play on to the end of the act, greedily for whoever is asked."""
        table.take(index, within_act=True)
        for _ in range(FOLLOW_UPS):
            decision = table.decision
            if decision is None:
                break
            table.take(self._best_now(table, decision), within_act=True)
        return table.state

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
