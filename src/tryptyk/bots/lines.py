"""Lines of play: an option, and where it leads within its act."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.kernel import Decision, Table

FOLLOW_UPS: Final = 10
"""How many further choices of the same act are answered before a position is judged as it stands."""
NOT_JUDGED: Final = -1e9
"""Less than any worth."""


class Answer:
    """What a line answers to a question of its act."""

    __slots__ = ("decision", "index")

    decision: Decision
    index: int

    def __init__(self, decision: Decision, index: int) -> None:
        self.decision = decision
        self.index = index

    def fits(self, asked: Decision) -> bool:
        """Whether this is the question."""
        mine = self.decision
        return mine.kind == asked.kind and mine.about == asked.about and mine.options == asked.options


class Line:
    """An option, and where it leads."""

    __slots__ = ("answers", "index", "sure", "table", "worth")

    index: int
    answers: list[Answer]
    """To the questions that come next, as long as they are for the same seat and nothing comes to light."""
    table: Table[Any]
    """At the end of its act. It sets no marks."""
    worth: float
    """To whoever has tried it."""
    sure: bool
    """Nothing hidden came to light: every deal gives the same."""

    def __init__(
        self, index: int, answers: list[Answer], table: Table[Any], worth: float, sure: bool
    ) -> None:
        self.index = index
        self.answers = answers
        self.table = table
        self.worth = worth
        self.sure = sure


def line(deal: Table[Any], index: int, seat: int, known: Line | None = None) -> Line:
    """Where an option leads a seat. The deal stays as it is.

    An option is followed to the end of its act (a spell is cast and its target picked, a card played and its
    price paid). Further choices within the act are answered by what looks best at once, each by the seat that
    is asked. What is ``known`` of the option from another deal need not be thought of again.
    """
    game = deal.game
    state = deal.state
    learned, draws, act = state.learned, state.rng.draws, state.act
    table = deal.clone()
    table.take(index, within_act=True)
    worth = NOT_JUDGED
    answers: list[Answer] = []
    foreseen = True
    given = [] if known is None else known.answers
    for number in range(FOLLOW_UPS):
        decision = table.decision
        if decision is None:
            break
        worth = NOT_JUDGED
        if number < len(given) and given[number].fits(decision):
            table.take(given[number].index, within_act=True)
            continue
        asked = decision.seats[0]
        now = table.state
        if asked != seat or now.learned != learned or now.rng.draws != draws:
            foreseen = False
        listed: list[int] = game.shortlist(now, decision)
        if decision.asides is not None:
            listed = [place for place in listed if asked in decision.seats_for(decision.options[place])]
        best = listed[0]
        if len(listed) == 1:
            table.take(best, within_act=True)
        else:
            if now.act != act and len(listed) > 2:
                table.mark()
                act = now.act
            best, table, judged = _best(table, listed, asked)
            if table.decision is None and asked == seat:
                worth = judged
        if foreseen:
            answers.append(Answer(decision, best))
    end = table.state
    if worth == NOT_JUDGED:
        worth = game.evaluate(end, seat)
    return Line(index, answers, table, worth, end.learned == learned and end.rng.draws == draws)


def _best(table: Table[Any], listed: list[int], seat: int) -> tuple[int, Table[Any], float]:
    """The option that then looks best to a seat, where it leads, and its worth; of equals the first.

    The table is used up.
    """
    evaluate = table.game.evaluate
    best = listed[0]
    leads_to = table
    best_worth = NOT_JUDGED
    last = listed[-1]
    for index in listed:
        # The table itself is of no more use after its last clone.
        twin = table if index == last else table.clone()
        twin.take(index, within_act=True)
        worth: float = evaluate(twin.state, seat)
        if worth > best_worth:
            best, leads_to, best_worth = index, twin, worth
    return best, leads_to, best_worth
