"""What a question is for: whoever is asked reads what the answer brings about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.aeons_end.scene import OPEN, Scene
from tests.playing import answer
from tryptyk.games import load
from tryptyk.games.aeons_end.components.catalogue import BASIC, FOES, NEMESES
from tryptyk.games.aeons_end.components.printed import ATTACK
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.words.vocabulary import VOCABULARY
from tryptyk.kernel import Table
from tryptyk.kernel.decision import Decision
from tryptyk.messages import LANGUAGES, Messages

BARE = frozenset({"player", "may", "choose_card", "take_card", "pile", "turn_card", "ability"})
"""Kinds whose common prompt does not say what for: each source has one of its own."""
PRICED = frozenset({"discard", "destroy", "discard_together"})
"""Kinds that say what is given up, and have to say for what where it can be declined."""


def needs_own(decision: Decision) -> bool:
    return decision.kind in BARE or (decision.kind in PRICED and ("none",) in decision.options)


def played_at_random(games: int) -> Iterator[Decision]:
    """Questions of whole games against every nemesis, by one to four, with whatever the box holds."""
    nemeses = list(NEMESES)
    for n in range(games):
        chance = Random(n)
        players = 1 + n % 4
        setup = {
            "nemesis": nemeses[n // 4 % len(nemeses)],
            "mages": ["random"] * players,
            "market": "random",
            "difficulty": chance.choice(["beginner", "extinction"]),
        }
        table = Table.new(GAME, players, n, setup, rewind=False)
        while (decision := table.decision) is not None:
            yield decision
            # Who ends no turn early sees more of the cards.
            others = [option for option in decision.options if option[0] != "end_turn"]
            answer(table, chance.choice(others or decision.options))


def resolved(id: str) -> Iterator[Decision]:
    """Questions of a nemesis card, drawn or in play, before mages who have something to lose."""
    nemesis = next(iter(NEMESES)) if FOES[id].nemesis == BASIC else FOES[id].nemesis
    for n in range(6):
        chance = Random(n)
        s = Scene(nemesis=nemesis).nemesis_discard("bane_sire", "slaughter")
        for seat in (0, 1):
            s.hand(seat, "crystal", "crystal", "spark", "ignite").breach(seat, 1, OPEN, "dark_fire")
        if n % 2 and FOES[id].type != ATTACK:
            s.nemesis_deck().foe(id, life=4, tokens=1).nemesis_turn()
        else:
            s.nemesis_draws(id)
        while not s.over and s.decision.kind not in ("main", "casting"):
            yield s.decision
            s.choose(*chance.choice(s.options))


@pytest.fixture(scope="module")
def asked() -> set[tuple[str, str]]:
    """All kinds and sources of questions that need a prompt of their own."""
    decisions = [*played_at_random(160), *(one for id in FOES for one in resolved(id))]
    return {(one.kind, str(one.about[0])) for one in decisions if one.about and needs_own(one)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_says_what_for(asked: set[tuple[str, str]], language: str) -> None:
    says = Messages(language, load("aeons_end").words, VOCABULARY)
    assert [pair for pair in sorted(asked) if not says.has("prompt-{}-{}".format(*pair))] == []
    assert len(asked) > 35, "enough of the game was seen"
    assert {kind for kind, _ in asked} >= {"player", "may", "pile", "discard", "destroy", "take_card"}


@pytest.mark.parametrize(("language", "said"), [("en", "who suffers 4 ✶?"), ("pl", "kto otrzymuje 4 ✶?")])
def test_who_suffers_is_told_how_much(language: str, said: str) -> None:
    says = Messages(language, load("aeons_end").words, VOCABULARY)
    question = Decision("suffer", (0, 1), [("player", 0)], about=("woven_sky", 4))
    assert says.prompt(question) == f"{says.name('woven_sky')}: {said}"
