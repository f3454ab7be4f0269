"""The components of the box, read from the TOML files beside it into typed, unchanging tables."""

from __future__ import annotations

from tryptyk.components import Entry, Row, known, must
from tryptyk.games.bonfire.components.area import Area
from tryptyk.games.bonfire.components.checks import check_files
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
from tryptyk.games.bonfire.components.rows import (
    BOARD_FILE,
    CITY_FILE,
    FATE_FILE,
    GNOME_FILE,
    TABLE_FILE,
    TASK_FILE,
    TOM_FILE,
    IslandRow,
    Players,
    TaskRow,
    WaterwayRow,
)

check_files()

ENTRIES: list[Entry] = []
"""Every component with its provenance."""


def _enter(kind: str, rows: list[Row], file: str) -> None:
    for row in rows:
        must(file, all(entry.id != row.id for entry in ENTRIES), f"the id {row.id!r} is used twice.")
        ENTRIES.append(Entry(row.id, kind, row.source, file, row.coined, row.reconstructed))


# The table

LIMITS = TABLE_FILE.limits
SCORING = TABLE_FILE.scoring
PLAYERS: dict[int, Players] = {row.players: row for row in TABLE_FILE.players}
COLOUR_IDS: tuple[str, ...] = tuple(row.id for row in TABLE_FILE.colour)
GUARDIANS: tuple[str, ...] = ("own", *(row.id for row in TABLE_FILE.guardian))
"""The own Guardian, then the colours of the islands."""
GUARDIAN_COPIES = TABLE_FILE.guardian[0].copies
COUNTDOWN = max(row.value for row in TABLE_FILE.countdown_tile)
START_TILES: tuple[int, ...] = tuple(row.start for row in TABLE_FILE.action_tile)
START_RESOURCES: tuple[int, ...] = tuple(row.start for row in TABLE_FILE.resource)
BOX: dict[str, int] = {row.id: row.count for row in TABLE_FILE.component}
"""What the box is said to hold."""
# The board

DISPLAYS = BOARD_FILE.displays
COSTS = BOARD_FILE.costs


def _distances(rows: list[IslandRow], waterways: list[WaterwayRow]) -> list[tuple[int, ...]]:
    """Waterways from every island to every other, the shortest way."""
    ids = [row.id for row in rows]
    beside: dict[int, set[int]] = {n: set() for n in range(len(ids))}
    for way in waterways:
        a, b = (known("board.toml", end, "island", ids) for end in way.ends)
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
        must("board.toml", len(distance) == len(ids), "the islands do not hang together.")
        found.append(tuple(distance[n] for n in range(len(ids))))
    return found


ISLANDS: tuple[Island, ...] = tuple(
    Island(
        number,
        row.id,
        -1 if row.resource is None else RESOURCES.index(row.resource),
        0 if row.guardian is None else known("board.toml", row.guardian, "Guardian", list(GUARDIANS)),
        row.corner,
        distances,
    )
    for number, (row, distances) in enumerate(
        zip(BOARD_FILE.island, _distances(BOARD_FILE.island, BOARD_FILE.waterway))
    )
)
ISLAND: dict[str, Island] = {island.id: island for island in ISLANDS}
ISLAND_PLACES: dict[str, tuple[int, int]] = {row.id: (row.row, row.column) for row in BOARD_FILE.island}
WATERWAYS: tuple[tuple[str, str], ...] = tuple(row.ends for row in BOARD_FILE.waterway)
TASK_ISLANDS: tuple[Island, ...] = tuple(island for island in ISLANDS if island.resource >= 0)
FIELDS: tuple[Field, ...] = tuple(
    Field(row.id, ACTION_TILES.index(row.tile), _resource, row.points)
    for row in sorted(BOARD_FILE.field, key=lambda row: row.number)
    for _resource in [-1 if row.resource is None else RESOURCES.index(row.resource)]
)
"""Clockwise; the first one has the number 1."""
COUNCIL: tuple[str, ...] = tuple(
    row.id for row in sorted(BOARD_FILE.council_field, key=lambda row: row.number)
)
COUNCIL_POINT: frozenset[str] = frozenset(row.id for row in BOARD_FILE.council_field if row.point)
"""Fields that give a point instead (BF-HC-02)."""
COMMON_TASKS: tuple[CommonTask, ...] = tuple(
    CommonTask(row.id, COUNTED.index(row.kind), row.count, row.points, row.all_lit_points)
    for row in BOARD_FILE.common_task
)

must(
    "board.toml",
    sorted([island.guardian for island in ISLANDS if island.guardian]) == [*range(1, len(GUARDIANS))],
    "the Guardians of each colour have an island of their own.",
)

# Cities

