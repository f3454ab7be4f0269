"""Payments: what is demanded, and all the ways to replace it (BF-PAY, BF-RUL-02..05, 43, 59).

A price is a list of items of one purse, Action Tiles or Resources. Each item is settled on its own: by an
item of its kind, by a wild one (a yellow tile, Gold), or by any two. In halves of an item: its own kind and a
wild one count 2, any other 1, and a payment is exact if it comes to twice the number of items. So no payment
contains a smaller one (BF-RUL-05). What the Golden Hands change: a yellow tile counts 4, and where nothing
else is spent a surplus is lost (BF-RUL-43). Where any Resource will do, every item counts 2 (BF-RUL-59).
"""

from __future__ import annotations

from typing import Final

from tryptyk.games.bonfire.components.printed import ACTION_TILES, GOLD, RESOURCES, YELLOW
from tryptyk.games.bonfire.effects.specialists.prices import yellow_counts
from tryptyk.games.bonfire.state import Player, State
from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.state import Item

TILES: Final = 0
ANY_KIND: Final = 2
"""Resources, and any of them will do."""
GOODS: Final = 1
"""Resources of the kinds that are shown."""

PAY: Final = "pay"
SPEND: Final = "spend"
OTHERWISE: Final[Option] = ("otherwise",)
SPEND_TILES: Final[list[Option]] = [("spend", id) for id in ACTION_TILES]
SPEND_RESOURCES: Final[list[Option]] = [("spend", id) for id in RESOURCES]


def pay_item(seat: int, *, purse: int, items: list[int]) -> Item:
    """``items`` are what is demanded, each by its kind."""
    return (PAY, seat, purse, *items)


def spend_item(seat: int, *, purse: int, items: list[int], spent: list[int]) -> Item:
    """A payment item by item: what is demanded, and what is spent so far."""
    return (SPEND, seat, purse, len(items), *items, *spent)


def demanded(item: Item) -> tuple[int, list[int]]:
    """Of a ``pay_item``: the purse, and what is to be paid from it."""
    return int(item[2]), [int(kind) for kind in item[3:]]


def half_paid(item: Item) -> tuple[int, list[int], list[int]]:
    """Of a ``spend_item``: the purse, what is demanded, and what is spent so far."""
    figures = [int(figure) for figure in item[4:]]
    count = int(item[3])
    return int(item[2]), figures[:count], figures[count:]


