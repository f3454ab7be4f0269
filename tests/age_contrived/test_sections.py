"""Monuments and completing a section (WC-MON)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene, bag
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.components.energy import ANY, KINDS, PRIMAL
from tryptyk.games.age_contrived.state import NONE

GATE = "eridonic_gate"
SECTIONS = [(region.monument, section) for region in REGIONS for section in region.sections]


def placing(s: Scene, energies: str, seat: int = 0) -> Scene:
    """Energies in hand, lifted by something that is no deploy."""
    s.side(seat).hand = bag(energies)
    return s.begin(("place", seat, 0))


def spaces(s: Scene, monument: str) -> set[tuple[str, int]]:
    """Kinds and spaces that are offered on a monument."""
    return {(str(option[1]), int(option[3])) for option in s.verbs("build") if option[2] == monument}


# Where energy goes


@rule("WC-MON-01", "WC-MON-02", "WC-ENER-05", "WC-ENER-06", "WC-COMP-08")
@pytest.mark.parametrize(("monument", "section"), SECTIONS)
def test_of_each_monument_the_top_section_takes_what_its_spaces_accept(
    monument: str, section: object
) -> None:
    top = next(one for _, one in SECTIONS if one is section)
    s = placing(Scene().section(monument, top.number), "compass magnet rose primal")
    accepted: dict[int, int] = {}
    for slot, space in enumerate(top.spaces):
        accepted.setdefault(space, slot + 1)
    wanted = {
        (KINDS[kind], slot)
        for space, slot in accepted.items()
        for kind in range(len(KINDS))
        if space in (kind, ANY) or kind == PRIMAL
    }
    assert spaces(s, monument) == wanted, "of spaces that are alike the first is named"


@rule("WC-MON-01")
def test_a_monument_that_is_not_in_play_takes_nothing() -> None:
    s = placing(Scene().in_play(GATE), "compass magnet rose primal")
    assert {option[2] for option in s.verbs("build")} == {GATE}


@rule("WC-MON-02")
def test_an_occupied_space_takes_no_second_energy() -> None:
    s = placing(Scene().section(GATE, 1, (1, "rose"), (1, "magnet")), "rose magnet")
    assert spaces(s, GATE) == {("magnet", 3)}
    s.choose("build", "magnet", GATE, 3)
    assert s.on(GATE) == [(1, "rose"), (1, "magnet"), (0, "magnet")]


# Completing


@rule("WC-MON-03", "WC-MON-04", "WC-MON-10")
def test_whoever_fills_the_last_space_is_the_finisher() -> None:
    s = placing(Scene().section(GATE, 1, (1, "rose"), (1, "magnet")), "magnet rose", seat=0)
    assert s.g.finishers[0] == NONE, "one space is empty"
    s.choose("build", "magnet", GATE, 3)
    assert s.g.finishers[0] == 0


@rule("WC-MON-03")
def test_a_section_with_an_empty_space_is_not_completed() -> None:
    s = placing(Scene().section(GATE, 1, (1, "rose")), "magnet", seat=0)
    s.choose("build", "magnet", GATE, 2)
    assert (s.g.finishers[0], s.g.closed) == (NONE, 0)
    s.end()
    assert s.asked == ("choose_turn", 1)
    assert s.on(GATE) == [(1, "rose"), (0, "magnet"), None], "nothing is resolved"


@rule("WC-MON-05", "WC-FIN-04")
def test_every_opponent_with_an_energy_on_the_section_is_a_supporter() -> None:
    s = Scene(4).section(GATE, 1, (3, "rose"), (1, "magnet"), (0, "magnet")).complete(GATE, 0).end()
    asked = []
    while s.decision.kind in ("share", "clear"):
        if s.decision.kind == "share":
            asked.append(s.decision.seats[0])
            s.choose("energy", "compass rose")
        else:
            s.choose(*s.verbs("exhaust")[0])
    assert asked == [1, 3, 0], "two supporters, the finisher last; seat 2 has nothing there"


@rule("WC-MON-06", "WC-FIN-01", "WC-FIN-13")
def test_a_completed_section_is_built_only_at_the_end_of_the_turn() -> None:
    s = Scene().section(GATE, 1, (0, "rose"), (0, "magnet")).fill(0, 3, upper="magnet", lower="rose")
    s.fill(0, 1, lower="rose").act(0)
    s.choose_all(("pay", 3, "rose"), ("deploy", 1, 3), ("build", "magnet", GATE, 3))
    assert (s.asked, s.g.built[0]) == (("actions", 0), 0), "the turn goes on"
    s.choose("end_turn")
    assert s.asked == ("share", 0)
    s.choose_all(("energy", "compass rose"), ("set_apart", "rose", 1))
    s.choose_all(("exhaust", "magnet", 2), ("exhaust", "magnet", 3))
    assert (s.g.built[0], s.on(GATE), s.asked) == (1, [None, None, None], ("choose_turn", 1))


@rule("WC-MON-06")
def test_it_is_built_without_anybody_asking_for_it() -> None:
    s = Scene().section(GATE, 1, (1, "rose"), (1, "magnet"), (0, "magnet")).complete(GATE, 0)
    s.fill(0, 1, lower="rose").act(0)
    s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    assert s.asked == ("share", 1), "nothing was left to do, and no act of building was needed"


@rule("WC-MON-07", "WC-AMB-14")
def test_until_it_is_built_neither_it_nor_the_next_section_takes_energy() -> None:
    s = Scene().section(GATE, 1, (1, "rose"), (1, "magnet"), (0, "magnet")).complete(GATE, 0)
    placing(s, "compass magnet rose primal")
    assert spaces(s, GATE) == set()
    assert spaces(s, "ship_of_tolinthra") != set()


@rule("WC-MON-08", "WC-REORG-04", "WC-MISS-11")
def test_energy_on_a_completed_section_is_moved_by_nothing() -> None:
    s = Scene().section(GATE, 1, (1, "rose"), (1, "magnet"), (0, "magnet")).complete(GATE, 0)
    s.exhausted(0, "").section("ship_of_tolinthra", 1, (0, "rose")).begin(("lift", 0, 2))
    assert s.options == [("lift", "ship_of_tolinthra", 1, "rose"), ("lifted",)]
    s.climb(0, "monument_track", 1)
    s.choose("borrow")
    assert s.on_tracks(0) == {"monument_track": (1, "rose")}, "the only source was the open section"
    assert s.on(GATE)[2] == (0, "magnet")


@rule("WC-MON-09", "WC-MON-04")
def test_the_finisher_may_be_somebody_else_than_the_active_player() -> None:
    s = Scene(3).section(GATE, 3, (2, "rose"), (1, "compass"), (0, "compass")).complete(GATE, 0)
    s.section("namarillion_forge", 1, None, (2, "rose"), (2, "rose")).end(active=0)
    s.choose_all(("energy", "rose"), ("activate", "compass", 2, "compass"))
    s.choose("build", "compass", "namarillion_forge", 1)
    assert s.g.finishers[2] == 1
    assert s.g.active == 0


@rule("WC-MON-11", "WC-END-01")
def test_a_monument_is_fully_built_with_its_last_section() -> None:
    s = Scene().all_built(GATE).section(GATE, 4, (0, "compass"), (0, "magnet"), (0, "rose")).complete(GATE, 0)
    s.end(active=0)
    assert not s.g.over
    s.choose_all(("token", "benefit_bridge"), ("bridge", "bridge_spoke_sea", "aureon_bridge_1", "a"))
    s.choose_all(("set_apart", "rose", 3), ("exhaust", "compass", 1), ("exhaust", "magnet", 2))
    assert (s.g.built[0], s.g.over) == (len(REGIONS[0].sections), True)
    placing(s, "compass magnet rose primal")
    assert spaces(s, GATE) == set()


@rule("WC-AMB-05", "WC-MON-03")
def test_with_the_spaces_of_the_prototype_a_section_is_completed_earlier() -> None:
    s = Scene(section_spaces="prototype").section("fortress_of_kolym_thrin", 5)
    assert s.on("fortress_of_kolym_thrin") == [None]
    placing(s, "rose")
    s.choose("build", "rose", "fortress_of_kolym_thrin", 1)
    assert s.g.finishers[3] == 0
