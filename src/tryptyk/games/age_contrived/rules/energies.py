"""Gaining energies, and taking one from elsewhere when the exhausted pool is empty (WC-BGAIN, WC-MISS)."""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import MONUMENT, PILLARS, REGIONS
from tryptyk.games.age_contrived.components.energy import ALL_KINDS, KINDS, UNIT, count, kinds_in
from tryptyk.games.age_contrived.components.printed import POSITIONS, ROWS, TRACKS, UPPER
from tryptyk.games.age_contrived.rules.gods import god_of
from tryptyk.games.age_contrived.rules.sections import is_open, lift, own_spaces
from tryptyk.games.age_contrived.state import NONE, Player, Side, State
from tryptyk.kernel.decision import Asking, Decision, Option

BORROW: Final[Option] = ("borrow",)
"""Take an energy from elsewhere, because the exhausted pool is empty (WC-MISS-01)."""
EVERY_KIND: Final = tuple(ALL_KINDS)


def recharge(g: State, side: Side) -> None:
    """The channel token becomes charged (WC-RECH-01, 02)."""
    if not side.charged:
        side.charged = True
        g.tell("recharge", side.number)


def gain(g: State, side: Side, kind: int) -> bool:
    """From the reserve, as far as it has any; the second of a kind recharges the channel token (WC-BGAIN)."""
    if not count(side.reserve, kind):
        return False
    side.reserve -= UNIT[kind]
    if god_of(side).gains_aside(side):
        side.aside += UNIT[kind]
    else:
        side.exhausted += UNIT[kind]
    g.tell("gain", side.number, KINDS[kind])
    if not count(side.reserve, kind):
        recharge(g, side)
    return True


def take_from_row(player: Player, position: int, row: int, kind: int) -> None:
    """An energy leaves a space of the device."""
    (player.upper if row == UPPER else player.lower)[position] -= UNIT[kind]


# Missing energy


def lenders(
    g: State,
    player: Player,
    kinds: tuple[int, ...] = EVERY_KIND,
    tiles: int = 0,
    pool: bool = True,
    region: int = NONE,
) -> list[Option]:
    """Where a player may take an energy while the exhausted pool is empty (WC-MISS-03..09).

    Never from the tiles that are being filled (``tiles``, a bit for each position), nor from the zone in
    which it would be placed: the Pool, or the section of a region (WC-MISS-15). Bound energy goes, too, but
    for that on achievements, which no list here names (WC-MISS-10).
    """
    if player.exhausted:
        return []
    found: list[Option] = []
    for position in range(POSITIONS):
        if not tiles >> position & 1:
            for row in (0, 1):
                bag = player.upper[position] if row == UPPER else player.lower[position]
                for kind in kinds_in(bag):
                    if kind in kinds:
                        found.append(("from_device", position + 1, ROWS[row], KINDS[kind]))
    for track in (0, 1):
        if player.tracks[track] and player.track_kinds[track] in kinds:
            found.append(("from_track", TRACKS[track], KINDS[player.track_kinds[track]]))
    if pool:
        for kind in kinds_in(player.pool):
            if kind in kinds:
                found.append(("from_pool", KINDS[kind]))
    for there in REGIONS:
        number = there.number
        if number != region and is_open(g, number):
            found.extend(own_on_section(g, player, number, "from_section", kinds))
        for kind in kinds_in(player.bound[number]):
            if kind in kinds:
                found.append(("from_bound", there.monument, KINDS[kind]))
        if player.pillars[number] in kinds:
            found.append(("from_pillar", there.pillar, KINDS[player.pillars[number]]))
    return found


def own_on_section(
    g: State, side: Side, region: int, verb: str, kinds: tuple[int, ...] = EVERY_KIND
) -> list[Option]:
    """The own energies of some kinds on a section that is not completed, those that are alike once."""
    found: list[Option] = []
    for slot in own_spaces(g, side, region):
        kind = g.spaces[region][slot] & 3
        if kind in kinds:
            found.append((verb, REGIONS[region].monument, slot + 1, KINDS[kind]))
    return found


def borrow(g: State, player: Player, sources: list[Option]) -> Asking[int]:
    """An energy comes from another place to the exhausted pool; whoever asked for it uses it at once."""
    picked = yield Decision("borrow", (player.number,), sources)
    verb = picked[0]
    kind = KINDS.index(str(picked[-1]))
    if verb == "from_device":
        take_from_row(player, int(picked[1]) - 1, ROWS.index(str(picked[2])), kind)
    elif verb == "from_track":
        player.tracks[TRACKS.index(str(picked[1]))] = 0
    elif verb == "from_pool":
        player.pool -= UNIT[kind]
    elif verb == "from_section":
        lift(g, MONUMENT[str(picked[1])], int(picked[2]) - 1)
    elif verb == "from_bound":
        player.bound[MONUMENT[str(picked[1])]] -= UNIT[kind]
    else:
        assert verb == "from_pillar", verb
        player.pillars[PILLARS[str(picked[1])]] = NONE
    player.exhausted += UNIT[kind]
    g.tell("borrow", player.number, KINDS[kind])
    return kind
