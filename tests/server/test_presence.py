"""Who is present: what a worker knows of its own people, and of those of others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tryptyk.server.tables.company import presence
from tryptyk.server.tables.company.presence import Presences


class Worker:
    """What one worker knows; it tells the others as they tell it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.others: list[Worker] = []
        self.changes: list[tuple[str, bool]] = []
        self.presences = Presences(self._tell, lambda table, left: self.changes.append((table, left)))

    def _tell(self, what: str) -> None:
        for other in self.others:
            other.presences.hear(self.name, what)


def two() -> tuple[Worker, Worker]:
    here, there = Worker("here"), Worker("there")
    here.others, there.others = [there], [here]
    return here, there


def in_a_loop(act: Callable[[], object]) -> None:
    async def run() -> None:
        act()
        await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_page_that_is_loaded_anew_was_not_away() -> None:
    worker = Worker("here")

    def act() -> None:
        worker.presences.come("t", "ada")
        worker.presences.go("t", "ada")
        assert worker.presences.present("t") == {"ada"}
        worker.presences.come("t", "ada")

    in_a_loop(act)
    assert worker.presences.present("t") == {"ada"}
    assert ("t", True) not in worker.changes


def test_who_closes_the_last_page_has_left_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LINGER_SECONDS", 0)
    worker, other = two()

    def act() -> None:
        for _ in range(2):
            worker.presences.come("t", "ada")
        worker.presences.go("t", "ada")

    in_a_loop(act)
    assert worker.presences.present("t") == other.presences.present("t") == {"ada"}
    in_a_loop(lambda: worker.presences.go("t", "ada"))
    assert worker.presences.present("t") == other.presences.present("t") == set()
    assert worker.changes[-1] == ("t", True)


def test_workers_know_of_each_other_whoever_was_first() -> None:
    here, there = two()
    here.presences.come("t", "ada")
    here.presences.come("other", "eve")
    there.presences.come("t", "bob")
    assert here.presences.present("t") == there.presences.present("t") == {"ada", "bob"}
    late = Worker("late")
    late.others = [here, there]
    here.others.append(late)
    there.others.append(late)
    late.presences.come("t", "cyd")
    assert late.presences.present("t") == {"ada", "bob", "cyd"}


@pytest.mark.parametrize("dies", [True, False])
def test_with_a_worker_its_people_go(monkeypatch: pytest.MonkeyPatch, dies: bool) -> None:
    here, there = two()
    there.presences.come("t", "bob")
    assert here.presences.present("t") == {"bob"}
    if dies:
        monkeypatch.setattr(presence, "DEAD_SECONDS", -1.0)
        here.presences.show_life()
    else:
        here.presences.hear("there", presence.ENDS)
    assert here.presences.present("t") == set()
