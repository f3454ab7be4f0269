"""What can be played here, and which bots play along."""

from __future__ import annotations

from litestar import get

from tryptyk import bots, games
from tryptyk.server.http.wire import BotInfo, GameInfo


@get("/api/games")
async def list_games() -> list[GameInfo]:
    found = []
    for id in games.IDS:
        game = games.load(id).game
        found.append(GameInfo(id, game.players.start, game.players.stop - 1, game.rules))
    return found


@get("/api/bots")
async def list_bots() -> list[BotInfo]:
    return [BotInfo(name) for name in bots.NAMES]
