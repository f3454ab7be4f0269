"""What lies on the table: plain data. Rules live elsewhere.

In every pile the last element of the list is on top. Positions of a city, path spaces and fields of the Great
Bonfire are counted from 1; sets of positions are numbers with a bit for each.
"""

from __future__ import annotations

from typing import Final, TypeVar

from tryptyk import kernel
from tryptyk.games.bonfire.components.printed import (
    Board,
    FateTile,
    Gnome,
    PathTile,
    Task,
    TomCard,
)

T = TypeVar("T")

HARBOUR: Final = -1

# Where a Guardian stands: on the path space of a number, or here.
AWAY: Final = -1
"""Still on her island."""
START: Final = 0
AT_BONFIRE: Final = 10
"""Added to the position of the Bonfire."""

# Whose Novice stands in the High Council: that of a seat, or one of these.
NEUTRAL: Final = -1
TOM: Final = -2
LYING: Final = -3
"""A Neutral Novice placed for Tom, which blocks nobody (BF-TOM-17)."""

# What points were gained for during play.
BY_ELDERS: Final = 0
BY_COUNCIL: Final = 1
BY_WHEEL: Final = 2
BY_PASSING: Final = 3
BY_HANDICAP: Final = 4
BY_CARDS: Final = 5
"""Tom's own cards."""
SOURCES: Final = 6


def without(things: tuple[T, ...], one: T) -> tuple[T, ...]:
    """What is left of some things when one of them has been taken.

    >>> without((4, 7, 4), 4)
    (7, 4)
    """
    place = things.index(one)
    return things[:place] + things[place + 1 :]


class City:
    """A player board with everything attached to it; Tom has one, too."""

    __slots__ = (
        "abilities", "board", "colour", "gnomes", "guardians", "lit", "path", "points", "portals", "tasks",
    )  # fmt: skip

    board: Board
    colour: str
    tasks: list[Task | None]
    """By position; the first entry belongs to none."""
    lit: int
    """The positions whose Task has become a Bonfire. The Novices of all others still stand beside them."""
    portals: int
    """The positions whose notch is filled."""
    path: list[PathTile]
    """Built tiles; the first one lies at position 2."""
    guardians: list[int]
    """Where the own Guardian and those of every island colour stand."""
    gnomes: list[Gnome]
    abilities: int
    points: list[int]
    """Gained during play, by what for."""

    def __init__(self, board: Board, colour: str) -> None:
        self.board = board
        self.colour = colour
        self.lit = 0
        self.portals = 0
        self.abilities = 0

    @property
    def bonfires(self) -> int:
        return self.lit.bit_count()

    @property
    def task_count(self) -> int:
        """Tasks and Bonfires."""
        return len(self.tasks) - self.tasks.count(None)

    @property
    def portal_count(self) -> int:
        return self.portals.bit_count()

    @property
    def guardian_count(self) -> int:
        return len(self.guardians) - self.guardians.count(AWAY)

    @property
    def path_end(self) -> int:
        """The last path space."""
        return 1 + len(self.path)

    @property
    def gained(self) -> int:
        """Where the score marker stands."""
        return sum(self.points)

    def copy_city_to(self, twin: City) -> None:
        twin.tasks = self.tasks[:]
        twin.lit = self.lit
        twin.portals = self.portals
        twin.path = self.path[:]
        twin.guardians = self.guardians[:]
        twin.gnomes = self.gnomes[:]
        twin.abilities = self.abilities
        twin.points = self.points[:]


class Player(City):
    """What a seat has: a city, a supply and a Ship."""

    __slots__ = (
        "apart", "column", "fate", "laid", "offered", "out", "passed", "resources", "seat", "ship", "stacks",
        "tiles",
    )  # fmt: skip

    seat: int
    tiles: list[int]
    """Action Tiles by kind."""
    resources: list[int]
    ship: int
    """The number of the island, or the harbour."""
    column: list[FateTile]
    """Unplaced Fate Tiles, from the bottom to the top."""
    apart: FateTile | None
    """The tile kept apart, until the first turn (BF-SETP-07)."""
    fate: list[int]
    """By action symbol, the cells of the Fate Area and around it that show it."""
    laid: list[tuple[FateTile, int]]
    """Placed Fate Tiles with the numbers of their placements, in that order."""
    stacks: list[list[int]]
    """The two stacks of Offerings, as Resources; the top one of each is face up."""
    offered: list[int]
    """By island, how many own Offerings lie there."""
    out: bool
    """Could do nothing: the own part of the game is over (BF-TURN-06)."""
    passed: bool

    def __init__(self, seat: int, board: Board, colour: str) -> None:
        super().__init__(board, colour)
        self.seat = seat
        self.ship = HARBOUR
        self.apart = None
        self.out = False
        self.passed = False

    @property
    def tile_count(self) -> int:
        """Action Tiles of all kinds."""
        tiles = self.tiles
        return tiles[0] + tiles[1] + tiles[2] + tiles[3] + tiles[4] + tiles[5] + tiles[6]

    @property
    def resource_count(self) -> int:
        """Resources of all kinds, Gold among them."""
        goods = self.resources
        return goods[0] + goods[1] + goods[2] + goods[3] + goods[4] + goods[5]

    @property
    def covered(self) -> int:
        """All cells that Fate Tiles cover."""
        fate = self.fate
        return fate[0] | fate[1] | fate[2] | fate[3] | fate[4] | fate[5]

    def copy(self) -> Player:
        twin = Player(self.seat, self.board, self.colour)
        self.copy_city_to(twin)
        twin.tiles = self.tiles[:]
        twin.resources = self.resources[:]
        twin.ship = self.ship
        twin.column = self.column[:]
        twin.apart = self.apart
        twin.fate = self.fate[:]
        twin.laid = self.laid[:]
        twin.stacks = [self.stacks[0][:], self.stacks[1][:]]
        twin.offered = self.offered[:]
        twin.out = self.out
        twin.passed = self.passed
        return twin


