"""Whole games of every kind, typed at the terminal by a person who presses numbers without a plan."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tests.cli.command import STRAY, play
from tryptyk import games
from tryptyk.messages import LANGUAGES, Messages

TABLES = [
    ("bonfire", 1, "--challenge"),
    ("bonfire", 2, "--first-game"),
    ("age_contrived", 1, "--automa-turn-limit=5"),
    ("age_contrived", 2, "--turn-limit=5"),
]


@pytest.mark.parametrize(
    ("language", "won", "lost"),
    [("en", "Victory!", "Defeat."), ("pl", "Zwycięstwo!", "Przegrana.")],
)
def test_a_person_plays_a_whole_game(language: str, won: str, lost: str) -> None:
    output = play("--lang", language, "--seed", "4", "--nemesis", "rageborne", say=["1"] * 2000)
    assert won in output or lost in output
    assert STRAY.search(output) is None
    assert Messages(language).text("terminal-goodbye") in output
    assert not Path(".tryptyk").exists(), "a game that is over is not saved"


@pytest.mark.parametrize("nemesis", ["prince_of_gluttons", "carapace_queen", "crooked_mask"])
def test_random_answers_lead_through_a_whole_game(nemesis: str) -> None:
    random = Random(3)
    answers = [str(random.randint(0, 9)) for _ in range(4000)]
    output = play("--lang", "pl", "--seed", "6", "--nemesis", nemesis, "--players", "3", say=answers)
    assert "Koniec gry, " in output
    assert "Wybierz numer od 1 do " in output, "a number that is not on offer is refused with a sentence"
    assert STRAY.search(output) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "option"), TABLES)
def test_a_whole_game_is_typed(game: str, players: int, option: str, language: str) -> None:
    random = Random(7)
    typed = [str(random.randint(1, 12)) for _ in range(6000)]
    args = ("--lang", language, "--seed", "8", f"--players={players}", option)
    told = play(*args, game=game, say=typed)
    messages = Messages(language, games.load(game).words)
    assert re.search(r"^1\. .+: \d+$", told, re.MULTILINE), "the sides are ranked by points"
    if (game, players) == ("age_contrived", 1):
        assert re.search(r"^[12]\. \w+ \(automa\): \d+$", told, re.MULTILINE), "it goes by whom it plays"
    assert messages.text("terminal-goodbye") in told
    assert STRAY.search(told) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.HOUSE)
def test_help_speaks_of_the_game_that_is_played(game: str, language: str) -> None:
    told = play("--lang", language, "--players=2", game=game, say=["?", "r nosuchrule"])
    assert STRAY.search(told) is None
    prefixes = {"aeons_end": "AE", "bonfire": "BF", "age_contrived": "WC"}
    assert set(re.findall(r"\b(AE|BF|WC)-[A-Z]+-\d", told)) == {prefixes[game]}
