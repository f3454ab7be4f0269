"""Installed bots wait in their processes for the next question, few of them and not for ever."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children

import pytest

from tests.server.house import wait_for
from tests.toy.game import GAME as TOY
from tryptyk.bots import ask
from tryptyk.kernel import Option, Table
from tryptyk.server.tables.bots.kept import Kept, Place


def think(kept: Kept, table: str, seat: int = 0, bot: str = "Raises") -> Option | None:
    """Another bot of this kind would fail at the third question that it is asked."""
    with kept.made(Place(f"tests.bots.rogues:{bot}", table, seat), TOY, 1) as made:
        return ask(made, Table.new(TOY, 2, 7), seat)


def processes() -> set[int | None]:
    return {process.pid for process in active_children()}


@pytest.fixture
def kept() -> Iterator[Kept]:
    with closing(Kept(most=2)) as kept:
        yield kept


def test_a_seat_keeps_its_process_and_no_other_seat_gets_it(kept: Kept) -> None:
    think(kept, "a")
    first = processes()
    for _ in range(3):
        assert think(kept, "a") == ("add", 1), "it is made anew, and knows of no earlier question"
        assert processes() == first
    think(kept, "a", seat=1)
    assert first < processes() and len(processes()) == len(first) + 1


def test_of_too_many_those_end_that_have_waited_longest(kept: Kept) -> None:
    before = processes()
    seen = []
    for table in "abc":
        think(kept, table)
        seen.append(processes() - before)
    assert [len(waiting) for waiting in seen] == [1, 2, 2]
    assert not seen[0] & seen[2], "the first one"
    kept.close()
    assert processes() == before


def test_who_is_not_asked_for_long_ends() -> None:
    before = processes()
    with closing(Kept(seconds=0.2)) as kept:
        think(kept, "a")
        wait_for(lambda: processes() == before)


def test_where_a_process_has_died_another_begins(kept: Kept) -> None:
    before = processes()
    think(kept, "a")
    (pid,) = processes() - before
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    wait_for(lambda: pid not in processes())
    assert think(kept, "a") == ("add", 1)
