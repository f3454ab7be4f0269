"""The option bar: what ends is pinned, digits stay with their options, a tap reads before it acts."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_asking import main_phase
from tests.browser.words import LANGUAGES
from tests.server.house import ME, Seat, play_until


def digits(guest: Guest) -> dict[str, str]:
    """What is listed, and the key of each."""
    listed = guest.prompt.get_by_role("list").first.get_by_role("button")
    return {
        one.inner_text().split("\n")[-1]: one.get_attribute("aria-keyshortcuts") or "" for one in listed.all()
    }


def ending(guest: Guest, key: str = "option-end_turn") -> Any:
    return (
        guest.find("list", "options-ending", guest.prompt)
        .get_by_role("button")
        .filter(has_text=guest.say(key))
    )


def whose_turn(table: Seat) -> Any:
    return table.look()["view"]["turn"]["number"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_ends_a_turn_with_something_left_is_asked_once(invite: Invite, language: str) -> None:
    guest = invite(language, asked=True)
    table = main_phase(guest, gems=2)
    turn = whose_turn(table)
    assert not guest.acts(lambda: guest.page.keyboard.press("e"))
    left = guest.sees(guest.page.get_by_role("alert"))
    guest.reads(left, guest.say("ending-left"))
    guest.reads(left, guest.say("thing-crystal"))
    guest.page.keyboard.press("Escape")
    guest.sees_no(left)
    assert whose_turn(table) == turn

    assert not guest.acts(ending(guest).click)
    guest.sees(left)
    guest.chooses(lambda: guest.page.keyboard.press("e"))
    guest.sees_no(left)
    assert table.look()["decision"]["kind"] != "main" or whose_turn(table) > turn


def test_who_does_not_want_to_be_asked_ends_at_once(invite: Invite) -> None:
    guest = invite("en", asked=True)
    main_phase(guest, gems=2)
    ending(guest).click()
    guest.find("button", "ending-never").click()
    guest.sees_no(guest.page.get_by_role("alert"))
    guest.chooses(lambda: guest.page.keyboard.press("e"))


def test_digits_stay_with_what_stays_on_offer(invite: Invite) -> None:
    guest = invite("en")
    main_phase(guest, gems=2)
    before = digits(guest)
    assert "" not in before.values() and guest.say("option-end_turn") not in before
    first = next(iter(before))
    guest.chooses(lambda: guest.page.keyboard.press(before[first]))
    guest.settles()
    after = digits(guest)
    stayed = before.keys() & after.keys()
    assert stayed and {name: after[name] for name in stayed} == {name: before[name] for name in stayed}
    expect(ending(guest)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_all_gems_are_played_in_one_go_and_taken_back_in_one(
    invite: Invite, language: str, size: ViewportSize
) -> None:
    guest = invite(language, size=size, touch=size == PHONE)
    table = main_phase(guest, gems=3)
    before = table.look()
    [batch] = before["decision"]["batches"]
    name, count = batch["label"]
    gather = guest.options.filter(has_text=guest.say(f"batch-{name}", count=count))
    expect(gather).to_have_attribute("aria-keyshortcuts", "g")
    expect(gather).to_be_in_viewport(ratio=1)
    expect(gather).to_contain_text(str(batch["remark"][0][1]))
    guest.chooses(gather.tap if size == PHONE else lambda: guest.page.keyboard.press("g"))
    guest.sees_no(gather)
    after = table.look()
    assert after["number"] == before["number"] + count, "each of them is a choice of its own"
    assert after["view"]["turn"]["aether"] == batch["remark"][0][1]

    if size == PHONE:
        guest.find("button", "undo").tap()
    else:
        guest.page.keyboard.press("u")
    guest.sees(gather)
    assert table.look()["seq"] == after["seq"] + 1, "by one taking back"
    assert table.look()["view"] == before["view"]


@pytest.mark.parametrize("game", ["bonfire", "age_contrived"])
def test_what_ends_is_pinned_in_every_game(invite: Invite, game: str) -> None:
    guest = invite("en", game=game)
    table = guest.person.table(ME, game=game, seed=2)
    ends = {"end_turn", "done", "enough", "stop", "pass", "throw_rest", "lifted"}

    def can_end(_: int, now: dict[str, Any]) -> bool:
        return any(option[0] in ends for option in now["decision"]["options"])

    play_until([table], can_end)
    guest.at_table(table.id)
    pinned = guest.find("list", "options-ending", guest.prompt).get_by_role("button")
    expect(pinned).to_have_attribute("aria-keyshortcuts", "e")
    expect(pinned).to_be_in_viewport(ratio=1)
    guest.chooses(lambda: guest.page.keyboard.press("e"))


def test_a_tap_reads_and_a_second_acts(invite: Invite) -> None:
    guest = invite("pl", size=PHONE, touch=True)
    main_phase(guest, gems=1)
    hand = guest.page.get_by_role("group", name=guest.say("board-hand"))
    card = guest.begins("button", "thing-crystal", hand).first
    assert not guest.acts(card.tap)
    guest.reads(guest.sees(guest.page.get_by_role("tooltip")), guest.say("thing-crystal"))
    expect(card).to_contain_text(guest.say("board-tap-again"))
    guest.chooses(card.tap)
    guest.sees_no(guest.page.get_by_role("tooltip"))


def test_what_is_held_close_never_covers_the_bar(invite: Invite) -> None:
    guest = invite("en")
    main_phase(guest, gems=1)
    guest.options.filter(has_text=re.compile("Crystal")).first.hover()
    close = guest.sees(guest.page.get_by_role("tooltip"))
    bar = guest.prompt.bounding_box()
    assert bar is not None
    guest.until(f"document.querySelector('[role=tooltip]')?.getBoundingClientRect().bottom <= {bar['y']}")
    guest.sees(close)


def test_a_phone_tells_what_matters_on_every_panel(invite: Invite) -> None:
    guest = invite("en", size=PHONE, touch=True)
    table = main_phase(guest)
    view = table.look()["view"]
    strip = guest.page.locator("dl").filter(has_text=guest.say("thing-gravehold"))
    for tab in guest.page.get_by_role("main").get_by_role("navigation").get_by_role("button").all():
        tab.tap()
        expect(strip).to_be_in_viewport(ratio=1)
    for told in (view["nemesis"]["life"], view["gravehold"], guest.say("phase-main")):
        guest.reads(strip, f"{told}")


FRAME = "requestAnimationFrame"
BOXES = """() => ['.foreseen', '.loupe', '.prompt', '.notes aside']
  .map((one) => document.querySelector(one)).filter(Boolean).map((one) => one.getBoundingClientRect())
  .map(({ left, right, top, bottom }) => [left, top, right, bottom])"""


def overlaps(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("game", ["bonfire", "age_contrived"])
def test_a_tip_and_what_an_option_would_bring_stand_apart(invite: Invite, game: str) -> None:
    """And what it is about, held close, covers neither of them nor the options."""
    guest = invite("pl", game=game, tips=True)
    guest.at_table(guest.person.table(ME, ME, game=game, seed=1).id)
    guest.sees(guest.find("button", "tip-close"))
    held = 0
    for option in guest.options.all()[:4]:
        guest.page.get_by_role("banner").hover()
        guest.until("!document.querySelector('.foreseen') && !document.querySelector('.loupe')")
        option.hover()
        guest.sees(guest.page.locator(".foreseen"))
        if option.get_attribute("aria-describedby"):
            guest.sees(guest.page.locator(".loupe"))
            held += 1
        guest.page.evaluate(f"() => new Promise((done) => {FRAME}(() => {FRAME}(done)))")
        boxes = guest.page.evaluate(BOXES)
        assert len(boxes) >= 3
        assert not [pair for pair in combinations(boxes, 2) if overlaps(*pair)]
    assert held or game == "age_contrived"
