"""Games played by somebody who hears the table: from what is said and the names of options, by keyboard."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PATIENCE_MS, Guest, setup
from tests.server.house import ME
from tryptyk import games
from tryptyk.messages import Messages

ASKED = ("ask-you", "ask-turn", "ask-team")


class Listener:
    """A guest with closed eyes. The page tells what a screen reader would say (``ears.spoken``)."""

    def __init__(self, guest: Guest, seats: Sequence[str]) -> None:
        """``seats`` are the names by which the seats go."""
        self.guest = guest
        self.keys = guest.page.keyboard
        title = games.load(guest.game)
        self.words = Messages(guest.language, title.words, title.vocabulary, seats)
        self.outcomes: list[str] = []
        """What was told beside questions, in order."""
        self._heard = 0
        guest.context.add_init_script("ears.heed()")

    def sits_down(self, *seats: dict[str, str], seed: int, **setup: Any) -> Listener:
        self.guest.person.patch("/api/me", name="Ala")
        made = self.guest.person.act(
            "/api/tables", game=self.guest.game, seats=seats or [ME], seed=seed, setup=setup
        )
        self.path = f"/api/tables/{made['table']['id']}"
        self.guest.go(f"/t/{made['table']['id']}")
        self.is_asked()
        return self

    def hears(self, ending: str) -> str:
        """Wait for what is said next, up to something that ends like this."""
        self.guest.until(f"ears.spoken.slice({self._heard}).some((said) => /{ending}$/.test(said))")
        said: list[str] = self.guest.page.evaluate(f"ears.spoken.slice({self._heard})")
        self._heard += len(said)
        return " ".join(said)

    def presses(self, key: str) -> str:
        """A key by which something is said."""
        self.keys.press(key)
        return self.hears("")

    def is_asked(self) -> bool:
        """Wait for a question, or for the end of the game; says whether there is a question."""
        counts = [self.guest.say("options-count", count=count) for count in range(1, 100)]
        options = "|".join({re.sub(r"\d+", r"\\d+", count) for count in counts})
        over = re.escape(self.guest.say("ask-over"))
        said = self.hears(rf"(?:(?:{options})\.|{over}\..*)")
        now = self.guest.person.get(self.path)
        found = re.search(rf"(?:^| ){self._question(now)}$", said)
        assert found, (said, self._question(now))
        self.outcomes.append(said[: found.start()])
        return not now["table"]["over"]

    def _question(self, now: dict[str, Any]) -> str:
        """What is asked, as a pattern. Whose answer is wanted is told where that is not plain."""
        if now["table"]["over"]:
            reason = self.words.text(f"outcome-{now['table']['outcome']['reason']}")
            # Among several sides it is said who has won, too.
            return rf"{self.guest.say('ask-over')}\. {self._sentence(reason)}(?: [^.]+\.)?"
        asked = SimpleNamespace(kind=now["decision"]["kind"], about=tuple(now["decision"]["about"]))
        count = self.guest.say("options-count", count=len(now["decision"]["options"]))
        who = ", ".join(self.words.seat(seat) for seat in dict.fromkeys(now["decision"]["takers"]))
        called = "|".join(re.escape(self.guest.say(key, who=who)) for key in ASKED)
        return rf"(?:(?:{called})\. )?{self._sentence(self.words.prompt(asked))} {count}\."

    def _sentence(self, said: str) -> str:
        """As a pattern: words where a symbol is drawn, and a full stop where there is none."""
        signs = "|".join(re.escape(re.escape(sign)) for sign, _ in self.words.legend())
        drawn = re.sub(signs, lambda _: "[^.]+?", re.escape(said)) if signs else re.escape(said)
        return drawn if said[-1] in ".!?:" else rf"{drawn}\."

    def options(self) -> list[str]:
        """What can be chosen, by name, as the page is for assistive technology."""
        trees = [one.aria_snapshot() for one in self.guest.prompt.get_by_role("list").all()]
        # What has a colon in it is quoted.
        return [name for tree in trees for name in re.findall(r'''- '?button "((?:[^"\\]|\\.)*)"''', tree)]

    def key_of(self, place: int) -> str | None:
        return self.guest.options.nth(place).get_attribute("aria-keyshortcuts")

    def takes(self, key: str) -> bool:
        """Says whether that was a choice: a group opens, and the focus goes into it."""
        chosen = self.guest.acts(lambda: self.keys.press(key))
        if not chosen:
            expect(self.guest.options.first).to_be_focused(timeout=PATIENCE_MS)
        return chosen

    def walks(self, place: int) -> bool:
        """By arrows, from wherever the focus is, or past the list to what ends; Enter chooses."""
        option = self.guest.options.nth(place)
        onwards = "Tab" if option.evaluate("one => one.closest('.endings') !== null") else "ArrowRight"
        while not option.evaluate("one => one === document.activeElement"):
            self.keys.press(onwards)
        return self.guest.acts(lambda: self.keys.press("Enter"))

    def plays(self, seed: int, choices: int) -> bool:
        """So many choices, or up to the end; says whether it came to that."""
        random = Random(seed)
        for _ in range(choices):
            options = self.options()
            # What ends a turn stands last, and ends games soon.
            place = random.randrange(len(options)) if random.random() < 0.6 else len(options) - 1
            key = self.key_of(place)
            chosen = self.walks(place) if key is None or random.random() < 0.4 else self.takes(key)
            if chosen and not self.is_asked():
                return True
        return False

    def has_heard_all(self) -> None:
        """Every sentence of the log was said, in order and once, and nothing else beside questions."""
        moves = self.guest.person.get(f"{self.path}/events")
        thinks = (self.guest.say("ask-thinking", who=self.words.seat(seat)) + "." for seat in range(2))
        rest = " ".join(filter(None, self.outcomes))
        for waiting in thinks:
            rest = rest.replace(waiting, "").replace("  ", " ").strip()
        told = [self.words.event(event) for move in moves for event in move["events"]]
        assert len(told) > 10 and not self.words.missing
        while told:
            # What happens several times in a row is told once, with how often.
            times = re.match(self.guest.say("ear-times", count=0, said="").replace("0", r"(\d+)"), rest)
            rest = rest[times.end() if times else 0 :]
            found = re.match(self._sentence(told[0]) + "(?: |$)", rest)
            assert found, f"{told[0]!r} was not said: {rest[:200]!r}"
            for _ in range(int(times[1]) if times else 1):
                assert re.fullmatch(self._sentence(told.pop(0)), found[0].strip())
            rest = rest[found.end() :]
        assert rest == ""


def view(listener: Listener) -> dict[str, Any]:
    seen: dict[str, Any] = listener.guest.person.get(listener.path)["view"]
    return seen


def test_a_whole_game(invite: Invite) -> None:
    guest = invite("en")
    ears = Listener(guest, ["mist"]).sits_down(seed=4, **setup(1))
    assert len(ears.options()) > 1

    # The first stop of the page leads to the options; each has the text of its card.
    ears.keys.press("Tab")
    expect(guest.find("link", "skip-to-options")).to_be_focused()
    ears.keys.press("Enter")
    expect(guest.options.first).to_be_focused()
    option = guest.options.filter(has_text=guest.say("thing-crystal"))
    held = guest.begins("button", "thing-crystal", guest.page.locator("main")).first
    for thing in (option, held):
        expect(thing).to_have_accessible_description(re.compile("^starting card.+Gain 1 aether"))

    # Keys tell how things stand, and once more what has happened.
    mage = view(ears)["mages"][0]
    assert f"Mist, life {mage['life']} of {mage['max_life']}." in ears.presses("Shift+L")
    assert "Crystal" in ears.presses("Shift+H")
    assert "Breach I, open" in ears.presses("Shift+B")
    assert guest.say("thing-rageborne") in ears.presses("Shift+F")
    assert ears.takes("1") and ears.is_asked()
    assert ears.outcomes[-1] in ears.presses("p")

    assert ears.plays(seed=3, choices=300)
    ears.has_heard_all()
    assert guest.page.evaluate("ears.murmured") == [], "nothing is told twice"
    expect(guest.page.locator("#end")).to_be_focused()


@pytest.mark.nightly
def test_two_mages_in_polish(invite: Invite) -> None:
    """Whose answer is wanted is told. (A bot would answer what both are asked before anybody could.)"""
    ears = Listener(invite("pl"), ["mist", "brama"]).sits_down(ME, ME, seed=5, **setup(2))
    ears.plays(seed=2, choices=12)
    ears.has_heard_all()


@pytest.mark.nightly
def test_bonfire_against_tom(invite: Invite) -> None:
    """Read aloud in a short order: the own city first, Tom last."""
    guest = invite("en", game="bonfire")
    ears = Listener(guest, ["Ala", guest.say("side-tom")]).sits_down(seed=8)
    ears.plays(seed=1, choices=30)
    ears.has_heard_all()
    ears.keys.press("a")
    table = guest.sees(guest.find("dialog", "ear-readings"))
    parts = ["own", "purse", "sea", "wheel", "council", "commons", "market"]
    headings = [guest.say(f"board-{part}") for part in parts] + [guest.say("aloud-others")]
    expect(table.get_by_role("heading", level=3)).to_contain_text(headings)
    ears.keys.press("Escape")
    guest.sees_no(table)
    assert guest.say("side-tom") in ears.presses("Shift+T")
