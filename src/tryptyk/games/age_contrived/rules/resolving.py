"""Completed sections: rewards, clearing, activating and building (WC-FIN, WC-ACTV, WC-PATR-07..10)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import REGIONS
from tryptyk.games.age_contrived.components.energy import (
    ANY,
    COMPASS,
    KINDS,
    MAGNET,
    PRIMAL,
    ROSE,
    UNIT,
)
from tryptyk.games.age_contrived.components.printed import CHARACTER, POSITIONS, ROWS, TRACKS
from tryptyk.games.age_contrived.rules.binding import bind_to_monument
from tryptyk.games.age_contrived.rules.bonuses import gain_all, give
from tryptyk.games.age_contrived.rules.filling import put_on_tile, spaces_on
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.rules.journeys import start_either
from tryptyk.games.age_contrived.rules.placing import OTHERWISE, place_item
from tryptyk.games.age_contrived.rules.sections import (
    accepted,
    is_unfinished,
    lay_open,
    own_spaces,
    supporters,
)
from tryptyk.games.age_contrived.state import NONE, Player, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

SHARE: Final = "share"
CLEAR: Final = "clear"
SET_APART: Final = "set_apart"
BUILD: Final = "build"
ATTACH: Final = "attach"
WHEREVER: Final = "wherever"
AUTOMA_SHARE: Final = "automa_share"
EVERY_TILE: Final = (1 << POSITIONS) - 1
ROSE_SPACES: Final = 2
"""Spaces or steps that an activated rose gives (WC-ACTV-03)."""

# What a participant has still to do.
BOTH: Final = 0
REWARD: Final = 1


def share_item(seat: int, *, region: int, todo: int) -> Item:
    return (SHARE, seat, region, todo)


def set_apart_item(seat: int, *, region: int) -> Item:
    return (SET_APART, seat, region)


def clear_item(seat: int, *, region: int, kept: int) -> Item:
    """``kept`` is the space whose energy is set apart."""
    return (CLEAR, seat, region, kept)


def attach_item(seat: int) -> Item:
    return (ATTACH, seat)


def wherever_item(seat: int, *, spaces: int) -> Item:
    return (WHEREVER, seat, spaces)


def build_item(region: int, *, finisher: int) -> Item:
    return (BUILD, region, finisher)


def automa_share_item(region: int) -> Item:
    return (AUTOMA_SHARE, region)


def resolve(g: State, region: int, finisher: int, builder: int) -> None:
    """Those with energy on the section act one by one, the finisher or builder last; then it is built.

    A section that a patron builds has no finisher (WC-FIN-04, 12, WC-PATR-07, 09).
    """
    g.tell("resolve", REGIONS[region].sections[g.built[region]].id)
    g.then(build_item(region, finisher=finisher))
    for number in reversed(supporters(g, region, builder)):
        if number < len(g.players):
            g.then(share_item(number, region=region, todo=BOTH))
        else:
            g.then(automa_share_item(region))


def share_act(g: State, seat: int, region: int, todo: int) -> Script:
    """A reward and the clearing, in an order of one's choice (WC-FIN-05..08, WC-PATR-08)."""
    player = g.players[seat]
    section = REGIONS[region].sections[g.built[region]]
    token = g.benefits[region]
    assert token is not None, region
    energy: Option = ("energy", " ".join([KINDS[kind] if kind != ANY else "any" for kind in section.reward]))
    options: list[Option] = [energy, ("token", token.id)]
    if todo == BOTH:
        options.append(("clear_first",))
    picked = yield Decision(
        SHARE, (seat,), options, about=(section.id,), default=None if g.active == seat else energy
    )
    if picked[0] == "clear_first":
        g.then(share_item(seat, region=region, todo=REWARD))
        start_clearing(g, player, region)
        return
    if todo == BOTH:
        start_clearing(g, player, region)
    if picked[0] == "energy":
        g.tell("energy-reward", seat, section.id)
        gain_all(g, player, section.reward)
    else:
        g.tell("benefit", seat, token.id)
        give(g, player, token.bonus)


def start_clearing(g: State, player: Player, region: int) -> None:
    if g.finishers[region] == player.number:
        g.then(set_apart_item(player.number, region=region))
    else:
        g.then(clear_item(player.number, region=region, kept=NONE))


def set_apart_act(g: State, seat: int, region: int) -> Script:
    """The finisher keeps one energy for binding: any of the own ones there (WC-FIN-10, 11)."""
    player = g.players[seat]
    options: list[Option] = [
        ("set_apart", KINDS[g.spaces[region][slot] & 3], slot + 1) for slot in own_spaces(g, player, region)
    ]
    picked = yield Decision(SET_APART, (seat,), options, about=(REGIONS[region].monument,))
    g.then(clear_item(seat, region=region, kept=int(picked[2]) - 1))


