"""Help: what the commands and the games declare, without loading what nobody asked for."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.cli.command import GAME, run
from tryptyk import __version__, games


def test_help_lists_the_games_and_what_each_declares() -> None:
    commands = run("--help").stdout
    assert re.findall(r"^  (\w+)  ", commands, re.MULTILINE) == [
        "play", "review", "serve", "simulate", "ladder", "learn", "rules", "content", "bench"
    ]  # fmt: skip
    for command in ("play", "simulate"):
        assert re.search(r"^  aeons_end +Aeon's End$", run(command, "--help").stdout, re.MULTILINE)
        told = " ".join(run(command, GAME, "--help").stdout.split())
        for option in games.load(GAME).game.options:
            assert f"--{option.id.replace('_', '-')} " in told
        assert "beginner, normal, expert, extinction. Default: normal." in told
        assert "For 1 player only." in told
        assert "--seed" in told, "what every game has is there too"


def test_commands_are_listed_without_loading_a_game() -> None:
    listing = "import sys; from tryptyk.cli import app; app(['--help'], standalone_mode=False)"
    loaded = f"{listing}; print([name for name in sys.modules if name.startswith('tryptyk.games.')])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_it_says_its_version_and_runs_as_a_module() -> None:
    assert run("--version").stdout == f"tryptyk {__version__}\n"
    done = subprocess.run(
        [sys.executable, "-m", "tryptyk", "--version"], capture_output=True, check=True, text=True
    )
    assert done.stdout == f"tryptyk {__version__}\n"


def test_unknown_languages_and_commands_are_refused_too() -> None:
    for args in (
        ["play", GAME, "--lang", "fr"],
        ["dance"],
        ["simulate", GAME, "--games", "0"],
        ["play", GAME, "--colour", "red"],
    ):
        result = run(*args)
        assert result.exit_code == 2
        assert "Error: " in result.stderr
