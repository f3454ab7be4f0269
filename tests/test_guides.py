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


def leads_on(table: Table, option: Option, kind: str) -> bool:
    """Whether it is on offer, and leads to a question of this kind."""
    if table.decision is None or option not in table.decision.options:
        return False
    after = table.clone()
    after.choose(0, option)
    return not kind or (after.decision is not None and after.decision.kind == kind)


@pytest.mark.parametrize("game", games.HOUSE)
@pytest.mark.parametrize("turn", [1, -1], ids=["as-told", "backwards"])
def test_every_step_meets_its_question_and_its_options_are_on_offer(game: str, turn: int) -> None:
    """As it is told, and with the choices of each step the other way round where that asks nothing else in
    between; what ends the turn comes last."""
    ends = games.load(game).vocabulary.ends
    told = guide_of(game)
    table = Table.new(games.load(game).game, 1, told.seed, told.setup)
    taken: list[Option] = []
    for step in told.step:
        assert table.decision is not None and table.decision.kind == step.kind, step.id
        left = sorted(step.options[::turn], key=lambda option: option[0] in ends)
        while left:
            assert table.decision.kind == step.kind, (step.id, left)
            option = next((one for one in left if leads_on(table, one, step.kind if left[1:] else "")), None)
            assert option is not None and (turn < 0 or option == left[0]), (step.id, left)
            table.choose(0, option)
            left.remove(option)
            taken.append(option)
    assert len(set(taken)) > 6, "a guide shows many things"
    assert table.outcome is None, "the learner plays on"


@pytest.mark.parametrize("game", games.HOUSE)
def test_a_guide_is_short_and_each_step_is_told_in_both_languages(game: str) -> None:
    ids = (step.id for step in guide_of(game).step)
    must_be_few_and_short(game, "guide", ids, range(10, 16), 500)
