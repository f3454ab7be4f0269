"""Figures that hold on any machine: how much a first visit has to load."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

MOST_SCRIPT = 250_000
"""Bytes of JavaScript, as they come over the wire, until a table can be played at."""


def loaded(guest: Guest, end: str) -> tuple[int, int]:
    """Of the files that the page has needed since it was opened: bytes over the wire, and bytes unpacked."""
    files = f"performance.getEntriesByType('resource').filter((one) => one.name.endsWith('{end}'))"
    wire, whole = guest.page.evaluate(
        f"{files}.reduce(([a, b], one) => [a + one.transferSize, b + one.decodedBodySize], [0, 0])"
    )
    return wire, whole


def test_a_first_visit_is_light(invite: Invite) -> None:
    """From the home page to a table that asks something, everything together."""
    guest = invite("en")
    guest.go("/").find("button", "play-now").first.click()
    guest.at_table()
    wire, whole = loaded(guest, ".js")
    assert 0 < wire < MOST_SCRIPT
    assert wire < whole / 2, "scripts come compressed"


def test_what_was_loaded_once_is_not_loaded_again(invite: Invite) -> None:
    guest = invite("en")
    guest.go("/").sees(guest.find("button", "play-now").first)
    guest.page.wait_for_load_state("networkidle")
    guest.go("/").sees(guest.find("button", "play-now").first)
    guest.page.wait_for_load_state("networkidle")
    for end in (".js", ".css", ".woff2"):
        wire, whole = loaded(guest, end)
        assert wire == 0 < whole, end