class Tom(City):
    """The automatic opponent of solo play (BF-SSET-06..09)."""

    __slots__ = ("deck", "discard", "novices", "passes")

    deck: list[TomCard]
    discard: list[TomCard]
    novices: int
    passes: int
    """So often the whole deck has been played."""

    def __init__(self, board: Board, colour: str) -> None:
        super().__init__(board, colour)
        self.passes = 0

    def copy(self) -> Tom:
        twin = Tom(self.board, self.colour)
        self.copy_city_to(twin)
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.novices = self.novices
        twin.passes = self.passes
        return twin


class State(kernel.State):
    """One game of Bonfire."""

    __slots__ = (
        "active", "council", "countdown_from", "countdown_waits", "elders", "fields", "gnome_deck",
        "gnome_discard", "islands", "neutral", "only_if_lacking", "path_display", "path_pile", "players",
        "running", "specialist_6_gold", "specialists", "stack", "starting", "sunk", "tom", "wheel",
    )  # fmt: skip

    # Switches
    only_if_lacking: bool
    """Replacement only for what one does not have (BF-RUL-02)."""
    specialist_6_gold: bool
    """That Specialist takes Gold, too (BF-RUL-44)."""
    countdown_waits: bool
    """Triggered in the Starting Player's own turn, the Countdown begins with the next one (BF-RUL-39)."""

    players: list[Player]
    tom: Tom | None

    # The board
    islands: list[tuple[Task, ...]]
    """By island, the Tasks that are left."""
    fields: list[tuple[int, ...]]
    """By field of the Great Bonfire, counted from 0, the kinds of the Portals there."""
    wheel: int
    """The field that the Great Bonfire shows; 0 until its first use."""
    path_pile: list[PathTile]
    sunk: list[int]
    """Sizes of the groups at the bottom of the pile that everybody knows, the lowest first (BF-INFO-02)."""
    path_display: list[PathTile | None]
    gnome_deck: list[Gnome]
    gnome_discard: list[Gnome]
    """Cards that Tom's turns have revealed."""
    specialists: list[Gnome | None]
    """Face up."""
    elders: list[Gnome]
    council: list[tuple[int, ...]]
    """By field, whose Novices stand there."""
    neutral: list[bool]
    """By Common Task, whether its Neutral Novice still stands there."""

    # Turns
    starting: int
    """The seat that has the Building."""
    active: int
    """Whose turn it is; -1 in Tom's."""
    stack: int
    """The highest Countdown Tile of the Starting Player's stack; 0 if it is empty, -1 before it is used."""
    running: int
    """The Countdown Tile that goes round; 0 if none does."""
    countdown_from: int
    """The turn in which the Countdown was triggered."""

    def copy(self) -> State:
        twin = State()
        self.copy_base_to(twin)
        twin.only_if_lacking = self.only_if_lacking
        twin.specialist_6_gold = self.specialist_6_gold
        twin.countdown_waits = self.countdown_waits
        twin.players = [player.copy() for player in self.players]
        twin.tom = None if self.tom is None else self.tom.copy()
        twin.islands = self.islands[:]
        twin.fields = self.fields[:]
        twin.wheel = self.wheel
        twin.path_pile = self.path_pile[:]
        twin.sunk = self.sunk[:]
        twin.path_display = self.path_display[:]
        twin.gnome_deck = self.gnome_deck[:]
        twin.gnome_discard = self.gnome_discard[:]
        twin.specialists = self.specialists[:]
        twin.elders = self.elders[:]
        twin.council = self.council[:]
        twin.neutral = self.neutral[:]
        twin.starting = self.starting
        twin.active = self.active
        twin.stack = self.stack
        twin.running = self.running
        twin.countdown_from = self.countdown_from
        return twin
