"""axe finds nothing on any page, in both languages, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
PAGES = ["/", "/new/aeons_end", "/rules/aeons_end", "/gallery/aeons_end", "/credits", "/nowhere"]
NEMESES = {"rageborne": 2, "prince_of_gluttons": 1, "carapace_queen": 4, "crooked_mask": 3}
"""The nemeses, each with another number of players."""


def check(guest: Guest, part: str = "html") -> None:
    """The page (or a part of it) as it is now by day, and by night in the other language."""
    # What the browser's own debugger injects is no script of the page: its policy stays as it is.
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = look(guest, "light", part)
    other = "en" if guest.language == "pl" else "pl"
    # Where a dialog is open, the switch inside comes last.
    guest.page.get_by_role("button", name=guest.say(f"language-{other}")).last.click()
    guest.language = other
    guest.until(f"document.documentElement.lang === '{other}'")
    found += look(guest, "dark", part)
    assert not found, "\n".join(found)


def look(guest: Guest, theme: Literal["light", "dark"], part: str) -> list[str]:
    guest.page.emulate_media(color_scheme=theme)
    guest.until(f"document.documentElement.dataset.theme === '{theme}'")
    # Colours change in several steps where they are inherited.
    guest.until("document.getAnimations().length === 0")
    run = "([part, tags]) => axe.run(part, { runOnly: tags })"
    result: dict[str, Any] = guest.page.evaluate(run, [part, TAGS])
    assert result["passes"], "nothing was looked at"
    return [f"{theme}: {told(violation)}" for violation in result["violations"]]


def told(violation: dict[str, Any]) -> str:
    nodes = [f"  {node['html'][:200]}\n    {node['failureSummary']}" for node in violation["nodes"][:4]]
    return "\n".join([f"{violation['id']} ({len(violation['nodes'])}): {violation['help']}", *nodes])


@pytest.mark.parametrize("path", PAGES)
def test_pages(invite: Invite, path: str) -> None:
    guest = invite().go(path)
    guest.page.wait_for_load_state("networkidle")
    guest.sees(guest.page.get_by_role("heading", level=1))
    check(guest)


@pytest.mark.parametrize("nemesis", NEMESES)
def test_tables(invite: Invite, nemesis: str) -> None:
    guest = invite()
    table = guest.table(NEMESES[nemesis], nemesis, seed=7)
    table.play(20, seed=3)
    check(guest.at_table(table.id))


def test_what_opens_over_a_table(invite: Invite) -> None:
    guest = invite()
    guest.go("/").find("button", "play-now").click()
    guest.at_table()
    for key, name in (("l", "log"), ("r", "rules-title")):
        guest.page.keyboard.press(key)
        guest.sees(guest.find("region", name))
        check(guest, "aside")
    guest.page.keyboard.press("Escape")
    guest.find("button", "menu").click()
    guest.sees(guest.find("dialog", "menu"))
    check(guest, "dialog")


def test_the_end_and_the_replay(invite: Invite) -> None:
    guest = invite()
    table = guest.table(1, seed=4)
    table.play_out()
    guest.go(f"/t/{table.id}").sees(guest.end)
    check(guest)
    guest.go(f"/replay/{table.id}?at=20").sees(guest.find("slider", "replay-scrub"))
    check(guest)
