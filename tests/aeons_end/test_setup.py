"""From players and options to the first state (AE-SETUP, AE-TDECK, AE-NDECK, AE-MKT, AE-DIFF)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids, laid_out
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import (
    CARDS,
    COPIES,
    DIFFICULTIES,
    FOES,
    MAGES,
    NEMESES,
    SUPPLY,
)
from tryptyk.games.aeons_end.components.printed import GEM, RELIC, SPELL, NemesisMat
from tryptyk.games.aeons_end.effects.nemeses.carapace_queen import queen
from tryptyk.games.aeons_end.effects.nemeses.crooked_mask import mask
from tryptyk.games.aeons_end.effects.nemeses.prince_of_gluttons import prince
from tryptyk.games.aeons_end.effects.nemeses.rageborne import rageborne
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.rules import damage
from tryptyk.games.aeons_end.rules.nemesis import unleash
from tryptyk.games.aeons_end.state import State
from tryptyk.kernel import InvalidSetup, Rng, Table

RIGHT, DOWN, LEFT = 0, 1, 2
"""Where the yellow section of a closed breach points."""


# Mages


@rule("AE-SETUP-01", "AE-DEC-04", "AE-DEC-01")
def test_every_player_has_a_mat_and_a_number_of_their_own() -> None:
    g = laid_out(4, mages=["xaxos", "kadir", "mist", "jian"])
    assert [(mage.seat, mage.mat.id) for mage in g.mages] == [
        (0, "xaxos"),
        (1, "kadir"),
        (2, "mist"),
        (3, "jian"),
    ]
    assert g.everyone == (0, 1, 2, 3)


@rule("AE-SETUP-01")
@pytest.mark.parametrize("seed", range(20))
def test_random_mages_are_never_dealt_twice(seed: int) -> None:
    g = laid_out(4, seed, mages=["random", "kadir", "random", "random"])
    names = [mage.mat.id for mage in g.mages]
    assert names[1] == "kadir"
    assert len(set(names)) == 4


def test_chance_deals_every_mage_sooner_or_later() -> None:
    assert {laid_out(1, seed).mages[0].mat.id for seed in range(60)} == set(MAGES)


@rule("AE-SETUP-01")
def test_no_mat_is_used_twice() -> None:
    with pytest.raises(InvalidSetup, match="Every mage can be played by one player only"):
        laid_out(2, mages=["kadir", "kadir"])


@rule("AE-EX-01", "AE-SETUP-02", "AE-SETUP-03", "AE-SETUP-05", "AE-SETUP-06", "AE-SETUP-07")
def test_kadir_is_laid_out_as_in_the_rulebook() -> None:
    kadir = laid_out(2, mages=["kadir", "mist"]).mages[0]
    assert ids(kadir.hand) == ["emerald_shard", "crystal", "crystal", "crystal", "spark"]
    assert ids(reversed(kadir.deck.cards)) == ["crystal", "crystal", "crystal", "spark", "spark"]
    assert [(breach.number, breach.stage) for breach in kadir.breaches] == [
        (1, OPEN),
        (2, LEFT),
        (3, DOWN),
        (4, LEFT),
    ]


# Hand, deck from the top, breaches: as printed on the mats.
MATS: dict[str, tuple[str, str, list[tuple[int, int]]]] = {
    "adelheim": ("amethyst_shard C C S S", "C C C C C", [(1, OPEN), (2, LEFT), (3, RIGHT), (4, DOWN)]),
    "brama": ("buried_light C C C C", "C C C S S", [(1, OPEN), (2, DOWN), (3, RIGHT), (4, LEFT)]),
    "jian": ("moonstone_shard C C S S", "C C C S S", [(1, OPEN), (2, OPEN), (3, RIGHT), (4, DOWN)]),
    "kadir": ("emerald_shard C C C S", "C C C S S", [(1, OPEN), (2, LEFT), (3, DOWN), (4, LEFT)]),
    "lash": ("quartz_shard C C C S", "C C C S S", [(1, OPEN), (2, LEFT), (3, RIGHT), (4, LEFT)]),
    "mist": ("garnet_shard C C C S", "C C C S S", [(1, OPEN), (2, LEFT), (3, DOWN), (4, DOWN)]),
    "phaedraxa": ("tourmaline_shard C C C S", "C C C C S", [(2, OPEN), (3, DOWN), (4, LEFT)]),
    "xaxos": ("flare C C C C", "C C C C S", [(1, OPEN), (2, RIGHT), (3, RIGHT), (4, DOWN)]),
}


def spelt(cards: str) -> list[str]:
    return [{"C": "crystal", "S": "spark"}.get(card, card) for card in cards.split()]


@rule("AE-SETUP-02", "AE-SETUP-03", "AE-SETUP-04", "AE-SETUP-05", "AE-SETUP-06", "AE-SETUP-07")
@pytest.mark.parametrize("mage", MAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_hand_deck_and_breaches_are_those_of_the_mat(mage: str, seed: int) -> None:
    """With whatever seed: nothing of it is drawn at random or shuffled."""
    hand, deck, breaches = MATS[mage]
    laid = laid_out(1, seed, mages=[mage]).mages[0]
    assert ids(laid.hand) == spelt(hand)
    assert ids(reversed(laid.deck.cards)) == spelt(deck)
    assert laid.deck.lo == laid.deck.hi == 0, "its order is known"
    assert [(breach.number, breach.stage) for breach in laid.breaches] == breaches


@rule("AE-SETUP-08", "AE-RUL-27")
def test_mages_differ_in_their_breaches() -> None:
    g = laid_out(4, mages=["jian", "phaedraxa", "kadir", "xaxos"])
    assert [sum(breach.is_open for breach in mage.breaches) for mage in g.mages] == [2, 1, 1, 1]
    assert [len(mage.breaches) for mage in g.mages] == [4, 3, 4, 4], "Phaedraxa's mat has no breach I"


@rule("AE-SETUP-09", "AE-SETUP-10", "AE-DIFF-01", "AE-NDECK-02")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_life_in_normal_difficulty(nemesis: str) -> None:
    g = laid_out(3, nemesis=nemesis)
    assert g.difficulty.id == "normal" and not g.difficulty.increased
    assert [mage.life for mage in g.mages] == [10, 10, 10]
    assert g.gravehold == 30
    assert g.nemesis_life == (60 if nemesis == "carapace_queen" else 70)


@rule("AE-RUL-37")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_nothing_has_happened_yet(nemesis: str) -> None:
    g = laid_out(4, nemesis=nemesis)
    for mage in g.mages:
        assert mage.charges == 0
        assert mage.discard == [] and mage.played == [] and mage.prepped() == []
        assert not any(breach.focused for breach in mage.breaches)
    assert g.foes == [] and g.nemesis_discard == [] and g.turn_discard == [] and g.destroyed == []
    assert (g.aether, g.aether_gem_only, g.aether_spell_only, g.discount) == (0, 0, 0, 0)
    assert (g.turn, g.round, g.active) == (0, 1, -1)
    GAME.check(g)


# The turn-order deck


@rule("AE-TDECK-01", "AE-TDECK-02", "AE-TDECK-05", "AE-EX-02", "AE-RUL-29")
def test_turn_order_deck_of_two() -> None:
    assert Counter(laid_out(2).turn_deck.cards) == {"player_1": 2, "player_2": 2, "nemesis": 2}


@rule("AE-TDECK-01", "AE-TDECK-03", "AE-TDECK-05", "AE-RUL-29")
def test_turn_order_deck_of_three() -> None:
    assert Counter(laid_out(3).turn_deck.cards) == {
        "player_1": 1,
        "player_2": 1,
        "player_3": 1,
        "wild": 1,
        "nemesis": 2,
    }


@rule("AE-TDECK-01", "AE-TDECK-04", "AE-TDECK-05", "AE-RUL-29")
def test_turn_order_deck_of_four() -> None:
    assert Counter(laid_out(4).turn_deck.cards) == {
        "player_1": 1,
        "player_2": 1,
        "player_3": 1,
        "player_4": 1,
        "nemesis": 2,
    }


@rule("AE-TDECK-05", "AE-RUL-29", "AE-RUL-30", "AE-SOLO-03")
def test_turn_order_deck_of_true_solo() -> None:
    assert Counter(laid_out(1).turn_deck.cards) == {"player_1": 2, "wild": 1, "nemesis": 2}


@rule("AE-TDECK-06")
def test_the_turn_order_deck_is_shuffled_and_unseen() -> None:
    decks = [laid_out(2, seed).turn_deck for seed in range(30)]
    assert len({tuple(deck.cards) for deck in decks}) > 20
    assert all((deck.lo, deck.hi) == (0, 6) for deck in decks)


@rule("AE-TDECK-07")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_numbered_card_belongs_to_the_player_of_that_number(number: int) -> None:
    s = Scene("kadir", "mist", "brama", "jian").turn_cards([f"player_{number}"]).turn_start()
    assert s.g.active == number - 1


@rule("AE-TDECK-08")
def test_the_x_card_counts_as_a_player_card() -> None:
    s = Scene("lash", "kadir", "mist").hand(0, "quartz_shard").turn_cards(["wild", "nemesis"]).main(0)
    s.choose("play", "quartz_shard")
    s.choose("top")
    assert s.g.aether == 2
    t = Scene("lash", "kadir", "mist").hand(0, "quartz_shard").turn_cards(["nemesis", "wild"]).main(0)
    t.choose("play", "quartz_shard")
    t.choose("top")
    assert t.g.aether == 1


# The nemesis


@rule("AE-NDECK-01", "AE-DEC-03")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_the_team_chooses_one_nemesis(nemesis: str) -> None:
    g = laid_out(2, nemesis=nemesis)
    assert g.mat is NEMESES[nemesis]
    owners = {card.nemesis for card in (*g.nemesis_deck, *g.box)}
    assert owners == {"basic", nemesis}
    assert GAME.view(g, 1).nemesis.nemesis == nemesis


@rule("AE-NDECK-01")
def test_a_nemesis_can_be_left_to_chance() -> None:
    assert {laid_out(2, seed, nemesis="random").mat.id for seed in range(40)} == set(NEMESES)


@rule("AE-NDECK-03")
@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nine_unique_cards_enter_the_deck(nemesis: str, players: int) -> None:
    unique = [card for card in laid_out(players, nemesis=nemesis).nemesis_deck if card.nemesis == nemesis]
    assert sorted(ids(unique)) == sorted(NEMESES[nemesis].cards)
    assert Counter(card.tier for card in unique) == {1: 3, 2: 3, 3: 3}


@rule("AE-NDECK-04", "AE-NDECK-05", "AE-NDECK-06", "AE-NDECK-07", "AE-NDECK-11", "AE-SOLO-02")
@pytest.mark.parametrize(
    ("players", "basics", "total"),
    [(1, (1, 3, 7), 20), (2, (3, 5, 7), 24), (3, (5, 6, 7), 27), (4, (8, 7, 7), 31)],
)
def test_basic_cards_by_player_count(players: int, basics: tuple[int, int, int], total: int) -> None:
    deck = laid_out(players).nemesis_deck
    assert len(deck) == total
    count = Counter(card.tier for card in deck if card.nemesis == "basic")
    assert (count[1], count[2], count[3]) == basics
    from_the_top = [card.tier for card in reversed(deck)]
    assert from_the_top == [1] * (basics[0] + 3) + [2] * (basics[1] + 3) + [3] * (basics[2] + 3)


@rule("AE-NDECK-08", "AE-NDECK-09")
def test_basic_cards_are_drawn_at_random_from_all_of_their_tier() -> None:
    seen: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    for seed in range(60):
        g = laid_out(1, seed, nemesis="crooked_mask")
        for card in g.nemesis_deck:
            if card.nemesis == "basic":
                seen[card.tier].add(card.id)
        assert len(g.nemesis_deck) - 9 + len(g.box) == 22, "the others stay in the box"
    for tier in (1, 2, 3):
        assert seen[tier] == {c.id for c in FOES.values() if c.nemesis == "basic" and c.tier == tier}


@rule("AE-NDECK-10")
def test_unique_and_basic_cards_of_a_tier_are_shuffled_together() -> None:
    for tier, size in ((1, 6), (2, 8), (3, 10)):
        places: set[int] = set()
        for seed in range(80):
            deck = [card for card in laid_out(2, seed).nemesis_deck if card.tier == tier]
            assert len(deck) == size
            places.update(place for place, card in enumerate(deck) if card.nemesis == "rageborne")
        assert places == set(range(size)), "a unique card can lie anywhere in its tier"


@rule("AE-NDECK-12")
def test_the_nemesis_deck_keeps_its_order_all_game() -> None:
    """Whatever is played, what leaves the deck leaves it from the top."""
    for seed in range(6):
        table = Table.new(GAME, 2, seed, {"nemesis": "rageborne"})
        order = table.state.nemesis_deck[:]
        rng = Rng(seed)
        while table.decision is not None:
            table.take(rng.below(len(table.decision.options)))
            left = table.state.nemesis_deck
            assert left == order[: len(left)]
        assert len(table.state.nemesis_deck) < len(order)


@rule("AE-EX-03", "AE-NDECK-02", "AE-NDECK-03", "AE-NDECK-05", "AE-NDECK-14")
def test_rageborne_against_two() -> None:
    g = laid_out(2, nemesis="rageborne")
    assert g.nemesis_life == 70
    assert [card.tier for card in reversed(g.nemesis_deck)] == [1] * 6 + [2] * 8 + [3] * 10
    mine = [id for id in NEMESES["rageborne"].cards + NEMESES["rageborne"].side_cards]
    assert len(mine) == 15
    assert len(set(mine) & set(ids(g.nemesis_deck))) == 9


@rule("AE-EX-04", "AE-NDECK-13", "AE-NDECK-14")
def test_rageborne_s_mat_is_set_up_after_the_deck() -> None:
    g = laid_out(2, nemesis="rageborne")
    strikes = ["convoke", "devastate", "eviscerate", "frenzy", "raze", "seize"]
    assert sorted(rageborne(g).strike_deck) == strikes
    assert len({tuple(rageborne(laid_out(2, seed)).strike_deck) for seed in range(10)}) > 5, "shuffled"
    assert rageborne(g).fury == 1


@rule("AE-NDECK-13")
def test_the_other_mats_are_set_up_too() -> None:
    assert queen(laid_out(2, nemesis="carapace_queen")).husks == [1, 1]
    fed = Table.new(GAME, 2, 1, {"nemesis": "prince_of_gluttons", "market": "deck_destruction"}).state
    assert ids(prince(fed).devoured) == ["burning_opal", "searing_ruby", "jade"]
    assert fed.stock[:3] == [6, 6, 6]
    assert len(mask(laid_out(2, nemesis="crooked_mask")).corruption_deck.cards) == 11


@rule("AE-NDECK-14")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_tier_zero_cards_are_not_in_the_deck(nemesis: str) -> None:
    g = laid_out(4, nemesis=nemesis)
    assert not set(NEMESES[nemesis].side_cards) & set(ids(g.nemesis_deck))
    assert min(card.tier for card in g.nemesis_deck) == 1


# The supply


@rule("AE-MKT-01", "AE-MKT-02", "AE-MKT-03", "AE-MKT-04", "AE-MKT-05", "AE-MKT-08", "AE-EX-05", "AE-DEC-05")
def test_deck_destruction() -> None:
    g = laid_out(2, market="deck_destruction")
    assert dict(zip(ids(g.market), g.stock, strict=True)) == {
        "jade": 7,
        "searing_ruby": 7,
        "burning_opal": 7,
        "flexing_dagger": 5,
        "bottled_vortex": 5,
        "amplify_vision": 5,
        "essence_theft": 5,
        "planar_insight": 5,
        "consuming_void": 5,
    }


@rule("AE-MKT-09", "AE-DEC-05")
def test_free_charges() -> None:
    g = laid_out(2, market="free_charges")
    assert dict(zip(ids(g.market), g.stock, strict=True)) == {
        "jade": 7,
        "vriswood_amber": 7,
        "diamond_cluster": 7,
        "unstable_prism": 5,
        "mages_talisman": 5,
        "spectral_echo": 5,
        "ignite": 5,
        "feral_lightning": 5,
        "wildfire_whip": 5,
    }


@rule("AE-MKT-01", "AE-MKT-02", "AE-MKT-03", "AE-MKT-04", "AE-MKT-05", "AE-MKT-06", "AE-RUL-28", "AE-DEC-05")
def test_a_random_supply_has_three_gems_two_relics_and_four_spells() -> None:
    seen = set()
    for seed in range(60):
        g = laid_out(2, seed, market="random")
        assert [card.type for card in g.market] == [GEM] * 3 + [RELIC] * 2 + [SPELL] * 4
        assert len(set(g.market)) == 9
        assert g.stock == [7] * 3 + [5] * 6
        seen.update(ids(g.market))
    assert seen == {card.id for cards in SUPPLY.values() for card in cards}


FREE = ["clouded_sapphire", "sifters_pearl", "jade", "focusing_orb", "blasting_staff"]
FREE += ["lava_tendril", "dark_fire", "chaos_arc", "phoenix_flame"]


@rule("AE-MKT-06", "AE-DEC-05")
def test_the_team_can_pick_nine_cards_freely() -> None:
    g = laid_out(2, market=FREE)
    assert sorted(ids(g.market)) == sorted(FREE)
    assert [COPIES[card.id] for card in g.market] == g.stock


@rule("AE-RUL-28", "AE-MKT-02")
@pytest.mark.parametrize(
    "market",
    [
        FREE[:8],
        [*FREE, "ignite"],
        [*FREE[:8], "chaos_arc"],
        ["bottled_vortex", *FREE[1:]],
        [*FREE[:8], "vriswood_amber"],
    ],
    ids=["eight", "ten", "twice the same", "three relics", "four gems"],
)
def test_any_other_make_up_is_refused(market: list[str]) -> None:
    with pytest.raises(InvalidSetup, match="9 different supply cards: 3 gems, 2 relics and 4 spells"):
        laid_out(2, market=market)


@rule("AE-MKT-07", "AE-GAIN-04")
def test_an_empty_pile_stays_empty() -> None:
    s = Scene().hand(0, "jade", "jade")
    s.g.stock[0] = 1
    s.main(0)
    s.play("jade", "jade")
    s.choose("gain", "jade")
    assert s.g.stock[0] == 0 and ids(s.g.market)[0] == "jade"
    assert ("gain", "jade") not in s.options
    assert s.reason("gain", "jade") == ("pile-empty", "AE-GAIN-04")
    assert len(s.g.market) == 9


# Difficulty


@rule("AE-DEC-02")
def test_there_are_four_difficulties() -> None:
    assert list(DIFFICULTIES) == ["beginner", "normal", "expert", "extinction"]


@rule(
    "AE-DIFF-01", "AE-DIFF-02", "AE-DIFF-03", "AE-DIFF-04", "AE-DIFF-05", "AE-DIFF-07", "AE-DIFF-08",
    "AE-DIFF-09", "AE-DIFF-10", "AE-DEC-02",
)  # fmt: skip
@pytest.mark.parametrize(
    ("difficulty", "player", "gravehold", "nemesis", "increased"),
    [
        ("beginner", 12, 35, 60, False),
        ("normal", 10, 30, 70, False),
        ("expert", 10, 30, 70, True),
        ("extinction", 8, 25, 80, True),
    ],
)
def test_difficulties(difficulty: str, player: int, gravehold: int, nemesis: int, increased: bool) -> None:
    g = laid_out(2, nemesis="rageborne", difficulty=difficulty)
    assert [mage.life for mage in g.mages] == [player, player]
    assert (g.gravehold, g.nemesis_life) == (gravehold, nemesis)
    assert g.difficulty.increased is increased


@rule("AE-DIFF-06")
def test_increased_rules_change_setup_unleash_or_additional_rules() -> None:
    def facing(difficulty: str) -> Table[State]:
        return Table.new(GAME, 2, 1, {"nemesis": "prince_of_gluttons", "difficulty": difficulty})

    assert facing("expert").decision is not None
    assert facing("expert").state.phase != facing("normal").state.phase, "the setup goes on: nine more cards"
    for difficulty, husks in (("normal", 4), ("expert", 5)):
        s = Scene(nemesis="carapace_queen", difficulty=difficulty)
        s.run(unleash(s.g))
        assert len(queen(s.g).husks) == husks, "Unleash"


@rule("AE-RUL-23")
@pytest.mark.parametrize(
    ("difficulty", "player", "gravehold", "nemesis"),
    [("beginner", 12, 35, 60), ("normal", 10, 30, 70), ("expert", 10, 30, 70), ("extinction", 8, 25, 80)],
)
def test_nobody_gains_life_beyond_the_start_of_that_difficulty(
    difficulty: str, player: int, gravehold: int, nemesis: int
) -> None:
    s = Scene(difficulty=difficulty)
    s.life(0, player - 2).set(gravehold=gravehold - 2, nemesis_life=nemesis - 2)
    for _ in range(2):
        damage.heal(s.g, s[0], 1)
        damage.heal_gravehold(s.g, 1)
        damage.heal_nemesis(s.g, 1)
    assert (s[0].life, s.g.gravehold, s.g.nemesis_life) == (player, gravehold, nemesis)
    damage.heal(s.g, s[0], 5)
    damage.heal_gravehold(s.g, 5)
    damage.heal_nemesis(s.g, 5)
    assert (s[0].life, s.g.gravehold, s.g.nemesis_life) == (player, gravehold, nemesis)


@rule("AE-DIFF-11")
def test_the_rating_of_a_mat_changes_nothing_in_play() -> None:
    printed = NEMESES["rageborne"]
    assert {mat.id: mat.difficulty for mat in NEMESES.values()}.items() >= {
        "rageborne": 2,
        "carapace_queen": 3,
        "prince_of_gluttons": 5,
        "crooked_mask": 5,
    }.items()
    ends = []
    for rating in (printed.difficulty, 10):
        g = laid_out(2, nemesis="rageborne")
        g.mat = NemesisMat(
            printed.id, printed.life, rating, printed.cards, printed.side_cards, printed.figures
        )
        table = Table.from_rest(GAME, 2, 1, {}, g, 0)
        rng = Rng(3)
        while table.decision is not None:
            table.take(rng.below(len(table.decision.options)))
        ends.append(GAME.dump(table.state))
    assert ends[0] == ends[1]


# Settings that do not fit


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"nemesys": "rageborne"}, "There is no option 'nemesys'. Choose from: nemesis, mages, market"),
        ({"nemesis": "gate_witch"}, "There is no nemesis 'gate_witch'. Choose from: rageborne, prince_of"),
        ({"nemesis": None}, "There is no nemesis None"),
        ({"difficulty": "hard"}, "There is no difficulty 'hard'. Choose from: beginner, normal, expert, ext"),
        ({"difficulty": 3}, "There is no difficulty 3"),
        ({"mages": ["kadir", "gex"]}, "There is no mage 'gex'. Choose from: adelheim, brama"),
        ({"mages": ["kadir"]}, "Name 2 mages, one for each player, or leave the choice to chance."),
        ({"mages": ["kadir", "mist", "jian"]}, "Name 2 mages, one for each player"),
        ({"mages": "kadir"}, "Name 2 mages, one for each player"),
        ({"mages": ["kadir", ["mist"]]}, "There is no mage ['mist']"),
        ({"mages": ["jian", "jian"]}, "Every mage can be played by one player only."),
        ({"market": "ogre"}, "There is no market 'ogre'. Choose from: deck_destruction, free_ch"),
        ({"market": 9}, "There is no market 9. Choose from: deck_destruction, free_charges, random, or na"),
        ({"market": [*FREE[:8], "spark"]}, "There is no supply card 'spark'. Choose from: jade"),
        ({"market": [*FREE[:8], ["jade"]]}, "There is no supply card ['jade']"),
        ({"market": FREE[:3]}, "The market has 9 different supply cards: 3 gems, 2 relics and 4 spells."),
        ({"solo_goes_on": "yes"}, "solo_goes_on is true or false, not 'yes'."),
        ({"solo_goes_on": True}, "solo_goes_on is for 1 player, not for 2."),
    ],
)  # fmt: skip
def test_settings_that_do_not_fit_are_refused_in_a_sentence(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        Table.new(GAME, 2, 1, setup)
    assert str(refusal.value).startswith(sentence)


def test_the_same_seed_lays_out_the_same_table() -> None:
    def chance(seed: int) -> State:
        return laid_out(3, seed, nemesis="random", market="random", mages=["random", "random", "random"])

    assert GAME.dump(chance(4)) == GAME.dump(chance(4))
    assert GAME.dump(chance(4)) != GAME.dump(chance(5))
    assert CARDS["crystal"] is chance(4).mages[0].deck.cards[-1]


def test_a_table_knows_its_whole_set_up() -> None:
    assert Table.new(GAME, 2, 1, {"difficulty": "expert"}).setup == {
        "nemesis": "rageborne",
        "mages": ["random", "random"],
        "market": "deck_destruction",
        "difficulty": "expert",
        "solo_goes_on": False,
    }
