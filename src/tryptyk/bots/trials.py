"""Trials: a deal is played on by all seats, quickly, to see where a line of play leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tryptyk.bots.advice import Planned
from tryptyk.bots.greedy_bot import FOLLOW_UPS, NOT_JUDGED, SPEAK_UP
from tryptyk.kernel import Decision, Option, Table

ALL: Final = 0
"""Turns: to the end of the game."""
THIS_TURN: Final = 1


class Line:
    """An option of a question, and where it leads within its act: the table there, and its worth."""

    __slots__ = ("index", "table", "worth")

    index: int
    table: Table[Any]
    worth: float

    def __init__(self, index: int, table: Table[Any], worth: float) -> None:
        self.index = index
        self.table = table
        self.worth = worth


def trial(table: Table[Any], seat: int, turns: int = ALL) -> float:
    """What a deal is worth to a seat once ``turns`` turns are over, the one that goes on among them.

    All seats choose greedily, with an eye on this very deal: they are one mind, and what they make of it is
    a little better than what each could make alone. So trials tell lines of play apart, on the same deals,
    and are no forecast. The table is one to think on (``chair.imagine``, or its clone), and used up.

    >>> trial(Table.new(TOY, 2, seed=7, setup={"limit": 5}), 0) != 0
    True
    """
    return table.game.evaluate(play_on(table, turns).state, seat)


def play_on(table: Table[Any], turns: int = ALL, learned: int | None = None) -> Table[Any]:
    """The table where that many turns are over, the one that goes on among them, or the game is; or where
    more is ``learned`` than that."""
    turn_over = table.game.turn_over
    last = table.state.turn + turns - 1
    while not table.state.ending:
        state = table.state
        if turns != ALL and state.turn >= last and (state.turn > last or turn_over(state)):
            break
        if learned is not None and state.learned > learned:
            break
        decision = table.decision
        if decision is None:
            table.go_on(within_act=True)
            continue
        listed = table.game.shortlist(state, decision)
        if len(listed) == 1:
            table.take(listed[0], within_act=True)
        else:
            table = best_of(lines(table, decision, listed, decision.seats[0])).table
    return table


def planned(table: Table[Any], choices: Sequence[tuple[int, Option]]) -> list[Planned]:
    """Choices with the questions that they answer, but for those at which there was nothing to choose; as far
    as they can be made. The table is one to think on, and used up."""
    found: list[Planned] = []
    for seat, option in choices:
        decision = table.decision
        if decision is None or option not in decision.options:
            break
        if len(decision.options) > 1:
            found.append(Planned(seat, decision.kind, decision.about, option))
        table.choose(seat, option)
    return found


def lines(table: Table[Any], decision: Decision, listed: list[int], seat: int) -> list[Line]:
    """Some options of a question, each tried on a table of its own and judged for a seat."""
    asides = decision.asides
    found: list[Line] = []
    for index in listed:
        twin = table.clone(rewind=True)
        twin.take(index, within_act=True)
        twin = _followed(twin)
        worth: float = table.game.evaluate(twin.state, seat)
        if asides is not None and decision.options[index] in asides:
            worth -= SPEAK_UP
        found.append(Line(index, twin, worth))
    return found


def best_of(found: list[Line]) -> Line:
    """Of equals the first."""
    best = found[0]
    for line in found:
        if line.worth > best.worth:
            best = line
    return best


def _followed(table: Table[Any]) -> Table[Any]:
    """The end of the act that goes on, where whoever is asked meanwhile takes what looks best."""
    evaluate = table.game.evaluate
    for _ in range(FOLLOW_UPS):
        decision = table.decision
        if decision is None:
            break
        listed = table.game.shortlist(table.state, decision)
        if len(listed) == 1:
            table.take(listed[0], within_act=True)
            continue
        best, best_worth = table, NOT_JUDGED
        for index in listed:
            twin = table.clone(rewind=True)
            twin.take(index, within_act=True)
            worth = evaluate(twin.state, decision.seats[0])
            if worth > best_worth:
                best, best_worth = twin, worth
        table = best
    return table
