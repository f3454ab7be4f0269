"""What gems do when they are played, and when they are gained."""

from __future__ import annotations

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.effects.nemeses.crooked_mask import mask

MARKET = [
    "jade", "vriswood_amber", "diamond_cluster",
    "flexing_dagger", "bottled_vortex",
    "phoenix_flame", "ignite", "essence_theft", "chaos_arc",
]  # fmt: skip


@rule("AE-MAIN-04", "AE-MAIN-05")
@pytest.mark.parametrize(("gem", "aether"), [("crystal", 1), ("jade", 2), ("vriswood_amber", 2)])
def test_plain_gem_gives_its_aether(gem: str, aether: int) -> None:
    s = Scene("kadir", "mist").hand(0, gem, "spark").main(0)
    s.play(gem)
    assert s.decision.kind == "main"
    assert (s.g.aether, s.g.aether_gem_only, s.g.aether_spell_only) == (aether, 0, 0)
    assert ids(s[0].hand) == ["spark"]
    assert ids(s[0].played) == [gem]
    assert s[0].discard == []


# Aether for one purpose


def gains(s: Scene) -> list[str]:
    return [str(option[1]) for option in s.options if option[0] == "gain"]


@rule("AE-RUL-47")
def test_searing_ruby_gives_aether_for_spells_only() -> None:
    s = Scene("kadir", "mist", market=MARKET).hand(0, "searing_ruby").main(0)
    s.play("searing_ruby")
    assert (s.g.aether, s.g.aether_gem_only, s.g.aether_spell_only) == (2, 0, 1)
    assert gains(s) == ["jade", "flexing_dagger", "phoenix_flame"]
    assert s.reason("gain", "bottled_vortex") == ("need-aether", "AE-GAIN-01", 3, 2)
    assert s.reason("gain", "vriswood_amber") == ("need-aether", "AE-GAIN-01", 3, 2)
    s.choose("gain", "phoenix_flame")
    assert (s.g.aether, s.g.aether_spell_only) == (0, 0)


@rule("AE-RUL-47")
def test_aether_for_spells_is_spent_first_and_only_where_it_fits() -> None:
    s = Scene("kadir", "mist", market=MARKET).hand(0, "searing_ruby", "jade", "crystal").main(0)
    s.play("searing_ruby", "jade", "crystal")
    s.choose("gain", "flexing_dagger")
    assert (s.g.aether, s.g.aether_spell_only) == (3, 1)
    s.choose("gain", "phoenix_flame")
    assert (s.g.aether, s.g.aether_spell_only) == (1, 0)


@rule("AE-RUL-47")
def test_moonstone_shard_gives_aether_for_gems_only() -> None:
    s = Scene("jian", "mist", market=MARKET).hand(0, "moonstone_shard", "crystal").main(0)
    s.play("moonstone_shard")
    assert (s.g.aether, s.g.aether_gem_only, s.g.aether_spell_only) == (1, 1, 0)
    assert gains(s) == ["jade"]
    assert s.reason("charge") == ("need-aether", "AE-CHG-01", 2, 1)
    assert s.reason("gain", "flexing_dagger") == ("need-aether", "AE-GAIN-01", 2, 1)
    s.play("crystal")
    s.choose("gain", "jade")
    assert (s.g.aether, s.g.aether_gem_only) == (1, 0)


@rule("AE-MAIN-09", "AE-MAIN-10")
def test_aether_for_one_purpose_is_lost_with_the_turn() -> None:
    s = Scene("jian", "mist").hand(0, "moonstone_shard", "searing_ruby").turn_cards(["player_1"]).main(0)
    s.play("moonstone_shard", "searing_ruby")
    s.choose("end_turn")
    s.choose("rest")
    assert s.g.active == 0 and s.decision.kind == "main"
    assert (s.g.aether, s.g.aether_gem_only, s.g.aether_spell_only) == (0, 0, 0)


# V'riswood Amber


