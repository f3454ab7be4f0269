"""Achievements: who may bind what where (WC-ACHV, WC-AMB-43, 44)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.age_contrived.scene import Scene, bag
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import ACHIEVEMENTS
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.games.age_contrived.rules.achievements import bound_bag, meets, progress
from tryptyk.kernel import Option

PRINTED = ("printed_monument", "printed_pillar", "printed_boot")


def scene(players: int = 3, tile: str = "three_conduits") -> Scene:
    """The three printed achievements, the one that is looked at, and one that nobody meets."""
    other = "three_upgraded_actions" if tile != "three_upgraded_actions" else "bound_three_kinds"
    return Scene(players).achievements(*PRINTED, tile, other)


def with_conduits(s: Scene, *seats: int) -> Scene:
    """These meet the requirement of three conduits."""
    for seat in seats:
        s.conduit(seat, 1, "boot").conduit(seat, 2, "boot").conduit(seat, 3, "boot")
    return s


def placing(s: Scene, energies: str, seat: int = 0) -> Scene:
    s[seat].hand = bag(energies)
    return s.begin(("place", seat, 0), ("turn", 1))


def offered(s: Scene) -> list[Option]:
    return s.verbs("achieve")


# Binding


@rule("WC-ACHV-01", "WC-ACHV-10", "WC-COMP-44", "WC-DEC-18")
@pytest.mark.parametrize("kind", KINDS)
def test_any_energy_goes_on_either_open_space_of_an_achievement_that_is_met(kind: str) -> None:
    s = placing(with_conduits(scene(), 0), kind)
    assert offered(s) == [
        ("achieve", kind, "three_conduits", "left"),
        ("achieve", kind, "three_conduits", "right"),
    ]
    s.choose("achieve", kind, "three_conduits", "right")
    assert s[0].achieved[3] == 4 + KINDS.index(kind)


@rule("WC-ACHV-01")
def test_a_deploy_a_reposition_and_a_compass_can_do_it() -> None:
    s = with_conduits(scene(), 0).fill(0, 3, "rose", "rose").act(0)
    s.choose_all(("pay", 3, "rose"), ("deploy", 1, 3))
    assert len(offered(s)) == 2
    s = with_conduits(scene(), 0).pool(0, "rose").begin(("lift", 0, 2), ("turn", 1))
    s.choose("lift_pool", "rose")
    assert len(offered(s)) == 2
    s = with_conduits(scene(), 0).section("eridonic_gate", 2, (0, "compass"), (1, "magnet"), (1, "rose"))
    s.complete("eridonic_gate", 1).end(1)
    s.choose_all(("energy", "magnet"), ("activate", "compass", 1, "compass"))
    assert len(offered(s)) == 2


@rule("WC-ACHV-06")
def test_meeting_a_requirement_does_nothing_by_itself() -> None:
    s = scene().conduit(0, 1, "boot").conduit(0, 2, "boot").begin(("conduit", 0))
    s.choose("conduit", "boot", 3)
    assert meets(s[0], ACHIEVEMENTS["three_conduits"])
    assert s.asked == ("choose_turn", 0)
    assert s[0].achieved == [-1] * 5


@rule("WC-ACHV-01")
def test_a_space_that_is_taken_is_not_on_offer() -> None:
    s = placing(with_conduits(scene(), 0).achieved(1, "three_conduits", "rose", "left"), "rose")
    assert offered(s) == [("achieve", "rose", "three_conduits", "right")]
    assert s.reason("achieve", "rose", "three_conduits", "left") == ("space-taken", "WC-ACHV-01")
    s = (
        with_conduits(scene(), 0)
        .achieved(1, "three_conduits", "rose")
        .achieved(2, "three_conduits", "rose", "right")
    )
    assert offered(placing(s, "rose")) == []


@rule("WC-ACHV-02", "WC-MISS-10", "WC-REORG-05")
def test_the_energy_is_bound_and_stays() -> None:
    s = placing(with_conduits(scene(), 0), "rose")
    s.choose("achieve", "rose", "three_conduits", "left")
    assert s.held(bound_bag(s[0])) == "rose"
    s.exhausted(0, "").begin(("lift", 0, 2), ("refill", 0), ("turn", 1))
    assert s.asked == ("choose_turn", 1), "no way to take it back"


@rule("WC-ACHV-03")
def test_nobody_binds_twice_to_one_achievement() -> None:
    s = placing(with_conduits(scene(), 0).achieved(0, "three_conduits", "magnet"), "rose")
    assert offered(s) == []
    assert s.reason("achieve", "rose", "three_conduits", "right") == ("achieved-already", "WC-ACHV-03")


@rule("WC-ACHV-04")
def test_each_kind_is_bound_once_across_all_achievements() -> None:
    s = placing(with_conduits(scene(), 0).achieved(0, "printed_boot", "rose"), "rose magnet")
    assert {option[1] for option in offered(s)} == {"magnet"}
    assert s.reason("achieve", "rose", "three_conduits", "left") == ("kind-used", "WC-ACHV-04", "rose")


@rule("WC-ACHV-05")
def test_so_nobody_holds_more_than_four_achievements() -> None:
    s = with_conduits(scene(), 0)
    for achievement, kind in zip((*PRINTED, "three_upgraded_actions"), KINDS, strict=True):
        s.achieved(0, achievement, kind)
    for kind in KINDS:
        assert offered(placing(s, kind)) == []


@rule("WC-ACHV-07", "WC-DEPL-05")
def test_the_requirement_has_to_be_met_at_the_moment_of_binding() -> None:
    s = placing(scene().conduit(0, 1, "boot").conduit(0, 2, "boot"), "rose")
    assert offered(s) == []
    assert s.reason("achieve", "rose", "three_conduits", "left") == (
        "requirement-not-met",
        "WC-ACHV-07",
        3,
        2,
    )


@rule("WC-ACHV-08")
def test_an_achievement_is_kept_when_its_requirement_is_met_no_more() -> None:
    s = Scene().tile(0, 2, "upgraded_tile_3_1").achieved(0, "printed_monument", "rose").pool(0, "magnet")
    s.pool_tiles("upgraded_tile_1_1").begin(("claim", 0, 2, 0, 0), ("turn", 1))
    s.choose("replace", "upgraded_tile_3_1", 2)
    assert not meets(s[0], ACHIEVEMENTS["printed_monument"])
    assert s[0].achieved[0] == KINDS.index("rose")
    assert s.lines(0)["achievements_left"] == 2


@rule("WC-ACHV-09", "WC-AMB-04")
@pytest.mark.parametrize(
    ("players", "spaces"), [(2, ["left"]), (3, ["left", "right"]), (5, ["left", "right"])]
)
def test_the_right_space_is_open_with_three_or_more_players(players: int, spaces: list[str]) -> None:
    s = placing(with_conduits(scene(players), 0), "rose")
    assert offered(s) == [("achieve", "rose", "three_conduits", space) for space in spaces]


@rule("WC-ACHV-09")
def test_with_two_players_one_of_them_gets_an_achievement() -> None:
    s = placing(with_conduits(scene(2), 0, 1).achieved(0, "three_conduits", "rose"), "rose", seat=1)
    assert offered(s) == []


@rule("WC-AMB-43")
def test_the_energy_that_is_placed_does_not_help_to_meet_the_requirement() -> None:
    s = scene(3, "bound_three_kinds").bound(0, "eridonic_gate", "rose").bound(0, "anfirien_beacon", "magnet")
    assert offered(placing(s, "compass")) == []
    s.bound(0, "ship_of_tolinthra", "primal")
    assert len(offered(placing(s, "compass"))) == 2


# Requirements


def _tiles(*tiles: tuple[int, str]) -> Callable[[Scene], object]:
    def lay(s: Scene) -> None:
        for position, id in tiles:
            s.tile(0, position, id)

    return lay


@rule("WC-ACHV-11", "WC-ACHV-12", "WC-ACHV-13")
@pytest.mark.parametrize(
    ("achievement", "before", "tiles", "after"),
    [
        ("printed_monument", 1, [(1, "upgraded_tile_2_1")], 2),
        ("printed_monument", 1, [(0, "upgraded_tile_2_1")], 2),
        ("printed_monument", 1, [(1, "upgraded_tile_3_1")], 3),
        ("printed_pillar", 1, [(-1, "upgraded_tile_2_2")], 2),
        ("printed_pillar", 1, [(4, "upgraded_tile_3_2")], 2),
        ("printed_boot", 2, [(1, "upgraded_tile_1_4")], 4),
        ("printed_boot", 2, [(5, "upgraded_tile_1_1"), (3, "upgraded_tile_2_4")], 4),
        ("printed_boot", 2, [(0, "upgraded_tile_3_3")], 4),
    ],
)
def test_printed_requirements_count_symbols_on_all_seven_tiles(
    achievement: str, before: int, tiles: list[tuple[int, str]], after: int
) -> None:
    s = Scene()
    asked = ACHIEVEMENTS[achievement]
    assert progress(s[0], asked) == before
    assert not meets(s[0], asked)
    _tiles(*tiles)(s)
    assert progress(s[0], asked) == after
    assert meets(s[0], asked)


@rule("WC-ACHV-13")
def test_three_boots_are_not_enough() -> None:
    assert not meets(Scene().tile(0, 1, "upgraded_tile_1_1")[0], ACHIEVEMENTS["printed_boot"])


@rule("WC-ACHV-14")
@pytest.mark.parametrize("symbol", ["monument", "pillar", "boot"])
def test_symbols_on_conduits_do_not_count(symbol: str) -> None:
    s = Scene()
    before = progress(s[0], ACHIEVEMENTS[f"printed_{symbol}"])
    for slot in (1, 2, 3, 4, 5):
        s.conduit(0, slot, symbol, 2 if slot == 1 else 1)
    assert progress(s[0], ACHIEVEMENTS[f"printed_{symbol}"]) == before


@rule("WC-ACHV-15")
def test_three_different_kinds_bound_anywhere() -> None:
    asked = ACHIEVEMENTS["bound_three_kinds"]
    s = Scene().bound(0, "eridonic_gate", "rose rose rose").pillar(0, "economics", "magnet")
    s.achieved(0, "printed_boot", "magnet")
    assert (progress(s[0], asked), meets(s[0], asked)) == (2, False)
    s.achieved(0, "printed_boot", "primal")
    assert (progress(s[0], asked), meets(s[0], asked)) == (3, True)


@rule("WC-ACHV-16")
def test_energy_bound_at_three_different_monuments() -> None:
    asked = ACHIEVEMENTS["bound_three_monuments"]
    s = Scene().bound(0, "eridonic_gate", "rose rose").bound(0, "anfirien_beacon", "rose")
    s.pillar(0, "literature", "rose").achieved(0, "printed_boot", "rose")
    assert (progress(s[0], asked), meets(s[0], asked)) == (2, False)
    s.bound(0, "ship_of_tolinthra", "rose")
    assert (progress(s[0], asked), meets(s[0], asked)) == (3, True)


@rule("WC-ACHV-17", "WC-AMB-44")
def test_three_energies_bound_in_one_region_in_its_bound_zone_and_on_its_pillar() -> None:
    asked = ACHIEVEMENTS["bound_three_in_region"]
    s = Scene().bound(0, "eridonic_gate", "rose rose").bound(0, "anfirien_beacon", "rose")
    s.achieved(0, "printed_boot", "rose").achieved(0, "printed_pillar", "magnet")
    assert (progress(s[0], asked), meets(s[0], asked)) == (2, False), "achievements are in no region"
    s.pillar(0, "economics", "rose")
    assert not meets(s[0], asked), "the pillar of another region"
    s.pillar(0, "engineering", "rose")
    assert (progress(s[0], asked), meets(s[0], asked)) == (3, True)


@rule("WC-ACHV-18")
@pytest.mark.parametrize("missing", KINDS)
def test_one_energy_of_each_kind_gained(missing: str) -> None:
    asked = ACHIEVEMENTS["gained_all_kinds"]
    s = Scene().reserve(0, missing + " " + missing)
    assert not meets(s[0], asked), "everything else is gained"
    s.reserve(0, "compass magnet rose primal")
    assert meets(s[0], asked)
    assert not meets(s[1], asked)


@rule("WC-ACHV-19")
def test_three_conduits() -> None:
    asked = ACHIEVEMENTS["three_conduits"]
    s = Scene().conduit(0, 5, "boot", 2).conduit(0, 2, "pillar")
    assert (progress(s[0], asked), meets(s[0], asked)) == (2, False), (
        "conduits are counted, not their symbols"
    )
    s.conduit(0, 1, "monument")
    assert meets(s[0], asked)


@rule("WC-ACHV-20")
def test_three_upgraded_action_tiles() -> None:
    asked = ACHIEVEMENTS["three_upgraded_actions"]
    s = Scene().action(0, "upgraded_action_1_top").action(0, "upgraded_action_4_bottom")
    assert (progress(s[0], asked), meets(s[0], asked)) == (2, False)
    s.action(0, "upgraded_action_2_top")
    assert meets(s[0], asked)


@rule("WC-ACHV-15", "WC-ACHV-16", "WC-ACHV-17")
def test_what_others_have_bound_does_not_count() -> None:
    s = Scene().bound(1, "eridonic_gate", "rose magnet compass").bound(1, "anfirien_beacon", "rose")
    s.bound(1, "ship_of_tolinthra", "primal")
    for id in ("bound_three_kinds", "bound_three_monuments", "bound_three_in_region"):
        assert (progress(s[0], ACHIEVEMENTS[id]), meets(s[1], ACHIEVEMENTS[id])) == (0, True)
