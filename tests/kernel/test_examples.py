"""The examples in the docstrings of kernel and bots hold: those of the sources, whichever build is used."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

from tests.toy.game import GAME as TOY
from tryptyk.kernel import Table

PACKAGE = Path(__file__).parents[2] / "src" / "tryptyk"
SOURCES = sorted([*(PACKAGE / "kernel").glob("*.py"), *(PACKAGE / "bots").glob("*.py")])


def examples(source: Path) -> list[doctest.DocTest]:
    module = import_module(f"tryptyk.{source.parent.name}.{source.stem}")
    names = {"Table": Table, **vars(module), "TOY": TOY}
    found = []
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            text = ast.get_docstring(node) or ""
            name = getattr(node, "name", source.stem)
            parsed = doctest.DocTestParser().get_doctest(text, dict(names), name, str(source), 0)
            if parsed.examples:
                found.append(parsed)
    return found


@pytest.mark.parametrize(
    "source", [path for path in SOURCES if ">>>" in path.read_text()], ids=lambda p: p.stem
)
def test_examples_hold(source: Path) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    report: list[str] = []
    for example in examples(source):
        runner.run(example, out=report.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(report)


def test_every_public_method_of_a_table_has_an_example() -> None:
    source = next(path for path in SOURCES if path.stem == "table")
    shown = {example.name for example in examples(source)}
    public = {name for name, value in vars(Table).items() if callable(value) and not name.startswith("_")}
    assert public | {"new", "from_rest"} <= shown
