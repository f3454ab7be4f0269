"""A stored game outlives a change of the rules, and never becomes another one without saying so.

Games are played once under the rules of today. Then servers with other rules open what is stored: a card
with another figure, a card more, or only a comment more.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import ME, House, Person, Seat
from tryptyk.server.tables.past.moments import read_position

SETUP = {"market": "random", "difficulty": "beginner"}
LONG = "long"
PEARL = "in the act of Sifter's Pearl"
TABLES = {
    LONG: (2, 34, 112),
    PEARL: (2, 36, 47),
    "in an act": (4, 7, 53),
    "at rest": (2, 4, 30),
    "in another act": (2, 10, 50),
    "over": (2, 12, 57),
}
"""By name: players, seed, and how many random choices are made."""

GEMS = "components/gems.toml"
NEW_GEM = """[[card]]
id = "new_gem"
cost = 2
copies = 7
starter = false
aether = 3
source = "public"
"""
CHANGES = {
    "crystal": [(GEMS, 'id = "crystal"', "aether = 1", "aether = 2")],
    "pearl": [(GEMS, 'id = "sifters_pearl"', "aether = 2", "aether = 3")],
    "card": [
        (GEMS, "", "[[card]]", f"{NEW_GEM}\n[[card]]"),
        ("effects/gems.py", "", 'PLAIN: Final = ("crystal"', 'PLAIN: Final = ("new_gem", "crystal"'),
    ],
    "comment": [("rules/aether.py", "", '"""', '# Nothing is otherwise.\n"""')],
}
"""By name: in which file, after which words, what is replaced by what."""


@dataclass
class Stored:
    """A table as it was when its server stopped."""

    id: str
    rest: int
    """So many choices lead to its last state at rest."""
    seen: list[dict[str, Any]] = field(default_factory=list)
    """How it stood after each number of choices."""
    log: list[dict[str, Any]] = field(default_factory=list)
    history: dict[str, Any] = field(default_factory=dict)

    @property
    def last(self) -> dict[str, Any]:
        return self.seen[-1]


@dataclass
class Shelf:
    """What a server has left behind."""

    file: Path
    cookies: dict[str, str]
    edition: str
    tables: dict[str, Stored]


def edition_at(person: Person) -> str:
    return str({game["id"]: game for game in person.get("/api/games")}["aeons_end"]["edition"])


def play(person: Person, players: int, seed: int, choices: int) -> Stored:
    table = person.table(*[ME] * players, seed=seed, setup=SETUP)
    random = Random(1)
    seen = [table.look()]
    for _ in range(choices):
        seen.append(table.choose(seen[-1], random.randrange(len(seen[-1]["decision"]["options"]))))
    return Stored(table.id, 0, seen, table.events(), person.get(f"{table.path}/history"))


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    folder = tmp_path_factory.mktemp("shelf")
    file = folder / "tables.sqlite3"
    house = House(f"sqlite:///{file}", folder / "log").start()
    ada = house.enter("Ada")
    tables = {name: play(ada, *plan) for name, plan in TABLES.items()}
    shelf = Shelf(file, dict(ada.http.cookies), edition_at(ada), tables)
    assert house.stop() == 0
    house.close()
    with sqlite3.connect(file) as connection:
        for one in tables.values():
            data = connection.execute("SELECT position FROM tables WHERE id = ?", (one.id,)).fetchone()[0]
            one.rest = read_position(data).number
    connection.close()
    assert [name for name, one in tables.items() if one.rest < one.last["number"]] == [
        PEARL, "in an act", "in another act"
    ]  # fmt: skip
    assert tables["over"].last["table"]["over"] and tables[LONG].last["number"] > 100
    return shelf


