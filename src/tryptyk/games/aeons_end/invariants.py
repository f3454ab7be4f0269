"""What must hold after every choice, whatever was played."""

from __future__ import annotations

from collections import Counter

from tryptyk.games.aeons_end.components.catalogue import BASIC, CARDS, COPIES, FOES, TURN_ORDER
from tryptyk.games.aeons_end.components.printed import MINION, POWER
from tryptyk.games.aeons_end.rules.damage import nemesis_start_life
from tryptyk.games.aeons_end.scoring import won
from tryptyk.games.aeons_end.state import OPEN, Mage, State


def check(g: State) -> None:
    """Raise AssertionError where an invariant is broken."""
    _check_cards(g)
    _check_nemesis(g)
    for mage in g.mages:
        _check_mage(g, mage)
    assert 0 <= g.gravehold <= g.difficulty.gravehold_life, "Gravehold's life"
    assert Counter(g.turn_deck.cards) + Counter(g.turn_discard) == Counter(TURN_ORDER[len(g.mages)]), (
        "a turn-order card is lost or doubled"
    )
    assert g.turn_deck.sound, "the unseen part of the turn-order deck"
    assert g.aether >= 0 and g.aether_gem_only >= 0 and g.aether_spell_only >= 0 and g.discount >= 0
    if g.gravehold == 0 or not _anybody_stands(g):
        assert g.ending and not won(g), "the players have lost"
    g.nemesis.check(g)


def _anybody_stands(g: State) -> bool:
    return g.solo_goes_on or any(not mage.exhausted for mage in g.mages)


def _check_cards(g: State) -> None:
    """Every player card is in exactly one place."""
    places: Counter[str] = Counter()
    for card, count in zip(g.market, g.stock, strict=True):
        assert count >= 0, f"the pile of {card.id}"
        places[card.id] += count
    owned = [pile for mage in g.mages for pile in (mage.hand, mage.deck.cards, mage.discard, mage.played)]
    for pile in (*owned, g.destroyed, g.nemesis.held()):
        places.update(card.id for card in pile)
    for mage in g.mages:
        places.update(spell.card.id for spell in mage.prepped())
    expected: Counter[str] = Counter()
    for card in g.market:
        expected[card.id] = COPIES[card.id]
    for mage in g.mages:
        expected.update(mage.mat.hand + mage.mat.deck)
    # Side cards that travel among player cards.
    expected.update(id for id in g.mat.side_cards if id in CARDS)
    assert +places == expected, f"cards are lost or doubled: {places - expected} {expected - places}"


def _check_nemesis(g: State) -> None:
    assert 0 <= g.nemesis_life <= nemesis_start_life(g), "the nemesis's life"
    resolving = [] if g.resolving is None else [g.resolving]
    dealt = [*g.nemesis_deck, *g.nemesis_discard, *(foe.card for foe in g.foes), *resolving, *g.box]
    usable = [card.id for card in FOES.values() if card.nemesis in (BASIC, g.mat.id)]
    assert Counter(card.id for card in dealt) == Counter(usable), "a nemesis card is lost or doubled"
    tiers = [card.tier for card in g.nemesis_deck]
    assert tiers == sorted(tiers, reverse=True), "the nemesis deck is out of order (AE-NDECK-11, 12)"
    for foe in g.foes:
        assert foe.card.type in (MINION, POWER)
        assert foe.life > 0 if foe.card.type == MINION else foe.tokens >= 0, f"tokens of {foe.card.id}"


def _check_mage(g: State, mage: Mage) -> None:
    assert mage.deck.sound, f"the unseen part of the deck of {mage.mat.id}"
    assert 0 <= mage.life <= g.difficulty.player_life, f"life of {mage.mat.id}"
    assert 0 <= mage.charges <= mage.mat.charges, f"charges of {mage.mat.id}"
    numbers = [breach.number for breach in mage.breaches]
    assert numbers == sorted(set(numbers)), "breaches in their places"
    if mage.exhausted:
        assert len(numbers) <= len(mage.mat.breaches), "an exhausted mage has lost a breach"
    for breach in mage.breaches:
        assert 0 <= breach.stage <= OPEN, f"rotation of breach {breach.number}"
        assert len(breach.spells) <= (2 if breach.is_open else 1), f"spells on breach {breach.number}"
        if breach.focused:
            assert mage.seat == g.active, "only the active player's breaches count as focused this turn"
    if mage.seat != g.active:
        assert not mage.played, "a play area outside its owner's turn"
