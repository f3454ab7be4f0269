"""Content files: read strictly, faults name the file and the line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tryptyk.components import ContentFault, read


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: Figures
    card: list[Row]


GOOD = """# a comment
[table]
size = 5

[[card]]
id = "jade"
cost = 2

[[card]]
id = "opal"
cost = 5
"""


def box(tmp_path: Path, text: str) -> Box:
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return read(file, Box)


def test_a_good_file_becomes_typed_rows(tmp_path: Path) -> None:
    assert box(tmp_path, GOOD) == Box(Figures(5), [Row("jade", 2), Row("opal", 5)])


@pytest.mark.parametrize(
    ("wrong", "right", "line"),
    [
        ("cost = 5", 'cost = "five"', 11),
        ("cost = 2", "cost = 2.5", 7),
        ("size = 5", "size = true", 3),
        ('id = "opal"\n', "", 9),
        ("cost = 5", "cost = 5\ncolour = 1", 9),
        ("[table]\nsize = 5", "", 1),
    ],
    ids=["text", "float", "bool", "missing", "unknown", "no table"],
)
def test_a_fault_names_file_and_line(tmp_path: Path, wrong: str, right: str, line: int) -> None:
    assert wrong in GOOD
    with pytest.raises(ContentFault, match=f"^box.toml:{line}: "):
        box(tmp_path, GOOD.replace(wrong, right))


def test_broken_toml_names_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(ContentFault, match=r"^box\.toml: .*line 3"):
        box(tmp_path, GOOD.replace("size = 5", "size = = 5"))
