"""Focusing, opening and the row of breaches (AE-BRCH)."""

from __future__ import annotations

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.rules.breaches import adjacent_spells, focus, lowest_focus_cost
from tryptyk.games.aeons_end.rules.damage import suffer
from tryptyk.kernel import IllegalChoice, Option

FOCUS_COST = {2: 2, 3: 3, 4: 4}
OPEN_COSTS = {2: (5, 4, 3, 2), 3: (9, 7, 5, 3), 4: (13, 10, 7, 4)}
"""By rotation: yellow section right, down, left, up."""

EVERY_ROTATION = [(number, stage) for number in (2, 3, 4) for stage in (0, 1, 2, 3)]


def stages(s: Scene, seat: int = 0) -> list[int]:
    return [breach.stage for breach in s[seat].breaches]


def breach_options(s: Scene) -> list[Option]:
    return [option for option in s.options if option[0] in ("focus", "open")]


def rich(aether: int, *breaches: tuple[int, int]) -> Scene:
    """Seat 0 has aether to spend in the main phase; all breaches but these are open."""
    s = Scene().hand(0)
    for number in (1, 2, 3, 4):
        s.breach(0, number, dict(breaches).get(number, OPEN))
    return s.set(aether=aether).main(0)


# The two sides


@rule("AE-BRCH-01", "AE-BRCH-14")
def test_only_closed_breaches_are_focused_or_opened() -> None:
    s = Scene().breach(0, 2).set(aether=20).main(0)
    assert breach_options(s) == [("focus", 3), ("open", 3), ("focus", 4), ("open", 4)]
    for number in (1, 2):
        for verb in ("focus", "open"):
            assert s.reason(verb, number) == ("breach-open", "AE-BRCH-14", number)
            with pytest.raises(IllegalChoice):
                s.choose(verb, number)
    assert stages(s) == [OPEN, OPEN, 1, 2]


@rule("AE-BRCH-02", "AE-BRCH-10", "AE-BRCH-11", "AE-DEC-16")
@pytest.mark.parametrize(("number", "stage"), EVERY_ROTATION)
def test_opening_costs_what_the_rotation_shows(number: int, stage: int) -> None:
    cost = OPEN_COSTS[number][stage]
    s = rich(cost - 1, (number, stage))
    assert ("open", number) not in s.options
    assert s.reason("open", number) == ("need-aether", "AE-BRCH-10", cost, cost - 1)
    s = rich(cost + 1, (number, stage))
    s.choose("open", number)
    assert stages(s) == [OPEN, OPEN, OPEN, OPEN]
    assert s.g.aether == 1
    assert s.events == [("open", 0, number)]


@rule("AE-BRCH-02", "AE-BRCH-03", "AE-BRCH-04", "AE-DEC-16")
@pytest.mark.parametrize(("number", "stage"), [(n, stage) for n, stage in EVERY_ROTATION if stage < 3])
def test_focusing_costs_the_same_in_every_rotation_and_turns_once(number: int, stage: int) -> None:
    cost = FOCUS_COST[number]
    s = rich(cost - 1, (number, stage))
    assert ("focus", number) not in s.options
    assert s.reason("focus", number) == ("need-aether", "AE-BRCH-03", cost, cost - 1)
    s = rich(cost + 1, (number, stage))
    s.choose("focus", number)
    assert s[0].breach(number).stage == stage + 1
    assert s.g.aether == 1
    assert s.events == [("focus", 0, number)]


@rule("AE-BRCH-03", "AE-BRCH-10", "AE-DEC-16")
def test_breach_actions_are_optional_and_for_ones_own_breaches_only() -> None:
    s = rich(30, (4, 0)).breach(1, 2, 0)
    assert breach_options(s) == [("focus", 4), ("open", 4)]
    assert s.decision.seats == (0,)
    with pytest.raises(IllegalChoice):
        s.choose("focus", 2)
    assert stages(s, 1) == [OPEN, 0, 1, 1]
    s.choose("end_turn")
    assert stages(s) == [OPEN, OPEN, OPEN, 0]


@rule("AE-BRCH-03", "AE-BRCH-10")
def test_aether_for_one_kind_of_card_turns_no_breach() -> None:
    s = Scene().breach(0, 2, 3).set(aether=1, aether_gem_only=1, aether_spell_only=1).main(0)
    assert breach_options(s) == []
    assert s.reason("focus", 2) == ("need-aether", "AE-BRCH-03", 2, 1)
    assert s.reason("open", 2) == ("need-aether", "AE-BRCH-10", 2, 1)


