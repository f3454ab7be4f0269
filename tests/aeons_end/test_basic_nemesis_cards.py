"""The 22 basic nemesis cards, each by what it does at the table."""

from __future__ import annotations

from typing import Any

from tests.aeons_end.scene import Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import FOES
from tryptyk.games.aeons_end.effects.nemeses.rageborne import rageborne
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.rules.damage import damage_foe


def table(*mages: str, **setup: Any) -> Scene:
    """Rageborne without Fury; a minion without IMMEDIATELY to be drawn next; then the turn of player 1."""
    return Scene(*mages, **setup).set(fury=0).nemesis_deck("needlemaw").turn_cards(["player_1"], ["nemesis"])


def power(id: str, s: Scene) -> Scene:
    """The power resolves in this nemesis turn."""
    return s.foe(id, tokens=1).nemesis_turn()


# Agony Field


@rule("AE-RUL-50", "AE-DEC-31", "AE-RUL-34")
def test_agony_field_makes_a_player_who_can_discard_three_cards_and_draw_one() -> None:
    s = table("kadir", "mist").hand(0, "crystal", "crystal").hand(1, "jade", "spark", "crystal", "crystal")
    s.deck(1, "garnet_shard", "crystal")
    power("agony_field", s)
    assert rageborne(s.g).fury == 1
    # Only Mist has three cards, so nobody is asked who; what and in which order is Mist's own matter.
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("discard", (1,), ("agony_field", 3))
    assert s.options == [("card", "jade"), ("card", "spark"), ("card", "crystal")]
    s.choose("card", "crystal")
    s.choose("card", "jade")
    s.choose("card", "crystal")
    assert ids(s[1].discard) == ["crystal", "jade", "crystal"]
    assert ids(s[1].hand) == ["spark", "garnet_shard"]
    assert ids(s[0].hand) == ["crystal", "crystal"]
    assert ids(s.g.nemesis_discard) == ["agony_field"]


@rule("AE-RUL-50", "AE-CARD-11")
def test_agony_field_takes_what_there_is_when_nobody_has_three_cards() -> None:
    s = table("kadir", "mist").hand(0, "spark", "crystal").hand(1)
    power("agony_field", s)
    assert (s.decision.kind, s.decision.seats) == ("player", (0, 1))
    assert s.options == [("player", 0), ("player", 1)]
    s.choose("player", 0)
    s.choose("card", "crystal")
    assert ids(s[0].discard) == ["crystal", "spark"]
    assert ids(s[0].hand) == ["crystal"]


@rule("AE-CARD-06", "AE-CARD-07", "AE-CARD-03", "AE-DEC-19")
def test_agony_field_is_discarded_by_destroying_a_card_that_costs_two_or_more() -> None:
    s = Scene("kadir", "mist").hand(0, "crystal", "jade", "flexing_dagger").foe("agony_field").main(0)
    s.choose("to_discard", "agony_field")
    assert (s.decision.kind, s.options) == ("destroy", [("card", "jade"), ("card", "flexing_dagger")])
    s.choose("card", "jade")
    assert ids(s[0].hand) == ["crystal", "flexing_dagger"]
    assert ids(s.g.destroyed) == ["jade"]
    assert s[0].discard == []
    assert (ids(s.g.foes), ids(s.g.nemesis_discard)) == ([], ["agony_field"])


@rule("AE-CARD-07")
def test_agony_field_stays_when_no_card_in_hand_costs_two() -> None:
    s = Scene("kadir", "mist").hand(0, "crystal", "spark").foe("agony_field").main(0)
    assert ("to_discard", "agony_field") not in s.options
    assert s.reason("to_discard", "agony_field") == ("need-costly-cards", "AE-CARD-07", 2)


# Bane Sire


def test_bane_sire_unleashes_once() -> None:
    s = table().foe("bane_sire").nemesis_turn()
    assert rageborne(s.g).fury == 1
    assert s.g.foes[0].life == 6


# Bleed Static


def test_bleed_static_deals_two_per_spell_to_whoever_has_most_prepped() -> None:
    s = table().breach(0, 1, 4, "spark").breach(1, 1, 4, "spark").breach(1, 2, 4, "ignite")
    power("bleed_static", s)
    assert (s[0].life, s[1].life) == (10, 6)
    assert ids(s[1].prepped()) == ["spark", "ignite"]


