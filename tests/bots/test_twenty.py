"""The bot of CONTRIBUTING plays all games, and better than chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.twenty import Curious
from tests.toy.game import GAME as TOY
from tryptyk import games
from tryptyk.bots import make, next_choice, play_out
from tryptyk.kernel import Table

HERE = Path(__file__).parent


@pytest.mark.parametrize("id", ["toy", *games.HOUSE])
def test_a_bot_of_twenty_lines_plays_a_whole_game(id: str) -> None:
    game = TOY if id == "toy" else games.load(id).game
    table = Table.new(game, 2, 5)
    outcome = play_out(table, {0: Curious(game, 0, 1), 1: make("random", game, 1, 1)})
    assert outcome is not None
    assert {seat for seat, _ in table.choices()} == {0, 1}


def test_it_wins_against_chance() -> None:
    game = games.load("bonfire").game
    table = Table.new(game, 2, 11)
    bots = {0: make("random", game, 0, 1), 1: Curious(game, 1, 1)}
    while (choice := next_choice(table, bots)) is not None:
        table.choose(*choice)
    assert table.outcome is not None and table.outcome.winners == (1,)


def test_contributing_shows_it_line_by_line() -> None:
    shown = (HERE.parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    lines = (HERE / "twenty.py").read_text(encoding="utf-8").split("\n\n\n", 1)[1].rstrip()
    assert lines in shown
    assert len([line for line in lines.splitlines() if line.strip()]) <= 20
