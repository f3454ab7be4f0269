"""Rusné: primals pay for any action, gains are kept, conduits change places (WC-RUS, WC-AMB-27, 55)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.age_contrived.scene import Scene, bag
from tests.rule import rule
from tryptyk.games.age_contrived.state import TRIGGERED
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
GATE = "eridonic_gate"
SPOKE = "bridge_spoke_quarry"
DONE: Option = ("done",)
EXHAUST_ALL: Option = ("exhaust_all",)
KEEP = ("rusne_2", 0)


def rusne(*levels: int, players: int = 2) -> Scene:
    return Scene(players, characters=["rusne", "aureon", "freyith"][:players]).unlock(0, *levels)


def gaining(s: Scene, *kinds: str) -> Scene:
    """She gains these from her reserve; if that has one kind only, nothing is asked."""
    for kind in kinds:
        s.begin(("gain_any", 0))
        if s.decision.kind == "gain_any":
            s.choose("gain", kind)
    return s


# I


@rule("WC-RUS-01", "WC-DEC-14")
@pytest.mark.parametrize("position", [1, 2, 3, 4])
def test_a_primal_of_any_position_pays_for_any_action(position: int) -> None:
    s = rusne(1).fill(0, position, lower="primal").action(0, "upgraded_action_4_top").act(0)
    s.choose("pay", position, "primal")
    tiles = ["basic_action_1", "basic_action_2", "basic_action_3", "upgraded_action_4_top"]
    assert (s.asked, s.options) == (("any_tile", 0), [("use", tile) for tile in tiles])
    assert s.row(0, position) == ("", "")
    s.choose("use", "upgraded_action_4_top")
    assert {option[0] for option in s.options} == {"move"}


@rule("WC-RUS-01")
@pytest.mark.parametrize(("levels", "kind"), [((1,), "rose"), ((1,), "compass"), ((2, 3), "primal")])
def test_only_a_primal_and_only_with_the_ability(levels: tuple[int, ...], kind: str) -> None:
    s = rusne(*levels).fill(0, 4, lower=kind).act(0)
    s.choose("pay", 4, kind)
    assert (s.asked, s.decision.about) == (("use", 0), ("basic_action_4",))


@rule("WC-RUS-01", "WC-ACT-09")
def test_position_5_stays_a_joker_for_every_energy() -> None:
    s = rusne(1).fill(0, 5, lower="rose primal").act(0)
    s.choose("pay", 5, "rose")
    assert s.asked == ("any_tile", 0)


# II


@rule("WC-RUS-02")
def test_gained_energy_is_set_aside_instead_of_exhausted() -> None:
    s = gaining(rusne(2).exhausted(0, ""), "rose", "primal")
    assert (s.held(s[0].aside), s[0].exhausted) == ("rose primal", 0)
    assert s.held(s[0].reserve) == "compass compass magnet magnet rose primal"


@rule("WC-RUS-02", "WC-FIN-06")
def test_every_gain_is_set_aside_that_of_a_section_too() -> None:
    s = (
        rusne(2)
        .section(GATE, 1, (0, "rose"), (1, "magnet"), (1, "magnet"))
        .complete(GATE, 1)
        .exhausted(0, "")
        .end(active=1)
    )
    s.choose_all(("energy", "compass rose"), ("exhaust", "rose", 1))
    assert (s.held(s[0].aside), s.held(s[0].exhausted)) == ("compass rose", "rose"), (
        "what is cleared is exhausted"
    )


@rule("WC-AMB-27", "WC-RUS-02")
def test_what_was_gained_before_the_ability_is_unaffected_and_others_are_too() -> None:
    s = gaining(rusne(1).exhausted(0, ""), "rose")
    assert (s.held(s[0].exhausted), s[0].aside) == ("rose", 0)
    s.unlock(0, 2)
    gaining(s, "magnet")
    assert (s.held(s[0].exhausted), s.held(s[0].aside)) == ("rose", "magnet")
    s.exhausted(1, "").begin(("gain_any", 1))
    s.choose("gain", "rose")
    assert (s.held(s[1].exhausted), s[1].aside) == ("rose", 0)


@rule("WC-AMB-27", "WC-BGAIN-03", "WC-SCOR-01")
def test_it_counts_as_gained_at_once() -> None:
    s = gaining(rusne(2).reserve(0, "rose magnet magnet").achievements("gained_all_kinds"), "rose")
    assert s[0].charged, "the second of a kind recharges"
    assert s.lines(0)["gained"] == 10, "three kinds are fully gained"
    gaining(s, "magnet")
    s[0].hand = bag("rose")
    s.begin(("place", 0, 0))
    assert ("achieve", "rose", "gained_all_kinds", "left") in s.options, "the requirement is met"


@rule("WC-AMB-27", "WC-RUS-02", "WC-MISS-16")
def test_until_the_end_of_the_turn_it_cannot_be_used() -> None:
    s = rusne(2).exhausted(0, "").conduit(0, 1, "boot").bridge(SPOKE, "neutral_bridge_4")
    s.figure(0, "quarry_inner", SPOKE).act(0)
    s.choose_all(("convey", "basic_tile_0a"), ("step", SPOKE), ("take",), ("gain", "primal"), ("stop",))
    assert s.asked == KEEP, "step 4 had nothing to fill with, and no source: only the end of the turn uses it"
    assert s.row(0, 1) == ("", "")


@rule("WC-RUS-03", "WC-RUS-04", "WC-DEC-45")
def test_at_the_end_of_the_turn_one_of_them_is_kept_and_the_others_are_exhausted() -> None:
    s = rusne(2).exhausted(0, "").fill(0, 1, upper="rose", lower="rose")
    gaining(s, "rose", "rose", "primal").end()
    assert s.asked == KEEP
    spaces = [(position, row) for position in (2, 3, 4, 5) for row in ("upper", "lower")]
    assert s.options == [
        *[("fill", *space, kind) for space in spaces for kind in ("rose", "primal")],
        EXHAUST_ALL,
    ]
    s.choose("fill", 4, "lower", "primal")
    assert (s.row(0, 4), s.held(s[0].exhausted), s[0].aside) == (("", "primal"), "rose rose", 0)
    assert s.asked == ("choose_turn", 1)


@rule("WC-RUS-03", "WC-RUS-04", "WC-DEC-45")
def test_she_may_keep_none() -> None:
    s = gaining(rusne(2).exhausted(0, ""), "rose").end()
    s.choose(*EXHAUST_ALL)
    assert (s.held(s[0].exhausted), s[0].aside, s.asked) == ("rose", 0, ("choose_turn", 1))


@rule("WC-RUS-04")
def test_without_an_empty_space_all_of_them_are_exhausted() -> None:
    s = rusne(2)
    for position in range(1, 6):
        s.fill(0, position, upper="rose" if position < 5 else "rose rose", lower="rose")
    gaining(s.exhausted(0, ""), "rose", "magnet").end()
    assert (s.held(s[0].exhausted), s[0].aside, s.asked) == ("magnet rose", 0, ("choose_turn", 1))


@rule("WC-RUS-03", "WC-DEC-45", "WC-EOT-04")
def test_at_the_end_of_every_turn_also_of_others() -> None:
    s = gaining(rusne(2, players=3), "rose").end(active=1)
    assert (s.asked, s.g.active) == (KEEP, 1)


@rule("WC-AMB-55", "WC-DEC-53", "WC-EOT-04")
@pytest.mark.parametrize("keep_first", [True, False])
def test_refills_and_keeping_come_in_an_order_of_her_choice(keep_first: bool) -> None:
    s = gaining(rusne(2).exhausted(0, ""), "rose", "magnet")
    s[0].refills = 1
    s.end()
    assert (s.asked, s.options) == (("refill_order", 0), [("keep_first",), ("refill_first",)])
    if keep_first:
        s.choose_all(("keep_first",), ("fill", 1, "upper", "rose"), ("refill", 1))
        assert s.options == [("fill", 1, "lower", "magnet"), DONE], "what was exhausted can be used"
        s.choose("fill", 1, "lower", "magnet")
        assert s.row(0, 1) == ("rose", "magnet")
    else:
        s.choose("refill_first")
        assert s.asked == KEEP, "nothing was exhausted to refill with"
    assert s[0].refills == 0


@rule("WC-AMB-55")
def test_without_a_refill_the_stage_is_run_for_her_all_the_same_and_without_gains_it_is_not() -> None:
    assert gaining(rusne(2), "rose").end().asked == KEEP
    assert rusne(2).end().asked == ("choose_turn", 1)


@rule("WC-ABIL-04", "WC-RUS-03", "WC-RUS-04", "WC-BBRG-08")
def test_if_the_ability_is_lost_meanwhile_nothing_is_kept() -> None:
    s = gaining(rusne().bridge(SPOKE, "rusne_bridge_2").exhausted(0, ""), "rose").begin(("bridge", 0))
    s.choose("bridge", SPOKE, "rusne_bridge_1", "a")
    s.end()
    assert (s.held(s[0].exhausted), s[0].aside, s.asked) == ("rose", 0, ("choose_turn", 1))


# III


def at_the_end(s: Scene) -> Scene:
    s.unlock(0, 3).side(0).entered = TRIGGERED
    return s.end()


@rule("WC-RUS-05", "WC-DEC-49")
def test_conduits_move_to_empty_slots_or_change_places() -> None:
    s = at_the_end(rusne().conduit(0, 1, "boot").conduit(0, 4, "pillar", 2))
    assert (s.asked, ("shift_conduit", "boot", 1, 4) in s.options, DONE in s.options) == (
        ("shift_conduits", 0),
        True,
        True,
    )
    s.choose_all(("shift_conduit", "boot", 1, 4), ("shift_conduit", "boot", 4, 2), DONE)
    assert s[0].conduits == [10, 1, -1, -1, -1]


@rule("WC-RUS-05", "WC-DEC-49")
def test_it_may_be_declined_and_without_conduits_nothing_is_asked() -> None:
    s = at_the_end(rusne().conduit(0, 1, "boot"))
    s.choose(*DONE)
    assert (s[0].conduits[0], s.asked) == (1, ("choose_turn", 1))
    assert at_the_end(rusne()).asked == ("choose_turn", 1)


@rule("WC-RUS-05")
def test_every_order_can_be_reached() -> None:
    conduits = [1, 2, 5, 9, -1]
    for wanted in permutations(conduits):
        s = rusne()
        s[0].conduits = conduits[:]
        at_the_end(s)
        for slot in range(5):
            other = s[0].conduits.index(wanted[slot])
            if other == slot:
                continue
            found = [o for o in s.verbs("shift_conduit") if {o[2], o[3]} == {slot + 1, other + 1}]
            s.choose(*found[0])
        assert tuple(s[0].conduits) == wanted


@rule("WC-RUS-05", "WC-COND-11", "WC-BCON-06")
def test_nobody_else_moves_a_conduit() -> None:
    s = Scene(2, characters=["aureon", "rusne"]).unlock(0, 1, 2, 3).conduit(0, 1, "boot")
    s[0].entered = TRIGGERED
    s.end()
    assert s.asked == ("refill", 0)


# The bridge


@rule("WC-RUS-06", "WC-SCOR-06", "WC-AMB-48")
@pytest.mark.parametrize(
    ("gate", "pillar", "points"),
    [
        ("rose", "rose", 0),
        ("primal", "rose", 3),
        ("primal primal", "rose", 6),
        ("primal primal", "primal", 9),
    ],
)
def test_side_a_scores_primals_in_the_joined_regions(gate: str, pillar: str, points: int) -> None:
    s = rusne().bridge(SPOKE, "rusne_bridge_3", "a").bound(0, GATE, gate).pillar(0, "philosophy", pillar)
    s.bound(1, GATE, "primal primal")
    assert s.lines(0)["bridge_3"] == points
    s.bridge("bridge_spoke_forest", "neutral_bridge_1").bound(0, "ship_of_tolinthra", "primal")
    assert s.lines(0)["bridge_3"] == points, "not elsewhere"


@rule("WC-RUS-07", "WC-SCOR-06")
@pytest.mark.parametrize(
    ("gate", "beacon", "pillar", "points"),
    [
        ("rose rose rose rose", "", "", 10),
        ("rose rose rose", "", "engineering", 10),
        ("rose rose rose", "rose rose rose", "", 0),
        ("rose rose rose", "rose", "philosophy", 0),
        ("", "rose rose rose rose", "", 10),
    ],
)
def test_side_b_scores_four_energies_in_one_of_the_regions(
    gate: str, beacon: str, pillar: str, points: int
) -> None:
    s = rusne().bridge(SPOKE, "rusne_bridge_3", "b").bound(0, GATE, gate).bound(0, "anfirien_beacon", beacon)
    s.bound(0, "ship_of_tolinthra", "magnet magnet magnet magnet")
    if pillar:
        s.pillar(0, pillar, "rose")
    assert s.lines(0)["bridge_3"] == points
