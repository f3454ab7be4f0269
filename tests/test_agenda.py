"""What waits on an agenda is made and told apart by name, so that an act can be renamed and given more."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tryptyk import games

EVERYWHERE = pytest.mark.parametrize("id", games.HOUSE)


def modules(id: str, room: str = "") -> Iterator[tuple[str, ast.Module]]:
    folder = Path(str(games.load(id).folder)) / room
    for file in sorted(folder.rglob("*.py")):
        yield file.relative_to(folder).as_posix(), ast.parse(file.read_text(encoding="utf-8"))


def calls_of_then(module: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "then":
            yield node


@EVERYWHERE
def test_items_are_made_by_constructors(id: str) -> None:
    calls = [(name, call) for name, module in modules(id) for call in calls_of_then(module)]
    assert len(calls) > 10
    assert [
        f"{name}:{item.lineno}"
        for name, call in calls
        for argument in call.args
        for item in outermost(argument)
        if isinstance(item, ast.Tuple)
    ] == []


def outermost(argument: ast.expr) -> list[ast.expr]:
    """The items themselves: an argument, either end of a choice, each of a list."""
    if isinstance(argument, ast.Starred):
        return outermost(argument.value)
    if isinstance(argument, ast.ListComp):
        return outermost(argument.elt)
    if isinstance(argument, ast.IfExp):
        return outermost(argument.body) + outermost(argument.orelse)
    return [argument]


@EVERYWHERE
def test_bots_name_acts_by_their_constants(id: str) -> None:
    acts = set(games.load(id).game.acts)
    assert [
        f"{name}:{word.lineno} {word.value!r}"
        for name, module in modules(id, "judgement")
        for node in ast.walk(module)
        for word in told_apart_by(node)
        if word.value in acts
    ] == []


def told_apart_by(node: ast.AST) -> list[ast.Constant]:
    """Words that something is compared with, or looked up by."""
    if isinstance(node, ast.Compare):
        among: list[ast.expr] = [node.left, *node.comparators]
    elif isinstance(node, ast.Dict):
        among = [key for key in node.keys if key is not None]
    else:
        return []
    parts = [part for one in among for part in (one.elts if isinstance(one, ast.Tuple | ast.List) else [one])]
    return [part for part in parts if isinstance(part, ast.Constant)]