@rule("AE-CARD-13", "AE-DEC-28")
def test_bleed_static_asks_the_team_when_two_have_equally_many_spells() -> None:
    s = table("kadir", "mist", "jian").breach(0, 1, 4, "spark").breach(2, 1, 4, "spark")
    power("bleed_static", s)
    assert (s.decision.kind, s.decision.seats) == ("suffer", (0, 1, 2))
    assert s.options == [("player", 0), ("player", 2)]
    s.choose("player", 2)
    assert [mage.life for mage in s.g.mages] == [10, 10, 8]


def test_bleed_static_hurts_nobody_and_asks_nothing_when_no_spell_is_prepped() -> None:
    s = power("bleed_static", table())
    assert s.decision.kind == "main"
    assert [mage.life for mage in s.g.mages] == [10, 10]
    assert ids(s.g.nemesis_discard) == ["bleed_static"]


# Eye of Nothing


def test_eye_of_nothing_unleashes_twice() -> None:
    assert rageborne(power("eye_of_nothing", table()).g).fury == 2


@rule("AE-CARD-06", "AE-CARD-07", "AE-MAIN-13")
def test_eye_of_nothing_is_discarded_for_six_aether() -> None:
    s = Scene().set(aether=7).foe("eye_of_nothing").main(1)
    s.choose("to_discard", "eye_of_nothing")
    assert s.g.aether == 1
    assert (ids(s.g.foes), ids(s.g.nemesis_discard)) == ([], ["eye_of_nothing"])


@rule("AE-CARD-07")
def test_five_aether_do_not_discard_eye_of_nothing() -> None:
    s = Scene().set(aether=5).foe("eye_of_nothing").main(1)
    assert ("to_discard", "eye_of_nothing") not in s.options
    assert s.reason("to_discard", "eye_of_nothing") == ("need-aether", "AE-CARD-07", 6, 5)


def test_aether_for_gems_only_does_not_discard_eye_of_nothing() -> None:
    s = Scene().set(aether=5, aether_gem_only=1, aether_spell_only=2).foe("eye_of_nothing").main(1)
    assert s.reason("to_discard", "eye_of_nothing") == ("need-aether", "AE-CARD-07", 6, 5)


# Haze Spewer


def test_haze_spewer_deals_its_life_to_gravehold_and_then_loses_one() -> None:
    s = table().foe("haze_spewer").nemesis_turn()
    assert s.g.gravehold == 25
    assert (s.g.foes[0].card.id, s.g.foes[0].life) == ("haze_spewer", 4)


@rule("AE-NCRD-04")
def test_haze_spewer_with_one_life_deals_one_and_is_gone() -> None:
    s = table().foe("haze_spewer", life=1).nemesis_turn()
    assert s.g.gravehold == 29
    assert ids(s.g.foes) == ["needlemaw"]
    assert ids(s.g.nemesis_discard) == ["haze_spewer"]


# Skewer


def test_skewer_unleashes_and_the_victim_draws_a_card() -> None:
    s = table().hand(1, "crystal").deck(1, "spark", "crystal").nemesis_draws("skewer")
    assert (s.decision.kind, s.decision.seats, s.options) == (
        "suffer",
        (0, 1),
        [("player", 0), ("player", 1)],
    )
    assert rageborne(s.g).fury == 1
    s.choose("player", 1)
    assert (s[0].life, s[1].life) == (10, 7)
    assert ids(s[1].hand) == ["crystal", "spark"]
    assert len(s[0].hand) == 5


@rule("AE-RUL-50")
def test_skewer_finds_a_player_who_has_a_card_to_draw() -> None:
    s = table().deck(0).discard(0).deck(1).discard(1, "jade").nemesis_draws("skewer")
    assert (s[0].life, s[1].life) == (10, 7)
    assert ids(s[1].hand)[-1] == "jade"


# Slaughter


def test_slaughter_unleashes_and_hits_gravehold_for_three() -> None:
    s = table().nemesis_draws("slaughter")
    assert (rageborne(s.g).fury, s.g.gravehold) == (1, 27)
    assert ids(s.g.nemesis_discard) == ["slaughter"]


# Woven Sky


@rule("AE-DEC-27", "AE-CARD-12")
def test_woven_sky_unleashes_and_hits_a_player_of_the_teams_choice_for_four() -> None:
    s = power("woven_sky", table("kadir", "mist", "jian"))
    assert rageborne(s.g).fury == 1
    assert (s.decision.seats, s.options) == ((0, 1, 2), [("player", 0), ("player", 1), ("player", 2)])
    s.choose("player", 2, seat=1)
    assert [mage.life for mage in s.g.mages] == [10, 10, 6]


