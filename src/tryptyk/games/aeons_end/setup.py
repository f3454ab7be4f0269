"""From players and options to the first state (AE-SETUP, AE-TDECK, AE-NDECK, AE-MKT, AE-DIFF)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tryptyk.games.aeons_end.components import catalogue
from tryptyk.games.aeons_end.components.printed import GEM, RELIC, SPELL
from tryptyk.games.aeons_end.rules.damage import nemesis_start_life
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.state import SETUP, TURN_START, Breach, Deck, Mage, State, phase_item
from tryptyk.kernel.game import Setup
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.setup import RANDOM, Assortment, EachSeat, Flag, OneOf, SetupOption, Share

SHARES: Final[tuple[Share, ...]] = (
    Share(GEM, catalogue.MARKET.gems, [card.id for card in catalogue.SUPPLY[GEM]]),
    Share(RELIC, catalogue.MARKET.relics, [card.id for card in catalogue.SUPPLY[RELIC]]),
    Share(SPELL, catalogue.MARKET.spells, [card.id for card in catalogue.SUPPLY[SPELL]]),
)
"""What a market is made of (AE-MKT-02, AE-RUL-28)."""

DIFFICULTY: Final = OneOf("difficulty", catalogue.DIFFICULTIES, "normal")
"""From the easiest on (AE-DIFF)."""

OPTIONS: Final[tuple[SetupOption, ...]] = (
    OneOf("nemesis", [*catalogue.NEMESES, RANDOM], next(iter(catalogue.NEMESES))),
    EachSeat("mages", [*catalogue.MAGES, RANDOM], noun="mage", distinct=True),
    Assortment("market", [*catalogue.PRESETS, RANDOM], SHARES, "deck_destruction", noun="supply card"),
    DIFFICULTY,
    Flag("solo_goes_on", players=range(1, 2)),
)
"""What people settle before the game; the last one is the switch of AE-RUL-16."""


def new_state(players: int, setup: Setup, rng: Rng) -> State:
    """The table before the first turn."""
    g = State()
    g.begin(rng)
    g.difficulty = catalogue.DIFFICULTIES[setup["difficulty"]]
    nemesis = setup["nemesis"]
    if nemesis == RANDOM:
        nemesis = list(catalogue.NEMESES)[rng.below(len(catalogue.NEMESES))]
    g.mat = catalogue.NEMESES[nemesis]
    g.nemesis = NEMESIS_TYPES[g.mat.id]()
    g.solo_goes_on = setup["solo_goes_on"]
    g.everyone = tuple(range(players))
    g.mages = [_lay_out_mage(g, seat, id) for seat, id in enumerate(_mages(setup["mages"], rng))]
    g.gravehold = g.difficulty.gravehold_life
    _lay_out_market(g, setup["market"])
    g.destroyed = []
    g.turn_deck = Deck(list(catalogue.TURN_ORDER[players]))
    g.turn_deck.shuffle(rng)
    g.turn_discard = []
    g.round = 1
    g.then(phase_item(SETUP), phase_item(TURN_START))
    g.active = -1
    g.aether = g.aether_gem_only = g.aether_spell_only = g.discount = 0
    g.plays = []
    g.spent = []
    g.double_prep = g.shielded = False
    _lay_out_nemesis(g, players)
    return g


def _mages(wanted: Sequence[str], rng: Rng) -> list[str]:
    free = [id for id in catalogue.MAGES if id not in wanted]
    rng.shuffle(free)
    return [free.pop() if id == RANDOM else id for id in wanted]


def _lay_out_mage(g: State, seat: int, id: str) -> Mage:
    mat = catalogue.MAGES[id]
    mage = Mage(seat, mat, g.difficulty.player_life)
    mage.breaches = [Breach(catalogue.BREACHES[number], stage) for number, stage in mat.breaches]
    mage.hand = [catalogue.CARDS[card] for card in mat.hand]
    mage.deck = Deck([catalogue.CARDS[card] for card in reversed(mat.deck)])
    mage.discard = []
    mage.played = []
    return mage


def _lay_out_market(g: State, wanted: str | Sequence[str]) -> None:
    if wanted == RANDOM:
        ids = _random_market(g.rng)
    else:
        ids = list(catalogue.PRESETS[wanted] if isinstance(wanted, str) else wanted)
    cards = [catalogue.CARDS[id] for id in ids]
    order = {GEM: 0, RELIC: 1, SPELL: 2}
    cards.sort(key=lambda card: (order[card.type], card.cost, card.id))
    g.market = tuple(cards)
    g.stock = [catalogue.COPIES[card.id] for card in cards]


def _random_market(rng: Rng) -> list[str]:
    ids: list[str] = []
    for share in SHARES:
        pool = list(share.things)
        rng.shuffle(pool)
        ids.extend(pool[: share.count])
    return ids


def _lay_out_nemesis(g: State, players: int) -> None:
    g.nemesis_life = nemesis_start_life(g)
    g.nemesis_deck = []
    g.box = []
    for tier in (3, 2, 1):
        pool = catalogue.TIERS[catalogue.BASIC, tier][:]
        g.rng.shuffle(pool)
        share = catalogue.BASICS[players][tier - 1]
        g.box.extend(pool[share:])
        stack = pool[:share] + catalogue.TIERS[g.mat.id, tier]
        g.rng.shuffle(stack)
        g.nemesis_deck.extend(stack)
    g.nemesis_discard = []
    g.foes = []
    g.resolving = None
    g.nemesis.set_up(g)
