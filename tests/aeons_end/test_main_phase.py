"""The main phase: playing, gaining, charging, what aether can do (AE-MAIN, AE-GAIN, AE-CHG)."""

from __future__ import annotations

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import MAGES
from tryptyk.kernel import IllegalChoice

SUPPLY_COSTS = [2, 4, 5, 2, 3, 4, 5, 6, 7]
"""Of the market that a scene has by default, in its order."""


def first_turn() -> Scene:
    """AE-EX-10: player 1's first turn, 4 aether from three Crystals and Emerald Shard."""
    s = Scene("kadir", "mist").main(0)
    s.play("crystal", "crystal", "crystal", "emerald_shard")
    assert s.g.aether == 4
    return s


@rule("AE-MAIN-01", "AE-DEC-12", "AE-DEC-13")
def test_all_eight_actions_and_the_ability_are_on_offer() -> None:
    s = Scene("brama", "mist").hand(0, "crystal", "flexing_dagger", "ignite").life(1, 5).charged(0)
    s.breach(0, 1, OPEN).breach(0, 2, OPEN, "oblivion_swell").breach(0, 3, 3).breach(0, 4, 0)
    s.foe("eye_of_nothing").charges(0, 5).set(aether=6).main(0)
    assert s.decision.seats == (0,)
    assert s.options == [
        ("play", "crystal"),
        ("play", "flexing_dagger"),
        ("prep", "ignite", 1),
        ("gain", "jade"),
        ("gain", "searing_ruby"),
        ("gain", "burning_opal"),
        ("gain", "flexing_dagger"),
        ("gain", "bottled_vortex"),
        ("gain", "amplify_vision"),
        ("gain", "essence_theft"),
        ("gain", "planar_insight"),
        ("focus", 3),
        ("open", 3),
        ("focus", 4),
        ("prepped", 2, "oblivion_swell"),
        ("to_discard", "eye_of_nothing"),
        ("ability", 0),
        ("end_turn",),
    ]
    s.charges(0, 4).main(0)
    assert ("charge",) in s.options and ("ability", 0) not in s.options


@rule("AE-MAIN-02", "AE-EX-09")
def test_actions_mix_in_any_order_and_repeat() -> None:
    s = Scene().hand(0, "jade", "spark", "jade", "crystal").main(0)
    s.choose("play", "jade")
    s.choose("gain", "jade")
    s.choose("prep", "spark", 1)
    s.choose("play", "jade")
    s.choose("gain", "flexing_dagger")
    s.choose("play", "crystal")
    assert ids(s[0].discard) == ["jade", "flexing_dagger"]
    assert ids(s[0].played) == ["jade", "jade", "crystal"]
    assert ids(s[0].breach(1).spells) == ["spark"]
    assert s.g.aether == 1


@rule("AE-MAIN-03", "AE-MAIN-08", "AE-DEC-12")
def test_nothing_is_compulsory() -> None:
    s = Scene().hand(0, "crystal", "spark", "jade").charged(0).turn_cards(["player_2"]).main(0)
    assert s.options[-1] == ("end_turn",)
    s.choose("end_turn")
    assert ids(s[0].hand)[:3] == ["crystal", "spark", "jade"]
    assert s[0].prepped() == [] and s[0].charges == 5


@rule("AE-MAIN-03", "AE-MAIN-08", "AE-MAIN-09", "AE-MAIN-10")
def test_aether_can_be_gained_and_left_to_go() -> None:
    s = Scene().hand(0, "jade", "jade").turn_cards(["player_1"]).main(0)
    s.play("jade", "jade")
    assert s.g.aether == 4
    s.choose("end_turn")
    assert s.g.active == 0, "the next turn is the same player's"
    assert s.g.aether == 0


@rule("AE-MAIN-04", "AE-DRAW-01", "AE-DEC-13")
def test_a_played_card_stays_in_the_play_area_until_the_draw_phase() -> None:
    s = Scene().hand(0, "crystal", "flexing_dagger", "spark").turn_cards(["player_2"]).main(0)
    s.choose("play", "crystal")
    assert ids(s[0].hand) == ["flexing_dagger", "spark"]
    s.choose("play", "flexing_dagger")
    assert s[0].hand and ids(s[0].played) == ["crystal", "flexing_dagger"]
    s.choose("or", "breach")
    assert s[0].discard == []
    s.choose("end_turn")
    s.choose("rest")
    assert s[0].played == []
    assert ids(s[0].discard) == ["crystal", "flexing_dagger"]


