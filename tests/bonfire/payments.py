"""Payments by brute force, to measure the rules by: every way to settle a price (BF-PAY-04..08)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from tests.bonfire.scene import Scene
from tests.playing import answer
from tryptyk.games.bonfire.components.printed import ACTION_TILES, GOLD, RESOURCES, YELLOW
from tryptyk.games.bonfire.rules.payment import ANY_KIND, PAY, TILES
from tryptyk.games.bonfire.state import Player, State
from tryptyk.kernel import Table

Bag = tuple[int, ...]
"""How many of each kind."""


def least_payments(have: Bag, purse: int, items: list[int], golden: bool, lacking: bool) -> set[Bag]:
    """All legal payments that contain no smaller one (BF-RUL-05)."""
    legal = set(_settle(have, tuple([0] * len(have)), purse, sorted(items), golden, lacking))
    return {bag for bag in legal if not any(_within(other, bag) for other in legal if other != bag)}


def _within(small: Bag, large: Bag) -> bool:
    return all(a <= b for a, b in zip(small, large, strict=True))


def _settle(
    have: Bag, spent: Bag, purse: int, items: list[int], golden: bool, lacking: bool
) -> Iterator[Bag]:
    """Settle the first item in every way that there is, then the others."""
    if not items:
        yield spent
        return
    first, rest = items[0], items[1:]
    wild = YELLOW if purse == TILES else GOLD
    kinds = range(len(have))
    ways: list[tuple[list[int], list[int]]] = [([first], rest)]
    if not (lacking and purse != ANY_KIND and have[first] > spent[first]):
        ways.append(([wild], rest))
        ways.extend((list(pair), rest) for pair in combinations_with_replacement(kinds, 2))
        if golden and purse == TILES and rest:
            # As two identical tiles; as one where a single item is left.
            ways.append(([wild], rest[1:]))
        if purse == ANY_KIND:
            ways.extend(([kind], rest) for kind in kinds)
    for used, left in ways:
        after = list(spent)
        for kind in used:
            after[kind] += 1
        if _within(tuple(after), have):
            yield from _settle(have, tuple(after), purse, left, golden, lacking)


def reached_payments(s: Scene, purse: int, items: list[int]) -> set[Bag]:
    """All payments that a player can make by choosing: the plain one, or item by item."""
    have = _purse(s[0], purse)
    # Something has to be asked after the payment, so that it can be seen.
    s.begin((PAY, 0, purse, *items), ("council", 0, 0))
    assert s.table is not None
    found: set[Bag] = set()
    waiting: list[Table[State]] = [s.table]
    while waiting:
        table = waiting.pop()
        assert table.decision is not None
        if table.decision.kind == "council":
            found.add(tuple(a - b for a, b in zip(have, _purse(table.state.players[0], purse), strict=True)))
            continue
        assert len(table.decision.options) <= len(have) + 1, "few options"
        for option in table.decision.options:
            twin = table.clone()
            answer(twin, option)
            waiting.append(twin)
    return found


def _purse(player: Player, purse: int) -> Bag:
    return tuple(player.tiles if purse == TILES else player.resources)


def bags(purse: int, *payments: str) -> set[Bag]:
    """Payments written as words: ``"ship any"``."""
    ids = ACTION_TILES if purse == TILES else RESOURCES
    return {tuple(payment.split().count(id) for id in ids) for payment in payments}
