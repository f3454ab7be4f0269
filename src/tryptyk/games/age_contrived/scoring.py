"""The final scoring, line by line (WC-SCOR, WC-ABIL-12, WS-END)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tryptyk.games.age_contrived.components.catalogue import PATH_REGIONS, SCORING
from tryptyk.games.age_contrived.components.energy import (
    ALL_KINDS,
    PRIMAL,
    count,
    different,
    size,
)
from tryptyk.games.age_contrived.components.printed import LEFT, Criterion
from tryptyk.games.age_contrived.rules.achievements import bound_bag, bound_in
from tryptyk.games.age_contrived.state import NONE, PLACED_BRIDGE, Player, Side, State
from tryptyk.kernel.memory import drawer
from tryptyk.kernel.score import Line, Score

AUTOMA_SIDE: Final = "automa"


def score(g: State) -> list[Score]:
    """A tie is broken by bound energy, then by energy in the Pool (WC-SCOR-10..13)."""
    found = []
    for side in g.sides:
        seats = (side.number,) if side.number < len(g.players) else ()
        name = side.character.id if seats else AUTOMA_SIDE
        found.append(Score(name, seats, lines(g, side), ties=(size(bound_bag(side)), size(side.pool))))
    return found


def lines(g: State, side: Side) -> list[Line]:
    left, right = achievement_points(side)
    found: list[Line] = [
        ("gained", gained_points(side), "WC-SCOR-02"),
        ("monuments", monument_points(side), "WC-SCOR-03"),
        ("pillars", pillar_points(side), "WC-SCOR-04"),
        ("bridge_3", bridge_points(g, side), "WC-SCOR-05" if side is not g.automa else "WS-END-05"),
        ("achievements_left", left, "WC-SCOR-07"),
        ("achievements_right", right, "WC-SCOR-08"),
        ("pool", SCORING.pool * size(side.pool), "WC-SCOR-09"),
    ]
    if g.with_wind:
        wind = isinstance(side, Player) and side.wind
        found.append(("wind", SCORING.wind if wind else 0, "WC-SCOR-15"))
    return found


def gained_points(side: Side) -> int:
    """By the kinds of which nothing is left in the reserve (WC-SCOR-01, 02)."""
    kinds = len(ALL_KINDS) - different(side.reserve)
    return SCORING.gained[kinds - 1] if kinds else 0


def monument_points(side: Side) -> int:
    points = 0
    for bag in side.bound:
        bound = size(bag)
        if bound:
            points += SCORING.monument[min(bound, len(SCORING.monument)) - 1]
    return points


def pillar_points(side: Side) -> int:
    pillars = sum([1 for kind in side.pillars if kind != NONE])
    return SCORING.pillars[pillars - 1] if pillars else 0


def achievement_points(side: Side) -> tuple[int, int]:
    """Of the left spaces, and of the right ones (WC-ACHV-21, 22)."""
    left = right = 0
    bound = bound_bag(side)
    for achieved in side.achieved:
        if achieved != NONE:
            if achieved >> 2 == LEFT:
                left += SCORING.achievement_left * count(bound, achieved & 3)
            else:
                right += SCORING.achievement_right
    return left, right


# Level III bridges


def _pillar_energy(side: Side, regions: tuple[int, int]) -> int:
    return sum([1 for region in regions if side.pillars[region] != NONE])


def _bound_each_region(side: Side, regions: tuple[int, int]) -> int:
    return min([size(bound_in(side, region)) for region in regions])


def _bound_one_region(side: Side, regions: tuple[int, int]) -> int:
    return max([size(bound_in(side, region)) for region in regions])


def _both(side: Side, regions: tuple[int, int]) -> int:
    return bound_in(side, regions[0]) + bound_in(side, regions[1])


def _bound_both_regions(side: Side, regions: tuple[int, int]) -> int:
    return size(_both(side, regions))


def _distinct_kinds(side: Side, regions: tuple[int, int]) -> int:
    return different(_both(side, regions))


def _monument_kinds(side: Side, regions: tuple[int, int]) -> int:
    return max([different(side.bound[region]) for region in regions])


def _monument_energy(side: Side, regions: tuple[int, int]) -> int:
    return size(side.bound[regions[0]]) + size(side.bound[regions[1]])


def _primal_in_regions(side: Side, regions: tuple[int, int]) -> int:
    return count(_both(side, regions), PRIMAL)


def _most_common_kind(side: Side, regions: tuple[int, int]) -> int:
    bag = _both(side, regions)
    return max([count(bag, kind) for kind in ALL_KINDS])


COUNTED: Final[dict[str, Callable[[Side, tuple[int, int]], int]]] = {
    "pillar_energy": _pillar_energy,
    "bound_each_region": _bound_each_region,
    "bound_one_region": _bound_one_region,
    "bound_both_regions": _bound_both_regions,
    "distinct_kinds": _distinct_kinds,
    "monument_kinds": _monument_kinds,
    "monument_energy": _monument_energy,
    "primal_in_regions": _primal_in_regions,
    "most_common_kind": _most_common_kind,
}
"""What a criterion can look at, in the two regions that the bridge joins (WC-SCOR-06, WC-AMB-48)."""


def criterion_points(side: Side, criterion: Criterion, path: int) -> int:
    """What a level III bridge would score for its owner on a path."""
    counted = COUNTED[criterion.what](side, PATH_REGIONS[path])
    if criterion.type == "per":
        points = criterion.points * counted
    elif criterion.type == "per_pair":
        points = criterion.points * (counted // 2)
    else:
        points = criterion.points if counted >= criterion.least else 0
    return min(points, criterion.most) if criterion.most else points


def _lies_on_map(g: State, side: Side) -> bool:
    """Whether the level III bridge of a side lies on a path."""
    for bridge in g.bridges:
        if bridge is not None and bridge.criterion is not None and bridge.character == side.character.id:
            return True
    return False


def bridge_points(g: State, side: Side) -> int:
    if not g.with_abilities:
        return 0
    if g.automa is side:
        # As if it lay on the best path of all, wherever it really is (WS-END-05, WS-AMB-25).
        if g.automa.switches & PLACED_BRIDGE and not _lies_on_map(g, side):
            return 0
        criterion = side.character.bridges[2][g.automa.side.bridge_faces[2]].criterion
        assert criterion is not None
        kept = drawer(g, "best paths")
        key = (criterion, *side.bound, *side.pillars)
        best: int | None = kept.get(key)
        if best is None:
            best = max([criterion_points(side, criterion, path) for path in range(len(g.bridges))])
            kept[key] = best
        return best
    if side.bridges >> 2 & 1:
        # It still lies on the character board.
        return 0
    for path in range(len(g.bridges)):
        bridge = g.bridges[path]
        if bridge is not None and bridge.criterion is not None and bridge.character == side.character.id:
            return criterion_points(side, bridge.criterion, path)
    return 0
