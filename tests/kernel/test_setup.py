"""Set-ups: completed and checked by what a game declares."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toy.game import GAME as TOY
from tryptyk.kernel import InvalidSetup, Table
from tryptyk.kernel.record import record_of
from tryptyk.kernel.setup import (
    RANDOM,
    Assortment,
    EachSeat,
    Flag,
    Number,
    OneOf,
    SetupOption,
    Share,
    read_setup,
)

SOME = {"islands": range(3, 6), "duel": range(2, 3)}
"""Maps that are not for any number of players."""

OPTIONS: tuple[SetupOption, ...] = (
    OneOf("map", ["plain", "hills", "islands", "duel"], "hills", only=SOME),
    OneOf("rival", ["slow", "quick"], "quick", players=range(1, 2)),
    Flag("wind"),
    Flag("abilities", True),
    Number("turn_limit", 1, 300, 200),
    Number("handicap", -50, 50, 0, players=range(1, 3)),
    EachSeat("characters", ["fox", "owl", "bear", RANDOM], noun="character", distinct=True),
    EachSeat("colours", ["red", "blue", "green", "white"], ("red", "blue", "green"), noun="colour"),
    Assortment(
        "market",
        ["first", RANDOM],
        [Share("tool", 2, ["saw", "axe", "awl"]), Share("jewel", 1, ["ruby", "opal"])],
        "first",
        noun="ware",
    ),
)  # fmt: skip


def read(players: int = 2, **given: Any) -> dict[str, Any]:
    return read_setup(OPTIONS, players, given)


def test_what_nobody_says_holds_its_default() -> None:
    assert read() == {
        "map": "hills",
        "rival": "quick",
        "wind": False,
        "abilities": True,
        "turn_limit": 200,
        "handicap": 0,
        "characters": [RANDOM, RANDOM],
        "colours": ["red", "blue"],
        "market": "first",
    }
    assert read(4)["colours"] == ["red", "blue", "green", "green"], "the last one holds for all further seats"


def test_what_is_given_is_kept() -> None:
    given: dict[str, Any] = {
        "map": "duel",
        "wind": True,
        "abilities": False,
        "turn_limit": 300,
        "handicap": -50,
        "characters": ["owl", RANDOM],
        "colours": ["white", "white"],
        "market": ["saw", "opal", "axe"],
    }
    assert read(**given) == {**given, "rival": "quick"}
    assert read(characters=("owl", "fox"))["characters"] == ["owl", "fox"]


@pytest.mark.parametrize("players", range(1, 6))
def test_a_whole_set_up_can_be_read_again(players: int) -> None:
    whole = read(players)
    assert read(players, **whole) == whole


def test_defaults_are_nobodys_to_change() -> None:
    read()["characters"].append("fox")
    assert read()["characters"] == [RANDOM, RANDOM]


def test_values_exist_for_some_numbers_of_players_only() -> None:
    assert read(2, map="duel")["map"] == "duel"
    assert read(3, map="islands")["map"] == "islands"
    with pytest.raises(InvalidSetup, match=r"There is no map 'islands'\. Choose from: plain, hills, duel\."):
        read(2, map="islands")
    missing = OneOf("map", ["plain", "duel"], "duel", only={"duel": range(2, 3)})
    assert read_setup([missing], 3, {}) == {"map": "plain"}, "without the default, the first value holds"


def test_options_exist_for_some_numbers_of_players_only() -> None:
    assert read(1, rival="slow")["rival"] == "slow"
    assert read(2, rival="quick")["rival"] == "quick"
    with pytest.raises(InvalidSetup, match=r"^rival is for 1 player, not for 2\.$"):
        read(2, rival="slow")
    with pytest.raises(InvalidSetup, match=r"^handicap is for 1 or 2 players, not for 3\.$"):
        read(3, handicap=5)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"mapp": "hills"}, "There is no option 'mapp'. Choose from: map, rival, wind, abilities, tur"),
        ({"map": "sea"}, "There is no map 'sea'. Choose from: plain, hills, duel."),
        ({"map": ["hills"]}, "There is no map ['hills']."),
        ({"map": None}, "There is no map None."),
        ({"map": RANDOM}, "There is no map 'random'."),
        ({"wind": 1}, "wind is true or false, not 1."),
        ({"turn_limit": 0}, "turn_limit is a whole number from 1 to 300, not 0."),
        ({"turn_limit": 301}, "turn_limit is a whole number from 1 to 300, not 301."),
        ({"turn_limit": True}, "turn_limit is a whole number from 1 to 300, not True."),
        ({"turn_limit": 2.5}, "turn_limit is a whole number from 1 to 300, not 2.5."),
        ({"turn_limit": "many"}, "turn_limit is a whole number from 1 to 300, not 'many'."),
        ({"characters": "owl"}, "Name 2 characters, one for each player, or leave the choice to chance."),
        ({"characters": ["owl"]}, "Name 2 characters, one for each player, or"),
        ({"characters": ["owl", "cat"]}, "There is no character 'cat'. Choose from: fox, owl, bear, random."),
        ({"characters": ["owl", 5]}, "There is no character 5."),
        ({"characters": ["owl", "owl"]}, "Every character can be played by one player only."),
        ({"colours": ["red"]}, "Name 2 colours, one for each player."),
        ({"market": "second"}, "There is no market 'second'. Choose from: first, random, or name 3 wares."),
        ({"market": {"saw": 2}}, "There is no market {'saw': 2}."),
        ({"market": ["saw", "hen", "ruby"]}, "There is no ware 'hen'. Choose from: saw, axe, awl, ruby, "),
        ({"market": ["saw", {}, "ruby"]}, "There is no ware {}."),
        ({"market": ["saw", "ruby"]}, "The market has 3 different wares: 2 tools and 1 jewel."),
        ({"market": ["saw", "ruby", "opal"]}, "The market has 3 different wares: 2 tools and 1 jewel."),
        ({"market": ["saw", "saw", "opal"]}, "The market has 3 different wares: 2 tools and 1 jewel."),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        read(**given)
    assert str(refusal.value).startswith(sentence)


def test_a_long_answer_is_not_repeated_in_full() -> None:
    with pytest.raises(InvalidSetup) as refusal:
        read(map="x" * 10_000)
    assert len(str(refusal.value)) < 200


def test_a_game_without_options_has_none_to_offer() -> None:
    assert read_setup((), 2, {}) == {}
    with pytest.raises(InvalidSetup, match=r"^There is no option 'map'\.$"):
        read_setup((), 2, {"map": "hills"})


def test_a_table_and_its_record_hold_the_whole_set_up() -> None:
    table = Table.new(TOY, 2, 1)
    whole = {"limit": 40, "cards": 10, "secret": False, "toasts": False, "handicap": 0}
    assert table.setup == record_of(table).setup == whole
    assert Table.new(TOY, 2, 1, {"limit": 7}).setup == {**whole, "limit": 7}
    with pytest.raises(InvalidSetup, match="There is no option 'size'"):
        Table.new(TOY, 2, 1, {"size": 7})
