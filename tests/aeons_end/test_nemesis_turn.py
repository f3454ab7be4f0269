"""The nemesis turn, what nemesis cards have in common, and TO DISCARD."""

from __future__ import annotations

from typing import Any

import pytest

from tests.aeons_end.scene import Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import BASIC, FOES
from tryptyk.games.aeons_end.components.printed import ATTACK
from tryptyk.games.aeons_end.effects.nemeses.carapace_queen import queen
from tryptyk.games.aeons_end.effects.nemeses.rageborne import Rageborne, rageborne
from tryptyk.games.aeons_end.rules.asks import ask_or
from tryptyk.games.aeons_end.rules.damage import damage_foe
from tryptyk.games.aeons_end.rules.nemesis_turn import enter_play
from tryptyk.kernel import Script


def table(*mages: str, **setup: Any) -> Scene:
    """Rageborne without Fury; a minion without IMMEDIATELY to be drawn next; then the turn of player 1."""
    s = Scene(*mages, **setup).nemesis_deck("needlemaw").turn_cards(["player_1"], ["nemesis"])
    return s.set(fury=0) if isinstance(s.g.nemesis, Rageborne) else s


def told(s: Scene, *kinds: str) -> list[tuple[str | int, ...]]:
    return [event for event in s.events if event[0] in kinds]


# The main phase


@rule(
    "AE-EX-19",
    "AE-NTURN-02",
    "AE-NTURN-03",
    "AE-NTURN-04",
    "AE-NTURN-05",
    "AE-CARD-09",
    "AE-DEC-27",
    "AE-RUL-01",
)
def test_the_rulebooks_main_phase() -> None:
    s = table("kadir", "mist").set(fury=1)
    s.foe("bane_sire").foe("woven_sky", tokens=1).foe("provoker").nemesis_turn()
    assert rageborne(s.g).fury == 3
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("suffer", (0, 1), ("woven_sky", 4))
    s.choose("player", 1)
    assert (s[0].life, s[1].life) == (10, 6)
    assert s.g.gravehold == 27
    assert ids(s.g.foes) == ["bane_sire", "provoker", "needlemaw"]
    assert ids(s.g.nemesis_discard) == ["woven_sky"]


@rule("AE-NTURN-01")
def test_the_main_phase_comes_before_the_draw_phase() -> None:
    s = table().foe("bane_sire").nemesis_turn()
    assert told(s, "persistent", "nemesis-draws", "turn-card") == [
        ("persistent", "bane_sire"),
        ("nemesis-draws", "needlemaw"),
        ("turn-card", "player_1", 1),
    ]


@rule("AE-NTURN-02", "AE-NCRD-03")
def test_minions_and_powers_are_handled_once_each_oldest_first() -> None:
    s = (
        table()
        .foe("eye_of_nothing", tokens=2)
        .foe("jagged_one")
        .foe("bleed_static", tokens=3)
        .foe("haze_spewer")
    )
    s.nemesis_turn()
    assert told(s, "persistent", "token", "power") == [
        ("token", "eye_of_nothing", 1),
        ("persistent", "jagged_one"),
        ("token", "bleed_static", 2),
        ("persistent", "haze_spewer"),
    ]


@rule("AE-NCRD-03", "AE-NTURN-03")
def test_a_minion_acts_in_every_nemesis_turn() -> None:
    s = table().foe("needlemaw").nemesis_deck("bane_sire", "haze_spewer")
    s.turn_cards(["nemesis", "player_1"]).nemesis_turn()
    assert s.g.gravehold == 26


@rule("AE-NTURN-04", "AE-NTURN-06")
def test_a_power_with_tokens_left_only_loses_one() -> None:
    s = table().foe("eye_of_nothing", tokens=2).nemesis_turn()
    assert (s.g.foes[0].tokens, rageborne(s.g).fury) == (1, 0)
    assert s.g.nemesis_discard == []


@rule("AE-NTURN-05", "AE-RUL-01")
def test_a_power_without_tokens_resolves_and_goes_on_top_of_the_nemesis_discard_pile() -> None:
    s = table().nemesis_discard("slaughter").foe("eye_of_nothing", tokens=1).nemesis_turn()
    assert rageborne(s.g).fury == 2
    assert ids(s.g.nemesis_discard) == ["slaughter", "eye_of_nothing"]
    assert ids(s.g.foes) == ["needlemaw"]


