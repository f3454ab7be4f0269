"""Why no game reaches some lines of the rules: ``unreached/<game>.toml``, beside this.

Reasons stand in groups, each with the lines that it is given for. A line is named by its file, its function
and what it says (``rules/turns.py take: raise KeyError(id)``), so that a reason stays with it when others
change; where a function says the same twice, the reason is for all that no game reaches.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files

import msgspec

from tryptyk.lab.lines import Line


class _Group(msgspec.Struct, forbid_unknown_fields=True):
    why: str
    lines: list[str]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    group: list[_Group] = []


def reasons_of(id: str) -> dict[str, str]:
    """The reasons of a game, by the lines that they are given for."""
    file = files("tryptyk.lab") / "unreached" / f"{id}.toml"
    if not file.is_file():
        return {}
    groups = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).group
    reasons: dict[str, str] = {}
    for group in groups:
        for line in group.lines:
            if line in reasons:
                raise ValueError(f"{id}.toml gives two reasons for {line!r}")
            reasons[line] = group.why
    return reasons


def unexplained(unreached: Sequence[Line], reasons: Mapping[str, str]) -> list[Line]:
    """The lines that no game has reached, and nobody has said why."""
    return [line for line in unreached if line.named not in reasons]


def outdated(unreached: Sequence[Line], reasons: Mapping[str, str]) -> list[str]:
    """Reasons for lines that are gone, or that a game has reached."""
    left = {line.named for line in unreached}
    return [named for named in reasons if named not in left]


def report(unreached: Sequence[Line], reasons: Mapping[str, str]) -> str:
    """The lines that no game has reached: first those without a reason, then all others by theirs."""
    told = [f"{line.number:5} {line.named}\n" for line in unexplained(unreached, reasons)]
    for why in dict.fromkeys(reasons.values()):
        of_it = [line for line in unreached if reasons.get(line.named) == why]
        told.extend([f"\n{why}\n", *[f"{line.number:5} {line.named}\n" for line in of_it]] if of_it else [])
    return "".join(told)
