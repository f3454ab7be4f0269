"""Names can be read by everybody at the table."""

from __future__ import annotations

import pytest

from tests.server.house import House
from tryptyk.server.names import LONGEST, readable
from tryptyk.server.problems import Refused

GOOD = [
    "Ola", "Zażółć gęślą", "Łukasz Ż.", "O'Neil-Smith 3", "Żółć–1", "Ľubomír", "Nguyễn", "Ωmega", "Дарья",
    "李小龍", "さくら", "김철수", "דוד", "نور", "نامه\u200cها", "क्\u200dष", "เอก", "¿?", "7", "🙂", "🇵🇱",
    "❤\ufe0f", "👩\u200d👩\u200d👧", "🏴\u200d☠\ufe0f", "👍🏽", "👩🏽\u200d🚀 Ada", "1\ufe0f\u20e3",
    "x" * LONGEST,
]  # fmt: skip
INVISIBLE = [
    "\u200b", "Ada\u200b", "A\u200dda", "Ada\u200d", "\u200dAda", "A\u200cda", "Ada\ufeff", "A\u00adda",
    "Ada\u2060", "Ada\u180e", "\u3164", "Ada\u3164", "\u115f\u1160", "\uffa0", "\u2800", "A\u034fda",
    "Ada\ufe0f", "\ufe0f", "Ada\U000e0041", "Ada\U000e0100", "🙂\u200d",
]  # fmt: skip
TURNING = [
    "Ada\u202e",
    "a\u202db",
    "\u2066Ada\u2069",
    "\u200eAda",
    "Ada\u200f",
    "\u061cAda",
    "\u202aAda\u202c",
]
NO_TEXT = [
    "Ada\x00",
    "Ada\nBob",
    "Ada\tBob",
    "Ada\x7f",
    "Ada\x85",
    "Ada\u2028",
    "Ada\u2029",
    "Ada\ue000",
    "Ada\uffff",
]
EMPTY = ["", " ", "   ", "\u00a0", "\u2003 \u3000", "\u0301", "\u0301\u0302", "\u0301Ada", "\u20dd"]
LONG = ["x" * (LONGEST + 1), "\u0958" * LONGEST]


@pytest.mark.parametrize("name", GOOD)
def test_names_of_people(name: str) -> None:
    assert readable(name) == name


@pytest.mark.parametrize("name", [*INVISIBLE, *TURNING, *NO_TEXT, *EMPTY, *LONG])
def test_names_that_hide_something(name: str) -> None:
    with pytest.raises(Refused, match=r"^The name has .*\.$"):
        readable(name)


def test_two_names_that_look_the_same_are_the_same() -> None:
    assert readable("  Ze\u0301  \u00a0 B. ") == "Zé B."


def test_a_name_is_refused_with_a_sentence(house: House) -> None:
    ada = house.enter("Ada")
    for name in ("A\u202eda", "\u200b", "   ", "a\nb", "\ud800"):
        answer = ada.http.patch("/api/me", content=b'{"name": "%s"}' % _escaped(name), headers=JSON)
        assert (answer.status_code, answer.json()["code"]) in ((422, "name"), (400, "malformed"))
    assert ada.refused("/api/me", "PATCH", name="A\u202eda") == (422, "name")
    assert ada.get("/api/me")["name"] == "Ada"
    assert ada.patch("/api/me", name="👩\u200d👩\u200d👧 Ada")["name"] == "👩\u200d👩\u200d👧 Ada"


JSON = {"content-type": "application/json"}


def _escaped(text: str) -> bytes:
    return "".join(f"\\u{ord(letter):04x}" for letter in text).encode()
