"""What everybody may know, and what nobody may (AE-INFO)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.aeons_end.mask import Mask
from tests.aeons_end.scene import OPEN, Scene, ids, laid_out
from tests.aeons_end.test_components import texts
from tests.looking import words
from tests.playing import concealed
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import BASICS, CARDS, FOES, MAGES, NEMESES, TO_DISCARD
from tryptyk.games.aeons_end.game import GAME
from tryptyk.kernel import Rng, Table


def played_games() -> list[Table[Any]]:
    """Tables in the midst of a game, against every nemesis and with every number of players."""
    tables = []
    for number, nemesis in enumerate(NEMESES):
        for players in (1, 2, 3, 4):
            table = Table.new(GAME, players, number + players, {"nemesis": nemesis, "market": "random"})
            rng = Rng(number + players)
            for _ in range(60):
                if table.decision is None:
                    break
                table.take(rng.below(len(table.decision.options)))
            tables.append(table)
    return tables


@rule("AE-INFO-01", "AE-DEC-35", "AE-DRAW-11")
def test_discard_piles_can_be_looked_through_at_any_time() -> None:
    s = Scene().discard(0, "jade", "spark", "crystal").discard(1, "ignite").foe("cauterizer").nemesis_turn()
    before = GAME.dump(s.g)
    for seat in (0, 1, -1):
        view = GAME.view(s.g, seat)
        assert [mage.discard for mage in view.mages] == [["jade", "spark", "crystal"], ["ignite"]], (
            "bottom to top, even in a nemesis turn"
        )
    assert GAME.dump(s.g) == before, "looking changes nothing"


@rule("AE-INFO-02", "AE-INFO-03", "AE-RUL-32")
def test_a_deck_shows_nothing_but_its_size() -> None:
    s = Scene("kadir", "mist").hand(0).deck(0, "phoenix_flame", "lava_tendril", "chaos_arc").main(0)
    t = Scene("kadir", "mist").hand(0).deck(0, "dark_fire", "ignite", "crystal").main(0)
    for seat in (0, 1, -1):
        view = GAME.view(s.g, seat)
        assert view.mages[0].deck == 3
        assert not words(view) & {"phoenix_flame", "lava_tendril", "chaos_arc"}
        assert view == GAME.view(t.g, seat)


@rule("AE-INFO-03")
def test_discard_piles_are_face_up_and_decks_face_down() -> None:
    s = Scene().discard(0, "jade").nemesis_discard("slaughter").turn_cards(["nemesis"], ["player_2"])
    s.nemesis_deck("woven_sky", "jagged_one").main(0)
    view = GAME.view(s.g, 1)
    assert view.mages[0].discard == ["jade"]
    assert view.nemesis.discard == ["slaughter"]
    assert view.turn.discard == ["player_2"]
    assert not words(view) & {"woven_sky", "jagged_one"}
    assert view.turn.deck == ["unseen"]


@rule("AE-INFO-04")
def test_of_the_nemesis_deck_the_tiers_are_known() -> None:
    g = laid_out(3)
    assert GAME.view(g, 0).nemesis.deck == [3 + basics for basics in BASICS[3]] == [8, 9, 10]
    g.nemesis_deck.pop()
    assert GAME.view(g, 0).nemesis.deck == [7, 9, 10]


@rule("AE-INFO-04")
def test_no_card_of_the_nemesis_deck_or_the_box_is_shown() -> None:
    for table in played_games():
        g = table.state
        hidden = {card.id for card in (*g.nemesis_deck, *g.box)}
        assert not words(table.view(0)) & hidden


@rule("AE-INFO-04")
def test_which_basic_cards_and_which_order_within_a_tier_are_dealt_anew() -> None:
    tops, basics = set(), set()
    for seed in range(30):
        g = laid_out(2, nemesis="rageborne")
        GAME.conceal(g, 0, Rng(seed))
        tiers = [card.tier for card in reversed(g.nemesis_deck)]
        assert tiers == [1] * 6 + [2] * 8 + [3] * 10, "the order of tiers is known"
        unique = sorted(card.id for card in g.nemesis_deck if card.nemesis == "rageborne")
        assert unique == sorted(NEMESES["rageborne"].cards), "so are the unique cards"
        tops.add(g.nemesis_deck[-1].id)
        basics.add(frozenset(card.id for card in g.box))
        GAME.check(g)
    assert len(tops) > 5 and len(basics) > 5


@rule("AE-INFO-05")
def test_of_the_turn_order_deck_the_cards_left_are_known_but_not_their_order() -> None:
    s = Scene().turn_cards(["player_2", "nemesis", "player_1"], ["nemesis", "player_2", "player_1"]).main(0)
    t = Scene().turn_cards(["nemesis", "player_1", "player_2"], ["nemesis", "player_2", "player_1"]).main(0)
    view = GAME.view(s.g, 0)
    assert view.turn.left == ["nemesis", "player_1", "player_2"]
    assert view.turn.deck == ["unseen", "unseen", "unseen"]
    assert view.turn.discard == ["nemesis", "player_2", "player_1"]
    assert view == GAME.view(t.g, 0)


@rule("AE-INFO-05")
def test_a_revealed_turn_order_card_stays_known() -> None:
    s = Scene("lash", "mist").hand(0, "quartz_shard").turn_cards(["player_2", "nemesis", "player_1"]).main(0)
    s.choose("play", "quartz_shard")
    s.choose("bottom")
    assert GAME.view(s.g, 1).turn.deck == ["unseen", "unseen", "player_2"]
    tops = set()
    for seed in range(10):
        GAME.conceal(s.g, 1, Rng(seed))
        assert s.g.turn_deck.cards[0] == "player_2"
        tops.add(s.g.turn_deck.cards[-1])
    assert tops == {"nemesis", "player_1"}


@rule("AE-INFO-06")
@pytest.mark.parametrize("mage", MAGES)
def test_starting_decks_are_public_on_the_mats(mage: str) -> None:
    g = laid_out(1, 3, mages=[mage])
    assert GAME.view(g, -1).mages[0].mage == mage
    assert tuple(ids(reversed(g.mages[0].deck.cards))) == MAGES[mage].deck, "known to whoever reads the mat"
    GAME.conceal(g, 0, Rng(9))
    assert tuple(ids(reversed(g.mages[0].deck.cards))) == MAGES[mage].deck, "so it is not dealt anew"


@rule("AE-INFO-07", "AE-DEC-35")
def test_nemesis_cards_in_play_show_all_their_tokens_to_everybody() -> None:
    s = Scene("kadir", "mist").foe("haze_spewer", life=3).foe("doom_aegis", tokens=1).main(0)
    for seat in (0, 1, -1):
        foes = GAME.view(s.g, seat).nemesis.foes
        assert [(foe.card, foe.type, foe.tier, foe.life, foe.tokens) for foe in foes] == [
            ("haze_spewer", "minion", 1, 3, 0),
            ("doom_aegis", "power", 3, 0, 1),
        ]


@rule("AE-INFO-07")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_texts_of_nemesis_cards_and_mats_can_be_read_before_they_matter(language: str) -> None:
    known = texts(language)
    for card in FOES.values():
        assert "text" in known[card.id]
        assert ("todiscard" in known[card.id]) == (card.id in TO_DISCARD)
    for nemesis in NEMESES.values():
        assert {"unleash", "rules", "setup", "increased"} <= known[nemesis.id]
        assert all("text" in known[id] for id in nemesis.side_cards)


@rule("AE-INFO-07")
def test_the_card_that_is_being_resolved_is_shown() -> None:
    s = Scene().nemesis_draws("lay_waste")
    assert s.decision.kind == "suffer"
    assert GAME.view(s.g, 0).nemesis.drawn == "lay_waste"
    s.choose("player", 0)
    assert GAME.view(s.g, 0).nemesis.drawn is None


@rule("AE-INFO-08", "AE-RUL-32")
def test_the_team_plays_with_open_hands() -> None:
    s = Scene("kadir", "mist", "brama").hand(0, "jade", "spark").hand(1, "ignite").hand(2).main(0)
    s.choose("play", "jade")
    for seat in (0, 1, 2, -1):
        mages = GAME.view(s.g, seat).mages
        assert [mage.hand for mage in mages] == [["spark"], ["ignite"], []]
        assert [mage.played for mage in mages] == [["jade"], [], []]


@rule("AE-INFO-08", "AE-RUL-32")
def test_every_seat_sees_the_same() -> None:
    for table in played_games():
        views = [msgspec.to_builtins(table.view(seat)) for seat in (*table.state.everyone, -1)]
        for view in views:
            del view["seat"]
        assert all(view == views[0] for view in views)


@rule("AE-INFO-02", "AE-INFO-04", "AE-INFO-05", "AE-RUL-32")
def test_what_may_not_be_known_makes_no_difference_to_any_view() -> None:
    """Dealing anew all that a seat cannot know leaves its view as it was."""
    for number, table in enumerate(played_games()):
        if table.decision is None:
            continue
        for seat in table.state.everyone:
            twin = concealed(table, seat, 100 + number)
            assert twin.view(seat) == table.view(seat)
            assert twin.decision is not None
            assert twin.decision.options == table.decision.options
            GAME.check(twin.state)


def test_two_tables_that_look_the_same_are_dealt_anew_in_the_same_way() -> None:
    """So nothing of what is hidden can leak through dealing anew."""
    for number, table in enumerate(played_games()):
        if table.decision is None:
            continue
        twin = concealed(table, 0, 7)
        again = twin.clone()
        again.conceal(0, 50 + number)
        afresh = concealed(table, 0, 50 + number)
        assert GAME.dump(again.state) == GAME.dump(afresh.state)


def test_strikes_and_corruptions_that_nobody_has_seen_are_not_shown() -> None:
    s = Scene(nemesis="rageborne").main(0)
    assert not words(GAME.view(s.g, 0)) & set(NEMESES["rageborne"].side_cards)
    t = Mask().hand(0, "contagion").deck(1, "nothingness").unseen("nothingness").main(0)
    assert words(GAME.view(t.g, 1)) & set(NEMESES["crooked_mask"].side_cards) == {"contagion"}
    assert GAME.view(t.g, 1).nemesis.own == {"corruptions": 9}


def test_chance_is_not_shown() -> None:
    fields = set(msgspec.to_builtins(GAME.view(laid_out(2, 123456789), 0)))
    assert fields == {
        "seat", "difficulty", "gravehold", "max_gravehold", "mages", "market", "nemesis", "turn", "destroyed",
        "outcome", "won",
    }  # fmt: skip


def test_a_view_tells_what_things_cost_and_how_the_table_stands() -> None:
    s = (
        Scene("kadir", "mist", difficulty="extinction")
        .breach(0, 3, 2, "spark")
        .hand(0, "flexing_dagger")
        .main(0)
    )
    s.choose("play", "flexing_dagger")
    s.choose("or", "breach")
    view = GAME.view(s.g, 0)
    assert (view.difficulty, view.gravehold, view.max_gravehold) == ("extinction", 25, 25)
    assert (view.mages[0].life, view.mages[0].max_life, view.nemesis.max_life) == (8, 8, 80)
    first, second, third, _ = view.mages[0].breaches
    assert (first.open, first.focus_cost, first.open_cost) == (True, 0, 0)
    assert (second.stage, second.focus_cost, second.open_cost) == (2, 0, 0), "3 less with the dagger"
    assert (third.stage, third.focus_cost, third.open_cost, third.bonus) == (2, 0, 2, 1)
    assert [spell.card for spell in third.spells] == ["spark"]
    assert [breach.focus_cost for breach in view.mages[1].breaches] == [0, 2, 3, 4], "only for its player"
    jade = view.market[0]
    assert (jade.card, jade.type, jade.cost, jade.count) == ("jade", "gem", 2, 7)
    assert (view.turn.active, view.turn.phase, view.turn.discount) == (0, "main", 3)
    assert (view.outcome, view.won) == (None, False)


def test_a_view_tells_how_the_game_ended() -> None:
    s = Scene().set(nemesis_life=1).breach(0, 1, OPEN, "spark").casting(0)
    s.choose("cast", 1, "spark")
    view = GAME.view(s.g, 0)
    assert (view.outcome, view.won) == ("nemesis-defeated", True)
    t = Scene().set(gravehold=1).nemesis_draws("slaughter")
    view = GAME.view(t.g, 0)
    assert (view.outcome, view.won) == ("gravehold-fallen", False)


def test_destroyed_cards_are_shown() -> None:
    s = Scene().set(destroyed=[CARDS["crystal"], CARDS["spark"]]).main(0)
    assert GAME.view(s.g, 0).destroyed == ["crystal", "spark"]
