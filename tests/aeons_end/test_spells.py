"""What every spell does: cast in its owner's casting phase, cast by somebody else, and while prepped."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.components.printed import BreachTile
from tryptyk.games.aeons_end.rules.candidates import prepped_spells
from tryptyk.games.aeons_end.rules.casting import cast_one_of
from tryptyk.games.aeons_end.rules.piles import discard_spell
from tryptyk.games.aeons_end.state import Breach
from tryptyk.kernel import Decision, Option

LIFE = 70
"""Of Rageborne, the nemesis of these scenes."""


def prepped(spell: str, number: int = 1, *hand: str, mages: Sequence[str] = ("kadir", "mist")) -> Scene:
    """Seat 0 holds these cards and has one spell on an open breach."""
    return Scene(*mages).hand(0, *hand).breach(0, number, OPEN, spell)


def cast_by(s: Scene, seat: int, *answers: Option) -> list[Decision]:
    """In a main phase, an effect lets a player cast any player's spell."""
    s.set(active=seat)
    return s.run(cast_one_of(s.g, s[seat], "garnet_shard", prepped_spells(s.g, s.g.mages)), *answers)


def stages(s: Scene, seat: int) -> list[int]:
    return [breach.stage for breach in s[seat].breaches]


# Spells that just hit

PLAIN = [("spark", 1), ("feral_lightning", 3), ("lava_tendril", 3), ("wildfire_whip", 4), ("arcane_nexus", 4)]


@pytest.mark.parametrize(("spell", "amount"), PLAIN)
def test_a_plain_hit(spell: str, amount: int) -> None:
    s = prepped(spell).casting(0)
    s.choose("cast", 1, spell)
    assert s.g.nemesis_life == LIFE - amount
    assert ids(s[0].discard) == [spell]
    assert s[0].prepped() == []
    assert s.decision.kind == "main"


@pytest.mark.parametrize(("spell", "amount"), PLAIN)
@pytest.mark.parametrize("number", [3, 4])
def test_a_plain_hit_from_a_bonus_breach(spell: str, amount: int, number: int) -> None:
    s = prepped(spell, number).foe("jagged_one").casting(0)
    s.choose("cast", number, spell)
    assert s.decision.about == (spell, amount + 1)
    s.choose("target", "jagged_one")
    assert s.g.foes[0].life == 14 - amount - 1
    assert s.g.nemesis_life == LIFE


@pytest.mark.parametrize(("spell", "amount"), PLAIN)
def test_a_plain_hit_cast_by_an_ally(spell: str, amount: int) -> None:
    s = prepped(spell, 3).hand(1).foe("needlemaw")
    asked = cast_by(s, 1, ("target", "needlemaw"))
    assert [decision.seats for decision in asked] == [(1,)]
    assert s.g.foes[0].life == 11 - amount - 1
    assert ids(s[0].discard) == [spell]
    assert s[1].discard == []


# Amplify Vision


@rule("AE-BRCH-17", "AE-CAST-16", "AE-RUL-45")
def test_amplify_vision_focuses_the_cheapest_closed_breach_then_hits() -> None:
    s = Scene().breach(0, 1, OPEN, "amplify_vision").casting(0)
    assert stages(s, 0) == [OPEN, 2, 1, 2]
    s.choose("cast", 1, "amplify_vision")
    assert stages(s, 0) == [OPEN, 3, 1, 2]
    assert s.g.nemesis_life == LIFE - 2
    assert s.events == [
        ("cast", 0, "amplify_vision", 0),
        ("focus", 0, 2),
        ("damage", "nemesis", 2, LIFE - 2),
    ]


@rule("AE-BRCH-09", "AE-RUL-07", "AE-RUL-45")
def test_amplify_vision_may_open_the_last_breach_and_then_hits_for_3() -> None:
    s = Scene().breach(0, 1, OPEN, "amplify_vision").breach(0, 2).breach(0, 3).breach(0, 4, 3).casting(0)
    s.choose("cast", 1, "amplify_vision")
    assert stages(s, 0) == [OPEN, OPEN, OPEN, OPEN]
    assert s.g.nemesis_life == LIFE - 3


@rule("AE-CAST-08")
def test_amplify_vision_with_every_breach_open_from_a_bonus_breach() -> None:
    s = Scene().breach(0, 2).breach(0, 3, OPEN, "amplify_vision").breach(0, 4).casting(0)
    s.choose("cast", 3, "amplify_vision")
    assert s.g.nemesis_life == LIFE - 4
    assert stages(s, 0) == [OPEN, OPEN, OPEN, OPEN]


@rule("AE-CAST-10")
def test_amplify_vision_that_opens_its_own_breach_was_cast_from_a_closed_one() -> None:
    s = Scene().breach(0, 2).breach(0, 3, 3, "amplify_vision").breach(0, 4, 0).casting(0)
    assert s.g.nemesis_life == LIFE - 2
    assert stages(s, 0) == [OPEN, OPEN, OPEN, 0]


