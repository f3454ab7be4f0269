"""From the home page to a table: in a click, or with a plan."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_click_gives_a_table_that_asks_something(invite: Invite, language: str) -> None:
    guest = invite(language, motion=True).deals(seed=3).go("/")
    for game in ("aeons_end", "bonfire", "age_contrived"):
        guest.sees(guest.begins("heading", f"game-{game}"))
    guest.find("button", "play-now").first.click()
    guest.at_table()
    expect(guest.page).to_have_title(re.compile(re.escape(guest.say("title-turn"))))
    expect(guest.page.locator("#favicon")).to_have_attribute("href", "/favicon-turn.svg")
    # Two mages in one hand against the easiest nemesis.
    guest.sees(guest.find("heading", "thing-rageborne"))
    table = guest.person.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}")["table"]
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    assert (table["setup"]["nemesis"], table["setup"]["difficulty"]) == ("rageborne", "beginner")
    guest.chooses(guest.glowing.first.click)
    # From now on the home page leads there.
    guest.find("link", "back-home").click()
    guest.page.get_by_role("link", name=guest.say("game-aeons_end")).click()
    guest.sees(guest.find("heading", "thing-rageborne"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_a_table_can_be_chosen(invite: Invite, language: str) -> None:
    guest = invite(language).go("/")
    guest.find("link", "set-up").first.click()
    # What is drawn over radio buttons takes the clicks for them.
    guest.page.get_by_role("radio", name="3", exact=True).check(force=True)
    guest.begins("radio", "thing-carapace_queen").check(force=True)
    mages = ["jian", "xaxos", "phaedraxa"]
    for mage in mages:
        guest.begins("button", f"thing-{mage}").click()
    guest.begins("radio", "thing-expert").check(force=True)
    guest.page.locator("input[name=ae-market]").last.check(force=True)
    guest.begins("button", "thing-diamond_cluster").click()
    guest.find("button", "set-up-start").click()

    guest.sees(guest.find("heading", "thing-carapace_queen"))
    guest.sees(guest.begins("button", "thing-diamond_cluster"))
    table = guest.person.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}")["table"]
    assert table["setup"]["nemesis"] == "carapace_queen"
    assert table["setup"]["mages"] == mages
    assert table["setup"]["difficulty"] == "expert"
    assert len(table["setup"]["market"]) == 9 and "diamond_cluster" in table["setup"]["market"]
