"""``tryptyk content``."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.command import GAME, NO_CHESS, PATIENCE, refused, run
from tryptyk import games

SOURCES = ("rulebook", "public", "reconstructed")


def copied_package(folder: Path) -> Path:
    """The package once more, to be changed."""
    installed = Path(str(files("tryptyk")))
    package = folder / "tryptyk"
    shutil.copytree(installed, package, ignore=shutil.ignore_patterns("static"))
    for library in installed.parent.glob("tryptyk__mypyc*"):  # beside the package in the compiled build
        shutil.copy(library, folder)
    return package


def run_copied(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from tryptyk.cli import main; main()", *args],
        check=False, capture_output=True, text=True, timeout=PATIENCE,
        env={**os.environ, "PYTHONPATH": str(folder)},
    )  # fmt: skip


def test_content_lists_what_a_new_card_and_a_new_nemesis_still_lack(tmp_path: Path) -> None:
    """In a repository, where web client and tests are at hand."""
    source = tmp_path / "src"
    components = copied_package(source) / "games/aeons_end/components"
    with (components / "relics.toml").open("a", encoding="utf-8") as relics:
        relics.write(
            '\n[[card]]\nid = "new_relic"\ncost = 3\ncopies = 5\nstarter = false\nsource = "public"\n'
        )
    (components / "nemesis/hollow_king.toml").write_text(
        '[nemesis]\nid = "hollow_king"\norder = 9\nlife = 50\ndifficulty = 4\nsource = "public"\n\n'
        '[[card]]\nid = "hollow_choir"\ntier = 1\ntype = "power"\npower = 2\nhas_to_discard = true\n'
        'source = "public"\n\n'
        '[[side_card]]\nid = "echo"\nkind = "echo"\nsource = "public"\n'
    )
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests/aeons_end").mkdir(parents=True)
    board = tmp_path / "web/src/games/aeons_end"
    board.mkdir(parents=True)
    (board / "looks.json").write_text('{"things": {"echo": ["sonic-boom"]}, "abilities": {}}')
    done = run_copied(source, "content", GAME, "new_relic", "hollow_king", "hollow_choir", "echo", "--check")
    assert (done.returncode, done.stderr) == (1, "")
    faults = [line.split(": ", 1)[1] for line in done.stdout.splitlines() if ": " in line]
    lacks: dict[str, list[str]] = {}
    for fault in faults:
        id, what = fault.split(" has no ")
        lacks.setdefault(id, []).append(what)
    assert lacks["new_relic"] == [
        "behaviour (effects/relics.py)", "colour (web looks.json)", "icon (web looks.json)",
        "test (tests/aeons_end)", "thing-new_relic in en", "thing-new_relic in pl",
        "thing-new_relic.text in en", "thing-new_relic.text in pl",
    ]  # fmt: skip
    assert set(lacks["hollow_king"]) >= {
        "behaviour (effects/nemeses/hollow_king.py)", "part of the board (web nemeses/hollow_king.svelte)",
        "recorded game (tests/aeons_end/make_records.py)", "thing-hollow_king.unleash in pl",
    }  # fmt: skip
    assert {
        "TO DISCARD behaviour (effects/nemeses/hollow_king.py)",
        "thing-hollow_choir.todiscard in en",
    } < set(lacks["hollow_choir"])
    assert "behaviour (effects/nemeses/hollow_king.py)" in lacks["echo"]
    assert "colour (web looks.json)" in lacks["echo"] and "icon (web looks.json)" not in lacks["echo"]
    assert "There is no component 'nix' in the content." in run_copied(source, "content", GAME, "nix").stderr
    play = run_copied(source, "simulate", GAME, "--games", "1")
    assert (play.returncode, "content, and nothing is known of them: new_relic." in play.stderr) == (
        2,
        True,
    )


def test_content_counts_components_with_their_sources() -> None:
    result = run("content", GAME)
    assert result.exit_code == 0
    entries = games.load(GAME).entries
    count, by_source = len(entries), Counter(str(entry.source) for entry in entries)
    assert re.search(
        rf"^mage +{sum(entry.kind == 'mage' for entry in entries)} ", result.stdout, re.MULTILINE
    )
    shares = (f"{by_source[one]} +{by_source[one] / count:.0%}" for one in SOURCES)
    assert re.search(rf"^all +{count} +{' +'.join(shares)}", result.stdout, re.MULTILINE)
    coined = sum("pl" in entry.coined for entry in entries)
    assert re.search(rf"^Names of our own in pl \({coined}\): .*\bRozpłatanie\b", result.stdout, re.MULTILINE)
    assert f"{count} entries, no faults" in result.stdout
    assert run("content", GAME, "--check").stdout == f"{count} entries, no faults\n"


def test_content_says_where_less_is_there_than_the_rulebook_counts(tmp_path: Path) -> None:
    table = copied_package(tmp_path) / "games/aeons_end/components/table.toml"
    text = table.read_text(encoding="utf-8")
    counted = 'id = "relic_cards"\ncount = '
    assert counted in text
    table.write_text(text.replace(counted, f"{counted}9"), encoding="utf-8")
    told = run_copied(tmp_path, "content", GAME, "relic_cards", "--check").stdout
    assert re.search(r"relic_cards has no full count \(table.toml says 9\d+, the files hold \d+\)", told)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("cost = 2", 'cost = "two"'), "gems.toml:7: Expected `int`, got `str` - at `$.card[0].cost`"),
        (("cost = 2", "price = 2"), "gems.toml:5: Object contains unknown field `price` - at `$.card[0]`"),
        (("cost = 2", "cost = "), "gems.toml: Invalid value (at line 7, column 8)"),
    ],
)
def test_faults_in_the_content_name_file_and_line(tmp_path: Path, change: tuple[str, str], says: str) -> None:
    gems = copied_package(tmp_path) / "games/aeons_end/components/gems.toml"
    text = gems.read_text()
    gems.write_text(text.replace(*change, 1))
    done = run_copied(tmp_path, "content", GAME)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.strip() == says


def test_an_unknown_game_is_refused() -> None:
    assert refused("content", "chess") == NO_CHESS