def package(folder: Path, change: str) -> Path:
    """A copy of the package under other rules."""
    installed = Path(str(files("tryptyk")))
    shutil.copytree(installed, folder / "tryptyk", ignore=shutil.ignore_patterns("static"))
    for library in installed.parent.glob("tryptyk__mypyc*"):
        shutil.copy(library, folder)
    for name, place, before, after in CHANGES[change]:
        file = folder / "tryptyk/games/aeons_end" / name
        text = file.read_text(encoding="utf-8")
        at = text.index(before, text.index(place))
        file.write_text(text[:at] + after + text[at + len(before) :], encoding="utf-8")
    return folder


@pytest.fixture
def reopened(shelf: Shelf, tmp_path: Path, change: str) -> Iterator[House]:
    """A server under other rules that has just started on what was left behind."""
    shutil.copy(shelf.file, tmp_path / "tables.sqlite3")
    (tmp_path / "other").mkdir()
    house = House(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path / "log")
    yield house.under(package(tmp_path / "other", change)).start()
    house.close()
    assert house.faults() == []


def at_home(house: House, shelf: Shelf) -> tuple[Person, dict[str, Seat]]:
    ada = Person(house, dict(shelf.cookies))
    return ada, {name: Seat(ada, one.id) for name, one in shelf.tables.items()}


def stands(situation: dict[str, Any]) -> list[Any]:
    # What could be done in one go is told by the rules of today.
    decision = situation["decision"] and {**situation["decision"], "batches": []}
    return [situation["view"], decision, situation["number"], situation["seat"]]


def moment(table: Seat, seen: dict[str, Any]) -> bool:
    """Whether a moment can be looked at: then it is what was seen."""
    query = {"seat": seen["seat"]}
    answer = table.person.http.get(f"{table.path}/moments/{seen['number']}", params=query)
    if answer.status_code == 409:
        assert answer.json()["code"] == "old-rules"
        return False
    assert answer.json()["view"] == seen["view"], seen["number"]
    return True


def history(table: Seat, before: dict[str, Any]) -> list[int]:
    """The moments that the history has: each with the figures that were seen."""
    answer = table.person.http.get(f"{table.path}/history")
    if answer.status_code == 409:
        assert answer.json()["code"] == "old-rules"
        return []
    told = answer.json()
    for name, figures in told["figures"].items():
        for number, figure in zip(told["numbers"], figures, strict=True):
            if number <= before["numbers"][-1]:
                assert figure == before["figures"][name][number], (name, number)
    return list(told["numbers"])


def fork(table: Seat, seen: dict[str, Any]) -> bool:
    """Whether one can play on from a moment: then it is what was seen."""
    body = {"number": seen["number"], "seats": [ME] * seen["table"]["players"]}
    answer = table.person.http.post(f"{table.path}/forks", json=body)
    if answer.status_code == 409:
        assert answer.json()["code"] == "old-rules"
        return False
    view = answer.json()["situation"]["view"]
    assert {**view, "seat": 0} == {**seen["view"], "seat": 0}, seen["number"]
    return True


def take_back(table: Seat, seen: dict[str, Any]) -> bool:
    """Whether one can go back to a moment: then it is what was seen; if not, nothing moves."""
    before = table.look()
    body = {"seq": before["seq"], "to": seen["number"]}
    answer = table.person.http.post(f"{table.path}/undo", json=body)
    if answer.status_code == 409:
        assert answer.json()["code"] == "old-rules"
        assert stands(table.look()) == stands(before)
        return False
    assert stands(answer.json()["situation"]) == stands(seen), seen["number"]
    return True


def nothing_has_moved(table: Seat, stored: Stored) -> bool:
    """Whether it stands where it stood; if the act had to start anew, the log says so."""
    now, log = table.look(), table.events()
    assert log[: len(stored.log)] == stored.log
    if len(log) == len(stored.log):
        assert stands(now) == stands(stored.last)
        return True
    (added,) = log[len(stored.log) :]
    assert (added["seat"], added["option"], added["number"]) == (-1, ["~undo", stored.rest], stored.rest)
    assert now["number"] == stored.rest
    return False


