"""Hints and first-use tips: told beside the question, heard as well as seen, and gone when not wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.test_access import look
from tests.browser.words import LANGUAGES
from tests.server.house import INVITED, ME


def line(guest: Guest, key: str) -> Locator:
    """What is said between the board and the options."""
    return guest.page.get_by_role("complementary", name=guest.say(key), exact=True)


def heard(guest: Guest, text: str) -> None:
    expect(guest.page.get_by_role("status").filter(has_text=text)).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_lights_up_what_a_bot_would_do_and_says_why(invite: Invite, language: str) -> None:
    ala = invite(language)
    ala.at_table(ala.table(1, seed=3).id)
    ala.page.keyboard.press("h")
    told = ala.reads(line(ala, "hint"), ala.say("advice-gains", reasons="").rstrip(" ."))
    heard(ala, ala.say("advice-gains", reasons="").rstrip(" ."))
    marked = ala.sees(ala.prompt.locator("[aria-current=step]"))
    assert look(ala, "dark", "body") == []
    ala.page.keyboard.press("h")
    ala.sees_no(told)
    ala.sees_no(marked)
    ala.find("button", "hint", ala.prompt).click()
    ala.sees(told)
    while ala.sees(marked).get_attribute("aria-expanded") is not None:
        marked.click()
    ala.chooses(marked.click)
    ala.sees_no(told)


def test_rivals_are_asked_plainly_whether_there_shall_be_hints(invite: Invite) -> None:
    """The key says that they are off, asks everybody, and who has not answered is named."""
    ala, ben = invite("pl", game="bonfire"), invite("en", game="bonfire")
    ala.person.patch("/api/me", name="Ala")
    ben.person.patch("/api/me", name="Ben")
    table = ala.person.table(ME, INVITED, game="bonfire", seed=3)
    ala.go(f"/t/{table.id}").sees(ala.prompt)
    expect(ala.find("button", "hint", ala.prompt)).to_be_visible()
    ala.listens()
    ben.person.join(table.look()["table"]["seats"][1]["invitation"])
    ala.is_told("hints-off-since", who="Ben")
    ben.go(f"/t/{table.id}").sees(ben.find("button", "hint-off", ben.prompt))
    ala.find("button", "hint-off", ala.prompt).click()
    heard(ala, ala.say("hints-asked-mine", who="Ben"))
    heard(ben, ben.say("hints-asked", who="Ala"))
    ben.find("button", "undo-refuse", ben.prompt).click()
    ala.is_told("hints-refused")
    ben.page.keyboard.press("h")
    heard(ala, ala.say("hints-asked", who="Ben"))
    ala.find("button", "undo-agree", ala.prompt).click()
    ala.is_told("hints-on")
    asked = table.look()["decision"]["seats"][0]
    first = (ala, ben)[asked]
    first.at_table().find("button", "hint", first.prompt).click()
    first.sees(line(first, "hint"))


def test_friends_against_the_nemesis_have_hints_at_once(invite: Invite) -> None:
    ala, ben = invite("pl"), invite("en")
    table = ala.person.table(ME, INVITED, seed=3)
    ben.person.join(table.look()["table"]["seats"][1]["invitation"])
    asked = table.look()["decision"]["seats"][0]
    first = (ala, ben)[asked]
    first.at_table(table.id).page.keyboard.press("h")
    first.sees(line(first, "hint"))
    first.find("button", "menu").click()
    first.sees(first.find("heading", "people"))
    first.sees_no(first.find("heading", "hints-title"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_is_told_once_and_all_are_gone_with_one_click(invite: Invite, language: str) -> None:
    ala = invite(language, tips=True)
    id = ala.table(1, seed=3).id
    tip = line(ala, "tip")
    ala.at_table(id).sees(tip)
    first = tip.locator("p").inner_text()
    heard(ala, first)
    assert look(ala, "dark", "body") == []
    ala.find("button", "tip-close", tip).click()
    ala.sees_no(tip)
    ala.page.reload()
    ala.at_table().sees(tip)
    assert tip.locator("p").inner_text() != first
    ala.find("button", "tips-none", tip).click()
    ala.sees_no(tip)
    ala.page.reload()
    ala.at_table()
    ala.find("button", "menu").click()
    expect(ala.find("button", "tips-off")).to_have_attribute("aria-pressed", "true")
    ala.sees_no(tip)
    ala.find("button", "tips-on").click()
    ala.page.keyboard.press("Escape")
    ala.sees(tip)


def test_on_a_phone_a_tip_covers_no_options(invite: Invite) -> None:
    ala = invite("pl", tips=True, size=PHONE, touch=True)
    ala.at_table(ala.table(1, seed=3).id)
    tip = ala.sees(line(ala, "tip")).bounding_box()
    prompt = ala.prompt.bounding_box()
    assert tip is not None and prompt is not None
    assert tip["y"] + tip["height"] <= prompt["y"] + 1
    assert ala.beyond_the_window() == (0, 0)
