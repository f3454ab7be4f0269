"""What is in the box, and where things lie (AE-COMP)."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids, laid_out
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import (
    BASIC,
    BREACHES,
    CARDS,
    COPIES,
    FOES,
    MAGES,
    NEMESES,
    SUPPLY,
    TO_DISCARD,
    TURN_ORDER,
)
from tryptyk.games.aeons_end.components.printed import (
    ATTACK,
    CORRUPTION,
    GEM,
    MINION,
    POWER,
    RELIC,
    SPELL,
    BreachTile,
    Card,
    MageMat,
    NemesisCard,
    NemesisMat,
)
from tryptyk.games.aeons_end.content_check import check_content
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.kernel import InvalidSetup, Table

PLAYER_CARDS = {card.id: card for card in CARDS.values() if card.type != CORRUPTION}
GEMS = [card.id for card in PLAYER_CARDS.values() if card.type == GEM]


def texts(language: str) -> dict[str, set[str]]:
    """By id of a thing: which attributes it has in the texts of a language."""
    found: dict[str, set[str]] = {}
    folder = files("tryptyk.games.aeons_end.words") / "locale" / language
    for file in folder.iterdir():
        thing = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if head := re.match(r"thing-(\w+) = \S", line):
                thing = head.group(1)
                found[thing] = set()
            elif attribute := re.match(r"    \.(\w+) =", line):
                if thing:
                    found[thing].add(attribute.group(1))
            elif line and not line.startswith(" "):
                thing = ""
    return found


def in_the_box(id: str) -> int:
    """How many of a component the rulebook's inventory counts; whoever adds some has more."""
    text = (files("tryptyk.games.aeons_end.components") / "table.toml").read_text(encoding="utf-8")
    counts = {row["id"]: int(row["count"]) for row in tomllib.loads(text)["component"]}
    return counts[id]


def test_everything_in_the_content_has_a_behaviour() -> None:
    check_content()


