"""Victory and defeat as scores: two sides, and one line that decides."""

from __future__ import annotations

import pytest

from tests.aeons_end.scene import Scene
from tests.rule import rule
from tryptyk.games.aeons_end.scoring import score
from tryptyk.kernel import Outcome


@pytest.mark.parametrize(
    ("ending", "clause"),
    [
        ("nemesis-defeated", "AE-END-02"),
        ("nemesis-outlasted", "AE-END-03"),
    ],
)
def test_the_team_wins_together(ending: str, clause: str) -> None:
    s = Scene("kadir", "mist", "jian")
    s.g.ending = ending
    outcome = Outcome(ending, score(s.g))
    assert [(one.side, one.seats, one.lines, one.rank) for one in outcome.scores] == [
        ("team", (0, 1, 2), ((ending, 1, clause),), 1),
        ("nemesis", (), (), 2),
    ]
    assert outcome.winners == (0, 1, 2)


@pytest.mark.parametrize(
    ("ending", "clause"),
    [
        ("all-exhausted", "AE-END-04"),
        ("gravehold-fallen", "AE-END-05"),
        ("swarmed", "AE-END-06"),
        ("supply-devoured", "AE-END-06"),
    ],
)
def test_the_nemesis_wins_and_nobody_plays_it(ending: str, clause: str) -> None:
    s = Scene("kadir", "mist")
    s.g.ending = ending
    outcome = Outcome(ending, score(s.g))
    assert [(one.side, one.lines, one.rank) for one in outcome.scores] == [
        ("nemesis", ((ending, 1, clause),), 1),
        ("team", (), 2),
    ]
    assert outcome.winners == () and not outcome.draw


def test_nobody_leads_while_the_game_goes_on() -> None:
    assert [(one.side, one.points) for one in score(Scene().g)] == [("team", 0), ("nemesis", 0)]


@rule("AE-DRAW-02")
def test_who_does_not_care_for_the_order_of_the_discards_need_not_be_asked() -> None:
    s = Scene("kadir", "mist").hand(0, "jade", "crystal").main(0)
    s.play("jade", "crystal")
    s.choose("end_turn")
    assert (s.decision.kind, s.decision.default) == ("discard_order", ("rest",))
    assert s.table is not None and s.table.answer_standing({0: {"discard_order"}})
    assert [card.id for card in s[0].discard] == ["jade", "crystal"]
