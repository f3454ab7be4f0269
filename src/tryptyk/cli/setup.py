"""Commands that set up a game: one for each, with the options that the game declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from tryptyk import games
from tryptyk.cli.options import words
from tryptyk.games import Title
from tryptyk.kernel.errors import InvalidSetup

if TYPE_CHECKING:
    from tryptyk.kernel.setup import SetupOption
    from tryptyk.messages import Messages

PLAYERS = 2
"""How many play if nobody says."""


def by_game(run: Callable[..., None]) -> typer.Typer:
    """A command with a subcommand for each game.

    ``run`` is called with the game and the set-up that was given; its further parameters are options of the
    command, whatever the game.
    """

    class Games(TyperGroup):
        def list_commands(self, ctx: Any) -> list[str]:
            return list(games.ids())

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            return _command(run, games.load(cmd_name))

        def format_commands(self, ctx: Any, formatter: Any) -> None:
            """The games by name, without loading their rules."""
            from tryptyk.messages import Messages

            names = [(id, Messages("en", games.load(id).words).text("title")) for id in games.ids()]
            with formatter.section("Games (each has options of its own: GAME --help)"):
                formatter.write_dl(names)

    return typer.Typer(
        cls=Games,
        help=run.__doc__,
        no_args_is_help=True,
        add_completion=False,
        subcommand_metavar="GAME [OPTIONS]",
        rich_markup_mode=None,
    )


def _command(run: Callable[..., None], title: Title) -> Any:
    """The command for one game, made as typer reads all commands: from a function with annotations."""
    from tryptyk.messages import Messages

    options = title.game.options
    messages = Messages("en", title.words, title.vocabulary)
    of_every_game = list(signature(run, eval_str=True).parameters.values())[2:]
    of_this_game = [
        Parameter(option.id, Parameter.KEYWORD_ONLY, default=None, annotation=_annotation(option, messages))
        for option in options
    ]

    def command(**given: Any) -> None:
        texts = {option: given.pop(option.id) for option in options}
        run(
            title,
            {option.id: _read(option, text) for option, text in texts.items() if text is not None},
            **given,
        )

    parameters = [*(one.replace(kind=Parameter.KEYWORD_ONLY) for one in of_every_game), *of_this_game]
    command.__dict__["__signature__"] = Signature(parameters)
    command.__annotations__ = {one.name: one.annotation for one in parameters}
    made = typer.Typer(add_completion=False, rich_markup_mode=None)
    made.command(title.id, help=f"{messages.text('title')}. {run.__doc__}")(command)
    return get_command(made)


def _annotation(option: SetupOption, messages: Messages) -> Any:
    """What typer has to know of an option: little, as its value is checked where all set-ups are."""
    from tryptyk.kernel.setup import Assortment, EachSeat, Flag, Number, OneOf

    name = f"--{option.id.replace('_', '-')}"
    key = f"setup-{option.id}"
    told = [f"{messages.text(key)}. {messages.text(f'{key}.hint')}"]
    if option.players is not None:
        counts = " or ".join(str(count) for count in option.players)
        told.append(f"For {counts} player{'' if counts == '1' else 's'} only.")
    metavar = None
    match option:
        case Flag():
            name = f"{name}/--no-{name[2:]}" if option.default else name
            return Annotated[bool | None, typer.Option(name, help=" ".join(told))]
        case OneOf():
            metavar = "VALUE"
            told.append(f"One of: {', '.join(option.values)}. Default: {option.default}.")
        case Number():
            metavar = f"{option.least}..{option.most}"
            told.append(f"Default: {option.default}.")
        case EachSeat():
            metavar = "VALUE,..."
            told.append(
                f"For each seat one of: {', '.join(option.values)}. Default: {', '.join(option.defaults)}."
            )
        case Assortment():
            metavar = "VALUE|THING,..."
            told.append(f"One of: {', '.join(option.values)}. Default: {option.default}. Or a list:")
            kinds = [f"{share.count} of {', '.join(share.things)}" for share in option.shares]
            told.append(f"{'; '.join(kinds)}.")
    return Annotated[str | None, typer.Option(name, metavar=metavar, help=" ".join(told))]


def _read(option: SetupOption, text: Any) -> Any:
    """What was typed, as a set-up holds it: lists have commas, numbers are numbers."""
    from tryptyk.kernel.setup import Assortment, EachSeat, Number

    match option:
        case Number():
            return int(text) if text.removeprefix("-").isdecimal() else text
        case EachSeat():
            return words(text)
        case Assortment():
            return words(text) if "," in text else text
    return text


def shown(value: Any) -> str:
    """A value as it would be typed."""
    return ",".join(value) if isinstance(value, list) else str(value)


def seats_named(title: Title, setup: Mapping[str, Any]) -> dict[str, int | None]:
    """How many seats each option speaks of that has a value for each seat."""
    from tryptyk.kernel.setup import EachSeat

    named = [
        option.id for option in title.game.options if isinstance(option, EachSeat) and option.id in setup
    ]
    return {f"--{id.replace('_', '-')}": len(setup[id]) for id in named}


def count_players(title: Title, named: Mapping[str, int | None]) -> int:
    """How many play: as said, or as many as have been named."""
    counts = {option: count for option, count in named.items() if count is not None}
    if len(set(counts.values())) > 1:
        how_many = " or ".join(str(count) for count in dict.fromkeys(counts.values()))
        raise InvalidSetup(f"How many play: {how_many}? {' and '.join(counts)} disagree.")
    for count in counts.values():
        return count
    players = title.game.players
    return PLAYERS if PLAYERS in players else players.start
