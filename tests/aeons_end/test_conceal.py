"""Hidden information: what a seat sees and is asked never depends on it; conceal deals all of it anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.aeons_end.positions import positions
from tests.aeons_end.scene import Scene, ids
from tests.looking import look_alike, nothing_comes_to_light_unnoticed
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import NEMESES
from tryptyk.games.aeons_end.conceal import conceal
from tryptyk.games.aeons_end.effects.nemeses.crooked_mask import CrookedMask
from tryptyk.games.aeons_end.effects.nemeses.rageborne import Rageborne
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.state import State
from tryptyk.kernel import Rng

WAYS = 40


def hidden(g: State) -> dict[str, Any]:
    """What nobody at the table knows, by name."""
    found: dict[str, Any] = {
        "turn deck": g.turn_deck.cards[g.turn_deck.lo : g.turn_deck.hi],
        "nemesis deck": ids(g.nemesis_deck),
        "box": ids(g.box),
        "decks": [ids(mage.deck.cards[mage.deck.lo : mage.deck.hi]) for mage in g.mages],
        "generator": (g.rng.seed, g.rng.draws),
    }
    if isinstance(g.nemesis, Rageborne):
        found["strikes"] = g.nemesis.strike_deck[:]
    if isinstance(g.nemesis, CrookedMask):
        deck = g.nemesis.corruption_deck
        found["corruptions"] = ids(deck.cards[deck.lo : deck.hi])
    return found


def ways(g: State, name: str, seat: int = 0) -> set[str]:
    """How a hidden thing can lie after concealing."""
    found = set()
    for seed in range(WAYS):
        twin = g.copy()
        conceal(twin, seat, Rng(seed))
        found.add(str(hidden(twin)[name]))
    return found


# Concealing does deal anew


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("name", ["turn deck", "nemesis deck", "box", "generator"])
def test_what_is_hidden_from_the_start_is_dealt_anew(nemesis: str, name: str) -> None:
    s = Scene("kadir", "mist", nemesis=nemesis)
    assert len(ways(s.g, name)) > WAYS // 2


def test_strikes_are_dealt_anew() -> None:
    assert len(ways(Scene(nemesis="rageborne").g, "strikes")) > WAYS // 2


def test_corruptions_are_dealt_anew() -> None:
    assert len(ways(Scene(nemesis="crooked_mask").g, "corruptions")) > WAYS // 2


def test_a_shuffled_deck_of_a_player_is_dealt_anew_and_any_other_is_not() -> None:
    s = Scene("kadir", "mist")
    s.deck(0, "jade", "crystal", "spark", "burning_opal", "ignite")
    s.deck(1, "jade", "crystal", "spark", "burning_opal", "ignite")
    s[0].deck.shuffle(Rng(1))
    assert len(ways(s.g, "decks")) > WAYS // 2
    for seed in range(WAYS):
        twin = s.g.copy()
        conceal(twin, 0, Rng(seed))
        assert ids(twin.mages[1].deck.cards) == ids(s[1].deck.cards)


# What is known stays


@rule("AE-INFO-04")
def test_each_tier_keeps_its_make_up() -> None:
    """Known are how many basic cards each tier has, and which cards are the nemesis's own."""
    for table in positions(6, 13, "random"):
        g = table.state
        for seed in range(5):
            twin = g.copy()
            conceal(twin, 0, Rng(seed))
            assert [card.tier for card in twin.nemesis_deck] == [card.tier for card in g.nemesis_deck]
            own = [card.id for card in g.nemesis_deck if card.nemesis == g.mat.id]
            assert sorted(own) == sorted(card.id for card in twin.nemesis_deck if card.nemesis == g.mat.id)
            together = Counter(ids(g.nemesis_deck + g.box))
            assert Counter(ids(twin.nemesis_deck + twin.box)) == together


def test_a_turn_card_that_was_seen_stays_where_it_is() -> None:
    s = Scene("lash", "mist").turn_cards(
        ["nemesis", "player_1", "player_2", "nemesis", "player_1", "player_2"]
    )
    s.g.turn_deck.see_top()
    tops = set()
    for seed in range(WAYS):
        twin = s.g.copy()
        conceal(twin, 0, Rng(seed))
        tops.add(twin.turn_deck.cards[-1])
    assert tops == {"nemesis"}
    assert len(ways(s.g, "turn deck")) > WAYS // 4


def test_the_outcome_of_concealing_depends_on_nothing_hidden() -> None:
    """The same seed gives the same deal, whatever lay there before: no trace of it is left."""
    for table in positions(12, 9, "random", first=20):
        one, two = table.state.copy(), table.state.copy()
        conceal(two, 0, Rng(5))
        conceal(one, 0, Rng(6))
        conceal(two, 0, Rng(6))
        assert GAME.dump(one) == GAME.dump(two)


# Nothing hidden shows. The differences are made by hand here, not by conceal.


def swap_turn_cards(g: State, rng: Random) -> None:
    unseen = g.turn_deck.cards[g.turn_deck.lo : g.turn_deck.hi]
    rng.shuffle(unseen)
    g.turn_deck.cards[g.turn_deck.lo : g.turn_deck.hi] = unseen


def swap_nemesis_cards(g: State, rng: Random) -> None:
    deck = []
    for tier in (3, 2, 1):
        cards = [card for card in g.nemesis_deck if card.tier == tier]
        rng.shuffle(cards)
        deck += cards
    g.nemesis_deck = deck


def swap_with_the_box(g: State, rng: Random) -> None:
    """A basic card of the deck against one of the same tier that stayed in the box."""
    for place, card in enumerate(g.nemesis_deck):
        others = [other for other in g.box if other.tier == card.tier]
        if card.nemesis == "basic" and others:
            other = rng.choice(others)
            g.nemesis_deck[place] = other
            g.box = [card if spare is other else spare for spare in g.box]


def swap_strikes(g: State, rng: Random) -> None:
    if isinstance(g.nemesis, Rageborne):
        rng.shuffle(g.nemesis.strike_deck)


def swap_corruptions(g: State, rng: Random) -> None:
    if isinstance(g.nemesis, CrookedMask):
        deck = g.nemesis.corruption_deck
        unseen = deck.cards[deck.lo : deck.hi]
        rng.shuffle(unseen)
        deck.cards[deck.lo : deck.hi] = unseen


def another_generator(g: State, rng: Random) -> None:
    g.rng = Rng(rng.randrange(2**60), rng.randrange(1000))


CHANGES: list[Callable[[State, Random], None]] = [
    swap_turn_cards,
    swap_nemesis_cards,
    swap_with_the_box,
    swap_strikes,
    swap_corruptions,
    another_generator,
]


@rule("AE-INFO-04", "AE-INFO-05")
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_views_and_questions_do_not_show_it(change: Callable[[State, Random], None]) -> None:
    """Two tables that differ only there look the same to every seat, and ask the same."""
    rng = Random(7)
    differing = 0
    for table in positions(12, 6, "random", first=40):
        number, rest = table.at_rest()
        state, other = rest.copy(), rest.copy()
        change(other, rng)
        differing += hidden(other) != hidden(state)
        look_alike(table, number, state, other, (-1, *range(table.players)))
    assert differing > 10


def test_nothing_comes_to_light_unnoticed() -> None:
    assert nothing_comes_to_light_unnoticed(positions(48, 1, "random", first=80)) > 1000
