"""Lines of play: an option, and where it leads within its act."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.kernel import Decision, Table

FOLLOW_UPS: Final = 10
"""How many further choices of the same act are answered before a position is judged as it stands."""
NOT_JUDGED: Final = -1e9
"""Less than any worth."""


Answers = dict[tuple[object, ...], int]
"""What was answered to questions, by seat, kind, what they are about and options. In a turn the same question
has nearly always the same answer, by whichever line it comes; so it is thought of once."""
UNKNOWN: Final = -1


class Answer:
    """What a line answers to a question of its act."""

    __slots__ = ("decision", "index", "settled")

    decision: Decision
    index: int
    settled: bool
    """Every option led straight to the end of the act and brought nothing to light: whoever thinks of this
    question alone comes to the same."""

    def __init__(self, decision: Decision, index: int, settled: bool) -> None:
        self.decision = decision
        self.index = index
        self.settled = settled

    def fits(self, asked: Decision) -> bool:
        """Whether this is the question."""
        mine = self.decision
        return mine.kind == asked.kind and mine.about == asked.about and mine.options == asked.options


def settled(answers: list[Answer]) -> list[Answer]:
    """Those before the first that has to be thought of again."""
    found: list[Answer] = []
    for answer in answers:
        if not answer.settled:
            break
        found.append(answer)
    return found


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


def line(deal: Table[Any], index: int, seat: int, known: Answers | None = None) -> Line:
    """Where an option leads a seat. The deal stays as it is.

    An option is followed to the end of its act (a spell is cast and its target picked, a card played and its
    price paid). Further choices within the act are answered by what looks best at once, each by the seat that
    is asked; or as they were before, where that is ``known``.
    """
    game = deal.game
    state = deal.state
    learned, draws, act = state.learned, state.rng.draws, state.act
    table = deal.clone()
    table.take(index, within_act=True)
    worth = NOT_JUDGED
    answers: list[Answer] = []
    foreseen = True
    if known is None:
        known = {}
    for _ in range(FOLLOW_UPS):
        decision = table.decision
        if decision is None:
            break
        worth = NOT_JUDGED
        asked = decision.seats[0]
        now = table.state
        if asked != seat or now.learned != learned or now.rng.draws != draws:
            foreseen = False
        final = False
        question = (asked, decision.kind, decision.about, tuple(decision.options))
        best = known.get(question, UNKNOWN)
        if best == UNKNOWN:
            listed = _listed(table, decision, asked)
            if len(listed) == 1:
                best, final = listed[0], True
                table.take(best, within_act=True)
            else:
                if now.act != act and len(listed) > 2:
                    table.mark()
                    act = now.act
                best, table, judged, final = _best(table, listed, asked)
                if table.decision is None and asked == seat:
                    worth = judged
                if len(listed) > 2:  # two are soon tried, and their answer is the least sure to be the same
                    known[question] = best
        else:
            table.take(best, within_act=True)
        if foreseen:
            answers.append(Answer(decision, best, final))
    end = table.state
    if worth == NOT_JUDGED:
        worth = game.evaluate(end, seat)
    return Line(index, answers, table, worth, end.learned == learned and end.rng.draws == draws)


def _listed(table: Table[Any], decision: Decision, seat: int) -> list[int]:
    """The options that are worth a thought of whoever is asked."""
    listed: list[int] = table.game.shortlist(table.state, decision)
    if decision.asides is None:
        return listed
    return [index for index in listed if seat in decision.seats_for(decision.options[index])]


def _best(table: Table[Any], listed: list[int], seat: int) -> tuple[int, Table[Any], float, bool]:
    """The option that then looks best to a seat, of equals the first; where it leads; its worth; and whether
    that is settled. The table is used up."""
    evaluate = table.game.evaluate
    learned, draws = table.state.learned, table.state.rng.draws
    best = listed[0]
    leads_to = table
    best_worth = NOT_JUDGED
    settled = True
    last = listed[-1]
    for index in listed:
        # The table itself is of no more use after its last clone.
        twin = table if index == last else table.clone()
        twin.take(index, within_act=True)
        end = twin.state
        if twin.decision is not None or end.learned != learned or end.rng.draws != draws:
            settled = False
        worth: float = evaluate(end, seat)
        if worth > best_worth:
            best, leads_to, best_worth = index, twin, worth
    return best, leads_to, best_worth, settled