@rule("AE-NTURN-05")
def test_a_power_is_discarded_only_after_its_effect() -> None:
    s = table().foe("woven_sky", tokens=1).nemesis_turn()
    assert ids(s.g.foes) == ["woven_sky"]
    s.choose("player", 0)
    assert told(s, "damage", "leaves-play") == [("damage", "kadir", 4, 6), ("leaves-play", "woven_sky")]


@rule("AE-RUL-35")
def test_a_card_that_is_gone_before_its_place_is_skipped() -> None:
    s = table().foe("woven_sky", tokens=1).foe("jagged_one").foe("bane_sire").nemesis_turn()
    damage_foe(s.g, s.g.foes[1], 14)
    s.choose("player", 0)
    assert told(s, "persistent") == [("persistent", "bane_sire")]
    assert rageborne(s.g).fury == 2


@rule("AE-RUL-35")
def test_a_card_that_enters_in_the_main_phase_waits_for_the_next_nemesis_turn() -> None:
    s = table().foe("woven_sky", tokens=1).nemesis_turn()
    s.run(enter_play(s.g, FOES["bane_sire"]))
    s.choose("player", 0)
    assert rageborne(s.g).fury == 1
    assert ids(s.g.foes) == ["bane_sire", "needlemaw"]


@rule("AE-RUL-44", "AE-NTURN-02")
def test_cards_are_handled_in_the_order_in_which_an_effect_puts_them_into_play() -> None:
    s = table()
    s.run(enter_play(s.g, FOES["provoker"]))
    s.run(enter_play(s.g, FOES["jagged_one"]))
    assert ids(s.g.foes) == ["provoker", "jagged_one"]
    s.nemesis_turn()
    assert told(s, "persistent") == [("persistent", "provoker"), ("persistent", "jagged_one")]
    assert s.g.gravehold == 30


def _play_on(s: Scene) -> None:
    """Take the last option on offer until it is a player's turn, or the game is over."""
    while not s.over and s.decision.kind not in ("main", "casting"):
        s.choose(*s.options[-1])


ENTERS = ("enters-play", "minion-enters-play")
"""A power with its tokens, a minion with its life."""


@rule("AE-RUL-44", "AE-DEC-34")
@pytest.mark.parametrize("id", list(FOES))
def test_no_card_of_the_box_puts_two_cards_into_play_so_nobody_has_to_order_them(id: str) -> None:
    nemesis = "rageborne" if FOES[id].nemesis == BASIC else FOES[id].nemesis
    s = table(nemesis=nemesis).nemesis_discard("bane_sire", "slaughter").nemesis_draws(id)
    _play_on(s)
    assert len(told(s, *ENTERS)) == (0 if FOES[id].type == ATTACK and id != "awaken" else 1)
    if FOES[id].type != ATTACK:
        s = table(nemesis=nemesis).nemesis_deck().foe(id, life=9, tokens=1).nemesis_turn()
        _play_on(s)
        assert told(s, "persistent", "power") != []
        assert told(s, *ENTERS) == []


# The draw phase


@rule("AE-EX-20", "AE-NTURN-09", "AE-NCRD-01")
def test_the_rulebooks_attack() -> None:
    s = table().set(gravehold=27).nemesis_discard("topple").nemesis_draws("slaughter")
    assert told(s, "fury", "damage") == [("fury", 1, 1), ("damage", "gravehold", 3, 24)]
    assert s.g.gravehold == 24
    assert ids(s.g.nemesis_discard) == ["topple", "slaughter"]
    assert s.g.foes == []


@rule("AE-NTURN-09", "AE-NCRD-01")
def test_an_attack_is_discarded_only_when_all_of_it_is_resolved() -> None:
    s = table().nemesis_draws("lay_waste")
    assert s.g.resolving is not None and s.g.resolving.id == "lay_waste"
    assert s.g.nemesis_discard == []
    s.choose("player", 0)
    assert s.g.resolving is None
    assert ids(s.g.nemesis_discard) == ["lay_waste"]


@rule("AE-NTURN-07")
def test_one_card_is_drawn_from_the_top_of_the_deck() -> None:
    s = table().nemesis_deck("haze_spewer", "bane_sire", "needlemaw").nemesis_turn()
    assert ids(s.g.foes) == ["haze_spewer"]
    assert ids(s.g.nemesis_deck) == ["needlemaw", "bane_sire"]