@rule("AE-CAST-12")
def test_amplify_vision_cast_by_an_ally_focuses_the_casters_breach() -> None:
    s = Scene().breach(0, 1, OPEN, "amplify_vision")
    for number in (2, 3, 4):
        s.breach(1, number)
    s.breach(1, 4, 1)
    cast_by(s, 1)
    assert stages(s, 0) == [OPEN, 2, 1, 2]
    assert stages(s, 1) == [OPEN, OPEN, OPEN, 2]
    assert s.g.nemesis_life == LIFE - 2


def test_amplify_vision_counts_only_the_casters_breaches_as_open() -> None:
    s = Scene().breach(0, 1, OPEN, "amplify_vision").breach(1, 2).breach(1, 3).breach(1, 4)
    cast_by(s, 1)
    assert stages(s, 0) == [OPEN, 2, 1, 2]
    assert s.g.nemesis_life == LIFE - 3


@rule("AE-DEC-10", "AE-DEC-24")
def test_amplify_vision_a_tie_is_the_casters_to_break() -> None:
    s = Scene().breach(0, 1, OPEN, "amplify_vision").breach(1, 2)
    odd = Breach(BreachTile(4, 3, (9, 7, 5, 3), 1), 0)
    s[1].breaches = [*s[1].breaches[:3], odd]
    asked = cast_by(s, 1, ("breach", 1, 4))
    assert [(d.kind, d.seats, d.options) for d in asked] == [
        ("focus_breach", (1,), [("breach", 1, 3), ("breach", 1, 4)])
    ]
    assert stages(s, 1) == [OPEN, OPEN, 1, 1]


@rule("AE-RUL-08", "AE-PREP-02")
def test_amplify_vision_gives_the_right_to_prep_on_the_focused_breach_this_turn() -> None:
    s = prepped("amplify_vision", 1, "spark").casting(0)
    s.choose("cast", 1, "amplify_vision")
    assert [option for option in s.options if option[0] == "prep"] == [
        ("prep", "spark", 1),
        ("prep", "spark", 2),
    ]
    assert s.reason("prep", "spark", 3) == ("breach-closed", "AE-PREP-02", 3)


def test_amplify_vision_in_solo() -> None:
    s = prepped("amplify_vision", mages=["mist"]).casting(0)
    s.choose("cast", 1, "amplify_vision")
    assert stages(s, 0) == [OPEN, 3, 1, 1]
    assert s.g.nemesis_life == LIFE - 2


# Buried Light


def test_buried_light_gives_aether_for_the_main_phase() -> None:
    s = prepped("buried_light", mages=["brama", "mist"]).casting(0)
    s.choose("cast", 1, "buried_light")
    assert s.g.nemesis_life == LIFE - 1
    assert s.decision.kind == "main"
    assert s.g.aether == 1
    assert s.events[-2:] == [("damage", "nemesis", 1, LIFE - 1), ("aether", 0, 1)]


def test_buried_light_gives_its_aether_to_the_ally_who_casts_it() -> None:
    s = prepped("buried_light", 3)
    cast_by(s, 1)
    assert s.g.nemesis_life == LIFE - 2
    assert (s.g.active, s.g.aether) == (1, 1)


# Chaos Arc


@rule("AE-BRCH-16", "AE-EX-17")
@pytest.mark.parametrize(("number", "amount"), [(1, 3 + 2), (2, 3 + 4), (3, 3 + 4 + 1), (4, 3 + 2 + 1)])
def test_chaos_arc_counts_the_spells_on_adjacent_breaches(number: int, amount: int) -> None:
    s = Scene()
    for other in (1, 2, 3, 4):
        s.breach(0, other, OPEN, "chaos_arc" if other == number else "spark")
    s.casting(0)
    s.choose("cast", number, "chaos_arc")
    assert s.g.nemesis_life == LIFE - amount


def test_chaos_arc_counts_closed_neighbours_and_not_empty_ones() -> None:
    s = Scene().breach(0, 2, OPEN, "chaos_arc").breach(0, 3, 1, "spark").casting(0)
    s.choose("cast", 2, "chaos_arc")
    assert s.g.nemesis_life == LIFE - 3 - 2 - 1
    assert ids(s[0].discard) == ["chaos_arc", "spark"]


@rule("AE-CAST-05")
def test_chaos_arc_does_not_count_spells_that_were_cast_before() -> None:
    s = Scene().breach(0, 1, OPEN, "chaos_arc").breach(0, 2, OPEN, "chaos_arc").casting(0)
    s.choose("cast", 1, "chaos_arc")
    assert s.g.nemesis_life == LIFE - 5
    s.choose("cast", 2, "chaos_arc")
    assert s.g.nemesis_life == LIFE - 5 - 3


@rule("AE-RUL-26")
def test_chaos_arc_does_not_reach_across_the_gap_of_a_destroyed_breach() -> None:
    s = Scene().breach(0, 1, OPEN, "chaos_arc").breach(0, 3, OPEN, "spark")
    s[0].breaches = [breach for breach in s[0].breaches if breach.number != 2]
    s.casting(0)
    s.choose("cast", 1, "chaos_arc")
    assert s.g.nemesis_life == LIFE - 3


