"""What is in the box, and what is printed on it (BF-COMP)."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tests.bonfire.scene import AT_BONFIRE, Scene, laid_out
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import (
    AREA,
    BOARDS,
    BOX,
    COLOUR_IDS,
    COMMON_TASKS,
    COUNCIL,
    COUNTDOWN,
    DISPLAYS,
    ELDERS,
    ENTRIES,
    FATE_TILES,
    FIELDS,
    FIRST_SPACE,
    GNOMES,
    GUARDIAN_POINTS,
    GUARDIANS,
    ISLAND,
    ISLANDS,
    LIMITS,
    OFFERINGS,
    PATH_TILES,
    PLAYERS,
    PORTAL_COPIES,
    PORTALS,
    SPECIALISTS,
    TASK_ISLANDS,
    TASKS,
    TOM_CARDS,
    WATERWAYS,
)
from tryptyk.games.bonfire.components.printed import (
    ACTION_TILES,
    COLOURS,
    GOLD,
    PLAIN,
    POSITIONS,
    RESOURCES,
    YELLOW,
)
from tryptyk.games.bonfire.effects.tasks import CONDITIONS
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.state import AWAY, HARBOUR, START
from tryptyk.kernel import InvalidSetup, Table


def rows(file: str, kind: str) -> list[dict[str, Any]]:
    """The rows of a content file as they are written."""
    text = (files("tryptyk.games.bonfire.components") / f"{file}.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)[kind]
    return found


# Who plays


@rule("BF-COMP-01", "BF-DEC-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_against_each_other(players: int) -> None:
    g = Table.new(GAME, players, 1).state
    assert len(g.players) == players
    assert g.tom is None


@rule("BF-COMP-01", "BF-DEC-01")
def test_one_player_plays_against_tom() -> None:
    g = Table.new(GAME, 1, 1).state
    assert len(g.players) == 1
    assert g.tom is not None


@rule("BF-COMP-01", "BF-DEC-01")
@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_plays(players: int) -> None:
    with pytest.raises(InvalidSetup, match=f"bonfire is played by 1 to 4, not by {players}"):
        Table.new(GAME, players, 1)


# Small things


@rule("BF-COMP-02")
def test_there_are_57_resources_of_six_kinds_and_gold_is_one_of_them() -> None:
    tokens = {row["id"]: row["tokens"] for row in rows("table", "resource")}
    assert tokens == {"flower": 9, "fruit": 9, "herb": 9, "shell": 9, "root": 9, "gold": 12}
    assert tuple(tokens) == RESOURCES
    assert sum(tokens.values()) == BOX["box_resource"] == 57


@rule("BF-COMP-03")
def test_there_are_72_action_tiles_yellow_ones_and_six_colours() -> None:
    tiles = {row["id"]: row["tiles"] for row in rows("table", "action_tile")}
    assert tiles == {
        "ship": 10,
        "path": 10,
        "task": 10,
        "great_bonfire": 10,
        "guardian": 10,
        "gnome": 10,
        "any": 12,
    }
    assert tuple(tiles) == ACTION_TILES
    assert len({row["colour"] for row in rows("table", "action_tile")}) == 7
    assert sum(tiles.values()) == BOX["box_action_tile"] == 72


@rule("BF-COMP-04", "BF-RUL-52")
def test_a_gain_is_never_cut_short_by_the_stock() -> None:
    s = Scene().wheel(6).tiles(0, great_bonfire=1).tiles(1, task=10).resources(1, root=9).field(7).act(0)
    s.choose("wheel", "gb_7")
    assert s.held(0) == {"task": 1}
    s = Scene().wheel(2).tiles(0, great_bonfire=1).tiles(1, great_bonfire=9).resources(1, root=9)
    s.field(3).act(0)
    s.choose("wheel", "gb_3")
    assert s.held(0) == {"great_bonfire": 1, "root": 1}


@rule("BF-RUL-52")
def test_everything_else_is_exactly_what_is_in_the_game() -> None:
    s = Scene().wheel(2).tiles(0, great_bonfire=1).field(3).resources(0, root=1)
    s.island("island_b2").ship(0, "island_b2").paths().path_pile().specialists().gnome_deck()
    s.act(0)
    assert s.reason("task") == ("island-empty", "BF-RCV-01")
    s.choose("wheel", "gb_3")
    assert s[0].portals == 0, "no Portal where none is left"
    assert s.decision.seats == (1,)


# Tasks


@rule("BF-COMP-05")
def test_there_are_66_tasks_22_of_each_colour() -> None:
    assert Counter(COLOURS[task.colour] for task in TASKS.values()) == {"blue": 22, "red": 22, "yellow": 22}
    assert len(TASKS) == BOX["box_task"] == 66


@rule("BF-COMP-05", "BF-COMP-06")
def test_the_other_side_of_a_task_is_a_bonfire_of_its_colour_and_points() -> None:
    s = Scene().task(0, 3, "red_portals_3").path(0, "path_red_flower_1", "path_red_fruit_1")
    unlit = s.lines(0)
    assert (unlit["bonfires"], unlit["crystals"]) == (0, 0)
    s.task(0, 3, "red_portals_3", lit=True)
    assert s.lines(0)["bonfires"] == TASKS["red_portals_3"].points == 4
    assert s.lines(0)["crystals"] == 2, "the Crystal has the colour of the Bonfire"


@rule("BF-COMP-06")
@pytest.mark.parametrize("id", TASKS)
def test_a_task_shows_a_condition_and_points(id: str) -> None:
    task = TASKS[id]
    assert task.kind in CONDITIONS
    assert task.points > 0


@rule("BF-COMP-07")
def test_colour_tells_the_value_of_a_task() -> None:
    values: dict[str, set[int]] = {}
    for task in TASKS.values():
        values.setdefault(COLOURS[task.colour], set()).add(task.points)
    assert values == {"blue": {2, 3}, "red": {4, 5}, "yellow": {6, 7, 8}}


# Cities


@rule("BF-COMP-08")
def test_there_are_28_path_tiles_each_with_a_crystal_and_a_resource() -> None:
    crystals = Counter(COLOURS[tile.crystal] for tile in PATH_TILES.values())
    assert crystals == {"blue": 10, "red": 10, "yellow": 8}
    assert {tile.resource for tile in PATH_TILES.values()} == set(range(PLAIN)), "never Gold"
    assert len(PATH_TILES) == BOX["box_path_tile"] == 28


@rule("BF-COMP-09")
def test_there_are_four_portals_of_each_of_seven_kinds() -> None:
    assert PORTAL_COPIES == (4,) * 7
    assert len({row["shape"] for row in rows("cities", "portal")}) == len(PORTALS) == 7
    assert sum(PORTAL_COPIES) == BOX["box_portal"] == 28


@rule("BF-COMP-10")
def test_every_player_board_has_its_own_order_of_notches() -> None:
    orders = {board.notches[1:] for board in BOARDS.values()}
    assert len(orders) == len(BOARDS) == BOX["box_player_board"] == 4
    for order in orders:
        assert sorted(order) == list(range(len(PORTALS))), "each kind once"


@rule("BF-COMP-11")
def test_extensions_are_a_building_and_three_terraces() -> None:
    copies = {row["id"]: row["copies"] for row in rows("cities", "extension")}
    assert copies == {"extension_building": 1, "extension_terrace": 3}
    assert BOX["box_extension"] == 4


@rule("BF-COMP-11")
@pytest.mark.parametrize("starting", [0, 1])
def test_the_building_changes_nothing_that_a_player_can_do(starting: int) -> None:
    s = Scene().set(starting=0).tiles(0, ship=2, path=2).resources(0, root=2).act(0)
    t = Scene().set(starting=starting).tiles(0, ship=2, path=2).resources(0, root=2).act(0)
    assert t.options == s.options
    assert t.lines(0) == s.lines(0)


@rule("BF-COMP-12")
def test_there_are_16_guardians_of_four_colours_and_one_of_ones_own() -> None:
    copies = {row["id"]: row["copies"] for row in rows("table", "guardian")}
    assert copies == {"grey": 4, "pink": 4, "wood": 4, "turquoise": 4}
    assert sum(copies.values()) == BOX["box_guardian"] == 16
    assert ("own", *copies) == GUARDIANS
    assert sorted(island.guardian for island in ISLANDS if island.guardian) == [1, 2, 3, 4]
    for player in laid_out(4).players:
        assert player.guardians == [START, AWAY, AWAY, AWAY, AWAY]


@rule("BF-COMP-13")
def test_there_are_27_specialists_and_6_elders_each_with_a_cost() -> None:
    assert (len(SPECIALISTS), len(ELDERS)) == (27, 6)
    assert len(GNOMES) == BOX["box_gnome"] == 33
    for gnome in GNOMES.values():
        assert 0 <= gnome.cost < len(RESOURCES)
        assert bool(gnome.bit) != bool(gnome.elder), "an ability or points"
    assert len({gnome.bit for gnome in SPECIALISTS.values()}) == 27
    assert len({gnome.elder for gnome in ELDERS.values()}) == 6


@rule("BF-COMP-14")
def test_neutral_novices_countdown_tiles_the_figure_and_tom_cards() -> None:
    assert BOX["box_neutral_novice"] == sum(laid_out().neutral) == 5
    assert [row["value"] for row in rows("table", "countdown_tile")] == [5, 4, 3, 2, 1]
    assert COUNTDOWN == BOX["box_countdown_tile"] == 5
    assert BOX["box_great_bonfire"] == 1
    assert len(TOM_CARDS) == BOX["box_tom_card"] == 8


@rule("BF-COMP-15")
def test_every_colour_has_fate_tiles_offerings_a_ship_a_guardian_and_novices() -> None:
    assert len(COLOUR_IDS) == 4
    g = laid_out(4)
    assert sorted(player.colour for player in g.players) == sorted(COLOUR_IDS)
    for player in g.players:
        assert player.apart is not None
        assert sorted(tile.id for tile in [*player.column, player.apart]) == sorted(FATE_TILES)
        assert len(FATE_TILES) == 8
        assert sorted(player.stacks[0] + player.stacks[1]) == sorted(OFFERINGS)
        assert len(OFFERINGS) == 10
        assert player.ship == HARBOUR
        assert player.guardians[0] == START
    assert len(POSITIONS) == 7, "a Novice beside each place"


# Islands


@rule("BF-COMP-16")
def test_an_island_has_tasks_or_guardians() -> None:
    for island in ISLANDS:
        assert (island.resource >= 0) != (island.guardian > 0), island.id
    g = laid_out(4)
    for island in ISLANDS:
        assert bool(g.islands[island.number]) == (island.resource >= 0)


@rule("BF-COMP-17")
def test_a_waterway_makes_two_islands_adjacent() -> None:
    pairs = {frozenset(ends) for ends in WATERWAYS}
    assert len(pairs) == len(WATERWAYS)
    for one in ISLANDS:
        for other in ISLANDS:
            adjacent = frozenset((one.id, other.id)) in pairs
            assert (one.distances[other.number] == 1) == adjacent
            assert one.distances[other.number] == other.distances[one.number]
        assert one.distances[one.number] == 0


@rule("BF-COMP-17")
def test_the_islands_hang_together_and_the_harbour_is_none_of_them() -> None:
    for island in ISLANDS:
        assert all(0 <= ways < len(ISLANDS) for ways in island.distances)
        assert len(island.distances) == len(ISLANDS)
    assert HARBOUR not in range(len(ISLANDS))
    s = Scene().tiles(0, ship=3).ship(0, "island_a1").act(0)
    assert s.verbs("ship") == [("ship", island.id) for island in ISLANDS if island.id != "island_a1"]


@rule("BF-COMP-18", "BF-RUL-54")
def test_there_are_two_task_islands_of_every_plain_resource() -> None:
    assert Counter(island.resource for island in TASK_ISLANDS) == dict.fromkeys(range(PLAIN), 2)
    assert len(TASK_ISLANDS) == 10
    assert len(ISLANDS) == 14
    assert sum(island.corner for island in TASK_ISLANDS) == 4
    assert not [island.id for island in ISLANDS if island.corner and island.guardian]


# The board


@rule("BF-COMP-19")
def test_the_great_bonfire_has_seven_fields_with_a_tile_and_a_resource_or_points() -> None:
    assert len(FIELDS) == 7
    for field in FIELDS:
        assert 0 <= field.tile <= YELLOW
        assert (field.resource >= 0) != (field.points == 2), "a Resource or 2 points"
    assert [field.id for field in FIELDS if field.points] == ["gb_7"]
    assert all(there for there in laid_out().fields), "each holds Portals"


@rule("BF-COMP-20")
def test_the_high_council_has_eight_fields_with_bonuses_of_their_own() -> None:
    assert len(set(COUNCIL)) == len(COUNCIL) == 8
    s = Scene().council(0)
    assert s.options == [("field", field) for field in COUNCIL]


@rule("BF-COMP-21")
@pytest.mark.parametrize("seat", [0, 1])
def test_five_common_tasks_are_open_to_every_player(seat: int) -> None:
    assert [(common.count, common.points) for common in COMMON_TASKS] == [
        (7, 4),
        (7, 4),
        (7, 4),
        (5, 4),
        (6, 4),
    ]
    s = Scene().portals(seat, *POSITIONS).neutral_gone("common_portals_7").act(seat)
    assert s.lines(seat)["common"] == 4, "even when its Neutral Novice is gone"


@rule("BF-COMP-22")
def test_the_board_shows_six_specialists_six_elders_and_four_path_tiles() -> None:
    assert (DISPLAYS.specialists, DISPLAYS.elders, DISPLAYS.paths) == (6, 6, 4)
    g = laid_out()
    assert len([card for card in g.specialists if card is not None]) == 6
    assert len(g.elders) == 6
    assert len([tile for tile in g.path_display if tile is not None]) == 4


# Places of a city


@rule("BF-COMP-23")
def test_a_city_has_seven_task_places_each_with_a_novice() -> None:
    s = Scene().resources(0, flower=3).task(0, 4, "red_three_flower").act(0)
    assert len(s[0].tasks[1:]) == LIMITS.tasks == 7
    s.choose("ignite", "red_three_flower")
    s.choose("field", "council_gold_and_yellow")
    assert s.g.council[0] == (0,), "the Novice of that place"
    assert s[0].lit == 1 << 4, "the six others still stand beside theirs"


@rule("BF-COMP-24", "BF-RUL-20", "BF-PROC-06")
@pytest.mark.parametrize("place", range(1, 7))
def test_a_portal_joins_the_path_space_and_the_task_place_of_its_own_position(place: int) -> None:
    s = Scene().path(0, *list(PATH_TILES)[:6]).tiles(0, guardian=1).guardian(0, "own", place)
    s.task(0, place, "blue_path_herb", lit=True)
    s.portals(0, *[other for other in POSITIONS if other != place]).neutral_gone("common_paths_7").act(0)
    s.choose("procession", 1)
    assert s.decision.seats == (1,), "only one step is possible, and it is taken"
    assert s[0].guardians[0] == place + 1, "a Portal beside it is no way"
    s = Scene().path(0, *list(PATH_TILES)[:6]).tiles(0, guardian=1).guardian(0, "own", place)
    s.task(0, place, "blue_path_herb", lit=True).portals(0, place).act(0)
    s.choose("procession", 1)
    assert s.options == [("enter", "own", place), ("walk", "own", place + 1)]


@rule("BF-COMP-25", "BF-RUL-19", "BF-GRD-04")
def test_the_start_area_holds_all_guardians_and_the_first_space_shows_gold() -> None:
    assert RESOURCES[FIRST_SPACE] == "gold"
    s = Scene().tiles(0, guardian=1)
    for colour in GUARDIANS:
        s.guardian(0, colour)
    s.act(0)
    s.choose("procession", 1)
    assert s.options == [("walk", colour, 1) for colour in GUARDIANS]
    s.choose("walk", "wood", 1)
    assert s[0].guardians == [START, START, START, 1, START]
    assert s.held(0) == {"gold": 1}


@rule("BF-COMP-26", "BF-RUL-19")
def test_the_starting_tile_counts_for_the_seven_path_tiles_and_an_elder() -> None:
    six = [id for id in PATH_TILES if "blue" in id][:6]
    s = Scene().path(0, *six).act(0)
    assert s.verbs("bonus") == [("bonus", "common_paths_7")]
    s = Scene().path(0, *six[:5]).act(0)
    assert s.verbs("bonus") == []
    s = Scene().tiles(0, gnome=2).resources(0, root=1).act(0)
    s.choose("gnome", "elder_paths")
    assert s[0].gained == 1


@rule("BF-COMP-26", "BF-RUL-19")
def test_the_starting_tile_counts_for_no_task_and_not_among_the_six() -> None:
    s = Scene().tiles(0, path=2).path(0, "path_blue_flower_1", "path_blue_fruit_1", "path_blue_herb_1")
    s.task(0, 1, "yellow_path_blue_4").task(0, 2, "red_adjacent_paths").act(0)
    assert s.verbs("ignite") == []
    s = Scene().tiles(0, path=2).path(0, *list(PATH_TILES)[:5]).act(0)
    assert ("path",) in s.options, "the sixth can still be built"


@rule("BF-COMP-27", "BF-RUL-20")
@pytest.mark.parametrize(("place", "points"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8)])
def test_a_guardian_is_worth_what_is_printed_beside_her_place(place: int, points: int) -> None:
    assert GUARDIAN_POINTS[place] == points
    s = Scene().task(0, place, "blue_path_herb", lit=True).portals(0, place)
    s.guardian(0, "own", AT_BONFIRE + place)
    assert s.lines(0)["lit_guardians"] == points


# Fate


@rule("BF-COMP-28", "BF-RUL-55")
def test_the_fate_area_is_a_grid_with_symbols_and_three_marked_cells_by_the_data() -> None:
    text = (files("tryptyk.games.bonfire.components") / "fate.toml").read_text(encoding="utf-8")
    printed = tomllib.loads(text)["area"]
    assert printed["source"] == "reconstructed"
    assert (AREA.rows, AREA.columns) == (printed["rows"], printed["columns"])
    assert AREA.inside.bit_count() == AREA.rows * AREA.columns
    assert AREA.gold and AREA.yellow
    assert AREA.gold & AREA.yellow == 0
    assert AREA.start[0].mask == AREA.start[1].mask
    assert AREA.start[0].mask.bit_count() == 3
    assert AREA.start[0].mask & (AREA.gold | AREA.yellow) == 0, "no bonus on the marked cells"
    marked = [AREA.places[cell] for cell in AREA.start[0].cells]
    assert sorted(marked) == sorted(tuple(cell) for cell in printed["start_cells"])
    assert {AREA.columns + 1 - column for _, column in marked} == {column for _, column in marked}, (
        "in the middle"
    )


@rule("BF-COMP-29")
def test_a_fate_tile_has_three_symbols_and_none_is_yellow() -> None:
    for tile in FATE_TILES.values():
        assert len(tile.symbols) == 3
        assert YELLOW not in tile.symbols
    for way in AREA.inside_placements:
        places = [AREA.places[cell] for cell in way.cells]
        straight = len({row for row, _ in places}) == 1 or len({column for _, column in places}) == 1
        assert straight and len(set(places)) == 3


# Players, points, aids


@rule("BF-COMP-30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_players_changes_tasks_portals_the_end_and_one_task(players: int) -> None:
    figures = PLAYERS[players]
    assert (figures.tasks, figures.corner_tasks, figures.portals, figures.countdown) == {
        2: (2, 2, 3, 7),
        3: (3, 2, 4, 10),
        4: (3, 3, 4, 13),
    }[players]
    g = laid_out(players)
    assert (len(g.path_pile), len(g.gnome_deck), len(g.elders), sum(g.neutral)) == (24, 21, 6, 5)
    for player in g.players:
        assert player.resources == [1] * 6
        assert (len(player.column), len(player.stacks[0]), len(player.stacks[1])) == (7, 5, 5)


@rule("BF-COMP-31")
def test_points_count_at_once_and_have_no_upper_limit() -> None:
    s = Scene().wheel(6).tiles(0, great_bonfire=1).field(7)
    s[0].points[0] = 99
    s.act(0)
    s.choose("wheel", "gb_7")
    assert s[0].gained == 101
    assert ("points", 0, 2) in s.events


@rule("BF-COMP-32")
def test_scoring_cards_and_advice_have_no_part_in_play() -> None:
    assert BOX["box_scoring_card"] == 4
    plain = laid_out(4)
    alike = [tasks for tasks in plain.islands if len({task.colour for task in tasks}) < len(tasks)]
    assert alike, "nobody asked for the layout of a first game"


# Provenance


def test_every_component_says_where_it_is_known_from() -> None:
    assert {entry.source for entry in ENTRIES} == {"rulebook", "public", "reconstructed"}
    sources = {entry.id: entry.source for entry in ENTRIES}
    marks = {entry.id: entry.reconstructed for entry in ENTRIES}
    for island in ISLANDS:
        assert sources[island.id] == "reconstructed"
    for tile in FATE_TILES.values():
        assert sources[tile.id] == "reconstructed"
    for gnome in GNOMES:
        assert "cost" in marks[gnome], "the abilities are in the rulebook, the costs only in pictures"
    for tile_id in PATH_TILES:
        assert marks[tile_id] == ("resource",)
    for task in TASKS:
        assert sources[task] == "reconstructed" or marks[task] == ("points",)


def test_every_component_has_an_id_of_its_own() -> None:
    assert len({entry.id for entry in ENTRIES}) == len(ENTRIES)
    assert set(TASKS) | set(GNOMES) | set(PATH_TILES) | set(ISLAND) <= {entry.id for entry in ENTRIES}


def test_gold_buys_three_specialists_and_no_elder() -> None:
    assert len([card for card in SPECIALISTS.values() if card.cost == GOLD]) == 3
    assert not [card for card in ELDERS.values() if card.cost == GOLD]
