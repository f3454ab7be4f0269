"""The handicap challenge: a series of solo games (BF-CHAL)."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from tests.bonfire.scene import laid_out
from tests.rule import rule
from tryptyk.games.bonfire.components.catalogue import CHALLENGE
from tryptyk.games.bonfire.setup import OPTIONS, next_setup
from tryptyk.games.bonfire.state import BY_HANDICAP
from tryptyk.kernel import Outcome
from tryptyk.kernel.score import Score
from tryptyk.kernel.setup import read_setup
from tryptyk.messages import Messages

WIN, LOSS, DRAW = (50, 40), (40, 50), (45, 45)


def challenge(**setup: Any) -> dict[str, Any]:
    return dict(read_setup(OPTIONS, 1, {"challenge": True, **setup}))


def after(setup: dict[str, Any], points: tuple[int, int], players: int = 1) -> dict[str, Any]:
    """The set-up of the next game after this one."""
    sides = [
        Score("red", (0,), [("bonfires", points[0], "")]),
        Score("tom", (), [("bonfires", points[1], "")]),
    ]
    return dict(next_setup(players, setup, Outcome("tom-deck-over", sides)))


def starts(setup: dict[str, Any]) -> tuple[int, int]:
    """What the human and Tom start with."""
    g = laid_out(1, **setup)
    assert g.tom is not None
    return g.players[0].gained, g.tom.gained


@rule("BF-CHAL-01")
@pytest.mark.parametrize(("handicap", "expected"), [(-7, (7, 0)), (0, (0, 0)), (12, (0, 12))])
def test_the_handicap_shifts_the_starting_scores(handicap: int, expected: tuple[int, int]) -> None:
    assert starts(challenge(handicap=handicap)) == expected


@rule("BF-CHAL-01", "BF-SCORE-01", "BF-SEND-04")
def test_the_start_counts_in_the_final_score() -> None:
    g = laid_out(1, **challenge(handicap=12))
    assert g.tom is not None
    assert g.tom.points[BY_HANDICAP] == 12


@rule("BF-CHAL-02", "BF-DEC-01")
def test_a_series_begins_with_ten_points_for_the_human() -> None:
    assert challenge()["handicap"] == CHALLENGE.start == -10
    assert starts(challenge()) == (10, 0)


@rule("BF-SSET-07")
def test_without_the_challenge_both_start_at_nothing() -> None:
    assert starts(dict(read_setup(OPTIONS, 1, {}))) == (0, 0)


@rule("BF-CHAL-03")
def test_after_a_win_the_handicap_rises_by_five() -> None:
    assert after(challenge(handicap=3), WIN)["handicap"] == 8


@rule("BF-CHAL-04")
def test_after_a_loss_it_falls_by_two() -> None:
    assert after(challenge(handicap=3), LOSS)["handicap"] == 1


@rule("BF-CHAL-05")
def test_after_a_draw_it_stays() -> None:
    assert after(challenge(handicap=3), DRAW)["handicap"] == 3


@rule("BF-EX-34", "BF-CHAL-01", "BF-CHAL-03", "BF-CHAL-04", "BF-CHAL-05", "BF-CHAL-06")
def test_a_series_of_games() -> None:
    setup = challenge()
    handicaps = []
    for points in (WIN, WIN, WIN, LOSS, DRAW):
        setup = after(setup, points)
        handicaps.append(setup["handicap"])
    assert handicaps == [-5, 0, 5, 3, 3]
    assert starts(setup) == (0, 3)


@rule("BF-CHAL-06")
def test_a_series_keeps_everything_but_the_handicap() -> None:
    setup = challenge(handicap=3, countdown_waits=True, boards=["city_2"])
    assert after(setup, WIN) == {**setup, "handicap": 8}
    plain = dict(read_setup(OPTIONS, 1, {}))
    assert after(plain, WIN) == plain, "outside a challenge nothing changes"


@rule("BF-CHAL-06")
@pytest.mark.parametrize(
    ("result", "points", "english", "polish"),
    [
        (
            "won",
            WIN,
            "won; the next game begins with 8.",
            "wygrana; następna gra zaczyna się z Utrudnieniem 8.",
        ),
        (
            "lost",
            LOSS,
            "lost; the next game begins with 1.",
            "przegrana; następna gra zaczyna się z Utrudnieniem 1.",
        ),
        (
            "draw",
            DRAW,
            "a draw; the next game begins with 3.",
            "remis; następna gra zaczyna się z Utrudnieniem 3.",
        ),
    ],
)
def test_it_is_told_how_the_series_goes_on(
    result: str, points: tuple[int, int], english: str, polish: str
) -> None:
    setup = challenge(handicap=3)
    for language, says in (
        ("en", f"Challenge: handicap 3, {english}"),
        ("pl", f"Wyzwanie: Utrudnienie 3, {polish}"),
    ):
        messages = Messages(language, files("tryptyk.games.bonfire.words"))
        assert messages.series(setup, after(setup, points), result) == says
        plain = dict(read_setup(OPTIONS, 1, {}))
        assert messages.series(plain, after(plain, points), result) == "", "there is no series"
        assert not messages.missing
