"""The challenge at the terminal: it says how it went, goes on from there, and remembers it after leaving."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.rule import rule
from tryptyk.cli import app
from tryptyk.games.bonfire.game import GAME
from tryptyk.games.bonfire.state import State
from tryptyk.kernel import Table
from tryptyk.kernel.record import beginning_of, decode_record, encode, from_record, record_of

LOST = "Challenge: handicap -10, lost; the next game begins with -12."
LOST_AGAIN = "Challenge: handicap -12, lost; the next game begins with -14."


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")


def play(*args: str, say: list[str], lang: str = "en") -> str:
    result = CliRunner().invoke(
        app, ["play", "bonfire", "--lang", lang, *args], input="".join(f"{line}\n" for line in say)
    )
    assert result.exit_code == 0, result.output
    return result.output


def played(seed: int = 8, **setup: Any) -> Table[State]:
    """A game without a plan, to its end; nobody beats Tom like that."""
    table: Table[State] = Table.new(GAME, 1, seed, setup)
    random = Random(seed)
    while table.decision is not None:
        table.take(random.randrange(len(table.decision.options)))
    return table


def before_the_end(file: str, **setup: Any) -> str:
    """Saves a game before its last choice; gives the number with which that is made."""
    whole = record_of(played(**setup))
    table = beginning_of(GAME, whole)
    for seat, option in whole.choices[:-1]:
        table.repeat(seat, option)
    Path(file).write_bytes(encode(record_of(table)))
    assert table.decision is not None
    return str(table.decision.options.index(whole.choices[-1][1]) + 1)


def saved(file: str) -> Table[State]:
    return from_record(GAME, decode_record(Path(file).read_bytes()))


@rule("BF-CHAL-06")
@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", LOST),
        ("pl", "Wyzwanie: Utrudnienie -10, przegrana; następna gra zaczyna się z Utrudnieniem -12."),
    ],
)
def test_the_end_says_what_it_means_for_the_series(language: str, says: str) -> None:
    last = before_the_end("game.json", challenge=True)
    told = play("--resume", "game.json", say=[last], lang=language)
    page = told[told.rindex("─" * 120) :]
    assert says in page


def test_outside_a_series_nothing_is_said_or_saved() -> None:
    last = before_the_end("game.json", challenge=False)
    told = play("--resume", "game.json", say=[last, "q"])
    assert "The game is over after" in told
    assert "Challenge" not in told
    assert saved("game.json").decision is not None, "a game that is over is not saved"


@rule("BF-CHAL-06")
def test_the_next_game_says_how_the_last_one_went() -> None:
    last = before_the_end("game.json", challenge=True)
    told = play("--resume", "game.json", say=[last, "n", "l"])
    assert "Bonfire, game number 9." in told
    after = told.split("game number 9.")[1]
    assert after.count(LOST) == 2, "on the first page and in the log"


@rule("BF-CHAL-06")
def test_leaving_after_the_end_remembers_the_series() -> None:
    last = before_the_end("game.json", challenge=True)
    told = play("--resume", "game.json", say=[last, "q"])
    assert "The series is saved in game.json. To go on with its next game:" in told
    assert "tryptyk play bonfire --resume game.json --lang en" in told
    assert saved("game.json").outcome is not None

    told = play("--resume", "game.json", say=["1", "q"])
    assert "Bonfire, game number 9." in told and "game number 8" not in told
    assert LOST in told
    assert "The game is saved in game-2.json. To go on with it:" in told
    assert saved("game.json").outcome is not None, "the game before it stays as it is"
    going_on = saved("game-2.json")
    assert (going_on.seed, going_on.number, going_on.setup["handicap"]) == (9, 1, -12)


def test_a_next_game_that_is_left_before_its_first_choice_is_remembered_too() -> None:
    last = before_the_end("game.json", challenge=True)
    told = play("--resume", "game.json", say=[last, "n", "q"])
    assert "The game is saved in game-2.json." in told
    going_on = saved("game-2.json")
    assert (going_on.seed, going_on.number, going_on.setup["handicap"]) == (9, 0, -12)


@rule("BF-CHAL-06")
def test_the_end_lists_all_games_of_the_series() -> None:
    random = Random(5)
    Path("game.json").write_bytes(encode(record_of(played(challenge=True))))
    told = play("--resume", "game.json", say=[str(random.randint(1, 12)) for _ in range(4000)])
    page = told[told.rindex("The game is over after") :]
    assert page.index(LOST) < page.index(LOST_AGAIN)


def test_a_finished_game_of_no_series_is_looked_at() -> None:
    Path("game.json").write_bytes(encode(record_of(played(challenge=False))))
    told = play("--resume", "game.json", say=["q"])
    assert "The game is over after" in told and "game number 8" in told
