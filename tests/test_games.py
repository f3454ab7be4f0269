"""Finding games: those of the house, and those that the environment names."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.toy.game import GAME as TOY
from tryptyk import games
from tryptyk.messages import LANGUAGES, Messages

PLAY_LIKE_A_SERVER = """
import json, sys
from tryptyk import bots, games
from tryptyk.kernel import Table

title = games.load("aeons_end")
title.vocabulary, title.entries, title.samples
table = Table.new(title.game, 2, 1, {})
bots.play_out(table, {seat: bots.make("random", title.game, seat, 1) for seat in range(2)})
assert table.outcome is not None
import tryptyk.lab.simulate, tryptyk.server.app
print(json.dumps([name for name in sys.modules if name.split(".")[0] == "rich" or ".terminal" in name]))
"""


def python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True, check=True, text=True, timeout=60, env={**os.environ, **environment},
    )  # fmt: skip
    return done.stdout


def test_terminal_code_is_loaded_only_by_the_terminal() -> None:
    assert json.loads(python(PLAY_LIKE_A_SERVER)) == []


@pytest.mark.parametrize("game", games.HOUSE)
def test_words_for_the_same_thing_are_told_in_every_language(game: str) -> None:
    groups = tomllib.loads((games.load(game).words / "synonyms.toml").read_text(encoding="utf-8"))
    assert {"goal", "ending", "setting_up"} <= groups.keys()
    for id, group in groups.items():
        assert group.keys() == set(LANGUAGES), id
        for words in group.values():
            assert words, id
            assert len(words) == len(set(words)), id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.HOUSE)
def test_what_we_have_reconstructed_is_told_in_words(game: str, language: str) -> None:
    title = games.load(game)
    says = Messages(language, title.words, title.vocabulary)
    facts = {fact for entry in title.entries for fact in entry.reconstructed}
    assert [fact for fact in sorted(facts) if not says.has(f"reconstructed-{fact}")] == []


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package outside the house that holds the toy game, and the environment names it."""
    folder = tmp_path / "guests" / "nim"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "__init__.py").touch()
    (folder / "game.py").write_text("from tests.toy.game import GAME\n")
    root = Path(__file__).parent.parent
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(root)]))
    monkeypatch.setenv("TRYPTYK_GAMES", " guests.nim,")
    return folder


def test_further_games_are_named_by_the_environment(guest: Path) -> None:
    assert games.ids() == (*games.HOUSE, "nim")
    title = games.load("nim")
    assert (title.id, title.package) == ("nim", "guests.nim")
    assert title.game is TOY
    assert str(title.words) == str(guest / "words")


def test_further_games_are_there_in_other_processes_too(guest: Path) -> None:
    code = "from tryptyk import games; print(games.ids()[-1], games.load('nim').game.id)"
    assert python(code) == "nim toy\n"
    report = (
        "if __name__ == '__main__':\n"
        "    from tryptyk.lab.simulate import Plan, simulate\n"
        "    plan = Plan('nim', 2, ('random', 'random'), 1, 4, {'limit': 9})\n"
        "    print(simulate(plan, processes=2)[0].outcomes)\n"
    )
    script = guest / "report.py"
    script.write_text(report)
    done = subprocess.run([sys.executable, script], capture_output=True, check=True, text=True, timeout=60)
    assert done.stdout == "{'full': 4}\n"


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ("nowhere.chess", "TRYPTYK_GAMES names nowhere.chess, and Python finds no such package."),
        ("guests.go", "TRYPTYK_GAMES names guests.go, and Python finds no such package."),
        (".nim", "TRYPTYK_GAMES names .nim, and Python finds no such package."),
        ("guests.nim,other.nim", "TRYPTYK_GAMES names other.nim, and there is a game 'nim' already."),
        ("my.aeons_end", "TRYPTYK_GAMES names my.aeons_end, and there is a game 'aeons_end' already."),
    ],
)
def test_a_wrong_name_in_the_environment_is_told(
    guest: Path, monkeypatch: pytest.MonkeyPatch, named: str, sentence: str
) -> None:
    monkeypatch.setenv("TRYPTYK_GAMES", named)
    with pytest.raises(games.UnknownGame) as refusal:
        games.ids()
    assert str(refusal.value) == sentence


def test_an_unknown_game_is_told_with_those_that_there_are(guest: Path) -> None:
    with pytest.raises(games.UnknownGame) as refusal:
        games.load("chess")
    there_are = "aeons_end, bonfire, age_contrived, nim"
    assert str(refusal.value) == f"There is no game 'chess'. Choose from: {there_are}."
