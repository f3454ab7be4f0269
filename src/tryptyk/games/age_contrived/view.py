"""What a seat may see, field by field (WC-INFO, WS-INFO). Sides go by their characters, the rest by ids."""

from __future__ import annotations

from msgspec import Struct

from tryptyk.games.age_contrived.components.catalogue import (
    ABILITY_IDS,
    PATH_REGIONS,
    PATHS,
    PLACES,
    PLAYERS,
    POOL_COSTS,
    REGIONS,
    UPGRADED_ACTIONS,
)
from tryptyk.games.age_contrived.components.energy import KINDS, SPACE_KINDS, listed
from tryptyk.games.age_contrived.components.printed import (
    FACES,
    LEFT,
    POSITIONS,
    RIGHT,
    SYMBOLS,
    TRACKS,
    Achievement,
    Region,
)
from tryptyk.games.age_contrived.components.solo import AutomaCard
from tryptyk.games.age_contrived.components.solo_catalogue import (
    PROGRESS_ACHIEVEMENTS,
    PROGRESS_IDS,
    PROGRESS_STEPS,
    STARTER_CARDS,
    WHEEL_SECTIONS,
)
from tryptyk.games.age_contrived.rules.achievements import progress
from tryptyk.games.age_contrived.rules.binding import pillar_spaces
from tryptyk.games.age_contrived.rules.movement import ways
from tryptyk.games.age_contrived.rules.sections import accepted, is_unfinished
from tryptyk.games.age_contrived.scoring import lines
from tryptyk.games.age_contrived.state import NONE, TRIGGERED, Automa, Player, Side, State

SECRET = ("exhausted", "aside", "upper", "lower")
"""What the secret set-up keeps from the others, by the names of the parts."""

# Those who play


class TrackView(Struct, frozen=True):
    track: str
    energy: str | None
    space: int
    """From 1 to 4; 0 while no energy is on it."""


class FigureView(Struct, frozen=True):
    place: str
    """A space, or a damaged path with a bridge."""
    regions: list[str]
    """Two on a bridge."""
    ahead: list[str]
    """The places in front of it, whether or not they can be entered."""
    ways: list[str]
    """Where its next step can lead; a figure that cannot go on turns around."""


class SideView(Struct, frozen=True):
    """Whoever can win: a player, or the automa."""

    character: str
    turns: int
    """Taken so far."""
    would_score: int
    """What the final scoring would come to now."""
    score: dict[str, int]
    """That, line by line."""
    reserve: list[str]
    """Energies, as in all of these, one by one."""
    exhausted: list[str]
    pool: list[str]
    """In the Pool."""
    hand: list[str]
    """Lifted, and about to be placed."""
    aside: list[str]
    """Set aside: in the secret set-up for the Pool, by Rusné until the end of the turn."""
    bound: dict[str, list[str]]
    """By monument; those without are left out."""
    pillars: dict[str, str]
    """By pillar, the own energy on it."""
    achieved: dict[str, str]
    """By achievement, the own energy on it."""
    tracks: list[TrackView]
    charged: bool
    """The channel token."""
    patron: str | None
    """The monument whose patron token this side holds."""
    bridges: list[str]
    """Still on the character board."""
    abilities: list[str]
    """Those that are active."""
    triggered: bool
    """The level III ability is to be resolved at the end of this turn."""
    figure: FigureView


class PositionView(Struct, frozen=True):
    """One position of a device, from the conduit above it to the action tile below it."""

    position: int
    conduit: str | None
    movement: int
    """What the conduit gives in this step of the turn."""
    tile: str
    upper: list[str]
    """The energies of the upper row."""
    lower: list[str]
    action: str


class PlayerView(Struct, frozen=True):
    seat: int
    hidden: list[str]
    """The parts that are still secret, and shown as empty (WC-INFO-03)."""
    side: SideView
    device: list[PositionView]
    inactive: list[str]
    refills: int
    """To be resolved at the end of the turn."""
    wind: bool
    """Holds the divine wind tile."""


class ProgressView(Struct, frozen=True):
    """One achievement track of the solo board."""

    progress_track: str
    achievement: str
    steps: int
    """Made so far."""
    needed: int


class AutomaView(Struct, frozen=True):
    side: SideView
    solo_side: str
    """The side of its solo character card."""
    action_pool: list[str]
    deploy_pool: list[str]
    energies: list[str]
    """The three columns, each from the highest to the lowest."""
    movements: list[str]
    monuments: list[str]
    conduits: list[str | None]
    """By row of the solo board."""
    upgrades: list[int]
    """The places that have an upgraded action tile."""
    progress: list[ProgressView]
    card: str | None
    """The active card."""
    discard: list[str]
    """From the top, where the active card lies."""
    removed: list[str]
    """Out of the game by reshuffles."""
    deck: list[str]
    """What is in it, as everybody can tell, but in no order (WS-INFO-02)."""
    supply: int
    under_conduits: list[str]
    """Kinds of conduits whose stack has a card under it."""
    under_pairs: list[int]
    """Positions whose pair of upgraded action tiles has one."""
    marker: str | None
    """The section of the wheel with the first-player marker."""


