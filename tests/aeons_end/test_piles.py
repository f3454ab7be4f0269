"""Players' decks and discard piles: the draw phase, and how cards move (AE-DRAW)."""

from __future__ import annotations

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.rules.piles import (
    destroy_chosen,
    discard_chosen,
    draw,
    look_at_top,
    shuffle_discard_into_deck,
    take_top,
)
from tryptyk.kernel import Rng, Table


def top_first(s: Scene, seat: int = 0) -> list[str]:
    return ids(reversed(s[seat].deck.cards))


@rule("AE-DRAW-01", "AE-RUL-02")
def test_played_gems_and_relics_are_discarded_and_spells_stay() -> None:
    s = Scene().hand(0, "crystal", "flexing_dagger", "spark").breach(0, 2, OPEN, "ignite")
    s.discard(0, "jade").turn_cards(["player_2"]).main(0)
    s.play("crystal")
    s.choose("play", "flexing_dagger")
    s.choose("or", "breach")
    s.choose("prep", "spark", 1)
    s.choose("end_turn")
    s.choose("rest")
    assert ids(s[0].discard) == ["jade", "crystal", "flexing_dagger"]
    assert ids(s[0].prepped()) == ["spark", "ignite"], "uncast spells stay on their breaches"


@rule("AE-DRAW-02", "AE-DEC-25")
def test_the_player_chooses_the_order_of_discarding() -> None:
    s = Scene().hand(0, "jade", "crystal", "crystal", "searing_ruby").turn_cards(["player_2"]).main(0)
    s.play("jade", "crystal", "crystal", "searing_ruby")
    s.choose("end_turn")
    assert (s.decision.kind, s.decision.seats) == ("discard_order", (0,))
    assert s.options == [("discard", "jade"), ("discard", "crystal"), ("discard", "searing_ruby"), ("rest",)]
    s.choose("discard", "crystal")
    assert s.options == [("discard", "jade"), ("discard", "crystal"), ("discard", "searing_ruby"), ("rest",)]
    s.choose("discard", "searing_ruby")
    s.choose("discard", "crystal")
    assert ids(s[0].discard) == ["crystal", "searing_ruby", "crystal", "jade"], "the last one goes by itself"


@rule("AE-DRAW-02", "AE-DEC-25")
@pytest.mark.parametrize("cards", [[], ["jade"], ["crystal", "crystal", "crystal"]])
def test_where_the_order_does_not_matter_nobody_is_asked(cards: list[str]) -> None:
    s = Scene().hand(0, *cards).turn_cards(["player_2"]).main(0)
    s.play(*cards)
    s.choose("end_turn")
    assert s.g.active == 1
    assert ids(s[0].discard) == cards


@rule("AE-DRAW-03")
def test_unplayed_cards_stay_in_hand() -> None:
    s = Scene().hand(0, "spark", "jade", "crystal").deck(0, "flare", "flare").turn_cards(["player_2"]).main(0)
    s.play("crystal")
    s.choose("end_turn")
    assert ids(s[0].hand)[:4] == ["spark", "jade", "flare", "flare"]


@rule("AE-DRAW-04")
@pytest.mark.parametrize("held", range(5))
def test_the_hand_is_filled_up_to_five_from_the_top(held: int) -> None:
    deck = ["jade", "spark", "flare", "ignite", "dark_fire", "chaos_arc"]
    s = Scene().hand(0, *["crystal"] * held).deck(0, *deck).turn_cards(["player_2"]).main(0)
    s.choose("end_turn")
    drawn = 5 - held
    assert ids(s[0].hand) == ["crystal"] * held + deck[:drawn]
    assert top_first(s) == deck[drawn:]


@rule("AE-DRAW-05")
@pytest.mark.parametrize("held", [5, 6, 9])
def test_who_has_five_or_more_draws_and_discards_nothing(held: int) -> None:
    s = Scene().hand(0, *["crystal"] * held).deck(0, "jade").turn_cards(["player_2"]).main(0)
    s.choose("end_turn")
    assert len(s[0].hand) == held
    assert top_first(s) == ["jade"] and s[0].discard == []


@rule("AE-DRAW-06", "AE-DRAW-10")
def test_a_short_deck_is_drawn_then_the_discard_pile_turned_over() -> None:
    s = Scene().hand(0).deck(0, "jade", "spark").discard(0, "flare", "ignite", "dark_fire", "chaos_arc")
    s.turn_cards(["player_2"]).main(0)
    s.choose("end_turn")
    assert ids(s[0].hand) == ["jade", "spark", "flare", "ignite", "dark_fire"], "first discarded, first drawn"
    assert top_first(s) == ["chaos_arc"] and s[0].discard == []


