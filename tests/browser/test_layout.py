"""Nothing is cut, too small, or covers something else: measured at every size, in both languages.

One page for each table is led through all sizes; ``layout.js`` says what it finds there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PATIENCE_MS, Guest, setup
from tests.browser.test_plain_looks import recorded, sits_through
from tests.browser.words import LANGUAGES
from tests.server.house import BOT, INVITED, ME, Seat, play_until

LAYOUT = Path(__file__).with_name("layout.js")
BOARDS = ["bonfire", pytest.param("age_contrived", marks=pytest.mark.nightly)]
"""The second has a test of its own by day."""
DESKS = [(1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]
HANDS = [(820, 1180), (844, 390), (390, 844)]
"""A tablet, and a phone on its side and upright."""
SEEDS = {
    "carapace_queen": (5, 4, 1, 3),
    "prince_of_gluttons": (1, 1, 1, 1),
    "rageborne": (1, 2, 3, 1),
    "crooked_mask": (3, 1, 5, 1),
}
"""For each nemesis: seeds of games with one to four mages in which three foes come up."""
BUSY = [
    (nemesis, mages, LANGUAGES[(n + mages) % 2]) for n, nemesis in enumerate(SEEDS) for mages in (1, 2, 3, 4)
]
"""All of them, in languages that change: each nemesis and each number of mages is seen in both."""


def every_day(*mages: int) -> list[Any]:
    """Nemeses with one number of mages each, or none (0); the other pairs at night."""
    days = set(zip(SEEDS, mages, strict=True))
    return [one if one[:2] in days else pytest.param(*one, marks=pytest.mark.nightly) for one in BUSY]


def busy_table(guest: Guest, nemesis: str, mages: int) -> Seat:
    """In a main phase with several foes in play and much to choose from."""
    seed = SEEDS[nemesis][mages - 1]
    table = guest.table(mages, nemesis, seed=seed)

    def is_busy(_: int, now: dict[str, Any]) -> bool:
        decision = now["decision"]
        return (
            decision is not None
            and decision["kind"] == "main"
            and len(now["view"]["nemesis"]["foes"]) >= 3
            and len(decision["options"]) >= 7
        )

    play_until([table], is_busy, seed)
    return table


def rest(guest: Guest) -> None:
    guest.comes_to_rest()
    guest.page.evaluate(f"layout.rest({PATIENCE_MS})")


def measure(guest: Guest, sizes: list[tuple[int, int]]) -> Iterator[str]:
    """What is wrong at each of the sizes, on each of the panels where there are any."""
    for width, height in sizes:
        guest.page.set_viewport_size(ViewportSize(width=width, height=height))
        tabs = guest.page.get_by_role("main").get_by_role("navigation").get_by_role("button")
        rest(guest)
        panels = [tab for tab in tabs.all() if tab.is_visible()]
        for n, panel in enumerate([*panels] or [None]):
            if panel:
                panel.click()
                rest(guest)
            for wrong in guest.page.evaluate("layout.wrongs()"):
                yield f"{guest.language} {width}x{height}{f' panel {n + 1}' if panel else ''}: {wrong}"


def measure_at(
    guest: Guest,
    path: str,
    sizes: list[tuple[int, int]],
    languages: Sequence[str] = LANGUAGES,
    log: bool = False,
) -> list[str]:
    guest.context.add_init_script(path=LAYOUT)
    wrongs: list[str] = []
    for language in languages:
        guest.language = language
        guest.person.patch("/api/me", language=language)
        guest.go("/")
        guest.page.evaluate(f"localStorage.setItem('tryptyk-language', '{language}')")
        guest.go(path)
        guest.sees(guest.page.get_by_role("main"))
        guest.until("document.fonts.status === 'loaded' && document.querySelector('.prompt')")
        if log:
            guest.find("button", "log").click()
            guest.sees(guest.find("region", "log"))
        wrongs += measure(guest, sizes)
    return wrongs


def assert_well_laid(wrongs: list[str]) -> None:
    assert not wrongs, "\n".join(["", *wrongs])


@pytest.mark.parametrize(("nemesis", "mages", "language"), every_day(2, 0, 1, 0))
def test_a_busy_table_lies_well_on_every_desk(
    invite: Invite, nemesis: str, mages: int, language: str
) -> None:
    guest = invite("en")
    table = busy_table(guest, nemesis, mages)
    assert_well_laid(measure_at(guest, f"/t/{table.id}", DESKS, [language]))
    # On a screen of middle size what each of these cards does can be read where it lies.
    guest.page.set_viewport_size(DESK)
    foes = table.look()["view"]["nemesis"]["foes"]
    expect(guest.page.locator(".lane .words")).to_have_count(len(foes))


@pytest.mark.parametrize(("nemesis", "mages", "language"), every_day(0, 1, 0, 2))
def test_a_busy_table_lies_well_in_the_hand(invite: Invite, nemesis: str, mages: int, language: str) -> None:
    guest = invite("en", touch=True)
    table = busy_table(guest, nemesis, mages)
    assert_well_laid(measure_at(guest, f"/t/{table.id}", HANDS, [language]))


def test_a_full_hand_can_be_read_beside_the_log(invite: Invite) -> None:
    """It takes a quarter of the width (on a smaller desk it lies above the board): six names are seen."""
    guest = invite("en")
    table = guest.table(2, seed=11)

    def is_full(_: int, now: dict[str, Any]) -> bool:
        if now["decision"] is None or now["decision"]["kind"] != "main":
            return False
        hand = now["view"]["mages"][now["view"]["turn"]["active"]]["hand"]
        return len(hand) >= 6 and "buried_light" in hand[:5]

    play_until([table], is_full, 11)
    assert_well_laid(measure_at(guest, f"/t/{table.id}", DESKS[2:], log=True))


def test_the_header_of_a_spectator_is_whole(invite: Invite) -> None:
    host = invite("en")
    table = host.person.table(ME, INVITED, BOT, BOT, setup=setup(4), seed=3, spectators=True)
    assert table.look()["decision"]["seats"] == [0], "so that nobody moves while it is measured"
    link = f"/t/{table.id}?token={table.look()['table']['spectators']}"
    assert_well_laid(measure_at(invite("pl"), link, [(1280, 720), (1024, 768)]))


def test_a_phone_on_its_side_leaves_room_for_the_table(invite: Invite) -> None:
    guest = invite("pl", touch=True, size=ViewportSize(width=844, height=390))
    guest.at_table(busy_table(guest, "crooked_mask", 1).id)
    box = guest.page.locator(".panels").bounding_box()
    assert box is not None and box["height"] >= 270 and box["width"] >= 500


def test_a_phone_on_its_side_has_room_for_a_tip(invite: Invite) -> None:
    guest = invite("pl", touch=True, size=ViewportSize(width=844, height=390), tips=True)
    guest.context.add_init_script(path=LAYOUT)
    guest.at_table(guest.table(1, seed=1).id)
    guest.sees(guest.page.get_by_role("complementary", name=guest.say("tip"), exact=True))
    assert_well_laid(list(measure(guest, [(844, 390)])))
    piles = guest.page.locator("section.market .place").all()
    assert min(pile.evaluate("one => one.offsetHeight") for pile in piles) >= 58


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_lies_well_from_the_beginning(invite: Invite, game: str) -> None:
    guest = invite("en", game=game)
    guest.person.patch("/api/me", name="Ala")
    table = guest.person.table(ME, game=game, seed=8)
    table.play(6)
    assert_well_laid(measure_at(guest, f"/t/{table.id}", [*DESKS, *HANDS]))
    assert_well_laid(measure_at(guest, f"/t/{table.id}", [(1440, 900)], log=True))


@pytest.mark.nightly
@pytest.mark.parametrize("part", [0.1, 0.9], ids=["early", "late"])
@pytest.mark.parametrize("name", ["solo", "two", "three", "four"])
def test_bonfire_lies_well_early_and_late(invite: Invite, name: str, part: float) -> None:
    guest = invite("en", game="bonfire")
    sits_through(guest, name, int(part * len(recorded("bonfire", name)["choices"])))
    at = guest.page.url.partition("/t/")[2]
    assert_well_laid(measure_at(guest, f"/t/{at}", [*DESKS, *HANDS]))
