"""Carapace Queen: husks in play, hits on husks, the rows of Swarm, and her nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import FOES
from tryptyk.games.aeons_end.effects.nemeses.carapace_queen import place_husks, queen, swarm, swarm_row
from tryptyk.games.aeons_end.rules.damage import foe_in_play, hit, leave_play
from tryptyk.games.aeons_end.rules.nemesis import unleash
from tryptyk.games.aeons_end.rules.nemesis_turn import enter_play
from tryptyk.kernel import Decision, Option

ANYBODY: list[Option] = [("player", 0), ("player", 1)]


def facing(husks: int = 0, *mages: str, **setup: Any) -> Scene:
    """So many husks; the next turn is player 1's, and the nemesis's next card does nothing at once."""
    s = Scene(*mages, nemesis="carapace_queen", **setup).set(husks=[1] * husks)
    return s.turn_cards(["player_1", "player_2"], ["nemesis"]).nemesis_deck("broodwomb", "hatch")


def foul(*husks: int) -> Scene:
    """Foul Multitudes is in play; these are the lives of the husks."""
    return facing().foe("foul_multitudes").set(husks=list(husks))


def aim_at_husks(
    s: Scene, amount: int, *answers: Option, by: int = 0, target: str = "husk"
) -> list[Decision]:
    """A player deals damage and aims it at husks."""
    return s.run(hit(s.g, s[by], "spark", amount), ("target", target), *answers)


# Setup and Unleash


@rule("AE-NDECK-13", "AE-RUL-37")
def test_two_husks_of_one_life_are_in_play_at_the_start() -> None:
    s = Scene(nemesis="carapace_queen")
    assert queen(s.g).husks == [1, 1]
    assert s.g.foes == []
    assert s.g.nemesis_life == 60


@rule("AE-COMP-21")
@pytest.mark.parametrize("nemesis", ["rageborne", "prince_of_gluttons", "crooked_mask"])
def test_other_nemeses_have_no_husks_and_the_queen_has_no_fury(nemesis: str) -> None:
    s = Scene(nemesis=nemesis)
    assert "husks" not in s.g.nemesis.dump() and s.g.nemesis.targets() == []
    t = facing(2)
    t.run(unleash(t.g))
    assert len(queen(t.g).husks) == 4
    assert [event for event in t.told if event[0] == "fury"] == []


@rule("AE-CARD-10", "AE-DIFF-01", "AE-DIFF-05", "AE-DIFF-06", "AE-DIFF-07")
@pytest.mark.parametrize(
    ("difficulty", "placed"), [("beginner", 2), ("normal", 2), ("expert", 3), ("extinction", 3)]
)
def test_unleash_places_two_husks_or_three_with_increased_difficulty(difficulty: str, placed: int) -> None:
    s = facing(1, difficulty=difficulty)
    assert s.run(unleash(s.g)) == []
    assert queen(s.g).husks == [1] * (1 + placed)
    assert s.told == [("unleash",), ("husks", placed, 1 + placed)]


@rule("AE-DIFF-06")
def test_increased_difficulty_changes_nothing_of_the_setup() -> None:
    assert queen(Scene(nemesis="carapace_queen", difficulty="extinction").g).husks == [1, 1]


@rule("AE-CARD-09")
def test_unleashing_three_times_places_six_husks() -> None:
    s = facing(0)
    s.run(unleash(s.g, 3))
    assert queen(s.g).husks == [1] * 6


@pytest.mark.parametrize(("before", "gravehold"), [(13, 30), (14, 29), (15, 28)])
def test_each_husk_beyond_fifteen_is_one_damage_to_gravehold(before: int, gravehold: int) -> None:
    s = facing(before)
    s.run(unleash(s.g))
    assert queen(s.g).husks == [1] * 15
    assert s.g.gravehold == gravehold


@rule("AE-END-05")
def test_too_many_husks_can_bring_gravehold_down() -> None:
    s = facing(15).set(gravehold=2)
    s.run(unleash(s.g))
    assert s.ended == ("gravehold-fallen", ())


# Hits on husks


def test_a_husk_is_a_target_as_long_as_there_is_one() -> None:
    s = facing(1)
    asked = s.run(hit(s.g, s[0], "spark", 1), ("target", "nemesis"))
    assert asked[0].options == [("target", "nemesis"), ("target", "husk")]
    s.set(husks=[])
    assert s.run(hit(s.g, s[0], "spark", 1)) == []
    assert s.g.nemesis_life == 58


def test_one_point_kills_one_husk_and_nothing_is_asked() -> None:
    s = facing(3)
    assert len(aim_at_husks(s, 1)) == 1
    assert queen(s.g).husks == [1, 1]
    assert s[0].life == 10


@rule("AE-CAST-07", "AE-RUL-22")
def test_a_hit_kills_one_husk_however_strong_it_is() -> None:
    s = facing(3)
    aim_at_husks(s, 5, ("one",))
    assert queen(s.g).husks == [1, 1]
    assert (s[0].life, s.g.nemesis_life) == (10, 60)
    assert s.told == [("damage", "husk", 1, 0), ("husks-gone", 1, 2)]


@rule("AE-CAST-13")
def test_whoever_deals_the_damage_may_suffer_one_to_spread_it() -> None:
    s = facing(5)
    asked = aim_at_husks(s, 3, ("spread", 2), by=1)
    assert (asked[1].kind, asked[1].seats, asked[1].about) == ("spread", (1,), (3,))
    assert asked[1].options == [("one",), ("spread", 2), ("spread", 3)]
    assert queen(s.g).husks == [1, 1, 1]
    assert (s[0].life, s[1].life) == (10, 9)


@pytest.mark.parametrize(("husks", "amount", "most"), [(2, 6, 2), (6, 2, 2), (4, 4, 4)])
def test_a_hit_is_spread_over_no_more_husks_than_it_has_points_or_than_there_are(
    husks: int, amount: int, most: int
) -> None:
    s = facing(husks)
    asked = aim_at_husks(s, amount, ("spread", most))
    assert asked[1].options[-1] == ("spread", most)
    assert len(queen(s.g).husks) == husks - most


def test_a_strong_hit_on_the_only_husk_asks_nothing_more() -> None:
    s = facing(1)
    assert len(aim_at_husks(s, 4)) == 1
    assert (queen(s.g).husks, s[0].life) == ([], 10)


@rule("AE-EXH-01", "AE-EXH-02")
def test_a_player_whom_the_price_exhausts_is_exhausted_before_the_husks_die() -> None:
    s = facing(3).life(0, 1).charges(0, 2)
    asked = aim_at_husks(s, 3, ("spread", 3), ("breach", 0, 2))
    assert asked[2].kind == "destroy_breach"
    assert s[0].life == 0 and s[0].charges == 0
    assert [breach.number for breach in s[0].breaches] == [1, 3, 4]
    # Two Unleashes came between the price and the hit.
    assert queen(s.g).husks == [1] * (3 + 4 - 3)
    assert s.g.gravehold == 30


@rule("AE-EXH-12")
def test_an_exhausted_player_pays_for_spreading_with_gravehold() -> None:
    s = facing(3).life(0, 0)
    aim_at_husks(s, 3, ("spread", 2))
    assert (len(queen(s.g).husks), s.g.gravehold) == (1, 28)


@rule("AE-RUL-17", "AE-END-04")
def test_the_last_player_standing_loses_the_game_by_paying() -> None:
    s = facing(3).life(0, 1).life(1, 0)
    aim_at_husks(s, 3, ("spread", 3))
    assert s.ended == ("all-exhausted", ())
    assert queen(s.g).husks == [1, 1, 1]


def test_a_shielded_player_spreads_without_losing_life() -> None:
    s = facing(3).set(shielded=True)
    aim_at_husks(s, 3, ("spread", 3))
    assert (queen(s.g).husks, s[0].life) == ([], 10)


def test_a_spell_is_cast_at_husks() -> None:
    s = facing(4).breach(0, 1, OPEN, "ignite").casting(0)
    s.choose("cast", 1, "ignite")
    s.choose("target", "husk")
    assert (s.decision.kind, s.decision.about) == ("spread", (2,))
    s.choose("spread", 2)
    assert queen(s.g).husks == [1, 1]
    assert s[0].life == 9


@rule("AE-END-03", "AE-RUL-15")
def test_the_players_outlast_the_queen_by_killing_the_last_husk() -> None:
    s = facing(2).nemesis_deck()
    aim_at_husks(s, 1)
    assert s.ended is None
    aim_at_husks(s, 1)
    assert s.ended == ("nemesis-outlasted", (0, 1))


@rule("AE-END-03")
def test_the_last_minion_but_for_a_husk_does_not_end_the_game() -> None:
    s = facing(1).nemesis_deck().foe("maggot_engine", life=2)
    s.run(hit(s.g, s[0], "spark", 2), ("target", "maggot_engine"))
    assert (s.g.foes, s.ended) == ([], None)


@rule("AE-END-03")
def test_the_last_husk_does_not_end_the_game_while_a_card_is_in_play() -> None:
    s = facing(1).nemesis_deck().foe("maggot_engine", life=2)
    aim_at_husks(s, 1)
    assert (queen(s.g).husks, s.ended) == ([], None)


# Swarm


@pytest.mark.parametrize(
    ("row", "low", "high"),
    [
        ("swarm_0_3", 0, 3),
        ("swarm_4_6", 4, 6),
        ("swarm_7_10", 7, 10),
        ("swarm_11_12", 11, 12),
        ("swarm_13_15", 13, 15),
    ],
)
def test_swarm_goes_by_the_number_of_husks(row: str, low: int, high: int) -> None:
    assert [swarm_row(facing(husks).g) for husks in range(low, high + 1)] == [row] * (high + 1 - low)


@pytest.mark.parametrize("husks", [0, 3])
def test_swarm_with_up_to_three_husks_places_four(husks: int) -> None:
    s = facing(husks).breach(0, 1, OPEN, "spark")
    assert s.run(swarm(s.g)) == []
    assert queen(s.g).husks == [1] * (husks + 4)
    assert ids(s[0].prepped()) == ["spark"]
    assert s.told == [("swarm", "swarm_0_3"), ("husks", 4, husks + 4)]


@rule("AE-DEC-27", "AE-DEC-31")
@pytest.mark.parametrize("husks", [4, 6])
def test_swarm_with_four_to_six_takes_a_prepped_spell_and_places_two(husks: int) -> None:
    s = facing(husks).breach(0, 1, OPEN, "spark").breach(1, 1, OPEN, "spark").breach(1, 2, OPEN, "ignite")
    asked = s.run(swarm(s.g), ("player", 1), ("spell", 1, 2, "ignite"))
    assert (asked[0].kind, asked[0].seats, asked[0].options) == ("player", (0, 1), ANYBODY)
    assert (asked[1].kind, asked[1].seats) == ("discard_spell", (1,))
    assert asked[1].options == [("spell", 1, 1, "spark"), ("spell", 1, 2, "ignite")]
    assert asked[1].about == ("swarm_4_6",)
    assert ids(s[1].discard) == ["ignite"] and ids(s[1].prepped()) == ["spark"]
    assert ids(s[0].prepped()) == ["spark"]
    assert len(queen(s.g).husks) == husks + 2


@rule("AE-RUL-50")
def test_swarm_takes_the_spell_of_the_only_player_who_has_one() -> None:
    s = facing(5).breach(1, 1, OPEN, "spark")
    assert s.run(swarm(s.g)) == []
    assert ids(s[1].discard) == ["spark"]
    assert len(queen(s.g).husks) == 7


@rule("AE-CARD-11")
def test_swarm_without_any_prepped_spell_only_places_husks() -> None:
    s = facing(5)
    assert s.run(swarm(s.g)) == []
    assert len(queen(s.g).husks) == 7


@pytest.mark.parametrize("husks", [7, 10])
def test_swarm_with_seven_to_ten_damages_gravehold(husks: int) -> None:
    s = facing(husks)
    assert s.run(swarm(s.g)) == []
    assert (s.g.gravehold, len(queen(s.g).husks)) == (25, husks)


@rule("AE-EXH-11")
@pytest.mark.parametrize("husks", [11, 12])
def test_swarm_with_eleven_or_twelve_damages_the_lowest_life_and_loses_a_husk(husks: int) -> None:
    s = facing(husks).life(1, 8)
    assert s.run(swarm(s.g)) == []
    assert (s[0].life, s[1].life) == (10, 5)
    assert len(queen(s.g).husks) == husks - 1


@rule("AE-CARD-13")
def test_swarm_with_a_tie_for_lowest_life_asks_the_team() -> None:
    s = facing(11)
    asked = s.run(swarm(s.g), ("player", 0))
    assert (asked[0].seats, asked[0].options, asked[0].about) == ((0, 1), ANYBODY, ("swarm_11_12", 3))
    assert (s[0].life, s[1].life) == (7, 10)


@rule("AE-EXH-02")
def test_husks_of_an_exhaustion_come_before_swarm_discards_one() -> None:
    s = facing(12).life(0, 2)
    s.run(swarm(s.g), ("breach", 0, 4))
    # 12 and 4 by two Unleashes are one more than the track holds; then one is discarded.
    assert len(queen(s.g).husks) == 14
    assert s.g.gravehold == 30 - 1 - 2 * 1


@rule("AE-END-06", "AE-END-01", "AE-RUL-04")
@pytest.mark.parametrize("husks", [13, 15])
def test_the_players_lose_at_once_when_thirteen_husks_swarm(husks: int) -> None:
    s = facing(husks)
    s.run(swarm(s.g))
    assert s.ended == ("swarmed", ())
    assert (s[0].life, s[1].life, s.g.gravehold) == (10, 10, 30)


@rule("AE-END-06")
def test_fifteen_husks_alone_lose_nothing() -> None:
    s = facing(11)
    place_husks(s.g, 4)
    assert (len(queen(s.g).husks), s.ended) == (15, None)


# Cards of tier 1


def test_broodwomb_places_a_husk() -> None:
    s = facing(2).nemesis_deck("blot_the_sun").foe("broodwomb").nemesis_turn()
    assert queen(s.g).husks == [1, 1, 1]


@pytest.mark.parametrize(("husks", "life"), [(0, 2), (1, 5), (4, 5)])
def test_broodwomb_cannot_be_hurt_while_a_husk_is_in_play(husks: int, life: int) -> None:
    s = facing(husks).foe("broodwomb")
    s.run(hit(s.g, s[0], "spark", 3), ("target", "broodwomb"))
    assert [foe.life for foe in s.g.foes] == [life]
    assert queen(s.g).husks == [1] * husks


def test_endless_throng_swarms() -> None:
    s = facing(8).nemesis_draws("endless_throng")
    assert s.g.gravehold == 25
    assert ids(s.g.nemesis_discard) == ["endless_throng"]


def test_hatch_places_a_husk_for_each_discarded_turn_order_card() -> None:
    s = facing(1).turn_cards(["player_1"], ["player_2", "nemesis", "player_2", "nemesis"])
    s.nemesis_draws("hatch")
    assert len(queen(s.g).husks) == 5


@rule("AE-TURN-02")
def test_hatch_counts_the_nemesis_card_of_this_turn() -> None:
    s = facing(1).turn_cards(["nemesis", "player_1"]).nemesis_deck("hatch").turn_start()
    assert s.decision.kind == "main"
    assert len(queen(s.g).husks) == 2


def test_hatch_beyond_fifteen_damages_gravehold() -> None:
    s = facing(13).turn_cards(["player_1"], ["player_2", "nemesis", "player_2", "nemesis"])
    s.nemesis_draws("hatch")
    assert (len(queen(s.g).husks), s.g.gravehold) == (15, 28)


# Cards of tier 2


def test_blot_the_sun_swarms_unleashes_and_swarms_again() -> None:
    s = facing(3).foe("blot_the_sun", tokens=1).nemesis_turn()
    # 3 husks: four more; Unleash: two more; 9 husks: Gravehold.
    assert (len(queen(s.g).husks), s.g.gravehold) == (9, 25)
    assert ids(s.g.nemesis_discard) == ["blot_the_sun"]


@rule("AE-CARD-06", "AE-CARD-07", "AE-CARD-08")
def test_blot_the_sun_is_discarded_for_four_charges_of_the_active_player() -> None:
    s = facing(0, "lash", "mist").foe("blot_the_sun", tokens=1).charges(0, 5).main(0)
    s.choose("to_discard", "blot_the_sun")
    assert s[0].charges == 1
    assert (s.g.foes, queen(s.g).husks) == ([], [])
    assert ids(s.g.nemesis_discard) == ["blot_the_sun"]


@rule("AE-CARD-07", "AE-RUL-38")
def test_blot_the_sun_stays_for_three_charges_whatever_allies_have() -> None:
    s = facing(0).foe("blot_the_sun").charges(0, 3).charges(1, 4).main(0)
    assert ("to_discard", "blot_the_sun") not in s.options
    assert s.reason("to_discard", "blot_the_sun") == ("need-charges", "AE-CARD-07", 4, 3)


@rule("AE-NTURN-11", "AE-RUL-03")
def test_foul_multitudes_unleashes_as_it_enters_and_gives_every_husk_two_life() -> None:
    s = facing(2).nemesis_draws("foul_multitudes")
    assert queen(s.g).husks == [2, 2, 2, 2]
    assert [(foe.card.id, foe.tokens) for foe in s.g.foes] == [("foul_multitudes", 3)]


@rule("AE-RUL-03")
def test_husks_grow_when_foul_multitudes_is_in_play_and_not_before() -> None:
    s = facing(1)
    s.run(enter_play(s.g, FOES["foul_multitudes"]))
    assert queen(s.g).husks == [2, 2, 2]
    assert s.told[-2:] == [("husks", 2, 3), ("enters-play", "foul_multitudes", 3)]


def test_husks_placed_beside_foul_multitudes_have_two_life() -> None:
    s = foul(2)
    s.run(unleash(s.g))
    assert queen(s.g).husks == [2, 2, 2]


@pytest.mark.parametrize(
    ("before", "amount", "answer", "after", "life"),
    [
        ([2, 2], 1, None, [1, 2], 10),
        ([2, 1], 1, None, [1, 1], 10),
        ([2, 2], 2, ("one",), [2], 10),
        ([2, 1], 2, ("one",), [1], 10),
        ([2, 2], 5, ("one",), [2], 10),
        ([2, 2], 2, ("spread", 2), [1, 1], 9),
        ([2, 1], 2, ("spread", 2), [1], 9),
        ([2, 2], 3, ("spread", 2), [1], 9),
        ([2, 2, 2], 3, ("spread", 2), [1, 2], 9),
        ([2, 2, 2], 3, ("spread", 3), [1, 1, 1], 9),
        ([2, 2, 2], 5, ("spread", 3), [1], 9),
        ([2, 2, 2], 9, ("spread", 2), [2], 9),
        ([2, 2, 1], 9, ("spread", 3), [], 9),
    ],
)
def test_hits_on_husks_of_two_life(
    before: list[int], amount: int, answer: Option | None, after: list[int], life: int
) -> None:
    s = foul(*before)
    aim_at_husks(s, amount, *([] if answer is None else [answer]))
    assert sorted(queen(s.g).husks) == after
    assert s[0].life == life


@rule("AE-RUL-52")
@pytest.mark.parametrize(
    ("before", "amount", "answer", "after", "life"),
    [
        ([2, 1], 1, None, [2], 10),
        ([2, 1], 2, ("one",), [2], 10),
        ([2, 2, 1], 2, ("spread", 2), [1, 2], 9),
        ([2, 1, 1], 2, ("spread", 2), [2], 9),
    ],
)
def test_hits_on_a_wounded_husk(
    before: list[int], amount: int, answer: Option | None, after: list[int], life: int
) -> None:
    s = foul(*before)
    aim_at_husks(s, amount, *([] if answer is None else [answer]), target="wounded_husk")
    assert sorted(queen(s.g).husks) == after
    assert s[0].life == life


@rule("AE-RUL-52")
def test_wounded_and_healthy_husks_are_two_targets() -> None:
    s = foul(2, 2, 2)
    assert s.g.nemesis.targets() == [("husk", 3)]
    aim_at_husks(s, 1)
    assert s.g.nemesis.targets() == [("husk", 2), ("wounded_husk", 1)]
    asked = aim_at_husks(s, 1)
    assert asked[0].options == [("target", "nemesis"), ("target", "husk"), ("target", "wounded_husk")]
    assert sorted(queen(s.g).husks) == [1, 1, 2], "the healthy one was hit"
    aim_at_husks(s, 1, target="wounded_husk")
    assert sorted(queen(s.g).husks) == [1, 2], "a wounded one was hit"


@rule("AE-RUL-52")
def test_husks_that_are_all_alike_are_one_target() -> None:
    assert foul(1, 1).g.nemesis.targets() == [("husk", 2)]
    assert facing(4).g.nemesis.targets() == [("husk", 4)]


@rule("AE-RUL-52")
def test_a_spread_hit_begins_with_the_husk_that_was_aimed_at() -> None:
    s = foul(2, 1, 1)
    aim_at_husks(s, 3, ("spread", 2))
    assert queen(s.g).husks == [1], "the healthy one for two, and one of the wounded"


def test_wounded_husks_heal_at_the_end_of_a_players_turn() -> None:
    s = foul(2, 1, 1).main(0)
    s.choose("end_turn")
    assert queen(s.g).husks == [2, 2, 2]


def test_wounded_husks_heal_at_the_end_of_a_nemesis_turn() -> None:
    s = foul(2, 1).nemesis_turn()
    assert queen(s.g).husks == [2, 2]


def test_husks_are_back_at_one_life_when_foul_multitudes_goes() -> None:
    s = foul(2, 2, 1)
    foe = foe_in_play(s.g, "foul_multitudes")
    assert foe is not None
    leave_play(s.g, foe)
    assert queen(s.g).husks == [1, 1, 1]


def test_husks_keep_their_life_when_another_card_comes_or_goes() -> None:
    s = foul(2, 1).foe("broodwomb")
    assert queen(s.g).husks == [2, 1]
    foe = foe_in_play(s.g, "broodwomb")
    assert foe is not None
    leave_play(s.g, foe)
    assert queen(s.g).husks == [2, 1]


def test_foul_multitudes_swarms_and_leaves() -> None:
    s = facing().foe("foul_multitudes", tokens=1).set(husks=[2, 2]).nemesis_turn()
    assert queen(s.g).husks == [1] * 6
    assert ids(s.g.nemesis_discard) == ["foul_multitudes"]


@rule("AE-DEC-29", "AE-CARD-04")
def test_infest_swarms_twice() -> None:
    s = facing(3).nemesis_draws("infest")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("or", (0, 1), ("infest",))
    assert s.options == [("or", "swarm"), ("or", "damage")]
    s.choose("or", "swarm")
    assert (len(queen(s.g).husks), s.g.gravehold) == (7, 25)


def test_infest_damages_a_player() -> None:
    s = facing(3).nemesis_draws("infest")
    s.choose("or", "damage")
    assert (s.decision.seats, s.options) == ((0, 1), ANYBODY)
    s.choose("player", 1)
    assert (s[1].life, len(queen(s.g).husks)) == (6, 3)


@rule("AE-CARD-11")
def test_infest_can_swarm_though_nobody_has_a_spell_to_discard() -> None:
    s = facing(4).nemesis_draws("infest")
    s.choose("or", "swarm")
    assert len(queen(s.g).husks) == 8


@rule("AE-END-06")
def test_infest_with_thirteen_husks_loses_by_swarming() -> None:
    s = facing(13).nemesis_draws("infest")
    assert ("or", "swarm") in s.options
    s.choose("or", "swarm")
    assert s.over
    assert s.ended == ("swarmed", ())


# Cards of tier 3


def test_legion_beacon_unleashes_twice_as_it_enters() -> None:
    s = facing(1).nemesis_draws("legion_beacon")
    assert len(queen(s.g).husks) == 5
    assert [(foe.card.id, foe.tokens) for foe in s.g.foes] == [("legion_beacon", 2)]


@pytest.mark.parametrize(
    ("before", "gravehold", "after"),
    [
        (0, 30, 4),  # nothing to discard; then four husks
        (1, 28, 4),  # the only one; then four husks
        (5, 24, 6),  # three of five; two left, so four husks
        (6, 24, 7),  # three of six; three left, so four husks
        (15, 30 - 16 - 5, 7),  # eight of fifteen; seven left, so Gravehold
    ],
)
def test_legion_beacon_discards_half_of_the_husks_rounded_up_and_swarms(
    before: int, gravehold: int, after: int
) -> None:
    s = facing(before).foe("legion_beacon", tokens=1).nemesis_turn()
    assert (s.g.gravehold, len(queen(s.g).husks)) == (gravehold, after)
    assert ids(s.g.nemesis_discard) == ["legion_beacon"]


@rule("AE-RUL-15")
def test_legion_beacon_is_in_play_until_it_has_resolved() -> None:
    s = facing(1).nemesis_deck().foe("legion_beacon", tokens=1).nemesis_turn()
    assert s.ended is None
    # Four husks of Swarm, and six of three Unleashes on the empty deck.
    assert len(queen(s.g).husks) == 10


@rule("AE-NTURN-10", "AE-RUL-03")
@pytest.mark.parametrize(
    ("difficulty", "husks", "after", "life"),
    [("normal", 2, 8, 16), ("normal", 12, 15, 30), ("expert", 0, 9, 18)],
)
def test_maggot_engine_unleashes_three_times_and_enters_with_twice_the_husks(
    difficulty: str, husks: int, after: int, life: int
) -> None:
    s = facing(husks, difficulty=difficulty).nemesis_draws("maggot_engine")
    assert len(queen(s.g).husks) == after
    assert [(foe.card.id, foe.life) for foe in s.g.foes] == [("maggot_engine", life)]


def test_maggot_engine_swarms() -> None:
    s = facing(9).foe("maggot_engine", life=12).nemesis_turn()
    assert (s.g.gravehold, len(queen(s.g).husks)) == (25, 9)


def test_spawn_swarms_unleashes_and_swarms_again() -> None:
    s = facing(5).breach(0, 1, OPEN, "spark").nemesis_draws("spawn")
    # 5 husks: a spell and two more; Unleash: two more; 9 husks: Gravehold.
    assert (len(queen(s.g).husks), s.g.gravehold) == (9, 25)
    assert ids(s[0].discard) == ["spark"]


@rule("AE-END-06", "AE-END-01")
def test_the_husks_of_spawn_can_swarm_the_players_at_once() -> None:
    s = facing(12).life(0, 10).life(1, 4).nemesis_draws("spawn")
    # 12 husks: three damage and one less; Unleash: 13.
    assert s.over
    assert s.ended == ("swarmed", ())
    assert (s[1].life, len(queen(s.g).husks)) == (1, 13)


# Invariants


def check_husks(s: Scene, *husks: int) -> None:
    s.set(husks=list(husks)).g.nemesis.check(s.g)


def test_the_check_allows_any_husks_of_the_track() -> None:
    check_husks(facing())
    check_husks(facing(), *[1] * 15)
    check_husks(foul(), 1, 2, 2)


@pytest.mark.parametrize("husks", [[1] * 16, [0], [2]])
def test_the_check_finds_husks_that_cannot_be(husks: list[int]) -> None:
    with pytest.raises(AssertionError):
        check_husks(facing(), *husks)