@rule("AE-CARD-06", "AE-DEC-19", "AE-RUL-34")
def test_woven_sky_is_discarded_by_discarding_three_cards_in_the_order_of_choice() -> None:
    s = Scene().hand(0, "crystal", "spark", "jade", "crystal").discard(0, "spark").foe("woven_sky").main(0)
    s.choose("to_discard", "woven_sky")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("discard", (0,), ("woven_sky", 3))
    s.choose("card", "jade")
    s.choose("card", "crystal")
    assert ids(s.g.foes) == ["woven_sky"]
    s.choose("card", "spark")
    assert ids(s[0].discard) == ["spark", "jade", "crystal", "spark"]
    assert ids(s[0].hand) == ["crystal"]
    assert (ids(s.g.foes), ids(s.g.nemesis_discard)) == ([], ["woven_sky"])


@rule("AE-CARD-07")
def test_two_cards_do_not_discard_woven_sky() -> None:
    s = Scene().hand(0, "crystal", "spark").foe("woven_sky").main(0)
    assert ("to_discard", "woven_sky") not in s.options
    assert s.reason("to_discard", "woven_sky") == ("need-cards", "AE-CARD-07", 3, 2)


# Awaken


@rule("AE-DEC-29", "AE-CARD-04")
def test_awaken_brings_back_the_last_discarded_minion_with_full_life() -> None:
    s = table().nemesis_discard("bane_sire", "haze_spewer", "slaughter").nemesis_draws("awaken")
    assert (s.decision.kind, s.decision.seats) == ("or", (0, 1))
    assert s.options == [("or", "unleash"), ("or", "minion")]
    s.choose("or", "minion")
    assert [(foe.card.id, foe.life) for foe in s.g.foes] == [("haze_spewer", 5)]
    assert ids(s.g.nemesis_discard) == ["bane_sire", "slaughter", "awaken"]
    # Nothing of it resolves before the next nemesis turn.
    assert (rageborne(s.g).fury, s.g.gravehold) == (0, 30)


@rule("AE-NTURN-12")
def test_a_minion_that_awaken_brought_back_acts_from_the_next_nemesis_turn_on() -> None:
    s = table().turn_cards(["nemesis", "player_1"]).nemesis_discard("haze_spewer").nemesis_draws("awaken")
    s.choose("or", "minion")
    assert s.g.gravehold == 25


def test_awaken_can_unleash_twice_and_hit_gravehold_for_three_instead() -> None:
    s = table().nemesis_discard("bane_sire").nemesis_draws("awaken")
    s.choose("or", "unleash")
    assert (rageborne(s.g).fury, s.g.gravehold) == (2, 27)
    assert (s.g.foes, ids(s.g.nemesis_discard)) == ([], ["bane_sire", "awaken"])


@rule("AE-NTURN-14", "AE-CARD-05", "AE-RUL-10")
def test_awaken_without_a_minion_in_the_discard_pile_unleashes() -> None:
    s = table().nemesis_discard("slaughter", "woven_sky").nemesis_draws("awaken")
    assert s.decision.kind == "main"
    assert (rageborne(s.g).fury, s.g.gravehold) == (2, 27)


# Cauterizer


def test_cauterizer_deals_its_life_to_a_player() -> None:
    s = table().foe("cauterizer", life=2).nemesis_turn()
    s.choose("player", 0)
    assert (s[0].life, s[1].life, s.g.gravehold) == (8, 10, 30)


def test_whatever_hits_cauterizer_takes_only_one_life() -> None:
    s = table().foe("cauterizer")
    cauterizer = s.g.foes[0]
    damage_foe(s.g, cauterizer, 5)
    assert cauterizer.life == 2
    damage_foe(s.g, cauterizer, 0)
    assert cauterizer.life == 2
    damage_foe(s.g, cauterizer, 1)
    damage_foe(s.g, cauterizer, 2)
    assert (s.g.foes, ids(s.g.nemesis_discard)) == ([], ["cauterizer"])


# Dispel


