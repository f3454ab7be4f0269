"""Recorded games come to the same end as when they were played: the rules have not moved.

After a change of the rules that is meant: ``python -m tests.age_contrived.make_records``.
"""

from __future__ import annotations

import pytest

from tests.age_contrived.make_records import FOLDER, SETUPS
from tests.records import check_record
from tryptyk.games.age_contrived.game import GAME


@pytest.mark.parametrize("name", SETUPS)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    check_record(GAME, FOLDER / f"{name}.json")
