"""Using the Great Bonfire (BF-GB)."""

from __future__ import annotations

import pytest

from tests.bonfire.scene import Scene
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import BOARDS, FIELDS, PORTALS
from tryptyk.games.bonfire.components.printed import POSITIONS

ALL = [field.id for field in FIELDS]
NOTCHES = [PORTALS[kind] for kind in BOARDS["city_1"].notches[1:]]
"""Of the first seat's board, from the left."""
LAST = NOTCHES[-1]
PAIRS = [("rewards", "tile", "good"), ("rewards", "tile", "portal"), ("rewards", "good", "portal")]


def offered(s: Scene) -> list[str]:
    return [str(option[1]) for option in s.verbs("wheel")]


def used(s: Scene) -> Scene:
    """One tile, and the figure one field before the third."""
    return s.wheel(2).tiles(0, great_bonfire=1)


def filled(s: Scene, seat: int = 0) -> list[int]:
    return [place for place in POSITIONS if s[seat].portals >> place & 1]


# Turning it


@rule("BF-GB-01", "BF-DEC-22")
@pytest.mark.parametrize("field", ALL)
def test_the_very_first_use_turns_to_any_field_for_one_tile(field: str) -> None:
    s = Scene().tiles(0, great_bonfire=1).field(ALL.index(field) + 1).act(0)
    assert offered(s) == ALL
    s.choose("wheel", field)
    assert FIELDS[s.g.wheel - 1].id == field
    assert ("pay", 0, "great_bonfire") in s.events


@rule("BF-GB-01", "BF-RUL-27")
def test_the_first_use_is_one_for_the_whole_table() -> None:
    s = Scene().tiles(0, great_bonfire=1).tiles(1, great_bonfire=1).field(5).act(0)
    s.choose("wheel", "gb_5")
    assert s.decision.seats == (1,)
    assert offered(s) == ["gb_6"]


@rule("BF-RUL-27")
def test_a_use_through_the_high_council_counts_as_the_first() -> None:
    s = Scene().tiles(1, great_bonfire=1).field(5).council(0)
    s.choose("field", "council_great_bonfire")
    s.choose("take_bonus")
    s.choose("wheel", "gb_5")
    assert s.decision.seats == (1,)
    assert offered(s) == ["gb_6"]


@rule("BF-RUL-27")
def test_a_use_by_tom_counts_as_the_first() -> None:
    s = Scene(1, boards=["city_1"]).tom_deck("tom_great_bonfire_1").tiles(0, great_bonfire=1).tom_turn()
    assert s.g.wheel > 0
    assert offered(s) == [FIELDS[s.g.wheel % 7].id]


@rule("BF-GB-02", "BF-GB-03", "BF-GB-04", "BF-RUL-26", "BF-DEC-22")
@pytest.mark.parametrize(
    ("tiles", "fields"),
    [(1, ["gb_7"]), (2, ["gb_1", "gb_7"]), (3, ALL)],
)
def test_one_tile_turns_it_one_field_two_tiles_two_and_three_anywhere(tiles: int, fields: list[str]) -> None:
    s = Scene().tiles(0, great_bonfire=tiles).wheel(6).act(0)
    assert offered(s) == fields


@rule("BF-GB-02", "BF-GB-03", "BF-GB-04", "BF-RUL-26", "BF-DEC-22")
@pytest.mark.parametrize(
    ("field", "price"),
    [("gb_7", 1), ("gb_1", 2), ("gb_2", 3), ("gb_3", 3), ("gb_4", 3), ("gb_5", 3), ("gb_6", 3)],
)
def test_the_price_of_every_field_from_the_present_one(field: str, price: int) -> None:
    s = Scene().tiles(0, great_bonfire=4).wheel(6)
    for number in range(1, 8):
        s.field(number)
    s.act(0)
    s.choose("wheel", field)
    assert ("pay", 0, " ".join(["great_bonfire"] * price)) in s.events
    assert FIELDS[s.g.wheel - 1].id == field, "a full turn to the present one included"


@rule("BF-GB-05")
def test_the_figure_stays_for_whoever_uses_it_next() -> None:
    s = used(Scene()).tiles(1, great_bonfire=1).field(3).act(0)
    s.choose("wheel", "gb_3")
    assert (s.decision.seats, s.g.wheel) == ((1,), 3)
    assert offered(s) == ["gb_4"]


