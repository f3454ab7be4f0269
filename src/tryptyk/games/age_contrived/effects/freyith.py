"""Freyith: regions let a bound energy follow her (WC-FRE-08..10, WC-AMB-24). Teleports: rules/movement.py."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import MONUMENT, PILLARS, PLACES, REGIONS
from tryptyk.games.age_contrived.components.energy import KINDS, UNIT, kinds_in
from tryptyk.games.age_contrived.rules.binding import can_take_pillar
from tryptyk.games.age_contrived.state import NONE, Player, State
from tryptyk.kernel.decision import Decision, Option, Script

LEVEL_3: Final = "freyith_3"
NO: Final[Option] = ("no",)


def targets(g: State, player: Player, source: Option) -> list[Option]:
    """Bound zones and free pillars where the figure is; not the place that the energy comes from."""
    found: list[Option] = []
    regions = PLACES[player.place].regions
    for region in REGIONS:
        number = region.number
        if not regions >> number & 1:
            continue
        if g.in_play >> number & 1 and source[:2] != ("shift_bound", region.monument):
            found.append(("to_monument", region.monument))
        if can_take_pillar(g, player, number):
            found.append(("to_pillar", region.pillar))
    return found


def level_3_act(g: State, seat: int) -> Script | None:
    """One own bound energy, but none of an achievement, moves to where the character is."""
    player = g.players[seat]
    sources: list[Option] = []
    for region in REGIONS:
        for kind in kinds_in(player.bound[region.number]):
            sources.append(("shift_bound", region.monument, KINDS[kind]))
        if player.pillars[region.number] != NONE:
            sources.append(("shift_pillar", region.pillar, KINDS[player.pillars[region.number]]))
    options = [source for source in sources if targets(g, player, source)]
    return ask_shift(g, player, [*options, NO]) if options else None


def ask_shift(g: State, player: Player, options: list[Option]) -> Script:
    seat = player.number
    picked = yield Decision(LEVEL_3, (seat,), options, default=None if g.active == seat else NO)
    if picked == NO:
        return
    source = picked
    kind = KINDS.index(str(source[2]))
    picked = yield Decision("freyith_to", (seat,), targets(g, player, source), about=(KINDS[kind],))
    # It stays bound all the time, so this is no bind: no patron token, nothing triggered.
    if source[0] == "shift_bound":
        player.bound[MONUMENT[str(source[1])]] -= UNIT[kind]
    else:
        player.pillars[PILLARS[str(source[1])]] = NONE
    if picked[0] == "to_monument":
        player.bound[MONUMENT[str(picked[1])]] += UNIT[kind]
    else:
        player.pillars[PILLARS[str(picked[1])]] = kind
    g.tell("shift-bound", seat, KINDS[kind], str(picked[1]))