# Turning


@rule("AE-BRCH-04", "AE-BRCH-05", "AE-BRCH-06")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_breach_turns_right_down_left_up_and_gets_cheaper(number: int) -> None:
    s = rich(3 * FOCUS_COST[number], (number, 0))
    breach = s[0].breach(number)
    seen = [(breach.stage, breach.open_cost)]
    while len(seen) < 4:
        s.choose("focus", number)
        breach = s[0].breach(number)
        seen.append((breach.stage, breach.open_cost))
    assert seen == list(enumerate(OPEN_COSTS[number]))
    assert s.g.aether == 0


@rule("AE-BRCH-05")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_every_focusing_lowers_the_open_cost(number: int) -> None:
    costs = []
    s = Scene()
    for stage in (0, 1, 2, 3):
        costs.append(s.breach(0, number, stage)[0].breach(number).open_cost)
    assert costs == sorted(set(costs), reverse=True)


@rule("AE-BRCH-06", "AE-BRCH-13")
def test_any_breaches_any_number_of_times_in_one_turn() -> None:
    s = rich(4 + 2 + 3 + 2 + 5, (2, 0), (3, 0), (4, 0))
    for number in (4, 2, 3, 2):
        s.choose("focus", number)
    assert stages(s) == [OPEN, 2, 1, 1]
    assert s.g.aether == 5
    s.choose("open", 2)
    assert stages(s) == [OPEN, OPEN, 1, 1]
    assert s.g.aether == 2


@rule("AE-BRCH-07")
def test_a_focused_breach_may_be_used_for_prepping_and_need_not_be() -> None:
    s = Scene().hand(0, "spark").set(aether=2).main(0)
    assert s.options[:1] == [("prep", "spark", 1)]
    assert ("prep", "spark", 2) not in s.options
    s.choose("focus", 2)
    assert s.options == [("prep", "spark", 1), ("prep", "spark", 2), ("end_turn",)]
    s.choose("end_turn")
    assert "spark" in ids(s[0].hand)
    assert s[0].breach(2).spells == []


@rule("AE-BRCH-08", "AE-RUL-07")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_with_yellow_up_focusing_and_opening_are_one(number: int) -> None:
    cost = FOCUS_COST[number]
    s = rich(cost - 1, (number, 3))
    assert s.reason("focus", number) == ("need-aether", "AE-BRCH-03", cost, cost - 1)
    assert s.reason("open", number) == ("need-aether", "AE-BRCH-10", cost, cost - 1)
    for verb in ("focus", "open"):
        s = rich(cost, (number, 3))
        s.choose(verb, number)
        assert s[0].breach(number).is_open
        assert s.g.aether == 0
        assert s.events == [("open", 0, number)]


@rule("AE-BRCH-09", "AE-RUL-07")
def test_an_effect_that_focuses_a_breach_with_yellow_up_opens_it() -> None:
    s = Scene().hand(0, "focusing_orb", "spark").breach(0, 2, 3).main(0)
    s.choose("play", "focusing_orb")
    s.choose("breach", 0, 2)
    assert s[0].breach(2).is_open
    assert s.events[-1] == ("open", 0, 2)
    assert ("prep", "spark", 2) in s.options


# Opening


@rule("AE-BRCH-12", "AE-BRCH-11")
def test_an_open_breach_stays_open() -> None:
    s = Scene().hand(0).hand(1).set(aether=3).turn_cards(["nemesis", "player_2", "player_1"])
    s.nemesis_deck("haze_spewer", "jagged_one").main(0)
    s.choose("open", 2)
    s.choose("end_turn")
    assert s.g.active == 1
    s.choose("end_turn")
    assert (s.g.active, s.decision.kind) == (0, "main")
    assert stages(s) == [OPEN, OPEN, 1, 2]


@rule("AE-BRCH-13", "AE-EX-16")
def test_breaches_are_focused_and_opened_in_any_order_of_their_numbers() -> None:
    s = Scene().set(aether=3 + 7).main(0)
    assert stages(s) == [OPEN, 2, 1, 2]
    s.choose("focus", 3)
    assert stages(s) == [OPEN, 2, 2, 2]
    s.choose("open", 4)
    assert stages(s) == [OPEN, 2, 2, OPEN]


