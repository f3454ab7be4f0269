"""The kinds of printed things: Tasks, Path Tiles, Gnomes, islands, fields. Shared, never changed.

Kinds of Action Tiles and Resources are counted: a purse is a list that holds how many there are of each.
Their ids, for options and events, are in the catalogue.
"""

from __future__ import annotations

from typing import Final

# Action Tiles; yellow stands for any other (BF-COMP-03).
SHIP: Final = 0
PATH: Final = 1
TASK: Final = 2
GREAT_BONFIRE: Final = 3
GUARDIAN: Final = 4
GNOME: Final = 5
YELLOW: Final = 6
ACTION_TILES: Final = ("ship", "path", "task", "great_bonfire", "guardian", "gnome", "any")

# Resources; Gold is one (BF-COMP-02).
GOLD: Final = 5
PLAIN: Final = 5
"""So many Resources other than Gold."""
RESOURCES: Final = ("flower", "fruit", "herb", "shell", "root", "gold")

COLOURS: Final = ("blue", "red", "yellow")
"""Of Tasks and Crystals."""

POSITIONS: Final = range(1, 8)
"""The places of a city from the left, each with a path space, a notch and a Task place (BF-COMP-24)."""


class Task:
    """A Task, and on its other side the Bonfire of the same colour and points."""

    __slots__ = ("colour", "figures", "id", "kind", "points", "symbols")

    id: str
    colour: int
    points: int
    kind: str
    figures: tuple[int, ...]
    """What the condition asks for, as its kind reads it: see effects/tasks.py."""
    symbols: tuple[int, ...]
    """Action symbols that the condition speaks of."""

    def __init__(
        self, id: str, colour: int, points: int, kind: str, figures: tuple[int, ...], symbols: tuple[int, ...]
    ) -> None:
        self.id = id
        self.colour = colour
        self.points = points
        self.kind = kind
        self.figures = figures
        self.symbols = symbols

    def __repr__(self) -> str:
        return self.id


class PathTile:
    """A tile of a path: a Resource for whoever stops there, and a Crystal."""

    __slots__ = ("crystal", "id", "kind", "resource")

    id: str
    kind: str
    """Tiles of one kind are alike."""
    crystal: int
    resource: int

    def __init__(self, id: str, kind: str, crystal: int, resource: int) -> None:
        self.id = id
        self.kind = kind
        self.crystal = crystal
        self.resource = resource

    def __repr__(self) -> str:
        return self.id


class Gnome:
    """A Specialist, who has an ability, or an Elder, who gives points at once."""

    __slots__ = ("bit", "cost", "elder", "id")

    id: str
    cost: int
    """The Resource shown."""
    bit: int
    """A Specialist's place among the abilities of a city; 0 for an Elder."""
    elder: str
    """What an Elder counts; empty for a Specialist."""

    def __init__(self, id: str, cost: int, bit: int, elder: str) -> None:
        self.id = id
        self.cost = cost
        self.bit = bit
        self.elder = elder

    def __repr__(self) -> str:
        return self.id


class Island:
    """A Task island shows a Resource; a Guardian island has the Guardians of one colour (BF-COMP-16)."""

    __slots__ = ("corner", "distances", "guardian", "id", "number", "resource")

    number: int
    id: str
    resource: int
    """-1 for a Guardian island."""
    guardian: int
    """The colour of its Guardians, counted from 1; 0 for a Task island."""
    corner: bool
    distances: tuple[int, ...]
    """Waterways to every island."""

    def __init__(
        self, number: int, id: str, resource: int, guardian: int, corner: bool, distances: tuple[int, ...]
    ) -> None:
        self.number = number
        self.id = id
        self.resource = resource
        self.guardian = guardian
        self.corner = corner
        self.distances = distances

    def __repr__(self) -> str:
        return self.id


class Field:
    """A field of the Great Bonfire: an Action Tile, and a Resource or points (BF-COMP-19)."""

    __slots__ = ("id", "points", "resource", "tile")

    id: str
    tile: int
    resource: int
    """-1 where the field shows points."""
    points: int

    def __init__(self, id: str, tile: int, resource: int, points: int) -> None:
        self.id = id
        self.tile = tile
        self.resource = resource
        self.points = points


# What Common Tasks count (BF-BON-09..13).
OWN_TASKS: Final = 0
"""Tasks and Bonfires."""
OWN_PORTALS: Final = 1
OWN_PATH_TILES: Final = 2
"""The Starting Tile included."""
OWN_GUARDIANS: Final = 3
OWN_GNOMES: Final = 4
COUNTED: Final = (
    "own_tasks_or_bonfires", "own_portals", "own_path_tiles_with_start", "own_guardians", "own_gnomes",
)  # fmt: skip


class CommonTask:
    """A Common Task of the board, open to all (BF-COMP-21)."""

    __slots__ = ("all_lit_points", "count", "id", "kind", "points")

    id: str
    kind: int
    """What it counts."""
    count: int
    points: int
    all_lit_points: int
    """Instead of the points where all that is counted are Bonfires; 0 where that makes no difference."""

    def __init__(self, id: str, kind: int, count: int, points: int, all_lit_points: int) -> None:
        self.id = id
        self.kind = kind
        self.count = count
        self.points = points
        self.all_lit_points = all_lit_points


class FateTile:
    """A strip of three action symbols (BF-COMP-29)."""

    __slots__ = ("id", "symbols")

    id: str
    symbols: tuple[int, int, int]

    def __init__(self, id: str, symbols: tuple[int, int, int]) -> None:
        self.id = id
        self.symbols = symbols

    @property
    def same_both_ways(self) -> bool:
        return self.symbols[0] == self.symbols[2]

    def __repr__(self) -> str:
        return self.id


class Board:
    """A player board: the kinds of its notches, from the left."""

    __slots__ = ("id", "notches")

    id: str
    notches: tuple[int, ...]
    """The kind of Portal that fits at each position; the first entry belongs to no position."""

    def __init__(self, id: str, notches: tuple[int, ...]) -> None:
        self.id = id
        self.notches = notches

    def position_of(self, portal: int) -> int:
        return self.notches.index(portal)


class TomCard:
    __slots__ = ("action", "gnome_icon", "id")

    id: str
    action: str
    gnome_icon: bool

    def __init__(self, id: str, action: str, gnome_icon: bool) -> None:
        self.id = id
        self.action = action
        self.gnome_icon = gnome_icon

    def __repr__(self) -> str:
        return self.id
