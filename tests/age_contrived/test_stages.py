"""The end of a turn: what comes after what (WC-EOT, WC-AMB-46)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.state import QUIET, TRIGGERED
from tryptyk.kernel import Option

GATE = "eridonic_gate"
SHIP = "ship_of_tolinthra"
FORGE = "namarillion_forge"
DONE: Option = ("done",)
NO: Option = ("no",)
SPOKE = "bridge_spoke_quarry"


def triggered(s: Scene, *seats: int) -> Scene:
    """Characters with their level III that have entered a region this turn."""
    for seat in seats:
        s.unlock(seat, 3)
        s.side(seat).entered = TRIGGERED
    return s


def asked_in_turn(s: Scene) -> list[tuple[str, int]]:
    """Decline everything, and list who was asked what until the next turn."""
    found = []
    while s.decision.kind != "choose_turn":
        found.append(s.asked)
        decline = next(option for option in s.options if option in (DONE, NO))
        s.choose(*decline)
    return found


@rule(
    "WC-EOT-01", "WC-EOT-02", "WC-EOT-03", "WC-EOT-05", "WC-EOT-06", "WC-TURN-03", "WC-BREF-01", "WC-ABIL-07"
)
def test_patron_then_sections_then_refills_then_level_3_then_the_next_turn() -> None:
    s = triggered(Scene().patron(0, GATE), 0)
    s.section(SHIP, 2, (0, "rose"), (0, "compass"), (1, "magnet")).complete(SHIP, 0).exhausted(0, "compass")
    s[0].refills = 1
    s.act(0)
    s.choose("convey", "basic_tile_0a")
    s.choose(*DONE)
    order = []
    while s.decision.kind != "choose_turn":
        order.append(s.decision.kind)
        wanted = {"patron_build": NO, "share": ("energy", "rose"), "set_apart": ("set_apart", "rose", 1)}
        s.choose(*wanted.get(s.decision.kind, s.options[-1]))
    assert order == ["patron_build", "share", "clear", "share", "set_apart", "clear", "refill", "refill"]
    assert s.asked == ("choose_turn", 1), "the last refill was that of Aureon III"


@rule("WC-EOT-01")
def test_after_an_action_turn_there_is_no_patron_build() -> None:
    s = Scene().patron(0, GATE).section(SHIP, 2, (0, "rose"), (0, "compass"), (1, "magnet")).complete(SHIP, 0)
    s.fill(0, 1, lower="rose").act(0)
    s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    assert s.asked == ("share", 1)


@rule("WC-EOT-02", "WC-FIN-14")
def test_what_is_completed_on_the_way_is_resolved_before_any_refill() -> None:
    s = Scene().section(GATE, 2, (1, "compass"), (0, "magnet"), (0, "rose")).complete(GATE, 0)
    s.section(FORGE, 1, None, (1, "rose"), (1, "rose"))
    s[0].refills = 1
    s.end()
    s.choose_all(("energy", "magnet"), ("activate", "compass", 1, "compass"), ("build", "compass", FORGE, 1))
    s.choose_all(("energy", "magnet"), ("set_apart", "rose", 3), ("exhaust", "magnet", 2))
    assert s.asked == ("share", 1), "the Forge"
    s.choose_all(
        ("energy", "magnet rose"), ("set_apart", "compass", 1), ("exhaust", "rose", 2), ("exhaust", "rose", 3)
    )
    assert s.asked == ("refill", 0)


@rule("WC-EOT-02", "WC-EOT-01")
def test_what_a_patron_build_completes_is_resolved_in_the_second_stage() -> None:
    s = (
        Scene()
        .patron(0, GATE)
        .section(GATE, 2, (0, "compass"))
        .section(FORGE, 1, None, (0, "rose"), (0, "rose"))
        .act(0)
    )
    s.choose_all(("convey", "basic_tile_0a"), DONE, ("patron_build", GATE), ("energy", "magnet"))
    s.choose_all(("activate", "compass", 1, "compass"), ("build", "compass", FORGE, 1))
    assert (s.g.built[0], s.asked) == (2, ("share", 0)), "the Gate is built, the Forge comes next"


@rule("WC-EOT-03", "WC-BREF-06")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_in_the_third_stage_everybody_does_all_of_their_own_the_active_player_last(active: int) -> None:
    s = Scene(3)
    for seat in range(3):
        s[seat].refills = 2
    s.end(active)
    first, second = (active + 1) % 3, (active + 2) % 3
    wanted = [("refill", first)] * 2 + [("refill", second)] * 2 + [("refill", active)] * 2
    assert asked_in_turn(s) == wanted
    assert s.asked == ("choose_turn", first)


@rule("WC-EOT-04", "WC-AMB-55", "WC-DEC-53")
def test_rusne_keeps_her_gains_at_her_place_among_the_refills() -> None:
    s = Scene(3, characters=["aureon", "rusne", "freyith"]).unlock(1, 2)
    s[0].refills = s[2].refills = 1
    s[1].aside = 1
    s.end(active=2)
    assert s.asked == ("refill", 0)
    s.choose(*DONE)
    assert s.asked == ("rusne_2", 1)
    s.choose("exhaust_all")
    assert s.asked == ("refill", 2)


@rule("WC-EOT-05", "WC-ABIL-09")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3, 4, 0]), (3, [4, 0, 1, 2, 3])])
def test_level_3_abilities_come_clockwise_the_active_player_last(active: int, order: list[int]) -> None:
    s = triggered(Scene(5), 0, 1, 2, 3, 4)
    s.fill(1, 1, upper="rose").conduit(3, 1, "boot").bound(4, "anfirien_beacon", "rose").end(active)
    asked = asked_in_turn(s)
    assert [seat for _, seat in asked] == order
    kinds = {0: "refill", 1: "rearrange", 2: "multanec_3", 3: "shift_conduits", 4: "freyith_3"}
    assert asked == [(kinds[seat], seat) for seat in order]


@rule("WC-EOT-05", "WC-EOT-03")
def test_all_refills_come_before_any_level_3_ability() -> None:
    s = triggered(Scene(3, characters=["multanec", "aureon", "rusne"]), 0, 1)
    s[0].refills = s[2].refills = 1
    s.end(active=0)
    assert asked_in_turn(s) == [("refill", 2), ("refill", 0), ("refill", 1), ("multanec_3", 0)]


@rule("WC-EOT-06", "WC-TURN-04")
def test_only_when_nothing_is_pending_does_the_next_turn_begin() -> None:
    s = triggered(Scene(), 0)
    s.end()
    assert (s.asked, s.g.turn) == (("refill", 0), 0)
    s.choose(*DONE)
    assert (s.asked, s.g.turn, s.g.active) == (("choose_turn", 1), 1, 1)
    assert s.side(0).entered == QUIET


@rule("WC-EOT-07", "WC-AMB-46")
def test_a_refill_earned_by_a_level_3_ability_is_resolved_before_the_turn_passes() -> None:
    """Multanec III binds, II moves onto a bridge, and the bridge gives a refill."""
    s = triggered(Scene(2, characters=["multanec", "aureon"]).unlock(0, 2), 0).exhausted(0, "rose rose")
    s.achievements("three_conduits").conduit(0, 1, "boot").conduit(0, 2, "boot").conduit(0, 3, "boot")
    s.bridge(SPOKE, "aureon_bridge_2").figure(0, "quarry_inner", SPOKE).end(active=1)
    s.choose_all(
        ("achieve", "rose", "three_conduits", "left"), ("step_after_bind",), ("step", SPOKE), ("take",)
    )
    s.choose("benefit", "benefit_refill")
    assert (s.asked, s.g.active) == (("refill", 0), 1), "stage three once more"
    s.choose_all(("refill", 1), DONE)
    assert s.asked == ("choose_turn", 0)


@rule("WC-EOT-07", "WC-AMB-46", "WC-AMB-27")
def test_what_rusne_gains_late_is_handled_by_another_refill_stage() -> None:
    s = Scene(2, characters=["rusne", "aureon"]).unlock(0, 2).exhausted(0, "")
    s[0].aside = 1
    s.begin(("stage", 4))
    assert s.asked == ("rusne_2", 0)
    s.choose("fill", 1, "upper", "compass")
    assert (s.row(0, 1), s.asked) == (("compass", ""), ("choose_turn", 1))


@rule("WC-EOT-07", "WC-AMB-46")
def test_a_section_that_is_completed_late_is_still_resolved() -> None:
    s = (
        Scene()
        .section(GATE, 2, (0, "compass"), (0, "magnet"), (0, "rose"))
        .complete(GATE, 0)
        .begin(("stage", 4))
    )
    assert s.asked == ("share", 0)


@rule("WC-EOT-05", "WC-ABIL-08")
def test_an_ability_that_was_resolved_is_not_resolved_again_in_another_round() -> None:
    s = triggered(Scene(2, characters=["aureon", "rusne"]), 0)
    s.end(active=0)
    s.choose("refill", 1)
    s[0].refills = 1
    s.choose(*DONE)
    assert s.asked == ("refill", 0), "the refill that came late"
    s.choose(*DONE)
    assert s.asked == ("choose_turn", 1)


@rule("WC-EOT-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_turn_without_any_effects_simply_passes_on(players: int) -> None:
    s = Scene(players).end(active=players - 1)
    assert (s.asked, s[players - 1].turns) == (("choose_turn", 0), 1)
