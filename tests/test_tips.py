"""Every game's first-use tips: each speaks of something that the game knows, in both languages."""

from __future__ import annotations

import pytest

from tests.short_texts import must_be_few_and_short
from tryptyk import games, tips


@pytest.mark.parametrize("game", games.HOUSE)
def test_every_tip_is_brought_up_by_one_thing_that_the_game_knows(game: str) -> None:
    words = games.load(game).vocabulary
    for tip in tips.read(games.load(game).words):
        given = [tip.question, tip.option, tip.event]
        assert sum(map(bool, given)) == 1, tip.id
        known = (words.prompts, words.options, words.events)
        assert any(key and key in table for key, table in zip(given, known, strict=True)), tip.id


@pytest.mark.parametrize("game", games.HOUSE)
def test_tips_are_few_and_short_and_told_in_both_languages(game: str) -> None:
    ids = (tip.id for tip in tips.read(games.load(game).words))
    must_be_few_and_short(game, "meet", ids, range(8, 13), 200)


def test_a_game_need_not_have_any() -> None:
    assert tips.read(games.load("aeons_end").words / "locale") == []
