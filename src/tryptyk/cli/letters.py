"""Terminals that know few letters get the nearest ones, sign for sign, so that columns stay columns."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper

NEAREST = "nearest"
"""The name under which codecs find this way to deal with what they cannot write."""
_SIGNS = {
    "─━╌–—−‑▯▱": "-", "│┃": "|", "┬┴├┤┼└┘┌┐": "+", "╭╯╱△": "/", "╮╰": "\\", "═≈": "=", "▮▰": "#",
    "→▸▶»›": ">", "←◀‹«": "<", "↑▲": "^", "↓▼✓": "v", "·…": ".", "•●○": "o", "×": "x", "„”“": '"', "’‘": "'",
    "²": "2", "★": "p", "◆": "$", "◇": "?", "✶": "*", "♥": "&", "↯": "!", "✛": "+", "∩": "n", "✿": "%",
    "♣": "h", "♠": "t", "‖": "|", "∷": ":", "☼": "W", "♀": "g", "∿": "~", "◉": "e", "§": "S", "☀": "O",
    "☾": ")", "♧": "f", "♦": "$", "⛵": "<>", "ł": "l", "Ł": "L",
}  # fmt: skip
_NEAREST = {ord(sign): letter for signs, letter in _SIGNS.items() for sign in signs}


def nearest(text: str) -> str:
    """The text in plain ASCII."""
    letters = []
    for letter in text.translate(_NEAREST):
        base = unicodedata.normalize("NFKD", letter)[:1]
        letters.append(base if base.isascii() else "?")
    return "".join(letters)


def write_what_can_be_written() -> None:
    """Standard streams never fail for a letter: they write the nearest, and read what they can."""
    codecs.register_error(NEAREST, _replaced)
    for stream, errors in ((sys.stdout, NEAREST), (sys.stderr, NEAREST), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return nearest(error.object[error.start : error.end]), error.end
