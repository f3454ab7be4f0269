"""What can be played here, by how many, what they settle before it, in which words, and with which bots."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import get
from litestar.params import FromPath

from tryptyk import bots, games
from tryptyk.games import Title
from tryptyk.kernel.setup import Assortment, EachSeat, Flag, Number, OneOf, SetupOption
from tryptyk.messages import LANGUAGES, Vocabulary
from tryptyk.server.problems import not_found
from tryptyk.server.wire.games import (
    AssortmentInfo,
    BotInfo,
    EachSeatInfo,
    FlagInfo,
    GameInfo,
    NumberInfo,
    OneOfInfo,
    ShareInfo,
    VocabularyInfo,
    Words,
)


@get("/api/games")
async def list_games() -> list[GameInfo]:
    """What can be played here, by how many, and what they settle before it."""
    return [game_info(games.load(id)) for id in games.ids()]


@get("/api/games/{id:str}/words/{language:str}", cost=5)
async def get_words(id: FromPath[str], language: FromPath[str]) -> Words:
    """A game's own words, for a client that was not built with them."""
    if id not in games.ids():
        raise not_found("game")
    if language not in LANGUAGES:
        raise not_found("language")
    return words(games.load(id), language)


@get("/api/bots")
async def list_bots() -> list[BotInfo]:
    """The bots that people choose from."""
    return [BotInfo(name, name == bots.USUAL) for name in bots.offered()]


def game_info(title: Title) -> GameInfo:
    game = title.game
    players = game.players
    options = [_option(option, players) for option in game.options]
    return GameInfo(
        title.id,
        players.start,
        players.stop - 1,
        game.edition,
        options,
        title.together,
        title.expectations,
    )


def words(title: Title, language: str) -> Words:
    sources = sorted((title.words / "locale" / language).iterdir(), key=lambda file: file.name)
    return Words(
        texts=[file.read_text(encoding="utf-8") for file in sources if file.name.endswith(".ftl")],
        vocabulary=vocabulary(title.vocabulary),
        reference=(title.words / "reference" / f"{language}.md").read_text(encoding="utf-8"),
    )


def vocabulary(known: Vocabulary) -> VocabularyInfo:
    return VocabularyInfo(
        options=_places(known.options),
        prompts=_places(known.prompts),
        events=_places(known.events),
        reasons=_places(known.reasons),
        remarks=_places(known.remarks),
        seats=sorted(known.seats),
        things=sorted(known.things),
        numbered=dict(known.numbered),
        counted=sorted(known.counted),
        bags=sorted(known.bags),
        keyed=dict(known.keyed),
        batches=_places(known.batches),
        order=[list(verbs) for verbs in known.order],
        groups=_places(known.groups),
        on_board=sorted(known.on_board),
        ends=_places(known.ends),
        by_side=sorted(known.by_side),
        turns=dict(known.turns),
        shown=sorted(known.shown),
        vitals=_places(known.vitals),
        unsaid=sorted(known.unsaid),
    )


def _places(table: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
    return {word: list(places) for word, places in table.items()}


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
