"""One person with one mage, or with several (AE-SOLO)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids, laid_out
from tests.playing import answer
from tests.rule import rule
from tryptyk.games.aeons_end.effects.nemeses.rageborne import rageborne
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.rules.candidates import allies
from tryptyk.games.aeons_end.rules.damage import suffer
from tryptyk.kernel import Rng, Table


@rule("AE-SOLO-01", "AE-DEC-01")
def test_one_person_can_answer_for_several_mages() -> None:
    """The rules are those for that number of mages; whose answers they are is nobody's business."""
    table = Table.new(GAME, 2, 1, {"mages": ["kadir", "mist"]})
    assert len(table.state.nemesis_deck) <= 24 and len(table.state.mages) == 2
    assert sorted(table.state.turn_deck.cards + table.state.turn_discard) == sorted(
        ["player_1", "player_1", "player_2", "player_2", "nemesis", "nemesis"]
    )
    answered = set()
    for _ in range(200):
        if table.decision is None:
            break
        answer(table, table.decision.options[-1])
        answered.add(table.choices()[-1][0])
    assert answered == {0, 1}


@rule("AE-SOLO-02", "AE-NDECK-04")
@pytest.mark.parametrize("nemesis", ["rageborne", "prince_of_gluttons", "carapace_queen", "crooked_mask"])
def test_the_deck_of_true_solo(nemesis: str) -> None:
    g = laid_out(1, nemesis=nemesis)
    assert len(g.nemesis_deck) == 20
    basics = Counter(card.tier for card in g.nemesis_deck if card.nemesis == "basic")
    assert basics == {1: 1, 2: 3, 3: 7}


@rule("AE-SOLO-03", "AE-RUL-29", "AE-RUL-30")
def test_the_turn_order_deck_of_true_solo_has_three_player_cards() -> None:
    g = laid_out(1)
    assert Counter(card == "nemesis" for card in g.turn_deck.cards) == {False: 3, True: 2}


@rule("AE-SOLO-04", "AE-RUL-30")
def test_each_of_the_three_player_cards_gives_the_one_player_a_turn() -> None:
    s = Scene("kadir").turn_cards(["player_1", "wild", "player_1"], ["nemesis", "nemesis"]).turn_start()
    for turn in (1, 2, 3):
        assert (s.g.turn, s.g.active, s.decision.kind) == (turn, 0, "main"), "the X card asks nothing"
        if turn < 3:
            s.choose("end_turn")
    assert s.g.turn_discard == ["nemesis", "nemesis", "player_1", "wild", "player_1"]


@rule("AE-SOLO-04", "AE-RUL-30", "AE-TDECK-08")
def test_the_x_card_is_a_player_card_in_solo_too() -> None:
    s = Scene("lash").hand(0, "quartz_shard").turn_cards(["wild"]).main(0)
    s.choose("play", "quartz_shard")
    s.choose("top")
    assert s.g.aether == 2


@rule("AE-SOLO-05", "AE-CARD-02")
def test_the_only_player_is_the_own_ally() -> None:
    alone = Scene("kadir")
    assert allies(alone.g, alone[0]) == [alone[0]]
    pair = Scene("kadir", "mist")
    assert allies(pair.g, pair[0]) == [pair[1]]


@rule("AE-SOLO-05", "AE-SOLO-06", "AE-EX-26")
def test_what_an_ally_would_gain_the_only_player_gains() -> None:
    s = Scene("kadir").breach(0, 1, OPEN, "ignite").casting(0)
    s.choose("cast", 1, "ignite")
    assert s[0].charges == 1
    t = Scene("kadir").hand(0, "mages_talisman").main(0)
    t.choose("play", "mages_talisman")
    assert t[0].charges == 2, "one as oneself, one as the ally"


@rule("AE-SOLO-06")
def test_what_an_ally_would_draw_the_only_player_draws() -> None:
    s = Scene("mist").hand(0).deck(0, "jade", "spark", "flare", "ignite", "dark_fire").charged(0).main(0)
    s.choose("ability", 0)
    assert ids(s[0].hand) == ["jade", "spark", "flare", "ignite"]


@rule("AE-SOLO-07", "AE-RUL-16", "AE-END-04")
def test_exhaustion_of_the_only_mage_is_defeat() -> None:
    s = Scene("kadir").life(0, 2)
    s.run(suffer(s.g, s[0], 2))
    assert s.ended is not None
    assert (s.ended[0], s.ended[1]) == ("all-exhausted", ())


@rule("AE-RUL-16")
def test_the_switch_lets_an_exhausted_only_mage_play_on() -> None:
    s = Scene("kadir", solo_goes_on=True).life(0, 2).charges(0, 3)
    s.run(suffer(s.g, s[0], 3), ("breach", 0, 4))
    assert s.ended is None
    assert (s[0].life, s[0].charges, len(s[0].breaches)) == (0, 0, 3)
    assert rageborne(s.g).fury == 3, "Unleash twice"
    assert s.g.gravehold == 28, "1 beyond the life, doubled"
    s.run(suffer(s.g, s[0], 14))
    assert s.ended is not None and s.ended[0] == "gravehold-fallen"


@rule("AE-RUL-16")
def test_the_switch_is_off_by_default_and_only_for_true_solo() -> None:
    assert laid_out(1).solo_goes_on is False
    s = Scene("kadir", "mist").set(solo_goes_on=True).life(0, 0).life(1, 1)
    s.run(suffer(s.g, s[1], 1))
    assert s.ended is not None and s.ended[0] == "all-exhausted"


@rule("AE-SOLO-07")
def test_all_other_rules_are_unchanged() -> None:
    """A whole game, with every invariant."""
    for nemesis in ("rageborne", "prince_of_gluttons", "carapace_queen", "crooked_mask"):
        table = Table.new(GAME, 1, 5, {"nemesis": nemesis, "mages": ["xaxos"]})
        rng = Rng(5)
        while table.decision is not None:
            GAME.check(table.state)
            assert table.decision.seats == (0,)
            table.take(rng.below(len(table.decision.options)))
        assert table.outcome is not None
