"""Why no game reaches some lines of the rules: ``unreached/<game>.toml``, beside this.

Reasons stand in groups, each with the lines that it is given for. A line is named by its file, its function
and what it says (``rules/turns.py take: raise KeyError(id)``), so that a reason stays with it when others
change; where a function says the same twice, the reason is for all that no game reaches. A function that is
never entered is named as a whole (``rules/turns.py take``).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

import msgspec

from tryptyk.lab.lines import Line, Lines


class _Group(msgspec.Struct, forbid_unknown_fields=True):
    why: str
    lines: list[str]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    group: list[_Group] = []


def reasons_of(id: str) -> dict[str, str]:
    """The reasons of a game, by the lines and functions that they are given for."""
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


def reason_for(line: Line, reasons: Mapping[str, str]) -> str:
    """Why it is not reached; empty where nobody has said so."""
    return reasons.get(line.named) or reasons.get(line.place, "")


def unexplained(lines: Lines, reasons: Mapping[str, str]) -> list[str]:
    """The lines that no game has reached, and nobody has said why."""
    return [line.named for line in lines.unreached() if not reason_for(line, reasons)]


def outdated(lines: Lines, reasons: Mapping[str, str]) -> list[str]:
    """Reasons for lines and functions that are gone, or that a game has reached."""
    unreached, entered = lines.unreached(), lines.entered()
    left = {line.named for line in unreached} | {line.place for line in unreached} - entered
    return [named for named in reasons if named not in left]


def report(lines: Lines, reasons: Mapping[str, str]) -> str:
    """The lines that no game has reached: first those without a reason, then all others by theirs."""
    by_reason: dict[str, list[str]] = {"": []}
    for line in lines.unreached():
        by_reason.setdefault(reason_for(line, reasons), []).append(f"{line.number:5} {line.named}\n")
    return "\n".join("".join([f"{why}\n" if why else "", *told]) for why, told in by_reason.items())
