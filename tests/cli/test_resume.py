"""``tryptyk play --resume``: bad records are refused with a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.command import GAME, refused
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import encode, record_of


def test_bad_records_get_one_sentence_and_exit_code_2() -> None:
    game = games.load(GAME).game
    good: dict[str, Any] = json.loads(encode(record_of(Table.new(game, 2, 3))))
    assert (good["format"], good["edition"], good["choices"]) == (2, game.edition, [])
    old = {"game": GAME, "rules": 1, "players": 2, "seed": 3, "setup": {}, "choices": [], "format": 1}

    def resume(**changed: Any) -> str:
        Path("record.json").write_text(json.dumps({**good, **changed}))
        return refused("play", GAME, "--resume", "record.json")

    assert "The saved game 'none.json' cannot be read: No such file" in refused(
        "play", GAME, "--resume", "none.json"
    )
    Path("broken.json").write_text('{"game": "aeons_end"')
    assert "This is not a game record" in refused("play", GAME, "--resume", "broken.json")
    assert "This is not a game record" in resume(players="two")
    assert "format 9; this version reads 2" in resume(format=9)
    Path("record.json").write_text(json.dumps(old))
    assert "has format 1; this version reads 2" in refused("play", GAME, "--resume", "record.json")
    other = resume(edition="0123456789ab", end="0" * 16)
    assert "made under edition 0123456789ab of aeons_end; under this one" in other
    assert "it would become another game" in other
    assert "belongs to bonfire, not to aeons_end" in resume(game="bonfire")
    assert "There is no nemesis 'smaug'" in resume(setup={"nemesis": "smaug"})
    assert "Choice 1 does not fit the game" in resume(choices=[[0, ["fly"]]])
    Path("record.json").write_text(json.dumps(good))
    assert "name only its file" in refused("play", GAME, "--resume", "record.json", "--seed", "4")
    assert "The game has 2 seats, and --seats names 1." in refused(
        "play", GAME, "--resume", "record.json", "--seats", "person"
    )
