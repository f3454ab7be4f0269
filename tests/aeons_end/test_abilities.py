"""The mages' abilities: when they can be used, by whom, and what they do."""

from __future__ import annotations

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk import games
from tryptyk.games.aeons_end.components.catalogue import MAGES
from tryptyk.games.aeons_end.effects.nemeses.carapace_queen import queen
from tryptyk.games.aeons_end.effects.nemeses.rageborne import rageborne
from tryptyk.games.aeons_end.rules.damage import damage_gravehold, damage_nemesis, suffer
from tryptyk.kernel import IllegalChoice
from tryptyk.messages import LANGUAGES, Messages


def in_vain(s: Scene, seat: int) -> bool:
    """Whether the owner of an ability on offer is warned that it would do nothing, in both languages."""
    assert ("ability", seat) in s.options and s.table is not None
    view = s.table.view(seat)
    title = games.load("aeons_end")
    warned = set()
    for language in LANGUAGES:
        messages = Messages(language, title.words, title.vocabulary)
        remark = messages.remark(title.remark(view, s.decision, ("ability", seat)))
        warned.add(messages.text("remark-in-vain") in remark)
    assert warned == {view.mages[seat].in_vain}
    return warned == {True}


# Charges


@rule("AE-CHG-01", "AE-CHG-02", "AE-CHG-03", "AE-CHG-04", "AE-RUL-20")
def test_charges_are_bought_for_the_own_mat_up_to_its_slots() -> None:
    s = Scene("kadir", "mist").hand(0, "jade", "jade", "jade").charges(0, 3).main(0)
    assert s.reason("charge") == ("need-aether", "AE-CHG-01", 2, 0)
    s.play("jade", "jade", "jade")
    s.choose("charge")
    s.choose("charge")
    assert (s.g.aether, [mage.charges for mage in s.g.mages]) == (2, [5, 0])
    assert ("charge",) not in s.options
    assert s.reason("charge") == ("charges-full", "AE-CHG-04", 5)


@rule("AE-CHG-04")
def test_mats_have_their_own_number_of_slots() -> None:
    slots = {id: mat.charges for id, mat in MAGES.items()}
    assert slots == {
        "adelheim": 5, "brama": 5, "jian": 4, "kadir": 5, "lash": 5, "mist": 5, "phaedraxa": 5, "xaxos": 5,
    }  # fmt: skip


@rule("AE-CHG-05")
def test_ability_needs_every_slot_filled() -> None:
    s = Scene("brama", "mist").hand(0, "jade").charges(0, 4).life(1, 3).main(0)
    s.play("jade")
    assert ("ability", 0) not in s.options
    assert s.reason("ability", 0) == ("not-charged", "AE-CHG-05", 5, 4)
    s.choose("charge")
    assert ("ability", 0) in s.options


@rule("AE-CHG-07")
def test_ability_costs_all_charges() -> None:
    s = Scene("mist", "kadir").charged(0).charges(1, 3).main(0)
    s.choose("ability", 0)
    assert [mage.charges for mage in s.g.mages] == [0, 3]


@rule("AE-RUL-19")
def test_ability_can_be_used_again_as_soon_as_it_is_charged() -> None:
    s = Scene("brama", "mist").hand(0, *["jade"] * 5).charged(0).life(1, 1).main(0)
    s.choose("ability", 0)
    s.play(*["jade"] * 5)
    for _ in range(5):
        s.choose("charge")
    s.choose("ability", 0)
    assert (s[1].life, s[0].charges) == (9, 0)


@rule("AE-CHG-06", "AE-RUL-19")
@pytest.mark.parametrize("mage", ["brama", "jian", "mist"])
def test_ability_of_the_own_main_phase_waits_for_it(mage: str) -> None:
    s = Scene(mage, "kadir").charged(0).life(1, 3).breach(1, 1, OPEN, "spark").main(1)
    assert ("ability", 0) not in s.options
    s = Scene(mage, "kadir").charged(0).life(1, 3).breach(1, 1, OPEN, "spark").main(0)
    assert ("ability", 0) in s.options


