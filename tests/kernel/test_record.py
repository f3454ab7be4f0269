"""Records and positions: what is written is what was played, and faults are sentences."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from tests.playing import answer
from tests.toy.game import GAME as TOY
from tests.toy.state import Toy
from tryptyk.kernel import IllegalChoice, InvalidRecord, InvalidSetup, Table
from tryptyk.kernel.record import (
    Position,
    Record,
    decode_record,
    encode,
    fingerprint,
    from_position,
    from_position_at_rest,
    from_record,
    position_of,
    record_of,
)


def played(choices: int = 15, players: int = 3) -> Table[Toy]:
    table = Table.new(TOY, players, 4, {"limit": 1000})
    rng = Random(choices)
    for _ in range(choices):
        assert table.decision is not None
        table.take(rng.randrange(len(table.decision.options)))
    return table


def decode_position(data: bytes) -> Position:
    return msgspec.json.decode(data, type=Position)


def changed(thing: Record | Position, **changes: Any) -> bytes:
    """Encoded, with some fields changed by hand."""
    return json.dumps({**json.loads(encode(thing)), **changes}).encode()


def test_a_record_is_compact_json() -> None:
    table = played(2)
    assert json.loads(encode(record_of(table))) == {
        "game": "toy",
        "edition": TOY.edition,
        "players": 3,
        "seed": 4,
        "setup": {"limit": 1000, "cards": 10, "secret": False, "toasts": False, "handicap": 0},
        "choices": [[seat, list(option)] for seat, option in table.choices()],
        "end": fingerprint(table),
        "format": 2,
    }
    assert b" " not in encode(record_of(table))


def test_a_record_gives_the_game_again() -> None:
    table = played(60)
    again = from_record(TOY, decode_record(encode(record_of(table))))
    assert TOY.dump(again.state) == TOY.dump(table.state)
    assert again.choices() == table.choices()
    assert again.events() == table.events()
    assert record_of(again) == record_of(table)


def test_a_record_holds_what_was_concealed() -> None:
    table = played(9)
    table.conceal(1, 2**63 + 5)
    table.take(0)
    again = from_record(TOY, decode_record(encode(record_of(table))))
    assert TOY.dump(again.state) == TOY.dump(table.state)


@pytest.mark.parametrize("choices", range(12))
def test_a_position_gives_the_table_again(choices: int) -> None:
    table = played(choices)
    again = from_position(TOY, decode_position(encode(position_of(table))))
    assert again.number == table.number
    assert TOY.dump(again.state) == TOY.dump(table.state)
    assert again.decision is not None and table.decision is not None
    assert again.decision.options == table.decision.options


def test_another_edition_is_no_obstacle_where_the_game_is_still_the_same() -> None:
    table = played()
    restored = from_position(TOY, decode_position(changed(position_of(table), edition="old")))
    assert TOY.dump(restored.state) == TOY.dump(table.state)
    replayed = from_record(TOY, decode_record(changed(record_of(table), edition="old")))
    assert TOY.dump(replayed.state) == TOY.dump(table.state)


def test_what_has_become_another_game_is_refused() -> None:
    """The choices fit, and yet they come to something else: under other rules, or with another end."""
    table = played()
    record = decode_record(changed(record_of(table), edition="old", end="0" * 16))
    with pytest.raises(InvalidRecord, match="made under edition old of toy; under this one"):
        from_record(TOY, record)
    other = Table.new(TOY, 3, 4, {"limit": 1000, "handicap": 1})
    with pytest.raises(InvalidRecord, match="it would become another game"):
        from_record(TOY, decode_record(changed(record_of(table), setup=dict(other.setup))))


def test_an_act_whose_rules_have_changed_can_start_anew() -> None:
    table = new_act()
    position = decode_position(changed(position_of(table), end="0" * 16))
    with pytest.raises(InvalidRecord, match="the rules of this act have changed"):
        from_position(TOY, position)
    anew = from_position_at_rest(TOY, position)
    assert (anew.number, table.number) == (0, 1)


def new_act() -> Table[Toy]:
    """In the middle of an act: somebody has added three, and all are asked who goes next."""
    table = Table.new(TOY, 3, 4)
    answer(table, ("add", 3))
    return table


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": 9}, "has format 9; this version reads 2"),
        ({"game": "chess"}, "belongs to chess, not to toy"),
    ],
)
def test_another_format_or_game(changes: dict[str, Any], sentence: str) -> None:
    table = played()
    with pytest.raises(InvalidRecord, match=sentence):
        from_record(TOY, decode_record(changed(record_of(table), **changes)))
    with pytest.raises(InvalidRecord, match=sentence):
        from_position(TOY, decode_position(changed(position_of(table), **changes)))


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"null", b"[]", b"\xff\xfe", b"not json", b'{"game": 5}', encode(record_of(played(3)))[:-9]],
)
def test_what_is_no_record_is_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(InvalidRecord, match="This is not a game record: "):
        decode_record(data)


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": "x"}, {"players": None}, {"choices": [[0]]}, {"choices": [[0, "add"]]},
        {"choices": [[0, [1.5]]]}, {"choices": [["0", ["add", 1]]]}, {"setup": []}, {"extra": 1},
    ],
)  # fmt: skip
def test_a_record_of_the_wrong_shape(changes: dict[str, Any]) -> None:
    with pytest.raises(InvalidRecord, match="This is not a game record: "):
        decode_record(changed(record_of(played()), **changes))


@pytest.mark.parametrize(
    "choices",
    [
        [[0, ["fly"]]],
        [[0, []]],
        [[1, ["add", 1]]],
        [[0, ["add", 1]], [0, ["add", 1]]],
        [[0, ["~conceal"]]],
        [[0, ["~conceal", "x"]]],
        [[0, ["~conceal", 1, 2]]],
    ],
)
def test_choices_that_do_not_fit(choices: list[Any]) -> None:
    record = decode_record(changed(record_of(played()), choices=choices))
    with pytest.raises(InvalidRecord, match=f"Choice {len(choices)} does not fit the game: ") as fault:
        from_record(TOY, record)
    assert isinstance(fault.value.__cause__, IllegalChoice | None)


def test_choices_beyond_the_end() -> None:
    table = Table.new(TOY, 2, 4, {"limit": 2})
    answer(table, ("add", 2))
    record = decode_record(changed(record_of(table), choices=[[0, ["add", 2]], [1, ["add", 2]]]))
    with pytest.raises(InvalidRecord, match="Choice 2 does not fit the game: The game is over"):
        from_record(TOY, record)


def test_a_record_for_too_many_players() -> None:
    with pytest.raises(InvalidSetup, match="toy is played by 1 to 3, not by 9"):
        from_record(TOY, decode_record(changed(record_of(played()), players=9)))


@pytest.mark.parametrize(
    "state",
    [
        {},
        {"rng": 5},
        {"rng": [1, 2, 3]},
        {"deck": None},
        {"deck": [1, 1]},
        {"hands": 3},
        {"agenda": [["fly"]]},
    ],
)
def test_a_broken_position_is_refused_in_a_sentence(state: dict[str, Any]) -> None:
    whole = json.loads(encode(position_of(played())))["state"]
    broken = {**whole, **state} if state else {}
    position = decode_position(changed(position_of(played()), state=broken))
    with pytest.raises(InvalidRecord, match="The position of toy cannot be read: "):
        from_position(TOY, position)


def test_the_position_of_a_finished_game_is_how_it_ended() -> None:
    """Whatever becomes of the rules: nothing of it is played again."""
    table = Table.new(TOY, 2, 4, {"limit": 3})
    answer(table, ("add", 3))
    assert table.outcome is not None
    position = decode_position(encode(position_of(table)))
    assert (position.number, position.choices, position.act) == (1, [], ("move",))
    again = from_position(TOY.with_acts({}), position)
    assert again.outcome == table.outcome and again.decision is None
    assert (again.number, again.view(0), again.state.act) == (1, table.view(0), table.state.act)


def test_a_record_of_another_format_is_refused_as_such_whatever_is_in_it() -> None:
    for data in (b'{"format": 1, "rules": 4}', b'{"format": 1}', changed(record_of(played(2)), format=1)):
        with pytest.raises(InvalidRecord, match=r"has format 1; this version reads 2\."):
            decode_record(data)
    for data in (b"[]", b"7", b'{"format": "1"}', b"{}", b"no"):
        with pytest.raises(InvalidRecord, match="not a game record"):
            decode_record(data)
