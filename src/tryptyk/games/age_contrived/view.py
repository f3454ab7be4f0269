"""What a seat may see, field by field (WC-INFO, WS-INFO). Sides go by their characters, the rest by ids."""

from __future__ import annotations

from msgspec import Struct

from tryptyk.games.age_contrived.chain_view import ChainView, chain_view
from tryptyk.games.age_contrived.components.catalogue import (
    PATH_REGIONS,
    PATHS,
    PLACES,
    PLAYERS,
    POOL_COSTS,
    REGIONS,
)
from tryptyk.games.age_contrived.components.device_catalogue import UPGRADED_ACTIONS
from tryptyk.games.age_contrived.components.energy import KINDS, SPACE_KINDS
from tryptyk.games.age_contrived.components.printed import FACES, LEFT, RIGHT, SYMBOLS, Achievement, Region
from tryptyk.games.age_contrived.rules.achievements import progress
from tryptyk.games.age_contrived.rules.binding import pillar_spaces
from tryptyk.games.age_contrived.rules.sections import accepted, is_unfinished
from tryptyk.games.age_contrived.sides_view import (
    AutomaView,
    PlayerView,
    automa_view,
    energies_in,
    player_view,
)
from tryptyk.games.age_contrived.state import NONE, State


class SpaceView(Struct, frozen=True):
    """One space of a section."""

    accepts: str
    """A kind, or ``any``."""
    character: str | None
    """Whose energy is on it."""
    energy: str | None


class MonumentView(Struct, frozen=True):
    """A monument in play."""

    monument: str
    region: str
    built: int
    sections: int
    section: str | None
    """The available one; none for a monument that is fully built."""
    reward: list[str]
    """The energies of the section; ``any`` leaves the choice."""
    benefit: str | None
    """The benefit token."""
    patron: bool
    """The patron token still lies here."""
    closed: bool
    """The section is completed or being built, and takes no more energy."""
    finisher: str | None
    """Who completed it."""
    spaces: list[SpaceView]
    bound: dict[str, list[str]]
    """By character."""


class RegionView(Struct, frozen=True):
    region: str
    monument: str | None
    """Only if it is in play."""
    pillar: str
    pillar_spaces: int
    on_pillar: dict[str, str]
    """By character, the energy bound there."""
    figures: list[str]
    """The characters in it; those on a bridge are in both of its regions."""


class PathView(Struct, frozen=True):
    """A damaged path."""

    path: str
    regions: list[str]
    bridge: str | None
    face: str | None
    """The side of a character's bridge that lies up."""
    character: str | None
    """Whose bridge it is; none for a neutral one."""


class PoolTileView(Struct, frozen=True):
    """One tile space of the Pool, from the left."""

    cost: int
    tile: str | None


class LevelView(Struct, frozen=True):
    """Upgraded tiles that lie face down: which ones is known, their order is not (WC-INFO-02)."""

    level: int
    tiles: list[str]


class ScoringSpaceView(Struct, frozen=True):
    open: bool
    character: str | None
    energy: str | None


class AchievementView(Struct, frozen=True):
    achievement: str
    needed: int
    left: ScoringSpaceView
    right: ScoringSpaceView
    progress: dict[str, int]
    """By character, how much of it there is; the automa's are on its own tracks."""


class ConduitsView(Struct, frozen=True):
    """One stack of conduits; those with two symbols are taken first."""

    conduit: str
    double: int
    single: int


class TurnView(Struct, frozen=True):
    number: int
    """Of all sides together; 0 before the first."""
    active: str
    """The character whose turn it is."""
    first: str
    """Who began."""
    last_round: bool
    """The last section is built: the round is played to its end."""
    limit: int
    """So many turns a side; then the game ends."""
    secret: bool
    """The energies of the set-up are being laid out in secret."""


class View(Struct, frozen=True):
    seat: int
    turn: TurnView
    players: list[PlayerView]
    automa: AutomaView | None
    monuments: list[MonumentView]
    regions: list[RegionView]
    """The outer ones clockwise, then the central one."""
    paths: list[PathView]
    pool: list[PoolTileView]
    stack: list[LevelView]
    """From the next level to the last."""
    achievements: list[AchievementView]
    upgrades: dict[str, int]
    """Upgraded action tiles in the supply."""
    conduits: list[ConduitsView]
    draft: list[str]
    """Neutral bridges that are still to be drafted."""
    chain: ChainView | None
    """What is being resolved and what waits; none while a turn goes its plain way."""


