"""The bonus wheel and its chain (WS-WHEEL, WS-AMB-31, 35, 36, WS-EX-04, 05)."""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, GATE, HUMAN, Solo
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import PATH
from tryptyk.games.age_contrived.components.printed import BOOT

ENERGY = [("gain_energy", 1)]
GOLD = [("progress_gold", 0)]
VIOLET = [("progress_violet", 0)]


def sections(s: Solo) -> list[str | int]:
    """The sections that gave something, in this order."""
    return [section for (section,) in s.told("automa-wheel")]


@rule("WS-WHEEL-01", "WS-WHEEL-02", "WS-CARD-05")
@pytest.mark.parametrize(
    ("side", "section"),
    [
        ("solo_aureon_speed", "speed"),
        ("solo_aureon_ascension", "ascension"),
        ("solo_rusne_attainment", "attainment"),
    ],
)
def test_the_first_bonus_is_that_of_the_own_section_and_the_marker_goes_there(
    side: str, section: str
) -> None:
    s = Solo(side).card(wheel={id: ENERGY for id in ("speed", "construction", "attainment", "ascension")})
    s.wheel()
    assert (sections(s), s.marker) == ([section], section)


@rule("WS-WHEEL-03")
def test_each_further_bonus_is_the_next_one_clockwise() -> None:
    s = Solo().card(wheel={"speed": ENERGY, "construction": GOLD, "attainment": VIOLET}).wheel(3)
    assert sections(s) == ["speed", "construction", "attainment"]
    assert s.marker == "attainment"


@rule("WS-WHEEL-03")
def test_after_the_last_section_comes_the_first() -> None:
    s = Solo().card(wheel={"speed": ENERGY, "expansion": GOLD})
    s.automa.marker = 4
    s.wheel()
    assert s.marker == "speed"


@rule("WS-WHEEL-04", "WS-AMB-36")
def test_a_section_that_gives_nothing_is_passed_over_and_never_holds_the_marker() -> None:
    s = Solo().reserve(AUTOMA, "").card(wheel={"speed": ENERGY, "construction": GOLD}).wheel()
    assert s.told("automa-passes-over") == [("speed",)]
    assert (s.progressed, s.marker) == ({"gold": 1}, "construction")


@rule("WS-WHEEL-05")
def test_if_no_section_can_give_anything_it_receives_nothing() -> None:
    s = Solo().reserve(AUTOMA, "").card(wheel={"speed": ENERGY}).wheel()
    assert (sections(s), s.marker) == ([], "")
    assert s.told("automa-wheel-empty") == [()]


@rule("WS-WHEEL-06", "WS-AMB-36")
def test_all_bonuses_of_a_section_are_received_as_far_as_they_can_be() -> None:
    s = Solo().reserve(AUTOMA, "").card(wheel={"speed": [*ENERGY, *GOLD]}).wheel()
    assert s.progressed == {"gold": 1}
    s = Solo().card(wheel={"speed": [*ENERGY, *GOLD]}).wheel()
    assert (s.progressed, s.exhausted_pool) == ({"gold": 1}, "primal")


@rule("WS-AMB-36")
def test_each_bonus_of_a_section_is_tested_at_its_own_moment() -> None:
    s = Solo().reserve(AUTOMA, "rose").card(wheel={"speed": [*ENERGY, *ENERGY]}).wheel()
    assert s.told("automa-no-bonus") == [("gain_energy",)]


@rule("WS-EX-04")
def test_onto_a_bridge_aureon_gains_two_energies_and_the_marker_is_put_there() -> None:
    s = Solo().printed_card(3).bridge("bridge_spoke_quarry", "neutral_bridge_1")
    s.figure(AUTOMA, "quarry_inner", "bridge_spoke_quarry").figure(HUMAN, "forest_start")
    s.automa.extra_step = True
    s.walk(1)
    assert s.exhausted_pool == "primal primal"
    assert s.marker == "speed"


@rule("WS-EX-05")
def test_a_later_bonus_for_a_section_is_a_conduit() -> None:
    s = Solo().printed_card(3)
    s.automa.marker = 0
    s.section(GATE, 1, (AUTOMA, "rose"), (AUTOMA, "magnet"), (AUTOMA, "magnet")).complete(GATE, AUTOMA)
    s.begin(("automa_share", 0))
    assert s.automa.conduits[0] == 4 * BOOT + 2
    assert s.marker == "construction"


# Chains


def on_bridges(*paths: str, wheel: dict[str, list[tuple[str, int]]]) -> Solo:
    """Before the spoke of the quarry; Freyith moves as far as shown."""
    s = Solo("solo_freyith_speed").card(wheel=wheel)
    for path in paths:
        s.bridge(path, "neutral_bridge_1")
    return s.figure(AUTOMA, "quarry_inner", "bridge_spoke_quarry").figure(HUMAN, "forest_start")


SPOKES = ("bridge_spoke_quarry", "bridge_spoke_plains")
ON = [("move_character", 3)]


