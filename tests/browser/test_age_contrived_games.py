"""An Age Contrived by keyboard, by ear, by people who are asked in each other's turns, and in secret."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.test_bonfire_games import by_keyboard, choose_first
from tests.browser.test_by_ear import Listener
from tests.browser.test_learning import at_step, begin, coach, guide_of, tap
from tests.browser.test_plain_looks import recorded
from tests.server.house import INVITED, ME, Seat

ALONE = {"characters": ["aureon"], "automa": "freyith"}


@pytest.mark.nightly
def test_a_game_by_keyboard_alone(invite: Invite) -> None:
    guest = invite("pl", game="age_contrived")
    setup = {**ALONE, "automa_turn_limit": 8}
    guest.at_table(guest.person.table(ME, game="age_contrived", seed=8, setup=setup).id)
    assert guest.play(by_keyboard(guest), seed=2) > 20
    guest.sees(guest.find("table", "end-scores"))


@pytest.mark.nightly
def test_a_short_game_by_ear_alone(invite: Invite) -> None:
    guest = invite("en", game="age_contrived")
    ears = Listener(guest, ["aureon", guest.say("thing-automa_freyith")])
    ears.sits_down(seed=2, **ALONE, automa_turn_limit=12)
    assert ears.plays(seed=3, choices=400), "it comes to its end"
    ears.has_heard_all()


class Two:
    """Two people at a table, each before a browser; whoever has a seat chooses for it."""

    def __init__(self, invite: Invite, *seats: int, seed: int, setup: dict[str, Any]) -> None:
        """``seats``: whose each of them is, 0 or 1."""
        self.guests = invite("pl", game="age_contrived"), invite("en", game="age_contrived")
        ala, olek = self.guests
        kinds = [INVITED if whose else ME for whose in seats]
        self.table: Seat = ala.person.table(*kinds, game="age_contrived", seed=seed, setup=setup)
        for seat in self.table.look()["table"]["seats"]:
            if seat["invitation"]:
                olek.person.join(seat["invitation"])
        self.seats = [self.guests[whose] for whose in seats]

    def repeat(self, choices: list[tuple[int, list[Any]]]) -> None:
        for number, (who, option) in enumerate(choices):
            self.seats[who].person.post(f"{self.table.path}/choices", seat=who, option=option, seq=number)

    def sit_down(self) -> None:
        for guest in self.guests:
            guest.go(f"/t/{self.table.id}").sees(guest.prompt)

    def look(self) -> dict[str, Any]:
        return self.table.look()

    def chooser(self) -> tuple[Guest, Guest]:
        """Who is asked, and the other."""
        asked = self.seats[self.look()["decision"]["seats"][0]]
        return asked, next(guest for guest in self.guests if guest is not asked)


def chooses(guest: Guest) -> None:
    """What happened before one came is told first; that is read then."""
    guest.at_table()
    if (missed := guest.page.get_by_role("dialog")).count():
        guest.page.keyboard.press("Escape")
        guest.sees_no(missed)
    choose_first(guest)


def follows(other: Guest, chooser: Guest) -> None:
    """The other's page comes to know what was chosen."""
    heard = chooser.page.evaluate("ears.heard")
    other.until(f"ears.heard >= {heard}")


def test_people_are_asked_in_each_others_turns_and_a_line_breaks_meanwhile(invite: Invite) -> None:
    record = recorded("age_contrived", "three")
    two = Two(invite, 0, 1, 0, seed=record["seed"], setup=record["setup"])
    # Up to a claim of the first, to whom the others may add energy of theirs in the Pool.
    two.repeat(record["choices"][:7])
    two.sit_down()
    ala, olek = two.guests
    assert two.look()["decision"]["kind"] == "contribute" and two.chooser() == (olek, ala)
    ala.reads(ala.prompt, re.compile(ala.say("ask-waiting", who=".+").replace("(", r"\(")))
    ala.sees_no(ala.options)
    chooses(olek)
    follows(ala, olek)
    # Ala has the third seat, too, and is asked now; what is chosen while a line is down is caught up with.
    assert two.chooser() == (ala, olek)
    olek.forgive(r"ERR_INTERNET_DISCONNECTED|WebSocket .* failed")
    olek.context.set_offline(True)
    chooses(ala)
    olek.context.set_offline(False)
    follows(olek, ala)
    chooser, other = two.chooser()
    chooses(chooser)
    follows(other, chooser)


@pytest.mark.nightly
def test_energies_are_laid_out_in_secret_and_come_to_light_together(invite: Invite) -> None:
    two = Two(invite, 0, 1, seed=3, setup={"advanced_setup": True, "characters": ["aureon", "multanec"]})
    two.sit_down()
    for _ in range(60):
        if not two.look()["view"]["turn"]["secret"]:
            break
        chooser, other = two.chooser()
        other.sees_no(other.options)
        other.sees(other.page.get_by_role("button", name=re.compile(other.say("col-secret"))).first)
        chooses(chooser)
        follows(other, chooser)
    for guest in two.guests:
        guest.until("document.querySelectorAll('.ac-board').length === 1")
        expect(guest.page.get_by_role("button", name=re.compile(guest.say("col-secret")))).to_have_count(0)


def test_the_automas_ticks_outlive_a_reload(invite: Invite) -> None:
    guest = invite("en", game="age_contrived")
    setup = {**ALONE, "automa_turn_limit": 8}
    seat = guest.person.table(ME, game="age_contrived", seed=2, setup=setup)
    guest.at_table(seat.id)
    ticks = guest.page.locator("main .card .mark")
    for _ in range(60):
        if ticks.count():
            break
        guest.acts(guest.options.last.click)
    said = ticks.evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert said
    guest.page.reload()
    guest.at_table()
    expect(ticks).to_have_count(len(said))
    assert ticks.evaluate_all("all => all.map((one) => one.ariaLabel)") == said
    guest.reads(guest.page.locator("main .automa header"), guest.say("thing-normal"))


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.nightly), "pl"])
def test_beside_the_guides_words_a_phone_shows_the_machine(invite: Invite, language: str) -> None:
    guest = invite(language, game="age_contrived", size=PHONE, touch=True)
    begin(guest, tap)
    tap(guest.find("button", "guide-next", coach(guest)))
    at_step(guest, 2, len(guide_of("age_contrived").step))
    guest.until("document.querySelector('.panels').clientHeight > 220")
    assert guest.page.evaluate("document.querySelector('.stage').scrollTop") == 0
    marked = guest.prompt.locator("[aria-current=step]")
    expect(marked).to_be_in_viewport(ratio=0.9)