@rule("AE-NTURN-08")
def test_an_empty_nemesis_deck_unleashes_three_times_instead_of_a_draw() -> None:
    s = table().nemesis_deck().foe("eye_of_nothing", tokens=2).nemesis_turn()
    assert rageborne(s.g).fury == 3
    assert told(s, "unleash", "nemesis-draws") == [("unleash",)] * 3


@rule("AE-EX-21", "AE-NTURN-10", "AE-NTURN-12", "AE-NTURN-13", "AE-NCRD-02")
def test_the_rulebooks_minion() -> None:
    s = table().turn_cards(["player_1", "nemesis", "player_2"]).nemesis_draws("haze_spewer")
    assert [(foe.card.id, foe.life) for foe in s.g.foes] == [("haze_spewer", 5)]
    assert (s.decision.kind, s.g.active, s.g.gravehold) == ("main", 0, 30)
    s.choose("end_turn")
    assert (s.decision.kind, s.g.active, s.g.gravehold) == ("main", 1, 25)
    assert s.g.foes[0].life == 4


@rule("AE-EX-22", "AE-NTURN-11", "AE-NTURN-12", "AE-NTURN-15", "AE-NCRD-05", "AE-CARD-06", "AE-CARD-08")
def test_the_rulebooks_power() -> None:
    s = table().turn_cards(["player_2", "nemesis", "nemesis", "player_1"]).nemesis_draws("eye_of_nothing")
    assert [(foe.card.id, foe.tokens) for foe in s.g.foes] == [("eye_of_nothing", 2)]
    assert rageborne(s.g).fury == 0
    # It can be discarded in the very next main phase, whoever's turn that is, and then never resolves.
    assert (s.decision.kind, s.g.active) == ("main", 1)
    assert s.reason("to_discard", "eye_of_nothing") == ("need-aether", "AE-CARD-07", 6, 0)
    s = table().turn_cards(["nemesis", "nemesis", "player_1"]).nemesis_deck("needlemaw", "haze_spewer")
    s.set(aether=6).foe("eye_of_nothing").main(1)
    s.choose("to_discard", "eye_of_nothing")
    s.choose("end_turn")
    assert told(s, "token", "power", "unleash") == []
    assert rageborne(s.g).fury == 0
    assert ids(s.g.nemesis_discard) == ["eye_of_nothing"]


@rule("AE-NCRD-06", "AE-NCRD-05", "AE-NTURN-12")
def test_a_power_of_two_resolves_in_the_second_main_phase_after_it_entered() -> None:
    s = table().nemesis_deck("eye_of_nothing", "provoker", "needlemaw")
    s.turn_cards(["player_1", "nemesis", "player_2", "nemesis", "player_1"]).nemesis_turn()
    assert (s.g.foes[0].tokens, rageborne(s.g).fury) == (2, 0)
    s.choose("end_turn")
    assert (s.g.foes[0].tokens, rageborne(s.g).fury) == (1, 0)
    s.choose("end_turn")
    assert rageborne(s.g).fury == 2
    assert ids(s.g.nemesis_discard) == ["eye_of_nothing"]


@rule("AE-NTURN-13")
def test_persistent_and_power_effects_do_not_resolve_in_the_draw_phase() -> None:
    s = table().foe("bane_sire").foe("eye_of_nothing", tokens=1).nemesis_draws("haze_spewer")
    assert rageborne(s.g).fury == 0
    assert ids(s.g.foes) == ["bane_sire", "eye_of_nothing", "haze_spewer"]
    assert s.g.foes[1].tokens == 1


@rule("AE-NTURN-11", "AE-RUL-03")
def test_immediately_comes_before_a_power_is_in_play() -> None:
    s = table(nemesis="carapace_queen").set(husks=[]).nemesis_draws("legion_beacon")
    assert len(queen(s.g).husks) == 4
    assert told(s, "immediately", "unleash", "enters-play") == [
        ("immediately", "legion_beacon"),
        ("unleash",),
        ("unleash",),
        ("enters-play", "legion_beacon", 2),
    ]


