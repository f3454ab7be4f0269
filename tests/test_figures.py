"""Figures in TOML files: what is missing, what nobody asks for and what is no figure is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tryptyk.components import ContentFault, Figures


@pytest.fixture
def figures(tmp_path: Path) -> Figures:
    file = tmp_path / "weights.toml"
    file.write_text(
        'tile = 1.5\nsteps = 4\nsoon = [0.8, 1]\nword = "x"\n[effort]\ntask = 2\n', encoding="utf-8"
    )
    return Figures(file)


def test_each_is_taken_once_and_all_have_to_be(figures: Figures) -> None:
    assert (figures.one("tile"), figures.whole("steps"), figures.row("soon")) == (1.5, 4, (0.8, 1.0))
    with pytest.raises(ContentFault, match=r"^weights\.toml: nobody asks for word, effort\.$"):
        figures.done()
    assert figures.by_id("effort") == {"task": 2.0}
    with pytest.raises(ContentFault, match=r"^weights\.toml: there is no tile\.$"):
        figures.one("tile")


def test_what_is_no_figure_is_told(figures: Figures) -> None:
    with pytest.raises(ContentFault, match=r"^weights\.toml: word: Expected `float`, got `str`$"):
        figures.one("word")
