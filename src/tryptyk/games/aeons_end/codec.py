"""A state as plain data, for snapshots; apart from the model, which knows nothing of it."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.games.aeons_end.components.catalogue import BREACHES, CARDS, DIFFICULTIES, FOES, MAGES, NEMESES
from tryptyk.games.aeons_end.components.printed import Card
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.rules.turns import TURN
from tryptyk.games.aeons_end.state import (
    NEMESIS_DRAW,
    NEMESIS_END,
    NEMESIS_MAIN,
    SETUP,
    TURN_START,
    Breach,
    Deck,
    Foe,
    Mage,
    Prepped,
    State,
    foe_item,
    phase_item,
)
from tryptyk.kernel.codec import Fields, ids
from tryptyk.kernel.state import Item

_STATE: Final = Fields(
    as_is=(
        "gravehold", "solo_goes_on", "round", "turn", "active", "aether", "aether_gem_only",
        "aether_spell_only", "discount", "double_prep", "shielded", "nemesis_life",
    ),
    lists=("stock", "turn_discard"),
    several={
        "destroyed": CARDS, "plays": CARDS, "nemesis_deck": FOES, "nemesis_discard": FOES, "box": FOES,
    },
    one={"resolving": FOES},
)  # fmt: skip


def dump(g: State) -> dict[str, Any]:
    data = g.dump_base()
    data.update(_STATE.dump(g))
    data["spent"] = ids(g.spent)
    data["difficulty"] = g.difficulty.id
    data["mat"] = g.mat.id
    data["nemesis"] = g.nemesis.dump()
    data["market"] = ids(g.market)
    data["turn_deck"] = [list(g.turn_deck.cards), g.turn_deck.lo, g.turn_deck.hi]
    data["foes"] = [[foe.card.id, foe.life, foe.tokens] for foe in g.foes]
    data["mages"] = [_dump_mage(mage) for mage in g.mages]
    return data


def dump_deck(deck: Deck[Card]) -> list[Any]:
    return [ids(deck.cards), deck.lo, deck.hi]


def _dump_mage(mage: Mage) -> dict[str, Any]:
    return {
        "mat": mage.mat.id,
        "life": mage.life,
        "charges": mage.charges,
        "hand": ids(mage.hand),
        "deck": dump_deck(mage.deck),
        "discard": ids(mage.discard),
        "played": ids(mage.played),
        "breaches": [
            [
                breach.number,
                breach.stage,
                breach.focused,
                [[spell.card.id, spell.fresh, spell.used] for spell in breach.spells],
            ]
            for breach in mage.breaches
        ],
    }


def load(data: dict[str, Any]) -> State:
    if "agenda" not in data:
        data = _with_agenda(data)
    g = State()
    g.load_base(data)
    _STATE.load(g, data)
    # Older snapshots know nothing of spent spells.
    g.spent = _cards(data.get("spent", []))
    g.difficulty = DIFFICULTIES[data["difficulty"]]
    g.mat = NEMESES[data["mat"]]
    g.nemesis = NEMESIS_TYPES[g.mat.id]()
    # Snapshots from before nemeses had a place of their own hold the same keys among the state's.
    g.nemesis.load(data.get("nemesis", data))
    g.market = tuple(_cards(data["market"]))
    cards, lo, hi = data["turn_deck"]
    g.turn_deck = Deck(list(cards))
    g.turn_deck.lo, g.turn_deck.hi = lo, hi
    g.foes = [Foe(FOES[id], life, tokens) for id, life, tokens in data["foes"]]
    g.mages = [_load_mage(seat, mage) for seat, mage in enumerate(data["mages"])]
    g.everyone = tuple(range(len(g.mages)))
    return g


def _with_agenda(data: dict[str, Any]) -> dict[str, Any]:
    """A state from before there was an agenda: its phase said what came next."""
    phase = data["phase"]
    agenda: list[Item]
    if phase in (SETUP, TURN_START):
        agenda = [phase_item(TURN_START)]
        if phase == SETUP:
            agenda.insert(0, phase_item(SETUP))
    elif phase == NEMESIS_MAIN:
        foes: list[Item] = [foe_item(id) for id in reversed(data["to_handle"])]
        agenda = [*foes, phase_item(NEMESIS_DRAW), phase_item(NEMESIS_END)]
    elif phase in (NEMESIS_DRAW, NEMESIS_END):
        agenda = [phase_item(NEMESIS_END)]
        if phase == NEMESIS_DRAW:
            agenda.insert(0, phase_item(NEMESIS_DRAW))
    else:
        agenda = list(TURN[TURN.index(phase_item(phase)) :])
    ending = "" if data["outcome"] is None else data["outcome"][0]
    return {**data, "agenda": agenda[::-1], "ending": ending}


def _cards(ids: list[str]) -> list[Card]:
    return [CARDS[id] for id in ids]


def load_deck(data: list[Any]) -> Deck[Card]:
    deck = Deck(_cards(data[0]))
    deck.lo, deck.hi = data[1], data[2]
    return deck


def _load_mage(seat: int, data: dict[str, Any]) -> Mage:
    mage = Mage(seat, MAGES[data["mat"]], data["life"])
    mage.charges = data["charges"]
    mage.hand = _cards(data["hand"])
    mage.deck = load_deck(data["deck"])
    mage.discard = _cards(data["discard"])
    mage.played = _cards(data["played"])
    mage.breaches = []
    for number, stage, focused, spells in data["breaches"]:
        breach = Breach(BREACHES[number], stage)
        breach.focused = focused
        breach.spells = [Prepped(CARDS[id], fresh, used) for id, fresh, used in spells]
        mage.breaches.append(breach)
    return mage
