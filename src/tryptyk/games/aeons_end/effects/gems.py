"""What gems do when they are played; most give the aether printed on them."""

from __future__ import annotations

from typing import Final

from tryptyk.games.aeons_end.components.printed import NEMESIS, Card
from tryptyk.games.aeons_end.rules.aether import gain_aether
from tryptyk.games.aeons_end.rules.asks import ask_card, ask_or, ask_player, ask_yes
from tryptyk.games.aeons_end.rules.behaviour import ON_GAIN, PLAY, effect
from tryptyk.games.aeons_end.rules.candidates import allies, prepped_spells
from tryptyk.games.aeons_end.rules.casting import cast_one_of
from tryptyk.games.aeons_end.rules.charges import gain_charge
from tryptyk.games.aeons_end.rules.damage import can_heal, heal, suffer
from tryptyk.games.aeons_end.rules.piles import destroy_chosen, discard, discard_chosen, draw, look_at_top
from tryptyk.games.aeons_end.rules.turns import see_turn_card
from tryptyk.games.aeons_end.state import Mage, State
from tryptyk.kernel.decision import Decision, Option, Script

TOP: Final[Option] = ("top",)
BOTTOM: Final[Option] = ("bottom",)
KEEP: Final[Option] = ("keep",)
THROW: Final[Option] = ("throw",)


PLAIN: Final = ("crystal", "jade", "moonstone_shard", "searing_ruby", "vriswood_amber", "diamond_cluster")
"""Gems whose play gives aether and nothing else: it asks nobody anything."""


def aether_of(card: Card, play: int) -> int:
    """What a plain gem gives: of Diamond Cluster the second play of a turn gives more, and a play repeated
    counts as a play (AE-RUL-49)."""
    return card.aether + 2 if card.id == "diamond_cluster" and play == 2 else card.aether


@effect(PLAY, *PLAIN)
def plain_gem(g: State, mage: Mage, card: Card) -> None:
    gain_aether(g, mage, aether_of(card, g.plays.count(card)))
    if card.aether_gem_only:
        g.aether_gem_only += card.aether_gem_only
        g.tell("aether-gem-only", mage.seat, card.aether_gem_only)
    if card.aether_spell_only:
        g.aether_spell_only += card.aether_spell_only
        g.tell("aether-spell-only", mage.seat, card.aether_spell_only)


# The supply


@effect(ON_GAIN, "vriswood_amber")
def vriswood_amber_gained(g: State, mage: Mage, card: Card) -> Script:
    """It may go on top of the deck instead of the discard pile, on which it lies by now."""
    on_top = yield from ask_yes(g, mage.seat, card.id)
    if on_top:
        assert mage.discard[-1] is card
        mage.deck.cards.append(mage.discard.pop())
        g.tell("on-top", mage.seat, card.id)


@effect(PLAY, "sifters_pearl")
def sifters_pearl(g: State, mage: Mage, card: Card) -> Script:
    gain_aether(g, mage, card.aether)
    for player in g.mages:
        top = look_at_top(g, player)
        if top is None:
            continue
        picked = yield Decision("keep_or_throw", (player.seat,), [KEEP, THROW], about=(card.id, top.id))
        if picked == THROW:
            player.discard.append(player.deck.draw())
            g.tell("discard", player.seat, top.id)


@effect(PLAY, "burning_opal")
def burning_opal(g: State, mage: Mage, card: Card) -> Script:
    gain_aether(g, mage, card.aether)
    given = yield from ask_card(g, "discard", mage, card.id, mage.hand, optional=True)
    if given is not None:
        discard(g, mage, given)
        ally = yield from ask_player(g, (mage.seat,), card.id, allies(g, mage))
        draw(g, ally, 1)


@effect(PLAY, "clouded_sapphire")
def clouded_sapphire(g: State, mage: Mage, card: Card) -> Script:
    gain_aether(g, mage, card.aether)
    if g.plays.count(card) == 1:
        ally = yield from ask_player(g, (mage.seat,), card.id, allies(g, mage))
        gain_charge(g, ally)


# The mages' own shards


@effect(PLAY, "amethyst_shard")
def amethyst_shard(g: State, mage: Mage, card: Card) -> Script:
    gain_aether(g, mage, card.aether)
    ally = yield from ask_player(g, (mage.seat,), card.id, allies(g, mage))
    willing = yield from ask_yes(g, ally.seat, card.id)
    if willing:
        draw(g, ally, 1)
        yield from discard_chosen(g, ally, card.id, 1, ally.hand)


@effect(PLAY, "emerald_shard")
def emerald_shard(g: State, mage: Mage, card: Card) -> Script:
    """Life is on offer only where somebody can gain it (AE-RUL-10)."""
    wounded = [player for player in g.mages if can_heal(g, player)]
    alternatives = [("aether", True), ("life", bool(wounded))]
    picked = yield from ask_or(g, (mage.seat,), card.id, alternatives)
    if picked == "aether":
        gain_aether(g, mage, card.aether)
    else:
        player = yield from ask_player(g, (mage.seat,), card.id, wounded)
        heal(g, player, 1)


@effect(PLAY, "garnet_shard")
def garnet_shard(g: State, mage: Mage, card: Card) -> Script:
    spots = prepped_spells(g, g.mages)
    picked = yield from ask_or(g, (mage.seat,), card.id, [("aether", True), ("cast", bool(spots))])
    if picked == "aether":
        gain_aether(g, mage, card.aether)
    else:
        yield from cast_one_of(g, mage, card.id, spots)


@effect(PLAY, "quartz_shard")
def quartz_shard(g: State, mage: Mage, card: Card) -> Script:
    """The X card is a player's card too (AE-TDECK-08)."""
    gain_aether(g, mage, card.aether)
    turn_card = see_turn_card(g)
    picked = yield Decision("put_back", (mage.seat,), [TOP, BOTTOM], about=(card.id, turn_card))
    if picked == BOTTOM:
        g.turn_deck.put_bottom(g.turn_deck.draw())
        g.tell("turn-card-bottom", turn_card)
    if turn_card != NEMESIS:
        gain_aether(g, mage, 1)


@effect(PLAY, "tourmaline_shard")
def tourmaline_shard(g: State, mage: Mage, card: Card) -> Script:
    """An ally who agrees destroys a card, even if the damage is prevented or hits Gravehold instead."""
    gain_aether(g, mage, card.aether)
    ally = yield from ask_player(g, (mage.seat,), card.id, allies(g, mage))
    willing = yield from ask_yes(g, ally.seat, card.id)
    if willing:
        yield from suffer(g, ally, 1)
        yield from destroy_chosen(g, ally, card.id, 1, ally.hand)
