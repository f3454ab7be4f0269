"""What relics do when they are played."""

from __future__ import annotations

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.effects.nemeses.crooked_mask import mask


def breach_actions(s: Scene) -> list[tuple[str | int, ...]]:
    return [option for option in s.options if option[0] in ("focus", "open")]


# Flexing Dagger


@rule("AE-RUL-48", "AE-MAIN-06", "AE-COMP-05")
def test_flexing_dagger_lowers_the_next_price_of_a_breach() -> None:
    s = Scene("kadir", "mist").hand(0, "flexing_dagger").main(0)
    s.play("flexing_dagger")
    assert (s.decision.kind, s.decision.seats) == ("or", (0,))
    assert s.options == [("or", "breach"), ("or", "damage")]
    s.choose("or", "breach")
    assert breach_actions(s) == [("focus", 2), ("open", 2), ("focus", 3)]
    s.choose("focus", 2)
    assert (s.g.aether, s.g.discount, s[0].breach(2).stage) == (0, 0, 3)
    assert breach_actions(s) == []
    assert ids(s[0].played) == ["flexing_dagger"]


@rule("AE-RUL-48")
def test_flexing_dagger_leaves_the_rest_of_a_price_to_be_paid() -> None:
    s = Scene("kadir", "mist").hand(0, "flexing_dagger", "jade").main(0)
    s.play("flexing_dagger")
    s.choose("or", "breach")
    s.play("jade")
    assert s.reason("open", 3) == ("need-aether", "AE-BRCH-10", 4, 2)
    s.choose("focus", 4)
    assert (s.g.aether, s.g.discount) == (1, 0)


@rule("AE-RUL-48")
def test_flexing_daggers_add_up_on_one_price_and_not_below_nothing() -> None:
    s = Scene("kadir", "mist").hand(0, "flexing_dagger", "flexing_dagger", "crystal").main(0)
    for _ in range(2):
        s.play("flexing_dagger")
        s.choose("or", "breach")
    s.play("crystal")
    assert s.g.discount == 6
    s.choose("open", 4)
    assert (s.g.aether, s.g.discount, s[0].breach(4).is_open) == (0, 0, True)
    assert s.reason("focus", 2) == ("need-aether", "AE-BRCH-03", 2, 0)


def test_flexing_dagger_unused_is_of_no_use_in_the_next_turn() -> None:
    s = Scene("kadir", "mist").hand(0, "flexing_dagger").deck(0, "spark").turn_cards(["player_1"]).main(0)
    s.play("flexing_dagger")
    s.choose("or", "breach")
    s.choose("end_turn")
    assert (s.g.active, s.decision.kind, s.g.discount) == (0, "main", 0)
    assert breach_actions(s) == []


@rule("AE-CARD-03")
def test_flexing_dagger_is_destroyed_for_damage() -> None:
    s = Scene("kadir", "mist").hand(0, "flexing_dagger").foe("haze_spewer").main(0)
    s.play("flexing_dagger")
    s.choose("or", "damage")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("target", (0,), ("flexing_dagger", 1))
    assert s.options == [("target", "nemesis"), ("target", "haze_spewer")]
    s.choose("target", "haze_spewer")
    assert (s.g.foes[0].life, s.g.nemesis_life, s.g.discount) == (4, 70, 0)
    assert (ids(s.g.destroyed), s[0].played, s[0].discard) == (["flexing_dagger"], [], [])


@rule("AE-MAIN-07", "AE-RUL-10")
def test_flexing_dagger_deals_damage_if_every_breach_is_open() -> None:
    s = Scene("kadir", "mist").hand(0, "flexing_dagger")
    s.breach(0, 2).breach(0, 3).breach(0, 4).main(0)
    s.play("flexing_dagger")
    assert (s.decision.kind, s.g.nemesis_life, ids(s.g.destroyed)) == ("main", 69, ["flexing_dagger"])


# Bottled Vortex


@rule("AE-CARD-03", "AE-DEC-23")
def test_bottled_vortex_destroys_from_hand_and_discard_pile_and_draws() -> None:
    s = Scene("kadir", "mist").hand(0, "bottled_vortex", "crystal", "spark", "crystal")
    s.discard(0, "crystal", "jade", "crystal").deck(0, "spark", "jade").main(0)
    s.play("bottled_vortex")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("destroy", (0,), ("bottled_vortex", 2))
    assert s.options == [
        ("card", "crystal"),
        ("card", "spark"),
        ("discarded", "crystal", 0),
        ("discarded", "jade", 1),
        ("discarded", "crystal", 2),
        ("none",),
    ]
    s.choose("discarded", "crystal", 0)
    assert s.decision.about == ("bottled_vortex", 1)
    assert ("discarded", "jade", 0) in s.options
    s.choose("card", "crystal")
    assert s.decision.kind == "main"
    assert ids(s[0].hand) == ["spark", "crystal", "spark"]
    assert ids(s[0].discard) == ["jade", "crystal"]
    assert ids(s.g.destroyed) == ["bottled_vortex", "crystal", "crystal"]
    assert (s[0].played, ids(s[0].deck.cards)) == ([], ["jade"])


