"""Figures that hold on any machine: how much a first visit has to load, and that nothing moves meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, ViewportSize

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PHONE, Guest, setup
from tests.browser.wire import Wire
from tests.browser.words import LANGUAGES
from tests.server.house import ME

MOST = 250_000
"""Bytes over the wire, of everything that the home page loads."""
MOST_MORE = 350_000
"""What the first table of a game adds to it: the board, the words, the icons of all that the game has."""
GAMES = ["aeons_end", "bonfire", "age_contrived"]

MOST_MOVED = 0.02
"""Cumulative layout shift; what is felt begins at 0.1."""
SHIFTS = """
    globalThis.shifts = [];
    const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    watch.observe({ type: 'layout-shift', buffered: true });
"""
PATIENT = """
    const wait = setTimeout;
    globalThis.setTimeout = (wake, ms, ...more) => (ms === 5000 ? 0 : wait(wake, ms, ...more));
"""
"""A page gives up waiting for its letters after five seconds (lib/letters.ts), and those can pass on a busy
machine."""


def at_home(guest: Guest) -> Guest:
    guest.sees(guest.find("button", "play-now").first)
    return guest


def table_of(guest: Guest, game: str) -> str:
    guest.game = game
    setting = {"setup": setup(2)} if game == "aeons_end" else {}
    return guest.person.table(ME, ME, game=game, seed=3, **setting).id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_light(invite: Invite, language: str) -> None:
    guest = invite(language)
    wire = Wire(guest)
    at_home(guest.go("/"))
    found = wire.idle()
    assert {"html", "css", "js", "svg", "woff2", "api"} <= found.keys(), "everything is counted"
    assert found.total() < MOST, found
    assert wire.plain == []


@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_of_a_game_is_light(invite: Invite, game: str) -> None:
    guest = invite("pl")  # has more letters to load
    wire = Wire(guest)
    at_home(guest.go("/"))
    wire.idle()
    guest.at_table(table_of(guest, game))
    found = wire.idle()
    assert {"js", "svg"} <= found.keys(), "the game comes with its icons"
    assert found.total() < MOST_MORE, found
    assert wire.plain == []


def loaded(guest: Guest, end: str) -> tuple[int, int]:
    """Of the files that the page has needed since it was opened: bytes over the wire, and bytes unpacked."""
    files = f"performance.getEntriesByType('resource').filter((one) => one.name.endsWith('{end}'))"
    wire, whole = guest.page.evaluate(
        f"{files}.reduce(([a, b], one) => [a + one.transferSize, b + one.decodedBodySize], [0, 0])"
    )
    return wire, whole


def test_what_was_loaded_once_is_not_loaded_again(invite: Invite) -> None:
    guest = invite("en")
    at_home(guest.go("/")).page.wait_for_load_state("networkidle")
    at_home(guest.go("/")).page.wait_for_load_state("networkidle")
    for end in (".js", ".css", ".woff2"):
        wire, whole = loaded(guest, end)
        assert wire == 0 < whole, end


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("place", ["home", *GAMES])
def test_nothing_moves_at_a_first_visit(invite: Invite, place: str, size: ViewportSize) -> None:
    """Even if the letters come last."""
    guest = invite("pl", size=size)
    path = "/" if place == "home" else f"/t/{table_of(guest, place)}"
    guest.context.add_init_script(SHIFTS)
    guest.context.add_init_script(PATIENT)
    late: list[Route] = []

    def hold(letters: Route) -> None:
        late.append(letters)

    guest.page.route("**/*.woff2", hold)
    with guest.page.expect_request("**/*.woff2"):
        guest.page.goto(path, wait_until="commit")
    guest.page.wait_for_timeout(500)
    for letters in late:
        letters.continue_()
    guest.page.unroute("**/*.woff2", hold)
    if place == "home":
        at_home(guest)
    else:
        guest.at_table()
    guest.page.wait_for_load_state("networkidle")
    guest.until("document.fonts.status === 'loaded'")
    guest.page.evaluate("new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 100)))")
    moved = guest.page.evaluate("shifts.filter((one) => !one.hadRecentInput).map((one) => one.value)")
    assert sum(moved) < MOST_MOVED, moved
