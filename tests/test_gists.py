"""What lists say of a game: true, and in words."""

from __future__ import annotations

from random import Random

import pytest

from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.messages import LANGUAGES, Messages

TABLES = [(game, players) for game in games.HOUSE for players in games.load(game).game.players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_gist_names_who_plays_and_goes_on_with_the_game(game: str, players: int) -> None:
    title = games.load(game)
    table = Table.new(title.game, players, 7, {})
    first = title.game.gist(table.state)
    assert len(set(first.seats)) == players
    random, told = Random(7), []
    while table.decision is not None and table.number < 150:
        option = random.choice(table.decision.options)
        table.choose(table.decision.seats_for(option)[0], option)
        gist = title.game.gist(table.state)
        assert (gist.seats, gist.foe, gist.stage) == (first.seats, first.foe, first.stage)
        told.append(gist.figures)
    assert told[0] != told[-1], "it goes on"
    for language in LANGUAGES:
        messages = Messages(language, title.words, title.vocabulary)
        for id in filter(None, (*first.seats, first.foe)):
            assert messages.has(f"thing-{id}") or messages.has(f"side-{id}"), id
        assert len({messages.text(f"stage-{first.stage}", **figures) for figures in told}) > 1
        assert not messages.missing
