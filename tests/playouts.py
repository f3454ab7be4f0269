"""What whole games of every kind have to hold, whichever game it is."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from tryptyk.games import Title
from tryptyk.kernel import Table
from tryptyk.kernel.record import from_record, record_of
from tryptyk.lab.soak import LONGEST_ACT, Found, play


def must_break_nothing(title: Title, numbers: Iterable[int], bot: str) -> None:
    """Games of the samples, with all that the long soak looks at."""
    found = Found()
    for number in numbers:
        play(title, number, bot, found)
    assert found.faults == []
    assert found.games > 0 and found.outcomes["unfinished"] == 0
    assert 1 < found.longest_act <= LONGEST_ACT, found.longest_at


def must_not_notice_its_clone(table: Table[Any], seed: int) -> None:
    before = table.game.dump(table.state)
    twin = table.clone()
    assert table.game.dump(twin.state) == before
    random = Random(seed)
    for _ in range(12):
        if twin.decision is not None:
            twin.take(random.randrange(len(twin.decision.options)))
    assert table.game.dump(table.state) == before


def must_come_to_the_same_end(table: Table[Any]) -> None:
    """Its record, played again."""
    again = from_record(table.game, record_of(table))
    assert table.game.dump(again.state) == table.game.dump(table.state)
    assert again.outcome == table.outcome
    assert again.events() == table.events()
