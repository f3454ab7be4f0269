"""State, copy and codec: no field is forgotten, nothing is shared that can change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.aeons_end.positions import positions
from tests.codecs import Codec, must_be_refused, must_outlive_a_dump
from tests.parts import Parts, fields
from tryptyk.games.aeons_end.codec import dump, load
from tryptyk.games.aeons_end.components.catalogue import CARDS, NEMESES
from tryptyk.games.aeons_end.game import GAME
from tryptyk.games.aeons_end.invariants import check
from tryptyk.games.aeons_end.rules.nemesis import NEMESIS_TYPES
from tryptyk.games.aeons_end.state import Breach, Deck, Foe, Mage, Prepped, State
from tryptyk.kernel import Rng, Table
from tryptyk.kernel.record import encode, position_of

PARTS = Parts(State, Mage, Breach, Deck, Prepped, Foe, Rng, *NEMESIS_TYPES.values())


@pytest.fixture(scope="module")
def tables() -> list[Table[State]]:
    """Positions of all kinds; what hardly ever lasts to a decision is set by hand in the last one."""
    found = [table.clone() for table in positions(16, 2)]
    rare = found[-1].state
    rare.double_prep = rare.shielded = True
    rare.spent = [CARDS["wildfire_whip"]]
    rare.discount = rare.aether_spell_only = rare.aether_gem_only = 3
    rare.mages[0].breaches[0].spells = [Prepped(CARDS["wildfire_whip"], True, True)]
    return found


def test_the_fields_are_found() -> None:
    """So that the other tests here do not pass for want of fields."""
    assert {"mages", "nemesis", "rng", "reveals", "agenda", "ending"} <= set(fields(State))
    assert fields(NEMESIS_TYPES["rageborne"]) == ["fury", "strike", "strike_deck"]
    assert fields(NEMESIS_TYPES["crooked_mask"]) == ["corruption_deck", "unseen"]
    assert fields(Mage) == sorted(
        ["breaches", "charges", "deck", "discard", "hand", "life", "mat", "played", "seat"]
    )
    assert fields(Deck) == ["cards", "hi", "lo"]
    assert fields(Breach) == ["focused", "spells", "stage", "tile"]
    assert fields(Prepped) == ["card", "fresh", "used"]
    assert fields(Foe) == ["card", "life", "tokens"]
    assert fields(Rng) == ["_seed", "draws"]


class TestCodec(Codec):
    game = GAME
    parts = PARTS

    def shared(self, state: State) -> set[int]:
        return {id(state.box)}


def test_a_dump_of_a_finished_game(tables: list[Table[State]]) -> None:
    over = next(table for table in positions(1, 1, "random") if table.outcome is not None)
    must_outlive_a_dump(over, PARTS)


@pytest.mark.parametrize("nemesis", NEMESES)
def test_a_snapshot_in_which_the_nemesis_has_no_place_of_its_own_is_read(nemesis: str) -> None:
    """Tables stored in that form go on: what every nemesis may have lay flat among the rest of the state."""
    flat = json.loads((Path(__file__).parent / "flat_snapshots.json").read_text(encoding="utf-8"))[nemesis]
    assert "nemesis" not in flat
    state = load(flat)
    check(state)
    own = state.nemesis.dump()
    assert own == {name: flat[name] for name in own}
    shared = dump(state)
    del shared["nemesis"]
    assert shared.pop("spent") == [], "this came later, too"
    assert shared.pop("agenda")[-1] == [flat["phase"]], "the phase said what came next"
    assert shared.pop("ending") == ""
    assert shared == {name: flat[name] for name in shared}
    table = Table.from_rest(GAME, len(state.mages), 1, {}, state, 0)
    for _ in range(10):
        table.take(0)
    check(table.state)


def test_a_position_is_small(tables: list[Table[State]]) -> None:
    assert max(len(encode(position_of(table))) for table in tables) < 8000


@pytest.mark.parametrize(
    "broken",
    [
        {"mat": "dracula"}, {"mages": []}, {"mages": 7}, {"difficulty": 1}, {"market": ["jade"]}, {"rng": []},
        {"turn_deck": None}, {"foes": [["jade", 1, 1]]}, {"nemesis_life": -5}, {"gravehold": "full"},
        {"stock": [0] * 9}, {"agenda": [["dance"]]}, {"agenda": []},
    ],
    ids=str,
)  # fmt: skip
def test_a_broken_position_is_refused_in_a_sentence(broken: dict[str, Any]) -> None:
    must_be_refused(next(positions(1, 5, "random", first=1)), broken)
