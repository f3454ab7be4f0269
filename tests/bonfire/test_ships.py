"""Moving the Ship (BF-SHIP)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import ISLAND, ISLANDS
from tryptyk.games.bonfire.state import HARBOUR

FAR = "island_d4"


def away(start: str, *ways: int) -> list[str]:
    """The islands that are so many waterways from one."""
    return [island.id for island in ISLANDS if island.distances[ISLAND[start].number] in ways]


def destinations(s: Scene) -> list[str]:
    return [str(option[1]) for option in s.verbs("ship")]


# Prices


@rule("BF-SHIP-01", "BF-RUL-16", "BF-DEC-13")
def test_the_first_move_goes_from_the_harbour_to_any_island_for_one_tile() -> None:
    s = Scene().tiles(0, ship=1).act(0)
    assert s[0].ship == HARBOUR
    assert destinations(s) == [island.id for island in ISLANDS]
    s.choose("ship", FAR)
    assert s.island_of(0) == FAR
    assert s.held(0) == {}


@rule("BF-SHIP-01", "BF-RUL-16")
def test_every_ship_has_a_first_move_of_its_own_and_never_comes_back_to_the_harbour() -> None:
    s = Scene().tiles(0, ship=1).tiles(1, ship=1).ship(0, "island_a1").act(0)
    assert destinations(s) == away("island_a1", 1)
    s.choose("ship", "island_a2")
    assert s.decision.seats == (1,)
    assert len(destinations(s)) == 14


@rule("BF-RUL-16")
def test_a_free_move_out_of_the_harbour_uses_the_first_move_up() -> None:
    s = Scene().tiles(1, path=1).council(0)
    s.choose("field", "council_ship")
    s.choose("take_bonus")
    s.choose("ship", "island_a1")
    s.tiles(0, ship=1).act(0)
    assert destinations(s) == away("island_a1", 1)


@rule("BF-SHIP-02", "BF-SHIP-07", "BF-SHIP-08", "BF-EX-06", "BF-DEC-14")
def test_one_tile_takes_the_ship_along_one_waterway_and_the_task_there_is_paid_separately() -> None:
    s = Scene().tiles(0, ship=1, task=1).resources(0, root=1, herb=1).ship(0, "island_b1")
    s.offerings(0, "herb", "shell").island("island_b2", "red_portals_3").act(0)
    s.choose("ship", "island_b2")
    assert s.island_of(0) == "island_b2"
    assert s.options == [("task",), ("nothing",)]
    assert s.held(0) == {"task": 1, "root": 1, "herb": 1}
    s.choose("task")
    s.choose("place", 1)
    assert s.held(0) == {}


@rule("BF-SHIP-03", "BF-SHIP-07", "BF-SHIP-09", "BF-EX-07", "BF-DEC-14")
def test_two_tiles_take_it_along_two_waterways_and_the_island_passed_gives_nothing() -> None:
    s = Scene().tiles(0, ship=2, task=1, guardian=1).resources(0, root=1, herb=1).ship(0, "island_b1")
    s.offerings(0, "herb", "shell").island("island_b2", "red_portals_3").act(0)
    s.choose("ship", "island_b3")
    s.choose("plain", "ship ship")
    assert s.island_of(0) == "island_b3"
    assert s.options == [("retrieve",), ("nothing",)]
    s.choose("retrieve")
    s.pay()
    assert s[0].guardians[2] == 0
    assert s.decision.seats == (1,), "only one such action"


@rule("BF-SHIP-02", "BF-SHIP-03", "BF-SHIP-04", "BF-DEC-13")
@pytest.mark.parametrize(("tiles", "reach"), [(1, (1,)), (2, (1, 2)), (3, range(1, 14))])
def test_the_reach_of_one_two_and_three_tiles(tiles: int, reach: tuple[int, ...]) -> None:
    s = Scene().tiles(0, ship=tiles).ship(0, "island_a1").act(0)
    assert destinations(s) == away("island_a1", *reach)
    assert s.reason("ship", "island_a1") == ("ship-is-there", "BF-RUL-15")


@rule("BF-SHIP-02", "BF-SHIP-03", "BF-SHIP-04", "BF-DEC-13")
@pytest.mark.parametrize(("ways", "price"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_the_price_is_that_of_the_shortest_way(ways: int, price: int) -> None:
    s = Scene().tiles(0, ship=4).ship(0, "island_a1").act(0)
    s.choose("ship", away("island_a1", ways)[0])
    assert s.held(0) == {"ship": 4 - price}


@rule("BF-SHIP-04")
def test_three_tiles_are_too_many_for_who_has_two() -> None:
    s = Scene().tiles(0, ship=2).ship(0, "island_a1").act(0)
    assert s.reason("ship", FAR) == ("need-tiles", "BF-PAY-01", "ship", 3)


@rule("BF-SHIP-05")
def test_a_ship_may_go_back_the_way_it_came() -> None:
    s = Scene().tiles(0, ship=2).tiles(1, path=1).ship(0, "island_a1").act(0)
    s.choose("ship", "island_b1")
    s.act(0)
    assert destinations(s) == away("island_b1", 1)
    assert "island_a1" in destinations(s)


@rule("BF-SHIP-06")
def test_ships_never_block() -> None:
    s = Scene(4).tiles(0, ship=2).ship(0, "island_b1").ship(1, "island_b2").ship(2, "island_b3")
    s.ship(3, "island_b3").act(0)
    assert destinations(s) == away("island_b1", 1, 2)
    s.choose("ship", "island_b3")
    assert [s.island_of(seat) for seat in (0, 2, 3)] == ["island_b3"] * 3


@rule("BF-RUL-15")
def test_a_paid_move_ends_on_another_island_and_a_free_one_may_stay() -> None:
    s = Scene().tiles(0, ship=3).ship(0, "island_b1").act(0)
    assert s.reason("ship", "island_b1") == ("ship-is-there", "BF-RUL-15")
    s = Scene().tiles(0, guardian=1).ship(0, "island_b1").council(0)
    s.choose("field", "council_ship")
    s.choose("take_bonus")
    assert len(s.options) == 14
    s.choose("ship", "island_b1")
    assert s.options == [("retrieve",), ("nothing",)]


# The action of the island


@rule("BF-SHIP-07", "BF-DEC-14")
def test_the_action_of_the_island_is_optional() -> None:
    s = Scene().tiles(0, ship=1, guardian=1).ship(0, "island_b2").act(0)
    s.choose("ship", "island_b1")
    s.choose("nothing")
    assert s.held(0) == {"guardian": 1}
    assert s.decision.seats == (1,)


@rule("BF-SHIP-08", "BF-DEC-14")
def test_an_action_that_cannot_be_paid_in_full_is_not_offered() -> None:
    s = Scene().tiles(0, ship=1, task=1).resources(0, root=1).ship(0, "island_b1")
    s.offerings(0, "herb", "shell").island("island_b2", "red_portals_3").act(0)
    s.choose("ship", "island_b2")
    assert s.decision.seats == (1,), "a Resource is missing"
    s = Scene().tiles(0, ship=1).ship(0, "island_b2").act(0)
    s.choose("ship", "island_b1")
    assert s.decision.seats == (1,), "the Ship tile was spent for the move"


@rule("BF-SHIP-09")
def test_only_the_island_where_the_move_ends_gives_an_action() -> None:
    s = Scene().tiles(0, ship=2, guardian=2).ship(0, "island_a1").act(0)
    s.choose("ship", "island_c1")
    s.choose("plain", "ship ship")
    assert s.decision.about == ("island_c1",)
    s.choose("retrieve")
    assert s[0].guardians == [0, -1, -1, 0, -1], "wood, and not the grey one that was passed"


@rule("BF-SHIP-10")
def test_the_island_action_may_also_be_taken_in_a_later_turn_without_moving() -> None:
    s = Scene().tiles(0, guardian=1).ship(0, "island_b1").act(0)
    assert ("retrieve",) in s.options
    s = Scene().tiles(0, task=1).resources(0, root=1, herb=1).ship(0, "island_b2")
    s.offerings(0, "herb", "shell").island("island_b2", "red_portals_3").act(0)
    assert ("task",) in s.options
    s.choose("task")
    s.choose("place", 1)
    assert s.island_of(0) == "island_b2"


# The Navigator


@rule("BF-RUL-61", "BF-SPEC-21")
@pytest.mark.parametrize(("tiles", "reach"), [(1, (1, 2)), (2, (1, 2, 3)), (3, range(1, 14))])
def test_a_navigator_goes_one_waterway_further(tiles: int, reach: tuple[int, ...]) -> None:
    s = Scene().gnomes(0, "specialist_navigator").tiles(0, ship=tiles).ship(0, "island_a1").act(0)
    assert destinations(s) == away("island_a1", *reach)


@rule("BF-RUL-61", "BF-SPEC-21")
def test_a_navigator_pays_no_less_than_one_tile() -> None:
    s = Scene().gnomes(0, "specialist_navigator").tiles(0, path=1).ship(0, "island_a1").act(0)
    assert destinations(s) == []
    s.tiles(0, ship=2).act(0)
    s.choose("ship", "island_a2")
    assert s.held(0) == {"ship": 1}
