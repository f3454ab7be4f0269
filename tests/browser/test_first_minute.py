"""From the home page to a table: in a click, or with a plan."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PHONE
from tests.browser.test_access import look
from tests.browser.words import LANGUAGES
from tryptyk import games


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


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("aeons_end", "pl", DESK),
        ("bonfire", "en", PHONE),
        ("age_contrived", "pl", PHONE),
        pytest.param("aeons_end", "en", PHONE, marks=pytest.mark.nightly),
        pytest.param("bonfire", "pl", DESK, marks=pytest.mark.nightly),
        pytest.param("age_contrived", "en", DESK, marks=pytest.mark.nightly),
    ],
)
def test_a_first_game_opens_with_a_card(invite: Invite, game: str, language: str, size: ViewportSize) -> None:
    """Once in a browser: what one wants, how it ends, and whether to be shown. By keyboard on a desk."""
    guest = invite(language, game=game, newcomer=True, size=size, touch=size is PHONE).go("/")
    play = guest.find("button", "play-now").nth(games.HOUSE.index(game))
    take = Locator.tap if size is PHONE else partial(Locator.press, key="Enter")
    take(guest.sees(play))
    card = guest.sees(guest.find("dialog", "first-title", game=guest.say(f"game-{game}")))
    for part in ("goal", "end"):
        guest.reads(card, guest.say(f"first-{part}"))
        guest.reads(card, guest.say(f"game-{game}.{part}"))
    assert look(guest, "dark", "dialog[open]") == []
    assert guest.beyond_the_window()[0] == 0
    # Who cannot see it hears it with the first of the two ways.
    shown = guest.find("button", "first-guided", card)
    expect(shown).to_be_focused()
    expect(shown).to_have_accessible_description(re.compile(re.escape(guest.say(f"game-{game}.goal"))))
    # To turn away makes nothing.
    guest.page.keyboard.press("Escape")
    guest.sees_no(card)
    assert guest.person.tables() == []
    take(play)
    take(guest.sees(guest.find("button", "first-play", card)))
    guest.at_table()
    guest.go("/")
    take(guest.sees(play))
    guest.at_table()
    guest.sees_no(card)


def test_who_wants_to_be_shown_comes_to_the_guided_game(invite: Invite) -> None:
    guest = invite("en", newcomer=True).go("/")
    guest.find("button", "play-now").first.click()
    guest.find("button", "first-guided").click()
    guest.at_table().sees(guest.page.get_by_role("complementary", name=guest.say("guide"), exact=True))
    guest.go("/").find("button", "play-now").first.click()
    guest.at_table().sees_no(guest.find("dialog", "first-title", game=guest.say("game-aeons_end")))
