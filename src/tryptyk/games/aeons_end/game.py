"""Aeon's End as the kernel knows it."""

from __future__ import annotations

from collections.abc import Collection

from tryptyk.components import ContentFault
from tryptyk.games.aeons_end.acts import ACTS
from tryptyk.games.aeons_end.codec import dump, load
from tryptyk.games.aeons_end.components import catalogue
from tryptyk.games.aeons_end.components.printed import ATTACK, CORRUPTION, GEM, MINION, POWER, RELIC, SPELL
from tryptyk.games.aeons_end.conceal import conceal
from tryptyk.games.aeons_end.evaluate import evaluate
from tryptyk.games.aeons_end.figures import figures
from tryptyk.games.aeons_end.invariants import check
from tryptyk.games.aeons_end.rules import behaviour
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.scoring import score
from tryptyk.games.aeons_end.setup import OPTIONS, new_state
from tryptyk.games.aeons_end.state import State
from tryptyk.games.aeons_end.view import view
from tryptyk.kernel.game import Game

# These modules enter their cards' behaviour as they are imported.
from tryptyk.games.aeons_end.effects import abilities, gems, nemeses, relics, spells  # isort: skip

BEHAVIOUR = (abilities, gems, nemeses, relics, spells)


def _must_match(what: str, known: Collection[str], behaving: Collection[str]) -> None:
    """A card in the content without behaviour, or the reverse, is a fault."""
    odd = sorted(set(known) ^ set(behaving))
    if odd:
        raise ContentFault(f"{what} in the content and in the rules differ: {', '.join(odd)}.")


def _cards(*types: str) -> list[str]:
    return [card.id for card in catalogue.CARDS.values() if card.type in types]


def _foes(type: str) -> list[str]:
    return [card.id for card in catalogue.FOES.values() if card.type == type]


def check_behaviour() -> None:
    """Every card does something, and everything done belongs to a card."""
    _must_match("Gems and relics", _cards(GEM, RELIC), behaviour.PLAY)
    _must_match("Spells", _cards(SPELL), behaviour.CAST)
    _must_match("Corruptions", _cards(CORRUPTION), behaviour.CORRUPTION)
    _must_match(
        "While-prepped effects", catalogue.WHILE_PREPPED, {*behaviour.PREPPED, *behaviour.CASTING_END}
    )
    _must_match("Mages", catalogue.MAGES, behaviour.ABILITY)
    _must_match("Nemeses", catalogue.NEMESES, NEMESIS_TYPES)
    for id, mat in catalogue.NEMESES.items():
        _must_match(f"Side cards and rows of {id}", mat.own_ids, NEMESIS_TYPES[id]().behaving())
    _must_match("Attacks", _foes(ATTACK), behaviour.ATTACK)
    _must_match("Minions", _foes(MINION), behaviour.PERSISTENT)
    _must_match("Powers", _foes(POWER), behaviour.POWER)
    _must_match("TO DISCARD conditions", catalogue.TO_DISCARD, behaviour.TO_DISCARD)


check_behaviour()

GAME: Game[State] = Game(
    id="aeons_end",
    package="tryptyk.games.aeons_end",
    players=range(catalogue.TABLE.min_players, catalogue.TABLE.max_players + 1),
    new_state=new_state,
    acts={**ACTS, **behaviour.ACT},
    score=score,
    view=view,
    conceal=conceal,
    evaluate=evaluate,
    check=check,
    dump=dump,
    load=load,
    figures=figures,
    options=OPTIONS,
)
