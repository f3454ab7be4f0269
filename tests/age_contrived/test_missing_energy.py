"""Taking energy from elsewhere while the exhausted pool is empty (WC-MISS, WC-DEC-11)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene, bag
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import MONUMENT
from tryptyk.games.age_contrived.state import NONE
from tryptyk.kernel import Item, Option

FIRST: Item = ("fill", 0, 0b1, 1)
"""Step 4 fills the tile at position 1."""


def everywhere() -> Scene:
    """Energies of seat 0 in every zone, none of them exhausted; the tile at position 1 is empty."""
    s = Scene().exhausted(0, "").fill(0, 2, "compass", "magnet").fill(0, 5, "rose rose", "primal")
    s.track(0, "monument_track", 3, "magnet").track(0, "pillar_track", 4, "rose").pool(0, "compass magnet")
    s.section("eridonic_gate", 2, (0, "compass"), (1, "magnet"))
    s.section("namarillion_forge", 1, (0, "compass"), (0, "rose"), (1, "rose")).complete(
        "namarillion_forge", 1
    )
    s.bound(0, "ship_of_tolinthra", "primal").pillar(0, "economics", "magnet")
    return s.achieved(0, "printed_boot", "rose")


PLACES: list[Option] = [
    ("from_device", 2, "upper", "compass"),
    ("from_device", 2, "lower", "magnet"),
    ("from_device", 5, "upper", "rose"),
    ("from_device", 5, "lower", "primal"),
    ("from_track", "monument_track", "magnet"),
    ("from_track", "pillar_track", "rose"),
    ("from_pool", "compass"),
    ("from_pool", "magnet"),
    ("from_section", "eridonic_gate", 1, "compass"),
    ("from_bound", "ship_of_tolinthra", "primal"),
    ("from_pillar", "economics", "magnet"),
]
"""All that may be taken there."""


def borrowing(s: Scene, item: Item = FIRST) -> Scene:
    s.begin(item, ("turn", 1))
    s.choose("borrow")
    return s


# Where from


@rule(
    *[f"WC-MISS-{n:02}" for n in (1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
    "WC-DEC-11",
)
def test_energy_may_be_taken_from_device_tracks_pool_open_sections_bound_zones_and_pillars() -> None:
    s = everywhere().begin(FIRST, ("turn", 1))
    assert s.options == [("borrow",), ("done",)], "it may be declined"
    s.choose("borrow")
    assert s.asked == ("borrow", 0)
    assert sorted(s.options) == sorted(PLACES), "not the achievement, the completed section or the reserve"


@rule("WC-MISS-03", "WC-MISS-04", "WC-MISS-05", "WC-MISS-06", "WC-MISS-07", "WC-MISS-08", "WC-MISS-09")
@pytest.mark.parametrize("place", PLACES, ids=lambda option: "-".join(map(str, option)))
def test_an_energy_leaves_the_place_it_is_taken_from(place: Option) -> None:
    s = borrowing(everywhere())
    s.choose(*place)
    kind = str(place[-1])
    assert s.options == [("fill", 1, "upper", kind), ("fill", 1, "lower", kind)]
    s.choose("fill", 1, "upper", kind)
    assert s.held(s[0].upper[0]) == kind
    assert s[0].exhausted == 0
    left = everywhere()
    verb, where = place[0], place[1]
    if verb == "from_device":
        row = "upper" if place[2] == "upper" else "lower"
        before, after = getattr(left[0], row)[int(where) - 1], getattr(s[0], row)[int(where) - 1]
        assert before - after == bag(kind)
    elif verb == "from_track":
        assert s[0].tracks == ([0, 4] if where == "monument_track" else [3, 0])
    elif verb == "from_pool":
        assert left[0].pool - s[0].pool == bag(kind)
    elif verb == "from_section":
        assert s.on("eridonic_gate") == [None, (1, "magnet"), None]
    elif verb == "from_bound":
        assert s[0].bound[MONUMENT["ship_of_tolinthra"]] == 0
    else:
        assert s[0].pillars == [NONE] * 6


@rule("WC-MISS-12")
def test_energy_in_the_reserve_is_never_taken() -> None:
    s = Scene().exhausted(0, "").begin(FIRST, ("turn", 1))
    assert s.asked == ("choose_turn", 1), "there is nothing to take"
    assert s[0].reserve == bag("compass compass magnet magnet rose rose primal primal")


@rule("WC-MISS-10")
def test_energy_on_an_achievement_is_never_taken() -> None:
    s = Scene().exhausted(0, "").achieved(0, "printed_boot", "rose").begin(FIRST, ("turn", 1))
    assert s.asked == ("choose_turn", 1)


@rule("WC-MISS-07", "WC-MISS-11", "WC-MISS-16")
def test_energy_on_a_completed_section_or_one_that_a_patron_builds_is_not_taken() -> None:
    tokens = [(0, "compass"), (0, "magnet"), (0, "rose")]
    s = Scene().exhausted(0, "").section("eridonic_gate", 2, *tokens).complete("eridonic_gate", 0)
    s.section("ship_of_tolinthra", 2, (0, "rose")).set(closed=s.g.closed | 1 << MONUMENT["ship_of_tolinthra"])
    s.begin(FIRST, ("turn", 1))
    assert s.asked == ("choose_turn", 1)


@rule("WC-MISS-16")
def test_energies_set_aside_or_lifted_are_in_no_permitted_place() -> None:
    s = Scene().exhausted(0, "")
    s[0].aside = bag("rose")
    s[0].hand = bag("magnet")
    s.begin(FIRST, ("turn", 1))
    assert s.asked == ("choose_turn", 1)


@rule("WC-MISS-01", "WC-ENER-01")
def test_nobody_takes_energies_of_others() -> None:
    s = Scene().exhausted(0, "").pool(1, "rose").fill(1, 1, "rose", "rose").bound(1, "eridonic_gate", "rose")
    s.section("eridonic_gate", 2, (1, "compass")).begin(FIRST, ("turn", 1))
    assert s.asked == ("choose_turn", 1)


# When


@rule("WC-MISS-02", "WC-AMB-07")
def test_one_exhausted_energy_of_whatever_kind_is_enough_to_rule_it_out() -> None:
    s = everywhere().exhausted(0, "primal").begin(FIRST, ("turn", 1))
    assert s.options == [("fill", 1, "upper", "primal"), ("fill", 1, "lower", "primal"), ("done",)]


@rule("WC-MISS-02", "WC-AMB-07", "WC-MUL-02")
def test_nor_is_it_enough_that_no_exhausted_energy_fits() -> None:
    s = Scene(2, characters=["multanec", "rusne"]).unlock(0, 1).pool(0, "magnet")
    s.section("eridonic_gate", 2, (0, "primal"), None, (1, "rose")).exhausted(0, "rose rose")
    s.begin(("multanec_1", 0, MONUMENT["eridonic_gate"]), ("turn", 1))
    assert s.asked == ("choose_turn", 1), "the magnet would fit"


@rule("WC-MISS-13", "WC-AMB-07")
def test_once_the_pool_has_run_dry_the_next_energy_of_the_same_effect_may_come_from_elsewhere() -> None:
    s = everywhere().exhausted(0, "primal").begin(FIRST, ("turn", 1))
    s.choose("fill", 1, "upper", "primal")
    assert s.options == [("borrow",), ("done",)]
    s.choose("borrow")
    s.choose("from_pool", "magnet")
    assert (s.held(s[0].upper[0]), s.held(s[0].lower[0])) == ("primal", "magnet")
    assert s.held(s[0].pool) == "compass"


@rule("WC-MISS-13")
def test_each_energy_may_come_from_another_place() -> None:
    s = borrowing(everywhere().tile(0, 1, "upgraded_tile_1_1"))
    s.choose_all(("from_pool", "magnet"), ("fill", 1, "upper", "magnet"), ("borrow",))
    s.choose_all(("from_bound", "ship_of_tolinthra", "primal"), ("fill", 1, "lower", "primal"), ("borrow",))
    s.choose_all(("from_device", 5, "upper", "rose"), ("fill", 1, "lower", "rose"), ("done",))
    assert (s.held(s[0].upper[0]), s.held(s[0].lower[0])) == ("magnet", "rose primal")


# By which effects


@rule("WC-MISS-14", "WC-EXP-12", "WC-BREF-05", "WC-TRCK-03", "WC-ACQ-12", "WC-MUL-02", "WC-MUL-05")
@pytest.mark.parametrize(
    ("item", "levels"),
    [
        (FIRST, ()),
        (("refill", 0), ()),
        (("track", 0, 0, 1, 0), ()),
        (("contribute", 0), ()),
        (("multanec_1", 0, 0), (1,)),
        (("multanec_3", 0), (1, 2, 3)),
    ],
    ids=lambda value: str(value[0]) if value else "",
)
def test_every_effect_that_takes_from_an_empty_exhausted_pool_may_take_from_elsewhere(
    item: Item, levels: tuple[int, ...]
) -> None:
    s = Scene(2, characters=["multanec", "rusne"]).unlock(0, *levels).exhausted(0, "").pool(0, "rose")
    s.fill(0, 3, "compass").section("eridonic_gate", 2).begin(item, ("turn", 1))
    if item[0] == "refill":
        s.choose("refill", 1)
    s.choose("borrow_pool" if item[0] == "multanec_3" else "borrow")
    if s.asked[0] == "borrow":
        s.choose("from_device", 3, "upper", "compass")
    else:
        assert item[0] in ("contribute", "multanec_3"), "not from the Pool, so there is no choice"
    assert s[0].upper[2] == 0


@rule("WC-MISS-14", "WC-IGN-02")
def test_ignotas_and_the_divine_wind_may_use_it_in_step_four() -> None:
    s = Scene(2, characters=["ignotas", "rusne"], divine_wind=True).unlock(0, 1, 2).exhausted(0, "")
    s.pool(0, "rose magnet").act(0)
    s.choose("convey", "basic_tile_0a")
    s.choose_all(("borrow",), ("from_pool", "rose"), ("fill", 2, "upper", "rose"))
    s.choose_all(("wind",), ("wind_tile", 4), ("wind_tile", 5), ("borrow",), ("fill", 5, "lower", "magnet"))
    assert s.held(s[0].upper[1]) == "rose"
    assert s.held(s[0].lower[4]) == "magnet"


# Not from where it goes


@rule("WC-MISS-15")
def test_it_is_not_taken_from_a_tile_that_is_being_filled() -> None:
    s = (
        Scene()
        .exhausted(0, "")
        .fill(0, 1, "rose")
        .fill(0, 2, "magnet")
        .begin(("fill", 0, 0b11, 1), ("turn", 1))
    )
    assert s.asked == ("choose_turn", 1), "both are filled by the same step"
    s = Scene().exhausted(0, "").fill(0, 1, "rose").fill(0, 2, "magnet").begin(("refill", 0), ("turn", 1))
    s.choose("refill", 1)
    s.choose("borrow")
    assert s[0].upper[1] == 0, "the only one that could be taken"
    assert s.held(s[0].lower[0]) == "magnet"


@rule("WC-MISS-15")
def test_it_is_not_taken_from_the_pool_for_the_pool() -> None:
    s = Scene().exhausted(1, "").pool(1, "rose").begin(("contribute", 1), ("turn", 0))
    assert s.asked == ("choose_turn", 0)
    s = Scene().exhausted(1, "").pool(1, "rose").fill(1, 1, "magnet").begin(("contribute", 1), ("turn", 0))
    s.choose("borrow")
    assert s.held(s[1].pool) == "magnet rose"


@rule("WC-MISS-15")
def test_it_is_not_taken_from_a_section_for_the_same_section() -> None:
    s = Scene(2, characters=["multanec", "rusne"]).unlock(0, 1).exhausted(0, "")
    s.section("eridonic_gate", 2, (0, "primal")).section("ship_of_tolinthra", 2, (0, "rose"))
    s.begin(("multanec_1", 0, MONUMENT["eridonic_gate"]), ("turn", 1))
    s.choose("borrow")
    assert s.on("ship_of_tolinthra") == [None, None, None], "the only one that could be taken"
    assert s.on("eridonic_gate") == [(0, "primal"), None, (0, "rose")]


@rule("WC-MISS-15", "WC-WIND-03")
def test_the_tiles_of_step_four_and_of_the_divine_wind_are_filled_by_one_and_the_same_step() -> None:
    s = Scene(2, divine_wind=True).exhausted(0, "rose").act(0)
    s.choose("convey", "basic_tile_0a")
    s.choose("fill", 1, "upper", "rose")
    s.choose_all(("wind",), ("wind_tile", 4), ("wind_tile", 5))
    assert s.asked == ("choose_turn", 1), "nothing is moved from one to another"
    assert s.held(s[0].upper[0]) == "rose"


@rule("WC-MISS-15", "WC-MISS-03", "WC-WIND-03")
def test_what_was_taken_from_a_tile_before_the_divine_wind_came_to_it_stays_taken() -> None:
    s = Scene(2, divine_wind=True).exhausted(0, "").fill(0, 3, "rose magnet").act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("borrow",), ("from_device", 4, "upper", "rose"))
    s.choose("fill", 1, "upper", "rose")
    s.choose_all(("wind",), ("wind_tile", 3), ("wind_tile", 4))
    assert s.asked == ("choose_turn", 1), "from then on it lends nothing"
    assert (s.row(0, 1), s.row(0, 4)) == (("rose", ""), ("magnet", ""))


# Afterwards


@rule("WC-MISS-01", "WC-ACHV-07", "WC-AMB-08", "WC-MUL-05")
def test_an_energy_that_meets_a_requirement_where_it_is_cannot_be_taken_for_that_achievement() -> None:
    s = Scene(2, characters=["multanec", "rusne"]).unlock(0, 1, 3).exhausted(0, "")
    printed = ("printed_monument", "printed_pillar", "printed_boot")
    s.achievements(*printed, "bound_three_in_region", "three_conduits")
    s.bound(0, "eridonic_gate", "rose magnet").pillar(0, "engineering", "compass").begin(("multanec_3", 0))
    assert s.options == [("borrow_pool",), ("no",)], "two are not three"
    s.bound(0, "anfirien_beacon", "rose").pillar(0, "economics", "magnet").begin(("multanec_3", 0))
    s.choose("borrow_achievement")
    assert s.options == [("from_pillar", "economics", "magnet"), ("from_bound", "anfirien_beacon", "rose")]
    s.choose("from_bound", "anfirien_beacon", "rose")
    assert s[0].achieved[3] == 2, "the rose on the left space"


@rule("WC-AMB-08")
def test_bound_energy_that_is_taken_is_no_longer_bound_but_what_it_brought_is_kept() -> None:
    s = Scene().exhausted(0, "").bound(0, "eridonic_gate", "rose rose").patron(0, "eridonic_gate")
    s.pillar(0, "engineering", "magnet").achievements(
        "printed_boot", "printed_pillar", "printed_monument", "bound_three_in_region", "bound_three_kinds"
    )
    s.achieved(0, "bound_three_in_region", "compass")
    borrowing(s)
    s.choose("from_bound", "eridonic_gate", "rose")
    s.choose("fill", 1, "upper", "rose")
    assert s.held(s[0].bound[0]) == "rose"
    assert s[0].patron == 0
    assert s.g.achievements[3].id == "bound_three_in_region"
    assert s[0].achieved[3] == 0, "the compass on the left space"


@rule("WC-AMB-08")
def test_the_space_of_a_pillar_is_open_again_when_its_energy_is_taken() -> None:
    s = Scene().exhausted(0, "").pillar(0, "institutions", "magnet").track(1, "pillar_track", 4, "rose")
    s.begin(FIRST, ("track", 1, 1, 1, 0), ("turn", 1))
    s.choose("borrow")
    s.choose("fill", 1, "lower", "magnet")
    assert ("bind_pillar", "institutions") in s.options