def test_chaos_arc_counts_both_spells_of_one_neighbour() -> None:
    s = Scene().breach(0, 1, OPEN, "spark", "ignite").breach(0, 2, OPEN, "chaos_arc").casting(0)
    s.choose("cast", 2, "chaos_arc")
    assert s.g.nemesis_life == LIFE - 3 - 4


def test_chaos_arc_does_not_count_a_second_spell_on_its_own_breach() -> None:
    s = Scene().breach(0, 1, OPEN, "chaos_arc", "spark").casting(0)
    s.choose("cast", 1, "chaos_arc")
    assert s.g.nemesis_life == LIFE - 3


def test_chaos_arc_reads_the_mat_that_held_it() -> None:
    s = Scene().breach(0, 1, OPEN, "spark").breach(0, 3, OPEN, "spark").breach(1, 2, OPEN, "chaos_arc")
    cast_by(s, 0, ("spell", 1, 2, "chaos_arc"))
    assert s.g.nemesis_life == LIFE - 3
    s = Scene().breach(1, 1, OPEN, "spark").breach(1, 2, OPEN, "chaos_arc")
    cast_by(s, 0, ("spell", 1, 2, "chaos_arc"))
    assert s.g.nemesis_life == LIFE - 5


# Consuming Void


@pytest.mark.parametrize("count", [0, 1, 2])
def test_consuming_void_hits_3_for_each_card_destroyed(count: int) -> None:
    s = prepped("consuming_void", 1, "crystal", "crystal", "spark").casting(0)
    s.choose("cast", 1, "consuming_void")
    assert (s.decision.kind, s.decision.about) == ("destroy", ("consuming_void", 2))
    assert s.options == [("card", "crystal"), ("card", "spark"), ("none",)]
    for _ in range(count):
        s.choose("card", "crystal")
    if count < 2:
        s.choose("none")
    assert s.decision.kind == "main"
    assert s.g.nemesis_life == LIFE - 3 * count
    assert ids(s.g.destroyed) == ["crystal"] * count
    assert ids(s[0].hand) == ["crystal"] * (2 - count) + ["spark"]
    assert ids(s[0].discard) == ["consuming_void"]


def test_consuming_void_is_one_hit() -> None:
    s = prepped("consuming_void", 4, "crystal", "spark").foe("jagged_one").casting(0)
    s.choose("cast", 4, "consuming_void")
    s.choose("card", "spark")
    s.choose("card", "crystal")
    assert (s.decision.kind, s.decision.about) == ("target", ("consuming_void", 7))
    s.choose("target", "jagged_one")
    assert s.g.foes[0].life == 7
    assert ids(s.g.destroyed) == ["spark", "crystal"]


def test_consuming_void_with_an_empty_hand_does_nothing() -> None:
    s = prepped("consuming_void").foe("jagged_one").casting(0)
    s.choose("cast", 1, "consuming_void")
    assert s.decision.kind == "main"
    assert (s.g.nemesis_life, s.g.foes[0].life) == (LIFE, 14)


@rule("AE-CAST-12", "AE-CAST-13")
def test_consuming_void_cast_by_an_ally_destroys_the_casters_cards() -> None:
    s = prepped("consuming_void", 1, "spark").hand(1, "crystal", "crystal")
    asked = cast_by(s, 1, ("card", "crystal"), ("none",))
    assert [decision.seats for decision in asked] == [(1,), (1,)]
    assert (ids(s[0].hand), ids(s[1].hand)) == (["spark"], ["crystal"])
    assert s.g.nemesis_life == LIFE - 3


# Dark Fire


@rule("AE-RUL-09", "AE-DEC-10")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_dark_fire_hits_3_for_each_card_discarded(count: int) -> None:
    s = prepped("dark_fire", 1, "crystal", "crystal", "spark").casting(0)
    s.choose("cast", 1, "dark_fire")
    assert (s.decision.kind, s.decision.about) == ("discard", ("dark_fire", 2))
    assert s.options == [("card", "crystal"), ("card", "spark"), ("none",)]
    for _ in range(count):
        s.choose("card", "crystal")
    if count < 2:
        s.choose("none")
    assert s.decision.kind == "main"
    assert s.g.nemesis_life == LIFE - 3 * count
    assert ids(s[0].discard) == ["dark_fire"] + ["crystal"] * count
    assert ids(s[0].hand) == ["crystal"] * (2 - count) + ["spark"]


@rule("AE-CAST-07")
def test_dark_fire_is_one_hit() -> None:
    s = prepped("dark_fire", 1, "crystal", "spark").foe("jagged_one").casting(0)
    s.choose("cast", 1, "dark_fire")
    s.choose("card", "spark")
    s.choose("card", "crystal")
    assert s.decision.about == ("dark_fire", 6)
    s.choose("target", "jagged_one")
    assert (s.g.foes[0].life, s.g.nemesis_life) == (8, LIFE)
    assert ids(s[0].discard) == ["dark_fire", "spark", "crystal"]


@rule("AE-CAST-09", "AE-DEC-09", "AE-RUL-21")
def test_dark_fire_without_discards_still_deals_the_bonus() -> None:
    s = prepped("dark_fire", 3, "crystal").foe("jagged_one").casting(0)
    s.choose("cast", 3, "dark_fire")
    s.choose("none")
    assert (s.decision.kind, s.decision.seats) == ("target", (0,))
    assert s.decision.about == ("dark_fire", 1)
    assert s.options == [("target", "nemesis"), ("target", "jagged_one")]
    s.choose("target", "jagged_one")
    assert (s.g.foes[0].life, s.g.nemesis_life) == (13, LIFE)


