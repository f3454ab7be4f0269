"""What mass play needs to know of a game: how to vary its tables, and when a component has been at work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tryptyk.kernel.state import Event


class Samples:
    """Tables of all kinds, and what ought to happen at them sooner or later."""

    __slots__ = ("at_work", "setup", "things")

    setup: Callable[[int], tuple[int, dict[str, Any]]]
    """Players and options of the n-th table, so that a run of numbers covers everything."""
    at_work: Callable[[Event], str]
    """The component that an event shows at work, or nothing."""
    things: frozenset[str]
    """Every component that can be at work."""

    def __init__(
        self,
        setup: Callable[[int], tuple[int, dict[str, Any]]],
        at_work: Callable[[Event], str],
        things: frozenset[str],
    ) -> None:
        self.setup = setup
        self.at_work = at_work
        self.things = things
