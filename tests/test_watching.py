"""Every game can be watched while its rules are at work: at everything that is told there is a view."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.toy.game import GAME as TOY
from tests.toy.game import SAMPLES as TOY_SAMPLES
from tryptyk import games
from tryptyk.kernel import Rng, State, Table, Told
from tryptyk.samples import Samples

TABLES = 6
"""Of each game: its samples vary players and set-up."""
CHOICES = 150


def title(game: str) -> tuple[Any, Samples]:
    if game == "toy":
        return TOY, TOY_SAMPLES
    found = games.load(game)
    return found.game, found.samples


@pytest.mark.parametrize("game", ["toy", *games.HOUSE])
def test_in_the_middle_of_a_rule_every_seat_has_a_view_that_tells_nothing_hidden(game: str) -> None:
    """At everything that is told the state can be seen, and what a seat cannot know makes no difference."""
    rules, samples = title(game)
    seen = 0

    def look(state: State, told: Told) -> None:
        nonlocal seen
        seen += 1
        seat = seen % (players + 1) - 1  # one after another, and those who only watch
        view = msgspec.to_builtins(rules.view(state, seat))
        other = state.copy()
        rules.conceal(other, seat, Rng(seen))
        assert msgspec.to_builtins(rules.view(other, seat)) == view, f"{told.event} shows it to {seat}"

    for number in range(TABLES):
        players, setup = samples.setup(number)
        random = Random(number)
        table = Table.new(rules, players, number, setup, rewind=False, watcher=look)
        while table.decision is not None and table.number < CHOICES:
            table.take(random.randrange(len(table.decision.options)))
    assert seen > 100


@pytest.mark.parametrize("game", ["toy", *games.HOUSE])
def test_a_choice_made_again_is_watched_as_it_was_made(game: str) -> None:
    """What is seen at each event does not depend on when one looks, and looking changes nothing."""
    rules, samples = title(game)
    players, setup = samples.setup(1)
    seen: list[tuple[Any, Any]] = []

    def look(state: State, told: Told) -> None:
        seen.append((told.event, rules.view(state, 0)))

    random = Random(5)
    table = Table.new(rules, players, 5, setup, watcher=look)
    for _ in range(60):
        seen.clear()
        if table.decision is None:
            break
        number = table.number
        table.take(random.randrange(len(table.decision.options)))
        made = table.steps(number)[0]
        first, stands = list(seen), table.view(0)
        assert [event for event, _ in first] == [told.event for told in made.events]
        seen.clear()
        again = table.clone_at(number, look)
        again.repeat(made.seat, made.option)
        assert seen == first
        assert again.view(0) == stands == table.view(0)
