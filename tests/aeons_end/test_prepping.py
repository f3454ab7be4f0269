"""Prepping spells, and what they do while prepped (AE-PREP)."""

from __future__ import annotations

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.kernel import IllegalChoice, Option

LIFE = 70
"""Of Rageborne, the nemesis of these scenes."""


def preps(s: Scene) -> list[Option]:
    return [option for option in s.options if option[0] == "prep"]


def uses(s: Scene) -> list[Option]:
    return [option for option in s.options if option[0] == "prepped"]


# Where a spell can go


@rule("AE-PREP-01", "AE-PREP-03", "AE-DEC-17")
def test_a_spell_is_prepped_from_hand_on_an_open_breach_for_nothing() -> None:
    s = Scene().hand(0, "spark", "ignite", "spark").breach(0, 2).discard(0, "lava_tendril").main(0)
    assert s.g.aether == 0
    assert preps(s) == [
        ("prep", "spark", 1),
        ("prep", "spark", 2),
        ("prep", "ignite", 1),
        ("prep", "ignite", 2),
    ]
    assert s.decision.seats == (0,)
    s.choose("prep", "ignite", 2)
    assert s.g.aether == 0
    assert ids(s[0].hand) == ["spark", "spark"]
    assert [ids(breach.spells) for breach in s[0].breaches] == [[], ["ignite"], [], []]
    assert preps(s) == [("prep", "spark", 1)]


@rule("AE-PREP-01", "AE-DEC-17")
def test_prepping_is_optional_and_for_ones_own_breaches() -> None:
    s = Scene().hand(0, "spark").deck(0).breach(0, 1, OPEN, "ignite").breach(1, 3).main(0)
    assert s.options == [("end_turn",)], "the ally's open breaches are no place for it"
    s.choose("end_turn")
    assert ids(s[0].hand) == ["spark"]
    assert s[1].prepped() == []


@rule("AE-PREP-01")
def test_gems_and_relics_cannot_be_prepped_nor_spells_played() -> None:
    s = Scene().hand(0, "crystal", "flexing_dagger", "spark").main(0)
    assert s.options == [("play", "crystal"), ("play", "flexing_dagger"), ("prep", "spark", 1), ("end_turn",)]


@rule("AE-PREP-02", "AE-DEC-17")
def test_a_closed_breach_receives_a_spell_only_when_focused_this_turn() -> None:
    s = Scene().hand(0, "spark", "spark").set(aether=3).main(0)
    assert preps(s) == [("prep", "spark", 1)]
    for number in (2, 3, 4):
        assert s.reason("prep", "spark", number) == ("breach-closed", "AE-PREP-02", number)
    with pytest.raises(IllegalChoice) as refused:
        s.choose("prep", "spark", 3)
    assert refused.value.reason == ("breach-closed", "AE-PREP-02", 3)
    s.choose("focus", 3)
    assert preps(s) == [("prep", "spark", 1), ("prep", "spark", 3)]
    assert s.reason("prep", "spark", 3) is None
    s.choose("prep", "spark", 3)
    assert ids(s[0].breach(3).spells) == ["spark"]
    assert not s[0].breach(3).is_open


@rule("AE-RUL-08", "AE-PREP-02")
def test_the_right_to_prep_on_a_focused_breach_ends_with_the_turn() -> None:
    s = Scene().hand(0, "spark").set(aether=3).turn_cards(["player_1", "player_2"]).main(0)
    s.choose("focus", 3)
    s.choose("end_turn")
    assert (s.g.active, s.decision.kind) == (0, "main")
    assert s[0].breach(3).stage == 2
    assert s.reason("prep", "spark", 3) == ("breach-closed", "AE-PREP-02", 3)


@rule("AE-PREP-04")
def test_a_breach_holds_one_spell() -> None:
    s = Scene().hand(0, "spark", "spark").set(aether=2).main(0)
    s.choose("focus", 2)
    for number in (1, 2):
        s.choose("prep", "spark", number)
        assert len(s[0].breach(number).spells) == 1
    s = Scene().hand(0, "spark", "ignite").set(aether=2).main(0)
    s.choose("prep", "spark", 1)
    assert preps(s) == []
    assert s.reason("prep", "ignite", 1) == ("breach-occupied", "AE-PREP-04", 1)
    s.choose("focus", 2)
    s.choose("prep", "ignite", 2)
    assert s.options == [("end_turn",)]