@rule("WS-AMB-31")
def test_in_one_chain_a_section_gives_but_once() -> None:
    s = on_bridges(*SPOKES, wheel={"speed": ON, "attainment": GOLD})
    s.walk(1)
    # Onto the spoke: three further spaces, onto the next one: the other section. Then no more.
    assert sections(s) == ["speed", "attainment"]
    assert s.automa.place - s.g.sides[HUMAN].place != 0
    assert s.place_of(AUTOMA) == "bridge_spoke_plains"
    assert s.automa.ring == 0, "the chain is over"


@rule("WS-AMB-31", "WS-WHEEL-05")
def test_with_all_sections_used_the_chain_gives_nothing_more() -> None:
    s = on_bridges(*SPOKES, wheel={"speed": ON}).walk(1)
    assert sections(s) == ["speed"]
    assert s.told("automa-wheel-empty") == [()]
    assert s.place_of(AUTOMA) == "bridge_spoke_plains"


@rule("WS-AMB-31")
def test_a_bonus_after_the_chain_may_use_its_sections_again() -> None:
    s = on_bridges(*SPOKES, wheel={"speed": GOLD}).walk(4)
    assert s.progressed == {"gold": 2}


@rule("WS-AMB-36", "WS-AMB-31")
def test_a_bonus_in_between_takes_the_next_section_then_the_rest_follows() -> None:
    s = on_bridges(*SPOKES, wheel={"speed": [*ON, *GOLD], "construction": VIOLET}).walk(1)
    assert [kind for kind, _ in s.told("automa-bonus")] == [
        "move_character", "progress_violet", "progress_gold",
    ]  # fmt: skip
    assert s.marker == "construction"


@rule("WS-AMB-31")
def test_the_endless_case_of_the_ruling_ends() -> None:
    wheel = {id: [("move_character", 2)] for id in ("speed",)}
    s = Solo("solo_freyith_speed").card(wheel=wheel).reserve(AUTOMA, "")
    s.bridge("bridge_spoke_quarry", "neutral_bridge_1").bridge("bridge_spoke_sea", "neutral_bridge_2")
    s.figure(AUTOMA, "bridge_spoke_quarry", "central_quarry").figure(HUMAN, "central_quarry").walk(2)
    assert sections(s).count("speed") == len(sections(s)) <= 2


# What can be received


@rule("WS-AMB-35")
def test_character_movement_can_always_be_received() -> None:
    s = Solo("solo_freyith_speed").card(wheel={"speed": [("move_character", 2)]}).wheel()
    assert len(s.told("step")) == 2


@rule("WS-AMB-35", "WS-BMOV-02")
def test_a_track_bonus_needs_a_step_that_can_be_made() -> None:
    wheel = {"speed": [("move_track", 2)], "construction": GOLD}
    s = Solo().card(wheel=wheel).wheel()
    assert s.on_tracks(AUTOMA) == {"monument_track": (2, "rose")}
    s = Solo().card(wheel=wheel).reserve(AUTOMA, "").wheel()
    assert s.marker == "construction"


@rule("WS-AMB-35")
@pytest.mark.parametrize(
    "kind",
    ["place_bridge", "gain_upgraded_action", "gain_conduit", "gain_transmutation_tile", "progress_gold"],
)
def test_what_is_used_up_is_passed_over(kind: str) -> None:
    s = (
        Solo()
        .card(wheel={"speed": [(kind, 0)], "construction": ENERGY})
        .progress(gold=3, violet=3)
        .upgraded(1, 2, 3, 4)
    )
    s.conduits("boot 1", "boot 1", "boot 1", "boot 1", "boot 1")
    s.automa.bridges = 0
    s.wheel()
    assert s.marker == "construction"


@rule("WS-AMB-35")
def test_an_empty_supply_of_conduits_or_upgrades_gives_nothing() -> None:
    s = Solo().card(wheel={"speed": [("gain_conduit", 0)], "construction": [("gain_upgraded_action", 0)]})
    s.set(doubles=[0, 0, 0], singles=[0, 0, 0], upgrades=[0] * 8).wheel()
    assert s.marker == ""


@rule("WS-AMB-35")
def test_a_bridge_counts_as_received_even_if_it_must_leave_the_game() -> None:
    s = Solo().card(wheel={"speed": [("place_bridge", 0)], "construction": ENERGY})
    for path in PATH:
        s.bridge(path, "neutral_bridge_1")
    s.wheel()
    assert s.marker == "speed"


@rule("WS-AMB-35")
def test_a_refill_needs_room_and_energy() -> None:
    six = "rose rose rose compass compass compass"
    wheel = {"speed": [("refill_tile", 0)], "construction": GOLD}
    assert Solo().card(wheel=wheel).pools(six, six, "rose").wheel().marker == "construction"
    assert Solo().card(wheel=wheel).pools(six, "rose", "rose").wheel().marker == "speed"
    assert Solo().card(wheel=wheel).pools("rose", "rose").reserve(AUTOMA, "").wheel().marker == "construction"
    assert Solo().card(wheel=wheel).pools("rose", "rose").wheel().marker == "speed"
