"""Every game's first-use tips: each speaks of something that the game knows, in both languages."""

from __future__ import annotations

import pytest

from tryptyk import games, tips
from tryptyk.messages import LANGUAGES, Messages


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
    ids = [tip.id for tip in tips.read(games.load(game).words)]
    assert 8 <= len(ids) <= 12 and len(set(ids)) == len(ids)
    for language in LANGUAGES:
        words = Messages(language, games.load(game).words)
        texts = [words.text(f"meet-{id}") for id in ids]
        assert words.missing == set()
        assert all(len(text) <= 200 for text in texts), "each is read in a moment"


def test_a_game_need_not_have_any() -> None:
    assert tips.read(games.load("aeons_end").words / "locale") == []