@rule("AE-DEC-31")
def test_dispel_takes_the_most_expensive_spell_of_whoever_has_most_prepped() -> None:
    s = table().breach(0, 1, 4, "consuming_void")
    s.breach(1, 1, 4, "spark").breach(1, 2, 4, "ignite").breach(1, 3, 4, "amplify_vision").nemesis_draws(
        "dispel"
    )
    assert rageborne(s.g).fury == 2
    # Ignite and Amplify Vision both cost 4: Mist picks.
    assert (s.decision.kind, s.decision.seats) == ("discard_spell", (1,))
    assert s.options == [("spell", 1, 2, "ignite"), ("spell", 1, 3, "amplify_vision")]
    s.choose("spell", 1, 3, "amplify_vision")
    assert ids(s[1].discard) == ["amplify_vision"]
    assert ids(s[1].prepped()) == ["spark", "ignite"]
    assert ids(s[0].prepped()) == ["consuming_void"]


@rule("AE-CARD-13")
def test_dispel_leaves_a_tie_to_the_team() -> None:
    s = table().breach(0, 1, 4, "spark").breach(1, 2, 4, "ignite").nemesis_draws("dispel")
    assert (s.decision.kind, s.decision.seats) == ("player", (0, 1))
    s.choose("player", 1)
    assert (ids(s[1].discard), ids(s[0].prepped())) == (["ignite"], ["spark"])


@rule("AE-CARD-11")
def test_dispel_only_unleashes_when_no_spell_is_prepped() -> None:
    s = table().nemesis_draws("dispel")
    assert s.decision.kind == "main"
    assert rageborne(s.g).fury == 2


# Lay Waste


def test_lay_waste_unleashes_twice_and_hits_a_player_for_two() -> None:
    s = table().nemesis_draws("lay_waste")
    assert rageborne(s.g).fury == 2
    s.choose("player", 1)
    assert (s[0].life, s[1].life) == (10, 8)


# Needlemaw


def test_needlemaw_hits_gravehold_for_two() -> None:
    s = table().foe("needlemaw").nemesis_deck("bane_sire").nemesis_turn()
    assert s.g.gravehold == 28
    assert s.g.foes[0].life == 11


# Pulverizing Ray


@rule("AE-DEC-30", "AE-CARD-12")
def test_pulverizing_ray_lessens_by_three_for_every_gem_that_the_players_discard() -> None:
    s = table().hand(0, "crystal", "spark", "crystal").hand(1, "jade", "flexing_dagger")
    power("pulverizing_ray", s)
    assert (s.decision.kind, s.decision.seats) == ("discard_together", (0, 1))
    assert s.decision.about == ("pulverizing_ray", 6)
    assert s.options == [("hand_card", 0, "crystal"), ("hand_card", 1, "jade"), ("none",)]
    s.choose("hand_card", 1, "jade")
    s.choose("hand_card", 0, "crystal")
    assert s.options == [("hand_card", 0, "crystal"), ("none",)]
    s.choose("none")
    assert s.g.gravehold == 18
    assert (ids(s[0].hand), ids(s[0].discard)) == (["spark", "crystal"], ["crystal"])
    assert (ids(s[1].hand), ids(s[1].discard)) == (["flexing_dagger"], ["jade"])


def test_six_gems_ward_off_pulverizing_ray_and_no_more_are_asked_for() -> None:
    s = table().hand(0, *["crystal"] * 4).hand(1, *["crystal"] * 4)
    power("pulverizing_ray", s)
    for seat in (0, 0, 0, 0):
        s.choose("hand_card", seat, "crystal")
    assert s.options == [("hand_card", 1, "crystal"), ("none",)]
    s.choose("hand_card", 1, "crystal")
    s.choose("hand_card", 1, "crystal")
    assert s.g.gravehold == 30
    assert ids(s[1].hand) == ["crystal", "crystal"]


def test_pulverizing_ray_in_full_when_nobody_has_a_gem() -> None:
    s = power("pulverizing_ray", table().hand(0, "spark").hand(1))
    assert s.g.gravehold == 12


# Venomite


@rule("AE-DEC-29", "AE-DEC-31", "AE-RUL-50")
def test_venomite_can_take_a_prepped_spell_that_costs_three_or_more() -> None:
    s = table("kadir", "mist", "jian").breach(0, 1, 4, "spark")
    s.breach(1, 1, 4, "spark").breach(1, 2, 4, "phoenix_flame").breach(1, 3, 4, "ignite").foe(
        "venomite"
    ).nemesis_turn()
    assert (s.decision.seats, s.options) == ((0, 1, 2), [("or", "life"), ("or", "spell")])
    s.choose("or", "spell")
    # Only Mist has such spells; which one goes is for Mist to say.
    assert (s.decision.kind, s.decision.seats) == ("discard_spell", (1,))
    assert s.options == [("spell", 1, 2, "phoenix_flame"), ("spell", 1, 3, "ignite")]
    s.choose("spell", 1, 2, "phoenix_flame")
    assert (ids(s[1].discard), ids(s[1].prepped())) == (["phoenix_flame"], ["spark", "ignite"])
    assert [mage.life for mage in s.g.mages] == [10, 10, 10]