@rule("AE-CHG-06", "AE-RUL-19", "AE-DEC-20")
@pytest.mark.parametrize("mage", ["kadir", "lash", "xaxos"])
def test_ability_of_any_main_phase_is_used_by_its_owner_alone(mage: str) -> None:
    s = Scene(mage, "mist").charged(0).turn_cards(["nemesis"], ["player_1", "player_2"]).main(1)
    assert (s.decision.seats, s.decision.speakers) == ((1,), [0])
    assert s.decision.options_for(0) == [("ability", 0)]
    assert ("ability", 0) not in s.decision.options_for(1)
    with pytest.raises(IllegalChoice):
        s.choose("ability", 0, seat=1)
    assert s[0].charged
    s.choose("ability", 0, seat=0)
    assert s[0].charges == 0


@rule("AE-CHG-06")
@pytest.mark.parametrize("mage", ["adelheim", "phaedraxa"])
def test_ability_of_another_moment_is_not_for_the_main_phase(mage: str) -> None:
    s = Scene(mage, "mist").charged(0).main(0)
    assert ("ability", 0) not in s.options
    assert s.reason("ability", 0) == ("ability-timing", "AE-CHG-06")


# Adelheim


def adelheim_before(card: str, **setup: str) -> Scene:
    s = Scene("adelheim", "mist", **setup).charged(0).nemesis_deck().turn_cards(["player_1"], ["nemesis"])
    return s.nemesis_draws(card, "needlemaw")


@rule("AE-CHG-06", "AE-CHG-07", "AE-DEC-20")
def test_adelheim_discards_a_drawn_attack_before_it_resolves() -> None:
    s = adelheim_before("slaughter")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == (
        "ability",
        (0,),
        ("adelheim", "slaughter"),
    )
    assert s.options == [("use",), ("pass",)]
    s.choose("use")
    assert ids(s.g.nemesis_discard) == ["slaughter"]
    assert ids(s.g.nemesis_deck) == ["needlemaw"]
    assert (s.g.gravehold, rageborne(s.g).fury, s[0].charges) == (30, 1, 0)
    assert (s.g.resolving, s.g.active, s.decision.kind) == (None, 0, "main")


@rule("AE-CHG-06")
def test_adelheim_may_let_an_attack_pass() -> None:
    s = adelheim_before("slaughter")
    s.choose("pass")
    assert (s.g.gravehold, rageborne(s.g).fury, s[0].charges) == (27, 2, 5)
    assert ids(s.g.nemesis_discard) == ["slaughter"]


def test_adelheim_discards_a_drawn_power_before_it_enters_play() -> None:
    s = adelheim_before("woven_sky")
    s.choose("use")
    assert (ids(s.g.nemesis_discard), s.g.foes) == (["woven_sky"], [])


def test_adelheim_stops_what_a_power_would_do_immediately() -> None:
    s = adelheim_before("foul_multitudes", nemesis="carapace_queen")
    husks = list(queen(s.g).husks)
    s.choose("use")
    assert (queen(s.g).husks, s.g.foes, ids(s.g.nemesis_discard)) == (husks, [], ["foul_multitudes"])


def test_adelheim_cannot_stop_a_minion() -> None:
    s = adelheim_before("haze_spewer")
    assert s.decision.kind == "main"
    assert (ids(s.g.foes), s[0].charges) == (["haze_spewer"], 5)


def test_adelheim_is_not_asked_without_all_charges() -> None:
    s = (
        Scene("adelheim", "mist")
        .charges(0, 4)
        .turn_cards(["player_1"], ["nemesis"])
        .nemesis_draws("slaughter")
    )
    assert (s.decision.kind, s.g.gravehold) == ("main", 27)


@rule("AE-END-03", "AE-RUL-15")
def test_adelheim_discarding_the_last_card_outlasts_the_nemesis() -> None:
    s = Scene("adelheim", "mist").charged(0).nemesis_deck().nemesis_draws("slaughter")
    s.choose("use")
    assert s.over
    assert s.ended is not None and s.ended[0] == "nemesis-outlasted"


# Brama


@rule("AE-DEC-20", "AE-EXH-10", "AE-DMG-05")
def test_brama_gives_life_to_a_player_who_can_gain_it() -> None:
    s = Scene("brama", "mist", "lash", "jian").charged(0).life(1, 3).life(2, 0).life(3, 8).main(0)
    s.choose("ability", 0)
    assert (s.decision.kind, s.decision.seats) == ("player", (0,))
    assert s.options == [("player", 1), ("player", 3)]
    s.choose("player", 1)
    assert [mage.life for mage in s.g.mages] == [10, 7, 0, 8]


