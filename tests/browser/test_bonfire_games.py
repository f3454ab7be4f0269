"""Whole games of Bonfire and journeys through them: by keyboard, ear and touch, by two people, and back."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.test_by_ear import Listener
from tests.browser.test_plain_looks import recorded, sits_through
from tests.browser.test_together import people
from tests.server.house import INVITED, ME

pytestmark = pytest.mark.nightly


def by_keyboard(guest: Guest) -> Callable[[Random, int], None]:
    """Any key that an option has, or the arrows and Enter; that may only open a group."""
    keys = guest.page.keyboard

    def press(random: Random, count: int) -> None:
        shown = [key.lower() for key in guest.prompt.locator("li kbd, .endings kbd").all_inner_texts()]
        if random.random() < 0.6 or shown == ["e"]:
            guest.acts(lambda: keys.press(random.choice(shown)))
            return
        for _ in range(random.randint(1, min(4, count))):
            keys.press(random.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
        guest.acts(lambda: keys.press("Enter"))

    return press


def test_a_game_by_keyboard_alone(invite: Invite) -> None:
    guest = invite("pl", game="bonfire")
    guest.at_table(guest.person.table(ME, game="bonfire", seed=8).id)
    assert guest.play(by_keyboard(guest), seed=2) > 20
    guest.sees(guest.find("table", "end-scores"))


def test_a_game_by_ear_alone(invite: Invite) -> None:
    guest = invite("en", game="bonfire")
    ears = Listener(guest, ["Ala", guest.say("side-tom")]).sits_down(seed=8)
    assert ears.plays(seed=1, choices=600)
    ears.has_heard_all()


def test_a_game_by_touch_on_a_phone(invite: Invite) -> None:
    guest = invite("en", game="bonfire", size=PHONE, touch=True)
    guest.at_table(guest.person.table(ME, game="bonfire", seed=8).id)
    tabs = guest.page.get_by_role("main").get_by_role("navigation").get_by_role("button")
    things = guest.page.locator("main .piece.offered:visible")

    def tap(random: Random, count: int) -> None:
        """What glows on some panel is read by a first tap and chosen by a second; else an option."""
        if random.random() < 0.4:
            tabs.nth(random.randrange(tabs.count())).tap()
            shown = [thing for thing in things.all() if thing.evaluate(IN_SIGHT)]
            if shown:
                thing = random.choice(shown)
                if guest.acts(thing.tap) or guest.acts(thing.tap):
                    return
                guest.page.keyboard.press("Escape")
        options = guest.options
        guest.acts(options.nth(random.randrange(options.count())).tap)

    assert guest.play(tap, seed=3) > 20
    guest.sees(guest.find("table", "end-scores"))
    assert guest.beyond_the_window() == (0, 0)


IN_SIGHT = """one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > 0 && x < innerWidth && one.contains(document.elementFromPoint(x, y));
}"""
"""Its middle can be tapped."""


def choose_first(guest: Guest) -> None:
    """The first option; groups open, one within the other, until there is one."""
    assert any(guest.acts(guest.options.first.click) for _ in range(4))


def test_two_people_and_a_line_that_breaks(invite: Invite) -> None:
    ala, olek = invite("pl", game="bonfire"), invite("en", game="bonfire")
    table = ala.person.table(ME, INVITED, game="bonfire", seed=9)
    token = table.look()["table"]["seats"][1]["invitation"]
    olek.person.join(token)
    seats = {0: ala, 1: olek}
    for guest in seats.values():
        guest.go(f"/t/{table.id}")
    for turn in range(14):
        chooser = seats[table.look()["decision"]["seats"][0]]
        other = ala if chooser is olek else olek
        broken = turn == 9
        if broken:
            other.forgive(r"ERR_INTERNET_DISCONNECTED|WebSocket .* failed")
            other.context.set_offline(True)
        choose_first(chooser.at_table())
        if broken:
            other.context.set_offline(False)
        heard = chooser.page.evaluate("ears.heard")
        other.until(f"ears.heard >= {heard}")
    points = people(ala).locator(".points").all_inner_texts()
    expect(people(olek).locator(".points")).to_have_text(points)
    assert any(int(one) for one in points)


@pytest.mark.parametrize("game", ["bonfire", "age_contrived"])
def test_the_end_leads_to_the_replay_and_on_from_there(invite: Invite, game: str) -> None:
    guest = invite("pl", game=game)
    last = len(recorded(game, "two")["choices"])
    sits_through(guest, "two")
    guest.sees(guest.end)
    table = guest.page.url.rpartition("/")[2]
    guest.find("link", "end-replay").first.click()
    scrubber = guest.sees(guest.find("slider", "replay-scrub"))
    expect(scrubber).to_have_attribute("max", str(last))
    scrubber.fill(str(last // 2))
    guest.reads(guest.page.locator("body"), guest.say("replay-moment", number=last // 2, last=last))
    expect(guest.page).to_have_url(re.compile(rf"at={last // 2}$"))
    guest.find("button", "replay-fork").click()
    guest.at_table()
    forked = guest.person.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}")
    assert (forked["table"]["forked_from"], forked["table"]["forked_at"]) == (table, last // 2)
    # What an option would bring is told before it is chosen.
    guest.prompt.locator("li button.option").first.hover()
    expect(guest.page.get_by_role("main").get_by_role("status").last).to_contain_text(guest.say("preview"))
    choose_first(guest)
