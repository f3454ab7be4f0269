"""Takes any option, each as likely as another."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from tryptyk.bots.chair import Chair
from tryptyk.kernel import Game, Option


class RandomBot:
    """Chooses blindly: for tests and simulations, and as the measure of other bots."""

    name: ClassVar[str] = "random"
    looks: ClassVar[bool] = False

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        # One table's bots often get one seed; the seat sets them apart.
        self._random = Random(seed * 8191 + seat).random

    def choose(self, chair: Chair) -> Option | None:
        decision = chair.decision
        if decision.asides is None or chair.asked:
            options = chair.options
            return options[int(self._random() * len(options))]
        # A seat that is not asked speaks up as often as if it picked among everybody's options.
        options = decision.options
        picked = options[int(self._random() * len(options))]
        return picked if decision.asides.get(picked) == chair.seat else None