PATH_TILES: dict[str, PathTile] = {
    row.id: PathTile(
        row.id, row.id.rpartition("_")[0], COLOURS.index(row.crystal), RESOURCES.index(row.resource)
    )
    for row in CITY_FILE.path_tile
}
FIRST_SPACE: int = RESOURCES.index(CITY_FILE.starting_tile.resource)
"""What the first path space shows."""
GUARDIAN_POINTS: tuple[int, ...] = (0, *(row.guardian_points for row in CITY_FILE.position))
PATH_COSTS: tuple[int, ...] = (0, *(row.path_cost for row in CITY_FILE.position))
"""By position."""
PORTALS: tuple[str, ...] = tuple(row.id for row in CITY_FILE.portal)
PORTAL_COPIES: tuple[int, ...] = tuple(row.copies for row in CITY_FILE.portal)
BOARDS: dict[str, Board] = {
    row.id: Board(row.id, (-1, *(known("cities.toml", id, "Portal", list(PORTALS)) for id in row.notches)))
    for row in CITY_FILE.city
}

# Fate

AREA = Area(
    FATE_FILE.area.rows,
    FATE_FILE.area.columns,
    FATE_FILE.area.start_cells,
    FATE_FILE.area.gold_cells,
    FATE_FILE.area.yellow_cells,
    FATE_FILE.area.marked_cells,
    FATE_FILE.area.outer_columns,
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
    for row in FATE_FILE.fate_tile
}
OFFERINGS: tuple[int, ...] = tuple(
    resource for row in FATE_FILE.offering for resource in [RESOURCES.index(row.resource)] * row.copies
)
"""The Resources on a player's Offerings."""

# Tasks


def _figures(row: TaskRow) -> tuple[int, ...]:
    """What a condition asks for: the subject if the kind has one, then how many."""
    if row.guardian:
        return (known("tasks.toml", row.guardian, "Guardian", list(GUARDIANS)),)
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
    for row in TASK_FILE.task
}
MIN_PLAYERS: dict[str, int] = {row.id: row.min_players for row in TASK_FILE.task if row.min_players > 1}
"""Tasks that smaller games leave in the box (BF-SETM-03)."""

# Gnomes

must(
    "gnomes.toml",
    len({row.number for row in GNOME_FILE.specialist}) == len(GNOME_FILE.specialist),
    "every Specialist has a number of its own.",
)
SPECIALISTS: dict[str, Gnome] = {
    row.id: Gnome(row.id, RESOURCES.index(row.cost), 1 << row.number, "") for row in GNOME_FILE.specialist
}
ELDERS: dict[str, Gnome] = {
    row.id: Gnome(row.id, RESOURCES.index(row.cost), 0, row.counts) for row in GNOME_FILE.elder
}
GNOMES: dict[str, Gnome] = {**SPECIALISTS, **ELDERS}
DOUBLERS: dict[int, Gnome] = {
    known("gnomes.toml", row.guardian, "Guardian", list(GUARDIANS)): SPECIALISTS[row.id]
    for row in GNOME_FILE.specialist
    if row.guardian
}
"""By Guardian: the Specialist who doubles what she brings (BF-SPEC-10..13)."""

# Tom

SOLO = TOM_FILE.solo
CHALLENGE = TOM_FILE.challenge
TOM_CARDS: dict[str, TomCard] = {
    row.id: TomCard(row.id, row.action, row.gnome_icon) for row in TOM_FILE.tom_card
}

_enter("resource", [*TABLE_FILE.resource], "table.toml")
_enter("action_tile", [*TABLE_FILE.action_tile], "table.toml")
_enter("guardian", [*TABLE_FILE.guardian], "table.toml")
_enter("island", [*BOARD_FILE.island], "board.toml")
_enter("field", [*BOARD_FILE.field], "board.toml")
_enter("council_field", [*BOARD_FILE.council_field], "board.toml")
_enter("common_task", [*BOARD_FILE.common_task], "board.toml")
_enter("path_tile", [*CITY_FILE.path_tile], "cities.toml")
_enter("portal", [*CITY_FILE.portal], "cities.toml")
_enter("city", [*CITY_FILE.city], "cities.toml")
_enter("extension", [*CITY_FILE.extension], "cities.toml")
_enter("fate_tile", [*FATE_FILE.fate_tile], "fate.toml")
_enter("offering", [*FATE_FILE.offering], "fate.toml")
_enter("task", [*TASK_FILE.task], "tasks.toml")
_enter("specialist", [*GNOME_FILE.specialist], "gnomes.toml")
_enter("elder", [*GNOME_FILE.elder], "gnomes.toml")
_enter("tom_card", [*TOM_FILE.tom_card], "tom.toml")
_enter("countdown_tile", [*TABLE_FILE.countdown_tile], "table.toml")
_enter("colour", [*TABLE_FILE.colour], "table.toml")
_enter("component", [*TABLE_FILE.component], "table.toml")
