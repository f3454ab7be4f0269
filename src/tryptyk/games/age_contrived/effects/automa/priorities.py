"""Who plays, which card is active, and what is highest and lowest (WS-PRIO, WS-TURN-07)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.energy import PRIMAL, count
from tryptyk.games.age_contrived.components.printed import BOOT, MONUMENT, MONUMENT_TRACK, PILLAR_TRACK
from tryptyk.games.age_contrived.components.solo import AutomaCard
from tryptyk.games.age_contrived.state import NONE, Automa, Player, State

HUMAN: Final = 0

# Special abilities
EXTRA_STEP: Final = "extra_step"
REGION_REFILL: Final = "region_refill"
EXTRA_FILL: Final = "extra_fill"
REGION_PROGRESS: Final = "region_progress"
BIND_STEP: Final = "bind_step"
REGION_PLACE: Final = "region_place"
KEEP_GAINED: Final = "keep_gained"
REGION_CONDUIT: Final = "region_conduit"
SHIFT_BOUND: Final = "shift_bound"
FREE_FACING: Final = "free_facing"

# What primal energy does
PRIMAL_MOVE: Final = "primal_move"
PRIMAL_RECHARGE: Final = "primal_recharge"
PRIMAL_BRINGS_ONE: Final = "primal_brings_one"
PRIMAL_BOOST: Final = "primal_boost"
PRIMAL_AS_SLOT: Final = "primal_as_slot"


def automa_of(g: State) -> Automa:
    assert g.automa is not None
    return g.automa


def human_of(g: State) -> Player:
    return g.players[HUMAN]


def active_card(g: State) -> AutomaCard | None:
    """The card revealed last; none before the automa's first turn (WS-AMB-21)."""
    automa = automa_of(g)
    if automa.turns or g.active == automa.number:
        return automa.discard[-1]
    return None


def can(g: State, ability: str) -> bool:
    """Whether the automa's card gives it this special ability; none without abilities (WS-AMB-29)."""
    return g.with_abilities and automa_of(g).side.ability == ability


def primal_does(g: State, ability: str) -> bool:
    return g.with_abilities and automa_of(g).side.primal == ability


# Energy kinds; primal is neither highest nor lowest (WS-PRIO-04)


def highest_kind(automa: Automa, bag: int, but: int = 0) -> int:
    """The highest kind in a bag, or NONE; never one that ``but`` holds, too."""
    for kind in automa.side.energies:
        if count(bag, kind) and not count(but, kind):
            return kind
    return NONE


def lowest_kind(automa: Automa, bag: int, but: int = 0) -> int:
    for kind in reversed(automa.side.energies):
        if count(bag, kind) and not count(but, kind):
            return kind
    return NONE


def highest_or_primal(automa: Automa, bag: int) -> int:
    """The highest kind in a bag, a primal only if there is nothing else; NONE in an empty one."""
    kind = highest_kind(automa, bag)
    return PRIMAL if kind == NONE and bag else kind


def primal_or_highest(automa: Automa, bag: int) -> int:
    """A primal if there is one, otherwise the highest kind."""
    return PRIMAL if count(bag, PRIMAL) else highest_kind(automa, bag)


def for_pool(automa: Automa, bag: int) -> int:
    """For the Pool: the lowest kind not yet there, the lowest kind, a primal (WS-DPOOL-01, WS-ACQ-17)."""
    kind = lowest_kind(automa, bag, automa.pool)
    if kind == NONE:
        kind = lowest_kind(automa, bag)
    return PRIMAL if kind == NONE and bag else kind


# Movement kinds


def track_of(movement: int) -> int:
    """The track that a kind of movement other than boots is used on."""
    assert movement != BOOT
    return MONUMENT_TRACK if movement == MONUMENT else PILLAR_TRACK


def highest_track(automa: Automa) -> int:
    return track_of(next(movement for movement in automa.side.movements if movement != BOOT))
