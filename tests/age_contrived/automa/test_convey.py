"""The automa's convey turn (WS-EXP, WS-FILL, WS-COND, WS-EX-01..03)."""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, BEACON, GATE, HUMAN, SHIP, Solo
from tests.rule import rule

SIX = "compass compass magnet magnet rose rose"
"""A full pool."""


def held(s: Solo) -> tuple[str, str, str]:
    return s.action_pool, s.deploy_pool, s.exhausted_pool


def fills(s: Solo) -> list[tuple[str | int, ...]]:
    """Every energy that was moved, and to which pool."""
    return [event[:2] for event in s.told("automa-fill")]


def convey(s: Solo) -> Solo:
    """A convey turn, whatever the criterion says."""
    measure = ("action_pool", 99, "action", "convey")
    card = s.automa.discard[-1]
    card.measure, card.least, card.if_met, card.otherwise = measure
    return s.play_turn()


# Arrows


@rule("WS-EXP-01", "WS-EXP-02", "WS-EXP-03", "WS-CARD-02")
def test_the_up_arrow_fills_the_deploy_pool_and_the_down_arrow_the_action_pool() -> None:
    s = convey(Solo().card(left=(2, 1)).pools("", "", "rose compass magnet rose"))
    assert held(s) == ("magnet", "compass rose", "rose")


@rule("WS-EXP-04", "WS-EXP-05", "WS-AMB-38")
@pytest.mark.parametrize(
    ("action", "deploy", "first"),
    [
        ("rose", "rose rose", "action_pool"),
        ("rose", "rose", "action_pool"),
        ("rose rose", "rose", "deploy_pool"),
    ],
)
def test_the_pool_with_fewer_is_served_first_and_gets_its_whole_number(
    action: str, deploy: str, first: str
) -> None:
    s = convey(Solo().card(left=(2, 2)).pools(action, deploy, "rose rose rose rose"))
    other = "deploy_pool" if first == "action_pool" else "action_pool"
    assert [pool for _, pool in fills(s)] == [first, first, other, other]


@rule("WS-EXP-06", "WS-AMB-02")
def test_with_nothing_exhausted_it_first_gains_one_energy() -> None:
    s = convey(Solo().card(left=(1, 1)).reserve(AUTOMA, "rose rose magnet"))
    assert held(s) == ("rose", "", "")
    assert s.held(s.automa.reserve) == "magnet rose"


@rule("WS-EXP-06", "WS-AMB-02", "WS-PRIO-06")
def test_nothing_is_gained_from_an_empty_reserve_and_nothing_is_borrowed() -> None:
    s = convey(Solo().card(left=(1, 1)).reserve(AUTOMA, "").pool(AUTOMA, "rose"))
    assert held(s) == ("", "", "")
    assert s.in_pool == "rose"


@rule("WS-EXP-07")
def test_as_many_as_there_are_are_moved() -> None:
    s = convey(Solo().card(left=(2, 2)).pools("", "", "rose compass magnet"))
    assert held(s) == ("compass magnet", "rose", "")
    assert s.told("gain") == [], "not empty when the step began"


@rule("WS-EXP-08", "WS-EXP-09", "WS-AMB-38")
def test_what_overflows_goes_to_the_other_pool_by_the_list_of_that_pool() -> None:
    s = convey(Solo().card(left=(0, 2)).pools(SIX, "rose", "magnet magnet primal"))
    # The deploy pool is served first but gets no energy of its own; the action pool is full.
    assert fills(s) == [("primal", "deploy_pool"), ("magnet", "deploy_pool")]


@rule("WS-EXP-08", "WS-AMB-03")
def test_with_both_pools_full_the_rest_stays_exhausted() -> None:
    s = convey(Solo().card(left=(2, 2)).pools(SIX, SIX[8:], "rose rose rose"))
    assert s.action_pool == SIX
    assert len(s.deploy_pool.split()) == 6
    assert s.exhausted_pool == "rose rose"


# Which energy


@rule("WS-FILL-01", "WS-FILL-03")
def test_the_deploy_pool_takes_primals_then_missing_kinds_then_the_highest() -> None:
    s = convey(Solo().card(left=(5, 0)).pools("", "", "rose rose compass magnet primal"))
    assert [kind for kind, _ in fills(s)] == ["primal", "rose", "compass", "magnet", "rose"]


