"""Multanec: primals bring another energy, binds bring steps, regions bring a placement (WC-MUL)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene, bag
from tests.rule import rule
from tryptyk.games.age_contrived.state import TRIGGERED
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
GATE = "eridonic_gate"
SHIP = "ship_of_tolinthra"
FORGE = "namarillion_forge"
SPOKE = "bridge_spoke_quarry"
NO: Option = ("no",)
STEP: Option = ("step_after_bind",)
RECHARGE: Option = ("recharge_now",)
DEPLOYED, OTHERWISE = 1, 0


def multanec(*levels: int, players: int = 2) -> Scene:
    characters = ["multanec", "aureon", "rusne"][:players]
    return Scene(players, characters=characters).unlock(0, *levels).figure(0, "quarry_mid", "quarry_hub")


def placing(s: Scene, energies: str, how: int = DEPLOYED) -> Scene:
    """Energies in hand, lifted by a deploy or by something else."""
    s[0].hand = bag(energies)
    return s.begin(("place", 0, how))


def three_conduits(s: Scene) -> Scene:
    """An achievement whose requirement is met."""
    return s.achievements("three_conduits").conduit(0, 1, "boot").conduit(0, 2, "boot").conduit(0, 3, "boot")


# I


@rule("WC-MUL-01", "WC-DEC-19")
def test_a_deployed_primal_brings_an_exhausted_energy_to_the_same_section() -> None:
    s = placing(multanec(1).exhausted(0, "compass magnet"), "primal")
    s.choose("build", "primal", GATE, 1)
    assert (s.asked, s.options) == (("multanec_1", 0), [("build", "magnet", GATE, 2), NO]), (
        "only what fits there"
    )
    s.choose("build", "magnet", GATE, 2)
    assert s.on(GATE) == [(0, "primal"), (0, "magnet"), None]
    assert (s.held(s[0].exhausted), s.asked) == ("compass", TURN)


@rule("WC-MUL-01", "WC-DEC-19")
def test_it_may_be_declined() -> None:
    s = placing(multanec(1), "primal")
    s.choose_all(("build", "primal", GATE, 1), NO)
    assert (s.on(GATE), s.asked) == ([(0, "primal"), None, None], TURN)


@rule("WC-MUL-01")
def test_by_the_deploy_action_it_works_on_every_primal() -> None:
    s = (
        multanec(1)
        .exhausted(0, "")
        .tile(0, 3, "upgraded_tile_1_1")
        .fill(0, 3, upper="primal primal", lower="rose")
        .act(0)
    )
    s.choose_all(("pay", 3, "rose"), ("deploy", 1, 3), ("build", "primal", GATE, 2))
    assert s.options == [("build", "rose", GATE, 1), NO], "the energy that paid is exhausted by now"
    s.choose("build", "rose", GATE, 1)
    s.pool(0, "magnet").choose("build", "primal", SHIP, 1)
    assert s.asked == ("multanec_1", 0), "each time"


@rule("WC-MUL-01", "WC-AMB-25")
@pytest.mark.parametrize(
    ("energy", "where"), [("rose", ("build", "rose", GATE, 1)), ("primal", ("pool", "primal"))]
)
def test_only_a_primal_and_only_on_a_section(energy: str, where: Option) -> None:
    s = placing(multanec(1), energy)
    s.choose(*where)
    assert s.asked == TURN


@rule("WC-AMB-25")
def test_reposition_brings_nothing_and_nor_does_the_energy_that_was_brought() -> None:
    s = placing(multanec(1), "primal", OTHERWISE)
    s.choose("build", "primal", GATE, 1)
    assert s.asked == TURN
    s = placing(multanec(1).exhausted(0, "primal rose"), "primal")
    s.choose_all(("build", "primal", GATE, 1), ("build", "primal", GATE, 2))
    assert (s.on(GATE), s.asked) == ([(0, "primal"), (0, "primal"), None], TURN)


@rule("WC-AMB-25", "WC-ACTV-01")
def test_a_primal_that_is_repositioned_by_the_action_brings_nothing() -> None:
    s = multanec(1).pool(0, "primal").fill(0, 2, lower="rose").act(0)
    s.choose_all(("pay", 2, "rose"), ("lift_pool", "primal"), ("build", "primal", GATE, 1))
    assert s.asked == ("choose_turn", 1)


@rule("WC-AMB-25")
def test_a_primal_that_completes_the_section_brings_nothing() -> None:
    s = placing(multanec(1).section(GATE, 1, (1, "rose"), (1, "magnet")), "primal")
    s.choose("build", "primal", GATE, 3)
    assert (s.g.finishers[0], s.asked) == (0, TURN)


@rule("WC-MUL-08", "WC-MON-04")
def test_it_comes_before_the_next_deployed_energy_and_may_complete_the_section() -> None:
    s = multanec(1).in_play(GATE, SHIP).section(GATE, 1, (1, "rose")).exhausted(0, "magnet")
    placing(s, "primal magnet")
    s.choose_all(("build", "primal", GATE, 2), ("build", "magnet", GATE, 3))
    assert s.g.finishers[0] == 0, "Multanec is the finisher"
    assert s.options == [("pool", "magnet"), ("build", "magnet", SHIP, 3)], "the rest goes elsewhere"


@rule("WC-MUL-02", "WC-MISS-14", "WC-MISS-15")
def test_missing_energy_comes_from_elsewhere_but_not_from_that_section() -> None:
    s = (
        multanec(1)
        .exhausted(0, "")
        .section(GATE, 1, None, (0, "magnet"))
        .pool(0, "rose compass")
        .fill(0, 4, upper="magnet")
    )
    s.section(SHIP, 1, (0, "rose"))
    placing(s, "primal").choose("build", "primal", GATE, 3)
    assert s.options == [("borrow",), NO]
    s.choose("borrow")
    assert s.options == [("from_pool", "rose"), ("from_section", SHIP, 1, "rose")], "only a rose fits now"
    s.choose("from_section", SHIP, 1, "rose")
    assert s.on(GATE) == [(0, "rose"), (0, "magnet"), (0, "primal")]
    assert (s.on(SHIP), s[0].exhausted) == ([None] * 3, 0)


@rule("WC-MUL-02", "WC-MISS-02")
def test_nothing_is_borrowed_while_anything_is_exhausted() -> None:
    s = placing(multanec(1).exhausted(0, "compass").pool(0, "rose"), "primal")
    s.choose("build", "primal", GATE, 1)
    assert s.asked == TURN, "a compass fits nowhere here"


# II


@rule("WC-MUL-03", "WC-DEC-31")
@pytest.mark.parametrize(
    ("track", "bind"), [("monument_track", ("bind", GATE)), ("pillar_track", ("bind_pillar", "engineering"))]
)
def test_each_bind_from_a_track_lets_him_step_or_recharge(track: str, bind: Option) -> None:
    s = multanec(2).track(0, track, 4).climb(0, track, 1)
    s.choose(*bind)
    assert (s.asked, s.options) == (("multanec_2", 0), [STEP, RECHARGE, NO])
    s.choose(*RECHARGE)
    assert (s[0].charged, s.asked) == (True, ("track", 0)), "the movement goes on"


@rule("WC-MUL-03", "WC-DEC-31")
def test_the_step_is_one_space() -> None:
    s = multanec(2).track(0, "monument_track", 4).climb(0, "monument_track", 1)
    s.choose_all(("bind", GATE), STEP)
    assert (s.asked, s.decision.about) == (("move", 0), (1,))
    s.choose("step", "quarry_hub")
    assert (s.place_of(0), s.asked) == ("quarry_hub", ("track", 0))


@rule("WC-MUL-03", "WC-DEC-31")
def test_he_may_do_nothing_and_a_charged_token_is_not_recharged() -> None:
    s = multanec(2).charged(0).track(0, "monument_track", 4).move(0, 1)
    s.choose("bind", GATE)
    assert s.options == [STEP, NO]
    s.choose(*NO)
    assert (s.place_of(0), s.asked) == ("quarry_mid", ("move", 0))


@rule("WC-MUL-03")
def test_binding_to_an_achievement_counts() -> None:
    s = placing(three_conduits(multanec(2)), "rose")
    s.choose("achieve", "rose", "three_conduits", "left")
    assert s.asked == ("multanec_2", 0)


@rule("WC-MUL-03", "WC-FIN-12")
def test_the_bind_of_a_finisher_counts_after_the_section_is_built() -> None:
    s = multanec(2).section(GATE, 2, *[(0, "rose")] * 3).complete(GATE, 0).end(active=1)
    s.choose_all(("energy", "magnet"), ("exhaust", "rose", 2), ("exhaust", "rose", 3))
    assert (s.g.built[0], s.asked, s.g.active) == (2, ("multanec_2", 0), 1)


@rule("WC-MUL-03")
def test_binds_of_others_and_binds_without_the_ability_bring_nothing() -> None:
    s = multanec(2).track(1, "monument_track", 4).climb(1, "monument_track", 1)
    s.choose("bind", SHIP)
    assert s.asked == ("track", 1)
    s = multanec(1, 3).track(0, "monument_track", 4).climb(0, "monument_track", 1)
    s.choose("bind", GATE)
    assert s.asked == ("track", 0)


@rule("WC-AMB-26", "WC-MUL-03")
def test_the_step_opens_a_window_in_which_another_bind_brings_another_step() -> None:
    s = multanec(2).track(0, "monument_track", 4).track(0, "pillar_track", 4).climb(0, "monument_track", 1)
    s.choose_all(("bind", GATE), STEP, ("bind_pillar", "engineering"))
    assert s.asked == ("multanec_2", 0)
    s.choose_all(STEP, ("step", "quarry_hub"), ("step", "quarry_inner"))
    assert (s.place_of(0), s.asked) == ("quarry_inner", ("track", 0)), "both steps"


@rule("WC-AMB-26", "WC-BRDG-01")
def test_a_bridge_pays_for_that_step_too() -> None:
    s = (
        multanec(2)
        .track(0, "monument_track", 4)
        .bridge(SPOKE, "neutral_bridge_4")
        .figure(0, "quarry_inner", SPOKE)
    )
    s.climb(0, "monument_track", 1)
    s.choose_all(("bind", GATE), STEP, ("step", SPOKE))
    assert s.asked == ("cross", 0)


@rule("WC-MUL-03", "WC-DEPL-06")
def test_in_the_middle_of_a_deploy_the_other_energies_wait() -> None:
    s = placing(three_conduits(multanec(2)), "rose magnet")
    s.choose_all(("achieve", "rose", "three_conduits", "left"), STEP, ("step", "quarry_hub"))
    assert (s.asked, s.held(s[0].hand)) == (("place", 0), "magnet")


@rule("WC-AMB-24", "WC-AMB-26")
def test_moving_a_bound_energy_is_no_bind() -> None:
    s = (
        Scene(2, characters=["freyith", "multanec"])
        .bound(0, GATE, "rose")
        .figure(0, "sea_mid")
        .begin(("freyith_3", 0))
    )
    s.choose_all(("shift_bound", GATE, "rose"), ("to_monument", SHIP))
    assert s.asked == TURN


# III


def at_the_end(s: Scene) -> Scene:
    s.unlock(0, 3).side(0).entered = TRIGGERED
    return s.end()


@rule("WC-MUL-04", "WC-DEC-48")
def test_one_exhausted_energy_goes_into_the_pool_or_onto_an_achievement() -> None:
    s = at_the_end(three_conduits(multanec().exhausted(0, "rose rose primal")))
    assert (s.asked, s.options) == (
        ("multanec_3", 0),
        [
            ("pool", "rose"),
            ("achieve", "rose", "three_conduits", "left"),
            ("pool", "primal"),
            ("achieve", "primal", "three_conduits", "left"),
            NO,
        ],
    )
    s.choose("pool", "rose")
    assert (s.held(s[0].pool), s.held(s[0].exhausted)) == ("rose", "rose primal")
    assert s.asked == ("choose_turn", 1), "one only"


@rule("WC-MUL-04", "WC-DEC-48", "WC-ACHV-07")
def test_it_may_be_declined_and_needs_the_requirement() -> None:
    s = at_the_end(multanec().exhausted(0, "rose").achievements("three_conduits"))
    assert s.options == [("pool", "rose"), NO]
    s.choose(*NO)
    assert (s[0].pool, s.asked) == (0, ("choose_turn", 1))


@rule("WC-MUL-04", "WC-MUL-03")
def test_an_achievement_reached_so_is_a_bind() -> None:
    s = at_the_end(three_conduits(multanec(2).exhausted(0, "rose")))
    s.choose("achieve", "rose", "three_conduits", "left")
    assert (s[0].achieved[0], s.asked) == (2, ("multanec_2", 0))


@rule("WC-MUL-05", "WC-MISS-14", "WC-MISS-15")
def test_missing_energy_for_the_pool_does_not_come_from_the_pool() -> None:
    s = multanec().exhausted(0, "").pool(0, "rose").fill(0, 1, lower="magnet").achievements("three_conduits")
    at_the_end(s)
    assert s.options == [("borrow_pool",), NO]
    s.choose("borrow_pool")
    assert (s.held(s[0].pool), s.row(0, 1), s[0].exhausted) == ("magnet rose", ("", ""), 0)


@rule("WC-MUL-05", "WC-ACHV-04")
def test_missing_energy_for_an_achievement_may_come_from_the_pool() -> None:
    s = three_conduits(multanec().exhausted(0, "").pool(0, "rose compass"))
    s.achievements("three_conduits", "printed_boot").achieved(0, "printed_boot", "compass")
    at_the_end(s)
    assert s.options == [("borrow_achievement",), NO], "for the Pool there is no source"
    s.choose("borrow_achievement")
    assert (s[0].achieved[0], s.held(s[0].pool)) == (2, "compass"), "the kind of the compass is used"


@rule("WC-MUL-05")
def test_without_any_energy_at_all_nothing_is_asked() -> None:
    assert at_the_end(multanec().exhausted(0, "")).asked == ("choose_turn", 1)


# The bridge


@rule("WC-MUL-06", "WC-SCOR-06", "WC-AMB-48")
@pytest.mark.parametrize(
    ("gate", "beacon", "points"),
    [
        ("", "", 0),
        ("rose", "", 0),
        ("rose", "rose", 3),
        ("rose rose", "rose", 3),
        ("rose rose rose", "rose rose rose", 9),
    ],
)
def test_side_a_scores_pairs_bound_to_the_monuments_of_both_regions(
    gate: str, beacon: str, points: int
) -> None:
    s = (
        multanec()
        .bridge(SPOKE, "multanec_bridge_3", "a")
        .bound(0, GATE, gate)
        .bound(0, "anfirien_beacon", beacon)
    )
    s.pillar(0, "engineering", "rose").bound(0, SHIP, "rose rose").bound(1, GATE, "rose rose")
    assert s.lines(0)["bridge_3"] == points, "pillars do not count"


@rule("WC-MUL-07", "WC-SCOR-06")
@pytest.mark.parametrize(
    ("gate", "beacon", "pillar", "points"),
    [
        ("primal", "primal", "rose", 10),
        ("primal", "", "primal", 10),
        ("primal", "rose", "rose", 0),
        ("primal primal", "", "rose", 10),
    ],
)
def test_side_b_scores_two_primals_in_the_regions_together(
    gate: str, beacon: str, pillar: str, points: int
) -> None:
    s = (
        multanec()
        .bridge(SPOKE, "multanec_bridge_3", "b")
        .bound(0, GATE, gate)
        .bound(0, "anfirien_beacon", beacon)
    )
    s.pillar(0, "philosophy", pillar).bound(0, SHIP, "primal").bound(1, GATE, "primal primal")
    assert s.lines(0)["bridge_3"] == points
