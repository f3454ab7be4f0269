"""The kinds of printed things: tiles, bridges, sections, characters, places. Shared, never changed."""

from __future__ import annotations

from typing import Final

# Movement, on conduits and tiles (WC-COMP-27).
BOOT: Final = 0
MONUMENT: Final = 1
PILLAR: Final = 2
SYMBOLS: Final = ("boot", "monument", "pillar")

# Tracks, and what a movement can be used for (WC-MOVA-01).
MONUMENT_TRACK: Final = 0
PILLAR_TRACK: Final = 1
TRACKS: Final = ("monument_track", "pillar_track")
TOP: Final = 4
"""The highest space of a track; the lowest is 1 (WC-COMP-35)."""

POSITIONS: Final = 5
"""Of the channel, counted from 0 in the state and from 1 where people see them."""

MOST_TURNS: Final = 1_000
"""Beyond it nobody can set the limit of a game."""

# Rows of a tile.
UPPER: Final = 0
LOWER: Final = 1
ROWS: Final = ("upper", "lower")

# Scoring spaces of an achievement (WC-COMP-44).
LEFT: Final = 0
RIGHT: Final = 1
SCORING_SPACES: Final = ("left", "right")

FACES: Final = ("a", "b")
"""The sides of a bridge."""


class Tile:
    """A transmutation tile."""

    __slots__ = ("id", "level", "lower", "min_players", "position", "symbols", "upper")

    id: str
    level: int
    """Of an upgraded tile; 0 for one of the seven that everybody starts with."""
    position: int
    """Of a starting tile; 0 for those that start inactive."""
    upper: int
    lower: int
    symbols: tuple[int, int, int]
    """How many boots, monuments and pillars it shows."""
    min_players: int

    def __init__(
        self,
        id: str,
        level: int,
        position: int,
        upper: int,
        lower: int,
        symbols: tuple[int, int, int],
        min_players: int,
    ) -> None:
        self.id = id
        self.level = level
        self.position = position
        self.upper = upper
        self.lower = lower
        self.symbols = symbols
        self.min_players = min_players

    def __repr__(self) -> str:
        return self.id


# Actions
DEPLOY: Final = "deploy"
RECHARGE: Final = "recharge"
MOVE: Final = "move"
REPOSITION: Final = "reposition"
CLAIM: Final = "claim"

CHARACTER: Final = "character"


class Action:
    """One action of an action tile."""

    __slots__ = ("cost", "kind", "most", "positions", "what")

    kind: str
    positions: tuple[int, ...]
    """Of a deploy: the marked positions, counted from 0."""
    most: int
    """Tiles to deploy from or to claim, energies to reposition, spaces to move."""
    what: str
    """Of a move: ``character``, or a track."""
    cost: int
    """Of a claim: energies for each tile; 0 for what is printed."""

    def __init__(self, kind: str, positions: tuple[int, ...], most: int, what: str, cost: int) -> None:
        self.kind = kind
        self.positions = positions
        self.most = most
        self.what = what
        self.cost = cost


class ActionTile:
    """What the tile under a position of the channel offers: of each group one action, groups in any order."""

    __slots__ = ("groups", "id", "number", "position", "row", "upgraded")

    id: str
    number: int
    """Among the upgraded tiles; -1 for a basic one."""
    position: int
    """Counted from 0."""
    upgraded: bool
    row: str
    """Of an upgraded tile in the open supply: ``top`` or ``bottom``."""
    groups: tuple[tuple[Action, ...], ...]

    def __init__(
        self, id: str, number: int, position: int, row: str, groups: tuple[tuple[Action, ...], ...]
    ) -> None:
        self.id = id
        self.number = number
        self.position = position
        self.upgraded = number >= 0
        self.row = row
        self.groups = groups

    def __repr__(self) -> str:
        return self.id


# Bonuses (WC-BGAIN .. WC-BMOV)
GAIN_ENERGY: Final = "gain_energy"
PLACE_BRIDGE: Final = "place_bridge"
GAIN_UPGRADED_ACTION: Final = "gain_upgraded_action"
GAIN_CONDUIT: Final = "gain_conduit"
GAIN_TILE: Final = "gain_transmutation_tile"
REFILL_TILE: Final = "refill_tile"
MOVE_CHARACTER: Final = "move_character"
MOVE_TRACK: Final = "move_track"
ANY_BENEFIT_TOKEN: Final = "any_benefit_token"
COPY_BRIDGE: Final = "copy_bridge"


class Bonus:
    """What a benefit token or a bridge gives."""

    __slots__ = ("energies", "kind", "spaces", "tracks")

    kind: str
    energies: tuple[int, ...]
    """Kinds to gain; ANY leaves the choice."""
    spaces: int
    tracks: tuple[int, ...]
    """Of a track movement: which tracks it may be used on."""

    def __init__(
        self, kind: str, energies: tuple[int, ...] = (), spaces: int = 0, tracks: tuple[int, ...] = ()
    ) -> None:
        self.kind = kind
        self.energies = energies
        self.spaces = spaces
        self.tracks = tracks


