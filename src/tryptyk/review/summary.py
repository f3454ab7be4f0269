"""What a review says of a whole game: its dearest passages, and skill apart from luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tryptyk.review.appraising import LEAST, Appraisal, Scale

DEAREST: Final = 3
"""So many passages of a team are told."""


class Point(msgspec.Struct, frozen=True):
    """How a side stood after a number of choices, from where it began: by its own doing, and by what came."""

    number: int
    skill: float
    luck: float


def marked(found: Sequence[Appraisal], scale: Scale) -> list[Appraisal]:
    """The passages in which something was missed, clearly and by enough to be told, in their order."""
    return [one for one in found if one.missed.clear and one.missed.mean > LEAST[scale]]


def dearest(found: Sequence[Appraisal], scale: Scale) -> list[Appraisal]:
    """Those of a team, in their order: the few that cost most, and nobody is ranked."""
    most = sorted(marked(found, scale), key=_by_missed)[:DEAREST]
    return [one for one in found if one in most]


def course(found: Sequence[Appraisal], result: float | None, last: int) -> list[Point]:
    """Skill and luck of one side over its passages, to the result after the last choice; without it, as far
    as they have been looked at.

    Skill is by how much it played better or worse than the bot would have, where that is clear. What the
    position was worth when a passage began, less what it was worth when the one before it was over, is luck:
    what came to light meanwhile, and what others did.
    """
    points: list[Point] = []
    skill = luck = 0.0
    after: float | None = None
    for one in found:
        gained = one.skill.mean if one.skill.clear else 0.0
        before = one.worth - gained
        luck += 0.0 if after is None else before - after
        points.append(Point(one.start, skill, luck))
        skill += gained
        after = one.worth
        points.append(Point(one.end, skill, luck))
    if after is not None and result is not None:
        points.append(Point(last, skill, luck + result - after))
    return points


def _by_missed(one: Appraisal) -> float:
    return -one.missed.mean