class Price:
    """What one payment demands of one purse, and what is spent on it so far."""

    __slots__ = ("any_kind", "demand", "have", "ids", "lacking", "spent", "total", "value", "wild", "worth")

    have: list[int]
    demand: list[int]
    """By kind."""
    total: int
    """In halves."""
    wild: int
    worth: int
    """Of a wild item, in halves."""
    any_kind: bool
    lacking: bool
    """Only what one does not have is replaced."""
    spent: list[int]
    value: int
    """Of what is spent, in halves."""
    ids: tuple[str, ...]

    def __init__(self, g: State, player: Player, purse: int, items: list[int]) -> None:
        self.worth = 2
        if purse == TILES:
            self.have = player.tiles
            self.wild = YELLOW
            self.ids = ACTION_TILES
            self.worth = 2 * yellow_counts(player)
        else:
            self.have = player.resources
            self.wild = GOLD
            self.ids = RESOURCES
        self.any_kind = purse == ANY_KIND
        self.lacking = g.only_if_lacking and not self.any_kind
        self.demand = [0] * len(self.have)
        for kind in items:
            self.demand[kind] += 1
        self.total = 2 * len(items)
        self.spent = [0] * len(self.have)
        self.value = 0

    def add(self, kind: int) -> None:
        """Spend one more item; of a kind more than demanded, each counts 1."""
        if self.any_kind or self.spent[kind] < self.demand[kind]:
            self.value += 2
        else:
            self.value += self.worth if kind == self.wild else 1
        self.spent[kind] += 1

    @property
    def settled(self) -> bool:
        return self.value == self.total or (self.value > self.total and self._wild_alone())

    def _wild_alone(self) -> bool:
        """Whether no item but wild ones could be left out."""
        for kind in range(len(self.spent)):
            if kind != self.wild and self.spent[kind] > (self.demand[kind] if self.lacking else 0):
                return False
        return True

    def has_one_way(self) -> bool:
        """Whether there is but one payment."""
        demanded = self._only_kind()
        if demanded < 0 or self.worth > 2 or self.lacking or self.any_kind or demanded == self.wild:
            return self._walks_one_way()
        # One kind is demanded: own items, wild ones and pairs of others are three sources of the same.
        needed = self.demand[demanded]
        own, wild = self.have[demanded], self.have[self.wild]
        rest = 0
        kinds = 0
        for kind in range(len(self.have)):
            if self.have[kind] and kind not in (demanded, self.wild):
                rest += self.have[kind]
                kinds += 1
        if own + wild + rest // 2 > needed:
            sources = int(own > 0) + int(wild > 0) + int(rest > 1)
            return sources == 1 and (rest < 2 or kinds == 1)
        # All is needed, but for one of an odd number of others.
        return rest % 2 == 0 or kinds == 1

    def _only_kind(self) -> int:
        """The kind that is demanded; -1 if there are several."""
        only = -1
        for kind in range(len(self.demand)):
            if self.demand[kind]:
                if only >= 0:
                    return -1
                only = kind
        return only

    def _walks_one_way(self) -> bool:
        only = True
        last = 0
        while only and not self.settled:
            kinds = self.choices(last)
            only = len(kinds) == 1
            last = kinds[0]
            self.add(last)
        self.spent = [0] * len(self.have)
        self.value = 0
        return only

    def _keeps_own(self) -> bool:
        """Whether something is replaced though one has it, where that is not allowed (BF-RUL-02)."""
        if self.lacking:
            for kind in range(len(self.spent)):
                if self.spent[kind] < min(self.have[kind], self.demand[kind]):
                    return True
        return False

    def choices(self, first: int) -> list[int]:
        """The kinds of which an item can be spent next, none before ``first``: each set comes up once."""
        found = []
        value = self.value
        for kind in range(first, len(self.have)):
            if self.spent[kind] < self.have[kind]:
                self.add(kind)
                if self.can_settle(kind):
                    found.append(kind)
                self.spent[kind] -= 1
                self.value = value
        return found

    def can_settle(self, first: int) -> bool:
        """Whether further items, none of a kind before ``first``, can make what is spent an exact payment."""
        left = self.total - self.value
        if left < 0:
            return self._wild_alone() and left + self.worth > 0 and not self._keeps_own()
        if left == 0 and not self.lacking:
            return True
        twos, wilds, ones = 0, 0, 0
        beyond: list[tuple[int, int]] = []
        for kind in range(0 if self.lacking else first, len(self.have)):
            free = self.have[kind] - self.spent[kind]
            own = min(free, max(0, self.demand[kind] - self.spent[kind]))
            if self.lacking and own:
                # What one has is not replaced (BF-RUL-02), so it has to be spent.
                if kind < first:
                    return False
                left -= 2 * own
                free -= own
                own = 0
            if kind < first:
                continue
            if self.any_kind:
                twos += free
            elif kind == self.wild:
                twos += own
                wilds += free - own
            elif own:
                twos += own
                if free > own:
                    beyond.append((own, free - own))
            else:
                ones += free
        if self._reach(left, twos, wilds, ones):
            return True
        for own, more in beyond:
            # More of a demanded kind counts as any other, but only once what is demanded of it is there.
            if self._reach(left - 2 * own, twos - own, wilds, ones + more):
                return True
        # A surplus is lost, but only where nothing else could be left out.
        return self.worth > 2 and 0 < left <= self.worth * wilds and self._wild_alone()

    def _reach(self, left: int, twos: int, wilds: int, ones: int) -> bool:
        """Whether items of two halves, wild ones, and ones of one half can come to exactly so many halves."""
        if self.worth == 2:
            return _reach(left, twos + wilds, ones)
        for spent in range(wilds + 1):
            if _reach(left - self.worth * spent, twos, ones):
                return True
        return False


