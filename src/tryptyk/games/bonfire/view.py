"""What a seat may see, built field by field. Only orders are hidden: all seats see the same (BF-INFO-10)."""

from __future__ import annotations

from msgspec import Struct

from tryptyk.games.bonfire.components.catalogue import (
    AREA,
    COMMON_TASKS,
    COUNCIL,
    FIELDS,
    GUARDIAN_COPIES,
    GUARDIANS,
    ISLANDS,
    PLAYERS,
    PORTALS,
)
from tryptyk.games.bonfire.components.printed import ACTION_TILES, POSITIONS, RESOURCES
from tryptyk.games.bonfire.effects.tasks import WANTED, lacking
from tryptyk.games.bonfire.rules.common_tasks import count, meets
from tryptyk.games.bonfire.rules.countdown import current_tile, novices
from tryptyk.games.bonfire.scoring import TOM_SIDE, score
from tryptyk.games.bonfire.state import AT_BONFIRE, AWAY, HARBOUR, LYING, NEUTRAL, TOM, City, Player, State
from tryptyk.kernel.score import Line, Score


class PlaceView(Struct, frozen=True):
    """One position of a city."""

    place: int
    task: str | None
    lit: bool
    met: bool
    """The condition of an unlit Task is met now."""
    lacking: int
    """How many things an unlit Task still wants ..."""
    wanted: int
    """... of so many; 0 where nothing is to be done."""
    notch: str
    """The kind of Portal that fits."""
    portal: bool
    path: str | None
    """The Path Tile; the first space belongs to the Starting Tile."""
    on_path: list[str]
    """Guardians on the path space."""
    at_bonfire: str | None


class CityView(Struct, frozen=True):
    board: str
    colour: str
    points: int
    """Gained so far; the Final Scoring adds to it."""
    would_score: int
    """What the Final Scoring would come to now ..."""
    lines: tuple[Line, ...]
    """... line by line, as on the scoring card."""
    start: list[str]
    """Guardians on the start area."""
    places: list[PlaceView]
    gnomes: list[str]


class LaidView(Struct, frozen=True):
    tile: str
    row: int
    column: int
    direction: int


class SymbolView(Struct, frozen=True):
    row: int
    column: int
    symbol: str


class PlayerView(Struct, frozen=True):
    seat: int
    city: CityView
    tiles: dict[str, int]
    resources: dict[str, int]
    ship: str | None
    """The island; none for the harbour."""
    column: list[str]
    """Unplaced Fate Tiles, from the top to the bottom."""
    apart: str | None
    laid: list[LaidView]
    symbols: list[SymbolView]
    offerings: list[str]
    """The Resource of each stack's open Offering; empty for a stack that is used up."""
    stacks: list[int]
    offered: dict[str, int]
    """Own Offerings by island."""
    out: bool
    passed: bool


class TomView(Struct, frozen=True):
    city: CityView
    deck: int
    discard: list[str]
    novices: int
    passes: int


class IslandView(Struct, frozen=True):
    island: str
    tasks: list[str]
    guardians: int
    ships: list[int]


class FieldView(Struct, frozen=True):
    field: str
    portals: list[str]
    here: bool


class CouncilView(Struct, frozen=True):
    field: str
    novices: list[str]
    """Colours of players, ``neutral``, ``tom``, or ``lying`` for a Neutral one that blocks nobody."""


class CommonView(Struct, frozen=True):
    task: str
    novice: bool
    progress: list[int]
    """By seat, how much of it there is; Tom's last."""
    met: list[bool]


class View(Struct, frozen=True):
    seat: int
    players: list[PlayerView]
    tom: TomView | None
    islands: list[IslandView]
    fields: list[FieldView]
    paths: list[str | None]
    path_pile: int
    sunk: list[list[str]]
    """What everybody knows to lie at the bottom of the Path pile, the lowest group first (BF-INFO-02)."""
    specialists: list[str | None]
    gnome_deck: int
    gnome_discard: list[str]
    elders: list[str]
    council: list[CouncilView]
    common: list[CommonView]
    novices: int
    novices_needed: int
    starting: int
    active: int
    turn: int
    countdown: int
    """The Countdown Tile that is current for whose turn it is; 0 if there is none."""
    countdown_left: int
    """Tiles left in the stack; -1 before the Countdown."""


