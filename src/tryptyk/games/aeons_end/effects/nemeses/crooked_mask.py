"""Crooked Mask, who turns the players' own decks against them: the mat and the nine cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final, TypedDict

from tryptyk.games.aeons_end.codec import dump_deck, load_deck
from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.components.printed import CORRUPTION, Card, NemesisCard
from tryptyk.games.aeons_end.effects.nemeses.common import ask_able, ask_most, discard_cards, most_suffers
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.rules.asks import ask_breach, ask_player, ask_victim
from tryptyk.games.aeons_end.rules.behaviour import ATTACK, PERSISTENT, RETALIATE, TO_DISCARD, Usable, effect
from tryptyk.games.aeons_end.rules.breaches import closed, focus
from tryptyk.games.aeons_end.rules.damage import (
    can_heal,
    damage_gravehold,
    heal,
    heal_gravehold,
    heal_nemesis,
    suffer,
)
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES, Nemesis, Places, figure
from tryptyk.games.aeons_end.rules.piles import (
    DECK,
    DISCARD,
    HAND,
    discard,
    discard_chosen,
    draw,
    gain,
    shuffle_discard_into_deck,
    take_from_market,
)
from tryptyk.games.aeons_end.state import Deck, Foe, Mage, State
from tryptyk.kernel.decision import Asking, Decision, Option, Script
from tryptyk.kernel.rng import Rng
from tryptyk.messages import Messages

ID = "crooked_mask"
CRYSTAL: Final = CARDS["crystal"]


class CrookedMaskView(TypedDict):
    corruptions: int
    """Cards left in the corruption deck."""


class CrookedMask(Nemesis):
    __slots__ = ("corruption_deck", "unseen")

    threats: ClassVar[Mapping[str, float]] = {"corruption": 0.1, "hidden": 0.05}
    """A corruption with the players, and one that lies unseen in a deck."""
    own_view: ClassVar[type] = CrookedMaskView
    prompts: ClassVar[Places] = {"give_corruption": ("card",)}
    events: ClassVar[Places] = {
        "gain-corruption": ("seat",),
        "give-corruption": ("seat", "card"),
        "nemesis-discards": ("card",),
    }

    corruption_deck: Deck[Card]
    unseen: list[Card]
    """Corruptions in players' decks that nobody has looked at."""

    def copy(self) -> CrookedMask:
        twin = CrookedMask()
        twin.corruption_deck = self.corruption_deck.copy()
        twin.unseen = self.unseen[:]
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "corruption_deck": dump_deck(self.corruption_deck),
            "unseen": [card.id for card in self.unseen],
        }

    def load(self, data: dict[str, Any]) -> None:
        self.corruption_deck = load_deck(data["corruption_deck"])
        self.unseen = [CARDS[id] for id in data["unseen"]]

    def check(self, g: State) -> None:
        deck = self.corruption_deck
        assert deck.sound, "the unseen part of a deck"
        assert deck.hi == len(deck.cards), "only the bottom of the corruption deck can be known"
        in_decks = [card for mage in g.mages for card in mage.deck.cards if card.type == CORRUPTION]
        assert len(set(self.unseen)) == len(self.unseen), "an unseen corruption is noted twice"
        assert set(self.unseen) <= set(in_decks), "a corruption that has left its deck counts as unseen"
        destroyed = [card for card in g.destroyed if card.type == CORRUPTION]
        waiting = 1 if g.difficulty.increased else 0
        assert len(destroyed) <= waiting, "a destroyed corruption has not gone where the mat says"

    def set_up(self, g: State) -> None:
        """The eleven corruptions, shuffled, are the corruption deck."""
        self.corruption_deck = Deck([CARDS[id] for id in g.mat.side_cards])
        self.corruption_deck.shuffle(g.rng)
        self.unseen = []

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
        self.corruption_deck.put_bottom(card)
        return None

    def _give(self, g: State, card: Card) -> Script:
        """The team names the player whose discard pile receives a destroyed corruption."""
        options: list[Option] = [("player", mage.seat) for mage in g.mages]
        picked = yield Decision("give_corruption", g.everyone, options, about=(card.id,))
        mage = g.mages[int(picked[1])]
        g.destroyed.remove(card)
        mage.discard.append(card)
        g.tell("give-corruption", mage.seat, card.id)

    def behaving(self) -> Collection[str]:
        return behaviour.CORRUPTION

    def held(self) -> Sequence[Card]:
        return self.corruption_deck.cards

    def seen(self, card: Card) -> None:
        if card in self.unseen:
            self.unseen.remove(card)

    def danger(self, g: State, worth: Mapping[str, float]) -> float:
        given = len(g.mat.side_cards) - len(self.corruption_deck.cards)
        return worth["corruption"] * given + worth["hidden"] * len(self.unseen)

    def conceal(self, g: State, rng: Rng) -> None:
        """Each corruption that nobody has seen may be any other such, anywhere in a shuffled deck."""
        deck = self.corruption_deck
        hidden = deck.cards[deck.lo : deck.hi] + self.unseen
        hidden.sort(key=str)
        rng.shuffle(hidden)
        in_deck = deck.hi - deck.lo
        deck.cards[deck.lo : deck.hi] = hidden[:in_deck]
        dealt = iter(hidden[in_deck:])
        for mage in g.mages:
            cards = mage.deck.cards
            cards[:] = [next(dealt) if card in self.unseen else card for card in cards]
            mage.deck.reshuffle_unseen(rng)
        self.unseen = hidden[in_deck:]

    def view(self, g: State) -> CrookedMaskView:
        return {"corruptions": len(self.corruption_deck.cards)}

    @staticmethod
    def picture(own: Mapping[str, Any], messages: Messages) -> list[str]:
        return [messages.text("picture-corruptions", count=own["corruptions"])]


