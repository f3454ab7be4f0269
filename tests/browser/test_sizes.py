"""A table fits a desk without scrolling, and a phone under a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest

NEMESES = {"rageborne": 2, "prince_of_gluttons": 3, "carapace_queen": 4, "crooked_mask": 1}
"""The nemeses, each with another number of players."""
LANGUAGE = {"rageborne": "en", "prince_of_gluttons": "pl", "carapace_queen": "en", "crooked_mask": "pl"}
PAGES = ["/", "/new/aeons_end", "/gallery/aeons_end", "/rules/aeons_end", "/credits"]
SMALLEST_TAP = 40


def at_table(guest: Guest, nemesis: str) -> None:
    """At a table in the middle of a game."""
    table = guest.table(NEMESES[nemesis], nemesis, seed=7)
    table.play(25, seed=3)
    guest.at_table(table.id)
    guest.until("document.fonts.status === 'loaded'")


@pytest.mark.parametrize("nemesis", NEMESES)
def test_every_nemesis_on_a_desk(invite: Invite, nemesis: str) -> None:
    guest = invite(LANGUAGE[nemesis])
    at_table(guest, nemesis)
    guest.sees(guest.find("heading", f"thing-{nemesis}"))
    assert guest.beyond_the_window() == (0, 0)
    assert guest.page.evaluate(SCROLLING) == []
    assert guest.page.evaluate(OUT_OF_REACH) == []
    guest.chooses(guest.options.first.click)


@pytest.mark.parametrize("nemesis", NEMESES)
def test_every_nemesis_on_a_phone(invite: Invite, nemesis: str) -> None:
    guest = invite("en" if LANGUAGE[nemesis] == "pl" else "pl", size=PHONE, touch=True)
    at_table(guest, nemesis)
    tabs = guest.page.get_by_role("main").get_by_role("navigation").get_by_role("button")
    panels = [
        guest.find("heading", f"thing-{nemesis}"),
        guest.page.locator("[data-spot='pile:jade']"),
        guest.page.locator("[data-spot^='hand:']"),
    ]
    for tab, inside in zip(tabs.all(), panels, strict=True):
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "true")
        expect(inside).to_be_in_viewport()
        assert guest.beyond_the_window() == (0, 0)
    # What can be done lies in the lower half, large enough for a thumb.
    for option in guest.options.all():
        box = option.bounding_box()
        assert box is not None and box["height"] >= SMALLEST_TAP
    expect(guest.options.first).to_be_in_viewport(ratio=1)
    first = guest.options.first.bounding_box()
    assert first is not None and first["y"] > PHONE["height"] / 2
    guest.chooses(guest.options.first.tap)


def test_a_long_press_holds_a_thing_close(invite: Invite) -> None:
    guest = invite("en", size=PHONE, touch=True)
    at_table(guest, "rageborne")
    guest.page.get_by_role("main").get_by_role("navigation").get_by_role("button").nth(1).tap()
    jade = guest.page.locator("[data-spot='pile:jade']")
    expect(jade).to_be_in_viewport(ratio=1)
    box = jade.bounding_box()
    assert box is not None
    finger = guest.context.new_cdp_session(guest.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    guest.reads(guest.page.get_by_role("tooltip"), guest.say("thing-jade"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert guest.page.evaluate("ears.rest(300).then(() => ears.sent)") == 0


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways_on_a_phone(invite: Invite, path: str) -> None:
    guest = invite("pl", size=PHONE, touch=True).go(path)
    guest.sees(guest.page.get_by_role("heading", level=1))
    guest.page.wait_for_load_state("networkidle")
    guest.until("document.fonts.status === 'loaded'")
    assert guest.beyond_the_window()[0] == 0


SCROLLING = """
  [...document.querySelectorAll('main *')]
    .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.className)
"""
"""What in the board has more inside than it shows."""

OUT_OF_REACH = """
  [...document.querySelectorAll('main button:not(.ae-ring)')]
    .filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return width && !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .map((one) => one.ariaLabel ?? one.textContent)
"""
"""What on the board is covered, or lies outside of the window. (A spell covers the ring of its breach.)"""
