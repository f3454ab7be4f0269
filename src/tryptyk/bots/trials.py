"""Trials: a deal is played on by all seats, quickly, to see where a line of play leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tryptyk.bots.advice import Planned
from tryptyk.bots.greedy_bot import SPEAK_UP
from tryptyk.bots.lines import Line, line
from tryptyk.kernel import Decision, Option, Table

ALL: Final = 0
"""Turns: to the end of the game."""
THIS_TURN: Final = 1


def trial(table: Table[Any], seat: int, turns: int = ALL) -> float:
    """What a deal is worth to a seat once ``turns`` turns are over, the one that goes on among them.

    All seats choose greedily, with an eye on this very deal: they are one mind, and what they make of it is
    a little better than what each could make alone. So trials tell lines of play apart, on the same deals,
    and are no forecast. The table is one to think on (``chair.imagine``, or its clone), and used up.

    >>> trial(Table.new(TOY, 2, seed=7, setup={"limit": 5}), 0) != 0
    True
    """
    worth: float = table.game.evaluate(play_on(table, turns).state, seat)
    return worth


def play_on(table: Table[Any], turns: int = ALL, learned: int | None = None) -> Table[Any]:
    """The table where that many turns are over, the one that goes on among them, or the game is; or where
    more is ``learned`` than that."""
    game = table.game
    last = table.state.turn + turns - 1
    while not table.state.ending:
        state = table.state
        if turns != ALL and state.turn >= last and (state.turn > last or game.turn_over(state)):
            break
        if learned is not None and state.learned > learned:
            break
        decision = table.decision
        if decision is None:
            table.go_on(within_act=True)
        else:
            table = answered(table, decision)
    return table


def answered(table: Table[Any], decision: Decision) -> Table[Any]:
    """The table where the option is taken that looks best to who is asked, at the end of the act."""
    listed: list[int] = table.game.shortlist(table.state, decision)
    if len(listed) == 1:
        table.take(listed[0], within_act=True)
        return table
    return best_of(lines(table, decision, listed, decision.seats[0])).table


def lines(table: Table[Any], decision: Decision, listed: list[int], seat: int) -> list[Line]:
    """Where some options of a question lead a seat. The table stays as it is."""
    table.mark()
    found = [line(table, index, seat) for index in listed]
    if decision.asides is not None:
        for tried in found:
            if decision.options[tried.index] in decision.asides:
                tried.worth -= SPEAK_UP
    return found


def best_of(found: list[Line]) -> Line:
    """Of equals the first."""
    best = found[0]
    for tried in found:
        if tried.worth > best.worth:
            best = tried
    return best


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
