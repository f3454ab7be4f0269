"""The map: places, what lies ahead of a figure, and regions. All of it is looked up in tables made once.

A place is a space or a damaged path. A figure on a place faces one of its two ends; where it may go from
there is a set of places, several at a fork. A central space is a fork itself: there the figure remembers the
exit by which it came, which is the only one that is closed to it (WC-MOVE-05, WC-AMB-32).

A *pose* is a place and a facing in one number, ``4 * place + facing``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

NO_ENTRY: Final = 3
"""The facing of a figure that came to a central space by none of its exits (WC-AMB-23)."""


class Place:
    __slots__ = ("central", "exits", "id", "number", "path", "poses", "regions", "start", "x", "y")

    id: str
    number: int
    path: int
    """The number of the damaged path; -1 for a space."""
    central: bool
    start: bool
    regions: int
    """A bit for each region it lies in: two for a damaged path (WC-BRDG-07)."""
    exits: tuple[tuple[int, ...], ...]
    """By facing, the poses that a figure can take with its next step."""
    poses: tuple[int, ...]
    """Every pose that a figure may choose here (WC-FRE-03)."""
    x: int
    y: int

    def __init__(
        self,
        id: str,
        number: int,
        path: int,
        central: bool,
        start: bool,
        regions: int,
        exits: tuple[tuple[int, ...], ...],
        x: int,
        y: int,
    ) -> None:
        self.id = id
        self.number = number
        self.path = path
        self.central = central
        self.start = start
        self.regions = regions
        self.exits = exits
        if central:
            self.poses = (4 * number + NO_ENTRY,)
        elif start:
            self.poses = (4 * number,)
        else:
            self.poses = (4 * number, 4 * number + 1)
        self.x = x
        self.y = y

    def __repr__(self) -> str:
        return self.id


def exits_of(
    ids: Sequence[str],
    ends: Sequence[Sequence[str]],
    junctions: Mapping[str, Sequence[str]],
    central: Sequence[bool],
) -> list[tuple[tuple[int, ...], ...]]:
    """By place and facing, the poses after one step; at a fork the branch to the right comes last.

    ``ends`` names what each end of a place leads to: a place, or a junction, whose ports are listed
    clockwise. A figure that comes in by an end faces the other one; on a start space that is the dead end. On
    a central space its facing is the exit by which it came.
    """
    found: list[tuple[tuple[int, ...], ...]] = []
    for place in range(len(ids)):
        ways = [_beyond(ids[place], end, ids, ends, junctions, central) for end in ends[place]]
        if central[place]:
            turns = [tuple(ways[(entry + 1) % 3] + ways[(entry + 2) % 3]) for entry in range(3)]
            found.append((*turns, tuple(ways[0] + ways[1] + ways[2])))
        else:
            found.append((tuple(ways[0]), tuple(ways[1]) if len(ways) > 1 else ()))
    return found


def _beyond(
    here: str,
    end: str,
    ids: Sequence[str],
    ends: Sequence[Sequence[str]],
    junctions: Mapping[str, Sequence[str]],
    central: Sequence[bool],
) -> list[int]:
    """The poses that one step through an end leads to."""
    if end in junctions:
        ports = list(junctions[end])
        own = ports.index(here)
        return [_pose(id, end, ids, ends, central) for id in ports[own + 1 :] + ports[:own]]
    return [_pose(end, here, ids, ends, central)]


def _pose(
    id: str, by: str, ids: Sequence[str], ends: Sequence[Sequence[str]], central: Sequence[bool]
) -> int:
    """How a figure stands that comes to a place by one of its ends."""
    place = ids.index(id)
    entry = list(ends[place]).index(by)
    return 4 * place + (entry if central[place] else 1 - entry)
