"""Crooked Mask, who turns the players' own decks against them: the mat and the nine cards."""

from __future__ import annotations

from collections.abc import Sequence

from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.components.printed import CORRUPTION, Card, NemesisCard
from tryptyk.games.aeons_end.effects.nemeses.common import ask_able, ask_most, discard_cards, most_suffers
from tryptyk.games.aeons_end.effects.nemeses.corruptions import (
    focus_own,
    gain_corruption,
    gain_free,
    no_corruptions,
    supply,
)
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.rules.asks import ask_player
from tryptyk.games.aeons_end.rules.behaviour import ATTACK, PERSISTENT, RETALIATE, TO_DISCARD, Power, effect
from tryptyk.games.aeons_end.rules.breaches import closed
from tryptyk.games.aeons_end.rules.damage import (
    can_heal,
    damage_gravehold,
    heal,
    heal_gravehold,
    heal_nemesis,
    suffer,
)
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_RULES, Nemesis
from tryptyk.games.aeons_end.rules.piles import HAND, discard, discard_chosen, draw, shuffle_discard_into_deck
from tryptyk.games.aeons_end.state import Deck, Foe, Mage, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.rng import Rng

ID = "crooked_mask"
CRYSTAL = CARDS["crystal"]


class CrookedMask(Nemesis):
    def set_up(self, g: State) -> None:
        """The eleven corruptions, shuffled, are the corruption deck."""
        g.corruption_deck = Deck([CARDS[id] for id in g.mat.side_cards])
        g.corruption_deck.shuffle(g.rng)

    def unleash(self, g: State) -> Script:
        """A player gains a corruption onto the deck and then shuffles the discard pile into that deck."""
        mage = yield from ask_player(g, g.everyone, ID, g.mages)
        gain_corruption(g, mage)
        shuffle_discard_into_deck(g, mage)

    def corruption_destroyed(self, g: State, card: Card) -> Script | None:
        """It goes to the bottom of its deck, or in increased difficulty to a player's discard pile."""
        if g.difficulty.increased:
            return self._give(g, card)
        g.destroyed.remove(card)
        g.corruption_deck.put_bottom(card)
        return None

    def _give(self, g: State, card: Card) -> Script:
        """The team names the player whose discard pile receives a destroyed corruption."""
        options: list[Option] = [("player", mage.seat) for mage in g.mages]
        picked = yield Decision("give_corruption", g.everyone, options, about=(card.id,))
        mage = g.mages[int(picked[1])]
        g.destroyed.remove(card)
        mage.discard.append(card)
        g.tell("give-corruption", mage.seat, card.id)

    def conceal(self, g: State, rng: Rng) -> None:
        """Each corruption that nobody has seen may be any other such, anywhere in a shuffled deck."""
        deck = g.corruption_deck
        hidden = deck.cards[deck.lo : deck.hi] + g.unseen
        hidden.sort(key=str)
        rng.shuffle(hidden)
        in_deck = deck.hi - deck.lo
        deck.cards[deck.lo : deck.hi] = hidden[:in_deck]
        dealt = iter(hidden[in_deck:])
        for mage in g.mages:
            cards = mage.deck.cards
            mage.deck.cards = [next(dealt) if card in g.unseen else card for card in cards]
            mage.deck.reshuffle_unseen(rng)
        g.unseen = hidden[in_deck:]

    def check(self, g: State) -> None:
        deck = g.corruption_deck
        assert deck.hi == len(deck.cards), "only the bottom of the corruption deck can be known"
        in_decks = [card for mage in g.mages for card in mage.deck.cards if card.type == CORRUPTION]
        assert len(set(g.unseen)) == len(g.unseen), "an unseen corruption is noted twice"
        assert set(g.unseen) <= set(in_decks), "a corruption that has left its deck counts as unseen"
        destroyed = [card for card in g.destroyed if card.type == CORRUPTION]
        waiting = 1 if g.difficulty.increased else 0
        assert len(destroyed) <= waiting, "a destroyed corruption has not gone where the mat says"


NEMESIS_RULES[ID] = CrookedMask()


