"""The available sections of the monuments: what fits, and when one is completed (WC-MON)."""

from __future__ import annotations

from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.components.energy import ANY, KINDS, PRIMAL
from tryptyk.games.age_contrived.state import NONE, Side, State
from tryptyk.kernel.decision import Option


def is_unfinished(g: State, region: int) -> bool:
    """Whether a monument is in play and has a section left to build."""
    return bool(g.in_play >> region & 1) and g.built[region] < len(REGIONS[region].sections)


def is_open(g: State, region: int) -> bool:
    """Whether the available section takes energy: neither completed nor being built (WC-MON-07)."""
    return is_unfinished(g, region) and not g.closed >> region & 1


def accepted(g: State, region: int) -> tuple[int, ...]:
    """What the spaces of the available section accept."""
    section = REGIONS[region].sections[g.built[region]]
    return section.prototype if g.prototype else section.spaces


def fits(space: int, kind: int) -> bool:
    """Whether a space accepts a kind; a primal energy goes anywhere (WC-ENER-05, 06)."""
    return space in (kind, ANY) or kind == PRIMAL


def free_spaces(g: State, region: int, kind: int) -> list[int]:
    """Empty spaces of the available section that accept a kind; of those that are alike only the first."""
    if not is_open(g, region):
        return []
    found: list[int] = []
    seen: list[int] = []
    spaces = g.spaces[region]
    slots = accepted(g, region)
    for slot in range(len(spaces)):
        if spaces[slot] == NONE and fits(slots[slot], kind) and slots[slot] not in seen:
            seen.append(slots[slot])
            found.append(slot)
    return found


def add_spaces(g: State, kind: int, options: list[Option]) -> None:
    """Every available section space on which an energy of a kind may be placed."""
    for region in REGIONS:
        for slot in free_spaces(g, region.number, kind):
            options.append(("build", KINDS[kind], region.monument, slot + 1))


def put(g: State, side: Side, region: int, slot: int, kind: int) -> None:
    """Place an energy on a space; whoever fills the last one is the finisher (WC-MON-03, 04)."""
    spaces = g.spaces[region]
    spaces[slot] = 4 * side.number + kind
    g.tell("build", side.number, KINDS[kind], REGIONS[region].monument)
    if NONE not in spaces:
        g.finishers[region] = side.number
        g.closed |= 1 << region
        g.tell("completed", side.number, REGIONS[region].sections[g.built[region]].id)


def lift(g: State, region: int, slot: int) -> None:
    """An energy leaves a section that is not completed."""
    g.spaces[region][slot] = NONE


def lay_open(g: State, region: int) -> None:
    """The next section of a monument becomes available, if there is one."""
    g.spaces[region] = [NONE] * len(accepted(g, region)) if is_unfinished(g, region) else []
    g.finishers[region] = NONE
    g.closed &= ~(1 << region)


def own_spaces(g: State, side: Side, region: int, but: int = NONE) -> list[int]:
    """The spaces of the available section with own energies, of those that are alike the first; not ``but``.

    Only under a primal energy does the kind of the space make a difference (WC-FRE-01).
    """
    found: list[int] = []
    seen: list[tuple[int, int]] = []
    spaces = g.spaces[region]
    slots = accepted(g, region)
    for slot in range(len(spaces)):
        token = spaces[slot]
        if token != NONE and token >> 2 == side.number and slot != but:
            likeness = (token & 3, slots[slot] if token & 3 == PRIMAL else NONE)
            if likeness not in seen:
                seen.append(likeness)
                found.append(slot)
    return found


def supporters(g: State, region: int, after: int) -> list[int]:
    """All with energy on the section, clockwise from the left of a side, that side last (WC-FIN-04)."""
    present = {token >> 2 for token in g.spaces[region] if token != NONE}
    return [number for number in g.clockwise(after) if number in present]
