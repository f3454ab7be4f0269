"""Setting the table: the board and the players (BF-SETM, BF-SETP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.bonfire.scene import Scene, laid_out
from tests.playing import answer
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import (
    AREA,
    BOARDS,
    COLOUR_IDS,
    FATE_TILES,
    FIELDS,
    ISLAND,
    ISLANDS,
    OFFERINGS,
    PATH_TILES,
    PORTALS,
    SPECIALISTS,
    TASK_ISLANDS,
    TASKS,
)
from tryptyk.games.bonfire.components.printed import ACTION_TILES, COLOURS, FateTile
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.invariants import check
from tryptyk.games.bonfire.rules.fate import FIRST_FATE
from tryptyk.games.bonfire.setup import _deal_unlike
from tryptyk.games.bonfire.state import HARBOUR, START, State
from tryptyk.kernel import InvalidSetup, Rng, Table

SEEDS = range(1, 9)


def dealt(g: State) -> list[str]:
    return [task.id for tasks in g.islands for task in tasks]


def on_islands(g: State) -> list[int]:
    return [len(g.islands[island.number]) for island in TASK_ISLANDS]


# The board


@rule("BF-SETM-01")
def test_tasks_are_shuffled_and_dealt_to_the_task_islands_only() -> None:
    first, second = laid_out(4, seed=1), laid_out(4, seed=2)
    assert sorted(set(dealt(first))) == sorted(dealt(first)), "each once"
    assert dealt(first) != dealt(second)
    for island in ISLANDS:
        assert bool(first.islands[island.number]) == (island.resource >= 0)
    view = Table.new(GAME, 4, 1).view(3)
    assert sum(len(island.tasks) for island in view.islands) == 30, "all of them visible"


@rule("BF-SETM-02", "BF-SETM-04", "BF-SETM-05", "BF-SETM-11", "BF-SETM-12", "BF-EX-19")
@pytest.mark.parametrize(
    ("players", "corner", "other", "tasks", "portals"),
    [(1, 2, 2, 20, 3), (2, 2, 2, 20, 3), (3, 2, 3, 26, 4), (4, 3, 3, 30, 4)],
)
def test_tasks_and_portals_by_number_of_players(
    players: int, corner: int, other: int, tasks: int, portals: int
) -> None:
    g = laid_out(players)
    for island in TASK_ISLANDS:
        assert len(g.islands[island.number]) == (corner if island.corner else other)
    assert sum(on_islands(g)) == tasks
    assert [len(there) for there in g.fields] == [portals] * 7
    kinds = Counter(kind for there in g.fields for kind in there)
    assert kinds == dict.fromkeys(range(len(PORTALS)), portals), "as many of each kind"
    check(g)


@rule("BF-SETM-03")
@pytest.mark.parametrize(("players", "used"), [(1, False), (2, False), (3, True), (4, True)])
def test_three_offerings_on_one_island_is_a_task_for_three_and_four_players(players: int, used: bool) -> None:
    found = any("yellow_offerings_3_one_island" in dealt(laid_out(players, seed)) for seed in range(40))
    assert found == used


@rule("BF-SETM-06")
def test_tasks_that_are_not_dealt_leave_the_game_and_islands_are_not_refilled() -> None:
    s = Scene().ship(0, "island_a1").tiles(0, task=1).resources(0, flower=2).offerings(0, "flower", "flower")
    s.island("island_a1", "red_portals_3").act(0)
    s.choose("task")
    s.choose("offer", "flower", 0)
    s.choose("place", 1)
    assert s.g.islands[ISLAND["island_a1"].number] == ()
    assert s.decision.seats == (1,)


@rule("BF-SETM-07", "BF-DEC-03")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_layout_of_a_first_game_has_different_colours_on_every_island(players: int, seed: int) -> None:
    g = laid_out(players, seed, first_game=True)
    for tasks in g.islands:
        assert len({task.colour for task in tasks}) == len(tasks)
    check(g)


@rule("BF-SETM-07", "BF-DEC-03")
def test_the_layout_of_a_first_game_is_an_option_and_what_an_island_lacks_is_chance() -> None:
    assert any(len({task.colour for task in tasks}) < len(tasks) for tasks in laid_out(4).islands)
    lacking = set()
    for seed in SEEDS:
        for tasks in laid_out(2, seed, first_game=True).islands:
            if tasks:
                lacking.add(min({0, 1, 2} - {task.colour for task in tasks}))
    assert lacking == {0, 1, 2}
    with pytest.raises(InvalidSetup):
        laid_out(1, first_game=True)


@rule("BF-SETM-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_guardians_stand_on_each_island_of_their_colour(players: int) -> None:
    view = Table.new(GAME, players, 1).view(0)
    standing = {island.island: island.guardians for island in view.islands if island.guardians}
    assert standing == {island.id: 4 for island in ISLANDS if island.guardian}


@rule("BF-SETM-09")
def test_the_countdown_begins_with_five_and_ends_with_one() -> None:
    s = Scene().novices_in_all(6).council(0)
    assert s.g.stack == -1, "not yet"
    s.choose("field", "council_gold_and_yellow")
    s.choose("pass")
    while not s.over:
        assert s.decision.seats == (0,)
        s.choose("fate", "top") if s.decision.kind == "act" else s.choose(*s.options[-1])
    assert [event[1] for event in s.events if event[0] == "countdown-tile"] == [5, 4, 3, 2, 1]


@rule("BF-SETM-10")
def test_all_six_elders_lie_open() -> None:
    view = Table.new(GAME, 2, 1).view(0)
    assert view.elders == [
        "elder_paths",
        "elder_fate",
        "elder_portals",
        "elder_tasks",
        "elder_guardians",
        "elder_gnomes",
    ]


@rule("BF-SETM-12")
def test_portals_are_shuffled() -> None:
    assert laid_out(4, seed=1).fields != laid_out(4, seed=2).fields
    assert [sorted(there) for there in laid_out(4, seed=1).fields] != [list(range(4))] * 7


@rule("BF-SETM-13")
def test_the_first_use_of_the_great_bonfire_may_choose_any_field() -> None:
    assert laid_out().wheel == 0
    s = Scene().tiles(0, great_bonfire=1).act(0)
    assert s.verbs("wheel") == [("wheel", field.id) for field in FIELDS]


@rule("BF-SETM-14", "BF-RUL-10")
def test_path_tiles_are_shuffled_into_one_pile_and_four_are_laid_out() -> None:
    g = laid_out()
    shown = [tile.id for tile in g.path_display if tile is not None]
    assert (len(shown), len(g.path_pile)) == (4, 24)
    assert sorted(shown + [tile.id for tile in g.path_pile]) == sorted(PATH_TILES)
    assert g.path_pile != laid_out(seed=2).path_pile
    assert Table.new(GAME, 2, 1).view(0).path_pile == 24, "face down"


@rule("BF-SETM-15")
def test_specialists_are_shuffled_into_a_deck_and_six_are_laid_out() -> None:
    g = laid_out()
    shown = [card.id for card in g.specialists if card is not None]
    assert (len(shown), len(g.gnome_deck)) == (6, 21)
    assert sorted(shown + [card.id for card in g.gnome_deck]) == sorted(SPECIALISTS)
    assert g.specialists != laid_out(seed=2).specialists
    assert Table.new(GAME, 2, 1).view(0).gnome_deck == 21, "face down"


@rule("BF-SETM-16")
def test_a_neutral_novice_stands_on_every_common_task() -> None:
    assert [common.novice for common in Table.new(GAME, 3, 1).view(0).common] == [True] * 5


@rule("BF-SETM-17", "BF-DEC-02")
def test_every_player_has_a_colour_no_points_and_a_ship_in_the_harbour() -> None:
    g = laid_out(3, colours=["green", "random", "red"])
    assert (g.players[0].colour, g.players[2].colour) == ("green", "red")
    assert g.players[1].colour in {"blue", "orange"}
    for player in g.players:
        assert player.gained == 0
        assert player.ship == HARBOUR
    with pytest.raises(InvalidSetup, match="Every colour can be played by one player only"):
        laid_out(2, colours=["red", "red"])
    with pytest.raises(InvalidSetup, match="There is no colour 'black'"):
        laid_out(2, colours=["black", "red"])


@rule("BF-SETM-18")
def test_the_high_council_is_empty() -> None:
    assert laid_out(4).council == [()] * 8


# The players


@rule("BF-SETP-01", "BF-RUL-53", "BF-DEC-02")
def test_no_board_is_used_twice_and_who_does_not_care_gets_one_by_chance() -> None:
    for seed in SEEDS:
        g = laid_out(4, seed)
        assert sorted(player.board.id for player in g.players) == sorted(BOARDS)
        assert sorted(player.colour for player in g.players) == sorted(COLOUR_IDS)
    assert len({laid_out(2, seed).players[0].board.id for seed in range(20)}) == 4
    g = laid_out(2, boards=["city_3", "city_1"])
    assert [player.board.id for player in g.players] == ["city_3", "city_1"]
    with pytest.raises(InvalidSetup, match="Every board can be played by one player only"):
        laid_out(2, boards=["city_3", "city_3"])


@rule("BF-RUL-53")
def test_boards_differ_only_in_their_notches() -> None:
    one = laid_out(2, boards=["city_1", "city_2"])
    other = laid_out(2, boards=["city_3", "city_4"])
    for a, b in zip(one.players, other.players, strict=True):
        assert a.board.notches != b.board.notches
        assert (len(a.tasks), a.portals, a.path, a.resources) == (
            len(b.tasks),
            b.portals,
            b.path,
            b.resources,
        )


@rule("BF-SETP-02")
def test_the_own_guardian_stands_on_the_start_area() -> None:
    view = Table.new(GAME, 2, 1).view(0)
    assert [player.city.start for player in view.players] == [["own"], ["own"]]
    assert laid_out().players[0].guardians[0] == START


@rule("BF-SETP-03")
def test_seven_novices_wait_beside_seven_places() -> None:
    s = Scene().resources(0, flower=3)
    for place, id in enumerate(list(TASKS)[:6], start=1):
        s.task(0, place, id, lit=True)
    s.task(0, 7, "red_three_flower").neutral_gone("common_tasks_7").act(0)
    s.choose("ignite", "red_three_flower")
    assert s.decision.kind == "council", "the seventh still has one"
    s.choose("field", "council_gold_and_yellow")
    assert s[0].bonfires == 7


@rule("BF-SETP-04", "BF-SETP-05")
def test_the_starting_player_is_drawn_and_takes_the_first_turn() -> None:
    for players in (2, 3, 4):
        assert {laid_out(players, seed).starting for seed in range(40)} == set(range(players))
    for seed in SEEDS:
        table = Table.new(GAME, 3, seed)
        assert table.decision is not None
        assert table.decision.seats == (table.state.starting,)


@rule("BF-SETP-06")
def test_offerings_form_two_stacks_of_five_with_the_top_one_open() -> None:
    g = laid_out()
    for player in g.players:
        assert [len(stack) for stack in player.stacks] == [5, 5]
        assert sorted(player.stacks[0] + player.stacks[1]) == sorted(OFFERINGS)
    assert g.players[0].stacks != laid_out(seed=2).players[0].stacks
    view = Table.new(GAME, 2, 1).view(1).players[0]
    assert (view.stacks, len(view.offerings)) == ([5, 5], 2)


@rule("BF-SETP-07")
def test_seven_fate_tiles_form_a_column_and_the_eighth_is_kept_apart() -> None:
    g = laid_out()
    for player in g.players:
        assert player.apart is not None
        assert len(player.column) == 7
        assert sorted(tile.id for tile in [*player.column, player.apart]) == sorted(FATE_TILES)
    assert len({laid_out(2, seed).players[0].apart for seed in range(60)}) == 8, "any of them"


def first_turn(**setup: Any) -> Scene:
    """Before the first Fate Tile: fate_1 is kept apart, fate_2 in the middle of the column."""
    s = Scene(2, **setup)
    column = ["fate_3", "fate_4", "fate_5", "fate_2", "fate_6", "fate_7", "fate_8"]
    for seat in (0, 1):
        s.no_fate(seat).column(seat, *column)
        s[seat].apart = FATE_TILES["fate_1"]
        s.tiles(seat).resources(seat, flower=1, fruit=1, herb=1, shell=1, root=1, gold=1)
    return s


def ids(tiles: list[FateTile]) -> list[str]:
    """Top first."""
    return [tile.id for tile in reversed(tiles)]


@rule("BF-SETP-08", "BF-SETP-10", "BF-DEC-04", "BF-DEC-46", "BF-RUL-14")
def test_before_the_first_turn_the_tile_kept_apart_or_the_middle_one_is_chosen_and_its_direction() -> None:
    s = first_turn().turn(0)
    assert s.decision.kind == FIRST_FATE
    directions = [way.direction for way in AREA.start]
    assert s.options == [("begin", id, direction) for id in ("fate_1", "fate_2") for direction in directions]
    s.choose("begin", "fate_1", directions[0])
    assert s[0].apart is None
    assert ids(s[0].column) == ["fate_3", "fate_4", "fate_5", "fate_2", "fate_6", "fate_7", "fate_8"]
    assert s[0].covered == AREA.start[0].mask
    assert s.decision.kind == "act"


@rule("BF-SETP-10", "BF-RUL-14")
def test_the_first_tile_lies_on_the_marked_cells_the_way_its_owner_likes() -> None:
    for way in AREA.start:
        s = first_turn().turn(0)
        s.choose("begin", "fate_1", way.direction)
        for symbol, cell in zip(FATE_TILES["fate_1"].symbols, way.cells, strict=True):
            assert s[0].fate[symbol] == 1 << cell
    assert AREA.start[0].cells == AREA.start[1].cells[::-1]


@rule(
    "BF-SETP-08",
    "BF-SETP-09",
    "BF-SETP-10",
    "BF-SETP-11",
    "BF-SETP-12",
    "BF-RUL-13",
    "BF-EX-20",
)
def test_an_exchange_puts_the_tile_kept_apart_into_the_middle_of_the_column() -> None:
    s = first_turn().turn(0)
    s.choose("begin", "fate_2", AREA.start[0].direction)
    assert ids(s[0].column) == ["fate_3", "fate_4", "fate_5", "fate_1", "fate_6", "fate_7", "fate_8"]
    assert s[0].covered == AREA.start[0].mask
    three = {ACTION_TILES[symbol]: 1 for symbol in FATE_TILES["fate_2"].symbols}
    resources = {"flower": 1, "fruit": 1, "herb": 1, "shell": 1, "root": 1, "gold": 1}
    assert s.held(0) == {**three, "any": 2, **resources}, "five Action Tiles, six Resources, no bonus"


@rule("BF-SETP-11", "BF-SETP-12")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_with_a_resource_of_each_kind_and_five_action_tiles(players: int) -> None:
    table = Table.new(GAME, players, 5)
    for player in table.state.players:
        assert player.resources == [1] * 6
    seat = table.state.starting
    assert table.decision is not None
    answer(table, table.decision.options[0])
    assert sum(table.state.players[seat].tiles) == 5
    assert table.state.players[seat].tiles[ACTION_TILES.index("any")] == 2


@rule("BF-RUL-12", "BF-DEC-04")
def test_each_player_chooses_immediately_before_the_own_first_turn() -> None:
    s = first_turn().turn(0)
    s.choose("begin", "fate_1", AREA.start[0].direction)
    assert s[1].apart is not None
    s.choose("path")
    s.pay()
    s.choose("draw_path")
    while s.decision.seats == (0,):
        s.pay()
    assert len(s[0].path) == 1, "the first player's turn has been seen"
    assert (s.decision.kind, s.decision.seats) == (FIRST_FATE, (1,))


@rule("BF-RUL-12")
def test_the_fate_column_and_all_supplies_lie_open() -> None:
    s = first_turn().turn(0)
    assert s.table is not None
    view = s.table.view(1).players[0]
    assert (view.apart, view.column[0], view.column[-1]) == ("fate_1", "fate_3", "fate_8")
    assert view.resources["gold"] == 1
    assert view.tiles["any"] == 0


@rule("BF-SETP-13")
def test_nobody_owns_a_task_a_path_tile_a_portal_or_a_gnome_at_the_start() -> None:
    for player in laid_out(4).players:
        assert player.tasks == [None] * 8
        assert (player.path, player.portals, player.gnomes, player.lit) == ([], 0, [], 0)


# Solo


@rule("BF-DEC-01")
def test_a_single_player_may_take_up_the_challenge() -> None:
    plain, challenge = laid_out(1), laid_out(1, challenge=True, handicap=-10)
    assert plain.players[0].gained == 0
    assert challenge.players[0].gained == 10
    with pytest.raises(InvalidSetup):
        laid_out(2, challenge=True)


@rule("BF-RUL-66")
def test_every_layout_that_fits_is_as_likely_as_any_other() -> None:
    """Two of three kinds each, two on each of three places: 48 ways, each about 200 times."""
    kinds = [0, 0, 1, 1, 2, 2]
    found = Counter(
        tuple(tuple(sorted(there)) for there in _deal_unlike(kinds, 2, Rng(seed))) for seed in range(9_600)
    )
    assert len(found) == 48
    assert 130 < min(found.values()) < max(found.values()) < 280


@rule("BF-RUL-66")
@pytest.mark.parametrize("seed", SEEDS)
def test_solo_layouts_are_dealt_until_they_fit(seed: int) -> None:
    g = laid_out(1, seed)
    pairs = [
        tuple(sorted(COLOURS[task.colour] for task in g.islands[island.number])) for island in TASK_ISLANDS
    ]
    assert Counter(pairs) == {("blue", "red"): 4, ("blue", "yellow"): 3, ("red", "yellow"): 3}
    for there in g.fields:
        assert len(set(there)) == len(there) == 3
    check(g)
