"""The words of a game, for a client that was not built with it. Within this process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tryptyk import games
from tryptyk.messages import LANGUAGES
from tryptyk.server.app import Settings, make_app

Client = TestClient[Any]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setenv(games.FURTHER, "tests.toy")
    settings = Settings(f"sqlite:///{tmp_path}/tables.sqlite3", requests_per_second=0)
    with TestClient(make_app(settings), base_url="http://testserver.local") as client:
        client.post("/api/session")
        yield client


def test_a_game_gives_its_words_in_either_language(client: Client) -> None:
    for language, name, rules in (("en", "The Pot", "# The Pot"), ("pl", "Skarbonka", "# Skarbonka")):
        told = client.get(f"/api/games/toy/words/{language}").json()
        assert set(told) == {"texts", "vocabulary", "reference"}
        assert any(f"game-toy = {name}\n" in text for text in told["texts"])
        assert told["reference"].startswith(rules)
        vocabulary = told["vocabulary"]
        assert vocabulary["events"]["bid"] == ["seat", "amount"]
        assert vocabulary["seats"] == ["host", "seat"] and vocabulary["things"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_words(client: Client, language: str) -> None:
    for game in client.get("/api/games").json():
        told = client.get(f"/api/games/{game['id']}/words/{language}").json()
        assert told["texts"] and told["vocabulary"]["options"] and told["reference"]


@pytest.mark.parametrize(
    "where", ["chess/words/en", "toy/words/de", "toy/words/..%2Fen", "..%2Ftoy/words/en"]
)
def test_what_is_not_there_is_refused(client: Client, where: str) -> None:
    answer = client.get(f"/api/games/{where}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