class BenefitToken:
    __slots__ = ("bonus", "id", "min_players")

    id: str
    bonus: Bonus
    min_players: int

    def __init__(self, id: str, bonus: Bonus, min_players: int) -> None:
        self.id = id
        self.bonus = bonus
        self.min_players = min_players

    def __repr__(self) -> str:
        return self.id


class Criterion:
    """What the upper side of a level III bridge scores for (WC-AUR-05 and the like)."""

    __slots__ = ("least", "most", "points", "type", "what")

    type: str
    """``per`` so many, ``per_pair``, or ``all``/``any`` for points that are there or not."""
    what: str
    points: int
    least: int
    """What has to be there."""
    most: int
    """The points never come to more; 0 for no limit."""

    def __init__(self, type: str, what: str, points: int, least: int, most: int) -> None:
        self.type = type
        self.what = what
        self.points = points
        self.least = least
        self.most = most


class Bridge:
    """A bridge with one of its sides up: that is what lies on a damaged path."""

    __slots__ = ("bonus", "character", "criterion", "face", "id", "level")

    id: str
    """That of the piece; both sides have the same."""
    character: str
    """Empty for a neutral bridge."""
    level: int
    """0 for a neutral bridge."""
    face: int
    bonus: Bonus
    criterion: Criterion | None
    """Of a level III bridge."""

    def __init__(
        self, id: str, character: str, level: int, face: int, bonus: Bonus, criterion: Criterion | None
    ) -> None:
        self.id = id
        self.character = character
        self.level = level
        self.face = face
        self.bonus = bonus
        self.criterion = criterion

    def __repr__(self) -> str:
        return f"{self.id}:{FACES[self.face]}"


class Character:
    """One of the five gods (WC-COMP-01)."""

    __slots__ = ("abilities", "bridges", "id", "lower", "number", "pool", "upper")

    id: str
    number: int
    abilities: tuple[int, int, int]
    """The bits of its abilities by level, from 0."""
    bridges: tuple[tuple[Bridge, Bridge], ...]
    """By level from 0: the bridge with its one side up, and with the other."""
    upper: tuple[int, ...]
    """The quick start: kinds in the upper row at each position, and so on."""
    lower: tuple[int, ...]
    pool: int

    def __init__(
        self,
        id: str,
        number: int,
        abilities: tuple[int, int, int],
        bridges: tuple[tuple[Bridge, Bridge], ...],
        upper: tuple[int, ...],
        lower: tuple[int, ...],
        pool: int,
    ) -> None:
        self.id = id
        self.number = number
        self.abilities = abilities
        self.bridges = bridges
        self.upper = upper
        self.lower = lower
        self.pool = pool

    def __repr__(self) -> str:
        return self.id


class Section:
    """One buildable part of a monument."""

    __slots__ = ("id", "number", "prototype", "reward", "spaces")

    id: str
    number: int
    spaces: tuple[int, ...]
    """What each accepts: a kind, or ANY."""
    prototype: tuple[int, ...]
    """The same with ``section_spaces = prototype`` (WC-AMB-05)."""
    reward: tuple[int, ...]

    def __init__(
        self,
        id: str,
        number: int,
        spaces: tuple[int, ...],
        prototype: tuple[int, ...],
        reward: tuple[int, ...],
    ) -> None:
        self.id = id
        self.number = number
        self.spaces = spaces
        self.prototype = prototype
        self.reward = reward

    def __repr__(self) -> str:
        return self.id


class Region:
    """A region with its monument and its pillar: all three go by the same number (WC-AMB-40)."""

    __slots__ = ("id", "monument", "number", "paths", "pillar", "sections", "start")

    number: int
    id: str
    monument: str
    pillar: str
    sections: tuple[Section, ...]
    start: int
    """The place where a figure starts; -1 in the central region."""
    paths: tuple[int, ...]
    """The damaged paths that touch it, counted from 0."""

    def __init__(
        self,
        number: int,
        id: str,
        monument: str,
        pillar: str,
        sections: tuple[Section, ...],
        start: int,
        paths: tuple[int, ...],
    ) -> None:
        self.number = number
        self.id = id
        self.monument = monument
        self.pillar = pillar
        self.sections = sections
        self.start = start
        self.paths = paths

    def __repr__(self) -> str:
        return self.id


class Achievement:
    __slots__ = ("id", "least", "printed", "symbol", "type")

    id: str
    printed: bool
    type: str
    """The kind of its requirement: see rules/achievements.py."""
    symbol: int
    """Of a requirement of symbols; else -1."""
    least: int

    def __init__(self, id: str, printed: bool, type: str, symbol: int, least: int) -> None:
        self.id = id
        self.printed = printed
        self.type = type
        self.symbol = symbol
        self.least = least

    def __repr__(self) -> str:
        return self.id
