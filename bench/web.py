"""How quick the web table is, and whether it stays small: in a real browser, on this machine only.

    make web && .venv/bin/python -m bench.web
    .venv/bin/python -m bench.web --loads 3 --choices 20 --long 0
    .venv/bin/python -m bench.web --game bonfire

Weights: bytes over the wire, everything counted, of a first visit and of the first table after it. Loads:
from the start of the navigation until something on the board can be chosen, with nothing in the
browser's cache and with everything. Choices: from the click until the board has changed in the page, and
until the frame that shows it is drawn; the way to the server and back is in both. Long game: what the page
holds after so many choices, once its garbage is collected.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.guest import PATIENCE_MS, Guest, setup
from tests.browser.wire import Wire
from tests.browser.words import LANGUAGES
from tests.server.house import ME, House
from tryptyk.games import HOUSE

PLAYERS = 4
"""The fullest board; random games at it are long."""
SEED = 4
LOOK_MS = 600
"""Nobody clicks before the pieces have come to rest and the pointer lies where it clicks."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--game", choices=HOUSE, default="aeons_end")
    parser.add_argument("--loads", type=int, default=10)
    parser.add_argument("--choices", type=int, default=50)
    parser.add_argument("--long", type=int, default=300)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(f"sqlite:///{folder}/tables.sqlite3", Path(folder) / "log").start()
        browser = playwright.chromium.launch(executable_path=chromium(), headless=True, args=FLAGS)
        try:
            for language in LANGUAGES:
                weights(browser, house, language)
            loads(browser, house, wanted.game, wanted.loads)
            for motion in (False, True):
                choices(browser, house, wanted.game, wanted.choices, motion)
            if wanted.long:
                long_game(browser, house, wanted.game, wanted.long)
        finally:
            browser.close()
            house.stop()
            house.close()


def weights(browser: Browser, house: House, language: str) -> None:
    for game in HOUSE:
        guest = Guest(browser, house, language, game=game)
        wire = Wire(guest)
        guest.go("/").sees(guest.find("button", "play-now").first)
        weigh(f"home, {language}", wire.idle())
        guest.at_table(table(guest, 2, SEED))
        weigh(f"  then a table of {game}", wire.idle())
        guest.close()


def table(guest: Guest, players: int, seed: int) -> str:
    setting = {"setup": setup(players)} if guest.game == "aeons_end" else {}
    return guest.person.table(*[ME] * players, game=guest.game, seed=seed, **setting).id


def loads(browser: Browser, house: House, game: str, count: int) -> None:
    cold: list[float] = []
    warm: list[float] = []
    for n in range(count):
        guest = Guest(browser, house, game=game)
        id = table(guest, 2, n)
        for times in (cold, warm):
            guest.at_table(id)
            times.append(float(guest.page.evaluate("ears.ready")))
        guest.close()
    say("board interactive, first visit", cold)
    say("board interactive, cached", warm)


def choices(browser: Browser, house: House, game: str, count: int, motion: bool) -> None:
    guest = Guest(browser, house, motion=motion, game=game)
    guest.at_table(table(guest, PLAYERS, SEED))
    play(guest, count, Random(1), LOOK_MS)
    # The last frame may still be on its way.
    guest.until(f"ears.shown.length >= {count}")
    placed, shown = guest.page.evaluate("[ears.placed, ears.shown]")
    guest.close()
    kind = "with motion" if motion else "reduced motion"
    say(f"choice in the page, {kind}", placed)
    say(f"choice drawn, {kind}", shown)


def long_game(browser: Browser, house: House, game: str, count: int) -> None:
    """As many choices on one page: when a game ends, the next is a rematch."""
    guest = Guest(browser, house, motion=True, game=game)
    guest.at_table(table(guest, PLAYERS, SEED))
    guest.find("button", "log").click()
    random = Random(1)
    print(f"{'choices':>7} {'heap MB':>8} {'nodes':>7} {'listeners':>9} {'process MB':>10}")
    for made in range(0, count + 1, 50):
        held = hold(guest)
        figures = f"{held['JSHeapUsedSize'] / 1e6:8.2f} {held['Nodes']:7.0f} {held['JSEventListeners']:9.0f}"
        print(f"{made:7} {figures} {process(browser) / 1e6:10.0f}", flush=True)
        if made < count:
            play(guest, 50, random)
    guest.close()


def play(guest: Guest, count: int, random: Random, pause_ms: int = 0) -> None:
    for _ in range(count):
        options = guest.page.evaluate("patience => ears.asked(patience)", PATIENCE_MS)
        if options == 0:
            guest.end.click()
            guest.at_table()
            options = guest.options.count()
        option = guest.options.nth(random.randrange(options))
        while option.get_attribute("aria-expanded") is not None:  # A group opens.
            option.click()
            option = guest.options.nth(random.randrange(guest.options.count()))
        option.hover()
        guest.page.wait_for_timeout(pause_ms)
        guest.chooses(option.click)


def hold(guest: Guest) -> dict[str, float]:
    """What the page holds, without its garbage and the animations that are under way."""
    guest.page.wait_for_timeout(3_000)
    tools = guest.context.new_cdp_session(guest.page)
    tools.send("Performance.enable")
    tools.send("HeapProfiler.collectGarbage")
    found: dict[str, Any] = tools.send("Performance.getMetrics")
    tools.detach()
    return {metric["name"]: float(metric["value"]) for metric in found["metrics"]}


def process(browser: Browser) -> int:
    """Bytes of the machine's memory that the largest page takes; 0 where Linux does not tell."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    files = [Path(f"/proc/{one['id']}/statm") for one in found if one["type"] == "renderer"]
    pages = [int(file.read_text().split()[1]) for file in files if file.exists()]
    return max(pages, default=0) * os.sysconf("SC_PAGE_SIZE")


def weigh(what: str, found: Counter[str]) -> None:
    kinds = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in found.most_common())
    print(f"{what:40} {found.total() / 1000:6.1f} kB   ({kinds})", flush=True)


def say(what: str, times: list[float]) -> None:
    times = sorted(times)
    median, late = times[len(times) // 2], times[min(len(times) - 1, int(len(times) * 0.95))]
    print(f"{what:40} median {median:6.0f} ms   p95 {late:6.0f} ms   of {len(times)}", flush=True)


if __name__ == "__main__":
    main()
