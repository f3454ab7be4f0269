"""Tables of all kinds for mass play, and when a component has been at work."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.games.bonfire.components.catalogue import ENTRIES
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


WORKING: Final[dict[str, int]] = {
    "recruit": 2, "build-path": 2, "sail": 2, "turn-wheel": 2, "novice": 2, "neutral-novice": 1, "receive": 2,
    "tom-lights": 1, "portal": 2, "common-task": 2, "tom-card": 1, "fate": 2, "retrieve": 2, "gain-tiles": 2,
    "gain-resource": 2,
}  # fmt: skip
"""Events that show something at work, and the place where they name it."""
KINDS: Final = frozenset({
    "specialist", "elder", "path_tile", "island", "field", "council_field", "task", "portal", "common_task",
    "tom_card", "fate_tile", "guardian", "action_tile", "resource",
})  # fmt: skip


def at_work(event: Event) -> str:
    place = WORKING.get(str(event[0]), 0)
    return str(event[place]) if place else ""


SAMPLES: Final = Samples(
    setup=setup_of,
    at_work=at_work,
    things=frozenset([entry.id for entry in ENTRIES if entry.kind in KINDS]),
)