@rule("AE-COMP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_mages_play(players: int) -> None:
    assert len(Table.new(GAME, players, 1).state.mages) == players


@rule("AE-COMP-01")
@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_of_mages_exists(players: int) -> None:
    with pytest.raises(InvalidSetup, match=f"aeons_end is played by 1 to 4, not by {players}"):
        Table.new(GAME, players, 1)


@rule("AE-COMP-02")
def test_player_cards_are_gems_relics_and_spells() -> None:
    count = Counter[str]()
    for card in PLAYER_CARDS.values():
        count[card.type] += COPIES[card.id]
    assert set(count) == {GEM, RELIC, SPELL}
    assert all(count[type] >= in_the_box(f"{type}_cards") for type in count)
    assert (in_the_box("gem_cards"), in_the_box("relic_cards"), in_the_box("spell_cards")) == (87, 30, 86)


@rule("AE-COMP-03")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_player_card_has_a_name_a_type_a_cost_and_an_effect(language: str) -> None:
    words = texts(language)
    for card in PLAYER_CARDS.values():
        assert "text" in words[card.id], f"name and effect of {card.id} in words"
        assert card.cost >= 0
        effects = behaviour.CAST if card.type == SPELL else behaviour.PLAY
        assert card.id in effects
    assert (CARDS["jade"].cost, CARDS["consuming_void"].cost, CARDS["crystal"].cost) == (2, 7, 0)


@rule("AE-COMP-04")
@pytest.mark.parametrize("gem", GEMS)
def test_every_gem_can_give_aether(gem: str) -> None:
    s = Scene("brama", "mist").hand(0, gem).main(0)
    s.choose("play", gem)
    while s.decision.kind != "main":
        s.choose(*s.options[0])
    assert s.g.aether >= 1
    assert s.g.aether >= PLAYER_CARDS[gem].aether


@rule("AE-COMP-04")
def test_no_relic_or_spell_prints_aether_as_a_gem_does() -> None:
    assert {card.type for card in PLAYER_CARDS.values() if card.aether} == {GEM}


@rule("AE-COMP-05")
def test_a_relic_takes_effect_at_once() -> None:
    s = Scene().hand(0, "mages_talisman", "flexing_dagger").main(0)
    s.choose("play", "mages_talisman")
    assert (s[0].charges, s[1].charges) == (1, 1)
    s.choose("play", "flexing_dagger")
    s.choose("or", "breach")
    assert s.g.discount == 3


@rule("AE-COMP-06")
def test_spells_damage_enemies_and_work_only_from_a_breach() -> None:
    s = Scene().hand(0, "spark", "spark").breach(0, 1, OPEN, "spark").casting(0)
    assert s.options == [("cast", 1, "spark"), ("done",)], "those in hand cannot be cast"
    s.choose("cast", 1, "spark")
    assert s.g.nemesis_life == 69
    assert s.decision.kind == "main"
    assert s.options == [("prep", "spark", 1), ("end_turn",)], "nor played like a gem"


@rule("AE-COMP-07")
def test_there_are_eight_mage_mats() -> None:
    assert in_the_box("mage_mats") == 8
    assert set(MAGES) >= {"adelheim", "brama", "jian", "kadir", "lash", "mist", "phaedraxa", "xaxos"}
    for mat in MAGES.values():
        assert len(mat.hand) == len(mat.deck) == 5
        assert mat.breaches and mat.charges in (4, 5, 6)
        assert mat.id in behaviour.ABILITY
        assert mat.timing
    own = [next(id for id in mat.hand if COPIES[id] == 1) for mat in MAGES.values()]
    assert len(set(own)) == len(MAGES), "each has a starting card of their own"


@rule("AE-COMP-07", "AE-COMP-13")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_mats_name_what_the_rulebook_lists(language: str) -> None:
    words = texts(language)
    for mage in MAGES:
        assert {"title", "ability", "text", "lore"} <= words[mage]
    for nemesis in NEMESES:
        assert {"unleash", "rules", "increased", "setup", "lore"} <= words[nemesis]


@rule("AE-COMP-08")
def test_the_rules_know_nothing_of_lore() -> None:
    known = {*dir(Card), *dir(MageMat), *dir(NemesisCard), *dir(NemesisMat)}
    assert not known & {"lore", "text", "name", "title"}
    assert known >= {"id", "cost", "type", "tier", "life", "charges"}


@rule("AE-COMP-09")
def test_sixteen_breaches_serve_four_players() -> None:
    assert in_the_box("breach_tiles") == 16
    assert list(BREACHES) == [1, 2, 3, 4]
    for mat in MAGES.values():
        numbers = [number for number, _ in mat.breaches]
        assert numbers == sorted(set(numbers)), "at most one of each number"
    g = laid_out(4, mages=["kadir", "mist", "brama", "jian"])
    assert Counter(breach.number for mage in g.mages for breach in mage.breaches) == {1: 4, 2: 4, 3: 4, 4: 4}


@rule("AE-COMP-09")
def test_what_is_printed_on_the_breaches() -> None:
    def printed(tile: BreachTile) -> tuple[int, tuple[int, ...], int]:
        return tile.focus_cost, tile.open_costs, tile.bonus

    assert printed(BREACHES[1]) == (0, (), 0)
    assert printed(BREACHES[2]) == (2, (5, 4, 3, 2), 0)
    assert printed(BREACHES[3]) == (3, (9, 7, 5, 3), 1)
    assert printed(BREACHES[4]) == (4, (13, 10, 7, 4), 1)


@rule("AE-COMP-10")
def test_a_card_goes_through_all_zones_of_its_player() -> None:
    s = Scene().hand(0, "spark", "crystal").deck(0, "jade").main(0)
    s.choose("prep", "spark", 1)
    s.choose("play", "crystal")
    mage = s[0]
    assert (mage.hand, ids(mage.played)) == ([], ["crystal"])
    assert ids(mage.breach(1).spells) == ["spark"]
    assert (ids(mage.deck.cards), mage.discard) == (["jade"], [])
    s.choose("end_turn")
    assert sorted(ids(mage.hand)) == ["crystal", "jade"], "played, discarded, turned over and drawn"
    assert mage.played == [] and ids(mage.breach(1).spells) == ["spark"]


@rule("AE-COMP-11", "AE-RUL-30")
def test_nine_turn_order_cards_make_up_all_decks() -> None:
    needed: Counter[str] = Counter()
    for cards in TURN_ORDER.values():
        needed |= Counter(cards)
    assert needed == {"player_1": 2, "player_2": 2, "player_3": 1, "player_4": 1, "wild": 1, "nemesis": 2}
    assert sum(needed.values()) == in_the_box("turn_order_cards") == 9


@rule("AE-COMP-12")
def test_the_turn_order_deck_is_face_down_and_its_discard_pile_face_up() -> None:
    s = (
        Scene()
        .turn_cards(["player_1", "nemesis"], ["player_2", "nemesis", "player_1", "player_2"])
        .turn_start()
    )
    assert s.table is not None
    turn = s.table.view(0).turn
    assert turn.deck == ["unseen"]
    assert turn.discard == ["player_2", "nemesis", "player_1", "player_2", "player_1"]


@rule("AE-COMP-13")
def test_nemesis_mats() -> None:
    printed = {mat.id: (mat.life, mat.difficulty, len(mat.cards)) for mat in NEMESES.values()}
    assert (
        printed.items()
        >= {
            "rageborne": (70, 2, 9),
            "prince_of_gluttons": (70, 5, 9),
            "carapace_queen": (60, 3, 9),
            "crooked_mask": (70, 5, 9),
        }.items()
    )


@rule("AE-COMP-14")
def test_nemesis_cards_are_attacks_minions_and_powers() -> None:
    assert {card.type for card in FOES.values()} == {ATTACK, MINION, POWER}
    side = sum(len(mat.side_cards) for mat in NEMESES.values())
    assert len(FOES) + side >= in_the_box("nemesis_cards") == 75


@rule("AE-COMP-15")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_nemesis_card_has_all_that_its_type_needs(language: str) -> None:
    words = texts(language)
    for card in FOES.values():
        assert card.nemesis in (*NEMESES, BASIC)
        assert card.tier in (1, 2, 3)
        assert (card.power > 0) == (card.type == POWER)
        assert (card.life > 0) == (card.type == MINION and card.id not in behaviour.ENTERING_LIFE)
        assert "text" in words[card.id]
        assert ("todiscard" in words[card.id]) == (card.id in TO_DISCARD)
    assert all(FOES[id].type == POWER for id in TO_DISCARD)


@rule("AE-COMP-16")
def test_tiers_one_to_three_form_the_deck_and_tier_zero_stays_out() -> None:
    assert {card.tier for card in FOES.values()} == {1, 2, 3}
    side = {id: len(mat.side_cards) for id, mat in NEMESES.items()}
    assert side.items() >= {
        "rageborne": 6, "prince_of_gluttons": 0, "carapace_queen": 0, "crooked_mask": 11
    }.items()  # fmt: skip
    for mat in NEMESES.values():
        assert not set(mat.side_cards) & set(FOES)


@rule("AE-COMP-17")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_zones_of_the_nemesis(nemesis: str) -> None:
    g = laid_out(2, nemesis=nemesis)
    assert len(g.nemesis_deck) == 24
    assert g.nemesis_discard == [] and g.foes == [] and g.resolving is None
    own = g.nemesis.dump()
    assert {name: len(pile) for name, pile in own.items() if "deck" in name} == {
        "rageborne": {"strike_deck": 6},
        "crooked_mask": {"corruption_deck": 3},
    }.get(nemesis, {})
    assert len(g.nemesis.held()) == (11 if nemesis == "crooked_mask" else 0)


@rule("AE-COMP-18", "AE-COMP-20")
def test_life_and_charges_are_shown() -> None:
    s = Scene().foe("haze_spewer", life=4).life(1, 7).charges(1, 3).set(gravehold=21, nemesis_life=33).main(0)
    assert s.table is not None
    view = s.table.view(0)
    assert (view.mages[1].life, view.mages[1].charges, view.mages[1].slots) == (7, 3, 5)
    assert (view.gravehold, view.nemesis.life, view.nemesis.foes[0].life) == (21, 33, 4)


@rule("AE-COMP-19")
def test_power_tokens_count_the_nemesis_turns_left() -> None:
    s = Scene().foe("eye_of_nothing", tokens=2).nemesis_deck("slaughter", "slaughter", "slaughter")
    s.turn_cards(["nemesis", "player_1"], ["nemesis"]).nemesis_turn()
    assert s.g.active == 0, "two nemesis turns have passed"
    assert ids(s.g.nemesis_discard) == ["slaughter", "eye_of_nothing", "slaughter"]
    t = Scene().foe("eye_of_nothing", tokens=2).nemesis_deck("slaughter", "slaughter")
    t.turn_cards(["player_1"]).nemesis_turn()
    assert t.g.foes[0].tokens == 1


@rule("AE-COMP-21")
@pytest.mark.parametrize("nemesis", NEMESES)
def test_fury_is_rageborne_s_and_husks_are_the_queen_s(nemesis: str) -> None:
    g = laid_out(2, nemesis=nemesis)
    own = g.nemesis.dump()
    assert ("fury" in own) == (nemesis == "rageborne")
    assert ("husks" in own) == (nemesis == "carapace_queen")


@rule("AE-COMP-22")
def test_one_randomizer_for_each_supply_card() -> None:
    kinds = {type: len(cards) for type, cards in SUPPLY.items()}
    assert kinds[GEM] >= 7 and kinds[RELIC] >= 6 and kinds[SPELL] >= 14
    assert sum(kinds.values()) >= in_the_box("randomizer_cards") == 27
    assert all(
        COPIES[card.id] == (7 if card.type == GEM else 5) for cards in SUPPLY.values() for card in cards
    ), "a pile holds none of them"


@rule("AE-COMP-23")
def test_starting_cards_are_marked_and_never_in_the_supply() -> None:
    starters = {card.id for card in PLAYER_CARDS.values() if card.starter}
    assert starters == {id for mat in MAGES.values() for id in mat.hand + mat.deck}
    assert not starters & {card.id for cards in SUPPLY.values() for card in cards}
    market = ["crystal", "jade", "searing_ruby", "flexing_dagger", "bottled_vortex"]
    market += ["amplify_vision", "essence_theft", "planar_insight", "consuming_void"]
    with pytest.raises(InvalidSetup, match="no supply card 'crystal'"):
        laid_out(2, market=market)


@rule("AE-COMP-24")
def test_stop_and_aid_cards_are_nothing_but_inventory() -> None:
    assert (in_the_box("stop_cards"), in_the_box("aid_cards")) == (6, 4)
    assert not {"stop_cards", "aid_cards"} & {*CARDS, *FOES, *MAGES, *NEMESES}


@rule("AE-COMP-25")
def test_all_win_or_all_lose() -> None:
    won = (
        Scene("kadir", "mist", "brama").set(nemesis_life=1).life(1, 0).breach(0, 1, OPEN, "spark").casting(0)
    )
    won.choose("cast", 1, "spark")
    assert won.over and won.ended is not None
    assert won.ended[1] == (0, 1, 2), "the exhausted one too"
    lost = Scene("kadir", "mist", "brama").set(gravehold=3).nemesis_draws("slaughter")
    assert lost.over and lost.ended is not None
    assert lost.ended[1] == ()
