"""From players and options to the first state (AE-SETUP, AE-TDECK, AE-NDECK, AE-MKT, AE-DIFF)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tryptyk.games.aeons_end.components import catalogue
from tryptyk.games.aeons_end.components.printed import GEM, RELIC, SPELL, Card, NemesisCard
from tryptyk.games.aeons_end.rules.damage import nemesis_start_life
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.state import SETUP, Breach, Deck, Mage, State
from tryptyk.kernel.errors import InvalidSetup
from tryptyk.kernel.game import Setup
from tryptyk.kernel.rng import Rng

RANDOM = "random"
OPTIONS = ("nemesis", "mages", "market", "difficulty", "solo_goes_on")


def new_state(players: int, setup: Setup, rng: Rng) -> State:
    """The table before the first turn.

    Options, each optional: ``nemesis`` and ``difficulty`` an id; ``mages`` a list of ids in seat order,
    where ``random`` stands for any other; ``market`` a suggested supply, ``random`` or nine card ids;
    ``solo_goes_on`` the switch of AE-RUL-16.
    """
    _refuse_unknown("option", setup, OPTIONS)
    g = State()
    g.begin(rng)
    difficulty = _one_of("difficulty", setup.get("difficulty", "normal"), catalogue.DIFFICULTIES)
    g.difficulty = catalogue.DIFFICULTIES[difficulty]
    nemesis = setup.get("nemesis", next(iter(catalogue.NEMESES)))
    if nemesis == RANDOM:
        nemesis = list(catalogue.NEMESES)[rng.below(len(catalogue.NEMESES))]
    g.mat = catalogue.NEMESES[_one_of("nemesis", nemesis, catalogue.NEMESES)]
    g.nemesis = NEMESIS_TYPES[g.mat.id]()
    g.solo_goes_on = _flag("solo_goes_on", setup)
    g.everyone = tuple(range(players))
    g.mages = [_lay_out_mage(g, seat, id) for seat, id in enumerate(_mages(players, setup, rng))]
    g.gravehold = g.difficulty.gravehold_life
    _lay_out_market(g, setup)
    g.destroyed = []
    g.turn_deck = Deck(list(catalogue.TURN_ORDER[players]))
    g.turn_deck.shuffle(rng)
    g.turn_discard = []
    g.round = 1
    g.turn = 0
    g.phase = SETUP
    g.active = -1
    g.aether = g.aether_gem_only = g.aether_spell_only = g.discount = 0
    g.plays = []
    g.spent = []
    g.double_prep = g.shielded = False
    _lay_out_nemesis(g, players)
    return g


def _mages(players: int, setup: Setup, rng: Rng) -> list[str]:
    wanted = setup.get("mages", [RANDOM] * players)
    if not isinstance(wanted, (list, tuple)) or len(wanted) != players:
        raise InvalidSetup(f"Name {players} mages, one for each player, or leave the choice to chance.")
    named = [_one_of("mage", id, catalogue.MAGES) for id in wanted if id != RANDOM]
    if len(set(named)) < len(named):
        raise InvalidSetup("Every mage can be played by one player only.")
    free = [id for id in catalogue.MAGES if id not in named]
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


def _lay_out_market(g: State, setup: Setup) -> None:
    wanted = setup.get("market", "deck_destruction")
    if wanted == RANDOM:
        cards = _random_market(g.rng)
    elif isinstance(wanted, str):
        ids = catalogue.PRESETS[_one_of("market", wanted, [*catalogue.PRESETS, RANDOM])]
        cards = [catalogue.CARDS[id] for id in ids]
    elif isinstance(wanted, (list, tuple)):
        cards = _chosen_market(wanted)
    else:
        raise InvalidSetup("The market is a suggested supply, 'random', or a list of nine cards.")
    order = {GEM: 0, RELIC: 1, SPELL: 2}
    cards.sort(key=lambda card: (order[card.type], card.cost, card.id))
    g.market = tuple(cards)
    g.stock = [catalogue.COPIES[card.id] for card in cards]


_SHARES = ((GEM, catalogue.MARKET.gems), (RELIC, catalogue.MARKET.relics), (SPELL, catalogue.MARKET.spells))


def _random_market(rng: Rng) -> list[Card]:
    cards: list[Card] = []
    for type, share in _SHARES:
        pool = list(catalogue.SUPPLY[type])
        rng.shuffle(pool)
        cards.extend(pool[:share])
    return cards


def _chosen_market(ids: Sequence[Any]) -> list[Card]:
    """Nine different cards: three gems, two relics, four spells (AE-MKT-02, AE-RUL-28)."""
    supply = {card.id: card for cards in catalogue.SUPPLY.values() for card in cards}
    cards = [supply[_one_of("supply card", id, supply)] for id in ids]
    shares = tuple((type, sum([1 for card in cards if card.type == type])) for type, _ in _SHARES)
    if len(set(cards)) < len(cards) or shares != _SHARES:
        raise InvalidSetup("A market has nine different cards: 3 gems, 2 relics and 4 spells.")
    return cards


def _lay_out_nemesis(g: State, players: int) -> None:
    g.nemesis_life = nemesis_start_life(g)
    g.nemesis_deck = []
    g.box = []
    basics = [card for card in catalogue.FOES.values() if card.nemesis == catalogue.BASIC]
    for tier in (3, 2, 1):
        pool = [card for card in basics if card.tier == tier]
        g.rng.shuffle(pool)
        share = catalogue.BASICS[players][tier - 1]
        g.box.extend(pool[share:])
        stack: list[NemesisCard] = pool[:share]
        stack.extend([catalogue.FOES[id] for id in g.mat.cards if catalogue.FOES[id].tier == tier])
        g.rng.shuffle(stack)
        g.nemesis_deck.extend(stack)
    g.nemesis_discard = []
    g.foes = []
    g.to_handle = []
    g.resolving = None
    g.nemesis.set_up(g)


def _one_of(what: str, id: Any, known: Iterable[str]) -> str:
    if isinstance(id, str) and id in known:
        return id
    raise InvalidSetup(f"There is no {what} {id!r}. Choose from: {', '.join(known)}.")


def _flag(name: str, setup: Setup) -> bool:
    value = setup.get(name, False)
    if isinstance(value, bool):
        return value
    raise InvalidSetup(f"{name} is true or false, not {value!r}.")


def _refuse_unknown(what: str, given: Setup, known: Sequence[str]) -> None:
    for name in given:
        _one_of(what, name, known)
