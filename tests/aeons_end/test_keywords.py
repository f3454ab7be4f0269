"""What words on cards mean, whatever the card (AE-CARD-01..05)."""

from __future__ import annotations

import pytest

from tests.aeons_end.scene import OPEN, Scene, ids
from tests.rule import rule
from tryptyk.games.aeons_end.effects.nemeses.rageborne import rageborne
from tryptyk.games.aeons_end.rules.asks import ask_or, ask_player
from tryptyk.games.aeons_end.rules.candidates import allies
from tryptyk.games.aeons_end.rules.nemesis import unleash
from tryptyk.kernel import Asking, Script


def ask(script: Asking[str]) -> Script:
    """A question whose answer does not matter."""
    yield from script


@rule("AE-CARD-01")
def test_a_card_prevails_over_the_rulebook() -> None:
    """Feral Lightning goes onto a closed breach that was not focused, which AE-PREP-02 forbids."""
    s = Scene().hand(0, "feral_lightning", "spark").main(0)
    assert [option for option in s.options if option[0] == "prep"] == [
        ("prep", "feral_lightning", 1),
        ("prep", "feral_lightning", 2),
        ("prep", "feral_lightning", 3),
        ("prep", "feral_lightning", 4),
        ("prep", "spark", 1),
    ]


@rule("AE-CARD-01")
def test_a_card_can_put_a_gained_card_elsewhere_than_on_the_discard_pile() -> None:
    market = ["jade", "vriswood_amber", "diamond_cluster", "unstable_prism", "mages_talisman"]
    market += ["spectral_echo", "ignite", "feral_lightning", "wildfire_whip"]
    s = Scene(market=market).set(aether=3).deck(0, "crystal").main(0)
    s.choose("gain", "vriswood_amber")
    s.choose("yes")
    assert ids(s[0].deck.cards) == ["crystal", "vriswood_amber"] and s[0].discard == []


@rule("AE-CARD-02")
def test_an_ally_is_anybody_else() -> None:
    s = Scene("kadir", "mist", "brama").hand(1, "mages_talisman").main(1)
    assert allies(s.g, s[1]) == [s[0], s[2]]
    s.choose("play", "mages_talisman")
    assert s.options == [("player", 0), ("player", 2)]


@rule("AE-CARD-03")
def test_a_destroyed_card_is_gone_for_good() -> None:
    s = Scene().hand(0, "spark", "jade").deck(0).discard(0).breach(0, 1, OPEN, "consuming_void").casting(0)
    s.choose("cast", 1, "consuming_void")
    s.choose("card", "spark")
    s.choose("card", "jade")
    stock = s.g.stock[:]
    assert s.g.nemesis_life == 64
    assert ids(s.g.destroyed) == ["spark", "jade"]
    assert (s[0].hand, ids(s[0].discard)) == ([], ["consuming_void"])
    s.turn_cards(["player_1"])
    s.choose("end_turn")
    assert ids(s[0].hand) == ["consuming_void"], "the others are not drawn again"
    assert s.g.stock == stock, "and do not go back to the supply"
    assert ids(s.g.destroyed) == ["spark", "jade"]


@rule("AE-CARD-04", "AE-CARD-05", "AE-RUL-11")
@pytest.mark.parametrize(
    ("first", "second", "offered"),
    [
        (True, True, ["a", "b"]),
        (True, False, ["a"]),
        (False, True, ["b"]),
        (False, False, ["a", "b"]),
    ],
)
def test_or_offers_what_can_be_resolved_in_full(first: bool, second: bool, offered: list[str]) -> None:
    """If nothing can, anything may be picked and is resolved as far as possible."""
    s = Scene()
    decision = next(ask(ask_or(s.g, s.g.everyone, "scorn", [("a", first), ("b", second)])))
    assert decision.options == [("or", key) for key in offered]
    assert decision.forced is (len(offered) == 1)


@rule("AE-CARD-04", "AE-CARD-05")
def test_or_on_a_nemesis_card_in_play() -> None:
    s = Scene().foe("venomite").nemesis_deck("needlemaw").nemesis_turn()
    assert s.decision.kind == "suffer", (
        "nobody has a spell worth 3, so somebody suffers: a tie for lowest life"
    )
    t = Scene().foe("venomite").nemesis_deck("needlemaw").breach(1, 1, OPEN, "dark_fire").nemesis_turn()
    assert t.decision.kind == "or"
    assert len(t.options) == 2


@rule("AE-RUL-36")
def test_token_numbers_are_no_limit() -> None:
    """Four players with five charges each, more than 15 Fury, more life than there are tokens."""
    s = Scene("kadir", "mist", "brama", "lash", difficulty="beginner", nemesis="rageborne")
    for seat in range(4):
        s.charged(seat)
    assert sum(mage.life for mage in s.g.mages) == 48
    assert sum(mage.charges for mage in s.g.mages) == 20
    s.run(unleash(s.g, 20))
    assert rageborne(s.g).fury == 21
    for power in ("woven_sky", "eye_of_nothing", "doom_aegis", "blood_cry", "agony_field", "bleed_static"):
        s.foe(power, tokens=3)
    assert sum(foe.tokens for foe in s.g.foes) == 18


@rule("AE-RUL-40")
def test_a_team_gives_one_answer_whoever_speaks() -> None:
    for seat in (0, 1, 2):
        s = Scene("kadir", "mist", "brama").turn_cards(["wild"]).turn_start()
        assert [s.decision.options_for(n) for n in range(3)] == [s.options] * 3
        s.choose("player", 1, seat=seat)
        assert s.g.active == 1, "the first answer counts"
        assert s.decision.kind == "main"


@rule("AE-RUL-40", "AE-CARD-12")
def test_a_team_decision_is_asked_once() -> None:
    s = Scene("kadir", "mist", "brama")

    def once() -> Script:
        yield from ask_player(s.g, s.g.everyone, "lay_waste", s.g.mages)

    assert [decision.seats for decision in s.run(once(), ("player", 2))] == [(0, 1, 2)]