@rule("WS-FILL-02", "WS-FILL-03", "WS-PRIO-03", "WS-PRIO-04")
def test_the_action_pool_takes_missing_kinds_then_the_lowest_and_primals_last() -> None:
    s = convey(Solo().card(left=(0, 5)).pools("magnet", "", "rose compass compass magnet primal"))
    assert [kind for kind, _ in fills(s)] == ["compass", "rose", "magnet", "compass", "primal"]


@rule("WS-FILL-01", "WS-PRIO-01", "WS-PRIO-02", "WS-SETUP-17")
def test_another_card_has_another_order() -> None:
    s = convey(Solo("solo_ignotas_expansion").card(left=(3, 0)).pools("", "", "rose compass magnet rose"))
    assert [kind for kind, _ in fills(s)][:3] == ["magnet", "compass", "rose"]


# The examples of the rulebook


def example() -> Solo:
    s = Solo().printed_card(3).charged(AUTOMA)
    s.pools("rose", "rose", "magnet magnet compass compass primal rose rose")
    return s


@rule("WS-EX-01")
def test_first_a_magnet_for_the_action_pool_then_the_primal_for_the_deploy_pool() -> None:
    s = example().play_turn()
    assert fills(s)[:2] == [("magnet", "action_pool"), ("primal", "deploy_pool")]


@rule("WS-EX-02", "WS-EXP-10", "WS-EXP-15", "WS-AMB-37")
def test_the_token_is_exhausted_for_one_energy_and_then_two() -> None:
    s = example().play_turn()
    assert not s.automa.charged
    assert [pool for _, pool in fills(s)[2:]] == ["action_pool", "deploy_pool", "deploy_pool"]


@rule("WS-EX-03", "WS-EXP-11")
def test_conduit_movement_follows() -> None:
    s = example().conduits("", "", "boot 1").figure(AUTOMA, "sea_start", "sea_mid").play_turn()
    kinds = [event[0] for event in s.events]
    assert max(n for n, kind in enumerate(kinds) if kind == "automa-fill") < kinds.index("step")


# The channel token


@rule("WS-EXP-10")
def test_without_a_charged_token_only_the_left_arrows_count() -> None:
    s = convey(Solo().card(left=(0, 1), right=(2, 2)).pools("", "", "rose rose rose"))
    assert held(s) == ("rose", "", "rose rose")


@rule("WS-AMB-37", "WS-BGAIN-02")
def test_a_token_recharged_in_step_1_is_used_in_step_2() -> None:
    s = convey(Solo().card(left=(0, 1), right=(0, 1)).reserve(AUTOMA, "rose magnet"))
    # The second rose recharges, the second magnet too: that charge stays.
    assert s.told("automa-channels") == [()]
    assert s.automa.charged
    assert s.action_pool == "magnet rose"


@rule("WS-EXP-15")
def test_step_2_gains_anew_if_nothing_is_exhausted() -> None:
    s = convey(Solo().card(left=(0, 1), right=(0, 1)).charged(AUTOMA).pools("", "", "compass"))
    assert s.told("gain") == [(AUTOMA, "primal")]
    assert s.action_pool == "compass primal"


@rule("WS-EXP-15", "WS-AMB-38")
def test_step_2_looks_anew_which_pool_holds_fewer() -> None:
    s = Solo().card(left=(0, 2), right=(1, 1)).charged(AUTOMA).pools("", "rose", "rose rose rose rose")
    assert [pool for _, pool in fills(convey(s))] == [
        "action_pool", "action_pool", "deploy_pool", "action_pool",
    ]  # fmt: skip


# Conduits


@rule("WS-COND-01", "WS-COND-02", "WS-COND-03", "WS-COND-04", "WS-AMB-40", "WS-PRIO-01")
def test_symbols_in_activated_rows_move_from_the_highest_kind_to_the_lowest() -> None:
    s = Solo().card(rows=0b11011).conduits("pillar 1", "boot 1", "boot 2", "monument 1", "boot 1")
    s.pools("", "", "rose rose magnet").figure(AUTOMA, "sea_start", "sea_mid")
    convey(s)
    assert s.told("automa-conduits") == [(2, 1, 1)]
    assert s.told("automa-moves") == [(2,)]
    kinds = [event[0] for event in s.events if event[0] in ("step", "enter")]
    # Aureon's first movement of a turn is one longer.
    assert kinds == ["step", "step", "step", "enter", "enter"]
    assert [event[1] for event in s.told("enter")] == ["monument_track", "pillar_track"]


