"""What can be played here, by how many, what they settle before it, and which bots play along."""

from __future__ import annotations

from litestar import get

from tryptyk import bots, games
from tryptyk.games import Title
from tryptyk.kernel.setup import Assortment, EachSeat, Flag, Number, OneOf, SetupOption
from tryptyk.server.http.wire import (
    AssortmentInfo,
    BotInfo,
    EachSeatInfo,
    FlagInfo,
    GameInfo,
    NumberInfo,
    OneOfInfo,
    ShareInfo,
)


@get("/api/games")
async def list_games() -> list[GameInfo]:
    return [game_info(games.load(id)) for id in games.ids()]


@get("/api/bots")
async def list_bots() -> list[BotInfo]:
    return [BotInfo(name) for name in bots.NAMES]


def game_info(title: Title) -> GameInfo:
    game = title.game
    players = game.players
    options = [_option(option, players) for option in game.options]
    return GameInfo(title.id, players.start, players.stop - 1, game.edition, options)


def _option(
    option: SetupOption, counts: range
) -> OneOfInfo | FlagInfo | NumberInfo | EachSeatInfo | AssortmentInfo:
    id, players = option.id, [count for count in counts if option.exists_for(count)]
    match option:
        case OneOf():
            only = {value: [n for n in counts if n in some] for value, some in option.only.items()}
            return OneOfInfo(id, players, list(option.values), only, option.default)
        case Flag():
            return FlagInfo(id, players, option.default)
        case Number():
            return NumberInfo(id, players, option.least, option.most, option.default)
        case EachSeat():
            return EachSeatInfo(id, players, list(option.values), list(option.defaults), option.distinct)
        case Assortment():
            shares = [ShareInfo(share.id, share.count, list(share.things)) for share in option.shares]
            return AssortmentInfo(id, players, list(option.values), shares, option.default)
    raise TypeError(f"{id} is of a kind that the wire does not know")
