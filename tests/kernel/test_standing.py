"""Standing answers: who does not care is not waited for, and the history says so."""

from __future__ import annotations

from tests.playing import answer
from tests.toy.game import GAME as TOY
from tests.toy.state import Toy
from tryptyk.kernel import Decision, Table
from tryptyk.kernel.record import decode_record, encode, from_record, record_of


def asked_for_a_toast() -> Table[Toy]:
    table = Table.new(TOY, 3, 7, {"toasts": True})
    answer(table, ("add", 2))
    assert table.decision is not None and table.decision.kind == "toast"
    return table


def test_a_standing_answer_is_the_default() -> None:
    table = asked_for_a_toast()
    assert not table.answer_standing({}), "nobody has said so"
    assert not table.answer_standing({1: {"move"}, 2: {"toast"}}), "seat 1 is asked, and has not"
    assert table.answer_standing({1: {"toast"}})
    assert table.choices()[-1] == (1, ("stay",))
    assert [step.standing for step in table.steps()] == [False, True]
    assert not table.answer_standing({1: {"toast"}}), "now seat 2 is asked"


def test_a_question_without_a_default_has_no_standing_answer() -> None:
    table = Table.new(TOY, 3, 7)
    assert not table.answer_standing({0: {"move"}})
    assert table.number == 0


def test_of_a_team_all_must_have_said_so() -> None:
    question = Decision("vote", (0, 1), [("yes",), ("no",)], default=("no",))
    assert question.standing_answer({0: {"vote"}}) is None
    assert question.standing_answer({0: {"vote"}, 1: {"vote"}}) == (0, ("no",))


def test_it_can_be_taken_back_and_repeated_like_any_choice() -> None:
    table = asked_for_a_toast()
    table.answer_standing({1: {"toast"}})
    again = from_record(TOY, decode_record(encode(record_of(table))))
    assert again.choices() == table.choices()
    table.undo([1])
    assert table.decision is not None and table.decision.seats == (1,)
