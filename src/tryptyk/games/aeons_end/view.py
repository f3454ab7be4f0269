"""What a seat may see, built field by field (AE-INFO). Hands are open to the team (AE-RUL-32)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

import tryptyk.games.aeons_end.effects.nemeses  # noqa: F401  each brings its own part of the view
from tryptyk.games.aeons_end.rules import aether
from tryptyk.games.aeons_end.rules.charges import ability_in_vain
from tryptyk.games.aeons_end.rules.damage import nemesis_start_life
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.scoring import won
from tryptyk.games.aeons_end.state import Breach, Deck, Mage, State

UNSEEN = "unseen"
OWN: dict[str, dict[str, type]] = {
    "NemesisView.own": {id: nemesis.own_view for id, nemesis in NEMESIS_TYPES.items()}
}
"""Fields whose type depends on an id: the types by id."""


class SpellView(Struct, frozen=True):
    card: str
    fresh: bool
    used: bool


class BreachView(Struct, frozen=True):
    number: int
    open: bool
    stage: int
    """Rotation of a closed breach: yellow right 0, down 1, left 2, up 3."""
    focus_cost: int
    """What focusing and opening cost now; 0 for an open breach."""
    open_cost: int
    bonus: int
    focused: bool
    spells: list[SpellView]


class MageView(Struct, frozen=True):
    seat: int
    mage: str
    life: int
    max_life: int
    charges: int
    slots: int
    in_vain: bool
    """The ability could be used, but would do nothing now."""
    breaches: list[BreachView]
    hand: list[str]
    deck: int
    discard: list[str]
    """Bottom to top: the order in which it will be drawn."""
    played: list[str]


class FoeView(Struct, frozen=True):
    card: str
    type: str
    tier: int
    life: int
    tokens: int


class PileView(Struct, frozen=True):
    card: str
    type: str
    cost: int
    count: int


class TargetView(Struct, frozen=True):
    target: str
    count: int


class NemesisView(Struct, frozen=True):
    nemesis: str
    life: int
    max_life: int
    deck: list[int]
    """Cards left of tier 1, 2, 3."""
    discard: list[str]
    foes: list[FoeView]
    drawn: str | None
    """The card that is being resolved."""
    side_card: str
    """A side card that is being resolved, or nothing."""
    targets: list[TargetView]
    """What can be damaged beside the nemesis and its minions in play."""
    own: Mapping[str, Any]
    """What only this nemesis has."""


class TurnView(Struct, frozen=True):
    round: int
    number: int
    phase: str
    active: int
    deck: list[str]
    """Top first; ``unseen`` where nobody knows the card."""
    left: list[str]
    """The cards of the deck in no order (AE-INFO-05)."""
    discard: list[str]
    aether: int
    aether_gem_only: int
    aether_spell_only: int
    discount: int
    double_prep: bool
    shielded: bool
    plays: list[str]
    """Gems and relics as they were played this turn; a play repeated is there twice (AE-RUL-49)."""


class View(Struct, frozen=True):
    seat: int
    difficulty: str
    gravehold: int
    max_gravehold: int
    mages: list[MageView]
    market: list[PileView]
    nemesis: NemesisView
    turn: TurnView
    destroyed: list[str]
    outcome: str | None
    won: bool


def view(g: State, seat: int) -> View:
    return View(
        seat=seat,
        difficulty=g.difficulty.id,
        gravehold=g.gravehold,
        max_gravehold=g.difficulty.gravehold_life,
        mages=[_mage(g, mage) for mage in g.mages],
        market=[
            PileView(card.id, card.type, card.cost, count)
            for card, count in zip(g.market, g.stock, strict=True)
        ],
        nemesis=_nemesis(g),
        turn=_turn(g),
        destroyed=[card.id for card in g.destroyed],
        outcome=g.ending or None,
        won=won(g),
    )


def _mage(g: State, mage: Mage) -> MageView:
    return MageView(
        seat=mage.seat,
        mage=mage.mat.id,
        life=mage.life,
        max_life=g.difficulty.player_life,
        charges=mage.charges,
        slots=mage.mat.charges,
        in_vain=ability_in_vain(g, mage),
        breaches=[_breach(g, mage, breach) for breach in mage.breaches],
        hand=[card.id for card in mage.hand],
        deck=len(mage.deck.cards),
        discard=[card.id for card in mage.discard],
        played=[card.id for card in mage.played],
    )


def _breach(g: State, mage: Mage, breach: Breach) -> BreachView:
    focus_cost = 0 if breach.is_open else breach.tile.focus_cost
    open_cost = 0 if breach.is_open else breach.open_cost
    if mage.seat == g.active:
        focus_cost = aether.discounted(g, focus_cost)
        open_cost = aether.discounted(g, open_cost)
    return BreachView(
        number=breach.number,
        open=breach.is_open,
        stage=breach.stage,
        focus_cost=focus_cost,
        open_cost=open_cost,
        bonus=breach.tile.bonus,
        focused=breach.focused,
        spells=[SpellView(spell.card.id, spell.fresh, spell.used) for spell in breach.spells],
    )


def _nemesis(g: State) -> NemesisView:
    tiers = [card.tier for card in g.nemesis_deck]
    return NemesisView(
        nemesis=g.mat.id,
        life=g.nemesis_life,
        max_life=nemesis_start_life(g),
        deck=[tiers.count(tier) for tier in (1, 2, 3)],
        discard=[card.id for card in g.nemesis_discard],
        foes=[FoeView(foe.card.id, foe.card.type, foe.card.tier, foe.life, foe.tokens) for foe in g.foes],
        drawn=None if g.resolving is None else g.resolving.id,
        side_card=g.nemesis.resolving(),
        targets=[TargetView(target, count) for target, count in g.nemesis.targets()],
        own=g.nemesis.view(g),
    )


def _turn(g: State) -> TurnView:
    return TurnView(
        round=g.round,
        number=g.turn,
        phase=g.phase,
        active=g.active,
        deck=_seen(g.turn_deck),
        left=sorted(g.turn_deck.cards),
        discard=list(g.turn_discard),
        aether=g.aether,
        aether_gem_only=g.aether_gem_only,
        aether_spell_only=g.aether_spell_only,
        discount=g.discount,
        double_prep=g.double_prep,
        shielded=g.shielded,
        plays=[card.id for card in g.plays],
    )


def _seen(deck: Deck[str]) -> list[str]:
    cards = [UNSEEN if deck.lo <= place < deck.hi else card for place, card in enumerate(deck.cards)]
    cards.reverse()
    return cards
