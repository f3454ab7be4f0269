"""What a game that is a step easier starts from, as each game of the house declares it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.rule import rule
from tryptyk import games
from tryptyk.kernel import Table


def easier(game: str, players: int, **setup: Any) -> dict[str, Any] | None:
    """What has another value in an easier game; None where there is no such game."""
    rules = games.load(game).game
    table = Table.new(rules, players, 1, setup)
    found = rules.easier(players, table.setup)
    if found is None:
        return None
    assert Table.new(rules, players, 1, found).setup == found, "it can be played"
    return {id: value for id, value in found.items() if value != table.setup[id]}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_step_down_the_difficulties(players: int) -> None:
    steps = ["extinction", "expert", "normal", "beginner"]
    for hard, easy in pairwise(steps):
        assert easier("aeons_end", players, difficulty=hard) == {"difficulty": easy}
    assert easier("aeons_end", players, difficulty="beginner") is None


def test_the_automa_has_difficulties_and_rivals_have_none() -> None:
    assert easier("age_contrived", 1, difficulty="expert") == {"difficulty": "hard"}
    assert easier("age_contrived", 1, difficulty="hard") == {"difficulty": "normal"}
    assert easier("age_contrived", 1, difficulty="normal") is None
    assert easier("age_contrived", 2) is None


@rule("BF-CHAL-02")
def test_against_tom_the_challenge_begins_with_a_lead() -> None:
    assert easier("bonfire", 1, handicap=0) == {"challenge": True, "handicap": -10}
    assert easier("bonfire", 1, challenge=True) is None, "a series becomes easier by itself"
    assert easier("bonfire", 2) is None