@rule("AE-NTURN-10", "AE-RUL-03", "AE-RUL-24")
def test_immediately_comes_before_a_minion_is_in_play_and_can_set_its_life() -> None:
    s = table(nemesis="carapace_queen").set(husks=[]).nemesis_draws("maggot_engine")
    assert len(queen(s.g).husks) == 6
    assert told(s, "immediately", "unleash", *ENTERS) == [
        ("immediately", "maggot_engine"),
        ("unleash",),
        ("unleash",),
        ("unleash",),
        ("minion-enters-play", "maggot_engine", 12),
    ]
    assert s.g.foes[0].life == 12


def test_awaken_resolves_immediately_again() -> None:
    s = table(nemesis="carapace_queen").set(husks=[]).nemesis_discard("maggot_engine").nemesis_draws("awaken")
    s.choose("or", "minion")
    assert len(queen(s.g).husks) == 6
    assert [(foe.card.id, foe.life) for foe in s.g.foes] == [("maggot_engine", 12)]
    assert ids(s.g.nemesis_discard) == ["awaken"]


# TO DISCARD


@rule("AE-CARD-06", "AE-RUL-38", "AE-DEC-19")
def test_to_discard_is_open_to_the_active_player_only_and_optional() -> None:
    s = Scene("kadir", "mist").hand(0, "crystal").hand(1, *["crystal"] * 5).foe("woven_sky").main(0)
    # Mist has the cards, but it is Kadir's turn; nobody pools.
    assert ("to_discard", "woven_sky") not in s.options
    assert s.decision.options_for(1) == []
    s = Scene("kadir", "mist").hand(1, *["crystal"] * 5).foe("woven_sky").main(1)
    assert ("to_discard", "woven_sky") in s.options
    assert ("end_turn",) in s.options


@rule("AE-CARD-06", "AE-CARD-08")
def test_several_powers_can_be_discarded_in_one_turn() -> None:
    s = Scene().set(aether=13).foe("doom_aegis").foe("bane_sire").foe("eye_of_nothing").main(0)
    s.choose("to_discard", "eye_of_nothing")
    s.choose("to_discard", "doom_aegis")
    assert s.g.aether == 0
    assert ids(s.g.foes) == ["bane_sire"]
    assert ids(s.g.nemesis_discard) == ["eye_of_nothing", "doom_aegis"]


@rule("AE-CARD-06")
def test_a_power_without_to_discard_cannot_be_discarded() -> None:
    s = Scene().set(aether=20).foe("bleed_static").foe("pulverizing_ray").main(0)
    assert not [option for option in s.options if option[0] == "to_discard"]


# Superlatives and choices


@rule("AE-RUL-42", "AE-EXH-11")
def test_lowest_life_means_the_only_player_who_is_not_exhausted() -> None:
    s = table("kadir", "mist", "jian").life(0, 0).life(1, 0).foe("venomite").nemesis_turn()
    assert [mage.life for mage in s.g.mages] == [0, 0, 8]
    assert s.g.gravehold == 30


@rule("AE-RUL-42", "AE-EXH-12")
def test_other_superlatives_can_hit_an_exhausted_player() -> None:
    s = table().life(0, 0).charges(0, 2).charges(1, 1).foe("doom_aegis", tokens=1).nemesis_turn()
    assert (s.g.gravehold, s[0].charges, s[1].life, s[1].charges) == (22, 0, 10, 1)


@rule("AE-RUL-42", "AE-DEC-27", "AE-EXH-12")
def test_any_player_can_be_an_exhausted_one() -> None:
    s = table().life(0, 0).nemesis_draws("lay_waste")
    assert s.options == [("player", 0), ("player", 1)]
    s.choose("player", 0)
    assert (s.g.gravehold, s[1].life) == (26, 10)


@rule("AE-RUL-11", "AE-DEC-29")
def test_of_two_effects_that_cannot_be_resolved_fully_either_may_be_chosen() -> None:
    s = Scene()
    picked: list[str] = []

    def script() -> Script:
        picked.append((yield from ask_or(s.g, s.g.everyone, "sunder", [("one", False), ("other", False)])))
        picked.append((yield from ask_or(s.g, s.g.everyone, "sunder", [("one", False), ("other", True)])))

    asked = s.run(script(), ("or", "other"))
    assert [d.options for d in asked] == [[("or", "one"), ("or", "other")]]
    assert picked == ["other", "other"]


@rule("AE-DEC-27")
def test_a_lone_player_is_always_the_victim() -> None:
    s = table("kadir").nemesis_draws("lay_waste")
    assert (s.decision.kind, s[0].life) == ("main", 8)