def test_venomites_spell_is_of_a_player_whom_the_team_names() -> None:
    s = table().breach(0, 1, 4, "ignite").breach(1, 1, 4, "ignite").foe("venomite").nemesis_turn()
    s.choose("or", "spell")
    assert (s.decision.kind, s.decision.seats) == ("player", (0, 1))
    s.choose("player", 0)
    assert (ids(s[0].discard), ids(s[1].discard)) == (["ignite"], [])


def test_venomite_can_hit_the_player_of_lowest_life_for_two() -> None:
    s = table().life(1, 6).breach(0, 1, 4, "ignite").foe("venomite").nemesis_turn()
    s.choose("or", "life")
    assert (s[0].life, s[1].life) == (10, 4)
    assert ids(s[0].prepped()) == ["ignite"]


@rule("AE-NTURN-14", "AE-CARD-05", "AE-RUL-12")
def test_venomite_must_deal_damage_when_no_spell_is_worth_three() -> None:
    s = table().life(1, 6).breach(0, 1, 4, "spark").foe("venomite").nemesis_turn()
    assert s.decision.kind == "casting"
    assert (s[0].life, s[1].life) == (10, 4)


# Doom Aegis


def test_doom_aegis_hits_whoever_has_most_charges_and_takes_them_all() -> None:
    s = power("doom_aegis", table().charges(0, 1).charges(1, 3))
    assert (s[0].life, s[0].charges) == (10, 1)
    assert (s[1].life, s[1].charges) == (6, 0)


@rule("AE-CARD-14", "AE-EX-24", "AE-DEC-28")
def test_doom_aegis_finds_a_victim_though_nobody_has_a_charge() -> None:
    s = power("doom_aegis", table("kadir", "mist", "jian"))
    assert (s.decision.kind, s.decision.seats) == ("suffer", (0, 1, 2))
    assert s.options == [("player", 0), ("player", 1), ("player", 2)]
    s.choose("player", 1)
    assert [mage.life for mage in s.g.mages] == [10, 6, 10]


@rule("AE-CARD-06", "AE-CARD-07")
def test_doom_aegis_is_discarded_for_seven_aether() -> None:
    s = Scene().set(aether=7).foe("doom_aegis").main(0)
    s.choose("to_discard", "doom_aegis")
    assert (s.g.aether, ids(s.g.nemesis_discard)) == (0, ["doom_aegis"])
    s = Scene().set(aether=6).foe("doom_aegis").main(0)
    assert s.reason("to_discard", "doom_aegis") == ("need-aether", "AE-CARD-07", 7, 6)


# Gather Darkness


def test_gather_darkness_shuffles_the_discard_pile_in_and_destroys_four_cards() -> None:
    s = table().deck(1, "jade", "spark", "crystal").discard(1, "ignite", "crystal", "searing_ruby")
    s.nemesis_draws("gather_darkness")
    assert (s.decision.kind, s.decision.seats) == ("player", (0, 1))
    s.choose("player", 1)
    assert rageborne(s.g).fury == 2
    assert (len(s.g.destroyed), len(s[1].deck.cards), s[1].discard) == (4, 2, [])
    whole = ["crystal", "crystal", "ignite", "jade", "searing_ruby", "spark"]
    assert sorted(ids(s.g.destroyed) + ids(s[1].deck.cards)) == whole
    # What is left lies in an order that nobody has seen.
    assert (s[1].deck.lo, s[1].deck.hi) == (0, 2)


@rule("AE-CARD-01", "AE-DRAW-09")
def test_gather_darkness_really_shuffles() -> None:
    lost = set()
    for seed in range(12):
        s = table(seed=seed).deck(0, "jade", "spark", "crystal").discard(0, "ignite", "flare", "searing_ruby")
        s.nemesis_draws("gather_darkness")
        s.choose("player", 0)
        lost.add(frozenset(ids(s.g.destroyed)))
    assert len(lost) > 4


