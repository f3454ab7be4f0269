"""Options that several commands share, and how they are read."""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

import typer

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


def words(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
