"""The casting phase, and spells cast by effects (AE-CAST)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.rules.piles import draw
from tryptyk.kernel import IllegalChoice

LIFE = 70
"""Of Rageborne, the nemesis of these scenes."""


def damage_told(s: Scene) -> list[tuple[str | int, ...]]:
    return [event[1:3] for event in s.events if event[0] == "damage"]


def cast_told(s: Scene) -> list[str | int]:
    return [event[2] for event in s.events if event[0] == "cast"]


# What may be cast, and what must be


@rule("AE-CAST-01", "AE-DEC-07")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_spells_on_open_breaches_may_be_cast(count: int) -> None:
    s = Scene().hand(0)
    for number in (1, 2, 3):
        s.breach(0, number, OPEN, "spark")
    s.casting(0)
    for number in (1, 2, 3)[:count]:
        assert s.decision.kind == "casting"
        assert s.decision.seats == (0,)
        assert s.options == [("cast", other, "spark") for other in range(number, 4)] + [("done",)]
        s.choose("cast", number, "spark")
    if count < 3:
        s.choose("done")
    assert s.decision.kind == "main"
    assert ids(s[0].discard) == ["spark"] * count
    assert len(s[0].prepped()) == 3 - count


@rule("AE-CAST-01")
def test_the_casting_phase_offers_only_the_active_players_own_spells() -> None:
    s = Scene().breach(0, 1, OPEN, "spark").breach(1, 1, OPEN, "ignite").casting(0)
    assert s.options == [("cast", 1, "spark"), ("done",)]
    with pytest.raises(IllegalChoice):
        s.choose("cast", 1, "ignite")
    with pytest.raises(IllegalChoice):
        s.choose("cast", 1, "spark", seat=1)


@rule("AE-PT-01")
def test_what_the_main_phase_is_for_is_explained_in_the_casting_phase() -> None:
    s = Scene().hand(0, "crystal").breach(0, 1, OPEN, "spark").casting(0)
    for option in (("play", "crystal"), ("gain", "jade"), ("charge",)):
        assert s.reason(*option) == ("casting-first", "AE-PT-01")
    # What speaks against it in any phase is told as it is.
    assert s.reason("open", 1) == ("breach-open", "AE-BRCH-14", 1)


@rule("AE-PT-02")
def test_without_a_prepped_spell_the_casting_phase_passes() -> None:
    s = Scene().breach(1, 1, OPEN, "spark").casting(0)
    assert s.decision.kind == "main"
    assert s.events == []


@rule("AE-CAST-02", "AE-DEC-07")
def test_a_spell_left_on_an_open_breach_can_be_cast_in_any_later_casting_phase() -> None:
    s = (
        Scene()
        .hand(0)
        .breach(0, 1, OPEN, "spark")
        .turn_cards(["player_1", "player_1", "player_1"])
        .turn_start()
    )
    for _ in range(2):
        assert s.options == [("cast", 1, "spark"), ("done",)]
        s.choose("done")
        assert ids(s[0].breach(1).spells) == ["spark"]
        s.choose("end_turn")
    s.choose("cast", 1, "spark")
    assert s.g.nemesis_life == LIFE - 1


@rule("AE-CAST-03", "AE-DEC-07")
def test_spells_on_closed_breaches_must_be_cast() -> None:
    s = Scene().breach(0, 1, OPEN, "spark").breach(0, 2, 2, "ignite").breach(0, 3, 1, "spark").casting(0)
    assert s.options == [("cast", 1, "spark"), ("cast", 2, "ignite"), ("cast", 3, "spark")]
    assert s.reason("done") == ("must-cast", "AE-CAST-03")
    with pytest.raises(IllegalChoice) as refused:
        s.choose("done")
    assert refused.value.reason == ("must-cast", "AE-CAST-03")
    s.choose("cast", 2, "ignite")
    assert s.reason("done") == ("must-cast", "AE-CAST-03")
    s.choose("cast", 3, "spark")
    assert s.options == [("cast", 1, "spark"), ("done",)]
    assert s.reason("done") is None


@rule("AE-CAST-03")
def test_a_breach_focused_and_used_in_a_turn_casts_in_the_next() -> None:
    s = Scene().hand(0, "spark").set(aether=3).turn_cards(["player_1", "player_2"]).main(0)
    s.choose("focus", 3)
    s.choose("prep", "spark", 3)
    s.choose("end_turn")
    assert s.g.active == 0
    assert cast_told(s) == ["spark"], "the only legal choice makes itself"
    assert s.g.nemesis_life == LIFE - 1


@rule("AE-RUL-06", "AE-CAST-01")
def test_a_breach_opened_in_between_makes_casting_optional() -> None:
    """Amplify Vision opens III, on which a spell waits that had to be cast until then."""
    s = Scene().breach(0, 1, OPEN, "amplify_vision").breach(0, 2).breach(0, 3, 3, "spark").casting(0)
    assert ("done",) not in s.options
    s.choose("cast", 1, "amplify_vision")
    assert s.options == [("cast", 3, "spark"), ("done",)]
    s.choose("done")
    assert ids(s[0].breach(3).spells) == ["spark"]


@rule("AE-RUL-06")
def test_a_breach_that_an_ally_opens_in_between_makes_casting_optional() -> None:
    s = Scene().hand(0).hand(1, "focusing_orb").breach(0, 2, 3, "spark").set(gravehold=30)
    s.turn_cards(["player_1", "player_2"]).main(1)
    s.choose("play", "focusing_orb")
    s.choose("breach", 0, 2)
    s.choose("end_turn")
    assert s.g.active == 0
    assert s.options == [("cast", 2, "spark"), ("done",)]


@rule("AE-CAST-04")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_the_order_of_casting_is_free_for_forced_and_optional_spells_alike(order: tuple[int, ...]) -> None:
    spells = {1: "spark", 2: "lava_tendril", 3: "wildfire_whip"}
    s = Scene().breach(0, 1, OPEN, "spark").breach(0, 2, 0, "lava_tendril").breach(0, 3, 0, "wildfire_whip")
    s.casting(0)
    for number in order:
        if ("cast", number, spells[number]) in s.options:
            s.choose("cast", number, spells[number])
    assert s.decision.kind == "main"
    assert cast_told(s) == [spells[number] for number in order]
    assert ids(s[0].discard) == [spells[number] for number in order]


# How a spell is cast


@rule("AE-CAST-05", "AE-RUL-05")
def test_the_spell_lies_on_the_discard_pile_before_its_effect_is_resolved() -> None:
    s = Scene().discard(0, "jade").breach(0, 1, OPEN, "spark").foe("jagged_one").casting(0)
    s.choose("cast", 1, "spark")
    assert s.decision.kind == "target"
    assert ids(s[0].discard) == ["jade", "spark"]
    assert s[0].breach(1).spells == []
    assert (s.g.nemesis_life, s.g.foes[0].life) == (LIFE, 14)


@rule("AE-CAST-05")
def test_cards_discarded_by_a_spell_lie_above_it() -> None:
    s = Scene().hand(0, "crystal", "spark").discard(0, "jade").breach(0, 1, OPEN, "dark_fire").casting(0)
    s.choose("cast", 1, "dark_fire")
    s.choose("card", "spark")
    s.choose("card", "crystal")
    assert ids(s[0].discard) == ["jade", "dark_fire", "spark", "crystal"]


@rule("AE-RUL-05")
def test_a_pile_turned_over_while_a_spell_is_resolved_holds_that_spell() -> None:
    """No spell of the box draws cards, so the draw is made while its effect waits for a choice."""
    s = Scene().hand(0).deck(0, "crystal").discard(0, "jade").breach(0, 1, OPEN, "spark").foe("jagged_one")
    s.casting(0)
    s.choose("cast", 1, "spark")
    assert draw(s.g, s[0], 3) == 3
    assert ids(s[0].hand) == ["crystal", "jade", "spark"]


@rule("AE-CAST-06")
def test_casting_resolves_only_the_cast_effect() -> None:
    s = Scene().hand(0, "jade").breach(0, 1, OPEN, "wildfire_whip").breach(0, 2, OPEN, "oblivion_swell")
    s.breach(0, 3, OPEN, "arcane_nexus").breach(1, 1, OPEN, "spark").casting(0)
    s.choose("cast", 1, "wildfire_whip")
    assert s.decision.kind == "casting", "the whip casts no other spell"
    s.choose("cast", 3, "arcane_nexus")
    s.choose("cast", 2, "oblivion_swell")
    s.choose("none")
    assert s.g.aether == 0
    assert ids(s[0].hand) == ["jade"]
    assert ids(s[1].prepped()) == ["spark"]
    assert s.g.nemesis_life == LIFE - 4 - 5 - 2


# Damage


@rule("AE-CAST-07", "AE-DEC-08")
def test_all_damage_goes_to_one_enemy_of_choice() -> None:
    s = Scene().breach(0, 1, OPEN, "wildfire_whip").foe("haze_spewer").foe("eye_of_nothing").foe("jagged_one")
    s.casting(0)
    s.choose("cast", 1, "wildfire_whip")
    assert (s.decision.kind, s.decision.seats) == ("target", (0,))
    assert s.decision.about == ("wildfire_whip", 4)
    assert s.options == [("target", "nemesis"), ("target", "haze_spewer"), ("target", "jagged_one")]
    s.choose("target", "haze_spewer")
    assert s.decision.kind == "main"
    assert [foe.life for foe in s.g.foes] == [1, 0, 14]
    assert s.g.nemesis_life == LIFE


@rule("AE-CAST-07", "AE-DMG-02")
def test_without_minions_the_nemesis_is_the_only_target() -> None:
    s = Scene().breach(0, 1, OPEN, "wildfire_whip").foe("eye_of_nothing").casting(0)
    s.choose("cast", 1, "wildfire_whip")
    assert s.decision.kind == "main"
    assert s.g.nemesis_life == LIFE - 4


@rule("AE-RUL-22", "AE-NCRD-04", "AE-CAST-07")
def test_damage_beyond_a_minions_life_is_lost() -> None:
    s = Scene().breach(0, 1, OPEN, "wildfire_whip").foe("haze_spewer", 2).foe("jagged_one").casting(0)
    s.choose("cast", 1, "wildfire_whip")
    s.choose("target", "haze_spewer")
    assert ids(s.g.foes) == ["jagged_one"]
    assert s.g.foes[0].life == 14
    assert s.g.nemesis_life == LIFE
    assert ids(s.g.nemesis_discard) == ["haze_spewer"]


@rule("AE-CAST-08", "AE-BRCH-15", "AE-RUL-21")
@pytest.mark.parametrize(("number", "amount"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_open_breaches_iii_and_iv_add_1_damage(number: int, amount: int) -> None:
    s = Scene().breach(0, number, OPEN, "spark").casting(0)
    s.choose("cast", number, "spark")
    assert damage_told(s) == [("nemesis", amount)]


@rule("AE-CAST-10", "AE-BRCH-15")
@pytest.mark.parametrize("stage", [0, 1, 2, 3])
@pytest.mark.parametrize("number", [3, 4])
def test_a_closed_breach_never_gives_the_bonus(number: int, stage: int) -> None:
    s = Scene().breach(0, number, stage, "spark").casting(0)
    assert damage_told(s) == [("nemesis", 1)]


@rule("AE-CAST-09", "AE-DEC-09", "AE-RUL-21")
@pytest.mark.parametrize("spell", ["dark_fire", "consuming_void"])
def test_the_bonus_alone_is_dealt_to_an_enemy_of_choice(spell: str) -> None:
    s = Scene().hand(0).breach(0, 4, OPEN, spell).foe("jagged_one").casting(0)
    s.choose("cast", 4, spell)
    assert (s.decision.kind, s.decision.seats) == ("target", (0,))
    assert s.decision.about == (spell, 1)
    assert s.options == [("target", "nemesis"), ("target", "jagged_one")]
    s.choose("target", "jagged_one")
    assert s.g.foes[0].life == 13
    assert s.decision.kind == "main"


@rule("AE-CAST-09", "AE-CAST-10")
@pytest.mark.parametrize(("number", "stage"), [(1, OPEN), (2, OPEN), (3, 2)])
def test_a_spell_without_damage_and_bonus_hits_nobody(number: int, stage: int) -> None:
    s = Scene().hand(0).breach(0, number, stage, "dark_fire").foe("jagged_one").casting(0)
    if s.decision.kind == "casting":
        s.choose("cast", number, "dark_fire")
    assert s.decision.kind == "main"
    assert damage_told(s) == []
    assert ids(s[0].discard) == ["dark_fire"]


@rule("AE-RUL-21")
def test_the_bonus_is_added_once_to_a_cast() -> None:
    s = Scene().hand(0).charges(0, 1).breach(0, 3, OPEN, "phoenix_flame").casting(0)
    s.choose("cast", 3, "phoenix_flame")
    s.choose("yes")
    assert damage_told(s) == [("nemesis", 5)]


# Spells cast by effects


@rule("AE-EX-08", "AE-CAST-11", "AE-CAST-12", "AE-CAST-13", "AE-CAST-14", "AE-CAST-15", "AE-DEC-11")
def test_casting_an_allys_spell() -> None:
    s = Scene("mist", "kadir").hand(0, "garnet_shard", "crystal", "spark", "jade").discard(0, "crystal")
    s.hand(1, "emerald_shard").discard(1, "jade").breach(1, 1, OPEN, "dark_fire").foe("jagged_one").main(0)
    s.choose("play", "garnet_shard")
    s.choose("or", "cast")
    assert (s.decision.kind, s.decision.seats) == ("discard", (0,))
    assert s.options == [("card", "crystal"), ("card", "spark"), ("card", "jade"), ("none",)]
    s.choose("card", "spark")
    s.choose("card", "crystal")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("target", (0,), ("dark_fire", 6))
    s.choose("target", "jagged_one")
    assert s.g.foes[0].life == 8
    assert (ids(s[0].hand), ids(s[1].hand)) == (["jade"], ["emerald_shard"])
    assert ids(s[0].discard) == ["crystal", "spark", "crystal"]
    assert ids(s[1].discard) == ["jade", "dark_fire"]
    assert s[1].breach(1).spells == []
    assert s.events[1] == ("cast", 0, "dark_fire", 1)


@rule("AE-RUL-09", "AE-EX-08")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_caster_of_dark_fire_discards_up_to_two_cards(count: int) -> None:
    s = Scene("mist", "kadir").hand(0, "garnet_shard", "crystal", "crystal", "crystal")
    s.breach(1, 1, OPEN, "dark_fire").main(0)
    s.choose("play", "garnet_shard")
    s.choose("or", "cast")
    for _ in range(count):
        s.choose("card", "crystal")
    if count < 2:
        s.choose("none")
    assert s.decision.kind == "main"
    assert len(s[0].hand) == 3 - count
    assert s.g.nemesis_life == LIFE - 3 * count


@rule("AE-CAST-11", "AE-DEC-11", "AE-RUL-41")
def test_an_effect_offers_the_prepped_spells_it_names() -> None:
    s = Scene("mist", "kadir", "brama").hand(0, "garnet_shard", "spark").breach(0, 1, OPEN, "spark")
    s.breach(1, 3, 0, "ignite").breach(2, 1, OPEN, "spark", "ignite").main(0)
    s.choose("play", "garnet_shard")
    s.choose("or", "cast")
    assert (s.decision.kind, s.decision.about) == ("cast_spell", ("garnet_shard",))
    assert s.decision.seats == (0,)
    assert s.options == [
        ("spell", 0, 1, "spark"),
        ("spell", 1, 3, "ignite"),
        ("spell", 2, 1, "spark"),
        ("spell", 2, 1, "ignite"),
    ]
    s.choose("spell", 2, 1, "ignite")
    assert (s.decision.kind, s.options) == ("player", [("player", 1), ("player", 2)])
    s.choose("player", 2)
    assert ids(s[2].breach(1).spells) == ["spark"]
    assert ids(s[2].discard) == ["ignite"]
    assert s[2].charges == 1


@rule("AE-RUL-21", "AE-CAST-08")
@pytest.mark.parametrize(("stage", "amount"), [(OPEN, 2), (1, 1)])
def test_the_bonus_belongs_to_the_breach_whoever_casts(stage: int, amount: int) -> None:
    s = Scene("mist", "kadir").hand(0, "garnet_shard").breach(1, 3, stage, "spark").main(0)
    s.choose("play", "garnet_shard")
    s.choose("or", "cast")
    assert damage_told(s) == [("nemesis", amount)]


@rule("AE-RUL-41", "AE-CAST-05", "AE-PREP-06")
def test_an_effect_casts_a_spell_in_the_turn_it_was_prepped() -> None:
    s = Scene().hand(0, "spark", "blasting_staff").breach(0, 3).foe("jagged_one").main(0)
    s.choose("prep", "spark", 3)
    s.choose("play", "blasting_staff")
    s.choose("spell", 0, 3, "spark")
    assert ids(s[0].discard) == ["spark"]
    assert s.decision.about == ("spark", 4), "the staff adds 2, the breach 1"
    s.choose("target", "nemesis")
    assert s.g.nemesis_life == LIFE - 4


@rule("AE-RUL-41", "AE-CAST-09")
def test_extra_damage_and_bonus_of_a_spell_without_damage_are_one_hit() -> None:
    s = Scene().hand(0, "dark_fire", "blasting_staff").breach(0, 4).foe("jagged_one").main(0)
    s.choose("prep", "dark_fire", 4)
    s.choose("play", "blasting_staff")
    s.choose("spell", 0, 4, "dark_fire")
    assert (s.decision.kind, s.decision.about) == ("target", ("dark_fire", 3))


@rule("AE-CAST-14")
def test_a_cast_spell_goes_on_top_of_its_owners_pile_in_the_casters_turn() -> None:
    s = Scene().hand(0).breach(0, 1, OPEN, "wildfire_whip").breach(1, 2, 0, "spark").discard(0, "crystal")
    s.discard(1, "jade", "crystal").set(aether=2).main(0)
    s.choose("prepped", 1, "wildfire_whip")
    s.choose("spell", 1, 2, "spark")
    assert ids(s[1].discard) == ["jade", "crystal", "spark"]
    assert ids(s[0].discard) == ["crystal"]


# The rulebook's example


@rule(
    "AE-EX-07",
    "AE-CAST-03",
    "AE-CAST-05",
    "AE-CAST-10",
    "AE-CAST-16",
    "AE-BRCH-04",
    "AE-BRCH-17",
    "AE-RUL-45",
)
def test_the_example_of_casting() -> None:
    """The end state; the card in hand focuses before it hits, the rulebook tells it the other way round."""
    s = Scene().hand(1).discard(1, "jade").breach(1, 1, OPEN, "spark").breach(1, 2)
    s.breach(1, 3, 1, "amplify_vision").breach(1, 4, 1).casting(1)
    assert s.options == [("cast", 1, "spark"), ("cast", 3, "amplify_vision")]
    assert s.reason("done") == ("must-cast", "AE-CAST-03")
    s.choose("cast", 3, "amplify_vision")
    assert ids(s[1].discard) == ["jade", "amplify_vision"]
    assert s.g.nemesis_life == LIFE - 2
    assert [breach.stage for breach in s[1].breaches] == [OPEN, OPEN, 2, 1]
    assert s.options == [("cast", 1, "spark"), ("done",)]
    s.choose("done")
    assert s.decision.kind == "main"
    assert ids(s[1].prepped()) == ["spark"]
    assert s.events == [
        ("cast", 1, "amplify_vision", 1),
        ("focus", 1, 3),
        ("damage", "nemesis", 2, LIFE - 2),
    ]


@rule("AE-CAST-16")
def test_focusing_by_an_effect_costs_nothing_and_spends_no_reduction() -> None:
    s = (
        Scene("mist", "kadir")
        .hand(0, "garnet_shard")
        .breach(1, 1, OPEN, "amplify_vision")
        .set(aether=1, discount=3)
    )
    s.main(0)
    s.choose("play", "garnet_shard")
    s.choose("or", "cast")
    assert s[0].breach(2).stage == 3
    assert (s.g.aether, s.g.discount) == (1, 3)