@rule("AE-DMG-05")
def test_brama_heals_nobody_beyond_the_starting_life() -> None:
    s = Scene("brama", "mist").charged(0).life(0, 8).main(0)
    s.choose("ability", 0)
    assert s[0].life == 10


@rule("AE-RUL-51")
def test_brama_may_spend_charges_though_nobody_can_gain_life() -> None:
    s = Scene("brama", "mist").charged(0).life(1, 0).main(0)
    assert in_vain(s, 0)
    s.choose("ability", 0)
    assert s.options == [("player", 0), ("player", 1)]
    s.choose("player", 1)
    assert (s[0].charges, s[0].life, s[1].life) == (0, 10, 0)
    assert s.table is not None
    s.table.undo([0], 2)
    assert s.table.state.mages[0].charged, "nothing came to light, so it can be taken back"


@rule("AE-RUL-51")
def test_nobody_is_warned_of_an_ability_that_does_something() -> None:
    assert not in_vain(Scene("brama", "mist").charged(0).life(1, 9).main(0), 0)
    assert not in_vain(Scene("mist", "kadir").charged(0).main(0), 0)
    assert not in_vain(Scene("xaxos", "mist").charged(0).charged(1).turn_cards(["player_1"]).main(0), 0)


# Jian


@rule("AE-DEC-11", "AE-DEC-20", "AE-CAST-11", "AE-CAST-13", "AE-CAST-14", "AE-RUL-41")
def test_jian_casts_a_spell_of_any_player_twice() -> None:
    s = Scene("jian", "kadir").charged(0).breach(0, 1, OPEN, "spark").breach(1, 3, OPEN, "spark")
    s.foe("haze_spewer").main(0)
    s.choose("ability", 0)
    assert (s.decision.kind, s.decision.seats) == ("cast_spell", (0,))
    assert s.options == [("spell", 0, 1, "spark"), ("spell", 1, 3, "spark")]
    s.choose("spell", 1, 3, "spark")
    assert (s.decision.seats, s.decision.about) == ((0,), ("spark", 2))
    assert (ids(s[1].prepped()), s[1].discard) == (["spark"], [])
    s.choose("target", "haze_spewer")
    assert (s.decision.seats, s.decision.about) == ((0,), ("spark", 2))
    assert (s[1].prepped(), ids(s[1].discard)) == ([], ["spark"])
    s.choose("target", "nemesis")
    assert (s.g.foes[0].life, s.g.nemesis_life) == (3, 68)
    assert (ids(s[0].prepped()), s[0].charges, s.decision.kind) == (["spark"], 0, "main")


def test_jian_makes_the_choices_of_a_spell_anew_each_time() -> None:
    s = (
        Scene("jian", "kadir")
        .charged(0)
        .hand(0, "crystal", "spark", "jade")
        .breach(0, 1, OPEN, "dark_fire")
        .main(0)
    )
    s.choose("ability", 0)
    s.choose("card", "crystal")
    s.choose("none")
    assert s.g.nemesis_life == 67
    s.choose("card", "spark")
    s.choose("card", "jade")
    assert s.g.nemesis_life == 61
    assert ids(s[0].discard) == ["crystal", "dark_fire", "spark", "jade"]


def test_jian_casts_from_the_same_breach_both_times() -> None:
    s = Scene("jian", "kadir").charged(0).breach(1, 3, OPEN, "chaos_arc").breach(1, 4, 0, "spark").main(0)
    s.choose("ability", 0)
    s.choose("spell", 1, 3, "chaos_arc")
    assert s.g.nemesis_life == 70 - 2 * (3 + 2 + 1)
    assert (ids(s[1].prepped()), ids(s[1].discard)) == (["spark"], ["chaos_arc"])


@rule("AE-PREP-07", "AE-RUL-43")
def test_jian_cannot_cast_again_a_spell_that_has_left_its_breach() -> None:
    s = Scene("jian", "kadir", nemesis="carapace_queen").charged(0).life(0, 1)
    s.breach(0, 2, OPEN, "feral_lightning").set(husks=[1, 1, 1, 1, 1]).main(0)
    s.choose("ability", 0)
    s.choose("target", "husk")
    s.choose("spread", 3)
    assert (s.decision.kind, s.decision.seats) == ("destroy_breach", (0,))
    s.choose("breach", 0, 2)
    assert (s.decision.kind, s.g.nemesis_life) == ("main", 60)
    assert ids(s[0].discard) == ["feral_lightning"]


