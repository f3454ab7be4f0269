"""What a seat may see of those who play: the players with their devices, and the automa."""

from __future__ import annotations

from msgspec import Struct

from tryptyk.games.age_contrived.components.catalogue import ABILITY_IDS, REGIONS
from tryptyk.games.age_contrived.components.energy import KINDS, listed
from tryptyk.games.age_contrived.components.printed import POSITIONS, SYMBOLS, TRACKS
from tryptyk.games.age_contrived.components.solo import AutomaCard
from tryptyk.games.age_contrived.components.solo_catalogue import (
    PROGRESS_ACHIEVEMENTS,
    PROGRESS_IDS,
    PROGRESS_STEPS,
    STARTER_CARDS,
    WHEEL_SECTIONS,
)
from tryptyk.games.age_contrived.reach_view import FigureView, figure_view
from tryptyk.games.age_contrived.scoring import lines
from tryptyk.games.age_contrived.state import NONE, TRIGGERED, Automa, Player, Side, State
from tryptyk.games.age_contrived.uses_view import UseView, conveys, pays, uses

SECRET = ("exhausted", "aside", "upper", "lower")
"""What the secret set-up keeps from the others, by the names of the parts."""


class TrackView(Struct, frozen=True):
    track: str
    energy: str | None
    space: int
    """From 1 to 4; 0 while no energy is on it."""


class SideView(Struct, frozen=True):
    """Whoever can win: a player, or the automa."""

    character: str
    turns: int
    """Taken so far."""
    would_score: int
    """What the final scoring would come to now."""
    lines: list[tuple[str, int, str]]
    """That, line by line: key, points and clause."""
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
    pays: dict[str, list[int]]
    """By energy of the lower row, the positions whose action it can use."""
    uses: list[UseView]
    """The ways to use the action here. As ``pays``, only for whoever looks and whose turn it is."""


class PlayerView(Struct, frozen=True):
    seat: int
    hidden: list[str]
    """The parts that are still secret, and shown as empty (WC-INFO-03)."""
    side: SideView
    device: list[PositionView]
    inactive: list[str]
    conveys: dict[str, dict[str, int]]
    """By inactive tile, how far the conduits would move by their symbols if it came in now."""
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


def energies_in(bag: int) -> list[str]:
    return [KINDS[kind] for kind in listed(bag)] if bag else []


def _conduit(conduit: int) -> str | None:
    if conduit == NONE:
        return None
    return f"conduit_{SYMBOLS[conduit >> 2]}_{'single' if conduit & 3 == 1 else 'double'}"


def _side(g: State, side: Side, hidden: bool, seat: int) -> SideView:
    score = lines(g, side)
    return SideView(
        character=side.character.id,
        turns=side.turns,
        would_score=sum(points for _, points, _ in score),
        lines=score,
        reserve=energies_in(side.reserve),
        exhausted=[] if hidden else energies_in(side.exhausted),
        pool=energies_in(side.pool),
        hand=energies_in(side.hand),
        aside=[] if hidden else energies_in(side.aside),
        bound={
            region.monument: energies_in(bag) for region, bag in zip(REGIONS, side.bound, strict=True) if bag
        },
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
        figure=figure_view(g, side, isinstance(side, Player) and side.number in (seat, g.active)),
    )


def player_view(g: State, player: Player, hidden: bool, seat: int) -> PlayerView:
    planning = player.number in (seat, g.active) and not hidden
    return PlayerView(
        seat=player.number,
        hidden=list(SECRET) if hidden else [],
        side=_side(g, player, hidden, seat),
        device=[
            PositionView(
                position=position + 1,
                conduit=_conduit(player.conduits[position]),
                movement=player.matched[position],
                tile=player.channel[position].id,
                upper=[] if hidden else energies_in(player.upper[position]),
                lower=[] if hidden else energies_in(player.lower[position]),
                action=player.actions[position].id,
                pays=pays(player, position) if planning else {},
                uses=uses(g, player, position) if planning else [],
            )
            for position in range(POSITIONS)
        ],
        inactive=[tile.id for tile in player.inactive],
        conveys={tile.id: conveys(g, player, tile) for tile in player.inactive} if planning else {},
        refills=player.refills,
        wind=player.wind,
    )


def automa_view(g: State, automa: Automa) -> AutomaView:
    known = [*automa.deck, *automa.discard]
    # Before its first turn no card is active, although some may lie in the discard (WS-DIFF-02).
    begun = automa.turns > 0 or g.active == automa.number
    return AutomaView(
        side=_side(g, automa, hidden=False, seat=NONE),
        solo_side=automa.side.id,
        action_pool=energies_in(automa.action_pool),
        deploy_pool=energies_in(automa.deploy_pool),
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
