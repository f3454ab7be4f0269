"""axe finds nothing on any page, in both languages, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest, setup
from tests.server.house import INVITED, ME, play_until

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
PAGES = ["/", "/new/aeons_end", "/rules/aeons_end", "/gallery/aeons_end", "/credits", "/nowhere"]
WINDOWS = (("w", "why-not-title"), ("u", "undo-cannot"), ("a", "ear-readings"), ("?", "keys-title"))
NEMESES = {"rageborne": 2, "prince_of_gluttons": 1, "carapace_queen": 4, "crooked_mask": 3}
"""The nemeses, each with another number of players."""


def check(guest: Guest, part: str = "html") -> None:
    """The page (or a part of it) as it is now by day, and by night in the other language."""
    found = look(guest, "light", part)
    other = "en" if guest.language == "pl" else "pl"
    guest.page.get_by_role("button", name=guest.say(f"language-{other}")).last.click()
    guest.language = other
    guest.until(f"document.documentElement.lang === '{other}'")
    found += look(guest, "dark", part)
    assert not found, "\n".join(found)


def check_window(guest: Guest, window: str = "dialog[open]") -> None:
    """What lies over the page, where no switch can be reached: light in English, dark in Polish."""
    found = look(guest, "light" if guest.language == "en" else "dark", window)
    assert not found, "\n".join(found)


def look(guest: Guest, theme: Literal["light", "dark"], part: str) -> list[str]:
    # What the browser's own debugger injects is no script of the page: its policy stays as it is.
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    guest.page.emulate_media(color_scheme=theme)
    guest.until(f"document.documentElement.dataset.theme === '{theme}'")
    # Colours change in several steps where they are inherited.
    guest.comes_to_rest()
    # To find a name for every node that is fine takes most of the time.
    run = "([part, tags]) => axe.run(part, { runOnly: tags, resultTypes: ['violations'] })"
    result: dict[str, Any] = guest.page.evaluate(run, [part, TAGS])
    assert result["passes"], "nothing was looked at"
    return [f"{theme}: {told(violation)}" for violation in result["violations"]]


def told(violation: dict[str, Any]) -> str:
    nodes = [f"  {node['html'][:200]}\n    {node['failureSummary']}" for node in violation["nodes"][:4]]
    return "\n".join([f"{violation['id']} ({len(violation['nodes'])}): {violation['help']}", *nodes])


DAILY = ["pl", pytest.param("en", marks=pytest.mark.nightly)]
"""By day in the language with the longer words."""


@pytest.mark.parametrize("path", PAGES)
def test_pages(invite: Invite, path: str) -> None:
    guest = invite()
    guest.forgive(r" 404 .*/nowhere\)")
    guest.go(path).page.wait_for_load_state("networkidle")
    guest.sees(guest.page.get_by_role("heading", level=1))
    check(guest)


def test_the_policy_lets_no_page_bring_styles_of_its_own(invite: Invite) -> None:
    """That the pages need none is shown by every test here: a browser says so in the console, where guests
    listen."""
    guest = invite().go("/")
    guest.sees(guest.page.get_by_role("heading", level=1))
    guest.forgive("Content Security Policy")
    foreign = "<style>main { position: fixed }</style><b style='position: fixed'>x</b>"
    add = "html => document.querySelector('main').insertAdjacentHTML('beforeend', html)"
    guest.page.evaluate(add, foreign)
    for part in ("main", "main > b:last-child"):
        place = f"getComputedStyle(document.querySelector('{part}')).position"
        assert guest.page.evaluate(place) == "static"


@pytest.mark.parametrize("nemesis", NEMESES)
def test_tables(invite: Invite, nemesis: str) -> None:
    guest = invite()
    table = guest.table(NEMESES[nemesis], nemesis, seed=7)
    table.play(20, seed=3)
    check(guest.at_table(table.id))


@pytest.mark.parametrize("language", DAILY)
def test_windows_over_a_table(invite: Invite, language: str) -> None:
    guest = invite(language)
    table = guest.table(2, seed=7, spectators=True)
    # All that was learned cannot be taken back, but something has been discarded.
    play_until([table], lambda made, now: made > 20 and is_main(now) and now["undo"]["fair"] == 0)
    guest.at_table(table.id)
    keys = guest.page.keyboard
    for key, name in WINDOWS:
        keys.press(key)
        guest.sees(guest.find("dialog", name))
        check_window(guest)
        keys.press("Escape")
        guest.sees_no(guest.find("dialog", name))
    guest.find("button", "menu").click()
    guest.sees(guest.find("dialog", "menu"))
    check_window(guest)
    guest.find("button", "invite", guest.find("dialog", "menu")).click()
    guest.sees(guest.find("dialog", "invite-title"))
    check_window(guest)
    keys.press("Escape")
    guest.page.locator("[data-spot^='discard:']").first.click()
    guest.sees(guest.page.locator("dialog[open]"))
    check_window(guest)


@pytest.mark.parametrize("language", DAILY)
def test_what_opens_beside_a_table(invite: Invite, language: str) -> None:
    guest = invite(language)
    table = guest.table(2, seed=7)
    table.play(20, seed=3)
    guest.at_table(table.id)
    for key, name in (("l", "log"), ("r", "rules")):
        guest.page.keyboard.press(key)
        guest.sees(guest.page.get_by_role("complementary", name=guest.say(name)))
        check_window(guest, "main + aside")
    guest.page.keyboard.press("Escape")
    guest.page.locator("[data-spot='pile:jade']").hover()
    guest.sees(guest.page.get_by_role("tooltip"))
    check_window(guest, ".loupe")


@pytest.mark.parametrize("language", DAILY)
def test_what_is_told_to_guests(invite: Invite, language: str) -> None:
    """An invitation, and what happened meanwhile."""
    host, guest = invite(language), invite(language)
    table = host.person.table(ME, INVITED, setup=setup(2), seed=1)
    token = table.look()["table"]["seats"][1]["invitation"]
    guest.go(f"/join/{token}").sees(guest.find("button", "join-sit"))
    check(guest)
    theirs = guest.person.join(token)

    def guest_moved(made: int, _: dict[str, Any]) -> bool:
        return any(move["seat"] == 1 for move in host.person.get(f"{table.path}/digest")["moves"])

    play_until([table, theirs], guest_moved)
    host.go(f"/t/{table.id}").sees(host.find("dialog", "digest-title"))
    check_window(host)


@pytest.mark.parametrize("language", DAILY)
def test_a_component_of_the_gallery(invite: Invite, language: str) -> None:
    guest = invite(language).go("/gallery/aeons_end")
    guest.page.get_by_role("button", name=guest.say("thing-jade")).click()
    guest.sees(guest.find("dialog", "thing-jade"))
    check_window(guest)


@pytest.mark.parametrize("language", DAILY)
def test_a_table_on_a_phone(invite: Invite, language: str) -> None:
    guest = invite(language, size=PHONE, touch=True)
    table = guest.table(2, seed=7)
    table.play(20, seed=3)
    guest.at_table(table.id)
    check_window(guest, "html")


def is_main(situation: dict[str, Any]) -> bool:
    return bool(situation["decision"]["kind"] == "main")


def test_the_end_and_the_replay(invite: Invite) -> None:
    guest = invite()
    table = guest.table(1, seed=4)
    table.play_out()
    guest.go(f"/t/{table.id}").sees(guest.end)
    check(guest)
    guest.go(f"/replay/{table.id}?at=20").sees(guest.find("slider", "replay-scrub"))
    check(guest)