@rule("AE-RUL-51")
def test_jian_cannot_choose_a_prepped_spell_if_there_is_none() -> None:
    s = Scene("jian", "kadir").charged(0).main(0)
    assert ("ability", 0) not in s.options
    assert s.reason("ability", 0) == ("no-prepped-spell", "AE-RUL-51")


# Kadir


@rule("AE-DEC-20")
def test_kadir_lets_the_active_player_take_spells_and_prep_two_to_a_breach() -> None:
    s = Scene("mist", "kadir").charged(1).hand(0, "spark")
    s.discard(0, "spark", "jade", "ignite", "spark", "crystal", "spark").main(0)
    s.choose("ability", 1, seat=1)
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("take_card", (0,), ("kadir", 3))
    assert s.options == [
        ("discarded", "spark", 0),
        ("discarded", "ignite", 2),
        ("discarded", "spark", 3),
        ("discarded", "spark", 5),
        ("none",),
    ]
    s.choose("discarded", "ignite", 2)
    s.choose("discarded", "spark", 0)
    s.choose("discarded", "spark", 1)
    assert s.decision.kind == "main"
    assert ids(s[0].hand) == ["spark", "ignite", "spark", "spark"]
    assert ids(s[0].discard) == ["jade", "crystal", "spark"]
    s.choose("prep", "ignite", 1)
    s.choose("prep", "spark", 1)
    assert ids(s[0].prepped()) == ["ignite", "spark"]
    assert not [option for option in s.options if option[0] == "prep"]


def test_kadir_may_take_fewer_spells_or_none() -> None:
    s = Scene("kadir", "mist").charged(0).hand(0, "spark", "spark").discard(0, "spark", "spark").main(0)
    s.choose("ability", 0)
    s.choose("discarded", "spark", 1)
    s.choose("none")
    assert (len(s[0].hand), ids(s[0].discard), s.g.double_prep) == (3, ["spark"], True)


@rule("AE-PREP-04")
def test_kadir_helps_open_breaches_only_and_for_one_turn() -> None:
    s = Scene("kadir", "mist").charged(0).hand(0, "spark", "spark", "spark").breach(0, 2, 0)
    s[0].breach(2).focused = True
    s.deck(0).turn_cards(["player_1"]).main(0)
    s.choose("ability", 0)
    s.choose("prep", "spark", 2)
    assert ("prep", "spark", 2) not in s.options
    s.choose("prep", "spark", 1)
    s.choose("end_turn")
    assert (s.g.double_prep, s.decision.kind) == (False, "casting")
    s.choose("cast", 2, "spark")
    s.choose("done")
    assert s.decision.kind == "main"
    assert ids(s[0].hand) == ["spark"]
    assert s.reason("prep", "spark", 1) == ("breach-occupied", "AE-PREP-04", 1)


# Lash


@rule("AE-DEC-20")
def test_lash_shuffles_a_players_card_into_the_turn_order_deck() -> None:
    s = Scene("lash", "mist", "kadir").charged(0)
    s.turn_cards(["nemesis", "player_1"], ["player_3", "wild", "nemesis", "player_2"]).main(1)
    s.g.turn_deck.see_all()
    s.choose("ability", 0, seat=0)
    assert (s.decision.kind, s.decision.seats) == ("player", (0,))
    assert s.options == [("player", 1), ("player", 2)]
    s.choose("player", 2)
    assert s.g.turn_discard == ["wild", "nemesis", "player_2"]
    assert sorted(s.g.turn_deck.cards) == ["nemesis", "player_1", "player_3"]
    assert (s.g.turn_deck.lo, s.g.turn_deck.hi) == (0, 3)
    assert [mage.life for mage in s.g.mages] == [10, 10, 9]


def test_lash_may_choose_the_card_of_the_current_turn_and_an_empty_deck() -> None:
    s = Scene("lash", "mist").charged(0)
    s.turn_cards([], ["player_2", "player_2", "nemesis", "nemesis", "player_1", "player_1"]).main(0)
    s.choose("ability", 0)
    s.choose("player", 0)
    assert s.g.turn_deck.cards == ["player_1"]
    assert s.g.turn_discard == ["player_2", "player_2", "nemesis", "nemesis", "player_1"]
    assert s[0].life == 9


def test_lash_shuffles_by_chance() -> None:
    places = set()
    for seed in range(1, 30):
        s = (
            Scene("lash", "mist", seed=seed)
            .charged(0)
            .turn_cards(["nemesis", "player_2"], ["player_1"])
            .main(0)
        )
        s.choose("ability", 0)
        places.add(s.g.turn_deck.cards.index("player_1"))
    assert places == {0, 1, 2}