def test_dark_fire_adds_the_bonus_once() -> None:
    s = prepped("dark_fire", 3, "crystal", "crystal").foe("jagged_one").casting(0)
    s.choose("cast", 3, "dark_fire")
    s.choose("card", "crystal")
    s.choose("card", "crystal")
    assert s.decision.about == ("dark_fire", 7)
    s.choose("target", "jagged_one")
    assert s.decision.kind == "main"
    assert (s.g.foes[0].life, s.g.nemesis_life) == (7, LIFE)


def test_dark_fire_with_a_single_card_in_hand() -> None:
    s = prepped("dark_fire", 1, "crystal").casting(0)
    s.choose("cast", 1, "dark_fire")
    s.choose("card", "crystal")
    assert s.decision.kind == "main"
    assert s.g.nemesis_life == LIFE - 3


# Essence Theft


def test_essence_theft_heals_any_player_for_a_discard() -> None:
    s = prepped("essence_theft", 1, "crystal", "spark").life(0, 7).life(1, 5).casting(0)
    s.choose("cast", 1, "essence_theft")
    assert s.g.nemesis_life == LIFE - 3
    assert (s.decision.kind, s.options) == ("discard", [("card", "crystal"), ("card", "spark"), ("none",)])
    s.choose("card", "spark")
    assert (s.decision.kind, s.decision.seats) == ("player", (0,))
    assert s.options == [("player", 0), ("player", 1)]
    s.choose("player", 1)
    assert (s[0].life, s[1].life) == (7, 6)
    assert ids(s[0].discard) == ["essence_theft", "spark"]
    assert ids(s[0].hand) == ["crystal"]


@rule("AE-DEC-10")
def test_essence_theft_without_the_discard_heals_nobody() -> None:
    s = prepped("essence_theft", 1, "crystal").life(0, 7).casting(0)
    s.choose("cast", 1, "essence_theft")
    s.choose("none")
    assert s.decision.kind == "main"
    assert s[0].life == 7
    assert (ids(s[0].hand), ids(s[0].discard)) == (["crystal"], ["essence_theft"])


def test_essence_theft_with_an_empty_hand_just_hits() -> None:
    s = prepped("essence_theft").life(0, 7).casting(0)
    s.choose("cast", 1, "essence_theft")
    assert s.decision.kind == "main"
    assert (s.g.nemesis_life, s[0].life) == (LIFE - 3, 7)


@rule("AE-CAST-13", "AE-CAST-15")
def test_essence_theft_cast_by_an_ally() -> None:
    s = prepped("essence_theft", 3, "spark").hand(1, "crystal").life(0, 4)
    asked = cast_by(s, 1, ("card", "crystal"), ("player", 0))
    assert [decision.seats for decision in asked] == [(1,), (1,)]
    assert s.g.nemesis_life == LIFE - 4
    assert s[0].life == 5
    assert (ids(s[0].discard), ids(s[1].discard)) == (["essence_theft"], ["crystal"])
    assert (ids(s[0].hand), ids(s[1].hand)) == (["spark"], [])


def test_essence_theft_heals_no_further_than_the_start_and_no_exhausted_player() -> None:
    s = prepped("essence_theft", 1, "crystal").life(1, 0)
    cast_by(s, 0, ("card", "crystal"), ("player", 1))
    assert (s[0].life, s[1].life) == (10, 0)
    s = prepped("essence_theft", 1, "crystal")
    cast_by(s, 0, ("card", "crystal"), ("player", 0))
    assert (s[0].life, s[1].life) == (10, 10)


def test_essence_theft_in_solo_heals_oneself() -> None:
    s = prepped("essence_theft", 1, "crystal", mages=["mist"]).life(0, 3).casting(0)
    s.choose("cast", 1, "essence_theft")
    s.choose("card", "crystal")
    assert s.decision.kind == "main"
    assert s[0].life == 4


# Feral Lightning


@rule("AE-PREP-02")
def test_feral_lightning_is_prepped_on_closed_breaches_that_were_not_focused() -> None:
    s = Scene().hand(0, "feral_lightning", "spark").breach(0, 4, 0, "spark").main(0)
    preps = [option for option in s.options if option[0] == "prep"]
    assert preps == [
        ("prep", "feral_lightning", 1),
        ("prep", "feral_lightning", 2),
        ("prep", "feral_lightning", 3),
        ("prep", "spark", 1),
    ]
    assert s.reason("prep", "feral_lightning", 4) == ("breach-occupied", "AE-PREP-04", 4)
    assert s.reason("prep", "spark", 2) == ("breach-closed", "AE-PREP-02", 2)
    s.choose("prep", "feral_lightning", 3)
    assert ids(s[0].breach(3).spells) == ["feral_lightning"]
    assert stages(s, 0) == [OPEN, 2, 1, 0]


