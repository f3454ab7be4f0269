"""Bonfire's own board: Fate Tiles on the cloth by pointer, keyboard and touch; choices where they lie."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.test_access import look
from tests.browser.test_plain_looks import recorded
from tests.server.house import ME, Seat

GLOWING = "main button.offered:visible, main .offered > [role=button]:visible"


def sits_before(guest: Guest, kind: str, name: str = "two") -> Seat:
    """A game that was played before, up to a question of a kind; all seats are this guest's."""
    record = recorded(guest.game, name)
    seat = guest.person.table(
        *[ME] * record["players"], game=guest.game, setup=record["setup"], seed=record["seed"]
    )
    for number, (who, option) in enumerate(record["choices"]):
        if number and seat.look()["decision"]["kind"] == kind:
            break
        seat.person.post(f"{seat.path}/choices", seat=who, option=option, seq=number)
    guest.at_table(seat.id)
    return seat


def cloth(guest: Guest) -> Locator:
    return guest.sees(guest.find("region", "board-cloth")).get_by_role("application")


def last(seat: Seat) -> list[Any]:
    found: list[Any] = seat.events()[-1]["option"]
    return found


def test_a_fate_tile_is_laid_by_keyboard_and_taken_back(invite: Invite) -> None:
    guest = invite("pl", game="bonfire")
    seat = sits_before(guest, "place")
    before = seat.look()["number"]
    area = cloth(guest)
    assert look(guest, "dark", "html") == []
    area.focus()
    said = area.get_attribute("aria-label")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowDown")
    guest.page.keyboard.press("r")
    expect(area).not_to_have_attribute("aria-label", said or "")
    guest.reads(guest.find("region", "board-cloth"), re.compile(r"\d"))
    guest.chooses(lambda: guest.page.keyboard.press("Enter"))
    guest.sees_no(guest.find("region", "board-cloth"))
    assert last(seat)[0] == "lay"
    guest.acts(lambda: guest.page.keyboard.press("u"))
    cloth(guest)
    assert seat.look()["number"] == before


def test_a_fate_tile_snaps_under_the_pointer_and_is_laid_by_a_click(invite: Invite) -> None:
    guest = invite("en", game="bonfire")
    seat = sits_before(guest, "place")
    offered = [option for option in seat.look()["decision"]["options"] if option[0] == "lay"]
    area = cloth(guest)
    box = area.bounding_box()
    assert box is not None
    _, row, column, _ = offered[-1]
    # The drawing is 7 by 4 cells of 64 with a hem of 14, in the middle of its box.
    scale = min(box["width"] / 476, box["height"] / 284)
    left = box["x"] + (box["width"] - 476 * scale) / 2
    top = box["y"] + (box["height"] - 284 * scale) / 2
    x, y = left + (14 + (column - 0.5) * 64) * scale, top + (14 + (row - 0.5) * 64) * scale
    guest.page.mouse.move(x, y)
    guest.chooses(lambda: guest.page.mouse.click(x, y))
    laid = last(seat)
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)][laid[3]]
    covered = [(laid[1] + n * steps[0], laid[2] + n * steps[1]) for n in range(3)]
    assert laid in offered and (row, column) in covered


def test_a_fate_tile_is_tapped_turned_and_confirmed_on_a_phone(invite: Invite) -> None:
    guest = invite("pl", game="bonfire", size=PHONE, touch=True)
    seat = sits_before(guest, "place")
    cloth(guest)
    assert guest.beyond_the_window() == (0, 0)
    guest.find("region", "board-cloth").get_by_role("button", name=guest.say("board-next-place")).tap()
    guest.chooses(guest.find("button", "board-lay").tap)
    assert last(seat)[0] == "lay"


def test_what_can_be_sailed_to_says_its_price_and_is_chosen_where_it_lies(invite: Invite) -> None:
    guest = invite("en", game="bonfire")
    seat = sits_before(guest, "act")
    now = seat.look()["decision"]
    prices = {
        option[1]: remark[0]
        for option, remark in zip(now["options"], now["remarks"], strict=True)
        if option[0] == "ship"
    }
    assert prices and all(price[0] == "price" and 1 <= price[1] <= 3 for price in prices.values())
    island = next(iter(prices))
    place = guest.page.locator(f'[data-spot="island:{island}"]')
    expect(place).to_have_class(re.compile("offered"))
    guest.chooses(lambda: place.get_by_role("button").press("Enter"))
    assert last(seat) == ["ship", island]


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_game_against_tom_by_what_glows(invite: Invite, language: str) -> None:
    guest = invite(language, game="bonfire")
    seat = guest.person.table(ME, game="bonfire", seed=8)
    guest.at_table(seat.id)
    assert look(guest, "dark", "html") == []

    def move(random: Random, _: int) -> None:
        things = guest.page.locator(GLOWING)
        if random.random() < 0.6 and (there := things.count()):
            if guest.acts(lambda: things.nth(random.randrange(there)).press("Enter")):
                return
            # That took something up, or opened a window.
            guest.page.keyboard.press("Escape")
        guest.acts(guest.options.nth(random.randrange(guest.options.count())).click)

    assert guest.play(move, seed=4) > 20
    guest.sees(guest.find("table", "end-scores"))


def test_a_neighbours_city_opens_and_closes(invite: Invite) -> None:
    guest = invite("pl", game="bonfire")
    sits_before(guest, "act", "four")
    city = guest.page.locator("main button.neighbour").first
    city.click()
    window = guest.sees(guest.page.get_by_role("dialog"))
    guest.sees(window.get_by_role("group").first)
    assert look(guest, "dark", "html") == []
    guest.page.keyboard.press("Escape")
    guest.sees_no(guest.page.get_by_role("dialog"))