@rule("AE-RUL-51")
def test_lash_cannot_choose_a_player_without_a_numbered_card() -> None:
    s = Scene("lash", "mist", "kadir").charged(0)
    s.turn_cards(["player_1", "player_2", "player_3"], ["nemesis", "wild"]).main(0)
    assert ("ability", 0) not in s.options
    assert s.reason("ability", 0) == ("nobody-has-gone", "AE-RUL-51")


def test_lash_in_solo_takes_back_a_numbered_card() -> None:
    s = Scene("lash").charged(0).turn_cards(["nemesis", "player_1"], ["wild", "player_1", "nemesis"]).main(0)
    s.choose("ability", 0)
    assert sorted(s.g.turn_deck.cards) == ["nemesis", "player_1", "player_1"]
    assert (s.g.turn_discard, s[0].life) == (["wild", "nemesis"], 9)


@rule("AE-EXH-12")
def test_lash_choosing_an_exhausted_player_hits_gravehold() -> None:
    s = Scene("lash", "mist").charged(0).life(1, 0).turn_cards(["nemesis"], ["player_2"]).main(0)
    s.choose("ability", 0)
    assert s.g.gravehold == 28


# Mist


@rule("AE-DEC-20", "AE-CARD-02")
def test_mist_lets_an_ally_draw_four_cards() -> None:
    s = (
        Scene("mist", "kadir", "lash")
        .charged(0)
        .hand(2, "spark")
        .deck(2, "jade", "crystal")
        .discard(2, "ignite")
    )
    s.main(0)
    s.choose("ability", 0)
    assert (s.decision.seats, s.options) == ((0,), [("player", 1), ("player", 2)])
    s.choose("player", 2)
    assert ids(s[2].hand) == ["spark", "jade", "crystal", "ignite"]
    assert len(s[0].hand) == len(s[1].hand) == 5


@rule("AE-DRAW-05")
def test_mist_gives_an_ally_more_than_five_cards() -> None:
    s = Scene("mist", "kadir").charged(0).main(0)
    s.choose("ability", 0)
    assert (len(s[1].hand), len(s[1].deck.cards)) == (9, 1)


@rule("AE-RUL-51")
def test_mist_may_spend_charges_though_no_ally_has_cards_to_draw() -> None:
    s = Scene("mist", "kadir").charged(0).hand(1).deck(1).discard(1).main(0)
    assert in_vain(s, 0)
    s.choose("ability", 0)
    assert (s[0].charges, s[1].hand) == (0, [])


@rule("AE-SOLO-05", "AE-SOLO-06")
def test_mist_in_solo_draws_the_cards() -> None:
    s = Scene("mist").charged(0).hand(0).main(0)
    s.choose("ability", 0)
    assert len(s[0].hand) == 4


# Phaedraxa


@rule("AE-CHG-06", "AE-CHG-07", "AE-DEC-20")
def test_phaedraxa_prevents_all_damage_to_the_players_side_for_a_turn() -> None:
    s = Scene("phaedraxa", "mist").charged(0).turn_cards(["player_2", "player_1"]).turn_start()
    assert (s.decision.kind, s.decision.seats, s.decision.about) == (
        "ability",
        (0,),
        ("phaedraxa", "player_2"),
    )
    s.choose("use")
    assert (s.g.shielded, s[0].charges, s.g.active) == (True, 0, 1)
    s.run(suffer(s.g, s[1], 3))
    damage_gravehold(s.g, 4)
    damage_nemesis(s.g, 2)
    assert (s[1].life, s.g.gravehold, s.g.nemesis_life) == (10, 30, 68)
    s.choose("end_turn")
    assert (s.g.active, s.g.shielded) == (0, False)
    damage_gravehold(s.g, 4)
    assert s.g.gravehold == 26


def test_phaedraxa_shields_against_a_nemesis_turn_but_not_from_unleash() -> None:
    s = (
        Scene("phaedraxa", "mist")
        .charged(0)
        .turn_cards(["nemesis", "player_1"])
        .nemesis_deck("topple", "slaughter")
    )
    s.foe("woven_sky", tokens=1).set(fury=0).turn_start()
    s.choose("use")
    s.choose("player", 1)
    assert (s.g.active, s.decision.kind) == (0, "main")
    assert ids(s.g.nemesis_discard) == ["woven_sky", "topple"]
    assert ([mage.life for mage in s.g.mages], s.g.gravehold, rageborne(s.g).fury) == ([10, 10], 30, 3)
    assert not s.g.shielded