@pytest.mark.parametrize("change", ["crystal", pytest.param("pearl", marks=pytest.mark.nightly), "card"])
def test_a_stored_game_stays_what_it_was(reopened: House, shelf: Shelf, change: str) -> None:
    ada, tables = at_home(reopened, shelf)
    assert edition_at(ada) != shelf.edition
    stayed = {name for name, table in tables.items() if nothing_has_moved(table, shelf.tables[name])}
    assert stayed == set(tables) - ({PEARL} if change == "pearl" else set())
    seen: dict[str, list[bool]] = {}
    for name, table in tables.items():
        before = shelf.tables[name]
        numbers = history(table, before.history)
        assert before.last["number"] in numbers or name not in stayed
        ways = [*range(0, before.rest, 9), *range(max(0, before.rest - 6), before.rest + 1)]
        seen[name] = [moment(table, before.seen[n]) for n in ways if n < before.rest or name in stayed]
        for n in (0, before.rest // 2, before.rest):
            if n < before.rest or (name in stayed and name != "over"):
                assert fork(table, before.seen[n]) is moment(table, before.seen[n])
    assert any(map(any, seen.values())), "some of the past can be shown"
    assert not all(map(all, seen.values())), "and some of it cannot"
    if change == "card":
        assert not any(found[0] for found in seen.values()), "what is dealt today was not dealt then"
    over = tables.pop("over").look()
    assert over["table"]["outcome"] == shelf.tables["over"].last["table"]["outcome"]


@pytest.mark.parametrize("change", ["crystal", pytest.param("pearl", marks=pytest.mark.nightly), "card"])
def test_play_goes_on_and_goes_back_as_far_as_it_can_be_proven(
    reopened: House, shelf: Shelf, change: str
) -> None:
    _, tables = at_home(reopened, shelf)
    del tables["over"]
    seen: dict[str, list[dict[str, Any]]] = {}
    for name, table in tables.items():
        random = Random(2)
        seen[name] = [table.look()]
        for _ in range(5):
            now = seen[name][-1]
            seen[name].append(table.choose(now, random.randrange(len(now["decision"]["options"]))))
    reopened.kill()
    reopened.start()
    refused = 0
    stood = {}
    for name, table in tables.items():
        assert table.look() == seen[name][-1]
        for before in reversed(seen[name][:-1]):
            assert take_back(table, before), "what was played under these rules"
        earlier = shelf.tables[name].seen[: seen[name][0]["number"]]
        refused += [take_back(table, before) for before in reversed(earlier[-12:])].count(False)
        stood[name] = table.look()
    assert refused or change == "pearl", "not everything can be proven"
    reopened.kill()
    reopened.start()
    for name, table in tables.items():
        assert stands(table.look()) == stands(stood[name])
        assert table.play(3)["number"] == stood[name]["number"] + 3


@pytest.mark.parametrize("change", ["comment"])
def test_another_edition_of_the_same_rules_changes_nothing(reopened: House, shelf: Shelf) -> None:
    ada, tables = at_home(reopened, shelf)
    assert edition_at(ada) != shelf.edition, "an edition is a matter of sources"
    for name, table in tables.items():
        before = shelf.tables[name]
        assert nothing_has_moved(table, before)
        last = before.last["number"]
        assert history(table, before.history) == list(range(last + 1)) == before.history["numbers"]
        assert all(moment(table, before.seen[n]) for n in [*range(0, last, 9), last])
        assert all(fork(table, before.seen[n]) for n in (0, last // 2, last - 1))
    over = tables.pop("over")
    record = ada.get(f"{over.path}/record")
    assert record["edition"] == shelf.edition
    assert ada.act("/api/records", record=record)["view"] == over.look()["view"]
    for name, table in tables.items():
        before = shelf.tables[name]
        for n in (len(before.seen) - 3, before.rest // 2, 2, 0):
            assert take_back(table, before.seen[n])
