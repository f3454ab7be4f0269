"""Freyith: primals act as their spaces, movements teleport, regions let a bound energy follow (WC-FRE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tryptyk.games.age_contrived.components.catalogue import MONUMENT, PILLARS, PLACE, PLACES, REGION, REGIONS
from tryptyk.games.age_contrived.components.energy import ANY, COMPASS, KINDS, MAGNET, ROSE, UNIT, kinds_in
from tryptyk.games.age_contrived.rules.binding import can_take_pillar
from tryptyk.games.age_contrived.rules.gods import God, enter_god
from tryptyk.games.age_contrived.rules.movement import trigger
from tryptyk.games.age_contrived.state import NONE, Player, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.game import Act
from tryptyk.kernel.state import Item

LEVEL_3: Final = "freyith_3"
NO: Final[Option] = ("no",)
TELEPORT: Final[Option] = ("teleport",)


def level_3_item(seat: int) -> Item:
    return (LEVEL_3, seat)


class Freyith(God):
    def acts(self) -> Mapping[str, Act]:
        return {LEVEL_3: level_3_act}

    def at_region(self, seat: int) -> Item:
        return level_3_item(seat)

    def primal_acts_as(self, player: Player, space: int) -> tuple[int, ...]:
        """As the space; on one for any kind as the player likes (WC-FRE-01, WC-AMB-22)."""
        if not player.abilities & self.first:
            return ()
        return (COMPASS, MAGNET, ROSE) if space == ANY else (space,)

    def instead_of_moving(self, player: Player) -> list[Option]:
        return [TELEPORT] if player.abilities & self.second else []

    def do_instead(self, g: State, player: Player, picked: Option) -> Script:
        return teleport(g, player)


# II


def teleport(g: State, player: Player) -> Script:
    """To any space of the map, facing as the player likes (WC-FRE-03, WC-AMB-23)."""
    seat = player.number
    picked = yield Decision("teleport_region", (seat,), [("to_region", region.id) for region in REGIONS])
    region = REGION[str(picked[1])]
    spaces: list[Option] = [
        ("to_space", place.id) for place in PLACES if place.path < 0 and place.regions >> region.number & 1
    ]
    picked = yield Decision("teleport_space", (seat,), spaces)
    place = PLACES[PLACE[str(picked[1])]]
    pose = place.poses[0]
    if len(place.poses) > 1:
        # Facings are told by the places that lie ahead.
        ahead: list[Option] = [("face", PLACES[place.exits[facing][0] >> 2].id) for facing in (0, 1)]
        picked = yield Decision("teleport_facing", (seat,), ahead)
        pose += ahead.index(picked)
    player.place = place.number
    player.facing = pose & 3
    g.tell("teleport", seat, place.id)
    if not place.regions & player.started:
        trigger(g, player)


# III


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
    """One own bound energy, but none of an achievement, moves to where the figure is (WC-FRE-08..10)."""
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


enter_god(Freyith("freyith", worth=(3.0, 3.0, 3.0)))
