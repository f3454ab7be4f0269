"""What sections and the energies of a device may come to, for evaluate.py.

Energy in the device is worth what the next action turn can make of it: the rows that can be deployed, and
the places where their energies would go. Conveying first costs a turn, and pays if it adds more than that.
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import ACTION_TILES, POOL_COSTS, REGIONS, SCORING
from tryptyk.games.age_contrived.components.energy import ANY, PRIMAL, count, kinds_in, size
from tryptyk.games.age_contrived.components.printed import DEPLOY, POSITIONS
from tryptyk.games.age_contrived.rules.achievements import bound_bag, has_kind, is_free, open_spaces, progress
from tryptyk.games.age_contrived.rules.sections import accepted, is_unfinished
from tryptyk.games.age_contrived.state import NONE, Player, State

# The weights, in points.

REWARD: Final = 2.4
"""Of a section: an energy or two, or the bonus of its token."""
ACTIVATED: Final = 1.0
"""An energy that is activated when its section is built."""
BEGUN: Final = (0.45, 0.6, 0.8)
"""The part of a reward that is sure, by the spaces of the section that are filled."""
FINISHED: Final = 0.15
"""The chance that somebody else's energy does not come first, for a section that was begun."""
GIFT: Final = 1.2
"""A section with one space left invites the others."""
PATRON: Final = 2.0
"""The token builds sections, which ends the game when its holder likes."""
POOL: Final = (1.0, 0.8, 0.4, 0.0)
"""An energy in the Pool by those that lie there: as a price for tiles, beside its point."""
COVERED: Final = 0.4
"""The part of its worth that a section has when the rest of it is in the device."""
KEPT: Final = 0.55
"""What a row is worth that the next action turn leaves where it is."""
SOON: Final = (0.8, 0.65, 0.52, 0.4)
"""What an action turn is worth that is one turn away, or more: time is points."""
FILLED: Final = 0.6
"""A space that is about to be filled."""
CHARGED: Final = 1.3
"""A second tile in a convey turn."""
MOVED: Final = 1.3
"""A move action."""
REPOSITIONED: Final = 0.3
CLAIMED: Final = 1.6
"""A tile that can be paid for."""
RESOLVED: Final = 1.8
"""A completed section brings more than a plan can tell; it never pays to end a turn early for it."""
LATER: Final = 3.0
"""An energy on the left space scores for those that are bound later, too."""


def monument_gain(g: State, player: Player, region: int) -> float:
    """What one more energy bound to a monument would score, and bring."""
    bound = size(player.bound[region])
    if bound >= len(SCORING.monument):
        return 0.0
    gain = float(SCORING.monument[bound] - (SCORING.monument[bound - 1] if bound else 0))
    if bound == 1 and player.patron == NONE and g.patrons >> region & 1:
        gain += PATRON
    return gain


def sections_and_device(g: State, player: Player, left: float) -> float:
    """What was begun, and what the energies in the upper rows could add to it."""
    ready = player.hand
    for bag in player.upper:
        ready += bag
    late = 0.35 + 0.65 * left
    worth = 0.0
    wanted: list[list[float]] = [[], [], []]
    for region in REGIONS:
        number = region.number
        if not is_unfinished(g, number):
            continue
        spaces = g.spaces[number]
        own = 0
        for token in spaces:
            if token != NONE and token >> 2 == player.number:
                own += 1
        empty = spaces.count(NONE)
        gain = monument_gain(g, player, number)
        now = _section(own, empty, gain, late)
        if not empty or g.closed >> number & 1:
            if g.finishers[number] == player.number:
                worth += gain + RESOLVED + REWARD * late + ACTIVATED * late * (own - 1)
            elif own:
                worth += (REWARD + ACTIVATED * own) * late
            continue
        slots = accepted(g, number)
        lacking = [0, 0, 0, 0, 0]
        for slot in range(len(slots)):
            if spaces[slot] == NONE:
                lacking[slots[slot]] += 1
        if _covers(ready, lacking, empty):
            full = gain + RESOLVED + (REWARD + ACTIVATED * (own + empty - 1)) * late
            if own:
                now += COVERED * (full - now)
            each = (full - now) / empty
        else:
            each = _section(own + 1, empty - 1, gain, late) - now
        worth += now
        for kind in range(3):
            for _ in range(lacking[kind] + lacking[ANY]):
                wanted[kind].append(each)
    _want_achievements(g, player, wanted, LATER * left)
    for kind in range(3):
        wanted[kind].sort()
    return worth + _device(g, player, wanted, left)


def _section(own: int, empty: int, gain: float, late: float) -> float:
    """What a section is worth to whoever has so many energies on it while so many spaces are empty."""
    worth = -GIFT * late if empty == 1 else 0.0
    if own:
        worth += (REWARD + ACTIVATED * own) * late * BEGUN[max(0, 2 - empty)] + FINISHED * gain
    return worth


def _covers(ready: int, lacking: list[int], empty: int) -> bool:
    """Whether energies suffice for all the empty spaces of a section; primals stand in for others."""
    if size(ready) < empty:
        return False
    short = 0
    for kind in range(3):
        short += max(0, lacking[kind] - count(ready, kind))
    return short <= count(ready, PRIMAL)


