"""The edition follows from the rules by itself."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.toy.game import GAME as TOY
from tryptyk import kernel
from tryptyk.kernel.edition import KERNEL, edition_of

TOY_FOLDER = Path(__file__).parents[1] / "toy"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with the toy's rooms, to be changed."""
    shutil.copytree(TOY_FOLDER, tmp_path / "edited", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "edited", raising=False)
    return tmp_path / "edited"


def test_a_copy_is_the_same_edition(copy: Path) -> None:
    assert edition_of("edited") == edition_of("tests.toy") == TOY.edition
    assert len(TOY.edition) == 12


@pytest.mark.parametrize("file", ["rules.py", "state.py", "components/__init__.py", "components/table.toml"])
def test_rules_components_and_set_up_make_another(copy: Path, file: str) -> None:
    before = edition_of("edited")
    (copy / file).write_text((copy / file).read_text() + "\n", encoding="utf-8")
    assert edition_of("edited") != before


def test_a_new_file_or_another_name_makes_another(copy: Path) -> None:
    before = edition_of("edited")
    (copy / "effects").mkdir()
    (copy / "effects" / "flood.py").write_text("", encoding="utf-8")
    added = edition_of("edited")
    (copy / "effects" / "flood.py").rename(copy / "effects" / "fire.py")
    assert len({before, added, edition_of("edited")}) == 3


def test_of_the_kernel_all_counts_but_what_keeps_games() -> None:
    modules = {file.name for file in Path(kernel.__file__).parent.glob("*.py")}
    assert modules - set(KERNEL) == {
        "__init__.py", "codec.py", "edition.py", "errors.py", "game.py", "history.py", "imagining.py",
        "marks.py", "memory.py", "record.py", "table.py",
    }  # fmt: skip


@pytest.mark.parametrize("file", ["words/locale/en/toy.ftl", "words/__init__.py", "game.py", "terminal.py"])
def test_words_looks_and_bots_do_not(copy: Path, file: str) -> None:
    before = edition_of("edited")
    (copy / file).write_text((copy / file).read_text() + "\n", encoding="utf-8")
    assert edition_of("edited") == before
