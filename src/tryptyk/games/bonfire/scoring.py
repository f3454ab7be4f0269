"""The Final Scoring, line by line as on the scoring card (BF-SCORE, BF-SEND-03, BF-RUL-50)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.catalogue import COMMON_TASKS, GUARDIAN_POINTS, SCORING
from tryptyk.games.bonfire.effects.specialists.guardians import BONFIRE_KEEPER, keeps_bonfires
from tryptyk.games.bonfire.rules import common_tasks
from tryptyk.games.bonfire.state import (
    AT_BONFIRE,
    BY_CARDS,
    BY_COUNCIL,
    BY_ELDERS,
    BY_HANDICAP,
    BY_PASSING,
    BY_WHEEL,
    City,
    Player,
    State,
)
from tryptyk.kernel.score import Line, Score

TOM_SIDE: Final = "tom"

PORTAL: Final[int] = SCORING.portal
CRYSTAL: Final[int] = SCORING.crystal
FATE_TILE: Final[int] = SCORING.fate_tile
LEFTOVERS: Final[int] = SCORING.leftovers

DURING_PLAY: Final = (
    ("elders", BY_ELDERS, "BF-GNO-07"),
    ("council", BY_COUNCIL, "BF-HC-02"),
    ("wheel", BY_WHEEL, "BF-GB-08"),
    ("passing", BY_PASSING, "BF-END-07"),
    ("handicap", BY_HANDICAP, "BF-CHAL-01"),
    ("cards", BY_CARDS, "BF-TOM-19"),
)
"""What was gained during play and is kept (BF-SCORE-01)."""


def score(g: State) -> list[Score]:
    if g.tom is None:
        # A tie is won by more Bonfires, and then shared (BF-SCORE-13, BF-RUL-41).
        return [
            Score(player.colour, (player.seat,), player_lines(player), ties=(player.bonfires,))
            for player in g.players
        ]
    # In solo equal points are a draw (BF-SEND-05).
    human = g.players[0]
    return [
        Score(human.colour, (0,), player_lines(human)),
        Score(TOM_SIDE, (), city_lines(g.tom)),
    ]


def at_bonfires(city: City) -> tuple[int, int, int, int]:
    """What Bonfires score, and the Guardians, Portals and Crystals at them."""
    bonfires = guardians = portals = crystals = 0
    lit = city.lit
    for place in range(1, len(city.tasks)):
        task = city.tasks[place]
        if task is None or not lit >> place & 1:
            continue
        bonfires += task.points
        if AT_BONFIRE + place in city.guardians:
            guardians += GUARDIAN_POINTS[place]
        if city.portals >> place & 1:
            portals += PORTAL
        # The first path space has no Crystal (BF-RUL-62).
        if 2 <= place <= city.path_end and city.path[place - 2].crystal == task.colour:
            crystals += CRYSTAL
    return bonfires, guardians, portals, crystals


def common_points(city: City) -> int:
    return sum([common_tasks.points(city, task) for task in COMMON_TASKS])


def city_lines(city: City) -> list[Line]:
    """What every city scores, Tom's too."""
    lines: list[Line] = []
    for key, source, clause in DURING_PLAY:
        if city.points[source]:
            lines.append((key, city.points[source], clause))
    bonfires, guardians, portals, crystals = at_bonfires(city)
    lines.append(("bonfires", bonfires, "BF-SCORE-02"))
    lines.append(("lit_guardians", guardians, "BF-SCORE-03"))
    if city.abilities & BONFIRE_KEEPER:
        lines.append(("keeper", keeps_bonfires(city), "BF-SCORE-10"))
    lines.append(("lit_portals", portals, "BF-SCORE-04"))
    lines.append(("crystals", crystals, "BF-SCORE-05"))
    lines.append(("common", common_points(city), "BF-SCORE-06"))
    return lines


def player_lines(player: Player) -> list[Line]:
    lines = city_lines(player)
    lines.append(("fate", FATE_TILE * len(player.column), "BF-SCORE-08"))
    left = player.tile_count + player.resource_count
    lines.append(("leftovers", left // LEFTOVERS, "BF-SCORE-09"))
    return lines


def player_points(player: Player) -> int:
    """All of these together: bots ask for it at every thought."""
    bonfires, guardians, portals, crystals = at_bonfires(player)
    points = player.gained + bonfires + guardians + portals + crystals + common_points(player)
    if player.abilities & BONFIRE_KEEPER:
        points += keeps_bonfires(player)
    return points + FATE_TILE * len(player.column) + (player.tile_count + player.resource_count) // LEFTOVERS
