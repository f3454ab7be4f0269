"""The action pool and the deploy pool: gaining, and which energy goes where (WS-FILL, WS-EXP, WS-BGAIN)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.energy import KINDS, PRIMAL, UNIT, count, size
from tryptyk.games.age_contrived.components.solo_catalogue import AUTOMA_POOL
from tryptyk.games.age_contrived.effects.automa.priorities import (
    KEEP_GAINED,
    PRIMAL_RECHARGE,
    automa_of,
    can,
    highest_kind,
    highest_or_primal,
    lowest_kind,
    primal_does,
    primal_or_highest,
)
from tryptyk.games.age_contrived.rules.energies import gain, recharge
from tryptyk.games.age_contrived.state import NONE, ONE_PRIMAL, Automa, State

ACTION_POOL: Final = 0
DEPLOY_POOL: Final = 1
POOLS: Final = ("action_pool", "deploy_pool")
FULL: Final = -1
"""Neither pool has room."""

# Why an energy was chosen.
AS_PRIMAL: Final = "primal"
MISSING: Final = "missing"
PRESENT: Final = "present"
LAST: Final = "last"


def pool_of(automa: Automa, pool: int) -> int:
    return automa.action_pool if pool == ACTION_POOL else automa.deploy_pool


def has_room(automa: Automa, pool: int) -> bool:
    """Each pool holds six energies at most (WS-EXP-08)."""
    return size(pool_of(automa, pool)) < AUTOMA_POOL


def fewer(automa: Automa) -> int:
    """The pool that holds fewer; with a tie the action pool (WS-EXP-04, 05)."""
    return ACTION_POOL if size(automa.action_pool) <= size(automa.deploy_pool) else DEPLOY_POOL


def with_room(automa: Automa, pool: int) -> int:
    """That pool, or the other one once it is full (WS-EXP-09, WS-AMB-03)."""
    if has_room(automa, pool):
        return pool
    return 1 - pool if has_room(automa, 1 - pool) else FULL


def put_in(g: State, automa: Automa, pool: int, kind: int) -> None:
    """An energy comes into a pool; a primal in the deploy pool may recharge the token (WS-ABIL-13)."""
    if pool == ACTION_POOL:
        automa.action_pool += UNIT[kind]
        return
    automa.deploy_pool += UNIT[kind]
    if kind == PRIMAL and primal_does(g, PRIMAL_RECHARGE):
        recharge(g, automa)


# Choosing


def choose_for(automa: Automa, pool: int) -> tuple[int, str]:
    """Which exhausted energy goes into a pool, and why: by its list, each time anew (WS-FILL-01..03)."""
    bag = automa.exhausted
    if pool == DEPLOY_POOL:
        if count(bag, PRIMAL):
            return PRIMAL, AS_PRIMAL
        kind = highest_kind(automa, bag, automa.deploy_pool)
        return (kind, MISSING) if kind != NONE else (highest_kind(automa, bag), PRESENT)
    kind = lowest_kind(automa, bag, automa.action_pool)
    if kind != NONE:
        return kind, MISSING
    kind = lowest_kind(automa, bag)
    return (kind, PRESENT) if kind != NONE else (PRIMAL, LAST)


def fill_one(g: State, automa: Automa, wanted: int) -> bool:
    """One exhausted energy into a pool, or into the other if that is full; False if nothing can be moved."""
    pool = with_room(automa, wanted)
    if pool == FULL or not automa.exhausted:
        return False
    kind, why = choose_for(automa, pool)
    automa.exhausted -= UNIT[kind]
    g.tell("automa-fill", KINDS[kind], POOLS[pool], why)
    put_in(g, automa, pool, kind)
    return True


def fill(g: State, arrows: tuple[int, int]) -> None:
    """A pair of arrows, up for the deploy pool and down for the action pool (WS-EXP-01..09, WS-BREF).

    Which pool holds fewer is looked at once (WS-AMB-38).
    """
    automa = automa_of(g)
    up, down = arrows
    g.tell("automa-arrows", up, down)
    if not automa.exhausted:
        g.tell("automa-none-exhausted")
        gain_energies(g, 1)
    first = fewer(automa)
    for pool in (first, 1 - first):
        for _ in range(up if pool == DEPLOY_POOL else down):
            if not fill_one(g, automa, pool):
                return


# Gaining


def gain_energies(g: State, number: int) -> None:
    """From the reserve: primal first, then the highest kind, for each energy anew (WS-BGAIN, WS-AMB-02, 33).

    Of one effect the first may go to a pool (WS-ABIL-08).
    """
    automa = automa_of(g)
    for nth in range(number):
        if not automa.reserve:
            g.tell("automa-reserve-empty")
            return
        kind = primal_or_highest(automa, automa.reserve)
        if nth and automa.switches & ONE_PRIMAL:
            kind = highest_or_primal(automa, automa.reserve)
        gain(g, automa, kind)
        pool = with_room(automa, fewer(automa))
        if nth == 0 and pool != FULL and can(g, KEEP_GAINED):
            automa.exhausted -= UNIT[kind]
            g.tell("automa-keeps", KINDS[kind], POOLS[pool])
            put_in(g, automa, pool, kind)