@rule("AE-CAST-03", "AE-RUL-06", "AE-CAST-10")
def test_feral_lightning_on_a_closed_breach_must_be_cast_and_gets_no_bonus() -> None:
    s = Scene().hand(0, "feral_lightning").turn_cards(["player_1", "player_2"]).main(0)
    s.choose("prep", "feral_lightning", 3)
    s.choose("end_turn")
    assert s.decision.kind == "main"
    assert s.g.active == 0
    assert s.g.nemesis_life == LIFE - 3
    assert s[0].breach(3).spells == []


# Flare


@pytest.mark.parametrize(("card", "amount"), [("player_2", 3), ("player_1", 3), ("wild", 3), ("nemesis", 1)])
@rule("AE-TDECK-08")
def test_flare_hits_harder_when_a_player_comes_next(card: str, amount: int) -> None:
    s = prepped("flare", mages=["xaxos", "mist"]).turn_cards([card, "player_1", "nemesis"], ["player_1"])
    s.casting(0)
    s.choose("cast", 1, "flare")
    assert s.g.nemesis_life == LIFE - amount
    assert s.g.turn_deck.cards == ["nemesis", "player_1", card]
    assert s.g.turn_discard == ["player_1"]
    assert ("reveal-turn-card", card) in s.events


def test_flare_shows_a_card_so_that_it_cannot_be_taken_back() -> None:
    s = prepped("flare").turn_cards(["player_2", "nemesis"]).foe("jagged_one").casting(0)
    s.choose("cast", 1, "flare")
    assert s.table is not None
    assert s.table.undoable((0,)) == 0
    assert (s.g.turn_deck.lo, s.g.turn_deck.hi) == (0, 1), "the top card is known, the other is not"
    assert (s.decision.kind, s.decision.about) == ("target", ("flare", 3))


@rule("AE-RUL-46")
def test_flare_reshuffles_an_empty_turn_order_deck_first() -> None:
    s = prepped("flare", 3).turn_cards([], ["player_1", "player_2"]).casting(0)
    s.choose("cast", 3, "flare")
    assert sorted(s.g.turn_deck.cards) == ["player_1", "player_2"]
    assert s.g.turn_discard == []
    assert s.g.nemesis_life == LIFE - 4


def test_flare_cast_by_an_ally() -> None:
    s = prepped("flare").turn_cards(["nemesis"]).foe("jagged_one")
    asked = cast_by(s, 1, ("target", "jagged_one"))
    assert asked[0].seats == (1,)
    assert s.g.foes[0].life == 13
    assert ids(s[0].discard) == ["flare"]


# Ignite


@rule("AE-CARD-02")
def test_ignite_gives_an_ally_of_choice_a_charge() -> None:
    s = prepped("ignite", mages=["kadir", "mist", "brama"]).casting(0)
    s.choose("cast", 1, "ignite")
    assert s.g.nemesis_life == LIFE - 2
    assert (s.decision.kind, s.decision.seats) == ("player", (0,))
    assert s.options == [("player", 1), ("player", 2)]
    s.choose("player", 2)
    assert [mage.charges for mage in s.g.mages] == [0, 0, 1]


@rule("AE-RUL-20")
def test_ignite_gives_a_fully_charged_ally_nothing() -> None:
    s = prepped("ignite").charged(1).casting(0)
    s.choose("cast", 1, "ignite")
    assert [mage.charges for mage in s.g.mages] == [0, 5]


@rule("AE-CAST-12")
def test_ignite_cast_by_an_ally_can_charge_its_owner() -> None:
    s = prepped("ignite", 3)
    cast_by(s, 1)
    assert [mage.charges for mage in s.g.mages] == [1, 0]
    assert s.g.nemesis_life == LIFE - 3


@rule("AE-SOLO-05", "AE-SOLO-06", "AE-EX-26")
def test_ignite_in_solo_charges_oneself() -> None:
    s = prepped("ignite", mages=["mist"]).casting(0)
    s.choose("cast", 1, "ignite")
    assert s[0].charges == 1


# Oblivion Swell


@pytest.mark.parametrize(("gem", "amount"), [("crystal", 2), ("jade", 4), ("burning_opal", 7)])
def test_oblivion_swell_adds_the_cost_of_a_discarded_gem(gem: str, amount: int) -> None:
    s = prepped("oblivion_swell", 1, gem, "spark", "flexing_dagger").foe("jagged_one").casting(0)
    s.choose("cast", 1, "oblivion_swell")
    assert s.decision.kind == "discard"
    assert s.options == [("card", gem), ("none",)]
    s.choose("card", gem)
    assert s.decision.about == ("oblivion_swell", amount)
    s.choose("target", "jagged_one")
    assert s.g.foes[0].life == 14 - amount
    assert ids(s[0].discard) == ["oblivion_swell", gem]


def test_oblivion_swell_may_keep_the_gem() -> None:
    s = prepped("oblivion_swell", 4, "jade").casting(0)
    s.choose("cast", 4, "oblivion_swell")
    s.choose("none")
    assert s.g.nemesis_life == LIFE - 3
    assert ids(s[0].hand) == ["jade"]


