"""Questions in somebody else's turn have a standing answer, so that nobody waits for who will not act."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import MONUMENT
from tryptyk.kernel import Option

Asked = Callable[[int], Scene]
"""Seat 1 is asked, in the turn of the one or the other."""
DONE: Option = ("done",)
GATE = "eridonic_gate"
SPOKE = "bridge_spoke_quarry"


def in_turn_of(s: Scene, active: int) -> Scene:
    return s.set(active=active)


def contributing(active: int) -> Scene:
    return in_turn_of(Scene().pool(1, "rose").exhausted(1, "magnet"), active).begin(("contribute", 1))


def sharing(active: int) -> Scene:
    s = Scene().section(GATE, 2, (1, "rose"), (1, "compass"), (1, "magnet")).complete(GATE, 1)
    return s.end(active=active)


def refilling(active: int) -> Scene:
    return in_turn_of(Scene().exhausted(1, "rose"), active).begin(("refill", 1))


def filling(active: int) -> Scene:
    s = refilling(active)
    s.choose("refill", 1)
    return s


def keeping(active: int) -> Scene:
    s = Scene(2, characters=["aureon", "rusne"]).unlock(1, 2)
    s[1].aside = s[1].exhausted = 1
    return in_turn_of(s, active).begin(("rusne_2", 1))


@rule("WC-DEC-24", "WC-ACQ-11")
def test_who_never_contributes_keeps_the_energy() -> None:
    s = contributing(0)
    assert s.table is not None
    assert s.table.answer_standing({1: {"contribute"}})
    assert s.table.choices() == [(1, ("keep",))]
    assert s.held(s.table.state.players[1].pool) == "rose"


@rule("WC-DEC-33")
def test_who_does_not_care_takes_the_printed_energy_as_a_reward() -> None:
    s = sharing(0)
    while s.asked[0] != "share":
        s.choose(*s.options[0])
    assert s.decision.default == s.options[0] and s.options[0][0] == "energy"


@rule("WC-DEC-44")
@pytest.mark.parametrize("asked", [refilling, filling])
def test_who_does_not_care_fills_nothing_in_the_turn_of_another(asked: Asked) -> None:
    s = asked(0)
    assert s.asked[1] == 1 and s.decision.default == DONE
    assert s.table is not None and s.table.answer_standing({1: {s.decision.kind}})


@rule("WC-DEC-45", "WC-RUS-03")
def test_rusne_exhausts_what_she_gained_if_she_does_not_care() -> None:
    assert keeping(0).decision.default == ("exhaust_all",)


@pytest.mark.parametrize("asked", [sharing, refilling, filling, keeping])
def test_in_the_own_turn_nothing_goes_by_itself(asked: Asked) -> None:
    s = asked(1)
    while s.asked[0] == "next_section":
        s.choose(*s.options[0])
    assert s.asked[1] == 1 and s.decision.default is None


def clearing(active: int) -> Scene:
    s = in_turn_of(Scene().section(GATE, 2, (1, "rose"), (0, "compass"), (0, "magnet")), active)
    return s.begin(("clear", 1, MONUMENT[GATE], -1))


def crossing(active: int) -> Scene:
    s = Scene().bridge(SPOKE, "neutral_bridge_1").figure(1, "quarry_inner", SPOKE)
    in_turn_of(s, active).move(1, 2)
    s.choose("step", SPOKE)
    return s


def igniting(active: int) -> Scene:
    return in_turn_of(Scene(), active).begin(("ignotas_1", 1))


def rearranging(active: int) -> Scene:
    return in_turn_of(Scene().fill(1, 1, "rose"), active).begin(("ignotas_3", 1))


def as_(character: str) -> Scene:
    return Scene(2, characters=["aureon", character])


def after_binding(active: int) -> Scene:
    return in_turn_of(as_("multanec"), active).begin(("multanec_2", 1))


def placing(active: int) -> Scene:
    return in_turn_of(as_("multanec"), active).begin(("multanec_3", 1))


def shifting(active: int) -> Scene:
    return in_turn_of(as_("freyith").bound(1, "library_of_valduin", "rose"), active).begin(("freyith_3", 1))


def moving_conduits(active: int) -> Scene:
    return in_turn_of(as_("rusne").conduit(1, 1, "boot"), active).begin(("rusne_3", 1))


@pytest.mark.parametrize(
    ("asked", "kind", "default"),
    [
        (clearing, "clear", ("exhaust", "rose", 1)),
        (crossing, "cross", ("decline",)),
        (igniting, "ignotas_1", ("recharge_now",)),
        (rearranging, "rearrange", DONE),
        (after_binding, "multanec_2", ("recharge_now",)),
        (placing, "multanec_3", ("no",)),
        (shifting, "freyith_3", ("no",)),
        (moving_conduits, "shift_conduits", DONE),
    ],
)
def test_small_questions_in_the_turn_of_another_can_be_answered_always_so(
    asked: Asked, kind: str, default: Option
) -> None:
    s = asked(0)
    assert s.asked == (kind, 1)
    assert s.decision.default == default and default in s.options
    assert asked(1).decision.default is None


def test_after_a_bind_nothing_is_done_where_nothing_is_to_be_recharged() -> None:
    s = in_turn_of(as_("multanec").charged(1), 0).begin(("multanec_2", 1))
    assert s.decision.default == ("no",)
