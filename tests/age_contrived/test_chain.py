"""What is being resolved, and what waits below it: the agenda as a seat sees it (WC-EOT, WC-FIN, WC-ACQ)."""

from __future__ import annotations

import pytest

from tests.age_contrived.positions import positions
from tests.age_contrived.scene import Scene
from tests.age_contrived.test_words import speak
from tests.rule import rule
from tryptyk.games.age_contrived.chain_view import (
    AUTOMA,
    PLAIN,
    TOLD,
    ChainView,
    ParticipantView,
    TaskView,
)
from tryptyk.games.age_contrived.view import view
from tryptyk.messages import LANGUAGES, Messages

SHIP = "ship_of_tolinthra"
FORGE = "namarillion_forge"
SPOKE = "bridge_spoke_quarry"


def chain(s: Scene, seat: int = 0) -> ChainView | None:
    return view(s.g, seat).chain


def shared() -> Scene:
    """Aureon has completed a section on which Ignotas lies, too."""
    s = Scene().section(SHIP, 2, (0, "rose"), (0, "compass"), (1, "magnet")).complete(SHIP, 0)
    return s.benefit(SHIP, "benefit_move").end()


def test_a_plain_turn_has_no_chain() -> None:
    assert chain(Scene().act(0)) is None


@rule("WC-FIN-04")
def test_a_section_names_who_acts_now_and_who_waits() -> None:
    s = shared()
    assert s.asked == ("share", 1)
    found = chain(s)
    assert found is not None
    assert (found.section, found.monument, found.why, found.by) == (f"{SHIP}_2", SHIP, "finished", "aureon")
    assert found.now == TaskView("share", "ignotas", None, 0)
    assert found.participants == [
        ParticipantView("ignotas", ["magnet"], "now"),
        ParticipantView("aureon", ["rose", "compass"], "waits"),
    ]
    assert found.then == [
        TaskView("build", "aureon", f"{SHIP}_2", 0),
        TaskView("turn_ends", "aureon", None, 0),
    ]


@rule("WC-FIN-06")
def test_a_reward_that_moves_keeps_its_participant_and_names_what_waits() -> None:
    s = shared()
    s.choose("token", "benefit_move")
    assert s.asked == ("move", 1)
    found = chain(s)
    assert found is not None
    assert found.participants[0] == ParticipantView("ignotas", ["magnet"], "now")
    assert found.then[0] == TaskView("clear", "ignotas", None, 1)


@rule("WC-PATR-09")
def test_a_patron_builds_and_nobody_binds() -> None:
    s = Scene().patron(0, FORGE).section(SHIP, 2, None, (1, "compass"), None)
    s.begin(("patron_build", 0), ("convey_end", 0))
    s.choose("patron_build", SHIP)
    found = chain(s)
    assert found is not None
    assert (found.why, found.by) == ("patron", "aureon")
    assert found.participants == [ParticipantView("ignotas", ["compass"], "now")]
    assert found.then[0] == TaskView("build_only", None, f"{SHIP}_2", 0)


@rule("WC-ACQ-11")
def test_who_may_add_to_the_pool_waits_in_order() -> None:
    s = Scene(4).pool(1, "rose").pool(3, "rose")
    s.begin(("slide", 0), ("actions", 0))
    assert s.asked == ("contribute", 1)
    found = chain(s)
    assert found is not None
    assert (found.section, found.why, found.participants) == (None, "", [])
    assert found.now == TaskView("contribute", "ignotas", None, 0)
    assert found.then == [TaskView("contribute", "rusne", None, 0), TaskView("actions", "aureon", None, 0)]


@rule("WC-BRDG-01")
def test_a_movement_waits_while_a_bridge_is_crossed() -> None:
    s = Scene().bridge(SPOKE, "neutral_bridge_1").figure(0, "quarry_inner", SPOKE).move(0, 3)
    s.choose("step", SPOKE)
    assert s.asked == ("cross", 0)
    found = chain(s)
    assert found is not None
    assert found.then == [TaskView("move", "aureon", None, 2)]


@rule("WC-EOT-01", "WC-EOT-03", "WC-ABIL-07")
def test_the_end_of_a_turn_tells_what_is_known_to_come() -> None:
    s = Scene().section(SHIP, 2, (0, "rose"), (0, "compass"), (1, "magnet")).complete(SHIP, 0)
    s.section(FORGE, 1, (0, "rose"), (0, "compass"), (0, "magnet")).complete(FORGE, 0)
    s[1].refills = 2
    s.unlock(0, 3)[0].entered = 1
    s.end()
    options = s.options
    s.choose(*next(option for option in options if option[1] == SHIP))
    found = chain(s)
    assert found is not None
    assert found.then == [
        TaskView("build", "aureon", f"{SHIP}_2", 0),
        TaskView("section", "aureon", f"{FORGE}_1", 0),
        TaskView("refills", "ignotas", None, 2),
        TaskView("level_3", "aureon", None, 0),
        TaskView("turn_ends", "aureon", None, 0),
    ]


@rule("WC-INFO-01")
def test_everybody_sees_the_same_chain_at_any_time() -> None:
    """Nothing on the agenda is hidden, and it can be told whatever lies there."""
    seen = 0
    for table in positions(12, 7):
        chains = [table.view(seat).chain for seat in (-1, *range(table.players))]
        assert chains == [chains[0]] * len(chains)
        seen += chains[0] is not None
        assert not (table.state.secret and chains[0])
    assert seen > 50


EVERY = (*PLAIN, *TOLD, AUTOMA, "build_only", "section", "refills", "level_3", "turn_ends", "share")
RENAMED = ("stage", "convey_end", "conduits", "set_apart")
"""Told by what they come to."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_has_its_words(language: str) -> None:
    words: Messages = speak(language)
    for task in sorted({*EVERY} - {*RENAMED}):
        for amount in (0, 1, 2, 5):
            said = words.text(f"task-{task}", who="Aureon", thing="X", amount=amount)
            assert said.rstrip("."), task
    for why in ("finished", "patron"):
        assert "Aureon" in words.text(f"chain-why-{why}", who="Aureon")
    assert words.missing == set()
