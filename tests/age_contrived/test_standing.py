"""Questions in somebody else's turn have a standing answer, so that nobody waits for who will not act."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.kernel import Option

Asked = Callable[[int], Scene]
"""Seat 1 is asked, in the turn of the one or the other."""
DONE: Option = ("done",)
GATE = "eridonic_gate"


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
