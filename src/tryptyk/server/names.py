"""Names that everybody can read: nothing invisible in them, and nothing that turns the text around them."""

from __future__ import annotations

import unicodedata

from tryptyk.server.problems import Refused

LONGEST = 40
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by their category, and to the eye nothing."""
_NON_JOINER, _JOINER = "\u200c", "\u200d"
_AS_EMOJI = {"\ufe0e", "\ufe0f"}
_SELECTORS = _AS_EMOJI | {chr(code) for code in (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))}
_VIRAMA = 9


def readable(name: str) -> str:
    """The name as it is kept, with single spaces; Refused if not all of it can be seen."""
    name = unicodedata.normalize("NFC", name.strip(" "))
    if any(not _is_seen(name, place) for place in range(len(name))):
        raise _refused("The name has characters that cannot be seen or that turn the text around.")
    name = " ".join(name.split())
    if not any(_category(letter)[0] in "LNPS" for letter in name) or _category(name[0])[0] == "M":
        raise _refused("The name has nothing in it that can be read.")
    if len(name) > LONGEST:
        raise _refused(f"The name has more than {LONGEST} characters.")
    return name


def _is_seen(name: str, place: int) -> bool:
    """Whether a character shows by itself, or where it stands."""
    letter = name[place]
    if letter in _BLANK:
        return False
    before = name[place - 1] if place else ""
    after = name[place + 1 : place + 2]
    if letter in _SELECTORS:
        # Only what is no letter has two looks.
        return letter in _AS_EMOJI and bool(before) and _category(before)[0] in "SPN"
    if letter == _JOINER and before and after and _is_picture(before) and _is_picture(after):
        return True  # several pictures in one, such as a family
    if letter in (_JOINER, _NON_JOINER) and before and after:
        return unicodedata.combining(before) == _VIRAMA or _is_arabic(before, after)
    return _category(letter) not in _UNSEEN


def _is_picture(letter: str) -> bool:
    return _category(letter) in ("So", "Sk") or letter in _AS_EMOJI


def _is_arabic(*letters: str) -> bool:
    """Scripts in which it shows whether letters are joined."""
    return all(unicodedata.bidirectional(letter) == "AL" for letter in letters)


def _category(letter: str) -> str:
    return unicodedata.category(letter)


def _refused(sentence: str) -> Refused:
    return Refused(422, "name", sentence)