def _want_achievements(g: State, player: Player, wanted: list[list[float]], later: float) -> None:
    """Where an energy may be bound to an achievement at once."""
    bound = -1
    for number in range(len(g.achievements)):
        achievement = g.achievements[number]
        if player.achieved[number] != NONE or progress(player, achievement) < achievement.least:
            continue
        if bound < 0:
            bound = bound_bag(player)
        for space in open_spaces(g):
            if is_free(g, number, space):
                for kind in range(3):
                    if not has_kind(player, kind):
                        wanted[kind].append(
                            later + SCORING.achievement_left * (count(bound, kind) + 1)
                            if space == 0
                            else float(SCORING.achievement_right)
                        )
                break


def _row(bag: int, wanted: list[list[float]], pool: list[int], left: float) -> float:
    """What the energies of a row would bring where they are wanted most; the rest goes to the Pool."""
    worth = 0.0
    for kind in kinds_in(bag):
        for _ in range(count(bag, kind)):
            places = wanted[kind] if kind != PRIMAL else wanted[0]
            if kind == PRIMAL:
                for other in wanted:
                    if other and (not places or other[-1] > places[-1]):
                        places = other
            tossed = 1.0 + POOL[min(pool[0], len(POOL) - 1)] * left
            if places and places[-1] > tossed:
                worth += places.pop()
            else:
                worth += tossed
                pool[0] += 1
    return worth


def _device(g: State, player: Player, wanted: list[list[float]], left: float) -> float:
    """The best action turn to come: at once, or after conveying once or twice."""
    pool = [size(player.pool)]
    worth = left * sum(POOL[: pool[0]])
    worth += _row(player.hand, wanted, pool, left)
    rows = [0.0] * POSITIONS
    for position in (4, 3, 2, 1, 0):
        if player.upper[position]:
            rows[position] = _row(player.upper[position], wanted, pool, left)
    lower = [size(bag) for bag in player.lower]
    acting = filling = False
    for item in (*g.agenda, g.act):
        if item:
            name = item[0]
            if name == "actions" and item[1] == player.number:
                acting = True
            elif name in ("fill_step", "fill") and item[1] == player.number:
                filling = True
            elif name == "any_tile" and item[1] == player.number:
                lower[4] += 1
            elif name == "use" and item[1] == player.number and not item[3]:
                # Paid for already: as good as an energy that is still there.
                lower[ACTION_TILES[str(item[2])].position] += 1
    spare = size(player.exhausted)
    if filling:
        empty = 0
        for position in range(POSITIONS):
            if player.fillable >> position & 1:
                tile = player.channel[position]
                empty += tile.upper + tile.lower - size(player.upper[position] + player.lower[position])
        worth += FILLED * min(empty, spare)
    if player.charged:
        worth += CHARGED * (0.3 + 0.7 * left)
    worth += 1.5 * player.refills
    claim = _claim(g, player, left)
    best = _plan(player, rows, lower, 0, spare, claim, left)
    if not acting:
        best *= SOON[0]
        for shift in (1, 2, 3):
            turns = shift - 1 if player.charged and shift > 1 else shift
            best = max(best, SOON[turns] * _plan(player, rows, lower, shift, spare, claim, left))
    return worth + best


def _claim(g: State, player: Player, left: float) -> float:
    """What a claim would bring now."""
    held = size(player.pool)
    for space in range(len(g.tiles)):
        if g.tiles[space] is not None and held >= POOL_COSTS[space]:
            return CLAIMED * left
    return 0.0


def _deploys_both(player: Player, position: int) -> bool:
    """Whether the action tile under a position deploys from both of its tiles."""
    for action in player.actions[position].groups[0]:
        if action.kind == DEPLOY:
            return action.most > 1
    return False


def _plan(
    player: Player, rows: list[float], lower: list[int], shift: int, spare: int, claim: float, left: float
) -> float:
    """What an action turn brings after so many tiles were inserted; what it leaves counts in part.

    An inserted tile is taken to hold one energy in its lower row, if there is one to spare.
    """
    above = [0.0] * shift + rows[: POSITIONS - shift]
    below = [1 if number < spare else 0 for number in range(shift)] + lower[: POSITIONS - shift]
    recharge = 0.0 if player.charged else CHARGED * (0.3 + 0.7 * left)
    worth = claim * min(1, below[1]) + REPOSITIONED * max(0, below[1] - 1)
    worth += MOVED * (0.3 + 0.7 * left) * below[3]
    rest: list[float] = [above[0] * KEPT]
    spread: list[float] = []
    for pays, one, other in ((0, 3, 4), (2, 1, 2)):
        high, low = (above[one], above[other]) if above[one] > above[other] else (above[other], above[one])
        if _deploys_both(player, pays):
            high, low = high + low, 0.0
        paying = below[pays]
        if pays == 0 and paying == 1 and recharge > high:
            worth += recharge
            recharge = 0.0
            paying = 0
        if paying > 0:
            worth += high
        else:
            spread.append(high)
        if paying > 1:
            worth += low
        else:
            spread.append(low)
        if pays == 0 and paying > 2 - (low == 0.0):
            worth += recharge
            recharge = 0.0
    spread.sort(reverse=True)
    for number in range(len(spread)):
        if number < below[4]:
            worth += max(spread[number], MOVED)
        else:
            rest.append(spread[number] * KEPT)
    for kept in rest:
        worth += kept
    return worth
