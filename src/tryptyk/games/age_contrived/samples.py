"""Tables of all kinds for mass play, and when a component has been at work."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.games.age_contrived.components.catalogue import (
    ABILITY_IDS,
    CONDUIT_MOVEMENTS,
    ENTRIES,
    SECTION_SPACES,
)
from tryptyk.games.age_contrived.components.solo_catalogue import DIFFICULTIES, SOLO_SIDES
from tryptyk.games.age_contrived.setup import SWITCHES
from tryptyk.kernel.state import Event
from tryptyk.samples import Samples

SHORT: Final = 15
"""Turns of a game that is cut short."""


def setup_of(number: int) -> tuple[int, dict[str, Any]]:
    """Every number of players, with every option as the numbers go on."""
    players = number % 5 + 1
    rest = number // 5
    setup: dict[str, Any] = {
        "divine_wind": rest % 2 == 1,
        "no_abilities": rest % 9 == 8,
        "conduit_movement": CONDUIT_MOVEMENTS[rest // 2 % len(CONDUIT_MOVEMENTS)],
        "section_spaces": SECTION_SPACES[rest // 3 % len(SECTION_SPACES)],
    }
    if players == 1:
        sides = list(SOLO_SIDES)
        setup["automa"] = sides[rest % len(sides)]
        # Any character but the automa's.
        others = [id for id in ABILITY_IDS if id != SOLO_SIDES[setup["automa"]].character]
        setup["characters"] = [others[rest // len(sides) % len(others)]]
        setup["difficulty"] = list(DIFFICULTIES)[rest % len(DIFFICULTIES)]
        for nth, option in enumerate(SWITCHES):
            setup[option] = rest % 5 == nth
        if rest % 8 == 7:
            setup["automa_turn_limit"] = SHORT
    else:
        setup["advanced_setup"] = rest % 3 == 1
        setup["bridge_draft"] = rest % 4 == 1
        if rest % 8 == 7:
            setup["turn_limit"] = SHORT
    return players, setup


WORKING: Final[dict[str, int]] = {
    "achieve": 3, "advance": 2, "automa-card": 1, "automa-progress": 1, "automa-wheel": 1, "benefit": 2,
    "bind": 3, "build": 3, "built": 1, "claim": 2, "crossing": 2, "draft": 2, "enter": 2, "energy-reward": 2,
    "fill": 2, "insert": 2, "place-bridge": 2, "step": 2, "upgrade": 2,
}  # fmt: skip
"""Events that show something at work, and the place where they name it."""
KINDS: Final = frozenset({
    "achievement", "automa_card", "benefit_token", "bridge", "conduit", "energy", "monument",
    "neutral_bridge", "path", "pillar", "progress_track", "section", "space", "tile", "track",
    "upgraded_action", "upgraded_tile", "wheel_section",
})  # fmt: skip


def at_work(event: Event) -> str:
    kind = str(event[0])
    if kind == "conduit":
        return f"conduit_{event[2]}_{'single' if event[3] == 1 else 'double'}"
    if kind == "ability":
        return ABILITY_IDS[str(event[2])][2]
    place = WORKING.get(kind, 0)
    return str(event[place]) if place else ""


SAMPLES: Final = Samples(
    setup=setup_of,
    at_work=at_work,
    things=frozenset(
        [entry.id for entry in ENTRIES if entry.kind in KINDS] + [ids[2] for ids in ABILITY_IDS.values()]
    ),
)
