"""Tables of all kinds for mass play, and when a card or mat has done what is printed on it."""

from __future__ import annotations

from typing import Any, Final

import tryptyk.games.aeons_end.effects.nemeses  # noqa: F401  their own events show cards at work too
from tryptyk.games.aeons_end.components.catalogue import (
    CARDS,
    DIFFICULTIES,
    FOES,
    MAGES,
    NEMESES,
    PRESETS,
)
from tryptyk.games.aeons_end.components.printed import ATTACK
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.kernel.state import Event
from tryptyk.samples import Samples

WORKING: Final[dict[str, int]] = {
    "play": 2, "cast": 2, "ability": 2, "corruption": 2, "persistent": 1, "power": 1,
}  # fmt: skip
"""Events that show something at work, and the place where they name it."""
for _nemesis in NEMESIS_TYPES.values():
    WORKING.update(_nemesis.at_work)


def setup_of(number: int) -> tuple[int, dict[str, Any]]:
    """Every nemesis with every number of players, difficulty and market, as the numbers go on."""
    nemeses, difficulties, markets = list(NEMESES), list(DIFFICULTIES), [*PRESETS, "random", "random"]
    nemesis, rest = number % len(nemeses), number // len(nemeses)
    players, rest = rest % 4 + 1, rest // 4
    difficulty, rest = (rest + nemesis) % len(difficulties), rest // len(difficulties)
    return players, {
        "nemesis": nemeses[nemesis],
        "difficulty": difficulties[difficulty],
        "market": markets[(number // 4 + number // 16 + rest) % len(markets)],
        "solo_goes_on": players == 1 and number % 5 == 0,
    }


def at_work(event: Event) -> str:
    place = WORKING.get(str(event[0]), 0)
    if place:
        return str(event[place])
    if event[0] == "nemesis-draws" and FOES[str(event[1])].type == ATTACK:
        return str(event[1])
    return ""


SAMPLES: Final = Samples(
    setup=setup_of,
    at_work=at_work,
    things=frozenset([*CARDS, *FOES, *MAGES, *(id for mat in NEMESES.values() for id in mat.own_ids)]),
)
