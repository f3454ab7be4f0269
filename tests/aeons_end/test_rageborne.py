"""Rageborne: the mat, the nine cards and the six strikes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.aeons_end.scene import Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import FOES
from tryptyk.games.aeons_end.effects.nemeses.rageborne import rageborne, strike
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.rules.nemesis import unleash
from tryptyk.kernel import Rng

STRIKES = ["convoke", "devastate", "eviscerate", "frenzy", "raze", "seize"]


def table(*mages: str, **setup: Any) -> Scene:
    """Without Fury; a minion without IMMEDIATELY to be drawn next; then the turn of player 1."""
    return Scene(*mages, **setup).set(fury=0).nemesis_deck("needlemaw").turn_cards(["player_1"], ["nemesis"])


def next_strike(s: Scene, id: str) -> Scene:
    rageborne(s.g).strike_deck = [*(other for other in STRIKES if other != id), id]
    return s


# The mat


@rule("AE-EX-04", "AE-NDECK-13", "AE-NDECK-14")
def test_setup_shuffles_the_strikes_and_gives_one_fury() -> None:
    s = Scene("kadir", "mist")
    assert sorted(rageborne(s.g).strike_deck) == STRIKES
    assert (rageborne(s.g).fury, rageborne(s.g).strike) == (1, "")
    assert not set(ids(s.g.nemesis_deck)) & set(STRIKES)
    assert len({tuple(rageborne(Scene(seed=seed).g).strike_deck) for seed in range(10)}) > 5


@rule("AE-CARD-09", "AE-CARD-10")
def test_every_unleash_gives_one_fury() -> None:
    s = table()
    s.run(unleash(s.g))
    assert rageborne(s.g).fury == 1
    s.run(unleash(s.g, 3))
    assert rageborne(s.g).fury == 4
    assert s.told.count(("unleash",)) == 4


def test_no_strike_ends_a_nemesis_turn_with_three_fury() -> None:
    s = table().set(fury=3).nemesis_draws("needlemaw")
    assert (rageborne(s.g).fury, s.g.gravehold) == (3, 30)
    assert not [event for event in s.events if event[0] == "strike"]


def test_a_nemesis_turn_ends_with_one_strike_from_four_fury_on_which_costs_three() -> None:
    s = next_strike(table().set(fury=4), "devastate").nemesis_draws("needlemaw")
    assert (rageborne(s.g).fury, s.g.gravehold) == (1, 25)
    assert sorted(rageborne(s.g).strike_deck) == STRIKES
    assert rageborne(s.g).strike == ""


def test_however_much_fury_there_is_only_one_strike_ends_the_turn() -> None:
    s = next_strike(table().set(fury=9), "devastate").nemesis_draws("needlemaw")
    assert rageborne(s.g).fury == 6
    assert [event for event in s.events if event[0] == "strike"] == [("strike", "devastate")]


def test_the_strike_comes_after_the_card_of_the_turn_is_resolved() -> None:
    s = next_strike(table().set(fury=3), "devastate").nemesis_draws("slaughter")
    assert (rageborne(s.g).fury, s.g.gravehold) == (1, 22)
    damage = [event for event in s.events if event[0] == "damage"]
    assert damage == [("damage", "gravehold", 3, 27), ("damage", "gravehold", 5, 22)]


@rule("AE-DIFF-05", "AE-DIFF-06", "AE-DIFF-07")
@pytest.mark.parametrize(
    ("difficulty", "left"), [("beginner", 2), ("normal", 2), ("expert", 4), ("extinction", 4)]
)
def test_with_increased_difficulty_a_strike_costs_only_one_fury(difficulty: str, left: int) -> None:
    s = next_strike(table(difficulty=difficulty).set(fury=5), "devastate").nemesis_draws("needlemaw")
    assert rageborne(s.g).fury == left


def test_fury_never_falls_below_zero() -> None:
    s = next_strike(table().set(fury=2), "devastate")
    s.run(strike(s.g))
    assert rageborne(s.g).fury == 0
    assert s.told[-1] == ("fury", -2, 0)


def test_the_strike_lies_open_while_it_is_resolved_and_is_shuffled_back_afterwards() -> None:
    s = next_strike(table(), "convoke").nemesis_draws("cleave")
    assert s.decision.about == ("convoke", 4)
    assert rageborne(s.g).strike == "convoke"
    assert sorted(rageborne(s.g).strike_deck) == [id for id in STRIKES if id != "convoke"]
    s.g.nemesis.check(s.g)
    s.choose("player", 0)
    assert (rageborne(s.g).strike, sorted(rageborne(s.g).strike_deck)) == ("", STRIKES)


def test_the_next_strike_can_be_any_of_the_six() -> None:
    tops = set()
    for seed in range(40):
        s = next_strike(table(seed=seed), "devastate")
        s.run(strike(s.g))
        tops.add(rageborne(s.g).strike_deck[-1])
    assert sorted(tops) == STRIKES


def test_a_strike_counts_as_something_revealed() -> None:
    s = next_strike(table(), "devastate")
    before = s.g.reveals
    s.run(strike(s.g))
    assert s.g.reveals == before + 1


def test_conceal_deals_the_strikes_anew() -> None:
    s = table()
    tops = set()
    for seed in range(40):
        s.g.nemesis.conceal(s.g, Rng(seed))
        assert sorted(rageborne(s.g).strike_deck) == STRIKES
        tops.add(rageborne(s.g).strike_deck[-1])
    assert sorted(tops) == STRIKES


def test_conceal_does_not_depend_on_the_order_there_was() -> None:
    one = table().set(strike_deck=list(STRIKES))
    other = table().set(strike_deck=list(reversed(STRIKES)))
    one.g.nemesis.conceal(one.g, Rng(3))
    other.g.nemesis.conceal(other.g, Rng(3))
    assert rageborne(one.g).strike_deck == rageborne(other.g).strike_deck


def test_conceal_leaves_the_strike_that_is_being_resolved() -> None:
    s = next_strike(table(), "convoke").nemesis_draws("cleave")
    s.g.nemesis.conceal(s.g, Rng(3))
    assert rageborne(s.g).strike == "convoke"
    assert "convoke" not in rageborne(s.g).strike_deck


def test_lost_or_doubled_strikes_and_negative_fury_are_noticed() -> None:
    s = Scene()
    GAME.check(s.g)
    rageborne(s.g).strike_deck.pop()
    with pytest.raises(AssertionError, match="strike"):
        GAME.check(s.g)
    s = Scene().set(fury=-1)
    with pytest.raises(AssertionError, match="Fury"):
        GAME.check(s.g)


# The cards


def test_cleave_strikes_whatever_the_fury() -> None:
    s = next_strike(table(), "devastate").nemesis_draws("cleave")
    assert (rageborne(s.g).fury, s.g.gravehold) == (0, 25)
    assert ids(s.g.nemesis_discard) == ["cleave"]


def test_cleave_costs_fury_and_so_may_spare_the_strike_at_the_end_of_the_turn() -> None:
    s = next_strike(table().set(fury=6), "devastate").nemesis_draws("cleave")
    assert (rageborne(s.g).fury, s.g.gravehold) == (3, 25)


def test_provoker_hits_gravehold_for_the_fury() -> None:
    s = table().set(fury=3).foe("provoker").nemesis_turn()
    assert (s.g.gravehold, rageborne(s.g).fury, s.g.foes[0].life) == (27, 3, 5)


def test_provoker_without_fury_does_nothing() -> None:
    assert table().foe("provoker").nemesis_turn().g.gravehold == 30


def test_unrelenting_ire_unleashes_once_in_the_first_nemesis_turn_of_a_round() -> None:
    s = table().turn_cards(["player_1", "nemesis"], ["player_2", "nemesis"]).nemesis_draws("unrelenting_ire")
    assert rageborne(s.g).fury == 1


def test_unrelenting_ire_unleashes_three_times_in_the_second_nemesis_turn_of_a_round() -> None:
    s = table().turn_cards(["player_1"], ["nemesis", "player_2", "nemesis"]).nemesis_draws("unrelenting_ire")
    assert rageborne(s.g).fury == 3


def test_blood_cry_unleashes_four_times() -> None:
    s = next_strike(table(), "devastate").foe("blood_cry", tokens=1).nemesis_turn()
    # Four Fury, of which the strike at the end of the turn costs three.
    assert (rageborne(s.g).fury, s.g.gravehold) == (1, 25)
    assert [event for event in s.events if event[0] == "fury"] == [
        ("fury", 1, 1),
        ("fury", 1, 2),
        ("fury", 1, 3),
        ("fury", 1, 4),
        ("fury", -3, 1),
    ]


@rule("AE-CARD-06", "AE-CARD-07", "AE-RUL-38", "AE-DEC-19")
def test_blood_cry_is_discarded_by_losing_four_charges() -> None:
    s = Scene("brama", "mist").charges(0, 5).charges(1, 2).foe("blood_cry").main(0)
    s.choose("to_discard", "blood_cry")
    assert (s[0].charges, s[1].charges) == (1, 2)
    assert (ids(s.g.foes), ids(s.g.nemesis_discard)) == ([], ["blood_cry"])


@rule("AE-CARD-07", "AE-RUL-38")
def test_charges_of_an_ally_do_not_discard_blood_cry() -> None:
    s = Scene("brama", "mist").charges(0, 3).charges(1, 4).foe("blood_cry").main(0)
    assert ("to_discard", "blood_cry") not in s.options
    assert s.reason("to_discard", "blood_cry") == ("need-charges", "AE-CARD-07", 4, 3)


def test_invoke_carnage_counts_the_fury_after_its_unleash() -> None:
    s = table().set(fury=1).foe("invoke_carnage", tokens=1).nemesis_turn()
    s.choose("player", 1)
    assert (rageborne(s.g).fury, s[0].life, s[1].life) == (2, 10, 7)


@rule("AE-CARD-06", "AE-CARD-07")
def test_invoke_carnage_is_discarded_for_seven_aether() -> None:
    s = Scene().set(aether=8).foe("invoke_carnage").main(0)
    s.choose("to_discard", "invoke_carnage")
    assert (s.g.aether, ids(s.g.nemesis_discard)) == (1, ["invoke_carnage"])
    s = Scene().set(aether=6).foe("invoke_carnage").main(0)
    assert s.reason("to_discard", "invoke_carnage") == ("need-aether", "AE-CARD-07", 7, 6)


@rule("AE-DEC-29", "AE-CARD-04")
def test_scorn_hits_gravehold_for_three_or_unleashes_twice_as_the_team_likes() -> None:
    s = table().foe("scorn").nemesis_turn()
    assert (s.decision.kind, s.decision.seats) == ("or", (0, 1))
    assert s.options == [("or", "gravehold"), ("or", "unleash")]
    s.choose("or", "gravehold")
    assert (s.g.gravehold, rageborne(s.g).fury) == (27, 0)
    s = table().foe("scorn").nemesis_turn()
    s.choose("or", "unleash")
    assert (s.g.gravehold, rageborne(s.g).fury) == (30, 2)


def test_avatar_of_wrath_strikes_in_the_main_phase() -> None:
    s = next_strike(table().set(fury=5), "devastate").foe("avatar_of_wrath").nemesis_turn()
    # The strike leaves two Fury: too few for another one at the end of the turn.
    assert (rageborne(s.g).fury, s.g.gravehold, s.g.foes[0].life) == (2, 25, 16)


@rule("AE-DEC-30", "AE-RUL-40")
def test_onslaught_makes_the_players_together_discard_a_card_for_every_fury() -> None:
    s = table().hand(0, "crystal", "spark").hand(1, "jade", "crystal")
    asked = s.run(
        behaviour.ATTACK["onslaught"](s.g, FOES["onslaught"]),
        ("hand_card", 1, "crystal"),
        ("hand_card", 0, "spark"),
        ("hand_card", 0, "crystal"),
    )
    assert rageborne(s.g).fury == 3
    assert [(d.kind, d.seats, d.about) for d in asked] == [
        ("discard_together", (0, 1), ("onslaught", 3)),
        ("discard_together", (0, 1), ("onslaught", 2)),
        ("discard_together", (0, 1), ("onslaught", 1)),
    ]
    # Passing is not possible, and the cards of all hands are on offer.
    assert asked[0].options == [
        ("hand_card", 0, "crystal"),
        ("hand_card", 0, "spark"),
        ("hand_card", 1, "jade"),
        ("hand_card", 1, "crystal"),
    ]
    assert (ids(s[0].hand), ids(s[0].discard)) == ([], ["spark", "crystal"])
    assert (ids(s[1].hand), ids(s[1].discard)) == (["jade"], ["crystal"])


@rule("AE-CARD-11", "AE-DEC-30")
def test_onslaught_takes_all_cards_when_there_are_fewer_than_fury() -> None:
    s = table().set(fury=9).hand(0, "crystal").hand(1, "jade")
    asked = s.run(behaviour.ATTACK["onslaught"](s.g, FOES["onslaught"]))
    assert asked == [], "every card has to go, each to a pile of its own: nothing is left to choose"
    assert rageborne(s.g).fury == 12
    assert (s[0].hand, s[1].hand) == ([], [])
    assert (ids(s[0].discard), ids(s[1].discard)) == (["crystal"], ["jade"])


@rule("AE-RUL-34", "AE-DEC-26")
def test_where_onslaught_takes_all_each_owner_orders_their_own_cards() -> None:
    s = table().set(fury=1).hand(0, "crystal", "crystal").hand(1, "jade", "spark")
    asked = s.run(behaviour.ATTACK["onslaught"](s.g, FOES["onslaught"]), ("card", "spark"))
    assert [(one.kind, one.seats) for one in asked] == [("discard", (1,))]
    assert (ids(s[0].discard), ids(s[1].discard)) == (["crystal", "crystal"], ["spark", "jade"])


def test_rolling_death_strikes_twice() -> None:
    s = table().set(fury=5, strike_deck=["devastate"]).foe("rolling_death", tokens=1).nemesis_turn()
    assert s.g.gravehold == 20
    assert [event for event in s.events if event[0] == "fury"] == [("fury", -3, 2), ("fury", -2, 0)]


@rule("AE-CARD-06", "AE-CARD-07")
def test_rolling_death_is_discarded_for_eight_aether() -> None:
    s = Scene().set(aether=8).foe("rolling_death").main(0)
    s.choose("to_discard", "rolling_death")
    assert (s.g.aether, ids(s.g.nemesis_discard)) == (0, ["rolling_death"])
    s = Scene().set(aether=7).foe("rolling_death").main(0)
    assert s.reason("to_discard", "rolling_death") == ("need-aether", "AE-CARD-07", 8, 7)


# The strikes


@rule("AE-DEC-27")
def test_convoke_hits_a_player_for_four() -> None:
    s = next_strike(table(), "convoke").nemesis_draws("cleave")
    assert (s.decision.kind, s.decision.seats, s.options) == (
        "suffer",
        (0, 1),
        [("player", 0), ("player", 1)],
    )
    s.choose("player", 1)
    assert (s[0].life, s[1].life) == (10, 6)


def test_devastate_hits_gravehold_for_five() -> None:
    assert next_strike(table(), "devastate").nemesis_draws("cleave").g.gravehold == 25


def test_eviscerate_hits_the_player_of_lowest_life_for_two() -> None:
    s = next_strike(table().life(0, 5), "eviscerate").nemesis_draws("cleave")
    assert (s[0].life, s[1].life) == (3, 10)


@rule("AE-EX-23", "AE-CARD-13", "AE-DEC-28")
def test_eviscerate_leaves_a_tie_to_the_team() -> None:
    s = next_strike(table("kadir", "mist", "jian").life(0, 5).life(2, 5), "eviscerate").nemesis_draws(
        "cleave"
    )
    assert (s.decision.seats, s.options) == ((0, 1, 2), [("player", 0), ("player", 2)])
    s.choose("player", 2)
    assert [mage.life for mage in s.g.mages] == [5, 10, 3]


def test_frenzy_hits_whoever_has_most_open_breaches_for_three() -> None:
    s = next_strike(table("kadir", "jian"), "frenzy").nemesis_draws("cleave")
    assert (s[0].life, s[1].life) == (10, 7)


def test_frenzy_leaves_a_tie_to_the_team() -> None:
    s = next_strike(table("kadir", "mist"), "frenzy").nemesis_draws("cleave")
    assert (s.decision.kind, s.decision.seats) == ("suffer", (0, 1))
    s.choose("player", 0)
    assert (s[0].life, s[1].life) == (7, 10)


def test_raze_hits_gravehold_for_three_and_a_player_for_one() -> None:
    s = next_strike(table(), "raze").nemesis_draws("cleave")
    assert s.g.gravehold == 27
    s.choose("player", 1)
    assert (s[0].life, s[1].life) == (10, 9)


@rule("AE-DEC-32", "AE-CARD-12")
def test_seize_takes_the_two_most_expensive_prepped_spells_of_all_players() -> None:
    s = next_strike(table(), "seize").breach(0, 1, 4, "ignite").breach(0, 2, 4, "spark")
    s.breach(1, 1, 4, "consuming_void").breach(1, 2, 4, "amplify_vision").nemesis_draws("cleave")
    # Consuming Void costs most; Ignite and Amplify Vision tie for the second place.
    assert (s.decision.kind, s.decision.seats) == ("discard_spell", (0, 1))
    assert s.options == [("spell", 0, 1, "ignite"), ("spell", 1, 2, "amplify_vision")]
    s.choose("spell", 0, 1, "ignite")
    assert (ids(s[0].discard), ids(s[0].prepped())) == (["ignite"], ["spark"])
    assert (ids(s[1].discard), ids(s[1].prepped())) == (["consuming_void"], ["amplify_vision"])


@rule("AE-CARD-11")
def test_seize_takes_the_only_spell_there_is() -> None:
    s = next_strike(table(), "seize").breach(1, 1, 4, "spark").nemesis_draws("cleave")
    assert (ids(s[1].discard), s[1].prepped(), s.decision.kind) == (["spark"], [], "main")


@rule("AE-RUL-34", "AE-DEC-26")
def test_where_seize_takes_all_only_an_owner_of_two_orders_them() -> None:
    s = next_strike(table(), "seize").breach(0, 1, 4, "ignite").breach(1, 1, 4, "amplify_vision")
    s.nemesis_draws("cleave")
    assert s.decision.kind == "main", "one spell of each player: no order to choose"
    assert (ids(s[0].discard), ids(s[1].discard)) == (["ignite"], ["amplify_vision"])
    t = next_strike(table(), "seize").breach(1, 1, 4, "ignite").breach(1, 2, 4, "amplify_vision")
    t.nemesis_draws("cleave")
    assert (t.decision.kind, t.decision.seats) == ("spell_order", (1,))
    t.choose("spell", 1, 2, "amplify_vision")
    assert ids(t[1].discard) == ["amplify_vision", "ignite"]


@rule("AE-RUL-34", "AE-DEC-26")
@pytest.mark.parametrize("first", ["consuming_void", "ignite"])
def test_the_owner_orders_what_seize_takes_though_one_costs_more(first: str) -> None:
    s = next_strike(table(), "seize").breach(1, 1, 4, "consuming_void").breach(1, 2, 4, "ignite")
    s.breach(0, 1, 4, "spark").nemesis_draws("cleave")
    assert (s.decision.kind, s.decision.seats) == ("spell_order", (1,))
    s.choose(*next(option for option in s.options if option[-1] == first))
    assert ids(s[1].discard) == sorted(["consuming_void", "ignite"], key=lambda id: id != first)
    assert ids(s[0].prepped()) == ["spark"]


@rule("AE-CARD-12", "AE-DEC-26")
def test_what_the_team_picks_for_seize_among_equals_its_owner_orders() -> None:
    s = next_strike(table(), "seize").breach(0, 1, 4, "amplify_vision")
    s.breach(1, 1, 4, "ignite").breach(1, 2, 4, "amplify_vision").nemesis_draws("cleave")
    s.choose("spell", 1, 1, "ignite")
    s.choose("spell", 1, 2, "amplify_vision")
    assert (s[1].discard, s.decision.kind, s.decision.seats) == ([], "spell_order", (1,)), (
        "nothing goes before all is chosen"
    )
    s.choose("spell", 1, 2, "amplify_vision")
    assert ids(s[1].discard) == ["amplify_vision", "ignite"]
    assert ids(s[0].prepped()) == ["amplify_vision"]
