"""What a seat may see of a figure: where it stands, and how far it could go (WC-MOVE)."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from tryptyk.games.age_contrived.components.catalogue import PLACES, REGIONS
from tryptyk.games.age_contrived.components.printed import BOOT
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.rules.journeys import MOVE, left_of
from tryptyk.games.age_contrived.rules.movement import is_occupied, ways
from tryptyk.games.age_contrived.state import Side, State

FARTHEST: Final = 8
"""How far is worked out while no movement is going on."""

Way: TypeAlias = tuple[tuple[str, str], ...]
"""What is chosen one by one: steps and skips."""


class ReachView(Struct, frozen=True):
    """A place that a movement can come to, by a way that costs least."""

    place: str
    cost: int
    """Spaces of movement."""
    way: list[list[str]]
    """What is chosen one by one; the last choice leads to the place."""


class FigureView(Struct, frozen=True):
    place: str
    """A space, or a damaged path with a bridge."""
    regions: list[str]
    """Two on a bridge."""
    ahead: list[str]
    """The places in front of it, whether or not they can be entered."""
    ways: list[str]
    """Where its next step can lead; a figure that cannot go on turns around."""
    further: int
    """Spaces that its next movement goes further than it says (WC-AUR-02)."""
    reach: list[ReachView]
    """How far it comes: with what is left of a movement that is going on, else with ample movement. More than
    one way to a place if they pass other bridges, or end with another facing. Only for whoever looks, whose
    turn it is, and who moves."""


def figure_view(g: State, side: Side, with_reach: bool) -> FigureView:
    place = PLACES[side.place]
    further = god_of(side).further_steps(side)
    left, skipped = _movement(g, side, further)
    return FigureView(
        place=place.id,
        regions=[region.id for region in REGIONS if place.regions >> region.number & 1],
        ahead=[PLACES[pose >> 2].id for pose in place.exits[side.facing]],
        ways=[PLACES[pose >> 2].id for pose in ways(g, side.place, side.facing)],
        further=further,
        reach=reach(g, side, left, skipped) if with_reach or left < FARTHEST else [],
    )


def _movement(g: State, side: Side, further: int) -> tuple[int, tuple[int, ...]]:
    """What is left of the movement that is going on or interrupted, and the poses that it skipped."""
    for item in (g.act, *reversed(g.agenda)):
        if item and item[0] == MOVE and item[1] == side.number:
            player = g.players[side.number]
            spaces, used, _, *skipped = (int(figure) for figure in item[2:])
            return left_of(player, spaces, used, BOOT) + further, tuple(skipped)
    return FARTHEST, ()


def reach(g: State, side: Side, spaces: int, skipped: tuple[int, ...] = ()) -> list[ReachView]:
    """The places within so many spaces, nearest first; what others occupy is skipped where it helps."""
    found: list[ReachView] = []
    costs: dict[int, int] = {side.place: 0}
    states: list[tuple[int, tuple[int, ...], Way]] = [(4 * side.place + side.facing, (), ())]
    left_from: set[tuple[int, tuple[int, ...]]] = set()
    for cost in range(1, spaces + 1):
        landed: list[tuple[int, tuple[int, ...], Way]] = []
        ends: set[tuple[int, tuple[int, ...]]] = set()
        for pose, passed, way in states:
            if (pose, passed) in left_from:
                continue
            left_from.add((pose, passed))
            for there in ways(g, pose >> 2, pose & 3):
                place = PLACES[there >> 2]
                over = passed if place.path < 0 else tuple(sorted({*passed, place.path}))
                if there not in skipped and is_occupied(g, side, place.number):
                    # Skipping costs nothing, so that the way goes on within this round (WC-MOVE-13).
                    states.append((there, over, (*way, ("skip", place.id))))
                if (there, over) in ends:
                    continue
                ends.add((there, over))
                walked = (*way, ("step", place.id))
                landed.append((there, over, walked))
                if costs.setdefault(place.number, cost) == cost:
                    found.append(ReachView(place.id, cost, [list(choice) for choice in walked]))
        states = landed
    return found
