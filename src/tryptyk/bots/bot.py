"""What a bot is."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from tryptyk.bots.advice import Advice
from tryptyk.bots.chair import Chair
from tryptyk.kernel import Option


class Bot(Protocol):
    """Chooses for a seat, from what its chair shows it.

    A class of bots is made with the rules, the seat and a seed; the same seed has to give the same play. If
    it has a ``memory``, its games remember there what is costly to work out; if it has a method
    ``first_deal``, its chairs are dealt by the seed that this gives for so many choices made.

    >>> class First:
    ...     def __init__(self, game, seat, seed):
    ...         pass
    ...     def choose(self, chair):
    ...         return chair.options[0] if chair.asked else None
    >>> from tryptyk.bots import play_out
    >>> play_out(Table.new(TOY, 2, seed=7, setup={"limit": 5}), {0: First(TOY, 0, 1), 1: First(TOY, 1, 1)})
    Outcome('full', ...)
    """

    def choose(self, chair: Chair) -> Option | None:
        """One of ``chair.options``; None means "I do not speak up", which only a seat may answer that is not
        asked."""


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say why."""

    def advise(self, chair: Chair) -> Advice:
        """What it would choose for a seat that is asked, and what decides."""
