"""How well the team stands, as a number from 0 (lost) to 1 (won); all seats share it (AE-COMP-25).

Everything is counted in points of damage to the nemesis, as a player would weigh it: what a wound costs,
what a card will still do in the turns that are left, what the aether in hand can buy. Only what the team
knows is looked at: the make-up of decks, never the order of unseen cards.
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.components.catalogue import TABLE
from tryptyk.games.aeons_end.components.printed import GEM, MINION, NEMESIS, SPELL, Card
from tryptyk.games.aeons_end.judgement.weights import Weights, weights
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.scoring import won
from tryptyk.games.aeons_end.state import CASTING, CASTING_END, MAIN, Breach, Mage, State
from tryptyk.kernel.score import chance_of

WHOLE_DECK: Final = 24.0
"""Cards of the nemesis for two mages."""
VICTORY: Final = 400.0
"""A game won or lost, in points."""


class Engine:
    """What a mage's cards and breaches produce in an average turn."""

    __slots__ = ("aether", "cards", "damage", "slots", "spells", "w")

    def __init__(self, mage: Mage, w: Weights) -> None:
        self.w = w
        self.cards = self.spells = 0
        self.aether = self.damage = self.slots = 0.0
        for pile in (mage.hand, mage.deck.cards, mage.discard, mage.played):
            self._count(pile)
        for breach in mage.breaches:
            self._count([spell.card for spell in breach.spells])
            self.slots += slot(breach, w)

    def _count(self, cards: list[Card]) -> None:
        for card in cards:
            self.cards += 1
            self.aether += self.w.aether[card.id]
            if card.type == SPELL:
                self.damage += self.w.damage[card.id]
                self.spells += 1

    def output(self, turns: float, card: Card | None = None, slots: float = 0.0) -> float:
        """Points in the turns that are left, perhaps with one more card or more room for spells."""
        cards, aether, damage, spells = self.cards, self.aether, self.damage, self.spells
        if card is not None:
            cards += 1
            aether += self.w.aether[card.id]
            if card.type == SPELL:
                damage += self.w.damage[card.id]
                spells += 1
        if cards == 0:
            return 0.0
        drawn = min(cards, TABLE.hand_size) / cards
        cast = min(1.0, (self.slots + slots) / (spells * drawn)) if spells else 0.0
        w = self.w
        income = drawn * aether
        if income > 0.0:
            income /= 1.0 + w.glut * income
        return turns * (drawn * damage * cast + income * (w.aether_now + w.aether_growth * turns))


def slot(breach: Breach, w: Weights) -> float:
    """How much of an open breach this is."""
    return 1.0 + w.open_bonus * breach.tile.bonus if breach.is_open else w.closed + w.focused * breach.stage


def turns_left(g: State, w: Weights) -> float:
    """How many turns each mage can still expect: games seldom last to the end of the nemesis deck."""
    return 1.0 + w.lasts * len(g.nemesis_deck) * 2.0 / len(g.mages)


def evaluate(g: State, seat: int) -> float:
    if g.ending:
        return 1.0 if won(g) else 0.0
    chance = weights(g).chance
    early, points = standing(g, seat)
    slope = chance["slope"] + chance["early_slope"] * early
    return chance_of(chance["offset"] + chance["early"] * early + slope * points / 100.0)


def standing(g: State, seat: int) -> tuple[float, float]:
    """How early it is (1 at the beginning, 0 with the last card of the nemesis), and how the team stands in
    points: what the chance to win follows from."""
    return min(1.0, len(g.nemesis_deck) / WHOLE_DECK), sum(terms(g, seat).values())


def terms(g: State, seat: int) -> dict[str, float]:
    """The judgement by what it speaks of, in points."""
    if g.ending:
        return {"victory": VICTORY if won(g) else -VICTORY}
    w = weights(g)
    turns = turns_left(g, w)
    life = deck = spells = charges = hand = aether = 0.0
    for mage in g.mages:
        engine = Engine(mage, w)
        life += health(mage, w)
        deck += engine.output(turns)
        spells += prepped(mage, w)
        charges += w.ability[mage.mat.id] * mage.charges / mage.mat.charges
        if mage.seat == g.active and g.phase in (CASTING, CASTING_END, MAIN):
            hand += hand_to_play(g, mage, w)
            aether += purse(g, mage, engine, turns)
        elif mage.seat != g.active:
            hand += hand_to_come(mage, w)
    minions, powers = foes(g, w)
    return {
        "victory": 0.0,
        "nemesis": nemesis_life(g, w),
        "minions": minions,
        "powers": powers,
        "danger": -g.nemesis.danger(g, w.threat),
        "shield": w.shield if g.shielded and g.active < 0 else 0.0,
        "gravehold": gravehold(g, w),
        "order": turn_order(g, w),
        "life": life,
        "deck": deck,
        "prepped": spells,
        "charges": charges,
        "hand": hand,
        "aether": aether,
    }


