"""Patron tokens: taking them, and building sections with them (WC-PATR, WC-AMB-15..18)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.state import NONE
from tryptyk.kernel import Option

GATE = "eridonic_gate"
SHIP = "ship_of_tolinthra"
FORGE = "namarillion_forge"
NO: Option = ("no",)
MONUMENTS = [region.monument for region in REGIONS]


def binding(bound: str) -> Scene:
    """Seat 0 has this at the Gate and binds one more from the monument track."""
    return Scene().bound(0, GATE, bound).track(0, "monument_track", 4, "rose").move(0, 1)


def conveyed(s: Scene, seat: int = 0) -> Scene:
    """Seat 0 takes a convey turn up to its end."""
    s.act(seat)
    s.choose_all(("convey", "basic_tile_0a"), ("done",))
    return s


# Taking the token


@rule("WC-PATR-01", "WC-PATR-04", "WC-AMB-17")
@pytest.mark.parametrize(("bound", "taken"), [("", False), ("rose", True), ("rose magnet", False)])
def test_exactly_the_second_energy_at_a_monument_takes_its_token(bound: str, taken: bool) -> None:
    s = binding(bound)
    s.choose("bind", GATE)
    assert (s[0].patron == 0) == taken
    assert (s.g.patrons & 1 == 0) == taken


@rule("WC-PATR-04", "WC-PATR-01")
def test_the_energy_of_a_finisher_counts_like_one_from_the_track() -> None:
    s = Scene().bound(0, GATE, "magnet").section(GATE, 2, *[(0, "rose")] * 3).complete(GATE, 0).end()
    s.choose_all(("energy", "magnet"), ("exhaust", "rose", 2), ("exhaust", "rose", 3))
    assert (s.bound_at(0, GATE), s[0].patron) == ("magnet rose", 0)


@rule("WC-PATR-02")
def test_a_token_that_somebody_holds_is_not_taken() -> None:
    s = Scene().patron(1, GATE).bound(0, GATE, "rose").track(0, "monument_track", 4).move(0, 1)
    s.choose("bind", GATE)
    assert (s[0].patron, s[1].patron) == (NONE, 0)


@rule("WC-PATR-03")
def test_nobody_takes_a_second_token() -> None:
    s = Scene().patron(0, SHIP).bound(0, GATE, "rose").track(0, "monument_track", 4).move(0, 1)
    s.choose("bind", GATE)
    assert (s[0].patron, s.g.patrons & 1) == (1, 1), "it stays in the bound zone"


@rule("WC-AMB-17", "WC-PATR-02")
def test_energies_of_others_do_not_count() -> None:
    s = Scene().bound(1, GATE, "rose rose rose").track(0, "monument_track", 4).move(0, 1)
    s.choose("bind", GATE)
    assert s[0].patron == NONE


@rule("WC-PATR-01")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_every_monument_has_its_token(monument: str) -> None:
    region = REGIONS[MONUMENTS.index(monument)]
    place = "central_sea" if region.id == "swamp" else f"{region.id}_hub"
    s = Scene().bound(0, monument, "rose").track(0, "monument_track", 4).figure(0, place).move(0, 1)
    s.choose("bind", monument)
    assert s[0].patron == region.number


# Building with it


@rule("WC-PATR-05", "WC-PATR-06", "WC-EXP-16", "WC-DEC-12")
def test_at_the_end_of_a_convey_turn_the_top_section_of_any_monument_may_be_built() -> None:
    s = conveyed(Scene().patron(0, GATE))
    assert (s.asked, s.options) == (
        ("patron_build", 0),
        [*[("patron_build", monument) for monument in MONUMENTS], NO],
    ), "also one without any energy, and of other monuments than that of the token"
    s.choose("patron_build", SHIP)
    assert (s.g.built[1], s.asked) == (1, ("choose_turn", 1))


@rule("WC-PATR-05", "WC-DEC-12")
def test_the_build_may_be_declined() -> None:
    s = conveyed(Scene().patron(0, GATE))
    s.choose(*NO)
    assert (s.g.built, s.asked) == ([0] * 6, ("choose_turn", 1))


@rule("WC-PATR-05")
def test_without_a_token_and_in_an_action_turn_nothing_is_built() -> None:
    assert conveyed(Scene().patron(1, GATE)).asked == ("choose_turn", 1), "the token of somebody else"
    s = Scene().patron(0, GATE).fill(0, 1, lower="rose").act(0)
    s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    assert s.asked == ("choose_turn", 1)


@rule("WC-PATR-05", "WC-PATR-10")
def test_only_monuments_in_play_with_a_section_left_are_built_on() -> None:
    s = conveyed(Scene().in_play(GATE, SHIP, FORGE).all_built(GATE, FORGE).patron(0, GATE))
    assert s.options == [("patron_build", GATE), ("patron_build", FORGE), NO]
    s.choose("patron_build", GATE)
    assert s.accepts(GATE) == list(REGIONS[0].sections[1].spaces), "the next one is available"
    assert conveyed(Scene().all_built().patron(0, GATE)).asked == ("choose_turn", 1), "nothing is left"


@rule("WC-PATR-11", "WC-AMB-18")
def test_the_token_is_kept_and_builds_one_section_in_each_convey_turn() -> None:
    s = conveyed(Scene().patron(0, GATE))
    s.choose("patron_build", SHIP)
    assert (s[0].patron, s.g.built[1], s.asked) == (0, 1, ("choose_turn", 1)), "one only"
    s.act(0)
    s.choose_all(("convey", "basic_tile_0b"), ("done",), ("patron_build", SHIP))
    assert (s[0].patron, s.g.built[1]) == (0, 2)


@rule("WC-PATR-06", "WC-PATR-07", "WC-PATR-08", "WC-AMB-16")
@pytest.mark.parametrize(("builder", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_all_with_energy_take_part_clockwise_and_the_builder_last(builder: int, order: list[int]) -> None:
    s = Scene(3).patron(builder, GATE).section(GATE, 2, (0, "compass"), (2, "magnet"), (1, "rose"))
    s.exhausted(0, "").exhausted(1, "").exhausted(2, "").begin(("patron_build", builder), ("stage", 2))
    s.choose("patron_build", GATE)
    asked = []
    while s.decision.kind in ("share", "clear"):
        if s.decision.kind == "share":
            asked.append(s.decision.seats[0])
            assert s.options == [("energy", "magnet"), ("token", "benefit_bridge"), ("clear_first",)]
            s.choose("energy", "magnet")
        else:
            assert {option[0] for option in s.options} == {"activate", "exhaust"}
            s.choose(*s.verbs("exhaust")[0])
    assert asked == order
    assert [s.held(s[seat].exhausted) for seat in range(3)] == [
        "compass magnet",
        "magnet rose",
        "magnet magnet",
    ]


@rule("WC-PATR-07", "WC-AMB-16")
def test_a_builder_without_energy_there_takes_no_part() -> None:
    s = Scene(3).patron(1, GATE).section(GATE, 2, (0, "compass"), (2, "magnet")).set(active=1)
    s.begin(("patron_build", 1), ("stage", 2))
    s.choose("patron_build", GATE)
    assert s.asked == ("share", 2), "the first to the left of the builder"
    s.choose_all(("energy", "magnet"), ("exhaust", "magnet", 2))
    assert s.asked == ("share", 0)
    s.choose_all(("energy", "magnet"), ("exhaust", "compass", 1))
    assert (s.g.built[0], s.asked) == (2, ("choose_turn", 2)), "the builder was not asked"


@rule("WC-PATR-08", "WC-FIN-05")
def test_the_order_of_reward_and_clearing_is_free_here_too() -> None:
    s = conveyed(Scene().patron(0, GATE).section(GATE, 2, (0, "compass")))
    s.choose_all(
        ("patron_build", GATE), ("clear_first",), ("activate", "compass", 1, "compass"), ("pool", "compass")
    )
    assert s.options == [("energy", "magnet"), ("token", "benefit_bridge")]
    s.choose("energy", "magnet")
    assert (s.held(s[0].pool), s.g.built[0]) == ("compass", 2)


@rule("WC-PATR-09", "WC-AMB-16")
def test_nobody_is_finisher_and_nothing_is_bound() -> None:
    s = conveyed(Scene().patron(0, GATE).section(GATE, 2, (0, "compass"), (0, "magnet")))
    s.choose_all(("patron_build", GATE), ("energy", "magnet"))
    assert s.asked == ("clear", 0), "nothing is set apart"
    s.choose_all(("exhaust", "compass", 1), ("exhaust", "magnet", 2))
    assert (s.bound_at(0, GATE), s.g.built[0], s.asked) == ("", 2, ("choose_turn", 1))


@rule("WC-AMB-16")
def test_a_section_that_is_already_completed_cannot_be_chosen() -> None:
    s = Scene().patron(0, GATE).section(GATE, 2, (0, "compass"), (0, "magnet"), (0, "rose")).complete(GATE, 0)
    s.begin(("patron_build", 0), ("stage", 2))
    assert ("patron_build", GATE) not in s.options
    assert ("patron_build", SHIP) in s.options


@rule("WC-PATR-12", "WC-PATR-10")
def test_a_section_being_built_is_closed_like_a_completed_one() -> None:
    s = conveyed(Scene().patron(0, GATE).section(GATE, 2, (1, "compass"), (0, "magnet")).section(SHIP, 2))
    s.choose_all(("patron_build", GATE), ("energy", "magnet"), ("activate", "compass", 1, "compass"))
    assert {option[2] for option in s.verbs("build")} == {
        SHIP,
        FORGE,
        "fortress_of_kolym_thrin",
        *MONUMENTS[4:],
    }


@rule("WC-PATR-12", "WC-MISS-11")
def test_nor_is_energy_taken_from_it() -> None:
    s = Scene().patron(0, GATE).section(GATE, 2, (1, "compass"), (1, "magnet")).section(SHIP, 2, (1, "rose"))
    s.exhausted(1, "").pool(1, "primal").benefit(GATE, "benefit_move")
    s.bridge("bridge_spoke_sea", "neutral_bridge_5").figure(1, "sea_inner", "bridge_spoke_sea")
    s.begin(("patron_build", 0), ("stage", 2))
    s.choose_all(("patron_build", GATE), ("token", "benefit_move"), ("step", "bridge_spoke_sea"), ("take",))
    s.choose_all(("on_track", "monument_track"), ("borrow",))
    assert s.options == [("from_pool", "primal"), ("from_section", SHIP, 1, "rose")]


# In the order of the end of the turn


@rule("WC-AMB-15", "WC-EOT-01", "WC-EOT-02")
def test_the_patron_builds_before_completed_sections_are_resolved() -> None:
    s = Scene().patron(0, GATE).section(SHIP, 2, (1, "rose"), (1, "compass"), (1, "magnet")).complete(SHIP, 1)
    s.section(FORGE, 1, None, (1, "rose"), (1, "rose")).section(GATE, 2, (0, "compass"))
    conveyed(s)
    assert s.asked == ("patron_build", 0)
    s.choose_all(("patron_build", GATE), ("energy", "magnet"), ("activate", "compass", 1, "compass"))
    s.choose("build", "compass", FORGE, 1)
    assert s.g.built[0] == 2
    assert (s.asked, s.options) == (("next_section", 0), [("resolve", SHIP), ("resolve", FORGE)])


@rule("WC-AMB-39", "WC-END-01", "WC-PATR-05")
def test_the_last_section_built_by_a_patron_ends_the_game_too() -> None:
    s = conveyed(Scene().all_built(GATE).section(GATE, 4).patron(0, GATE))
    s.choose("patron_build", GATE)
    assert (s.g.over, s.asked) == (True, ("choose_turn", 1)), "the round is played to its end"


@rule("WC-ENER-13", "WC-PATR-02")
def test_the_token_of_a_fully_built_monument_can_still_be_taken() -> None:
    s = Scene().all_built().bound(0, GATE, "rose").track(0, "monument_track", 4).move(0, 1)
    s.choose("bind", GATE)
    assert s[0].patron == 0
