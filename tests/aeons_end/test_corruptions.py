"""The eleven corruptions of Crooked Mask, resolved at the start of the own turn."""

from __future__ import annotations

import pytest

from tests.aeons_end.mask import Mask
from tests.aeons_end.scene import ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import CARDS, NEMESES
from tryptyk.games.aeons_end.effects.nemeses.crooked_mask import mask

TEAM = (0, 1)


def top_first(s: Mask, seat: int) -> list[str]:
    return ids(reversed(s[seat].deck.cards))


def stock(s: Mask, id: str) -> int:
    return s.g.stock[s.g.market.index(CARDS[id])]


@pytest.mark.parametrize("id", NEMESES["crooked_mask"].side_cards)
def test_every_corruption_ends_by_destroying_itself(id: str) -> None:
    s = Mask().hand(0, id).dawn(0)
    while s.decision.kind not in ("casting", "main"):
        assert ids(s[0].played) == [id], "until then it lies in the play area"
        s.choose(*s.options[0])
    assert s.corruption_deck[-1] == id
    assert s[0].played == []
    assert id not in ids(s[0].hand + s[0].discard + s[0].deck.cards + s.g.destroyed)


def test_blind_abandon_lets_destroy_a_card() -> None:
    s = Mask().hand(0, "blind_abandon", "crystal", "contagion", "spark").dawn(0)
    s.choose("card", "blind_abandon")
    assert s[0].life == 9
    assert (s.decision.kind, s.decision.seats) == ("destroy", (0,))
    assert s.options == [("card", "crystal"), ("card", "spark"), ("none",)], "no corruption"
    s.choose("card", "spark")
    assert ids(s.g.destroyed) == ["spark"]
    assert "spark" not in ids(s[0].hand)


def test_blind_abandon_is_optional_in_its_second_part() -> None:
    s = Mask().hand(0, "blind_abandon", "crystal").dawn(0)
    s.choose("none")
    assert s[0].life == 9
    assert ids(s[0].hand) == ["crystal"] and s.g.destroyed == []


def test_blind_abandon_with_nothing_to_destroy_asks_nothing() -> None:
    s = Mask().hand(0, "blind_abandon").dawn(0)
    assert s.decision.kind == "main"
    assert s[0].life == 9


def test_contagion_takes_back_a_card_that_costs_nothing() -> None:
    s = Mask().hand(0, "contagion").discard(0, "crystal", "jade", "spark", "grim_sight", "crystal").dawn(0)
    assert s[0].life == 9
    assert (s.decision.kind, s.decision.seats) == ("take_card", (0,))
    assert s.options == [("discarded", "crystal", 0), ("discarded", "spark", 2), ("discarded", "crystal", 4)]
    s.choose("discarded", "crystal", 0)
    assert ids(s[0].hand) == ["crystal"]
    assert ids(s[0].discard) == ["jade", "spark", "grim_sight", "crystal"], "the others keep their order"


def test_contagion_finds_nothing() -> None:
    s = Mask().hand(0, "contagion").discard(0, "jade", "grim_sight").dawn(0)
    assert (s[0].life, s[0].hand) == (9, [])
    assert ids(s[0].discard) == ["jade", "grim_sight"]


@rule("AE-RUL-08")
def test_delirium_veil_focuses_a_breach_that_can_then_be_used() -> None:
    s = Mask().hand(0, "delirium_veil", "spark").dawn(0)
    assert s.g.gravehold == 28
    assert (s.decision.kind, s.decision.seats) == ("focus_breach", (0,))
    assert s.options == [("breach", 0, 2), ("breach", 0, 3), ("breach", 0, 4)]
    s.choose("breach", 0, 3)
    assert s[0].breach(3).stage == 2
    assert ("prep", "spark", 3) in s.options, "focused in the own turn"


def test_delirium_veil_with_all_breaches_open() -> None:
    s = Mask().hand(0, "delirium_veil").breach(0, 2).breach(0, 3).breach(0, 4).dawn(0)
    assert s.g.gravehold == 28
    assert s.decision.kind == "main"


def test_dire_wisdom_gives_a_spell_and_three_corruptions() -> None:
    s = Mask().hand(0, "dire_wisdom").deck(0, "crystal")
    s.corruptions("contagion", "nothingness", "grim_sight", "blind_abandon").dawn(0)
    assert (s.decision.kind, s.decision.seats) == ("pile", (0,))
    assert s.options == [
        ("pile", id) for id in ("amplify_vision", "essence_theft", "planar_insight", "consuming_void")
    ]
    s.choose("pile", "consuming_void")
    assert ids(s[0].discard) == ["consuming_void"]
    assert stock(s, "consuming_void") == 4
    assert top_first(s, 0) == ["grim_sight", "nothingness", "contagion", "crystal"]
    assert ids(mask(s.g).unseen) == ["contagion", "nothingness", "grim_sight"]
    assert s.corruption_deck == ["blind_abandon", "dire_wisdom"], "it was not yet there to be gained"


