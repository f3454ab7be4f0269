"""Multanec: a primal brings another energy, binds bring steps, regions bring a placement (WC-MUL)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tryptyk.games.age_contrived.components.catalogue import MONUMENT, PILLARS, REGIONS
from tryptyk.games.age_contrived.components.energy import ALL_KINDS, KINDS, PRIMAL, UNIT, kinds_in
from tryptyk.games.age_contrived.rules.achievements import add_achievements
from tryptyk.games.age_contrived.rules.energies import borrow, lenders, recharge
from tryptyk.games.age_contrived.rules.gods import God, enter_god
from tryptyk.games.age_contrived.rules.journeys import start_move
from tryptyk.games.age_contrived.rules.placing import put_down
from tryptyk.games.age_contrived.rules.sections import free_spaces
from tryptyk.games.age_contrived.state import NONE, Player, Side, State
from tryptyk.kernel.decision import Decision, Offer, Option, Script
from tryptyk.kernel.game import Act
from tryptyk.kernel.state import Item

BRINGS_ONE: Final = "multanec_1"
AFTER_BIND: Final = "multanec_2"
LEVEL_3: Final = "multanec_3"
NO: Final[Option] = ("no",)
BORROW_SECTION: Final[Option] = ("borrow",)
BORROW_POOL: Final[Option] = ("borrow_pool",)
BORROW_ACHIEVEMENT: Final[Option] = ("borrow_achievement",)


def brings_one_item(seat: int, *, region: int) -> Item:
    return (BRINGS_ONE, seat, region)


def after_bind_item(seat: int) -> Item:
    return (AFTER_BIND, seat)


def level_3_item(seat: int) -> Item:
    return (LEVEL_3, seat)


class Multanec(God):
    def acts(self) -> Mapping[str, Act]:
        return {BRINGS_ONE: brings_one_act, AFTER_BIND: after_bind_act, LEVEL_3: level_3_act}

    def at_region(self, seat: int) -> Item:
        return level_3_item(seat)

    def deployed(self, g: State, player: Player, kind: int, region: int) -> None:
        if kind == PRIMAL and player.abilities & self.first:
            g.then(brings_one_item(player.number, region=region))

    def after_bind(self, g: State, side: Side) -> None:
        if side.abilities & self.second:
            g.then(after_bind_item(side.number))


# I


def brings_one_act(g: State, seat: int, region: int) -> Script | None:
    """One more energy on the same section, at once (WC-MUL-01, 02, 08)."""
    player = g.players[seat]
    options = _spaces(g, player, region)
    if not options and lenders(g, player, kinds=_fitting(g, region), region=region):
        options.append(BORROW_SECTION)
    return ask_bring(g, player, region, options) if options else None


def _spaces(g: State, player: Player, region: int) -> list[Option]:
    return [
        ("build", KINDS[kind], REGIONS[region].monument, slot + 1)
        for kind in kinds_in(player.exhausted)
        for slot in free_spaces(g, region, kind)
    ]


def _fitting(g: State, region: int) -> tuple[int, ...]:
    return tuple([kind for kind in ALL_KINDS if free_spaces(g, region, kind)])


def ask_bring(g: State, player: Player, region: int, options: list[Option]) -> Script:
    seat = player.number
    picked = yield Decision(BRINGS_ONE, (seat,), [*options, NO], about=(REGIONS[region].monument,))
    if picked == NO:
        return
    if picked == BORROW_SECTION:
        yield from borrow(g, player, lenders(g, player, kinds=_fitting(g, region), region=region))
        picked = yield Decision(
            BRINGS_ONE, (seat,), _spaces(g, player, region), about=(REGIONS[region].monument,)
        )
    kind = KINDS.index(str(picked[1]))
    player.exhausted -= UNIT[kind]
    put_down(g, player, kind, picked)


# II


def after_bind_act(g: State, seat: int) -> Script:
    """A step of the character, or a recharge (WC-MUL-03, WC-AMB-26)."""
    player = g.players[seat]
    options: list[Option] = [("step_after_bind",)]
    if not player.charged:
        options.append(("recharge_now",))
    options.append(NO)
    # What costs nothing: a recharge, or else nothing.
    default = None if g.active == seat else options[1]
    picked = yield Decision(AFTER_BIND, (seat,), options, default=default)
    if picked == ("recharge_now",):
        recharge(g, player)
    elif picked != NO:
        start_move(g, player, 1)


# III


def level_3_act(g: State, seat: int) -> Script | None:
    """One energy from the exhausted pool into the Pool or onto an achievement (WC-MUL-04, 05)."""
    player = g.players[seat]
    if player.exhausted:
        options = _places(g, player, kinds_in(player.exhausted), True, True)
    else:
        options = []
        if lenders(g, player, pool=False):
            options.append(BORROW_POOL)
        if _achieving_lenders(g, player):
            options.append(BORROW_ACHIEVEMENT)
    return ask_place(g, player, options) if options else None


def _places(g: State, player: Player, kinds: tuple[int, ...], pool: bool, achievements: bool) -> list[Option]:
    offer = Offer()
    for kind in kinds:
        if pool:
            offer.add(("pool", KINDS[kind]), None)
        if achievements:
            add_achievements(g, player, kind, offer)
    return offer.options


def _achieving(g: State, player: Player) -> tuple[int, ...]:
    """The kinds that could be bound to some achievement now."""
    return tuple([kind for kind in ALL_KINDS if _places(g, player, (kind,), False, True)])


def _achieving_lenders(g: State, player: Player) -> list[Option]:
    """Where an energy can be taken that can then be bound to some achievement."""
    sources = lenders(g, player, kinds=_achieving(g, player))
    return [source for source in sources if _achieves_without(g, player, source)]


def _achieves_without(g: State, player: Player, source: Option) -> bool:
    """A bound one may be what meets the requirement, which is checked once it is taken (WC-ACHV-07)."""
    kind = KINDS.index(str(source[-1]))
    if source[0] == "from_bound":
        region = MONUMENT[str(source[1])]
        player.bound[region] -= UNIT[kind]
        found = _places(g, player, (kind,), False, True)
        player.bound[region] += UNIT[kind]
    elif source[0] == "from_pillar":
        region = PILLARS[str(source[1])]
        player.pillars[region] = NONE
        found = _places(g, player, (kind,), False, True)
        player.pillars[region] = kind
    else:
        return True
    return bool(found)


def ask_place(g: State, player: Player, options: list[Option]) -> Script:
    seat = player.number
    picked = yield Decision(LEVEL_3, (seat,), [*options, NO], default=None if g.active == seat else NO)
    if picked == NO:
        return
    if picked == BORROW_POOL:
        kind = yield from borrow(g, player, lenders(g, player, pool=False))
        picked = ("pool", KINDS[kind])
    elif picked == BORROW_ACHIEVEMENT:
        kind = yield from borrow(g, player, _achieving_lenders(g, player))
        picked = yield Decision(LEVEL_3, (seat,), _places(g, player, (kind,), False, True))
    kind = KINDS.index(str(picked[1]))
    player.exhausted -= UNIT[kind]
    put_down(g, player, kind, picked)


enter_god(Multanec("multanec", worth=(3.0, 3.0, 3.0)))
