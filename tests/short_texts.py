"""What is true of everything that a game tells a newcomer in passing: it is little, and in both languages."""

from __future__ import annotations

from collections.abc import Iterable

from tryptyk import games
from tryptyk.messages import LANGUAGES, Messages


def must_be_few_and_short(game: str, prefix: str, ids: Iterable[str], count: range, letters: int) -> None:
    """So many texts, each with an id of its own, by ``prefix-id`` in every language, none longer than so."""
    told = list(ids)
    assert len(told) in count and len(set(told)) == len(told)
    for language in LANGUAGES:
        words = Messages(language, games.load(game).words)
        texts = [words.text(f"{prefix}-{id}") for id in told]
        assert words.missing == set()
        assert max(map(len, texts)) <= letters