def nemesis_life(g: State, w: Weights) -> float:
    life = g.nemesis_life
    return -life - w.nemesis_low * life / (life + 10.0)


def foes(g: State, w: Weights) -> tuple[float, float]:
    """Minions in play, and powers that are to resolve."""
    minions = powers = 0.0
    for foe in g.foes:
        if foe.card.type == MINION:
            hardness = w.armoured if foe.card.id in behaviour.ARMOUR else w.minion_life
            minions -= w.minion_tier[foe.card.tier] + hardness * foe.life
        else:
            powers -= w.power_tier[foe.card.tier] * max(0.4, 1.0 - w.power_wait * foe.tokens)
    return minions, powers


def gravehold(g: State, w: Weights) -> float:
    return w.gravehold * g.gravehold - w.gravehold_low / (g.gravehold + 3.0)


def health(mage: Mage, w: Weights) -> float:
    points = w.mage_life * mage.life - w.mage_low / (mage.life + 1.0)
    return points if mage.life else points - w.exhausted


def turn_order(g: State, w: Weights) -> float:
    cards = g.turn_deck.cards
    points = sum([-w.nemesis_card if card == NEMESIS else w.player_card for card in cards])
    if cards and g.turn_deck.hi < len(cards):
        points += -w.known_next if cards[-1] == NEMESIS else w.known_next
    return points


def prepped(mage: Mage, w: Weights) -> float:
    return w.prepped * sum([spell_now(mage, p.card) + b.bonus for b in mage.breaches for p in b.spells])


def spell_now(mage: Mage, card: Card) -> float:
    """The least damage that casting this spell soon should do."""
    if card.id == "planar_insight":
        return 2.0 + sum([1 for breach in mage.breaches if breach.is_open])
    if card.id in ("dark_fire", "consuming_void"):
        return 4.0
    return float(card.damage)


def hand_to_play(g: State, mage: Mage, w: Weights) -> float:
    """Spells in the active player's hand that find a breach."""
    room = sum([1 for breach in mage.breaches if (breach.is_open or breach.focused) and not breach.spells])
    if g.double_prep:
        room += sum([1 for breach in mage.breaches if breach.is_open and len(breach.spells) < 2])
    spells = sorted([spell_now(mage, card) for card in mage.hand if card.type == SPELL])
    return w.ready * sum(spells[max(0, len(spells) - room) :])


def hand_to_come(mage: Mage, w: Weights) -> float:
    """What somebody holds for the next turn."""
    return w.held * sum([0.5 * w.aether[card.id] + w.damage[card.id] for card in mage.hand])


def purse(g: State, mage: Mage, engine: Engine, turns: float) -> float:
    """Aether is worth what it buys best: cards, charges, a breach; first one thing, then one for the rest."""
    held = sum([card.aether for card in mage.hand if card.type == GEM])
    w = engine.w
    points = w.loose_aether * (g.aether + w.in_hand * held + 0.5 * (g.aether_gem_only + g.aether_spell_only))
    left = g.aether + held + max(g.aether_gem_only, g.aether_spell_only)
    base = engine.output(turns)
    offers: list[tuple[float, int]] = [
        (engine.output(turns, card) - base, card.cost) for card, stock in zip(g.market, g.stock) if stock
    ]
    for breach in mage.breaches:
        if not breach.is_open:
            offers.append((engine.output(turns, None, 1.0 - slot(breach, w)) - base, breach.open_cost))
    if mage.charges < mage.mat.charges:
        offers.append((w.ability[mage.mat.id] / mage.mat.charges, TABLE.charge_cost))
    for _ in range(2):
        worth, price = 0.0, 0
        for gain, cost in offers:
            if cost <= left and gain > worth:
                worth, price = gain, cost
        points += w.buyable * worth
        left -= price
    return points