def amber_bought() -> Scene:
    s = (
        Scene("kadir", "mist", market=MARKET)
        .hand(0, "jade", "crystal")
        .deck(0, "spark")
        .discard(0, "spark")
        .main(0)
    )
    s.play("jade", "crystal")
    s.choose("gain", "vriswood_amber")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("may", (0,), ("vriswood_amber",))
    return s


def test_vriswood_amber_may_go_on_top_of_the_deck() -> None:
    s = amber_bought()
    s.choose("yes")
    assert ids(s[0].deck.cards) == ["spark", "vriswood_amber"]
    assert ids(s[0].discard) == ["spark"]
    assert (s.g.aether, s.g.stock[s.g.market.index(CARDS["vriswood_amber"])]) == (0, 6)


@rule("AE-GAIN-02")
def test_vriswood_amber_may_stay_on_the_discard_pile() -> None:
    s = amber_bought()
    s.choose("no")
    assert ids(s[0].deck.cards) == ["spark"]
    assert ids(s[0].discard) == ["spark", "vriswood_amber"]


def test_vriswood_amber_on_a_shuffled_deck_lies_in_a_known_place() -> None:
    s = Scene("kadir", "mist", market=MARKET).hand(0, "jade", "crystal").deck(0, "spark", "jade")
    s[0].deck.hi = 2
    s.main(0)
    s.play("jade", "crystal")
    s.choose("gain", "vriswood_amber")
    s.choose("yes")
    assert (s[0].deck.lo, s[0].deck.hi, len(s[0].deck.cards)) == (0, 2, 3)


# Sifter's Pearl


@rule("AE-DEC-23")
def test_sifters_pearl_lets_every_player_keep_or_throw_the_top_card() -> None:
    s = Scene("kadir", "mist", "lash").hand(1, "sifters_pearl")
    s.deck(0, "crystal", "spark").deck(1, "jade", "crystal").deck(2, "spark", "crystal").main(1)
    s.play("sifters_pearl")
    asked = []
    for answer in ("throw", "keep", "throw"):
        assert s.options == [("keep",), ("throw",)]
        asked.append((s.decision.kind, s.decision.seats, s.decision.about))
        s.choose(answer)
    assert asked == [
        ("keep_or_throw", (0,), ("sifters_pearl", "crystal")),
        ("keep_or_throw", (1,), ("sifters_pearl", "jade")),
        ("keep_or_throw", (2,), ("sifters_pearl", "spark")),
    ]
    assert s.g.aether == 2
    assert [ids(mage.deck.cards) for mage in s.g.mages] == [["spark"], ["crystal", "jade"], ["crystal"]]
    assert [ids(mage.discard) for mage in s.g.mages] == [["crystal"], [], ["spark"]]
    assert ("reveal-card", 2, "spark") in s.events


@rule("AE-DRAW-07", "AE-DRAW-08")
def test_sifters_pearl_turns_over_a_discard_pile_if_the_deck_is_empty() -> None:
    s = Scene("kadir", "mist").hand(0, "sifters_pearl")
    s.deck(0).discard(0, "spark", "crystal").deck(1, "crystal").main(0)
    s.play("sifters_pearl")
    assert s.decision.about == ("sifters_pearl", "spark")
    s.choose("throw")
    assert ids(s[0].deck.cards) == ["crystal"]
    assert ids(s[0].discard) == ["spark"]
    assert ids(s[0].played) == ["sifters_pearl"]


@rule("AE-RUL-33")
def test_sifters_pearl_passes_by_a_player_without_cards() -> None:
    s = Scene("kadir", "mist").hand(0, "sifters_pearl").deck(0).discard(0).deck(1, "crystal").main(0)
    s.play("sifters_pearl")
    assert (s.decision.seats, s.decision.about) == ((1,), ("sifters_pearl", "crystal"))


def test_sifters_pearl_brings_a_corruption_to_light() -> None:
    s = Scene("kadir", "mist", nemesis="crooked_mask").hand(0, "sifters_pearl")
    corruption = mask(s.g).corruption_deck.draw()
    s[0].deck.cards.append(corruption)
    s[0].deck.lo, s[0].deck.hi = 0, len(s[0].deck.cards)
    mask(s.g).unseen = [corruption]
    s.main(0)
    s.play("sifters_pearl")
    assert s.decision.about == ("sifters_pearl", corruption.id)
    assert mask(s.g).unseen == []
    assert s[0].deck.hi == len(s[0].deck.cards) - 1
    s.choose("throw")
    assert s[0].discard == [corruption]