def test_bottled_vortex_may_destroy_nothing_but_itself() -> None:
    s = (
        Scene("kadir", "mist")
        .hand(0, "bottled_vortex", "crystal")
        .discard(0, "spark")
        .deck(0, "jade")
        .main(0)
    )
    s.play("bottled_vortex")
    s.choose("none")
    assert (ids(s[0].hand), ids(s[0].discard)) == (["crystal", "jade"], ["spark"])
    assert ids(s.g.destroyed) == ["bottled_vortex"]


def test_bottled_vortex_may_stop_after_one() -> None:
    s = Scene("kadir", "mist").hand(0, "bottled_vortex", "crystal", "spark").deck(0, "jade").main(0)
    s.play("bottled_vortex")
    s.choose("card", "spark")
    s.choose("none")
    assert (ids(s[0].hand), ids(s.g.destroyed)) == (["crystal", "jade"], ["bottled_vortex", "spark"])


@rule("AE-DRAW-08")
def test_bottled_vortex_draws_from_what_is_left_of_the_discard_pile() -> None:
    s = Scene("kadir", "mist").hand(0, "bottled_vortex").discard(0, "crystal", "spark").deck(0).main(0)
    s.play("bottled_vortex")
    s.choose("discarded", "crystal", 0)
    s.choose("none")
    assert (ids(s[0].hand), s[0].discard, s[0].deck.cards) == (["spark"], [], [])


def test_bottled_vortex_returns_a_corruption_to_its_deck() -> None:
    s = Scene("kadir", "mist", nemesis="crooked_mask").hand(0, "bottled_vortex").deck(0, "crystal")
    corruption = mask(s.g).corruption_deck.draw()
    s[0].discard = [corruption]
    s.main(0)
    s.play("bottled_vortex")
    s.choose("discarded", corruption.id, 0)
    assert (s[0].discard, mask(s.g).corruption_deck.cards[0]) == ([], corruption)
    assert ids(s.g.destroyed) == ["bottled_vortex"]
    assert ids(s[0].hand) == ["crystal"]


# Unstable Prism


@rule("AE-RUL-49", "AE-DEC-22", "AE-DEC-23")
def test_unstable_prism_plays_a_gem_twice_and_destroys_it() -> None:
    s = Scene("kadir", "mist").hand(0, "unstable_prism", "diamond_cluster", "jade", "spark", "jade").main(0)
    s.play("unstable_prism")
    assert s.options == [("or", "gem"), ("or", "aether")]
    s.choose("or", "gem")
    assert (s.decision.kind, s.decision.seats) == ("choose_card", (0,))
    assert s.options == [("card", "diamond_cluster"), ("card", "jade")]
    s.choose("card", "diamond_cluster")
    assert s.g.aether == 6
    assert (ids(s[0].hand), ids(s[0].played)) == (["jade", "spark", "jade"], ["unstable_prism"])
    assert ids(s.g.destroyed) == ["diamond_cluster"]
    assert ids(s.g.plays) == ["unstable_prism", "diamond_cluster", "diamond_cluster"]


@rule("AE-RUL-49")
def test_unstable_prism_counts_both_plays_after_an_earlier_one() -> None:
    s = Scene("kadir", "mist").hand(0, "diamond_cluster", "unstable_prism", "diamond_cluster").main(0)
    s.play("diamond_cluster", "unstable_prism")
    s.choose("or", "gem")
    assert s.g.aether == 2 + 4 + 2
    assert (ids(s[0].played), ids(s.g.destroyed)) == (
        ["diamond_cluster", "unstable_prism"],
        ["diamond_cluster"],
    )


@rule("AE-RUL-49")
def test_unstable_prism_gives_one_charge_for_clouded_sapphire() -> None:
    s = Scene("kadir", "mist").hand(0, "unstable_prism", "clouded_sapphire").main(0)
    s.play("unstable_prism")
    s.choose("or", "gem")
    assert (s.g.aether, s[1].charges, ids(s.g.destroyed)) == (6, 1, ["clouded_sapphire"])


