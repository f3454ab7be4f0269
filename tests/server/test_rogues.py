"""Installed bots that misbehave at the tables of a server: another one answers, and the log says so."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.conftest import ROOT, TOY
from tests.server.house import House, wait_for
from tryptyk.bots import BLIND, LEVELS, USUAL

ROGUES = {"wrong": "Wrong", "dies": "Dies", "unmade": "NotMade", "well": "First"}


@pytest.fixture
def rogue_house(tmp_path: Path) -> Iterator[House]:
    """A server on which bots are installed by their entry points, as any package brings them."""
    installed = tmp_path / "site" / "rogues-1.0.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: rogues\nVersion: 1.0\n")
    lines = [f"{name} = tests.bots.rogues:{found}" for name, found in ROGUES.items()]
    (installed / "entry_points.txt").write_text("\n".join(["[tryptyk.bots]", *lines, ""]))
    paths = os.pathsep.join([TOY["PYTHONPATH"], str(ROOT), str(installed.parent)])
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    with closing(House(database, tmp_path / "log", **{**TOY, "PYTHONPATH": paths})) as house:
        yield house.start()


def test_where_a_bot_fails_another_answers_and_the_log_says_so(rogue_house: House) -> None:
    ada = rogue_house.enter("Ada")
    listed = ada.get("/api/bots")
    assert [one["id"] for one in listed] == [*LEVELS, *sorted(ROGUES)]
    assert [one["id"] for one in listed if one["usual"]] == [USUAL]
    for name in ("tests.bots.rogues:First", "os:system", "deep_blue"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": name}]
        assert ada.refused("/api/tables", game="toy", seats=seats)[0] == 422, "only what is installed"
    for name in ROGUES:
        table = ada.table({"kind": "bot", "bot": name}, {"kind": "me"}, game="toy", setup={}, seed="7")
        # What a lambda's default is, mypy cannot tell.
        wait_for(lambda table=table: table.look()["number"] > 0)  # type: ignore[misc]
        failed = f"The bot '{name}' failed in seat 1, at choice 1 of the game with seed 7: "
        lines = [line for line in rogue_house.log.read_text().splitlines() if failed in line]
        assert len(lines) == (name != "well")
        assert all(f"The bot '{BLIND}' answers in its place." in line for line in lines)
    assert rogue_house.stop() == 0
    assert rogue_house.faults() == []