def test_sifters_pearl_choice_cannot_undo_the_look() -> None:
    s = Scene("kadir", "mist").hand(0, "sifters_pearl").main(0)
    s.play("sifters_pearl")
    assert s.table is not None
    assert s.table.undoable((0, 1)) == 0


# Gems that count plays


def test_diamond_cluster_gives_more_exactly_the_second_time() -> None:
    s = (
        Scene("kadir", "mist")
        .hand(0, "diamond_cluster", "jade", "diamond_cluster", "diamond_cluster")
        .main(0)
    )
    totals = []
    for gem in ("diamond_cluster", "jade", "diamond_cluster", "diamond_cluster"):
        s.play(gem)
        totals.append(s.g.aether)
    assert totals == [2, 4, 8, 10]


def test_diamond_clusters_are_counted_anew_every_turn() -> None:
    s = (
        Scene("kadir", "mist")
        .hand(0, "diamond_cluster")
        .deck(0, "diamond_cluster")
        .turn_cards(["player_1"])
        .main(0)
    )
    s.play("diamond_cluster")
    s.choose("end_turn")
    s.play("diamond_cluster")
    assert s.g.aether == 2


@rule("AE-DEC-23", "AE-CARD-02")
def test_clouded_sapphire_gives_an_ally_a_charge_the_first_time() -> None:
    s = Scene("kadir", "mist", "lash").hand(0, "clouded_sapphire", "clouded_sapphire").main(0)
    s.play("clouded_sapphire")
    assert (s.decision.kind, s.decision.seats) == ("player", (0,))
    assert s.options == [("player", 1), ("player", 2)]
    s.choose("player", 2)
    assert s.g.aether == 3
    s.play("clouded_sapphire")
    assert s.decision.kind == "main"
    assert s.g.aether == 6
    assert [mage.charges for mage in s.g.mages] == [0, 0, 1]


@rule("AE-RUL-20", "AE-CHG-04")
def test_charge_given_beyond_the_slots_is_lost() -> None:
    s = Scene("kadir", "mist").hand(0, "clouded_sapphire").charged(1).main(0)
    s.play("clouded_sapphire")
    assert [mage.charges for mage in s.g.mages] == [0, 5]
    assert s.decision.kind == "main"


@rule("AE-SOLO-05", "AE-SOLO-06", "AE-EX-26")
def test_clouded_sapphire_in_solo_charges_its_player() -> None:
    s = Scene("kadir").hand(0, "clouded_sapphire").main(0)
    s.play("clouded_sapphire")
    assert s[0].charges == 1


# Burning Opal


@rule("AE-DEC-23")
def test_burning_opal_discards_a_card_for_an_ally_to_draw() -> None:
    s = Scene("kadir", "mist", "lash").hand(0, "burning_opal", "crystal", "spark", "crystal")
    s.hand(2, "spark").deck(2, "jade").main(0)
    s.play("burning_opal")
    assert s.g.aether == 3
    assert (s.decision.kind, s.decision.seats) == ("discard", (0,))
    assert s.options == [("card", "crystal"), ("card", "spark"), ("none",)]
    s.choose("card", "spark")
    assert s.options == [("player", 1), ("player", 2)]
    s.choose("player", 2)
    assert ids(s[0].hand) == ["crystal", "crystal"]
    assert ids(s[0].discard) == ["spark"]
    assert ids(s[2].hand) == ["spark", "jade"]


def test_burning_opal_discard_may_be_declined() -> None:
    s = Scene("kadir", "mist").hand(0, "burning_opal", "crystal").main(0)
    drawn_from = ids(s[1].deck.cards)
    s.play("burning_opal")
    s.choose("none")
    assert (s.decision.kind, s.g.aether) == ("main", 3)
    assert ids(s[0].hand) == ["crystal"]
    assert ids(s[1].deck.cards) == drawn_from