@rule("AE-DRAW-07")
def test_the_same_happens_for_revealing() -> None:
    s = Scene().deck(0).discard(0, "flare", "ignite")
    card = look_at_top(s.g, s[0])
    assert card is CARDS["flare"]
    assert top_first(s) == ["flare", "ignite"] and s[0].discard == [], "it stays on top"


@rule("AE-DRAW-08")
def test_the_same_happens_at_any_moment() -> None:
    """Skewer makes a player draw in a nemesis turn."""
    s = Scene("kadir").hand(0).deck(0).discard(0, "jade", "spark").turn_cards(["player_1"])
    s.nemesis_draws("skewer")
    assert ids(s[0].hand) == ["jade"]
    assert top_first(s) == ["spark"]


@rule("AE-DRAW-09")
def test_decks_and_discard_piles_are_not_shuffled() -> None:
    """Through whole games against a nemesis that orders no shuffling, the order is as the cards were put."""
    for seed in range(5):
        table = Table.new(GAME, 2, seed, {"nemesis": "rageborne", "mages": ["kadir", "mist"]})
        rng = Rng(seed)
        while table.decision is not None:
            before = [(mage.deck.cards[:], mage.discard[:]) for mage in table.state.mages]
            seen = len(table.events())
            table.take(rng.below(len(table.decision.options)))
            told = [event for _, event in table.events()[seen:]]
            if any(event[0] == "shuffle-deck" for event in told):
                break  # Gather Darkness
            for mage, (deck, discard) in zip(table.state.mages, before, strict=True):
                assert mage.deck.lo == mage.deck.hi == 0
                if any(event[0] == "turn-over" and event[1] == mage.seat for event in told):
                    continue
                left = mage.deck.cards[: len(deck)]
                assert left == deck[: len(left)], "cards leave a deck, and come to it, at its top"
                if not any(event[0] in ("destroy", "to-hand", "on-top") for event in told):
                    assert mage.discard[: len(discard)] == discard, "and to a discard pile on top"


@rule("AE-DRAW-09", "AE-CARD-01")
def test_only_a_card_can_order_a_shuffle() -> None:
    orders = set()
    for seed in range(10):
        s = Scene(seed=seed).deck(0, "jade", "spark").discard(0, "flare", "ignite")
        shuffle_discard_into_deck(s.g, s[0])
        assert s[0].discard == []
        assert sorted(top_first(s)) == ["flare", "ignite", "jade", "spark"]
        assert (s[0].deck.lo, s[0].deck.hi) == (0, 4), "nobody knows the order"
        orders.add(tuple(top_first(s)))
    assert len(orders) > 5


@rule("AE-DRAW-10")
def test_the_card_discarded_last_becomes_the_bottom() -> None:
    s = Scene().deck(0).discard(0, "jade", "spark", "flare")
    assert take_top(s.g, s[0]) is CARDS["jade"]
    assert top_first(s) == ["spark", "flare"]


@rule("AE-DRAW-11")
def test_a_card_taken_from_the_discard_pile_leaves_the_others_in_order() -> None:
    s = (
        Scene()
        .hand(0, "bottled_vortex")
        .deck(0, "crystal")
        .discard(0, "jade", "spark", "flare", "ignite")
        .main(0)
    )
    s.choose("play", "bottled_vortex")
    s.choose("discarded", "spark", 1)
    s.choose("none")
    assert ids(s[0].discard) == ["jade", "flare", "ignite"]


@rule("AE-DRAW-12")
def test_an_exactly_emptied_deck_stays_empty() -> None:
    s = Scene().hand(0, "crystal", "crystal", "crystal").deck(0, "jade", "spark").discard(0, "flare")
    s.turn_cards(["player_2"]).main(0)
    s.choose("end_turn")
    assert ids(s[0].hand)[3:] == ["jade", "spark"]
    assert s[0].deck.cards == [] and ids(s[0].discard) == ["flare"]
    assert draw(s.g, s[0], 1) == 1
    assert ids(s[0].hand)[-1] == "flare", "only now is it turned over"


@rule("AE-DRAW-12")
def test_an_order_to_draw_nothing_turns_nothing_over() -> None:
    s = Scene().deck(0).discard(0, "flare")
    assert draw(s.g, s[0], 0) == 0
    assert ids(s[0].discard) == ["flare"]