def test_oblivion_swell_without_a_gem_just_hits() -> None:
    s = prepped("oblivion_swell", 1, "spark").casting(0)
    s.choose("cast", 1, "oblivion_swell")
    assert s.decision.kind == "main"
    assert s.g.nemesis_life == LIFE - 2


@rule("AE-CAST-15")
def test_oblivion_swell_cast_by_an_ally_discards_the_casters_gem() -> None:
    s = prepped("oblivion_swell", 1, "jade").hand(1, "diamond_cluster")
    asked = cast_by(s, 1, ("card", "diamond_cluster"))
    assert asked[0].options == [("card", "diamond_cluster"), ("none",)]
    assert s.g.nemesis_life == LIFE - 6
    assert (ids(s[0].hand), ids(s[1].discard)) == (["jade"], ["diamond_cluster"])


@rule("AE-PREP-08", "AE-PREP-10", "AE-DEC-18")
def test_oblivion_swell_while_prepped_gives_1_aether_once_a_turn() -> None:
    s = prepped("oblivion_swell").main(0)
    assert s.options == [("prepped", 1, "oblivion_swell"), ("end_turn",)]
    s.choose("prepped", 1, "oblivion_swell")
    assert s.g.aether == 1
    assert ids(s[0].breach(1).spells) == ["oblivion_swell"]
    assert ("prepped", 1, "oblivion_swell") not in s.options
    assert s.reason("prepped", 1, "oblivion_swell") == ("used-this-turn", "AE-PREP-10")
    s.choose("end_turn")
    assert s.g.aether == 0


# Phoenix Flame


@pytest.mark.parametrize(("answer", "amount", "charges"), [("yes", 4, 1), ("no", 2, 2)])
def test_phoenix_flame_may_burn_a_charge(answer: str, amount: int, charges: int) -> None:
    s = prepped("phoenix_flame").charges(0, 2).foe("jagged_one").casting(0)
    s.choose("cast", 1, "phoenix_flame")
    assert (s.decision.kind, s.decision.about, s.options) == ("may", ("phoenix_flame",), [("yes",), ("no",)])
    s.choose(answer)
    assert s.decision.about == ("phoenix_flame", amount)
    s.choose("target", "nemesis")
    assert s.g.nemesis_life == LIFE - amount
    assert s[0].charges == charges


def test_phoenix_flame_without_a_charge_asks_nothing() -> None:
    s = prepped("phoenix_flame", 3).charges(1, 3).casting(0)
    s.choose("cast", 3, "phoenix_flame")
    assert s.decision.kind == "main"
    assert s.g.nemesis_life == LIFE - 3
    assert s[1].charges == 3


@rule("AE-CAST-12", "AE-CAST-13")
def test_phoenix_flame_cast_by_an_ally_burns_the_casters_charge() -> None:
    s = prepped("phoenix_flame", 3).charges(0, 3).charges(1, 1)
    asked = cast_by(s, 1, ("yes",))
    assert asked[0].seats == (1,)
    assert s.g.nemesis_life == LIFE - 5
    assert (s[0].charges, s[1].charges) == (3, 0)
    s = prepped("phoenix_flame").charges(0, 3)
    assert cast_by(s, 1) == []
    assert s.g.nemesis_life == LIFE - 2


# Planar Insight


@pytest.mark.parametrize("opened", [1, 2])
def test_planar_insight_counts_open_breaches(opened: int) -> None:
    s = prepped("planar_insight")
    if opened == 2:
        s.breach(0, 2)
    s.casting(0)
    s.choose("cast", 1, "planar_insight")
    assert s.g.nemesis_life == LIFE - 2 - opened


def test_planar_insight_with_every_breach_open_and_the_bonus() -> None:
    s = Scene("jian", "mist").breach(0, 3, OPEN, "planar_insight").breach(0, 4).casting(0)
    s.choose("cast", 3, "planar_insight")
    assert s.g.nemesis_life == LIFE - 2 - 4 - 1


def test_planar_insight_counts_the_casters_breaches() -> None:
    s = Scene("jian", "mist").breach(0, 1, OPEN, "planar_insight")
    cast_by(s, 1)
    assert s.g.nemesis_life == LIFE - 2 - 1
    s = Scene("jian", "mist").breach(1, 1, OPEN, "planar_insight")
    cast_by(s, 0)
    assert s.g.nemesis_life == LIFE - 2 - 2


# Spectral Echo


def test_spectral_echo_may_destroy_a_card_from_hand() -> None:
    s = prepped("spectral_echo", 3, "crystal", "spark", "crystal").discard(0, "jade").casting(0)
    s.choose("cast", 3, "spectral_echo")
    assert s.g.nemesis_life == LIFE - 3
    assert (s.decision.kind, s.options) == ("destroy", [("card", "crystal"), ("card", "spark"), ("none",)])
    s.choose("card", "crystal")
    assert s.decision.kind == "main"
    assert ids(s.g.destroyed) == ["crystal"]
    assert ids(s[0].hand) == ["spark", "crystal"]
    assert ids(s[0].discard) == ["jade", "spectral_echo"]


def test_spectral_echo_need_not_destroy() -> None:
    s = prepped("spectral_echo", 1, "crystal").casting(0)
    s.choose("cast", 1, "spectral_echo")
    s.choose("none")
    assert (s.g.nemesis_life, ids(s[0].hand), s.g.destroyed) == (LIFE - 2, ["crystal"], [])


