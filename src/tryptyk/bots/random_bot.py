"""Takes any option, each as likely as another."""

from __future__ import annotations

from random import Random
from typing import Any

from tryptyk.kernel import Option, Table


class RandomBot:
    """Chooses blindly: for tests and simulations, and as the measure of other bots."""

    def __init__(self, seat: int, seed: int) -> None:
        # One table's bots often get one seed; the seat sets them apart.
        self._random = Random(seed * 8191 + seat).random

    def choose(self, table: Table[Any], seat: int) -> Option | None:
        decision = table.decision
        assert decision is not None
        options = decision.options
        if decision.asides is None:
            return options[int(self._random() * len(options))]
        if seat in decision.seats:
            options = decision.options_for(seat)
            return options[int(self._random() * len(options))]
        # A seat that is not asked speaks up as often as if it picked among everybody's options.
        picked = options[int(self._random() * len(options))]
        return picked if decision.asides.get(picked) == seat else None
