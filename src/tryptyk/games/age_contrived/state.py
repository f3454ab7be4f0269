"""What lies on the table: plain data. Rules live elsewhere.

Regions, monuments and pillars go by one number, positions of a device are counted from 0, and bags of
energies are numbers (see components/energy.py). An energy on a space of a section is ``4 * side + kind``.
"""

from __future__ import annotations

from typing import Final

from tryptyk import kernel
from tryptyk.games.age_contrived.components.printed import (
    POSITIONS,
    Achievement,
    ActionTile,
    BenefitToken,
    Bridge,
    Character,
    Tile,
)
from tryptyk.games.age_contrived.components.solo import AutomaCard, SoloSide

NONE: Final = -1
"""No energy, no conduit, nobody."""

# Whether a level III ability was triggered in the current turn (WC-ABIL-08).
QUIET: Final = 0
TRIGGERED: Final = 1
RESOLVED: Final = 2

# Rulings on the automa that a table may settle otherwise, each a bit.
COLUMN_CONDUITS: Final = 1 << 0
"""The three conduits of the movement column give movement, too (WS-AMB-01)."""
PLACED_BRIDGE: Final = 1 << 1
"""The level III bridge scores only if it lies on the map (WS-AMB-25)."""
TAKES_BACK: Final = 1 << 2
"""Without any energy to use, it takes one back from the Pool first (WS-AMB-32)."""
ONE_PRIMAL: Final = 1 << 3
"""Of two energies that are gained together, only the first may be primal (WS-AMB-33)."""


class Side:
    """What everybody has who can win: a player, or the automa."""

    __slots__ = (
        "abilities", "achieved", "aside", "bound", "bridges", "character", "charged", "entered", "exhausted",
        "extra_step", "facing", "hand", "moved_by", "number", "patron", "pillars", "place", "pool", "reserve",
        "started", "track_kinds", "tracks", "turns",
    )  # fmt: skip

    number: int
    """Its place in clockwise order; a player's is the seat."""
    character: Character

    # Energies, as bags
    reserve: int
    exhausted: int
    pool: int
    """In the Pool."""
    hand: int
    """Lifted, and about to be placed: by deploy, reposition or an activated compass."""
    aside: int
    """Gained and set aside until the end of the turn (WC-RUS-02)."""
    bound: list[int]
    """By region, in the bound zone of its monument."""

    # Energies, one by one
    pillars: list[int]
    """By region, the kind on its pillar, or NONE."""
    achieved: list[int]
    """By achievement in play, ``4 * scoring space + kind`` of the own energy there, or NONE."""
    tracks: list[int]
    """By track, the space of the energy on it; 0 for none."""
    track_kinds: list[int]

    charged: bool
    """The channel token."""
    patron: int
    """The region of the monument whose patron token this side holds, or NONE."""
    bridges: int
    """The levels whose bridges still lie on the character board: bits 0 to 2."""
    abilities: int
    """The bits of the abilities that are active."""

    # The figure on the map
    place: int
    facing: int

    # This turn, whoever's it is
    started: int
    """The regions in which the figure started it."""
    entered: int
    """QUIET, TRIGGERED or RESOLVED."""
    moved_by: int
    """The damaged paths from which a bonus was taken that moves the character (WC-BRDG-10)."""
    extra_step: bool
    """Whether the further space of this turn is used up (WC-AUR-02)."""

    turns: int
    """Turns taken."""

    def __init__(self, number: int, character: Character) -> None:
        self.number = number
        self.character = character
        self.pool = 0
        self.hand = 0
        self.aside = 0
        self.charged = False
        self.patron = NONE
        self.bridges = 0b111
        self.abilities = 0
        self.started = 0
        self.entered = QUIET
        self.moved_by = 0
        self.extra_step = False
        self.turns = 0

    def copy_side_to(self, twin: Side) -> None:
        twin.reserve = self.reserve
        twin.exhausted = self.exhausted
        twin.pool = self.pool
        twin.hand = self.hand
        twin.aside = self.aside
        twin.bound = self.bound[:]
        twin.pillars = self.pillars[:]
        twin.achieved = self.achieved[:]
        twin.tracks = self.tracks[:]
        twin.track_kinds = self.track_kinds[:]
        twin.charged = self.charged
        twin.patron = self.patron
        twin.bridges = self.bridges
        twin.abilities = self.abilities
        twin.place = self.place
        twin.facing = self.facing
        twin.started = self.started
        twin.entered = self.entered
        twin.moved_by = self.moved_by
        twin.extra_step = self.extra_step
        twin.turns = self.turns


