"""Killed at any moment, the server has lost nothing that it acknowledged."""

from __future__ import annotations

import time
from random import Random

import pytest

from tests.server.house import House
from tests.server.playing_on import acknowledged_are_there, playing_on, wait_for_progress


@pytest.mark.parametrize("kills", [2, pytest.param(12, marks=pytest.mark.nightly)])
def test_nothing_acknowledged_is_lost(own_house: House, kills: int) -> None:
    random = Random(7)
    own_house.start()
    with playing_on([own_house]) as players:
        for _ in range(kills):
            wait_for_progress(players)
            time.sleep(random.uniform(0, 0.7))
            own_house.kill()
            own_house.start()
    assert acknowledged_are_there(players) >= kills
    assert not any(player.away for player in players)