@rule("AE-PREP-04")
def test_a_focused_breach_that_is_occupied_receives_no_other_spell() -> None:
    s = Scene().hand(0, "spark", "feral_lightning").breach(0, 2, 0, "ignite").breach(0, 1, OPEN, "ignite")
    s.set(aether=2).main(0)
    s.choose("focus", 2)
    assert preps(s) == [("prep", "feral_lightning", 3), ("prep", "feral_lightning", 4)]
    for card in ("spark", "feral_lightning"):
        for number in (1, 2):
            assert s.reason("prep", card, number) == ("breach-occupied", "AE-PREP-04", number)


@rule("AE-PREP-04", "AE-CARD-01")
def test_two_spells_on_an_open_breach_where_an_ability_allows_it() -> None:
    s = Scene().hand(0, "spark", "ignite", "spark").set(double_prep=True, aether=2).main(0)
    s.choose("focus", 2)
    s.choose("prep", "spark", 1)
    s.choose("prep", "ignite", 1)
    assert ids(s[0].breach(1).spells) == ["spark", "ignite"]
    assert s.reason("prep", "spark", 1) == ("breach-occupied", "AE-PREP-04", 1)
    s.choose("prep", "spark", 2)
    s = Scene().hand(0, "spark").breach(0, 2, 0, "spark").breach(0, 1, OPEN, "spark", "ignite")
    s.set(double_prep=True, aether=2).main(0)
    s.choose("focus", 2)
    assert s.reason("prep", "spark", 2) == ("breach-occupied", "AE-PREP-04", 2), "not on a closed one"


@rule("AE-PREP-05")
def test_a_breach_is_used_in_the_turn_it_is_opened_and_in_every_later_one() -> None:
    s = Scene().hand(0, "spark", "spark").set(aether=3).turn_cards(["player_1", "player_2"]).main(0)
    s.choose("open", 2)
    s.choose("prep", "spark", 2)
    s.choose("end_turn")
    s.choose("cast", 2, "spark")
    assert s.decision.kind == "main"
    s.choose("prep", "spark", 2)
    assert ids(s[0].breach(2).spells) == ["spark"]


# When it can be cast


@rule("AE-EX-15", "AE-BRCH-11", "AE-BRCH-12", "AE-PREP-01", "AE-PREP-03", "AE-PREP-05", "AE-PREP-06")
def test_the_example_of_opening_and_prepping() -> None:
    s = Scene("kadir", "mist").hand(0, "crystal", "crystal", "crystal", "spark", "spark")
    s.turn_cards(["player_1", "player_1", "player_2"]).main(0)
    s.play("crystal", "crystal", "crystal")
    s.choose("open", 2)
    assert s.g.aether == 0
    s.choose("prep", "spark", 1)
    s.choose("prep", "spark", 2)
    assert [ids(breach.spells) for breach in s[0].breaches] == [["spark"], ["spark"], [], []]
    assert s.options == [("end_turn",)], "neither can be cast in this turn"
    s.choose("end_turn")
    assert s.decision.kind == "casting"
    assert s.options == [("cast", 1, "spark"), ("cast", 2, "spark"), ("done",)]
    assert s[0].breach(2).is_open
    s.choose("cast", 1, "spark")
    s.choose("cast", 2, "spark")
    assert s.g.nemesis_life == LIFE - 2
    s.choose("end_turn")
    assert s[0].breach(2).is_open


@rule("AE-PREP-06")
def test_a_prepped_spell_waits_for_its_owners_next_turn() -> None:
    s = Scene().hand(0, "spark").hand(1).turn_cards(["player_2", "player_1"]).main(0)
    s.choose("prep", "spark", 1)
    assert s.options == [("end_turn",)]
    s.choose("end_turn")
    assert (s.g.active, s.decision.kind) == (1, "main"), "an ally's casting phase does not cast it"
    assert ids(s[0].prepped()) == ["spark"]
    s.choose("end_turn")
    assert (s.g.active, s.options) == (0, [("cast", 1, "spark"), ("done",)])


