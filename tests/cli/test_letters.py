"""Terminals that know few letters: nothing fails, and the signs of a game stay apart."""

from __future__ import annotations

import os
import subprocess
from collections import Counter

import pytest
from rich.cells import cell_len

from tests.cli.command import PATIENCE, TRYPTYK
from tryptyk import games
from tryptyk.cli.letters import nearest
from tryptyk.messages import LANGUAGES, Messages


@pytest.mark.parametrize(
    ("encoding", "environment"),
    [
        ("ascii", {"PYTHONIOENCODING": "ascii"}),
        ("iso8859-2", {"PYTHONIOENCODING": "latin2"}),
        ("ascii", {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}),
    ],
)
@pytest.mark.parametrize("game", games.HOUSE)
def test_a_game_is_played_where_few_letters_are_known(
    game: str, encoding: str, environment: dict[str, str]
) -> None:
    done = subprocess.run(
        [TRYPTYK, "play", game, "--lang", "pl", "--seed", "3"],
        input="?\nt żółć\nw\n1\n1\nq\n".encode(),
        capture_output=True, check=False, timeout=PATIENCE,
        env={**{key: value for key, value in os.environ.items() if key != "PYTHONUTF8"}, **environment},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    told = done.stdout.decode(encoding)
    assert "Do następnego razu." in told if encoding == "iso8859-2" else "Do nastepnego razu." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.HOUSE)
def test_signs_stay_apart_and_as_wide_as_they_are(game: str, language: str) -> None:
    title = games.load(game)
    signs = [sign for sign, _ in Messages(language, title.words, title.vocabulary).legend()]
    plain = {sign: nearest(sign) for sign in dict.fromkeys(signs)}
    assert [sign for sign, count in Counter(plain.values()).items() if count > 1] == []
    for sign, letters in plain.items():
        assert letters.isascii() and len(letters) == cell_len(sign), sign


def test_every_letter_has_a_nearest_one() -> None:
    assert nearest("Zażółć gęślą jaźń – „5 × ½” … ⛵ 漢") == 'Zazolc gesla jazn - "5 x 1" . <> ?'
