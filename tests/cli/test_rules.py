"""``tryptyk rules``."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.command import GAME, NO_CHESS, refused, run
from tryptyk import games
from tryptyk.messages import clauses


def test_rules_counts_proven_clauses_and_lists_the_others() -> None:
    assert "There is no .tryptyk" in refused("rules", GAME)
    reference = [id for id in clauses("en", games.load(GAME).words) if id.startswith("AE-")]
    proofs = {id: {"passed": ["test"], "failed": []} for id in reference}
    proofs["AE-CAST-01"] = {"passed": ["one"], "failed": ["other"]}
    del proofs["AE-CAST-02"]
    Path(".tryptyk").mkdir()
    Path(".tryptyk/rules.json").write_text(json.dumps(proofs))
    result = run("rules", GAME, "--missing")
    assert f"aeons_end: {len(reference) - 2} of {len(reference)} clauses proven" in result.stdout
    assert "AE-CAST       14 of  16" in result.stdout
    assert "AE-CAST-01  (a test that names it fails)" in result.stdout
    assert "AE-CAST-02  (no test names it)" in result.stdout
    Path(".tryptyk/rules.json").write_text("[]")
    assert "cannot be read" in refused("rules")


def test_an_unknown_game_is_refused() -> None:
    assert refused("rules", "chess") == NO_CHESS
