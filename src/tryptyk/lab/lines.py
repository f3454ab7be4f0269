"""Which lines of a game's rules there are, and which of them play has reached."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple, TypeAlias

ROOMS = ("rules", "effects")
_COMPREHENSION = re.compile(r"(?:\.<locals>)?\.?<(?:list|dict|set)comp>|(?:\.<locals>)?\.?<genexpr>")

_Key: TypeAlias = tuple[str, int, str]
"""A function: its file, its first line, its name."""


class Line(NamedTuple):
    """A line of a rule."""

    file: str
    """From the game's package."""
    function: str
    number: int
    text: str

    @property
    def place(self) -> str:
        return f"{self.file} {self.function}"

    @property
    def named(self) -> str:
        """The line by what it says and where, whatever its number is after the next change."""
        return f"{self.place}: {self.text}"


class Lines:
    """The lines of the functions in a game's ``rules/`` and ``effects/``, watched while it is played.

    A function whose lines have all been reached is not watched any more, so that watching gets cheaper.
    """

    def __init__(self, package: str) -> None:
        self._folder = Path(str(files(package)))
        self._missing: dict[_Key, set[int]] = {}
        self._counts: dict[_Key, int] = {}
        self._text: dict[str, list[str]] = {}
        self.count = 0
        for room in ROOMS:
            # In a small game a room is one file.
            for file in sorted([*self._folder.glob(f"{room}.py"), *(self._folder / room).rglob("*.py")]):
                source = file.read_text(encoding="utf-8")
                self._text[str(file)] = source.splitlines()
                for code in _functions(compile(source, str(file), "exec")):
                    lines = {line for _, _, line in code.co_lines() if line} - {code.co_firstlineno}
                    self._missing[_key(code)] = lines
                    self._counts[_key(code)] = len(lines)
                    self.count += len(lines)
        self.reached = 0
        """So many of them."""

    def unreached(self) -> list[Line]:
        found = [
            Line(*self._place(key), number, self._text[key[0]][number - 1].strip())
            for key, missing in self._missing.items()
            for number in missing
        ]
        return sorted(set(found))

    def entered(self) -> set[str]:
        """The places of the functions of which at least a line was reached."""
        keys = [key for key, missing in self._missing.items() if len(missing) < self._counts[key]]
        return {" ".join(self._place(key)) for key in keys}

    def _place(self, key: _Key) -> tuple[str, str]:
        """File and function; a comprehension belongs to the function in which it stands."""
        file, _, function = key
        return Path(file).relative_to(self._folder).as_posix(), _COMPREHENSION.split(function)[0]

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Note which lines are reached meanwhile."""
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(before)

    def _called(self, frame: FrameType, event: str, argument: Any) -> Any:
        missing = self._missing.get(_key(frame.f_code))
        if not missing:
            return None

        def reached(frame: FrameType, event: str, argument: Any) -> Any:
            if event == "line" and frame.f_lineno in missing:
                missing.discard(frame.f_lineno)
                self.reached += 1
            return reached

        return reached


def _functions(code: CodeType, outermost: bool = True) -> Iterator[CodeType]:
    """The functions in some code; not what is done once when the module is loaded."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and not (outermost and _COMPREHENSION.match(inner.co_name)):
            yield from _functions(inner, False)
    if not outermost and code.co_flags & 0x2:  # it has local variables: no class body
        yield code


def _key(code: CodeType) -> _Key:
    return code.co_filename, code.co_firstlineno, code.co_qualname
