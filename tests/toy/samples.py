"""Tables for mass play."""

from __future__ import annotations

from typing import Any

from tryptyk.kernel import Event
from tryptyk.kernel.samples import Samples

WORKING = {"pot": "pot", "drawn": "deck"}


def setup_of(number: int) -> tuple[int, dict[str, Any]]:
    return number % 3 + 1, {"limit": 10 + number % 7, "secret": number % 2 == 0, "toasts": number % 5 == 0}


def at_work(event: Event) -> str:
    return WORKING.get(str(event[0]), "")


SAMPLES = Samples(setup_of, at_work, frozenset(WORKING.values()))
