"""Ignotas: primals recharge, one more tile is filled, regions rearrange the device (WC-IGN, WC-AMB-21)."""

from __future__ import annotations

import random

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.state import TRIGGERED
from tryptyk.kernel import Option

GATE = "eridonic_gate"
SPOKE = "bridge_spoke_quarry"
DONE: Option = ("done",)
NO: Option = ("no",)
RECHARGE: Option = ("recharge_now",)
IGNITE = ("ignotas_1", 0)


def ignotas(*levels: int) -> Scene:
    return Scene(2, characters=["ignotas", "aureon"]).unlock(0, *levels)


def refilling(s: Scene, active: int = 0) -> Scene:
    s[0].refills = 1
    return s.end(active)


# I


@rule("WC-IGN-01", "WC-DEC-51")
@pytest.mark.parametrize("row", ["upper", "lower"])
def test_a_primal_placed_at_position_2_may_recharge_the_token(row: str) -> None:
    s = refilling(ignotas(1))
    s.choose_all(("refill", 2), ("fill", 2, row, "primal"))
    assert (s.asked, s.options) == (IGNITE, [RECHARGE, NO])
    s.choose(*RECHARGE)
    assert (s[0].charged, s.asked) == (True, ("fill", 0))


@rule("WC-IGN-01", "WC-DEC-51")
def test_it_may_be_declined_and_happens_in_the_turn_of_others_too() -> None:
    s = refilling(ignotas(1), active=1)
    s.choose_all(("refill", 2), ("fill", 2, "upper", "primal"))
    assert (s.g.active, s.asked) == (1, IGNITE)
    s.choose(*NO)
    assert not s[0].charged


@rule("WC-IGN-01")
@pytest.mark.parametrize(
    ("position", "kind"), [(1, "primal"), (3, "primal"), (5, "primal"), (2, "rose"), (2, "compass")]
)
def test_only_a_primal_and_only_position_2(position: int, kind: str) -> None:
    s = refilling(ignotas(1))
    s.choose_all(("refill", position), ("fill", position, "upper", kind))
    assert s.asked == ("fill", 0)


@rule("WC-IGN-01")
def test_not_without_the_ability_and_not_asked_while_the_token_is_charged() -> None:
    for s in (ignotas(2, 3), ignotas(1).charged(0)):
        refilling(s).choose_all(("refill", 2), ("fill", 2, "upper", "primal"))
        assert s.asked == ("fill", 0)


@rule("WC-IGN-01")
def test_in_a_convey_turn_the_token_that_was_exhausted_for_it_may_be_recharged() -> None:
    s = ignotas(1).charged(0).act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("insert", "basic_tile_0b"), ("fill", 2, "upper", "primal"))
    assert s.asked == IGNITE
    s.choose(*RECHARGE)
    assert s[0].charged


@rule("WC-IGN-01", "WC-AMB-21")
def test_being_carried_to_position_2_is_not_placing() -> None:
    s = ignotas(1).fill(0, 1, upper="primal").act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.row(0, 2) == ("primal", "")
    assert s.asked == ("fill", 0)


@rule("WC-IGN-01")
def test_each_primal_placed_there_is_another_chance() -> None:
    s = refilling(ignotas(1).exhausted(0, "primal primal"))
    s.choose_all(("refill", 2), ("fill", 2, "upper", "primal"), NO, ("fill", 2, "lower", "primal"))
    assert s.asked == IGNITE


# II


@rule("WC-IGN-02", "WC-DEC-09", "WC-EXP-13")
def test_in_step_4_the_tile_that_began_the_turn_at_position_1_is_filled_too() -> None:
    s = ignotas(2).exhausted(0, "rose").act(0)
    s.choose("convey", "basic_tile_0a")
    assert {option[1] for option in s.verbs("fill")} == {1, 2}
    s.choose("fill", 2, "lower", "rose")
    assert (s.row(0, 2), s.asked) == (("", "rose"), ("choose_turn", 1))


@rule("WC-IGN-02")
def test_after_two_insertions_that_tile_lies_at_position_3() -> None:
    s = ignotas(2).charged(0).act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("insert", "basic_tile_0b"))
    assert {option[1] for option in s.verbs("fill")} == {1, 2, 3}


@rule("WC-IGN-02")
def test_only_its_empty_spaces_and_only_if_the_player_likes() -> None:
    s = ignotas(2).fill(0, 1, upper="rose").act(0)
    s.choose("convey", "basic_tile_0a")
    assert {option[2] for option in s.verbs("fill") if option[1] == 2} == {"lower"}
    s.choose(*DONE)
    assert s.row(0, 2) == ("rose", "")


