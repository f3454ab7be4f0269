"""Things and clauses are found by what people type."""

from __future__ import annotations

from tests.cli.command import GAME
from tryptyk import games
from tryptyk.cli.lookup import find_clauses, find_things
from tryptyk.messages import Messages, clauses


def test_things_and_clauses_are_found_by_parts_of_names() -> None:
    folder = games.load(GAME).words
    polish = Messages("pl", folder)
    assert find_things("krolowa", polish.things(), polish) == ["carapace_queen"]
    assert find_things("jade", polish.things(), polish) == ["jade"]
    assert find_things("odlamek", polish.things(), polish)[:2] == ["amethyst_shard", "emerald_shard"]
    reference = clauses("en", folder)
    assert find_clauses("ae-cast-03", reference) == ["AE-CAST-03"]
    assert find_clauses("chg", reference)[:2] == ["AE-CHG-01", "AE-CHG-02"]
    assert find_clauses("ally", reference) == ["ally"]
    assert "AE-CARD-02" in find_clauses("except yourself", reference)