@rule("AE-RUL-50", "AE-CARD-11")
def test_gather_darkness_picks_who_has_four_cards_and_else_takes_what_there_is() -> None:
    s = table().deck(0, "jade").discard(0, "spark", "flare").deck(1, *["crystal"] * 4).discard(1)
    s.nemesis_draws("gather_darkness")
    assert ids(s.g.destroyed) == ["crystal"] * 4
    s = table().deck(0, "jade").discard(0, "spark", "flare").deck(1, "crystal").discard(1)
    s.nemesis_draws("gather_darkness")
    s.choose("player", 0)
    assert sorted(ids(s.g.destroyed)) == ["flare", "jade", "spark"]
    assert (s[0].deck.cards, s[0].discard, rageborne(s.g).fury) == ([], [], 2)


# Jagged One


def test_jagged_one_unleashes_twice() -> None:
    s = table().foe("jagged_one").nemesis_turn()
    assert (rageborne(s.g).fury, s.g.foes[0].life) == (2, 14)


# Obliterate


@rule("AE-DEC-29", "AE-DEC-31")
def test_obliterate_lets_whoever_has_most_open_breaches_destroy_four_cards() -> None:
    s = (
        table("kadir", "jian")
        .hand(1, "jade", "spark", "crystal", "crystal", "flare")
        .nemesis_draws("obliterate")
    )
    assert rageborne(s.g).fury == 2
    # Jian has two open breaches, Kadir one.
    assert (s.decision.kind, s.decision.seats) == ("or", (1,))
    assert s.options == [("or", "cards"), ("or", "life")]
    s.choose("or", "cards")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("destroy", (1,), ("obliterate", 4))
    for card in ("crystal", "spark", "crystal", "flare"):
        s.choose("card", card)
    assert ids(s[1].hand) == ["jade"]
    assert ids(s.g.destroyed) == ["crystal", "spark", "crystal", "flare"]
    assert s[1].life == 10


def test_obliterate_asks_nothing_more_where_the_whole_hand_is_destroyed() -> None:
    """Destroyed cards lie in no order."""
    s = table("kadir", "jian").hand(1, "jade", "spark", "crystal", "flare").nemesis_draws("obliterate")
    s.choose("or", "cards")
    assert s.decision.kind != "destroy"
    assert (s[1].hand, sorted(ids(s.g.destroyed))) == ([], ["crystal", "flare", "jade", "spark"])


def test_obliterate_can_be_suffered_for_four_damage() -> None:
    s = table("kadir", "jian").nemesis_draws("obliterate")
    s.choose("or", "life")
    assert (s[0].life, s[1].life, len(s[1].hand)) == (10, 6, 5)


@rule("AE-CARD-05", "AE-RUL-12", "AE-NTURN-14")
def test_obliterate_must_be_suffered_with_three_cards_in_hand() -> None:
    s = table("kadir", "jian").hand(1, "crystal", "crystal", "jade").nemesis_draws("obliterate")
    assert (s[1].life, len(s[1].hand), s.g.destroyed) == (6, 3, [])


@rule("AE-CARD-13")
def test_obliterate_leaves_a_tie_to_the_team() -> None:
    s = table("kadir", "mist").nemesis_draws("obliterate")
    assert (s.decision.kind, s.decision.seats) == ("player", (0, 1))
    s.choose("player", 0)
    assert (s.decision.kind, s.decision.seats) == ("or", (0,))


# Reality Rupture


def test_reality_rupture_unleashes_three_times() -> None:
    assert rageborne(power("reality_rupture", table()).g).fury == 3


@rule("AE-CARD-06", "AE-CARD-03", "AE-DEC-19")
def test_reality_rupture_is_discarded_by_destroying_two_spells_that_cost_three_or_more() -> None:
    s = Scene().breach(0, 1, 4, "spark").breach(0, 2, 4, "phoenix_flame").breach(0, 3, 4, "ignite")
    s.breach(0, 4, 4, "dark_fire").foe("reality_rupture").main(0)
    s.choose("to_discard", "reality_rupture")
    assert (s.decision.kind, s.decision.seats) == ("destroy_spell", (0,))
    assert s.options == [
        ("spell", 0, 2, "phoenix_flame"),
        ("spell", 0, 3, "ignite"),
        ("spell", 0, 4, "dark_fire"),
    ]
    s.choose("spell", 0, 3, "ignite")
    s.choose("spell", 0, 2, "phoenix_flame")
    assert ids(s.g.destroyed) == ["ignite", "phoenix_flame"]
    assert (ids(s[0].prepped()), s[0].discard) == (["spark", "dark_fire"], [])
    assert (ids(s.g.foes), ids(s.g.nemesis_discard)) == ([], ["reality_rupture"])