def clear_act(g: State, seat: int, region: int, kept: int) -> Script | None:
    """One own energy after another is exhausted or activated (WC-FIN-09, WC-ACTV-05..07)."""
    player = g.players[seat]
    slots = own_spaces(g, player, region, but=kept)
    return ask_clear(g, player, region, kept, slots) if slots else None


def activations(player: Player, kind: int, space: int) -> list[int]:
    """As which kinds an energy can be activated that lies on such a space (WC-ACTV-01..04, 06)."""
    kinds = god_of(player).primal_acts_as(player, space) if kind == PRIMAL else (kind,)
    return [kind for kind in kinds if kind != MAGNET or spaces_on(player, EVERY_TILE)]


def ask_clear(g: State, player: Player, region: int, kept: int, slots: list[int]) -> Script:
    seat = player.number
    accepts = accepted(g, region)
    options: list[Option] = []
    for slot in slots:
        kind = g.spaces[region][slot] & 3
        for acting in activations(player, kind, accepts[slot]):
            options.append(("activate", KINDS[kind], slot + 1, KINDS[acting]))
        options.append(("exhaust", KINDS[kind], slot + 1))
    plain: Option = ("exhaust", KINDS[g.spaces[region][slots[0]] & 3], slots[0] + 1)
    picked = yield Decision(
        CLEAR,
        (seat,),
        options,
        about=(REGIONS[region].monument,),
        default=None if g.active == seat else plain,
    )
    slot = int(picked[2]) - 1
    kind = g.spaces[region][slot] & 3
    # The section stays closed although a space of it is empty now.
    g.spaces[region][slot] = NONE
    g.then(clear_item(seat, region=region, kept=kept))
    if picked[0] == "exhaust":
        player.exhausted += UNIT[kind]
        g.tell("exhaust", seat, KINDS[kind])
    else:
        g.tell("activate", seat, KINDS[kind])
        activate(g, player, kind, KINDS.index(str(picked[3])))


def activate(g: State, player: Player, kind: int, acting: int) -> None:
    """An energy acts as its kind, or as that of its space (WC-ACTV-01..03, WC-FRE-01, 02)."""
    seat = player.number
    if acting == COMPASS:
        player.hand += UNIT[kind]
        g.then(place_item(seat, how=OTHERWISE))
    elif acting == MAGNET:
        player.hand += UNIT[kind]
        g.then(attach_item(seat))
    else:
        player.exhausted += UNIT[kind]
        if acting == ROSE:
            g.then(wherever_item(seat, spaces=ROSE_SPACES))
        else:
            god_of(player).activate_primal(g, player)


def attach_act(g: State, seat: int) -> Script:
    """A magnet goes to any empty space of an active tile (WC-ACTV-02)."""
    player = g.players[seat]
    kind = next(kind for kind in range(len(KINDS)) if player.hand == UNIT[kind])
    options: list[Option] = [
        ("attach", position + 1, ROWS[row]) for position, row in spaces_on(player, EVERY_TILE)
    ]
    picked = yield Decision(ATTACH, (seat,), options, about=(KINDS[kind],))
    player.hand = 0
    g.tell("fill", seat, KINDS[kind], int(picked[1]))
    put_on_tile(g, player, int(picked[1]) - 1, ROWS.index(str(picked[2])), kind)


def wherever_act(g: State, seat: int, spaces: int) -> Script:
    """All of a movement with the character, or on one of the tracks (WC-AMB-51)."""
    options: list[Option] = [("go", what) for what in (CHARACTER, *TRACKS)]
    picked = yield Decision(WHEREVER, (seat,), options, about=(spaces,))
    start_either(g, g.players[seat], str(picked[1]), spaces)


def build_act(g: State, region: int, finisher: int) -> None:
    """The section is built, and what the finisher set apart is bound (WC-FIN-12, 13, WC-END-01)."""
    section = REGIONS[region].sections[g.built[region]]
    kept = NONE
    for token in g.spaces[region]:
        if token != NONE:
            kept = token & 3
    g.built[region] += 1
    lay_open(g, region)
    g.tell("built", section.id)
    if not any([is_unfinished(g, there.number) for there in REGIONS]):
        g.over = True
        g.tell("last-section")
    if finisher != NONE:
        bind_to_monument(g, g.sides[finisher], region, kept)