@rule("AE-RUL-49", "AE-MAIN-06")
def test_unstable_prism_lets_the_alternatives_of_a_gem_be_chosen_twice() -> None:
    s = Scene("kadir", "mist").hand(0, "unstable_prism", "emerald_shard").life(1, 8).main(0)
    s.play("unstable_prism")
    s.choose("or", "gem")
    s.choose("or", "life")
    assert ids(s[0].played) == ["unstable_prism", "emerald_shard"]
    s.choose("or", "aether")
    assert (s.g.aether, s[1].life) == (1, 9)
    assert (ids(s[0].played), ids(s.g.destroyed)) == (["unstable_prism"], ["emerald_shard"])


def test_the_two_plays_of_unstable_prism_are_acts_of_their_own() -> None:
    s = Scene("kadir", "mist").hand(0, "unstable_prism", "amethyst_shard").hand(1, "crystal", "jade").main(0)
    s.play("unstable_prism")
    s.choose("or", "gem")
    assert s.decision.kind == "may"
    s.choose("no")
    assert (s.decision.kind, s.g.act) == ("may", ("play_again", 0, "amethyst_shard"))
    assert s.table is not None and s.table.since_rest == 0, "clones do not make the first again"
    s.choose("no")
    assert (s.g.aether, ids(s.g.destroyed)) == (2, ["amethyst_shard"])


@rule("AE-MAIN-06")
def test_unstable_prism_gives_aether_by_choice() -> None:
    s = Scene("kadir", "mist").hand(0, "unstable_prism", "jade").main(0)
    s.play("unstable_prism")
    s.choose("or", "aether")
    assert (s.g.aether, ids(s[0].hand), s.g.destroyed) == (2, ["jade"], [])


@rule("AE-MAIN-07")
def test_unstable_prism_gives_aether_without_a_gem_in_hand() -> None:
    s = Scene("kadir", "mist").hand(0, "unstable_prism", "spark").main(0)
    s.play("unstable_prism")
    assert (s.decision.kind, s.g.aether) == ("main", 2)


# Blasting Staff


@rule("AE-DEC-11", "AE-RUL-41", "AE-PREP-06")
def test_blasting_staff_casts_a_spell_prepped_in_this_turn() -> None:
    s = Scene("jian", "mist").hand(0, "blasting_staff", "spark").breach(0, 1, OPEN, "ignite")
    s.breach(1, 1, OPEN, "spark", fresh=True).main(0)
    s.choose("prep", "spark", 2)
    s.play("blasting_staff")
    assert (s.decision.kind, s.decision.seats) == ("cast_spell", (0,))
    assert s.options == [("spell", 0, 2, "spark"), ("none",)]
    s.choose("spell", 0, 2, "spark")
    assert s.g.nemesis_life == 67
    assert (ids(s[0].discard), ids(s[0].prepped())) == (["spark"], ["ignite"])


@rule("AE-CAST-08", "AE-CAST-07")
def test_blasting_staff_adds_to_the_bonus_of_the_breach_in_one_hit() -> None:
    s = Scene("jian", "mist").hand(0, "blasting_staff").breach(0, 3, OPEN, "spark", fresh=True)
    s.foe("bane_sire").main(0)
    s.play("blasting_staff")
    s.choose("spell", 0, 3, "spark")
    assert s.decision.about == ("spark", 4)
    s.choose("target", "bane_sire")
    assert (s.g.foes[0].life, s.g.nemesis_life) == (2, 70)


def test_blasting_staff_may_be_declined() -> None:
    s = Scene("jian", "mist").hand(0, "blasting_staff", "spark").main(0)
    s.choose("prep", "spark", 1)
    s.play("blasting_staff")
    s.choose("none")
    assert (s.g.nemesis_life, ids(s[0].prepped())) == (70, ["spark"])


@rule("AE-MAIN-05")
def test_blasting_staff_without_such_a_spell_does_nothing() -> None:
    s = Scene("jian", "mist").hand(0, "blasting_staff").breach(0, 1, OPEN, "spark").main(0)
    s.play("blasting_staff")
    assert (s.decision.kind, s.g.nemesis_life, ids(s[0].prepped())) == ("main", 70, ["spark"])


# Focusing Orb


