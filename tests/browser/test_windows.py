"""Windows, drawers, notices and the ends of games lie as well as boards do: at every size, in both languages.

``layout.js`` looks at what lies on top. By day each of them is seen at one size in one language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Invite
from tests.browser.guest import Guest, setup
from tests.browser.test_layout import DESKS, HANDS, LAYOUT, assert_well_laid, rest
from tests.browser.words import LANGUAGES
from tests.server.house import BOT, INVITED, ME, Seat, enter, play_until

SIZES = [*DESKS, *HANDS]
Open = Callable[[Guest], object]


def dialog(guest: Guest) -> None:
    guest.sees(guest.page.get_by_role("dialog").last)


def by_button(key: str) -> Open:
    def press(guest: Guest) -> None:
        guest.find("button", key).first.click()
        dialog(guest)

    return press


def by_key(key: str) -> Open:
    def press(guest: Guest) -> None:
        guest.page.keyboard.press(key)
        dialog(guest)

    return press


def drawer(key: str) -> Open:
    def press(guest: Guest) -> None:
        guest.find("button", key).first.click()
        guest.sees(guest.page.locator(".drawer"))

    return press


def ask_whether_to_sign_out(guest: Guest) -> None:
    by_button("menu")(guest)
    guest.find("button", "sign-out-here").click()
    guest.sees(guest.find("button", "sign-out-yes"))


def invite_somebody(guest: Guest) -> None:
    by_button("menu")(guest)
    guest.find("button", "invite", guest.page.get_by_role("dialog")).click()
    guest.sees(guest.find("dialog", "invite-title"))


def open_a_pile(guest: Guest) -> None:
    """A window of the board."""
    guest.page.evaluate("document.querySelector('[data-spot=nemesis-discard]').click()")
    dialog(guest)


WINDOWS: dict[str, Open] = {
    "menu": by_button("menu"),
    "talk": by_button("words"),
    "invitations": invite_somebody,
    "keys": by_key("?"),
    "why not": by_key("w"),
    "undo": by_key("u"),
    "readings": by_key("a"),
    "sign out": ask_whether_to_sign_out,
    "pile": open_a_pile,
    "log": drawer("log"),
    "rules": drawer("rules"),
}


def at(invite: Invite, size: tuple[int, int], language: str, game: str = "aeons_end") -> Guest:
    width, height = size
    guest = invite(language, touch=size in HANDS, size=ViewportSize(width=width, height=height), game=game)
    guest.context.add_init_script(path=LAYOUT)
    guest.person.patch("/api/me", name="Ala", language=language)
    return guest


def wrongs(guest: Guest) -> list[str]:
    rest(guest)
    return list(guest.page.evaluate("layout.wrongs()"))


def with_company(guest: Guest) -> Seat:
    """A friend, a free seat, and a question after something came to light, which nobody takes back just like
    that."""
    table = guest.person.table(ME, INVITED, INVITED, ME, setup=setup(4), seed=3)
    friend = enter(guest.house, "Bonifacy")
    other = friend.join(table.look()["table"]["seats"][1]["invitation"])

    def is_asked(made: int, now: dict[str, Any]) -> bool:
        asked = now["decision"] is not None and now["decision"]["options"]
        piled = now["view"]["nemesis"]["discard"]
        return bool(made > 4 and asked and piled and now["undo"]["fair"] == 0)

    # The free seat is played by a bot until somebody comes.
    guest.person.act(f"{table.path}/seats/2/bot", bot="random")
    play_until([table, other], is_asked, 3)
    return table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_what_is_opened_at_a_table_lies_well(
    invite: Invite, window: str, language: str, size: tuple[int, int]
) -> None:
    guest = at(invite, size, language)
    guest.at_table(with_company(guest).id)
    WINDOWS[window](guest)
    assert_well_laid(wrongs(guest))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["bonfire", "age_contrived"])
def test_what_rivals_ask_and_are_told_lies_well(
    invite: Invite, game: str, language: str, size: tuple[int, int]
) -> None:
    """A wish above the options, and a notice over the board."""
    guest = at(invite, size, language, game)
    table = guest.person.table(ME, INVITED, game=game, seed=8)
    friend = enter(guest.house, "Bonifacy")
    friend.join(table.look()["table"]["seats"][1]["invitation"])
    guest.go(f"/t/{table.id}").sees(guest.prompt)
    guest.find("button", "hint-off", guest.prompt).click()
    guest.sees(guest.page.get_by_role("status").filter(has_text="Bonifacy"))
    guest.find("button", "hint-off", guest.prompt).click()
    guest.sees(guest.page.locator(".place .panel"))
    assert_well_laid(wrongs(guest))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("aeons_end", 1), ("bonfire", 1), ("bonfire", 3)])
def test_the_end_of_a_game_lies_well(
    invite: Invite, game: str, seats: int, language: str, size: tuple[int, int]
) -> None:
    guest = at(invite, size, language, game)
    table = guest.person.table(ME, *[BOT] * (seats - 1), game=game, seed=5)
    play_until([table], lambda _, now: bool(now["table"]["over"]), 5)
    guest.go(f"/t/{table.id}").sees(guest.end)
    guest.sees(guest.page.get_by_role("img", name=guest.say("end-story")))
    assert_well_laid(wrongs(guest))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["aeons_end", "bonfire", "age_contrived"])
def test_the_page_of_an_invitation_lies_well(
    invite: Invite, game: str, language: str, size: tuple[int, int]
) -> None:
    guest = at(invite, size, language, game)
    host = enter(guest.house, "Bonifacy")
    table = host.table(ME, INVITED, BOT, game=game, seed=3)
    guest.go(f"/join/{table.look()['table']['seats'][1]['invitation']}")
    guest.sees(guest.find("button", "join-sit"))
    assert_well_laid(wrongs(guest))
