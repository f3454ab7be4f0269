"""The commands, run as people run them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from tryptyk import games
from tryptyk.cli import app

TRYPTYK = Path(sys.executable).with_name("tryptyk")
GAME = "aeons_end"
NO_CHESS = f"There is no game 'chess'. Choose from: {', '.join(games.HOUSE)}."
PATIENCE = 120.0
STRAY = re.compile(
    r"\b(thing|option|event|prompt|reason|or|picture|terminal|help|keys|phase|outcome|score)-[a-z]|\{ ?\$"
)
"""What a text looks like that is missing, or was not filled in."""


def run(*args: str, say: list[str] | None = None) -> Result:
    return CliRunner().invoke(app, args, input="".join(f"{line}\n" for line in say or []))


def play(*args: str, say: list[str], game: str = GAME) -> str:
    result = run("play", game, *args, say=say)
    assert result.exit_code == 0, result.output
    return result.output


def refused(*args: str) -> str:
    """The one sentence with which bad input is refused."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]