def _reach(left: int, twos: int, ones: int) -> bool:
    """Whether so many halves can be made up exactly from items of two halves and of one."""
    if left < 0:
        return False
    return left - 2 * min(twos, left // 2) <= ones


def power(player: Player, kind: int) -> int:
    """So many Action Tiles of a kind the player could pay (BF-PAY-04, 05)."""
    own = player.tiles[kind]
    yellow = player.tiles[YELLOW]
    rest = player.tile_count - own - yellow
    return own + yellow_counts(player) * yellow + rest // 2


def powers(player: Player) -> list[int]:
    """The same for every kind but yellow, where all are asked for."""
    tiles = player.tiles
    rest = player.tile_count - tiles[YELLOW]
    yellow = yellow_counts(player) * tiles[YELLOW]
    found: list[int] = []
    for kind in range(YELLOW):
        own = tiles[kind]
        found.append(own + yellow + (rest - own) // 2)
    return found


def can_pay(player: Player, first: int, second: int = -1) -> bool:
    """Whether one or two Resources of these kinds can be paid (BF-PAY-06, 07)."""
    have = player.resources
    total = 1 if second < 0 else 2
    count = player.resource_count
    if count >= 2 * total:
        # Two of any kind for each.
        return True
    gold = have[GOLD]
    if first == second:
        own = min(have[first], total)
        if first == GOLD:
            gold -= own
    else:
        own = 0
        for kind in (first, second):
            if kind >= 0 and have[kind] > 0:
                own += 1
                if kind == GOLD:
                    gold -= 1
    rest = count - own - gold
    return own + gold + rest // 2 >= total


def pay_act(g: State, seat: int, purse: int, *items: int) -> Script | None:
    """Pay, in the plain way or otherwise; a payment that is the only one is made at once (BF-DEC-09, 10)."""
    player = g.players[seat]
    price = Price(g, player, purse, list(items))
    plain = plain_payment(price)
    if price.has_one_way():
        spend(g, player, purse, plain)
        return None
    return ask_payment(g, player, purse, list(items), plain, price.ids)


def ask_payment(
    g: State, player: Player, purse: int, items: list[int], plain: list[int], ids: tuple[str, ...]
) -> Script:
    demanded = " ".join([ids[kind] for kind in items])
    picked = yield Decision(
        PAY, (player.seat,), [("plain", _bag(plain, ids)), OTHERWISE], about=(_question(purse), demanded)
    )
    if picked == OTHERWISE:
        g.then(spend_item(player.seat, purse=purse, items=items, spent=[]))
    else:
        spend(g, player, purse, plain)


def spend_act(g: State, seat: int, purse: int, count: int, *figures: int) -> Script:
    """One item of a payment that is made item by item: the demanded items, then what is spent so far."""
    player = g.players[seat]
    items = list(figures[:count])
    price = Price(g, player, purse, items)
    last = 0
    for kind in figures[count:]:
        price.add(kind)
        last = kind
    spends = SPEND_TILES if purse == TILES else SPEND_RESOURCES
    options = [spends[kind] for kind in price.choices(last)]
    picked = yield Decision(
        SPEND,
        (seat,),
        options,
        about=(_question(purse), " ".join([price.ids[kind] for kind in items]), _bag(price.spent, price.ids)),
    )
    kind = price.ids.index(str(picked[1]))
    price.add(kind)
    if price.settled:
        spend(g, player, purse, price.spent)
    else:
        g.then(spend_item(seat, purse=purse, items=items, spent=[*figures[count:], kind]))


def _question(purse: int) -> str:
    return "tiles" if purse == TILES else "any_resources" if purse == ANY_KIND else "resources"


def _bag(counts: list[int], ids: tuple[str, ...]) -> str:
    """Some items as one word of an option: their ids, with spaces."""
    return " ".join([ids[kind] for kind in range(len(counts)) for _ in range(counts[kind])])


def spend(g: State, player: Player, purse: int, counts: list[int]) -> None:
    """What is spent goes to the general supply (BF-PAY-11)."""
    have = player.tiles if purse == TILES else player.resources
    for kind in range(len(counts)):
        have[kind] -= counts[kind]
    if not g.quiet:
        ids = ACTION_TILES if purse == TILES else RESOURCES
        g.tell("pay", player.seat, _bag(counts, ids))


def plain_payment(price: Price) -> list[int]:
    """What is demanded as far as one has it, then wild items, then pairs of what one has most of."""
    have, demand = price.have, price.demand
    spent = [0] * len(have)
    left = price.total
    for kind in range(len(have)):
        if demand[kind]:
            spent[kind] = min(have[kind], demand[kind])
            left -= 2 * spent[kind]
    if price.any_kind:
        while left > 0:
            spent[_most(price, spent)] += 1
            left -= 2
        return spent
    while left > 0 and spent[price.wild] < have[price.wild]:
        spent[price.wild] += 1
        left -= price.worth
    while left < 0 and not price.lacking:
        # A wild item counted for more than was left: others can be kept.
        kind = next((k for k in range(len(spent)) if k != price.wild and spent[k] and price.demand[k]), -1)
        if kind < 0:
            break
        spent[kind] -= 1
        left += 2
    while left > 0:
        spent[_most(price, spent)] += 1
        left -= 1
    return spent


def _most(price: Price, spent: list[int]) -> int:
    """The kind of which most is left, wild items last."""
    best, most = price.wild, 0
    for kind in range(len(spent)):
        left = price.have[kind] - spent[kind]
        if left > most and kind != price.wild:
            best, most = kind, left
    return best
