"""The page in a real terminal."""

from __future__ import annotations

import pytest

from tests.cli.command import GAME
from tests.cli.terminal import Terminal
from tryptyk.messages import Messages


@pytest.mark.parametrize(("columns", "rows"), [(100, 40), (80, 24)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_fits_a_real_terminal_and_ctrl_c_leaves(columns: int, rows: int, language: str) -> None:
    args = ["play", GAME, "--seed", "5", "--players", "4", "--lang", language]
    with Terminal(*args, columns=columns, rows=rows) as table:
        table.wait_for("> ")
        lines = table.page()
        assert len(lines) <= rows
        assert max(len(line) for line in lines) <= columns
        table.interrupt()
        assert Messages(language).text("terminal-goodbye") in table.finish()