@rule("AE-MAIN-05", "AE-CARD-11")
def test_every_instruction_is_carried_out_as_far_as_possible() -> None:
    s = Scene().hand(0, "mages_talisman").charged(0).main(0)
    s.choose("play", "mages_talisman")
    assert (s[0].charges, s[1].charges) == (5, 1), "the own slots are full, the ally's charge is gained"
    t = Scene().hand(0, "burning_opal").main(0)
    t.choose("play", "burning_opal")
    assert t.g.aether == 3 and t.decision.kind == "main", "no card to discard, so nothing more happens"


@rule("AE-MAIN-06", "AE-DEC-22", "AE-CARD-04")
def test_one_of_two_alternatives_is_chosen() -> None:
    s = Scene().hand(0, "emerald_shard", "emerald_shard").life(1, 8).main(0)
    s.choose("play", "emerald_shard")
    assert (s.decision.kind, s.decision.seats) == ("or", (0,))
    assert s.options == [("or", "aether"), ("or", "life")]
    s.choose("or", "aether")
    assert (s.g.aether, s[1].life) == (1, 8), "not both"
    s.choose("play", "emerald_shard")
    s.choose("or", "life")
    assert (s.g.aether, s[1].life) == (1, 9)


@rule("AE-MAIN-07", "AE-CARD-05")
def test_the_only_alternative_that_works_is_taken() -> None:
    s = Scene().hand(0, "emerald_shard").main(0)
    s.choose("play", "emerald_shard")
    assert s.decision.kind == "main"
    assert s.g.aether == 1, "everybody has full life"


@rule("AE-MAIN-11")
def test_aether_is_nobody_else_s() -> None:
    """There is no way to hand it over, and it is not there in another player's turn."""
    s = Scene().hand(0, "jade").hand(1).turn_cards(["player_2"]).main(0)
    s.choose("play", "jade")
    bought = {option[0] for option in s.options}
    assert bought == {"gain", "charge", "focus", "end_turn"}
    s.choose("end_turn")
    assert s.g.active == 1 and s.g.aether == 0
    assert s.options == [("end_turn",)]


@rule("AE-MAIN-12")
def test_aether_of_the_casting_phase_can_be_spent_in_the_main_phase() -> None:
    s = Scene("brama", "mist").breach(0, 1, OPEN, "buried_light").hand(0, "crystal").casting(0)
    s.choose("cast", 1, "buried_light")
    assert s.decision.kind == "main" and s.g.aether == 1
    s.choose("play", "crystal")
    s.choose("gain", "jade")
    assert s.g.aether == 0


@rule("AE-MAIN-13")
def test_what_aether_buys() -> None:
    s = Scene().hand(0).breach(0, 2, 0).breach(0, 3, 3).breach(0, 4, 3).foe("eye_of_nothing").set(aether=24)
    s.main(0)
    s.choose("gain", "burning_opal")
    assert s.g.aether == 19
    s.choose("charge")
    assert s.g.aether == 17
    s.choose("focus", 2)
    assert s.g.aether == 15
    s.choose("open", 3)
    assert s.g.aether == 12
    s.choose("to_discard", "eye_of_nothing")
    assert s.g.aether == 6


@rule("AE-MAIN-14")
def test_no_card_is_discarded_on_a_whim() -> None:
    s = Scene("brama", "mist").hand(0, "crystal", "spark", "flexing_dagger", "jade").charged(0).life(0, 5)
    s.set(aether=20).main(0)
    verbs = {option[0] for option in s.options}
    assert verbs == {"play", "prep", "gain", "focus", "open", "ability", "end_turn"}


def test_what_is_not_on_offer_changes_nothing() -> None:
    s = Scene().hand(0, "crystal").main(0)
    for option in [("play", "jade"), ("gain", "jade"), ("discard", "crystal"), ("prep", "crystal", 1)]:
        with pytest.raises(IllegalChoice):
            s.choose(*option)
    with pytest.raises(IllegalChoice, match="Seat 1 is not asked"):
        s.choose("play", "crystal", seat=1)
    assert ids(s[0].hand) == ["crystal"] and s.g.aether == 0


# Gaining cards


@rule("AE-GAIN-01", "AE-DEC-14")
@pytest.mark.parametrize("aether", range(9))
def test_a_card_can_be_gained_by_whoever_can_pay_its_whole_cost(aether: int) -> None:
    s = Scene().hand(0).set(aether=aether).main(0)
    affordable = [card.id for card, cost in zip(s.g.market, SUPPLY_COSTS, strict=True) if cost <= aether]
    assert [option[1] for option in s.options if option[0] == "gain"] == affordable
    for card, cost in zip(s.g.market, SUPPLY_COSTS, strict=True):
        too_dear = ("need-aether", "AE-GAIN-01", cost, aether)
        assert s.reason("gain", card.id) == (None if cost <= aether else too_dear)


