"""Whole games alone, against Tom and against the automa."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PATIENCE_MS, Guest
from tests.browser.test_access import look
from tests.browser.test_together import people
from tests.server.house import ME


def axe(guest: Guest) -> list[str]:
    return look(guest, "dark" if guest.language == "pl" else "light", "html")


def groups(guest: Guest) -> Locator:
    """Options that are gathered: they open."""
    return guest.prompt.locator("li button[aria-expanded]")


def sits_down(guest: Guest, seed: int, **setup: Any) -> None:
    """Alone, under a name."""
    guest.person.patch("/api/me", name="Ala")
    table = guest.person.act("/api/tables", game=guest.game, seats=[ME], seed=seed, setup=setup)
    guest.at_table(table["table"]["id"])


def plays_out(guest: Guest) -> None:
    """By clicks, by keys, and on a board by what glows; a group opens, and what is in it is chosen next."""
    drawn = guest.page.locator("main .offered > [role=button]:visible")

    def move(random: Random, count: int) -> None:
        if random.random() < 0.25 and (there := drawn.count()):
            if guest.acts(lambda: drawn.nth(random.randrange(there)).press("Enter")):
                return
            guest.page.keyboard.press("Escape")  # that took something up
        option = guest.options.nth(random.randrange(count))
        key = option.get_attribute("aria-keyshortcuts")
        if key is None or random.random() < 0.3:
            guest.acts(option.click)
        else:
            guest.acts(lambda: guest.page.keyboard.press(key))

    assert guest.play(move, seed=4) > 20


def told_of_the_end(guest: Guest, rival: str, line: str, own: str = "Ala") -> None:
    """Both sides with their points, line by line, and how they stood all along."""
    scores = guest.sees(guest.find("table", "end-scores"))
    heads = scores.get_by_role("columnheader")
    expect(heads.filter(has_text=guest.say(rival))).to_have_count(1)
    expect(heads.filter(has_text=own)).to_have_count(1)
    guest.sees(scores.get_by_role("rowheader", name=re.compile(f"^{re.escape(guest.say(line))}")))
    plot = guest.sees(guest.page.get_by_role("img", name=guest.say("end-story")))
    guest.reads(plot, guest.say(rival))
    guest.reads(plot, own)


@pytest.mark.nightly
def test_bonfire_against_tom(invite: Invite) -> None:
    guest = invite("en", game="bonfire")
    sits_down(guest, seed=8)
    tom = people(guest).filter(has_text=guest.say("side-tom"))
    expect(tom).to_have_attribute("title", re.compile(guest.say("people-alone")), timeout=PATIENCE_MS)
    assert axe(guest) == []

    guest.chooses(guest.options.first.click)
    # After the first Fate Tile there is much to do: what is alike is gathered, and opens by key and by click.
    guest.reads(guest.prompt, guest.say("prompt-act"))
    sailing = groups(guest).filter(has_text=guest.say("group-ship"))
    number = sailing.get_attribute("aria-keyshortcuts")
    all_of_them = guest.options.count()
    assert number and all_of_them < 12
    guest.page.keyboard.press(number)
    islands = guest.sees(guest.find("list", "group-ship", guest.prompt)).get_by_role("listitem")
    expect(islands).to_have_count(14)
    assert axe(guest) == []
    guest.page.keyboard.press("Escape")
    guest.sees(sailing).click()
    expect(islands).to_have_count(14)
    guest.find("button", "options-back", guest.prompt).click()
    expect(guest.options).to_have_count(all_of_them)

    plays_out(guest)
    told_of_the_end(guest, "side-tom", "score-bonfires")
    assert axe(guest) == []


def test_an_age_contrived_against_the_automa(invite: Invite) -> None:
    guest = invite("pl", game="age_contrived")
    sits_down(guest, seed=2, automa_turn_limit=6, automa="freyith", characters=["aureon"])
    rival = "side-automa_freyith"
    automa = people(guest).filter(has_text=guest.say(rival))
    expect(automa).to_have_attribute("title", re.compile(guest.say("people-alone")), timeout=PATIENCE_MS)
    plays_out(guest)
    told_of_the_end(guest, rival, "score-monuments", "Aureon")
    assert axe(guest) == []
    guest.find("button", "end-board").click()
    guest.sees_no(guest.end)

    # What the automa did is told by its name, never as a second player's.
    guest.find("button", "log").first.click()
    log = guest.page.get_by_role("complementary").get_by_role("region", name=guest.say("log"))
    guest.reads(log, guest.say(rival))
    expect(log).not_to_contain_text(re.compile(r"(Gracz|Player) \d"))
