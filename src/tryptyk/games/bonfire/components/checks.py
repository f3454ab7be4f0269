"""What each content file has to say for itself. What has to add up over several of them is in missing.py."""

from __future__ import annotations

from typing import Final

from tryptyk.components import must
from tryptyk.games.bonfire.components.printed import ACTION_TILES, PLAIN, POSITIONS, RESOURCES
from tryptyk.games.bonfire.components.rows import (
    BOARD_FILE,
    CITY_FILE,
    FATE_FILE,
    TABLE_FILE,
    TASK_FILE,
    TOM_FILE,
    BoardFile,
    CityFile,
    FateFile,
    TableFile,
    TaskFile,
    TomFile,
)

CORNERS: Final = 4
"""Islands of which smaller games change the number of Tasks (BF-SETM-04)."""
FATE_TILES: Final = 8
OFFERINGS: Final = 10
"""Of each player (BF-COMP-15)."""


def _check_table(file: TableFile) -> None:
    must("table.toml", [row.players for row in file.players] == [1, 2, 3, 4], "one to four can play.")
    must(
        "table.toml",
        tuple(row.id for row in file.action_tile) == ACTION_TILES
        and tuple(row.id for row in file.resource) == RESOURCES,
        "Action Tiles and Resources keep their kinds and their order.",
    )
    must(
        "table.toml",
        (file.limits.tasks, file.limits.portals, file.limits.built_paths + 1) == (len(POSITIONS),) * 3,
        f"a city has {len(POSITIONS)} places for Tasks, Portals and, with the Starting Tile, Path Tiles.",
    )
    must(
        "table.toml",
        len({row.copies for row in file.guardian}) == 1 and file.limits.guardians == len(file.guardian) + 1,
        "there are as many Guardians of each colour, and a city has room for one of each and its own.",
    )
    must("table.toml", len(file.colour) >= len(file.players), "every player has a colour.")
    must(
        "table.toml",
        sorted([row.value for row in file.countdown_tile]) == [*range(1, len(file.countdown_tile) + 1)] != [],
        "the Countdown Tiles are numbered from 1.",
    )
    for row in file.players:
        must(
            "table.toml",
            row.countdown <= row.players * file.limits.tasks,
            f"with players = {row.players} the cities never have {row.countdown} Novices for the Countdown.",
        )


def _check_board(file: BoardFile) -> None:
    for island in file.island:
        must(
            "board.toml",
            (island.resource is None) != (island.guardian is None),
            f"{island.id!r} has a Resource or a Guardian.",
        )
    shown = [island.resource for island in file.island if island.resource is not None]
    must(
        "board.toml",
        sorted(shown) == sorted(RESOURCES[:PLAIN] * 2),
        "there are two Task islands for each Resource other than Gold.",
    )
    corners = [island.resource is not None for island in file.island if island.corner]
    must("board.toml", corners == [True] * CORNERS, f"{CORNERS} Task islands are in corners.")
    for field in file.field:
        must(
            "board.toml",
            (field.resource is None) == (field.points > 0),
            f"{field.id!r} shows a Resource or points.",
        )
    for what, numbers in (
        ("of the Great Bonfire", [field.number for field in file.field]),
        ("of the High Council", [row.number for row in file.council_field]),
    ):
        must(
            "board.toml",
            sorted(numbers) == [*range(1, len(numbers) + 1)] != [],
            f"the fields {what} are numbered from 1.",
        )
    must(
        "board.toml",
        len(file.costs.gnome_tiles) == len(file.costs.gnome_resources) > 0,
        "gnome_tiles and gnome_resources are the two parts of the same prices.",
    )


def _check_cities(file: CityFile) -> None:
    must(
        "cities.toml",
        [row.number for row in file.position] == [*POSITIONS] and len(file.portal) == len(POSITIONS),
        f"a city has {len(POSITIONS)} positions, in order, and as many kinds of Portals fit it.",
    )
    must(
        "cities.toml",
        all([(row.path_cost > 0) == (row.number > 1) for row in file.position]),
        "every Path Tile but the first has a path_cost.",
    )


def _check_fate(file: FateFile) -> None:
    area = file.area
    for name, cells in (
        ("start_cells", area.start_cells),
        ("gold_cells", area.gold_cells),
        ("yellow_cells", area.yellow_cells),
        ("marked_cells", area.marked_cells),
        ("outer_columns", tuple([(1, column) for column in area.outer_columns])),
    ):
        for row, column in cells:
            must(
                "fate.toml",
                row <= area.rows and column <= area.columns,
                f"{name} has {[row, column]}, outside of {area.rows} rows and {area.columns} columns.",
            )
        must("fate.toml", len(set(cells)) == len(cells) > 0, f"{name} are some, and none of them twice.")
    (row, column), *others = sorted(area.start_cells)
    must(
        "fate.toml",
        others in ([(row, column + 1), (row, column + 2)], [(row + 1, column), (row + 2, column)]),
        "the start_cells are three in a row, as a Fate Tile lies.",
    )
    must(
        "fate.toml",
        not set(area.gold_cells) & set(area.yellow_cells),
        "no cell is one of the gold_cells and of the yellow_cells.",
    )
    tokens = sum([row.copies for row in file.offering])
    must(
        "fate.toml",
        (len(file.fate_tile), tokens) == (FATE_TILES, OFFERINGS),
        f"a player has {FATE_TILES} Fate Tiles and {OFFERINGS} Offerings,"
        f" not {len(file.fate_tile)} and {tokens}.",
    )


TASK_FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "own_guardian_color": ("guardian",),
    "own_gnome_resource": ("resource",),
    "own_path_tile_resource": ("resource",),
    "own_resource": ("resource",),
    "own_path_tiles_crystal": ("crystal",),
    "own_tasks_or_bonfires_color": ("of_colour",),
    "offering_on_resource_island": ("resource",),
    "offering_on_both_resource_islands": ("resource", "islands"),
    "offerings_on_n_islands": ("islands",),
    "own_action_tiles": ("tiles",),
    "cover_fate_cells": ("cells",),
    "fate_groups": ("size", "groups"),
}
"""By kind of Task, what it speaks of; where nothing is said, only the count."""


def _check_tasks(file: TaskFile) -> None:
    subjects = sorted({name for names in TASK_FIGURES.values() for name in names})
    for row in file.task:
        wanted = TASK_FIGURES.get(row.kind, ())
        if row.kind not in ("cover_fate_cells", "fate_groups"):
            must("tasks.toml", row.count > 0, f"{row.id!r} needs a count above 0.")
        must(
            "tasks.toml",
            [name for name in subjects if getattr(row, name)] == sorted(wanted),
            f"{row.id!r} needs {' and '.join(wanted) or 'only a count'} for {row.kind}, and nothing else.",
        )
        must(
            "tasks.toml",
            not row.symbols or len(row.symbols) == row.groups,
            f"{row.id!r} needs a symbol for each of its groups.",
        )


def _check_tom(file: TomFile) -> None:
    """Guardians and the Great Bonfire need no Gnome Resource (BF-TOM-05..09)."""
    for card in file.tom_card:
        must(
            "tom.toml",
            card.gnome_icon or card.action in ("guardian", "great_bonfire"),
            f"{card.id!r} needs the gnome_icon, because a Gnome Resource steers it.",
        )


def check_files() -> None:
    """Refuse what cannot be read into tables or played with."""
    _check_table(TABLE_FILE)
    _check_board(BOARD_FILE)
    _check_cities(CITY_FILE)
    _check_fate(FATE_FILE)
    _check_tasks(TASK_FILE)
    _check_tom(TOM_FILE)
