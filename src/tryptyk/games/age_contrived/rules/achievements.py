"""Achievements: requirements, and who may bind what where (WC-ACHV)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tryptyk.games.age_contrived.components.catalogue import PLAYERS, REGIONS
from tryptyk.games.age_contrived.components.energy import ALL_KINDS, KINDS, UNIT, count, different, size
from tryptyk.games.age_contrived.components.printed import LEFT, RIGHT, SCORING_SPACES, Achievement
from tryptyk.games.age_contrived.state import NONE, Player, Side, State
from tryptyk.kernel.decision import Offer, Reason


def bound_bag(side: Side) -> int:
    """All bound energies of a side: in bound zones, on pillars and on achievements (WC-COMP-37)."""
    bag = 0
    for there in side.bound:
        bag += there
    for kind in side.pillars:
        if kind != NONE:
            bag += UNIT[kind]
    for achieved in side.achieved:
        if achieved != NONE:
            bag += UNIT[achieved & 3]
    return bag


def bound_in(side: Side, region: int) -> int:
    """The bag of what a side has bound in one region: bound zone and pillar (WC-AMB-44)."""
    bag = side.bound[region]
    if side.pillars[region] != NONE:
        bag += UNIT[side.pillars[region]]
    return bag


# Requirements


def _tile_symbols(player: Player, achievement: Achievement) -> int:
    """On all seven tiles; conduits do not count (WC-ACHV-11..14)."""
    symbols = 0
    for tile in player.channel:
        symbols += tile.symbols[achievement.symbol]
    for tile in player.inactive:
        symbols += tile.symbols[achievement.symbol]
    return symbols


def _bound_kinds(player: Player, achievement: Achievement) -> int:
    return different(bound_bag(player))


def _bound_monuments(player: Player, achievement: Achievement) -> int:
    return sum([1 for bag in player.bound if bag])


def _bound_in_one_region(player: Player, achievement: Achievement) -> int:
    return max([size(bound_in(player, region.number)) for region in REGIONS])


def _gained_each_kind(player: Player, achievement: Achievement) -> int:
    """The fewest energies of a kind that were gained: two of each start in the reserve."""
    return 2 - max([count(player.reserve, kind) for kind in ALL_KINDS])


def _conduits(player: Player, achievement: Achievement) -> int:
    return sum([1 for conduit in player.conduits if conduit != NONE])


def _upgraded_actions(player: Player, achievement: Achievement) -> int:
    return sum([1 for tile in player.actions if tile.upgraded])


REQUIREMENTS: Final[dict[str, Callable[[Player, Achievement], int]]] = {
    "tile_symbols": _tile_symbols,
    "bound_kinds": _bound_kinds,
    "bound_monuments": _bound_monuments,
    "bound_in_one_region": _bound_in_one_region,
    "gained_each_kind": _gained_each_kind,
    "conduits": _conduits,
    "upgraded_actions": _upgraded_actions,
}
"""By type, how much there is of what a requirement asks for."""


def progress(player: Player, achievement: Achievement) -> int:
    return REQUIREMENTS[achievement.type](player, achievement)


def meets(player: Player, achievement: Achievement) -> bool:
    return progress(player, achievement) >= achievement.least


# Scoring spaces


def open_spaces(g: State) -> range:
    """The right spaces are open with three or more players (WC-ACHV-09)."""
    return range(RIGHT + 1 if PLAYERS[len(g.players)].achievement_right else LEFT + 1)


def is_free(g: State, number: int, space: int) -> bool:
    for side in g.sides:
        achieved = side.achieved[number]
        if achieved != NONE and achieved >> 2 == space:
            return False
    return True


def has_kind(side: Side, kind: int) -> bool:
    """Whether a side has an energy of a kind on any achievement (WC-ACHV-04)."""
    for achieved in side.achieved:
        if achieved != NONE and achieved & 3 == kind:
            return True
    return False


def refuse_achieve(g: State, player: Player, number: int, space: int, kind: int) -> Reason | None:
    if player.achieved[number] != NONE:
        return ("achieved-already", "WC-ACHV-03")
    if has_kind(player, kind):
        return ("kind-used", "WC-ACHV-04", KINDS[kind])
    if not is_free(g, number, space):
        return ("space-taken", "WC-ACHV-01")
    achievement = g.achievements[number]
    have = progress(player, achievement)
    if have < achievement.least:
        return ("requirement-not-met", "WC-ACHV-07", achievement.least, have)
    return None


def add_achievements(g: State, player: Player, kind: int, offer: Offer) -> None:
    """Every scoring space on which a player may bind an energy of a kind (WC-ACHV-10)."""
    for number in range(len(g.achievements)):
        if player.achieved[number] != NONE and not offer.explain:
            continue
        for space in open_spaces(g):
            offer.add(
                ("achieve", KINDS[kind], g.achievements[number].id, SCORING_SPACES[space]),
                refuse_achieve(g, player, number, space, kind),
            )


def achievement_number(g: State, id: str) -> int:
    return next(number for number in range(len(g.achievements)) if g.achievements[number].id == id)


def put_on_achievement(g: State, side: Side, number: int, space: int, kind: int) -> None:
    """It is bound, and stays to the end (WC-ACHV-02)."""
    side.achieved[number] = 4 * space + kind
    g.tell("achieve", side.number, KINDS[kind], g.achievements[number].id)