def view(g: State, seat: int) -> View:
    scores = {one.side: one for one in score(g)}
    cities: list[City] = [*g.players]
    if g.tom is not None:
        cities.append(g.tom)
    return View(
        seat=seat,
        players=[_player(player, scores[player.colour]) for player in g.players],
        tom=None
        if g.tom is None
        else TomView(
            city=_city(g.tom, scores[TOM_SIDE]),
            deck=len(g.tom.deck),
            discard=[card.id for card in g.tom.discard],
            novices=g.tom.novices,
            passes=g.tom.passes,
        ),
        islands=[
            IslandView(
                island=isle.id,
                tasks=[task.id for task in g.islands[isle.number]],
                guardians=_guardians_left(isle.guardian, cities),
                ships=[player.seat for player in g.players if player.ship == isle.number],
            )
            for isle in ISLANDS
        ],
        fields=[
            FieldView(field.id, [PORTALS[kind] for kind in there], g.wheel == number + 1)
            for number, (field, there) in enumerate(zip(FIELDS, g.fields, strict=True))
        ],
        paths=[None if tile is None else tile.id for tile in g.path_display],
        path_pile=len(g.path_pile),
        sunk=_sunk(g),
        specialists=[None if gnome is None else gnome.id for gnome in g.specialists],
        gnome_deck=len(g.gnome_deck),
        gnome_discard=[gnome.id for gnome in g.gnome_discard],
        elders=[gnome.id for gnome in g.elders],
        council=[
            CouncilView(COUNCIL[number], [_whose(g, whose) for whose in there])
            for number, there in enumerate(g.council)
        ],
        common=[
            CommonView(
                common.id,
                g.neutral[number],
                [count(city, common.kind) for city in cities],
                [meets(city, common) for city in cities],
            )
            for number, common in enumerate(COMMON_TASKS)
        ],
        novices=novices(g),
        novices_needed=PLAYERS[len(g.players)].countdown,
        starting=g.starting,
        active=g.active,
        turn=g.turn,
        countdown=current_tile(g, g.active) if g.active >= 0 else g.running,
        countdown_left=g.stack,
    )


def _whose(g: State, whose: int) -> str:
    if whose >= 0:
        return g.players[whose].colour
    return {NEUTRAL: "neutral", LYING: "lying", TOM: "tom"}[whose]


def _sunk(g: State) -> list[list[str]]:
    groups = []
    start = 0
    for size in g.sunk:
        groups.append(sorted(tile.id for tile in g.path_pile[start : start + size]))
        start += size
    return groups


def _guardians_left(colour: int, cities: list[City]) -> int:
    if not colour:
        return 0
    return GUARDIAN_COPIES - sum(1 for city in cities if city.guardians[colour] != AWAY)


def _city(city: City, scored: Score) -> CityView:
    def standing(place: int) -> list[str]:
        return [GUARDIANS[n] for n, there in enumerate(city.guardians) if there == place]

    places = []
    for place in POSITIONS:
        task = city.tasks[place]
        lit = bool(city.lit >> place & 1)
        short = wanted = 0
        if task is not None and not lit and isinstance(city, Player):
            short, wanted = lacking(city, task), WANTED[task.id]
        places.append(
            PlaceView(
                place=place,
                task=None if task is None else task.id,
                lit=lit,
                met=wanted > 0 and not short,
                lacking=short,
                wanted=wanted,
                notch=PORTALS[city.board.notches[place]],
                portal=bool(city.portals >> place & 1),
                path=city.path[place - 2].id if 2 <= place <= city.path_end else None,
                on_path=standing(place),
                at_bonfire=next(iter(standing(AT_BONFIRE + place)), None),
            )
        )
    return CityView(
        board=city.board.id,
        colour=city.colour,
        points=city.gained,
        would_score=scored.points,
        lines=scored.lines,
        start=standing(0),
        places=places,
        gnomes=[gnome.id for gnome in city.gnomes],
    )


def _player(player: Player, scored: Score) -> PlayerView:
    laid = []
    for tile, number in player.laid:
        way = AREA.all_placements[number]
        laid.append(LaidView(tile.id, way.row, way.column, way.direction))
    symbols = []
    for cell, (row, column) in enumerate(AREA.places):
        for symbol, cells in enumerate(player.fate):
            if cells >> cell & 1:
                symbols.append(SymbolView(row, column, ACTION_TILES[symbol]))
    return PlayerView(
        seat=player.seat,
        city=_city(player, scored),
        tiles=dict(zip(ACTION_TILES, player.tiles, strict=True)),
        resources=dict(zip(RESOURCES, player.resources, strict=True)),
        ship=None if player.ship == HARBOUR else ISLANDS[player.ship].id,
        column=[tile.id for tile in reversed(player.column)],
        apart=None if player.apart is None else player.apart.id,
        laid=laid,
        symbols=symbols,
        offerings=[RESOURCES[stack[-1]] if stack else "" for stack in player.stacks],
        stacks=[len(stack) for stack in player.stacks],
        offered={ISLANDS[n].id: there for n, there in enumerate(player.offered) if there},
        out=player.out,
        passed=player.passed,
    )