def one_player_focuses(g: State, source: str, among: Sequence[Mage]) -> Script:
    """A player of the team's choice who can focuses one of their breaches."""
    can = [mage for mage in among if closed(mage)]
    if can:
        mage = yield from ask_player(g, g.everyone, source, can)
        yield from focus_own(g, mage, source)


# Tier 1


@effect(ATTACK, "burden")
def burden(g: State, card: NemesisCard) -> Script:
    for _ in range(2):
        mage = yield from ask_player(g, g.everyone, card.id, g.mages)
        gain_corruption(g, mage)
    yield from one_player_focuses(g, card.id, g.mages)


@effect(PERSISTENT, "corrupter")
def corrupter(g: State, foe: Foe) -> None:
    damage_gravehold(g, 1)


@effect(RETALIATE, "corrupter")
def corrupter_retaliates(g: State, foe: Foe, by: Mage) -> None:
    gain_corruption(g, by)


def _crystals(mage: Mage) -> int:
    return mage.hand.count(CRYSTAL)


@effect(ATTACK, "tempt")
def tempt(g: State, card: NemesisCard) -> Script:
    mage = yield from ask_most(g, card.id, _crystals)
    for _ in range(_crystals(mage)):
        discard(g, mage, CRYSTAL)
    yield from suffer(g, mage, 3)
    yield from gain_free(g, mage, card.id, [offer for offer in supply(g) if offer.cost <= 4])


# Tier 2


@effect(PERSISTENT, "pain_sower")
def pain_sower(g: State, foe: Foe) -> Script:
    """In true solo nobody else is there to focus a breach."""
    victim = yield from ask_player(g, g.everyone, foe.card.id, g.mages)
    yield from suffer(g, victim, 2)
    yield from one_player_focuses(g, foe.card.id, [mage for mage in g.mages if mage is not victim])


@effect(behaviour.POWER, "twisting_madness")
def twisting_madness(g: State, foe: Foe) -> None:
    heal_gravehold(g, 3)
    heal_nemesis(g, 13)


_DISCARD_FOUR = discard_cards("twisting_madness", 4)


def _discard_four_draw_one(g: State, mage: Mage) -> Script:
    script = _DISCARD_FOUR.use(g, mage)
    if script is not None:
        yield from script
    draw(g, mage, 1)


TO_DISCARD["twisting_madness"] = Power(_DISCARD_FOUR.refuse, _discard_four_draw_one)


@effect(ATTACK, "vex")
def vex(g: State, card: NemesisCard) -> None:
    top = [g.nemesis_deck.pop() for _ in range(min(2, len(g.nemesis_deck)))]
    for discarded in top:
        g.nemesis_discard.append(discarded)
        g.tell("nemesis-discards", discarded.id)
    g.reveal()
    damage_gravehold(g, 4 * sum([1 for discarded in top if discarded.tier == 3]))


# Tier 3


@effect(ATTACK, "afflict")
def afflict(g: State, card: NemesisCard) -> Script:
    """Two different players, who can gain life if there are such (AE-RUL-50); in true solo only one."""
    left = list(g.mages)
    for _ in range(min(2, len(left))):
        can = [mage for mage in left if can_heal(g, mage)]
        mage = yield from ask_player(g, g.everyone, card.id, can or left)
        left.remove(mage)
        gain_corruption(g, mage)
        gain_corruption(g, mage)
        heal(g, mage, 1)


def _life(mage: Mage) -> int:
    return mage.life


@effect(PERSISTENT, "bedlam_sage")
def bedlam_sage(g: State, foe: Foe) -> Script:
    heal_gravehold(g, 2)
    yield from most_suffers(g, foe.card.id, _life, 3)


def _can_discard_three(mage: Mage) -> bool:
    return len(no_corruptions(mage.hand)) >= 3


@effect(PERSISTENT, "ruin_priest")
def ruin_priest(g: State, foe: Foe) -> Script:
    mage = yield from ask_able(g, foe.card.id, _can_discard_three)
    yield from discard_chosen(g, mage, foe.card.id, 3, no_corruptions(mage.hand))
    for _ in range(3):
        gain_corruption(g, mage, HAND)
