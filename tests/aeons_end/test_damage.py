"""Damage, life, exhaustion, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.effects.nemeses.rageborne import Rageborne, rageborne
from tryptyk.games.aeons_end.rules.damage import (
    damage_foe,
    damage_gravehold,
    damage_nemesis,
    heal,
    heal_gravehold,
    heal_nemesis,
    hit,
    lowest_life_suffers,
    suffer,
)
from tryptyk.games.aeons_end.rules.nemesis import Nemesis
from tryptyk.games.aeons_end.state import State
from tryptyk.kernel import Script


def table(*mages: str, **setup: Any) -> Scene:
    """Rageborne without Fury; a minion without IMMEDIATELY to be drawn next; then the turn of player 1."""
    s = Scene(*mages, **setup).nemesis_deck("needlemaw").turn_cards(["player_1"], ["nemesis"])
    return s.set(fury=0) if isinstance(s.g.nemesis, Rageborne) else s


def told(s: Scene, *kinds: str) -> list[tuple[str | int, ...]]:
    """Events of a rule that was run by itself."""
    return [event for event in s.told if event[0] in kinds]


# Damage


@rule("AE-DMG-01", "AE-CAST-07")
def test_damage_to_a_minion_takes_its_life() -> None:
    s = table().foe("jagged_one").foe("bane_sire")
    asked = s.run(hit(s.g, s[0], "spark", 3), ("target", "bane_sire"))
    assert asked[0].options == [("target", "nemesis"), ("target", "jagged_one"), ("target", "bane_sire")]
    assert [foe.life for foe in s.g.foes] == [14, 3]
    assert s.g.nemesis_life == 70


@rule("AE-DMG-02")
def test_damage_to_the_nemesis_lowers_its_dial() -> None:
    s = table().foe("jagged_one")
    s.run(hit(s.g, s[0], "spark", 3), ("target", "nemesis"))
    assert (s.g.nemesis_life, s.g.foes[0].life) == (67, 14)


@rule("AE-DMG-03")
def test_damage_to_a_player_takes_that_players_life() -> None:
    s = table()
    s.run(suffer(s.g, s[1], 4))
    assert (s[0].life, s[1].life, s.g.gravehold) == (10, 6, 30)


@rule("AE-DMG-04")
def test_damage_to_gravehold_lowers_its_dial() -> None:
    s = table()
    damage_gravehold(s.g, 7)
    assert (s.g.gravehold, s[0].life, s[1].life) == (23, 10, 10)


@rule("AE-NCRD-04", "AE-RUL-22")
def test_a_defeated_minion_is_discarded_at_once_and_damage_beyond_its_life_is_lost() -> None:
    s = table().nemesis_discard("slaughter").foe("haze_spewer").foe("bane_sire")
    s.run(hit(s.g, s[0], "spark", 9), ("target", "haze_spewer"))
    assert (ids(s.g.foes), ids(s.g.nemesis_discard)) == (["bane_sire"], ["slaughter", "haze_spewer"])
    assert (s.g.foes[0].life, s.g.nemesis_life) == (6, 70)
    assert s.told[-2:] == [("damage", "haze_spewer", 5, 0), ("leaves-play", "haze_spewer")]


@rule("AE-RUL-24")
def test_a_minion_can_have_more_life_than_is_printed() -> None:
    s = table().foe("haze_spewer", life=12).nemesis_turn()
    assert (s.g.gravehold, s.g.foes[0].life) == (18, 11)


def test_no_damage_asks_for_no_target_and_no_victim_loses_anything() -> None:
    s = table().life(0, 0)
    assert s.run(hit(s.g, s[0], "spark", 0)) == []
    s.run(suffer(s.g, s[0], 0))
    s.run(suffer(s.g, s[1], 0))
    damage_gravehold(s.g, 0)
    assert (s.g.nemesis_life, s[1].life, s.g.gravehold, s.told) == (70, 10, 30, [])


def test_while_shielded_neither_players_nor_gravehold_are_damaged() -> None:
    s = table().set(shielded=True).life(1, 0)
    s.run(suffer(s.g, s[0], 12))
    s.run(suffer(s.g, s[1], 12))
    damage_gravehold(s.g, 30)
    assert (s[0].life, s.g.gravehold, s.ended) == (10, 30, None)
    damage_nemesis(s.g, 5)
    assert s.g.nemesis_life == 65


# Healing


@rule("AE-DMG-05", "AE-RUL-23")
@pytest.mark.parametrize(("difficulty", "cap"), [("beginner", 12), ("normal", 10), ("extinction", 8)])
def test_a_player_never_has_more_life_than_at_the_start(difficulty: str, cap: int) -> None:
    s = table(difficulty=difficulty).life(0, 5)
    heal(s.g, s[0], 2)
    assert s[0].life == 7
    heal(s.g, s[0], 20)
    assert s[0].life == cap
    heal(s.g, s[0], 1)
    assert s[0].life == cap


@rule("AE-DMG-06", "AE-RUL-23")
@pytest.mark.parametrize(("difficulty", "cap"), [("beginner", 35), ("normal", 30), ("extinction", 25)])
def test_gravehold_never_has_more_life_than_at_the_start(difficulty: str, cap: int) -> None:
    s = table(difficulty=difficulty).set(gravehold=20)
    heal_gravehold(s.g, 3)
    assert s.g.gravehold == 23
    heal_gravehold(s.g, 40)
    assert s.g.gravehold == cap


@rule("AE-DMG-07", "AE-RUL-23")
@pytest.mark.parametrize(("difficulty", "cap"), [("beginner", 60), ("normal", 70), ("extinction", 80)])
def test_the_nemesis_never_has_more_life_than_at_the_start(difficulty: str, cap: int) -> None:
    s = table(difficulty=difficulty).set(nemesis_life=50)
    heal_nemesis(s.g, 4)
    assert s.g.nemesis_life == 54
    heal_nemesis(s.g, 100)
    assert s.g.nemesis_life == cap


@rule("AE-EXH-10")
def test_an_exhausted_player_gains_no_life() -> None:
    s = table().life(0, 0)
    heal(s.g, s[0], 3)
    assert s[0].life == 0


# Exhaustion


@rule(
    "AE-EX-25", "AE-EXH-01", "AE-EXH-02", "AE-EXH-03", "AE-EXH-04", "AE-EXH-07", "AE-EXH-08", "AE-EXH-13",
    "AE-EXH-14", "AE-EXH-15", "AE-RUL-13", "AE-RUL-43", "AE-DEC-33",
)  # fmt: skip
def test_the_rulebooks_exhaustion() -> None:
    s = table("kadir", "mist").set(gravehold=24).life(0, 2).charges(0, 3).charges(1, 2).discard(0, "jade")
    s.breach(0, 1, OPEN, "spark").breach(0, 2, OPEN, "spark").breach(0, 4, OPEN, "ignite").breach(
        1, 1, OPEN, "spark"
    )
    s.foe("bleed_static", tokens=1).nemesis_turn()
    assert s[0].exhausted
    assert rageborne(s.g).fury == 2
    # Gravehold is not hit before all three steps are done; the exhausted player picks the breach.
    assert s.g.gravehold == 24
    assert (s.decision.kind, s.decision.seats) == ("destroy_breach", (0,))
    assert s.options == [("breach", 0, 1), ("breach", 0, 2), ("breach", 0, 3), ("breach", 0, 4)]
    s.choose("breach", 0, 4)
    assert [breach.number for breach in s[0].breaches] == [1, 2, 3]
    assert ids(s[0].discard) == ["jade", "ignite"]
    assert s.g.destroyed == []
    assert (s[0].charges, s[1].charges, s[1].life) == (0, 2, 10)
    assert s.g.gravehold == 16
    steps = ("damage", "exhausted", "unleash", "discard-spell", "destroy-breach", "lose-charges")
    assert [event for event in s.events if event[0] in steps] == [
        ("damage", "kadir", 2, 0),
        ("exhausted", 0),
        ("unleash",),
        ("unleash",),
        ("discard-spell", 0, "ignite"),
        ("destroy-breach", 0, 4),
        ("lose-charges", 0, 3),
        ("damage", "gravehold", 8, 16),
    ]


@rule("AE-EXH-01", "AE-EXH-03", "AE-DEC-33")
def test_exhaustion_comes_at_once_in_a_players_turn_too_and_a_closed_breach_can_go() -> None:
    s = table().life(1, 3).breach(1, 3, 1).breach(1, 1, OPEN, "spark")
    s.g.active = 0
    asked = s.run(suffer(s.g, s[1], 3), ("breach", 1, 3))
    assert [(d.kind, d.seats) for d in asked] == [("destroy_breach", (1,))]
    assert rageborne(s.g).fury == 2
    assert [breach.number for breach in s[1].breaches] == [1, 2, 4]
    assert s.g.gravehold == 30


@rule("AE-EXH-05", "AE-EXH-06")
def test_the_other_breaches_stay_as_they_were_and_the_destroyed_one_never_returns() -> None:
    s = (
        table()
        .life(0, 1)
        .breach(0, 1, OPEN, "spark")
        .breach(0, 2, 2)
        .breach(0, 3, 3)
        .breach(0, 4, OPEN, "ignite")
    )
    s.run(suffer(s.g, s[0], 1), ("breach", 0, 1))
    assert [(b.number, b.stage, ids(b.spells)) for b in s[0].breaches] == [
        (2, 2, []),
        (3, 3, []),
        (4, OPEN, ["ignite"]),
    ]
    s.set(aether=20).hand(0, "spark").main(0)
    assert [option for option in s.options if option[0] in ("focus", "open", "prep")] == [
        ("focus", 2),
        ("open", 2),
        ("focus", 3),
        ("open", 3),
    ]


@rule("AE-EXH-04", "AE-RUL-43", "AE-RUL-34", "AE-DEC-26")
@pytest.mark.parametrize(("first", "then"), [("spark", "ignite"), ("ignite", "spark")])
def test_all_spells_of_a_destroyed_breach_are_discarded_as_their_owner_likes(first: str, then: str) -> None:
    s = table().life(0, 1).breach(0, 1, OPEN, "spark", "ignite")
    s.run(suffer(s.g, s[0], 1), ("breach", 0, 1), ("spell", 0, 1, first))
    assert ids(s[0].discard) == [first, then]


@rule("AE-RUL-25")
def test_without_a_breach_left_the_other_steps_still_happen() -> None:
    s = table().life(0, 1).charges(0, 2)
    s[0].breaches = []
    assert s.run(suffer(s.g, s[0], 2)) == []
    assert (rageborne(s.g).fury, s[0].charges, s.g.gravehold) == (2, 0, 28)


@rule("AE-EXH-09")
def test_an_exhausted_player_keeps_taking_turns() -> None:
    s = table().life(0, 0).hand(0, "crystal", "spark").turn_cards(["player_1"], ["nemesis"])
    s.set(aether=2).turn_start()
    assert (s.decision.kind, s.g.active) == ("main", 0)
    s = table().life(0, 0).hand(0, "crystal", "spark").set(aether=4).main(0)
    for option in (
        ("play", "crystal"),
        ("prep", "spark", 1),
        ("charge",),
        ("focus", 2),
        ("open", 2),
        ("gain", "jade"),
    ):
        assert option in s.options


@rule("AE-EXH-11", "AE-DEC-28")
def test_lowest_life_looks_only_at_players_who_are_not_exhausted() -> None:
    s = table("kadir", "mist", "jian", "lash").life(0, 0).life(1, 4).life(3, 4)
    asked = s.run(lowest_life_suffers(s.g, "venomite", 2), ("player", 3))
    assert [(d.seats, d.options) for d in asked] == [((0, 1, 2, 3), [("player", 1), ("player", 3)])]
    assert [mage.life for mage in s.g.mages] == [0, 4, 10, 2]
    assert s.g.gravehold == 30


@rule("AE-EXH-12", "AE-RUL-12")
def test_what_an_exhausted_player_would_suffer_hits_gravehold_doubled() -> None:
    s = table().life(0, 0).charges(0, 2)
    s.run(suffer(s.g, s[0], 3))
    assert (s.g.gravehold, s[0].life) == (24, 0)
    # Nobody is exhausted twice.
    assert (rageborne(s.g).fury, s[0].charges, len(s[0].breaches)) == (0, 2, 4)


@rule("AE-EXH-13", "AE-EXH-14")
def test_damage_that_takes_exactly_the_last_life_has_no_excess() -> None:
    s = table().life(0, 4)
    s.run(suffer(s.g, s[0], 4), ("breach", 0, 1))
    assert (s[0].life, s.g.gravehold) == (0, 30)


class Spiteful(Nemesis):
    """A mat, unlike any in the box, whose Unleash hurts both players."""

    def unleash(self, g: State) -> Script:
        yield from suffer(g, g.mages[0], 1)
        yield from suffer(g, g.mages[1], 1)


@rule("AE-RUL-14")
def test_a_player_hit_by_the_unleash_of_their_own_exhaustion_is_exhausted_already() -> None:
    s = table("kadir", "mist").set(nemesis=Spiteful()).life(0, 1)
    s.run(suffer(s.g, s[0], 1), ("breach", 0, 1))
    # Two Unleashes, each dealing 1 to Kadir, who is at 0 already: twice 2 to Gravehold.
    assert (s[0].life, s[1].life, s.g.gravehold) == (0, 8, 26)
    assert len(s[0].breaches) == 3


@rule("AE-RUL-14")
def test_a_second_exhaustion_is_resolved_at_once_and_then_the_first_goes_on() -> None:
    s = table("kadir", "mist", "jian").set(nemesis=Spiteful()).life(0, 1).life(1, 1)
    asked = s.run(suffer(s.g, s[0], 1), ("breach", 1, 2), ("breach", 0, 1))
    assert [d.seats for d in asked] == [(1,), (0,)]
    assert told(s, "exhausted", "destroy-breach") == [
        ("exhausted", 0),
        ("exhausted", 1),
        ("destroy-breach", 1, 2),
        ("destroy-breach", 0, 1),
    ]
    # Of four Unleashes seven hits find an exhausted player.
    assert s.g.gravehold == 16


# The end of the game


@rule("AE-END-01", "AE-END-02")
def test_the_players_win_when_the_nemesis_has_no_life_left() -> None:
    s = table().foe("bane_sire").set(nemesis_life=3)
    s.run(hit(s.g, s[0], "ignite", 5), ("target", "nemesis"))
    assert (s.g.nemesis_life, s.ended) == (0, ("nemesis-defeated", (0, 1)))


@rule("AE-END-03", "AE-RUL-15", "AE-NCRD-04")
def test_the_players_win_when_the_last_minion_of_an_empty_deck_falls() -> None:
    s = table().nemesis_deck().foe("bane_sire", life=2)
    s.run(hit(s.g, s[0], "spark", 2), ("target", "bane_sire"))
    assert s.ended == ("nemesis-outlasted", (0, 1))


@rule("AE-END-03", "AE-RUL-15")
def test_the_players_win_when_the_last_power_of_an_empty_deck_is_discarded() -> None:
    s = table().nemesis_deck().set(aether=6).foe("eye_of_nothing").main(0)
    s.choose("to_discard", "eye_of_nothing")
    assert s.over
    assert s.ended == ("nemesis-outlasted", (0, 1))


@rule("AE-END-03")
@pytest.mark.parametrize(("deck", "foe"), [(["slaughter"], []), ([], ["woven_sky"]), ([], ["jagged_one"])])
def test_a_card_in_the_deck_or_in_play_keeps_the_game_going(deck: list[str], foe: list[str]) -> None:
    s = table().nemesis_deck(*deck).foe("bane_sire", life=2)
    for id in foe:
        s.foe(id)
    s.run(hit(s.g, s[0], "spark", 2), ("target", "bane_sire"))
    assert s.ended is None


@rule("AE-RUL-15", "AE-END-03")
def test_the_last_attack_is_resolved_before_the_players_win() -> None:
    s = table().nemesis_deck().nemesis_draws("slaughter")
    assert s.over
    assert s.ended == ("nemesis-outlasted", (0, 1))
    assert (s.g.gravehold, ids(s.g.nemesis_discard)) == (27, ["slaughter"])


@rule("AE-RUL-15", "AE-END-03")
def test_nobody_has_won_while_the_last_card_is_being_resolved() -> None:
    s = table().nemesis_deck().foe("bane_sire").nemesis_draws("lay_waste")
    damage_foe(s.g, s.g.foes[0], 6)
    assert (s.g.foes, s.ended) == ([], None)
    s.choose("player", 1)
    assert s[1].life == 8
    assert s.ended == ("nemesis-outlasted", (0, 1))


@rule("AE-RUL-15", "AE-END-05")
def test_the_last_attack_can_still_defeat_the_players() -> None:
    s = table().nemesis_deck().set(gravehold=3).nemesis_draws("slaughter")
    assert s.ended == ("gravehold-fallen", ())


@rule("AE-RUL-15")
def test_the_last_minion_drawn_keeps_the_game_going() -> None:
    s = table().nemesis_deck().nemesis_draws("bane_sire")
    assert (s.decision.kind, s.ended) == ("main", None)


@rule("AE-RUL-15", "AE-NTURN-05")
def test_the_last_power_resolves_its_effect_before_the_players_win() -> None:
    s = table().nemesis_deck().foe("eye_of_nothing", tokens=1).nemesis_turn()
    assert s.ended == ("nemesis-outlasted", (0, 1))
    assert (rageborne(s.g).fury, ids(s.g.nemesis_discard)) == (2, ["eye_of_nothing"])


@rule("AE-END-04", "AE-RUL-17", "AE-END-01")
def test_the_players_lose_at_once_when_the_last_one_is_exhausted() -> None:
    s = table().life(0, 0).life(1, 2).charges(1, 3).breach(1, 1, OPEN, "spark")
    assert s.run(suffer(s.g, s[1], 5)) == []
    assert s.ended == ("all-exhausted", ())
    # Neither the steps nor the excess are resolved.
    assert (rageborne(s.g).fury, s[1].charges, len(s[1].breaches), s.g.gravehold) == (0, 3, 4, 30)


@rule("AE-END-05", "AE-END-01")
def test_the_players_lose_at_once_when_gravehold_falls() -> None:
    s = table().set(gravehold=3, strike_deck=["raze"], fury=4).nemesis_draws("needlemaw")
    assert s.over
    assert s.ended == ("gravehold-fallen", ())
    # Raze would have hit a player too, and the strike would have cost Fury.
    assert (s.g.gravehold, s[0].life, s[1].life, rageborne(s.g).fury) == (0, 10, 10, 4)


@rule("AE-EXH-14", "AE-END-05")
def test_the_excess_of_an_exhaustion_can_fell_gravehold() -> None:
    s = table().set(gravehold=6).life(0, 1)
    s.run(suffer(s.g, s[0], 4), ("breach", 0, 1))
    assert (s.g.gravehold, s.ended) == (0, ("gravehold-fallen", ()))


@rule("AE-RUL-18", "AE-END-01")
def test_of_victory_and_defeat_the_one_reached_first_counts() -> None:
    # Haze Spewer first hits Gravehold, then would die as the last card of the nemesis.
    s = table().nemesis_deck().set(gravehold=1).foe("haze_spewer", life=1).nemesis_turn()
    assert s.ended == ("gravehold-fallen", ())
    assert ids(s.g.foes) == ["haze_spewer"]
    s = table().nemesis_deck().set(gravehold=2).foe("haze_spewer", life=1).nemesis_turn()
    assert s.ended == ("nemesis-outlasted", (0, 1))


@rule("AE-RUL-16", "AE-SOLO-07", "AE-END-04")
def test_a_lone_mages_exhaustion_is_defeat() -> None:
    s = table("kadir").life(0, 1)
    s.run(suffer(s.g, s[0], 1))
    assert s.ended == ("all-exhausted", ())


@rule("AE-RUL-16")
def test_by_the_switch_a_lone_mage_plays_on_until_gravehold_falls() -> None:
    s = table("kadir", solo_goes_on=True).life(0, 1)
    s.run(suffer(s.g, s[0], 3), ("breach", 0, 1))
    assert (s.ended, rageborne(s.g).fury, s.g.gravehold) == (None, 2, 26)
    s.run(lowest_life_suffers(s.g, "venomite", 13))
    assert s.ended == ("gravehold-fallen", ())


@rule("AE-RUL-16")
def test_the_switch_is_for_a_lone_mage_only() -> None:
    s = table("kadir", "mist").set(solo_goes_on=True).life(0, 0).life(1, 1)
    s.run(suffer(s.g, s[1], 1))
    assert s.ended == ("all-exhausted", ())


@rule("AE-END-06", "AE-RUL-04")
def test_a_mats_own_condition_makes_the_players_lose_at_once() -> None:
    s = table(nemesis="prince_of_gluttons").set(aether=9)
    s.g.stock = [0] * len(s.g.stock)
    s.g.stock[0] = 1
    s.main(0)
    s.choose("gain", s.g.market[0].id)
    assert s.over
    assert s.ended is not None and s.ended[1] == ()
    assert (s.g.gravehold, s[0].life, s[1].life) == (30, 10, 10)


@rule("AE-END-06", "AE-RUL-04")
def test_swarming_with_thirteen_husks_is_a_defeat_of_the_players() -> None:
    s = table(nemesis="carapace_queen").set(husks=[1] * 13).nemesis_draws("endless_throng")
    assert s.over
    assert s.ended is not None and s.ended[1] == ()


def test_armour_counts_for_every_source_of_damage() -> None:
    s = table().foe("cauterizer")
    s.run(hit(s.g, s[0], "ignite", 9), ("target", "cauterizer"))
    damage_foe(s.g, s.g.foes[0], 9)
    assert s.g.foes[0].life == 1
