"""What stands beside options: the same phrases for the terminal and the browser, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from tests.aeons_end.scene import Scene
from tryptyk import games
from tryptyk.kernel import Option, Table
from tryptyk.messages import LANGUAGES, Messages, Remark

HURT = ("damage",)
STRAY = re.compile(r"[{}]|\[[a-z]|_|\bremark-")


@pytest.mark.parametrize("game", games.HOUSE)
def test_whole_games_are_remarked_on_in_both_languages(game: str) -> None:
    title = games.load(game)
    told: set[str] = set()
    for number in range(12):
        players, setup = title.samples.setup(number)
        table = Table.new(title.game, players, number, setup)
        tellers = [Messages(language, title.words, title.vocabulary) for language in LANGUAGES]
        random = Random(number)
        while (decision := table.decision) is not None and table.number < 250:
            view = table.view(decision.seats[0])
            for option in decision.options:
                remark = title.remark(view, decision, option)
                told.update(str(key) for key, *_ in remark)
                said = [messages.remark(remark) for messages in tellers]
                assert [text for text in said if STRAY.search(text)] == []
            table.take(random.randrange(len(decision.options)))
        assert [messages.missing for messages in tellers] == [set(), set()]
    unsaid = set(title.vocabulary.remarks) - told
    assert len(unsaid) < len(title.vocabulary.remarks) / 2, unsaid


def said(remark: Remark) -> list[str]:
    title = games.load("aeons_end")
    return [Messages(language, title.words, title.vocabulary).remark(remark) for language in LANGUAGES]


def beside(s: Scene, *option: str | int) -> list[str]:
    """As it is said in English and in Polish."""
    assert s.table is not None
    chosen: Option = option
    return said(games.load("aeons_end").remark(s.table.view(0), s.decision, chosen))


def test_prices_life_and_abilities_stand_beside_options() -> None:
    s = Scene("kadir", "mist").hand(0, "jade", "spark").main(0)
    assert beside(s, "gain", "jade") == ["2 ◆", "2 ◆"]
    assert beside(s, "charge") == ["2 ◆", "2 ◆"]
    english, polish = beside(s, "player", 1)
    assert re.fullmatch(r"\d+ \S \d \S", english) and english == polish
    english, polish = beside(s, "target", "nemesis")
    assert english.split(",")[1] == polish.split(",")[1] and english != polish
    assert beside(s, "end_turn") == ["", ""]


LEFT = {"hit": 2, "left": 1, "city": 1}
"""Where these remarks say what is left."""


def test_what_damage_would_leave_is_what_it_leaves() -> None:
    title = games.load("aeons_end")
    foretold: Counter[str] = Counter()
    for number in range(400):
        if number >= 60 and min(foretold[key] for key in ("hit", "left", "dies", "falls")) > 3:
            break
        players, setup = title.samples.setup(number)
        table = Table.new(title.game, players, number, setup)
        random = Random(number)
        while (decision := table.decision) is not None:
            index = random.randrange(len(decision.options))
            remark = title.remark(table.view(0), decision, decision.options[index])
            before = table.number
            table.take(index)
            if decision.kind not in ("target", "suffer") or not remark:
                continue
            key, *values = remark[0]
            first = next((event for _, event in table.events(before) if event[0] in HURT), None)
            if key in LEFT and first is not None:
                foretold[str(key)] += 1
                assert first[3] == values[LEFT[str(key)] - 1], (decision, remark, first)
            elif key in ("dies", "falls"):
                foretold[str(key)] += 1
                assert first is not None and first[3] == 0, (decision, remark, first)
    assert min(foretold[key] for key in ("hit", "left", "dies", "falls")) > 3, foretold


def test_phrases_are_joined_and_nothing_says_nothing() -> None:
    assert said([("price", 3), ("also",), ("count", 5), ("or",), ("count", 6)]) == ["3 ◆ · ×5 / ×6"] * 2
    assert said(()) == ["", ""]


def test_what_a_fate_tile_would_bring_is_what_it_brings() -> None:
    title = games.load("bonfire")
    messages = Messages("en", title.words, title.vocabulary)
    laid = 0
    for seed in range(6):
        table = Table.new(title.game, 2, seed, {})
        random = Random(seed)
        while (decision := table.decision) is not None:
            index = random.randrange(len(decision.options))
            option = decision.options[index]
            seat = decision.seats[0]
            before = table.view(seat).players[seat]
            told = messages.remark(title.remark(table.view(seat), decision, option))
            table.take(index)
            if option[0] != "lay":
                continue
            laid += 1
            after = table.view(seat).players[seat]
            gained = [
                f"{after.tiles[id] - before.tiles[id]} {messages.plain(f'[{id}]')}"
                for id in before.tiles
                if after.tiles[id] > before.tiles[id]
            ]
            gold = after.resources["gold"] - before.resources["gold"]
            gained += [f"{gold} {messages.plain('[gold]')}"] if gold else []
            assert told.replace(" ", "") == "".join(gained).replace(" ", "")
    assert laid > 20