def test_phaedraxa_may_pass_and_is_asked_at_the_next_card() -> None:
    s = Scene("phaedraxa", "mist").charged(0).turn_cards(["player_2", "nemesis"]).turn_start()
    s.choose("pass")
    assert (s.g.shielded, s[0].charges, s.decision.kind) == (False, 5, "main")
    s.choose("end_turn")
    assert s.decision.about == ("phaedraxa", "nemesis")


# Xaxos


@rule("AE-DEC-20", "AE-CARD-02")
def test_xaxos_charges_allies_and_orders_the_turn_order_deck() -> None:
    s = Scene("xaxos", "jian", "mist").charged(0).charges(1, 2)
    s.turn_cards(["nemesis", "player_2", "nemesis", "wild"], ["player_1", "player_3"]).main(2)
    s.choose("ability", 0, seat=0)
    for seat in (1, 2, 1):
        assert (s.decision.kind, s.decision.seats) == ("player", (0,))
        assert s.options == [("player", 1), ("player", 2)]
        s.choose("player", seat)
    # Jian is full by now, so the fourth charge can only go to Mist.
    assert [mage.charges for mage in s.g.mages] == [0, 4, 2]
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("turn_card", (0,), ("xaxos", 4))
    assert (s.g.turn_deck.lo, s.g.turn_deck.hi) == (0, 0)
    assert s.options == [("turn_card", "nemesis"), ("turn_card", "player_2"), ("turn_card", "wild")]
    s.choose("turn_card", "wild")
    assert s.options == [("turn_card", "nemesis"), ("turn_card", "player_2")]
    s.choose("turn_card", "nemesis")
    s.choose("turn_card", "player_2")
    assert s.g.turn_deck.cards == ["nemesis", "player_2", "nemesis", "wild"]
    assert s.decision.kind == "main"


def test_xaxos_order_is_the_order_of_the_turns() -> None:
    s = Scene("xaxos", "mist").charged(0).turn_cards(["nemesis", "player_1", "player_2", "player_2"]).main(0)
    s.choose("ability", 0)
    s.choose("turn_card", "player_2")
    s.choose("turn_card", "player_1")
    s.choose("turn_card", "player_2")
    turns = []
    for _ in range(3):
        s.choose("end_turn")
        turns.append(s.g.active)
    assert turns == [1, 0, 1]


@rule("AE-RUL-20")
def test_xaxos_charges_beyond_all_slots_are_lost() -> None:
    s = Scene("xaxos", "mist").charged(0).charges(1, 3).turn_cards([], ["player_1"]).main(0)
    s.choose("ability", 0)
    assert [mage.charges for mage in s.g.mages] == [0, 5]
    assert s.decision.kind == "main"


@rule("AE-TURN-07")
def test_xaxos_leaves_an_empty_turn_order_deck_empty() -> None:
    s = Scene("xaxos", "mist").charged(0).turn_cards([], ["player_1", "nemesis"]).main(0)
    s.choose("ability", 0)
    assert (s.g.turn_deck.cards, s.g.turn_discard, s[1].charges) == ([], ["player_1", "nemesis"], 4)


@rule("AE-RUL-51")
def test_xaxos_may_spend_charges_in_vain() -> None:
    s = Scene("xaxos", "mist").charged(0).charged(1).turn_cards([], ["player_1", "nemesis"]).main(0)
    assert in_vain(s, 0)
    s.choose("ability", 0)
    assert (s.decision.kind, s[0].charges, s[1].charged) == ("main", 0, True)


@rule("AE-SOLO-05", "AE-SOLO-06", "AE-EX-26")
def test_xaxos_in_solo_gains_the_charges() -> None:
    s = Scene("xaxos").charged(0).turn_cards([], ["player_1", "nemesis"]).main(0)
    s.choose("ability", 0)
    assert s[0].charges == 4


def test_xaxos_look_cannot_be_taken_back() -> None:
    s = Scene("xaxos", "mist").charged(0).turn_cards(["nemesis", "player_1"]).main(0)
    s.choose("ability", 0)
    assert s.decision.kind == "turn_card"
    assert s.table is not None
    assert s.table.undoable((0,)) == 0
