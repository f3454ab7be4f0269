"""What a game says for scenes holds at real tables: whose turn it is was told, what is shown is a thing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.age_contrived.automa.solo_scene import HUMAN, Solo
from tests.playing import answer
from tryptyk import games
from tryptyk.games.age_contrived.state import TRIGGERED
from tryptyk.kernel import Decision, Event, Option, State, Table, Told
from tryptyk.messages import LANGUAGES, Messages

MOST_TABLES = 400
"""Of each game, until everything has happened once; its samples vary players and set-up."""
LEAST_TABLES = 4
BEGINS = {"aeons_end": "turn_start", "bonfire": "turn", "age_contrived": "turn"}
"""The act in which a turn begins: what is asked within it belongs to no turn yet."""


def rare(game: str) -> list[Event]:
    """What hardly ever happens where nobody means to: a character's third ability needs three bridges."""
    if game != "age_contrived":
        return []
    scene = Solo("solo_aureon_speed").in_turn(HUMAN).unlock(HUMAN, 1, 2, 3)
    scene.g.sides[HUMAN].entered = TRIGGERED
    return [event for event in scene.begin(("stage", 4)).events if event[0] == "ability"]


def some_option(decision: Decision, random: Random) -> Option:
    """Of any verb, so that those with many options are not nearly all that is ever done."""
    verb = random.choice(sorted({option[0] for option in decision.options}))
    return random.choice([option for option in decision.options if option[0] == verb])


class Audience:
    """Somebody who knows only what is told, and the game's vocabulary."""

    def __init__(self, title: games.Title) -> None:
        self.title = title
        self.words = title.vocabulary
        self.drawn = {entry.id for entry in title.entries}
        self.sides = [Messages(language, title.words) for language in LANGUAGES]
        self.met: set[str] = set()
        self.turn: int | str | None = None
        """Whose it is, as was told last: a side by its number, or by its id."""

    def hear(self, _: State, told: Told) -> None:
        self.take_in(told.event)

    def take_in(self, event: Event) -> None:
        kind = str(event[0])
        if kind in self.words.turns:
            self.met.add(kind)
            whose = self._whose(event)
            self.turn = self.turn if whose is None else whose
        if kind in self.words.shown:
            self.met.add(kind)
            things = self._things(event)
            assert things and things[0] in self.drawn, f"{event} has nothing to show"

    def _places(self, event: Event) -> dict[str, int | str]:
        return dict(zip(self.words.events[str(event[0])], event[1:], strict=True))

    def _things(self, event: Event) -> list[str]:
        return [str(value) for place, value in self._places(event).items() if place in self.words.things]

    def _whose(self, event: Event) -> int | str | None:
        place = self.words.turns[str(event[0])]
        whose = self._places(event).get(place, place)
        known = isinstance(whose, int) or all(words.has(f"side-{whose}") for words in self.sides)
        return whose if known else None

    def must_know_whose_turn_it_is(self, table: Table[Any]) -> None:
        state: Any = table.state
        if state.act[0] == BEGINS[self.title.id] or self.turn is None:
            return
        # As games count them: the seats, then whom nobody plays, some of them as -1.
        unplayed = [score.side for score in table.game.score(state) if not score.seats]
        named = () if 0 <= state.active < table.players else unplayed
        assert self.turn in (state.active, *named), (self.turn, state.active, state.act)


@pytest.mark.parametrize("game", games.HOUSE)
def test_whose_turn_it_is_was_told_and_what_is_shown_is_a_thing(game: str) -> None:
    title = games.load(game)
    audience = Audience(title)
    wanted = {*audience.words.turns, *audience.words.shown}
    for event in rare(game):
        audience.take_in(event)
    for number in range(MOST_TABLES):
        players, setup = title.samples.setup(number)
        random = Random(number)
        audience.turn = None
        table = Table.new(title.game, players, number, setup, rewind=False, watcher=audience.hear)
        while table.decision is not None:
            audience.must_know_whose_turn_it_is(table)
            answer(table, some_option(table.decision, random))
        assert audience.turn is not None, "turns begin without a word"
        if number >= LEAST_TABLES and audience.met == wanted:
            break
    assert wanted - audience.met == set(), "declared, and never told"


@pytest.mark.parametrize("game", games.HOUSE)
def test_whose_turn_it_is_stands_in_a_place_or_is_a_side(game: str) -> None:
    title = games.load(game)
    words = title.vocabulary
    for kind, whose in words.turns.items():
        assert whose in words.events[kind] or Messages("en", title.words).has(f"side-{whose}"), kind
    for kind in words.shown:
        assert {*words.events[kind]} & words.things, f"{kind} has no place for a thing"
