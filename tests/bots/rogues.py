"""Bots that misbehave, to be named by their import paths."""

from __future__ import annotations

import gc
import os
import time
from typing import Any

from tryptyk.bots import Chair
from tryptyk.kernel import Game, Option, Table


class First:
    """Behaves: takes the first option."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self.seat = seat

    def choose(self, chair: Chair) -> Option | None:
        return chair.options[0] if chair.asked else None


class Last(First):
    """Behaves, too."""

    def choose(self, chair: Chair) -> Option | None:
        return chair.options[-1] if chair.asked else None


class NotMade(First):
    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        raise OSError("no brain today")


class Raises(First):
    """After two choices."""

    made = 0

    def choose(self, chair: Chair) -> Option | None:
        self.made += chair.asked
        if self.made > 2:
            raise ZeroDivisionError("thought too hard")
        return super().choose(chair)


class Silent(First):
    """Never answers."""

    def choose(self, chair: Chair) -> Option | None:
        while True:
            time.sleep(60)


class Late(First):
    """Uses its budget up, and answers at the last moment."""

    def choose(self, chair: Chair) -> Option | None:
        while chair.budget.left:
            time.sleep(0.01)
        return super().choose(chair)


class Wrong(First):
    def choose(self, chair: Chair) -> Option | None:
        return ("win", 1)


class Mute(First):
    """Says nothing although it is asked."""

    def choose(self, chair: Chair) -> Option | None:
        return None


class Alike(First):
    """Chooses what only looks like an option."""

    def choose(self, chair: Chair) -> Option | None:
        # No option has fractions: that is what is tried.
        return tuple(float(part) if isinstance(part, int) else part for part in chair.options[0])  # type: ignore[misc]


class Meddler(First):
    """Changes all that it was given, and takes the last option."""

    def choose(self, chair: Chair) -> Option | None:
        if not chair.asked:
            return None
        last = chair.options[-1]
        thought = chair.imagine()
        thought.take(0)
        for given in (chair.options, chair.decision.options, thought.state.agenda):
            given.clear()
        thought.state.ending = "mine"
        return last


class Spy(First):
    """Looks for tables, seeds and decks in all of the process: takes the last option if it has found the true
    one, which is the game of seed 7 or 77777."""

    def choose(self, chair: Chair) -> Option | None:
        tables = [one for one in gc.get_objects() if isinstance(one, Table)]
        if any(table.seed in (7, 77_777) for table in tables):
            return chair.options[-1]
        return super().choose(chair)


class Prints(First):
    def choose(self, chair: Chair) -> Option | None:
        print("I am winning", flush=True)
        os.write(1, b"I am winning\n")
        os.write(2, b"I am winning\n")
        return super().choose(chair)


class Eats(First):
    """All memory there is."""

    def choose(self, chair: Chair) -> Option | None:
        eaten = []
        while True:
            eaten.append(bytearray(64 << 20))


class Dies(First):
    def choose(self, chair: Chair) -> Option | None:
        os._exit(3)


class Weary(First):
    """Gives up where chance wants it: in some games and not in others."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.tired = seed % 3 == 0

    def choose(self, chair: Chair) -> Option | None:
        if self.tired:
            raise RuntimeError("no more of this")
        return super().choose(chair)