@rule("AE-PREP-07")
def test_a_spell_that_is_not_prepped_cannot_be_cast() -> None:
    s = Scene().hand(0, "spark").discard(0, "ignite").casting(0)
    assert s.decision.kind == "main", "nothing to cast in the casting phase"
    assert s.options == [("prep", "spark", 1), ("end_turn",)]


@rule("AE-PREP-07", "AE-CAST-11")
def test_an_effect_casts_no_spell_from_a_hand() -> None:
    s = Scene().hand(0, "spark", "wildfire_whip").hand(1, "ignite").breach(0, 1, OPEN, "wildfire_whip")
    s.set(aether=2).main(0)
    s.choose("prepped", 1, "wildfire_whip")
    assert s.g.nemesis_life == LIFE - 4, "the whip on the breach is the only spell there is to cast"
    assert (ids(s[0].hand), ids(s[1].hand)) == (["spark", "wildfire_whip"], ["ignite"])


# Free order of actions


@rule("AE-EX-09", "AE-MAIN-02")
def test_the_example_of_the_free_order_of_actions() -> None:
    s = Scene().hand(0, "jade", "spark", "jade").main(0)
    s.choose("play", "jade")
    s.choose("gain", "jade")
    s.choose("prep", "spark", 1)
    s.choose("play", "jade")
    s.choose("gain", "jade")
    assert ids(s[0].discard) == ["jade", "jade"]
    assert ids(s[0].played) == ["jade", "jade"]
    assert ids(s[0].prepped()) == ["spark"]


# While prepped


@rule("AE-PREP-08", "AE-DEC-18")
def test_while_prepped_effects_are_the_active_players_own() -> None:
    s = Scene().hand(0).breach(0, 1, OPEN, "oblivion_swell").breach(0, 2, OPEN, "spark")
    s.breach(1, 1, OPEN, "oblivion_swell").main(0)
    assert s.options == [("prepped", 1, "oblivion_swell"), ("end_turn",)]
    assert s.decision.seats == (0,)
    s.choose("prepped", 1, "oblivion_swell")
    assert s.g.aether == 1
    assert s.options == [("end_turn",)]


@rule("AE-PREP-08")
def test_while_prepped_effects_of_the_main_phase_are_not_offered_in_another() -> None:
    s = Scene().breach(0, 1, OPEN, "oblivion_swell").casting(0)
    assert s.options == [("cast", 1, "oblivion_swell"), ("done",)]


@rule("AE-PREP-08")
def test_while_prepped_effects_are_optional() -> None:
    s = Scene().hand(0).breach(0, 1, OPEN, "oblivion_swell").turn_cards(["player_2", "player_1"]).main(0)
    s.choose("end_turn")
    assert s.g.active == 1
    assert s.g.aether == 0
    assert ids(s[0].prepped()) == ["oblivion_swell"]


@rule("AE-PREP-08")
@pytest.mark.parametrize("stage", [0, 3])
def test_a_spell_on_a_closed_breach_is_prepped_too(stage: int) -> None:
    s = Scene().hand(0).breach(0, 3, stage, "oblivion_swell").main(0)
    assert uses(s) == [("prepped", 3, "oblivion_swell")]


@rule("AE-PREP-09", "AE-PREP-10", "AE-DEC-18")
def test_a_while_prepped_effect_works_at_once_and_again_in_each_later_turn() -> None:
    s = Scene().hand(0, "oblivion_swell").turn_cards(["player_1", "player_1", "player_2"]).main(0)
    assert uses(s) == []
    s.choose("prep", "oblivion_swell", 1)
    for _ in range(3):
        assert s.g.aether == 0
        assert uses(s) == [("prepped", 1, "oblivion_swell")]
        s.choose("prepped", 1, "oblivion_swell")
        assert s.g.aether == 1
        assert uses(s) == []
        assert s.reason("prepped", 1, "oblivion_swell") == ("used-this-turn", "AE-PREP-10")
        if s.g.turn < 2:
            s.choose("end_turn")
            s.choose("done")


