"""Lines of play: an option, and where it leads within its act."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.kernel import Table

FOLLOW_UPS: Final = 10
"""How many further choices of the same act are answered before a position is judged as it stands."""
NOT_JUDGED: Final = -1e9
"""Less than any worth."""


class Line:
    """An option, and where it leads."""

    __slots__ = ("index", "sure", "table", "worth")

    index: int
    table: Table[Any]
    """At the end of its act. It sets no marks."""
    worth: float
    """To whoever has tried it."""
    sure: bool
    """Nothing hidden came to light: every deal gives the same."""

    def __init__(self, index: int, table: Table[Any], worth: float, sure: bool) -> None:
        self.index = index
        self.table = table
        self.worth = worth
        self.sure = sure


def line(deal: Table[Any], index: int, seat: int) -> Line:
    """Where an option leads a seat. The deal stays as it is.

    An option is followed to the end of its act (a spell is cast and its target picked, a card played and its
    price paid). Further choices within the act are answered by what looks best at once, each by the seat that
    is asked.
    """
    game = deal.game
    state = deal.state
    learned, draws, act = state.learned, state.rng.draws, state.act
    table = deal.clone()
    table.take(index, within_act=True)
    worth = NOT_JUDGED
    for _ in range(FOLLOW_UPS):
        decision = table.decision
        if decision is None:
            break
        asked = decision.seats[0]
        listed: list[int] = game.shortlist(table.state, decision)
        if decision.asides is not None:
            listed = [index for index in listed if asked in decision.seats_for(decision.options[index])]
        worth = NOT_JUDGED
        if len(listed) == 1:
            table.take(listed[0], within_act=True)
            continue
        if table.state.act != act:
            table.mark()
            act = table.state.act
        table, judged = _best(table, listed, asked)
        if table.decision is None and asked == seat:
            worth = judged
    end = table.state
    if worth == NOT_JUDGED:
        worth = game.evaluate(end, seat)
    return Line(index, table, worth, end.learned == learned and end.rng.draws == draws)


def _best(table: Table[Any], listed: list[int], seat: int) -> tuple[Table[Any], float]:
    """Where the option leads that then looks best to a seat, and its worth; of equals the first."""
    evaluate = table.game.evaluate
    best = table
    best_worth = NOT_JUDGED
    for index in listed:
        twin = table.clone()
        twin.take(index, within_act=True)
        worth: float = evaluate(twin.state, seat)
        if worth > best_worth:
            best, best_worth = twin, worth
    return best, best_worth