def test_spectral_echo_with_an_empty_hand_just_hits() -> None:
    s = prepped("spectral_echo").casting(0)
    s.choose("cast", 1, "spectral_echo")
    assert s.decision.kind == "main"
    assert s.g.nemesis_life == LIFE - 2


def test_spectral_echo_cast_by_an_ally_destroys_the_casters_card() -> None:
    s = prepped("spectral_echo", 1, "spark").hand(1, "crystal")
    asked = cast_by(s, 1, ("card", "crystal"))
    assert asked[0].seats == (1,)
    assert (ids(s[0].hand), ids(s[1].hand), ids(s.g.destroyed)) == (["spark"], [], ["crystal"])


@rule("AE-END-01", "AE-END-02")
def test_a_spell_that_defeats_the_nemesis_does_nothing_more() -> None:
    s = prepped("spectral_echo", 1, "crystal").set(nemesis_life=2).casting(0)
    s.choose("cast", 1, "spectral_echo")
    assert s.over
    assert s.ended is not None and s.ended[1] == (0, 1)
    assert ids(s[0].hand) == ["crystal"]


# Lava Tendril, while prepped


@rule("AE-PREP-11", "AE-DEC-21")
def test_lava_tendril_while_prepped_hits_1_at_the_end_of_the_casting_phase() -> None:
    s = prepped("lava_tendril", 3).foe("jagged_one").casting(0)
    s.choose("done")
    assert (s.decision.kind, s.decision.seats) == ("target", (0,))
    assert s.decision.about == ("lava_tendril", 1), "not a cast, so the breach adds nothing"
    assert s.options == [("target", "nemesis"), ("target", "jagged_one")]
    s.choose("target", "jagged_one")
    assert s.g.foes[0].life == 13
    assert ids(s[0].breach(3).spells) == ["lava_tendril"]
    assert s.decision.kind == "main"
    assert s.events == [("damage", "jagged_one", 1, 13)]


@rule("AE-CAST-06")
def test_lava_tendril_that_was_cast_hits_only_once() -> None:
    s = prepped("lava_tendril").casting(0)
    s.choose("cast", 1, "lava_tendril")
    assert s.decision.kind == "main"
    assert s.g.nemesis_life == LIFE - 3


@rule("AE-RUL-39")
def test_every_lava_tendril_hits_with_a_target_of_its_own() -> None:
    s = prepped("lava_tendril").breach(0, 2, OPEN, "lava_tendril").foe("jagged_one").casting(0)
    s.choose("done")
    s.choose("target", "jagged_one")
    s.choose("target", "nemesis")
    assert s.decision.kind == "main"
    assert (s.g.foes[0].life, s.g.nemesis_life) == (13, LIFE - 1)


def test_lava_tendril_waits_for_its_owners_casting_phase() -> None:
    s = prepped("lava_tendril").hand(1).casting(1)
    assert s.decision.kind == "main"
    assert s.g.nemesis_life == LIFE


def test_lava_tendril_that_lost_its_place_hits_no_more() -> None:
    s = prepped("lava_tendril").breach(0, 2, OPEN, "lava_tendril").foe("jagged_one").casting(0)
    s.choose("done")
    second = s[0].breach(2)
    discard_spell(s.g, s[0], second, second.spells[0])
    s.choose("target", "nemesis")
    assert s.decision.kind == "main"
    assert s.g.nemesis_life == LIFE - 1


@rule("AE-END-02")
def test_lava_tendril_can_win_the_game() -> None:
    s = prepped("lava_tendril").set(nemesis_life=1).casting(0)
    s.choose("done")
    assert s.over
    assert s.ended is not None and s.ended[0] == "nemesis-defeated"


# Wildfire Whip, while prepped


@rule("AE-PREP-08", "AE-CAST-11", "AE-DEC-11", "AE-DEC-18")
def test_wildfire_whip_casts_a_spell_of_any_player_for_2_aether() -> None:
    s = (
        prepped("wildfire_whip")
        .breach(0, 2, OPEN, "spark")
        .breach(1, 3, OPEN, "ignite")
        .set(aether=3)
        .main(0)
    )
    s.choose("prepped", 1, "wildfire_whip")
    assert s.g.aether == 1
    assert (s.decision.kind, s.decision.seats) == ("cast_spell", (0,))
    assert s.options == [
        ("spell", 0, 1, "wildfire_whip"),
        ("spell", 0, 2, "spark"),
        ("spell", 1, 3, "ignite"),
    ]
    s.choose("spell", 1, 3, "ignite")
    assert s.g.nemesis_life == LIFE - 3
    assert ids(s[1].discard) == ["ignite"]
    assert s[1].charges == 1, "the ally of the caster"
    assert ids(s[0].prepped()) == ["wildfire_whip", "spark"]


@pytest.mark.parametrize("aether", [0, 1])
def test_wildfire_whip_needs_2_aether(aether: int) -> None:
    s = prepped("wildfire_whip").set(aether=aether, aether_spell_only=1, aether_gem_only=1).main(0)
    assert ("prepped", 1, "wildfire_whip") not in s.options
    assert s.reason("prepped", 1, "wildfire_whip") == ("need-aether", "AE-PREP-08", 2, aether)


