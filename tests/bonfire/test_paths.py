"""Building a path (BF-PATH)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import PATH_TILES
from tryptyk.games.bonfire.components.printed import COLOURS

SHOWN = ("path_blue_flower_1", "path_red_fruit_1", "path_yellow_herb_1", "path_blue_shell_1")
RED = [id for id in PATH_TILES if "red" in id]
BLUE = [id for id in PATH_TILES if "blue" in id]


def shown(s: Scene) -> list[str | None]:
    return [None if tile is None else tile.id for tile in s.g.path_display]


def pile(s: Scene) -> list[str]:
    """Top first."""
    return [tile.id for tile in reversed(s.g.path_pile)]


def built(s: Scene, seat: int = 0) -> list[str]:
    return [tile.id for tile in s[seat].path]


@rule("BF-PATH-01", "BF-PATH-03", "BF-DEC-12")
def test_a_face_up_tile_is_taken_and_its_place_refilled_from_the_pile() -> None:
    s = Scene().tiles(0, path=1).paths(*SHOWN).path_pile("path_red_root_1", "path_red_root_2").act(0)
    s.choose("path")
    assert s.options == [*[("take_path", id) for id in SHOWN], ("draw_path",)]
    s.choose("take_path", "path_red_fruit_1")
    assert built(s) == ["path_red_fruit_1"]
    assert shown(s) == ["path_blue_flower_1", "path_red_root_1", "path_yellow_herb_1", "path_blue_shell_1"]
    assert pile(s) == ["path_red_root_2"]


@rule("BF-PATH-01", "BF-PATH-02", "BF-DEC-12")
def test_the_top_of_the_pile_is_taken_unseen_and_has_to_be_built() -> None:
    s = Scene().tiles(0, path=1).paths(*SHOWN).path_pile("path_red_root_1", "path_red_root_2").act(0)
    s.choose("path")
    s.choose("draw_path")
    assert built(s) == ["path_red_root_1"]
    assert shown(s) == list(SHOWN), "nothing there was taken"
    assert s.decision.seats == (1,), "nothing is asked any more"


@rule("BF-PATH-02")
def test_a_tile_is_joined_to_the_last_one() -> None:
    s = Scene().tiles(0, path=1).path(0, "path_blue_root_1").paths(*SHOWN).act(0)
    s.choose("path")
    s.choose("take_path", "path_yellow_herb_1")
    assert built(s) == ["path_blue_root_1", "path_yellow_herb_1"]
    assert s.table is not None
    assert s.table.view(0).players[0].city.places[2].path == "path_yellow_herb_1", "position 3"


@rule("BF-PATH-03", "BF-RUL-10")
def test_with_an_empty_pile_a_place_stays_empty_and_there_is_no_blind_draw() -> None:
    s = Scene().tiles(0, path=1).paths(*SHOWN).path_pile().act(0)
    s.choose("path")
    assert s.options == [("take_path", id) for id in SHOWN]
    assert s.reason("draw_path") == ("pile-empty", "BF-RUL-10")
    s.choose("take_path", "path_red_fruit_1")
    assert shown(s) == ["path_blue_flower_1", None, "path_yellow_herb_1", "path_blue_shell_1"]


@rule("BF-PATH-04", "BF-PATH-05")
@pytest.mark.parametrize(("before", "price"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_the_first_three_tiles_cost_one_action_tile_and_the_last_three_two(before: int, price: int) -> None:
    s = Scene().tiles(0, path=3).path(0, *BLUE[:before]).paths(*RED[:3]).neutral_gone("common_paths_7").act(0)
    s.choose("path")
    s.choose("take_path", RED[0])
    assert s.held(0) == {"path": 3 - price}
    s = Scene().tiles(0, path=price - 1).path(0, *BLUE[:before]).act(0)
    assert ("path",) not in s.options
    assert s.reason("path") == ("need-tiles", "BF-PAY-01", "path", price)


@rule("BF-PATH-06")
def test_a_city_holds_six_built_path_tiles() -> None:
    s = Scene().tiles(0, path=5).path(0, *BLUE[:6]).act(0)
    assert ("path",) not in s.options
    assert s.reason("path") == ("path-full", "BF-PATH-06", 6)


@rule("BF-PATH-07", "BF-RUL-11", "BF-DEC-11")
def test_four_crystals_of_one_colour_may_be_exchanged_before_a_tile_is_taken() -> None:
    s = Scene().tiles(0, path=1).paths(*RED[:4]).path_pile(*BLUE[:3], "path_yellow_herb_1", BLUE[3]).act(0)
    s.choose("path")
    assert ("exchange_paths",) in s.options
    s.choose("exchange_paths")
    assert s.held(0) == {"path": 1}, "nothing is paid yet"
    assert shown(s) == [*BLUE[:3], "path_yellow_herb_1"]
    assert pile(s)[0] == BLUE[3]
    assert sorted(pile(s)[1:]) == sorted(RED[:4]), "under the pile"
    assert ("exchange_paths",) not in s.options
    s.choose("take_path", BLUE[0])
    assert built(s) == [BLUE[0]]


@rule("BF-PATH-07", "BF-DEC-11")
def test_the_exchange_may_be_left_out() -> None:
    s = Scene().tiles(0, path=1).paths(*RED[:4]).act(0)
    s.choose("path")
    s.choose("take_path", RED[2])
    assert built(s) == [RED[2]]


@rule("BF-PATH-07", "BF-RUL-11")
def test_no_exchange_unless_four_tiles_of_one_colour_lie_open_and_the_pile_has_one() -> None:
    for s in (
        Scene().paths(*RED[:3], BLUE[0]),
        Scene().paths(*RED[:3]),
        Scene().paths(*RED[:4]).path_pile(),
    ):
        s.tiles(0, path=1).act(0)
        s.choose("path")
        assert ("exchange_paths",) not in s.options
        assert s.reason("exchange_paths") == ("crystals-differ", "BF-PATH-07")


@rule("BF-RUL-11", "BF-DEC-11")
def test_the_exchange_is_repeated_while_the_new_four_are_alike() -> None:
    s = Scene().tiles(0, path=1).paths(*RED[:4]).path_pile(*BLUE[:4], *RED[4:6], *BLUE[4:6]).act(0)
    s.choose("path")
    s.choose("exchange_paths")
    assert shown(s) == BLUE[:4]
    s.choose("exchange_paths")
    assert shown(s) == [*RED[4:6], *BLUE[4:6]]


@rule("BF-RUL-11")
def test_with_fewer_than_four_in_the_pile_some_of_the_exchanged_come_back() -> None:
    s = Scene().tiles(0, path=1).paths(*RED[:4]).path_pile(BLUE[0]).act(0)
    s.choose("path")
    s.choose("exchange_paths")
    now = shown(s)
    assert now[0] == BLUE[0]
    assert {tile for tile in now[1:]} < set(RED[:4])
    assert len(pile(s)) == 1


@rule("BF-RUL-11")
def test_where_all_tiles_have_one_colour_the_exchange_is_offered_once() -> None:
    s = Scene().tiles(0, path=1).paths(*RED[:4]).path_pile(*RED[4:9]).act(0)
    s.choose("path")
    s.choose("exchange_paths")
    assert ("exchange_paths",) not in s.options
    assert s.reason("exchange_paths") == ("crystals-alike-everywhere", "BF-RUL-11")


@rule("BF-RUL-11")
def test_the_four_go_under_the_pile_in_random_order() -> None:
    orders = set()
    for seed in range(8):
        s = Scene(seed=seed).tiles(0, path=1).paths(*RED[:4]).path_pile(*BLUE[:4]).act(0)
        s.choose("path")
        s.choose("exchange_paths")
        orders.add(tuple(pile(s)))
    assert len(orders) > 1


@rule("BF-RUL-11")
def test_only_who_can_build_may_exchange() -> None:
    s = Scene().paths(*RED[:4]).tiles(0, path=1).path(0, *BLUE[:3]).act(0)
    assert ("path",) not in s.options


@rule("BF-PATH-08")
def test_a_path_tile_gives_its_resource_to_a_guardian_and_its_crystal_to_a_bonfire() -> None:
    s = Scene().tiles(0, guardian=1).path(0, "path_red_herb_1").guardian(0, "own", 1).act(0)
    s.choose("procession", 1)
    assert s.held(0) == {"herb": 1}
    for task, points in (("red_portals_3", 2), ("blue_path_herb", 0)):
        s = Scene().path(0, "path_red_herb_1").task(0, 2, task, lit=True)
        assert s.lines(0)["crystals"] == points, COLOURS


@rule("BF-PATH-09")
def test_one_action_builds_one_tile() -> None:
    s = Scene().tiles(0, path=6).act(0)
    s.choose("path")
    s.choose("draw_path")
    assert len(built(s)) == 1
    assert s.held(0) == {"path": 5}
    assert s.decision.seats == (1,)