class Player(Side):
    """A side that a person plays: it has a device."""

    __slots__ = (
        "actions", "channel", "conduits", "fillable", "front", "inactive", "lower", "matched", "refills",
        "upper", "wind",
    )  # fmt: skip

    channel: list[Tile]
    """The active tiles, by position."""
    upper: list[int]
    """By position, the bag of the upper row, and of the lower one."""
    lower: list[int]
    inactive: list[Tile]
    """Two; within a convey turn those that were pushed out come last."""
    actions: list[ActionTile]
    """By position."""
    conduits: list[int]
    """By slot, ``4 * kind + symbols``, or NONE."""
    refills: int
    """Earned this turn, to be resolved at its end."""
    wind: bool
    """Holds the divine wind tile."""

    # A convey turn
    fillable: int
    """The positions that step 4 fills: a bit for each."""
    front: int
    """The bit of the tile that was at the first position when the turn began; 0 once it is replaced."""
    matched: list[int]
    """By slot, the movement that its conduit gives while the tile below it stays (WC-BTIL-04)."""

    def __init__(self, number: int, character: Character) -> None:
        super().__init__(number, character)
        self.refills = 0
        self.wind = False
        self.fillable = 0
        self.front = 0
        self.matched = [0] * POSITIONS

    def copy(self) -> Player:
        twin = Player(self.number, self.character)
        self.copy_side_to(twin)
        twin.channel = self.channel[:]
        twin.upper = self.upper[:]
        twin.lower = self.lower[:]
        twin.inactive = self.inactive[:]
        twin.actions = self.actions[:]
        twin.conduits = self.conduits[:]
        twin.refills = self.refills
        twin.wind = self.wind
        twin.fillable = self.fillable
        twin.front = self.front
        twin.matched = self.matched[:]
        return twin


