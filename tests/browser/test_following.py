"""A board follows whoever acts in what is told or replayed, until somebody looks elsewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import MAGES, PATIENCE_MS, PHONE, Guest
from tests.browser.words import LANGUAGES
from tests.server.house import ME, House, Seat

digit = re.compile(r"^\d$")


def mat(guest: Guest, seat: int) -> Locator:
    """The whole area of a mage, which only whoever is in front has."""
    return guest.find("region", f"thing-{MAGES[seat]}")


def played(table: Seat, verb: str, seat: int) -> int:
    """Where somebody first chose this."""
    found = (row for row in table.events() if row["seat"] == seat and row["option"][:1] == [verb])
    return int(next(found)["number"])


def goes_back_to(guest: Guest, table: Seat, number: int) -> None:
    guest.go(f"/replay/{table.id}?at={number}")
    guest.sees(guest.find("slider", "replay-scrub"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_shows_the_mat_of_whoever_acts(invite: Invite, language: str) -> None:
    guest = invite(language)
    table = guest.table(2, seed=3)
    table.play(60)
    for seat in (1, 0):
        goes_back_to(guest, table, played(table, "play", seat))
        guest.sees(mat(guest, seat))
        guest.sees_no(mat(guest, 1 - seat))
        cards = mat(guest, seat).get_by_role("group", name=guest.say("board-played"))
        expect(cards.get_by_role("button")).not_to_have_count(0)

    # A click on the other's mat turns to it, whoever acts, until one follows again.
    follow = guest.find("button", "replay-follow")
    expect(follow).to_have_attribute("aria-pressed", "true")
    guest.begins("button", f"thing-{MAGES[1]}", guest.page.get_by_role("complementary")).click()
    guest.sees(mat(guest, 1))
    expect(follow).to_have_attribute("aria-pressed", "false")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")
    guest.sees(mat(guest, 1))
    guest.page.keyboard.press("f")
    guest.sees(mat(guest, 0))
    guest.sees_no(mat(guest, 1))


def test_a_replay_on_a_phone_turns_to_where_it_happens(invite: Invite) -> None:
    guest = invite("pl", size=PHONE, touch=True)
    table = guest.table(2, seed=3)
    table.play(60)
    drawn = next(row for row in table.events() if any(one[0] == "nemesis-draws" for one in row["events"][3:]))
    tabs = guest.find("navigation", "board-panels").get_by_role("button")
    goes_back_to(guest, table, played(table, "play", 1))
    own = guest.find("button", f"thing-{MAGES[1]}", guest.find("navigation", "board-panels"))
    expect(own).to_have_attribute("aria-current", "true", timeout=PATIENCE_MS)
    expect(mat(guest, 1)).to_be_in_viewport()
    goes_back_to(guest, table, int(drawn["number"]))
    expect(tabs.nth(0)).to_have_attribute("aria-current", "true", timeout=PATIENCE_MS)

    # Whoever looks elsewhere is left alone.
    tabs.nth(1).tap()
    expect(guest.find("button", "replay-follow")).to_have_attribute("aria-pressed", "false")
    guest.find("button", "replay-on").tap()
    guest.reads(guest.page.locator(".scrub .number"), f"{drawn['number'] + 1}")
    expect(tabs.nth(1)).to_have_attribute("aria-current", "true")


def drawn_by_both(guest: Guest) -> Seat:
    """A game that is over, in which first one seat and then the other has drawn a card that it alone sees."""
    table = guest.person.table(ME, ME, game="toy", setup={"limit": 2, "cards": 4}, seed=1)
    for option in (["draw"], ["keep"], ["draw"], ["keep"], ["add", 2]):
        now = table.look()
        table.choose(now, now["decision"]["options"].index(option))
    assert table.look()["table"]["over"]
    return table


def test_a_plain_board_is_seen_through_the_eyes_of_whoever_acts(invite: Invite, toy_house: House) -> None:
    guest = invite("en", toy_house, game="toy")
    table = drawn_by_both(guest)
    rows = guest.page.locator("main tbody tr")
    for number, seat in ((2, 0), (4, 1)):
        goes_back_to(guest, table, number)
        expect(rows.nth(seat).get_by_role("cell").nth(1)).to_have_text(digit, timeout=PATIENCE_MS)
        expect(rows.nth(1 - seat).get_by_role("cell").nth(1)).not_to_have_text(digit)


@pytest.mark.nightly
def test_a_board_from_elsewhere_has_whoever_acts_in_front(invite: Invite, board_house: House) -> None:
    guest = invite("en", board_house, game="toy")
    table = drawn_by_both(guest)
    mats = guest.page.locator("main section[data-spot^=player]")
    for number, seat in ((2, 0), (4, 1)):
        goes_back_to(guest, table, number)
        expect(mats.first).to_have_attribute("data-spot", f"player:{seat}", timeout=PATIENCE_MS)
        expect(mats.first.locator(".card")).to_have_text(digit)
    # A click on somebody's cards turns to them.
    mats.nth(1).get_by_role("button").first.click()
    expect(mats.first).to_have_attribute("data-spot", "player:0", timeout=PATIENCE_MS)
    guest.sees_no(guest.page.get_by_role("dialog"))