@rule("AE-RUL-41")
def test_wildfire_whip_can_cast_itself() -> None:
    s = prepped("wildfire_whip", 4).set(aether=2).main(0)
    s.choose("prepped", 4, "wildfire_whip")
    assert s.g.aether == 0
    assert s.g.nemesis_life == LIFE - 5
    assert ids(s[0].discard) == ["wildfire_whip"]
    assert s.options == [("end_turn",)]


@rule("AE-PREP-09", "AE-RUL-41", "AE-PREP-06")
def test_wildfire_whip_works_at_once_and_casts_what_was_just_prepped() -> None:
    s = Scene().hand(0, "wildfire_whip", "spark").breach(0, 3).set(aether=2).main(0)
    s.choose("prep", "wildfire_whip", 1)
    s.choose("prep", "spark", 3)
    s.choose("prepped", 1, "wildfire_whip")
    s.choose("spell", 0, 3, "spark")
    assert s.g.nemesis_life == LIFE - 2
    assert ids(s[0].discard) == ["spark"]


@rule("AE-PREP-10", "AE-RUL-39")
def test_wildfire_whip_works_once_a_turn_and_copy() -> None:
    s = prepped("wildfire_whip").breach(0, 2, OPEN, "wildfire_whip").breach(1, 1, OPEN, "spark")
    s.breach(1, 2, OPEN, "spark").set(aether=6).main(0)
    s.choose("prepped", 1, "wildfire_whip")
    s.choose("spell", 1, 1, "spark")
    assert s.reason("prepped", 1, "wildfire_whip") == ("used-this-turn", "AE-PREP-10")
    s.choose("prepped", 2, "wildfire_whip")
    s.choose("spell", 1, 2, "spark")
    assert s.g.aether == 2
    assert s.g.nemesis_life == LIFE - 2
    assert [option for option in s.options if option[0] == "prepped"] == []


@rule("AE-RUL-39")
def test_two_whips_on_one_breach_are_used_one_by_one() -> None:
    s = Scene().hand(0).breach(0, 1, OPEN, "wildfire_whip", "wildfire_whip").breach(1, 1, OPEN, "spark")
    s.set(aether=4).main(0)
    s.choose("prepped", 1, "wildfire_whip")
    s.choose("spell", 1, 1, "spark")
    assert ("prepped", 1, "wildfire_whip") in s.options
    assert s.reason("prepped", 1, "wildfire_whip") is None
    s.choose("prepped", 1, "wildfire_whip")
    assert s.g.aether == 0


def test_wildfire_whip_in_solo() -> None:
    s = prepped("wildfire_whip", mages=["mist"]).breach(0, 2, OPEN, "spark").set(aether=2).main(0)
    s.choose("prepped", 1, "wildfire_whip")
    assert s.options == [("spell", 0, 1, "wildfire_whip"), ("spell", 0, 2, "spark")]
    s.choose("spell", 0, 2, "spark")
    assert s.g.nemesis_life == LIFE - 1


# Arcane Nexus, while prepped


def test_arcane_nexus_takes_back_a_gem_played_this_turn() -> None:
    s = prepped("arcane_nexus", 1, "crystal", "jade", "crystal").main(0)
    s.play("crystal", "jade", "crystal")
    s.choose("prepped", 1, "arcane_nexus")
    assert (s.decision.kind, s.decision.seats) == ("take_card", (0,))
    assert s.options == [("card", "crystal"), ("card", "jade")]
    s.choose("card", "jade")
    assert ids(s[0].hand) == ["jade"]
    assert ids(s[0].played) == ["crystal", "crystal"]
    assert s.g.aether == 4, "aether already gained is kept"
    assert s.reason("prepped", 1, "arcane_nexus") == ("used-this-turn", "AE-PREP-10")
    s.play("jade")
    assert s.g.aether == 6
    assert ids(s[0].played) == ["crystal", "crystal", "jade"]


def test_arcane_nexus_needs_a_gem_in_the_play_area() -> None:
    s = prepped("arcane_nexus", 1, "crystal").main(0)
    assert ("prepped", 1, "arcane_nexus") not in s.options
    assert s.reason("prepped", 1, "arcane_nexus") == ("no-gem-played", "AE-PREP-08")
    s.play("crystal")
    assert ("prepped", 1, "arcane_nexus") in s.options


def test_arcane_nexus_does_not_take_relics() -> None:
    s = prepped("arcane_nexus")
    s[0].played = [CARDS["flexing_dagger"]]
    s.main(0)
    assert s.reason("prepped", 1, "arcane_nexus") == ("no-gem-played", "AE-PREP-08")


def test_arcane_nexus_lets_a_single_diamond_cluster_count_as_the_second() -> None:
    s = prepped("arcane_nexus", 1, "diamond_cluster").main(0)
    s.play("diamond_cluster")
    s.choose("prepped", 1, "arcane_nexus")
    s.play("diamond_cluster")
    assert s.g.aether == 2 + 4
