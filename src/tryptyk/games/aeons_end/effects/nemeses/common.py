"""What cards of several nemeses do: find a victim, take cards and spells, name a TO DISCARD condition."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tryptyk.games.aeons_end.components.catalogue import CARDS
from tryptyk.games.aeons_end.components.printed import Card
from tryptyk.games.aeons_end.rules.aether import refuse_cost, spend
from tryptyk.games.aeons_end.rules.asks import NONE, ask_player, ask_spell, ask_victim
from tryptyk.games.aeons_end.rules.behaviour import ACT, Usable, effect
from tryptyk.games.aeons_end.rules.candidates import Spot, able, prepped_spells
from tryptyk.games.aeons_end.rules.charges import lose_charges
from tryptyk.games.aeons_end.rules.damage import suffer
from tryptyk.games.aeons_end.rules.piles import discard, discard_chosen, discard_spell
from tryptyk.games.aeons_end.state import Mage, State
from tryptyk.kernel.decision import Asking, Decision, Option, Reason, Script
from tryptyk.kernel.state import Item

FULLY: Final = "AE-CARD-07"
"""The clause of every refused TO DISCARD: its condition has to be met in full."""

# Whom an effect finds


def most(g: State, count: Callable[[Mage], int]) -> list[Mage]:
    """The players tied for the most of something, even if it is none; exhausted ones too (AE-RUL-42)."""
    highest = max([count(mage) for mage in g.mages])
    return [mage for mage in g.mages if count(mage) == highest]


def ask_most(g: State, source: str, count: Callable[[Mage], int]) -> Asking[Mage]:
    """The player with the most of something; the team breaks a tie (AE-CARD-13, 14)."""
    return ask_player(g, g.everyone, source, most(g, count))


def most_suffers(g: State, source: str, count: Callable[[Mage], int], amount: int) -> Script:
    mage = yield from ask_victim(g, source, most(g, count), amount)
    yield from suffer(g, mage, amount)


def ask_able(g: State, source: str, can: Callable[[Mage], bool]) -> Asking[Mage]:
    """One player of the team's choice among those who can do it fully; anybody if nobody can (AE-RUL-50)."""
    return ask_player(g, g.everyone, source, able(g, can))


# What an effect takes


def discard_up_to(g: State, source: str, count: int, fits: Callable[[Card], bool]) -> Asking[int]:
    """The team picks cards to discard from any hands, as many as it likes up to a number; says how many."""
    done = 0
    while done < count:
        options = hand_cards(g, fits)
        if not options:
            break
        options.append(NONE)
        picked = yield Decision("discard_together", g.everyone, options, about=(source, count - done))
        if picked == NONE:
            break
        discard(g, g.mages[int(picked[1])], CARDS[str(picked[2])])
        done += 1
    return done


DISCARD_TOGETHER: Final = "discard_together"


def discard_together_item(source: str, *, count: int) -> Item:
    return (DISCARD_TOGETHER, source, count)


@effect(ACT, DISCARD_TOGETHER)
def discard_together_act(g: State, source: str, count: int) -> Script | None:
    """The players together discard that many cards from their hands, as far as they can.

    The team picks one card after another (AE-DEC-30). Where every card has to go, only the order is left to
    choose, by each owner for their own pile (AE-RUL-34).
    """
    if sum([len(mage.hand) for mage in g.mages]) <= count:
        g.then(*[discard_hand_item(source, seat=mage.seat) for mage in g.mages])
        return None
    return discard_one_together(g, source, count)


def discard_one_together(g: State, source: str, left: int) -> Script:
    picked = yield Decision("discard_together", g.everyone, hand_cards(g), about=(source, left))
    discard(g, g.mages[int(picked[1])], CARDS[str(picked[2])])
    if left > 1:
        g.then(discard_together_item(source, count=left - 1))


DISCARD_HAND: Final = "discard_hand"


def discard_hand_item(source: str, *, seat: int) -> Item:
    return (DISCARD_HAND, source, seat)


@effect(ACT, DISCARD_HAND)
def discard_hand_act(g: State, source: str, seat: int) -> Script:
    mage = g.mages[seat]
    return discard_chosen(g, mage, source, len(mage.hand), mage.hand)


def hand_cards(g: State, fits: Callable[[Card], bool] | None = None) -> list[Option]:
    """Every card in a hand as an option; those alike in one hand once."""
    return [
        ("hand_card", mage.seat, card.id)
        for mage in g.mages
        for card in dict.fromkeys(mage.hand)
        if fits is None or fits(card)
    ]


def most_expensive(spots: Sequence[Spot]) -> list[Spot]:
    """The spells tied for the highest cost."""
    highest = max([spell.card.cost for _, _, spell in spots], default=0)
    return [spot for spot in spots if spot[2].card.cost == highest]


def discard_one_spell(g: State, seats: tuple[int, ...], source: str, among: Sequence[Spot]) -> Script:
    """Whoever is asked picks one of these prepped spells to be discarded; nothing if there is none."""
    spot = yield from ask_spell(g, "discard_spell", seats, source, among)
    if spot is not None:
        mage, breach, spell = spot
        discard_spell(g, mage, breach, spell)


def spells_costing(g: State, mage: Mage, least: int) -> list[Spot]:
    """The mage's prepped spells of at least that cost."""
    return [spot for spot in prepped_spells(g, [mage]) if spot[2].card.cost >= least]


def one_player_discards_spell(g: State, source: str, least: int = 0) -> Script:
    """A player of the team's choice discards one of their prepped spells of at least that cost."""
    holders = [mage for mage in g.mages if spells_costing(g, mage, least)]
    if holders:
        mage = yield from ask_player(g, g.everyone, source, holders)
        yield from discard_one_spell(g, (mage.seat,), source, spells_costing(g, mage, least))


# Conditions after TO DISCARD: the active player meets them alone and in full (AE-CARD-07, AE-RUL-38)


def spend_aether(cost: int) -> Usable:
    def refuse(g: State, mage: Mage) -> Reason | None:
        return refuse_cost(g, cost, FULLY)

    def use(g: State, mage: Mage) -> None:
        spend(g, cost)

    return Usable(refuse, use)


def lose_charges_to_discard(count: int) -> Usable:
    def refuse(g: State, mage: Mage) -> Reason | None:
        return None if mage.charges >= count else ("need-charges", FULLY, count, mage.charges)

    def use(g: State, mage: Mage) -> None:
        lose_charges(g, mage, count)

    return Usable(refuse, use)


def discard_cards(source: str, count: int) -> Usable:
    """Discard cards from hand, in the order that the player picks them."""

    def refuse(g: State, mage: Mage) -> Reason | None:
        return None if len(mage.hand) >= count else ("need-cards", FULLY, count, len(mage.hand))

    def use(g: State, mage: Mage) -> Script:
        return discard_chosen(g, mage, source, count, mage.hand)

    return Usable(refuse, use)