@rule("AE-DEC-22", "AE-DEC-23", "AE-BRCH-14", "AE-RUL-08")
def test_focusing_orb_focuses_a_closed_breach_of_any_player() -> None:
    s = Scene("kadir", "phaedraxa").hand(0, "focusing_orb", "spark").set(gravehold=20).main(0)
    s.play("focusing_orb")
    assert s.options == [("or", "focus"), ("or", "gravehold")]
    s.choose("or", "focus")
    assert (s.decision.kind, s.decision.seats) == ("focus_breach", (0,))
    assert s.options == [
        ("breach", 0, 2),
        ("breach", 0, 3),
        ("breach", 0, 4),
        ("breach", 1, 3),
        ("breach", 1, 4),
    ]
    s.choose("breach", 1, 3)
    assert (s[1].breach(3).stage, s[1].breach(3).focused) == (2, False)
    assert (ids(s[0].played), s.g.destroyed, s.g.gravehold) == (["focusing_orb"], [], 20)


@rule("AE-RUL-08", "AE-PREP-02")
def test_focusing_orb_lets_its_player_prep_on_the_own_breach() -> None:
    s = Scene("kadir", "mist").hand(0, "focusing_orb", "spark").main(0)
    assert ("prep", "spark", 3) not in s.options
    s.play("focusing_orb")
    s.choose("breach", 0, 3)
    assert ("prep", "spark", 3) in s.options


@rule("AE-BRCH-09", "AE-RUL-07")
def test_focusing_orb_opens_a_breach_with_its_yellow_section_up() -> None:
    s = Scene("kadir", "mist").hand(0, "focusing_orb").breach(0, 4, 3).main(0)
    s.play("focusing_orb")
    s.choose("breach", 0, 4)
    assert s[0].breach(4).is_open


@rule("AE-CARD-03")
def test_focusing_orb_is_destroyed_for_the_life_of_gravehold() -> None:
    s = Scene("kadir", "mist").hand(0, "focusing_orb").set(gravehold=20).main(0)
    s.play("focusing_orb")
    s.choose("or", "gravehold")
    assert (s.g.gravehold, ids(s.g.destroyed), s[0].played) == (23, ["focusing_orb"], [])


@rule("AE-RUL-10", "AE-DMG-06")
def test_focusing_orb_may_be_cut_short_by_the_life_cap() -> None:
    s = Scene("kadir", "mist").hand(0, "focusing_orb").set(gravehold=28).main(0)
    s.play("focusing_orb")
    s.choose("or", "gravehold")
    assert s.g.gravehold == 30


@rule("AE-RUL-10", "AE-MAIN-07")
def test_focusing_orb_must_focus_if_gravehold_is_unharmed() -> None:
    s = Scene("kadir", "mist").hand(0, "focusing_orb").main(0)
    s.play("focusing_orb")
    assert s.decision.kind == "focus_breach"


@rule("AE-MAIN-07", "AE-CARD-05")
def test_focusing_orb_must_be_destroyed_if_every_breach_is_open() -> None:
    s = Scene("kadir", "mist").hand(0, "focusing_orb").set(gravehold=20)
    for seat in (0, 1):
        s.breach(seat, 2).breach(seat, 3).breach(seat, 4)
    s.main(0)
    s.play("focusing_orb")
    assert (s.decision.kind, s.g.gravehold, ids(s.g.destroyed)) == ("main", 23, ["focusing_orb"])


@rule("AE-RUL-11")
def test_focusing_orb_that_can_do_neither_leaves_the_choice() -> None:
    s = Scene("kadir").hand(0, "focusing_orb").breach(0, 2).breach(0, 3).breach(0, 4).main(0)
    s.play("focusing_orb")
    assert s.options == [("or", "focus"), ("or", "gravehold")]
    s.choose("or", "focus")
    assert (s.decision.kind, ids(s[0].played), s.g.destroyed) == ("main", ["focusing_orb"], [])


# Mage's Talisman


@rule("AE-CARD-02", "AE-DEC-23")
def test_mages_talisman_charges_its_player_and_an_ally() -> None:
    s = Scene("kadir", "mist", "lash").hand(0, "mages_talisman").main(0)
    s.play("mages_talisman")
    assert (s.decision.seats, s.options) == ((0,), [("player", 1), ("player", 2)])
    s.choose("player", 1)
    assert [mage.charges for mage in s.g.mages] == [1, 1, 0]


@rule("AE-RUL-20", "AE-MAIN-05")
def test_mages_talisman_charges_the_ally_even_if_its_player_has_no_slot() -> None:
    s = Scene("kadir", "mist").hand(0, "mages_talisman").charged(0).main(0)
    s.play("mages_talisman")
    assert [mage.charges for mage in s.g.mages] == [5, 1]


@rule("AE-SOLO-05", "AE-SOLO-06", "AE-EX-26")
def test_mages_talisman_in_solo_gives_both_charges_to_its_player() -> None:
    s = Scene("kadir").hand(0, "mages_talisman").main(0)
    s.play("mages_talisman")
    assert s[0].charges == 2
