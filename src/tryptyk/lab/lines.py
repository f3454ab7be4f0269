"""Which lines of a game's rules there are, and which of them play has reached."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

ROOMS = ("rules", "effects")


class Line(NamedTuple):
    """A line of a rule."""

    file: str
    """From the game's package."""
    function: str
    number: int
    text: str

    @property
    def named(self) -> str:
        """The line by what it says and where, whatever its number is after the next change."""
        return f"{self.file} {self.function}: {self.text}"


class Lines:
    """The lines of the functions in a game's ``rules/`` and ``effects/``, watched while it is played.

    A function whose lines have all been reached is not watched any more, so that watching gets cheaper.
    """

    def __init__(self, package: str) -> None:
        self._folder = Path(str(files(package)))
        self._missing: dict[tuple[str, int, str], set[int]] = {}
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
                    self.count += len(lines)
        self.reached = 0
        """So many of them."""

    def unreached(self) -> list[Line]:
        found = [
            Line(
                Path(file).relative_to(self._folder).as_posix(),
                function,
                number,
                self._text[file][number - 1].strip(),
            )
            for (file, _, function), lines in self._missing.items()
            for number in lines
        ]
        return sorted(set(found))

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
        if isinstance(inner, CodeType):
            yield from _functions(inner, False)
    if not outermost and code.co_flags & 0x2:  # it has local variables: no class body
        yield code


def _key(code: CodeType) -> tuple[str, int, str]:
    return code.co_filename, code.co_firstlineno, code.co_qualname