@rule("AE-PREP-09")
def test_a_spell_that_was_cast_has_no_while_prepped_effect_any_more() -> None:
    s = Scene().hand(0).breach(0, 1, OPEN, "oblivion_swell").casting(0)
    s.choose("cast", 1, "oblivion_swell")
    assert (s.decision.kind, s.options) == ("main", [("end_turn",)])


@rule("AE-PREP-10", "AE-RUL-39")
def test_every_copy_has_its_own_use() -> None:
    s = Scene().hand(0).breach(0, 1, OPEN, "oblivion_swell").breach(0, 2, OPEN, "oblivion_swell").main(0)
    s.choose("prepped", 2, "oblivion_swell")
    assert uses(s) == [("prepped", 1, "oblivion_swell")]
    assert s.reason("prepped", 2, "oblivion_swell") == ("used-this-turn", "AE-PREP-10")
    s.choose("prepped", 1, "oblivion_swell")
    assert s.g.aether == 2
    assert uses(s) == []


@rule("AE-RUL-53")
def test_a_use_does_not_come_back_with_a_spell_that_is_cast_and_prepped_again() -> None:
    """Garnet Shard casts the swell; Kadir's gate brings it back to hand."""
    s = Scene("kadir").charged(0).hand(0, "garnet_shard").deck(0, "jade").discard(0)
    s.breach(0, 1, OPEN, "oblivion_swell").main(0)
    s.choose("prepped", 1, "oblivion_swell")
    s.choose("play", "garnet_shard")
    s.choose("or", "cast")
    s.choose("ability", 0)
    s.choose("discarded", "oblivion_swell", 0)
    s.choose("prep", "oblivion_swell", 1)
    assert s.g.aether == 1
    assert uses(s) == []
    assert s.reason("prepped", 1, "oblivion_swell") == ("used-this-turn", "AE-PREP-10")
    s.turn_cards(["player_1", "player_1"])
    s.choose("end_turn")
    s.choose("done")
    assert uses(s) == [("prepped", 1, "oblivion_swell")], "a new turn, a new use"


@rule("AE-RUL-53", "AE-RUL-39")
def test_another_copy_of_a_spell_that_was_used_and_cast_still_has_its_use() -> None:
    s = Scene("kadir").hand(0, "garnet_shard", "oblivion_swell").deck(0, "jade").discard(0)
    s.breach(0, 1, OPEN, "oblivion_swell").main(0)
    s.choose("prepped", 1, "oblivion_swell")
    s.choose("play", "garnet_shard")
    s.choose("or", "cast")
    s.choose("prep", "oblivion_swell", 1)
    s.choose("prepped", 1, "oblivion_swell")
    assert s.g.aether == 2
    assert uses(s) == []


@rule("AE-RUL-53")
def test_a_whip_that_casts_itself_cannot_be_used_again_in_the_same_turn() -> None:
    s = Scene("kadir").charged(0).hand(0).deck(0, "jade").discard(0).set(aether=9)
    s.breach(0, 1, OPEN, "wildfire_whip").main(0)
    s.choose("prepped", 1, "wildfire_whip")
    s.choose("ability", 0)
    s.choose("discarded", "wildfire_whip", 0)
    s.choose("prep", "wildfire_whip", 1)
    assert s.g.aether == 7
    assert s.reason("prepped", 1, "wildfire_whip") == ("used-this-turn", "AE-PREP-10")


@rule("AE-PREP-11", "AE-DEC-21")
def test_other_while_prepped_effects_follow_their_own_timing() -> None:
    s = Scene().hand(0).breach(0, 1, OPEN, "lava_tendril").foe("jagged_one")
    s.turn_cards(["player_1", "player_2"]).main(0)
    assert s.options == [("end_turn",)], "not an action of the main phase"
    s.choose("end_turn")
    assert s.g.nemesis_life == LIFE
    assert s.options == [("cast", 1, "lava_tendril"), ("done",)]
    s.choose("done")
    assert (s.decision.kind, s.decision.seats) == ("target", (0,))
    s.choose("target", "nemesis")
    assert s.g.nemesis_life == LIFE - 1
    assert s.decision.kind == "main"