@rule("WC-IGN-02")
def test_not_without_the_ability() -> None:
    s = ignotas(1, 3).act(0)
    s.choose("convey", "basic_tile_0a")
    assert {option[1] for option in s.verbs("fill")} == {1}


@rule("WC-IGN-02", "WC-ABIL-02")
def test_gained_in_step_3_it_serves_step_4_of_that_turn() -> None:
    s = (
        ignotas(1)
        .conduit(0, 1, "boot")
        .bridge(SPOKE, "aureon_bridge_1")
        .figure(0, "quarry_inner", SPOKE)
        .act(0)
    )
    s.choose_all(("convey", "basic_tile_0a"), ("step", SPOKE), ("take",))
    s.choose_all(("bridge", "bridge_spoke_sea", "ignotas_bridge_2", "a"), ("stop",))
    assert {option[1] for option in s.verbs("fill")} == {1, 2}


@rule("WC-AMB-45", "WC-IGN-02")
def test_a_tile_that_replaces_it_in_step_3_is_not_filled() -> None:
    s = ignotas(2).conduit(0, 1, "boot").bridge(SPOKE, "neutral_bridge_3").figure(0, "quarry_inner", SPOKE)
    s.pool_tiles("upgraded_tile_2_1").stack().act(0)
    s.choose_all(
        ("convey", "basic_tile_0a"), ("step", SPOKE), ("take",), ("replace", "basic_tile_1", 2), ("stop",)
    )
    assert {option[1] for option in s.verbs("fill")} == {1}


@rule("WC-IGN-02", "WC-MISS-14", "WC-MISS-15", "WC-EXP-12")
def test_missing_energy_serves_it_but_comes_from_neither_of_the_tiles_of_step_4() -> None:
    s = ignotas(2).exhausted(0, "").fill(0, 1, upper="rose").fill(0, 2, upper="compass").act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("borrow",))
    assert {option[1] for option in s.options} == {1, 2}, "the compass is the only source"
    s.choose("fill", 2, "lower", "compass")
    assert s.row(0, 2) == ("rose", "compass")


@rule("WC-IGN-02", "WC-IGN-01")
def test_a_primal_on_that_tile_recharges() -> None:
    s = ignotas(1, 2).act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("fill", 2, "lower", "primal"))
    assert s.asked == IGNITE


# III


def rearranging(s: Scene) -> Scene:
    s.unlock(0, 3).side(0).entered = TRIGGERED
    return s.end()


@rule("WC-IGN-03", "WC-DEC-47")
def test_all_energy_in_the_device_may_be_rearranged() -> None:
    s = rearranging(ignotas().fill(0, 1, upper="rose").fill(0, 4, lower="compass"))
    assert (s.asked, s.options) == (
        ("rearrange", 0),
        [("move_energy", 1, "upper", "rose"), ("move_energy", 4, "lower", "compass"), DONE],
    )
    s.choose("move_energy", 1, "upper", "rose")
    assert ("exchange", 4, "lower", "compass") in s.options
    assert {option[1:] for option in s.verbs("onto")} == {
        (position, row) for position in range(1, 6) for row in ("upper", "lower")
    } - {(1, "upper"), (4, "lower")}
    s.choose("onto", 5, "lower")
    s.choose_all(("move_energy", 4, "lower", "compass"), ("exchange", 5, "lower", "rose"), DONE)
    assert (s.row(0, 1), s.row(0, 4), s.row(0, 5)) == (("", ""), ("", "rose"), ("", "compass"))


@rule("WC-IGN-03", "WC-DEC-47")
def test_it_may_be_left_as_it_is_and_an_empty_device_asks_nothing() -> None:
    s = rearranging(ignotas().fill(0, 1, upper="rose"))
    s.choose(*DONE)
    assert (s.row(0, 1), s.asked) == (("rose", ""), ("choose_turn", 1))
    assert rearranging(ignotas()).asked == ("choose_turn", 1)


@rule("WC-IGN-03")
@pytest.mark.parametrize("seed", range(5))
def test_every_arrangement_can_be_reached(seed: int) -> None:
    """Six energies on the eight spaces of the first tiles are brought into another order."""
    rng = random.Random(seed)
    spaces = [(position, row) for position in range(1, 5) for row in ("upper", "lower")]
    energies = ["compass", "compass", "magnet", "magnet", "rose", "rose", "", ""]
    held, wanted = rng.sample(energies, 8), rng.sample(energies, 8)
    s = ignotas()
    for position in range(1, 5):
        s.fill(0, position, held[2 * position - 2], held[2 * position - 1])
    rearranging(s)
    for here, kind in enumerate(wanted):
        if held[here] == kind:
            continue
        there = held.index(kind, here + 1)
        source, target = (there, here) if kind else (here, there)
        s.choose("move_energy", *spaces[source], held[source])
        if held[target]:
            s.choose("exchange", *spaces[target], held[target])
        else:
            s.choose("onto", *spaces[target])
        held[here], held[there] = held[there], held[here]
    assert [kind for position in range(1, 5) for kind in s.row(0, position)] == wanted


