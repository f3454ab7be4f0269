"""Reposition: own energies are lifted and placed anew (WC-REORG, WC-AMB-09, WC-DEC-21)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import MONUMENT


def lifting(s: Scene, most: int = 2) -> Scene:
    return s.begin(("lift", 0, most), ("turn", 1))


def spread() -> Scene:
    """Seat 0 has energies in the Pool, on two sections that are open, and on one that is completed."""
    s = Scene().pool(0, "rose").pool(1, "magnet").section("eridonic_gate", 2, (0, "compass"), (1, "magnet"))
    s.section("ship_of_tolinthra", 2, (0, "primal"), None, (0, "magnet"))
    s.section("namarillion_forge", 1, (0, "compass"), (0, "rose"), (0, "rose")).complete(
        "namarillion_forge", 0
    )
    return s.bound(0, "anfirien_beacon", "rose").pillar(0, "economics", "magnet")


@rule("WC-REORG-02", "WC-REORG-04", "WC-REORG-05", "WC-DEC-21")
def test_own_energies_are_taken_from_the_pool_and_from_sections_that_are_not_completed() -> None:
    s = lifting(spread())
    assert s.asked == ("lift", 0)
    assert s.options == [
        ("lift_pool", "rose"),
        ("lift", "eridonic_gate", 1, "compass"),
        ("lift", "ship_of_tolinthra", 1, "primal"),
        ("lift", "ship_of_tolinthra", 3, "magnet"),
        ("lifted",),
    ]


@rule("WC-REORG-01", "WC-DEC-21")
@pytest.mark.parametrize(("tile", "most"), [("basic_action_2", 2), ("upgraded_action_2_top", 4)])
def test_so_many_energies_are_lifted_as_the_action_tile_says(tile: str, most: int) -> None:
    s = Scene().pool(0, "rose rose rose magnet magnet").fill(0, 2, lower="rose")
    if most == 4:
        s.action(0, tile)
    s.act(0)
    s.choose("pay", 2, "rose")
    if s.asked[0] == "use":
        s.choose("reposition", 1, most)
    for _ in range(most):
        assert s.asked == ("lift", 0)
        s.choose("lift_pool", "rose" if ("lift_pool", "rose") in s.options else "magnet")
    assert s.asked == ("place", 0), "no more than that"


@rule("WC-REORG-01", "WC-DEC-21", "WC-AMB-33")
def test_fewer_may_be_lifted_or_none() -> None:
    s = lifting(spread())
    s.choose("lifted")
    assert s.asked == ("choose_turn", 1)
    s = lifting(spread())
    s.choose_all(("lift_pool", "rose"), ("lifted",))
    assert s.decision.about == ("rose",)


@rule("WC-REORG-03", "WC-DEC-18")
def test_they_are_placed_in_the_pool_on_sections_or_on_achievements() -> None:
    s = (
        Scene()
        .in_play("eridonic_gate", "anfirien_beacon")
        .section("eridonic_gate", 2)
        .pool(0, "rose compass")
    )
    s.section("anfirien_beacon", 1).tile(0, 1, "upgraded_tile_3_1")
    lifting(s)
    s.choose_all(("lift_pool", "rose"), ("lifted",))
    assert s.options == [
        ("pool", "rose"),
        ("build", "rose", "eridonic_gate", 3),
        ("achieve", "rose", "printed_monument", "left"),
    ]
    s.choose("achieve", "rose", "printed_monument", "left")
    assert s[0].achieved[0] == 2
    assert s.held(s[0].pool) == "compass"


@rule("WC-REORG-03")
def test_an_energy_that_was_lifted_has_to_be_placed() -> None:
    s = lifting(spread())
    s.choose_all(("lift", "eridonic_gate", 1, "compass"), ("lifted",))
    assert {option[0] for option in s.options} == {"pool", "build"}


@rule("WC-REORG-05")
def test_reposition_leaves_bound_energy_alone_and_binds_none_but_to_achievements() -> None:
    s = spread()
    lifting(s)
    s.choose_all(("lift_pool", "rose"), ("lifted",), ("pool", "rose"))
    assert s.bound_at(0, "anfirien_beacon") == "rose"
    assert s.bound_at(0, "economics") == "magnet"
    assert sum(1 for bag in s[0].bound if bag) == 1


@rule("WC-REORG-06", "WC-AMB-09")
def test_each_energy_is_moved_once() -> None:
    s = lifting(Scene().pool(0, "rose"))
    s.choose_all(("lift_pool", "rose"), ("pool", "rose"))
    assert s.asked == ("choose_turn", 1), "although only one of two was lifted"


@rule("WC-AMB-09")
def test_energies_are_lifted_first_so_that_they_can_change_places() -> None:
    s = (
        Scene()
        .section("eridonic_gate", 2, (0, "compass"), None, None)
        .section("ship_of_tolinthra", 2, None, (0, "primal"), None)
    )
    lifting(s)
    s.choose_all(("lift", "eridonic_gate", 1, "compass"), ("lift", "ship_of_tolinthra", 2, "primal"))
    s.choose_all(("build", "primal", "eridonic_gate", 1), ("build", "compass", "ship_of_tolinthra", 2))
    assert s.on("eridonic_gate") == [(0, "primal"), None, None]
    assert s.on("ship_of_tolinthra") == [None, (0, "compass"), None]


@rule("WC-AMB-09")
def test_a_lifted_energy_may_return_to_its_space() -> None:
    s = lifting(spread())
    s.choose_all(
        ("lift", "eridonic_gate", 1, "compass"), ("lifted",), ("build", "compass", "eridonic_gate", 1)
    )
    assert s.on("eridonic_gate") == [(0, "compass"), (1, "magnet"), None]


@rule("WC-AMB-09", "WC-AMB-43")
def test_requirements_are_checked_at_each_placement() -> None:
    s = (
        Scene()
        .pool(0, "rose magnet")
        .bound(0, "eridonic_gate", "compass")
        .bound(0, "anfirien_beacon", "rose")
    )
    s.achievements(
        "printed_monument", "printed_pillar", "printed_boot", "bound_three_kinds", "three_conduits"
    )
    s.tile(0, 1, "upgraded_tile_3_1")
    lifting(s)
    s.choose_all(("lift_pool", "rose"), ("lift_pool", "magnet"))
    assert ("achieve", "rose", "bound_three_kinds", "left") not in s.options
    s.choose("achieve", "magnet", "printed_monument", "left")
    assert ("achieve", "rose", "bound_three_kinds", "left") in s.options, "the magnet is the third kind"


@rule("WC-REORG-04", "WC-MON-08")
def test_a_section_that_reposition_completes_is_closed_at_once() -> None:
    s = Scene().section("eridonic_gate", 2, (1, "compass"), (1, "magnet")).pool(0, "rose rose")
    lifting(s)
    s.choose_all(("lift_pool", "rose"), ("lift_pool", "rose"), ("build", "rose", "eridonic_gate", 3))
    assert s.g.finishers[MONUMENT["eridonic_gate"]] == 0
    s.choose("pool", "rose")
    lifting(s)
    assert s.options == [("lift_pool", "rose"), ("lifted",)]


@rule("WC-REORG-02")
def test_with_nothing_to_lift_the_action_has_no_effect() -> None:
    s = Scene().fill(0, 2, lower="rose").act(0)
    s.choose("pay", 2, "rose")
    assert s.asked == ("choose_turn", 1)
