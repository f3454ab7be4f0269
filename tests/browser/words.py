"""What the pages say, read from the texts themselves: a test names a message, never its wording."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tryptyk.games import HOUSE

LANGUAGES = ("en", "pl")
SHELL = Path(__file__).parents[2] / "web" / "src" / "locale"
PACKAGES = {"toy": "tests.toy"}
"""Of games that are not of the house."""


def say(language: str, key: str, game: str = "aeons_end", /, **values: str | int) -> str:
    """A message of the shell, the house or the game; ``key.attribute`` for one of its attributes."""
    id, _, attribute = key.partition(".")
    bundle = _bundle(language, game)
    message = bundle.get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, errors
    return str(text)


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    texts = files(PACKAGES.get(game, f"tryptyk.games.{game}")) / "words" / "locale" / language
    boxes = [files(f"tryptyk.games.{id}") / "words" / "locale" / language / "cover.ftl" for id in HOUSE]
    house = files("tryptyk") / "locale" / language
    for file in (SHELL / f"{language}.ftl", *house.iterdir(), *boxes, *texts.iterdir()):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
