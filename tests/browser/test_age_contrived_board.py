"""The board of An Age Contrived: an energy shows what it could do, and games are played where things lie."""

from __future__ import annotations

import re
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.test_access import look
from tests.browser.test_bonfire import GLOWING, sits_before
from tests.browser.test_layout import DESKS, HANDS, assert_well_laid, measure_at
from tests.browser.test_plain_looks import recorded, sits_through
from tests.server.house import ME, Seat, wait_for

GLOWS = re.compile(r"\boffered\b")


class Aim(NamedTuple):
    """An energy that pays, and where something comes to lie by it."""

    pay: list[Any]
    use: list[Any]
    build: list[Any]


def aims(seat: Seat) -> list[Aim]:
    """What the energies on offer could build with one use each, where nothing else has to be chosen."""
    now = seat.look()
    device = now["view"]["players"][now["view"]["seat"]]["device"]
    found = []
    for pay in [option for option in now["decision"]["options"] if option[0] == "pay"]:
        position = device[pay[1] - 1]
        if position["pays"][pay[2]] != [pay[1]]:
            continue
        for use in [
            use for use in position["uses"] if use["refused"] is None and use["option"][0] == "deploy"
        ]:
            builds = [lead for lead in use["leads"] if lead[0] == "build"]
            places = [lead[2:] for lead in builds]
            found += [Aim(pay, use["option"], lead) for lead in builds if places.count(lead[2:]) == 1]
    return found


def energy(guest: Guest, pay: list[Any]) -> Locator:
    name = guest.say("machine-well", what=guest.say(f"thing-{pay[2]}"), position=pay[1], row="lower")
    machine = guest.page.locator("svg.machine")
    return machine.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first


def chosen(seat: Seat, count: int) -> list[list[Any]]:
    return [row["option"] for row in seat.events()[-count:]]


def test_an_energy_shows_what_it_could_do_and_a_second_choice_says_where(invite: Invite) -> None:
    guest = invite("pl", game="age_contrived")
    seat = sits_before(guest, "actions")
    assert look(guest, "dark", "html") == []
    aim = aims(seat)[0]
    before = seat.look()["number"]
    place = guest.page.locator(f'[data-spot="space:{aim.build[2]}:{aim.build[3]}"]')
    expect(place).not_to_have_class(GLOWS)

    # Taken up it shows where it leads, and nothing is chosen yet.
    energy(guest, aim.pay).click()
    expect(place).to_have_class(GLOWS)
    expect(guest.page.locator(f'[data-spot="deploy:{aim.use[2]}"]').first).to_have_class(GLOWS)
    guest.page.keyboard.press("Escape")
    expect(place).not_to_have_class(GLOWS)
    assert seat.look()["number"] == before

    # By keyboard alone: what, and where.
    energy(guest, aim.pay).press("Enter")
    place.get_by_role("button").press("Enter")
    wait_for(lambda: seat.look()["number"] == before + 3)
    assert chosen(seat, 3) == [aim.pay, aim.use, aim.build]

    # The whole turn is taken back in one go.
    guest.at_table()
    guest.acts(lambda: guest.page.keyboard.press("Shift+u"))
    wait_for(lambda: seat.look()["number"] < before)
    assert seat.look()["decision"]["kind"] == "choose_turn"


def test_on_a_phone_each_panel_is_whole_and_the_question_brings_its_own(invite: Invite) -> None:
    guest = invite("pl", game="age_contrived", size=PHONE, touch=True)
    seat = sits_before(guest, "fill")
    tabs = guest.page.get_by_role("main").get_by_role("navigation").get_by_role("button")
    names = ["board-map", "board-wonders", "board-machine", "board-side"]
    expect(tabs).to_have_text([re.compile(f"^{guest.say(name)}") for name in names])
    expect(tabs.nth(2)).to_have_attribute("aria-current", "true")
    assert guest.beyond_the_window() == (0, 0)

    # An exhausted energy is taken up, and put into a well: a first tap reads, a second acts.
    before = seat.look()["number"]
    kind = next(option[3] for option in seat.look()["decision"]["options"] if option[0] == "fill")
    eaten = guest.page.get_by_role("button", name=re.compile(f"^{guest.say(f'thing-{kind}')}, wyczerpana"))
    eaten.tap()
    eaten.tap()
    guest.chooses(guest.page.locator("svg.machine .offered:not(.waits) > [role=button]:visible").first.tap)
    assert seat.look()["number"] == before + 1
    assert chosen(seat, 1)[0][3] == kind
    for tab in tabs.all():
        tab.tap()
        assert guest.beyond_the_window() == (0, 0)


def test_energy_is_borrowed_by_a_click_on_the_empty_pool(invite: Invite) -> None:
    guest = invite("en", game="age_contrived")
    choices = recorded("age_contrived", "five")["choices"]
    sits_through(guest, "five", next(n for n, (_, option) in enumerate(choices) if option == ["borrow"]))
    guest.at_table()
    seat = Seat(guest.person, guest.page.url.rpartition("/")[2])
    empty = guest.page.get_by_role("button", name=re.compile(rf"^{guest.say('machine-exhausted')}\."))
    guest.chooses(lambda: empty.press("Enter"))
    assert chosen(seat, 1) == [["borrow"]]


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_game_against_the_automa_by_what_glows(invite: Invite, language: str) -> None:
    guest = invite(language, game="age_contrived")
    seat = guest.person.table(ME, game="age_contrived", seed=8)
    guest.at_table(seat.id)

    def move(random: Random, _: int) -> None:
        things = guest.page.locator(GLOWING)
        if random.random() < 0.9 and (there := things.count()):
            thing = things.nth(random.randrange(there))
            if guest.acts(lambda: thing.press("Enter")):
                return
            # It was taken up: where it leads glows now.
            goals = guest.page.locator("main .offered:not(.waits, .chosen) > [role=button]:visible")
            if (there := goals.count()) and guest.acts(
                lambda: goals.nth(random.randrange(there)).press("Enter")
            ):
                return
            guest.page.keyboard.press("Escape")
        guest.acts(guest.options.nth(random.randrange(guest.options.count())).click)

    assert guest.play(move, seed=4) > 40
    guest.sees(guest.find("table", "end-scores"))


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("solo", marks=pytest.mark.nightly),
        "two",
        pytest.param("three", marks=pytest.mark.nightly),
        pytest.param("five", marks=pytest.mark.nightly),
    ],
)
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.nightly), "pl"])
def test_the_board_lies_well_everywhere(invite: Invite, language: str, name: str) -> None:
    guest = invite("en", game="age_contrived")
    seat = sits_before(guest, "actions", name)
    assert_well_laid(measure_at(guest, f"/t/{seat.id}", [*DESKS, *HANDS], [language]))