@rule("WC-AMB-21", "WC-IGN-01", "WC-IGN-03")
def test_a_primal_that_has_come_to_position_2_counts_as_placed() -> None:
    s = rearranging(ignotas(1).fill(0, 4, upper="primal"))
    s.choose_all(("move_energy", 4, "upper", "primal"), ("onto", 2, "lower"), DONE)
    assert s.asked == IGNITE
    s.choose(*RECHARGE)
    assert s[0].charged


@rule("WC-AMB-21")
@pytest.mark.parametrize("moves", [[], [("onto", 2, "lower")], [("onto", 3, "lower")]])
def test_a_primal_that_stays_there_or_leaves_does_not(moves: list[Option]) -> None:
    s = rearranging(ignotas(1).fill(0, 2, upper="primal"))
    for move in moves:
        s.choose_all(("move_energy", 2, "upper", "primal"), move)
    s.choose(*DONE)
    assert s.asked == ("choose_turn", 1)


@rule("WC-AMB-21")
@pytest.mark.parametrize(("back", "counts"), [((4, "upper"), True), ((3, "lower"), False)])
def test_where_one_leaves_another_may_come_but_not_the_same_one(back: tuple[int, str], counts: bool) -> None:
    s = rearranging(ignotas(1).fill(0, 2, upper="primal").fill(0, 4, upper="primal"))
    s.choose_all(("move_energy", 2, "upper", "primal"), ("onto", 3, "lower"))
    s.choose_all(("move_energy", *back, "primal"), ("onto", 2, "upper"), DONE)
    assert (s.asked == IGNITE) == counts


@rule("WC-AMB-21")
@pytest.mark.parametrize("together", [2, 5])
def test_of_two_in_a_row_the_one_from_elsewhere_comes_and_the_other_leaves(together: int) -> None:
    other = 7 - together
    s = ignotas(1).tile(0, 2, "basic_tile_0a").fill(0, 2, upper="primal").fill(0, 5, upper="primal")
    rearranging(s).choose_all(("move_energy", other, "upper", "primal"), ("onto", together, "upper"))
    assert s.row(0, together) == ("primal primal", "")
    s.choose_all(("move_energy", together, "upper", "primal"), ("onto", other, "upper"), DONE)
    assert s.asked == IGNITE


@rule("WC-AMB-21")
def test_what_counts_is_where_it_ends() -> None:
    s = rearranging(ignotas(1).fill(0, 4, upper="primal"))
    s.choose_all(("move_energy", 4, "upper", "primal"), ("onto", 2, "lower"))
    assert s.asked == ("rearrange", 0), "not yet"
    s.choose_all(("move_energy", 2, "lower", "primal"), ("onto", 1, "lower"), DONE)
    assert s.asked == ("choose_turn", 1)


# The bridge


@rule("WC-IGN-04", "WC-SCOR-06", "WC-AMB-48")
@pytest.mark.parametrize(
    ("gate", "pillar", "points"),
    [
        ("", "", 0),
        ("rose rose rose", "", 2),
        ("rose magnet", "rose", 4),
        ("rose magnet compass", "primal", 8),
    ],
)
def test_side_a_scores_the_kinds_in_the_joined_regions(gate: str, pillar: str, points: int) -> None:
    s = ignotas().bridge(SPOKE, "ignotas_bridge_3", "a").bound(0, GATE, gate)
    s.bound(0, "ship_of_tolinthra", "compass primal").bound(1, GATE, "primal compass magnet")
    if pillar:
        s.pillar(0, "philosophy", pillar)
    assert s.lines(0)["bridge_3"] == points


@rule("WC-IGN-05", "WC-SCOR-06")
@pytest.mark.parametrize(
    ("gate", "beacon", "pillar", "points"),
    [
        ("rose magnet compass", "", "", 10),
        ("", "rose magnet primal", "", 10),
        ("rose magnet", "compass primal", "", 0),
        ("rose magnet", "", "compass", 0),
        ("rose rose rose rose", "", "", 0),
    ],
)
def test_side_b_scores_three_kinds_at_one_monument(gate: str, beacon: str, pillar: str, points: int) -> None:
    s = (
        ignotas()
        .bridge(SPOKE, "ignotas_bridge_3", "b")
        .bound(0, GATE, gate)
        .bound(0, "anfirien_beacon", beacon)
    )
    s.bound(0, "ship_of_tolinthra", "rose compass magnet")
    if pillar:
        s.pillar(0, "engineering", pillar)
    assert s.lines(0)["bridge_3"] == points
