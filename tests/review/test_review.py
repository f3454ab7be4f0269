"""Looking back at a game: its passages, what they were worth, and what is told of it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.toy.game import GAME as TOY
from tryptyk import games
from tryptyk.bots import make, play_out
from tryptyk.kernel import Table
from tryptyk.kernel.record import encode, record_of
from tryptyk.review import (
    Appraisal,
    Difference,
    NotOver,
    Passage,
    Review,
    appraise,
    look_on,
    passages,
    passages_of,
)
from tryptyk.review.summary import DEAREST, course, dearest, marked


def toy(*choices: tuple[int, tuple[str | int, ...]], players: int = 2, limit: int = 8) -> Table[Any]:
    table = Table.new(TOY, players, 7, {"limit": limit})
    for seat, option in choices:
        table.choose(seat, option)
    return table


def wild(seed: int, limit: int = 8) -> Table[Any]:
    """A game of random choices."""
    table, random = toy(limit=limit), Random(seed)
    while table.decision is not None:
        option = random.choice(table.decision.options)
        table.choose(table.decision.seats_for(option)[0], option)
    return table


def appraisal(missed: Difference, **more: Any) -> Appraisal:
    given = {"start": 0, "end": 1, "seat": 0, "turn": 1, "worth": 0.0, "skill": Difference(), **more}
    return Appraisal(missed=missed, **given)


# Passages


@pytest.mark.parametrize("game", games.HOUSE)
def test_a_passage_is_of_one_side_and_ends_where_something_is_learned(game: str) -> None:
    title = games.load(game)
    table = Table.new(title.game, 2, 3)
    play_out(table, {seat: make("random", title.game, seat, 3) for seat in range(2)}, 120)
    found = passages(table)
    covered = [number for passage in found for number in range(passage.start, passage.end)]
    assert len(set(covered)) == len(covered), "no choice is in two passages"
    free = {step.number - 1 for step in table.steps() if _was_free(table, step.number - 1)}
    assert free - set(covered) <= set(range(found[-1].end, table.number)), "only the last one is not over"
    for passage in found:
        sides = {title.together or seat for seat, _ in table.choices()[passage.start : passage.end]}
        assert len(sides) == 1
        last = table.clone_at(passage.end - 1)
        assert last.state.learned == table.clone_at(passage.start).state.learned
        assert last.state.turn == passage.turn


def _was_free(table: Table[Any], number: int) -> bool:
    decision = table.clone_at(number).decision
    return decision is not None and len(decision.options) > 1


# Appraising


def test_a_blunder_is_found_and_the_better_plan_is_told() -> None:
    """One more for the pot ends nothing; two or three would have ended the game, and counted."""
    table = toy((0, ("add", 3)), (0, ("seat", 1)), (1, ("draw",)), (1, ("keep",)), (0, ("add", 3)), limit=8)
    table.choose(1, ("seat", 1))
    table.choose(1, ("draw",))
    table.choose(1, ("keep",))
    table.choose(0, ("add", 1))
    passage = Passage(table.number - 1, table.number, 0, table.clone_at(table.number - 1).state.turn)
    found = appraise(table, passage)
    assert found is not None and found.missed.clear and found.missed.mean > 0
    assert [choice.option for choice in found.played if choice.own] == [("add", 1)]
    assert found.best[0].option in {("add", 2), ("add", 3)}


def test_what_comes_of_the_unknown_does_not_matter() -> None:
    """Two games in which the seat saw and chose the same are judged the same, whatever lay hidden."""
    one = toy(limit=8)
    other = toy(limit=8)
    other.conceal(0, seed=99)
    assert one.state.deck != other.state.deck
    told = []
    for table in (one, other):
        start = table.number
        table.choose(0, ("draw",))
        table.choose(0, ("keep",))
        found = appraise(table, Passage(start, start + 1, 0, 1))
        assert found is not None
        told.append(msgspec.structs.replace(found, start=0, end=1))
    assert told[0] == told[1]


def test_what_chance_explains_is_not_told() -> None:
    small = appraisal(Difference(2.9, 0.1))
    vague = appraisal(Difference(8.0, 4.1))
    clear = appraisal(Difference(8.0, 3.9))
    assert marked([small, vague, clear], "points") == [clear]
    assert marked([appraisal(Difference(0.06, 0.02))], "chance") != []


def test_a_team_is_told_its_dearest_moments_in_their_order() -> None:
    found = [appraisal(Difference(mean, 0.01), start=n) for n, mean in enumerate((0.1, 0.3, 0.06, 0.2, 0.4))]
    assert [one.start for one in dearest(found, "chance")] == [1, 3, 4] and DEAREST == 3


def test_skill_and_luck_add_up_to_the_result() -> None:
    found = [
        appraisal(Difference(), start=0, end=2, worth=5.0, skill=Difference(-3.0, 1.0)),
        appraisal(Difference(), start=4, end=6, worth=1.0, skill=Difference(2.0, 5.0)),
    ]
    points = course(found, result=-2.0, last=9)
    assert [(one.number, one.skill, one.luck) for one in points] == [
        (0, 0.0, 0.0), (2, -3.0, 0.0), (4, -3.0, -4.0), (6, -3.0, -4.0), (9, -3.0, -7.0)
    ]  # fmt: skip
    began = found[0].worth - found[0].skill.mean
    assert began + points[-1].skill + points[-1].luck == -2.0
    assert course(found, None, last=9) == points[:-1], "what was not looked at yet is no luck"


# A whole game


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(NotOver, match="over"):
        passages_of(toy(), [0])


def test_a_review_goes_on_from_its_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRYPTYK_GAMES", "tests.toy")
    record = encode(record_of(wild(4, limit=6)))
    notes, told, over = b"", b"", False
    pieces = 0
    while not over:
        notes, told, over = look_on(record, [1], notes, 0.001)
        pieces += 1
    review = msgspec.json.decode(told, type=Review)
    assert pieces == review.total == review.done > 1
    assert [side.seats for side in review.sides] == [(1,)]
    assert look_on(record, [1], b"", 1e9)[1:] == (told, True)
