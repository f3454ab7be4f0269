"""Reviews of finished games: who gets one, that it comes by itself, and that it is kept."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.conftest import TOY
from tests.server.house import BOT, ME, House, Seat, wait_for


def finished(house: House, *seats: Any) -> Seat:
    table = house.enter("Ada").table(*seats, game="toy", seed=7, setup={"limit": 6})
    table.play_out()
    return table


def whole(seat: Seat) -> dict[str, Any]:
    """The review once nothing is left to be looked at."""

    def ask() -> dict[str, Any] | None:
        review = seat.person.get(f"{seat.path}/review")["review"]
        return dict(review) if review and review["done"] == review["total"] else None

    return wait_for(ask)


def test_a_review_comes_by_itself_and_everybody_may_read_it(toy_house: House) -> None:
    table = finished(toy_house, ME, BOT)
    eve = toy_house.enter("Eve")
    assert eve.get(f"{table.path}/review") == {"review": None}, "who did not sit there begins none"
    told = whole(table)
    assert told["scale"] == "points" and told["last"] == table.look()["number"]
    assert [side["seats"] for side in told["sides"]] == [[0]], "nobody needs to know what a bot has missed"
    assert eve.get(f"{table.path}/review") == {"review": told}


def test_a_running_game_is_not_reviewed(toy_house: House) -> None:
    ada = toy_house.enter("Ada")
    table = ada.table(ME, game="toy", seed=7)
    assert ada.refused(f"{table.path}/review", "GET") == (403, "forbidden")


def test_a_review_outlives_the_server(database: str, tmp_path: Path) -> None:
    with closing(House(database, tmp_path / "log", **TOY)) as house:
        table = finished(house.start(), ME)
        told = whole(table)
        house.stop()
        house.start()
        assert table.person.get(f"{table.path}/review") == {"review": told}
