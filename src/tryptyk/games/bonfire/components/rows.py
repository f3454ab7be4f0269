"""The content files beside it, as they are written: what may stand in them, and where it is known from."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from tryptyk.components import Fact, Natural, Positive, Row, read

_FOLDER = files("tryptyk.games.bonfire.components")

ActionId = Literal["ship", "path", "task", "great_bonfire", "guardian", "gnome"]
TileId = Literal["ship", "path", "task", "great_bonfire", "guardian", "gnome", "any"]
PlainId = Literal["flower", "fruit", "herb", "shell", "root"]
ResourceId = Literal["flower", "fruit", "herb", "shell", "root", "gold"]
ColourId = Literal["blue", "red", "yellow"]
Cells = tuple[tuple[Positive, Positive], ...]


class Limits(Fact, frozen=True):
    tasks: Positive
    guardians: Positive
    gnomes: Positive
    built_paths: Positive
    portals: Positive
    tiles_before_fate: Positive


class Scoring(Fact, frozen=True):
    portal: Natural
    crystal: Natural
    fate_tile: Natural
    leftovers: Positive
    """So many Action Tiles and Resources give a point."""


class Players(Fact, frozen=True):
    """What the number of players changes (BF-COMP-30)."""

    players: Natural
    tasks: Positive
    corner_tasks: Positive
    portals: Positive
    portal_copies: Positive
    countdown: Positive


class ResourceRow(Row, frozen=True):
    tokens: Natural
    start: Natural


class TileRow(Row, frozen=True):
    colour: str
    tiles: Natural
    start: Natural = 0


class GuardianRow(Row, frozen=True):
    copies: Positive


class CountdownRow(Row, frozen=True):
    value: Positive


class ComponentRow(Row, frozen=True):
    count: Natural


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    limits: Limits
    scoring: Scoring
    players: list[Players]
    resource: list[ResourceRow]
    action_tile: list[TileRow]
    guardian: list[GuardianRow]
    colour: list[Row]
    countdown_tile: list[CountdownRow]
    component: list[ComponentRow]


class IslandRow(Row, frozen=True):
    row: Natural
    column: Natural
    corner: bool = False
    resource: PlainId | None = None
    guardian: str | None = None


class WaterwayRow(Row, frozen=True):
    ends: tuple[str, str]


class FieldRow(Row, frozen=True):
    number: Positive
    tile: TileId
    resource: ResourceId | None = None
    points: Natural = 0


class CouncilRow(Row, frozen=True):
    number: Positive
    point: bool


class CommonRow(Row, frozen=True):
    kind: Literal[
        "own_tasks_or_bonfires", "own_portals", "own_path_tiles_with_start", "own_guardians", "own_gnomes"
    ]
    count: Natural
    points: Natural
    all_lit_points: Natural = 0


class Displays(Fact, frozen=True):
    paths: Positive
    specialists: Positive
    elders: Positive


class Costs(Fact, frozen=True):
    ship_first: Positive
    ship_waterways: tuple[Positive, ...]
    """Action Tiles for one waterway, two, and so on."""
    ship_anywhere: Positive
    wheel_first: Positive
    wheel_fields: tuple[Positive, ...]
    wheel_anywhere: Positive
    task_by_offerings: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    """By the number of own Offerings on the island; the last figure holds for more."""
    guardian: Positive
    gnome_tiles: tuple[Positive, ...]
    """By variant of the price; beside them the Resources of the same variant."""
    gnome_resources: tuple[Positive, ...]


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    island: list[IslandRow]
    waterway: list[WaterwayRow]
    field: list[FieldRow]
    council_field: list[CouncilRow]
    common_task: list[CommonRow]
    displays: Displays
    costs: Costs


class TaskRow(Row, frozen=True):
    colour: ColourId
    points: Natural
    kind: str
    guardian: str = ""
    resource: ResourceId | None = None
    count: Natural = 0
    islands: Natural = 0
    symbols: tuple[ActionId, ...] = ()
    size: Natural = 0
    groups: Natural = 0
    of_colour: ColourId | None = None
    crystal: ColourId | None = None
    cells: Literal["marked", "gold", "outer_columns"] | None = None
    tiles: dict[TileId, Positive] = msgspec.field(default_factory=dict)
    min_players: Natural = 1


class TaskFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: list[TaskRow]


class PathRow(Row, frozen=True):
    crystal: ColourId
    resource: PlainId


class StartingTile(Fact, frozen=True):
    resource: ResourceId


class Position(Fact, frozen=True):
    number: Positive
    guardian_points: Natural
    path_cost: Natural = 0
    """Action Tiles for the Path Tile of this position; the first one is there from the start."""


class PortalRow(Row, frozen=True):
    shape: str
    copies: Positive


class CityRow(Row, frozen=True):
    notches: tuple[str, ...]


class ExtensionRow(Row, frozen=True):
    copies: Positive


class CityFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    path_tile: list[PathRow]
    starting_tile: StartingTile
    position: list[Position]
    portal: list[PortalRow]
    city: list[CityRow]
    extension: list[ExtensionRow]


class AreaFigures(Fact, frozen=True):
    rows: Positive
    columns: Positive
    start_cells: Cells
    gold_cells: Cells
    yellow_cells: Cells
    marked_cells: Cells
    outer_columns: tuple[Positive, ...]


class FateRow(Row, frozen=True):
    symbols: tuple[ActionId, ActionId, ActionId]


class OfferingRow(Row, frozen=True):
    resource: PlainId
    copies: Positive


class FateFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    area: AreaFigures
    fate_tile: list[FateRow]
    offering: list[OfferingRow]


class SpecialistRow(Row, frozen=True):
    number: Positive
    cost: ResourceId
    guardian: str = ""


class ElderRow(Row, frozen=True):
    number: Positive
    cost: ResourceId
    counts: Literal[
        "path_tiles_with_start", "fate_tiles_in_area", "portals", "tasks_and_bonfires", "guardians",
        "gnomes_with_self",
    ]  # fmt: skip


class GnomeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    specialist: list[SpecialistRow]
    elder: list[ElderRow]


class Solo(Fact, frozen=True):
    blue_tasks: Natural
    red_tasks: Natural
    yellow_tasks: Natural
    novices: Positive
    passes: Positive
    """So often Tom plays his whole deck."""
    blocked_points: Natural
    novice_points: Natural


class Challenge(Fact, frozen=True):
    start: int
    on_win: int
    on_loss: int
    on_draw: int


class TomCardRow(Row, frozen=True):
    action: Literal["gnome", "path", "task_best", "task_least", "guardian", "great_bonfire"]
    gnome_icon: bool = False


class TomFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solo: Solo
    challenge: Challenge
    tom_card: list[TomCardRow]


TABLE_FILE = read(_FOLDER / "table.toml", TableFile)
BOARD_FILE = read(_FOLDER / "board.toml", BoardFile)
CITY_FILE = read(_FOLDER / "cities.toml", CityFile)
FATE_FILE = read(_FOLDER / "fate.toml", FateFile)
TASK_FILE = read(_FOLDER / "tasks.toml", TaskFile)
GNOME_FILE = read(_FOLDER / "gnomes.toml", GnomeFile)
TOM_FILE = read(_FOLDER / "tom.toml", TomFile)