@rule("BF-RUL-61", "BF-SPEC-22")
@pytest.mark.parametrize(
    ("tiles", "fields"),
    [(1, ["gb_1", "gb_7"]), (2, ["gb_1", "gb_2", "gb_7"]), (3, ALL)],
)
def test_a_fire_turner_turns_it_one_field_further(tiles: int, fields: list[str]) -> None:
    s = Scene().gnomes(0, "specialist_fire_turner").tiles(0, great_bonfire=tiles).wheel(6).act(0)
    assert offered(s) == fields


@rule("BF-RUL-61")
def test_a_fire_turner_still_pays_a_tile() -> None:
    s = Scene().gnomes(0, "specialist_fire_turner").tiles(0, path=1).wheel(6).act(0)
    assert offered(s) == []


# The rewards


@rule("BF-GB-06", "BF-GB-07", "BF-GB-08", "BF-GB-09", "BF-GB-11", "BF-EX-15", "BF-DEC-23", "BF-RUL-25")
@pytest.mark.parametrize(
    ("rewards", "held", "portals"),
    [
        (("tile", "good"), {"great_bonfire": 1, "root": 1}, []),
        (("tile", "portal"), {"great_bonfire": 1}, [7]),
        (("good", "portal"), {"root": 1}, [7]),
    ],
)
def test_two_of_three_rewards_are_chosen(
    rewards: tuple[str, str], held: dict[str, int], portals: list[int]
) -> None:
    s = used(Scene()).field(3, "portal_spiral", LAST).act(0)
    s.choose("wheel", "gb_3")
    assert s.options == PAIRS
    s.choose("rewards", *rewards)
    assert s.held(0) == held
    assert filled(s) == portals
    assert len(s.g.fields[2]) == 2 - len(portals)


@rule("BF-GB-07", "BF-GB-08", "BF-RUL-24")
@pytest.mark.parametrize(
    ("field", "held", "points"),
    [
        ("gb_1", {"ship": 1, "shell": 1}, 0),
        ("gb_2", {"gnome": 1, "fruit": 1}, 0),
        ("gb_3", {"great_bonfire": 1, "root": 1}, 0),
        ("gb_4", {"path": 1, "gold": 1}, 0),
        ("gb_5", {"guardian": 1, "flower": 1}, 0),
        ("gb_6", {"any": 1, "herb": 1}, 0),
        ("gb_7", {"task": 1}, 2),
    ],
)
def test_each_field_gives_its_action_tile_and_the_resource_or_points_shown(
    field: str, held: dict[str, int], points: int
) -> None:
    s = Scene().tiles(0, great_bonfire=1).field(ALL.index(field) + 1).act(0)
    s.choose("wheel", field)
    assert s.held(0) == held
    assert s[0].gained == points, "one or the other, and not a choice"


@rule("BF-GB-11", "BF-RUL-25", "BF-RUL-28", "BF-DEC-23")
def test_where_no_portal_fits_the_other_two_are_received_unasked() -> None:
    s = used(Scene()).field(3, *[id for id in NOTCHES if id != LAST][:3]).act(0)
    s.choose("wheel", "gb_3")
    assert s.held(0) == {"great_bonfire": 1, "root": 1}
    assert filled(s) == []
    assert s.decision.seats == (1,)


# Portals


@rule("BF-GB-09", "BF-GB-10", "BF-DEC-24")
def test_notches_are_filled_from_the_right_to_the_left() -> None:
    s = Scene().wheel(2).field(3, *NOTCHES).neutral_gone("common_portals_7")
    for place in reversed(POSITIONS):
        s.wheel(2).tiles(0, great_bonfire=1).act(0)
        s.choose("wheel", "gb_3")
        s.choose("rewards", "tile", "portal")
        assert filled(s) == list(range(place, 8)), "the next notch is never a choice"
        assert len(s.g.fields[2]) == place - 1


@rule("BF-GB-11", "BF-RUL-28")
def test_only_the_kind_of_the_next_notch_fits() -> None:
    s = used(Scene()).portals(0, 7).field(3, LAST, NOTCHES[0], NOTCHES[4]).act(0)
    s.choose("wheel", "gb_3")
    assert s.decision.seats == (1,), "none fits the sixth notch"
    s = used(Scene()).portals(0, 7).field(3, LAST, NOTCHES[5], NOTCHES[5]).act(0)
    s.choose("wheel", "gb_3")
    s.choose("rewards", "good", "portal")
    assert filled(s) == [6, 7]
    assert sorted(s.g.fields[2]) == sorted([PORTALS.index(LAST), PORTALS.index(NOTCHES[5])])