def test_burning_opal_with_an_empty_hand_gives_only_aether() -> None:
    s = Scene("kadir", "mist").hand(0, "burning_opal").main(0)
    s.play("burning_opal")
    assert (s.decision.kind, s.g.aether, len(s[1].hand)) == ("main", 3, 5)


@rule("AE-SOLO-05", "AE-SOLO-06")
def test_burning_opal_in_solo_draws_for_its_player() -> None:
    s = Scene("kadir").hand(0, "burning_opal", "spark").deck(0, "jade").main(0)
    s.play("burning_opal")
    s.choose("card", "spark")
    assert ids(s[0].hand) == ["jade"]


# Amethyst Shard


@rule("AE-DEC-23", "AE-DEC-31")
def test_amethyst_shard_lets_an_ally_draw_and_discard() -> None:
    s = Scene("adelheim", "mist", "lash").hand(0, "amethyst_shard").hand(2, "spark").deck(2, "jade").main(0)
    s.play("amethyst_shard")
    assert s.g.aether == 1
    assert (s.decision.seats, s.options) == ((0,), [("player", 1), ("player", 2)])
    s.choose("player", 2)
    assert (s.decision.kind, s.decision.seats) == ("may", (2,))
    s.choose("yes")
    assert (s.decision.kind, s.decision.seats) == ("discard", (2,))
    assert s.options == [("card", "spark"), ("card", "jade")]
    s.choose("card", "jade")
    assert ids(s[2].hand) == ["spark"]
    assert ids(s[2].discard) == ["jade"]


def test_amethyst_shard_offer_may_be_declined() -> None:
    s = Scene("adelheim", "mist").hand(0, "amethyst_shard").hand(1, "spark").deck(1, "jade").main(0)
    s.play("amethyst_shard")
    assert s.decision.seats == (1,)
    s.choose("no")
    assert (ids(s[1].hand), ids(s[1].deck.cards), s[1].discard) == (["spark"], ["jade"], [])
    assert (s.decision.kind, s.g.aether) == ("main", 1)


@rule("AE-SOLO-05")
def test_amethyst_shard_in_solo_serves_its_player() -> None:
    s = Scene("adelheim").hand(0, "amethyst_shard", "spark").deck(0, "jade").main(0)
    s.play("amethyst_shard")
    s.choose("yes")
    s.choose("card", "spark")
    assert (ids(s[0].hand), ids(s[0].discard)) == (["jade"], ["spark"])


# Emerald Shard


@rule("AE-EX-10", "AE-MAIN-05", "AE-MAIN-07", "AE-RUL-10", "AE-DEC-13")
def test_first_turn_of_kadir_gives_four_aether() -> None:
    s = Scene("kadir", "mist").main(0)
    assert sorted(ids(s[0].hand)) == ["crystal", "crystal", "crystal", "emerald_shard", "spark"]
    s.play("crystal", "crystal", "crystal", "emerald_shard")
    assert s.decision.kind == "main"
    assert s.g.aether == 4
    assert [mage.life for mage in s.g.mages] == [10, 10]


@rule("AE-MAIN-06", "AE-DEC-22", "AE-DEC-23", "AE-CARD-04", "AE-EXH-10", "AE-DMG-05")
def test_emerald_shard_gives_life_to_a_player_who_can_gain_it() -> None:
    s = Scene("kadir", "mist", "lash", "jian").hand(0, "emerald_shard")
    s.life(0, 9).life(1, 10).life(2, 0).life(3, 4).main(0)
    s.play("emerald_shard")
    assert (s.decision.kind, s.decision.seats) == ("or", (0,))
    assert s.options == [("or", "aether"), ("or", "life")]
    s.choose("or", "life")
    assert (s.decision.seats, s.options) == ((0,), [("player", 0), ("player", 3)])
    s.choose("player", 3)
    assert [mage.life for mage in s.g.mages] == [9, 10, 0, 5]
    assert s.g.aether == 0