@rule("AE-GAIN-01", "AE-GAIN-02", "AE-EX-11")
def test_spending_on_searing_ruby() -> None:
    s = first_turn()
    s.choose("gain", "searing_ruby")
    assert s.g.aether == 0
    assert ids(s[0].discard) == ["searing_ruby"], "at once, and not into hand"
    assert ids(s[0].hand) == ["spark"]
    assert s.g.stock[s.g.market.index(s[0].discard[0])] == 6


@rule("AE-CHG-01", "AE-CHG-02", "AE-EX-12", "AE-DEC-15")
def test_spending_on_charges() -> None:
    s = first_turn()
    s.choose("charge")
    s.choose("charge")
    assert (s[0].charges, s[1].charges, s.g.aether) == (2, 0, 0)
    assert ("charge",) not in s.options


@rule("AE-GAIN-01", "AE-CHG-01", "AE-EX-13")
def test_spending_on_jade_and_a_charge() -> None:
    s = first_turn()
    s.choose("gain", "jade")
    s.choose("charge")
    assert (s[0].charges, ids(s[0].discard), s.g.aether) == (1, ["jade"], 0)


@rule("AE-GAIN-02")
def test_a_gained_card_lies_on_top_of_what_was_there() -> None:
    s = Scene().discard(0, "crystal", "spark").set(aether=2).main(0)
    s.choose("gain", "jade")
    assert ids(s[0].discard) == ["crystal", "spark", "jade"]
    assert s[1].discard == []


@rule("AE-GAIN-03", "AE-RUL-34")
def test_gained_cards_lie_below_those_played_in_the_turn() -> None:
    s = Scene().hand(0, "jade", "crystal", "crystal").turn_cards(["player_2"]).main(0)
    s.play("jade", "crystal", "crystal")
    s.choose("gain", "flexing_dagger")
    s.choose("gain", "jade")
    s.choose("end_turn")
    s.choose("rest")
    assert ids(s[0].discard) == ["flexing_dagger", "jade", "jade", "crystal", "crystal"]


@rule("AE-GAIN-04", "AE-DEC-14")
def test_nothing_comes_from_an_empty_pile() -> None:
    s = Scene().set(aether=7)
    s.g.stock = [0] * 9
    s.main(0)
    assert not [option for option in s.options if option[0] == "gain"]
    assert s.reason("gain", "consuming_void") == ("pile-empty", "AE-GAIN-04")


# Charges


@rule("AE-CHG-01", "AE-DEC-15")
@pytest.mark.parametrize(("aether", "possible"), [(1, False), (2, True), (3, True)])
def test_a_charge_costs_two_aether(aether: int, possible: bool) -> None:
    s = Scene().hand(0).set(aether=aether).main(0)
    assert (("charge",) in s.options) is possible
    if possible:
        s.choose("charge")
        assert (s[0].charges, s.g.aether) == (1, aether - 2)
    else:
        assert s.reason("charge") == ("need-aether", "AE-CHG-01", 2, 1)


@rule("AE-CHG-02", "AE-CHG-03")
def test_a_bought_charge_goes_to_the_own_mat() -> None:
    s = Scene().charged(0).set(aether=8).main(0)
    assert ("charge",) not in s.options, "even though the ally has free slots"
    assert s.reason("charge") == ("charges-full", "AE-CHG-04", 5)


@rule("AE-CHG-04", "AE-CHG-05")
@pytest.mark.parametrize("mage", MAGES)
def test_charges_are_stored_up_to_the_slots_of_the_mat(mage: str) -> None:
    s = Scene(mage).set(aether=40).life(0, 5).main(0)
    slots = 4 if mage == "jian" else 5
    for _ in range(slots):
        assert ("ability", 0) not in s.options
        s.choose("charge")
    assert s[0].charges == slots and s[0].charged
    assert ("charge",) not in s.options


@rule("AE-CHG-06", "AE-CHG-07")
def test_using_the_ability_is_optional_and_takes_all_charges() -> None:
    s = Scene("brama", "mist").charged(0).life(1, 3).set(aether=2).main(0)
    assert ("ability", 0) in s.options and ("end_turn",) in s.options
    s.choose("ability", 0)
    assert (s[0].charges, s[1].life) == (0, 7)
    s.choose("charge")
    assert s[0].charges == 1
