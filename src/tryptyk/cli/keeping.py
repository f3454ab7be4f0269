"""Saving at the terminal: where the game is, how to go on with it, and asking before anything is lost."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tryptyk.cli.saves import Save, Taken
from tryptyk.cli.screen import Screen
from tryptyk.cli.started import command
from tryptyk.kernel import Table
from tryptyk.kernel.record import encode, record_of


class Keeper:
    """Keeps one game; ``again`` is what the command to go on with it needs beside its file."""

    def __init__(self, screen: Screen, save: Save, again: Sequence[str]) -> None:
        self.save = save
        self._screen = screen
        self._again = again

    def keep(self, table: Table[Any], in_series: bool) -> bool:
        """Save the game in its own file; says whether that went well."""
        try:
            self.save.write(encode(record_of(table)))
        except OSError as error:
            self._cannot(self.save.file, error)
            return False
        self._tell(table, in_series)
        return True

    def rescue(self, table: Table[Any]) -> None:
        """Save the game as well as possible, without a word."""
        with suppress(OSError):
            self.save.write(encode(record_of(table)))

    def keep_in(self, file: Path, table: Table[Any], in_series: bool) -> None:
        """Save the game in that file; what else lies there is given up only by whoever says so."""
        data = encode(record_of(table))
        try:
            try:
                self.save.write_to(file, data)
            except Taken:
                if not self._screen.agree("terminal-overwrite", file=str(file)):
                    self._screen.say("terminal-left-as-it-is", file=str(file))
                    return
                self.save.write_to(file, data, over=True)
        except OSError as error:
            self._cannot(file, error)
        else:
            self._tell(table, in_series)

    def _cannot(self, file: Path, error: OSError) -> None:
        self._screen.say("terminal-cannot-save", file=str(file), why=str(error.strerror))

    def _tell(self, table: Table[Any], in_series: bool) -> None:
        file = str(self.save.file)
        self._screen.say("terminal-series-saved" if in_series else "terminal-saved", file=file)
        self._screen.command(command("play", table.game.id, "--resume", file, *self._again))