def test_dire_wisdom_is_not_among_the_corruptions_it_gives() -> None:
    s = Mask().hand(0, "dire_wisdom").deck(0).corruptions("contagion").dawn(0)
    s.choose("pile", "amplify_vision")
    assert top_first(s, 0) == ["contagion"]
    assert s.g.gravehold == 26
    assert s.corruption_deck == ["dire_wisdom"]


def test_dire_wisdom_without_spells_in_the_supply() -> None:
    s = Mask().hand(0, "dire_wisdom")
    s.g.stock = [0 if card.type == "spell" else 5 for card in s.g.market]
    s.dawn(0)
    assert s[0].discard == []
    assert len(mask(s.g).unseen) == 3


def test_endless_hunger() -> None:
    s = Mask().hand(0, "endless_hunger").life(0, 5).dawn(0)
    assert (s.g.gravehold, s[0].life) == (27, 7)


@rule("AE-EXH-10")
def test_endless_hunger_does_not_revive_the_exhausted() -> None:
    s = Mask().hand(0, "endless_hunger").life(0, 0).dawn(0)
    assert (s.g.gravehold, s[0].life) == (27, 0)


def test_fever_of_war_hits_one_enemy() -> None:
    s = Mask().hand(0, "fever_of_war").foe("bedlam_sage").dawn(0)
    assert s[0].life == 9
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("target", (0,), ("fever_of_war", 2))
    s.choose("target", "bedlam_sage")
    assert s.g.foes[0].life == 12 and s.g.nemesis_life == 70


def test_fever_of_war_at_corrupter_brings_a_corruption() -> None:
    s = Mask().hand(0, "fever_of_war").foe("corrupter").deck(0, "crystal").corruptions("contagion").dawn(0)
    s.choose("target", "corrupter")
    assert s.g.foes[0].life == 4
    assert top_first(s, 0) == ["contagion", "crystal"]


def test_grim_sight_shows_the_top_card_and_lets_destroy_it() -> None:
    s = Mask().hand(0, "grim_sight").deck(0, "jade", "crystal").dawn(0)
    assert s.g.gravehold == 28
    assert (s.decision.kind, s.decision.seats) == ("destroy", (0,))
    assert s.options == [("card", "jade"), ("none",)]
    assert top_first(s, 0) == ["jade", "crystal"], "it still lies there"
    s.choose("card", "jade")
    assert top_first(s, 0) == ["crystal"]
    assert ids(s.g.destroyed) == ["jade"]


def test_grim_sight_can_leave_the_card_there_and_known() -> None:
    s = Mask().hand(0, "grim_sight").deck(0, "contagion", "crystal").unseen("contagion")
    s[0].deck.hi = 2
    s.dawn(0)
    assert s.options == [("card", "contagion"), ("none",)]
    s.choose("none")
    assert top_first(s, 0) == ["contagion", "crystal"]
    assert mask(s.g).unseen == [] and s[0].deck.hi == 1


def test_grim_sight_destroys_an_unseen_corruption_back_into_its_deck() -> None:
    s = (
        Mask()
        .hand(0, "grim_sight")
        .deck(0, "contagion")
        .unseen("contagion")
        .corruptions("nothingness")
        .dawn(0)
    )
    s.choose("card", "contagion")
    assert s.corruption_deck == ["nothingness", "contagion", "grim_sight"]
    assert mask(s.g).unseen == [] and s[0].deck.cards == []


def test_grim_sight_in_increased_difficulty_sends_both_to_players() -> None:
    s = Mask(difficulty="expert").hand(0, "grim_sight").deck(0, "contagion").discard(0).dawn(0)
    s.choose("card", "contagion")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("give_corruption", TEAM, ("contagion",))
    s.choose("player", 1)
    assert s.decision.about == ("grim_sight",)
    s.choose("player", 0)
    assert ids(s[1].discard) == ["contagion"]
    assert ids(s[0].discard) == ["grim_sight"]


@rule("AE-DRAW-07")
def test_grim_sight_turns_the_discard_pile_over_to_look() -> None:
    s = Mask().hand(0, "grim_sight").deck(0).discard(0, "spark", "jade").dawn(0)
    assert s.options == [("card", "spark"), ("none",)], "the first one discarded is the top"
    s.choose("none")
    assert top_first(s, 0) == ["spark", "jade"]


@rule("AE-RUL-33")
def test_grim_sight_with_no_cards_at_all() -> None:
    s = Mask().hand(0, "grim_sight").deck(0).discard(0).dawn(0)
    assert s.g.gravehold == 28
    assert s.decision.kind == "main"


def test_insatiable_avarice_gives_the_cheapest_gem_into_hand() -> None:
    s = Mask().hand(0, "insatiable_avarice").dawn(0)
    assert s[0].life == 8
    assert ids(s[0].hand) == ["jade"] and s[0].discard == []
    assert stock(s, "jade") == 6


