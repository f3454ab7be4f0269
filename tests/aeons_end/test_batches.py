"""Gems that are played in one go: what is told of them is what they bring, and they ask nothing."""

from __future__ import annotations

from random import Random

import pytest

from tests.aeons_end.scene import Scene
from tests.rule import rule
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.messages import LANGUAGES, Batch, Messages

TITLE = games.load("aeons_end")


def batches(s: Scene) -> list[Batch]:
    assert s.table is not None
    return list(TITLE.batches(s.table.view(0), s.decision))


def said(s: Scene, language: str) -> str:
    messages = Messages(language, TITLE.words, TITLE.vocabulary)
    [batch] = batches(s)
    told = f"{messages.batch(batch.label)}: {messages.remark(batch.remark)}"
    assert not messages.missing
    return told


def test_several_gems_that_ask_nothing_are_gathered() -> None:
    s = Scene("kadir", "mist").hand(0, "crystal", "spark", "crystal", "jade", "unstable_prism").main(0)
    assert [batch.options for batch in batches(s)] == [
        [("play", "crystal"), ("play", "crystal"), ("play", "jade")]
    ]
    assert said(s, "en") == "Play all 3 gems: 4 ◆"
    assert said(s, "pl") == "Zagraj wszystkie 3 Klejnoty: 4 ◆"
    s.choose("play", "jade")
    assert said(s, "en") == "Play both gems: 2 ◆"
    s.choose("play", "crystal")
    assert batches(s) == []


@rule("AE-MAIN-05", "AE-MAIN-07")
def test_a_gem_that_asks_is_left_out() -> None:
    s = Scene("kadir", "mist").hand(0, *["crystal"] * 5, "emerald_shard").main(0)
    assert said(s, "en") == "Play 5 plain gems: 5 ◆"
    assert said(s, "pl") == "Zagraj 5 zwykłych Klejnotów: 5 ◆"
    assert ("play", "emerald_shard") not in batches(s)[0].options


def test_aether_for_one_purpose_is_told_apart() -> None:
    s = Scene("jian", "mist").hand(0, "moonstone_shard", "searing_ruby").main(0)
    assert said(s, "en") == "Play both gems: 3 ◆ + 1 ◆ for gems + 1 ◆ for spells"
    assert said(s, "pl") == "Zagraj oba Klejnoty: 3 ◆ + 1 ◆ na Klejnoty + 1 ◆ na Zaklęcia"


@rule("AE-RUL-49")
@pytest.mark.parametrize(("before", "aether"), [(0, 2 + 4 + 2), (1, 4 + 2 + 2), (2, 2 + 2 + 2)])
def test_the_second_diamond_cluster_of_a_turn_gives_more(before: int, aether: int) -> None:
    s = Scene("kadir", "mist").hand(0, *["diamond_cluster"] * (3 + before)).main(0)
    s.play(*["diamond_cluster"] * before)
    [batch] = batches(s)
    assert batch.remark == [("aether", aether)]
    had = s.g.aether
    s.choose_all(*batch.options)
    assert s.g.aether == had + aether


@rule("AE-RUL-49")
def test_a_play_repeated_counts_here_too() -> None:
    s = Scene("kadir", "mist").hand(0, "unstable_prism", *["diamond_cluster"] * 3).main(0)
    s.choose("play", "unstable_prism")
    s.choose("or", "gem")
    [batch] = batches(s)
    assert batch.remark == [("aether", 4)], "the third and the fourth play"


def test_what_is_told_is_what_comes_in_whole_games() -> None:
    played = 0
    for number in range(12):
        players, setup = TITLE.samples.setup(number)
        table = Table.new(TITLE.game, players, number, setup, rewind=True)
        tellers = [Messages(language, TITLE.words, TITLE.vocabulary) for language in LANGUAGES]
        random = Random(number)
        while (decision := table.decision) is not None and table.number < 250:
            offered = TITLE.batches(table.view(decision.seats[0]), decision)
            for batch in offered:
                twin, asked = table.clone(), (decision.kind, decision.seats)
                before = twin.state.aether
                for option in batch.options:
                    assert option in decision.options
                    twin.choose(decision.seats[0], option)
                    assert twin.decision is not None
                    assert (twin.decision.kind, twin.decision.seats) == asked
                assert twin.state.aether - before == batch.remark[0][1]
                for messages in tellers:
                    messages.batch(batch.label)
                played += 1
            table.take(random.randrange(len(decision.options)))
        assert [messages.missing for messages in tellers] == [set(), set()]
    assert played > 20
