"""Recorded games come to the same end as when they were played: the rules have not moved.

After a change of the rules that is meant: ``python -m tests.aeons_end.make_records``.
"""

from __future__ import annotations

import pytest

from tests.aeons_end.make_records import FOLDER
from tests.records import check_record
from tryptyk.games.aeons_end.components.catalogue import NEMESES
from tryptyk.games.aeons_end.game import GAME


@pytest.mark.parametrize("nemesis", NEMESES)
def test_a_recorded_game_ends_as_it_did(nemesis: str) -> None:
    check_record(GAME, FOLDER / f"{nemesis}.json")
