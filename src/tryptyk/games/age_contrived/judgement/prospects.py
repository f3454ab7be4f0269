"""What sections and the energies of a device may come to, for evaluate.py.

Energy in the device is worth what the next action turn can make of it: the rows that can be deployed, and
the places where their energies would go. Conveying first costs a turn, and pays if it adds more than that.
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.age_contrived.components.catalogue import POOL_COSTS, REGIONS, SCORING
from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES
from tryptyk.games.age_contrived.components.energy import ANY, PRIMAL, count, kinds_in, size
from tryptyk.games.age_contrived.components.printed import POSITIONS
from tryptyk.games.age_contrived.effects.ignotas import REARRANGE
from tryptyk.games.age_contrived.judgement.holdings import Holdings
from tryptyk.games.age_contrived.judgement.weights import Weights, weights
from tryptyk.games.age_contrived.rules.actions import ACTIONS, ANY_TILE, USE, unused_tile
from tryptyk.games.age_contrived.rules.convey import FILL_STEP
from tryptyk.games.age_contrived.rules.filling import FILL
from tryptyk.games.age_contrived.rules.sections import accepted, is_unfinished
from tryptyk.games.age_contrived.state import NONE, Player, State
from tryptyk.kernel.memory import drawer


def monument_gains(g: State, bound: tuple[int, ...], patrons: int) -> tuple[float, ...]:
    """By region, what one more energy bound to its monument would score, and bring.

    ``patrons`` has a bit for each token that can still be taken.
    """
    w = weights(g)
    kept = drawer(g, "gains")
    key = (bound, patrons)
    found: tuple[float, ...] | None = kept.get(key)
    if found is None:
        found = kept[key] = _monument_gains(w, bound, patrons)
    return found


def _monument_gains(w: Weights, bound: tuple[int, ...], patrons: int) -> tuple[float, ...]:
    gains: list[float] = []
    for region in range(len(bound)):
        there = size(bound[region])
        if there >= len(SCORING.monument):
            gains.append(0.0)
            continue
        gain = float(SCORING.monument[there] - (SCORING.monument[there - 1] if there else 0))
        if there == 1 and patrons >> region & 1:
            gain += w.patron
        gains.append(gain)
    return tuple(gains)


# Sections


class Sections:
    """What the sections have come to for a player, and what more energies would bring."""

    __slots__ = ("wanted", "worth")

    worth: float
    wanted: tuple[list[float], list[float], list[float]]
    """By kind, what a further energy is worth at each of the places that it could go to, the best last."""

    def __init__(
        self, g: State, player: Player, holdings: Holdings, gains: tuple[float, ...], ready: int, left: float
    ) -> None:
        w = weights(g)
        late = w.late_sections + (1.0 - w.late_sections) * left
        self.worth = 0.0
        self.wanted = ([], [], [])
        for region in REGIONS:
            if is_unfinished(g, region.number):
                self._add(g, w, player, region.number, gains[region.number], ready, late)
        for kind, points, on_left in holdings.wants:
            self.wanted[kind].append(points + w.later * left if on_left else points)
        for places in self.wanted:
            places.sort()

    def _add(
        self, g: State, w: Weights, player: Player, number: int, gain: float, ready: int, late: float
    ) -> None:
        spaces = g.spaces[number]
        own = 0
        for token in spaces:
            if token != NONE and token >> 2 == player.number:
                own += 1
        empty = spaces.count(NONE)
        if not empty or g.closed >> number & 1:
            if g.finishers[number] == player.number:
                self.worth += gain + w.resolved + w.reward * late + w.activated * late * (own - 1)
            elif own:
                self.worth += (w.reward + w.activated * own) * late
            return
        now = _begun(w, own, empty, gain, late)
        slots = accepted(g, number)
        lacking = [0, 0, 0, 0, 0]
        for slot in range(len(slots)):
            if spaces[slot] == NONE:
                lacking[slots[slot]] += 1
        if _covers(ready, lacking, empty):
            full = gain + w.resolved + (w.reward + w.activated * (own + empty - 1)) * late
            if own:
                now += w.covered * (full - now)
            each = (full - now) / empty
        else:
            each = _begun(w, own + 1, empty - 1, gain, late) - now
        self.worth += now
        for kind in range(PRIMAL):
            for _ in range(lacking[kind] + lacking[ANY]):
                self.wanted[kind].append(each)


def sections_of(
    g: State, player: Player, holdings: Holdings, gains: tuple[float, ...], left: float
) -> Sections:
    """Remembered by what it depends on: most options leave the board as it is."""
    ready = player.hand
    for bag in player.upper:
        ready += bag
    key = (
        player.number, ready, left, gains, holdings.wants, g.in_play, g.closed, g.prototype,
        *g.built, *g.finishers, *[tuple(spaces) for spaces in g.spaces],
    )  # fmt: skip
    kept = drawer(g, "sections")
    found: Sections | None = kept.get(key)
    if found is None:
        found = kept[key] = Sections(g, player, holdings, gains, ready, left)
    return found


def _begun(w: Weights, own: int, empty: int, gain: float, late: float) -> float:
    """What a section is worth to whoever has so many energies on it while so many spaces are empty."""
    worth = -w.gift * late if empty == 1 else 0.0
    if own:
        worth += (w.reward + w.activated * own) * late * w.begun[max(0, 2 - empty)] + w.finished * gain
    return worth


def _covers(ready: int, lacking: list[int], empty: int) -> bool:
    """Whether energies suffice for all the empty spaces of a section; primals stand in for others."""
    if size(ready) < empty:
        return False
    short = 0
    for kind in range(PRIMAL):
        short += max(0, lacking[kind] - count(ready, kind))
    return short <= count(ready, PRIMAL)


# The device

CONVEYED: Final = 4
"""So many energies a convey turn takes, about."""


class Outlets:
    """Where energies would go, one after another; the rest goes to the Pool."""

    __slots__ = ("left", "pool", "prices", "wanted")

    wanted: list[list[float]]
    pool: int
    """How many lie there."""
    prices: tuple[float, ...]
    """What another is worth there, by how many there are."""
    left: float

    def __init__(self, w: Weights, sections: Sections, pool: int, left: float) -> None:
        first, second, third = sections.wanted
        self.wanted = [first[:], second[:], third[:]]
        self.pool = pool
        self.prices = w.pool
        self.left = left

    def use(self, bag: int) -> float:
        """What the energies of a row would bring where they are wanted most."""
        worth = 0.0
        wanted = self.wanted
        for kind in kinds_in(bag):
            for _ in range(count(bag, kind)):
                if kind == PRIMAL:
                    places = wanted[0]
                    for other in wanted:
                        if other and (not places or other[-1] > places[-1]):
                            places = other
                else:
                    places = wanted[kind]
                tossed = 1.0 + self.prices[min(self.pool, len(self.prices) - 1)] * self.left
                if places and places[-1] > tossed:
                    worth += places.pop()
                else:
                    worth += tossed
                    self.pool += 1
        return worth


def device_worth(g: State, player: Player, holdings: Holdings, sections: Sections, left: float) -> float:
    """The best action turn to come: at once, or after conveying once or twice."""
    w = weights(g)
    late = w.late_device + (1.0 - w.late_device) * left
    held = size(player.pool)
    outlets = Outlets(w, sections, held, left)
    worth = left * sum(w.pool[:held])
    if player.hand:
        worth += outlets.use(player.hand)
    rows = [0.0] * POSITIONS
    for position in (4, 3, 2, 1, 0):
        if player.upper[position]:
            rows[position] = outlets.use(player.upper[position])
    lower = [size(bag) for bag in player.lower]
    acting = filling = False
    for item in [*g.agenda, g.act]:
        if len(item) > 1 and item[1] == player.number:
            name = item[0]
            if name == ACTIONS:
                acting = True
            elif name in (FILL_STEP, FILL):
                filling = True
            elif name == REARRANGE:
                worth -= w.restless
            elif name == ANY_TILE:
                lower[4] += 1
            elif name == USE and unused_tile(item):
                # Paid for already: as good as an energy that is still there.
                lower[ACTION_TILES[unused_tile(item)].position] += 1
    spare = size(player.exhausted)
    worth += w.exhausted * late * min(spare, CONVEYED)
    if filling:
        empty = 0
        for position in range(POSITIONS):
            if player.fillable >> position & 1:
                tile = player.channel[position]
                empty += tile.upper + tile.lower - size(player.upper[position] + player.lower[position])
        worth += w.filled * min(empty, spare)
    recharge = w.charged * late
    if player.charged:
        worth += recharge
        recharge = 0.0
    worth += w.refill * player.refills
    plan = Plan(w, holdings, rows, lower, spare, _claim(g, held, left), w.moved * late, recharge)
    best = plan.worth(0) if acting else w.soon[0] * plan.worth(0)
    for shift in (1, 2, 3):
        turns = shift - 1 if player.charged and shift > 1 else shift
        best = max(best, w.soon[turns] * plan.worth(shift))
    return worth + best


def _claim(g: State, held: int, left: float) -> float:
    """What a claim would bring now."""
    w = weights(g)
    if held:
        for space in range(len(g.tiles)):
            if held >= POOL_COSTS[space] and g.tiles[space] is not None:
                return w.claimed * left
    return 0.0


class Plan:
    """What an action turn brings after so many tiles were inserted; what it leaves counts in part.

    An inserted tile is taken to hold one energy in its lower row, if there is one to spare.
    """

    __slots__ = ("claim", "holdings", "lower", "moved", "recharge", "rows", "spare", "weights")

    holdings: Holdings
    rows: list[float]
    lower: list[int]
    spare: int
    claim: float
    moved: float
    recharge: float

    def __init__(
        self,
        weights: Weights,
        holdings: Holdings,
        rows: list[float],
        lower: list[int],
        spare: int,
        claim: float,
        moved: float,
        recharge: float,
    ) -> None:
        self.weights = weights
        self.holdings = holdings
        self.rows = rows
        self.lower = lower
        self.spare = spare
        self.claim = claim
        self.moved = moved
        self.recharge = recharge

    def _above(self, position: int, shift: int) -> float:
        """What the upper row there brings."""
        return self.rows[position - shift] if position >= shift else 0.0

    def _below(self, position: int, shift: int) -> int:
        """How many energies lie in the lower row there."""
        if position >= shift:
            return self.lower[position - shift]
        return 1 if position < self.spare else 0

    def worth(self, shift: int) -> float:
        w = self.weights
        holdings = self.holdings
        recharge = self.recharge
        worth = self.moved * self._below(3, shift) + w.kept * self._above(0, shift)
        claiming = self._below(1, shift)
        if claiming:
            worth += self.claim + w.repositioned * (claiming - 1)
        # What is left over, in the order in which it could have been deployed.
        left1 = left2 = left3 = left4 = 0.0
        # The first position deploys from the fourth and fifth tile, or recharges.
        high, low = self._above(3, shift), self._above(4, shift)
        if holdings.all_of_first:
            high, low = high + low, 0.0
        elif low > high:
            high, low = low, high
        paying = self._below(0, shift)
        if paying == 1 and recharge > high:
            worth += recharge
            paying = 0
        elif paying > 2 - (low == 0.0):
            worth += recharge
        if paying:
            worth += high
        else:
            left1 = high
        if paying > 1:
            worth += low
        else:
            left2 = low
        # The third one deploys from the second and third.
        high, low = self._above(1, shift), self._above(2, shift)
        if holdings.all_of_third:
            high, low = high + low, 0.0
        elif low > high:
            high, low = low, high
        paying = self._below(2, shift)
        if paying:
            worth += high
        else:
            left3 = high
        if paying > 1:
            worth += low
        else:
            left4 = low
        jokers = self._below(4, shift)
        if jokers:
            spread = sorted([left1, left2, left3, left4], reverse=True)
            for number in range(min(jokers, 4)):
                worth += max(spread[number], w.moved)
                spread[number] = 0.0
            left1, left2, left3, left4 = spread
        return worth + w.kept * (left1 + left2 + left3 + left4)
