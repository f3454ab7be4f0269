"""Options that several commands share, and how they are read."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Any

import typer

from tryptyk.kernel.errors import InvalidSetup

PERSON = "person"
"""Who holds a seat that no bot holds."""


class Language(StrEnum):
    en = "en"
    pl = "pl"


def language_of(environment: Mapping[str, str]) -> Language:
    """The language that the environment asks for; English if it asks for none that we speak."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "")[:2]
        if wanted in Language.__members__:
            return Language(wanted)
    return Language.en


def default_language() -> Language:
    return language_of(os.environ)


def read_setup(options: Sequence[str]) -> dict[str, Any]:
    """``key=value`` pairs as a setup: commas make lists, ``true`` and ``false`` flags, digits numbers."""
    setup: dict[str, Any] = {}
    for option in options:
        key, sign, text = option.partition("=")
        if not sign or not key:
            raise InvalidSetup(f"An option reads key=value, not {option!r}.")
        setup[key] = _value(text)
    return setup


def _value(text: str) -> Any:
    if "," in text:
        return words(text)
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


def words(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game's id: aeons_end.")]
SetupOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be repeated."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
