"""The deploy sequence of the active card: its options from top to bottom (WS-DEPL .. WS-DACH)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.components.energy import KINDS, PRIMAL, UNIT, count, named, size
from tryptyk.games.age_contrived.effects.automa.achievements import achieve, can_achieve
from tryptyk.games.age_contrived.effects.automa.items import place_item
from tryptyk.games.age_contrived.effects.automa.priorities import (
    PRIMAL_BRINGS_ONE,
    active_card,
    automa_of,
    for_pool,
    primal_does,
)
from tryptyk.games.age_contrived.effects.automa.sections import (
    Placement,
    as_many_as_possible,
    one_more,
    one_there,
    open_monuments,
    put_all,
    to_finish,
)
from tryptyk.games.age_contrived.rules.binding import after_bind
from tryptyk.games.age_contrived.rules.placing import put_in_pool
from tryptyk.games.age_contrived.rules.sections import is_open
from tryptyk.games.age_contrived.state import NONE, Automa, State

# Options
HIGHEST: Final = "highest_monument"
UNVISITED: Final = "unvisited_monument"
FINISH: Final = "finish_monument"
POOL: Final = "pool"
ACHIEVEMENT: Final = "achievement"

# What is placed: energies of the deploy pool by an action, or lifted ones.
DEPLOYED: Final = "deploy"
REPOSITIONED: Final = "reposition"
ACTIVATED: Final = "activate"


# Whether it goes


def is_possible(g: State, automa: Automa, option: str, bag: int, most: int) -> bool:
    """Whether an option would place any of these energies now."""
    if option == POOL:
        return bag != 0
    if option == ACHIEVEMENT:
        return can_achieve(g, automa, bag)
    if option == UNVISITED:
        return any(
            [
                is_unvisited(g, automa, region) and bool(one_there(g, automa, region, bag))
                for region in open_monuments(g, automa)
            ]
        )
    if option == FINISH:
        return section_to_finish(g, automa, bag, most) != NONE
    assert option == HIGHEST, option
    highest = open_monuments(g, automa)
    return bool(highest) and bool(as_many_as_possible(g, automa, highest[0], bag, most))


def refuse_deploy(g: State, automa: Automa, most: int) -> str:
    """Why a deploy action cannot be resolved (WS-DEPL-08, WS-AMB-04)."""
    card = active_card(g)
    assert card is not None
    if not automa.deploy_pool:
        return "deploy-pool-empty"
    for option in card.deploys:
        if is_possible(g, automa, option, automa.deploy_pool, most):
            return ""
    return "no-place"


# The sequence


def start_deploy(g: State, most: int) -> None:
    """So many energies of the deploy pool, from the top of the sequence (WS-DEPL-01, 06)."""
    g.then(place_item(DEPLOYED, left=most))


def start_placing(g: State, how: str) -> None:
    """All lifted energies, from the top of the sequence (WS-REORG-02, WS-MON-07)."""
    g.then(place_item(how, left=size(automa_of(g).hand)))


def bag_of(automa: Automa, how: str) -> int:
    return automa.deploy_pool if how == DEPLOYED else automa.hand


def place_act(g: State, how: str, left: int, number: int, placed: int) -> None:
    """One option of the sequence after another (WS-DEPL-03..05).

    ``left`` energies may still be placed, ``number`` is the option's place in the sequence, and ``placed``
    how many energies this pass has placed.
    """
    automa = automa_of(g)
    card = active_card(g)
    bag = bag_of(automa, how)
    if not left or not bag:
        return
    if card is None or (number == len(card.deploys) and not placed):
        place_last(g, automa, how)
        return
    if number == len(card.deploys):
        g.then(place_item(how, left=left))
        return
    option = card.deploys[number]
    gone = 0
    if option != POOL or how != REPOSITIONED:
        # Where something is lifted to be placed better, the Pool comes last (WS-REORG-03).
        if is_possible(g, automa, option, bag, left):
            gone = resolve_option(g, automa, option, bag, left, how)
        else:
            if option == UNVISITED:
                automa.visited |= unvisited(g, automa)
            g.tell("automa-cannot", option)
    if how == DEPLOYED:
        automa.deploy_pool -= gone
    else:
        automa.hand -= gone
    g.then(place_item(how, left=left - size(gone), number=number + 1, placed=placed + size(gone)))
    if option == ACHIEVEMENT and gone:
        after_bind(g, automa)


def place_last(g: State, automa: Automa, how: str) -> None:
    """A pass in vain: what was lifted goes to the Pool, an activated energy is exhausted (WS-AMB-04)."""
    if how == REPOSITIONED:
        while automa.hand:
            automa.hand -= to_pool(g, automa, automa.hand)
    elif how == ACTIVATED:
        g.tell("exhaust", automa.number, named(automa.hand))
        automa.exhausted += automa.hand
        automa.hand = 0


def resolve_option(g: State, automa: Automa, option: str, bag: int, most: int, how: str) -> int:
    """Place energies by an option; gives the bag of them."""
    if option == POOL:
        return to_pool(g, automa, bag)
    if option == ACHIEVEMENT:
        return UNIT[achieve(g, automa, bag)]
    if option == UNVISITED:
        return to_unvisited(g, automa, bag, most, how)
    if option == FINISH:
        region = section_to_finish(g, automa, bag, most)
        placed = to_finish(g, automa, region, bag, most)
    else:
        region = open_monuments(g, automa)[0]
        placed = as_many_as_possible(g, automa, region, bag, most)
    g.tell("automa-option", option, REGIONS[region].monument)
    return to_section(g, automa, region, placed, how)


# The options


def to_pool(g: State, automa: Automa, bag: int) -> int:
    """One energy (WS-DPOOL-01)."""
    kind = for_pool(automa, bag)
    g.tell("automa-to-pool", KINDS[kind], "present" if count(automa.pool, kind) else "missing")
    put_in_pool(g, automa, kind)
    return UNIT[kind]


def section_to_finish(g: State, automa: Automa, bag: int, most: int) -> int:
    """The highest monument whose section can be completed now, or NONE (WS-DFIN-01, 03, WS-AMB-08)."""
    for region in open_monuments(g, automa):
        if to_finish(g, automa, region, bag, most):
            return region
    return NONE


def is_unvisited(g: State, automa: Automa, region: int) -> bool:
    """No energy of the automa on the section, and not chosen before in this turn (WS-DNEW-01, WS-AMB-07)."""
    if automa.visited >> region & 1:
        return False
    return all([token == NONE or token >> 2 != automa.number for token in g.spaces[region]])


def unvisited(g: State, automa: Automa) -> int:
    """A bit for each monument that the option can choose."""
    return sum([1 << region for region in open_monuments(g, automa) if is_unvisited(g, automa, region)])


def to_unvisited(g: State, automa: Automa, bag: int, most: int, how: str) -> int:
    """One energy each on the highest unvisited monuments; also one where none fits is chosen (WS-DNEW)."""
    gone = 0
    for region in open_monuments(g, automa):
        if most and bag and is_unvisited(g, automa, region):
            automa.visited |= 1 << region
            placed = one_there(g, automa, region, bag)
            if not placed:
                g.tell("automa-nothing-fits", REGIONS[region].monument)
                continue
            g.tell("automa-option", UNVISITED, REGIONS[region].monument)
            put_there = to_section(g, automa, region, placed, how)
            bag -= put_there
            gone += put_there
            most -= 1
    return gone


def to_section(g: State, automa: Automa, region: int, placed: list[Placement], how: str) -> int:
    """Energies come onto a section; deployed primals may bring others (WS-ABIL-14)."""
    gone = put_all(g, region, placed)
    if how == DEPLOYED and primal_does(g, PRIMAL_BRINGS_ONE):
        for _ in range(count(gone, PRIMAL)):
            bring_one(g, automa, region)
    return gone


def bring_one(g: State, automa: Automa, region: int) -> None:
    """An exhausted energy onto the same section, unless that is completed (WS-ABIL-14)."""
    if is_open(g, region):
        brought = one_more(g, automa, region, automa.exhausted)
        if brought:
            g.tell("automa-ability", PRIMAL_BRINGS_ONE)
            automa.exhausted -= put_all(g, region, brought)
