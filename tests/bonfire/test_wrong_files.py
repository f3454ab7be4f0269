"""Content files that do not fit are found, each with a sentence that names what is wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.harming import find_faults
from tryptyk import games
from tryptyk.cli.content import find_dead_tables
from tryptyk.games.bonfire.components import catalogue
from tryptyk.games.bonfire.setup import _deal_unlike
from tryptyk.kernel.errors import InvalidSetup
from tryptyk.kernel.rng import Rng

PACKAGE = "tryptyk.games.bonfire"
MODULES = ("components.rows", "components.checks", "components.catalogue", "content_check")


def test_the_files_as_they_are_can_be_read_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_faults(PACKAGE, MODULES, tmp_path, monkeypatch, "tom.toml", "on_win = 5", "on_win = 4") == []


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "fate.toml",
            "gold_cells = [[1, 2]",
            "gold_cells = [[9, 2]",
            "gold_cells has [9, 2], outside of 4",
        ),
        ("fate.toml", "gold_cells = [[1, 2]", "gold_cells = [[0, 2]", "fate.toml:8: Expected `int` >= 1"),
        ("fate.toml", "start_cells = [[2, 3]", "start_cells = [[2, 8]", "start_cells has [2, 8], outside"),
        ("fate.toml", "[2, 4], [2, 5]]", "[2, 4], [3, 5]]", "the start_cells are three in a row"),
        ("fate.toml", "start_cells = [[2, 3], [2, 4], [2, 5]]", "start_cells = []", "start_cells are some"),
        ("fate.toml", "gold_cells = [[1, 2]", "gold_cells = [[1, 4]", "no cell is one of the gold_cells and"),
        (
            "fate.toml",
            "outer_columns = [1, 7]",
            "outer_columns = [1, 8]",
            "outer_columns has [1, 8], outside",
        ),
        ("fate.toml", "copies = 2", "copies = 3", "8 Fate Tiles and 10 Offerings, not 8 and 11."),
        ("tasks.toml", "groups = 1", "groups = 0", "'blue_fate_group_ship' needs size and groups"),
        (
            "tasks.toml",
            'symbols = ["ship"]',
            'symbols = ["ship", "path"]',
            "a symbol for each of its groups.",
        ),
        ("tasks.toml", "count = 1", "count = 0", "needs a count above 0."),
        ("tasks.toml", "points = 2", "points = 4", "points of its colour: blue ones have 2 or 3"),
        (
            "tom.toml",
            "yellow_tasks = 6",
            "yellow_tasks = 9",
            "share of 20 for a solo game: tom.toml deals 23",
        ),
        ("tom.toml", "blue_tasks = 7", "blue_tasks = 11", "11 blue ones for different islands (tom.toml)"),
        ("tom.toml", "gnome_icon = true", "gnome_icon = false", "'tom_gnome' needs the gnome_icon, because"),
        ("tom.toml", "passes = 4", "passes = 0", "tom.toml:8: Expected `int` >= 1"),
        ("table.toml", "players = 4", "players = 9", "one to four can play."),
        ("table.toml", "portal_copies = 3", "portal_copies = 0", "table.toml:25: Expected `int` >= 1"),
        (
            "table.toml",
            "portal_copies = 3",
            "portal_copies = 2",
            "with players = 1 (table.toml): 7 x 2 is not",
        ),
        (
            "table.toml",
            "tasks = 3\ncorner",
            "tasks = 4\ncorner",
            "different colours for an island with players",
        ),
        ("table.toml", "countdown = 13", "countdown = 99", "the cities never have 99 Novices"),
        ("table.toml", "leftovers = 2", "leftovers = 0", "table.toml:17: Expected `int` >= 1"),
        ("table.toml", "tasks = 7", "tasks = 8", "a city has 7 places for Tasks, Portals and"),
        ("table.toml", "\ncopies = 4", "\ncopies = 3", "there are as many Guardians of each colour"),
        ("table.toml", "value = 5", "value = 6", "the Countdown Tiles are numbered from 1."),
        (
            "table.toml",
            '[[colour]]\nid = "blue"\nsource = "reconstructed"\n',
            "",
            "every player has a colour.",
        ),
        ("table.toml", 'id = "ship"', 'id = "boat"', "Action Tiles and Resources keep their kinds"),
        ("board.toml", "corner = true\n", "", "4 Task islands are in corners."),
        ("board.toml", 'resource = "flower"', 'resource = "root"', "two Task islands for each Resource"),
        ("board.toml", 'resource = "flower"\n', "", "'island_a1' has a Resource or a Guardian."),
        ("board.toml", 'guardian = "grey"', 'guardian = "pink"', "an island of their own."),
        ("board.toml", "paths = 4", "paths = 99", "tiles for 99 places of the display (board.toml)"),
        ("board.toml", "specialists = 6", "specialists = 25", "right Specialists for 25 places"),
        ("board.toml", "elders = 6", "elders = 5", "right Elders for 5 places of the display"),
        ("board.toml", "ship_first = 1", "ship_first = 0", "Expected `int` >= 1 - at `$.costs.ship_first`"),
        ("board.toml", "ship_waterways = [1, 2]", "ship_waterways = [0, 2]", "`$.costs.ship_waterways[0]`"),
        ("board.toml", "gnome_tiles = [2, 1]", "gnome_tiles = [2]", "the two parts of the same prices."),
        ("board.toml", "number = 2", "number = 1", "fields of the Great Bonfire are numbered from 1."),
        ("board.toml", "points = 2", "points = 0", "'gb_7' shows a Resource or points."),
        ("board.toml", "count = 7", "count = 8", "common_tasks_7 has no count that a city can come to"),
        ("cities.toml", "number = 7", "number = 8", "a city has 7 positions, in order"),
        ("cities.toml", "path_cost = 1", "path_cost = 0", "every Path Tile but the first has a path_cost."),
        ("gnomes.toml", 'counts = "portals"', 'counts = "moons"', "Invalid enum value 'moons'"),
    ],
)
def test_content_that_does_not_add_up_is_found(
    file: str, old: str, new: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sentence in "\n".join(find_faults(PACKAGE, MODULES, tmp_path, monkeypatch, file, old, new))


@pytest.mark.parametrize("kinds", [[0] * 11 + [1] * 9, [0, 1, 2]], ids=["too many alike", "no equal shares"])
def test_what_cannot_be_dealt_is_refused_and_not_tried_for_ever(kinds: list[int]) -> None:
    with pytest.raises(InvalidSetup, match="cannot be dealt by 2"):
        _deal_unlike(kinds, 2, Rng(1))


def test_a_table_that_does_not_come_to_its_first_choice_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    title = games.load("bonfire")
    assert find_dead_tables(title) == []
    monkeypatch.setattr(catalogue, "DISPLAYS", msgspec.structs.replace(catalogue.DISPLAYS, specialists=25))
    assert find_dead_tables(title) == [
        "bonfire: no game for players = 1 can be set up: pop from empty list"
    ], "without the three that cost Gold there are 24"
