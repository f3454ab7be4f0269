"""How this program was started, so that a command which is told works when it is typed in the same place."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

NAME = "tryptyk"


def command(*words: str) -> str:
    """A command of this program, as a shell takes it."""
    return shlex.join([*_program(), *words])


def _program() -> list[str]:
    if Path(sys.argv[0]).stem == NAME:
        return [_short(sys.argv[0])]
    return [_short(sys.executable), "-m", NAME]


def _short(program: str) -> str:
    """The name alone where the shell finds this very program by it."""
    name = Path(program).name
    found = shutil.which(name)
    same = found is not None and Path(found).absolute() == Path(program).absolute()
    return name if same else program