@rule("AE-EX-14", "AE-BRCH-02", "AE-BRCH-03", "AE-BRCH-10", "AE-DEC-16")
def test_the_example_of_breach_options() -> None:
    s = Scene("kadir", "mist").hand(0, "crystal", "crystal", "crystal", "spark", "spark").main(0)
    assert stages(s) == [OPEN, 2, 1, 2]
    s.play("crystal", "crystal", "crystal")
    assert s.g.aether == 3
    assert breach_options(s) == [("focus", 2), ("open", 2), ("focus", 3)]
    assert s.reason("open", 3) == ("need-aether", "AE-BRCH-10", 7, 3)
    assert s.reason("focus", 4) == ("need-aether", "AE-BRCH-03", 4, 3)
    assert s.reason("open", 4) == ("need-aether", "AE-BRCH-10", 7, 3)
    left = []
    for option in breach_options(s):
        twin = Scene("kadir", "mist").set(aether=3).main(0)
        twin.choose(*option)
        left.append(twin.g.aether)
    assert left == [1, 0, 0]


# The row


@rule("AE-BRCH-16", "AE-EX-17")
def test_breaches_are_adjacent_to_their_direct_neighbours() -> None:
    for lies_on, near in ((1, [2]), (2, [1, 3]), (3, [2, 4]), (4, [3])):
        s = Scene().breach(0, lies_on, OPEN, "spark")
        assert [number for number in (1, 2, 3, 4) if adjacent_spells(s[0], number)] == near


@rule("AE-RUL-26", "AE-RUL-43", "AE-EXH-04", "AE-EXH-05", "AE-EXH-06")
def test_a_destroyed_breach_leaves_a_gap_and_discards_its_spell_uncast() -> None:
    s = Scene().hand(0).life(0, 1).discard(0, "jade").breach(0, 1, OPEN, "spark").breach(0, 2, OPEN, "ignite")
    s.breach(0, 3, OPEN, "chaos_arc").breach(0, 4, 1)
    s.run(suffer(s.g, s[0], 1), ("breach", 0, 2))
    assert [breach.number for breach in s[0].breaches] == [1, 3, 4]
    assert stages(s) == [OPEN, OPEN, 1]
    assert ids(s[0].discard) == ["jade", "ignite"]
    assert s[1].charges == 0
    s.casting(0)
    s.choose("cast", 3, "chaos_arc")
    assert s.g.nemesis_life == 70 - 3 - 1, "the spark on I is no neighbour of III"
    assert ids(s[0].prepped()) == ["spark"]


@rule("AE-BRCH-17")
@pytest.mark.parametrize(
    ("opened", "lowest"), [((1,), [2]), ((1, 2), [3]), ((1, 3), [2]), ((1, 2, 3), [4]), ((1, 2, 3, 4), [])]
)
def test_the_lowest_focus_cost_is_looked_for_among_closed_breaches(
    opened: tuple[int, ...], lowest: list[int]
) -> None:
    s = Scene()
    for number in opened:
        s.breach(0, number)
    assert [breach.number for breach in lowest_focus_cost(s[0])] == lowest


# Focused by somebody else


@rule("AE-RUL-08", "AE-PREP-02")
def test_a_breach_focused_by_an_ally_is_turned_but_gives_no_right_to_prep() -> None:
    s = Scene().hand(0, "focusing_orb").hand(1, "spark").turn_cards(["player_2", "player_1"]).main(0)
    s.choose("play", "focusing_orb")
    assert s.options == [("breach", seat, number) for seat in (0, 1) for number in (2, 3, 4)]
    s.choose("breach", 1, 2)
    assert stages(s, 1) == [OPEN, 3, 1, 1]
    assert not s[1].breach(2).focused
    s.choose("end_turn")
    assert s.g.active == 1
    assert ("prep", "spark", 1) in s.options
    assert ("prep", "spark", 2) not in s.options
    assert s.reason("prep", "spark", 2) == ("breach-closed", "AE-PREP-02", 2)


@rule("AE-RUL-08")
def test_a_breach_focused_in_a_nemesis_turn_gives_no_right_to_prep() -> None:
    s = Scene().hand(0, "spark").set(active=-1)
    focus(s.g, s[0], s[0].breach(3))
    assert stages(s) == [OPEN, 2, 2, 2]
    s.main(0)
    assert s.reason("prep", "spark", 3) == ("breach-closed", "AE-PREP-02", 3)
