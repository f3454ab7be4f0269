"""Every game's guided first game is played by the real engine: each step meets the question it speaks of."""

from __future__ import annotations

import pytest

from tests.short_texts import must_be_few_and_short
from tryptyk import games, guide
from tryptyk.guide import Guide
from tryptyk.kernel import Option, Table


def guide_of(game: str) -> Guide:
    found = guide.read(games.load(game).words)
    assert found is not None
    return found


@pytest.mark.parametrize("game", games.HOUSE)
def test_every_step_meets_its_question_and_its_options_are_on_offer(game: str) -> None:
    told = guide_of(game)
    table = Table.new(games.load(game).game, 1, told.seed, told.setup)
    taken: list[Option] = []
    for step in told.step:
        assert table.decision is not None and table.decision.kind == step.kind, step.id
        for option in step.options:
            assert table.decision.kind == step.kind and option in table.decision.options, (step.id, option)
            table.choose(option, 0)
            taken.append(option)
    assert len(set(taken)) > 6, "a guide shows many things"
    assert table.outcome is None, "the learner plays on"


@pytest.mark.parametrize("game", games.HOUSE)
def test_a_guide_is_short_and_each_step_is_told_in_both_languages(game: str) -> None:
    ids = (step.id for step in guide_of(game).step)
    must_be_few_and_short(game, "guide", ids, range(10, 16), 500)