# The board


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
        players=[_player(g, player, g.secret and player.number != seat) for player in g.players],
        automa=None if g.automa is None else _automa(g, g.automa),
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
    )


def _named(bag: int) -> list[str]:
    return [KINDS[kind] for kind in listed(bag)] if bag else []


def _conduit(conduit: int) -> str | None:
    if conduit == NONE:
        return None
    return f"conduit_{SYMBOLS[conduit >> 2]}_{'single' if conduit & 3 == 1 else 'double'}"


# Those who play


def _side(g: State, side: Side, hidden: bool) -> SideView:
    score = lines(g, side)
    return SideView(
        character=side.character.id,
        turns=side.turns,
        would_score=sum(points for _, points, _ in score),
        score={line: points for line, points, _ in score},
        reserve=_named(side.reserve),
        exhausted=[] if hidden else _named(side.exhausted),
        pool=_named(side.pool),
        hand=_named(side.hand),
        aside=[] if hidden else _named(side.aside),
        bound={region.monument: _named(bag) for region, bag in zip(REGIONS, side.bound, strict=True) if bag},
        pillars={
            region.pillar: KINDS[kind]
            for region, kind in zip(REGIONS, side.pillars, strict=True)
            if kind != NONE
        },
        achieved={
            achievement.id: KINDS[achieved & 3]
            for achievement, achieved in zip(g.achievements, side.achieved, strict=True)
            if achieved != NONE
        },
        tracks=[
            TrackView(track, KINDS[kind] if space else None, space)
            for track, kind, space in zip(TRACKS, side.track_kinds, side.tracks, strict=True)
        ],
        charged=side.charged,
        patron=None if side.patron == NONE else REGIONS[side.patron].monument,
        bridges=[side.character.bridges[level][0].id for level in range(3) if side.bridges >> level & 1],
        abilities=[
            id
            for id, bit in zip(ABILITY_IDS[side.character.id], side.character.abilities, strict=True)
            if side.abilities & bit
        ],
        triggered=side.entered == TRIGGERED,
        figure=_figure(g, side),
    )


def _figure(g: State, side: Side) -> FigureView:
    place = PLACES[side.place]
    return FigureView(
        place=place.id,
        regions=[region.id for region in REGIONS if place.regions >> region.number & 1],
        ahead=[PLACES[pose >> 2].id for pose in place.exits[side.facing]],
        ways=[PLACES[pose >> 2].id for pose in ways(g, side.place, side.facing)],
    )


def _player(g: State, player: Player, hidden: bool) -> PlayerView:
    return PlayerView(
        seat=player.number,
        hidden=list(SECRET) if hidden else [],
        side=_side(g, player, hidden),
        device=[
            PositionView(
                position=position + 1,
                conduit=_conduit(player.conduits[position]),
                movement=player.matched[position],
                tile=player.channel[position].id,
                upper=[] if hidden else _named(player.upper[position]),
                lower=[] if hidden else _named(player.lower[position]),
                action=player.actions[position].id,
            )
            for position in range(POSITIONS)
        ],
        inactive=[tile.id for tile in player.inactive],
        refills=player.refills,
        wind=player.wind,
    )


def _automa(g: State, automa: Automa) -> AutomaView:
    known = [*automa.deck, *automa.discard]
    # Before its first turn no card is active, although some may lie in the discard (WS-DIFF-02).
    begun = automa.turns > 0 or g.active == automa.number
    return AutomaView(
        side=_side(g, automa, hidden=False),
        solo_side=automa.side.id,
        action_pool=_named(automa.action_pool),
        deploy_pool=_named(automa.deploy_pool),
        energies=[KINDS[kind] for kind in automa.side.energies],
        movements=[SYMBOLS[kind] for kind in automa.side.movements],
        monuments=[REGIONS[region].monument for region in automa.monuments],
        conduits=[_conduit(conduit) for conduit in automa.conduits],
        upgrades=[place + 1 for place in range(POSITIONS) if automa.upgrades >> place & 1],
        progress=[
            ProgressView(PROGRESS_IDS[row], g.achievements[number].id, automa.progress[row], needed)
            for row, (number, needed) in enumerate(zip(PROGRESS_ACHIEVEMENTS, PROGRESS_STEPS, strict=True))
        ],
        card=automa.discard[-1].id if begun and automa.discard else None,
        discard=[card.id for card in reversed(automa.discard)],
        removed=[card.id for card in STARTER_CARDS if card not in known],
        deck=[card.id for card in sorted(automa.deck, key=_card_number)],
        supply=len(automa.supply),
        under_conduits=[
            symbol for symbol, card in zip(SYMBOLS, automa.under_conduits, strict=True) if card is not None
        ],
        under_pairs=[place + 1 for place, card in enumerate(automa.under_pairs) if card is not None],
        marker=None if automa.marker == NONE else WHEEL_SECTIONS[automa.marker],
    )


def _card_number(card: AutomaCard) -> int:
    return card.number


# The board


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
        bound={side.character.id: _named(side.bound[number]) for side in g.sides if side.bound[number]},
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
