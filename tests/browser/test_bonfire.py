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


def hangs(guest: Guest) -> Locator:
    """What is said of the tile where it hangs now."""
    return guest.find("region", "board-cloth").get_by_role("status")


STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def middle(option: list[Any]) -> tuple[int, int]:
    _, row, column, direction = option
    return row + STEPS[direction][0], column + STEPS[direction][1]


def pixel(area: Locator, row: int, column: int) -> tuple[float, float]:
    """The middle of a cell: the drawing is 7 by 4 cells of 64 with a hem of 14, in the middle of its box."""
    box = area.bounding_box()
    assert box is not None
    scale = min(box["width"] / 476, box["height"] / 284)
    left = box["x"] + (box["width"] - 476 * scale) / 2
    top = box["y"] + (box["height"] - 284 * scale) / 2
    return left + (14 + (column - 0.5) * 64) * scale, top + (14 + (row - 0.5) * 64) * scale


def ways(seat: Seat) -> list[list[Any]]:
    return [option for option in seat.look()["decision"]["options"] if option[0] == "lay"]


def test_a_fate_tile_is_laid_by_keyboard_and_taken_back(invite: Invite) -> None:
    guest = invite("pl", game="bonfire")
    seat = sits_before(guest, "place")
    before = seat.look()["number"]
    first = ways(seat)[0]
    area = cloth(guest)
    assert look(guest, "dark", "html") == []
    area.focus()
    # Onto the tile that lies there: it says why not, on the cloth and where the rule can be read.
    covered = seat.look()["view"]["players"][0]["symbols"][1]
    row, column = middle(first)
    down, right = covered["row"] - row, covered["column"] - column
    for _ in range(abs(down)):
        guest.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    for _ in range(abs(right)):
        guest.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    guest.reads(hangs(guest), guest.say("reason-cell-covered"))
    guest.page.keyboard.press("Enter")
    guest.reads(guest.sees(guest.page.get_by_role("dialog")), "BF-FATE-08")
    guest.page.keyboard.press("Escape")
    guest.sees_no(guest.page.get_by_role("dialog"))
    assert seat.look()["number"] == before
    # On to places where it may lie, turned in between.
    area.focus()
    guest.page.keyboard.press("r")
    guest.page.keyboard.press("n")
    guest.reads(hangs(guest), guest.say("board-yields"))
    guest.chooses(lambda: guest.page.keyboard.press("Enter"))
    guest.sees_no(guest.find("region", "board-cloth"))
    assert last(seat) == first
    guest.acts(lambda: guest.page.keyboard.press("u"))
    cloth(guest)
    assert seat.look()["number"] == before


def test_a_fate_tile_snaps_under_the_pointer_and_is_laid_by_a_click(invite: Invite) -> None:
    guest = invite("en", game="bonfire")
    seat = sits_before(guest, "place")
    wanted = ways(seat)[-1]
    area = cloth(guest)
    x, y = pixel(area, *middle(wanted))
    guest.page.mouse.move(x, y)
    for _ in range((wanted[3] - ways(seat)[0][3]) % 4):
        before = hangs(guest).text_content() or ""
        guest.page.mouse.click(x, y, button="right")
        expect(hangs(guest)).not_to_have_text(before)
    # Near its place it snaps to it.
    guest.page.mouse.move(x + 4, y - 4)
    guest.chooses(lambda: guest.page.mouse.click(x + 4, y - 4))
    assert last(seat) == wanted


def test_a_fate_tile_is_tapped_turned_and_confirmed_on_a_phone(invite: Invite) -> None:
    guest = invite("pl", game="bonfire", size=PHONE, touch=True)
    seat = sits_before(guest, "place")
    area = cloth(guest)
    assert guest.beyond_the_window() == (0, 0)
    offered = ways(seat)
    other = next(way for way in offered if way[3] == 1)
    guest.page.touchscreen.tap(*pixel(area, *middle(other)))
    guest.reads(hangs(guest), guest.say("board-yields"))
    before = hangs(guest).text_content() or ""
    guest.page.touchscreen.tap(*pixel(area, *middle(other)))
    expect(hangs(guest)).not_to_have_text(before)
    said = hangs(guest).text_content() or ""
    guest.find("region", "board-cloth").get_by_role("button", name=guest.say("board-next-place")).tap()
    expect(hangs(guest)).not_to_have_text(said)
    guest.chooses(guest.find("button", "board-lay").tap)
    assert last(seat) in offered


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
