"""The components of the box, read from the TOML files beside it into typed, unchanging tables."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from tryptyk.components import ContentFault, Entry, Source, read
from tryptyk.games.bonfire.components.abilities import ABILITIES
from tryptyk.games.bonfire.components.area import Area
from tryptyk.games.bonfire.components.printed import (
    ACTION_TILES,
    COLOURS,
    COUNTED,
    RESOURCES,
    Board,
    CommonTask,
    FateTile,
    Field,
    Gnome,
    Island,
    PathTile,
    Task,
    TomCard,
)

_FOLDER = files("tryptyk.games.bonfire.components")

ActionId = Literal["ship", "path", "task", "great_bonfire", "guardian", "gnome"]
TileId = Literal["ship", "path", "task", "great_bonfire", "guardian", "gnome", "any"]
PlainId = Literal["flower", "fruit", "herb", "shell", "root"]
ResourceId = Literal["flower", "fruit", "herb", "shell", "root", "gold"]
ColourId = Literal["blue", "red", "yellow"]
Cells = tuple[tuple[int, int], ...]


class _Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source
    reconstructed: tuple[str, ...] = ()


class _Row(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    coined: tuple[str, ...] = ()


class Limits(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    tasks: int
    guardians: int
    gnomes: int
    built_paths: int
    portals: int
    tiles_before_fate: int


class Scoring(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    portal: int
    crystal: int
    fate_tile: int
    leftovers: int
    """So many Action Tiles and Resources give a point."""


class Players(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the number of players changes (BF-COMP-30)."""

    players: int
    tasks: int
    corner_tasks: int
    portals: int
    portal_copies: int
    countdown: int


class _ResourceRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    tokens: int
    start: int


class _TileRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    colour: str
    tiles: int
    start: int = 0


class _GuardianRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    copies: int


class _CountdownRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    value: int


class _ComponentRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    count: int


class _TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    limits: Limits
    scoring: Scoring
    players: list[Players]
    resource: list[_ResourceRow]
    action_tile: list[_TileRow]
    guardian: list[_GuardianRow]
    colour: list[_Row]
    countdown_tile: list[_CountdownRow]
    component: list[_ComponentRow]


class _IslandRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    row: int
    column: int
    corner: bool = False
    resource: PlainId | None = None
    guardian: str | None = None


class _WaterwayRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    ends: tuple[str, str]


class _FieldRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    tile: TileId
    resource: ResourceId | None = None
    points: int = 0


class _CouncilRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    point: bool


class _CommonRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal[
        "own_tasks_or_bonfires", "own_portals", "own_path_tiles_with_start", "own_guardians", "own_gnomes"
    ]
    count: int
    points: int
    all_lit_points: int = 0


