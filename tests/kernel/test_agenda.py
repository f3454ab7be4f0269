"""The agenda: what comes next, interruptions, and faults of the rules that are told at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.playing import answer
from tests.toy.game import GAME as TOY
from tests.toy.state import Toy
from tryptyk.kernel import Act, Decision, RulesFault, Script, Table
from tryptyk.kernel.record import from_position, position_of


def new(players: int = 2, **setup: Any) -> Table[Toy]:
    return Table.new(TOY, players, 7, setup)


def kind(table: Table[Toy]) -> tuple[str, tuple[int, ...]]:
    assert table.decision is not None
    return table.decision.kind, table.decision.seats


def test_acts_come_in_the_order_in_which_they_are_named() -> None:
    table = new(secret=True)
    assert table.state.agenda == [("move",), ("show",), ("bid", 1)], "the next one is on top"
    asked = []
    for _ in range(3):
        asked.append(kind(table))
        assert table.decision is not None
        answer(table, table.decision.options[0])
    assert asked == [("bid", (0,)), ("bid", (1,)), ("move", (0,))]


def test_an_interruption_comes_before_the_rest() -> None:
    """Adding two has both others asked for a toast; only then the next player moves."""
    table = new(3, toasts=True)
    answer(table, ("add", 2))
    assert kind(table) == ("toast", (1,))
    assert table.state.agenda == [("move",), ("toast", 2, 0)]
    answer(table, ("join",))
    assert kind(table) == ("toast", (2,))
    answer(table, ("stay",))
    assert kind(table) == ("move", (1,))
    assert table.state.added == [3, 0, 0]


def test_what_goes_on_is_known_and_nothing_at_rest() -> None:
    table = new()
    assert table.state.act == ("move",)
    assert not table.at_rest()[1].act
    table.take(0, within_act=True)
    assert not table.state.act


def test_an_interrupted_agenda_is_copied_saved_and_taken_back() -> None:
    table = new(3, toasts=True)
    answer(table, ("add", 2))
    answer(table, ("join",))
    twin = table.clone()
    answer(twin, ("join",))
    assert (twin.state.added, table.state.added) == ([4, 0, 0], [3, 0, 0])
    again = from_position(TOY, position_of(table))
    answer(again, ("stay",))
    assert kind(again) == ("move", (1,))
    table.rewind_to(1)
    assert kind(table) == ("toast", (1,))


def test_a_clone_costs_only_the_choices_of_its_own_act() -> None:
    table = new(3, toasts=True)
    assert table.since_rest == 0
    answer(table, ("add", 3))
    assert (kind(table)[0], table.since_rest) == ("who", 1), "the same act"
    answer(table, ("seat", 1))
    answer(table, ("add", 2))
    assert (kind(table)[0], table.since_rest) == ("toast", 0), "another act"


def empty(g: Toy) -> Script:
    yield Decision("nothing", (1,), [], about=(3,))


def nothing(g: Toy) -> None:
    """An act that neither asks nor says what comes next."""


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ({"move": empty}, r"act \('move',\): The question 'nothing' about \(3,\) offers seat \(1,\) nothing"),
        ({"move": nothing}, "The agenda is empty, and the game is not over"),
        ({}, r"act \('move',\): The game has no such act"),
    ],
    ids=["no option", "no act left", "no such act"],
)
def test_a_fault_of_the_rules_is_told_at_once_with_its_act(acts: Mapping[str, Act], sentence: str) -> None:
    with pytest.raises(RulesFault, match=sentence):
        Table.new(TOY.with_acts(acts), 2, 7)
