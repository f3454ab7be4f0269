"""The file in which a game at the terminal is kept. What lies there already is never written over unasked."""

from __future__ import annotations

import errno
import os
import shutil
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile

from tryptyk.kernel.errors import InvalidRecord

SAVES = Path(".tryptyk")
"""Where a game is saved that nobody gave a file to."""


class Taken(Exception):
    """Something else lies in that file."""


class Save:
    """Where one game is kept: its own file once it was read or written, unless it changes behind our back.

    ``held`` is what the game has in the file; None while it has nothing there.
    """

    def __init__(self, file: Path, held: bytes | None = None) -> None:
        self.file = file
        self._held = held

    def write(self, data: bytes) -> None:
        """Keep the game in its own file, or in the first free one that is called like it."""
        if self._held is not None and _content(self.file) == self._held:
            _replace(self.file, data)
        else:
            self.file = _write_free(self.file, data)
        self._held = data

    def write_to(self, file: Path, data: bytes, over: bool = False) -> None:
        """Keep the game in that file from now on; Taken if something else lies there that is not given up."""
        own = self._held is not None and _same(file, self.file) and _content(file) == self._held
        if own or over:
            _replace(file, data)
        else:
            _write_new(file, data)
        self.file, self._held = file, data

    def following(self) -> Save:
        """Where the next game of a series is kept: beside this one."""
        return Save(self.file)


def _content(file: Path) -> bytes | None:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return None


def _same(one: Path, other: Path) -> bool:
    return one.resolve() == other.resolve()


def _write_free(file: Path, data: bytes) -> Path:
    """``game-7.json``, else ``game-7-2.json`` and so on: whichever is not there yet."""
    for number in count(1):
        free = file if number == 1 else file.with_stem(f"{file.stem}-{number}")
        try:
            _write_new(free, data)
        except Taken:
            continue
        return free
    raise AssertionError("numbers do not end")


def _write_new(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        made = file.open("xb")
    except FileExistsError:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)) from None
        raise Taken(str(file)) from None
    try:
        with made:
            made.write(data)
    except OSError:
        file.unlink()  # half a game is none
        raise


def _replace(file: Path, data: bytes) -> None:
    """In one go, so that a full disk or a crash leaves what was there."""
    target = file.resolve()
    with NamedTemporaryFile(dir=target.parent, prefix=".tryptyk-", delete=False) as made:
        passing = Path(made.name)
        try:
            made.write(data)
            made.flush()
            if target.exists():
                shutil.copymode(target, passing)
            passing.replace(target)
        except OSError:
            passing.unlink(missing_ok=True)
            raise


def read_file(file: Path) -> bytes:
    """What lies in a saved game; InvalidRecord where there is nothing to read."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise InvalidRecord(f"The saved game {str(file)!r} cannot be read: {error.strerror}.") from error