@rule("AE-MAIN-06")
def test_emerald_shard_gives_aether_by_choice() -> None:
    s = Scene("kadir", "mist").hand(0, "emerald_shard").life(1, 4).main(0)
    s.play("emerald_shard")
    s.choose("or", "aether")
    assert (s.g.aether, s[1].life) == (1, 4)


@rule("AE-RUL-10", "AE-RUL-23")
def test_emerald_shard_asks_for_the_starting_life_of_the_difficulty() -> None:
    s = Scene("kadir", "mist", difficulty="beginner").hand(0, "emerald_shard").life(0, 11).main(0)
    s.play("emerald_shard")
    s.choose("or", "life")
    assert [mage.life for mage in s.g.mages] == [12, 12]


# Garnet Shard


@rule("AE-MAIN-07", "AE-CARD-05")
def test_garnet_shard_gives_aether_if_no_spell_is_prepped() -> None:
    s = Scene("mist", "kadir").hand(0, "garnet_shard").main(0)
    s.play("garnet_shard")
    assert (s.decision.kind, s.g.aether) == ("main", 1)


@rule("AE-MAIN-06", "AE-DEC-11", "AE-DEC-22", "AE-CAST-11", "AE-CAST-14", "AE-RUL-41")
def test_garnet_shard_casts_a_spell_of_any_player() -> None:
    s = Scene("mist", "kadir").hand(0, "garnet_shard")
    s.breach(0, 1, OPEN, "spark").breach(1, 3, OPEN, "spark").main(0)
    s.play("garnet_shard")
    assert s.options == [("or", "aether"), ("or", "cast")]
    s.choose("or", "cast")
    assert (s.decision.kind, s.decision.seats) == ("cast_spell", (0,))
    assert s.options == [("spell", 0, 1, "spark"), ("spell", 1, 3, "spark")]
    s.choose("spell", 1, 3, "spark")
    assert s.g.nemesis_life == 68
    assert (ids(s[1].discard), s[1].prepped()) == (["spark"], [])
    assert (ids(s[0].prepped()), s[0].discard, s.g.aether) == (["spark"], [], 0)


@rule("AE-EX-08", "AE-CAST-12", "AE-CAST-13", "AE-CAST-14", "AE-CAST-15", "AE-RUL-09")
def test_garnet_shard_casts_the_dark_fire_of_an_ally() -> None:
    s = Scene("mist", "kadir").hand(0, "garnet_shard", "crystal", "spark").hand(1, "jade")
    s.breach(1, 1, OPEN, "dark_fire").foe("haze_spewer").main(0)
    s.play("garnet_shard")
    s.choose("or", "cast")
    assert (s.decision.kind, s.decision.seats) == ("discard", (0,))
    assert s.options == [("card", "crystal"), ("card", "spark"), ("none",)]
    s.choose("card", "spark")
    s.choose("none")
    assert (s.decision.kind, s.decision.seats) == ("target", (0,))
    s.choose("target", "haze_spewer")
    assert (s.g.foes[0].life, s.g.nemesis_life) == (2, 70)
    assert (ids(s[0].hand), ids(s[0].discard)) == (["crystal"], ["spark"])
    assert (ids(s[1].hand), ids(s[1].discard)) == (["jade"], ["dark_fire"])


# Quartz Shard


@pytest.mark.parametrize(("top", "aether"), [("player_2", 2), ("nemesis", 1), ("wild", 2)])
@rule("AE-TDECK-08")
def test_quartz_shard_gives_more_for_a_player_card(top: str, aether: int) -> None:
    deck = [top, "player_1"]
    s = Scene("lash", "mist", "kadir").hand(0, "quartz_shard").turn_cards(deck).main(0)
    s.play("quartz_shard")
    assert (s.decision.kind, s.decision.seats, s.decision.about) == ("put_back", (0,), ("quartz_shard", top))
    assert s.options == [("top",), ("bottom",)]
    s.choose("top")
    assert s.g.aether == aether
    assert s.g.turn_deck.cards == ["player_1", top]


