"""Tables for mass play."""

from __future__ import annotations

from typing import Any

from tryptyk.kernel import Event
from tryptyk.samples import Samples

WORKING = {"pot": "pot", "drawn": "deck"}


def setup_of(number: int) -> tuple[int, dict[str, Any]]:
    players = number % 3 + 1
    toasts = players > 1 and number % 5 == 0
    return players, {"limit": 10 + number % 7, "secret": number % 2 == 0, "toasts": toasts}


def at_work(event: Event) -> str:
    return WORKING.get(str(event[0]), "")


SAMPLES = Samples(setup_of, at_work, frozenset(WORKING.values()))