@rule("WS-AMB-40")
def test_a_conduit_gained_in_step_3_adds_nothing_this_turn() -> None:
    s = Solo("solo_freyith_ascension").card(rows=0b11, wheel={"ascension": [("gain_conduit", 0)]})
    s.conduits("boot 1").bridge("bridge_spoke_sea", "neutral_bridge_1")
    s.figure(AUTOMA, "sea_inner", "bridge_spoke_sea").pools("", "", "rose")
    convey(s)
    assert s.automa.conduits[1] != -1
    assert s.told("enter") == []


# The patron's build


def patron(s: Solo) -> Solo:
    return convey(s.patron(AUTOMA, GATE).pools("", "", "rose"))


@rule("WS-EXP-12", "WS-EXP-13")
def test_a_patron_builds_the_highest_section_with_three_bound_energies() -> None:
    s = patron(Solo().bound(AUTOMA, SHIP, "rose rose magnet").bound(AUTOMA, BEACON, "rose rose rose rose"))
    assert [s.g.built[region] for region in s.automa.monuments] == [0, 1, 0]
    assert s.bound_at(AUTOMA, SHIP) == "magnet rose rose", "nothing is bound for it"


@rule("WS-EXP-14")
def test_two_bound_energies_are_too_few() -> None:
    s = patron(Solo().bound(AUTOMA, SHIP, "rose magnet"))
    assert sum(s.g.built) == 0


@rule("WS-EXP-12")
def test_without_a_token_nothing_is_built() -> None:
    s = convey(Solo().bound(AUTOMA, SHIP, "rose rose magnet").pools("", "", "rose"))
    assert sum(s.g.built) == 0


@rule("WS-AMB-28", "WS-EXP-13")
def test_a_finished_monument_and_a_completed_section_are_passed_over() -> None:
    s = Solo().bound(AUTOMA, GATE, "rose rose rose").bound(AUTOMA, SHIP, "rose rose rose")
    s.bound(AUTOMA, BEACON, "compass compass compass")
    s.g.built[s.automa.monuments[0]] = 4
    s.g.spaces[s.automa.monuments[0]] = []
    s.section(SHIP, 1, (AUTOMA, "rose"), (AUTOMA, "rose"), (AUTOMA, "magnet")).complete(SHIP, AUTOMA)
    patron(s)
    assert s.told("automa-patron") == [(BEACON, 3)]


@rule("WS-AMB-28", "WS-MON-02", "WS-EXP-12", "WS-DEC-06")
def test_both_sides_take_part_in_the_automas_patron_build() -> None:
    s = Solo().card(left=(0, 0), wheel={"speed": [("gain_energy", 1)]}).bound(AUTOMA, GATE, "rose rose rose")
    s.section(GATE, 1, (HUMAN, "rose"), (AUTOMA, "magnet"), None)
    patron(s)
    assert s.asked == ("share", HUMAN)
    s.choose(*s.verbs("energy")[0])
    while s.decision.kind != "choose_turn":
        s.choose(*s.options[-1])
    assert s.told("automa-bonus") == [("gain_energy", 1)]
    assert s.action_pool == "magnet", "activated"
    assert s.bound_at(AUTOMA, GATE) == "rose rose rose"
    assert s.g.built[0] == 1


@rule("WS-AMB-28")
def test_it_takes_part_in_the_humans_patron_build_too() -> None:
    s = Solo().card(wheel={"speed": [("gain_energy", 1)]}).section(GATE, 1, None, (AUTOMA, "magnet"), None)
    s.in_turn(HUMAN).patron(HUMAN, GATE).begin(("patron_build", HUMAN))
    s.choose("patron_build", GATE)
    assert s.action_pool == "magnet"
    assert s.exhausted_pool == "primal"
    assert s.bound_at(AUTOMA, GATE) == ""
