"""PostgreSQL goes away and comes back while people play: they are told to wait, and nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import pytest

from tests.server.conftest import address_of, new_database, running_postgres
from tests.server.house import ME, House, Person, Seat, choice, let_bots_move, wait_for
from tests.server.playing_on import (
    acknowledged_are_there,
    must_have_no_gap,
    playing_on,
    wait_for_progress,
)

CUTS = 2
"""So often all lines are cut between two restarts."""


@pytest.fixture
def own_postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL for one test, which may stop and start it."""
    with running_postgres(Path(mkdtemp(prefix="pg")), tmp_path_factory) as server:
        yield server


@pytest.fixture
def own_doors(own_postgres: Any, tmp_path: Path) -> Iterator[list[House]]:
    database = new_database(address_of(own_postgres))
    with (
        closing(House(database, tmp_path / "log0")) as here,
        closing(House(database, tmp_path / "log1")) as there,
    ):
        yield [here.start(), there.start()]


def cut_all_lines(postgres: Any) -> None:
    """End every connection to the database, whatever it is in the middle of."""
    postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'tryptyk%';")


@pytest.mark.parametrize("restarts", [1, pytest.param(5, marks=pytest.mark.nightly)])
def test_a_restart_damages_no_table(own_postgres: Any, own_doors: list[House], restarts: int) -> None:
    random = Random(7)
    with playing_on(own_doors) as players:
        for _ in range(restarts):
            wait_for_progress(players)
            own_postgres.stop()
            wait_for(lambda: all(player.away for player in players))
            own_postgres.start()
            wait_for_progress(players)
            for _ in range(CUTS):
                time.sleep(random.uniform(0, 0.3))
                cut_all_lines(own_postgres)
                wait_for_progress(players)
            for player in players:
                player.away = 0
    assert acknowledged_are_there(players) >= restarts * (1 + CUTS)
    for seat in (seat for player in players for seat in player.tables):
        must_be_in_step(seat)


def must_be_in_step(seat: Seat) -> None:
    """And the history answers for all of them."""
    log = seat.events()
    must_have_no_gap(log)
    numbers = seat.person.get(f"{seat.path}/history")["numbers"]
    assert numbers[: log[-1]["number"] + 1] == list(range(log[-1]["number"] + 1))


def test_while_the_database_is_away_everything_waits(own_postgres: Any, own_doors: list[House]) -> None:
    """Every route answers with a sentence and when to ask again, the socket too; then all goes on."""
    house = own_doors[0]
    ada = house.enter("Ada")
    table = ada.table(ME, ME, seed=3)
    let_bots_move(ada)
    situation = table.play(3)
    schema = ada.get("/api/schema/openapi.json")
    with table.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        own_postgres.stop()
        answers = [
            _ask(ada, table, method, path) for path, ways in schema["paths"].items() for method in ways
        ]
        assert {status for _, status in answers} <= {200, 400, 503}
        waiting = {route for route, status in answers if status == 503}
        assert len(waiting) >= 20 and {"get /health", "get /api/tables"} <= waiting
        assert {route for route, status in answers if status == 200} <= {
            "get /api/games",
            "get /api/bots",
            "get /api/games/{id}/words/{language}",
        }
        with table.watch() as second:
            second.hear()
            assert second.refused == "unavailable", "a socket that comes is told so"
        own_postgres.start()
        wait_for(house.answers)
        # It may be made though nobody can say so: the key makes it safe to ask again.
        body = {**choice(situation, 0), "key": "once"}
        wait_for(lambda: ada.http.post(f"{table.path}/choices", json=body).is_success)
        wire.reopen()
        wire.hear_upto(situation["seq"] + 1)
    must_be_in_step(table)
    assert house.faults() == []


def _ask(person: Person, table: Seat, method: str, path: str) -> tuple[str, int]:
    """A request that every route understands at least as far as its body."""
    places = {
        "{id}": table.id,
        "{number}": "1",
        "{seat}": "0",
        "{token}": "A" * 22,
        "{language}": "en",
        "{path}": "x",
    }
    address = path
    for place, value in places.items():
        address = address.replace("/games/{id}", "/games/aeons_end").replace(place, value)
    body = BODIES.get(path, {})
    answer = person.http.request(method, address, json=body) if method != "get" else person.http.get(address)
    if answer.status_code == 503:
        assert answer.json()["code"] == "unavailable"
        assert answer.json()["message"].endswith(".")
        assert int(answer.headers["retry-after"]) > 0
    return f"{method} {path}", answer.status_code


BODIES: dict[str, dict[str, object]] = {
    "/api/me": {"name": "Eve"},
    "/api/recover": {"token": "A" * 22},
    "/api/tables": {"game": "aeons_end", "seats": [ME]},
    "/api/tables/{id}/forks": {"number": 1, "seats": [ME, ME]},
    "/api/tables/{id}/choices": {"seat": 0, "option": ["x"], "seq": 1},
    "/api/tables/{id}/undo": {"seq": 3, "to": 1},
    "/api/tables/{id}/undo/answer": {"seq": 3, "agree": True},
    "/api/tables/{id}/seats/{seat}/bot": {"bot": "random"},
    "/api/tables/{id}/seats/{seat}/standing": {"kind": "x", "always": True, "seq": 3},
}
