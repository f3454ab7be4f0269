"""Takes the pictures of the README from real games that bots play: the same seeds give the same pictures.

make web && .venv/bin/python -m scripts.screenshots
"""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.guest import PHONE, Guest
from tests.server.house import GAME, ME, House, Seat
from tryptyk import bots, games
from tryptyk.kernel import Table

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
MOST_BYTES = 200_000
MOST_BYTES_TOGETHER = 700_000
QUALITY = 82

Enough = Callable[[Table[Any]], bool]


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(f"sqlite:///{folder}/tables.sqlite3", Path(folder) / "log").start()
        browser = playwright.chromium.launch(executable_path=chromium(), headless=True, args=FLAGS)
        try:
            sizes = take(browser, house)
        finally:
            browser.close()
            house.stop()
            house.close()
    assert sum(sizes) <= MOST_BYTES_TOGETHER, f"{sum(sizes):,} bytes are many for a README"


def take(browser: Browser, house: House) -> list[int]:
    """All pictures; gives their sizes."""
    guest = Guest(browser, house, "en")
    sizes = []
    guest.go("/").sees(guest.page.get_by_text(guest.say("my-tables-none")))
    sizes.append(shoot(guest, "home"))
    guest.go("/new/aeons_end").sees(guest.find("button", "set-up-start"))
    sizes.append(shoot(guest, "setup"))
    desk = bots_play(guest, "carapace_queen", ["kadir", "xaxos", "mist"], 11, after(90))
    guest.at_table(desk.id)
    sizes.append(shoot(guest, "table"))
    won = bots_play(guest, "rageborne", ["mist", "brama"], 5, lambda _: False)
    guest.go(f"/t/{won.id}").sees(guest.end)
    guest.sees(guest.page.get_by_role("img", name=guest.say("end-story")))
    sizes.append(shoot(guest, "end"))

    fires = bots_at(guest, "bonfire", 2, 9, {}, lambda t: t.number >= 150 and asks(t, "act"))
    guest.at_table(fires.id)
    sizes.append(shoot(guest, "bonfire"))

    wonders = bots_at(guest, "age_contrived", 2, 5, {}, lambda t: t.number >= 160 and asks(t, "actions"))
    guest.at_table(wonders.id)
    guest.page.locator("svg.machine .offered > [role=button]").first.click()
    sizes.append(shoot(guest, "age"))

    phone = Guest(browser, house, "en", size=PHONE, touch=True, density=2)
    hand = bots_play(phone, "rageborne", ["jian", "adelheim"], 8, after(60))
    phone.at_table(hand.id)
    sizes.append(shoot(phone, "phone"))
    for one in (guest, phone):
        one.close()
    return sizes


def after(choices: int) -> Enough:
    """After so many choices, in the first main phase with things to play and things to gain."""

    def enough(table: Table[Any]) -> bool:
        asked = table.decision
        if table.number < choices or asked is None or asked.kind != "main":
            return False
        verbs = [option[0] for option in asked.options]
        return verbs.count("gain") >= 2 and verbs.count("play") + verbs.count("prep") >= 2

    return enough


def asks(table: Table[Any], kind: str) -> bool:
    return table.decision is not None and table.decision.kind == kind


def bots_play(guest: Guest, nemesis: str, mages: list[str], seed: int, enough: Enough) -> Seat:
    """A table of this guest where greedy bots have made the choices so far."""
    setup = {"nemesis": nemesis, "mages": mages, "market": "deck_destruction", "difficulty": "normal"}
    return bots_at(guest, GAME, len(mages), seed, setup, enough)


def bots_at(guest: Guest, name: str, players: int, seed: int, setup: dict[str, Any], enough: Enough) -> Seat:
    seat = guest.person.table(*[ME] * players, game=name, setup=setup, seed=seed)
    # The same game beside it, for bots to look ahead in.
    game = games.load(name).game
    table: Table[Any] = Table.new(game, players, seed, setup, rewind=True)
    places = {place: bots.make(bots.USUAL, game, place, seed) for place in range(players)}
    while not enough(table) and (chosen := bots.next_choice(table, places)):
        place, option = chosen
        seat.person.post(f"{seat.path}/choices", seat=place, option=option, seq=seat.look()["seq"])
        table.choose(place, option)
    return seat


def shoot(guest: Guest, name: str) -> int:
    """Save what the guest sees, as small as it can be without looking poor; gives its size."""
    guest.page.wait_for_load_state("networkidle")
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("document.activeElement?.blur()")
    guest.until("document.fonts.status === 'loaded'")
    lens = guest.context.new_cdp_session(guest.page)
    # Playwright itself knows no WebP, and the browser's own way of taking pictures no finer screens.
    size = guest.page.viewport_size
    assert size is not None
    clip = {"x": 0, "y": 0, **size, "scale": guest.page.evaluate("devicePixelRatio")}
    shot = lens.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    picture = base64.b64decode(shot["data"])
    (IMAGES / f"{name}.webp").write_bytes(picture)
    print(f"{name:6} {len(picture):>7,} bytes")
    assert len(picture) <= MOST_BYTES, f"{name} is too large"
    return len(picture)


if __name__ == "__main__":
    main()
