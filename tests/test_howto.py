"""How to play, one page a game: the same page in both languages, with pictures of things that there are."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tryptyk import games
from tryptyk.messages import LANGUAGES, Messages

HEADING = "## "
PICTURES = "!things "
ANATOMY = "!anatomy "
NUMBERED = re.compile(r"(\d)\. ")
BULLET = "- "
SYMBOL = re.compile(r"\[(\w+)\]")
FEWEST, MOST = 350, 600
"""Words, so that it is read in three minutes; what is written beside a drawing may be looked up later."""
MOST_LETTERS = 180
"""Of what is written beside a number."""


def page(game: str, language: str) -> list[str]:
    file = games.load(game).words / "howto" / f"{language}.md"
    return file.read_text(encoding="utf-8").splitlines()


def kind(line: str) -> str:
    for start in (HEADING, PICTURES, ANATOMY, BULLET):
        if line.startswith(start):
            return start
    if NUMBERED.match(line):
        return "numbered"
    return "text" if line else "empty"


def pictures(lines: list[str]) -> list[list[str]]:
    return [line.split()[1:] for line in lines if kind(line) == PICTURES]


def shape(lines: list[str]) -> list[str]:
    """Headings, pictures and numbers in their order; what they say is the language's own."""
    own = {HEADING: HEADING, "numbered": "numbered", PICTURES: "", ANATOMY: ""}
    return [own[kind(line)] or line for line in lines if kind(line) in own]


@pytest.mark.parametrize("game", games.HOUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_begins_with_a_heading_and_holds_only_what_the_format_knows(game: str, language: str) -> None:
    lines = page(game, language)
    assert kind(lines[0]) == HEADING
    for line, before in zip(lines, ["", *lines], strict=False):
        assert line == line.strip()
        found = kind(line)
        if found == "text":
            assert line[0].isalnum(), f"neither text nor anything known: {line}"
            assert before == "", f"a paragraph is one line: {line}"
        elif found in (HEADING, PICTURES, ANATOMY):
            assert before == "" and len(line) > len(found)
        elif found == "numbered":
            assert kind(before) in (ANATOMY, "numbered") and len(line) <= MOST_LETTERS
            assert line[0] == ("1" if kind(before) == ANATOMY else str(int(before[0]) + 1))
        elif found == BULLET:
            assert kind(before) in ("empty", BULLET)
    for line in lines:
        if kind(line) in (HEADING, "text", "numbered", BULLET):
            said = SYMBOL.sub("", line.removeprefix(HEADING))
            assert not re.search(r"[*_`<>|#\[\]\\]", said), f"no other marks: {line}"
    for line, after in pairwise(lines):
        assert (line, after) != ("", ""), "one empty line is enough"
        assert kind(line) != HEADING or after == ""


@pytest.mark.parametrize("game", games.HOUSE)
def test_both_languages_have_the_same_headings_and_pictures_in_the_same_order(game: str) -> None:
    shapes = [shape(page(game, language)) for language in LANGUAGES]
    assert all(one == shapes[0] for one in shapes)


@pytest.mark.parametrize("game", games.HOUSE)
def test_pictures_show_things_of_the_game_that_have_a_name(game: str) -> None:
    title = games.load(game)
    known = {entry.id for entry in title.entries}
    for language in LANGUAGES:
        words = Messages(language, title.words)
        shown = pictures(page(game, language))
        assert shown
        for ids in shown:
            assert 2 <= len(ids) <= 5 and len(set(ids)) == len(ids)
            assert set(ids) <= known, set(ids) - known
            assert all(words.name(id) for id in ids)
        assert words.missing == set()


@pytest.mark.parametrize("game", games.HOUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_symbols_are_those_of_the_game_and_a_page_is_read_in_three_minutes(game: str, language: str) -> None:
    title = games.load(game)
    words = Messages(language, title.words)
    told = [line for line in page(game, language) if kind(line) not in (PICTURES, ANATOMY)]
    for name in set(SYMBOL.findall(" ".join(told))):
        assert words.text(f"symbol-{name}")
    assert words.missing == set()
    assert FEWEST <= sum(len(line.split()) for line in told if kind(line) != "numbered") <= MOST
