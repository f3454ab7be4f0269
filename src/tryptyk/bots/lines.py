"""Lines of play: an option, and where it leads within its act."""

from __future__ import annotations

from typing import Any, Final

from tryptyk.kernel import Decision, Table

FOLLOW_UPS: Final = 10
"""How many further choices of the same act are answered before a position is judged as it stands."""
NOT_JUDGED: Final = -1e9
"""Less than any worth."""


Tried = dict[tuple[object, ...], list[int]]
"""The best two answers to questions, by seat, kind, what they are about and options. Lines of one question
often come to the same further ones: then only these two are tried again."""


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


def line(deal: Table[Any], index: int, seat: int, tried: Tried | None = None) -> Line:
    """Where an option leads a seat. The deal stays as it is.

    An option is followed to the end of its act (a spell is cast and its target picked, a card played and its
    price paid). Further choices within the act are answered by what looks best at once, each by the seat that
    is asked, of those that were the best two where the question was ``tried`` before.
    """
    game = deal.game
    state = deal.state
    learned, draws, act = state.learned, state.rng.draws, state.act
    table = deal.clone()
    table.take(index, within_act=True)
    worth = NOT_JUDGED
    answers: list[Answer] = []
    foreseen = True
    if tried is None:
        tried = {}
    for _ in range(FOLLOW_UPS):
        decision = table.decision
        if decision is None:
            break
        worth = NOT_JUDGED
        asked = decision.seats[0]
        now = table.state
        if asked != seat or now.learned != learned or now.rng.draws != draws:
            foreseen = False
        question = (asked, decision.kind, decision.about, tuple(decision.options))
        listed = tried.get(question)
        if listed is None:
            listed = _listed(table, decision, asked)
        best = listed[0]
        final = len(listed) == 1
        if final:
            table.take(best, within_act=True)
        else:
            if now.act != act and len(listed) > 2:
                table.mark()
                act = now.act
            choice = _best(table, listed, asked)
            best, table, final = choice.index, choice.table, choice.final and question not in tried
            if table.decision is None and asked == seat:
                worth = choice.worth
            if len(listed) > 2:
                tried[question] = sorted([best, choice.second])
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


class _Choice:
    """The option that looks best, of equals the first; where it leads, its worth, and the next best."""

    __slots__ = ("final", "index", "second", "second_worth", "table", "worth")

    index: int
    table: Table[Any]
    worth: float
    second: int
    second_worth: float
    final: bool
    """Every option leads straight to the end of the act and brings nothing to light."""

    def __init__(self, index: int, table: Table[Any]) -> None:
        self.index = self.second = index
        self.table = table
        self.worth = self.second_worth = NOT_JUDGED
        self.final = True

    def add(self, index: int, table: Table[Any], worth: float) -> None:
        if worth > self.worth:
            self.second, self.second_worth = self.index, self.worth
            self.index, self.table, self.worth = index, table, worth
        elif worth > self.second_worth:
            self.second, self.second_worth = index, worth


def _best(table: Table[Any], listed: list[int], seat: int) -> _Choice:
    """What looks best to a seat. The table is used up."""
    evaluate = table.game.evaluate
    learned, draws = table.state.learned, table.state.rng.draws
    choice = _Choice(listed[0], table)
    last = listed[-1]
    for index in listed:
        # The table itself is of no more use after its last clone.
        twin = table if index == last else table.clone()
        twin.take(index, within_act=True)
        end = twin.state
        if twin.decision is not None or end.learned != learned or end.rng.draws != draws:
            choice.final = False
        choice.add(index, twin, evaluate(end, seat))
    return choice