def view(g: State, seat: int) -> View:
    return View(
        seat=seat,
        turn=TurnView(
            number=g.turn,
            active=g.sides[g.active].character.id,
            first=g.sides[g.first].character.id,
            last_round=g.over,
            limit=g.turn_limit,
            secret=g.secret,
        ),
        players=[player_view(g, player, g.secret and player.number != seat, seat) for player in g.players],
        automa=None if g.automa is None else automa_view(g, g.automa),
        monuments=[_monument(g, region) for region in REGIONS if g.in_play >> region.number & 1],
        regions=[_region(g, region) for region in REGIONS],
        paths=[_path(g, path) for path in range(len(g.bridges))],
        pool=[
            PoolTileView(cost, None if tile is None else tile.id)
            for cost, tile in zip(POOL_COSTS, g.tiles, strict=True)
        ],
        stack=_stack(g),
        achievements=[_achievement(g, number) for number in range(len(g.achievements))],
        upgrades={tile.id: g.upgrades[tile.number] for tile in UPGRADED_ACTIONS},
        conduits=[
            ConduitsView(symbol, g.doubles[kind], g.singles[kind]) for kind, symbol in enumerate(SYMBOLS)
        ],
        draft=[bridge.id for bridge in g.supply],
        chain=chain_view(g),
    )


def _monument(g: State, region: Region) -> MonumentView:
    number = region.number
    unfinished = is_unfinished(g, number)
    section = region.sections[g.built[number]] if unfinished else None
    slots = accepted(g, number) if unfinished else ()
    token = g.benefits[number]
    finisher = g.finishers[number]
    return MonumentView(
        monument=region.monument,
        region=region.id,
        built=g.built[number],
        sections=len(region.sections),
        section=None if section is None else section.id,
        reward=[] if section is None else [SPACE_KINDS[kind] for kind in section.reward],
        benefit=None if token is None else token.id,
        patron=bool(g.patrons >> number & 1),
        closed=bool(g.closed >> number & 1),
        finisher=None if finisher == NONE else g.sides[finisher].character.id,
        spaces=[_space(g, accepts, token) for accepts, token in zip(slots, g.spaces[number], strict=True)],
        bound={side.character.id: energies_in(side.bound[number]) for side in g.sides if side.bound[number]},
    )


def _space(g: State, accepts: int, token: int) -> SpaceView:
    if token == NONE:
        return SpaceView(SPACE_KINDS[accepts], None, None)
    return SpaceView(SPACE_KINDS[accepts], g.sides[token >> 2].character.id, KINDS[token & 3])


def _region(g: State, region: Region) -> RegionView:
    number = region.number
    return RegionView(
        region=region.id,
        monument=region.monument if g.in_play >> number & 1 else None,
        pillar=region.pillar,
        pillar_spaces=pillar_spaces(g),
        on_pillar={
            side.character.id: KINDS[side.pillars[number]] for side in g.sides if side.pillars[number] != NONE
        },
        figures=[side.character.id for side in g.sides if PLACES[side.place].regions >> number & 1],
    )


def _path(g: State, path: int) -> PathView:
    bridge = g.bridges[path]
    return PathView(
        path=PLACES[PATHS[path]].id,
        regions=[REGIONS[region].id for region in PATH_REGIONS[path]],
        bridge=None if bridge is None else bridge.id,
        face=None if bridge is None or not bridge.character else FACES[bridge.face],
        character=None if bridge is None else bridge.character or None,
    )


def _stack(g: State) -> list[LevelView]:
    levels = sorted({tile.level for tile in g.stack})
    return [
        LevelView(level, sorted([tile.id for tile in g.stack if tile.level == level])) for level in levels
    ]


def _achievement(g: State, number: int) -> AchievementView:
    achievement: Achievement = g.achievements[number]
    return AchievementView(
        achievement=achievement.id,
        needed=achievement.least,
        left=_scoring_space(g, number, LEFT),
        right=_scoring_space(g, number, RIGHT),
        progress={player.character.id: progress(player, achievement) for player in g.players},
    )


def _scoring_space(g: State, number: int, space: int) -> ScoringSpaceView:
    open = space == LEFT or PLAYERS[len(g.players)].achievement_right
    for side in g.sides:
        achieved = side.achieved[number]
        if achieved != NONE and achieved >> 2 == space:
            return ScoringSpaceView(open, side.character.id, KINDS[achieved & 3])
    return ScoringSpaceView(open, None, None)