class Displays(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    paths: int
    specialists: int
    elders: int


class Costs(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    ship_first: int
    ship_waterways: tuple[int, ...]
    """Action Tiles for one waterway, two, and so on."""
    ship_anywhere: int
    wheel_first: int
    wheel_fields: tuple[int, ...]
    wheel_anywhere: int
    task_by_offerings: tuple[int, ...]
    """By the number of own Offerings on the island; the last figure holds for more."""
    guardian: int
    gnome_tiles: tuple[int, ...]
    """By variant of the price; beside them the Resources of the same variant."""
    gnome_resources: tuple[int, ...]


class _BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    island: list[_IslandRow]
    waterway: list[_WaterwayRow]
    field: list[_FieldRow]
    council_field: list[_CouncilRow]
    common_task: list[_CommonRow]
    displays: Displays
    costs: Costs


class _TaskRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    colour: ColourId
    points: int
    kind: str
    guardian: str = ""
    resource: ResourceId | None = None
    count: int = 0
    islands: int = 0
    symbols: tuple[ActionId, ...] = ()
    size: int = 0
    groups: int = 0
    of_colour: ColourId | None = None
    crystal: ColourId | None = None
    cells: Literal["marked", "gold", "outer_columns"] | None = None
    tiles: dict[TileId, int] = {}
    min_players: int = 1


class _TaskFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: list[_TaskRow]


class _PathRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    crystal: ColourId
    resource: PlainId


class StartingTile(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    resource: ResourceId


class Position(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    guardian_points: int
    path_cost: int = 0
    """Action Tiles for the Path Tile of this position; the first one is there from the start."""


class _PortalRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    shape: str
    copies: int


class _CityRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    notches: tuple[str, ...]


class _ExtensionRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    copies: int


class _CityFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    path_tile: list[_PathRow]
    starting_tile: StartingTile
    position: list[Position]
    portal: list[_PortalRow]
    city: list[_CityRow]
    extension: list[_ExtensionRow]


class AreaFigures(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rows: int
    columns: int
    start_cells: Cells
    gold_cells: Cells
    yellow_cells: Cells
    marked_cells: Cells
    outer_columns: tuple[int, ...]


class _FateRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    symbols: tuple[ActionId, ActionId, ActionId]


class _OfferingRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    resource: PlainId
    copies: int


class _FateFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    area: AreaFigures
    fate_tile: list[_FateRow]
    offering: list[_OfferingRow]


class _SpecialistRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    cost: ResourceId
    guardian: str = ""


class _ElderRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    cost: ResourceId
    counts: str


class _GnomeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    specialist: list[_SpecialistRow]
    elder: list[_ElderRow]


class Solo(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    blue_tasks: int
    red_tasks: int
    yellow_tasks: int
    novices: int
    passes: int
    """So often Tom plays his whole deck."""
    blocked_points: int
    novice_points: int


class Challenge(_Fact, frozen=True, forbid_unknown_fields=True, kw_only=True):
    start: int
    on_win: int
    on_loss: int
    on_draw: int


class _TomCardRow(_Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    action: Literal["gnome", "path", "task_best", "task_least", "guardian", "great_bonfire"]
    gnome_icon: bool = False


class _TomFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solo: Solo
    challenge: Challenge
    tom_card: list[_TomCardRow]


ENTRIES: list[Entry] = []
"""Every component with its provenance."""


def _enter(kind: str, rows: list[_Row], file: str) -> None:
    for row in rows:
        if any(entry.id == row.id for entry in ENTRIES):
            raise ContentFault(f"{file}: the id {row.id!r} is used twice.")
        ENTRIES.append(Entry(row.id, kind, row.source, file, row.coined, row.reconstructed))


def _known(file: str, id: str, what: str, known: list[str]) -> int:
    if id not in known:
        raise ContentFault(f"{file}: there is no {what} {id!r}.")
    return known.index(id)


# The table

_table = read(_FOLDER / "table.toml", _TableFile)
LIMITS = _table.limits
SCORING = _table.scoring
PLAYERS: dict[int, Players] = {row.players: row for row in _table.players}
COLOUR_IDS: tuple[str, ...] = tuple(row.id for row in _table.colour)
GUARDIANS: tuple[str, ...] = ("own", *(row.id for row in _table.guardian))
"""The own Guardian, then the colours of the islands."""
GUARDIAN_COPIES = _table.guardian[0].copies
COUNTDOWN = max(row.value for row in _table.countdown_tile)
START_TILES: tuple[int, ...] = tuple(row.start for row in _table.action_tile)
START_RESOURCES: tuple[int, ...] = tuple(row.start for row in _table.resource)
BOX: dict[str, int] = {row.id: row.count for row in _table.component}
"""What the box is said to hold."""
if tuple(row.id for row in _table.action_tile) != ACTION_TILES or tuple(
    row.id for row in _table.resource
) != (RESOURCES):
    raise ContentFault("table.toml: Action Tiles and Resources keep their kinds and their order.")

# The board

_board = read(_FOLDER / "board.toml", _BoardFile)
DISPLAYS = _board.displays
COSTS = _board.costs


def _distances(rows: list[_IslandRow], waterways: list[_WaterwayRow]) -> list[tuple[int, ...]]:
    """Waterways from every island to every other, the shortest way."""
    ids = [row.id for row in rows]
    beside: dict[int, set[int]] = {n: set() for n in range(len(ids))}
    for way in waterways:
        a, b = (_known("board.toml", end, "island", ids) for end in way.ends)
        beside[a].add(b)
        beside[b].add(a)
    found = []
    for start in range(len(ids)):
        distance = {start: 0}
        edge = [start]
        while edge:
            edge = [other for near in edge for other in beside[near] if other not in distance]
            for other in edge:
                distance[other] = min(distance[near] for near in beside[other] if near in distance) + 1
        if len(distance) < len(ids):
            raise ContentFault("board.toml: the islands do not hang together.")
        found.append(tuple(distance[n] for n in range(len(ids))))
    return found


ISLANDS: tuple[Island, ...] = tuple(
    Island(
        number,
        row.id,
        -1 if row.resource is None else RESOURCES.index(row.resource),
        0 if row.guardian is None else _known("board.toml", row.guardian, "Guardian", list(GUARDIANS)),
        row.corner,
        distances,
    )
    for number, (row, distances) in enumerate(zip(_board.island, _distances(_board.island, _board.waterway)))
)
ISLAND: dict[str, Island] = {island.id: island for island in ISLANDS}
ISLAND_PLACES: dict[str, tuple[int, int]] = {row.id: (row.row, row.column) for row in _board.island}
WATERWAYS: tuple[tuple[str, str], ...] = tuple(row.ends for row in _board.waterway)
TASK_ISLANDS: tuple[Island, ...] = tuple(island for island in ISLANDS if island.resource >= 0)
FIELDS: tuple[Field, ...] = tuple(
    Field(row.id, ACTION_TILES.index(row.tile), _resource, row.points)
    for row in sorted(_board.field, key=lambda row: row.number)
    for _resource in [-1 if row.resource is None else RESOURCES.index(row.resource)]
)
"""Clockwise; the first one has the number 1."""
COUNCIL: tuple[str, ...] = tuple(row.id for row in sorted(_board.council_field, key=lambda row: row.number))
COUNCIL_POINT: frozenset[str] = frozenset(row.id for row in _board.council_field if row.point)
"""Fields that give a point instead (BF-HC-02)."""
COMMON_TASKS: tuple[CommonTask, ...] = tuple(
    CommonTask(row.id, COUNTED.index(row.kind), row.count, row.points, row.all_lit_points)
    for row in _board.common_task
)

# Cities

_cities = read(_FOLDER / "cities.toml", _CityFile)
PATH_TILES: dict[str, PathTile] = {
    row.id: PathTile(
        row.id, row.id.rpartition("_")[0], COLOURS.index(row.crystal), RESOURCES.index(row.resource)
    )
    for row in _cities.path_tile
}
FIRST_SPACE: int = RESOURCES.index(_cities.starting_tile.resource)
"""What the first path space shows."""
GUARDIAN_POINTS: tuple[int, ...] = (0, *(row.guardian_points for row in _cities.position))
PATH_COSTS: tuple[int, ...] = (0, *(row.path_cost for row in _cities.position))
"""By position."""
PORTALS: tuple[str, ...] = tuple(row.id for row in _cities.portal)
PORTAL_COPIES: tuple[int, ...] = tuple(row.copies for row in _cities.portal)
BOARDS: dict[str, Board] = {
    row.id: Board(row.id, (-1, *(_known("cities.toml", id, "Portal", list(PORTALS)) for id in row.notches)))
    for row in _cities.city
}

# Fate

_fate = read(_FOLDER / "fate.toml", _FateFile)
AREA = Area(
    _fate.area.rows,
    _fate.area.columns,
    _fate.area.start_cells,
    _fate.area.gold_cells,
    _fate.area.yellow_cells,
    _fate.area.marked_cells,
    _fate.area.outer_columns,
)
FATE_TILES: dict[str, FateTile] = {
    row.id: FateTile(
        row.id,
        (
            ACTION_TILES.index(row.symbols[0]),
            ACTION_TILES.index(row.symbols[1]),
            ACTION_TILES.index(row.symbols[2]),
        ),
    )
    for row in _fate.fate_tile
}
OFFERINGS: tuple[int, ...] = tuple(
    resource for row in _fate.offering for resource in [RESOURCES.index(row.resource)] * row.copies
)
"""The Resources on a player's Offerings."""

# Tasks

_tasks = read(_FOLDER / "tasks.toml", _TaskFile).task


def _figures(row: _TaskRow) -> tuple[int, ...]:
    """What a condition asks for: the subject if the kind has one, then how many."""
    if row.guardian:
        return (_known("tasks.toml", row.guardian, "Guardian", list(GUARDIANS)),)
    if row.tiles:
        return tuple(row.tiles.get(id, 0) for id in ACTION_TILES)
    if row.cells is not None:
        return ({"marked": AREA.marked, "gold": AREA.gold, "outer_columns": AREA.outer}[row.cells],)
    if row.groups:
        return (row.size, row.groups)
    if row.of_colour is not None:
        return (COLOURS.index(row.of_colour), row.count)
    if row.crystal is not None:
        return (COLOURS.index(row.crystal), row.count)
    if row.resource is not None:
        return (RESOURCES.index(row.resource), row.count)
    if row.islands:
        return (row.islands, row.count)
    return (row.count,)


TASKS: dict[str, Task] = {
    row.id: Task(
        row.id,
        COLOURS.index(row.colour),
        row.points,
        row.kind,
        _figures(row),
        tuple(ACTION_TILES.index(id) for id in row.symbols),
    )
    for row in _tasks
}
MIN_PLAYERS: dict[str, int] = {row.id: row.min_players for row in _tasks if row.min_players > 1}
"""Tasks that smaller games leave in the box (BF-SETM-03)."""

# Gnomes

_gnomes = read(_FOLDER / "gnomes.toml", _GnomeFile)
if {row.id for row in _gnomes.specialist} != set(ABILITIES):
    raise ContentFault("gnomes.toml: the Specialists are those whose abilities the rules know.")
SPECIALISTS: dict[str, Gnome] = {
    row.id: Gnome(row.id, RESOURCES.index(row.cost), ABILITIES[row.id], "") for row in _gnomes.specialist
}
ELDERS: dict[str, Gnome] = {
    row.id: Gnome(row.id, RESOURCES.index(row.cost), 0, row.counts) for row in _gnomes.elder
}
GNOMES: dict[str, Gnome] = {**SPECIALISTS, **ELDERS}
DOUBLERS: dict[int, Gnome] = {
    _known("gnomes.toml", row.guardian, "Guardian", list(GUARDIANS)): SPECIALISTS[row.id]
    for row in _gnomes.specialist
    if row.guardian
}
"""By Guardian: the Specialist who doubles what she brings (BF-SPEC-10..13)."""

# Tom

_tom = read(_FOLDER / "tom.toml", _TomFile)
SOLO = _tom.solo
CHALLENGE = _tom.challenge
TOM_CARDS: dict[str, TomCard] = {row.id: TomCard(row.id, row.action, row.gnome_icon) for row in _tom.tom_card}

_enter("resource", [*_table.resource], "table.toml")
_enter("action_tile", [*_table.action_tile], "table.toml")
_enter("guardian", [*_table.guardian], "table.toml")
_enter("island", [*_board.island], "board.toml")
_enter("field", [*_board.field], "board.toml")
_enter("council_field", [*_board.council_field], "board.toml")
_enter("common_task", [*_board.common_task], "board.toml")
_enter("path_tile", [*_cities.path_tile], "cities.toml")
_enter("portal", [*_cities.portal], "cities.toml")
_enter("city", [*_cities.city], "cities.toml")
_enter("extension", [*_cities.extension], "cities.toml")
_enter("fate_tile", [*_fate.fate_tile], "fate.toml")
_enter("offering", [*_fate.offering], "fate.toml")
_enter("task", [*_tasks], "tasks.toml")
_enter("specialist", [*_gnomes.specialist], "gnomes.toml")
_enter("elder", [*_gnomes.elder], "gnomes.toml")
_enter("tom_card", [*_tom.tom_card], "tom.toml")
_enter("countdown_tile", [*_table.countdown_tile], "table.toml")
_enter("colour", [*_table.colour], "table.toml")
_enter("component", [*_table.component], "table.toml")
