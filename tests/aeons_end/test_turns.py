"""Who takes the next turn, and how a player's turn runs (AE-TURN, AE-PT)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.playing import answer
from tests.rule import rule
from tryptyk.games.aeons_end.components.catalogue import TURN_ORDER
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.rules.turns import see_turn_card, shuffle_into_turn_deck
from tryptyk.kernel import Rng, Table

THREE = ("kadir", "mist", "brama")


def started(s: Scene) -> list[str | int]:
    """The turn-order cards drawn so far."""
    return [event[1] for event in s.events if event[0] == "turn-card"]


@rule("AE-TURN-01", "AE-TURN-02", "AE-TURN-03", "AE-PT-02", "AE-EX-06")
def test_the_first_turn() -> None:
    s = Scene().turn_cards(["player_1", "nemesis", "player_2"]).turn_start()
    assert s.g.turn_discard == ["player_1"], "face up on the discard pile as soon as it is drawn"
    assert s.g.active == 0
    assert s.decision.kind == "main", "the casting phase has nothing to offer"
    assert s.decision.seats == (0,)
    assert s.g.turn == 1


@rule("AE-TURN-01")
def test_a_card_is_drawn_again_whenever_a_turn_has_ended() -> None:
    s = Scene().turn_cards(["player_2", "player_1", "player_2"]).turn_start()
    assert started(s) == ["player_2"]
    s.choose("end_turn")
    assert started(s) == ["player_2", "player_1"]
    assert s.g.active == 0
    s.choose("end_turn")
    assert started(s) == ["player_2", "player_1", "player_2"]
    assert s.g.turn_discard == ["player_2", "player_1", "player_2"]
    assert s.g.turn == 3


@rule("AE-TURN-02")
def test_the_drawn_card_lies_on_top_of_the_discard_pile() -> None:
    s = Scene().turn_cards(["player_2"], ["nemesis", "player_1"]).turn_start()
    assert s.g.turn_discard == ["nemesis", "player_1", "player_2"]


@rule("AE-TURN-02")
def test_the_card_of_a_nemesis_turn_lies_there_while_the_nemesis_acts() -> None:
    s = Scene().foe("cauterizer").turn_cards(["nemesis", "player_1"]).turn_start()
    assert s.decision.kind == "suffer", "in the midst of the nemesis turn"
    assert s.g.turn_discard == ["nemesis"]
    assert s.g.active == -1


@rule("AE-TURN-03", "AE-TDECK-07")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_numbered_card_gives_that_player_a_turn(number: int) -> None:
    s = Scene(*THREE).turn_cards([f"player_{number}"]).turn_start()
    assert s.g.active == number - 1
    assert s.decision.seats == (number - 1,)


@rule("AE-TURN-04")
def test_a_nemesis_card_gives_the_nemesis_a_turn() -> None:
    s = Scene().nemesis_deck("needlemaw", "slaughter").turn_cards(["nemesis", "player_1"]).turn_start()
    assert ids(s.g.foes) == ["needlemaw"]
    assert started(s) == ["nemesis", "player_1"]


@rule("AE-TURN-05", "AE-RUL-31", "AE-DEC-06")
def test_the_x_card_asks_the_team_who_takes_the_turn() -> None:
    s = Scene(*THREE).life(1, 0).turn_cards(["wild"], ["player_1", "player_3"]).turn_start()
    assert (s.decision.kind, s.decision.about) == ("player", ("wild",))
    assert list(s.decision.seats) == [0, 1, 2]
    assert s.options == [("player", 0), ("player", 1), ("player", 2)], (
        "the exhausted and those who have acted in this round too; nobody may decline"
    )
    s.choose("player", 1, seat=2)
    assert s.g.active == 1
    assert s.decision.kind == "main" and list(s.decision.seats) == [1]


@rule("AE-TURN-05")
def test_nobody_is_active_while_the_team_decides() -> None:
    s = Scene(*THREE).turn_cards(["player_2", "wild"]).turn_start()
    s.choose("end_turn")
    assert s.decision.about == ("wild",)
    assert s.g.active == -1
    s.choose("player", 0)
    assert s.g.active == 0


@rule("AE-TURN-06", "AE-TURN-07")
def test_the_deck_is_reshuffled_when_a_card_must_be_drawn_from_it() -> None:
    s = Scene().turn_cards(["player_2"], ["nemesis", "player_1", "player_1", "player_2", "nemesis"])
    s.nemesis_deck(*["needlemaw"] * 9)
    s.turn_start()
    assert s.g.turn_deck.cards == [], "not when the last card leaves it"
    assert len(s.g.turn_discard) == 6
    assert s.g.round == 1
    s.choose("end_turn")
    assert s.g.round == 2
    assert Counter(s.g.turn_deck.cards) + Counter(s.g.turn_discard) == Counter(TURN_ORDER[2])
    assert s.g.turn_discard[-1] == f"player_{s.g.active + 1}"
    assert s.g.turn_deck.hi == len(s.g.turn_deck.cards) and s.g.turn_deck.lo == 0


@rule("AE-TURN-06")
def test_a_new_round_is_shuffled() -> None:
    firsts = set()
    for seed in range(40):
        s = Scene(seed=seed).turn_cards(["player_2"], ["player_1", "nemesis"]).set(fury=0)
        s.nemesis_deck("needlemaw", "needlemaw", "needlemaw").turn_start()
        s.choose("end_turn")
        firsts.add(started(s)[1])
    assert firsts == {"player_1", "player_2", "nemesis"}


@rule("AE-TURN-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_a_round_every_card_gives_one_turn(players: int) -> None:
    rounds = 0
    for seed in range(6):
        table = Table.new(GAME, players, seed, {"nemesis": "crooked_mask", "difficulty": "beginner"})
        rng = Rng(seed)
        drawn: list[str | int] = []
        while table.decision is not None and len(drawn) < 2 * len(TURN_ORDER[players]):
            # Charges would let abilities and corruptions alter the deck.
            options = [o for o in table.decision.options if o[0] not in ("charge", "ability")]
            answer(table, options[rng.below(len(options))])
            drawn = [event[1] for _, event in table.events() if event[0] == "turn-card"]
        shuffled = [event for _, event in table.events() if event[0] == "turn-card-shuffled"]
        if not shuffled and table.decision is not None:
            size = len(TURN_ORDER[players])
            assert Counter(drawn[:size]) == Counter(drawn[size : 2 * size]) == Counter(TURN_ORDER[players])
            rounds += 1
    assert rounds, "at least one of the games got that far"


@rule("AE-TURN-08")
def test_the_same_side_can_act_twice_in_a_row() -> None:
    s = Scene().nemesis_deck("needlemaw", "haze_spewer", "slaughter")
    s.turn_cards(["nemesis", "nemesis", "player_1", "player_1"]).turn_start()
    assert started(s) == ["nemesis", "nemesis", "player_1"]
    assert ids(s.g.foes) == ["needlemaw", "haze_spewer"]
    s.choose("end_turn")
    assert started(s)[-2:] == ["player_1", "player_1"]


@rule("AE-RUL-46")
def test_revealing_from_an_empty_deck_reshuffles_it() -> None:
    s = Scene().turn_cards([], ["player_1", "nemesis", "player_2"])
    card = see_turn_card(s.g)
    assert s.g.turn_discard == []
    assert sorted(s.g.turn_deck.cards) == ["nemesis", "player_1", "player_2"]
    assert s.g.turn_deck.cards[-1] == card
    assert s.g.turn_deck.hi == 2, "only the card on top is known"
    assert s.g.round == 2


@rule("AE-RUL-46")
def test_a_revealed_x_stands_for_whomever_the_team_names() -> None:
    s = Scene(*THREE).turn_cards(["wild", "nemesis"])
    assert see_turn_card(s.g) == "wild"
    s.turn_start()
    assert s.options == [("player", 0), ("player", 1), ("player", 2)]


def test_a_card_shuffled_back_gives_another_turn_in_this_round() -> None:
    s = Scene().turn_cards([], ["player_2", "nemesis", "player_1"])
    shuffle_into_turn_deck(s.g, "player_2")
    assert s.g.turn_deck.cards == ["player_2"] and s.g.turn_discard == ["nemesis", "player_1"]
    assert (s.g.turn_deck.lo, s.g.turn_deck.hi, s.g.round) == (0, 1, 1)
    s.turn_start()
    assert s.g.active == 1


# The phases of a player's turn


@rule("AE-PT-01")
def test_casting_main_and_draw_phase_in_this_order() -> None:
    s = (
        Scene()
        .breach(0, 1, OPEN, "spark")
        .hand(0, "crystal")
        .turn_cards(["player_1", "player_2"])
        .turn_start()
    )
    assert s.decision.kind == "casting"
    s.choose("cast", 1, "spark")
    assert s.decision.kind == "main", "with no spell left, the casting phase is over"
    s.choose("play", "crystal")
    assert s.decision.kind == "main"
    assert ids(s[0].played) == ["crystal"] and s[0].hand == [], "nothing is drawn before the main phase ends"
    s.choose("end_turn")
    assert len(s[0].hand) == 5 and s[0].played == [], "the draw phase"
    assert s.g.active == 1


@rule("AE-PT-01")
def test_there_is_no_way_back_into_the_casting_phase() -> None:
    s = Scene().breach(0, 1, OPEN, "spark").turn_cards(["player_1"]).turn_start()
    s.choose("done")
    assert s.decision.kind == "main"
    assert not [option for option in s.options if option[0] == "cast"]


@rule("AE-PT-02")
@pytest.mark.parametrize("seed", range(8))
def test_a_first_turn_has_no_casting(seed: int) -> None:
    table = Table.new(GAME, 2, seed)
    while table.decision is not None and table.decision.kind not in ("casting", "main"):
        table.take(0)  # what a nemesis turn before it may ask
    assert table.decision is not None and table.decision.kind == "main"


@rule("AE-PT-02")
def test_spells_of_others_do_not_make_a_casting_phase() -> None:
    s = Scene().breach(1, 1, OPEN, "spark").turn_cards(["player_1"]).turn_start()
    assert s.decision.kind == "main"


@rule("AE-PT-03")
def test_ending_the_main_phase_draws_and_ends_the_turn() -> None:
    s = Scene().hand(0, "crystal", "crystal").deck(0, "jade", "spark", "spark", "spark")
    s.turn_cards(["player_2"]).main(0)
    s.play("crystal")
    s.choose("end_turn")
    assert ids(s[0].hand) == ["crystal", "jade", "spark", "spark", "spark"]
    assert ids(s[0].discard) == ["crystal"]
    assert s.g.active == 1, "the next turn-order card has been drawn"


@rule("AE-MAIN-03", "AE-PT-03")
def test_ending_a_turn_is_always_an_explicit_choice() -> None:
    s = Scene().hand(0).turn_cards(["player_1"]).turn_start()
    assert s.options == [("end_turn",)]
    assert s.decision.explicit, "it waits for the player, because drawing cannot be taken back"


def test_what_lasts_for_a_turn_ends_with_it() -> None:
    s = Scene().hand(0, "jade", "spark").breach(0, 3, 0).turn_cards(["player_2"])
    s.set(double_prep=True, shielded=True, aether=9, aether_gem_only=1, aether_spell_only=2).main(0)
    s.play("jade")
    s.choose("focus", 3)
    s.choose("prep", "spark", 3)
    assert s[0].breach(3).focused and s[0].breach(3).spells[0].fresh
    s.choose("end_turn")
    g = s.g
    assert g.active == 1
    assert (g.aether, g.aether_gem_only, g.aether_spell_only, g.discount) == (0, 0, 0, 0)
    assert (g.plays, g.double_prep, g.shielded) == ([], False, False)
    assert not s[0].breach(3).focused and not s[0].breach(3).spells[0].fresh