def test_quartz_shard_may_put_the_card_on_the_bottom() -> None:
    s = (
        Scene("lash", "mist")
        .hand(0, "quartz_shard")
        .turn_cards(["nemesis", "player_1", "player_2", "nemesis"])
    )
    s.main(0)
    s.play("quartz_shard")
    s.choose("bottom")
    assert s.g.turn_deck.cards == ["nemesis", "nemesis", "player_2", "player_1"]
    assert (s.g.turn_deck.lo, s.g.turn_deck.hi) == (1, 4)
    assert s.g.aether == 1


def test_quartz_shard_makes_the_top_card_known() -> None:
    s = Scene("lash", "mist").hand(0, "quartz_shard").turn_cards(["nemesis", "player_1", "player_2"]).main(0)
    s.play("quartz_shard")
    assert (s.g.turn_deck.lo, s.g.turn_deck.hi) == (0, 2)
    assert s.table is not None
    assert s.table.undoable((0,)) == 0


@rule("AE-RUL-46", "AE-TURN-06")
def test_quartz_shard_shuffles_the_turn_order_cards_if_none_is_left() -> None:
    discarded = ["player_1", "player_2", "player_2", "player_1", "nemesis", "nemesis"]
    s = Scene("lash", "mist").hand(0, "quartz_shard").turn_cards([], discarded).main(0)
    s.play("quartz_shard")
    assert s.g.turn_discard == []
    assert sorted(s.g.turn_deck.cards) == sorted(discarded)
    assert s.decision.about == ("quartz_shard", s.g.turn_deck.cards[-1])
    assert (s.g.turn_deck.hi, s.g.round) == (5, 2)


# Tourmaline Shard


@rule("AE-DEC-23", "AE-DEC-31")
def test_tourmaline_shard_lets_an_ally_suffer_and_destroy_a_card() -> None:
    s = (
        Scene("phaedraxa", "mist", "lash")
        .hand(0, "tourmaline_shard", "spark")
        .hand(2, "crystal", "spark")
        .main(0)
    )
    s.play("tourmaline_shard")
    assert s.g.aether == 1
    assert (s.decision.seats, s.options) == ((0,), [("player", 1), ("player", 2)])
    s.choose("player", 2)
    assert (s.decision.kind, s.decision.seats) == ("may", (2,))
    s.choose("yes")
    assert (s.decision.kind, s.decision.seats) == ("destroy", (2,))
    s.choose("card", "crystal")
    assert [mage.life for mage in s.g.mages] == [10, 10, 9]
    assert (ids(s[2].hand), s[2].discard, ids(s.g.destroyed)) == (["spark"], [], ["crystal"])


def test_tourmaline_shard_offer_may_be_declined() -> None:
    s = Scene("phaedraxa", "mist").hand(0, "tourmaline_shard").hand(1, "crystal").main(0)
    s.play("tourmaline_shard")
    s.choose("no")
    assert (s[1].life, ids(s[1].hand), s.g.destroyed) == (10, ["crystal"], [])


@rule("AE-EXH-12")
def test_tourmaline_shard_with_an_exhausted_ally_hits_gravehold() -> None:
    s = Scene("phaedraxa", "mist").hand(0, "tourmaline_shard").hand(1, "crystal").life(1, 0).main(0)
    s.play("tourmaline_shard")
    s.choose("yes")
    assert (s.g.gravehold, ids(s.g.destroyed)) == (28, ["crystal"])


def test_tourmaline_shard_destroys_even_if_the_damage_is_prevented() -> None:
    s = Scene("phaedraxa", "mist").hand(0, "tourmaline_shard").hand(1, "crystal").set(shielded=True).main(0)
    s.play("tourmaline_shard")
    s.choose("yes")
    assert (s[1].life, ids(s.g.destroyed)) == (10, ["crystal"])


@rule("AE-SOLO-05")
def test_tourmaline_shard_in_solo_serves_its_player() -> None:
    s = Scene("phaedraxa").hand(0, "tourmaline_shard", "crystal").main(0)
    s.play("tourmaline_shard")
    s.choose("yes")
    assert (s[0].life, s[0].hand, ids(s.g.destroyed)) == (9, [], ["crystal"])
