"""Whole games to their end: by clicks, and by keyboard alone."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

SEED = 3


def test_a_game_by_clicks(invite: Invite) -> None:
    guest = invite("pl", motion=True).deals(seed=SEED)
    guest.go("/").find("button", "play-now").first.click()

    def click(random: Random, count: int) -> None:
        """On something that glows, on an option, or on the last: turns that end early end games soon."""
        things = guest.glowing.count()
        way = random.randrange(3)
        if way == 0 and things:
            thing = guest.glowing.nth(random.randrange(things))
            box = thing.bounding_box()
            assert box is not None
            # The cards of a hand overlap: the left edges lie open, where the pointer does not raise a card.
            guest.page.mouse.move(0, 0)
            if guest.acts(lambda: thing.click(position={"x": 14, "y": box["height"] / 2})):
                return
            # That took up a spell, or opened a heap.
            guest.page.keyboard.press("Escape")
        guest.chooses(guest.options.nth(random.randrange(count) if way == 1 else -1).click)

    # Motion is for the first turns: without it the rest goes faster.
    guest.at_table()
    random = Random(1)
    for _ in range(12):
        click(random, guest.options.count())
        guest.sees(guest.options.first)
    guest.page.emulate_media(reduced_motion="reduce")
    assert guest.play(click) > 10
    told_of_the_end(guest)
    guest.find("button", "end-board").click()
    guest.sees_no(guest.end)
    guest.find("button", "end-result").click()
    guest.end.click()
    guest.at_table()
    guest.reads(guest.page.get_by_role("banner"), guest.say("game-aeons_end"))


@pytest.mark.nightly
def test_a_game_by_keyboard_alone(invite: Invite) -> None:
    guest = invite("en").deals(seed=SEED)
    keys = guest.page.keyboard
    guest.go("/").sees(guest.find("button", "play-now").first)
    while "main" not in (guest.page.evaluate("document.activeElement.className") or ""):
        keys.press("Tab")
    keys.press("Enter")

    def press(random: Random, count: int) -> None:
        """Any key that an option has, the last one's, or the arrows and Enter; that may only open a group."""
        shown = [key.lower() for key in guest.prompt.locator("li kbd").all_inner_texts()]
        way = random.randrange(3)
        if way == 0 or shown == ["e"]:
            guest.acts(lambda: keys.press(random.choice(shown)))
        elif way == 1:
            guest.acts(lambda: keys.press(shown[-1]))
        else:
            for _ in range(random.randint(1, min(4, count))):
                keys.press(random.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
            guest.acts(lambda: keys.press("Enter"))

    assert guest.play(press, seed=2) > 20
    told_of_the_end(guest)
    # The buttons of the end follow the heading, which has the focus.
    expect(guest.page.locator("#end")).to_be_focused()


def told_of_the_end(guest: Guest) -> None:
    story = guest.sees(guest.find("heading", "end-lost"))
    panel = guest.page.get_by_role("region").filter(has=story)
    guest.sees(guest.find("heading", "end-story", panel))
    plot = guest.sees(panel.get_by_role("img", name=guest.say("end-story")))
    guest.reads(plot, guest.say("thing-rageborne"))
    guest.reads(plot, guest.say("thing-gravehold"))
    expect(plot.locator("path").nth(2)).to_be_attached()
    deeds = guest.sees(panel.get_by_role("table", name=guest.say("end-tally")))
    expect(deeds.get_by_role("row"), "who did what").to_have_count(1 + 7)
    moments = panel.get_by_role("list", name=guest.say("end-moments")).get_by_role("link")
    assert "/replay/" in str(moments.first.get_attribute("href"))


def test_the_end_leads_to_the_replay_and_on_from_there(invite: Invite) -> None:
    guest = invite()
    table = guest.table(1, seed=4)
    last = table.play_out()["number"]
    guest.go(f"/t/{table.id}")
    guest.sees(guest.end)
    guest.find("link", "end-replay").first.click()
    scrubber = guest.sees(guest.find("slider", "replay-scrub"))
    expect(scrubber).to_have_attribute("max", str(last))

    scrubber.fill(str(last // 2))
    guest.reads(guest.page.locator("body"), guest.say("replay-moment", number=last // 2, last=last))
    guest.find("button", "replay-on").click()
    guest.find("button", "replay-on").click()
    guest.page.keyboard.press("ArrowLeft")
    moment = last // 2 + 1
    expect(guest.page).to_have_url(re.compile(rf"at={moment}$"))

    guest.find("button", "replay-fork").click()
    guest.at_table()
    assert table.id not in guest.page.url
    forked = guest.person.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}")
    assert (forked["table"]["forked_from"], forked["table"]["forked_at"]) == (table.id, moment)
    guest.chooses(guest.options.last.click)