def test_reality_rupture_asks_nothing_where_exactly_two_spells_fit() -> None:
    s = Scene().breach(0, 1, 4, "spark").breach(0, 2, 4, "phoenix_flame").breach(0, 3, 4, "ignite")
    s.foe("reality_rupture").main(0)
    s.choose("to_discard", "reality_rupture")
    assert sorted(ids(s.g.destroyed)) == ["ignite", "phoenix_flame"]
    assert s.decision.kind == "main"


@rule("AE-CARD-07", "AE-RUL-38")
def test_an_allys_spells_do_not_discard_reality_rupture() -> None:
    s = (
        Scene()
        .breach(0, 1, 4, "spark")
        .breach(0, 2, 4, "ignite")
        .breach(1, 1, 4, "ignite")
        .foe("reality_rupture")
        .main(0)
    )
    assert ("to_discard", "reality_rupture") not in s.options
    assert s.reason("to_discard", "reality_rupture") == ("need-costly-spells", "AE-CARD-07", 3, 2, 1)


# Sunder


@rule("AE-DEC-29", "AE-DEC-28")
def test_sunder_can_hit_gravehold_and_the_player_of_lowest_life_for_four_each() -> None:
    s = table("kadir", "mist", "jian").life(0, 7).life(2, 7).nemesis_draws("sunder")
    assert (s.decision.seats, s.options) == ((0, 1, 2), [("or", "damage"), ("or", "turns")])
    s.choose("or", "damage")
    assert s.g.gravehold == 26
    assert s.options == [("player", 0), ("player", 2)]
    s.choose("player", 2)
    assert [mage.life for mage in s.g.mages] == [7, 10, 3]


def test_sunder_can_shuffle_the_nemesis_turn_cards_back() -> None:
    s = table().turn_cards(["player_1", "player_2"], ["nemesis", "player_2", "player_1", "nemesis"])
    asked = s.run(behaviour.ATTACK["sunder"](s.g, FOES["sunder"]), ("or", "turns"))
    assert asked[0].seats == (0, 1)
    assert s.g.turn_discard == ["player_2", "player_1"]
    assert sorted(s.g.turn_deck.cards) == ["nemesis", "nemesis", "player_1", "player_2"]
    assert (s.g.turn_deck.lo, s.g.turn_deck.hi) == (0, 4)
    assert (s.g.gravehold, s[0].life, s[1].life) == (30, 10, 10)


def test_the_order_after_sunder_is_left_to_chance() -> None:
    tops = set()
    for seed in range(20):
        s = table(seed=seed).turn_cards(
            ["player_1", "player_2"], ["nemesis", "player_2", "player_1", "nemesis"]
        )
        s.run(behaviour.ATTACK["sunder"](s.g, FOES["sunder"]), ("or", "turns"))
        tops.add(s.g.turn_deck.cards[-1])
    assert tops == {"nemesis", "player_1", "player_2"}


@rule("AE-CARD-05", "AE-RUL-10")
def test_sunder_must_deal_damage_when_no_nemesis_turn_card_was_drawn() -> None:
    s = (
        table()
        .life(1, 9)
        .turn_cards(["nemesis", "nemesis", "player_1"], ["player_1", "player_2", "player_2"])
    )
    assert s.run(behaviour.ATTACK["sunder"](s.g, FOES["sunder"])) == []
    assert (s.g.gravehold, s[0].life, s[1].life) == (26, 10, 5)


@rule("AE-RUL-12")
def test_damage_can_be_chosen_even_where_it_ends_the_game() -> None:
    s = table().set(gravehold=4).nemesis_draws("sunder")
    assert ("or", "damage") in s.options
    s.choose("or", "damage")
    assert s.over
    assert (s.g.gravehold, s[0].life, s[1].life) == (0, 10, 10)


# Topple


def test_topple_unleashes_twice_and_hits_gravehold_for_four() -> None:
    s = table().nemesis_draws("topple")
    assert (rageborne(s.g).fury, s.g.gravehold) == (2, 26)
    assert ids(s.g.nemesis_discard) == ["topple"]