@rule("BF-GB-11")
def test_every_board_asks_for_its_own_order() -> None:
    second = PORTALS[BOARDS["city_2"].notches[7]]
    assert second != LAST
    s = Scene().wheel(2).tiles(1, great_bonfire=1).field(3, LAST).act(1)
    s.choose("wheel", "gb_3")
    assert filled(s, 1) == []
    s = Scene().wheel(2).tiles(1, great_bonfire=1).field(3, second).act(1)
    s.choose("wheel", "gb_3")
    s.choose("rewards", "tile", "portal")
    assert filled(s, 1) == [7]


@rule("BF-GB-12")
def test_a_city_holds_seven_portals_and_fields_are_not_refilled() -> None:
    s = used(Scene()).portals(0, *POSITIONS).neutral_gone("common_portals_7").field(3, *NOTCHES).act(0)
    s.choose("wheel", "gb_3")
    assert s.held(0) == {"great_bonfire": 1, "root": 1}
    s = used(Scene()).field(3, LAST).tiles(1, path=1).act(0)
    s.choose("wheel", "gb_3")
    s.choose("rewards", "tile", "portal")
    assert s.g.fields[2] == ()


@rule("BF-GB-13")
def test_a_portal_may_lie_where_neither_path_tile_nor_bonfire_is() -> None:
    s = used(Scene()).field(3, LAST).act(0)
    assert (s[0].path, s[0].tasks[7]) == ([], None)
    s.choose("wheel", "gb_3")
    s.choose("rewards", "tile", "portal")
    assert filled(s) == [7]


@rule("BF-GB-14")
def test_one_use_gives_one_portal() -> None:
    s = (
        used(Scene())
        .gnomes(0, "specialist_fire_master", "specialist_portal_builder")
        .field(3, *NOTCHES)
        .act(0)
    )
    s.choose("wheel", "gb_3")
    s.choose("all_rewards")
    s.choose("portal", NOTCHES[2])
    assert filled(s) == [3]
    assert s.decision.seats == (1,)


@rule("BF-RUL-65", "BF-SPEC-23", "BF-DEC-23")
def test_a_fire_master_may_receive_all_three_or_two() -> None:
    s = used(Scene()).gnomes(0, "specialist_fire_master").field(3, LAST).act(0)
    s.choose("wheel", "gb_3")
    assert s.options == [*PAIRS, ("all_rewards",)]
    s.choose("all_rewards")
    assert s.held(0) == {"great_bonfire": 1, "root": 1}
    assert filled(s) == [7]


@rule("BF-RUL-65", "BF-SPEC-23")
def test_a_fire_master_masters_the_free_use_of_the_council_too() -> None:
    s = Scene().gnomes(0, "specialist_fire_master").field(3, LAST).council(0)
    s.choose("field", "council_great_bonfire")
    s.choose("take_bonus")
    s.choose("wheel", "gb_3")
    assert ("all_rewards",) in s.options


@rule("BF-RUL-65", "BF-SPEC-23")
def test_without_a_fitting_portal_a_fire_master_has_nothing_to_decide() -> None:
    s = used(Scene()).gnomes(0, "specialist_fire_master").field(3, NOTCHES[0]).act(0)
    s.choose("wheel", "gb_3")
    assert s.held(0) == {"great_bonfire": 1, "root": 1}
    assert s.decision.seats == (1,)


@rule("BF-RUL-65", "BF-SPEC-25", "BF-DEC-24")
def test_a_portal_builder_fills_any_empty_notch_that_fits() -> None:
    s = used(Scene()).gnomes(0, "specialist_portal_builder").portals(0, 7)
    s.field(3, NOTCHES[1], NOTCHES[4], LAST).act(0)
    s.choose("wheel", "gb_3")
    s.choose("rewards", "tile", "portal")
    assert s.options == [("portal", NOTCHES[4]), ("portal", NOTCHES[1])], "the last one is filled"
    s.choose("portal", NOTCHES[1])
    assert filled(s) == [2, 7]


@rule("BF-RUL-65")
def test_without_the_portal_builder_the_next_notch_is_the_rightmost_empty_one() -> None:
    s = used(Scene()).portals(0, 2, 5, 7).field(3, NOTCHES[5], NOTCHES[3]).act(0)
    s.choose("wheel", "gb_3")
    s.choose("rewards", "tile", "portal")
    assert filled(s) == [2, 5, 6, 7]
