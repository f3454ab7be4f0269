"""Chairs: bots are blind to what their seat cannot know, by construction."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from types import BuiltinFunctionType, GetSetDescriptorType, MemberDescriptorType, ModuleType
from typing import Any

import pytest

from tests.toy.game import GAME as TOY
from tests.toy.game import SAMPLES as TOY_SAMPLES
from tryptyk import games
from tryptyk.bots import Chair, chair_at
from tryptyk.kernel import Game, Rng, State, Table
from tryptyk.lab.counting import Counter

SEED = 88_172_645_463_325_252
"""Nothing else has such a number."""
SAMPLES = {"toy": (TOY, TOY_SAMPLES)} | {
    id: (games.load(id).game, games.load(id).samples) for id in games.HOUSE
}

APART = {"toy": 1, "aeons_end": 4, "bonfire": 13, "age_contrived": 17}
"""So many choices lie between the moments that are looked at: a walk takes long."""


def moments(name: str, count: int, *, apart: int = 1, choices: int = 200) -> Iterator[Table[Any]]:
    """Tables in the middle of random games of all kinds, so many choices apart."""
    game, samples = SAMPLES[name]
    for number in range(count):
        players, setup = samples.setup(number)
        table = Table.new(game, players, SEED + number, setup)
        random = Random(number)
        while table.decision is not None and table.number < choices:
            if table.number % apart == number % apart:
                yield table
            table.take(random.randrange(len(table.decision.options)))


def reachable(start: object) -> Iterator[object]:
    """Everything that something leads to: by attributes, slots, closures, cells, and all that the garbage
    collector knows. What every program shares (modules, what they hold) does not belong to it."""
    shared = {id(vars(module)) for module in list(__import__("sys").modules.values()) if module is not None}
    waiting, seen = [start], {id(start)}
    while waiting:
        one = waiting.pop()
        yield one
        found = [] if isinstance(one, (type, ModuleType)) else gc.get_referents(one)
        if isinstance(one, BuiltinFunctionType):  # a compiled method
            found = [] if isinstance(one.__self__, (type, ModuleType, type(None))) else [one.__self__]
        for klass in type(one).__mro__:
            for name, value in vars(klass).items():
                # Slots; compiled classes have their attributes like that, too.
                if isinstance(value, (GetSetDescriptorType, MemberDescriptorType)) and name != "__dict__":
                    with suppress(Exception):
                        found.append(getattr(one, name))
        for other in found:
            if id(other) not in shared and id(other) not in seen:
                seen.add(id(other))
                waiting.append(other)


def true_things(table: Table[Any]) -> dict[int, str]:
    """What nobody may get at: the table, its history with all marks, every state and generator of chance."""
    found: dict[int, str] = {id(table): "the table"}
    for one in reachable(table):
        if isinstance(one, (State, Rng)) or type(one).__name__ in ("Step", "Runner", "Marks"):
            found[id(one)] = type(one).__name__
    return found


@pytest.mark.parametrize("name", SAMPLES)
def test_nothing_that_a_chair_leads_to_is_of_the_true_table(name: str) -> None:
    looked = 0
    for table in moments(name, 5, apart=APART[name]):
        assert table.decision is not None
        true = true_things(table)
        for seat in {table.decision.seats[0], *table.decision.speakers}:
            chair = chair_at(table, seat)
            thought = chair.imagine(3)
            thought.take(0, within_act=True)
            for one in reachable((chair, chair.view, thought, thought.clone(rewind=True))):
                assert id(one) not in true, f"leads to {true[id(one)]}: {table.state.act}"
                assert type(one) is not int or not SEED <= one < SEED + 5, "the seed"
                assert not isinstance(one, Rng) or not SEED <= one.seed < SEED + 5, "the seed"
        looked += 1
    assert looked > 25


def test_the_walk_finds_what_hangs_on_closures_slots_and_generators() -> None:
    """The walker itself: a state behind a bound method, a closure and a suspended script."""
    table = Table.new(TOY, 2, SEED)

    def wrapped() -> Any:
        return table

    assert any(one is table.state for one in reachable(wrapped))
    assert any(one is table.state for one in reachable([table.view]))
    assert any(one == SEED for one in reachable({"table": table}))
    assert any(isinstance(one, Rng) and one.seed == table.state.rng.seed for one in reachable(table))


@pytest.mark.parametrize("name", SAMPLES)
def test_what_is_imagined_depends_on_nothing_that_the_seat_does_not_know(name: str) -> None:
    """Two tables that differ only in what a seat cannot know give it the same chair."""
    compared = differing = 0
    for table in moments(name, 6, apart=APART[name]):
        assert table.decision is not None
        seat = table.decision.seats[0]
        one, other = (_dealt(table, seat, seed) for seed in (1, 2))
        if one is None or other is None:
            continue
        left, right = chair_at(one, seat), chair_at(other, seat)
        assert _plain(left) == _plain(right), table.state.act
        compared += 1
        differing += table.game.dump(one.state) != table.game.dump(other.state)
    assert compared > 50 and differing > compared / 2


def _dealt(table: Table[Any], seat: int, seed: int) -> Table[Any] | None:
    """The table as it may be for all that the seat knows, where that is exactly imagined."""
    imagined = chair_at(table, seat).imagined
    return imagined.dealt(seat, seed) if imagined is not None and imagined.exact else None


def _plain(chair: Chair) -> object:
    first, second = chair.imagine(5), chair.imagine(6)
    dump = chair.game.dump
    return chair.options, chair.view, dump(first.state), dump(second.state)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_chair_shows_what_the_seat_is_asked_and_sees(name: str) -> None:
    near = looked = 0
    for table in moments(name, 8, apart=APART[name]):
        decision = table.decision
        assert decision is not None
        for seat in {decision.seats[0], *decision.speakers}:
            chair = chair_at(table, seat)
            assert chair.options == decision.options_for(seat)
            assert chair.view == table.view(seat)
            assert chair.asked is (seat in decision.seats)
            assert chair.imagined is not None and chair.thinks
            for seed in (1, 2):
                thought = chair.imagine(seed)
                again = thought.decision
                assert again is not None
                assert (again.kind, again.options) == (decision.kind, decision.options)
                assert thought.view(seat) == chair.view or not chair.imagined.exact
                table.game.check(thought.state)
            near += not chair.imagined.exact
            looked += 1
    assert looked > 80 and near < looked / 20


def test_what_a_bot_does_to_its_chair_changes_nothing_at_the_table() -> None:
    table = Table.new(TOY, 3, SEED)
    table.choose(0, ("add", 1))
    before = (TOY.dump(table.state), repr(table.decision), table.choices())
    chair = chair_at(table, 1)
    chair.options.clear()
    chair.decision.options.clear()
    assert chair.decision.asides is not None
    chair.decision.asides.clear()
    thought = chair.imagine()
    thought.take(0)
    thought.state.pot = 99
    thought.rewind_to(1)
    assert (TOY.dump(table.state), repr(table.decision), table.choices()) == before


def test_a_counted_game_leads_no_bot_to_its_table() -> None:
    """Simulations count the questions of one table: the game that bots get with it does not hold it."""
    counter = Counter(TOY)
    table = Table.new(counter.game, 2, SEED)
    true = true_things(table)
    game: Game[Any] = chair_at(table, 0).game
    assert game is counter.game
    for act in game.acts.values():
        assert not [one for one in reachable(act) if id(one) in true]
    table.take(0)
    alone = Counter(TOY)
    Table.new(alone.game, 2, SEED).take(0)
    assert counter.decisions == alone.decisions > 0
