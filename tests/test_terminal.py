"""Whole games of every kind, typed at the terminal by a person who presses numbers without a plan."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from tryptyk import games
from tryptyk.cli import app
from tryptyk.messages import LANGUAGES, Messages

STRAY = re.compile(
    r"\b(thing|option|event|prompt|reason|or|picture|terminal|help|keys|phase|outcome|score)-[a-z]|\{ ?\$"
)
"""What a text looks like that is missing, or was not filled in."""

TABLES = [
    ("bonfire", 1, "--challenge"),
    ("bonfire", 2, "--first-game"),
    ("age_contrived", 1, "--automa-turn-limit=5"),
    ("age_contrived", 2, "--turn-limit=5"),
]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")


def play(game: str, *args: str, say: list[str]) -> str:
    result = CliRunner().invoke(app, ["play", game, *args], input="".join(f"{line}\n" for line in say))
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "option"), TABLES)
def test_a_whole_game_is_typed(game: str, players: int, option: str, language: str) -> None:
    random = Random(7)
    typed = [str(random.randint(1, 12)) for _ in range(6000)]
    told = play(game, "--lang", language, "--seed", "8", f"--players={players}", option, say=typed)
    messages = Messages(language, games.load(game).words)
    assert re.search(r"^1\. .+: \d+$", told, re.MULTILINE), "the sides are ranked by points"
    assert messages.text("terminal-goodbye") in told
    assert STRAY.search(told) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.HOUSE)
def test_help_speaks_of_the_game_that_is_played(game: str, language: str) -> None:
    told = play(game, "--lang", language, "--seed", "8", "--players=2", say=["?", "r nosuchrule"])
    assert STRAY.search(told) is None
    prefixes = {"aeons_end": "AE", "bonfire": "BF", "age_contrived": "WC"}
    assert set(re.findall(r"\b(AE|BF|WC)-[A-Z]+-\d", told)) == {prefixes[game]}