@rule("AE-RUL-33")
def test_with_deck_and_discard_pile_empty_there_is_nothing_to_draw_or_reveal() -> None:
    s = Scene().hand(0, "crystal", "jade").deck(0, "spark").discard(0).main(0)
    s.play("crystal")
    assert draw(s.g, s[0], 3) == 1
    assert ids(s[0].hand) == ["jade", "spark"]
    assert ids(s[0].played) == ["crystal"], "the play area is no discard pile"
    assert look_at_top(s.g, s[0]) is None
    assert take_top(s.g, s[0]) is None


@rule("AE-EX-18", "AE-DRAW-01", "AE-DRAW-02", "AE-DRAW-04", "AE-DRAW-06", "AE-DRAW-10", "AE-GAIN-03")
def test_the_draw_phase_of_the_rulebook() -> None:
    s = Scene("kadir", "mist").hand(1, "flexing_dagger", "crystal", "crystal", "crystal", "jade")
    s.deck(1, "spark", "garnet_shard").discard(1).breach(1, 1).breach(1, 2).breach(1, 3, 1, "amplify_vision")
    s.breach(1, 4, 1).turn_cards(["player_1"]).casting(1)
    assert ids(s[1].discard) == ["amplify_vision"], "it had to be cast, and there was nothing else to choose"
    s.choose("play", "flexing_dagger")
    s.choose("or", "breach")
    s.choose("focus", 3)
    assert s.g.aether == 0 and s[1].breach(3).stage == 3
    s.play("crystal", "crystal", "crystal", "jade")
    s.choose("gain", "essence_theft")
    assert s.g.aether == 0
    s.choose("end_turn")
    s.choose("discard", "flexing_dagger")
    s.choose("discard", "jade")
    told = [event for event in s.events if event[0] == "turn-over"]
    assert told == [("turn-over", 1, 7)], "seven cards: two drawn from the deck before that"
    assert ids(s[1].hand) == ["spark", "garnet_shard", "amplify_vision", "essence_theft", "flexing_dagger"]
    assert top_first(s, 1) == ["jade", "crystal", "crystal", "crystal"]


@rule("AE-RUL-34", "AE-DEC-26")
def test_several_cards_discarded_at_once_go_in_their_owner_s_order() -> None:
    s = Scene().hand(1, "jade", "crystal", "spark", "crystal")
    asked = s.run(discard_chosen(s.g, s[1], "onslaught", 3, s[1].hand), ("card", "spark"), ("card", "jade"))
    assert [decision.seats for decision in asked] == [(1,), (1,)]
    assert [decision.about for decision in asked] == [("onslaught", 3), ("onslaught", 2)]
    assert ids(s[1].discard) == ["spark", "jade", "crystal"]
    assert ids(s[1].hand) == ["crystal"]


def test_no_more_is_discarded_or_destroyed_than_there_is() -> None:
    s = Scene().hand(0, "jade").hand(1, "spark", "spark")
    s.run(discard_chosen(s.g, s[0], "onslaught", 3, s[0].hand))
    assert (s[0].hand, ids(s[0].discard)) == ([], ["jade"])
    s.run(destroy_chosen(s.g, s[1], "obliterate", 4, s[1].hand))
    assert (s[1].hand, ids(s.g.destroyed)) == ([], ["spark", "spark"])


def test_looking_at_the_top_of_a_shuffled_deck_makes_that_place_known() -> None:
    s = Scene().deck(0, "jade", "spark", "flare").discard(0)
    shuffle_discard_into_deck(s.g, s[0])
    reveals = s.g.reveals
    card = look_at_top(s.g, s[0])
    assert s[0].deck.hi == 2
    assert s.g.reveals == reveals + 1, "what has come to light cannot be taken back"
    for seed in range(10):
        GAME.conceal(s.g, 0, Rng(seed))
        assert s[0].deck.cards[-1] is card


def test_who_draws_a_card_whose_place_is_known_learns_nothing() -> None:
    """A deck that was turned over lies as it was discarded; one that was shuffled does not."""
    g = Scene().deck(0, "crystal", "spark", "jade").g
    before = (g.reveals, g.learned)
    assert take_top(g, g.mages[0]) is not None
    assert (g.reveals, g.learned) == (before[0] + 1, before[1])
    g.mages[0].deck.shuffle(g.rng)
    assert look_at_top(g, g.mages[0]) is not None
    assert (g.reveals, g.learned) == (before[0] + 2, before[1] + 1)
    assert take_top(g, g.mages[0]) is not None
    assert g.learned == before[1] + 1, "it was looked at"