def test_insatiable_avarice_looks_at_piles_that_are_not_empty_and_lets_choose_between_equals() -> None:
    market = ["jade", "sifters_pearl", "vriswood_amber", "flexing_dagger", "bottled_vortex"]
    market += ["amplify_vision", "essence_theft", "planar_insight", "consuming_void"]
    s = Mask(market=market).hand(0, "insatiable_avarice")
    s.g.stock[s.g.market.index(CARDS["jade"])] = 0
    s.dawn(0)
    assert (s.decision.kind, s.decision.seats) == ("pile", (0,))
    assert s.options == [("pile", "sifters_pearl"), ("pile", "vriswood_amber")]
    s.choose("pile", "vriswood_amber")
    assert ids(s[0].hand) == ["vriswood_amber"], "into hand: no choice of the deck's top"


def test_insatiable_avarice_without_gems() -> None:
    s = Mask().hand(0, "insatiable_avarice")
    s.g.stock = [0 if card.type == "gem" else 5 for card in s.g.market]
    s.dawn(0)
    assert (s[0].life, s[0].hand) == (8, [])


def test_lust_for_power() -> None:
    s = Mask().hand(0, "lust_for_power").charges(0, 2).dawn(0)
    assert (s[0].life, s[0].charges) == (9, 3)


@rule("AE-RUL-20", "AE-CHG-04")
def test_lust_for_power_at_the_cap() -> None:
    s = Mask().hand(0, "lust_for_power").charged(0).dawn(0)
    assert (s[0].life, s[0].charges) == (9, 5)


@rule("AE-TDECK-08")
def test_nothingness_discards_hurts_and_brings_a_player_card_back() -> None:
    s = Mask("kadir", "mist", "brama").hand(0, "nothingness", "crystal", "contagion", "spark", "jade")
    s.discard(0, "crystal")
    s.turn_cards(["player_2", "nemesis"], ["wild", "nemesis", "player_3", "player_1"]).dawn(0)
    s.choose("card", "nothingness")
    assert s.options == [("card", "crystal"), ("card", "spark"), ("card", "jade")], "no corruption"
    s.choose("card", "spark")
    s.choose("card", "crystal")
    assert ids(s[0].discard) == ["crystal", "spark", "crystal"]
    assert s[0].life == 8
    assert (s.decision.kind, s.decision.seats) == ("turn_card", (0,))
    assert s.options == [("turn_card", "wild"), ("turn_card", "player_3"), ("turn_card", "player_1")]
    s.choose("turn_card", "wild")
    assert sorted(s.g.turn_deck.cards) == ["nemesis", "player_2", "wild"]
    assert s.g.turn_discard == ["nemesis", "player_3", "player_1"]
    assert (s.g.turn_deck.lo, s.g.turn_deck.hi) == (0, 3), "and it was shuffled"


def test_nothingness_shuffles_the_turn_order_deck() -> None:
    tops = set()
    for seed in range(12):
        s = Mask(seed=seed).hand(0, "nothingness")
        s.turn_cards(["player_2", "nemesis", "nemesis"], ["player_1"]).dawn(0)
        tops.add(s.g.turn_deck.cards[-1])
    assert tops == {"player_1", "player_2", "nemesis"}


def test_nothingness_as_far_as_possible() -> None:
    s = Mask().hand(0, "nothingness", "spark").turn_cards(["player_1"], ["nemesis"]).dawn(0)
    assert ids(s[0].discard) == ["spark"]
    assert s[0].life == 8
    assert s.g.turn_deck.cards == ["player_1"] and s.g.turn_discard == ["nemesis"]


@pytest.mark.parametrize(
    ("relic", "damage"), [("flexing_dagger", 1), ("bottled_vortex", 2), ("mages_talisman", 3)]
)
def test_reckless_might_puts_a_relic_on_the_deck_for_half_its_cost_in_life(relic: str, damage: int) -> None:
    other = "unstable_prism"
    market = ["jade", "sifters_pearl", "vriswood_amber", relic, other]
    market += ["amplify_vision", "essence_theft", "planar_insight", "consuming_void"]
    s = Mask(market=market).hand(0, "reckless_might").deck(0, "crystal").dawn(0)
    assert (s.decision.kind, s.decision.seats) == ("pile", (0,))
    assert sorted(s.options) == sorted([("pile", relic), ("pile", other)])
    s.choose("pile", relic)
    assert top_first(s, 0) == [relic, "crystal"]
    assert s[0].life == 10 - damage
    assert stock(s, relic) == 4


def test_reckless_might_without_relics() -> None:
    s = Mask().hand(0, "reckless_might")
    s.g.stock = [0 if card.type == "relic" else 5 for card in s.g.market]
    s.dawn(0)
    assert s[0].life == 10
    assert s.decision.kind == "main"


@rule("AE-EXH-01", "AE-EXH-02", "AE-EXH-09")
def test_a_corruption_that_exhausts_is_still_resolved_to_its_end() -> None:
    s = Mask().hand(0, "lust_for_power").life(0, 1).charges(0, 2).deck(1).discard(1, "spark").dawn(0)
    assert s[0].exhausted
    s.choose("player", 1)
    s.choose("player", 1)
    assert len(s[1].deck.cards) == 3, "two Unleashes: two corruptions and the discard pile"
    s.choose("breach", 0, 4)
    assert s[0].charges == 1, "the old ones are lost, then one is gained"
    assert s.corruption_deck[-1] == "lust_for_power"
    assert s.decision.kind == "main"