NEMESIS_TYPES[ID] = CrookedMask


def mask(g: State) -> CrookedMask:
    nemesis = g.nemesis
    assert isinstance(nemesis, CrookedMask)
    return nemesis


def gain_corruption(g: State, mage: Mage, to: str = DECK) -> None:
    """Unseen onto the top of the deck, or into hand; if none is left, Gravehold suffers damage instead."""
    own = mask(g)
    deck = own.corruption_deck
    if not deck.cards:
        damage_gravehold(g, figure(g, "empty_deck_damage"))
        return
    # Corruptions that were destroyed lie at the bottom, known to all who watched.
    unseen = deck.lo < deck.hi
    card = deck.draw()
    if to == HAND:
        g.reveal()
        mage.hand.append(card)
        g.tell("gain", mage.seat, card.id)
        return
    mage.deck.cards.append(card)
    if unseen:
        own.unseen.append(card)
    g.tell("gain-corruption", mage.seat)


def no_corruptions(hand: Sequence[Card]) -> list[Card]:
    return [card for card in hand if card.type != CORRUPTION]


def supply(g: State) -> list[Card]:
    """The cards that the market still has."""
    return [card for card, count in zip(g.market, g.stock) if count]


def supply_of(g: State, type: str) -> list[Card]:
    return [card for card in supply(g) if card.type == type]


def gain_free(
    g: State, mage: Mage, source: str, among: Sequence[Card], to: str = DISCARD
) -> Asking[Card | None]:
    """The player gains a card of their choice from the supply at no cost; None if there is none."""
    if not among:
        return None
    options: list[Option] = [("pile", card.id) for card in among]
    picked = yield Decision("pile", (mage.seat,), options, about=(source,))
    card = CARDS[str(picked[1])]
    take_from_market(g, card)
    script = gain(g, mage, card, to)
    if script is not None:
        yield from script
    return card


def focus_own(g: State, mage: Mage, source: str) -> Script:
    """The player focuses a closed breach of their own, if there is one."""
    own = [(mage, breach) for breach in closed(mage)]
    if own:
        _, breach = yield from ask_breach(g, "focus_breach", mage.seat, source, own)
        focus(g, mage, breach)


def one_player_focuses(g: State, source: str, among: Sequence[Mage]) -> Script:
    """A player of the team's choice who can focuses one of their breaches."""
    can = [mage for mage in among if closed(mage)]
    if can:
        mage = yield from ask_player(g, g.everyone, source, can, kind="focuser")
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
    victim = yield from ask_victim(g, foe.card.id, g.mages, 2)
    yield from suffer(g, victim, 2)
    yield from one_player_focuses(g, foe.card.id, [mage for mage in g.mages if mage is not victim])


@effect(behaviour.POWER, "twisting_madness")
def twisting_madness(g: State, foe: Foe) -> None:
    heal_gravehold(g, 3)
    heal_nemesis(g, 13)


_DISCARD_FOUR: Final = discard_cards("twisting_madness", 4)


def _discard_four_draw_one(g: State, mage: Mage) -> Script:
    script = _DISCARD_FOUR.use(g, mage)
    if script is not None:
        yield from script
    draw(g, mage, 1)


TO_DISCARD["twisting_madness"] = Usable(_DISCARD_FOUR.refuse, _discard_four_draw_one)


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
