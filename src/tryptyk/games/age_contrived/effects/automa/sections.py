"""Which energies go on which spaces of a section (WS-DEPL-07, WS-DHIGH .. WS-DFIN, WS-AMB-05..08).

Spaces that accept the same are alike, so a section is counted: free spaces by what they accept.
"""

from __future__ import annotations

from tryptyk.games.age_contrived.components.energy import ANY, PRIMAL, UNIT, count
from tryptyk.games.age_contrived.effects.automa.priorities import automa_of
from tryptyk.games.age_contrived.rules.sections import accepted, is_open, put
from tryptyk.games.age_contrived.state import NONE, Automa, State

Placement = tuple[int, int]
"""What a space accepts, and the energy that goes there."""


def open_monuments(g: State, automa: Automa) -> list[int]:
    """Those whose available section takes energy, the highest first (WS-AMB-05)."""
    return [region for region in automa.monuments if is_open(g, region)]


def free_spaces(g: State, region: int) -> list[int]:
    """How many free spaces the available section has, by what they accept."""
    free = [0] * (ANY + 1)
    spaces = g.spaces[region]
    slots = accepted(g, region)
    for slot in range(len(spaces)):
        if spaces[slot] == NONE:
            free[slots[slot]] += 1
    return free


def room_for_others(automa: Automa, free: list[int], bag: int) -> int:
    """How many energies of a bag other than primals fit onto free spaces."""
    fitting = 0
    further = 0
    for kind in automa.side.energies:
        own = min(count(bag, kind), free[kind])
        fitting += own
        further += count(bag, kind) - own
    return fitting + min(further, free[ANY])


def as_many_as_possible(g: State, automa: Automa, region: int, bag: int, most: int) -> list[Placement]:
    """One primal if there is one, more only where nothing else fits (WS-DHIGH-01..03, WS-AMB-06)."""
    free = free_spaces(g, region)
    others = room_for_others(automa, free, bag)
    number = min(most, sum(free), others + count(bag, PRIMAL))
    if not number:
        return []
    primals = max(min(count(bag, PRIMAL), 1), number - others)
    return arrange(automa, free, bag, primals, number - primals)


def to_finish(g: State, automa: Automa, region: int, bag: int, most: int) -> list[Placement]:
    """All free spaces with as few primals as possible; nothing if that cannot be (WS-DFIN-01..03)."""
    free = free_spaces(g, region)
    number = sum(free)
    others = min(number, room_for_others(automa, free, bag))
    if number > most or number - others > count(bag, PRIMAL):
        return []
    return arrange(automa, free, bag, number - others, others)


def one_there(g: State, automa: Automa, region: int, bag: int) -> list[Placement]:
    """A primal if there is one, otherwise the lowest kind that fits (WS-DNEW-02)."""
    free = free_spaces(g, region)
    if count(bag, PRIMAL):
        return arrange(automa, free, bag, 1, 0)
    for kind in reversed(automa.side.energies):
        if count(bag, kind) and (free[kind] or free[ANY]):
            return [(kind if free[kind] else ANY, kind)]
    return []


def one_more(g: State, automa: Automa, region: int, bag: int) -> list[Placement]:
    """The highest kind that fits, a primal only if nothing else does (WS-ABIL-14)."""
    free = free_spaces(g, region)
    for kind in automa.side.energies:
        if count(bag, kind) and (free[kind] or free[ANY]):
            return [(kind if free[kind] else ANY, kind)]
    return arrange(automa, free, bag, 1, 0) if count(bag, PRIMAL) else []


def arrange(automa: Automa, free: list[int], bag: int, primals: int, others: int) -> list[Placement]:
    """So many primals on spaces of the lowest kinds, leaving room for so many others (WS-DEPL-07, WS-AMB-06).

    The others are of the highest kinds; spaces for any kind are used last. ``free`` is used up.
    """
    placed: list[Placement] = []
    for _ in range(primals):
        for space in (PRIMAL, *reversed(automa.side.energies), ANY):
            if free[space]:
                free[space] -= 1
                if room_for_others(automa, free, bag) >= others:
                    placed.append((space, PRIMAL))
                    break
                free[space] += 1
    for to_any in (False, True):
        for kind in automa.side.energies:
            space = ANY if to_any else kind
            while others and free[space] and count(bag, kind):
                free[space] -= 1
                bag -= UNIT[kind]
                others -= 1
                placed.append((space, kind))
    return placed


def put_all(g: State, region: int, placed: list[Placement]) -> int:
    """Carry out a plan; gives the bag of what was placed."""
    automa = automa_of(g)
    slots = accepted(g, region)
    bag = 0
    for space, kind in placed:
        spaces = g.spaces[region]
        slot = next(n for n in range(len(spaces)) if spaces[n] == NONE and slots[n] == space)
        put(g, automa, region, slot, kind)
        bag += UNIT[kind]
    return bag