class Automa(Side):
    """The automatic opponent of solo play (WS-COMP)."""

    __slots__ = (
        "action_pool", "conduits", "deck", "deploy_pool", "discard", "marker", "monuments", "progress",
        "removals", "ring", "side", "supply", "switches", "under_conduits", "under_pairs", "upgrades",
        "visited",
    )  # fmt: skip

    side: SoloSide
    """The side of its solo character card."""
    action_pool: int
    deploy_pool: int
    monuments: list[int]
    """The regions of the monuments in play, the highest first (WS-PRIO-02)."""
    conduits: list[int]
    """By row, ``4 * kind + symbols``, or NONE."""
    upgrades: int
    """The places that have an upgraded action tile: bits 0 to 3."""
    progress: list[int]
    """By achievement track, the steps made from the leftmost space."""

    # Cards; the last of a pile is on top
    deck: list[AutomaCard]
    discard: list[AutomaCard]
    """Open; the top one is active from the first automa turn on."""
    supply: list[AutomaCard]
    under_conduits: list[AutomaCard | None]
    """By kind of conduit, the card under its stack."""
    under_pairs: list[AutomaCard | None]
    """By position, the card under its pair of upgraded action tiles."""

    removals: int
    """So many of the first cards leave the game at each reshuffle (WS-DIFF-06, 07)."""
    switches: int
    """Rulings that this table has settled otherwise."""
    marker: int
    """The section of the wheel with the first-player marker, or NONE."""
    ring: int
    """The sections that gave a bonus in the chain that is being resolved (WS-AMB-31)."""
    visited: int
    """The regions that "unvisited monument" has chosen this turn (WS-AMB-07)."""

    def __init__(self, number: int, character: Character, side: SoloSide) -> None:
        super().__init__(number, character)
        self.side = side
        self.action_pool = 0
        self.deploy_pool = 0
        self.upgrades = 0
        self.discard = []
        self.removals = 0
        self.switches = 0
        self.marker = NONE
        self.ring = 0
        self.visited = 0

    def copy(self) -> Automa:
        twin = Automa(self.number, self.character, self.side)
        self.copy_side_to(twin)
        twin.action_pool = self.action_pool
        twin.deploy_pool = self.deploy_pool
        twin.monuments = self.monuments[:]
        twin.conduits = self.conduits[:]
        twin.upgrades = self.upgrades
        twin.progress = self.progress[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.supply = self.supply[:]
        twin.under_conduits = self.under_conduits[:]
        twin.under_pairs = self.under_pairs[:]
        twin.removals = self.removals
        twin.switches = self.switches
        twin.marker = self.marker
        twin.ring = self.ring
        twin.visited = self.visited
        return twin


class State(kernel.State):
    """One game of An Age Contrived."""

    __slots__ = (
        "achievements", "active", "announced", "automa", "benefits", "bridges", "built", "closed",
        "conduit_movement", "doubles", "finishers", "first", "in_play", "over", "patrons", "players",
        "prototype", "secret", "sides", "singles", "spaces", "stack", "supply", "tiles",
        "turn_limit", "upgrades", "with_abilities", "with_wind",
    )  # fmt: skip

    # Switches
    conduit_movement: str
    """How far a matching conduit moves: ``sum``, ``product`` or ``tile`` (WC-AMB-01)."""
    prototype: bool
    """Sections with as many spaces as the prototype had (WC-AMB-05)."""
    turn_limit: int
    """So many turns a player; in a solo game so many of the automa."""
    with_abilities: bool
    with_wind: bool

    players: list[Player]
    automa: Automa | None
    sides: list[Side]
    """All of them in clockwise order: the players, and the automa after its one opponent."""

    # Monuments, by region
    in_play: int
    """A bit for each region whose monument is in play."""
    built: list[int]
    """How many sections are built."""
    spaces: list[list[int]]
    """The energies on the spaces of the available section: ``4 * side + kind``, or NONE for an empty one."""
    finishers: list[int]
    """Who finished the available section; NONE while it is not completed."""
    closed: int
    """A bit for each region whose available section takes no more energy: it is completed, or being built."""
    patrons: int
    """A bit for each region whose patron token still lies in its bound zone."""
    benefits: list[BenefitToken | None]

    # The rest of the board
    achievements: list[Achievement]
    """The five in play."""
    bridges: list[Bridge | None]
    """By damaged path."""
    tiles: list[Tile | None]
    """On the tile spaces of the Pool, from the left."""
    stack: list[Tile]
    """Face down, the last one on top."""
    upgrades: list[int]
    """By upgraded action tile, how many are left in the supply."""
    doubles: list[int]
    """By kind, conduits with two symbols that are left, which are taken first, and those with one."""
    singles: list[int]
    supply: list[Bridge]
    """Neutral bridges that are still to be drafted."""
    secret: bool
    """The energies of the set-up are still hidden (WC-INFO-03)."""

    # Turns
    first: int
    """The side that had the first turn."""
    active: int
    """Whose turn it is."""
    announced: bool
    """The active player has said that the turn is over, and nothing was chosen since (WC-TURN-05)."""
    over: bool
    """The last section is built: the round is played to its end (WC-END-03)."""

    def copy(self) -> State:
        twin = State()
        self.copy_base_to(twin)
        twin.conduit_movement = self.conduit_movement
        twin.prototype = self.prototype
        twin.turn_limit = self.turn_limit
        twin.with_abilities = self.with_abilities
        twin.with_wind = self.with_wind
        twin.players = [player.copy() for player in self.players]
        twin.automa = None if self.automa is None else self.automa.copy()
        twin.gather()
        twin.in_play = self.in_play
        twin.built = self.built[:]
        twin.spaces = [spaces[:] for spaces in self.spaces]
        twin.finishers = self.finishers[:]
        twin.closed = self.closed
        twin.patrons = self.patrons
        twin.benefits = self.benefits[:]
        twin.achievements = self.achievements
        twin.bridges = self.bridges[:]
        twin.tiles = self.tiles[:]
        twin.stack = self.stack[:]
        twin.upgrades = self.upgrades[:]
        twin.doubles = self.doubles[:]
        twin.singles = self.singles[:]
        twin.supply = self.supply[:]
        twin.secret = self.secret
        twin.first = self.first
        twin.active = self.active
        twin.announced = self.announced
        twin.over = self.over
        return twin

    def gather(self) -> None:
        """Set the sides from the players and the automa."""
        self.sides = [*self.players]
        if self.automa is not None:
            self.sides.append(self.automa)

    def clockwise(self, after: int) -> list[int]:
        """All sides from the one to the left of a side, that side last."""
        count = len(self.sides)
        return [(after + 1 + step) % count for step in range(count)]
