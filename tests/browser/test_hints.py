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


def test_with_others_hints_wait_for_everybodys_leave(invite: Invite) -> None:
    ala, ben = invite("pl"), invite("en")
    table = ala.person.table(ME, INVITED, seed=3)
    ben.person.join(table.look()["table"]["seats"][1]["invitation"])
    asked = table.look()["decision"]["seats"][0]
    ala.go(f"/t/{table.id}").sees(ala.prompt)
    ben.go(f"/t/{table.id}").sees(ben.prompt)
    first = (ala, ben)[asked]
    first.at_table()
    first.listens()
    first.page.keyboard.press("h")
    first.is_told("error-no-hints")
    for guest in (ala, ben):
        guest.find("button", "menu").click()
        guest.find("checkbox", "hints-allow").check()
        guest.page.keyboard.press("Escape")
    first.is_told("hints-given")
    first.page.keyboard.press("h")
    first.sees(line(first, "hint"))


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
