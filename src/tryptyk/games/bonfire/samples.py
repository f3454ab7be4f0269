"""Tables of all kinds for mass play, and when a component has been at work."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.kernel.state import Event
from tryptyk.samples import Samples


def setup_of(number: int) -> tuple[int, dict[str, Any]]:
    players = number % 4 + 1
    rest = number // 4
    setup: dict[str, Any] = {
        "only_if_lacking": rest % 5 == 4,
        "specialist_6_gold": rest % 3 == 2,
        "countdown_waits": rest % 4 == 3,
    }
    if players == 1:
        setup["challenge"] = rest % 2 == 1
    else:
        setup["first_game"] = rest % 2 == 1
    return players, setup


def at_work(event: Event) -> str:
    return ""


SAMPLES: Final = Samples(setup=setup_of, at_work=at_work, things=frozenset())
