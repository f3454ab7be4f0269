"""Home with tables: what their lines say, naming and removing them, and "play now" in sight beside them."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PHONE, setup
from tests.browser.test_access import check_window
from tests.browser.words import LANGUAGES
from tests.server.house import BOT, INVITED, ME

SIZES = {"desk": DESK, "phone": PHONE}
FEW = {"desk": 6, "phone": 2}
"""So many lines are shown of seven."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_six_tables_are_told_apart_and_play_now_stays_in_sight(
    invite: Invite, language: str, size: str
) -> None:
    window: ViewportSize = SIZES[size]
    guest, friend = invite(language, size=window), invite(language)
    friend.person.patch("/api/me", name="Ania")
    for number in range(5):
        guest.person.table(ME, game="bonfire", seed=number)
    guided = guest.table(2, guided=True, seed=3)
    shared = guest.person.table(ME, INVITED, BOT, setup=setup(3))
    friend.person.join(shared.look()["table"]["seats"][1]["invitation"])
    friend.person.http.patch(shared.path, json={"name": "Thursday"})
    guided.play(2)
    guest.go("/")
    lines = guest.find("region", "my-tables").get_by_role("listitem")
    line = lines.filter(has_text=guest.say("table-guided"))
    mages = f"{guest.say('thing-mist')}, {guest.say('thing-brama')}"
    players = f"{guest.say('table-you')} ({mages})"
    guest.reads(line, guest.say("table-against", players=players, foe=guest.say("thing-rageborne")))
    guest.reads(line, guest.say("ago-now"))
    expect(lines.locator("visible=true")).to_have_count(FEW[size])
    bottom = guest.page.locator("article").first.get_by_role("button").bounding_box()
    assert bottom is not None and bottom["y"] + bottom["height"] <= window["height"], bottom
    guest.find("button", "tables-more", count=7).click()
    expect(lines.locator("visible=true")).to_have_count(7)
    guest.reads(lines.filter(has_text="Thursday"), f"Ania ({guest.say('thing-brama')})")
    assert guest.beyond_the_window()[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_named_removed_and_put_back(invite: Invite, language: str) -> None:
    guest = invite(language)
    kept, other = guest.table(1, seed=1), guest.table(1, seed=2)
    guest.person.http.patch(kept.path, json={"name": "Kept"})
    guest.person.http.patch(other.path, json={"name": "Other"})
    guest.go("/")
    mine = guest.find("region", "my-tables")
    guest.find("button", "table-manage", mine, name="Other").click()
    check_window(guest)
    window = guest.page.get_by_role("dialog")
    guest.find("textbox", "table-name", window).fill("Friday")
    guest.find("button", "table-name-save", window).press("Enter")
    guest.find("button", "table-manage", mine, name="Friday").click()
    guest.find("button", "table-remove", window).click()
    guest.reads(window, guest.say("table-remove-alone"))
    guest.find("button", "table-keep", window).click()
    guest.sees_no(window)
    guest.find("button", "table-manage", mine, name="Friday").click()
    guest.find("button", "table-remove", window).click()
    guest.find("button", "table-remove", window).click()
    guest.reads(mine.get_by_role("status"), guest.say("table-removed", name="Friday"))
    expect(mine.get_by_role("listitem")).to_have_count(1)
    assert [one["id"] for one in guest.person.tables("removed")] == [other.id]
    guest.page.get_by_text(guest.say("tables-removed", count=1)).click()
    removed = guest.page.get_by_role("group").get_by_role("listitem")
    guest.reads(removed, "Friday")
    guest.find("button", "table-put-back", removed).click()
    expect(mine.get_by_role("listitem")).to_have_count(2)
    assert guest.person.tables("removed") == []
