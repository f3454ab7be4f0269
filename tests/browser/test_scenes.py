"""Scenes: what happens between two choices is shown step by step, at a pace that a person chooses."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest, setup
from tests.browser.test_access import check_window
from tests.browser.words import LANGUAGES
from tests.server.house import INVITED, ME, wait_for

TIME_STANDS_STILL = """
const later = window.setTimeout;
const stays = (ms) => (ms > 1500 && ms < 60000) || ms === 600;
window.setTimeout = (act, ms, ...more) => later(act, stays(ms) ? 2 ** 30 : ms, ...more);
"""
"""What stays for a while stays until somebody goes on: no test has to be quicker than a scene. And a
scene waits for its frames as long as they take; elsewhere it is told in words after FRAMES_MS."""

TWO_NEMESIS_TURNS = 24
"""With this seed the first turn of two players is followed by two of the nemesis, and the first mage's."""
NEMESIS_FIRST = 6


def watcher(invite: Invite, language: str = "en", **more: object) -> Guest:
    """Somebody who sees scenes, each beat until they go on."""
    guest = invite(language, scenes="slow", **more)
    guest.context.add_init_script(TIME_STANDS_STILL)
    return guest


def caption(guest: Guest) -> Locator:
    return guest.page.locator(".told .words")


def goes_on(guest: Guest, key: str, **values: str | int) -> None:
    """Goes on to a beat that says this."""
    guest.find("button", "go-on").click()
    guest.reads(caption(guest), guest.say(f"event-{key}", **values))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nemesis_turn_is_played_step_by_step(invite: Invite, language: str) -> None:
    guest = watcher(invite, language)
    table = guest.table(2, seed=TWO_NEMESIS_TURNS)
    # A beginning without the nemesis needs no scene: the first mage is asked at once.
    guest.at_table(table.id)
    city = guest.page.locator("div.city")
    before = city.inner_text()
    guest.find("button", "option-end_turn", guest.prompt).click()

    guest.reads(caption(guest), guest.say("event-turn-card", turn=2, turn_card=guest.say("thing-nemesis")))
    guest.reads(guest.page.locator(".banner"), guest.say("turn-begins", who=guest.say("side-nemesis")))
    guest.sees_no(guest.options)
    goes_on(guest, "nemesis-draws", card=guest.say("thing-haze_spewer"))
    guest.sees(guest.page.locator(".scene article[data-thing=haze_spewer]"))
    check_window(guest, "html")
    # What the first turn brings does not show yet, and what the second brings shows when it is told.
    assert city.inner_text() == before
    guest.find("button", "go-on").click()
    guest.find("button", "go-on").click()
    guest.reads(caption(guest), guest.say("event-turn-card", turn=3, turn_card=guest.say("thing-nemesis")))
    goes_on(guest, "persistent", card=guest.say("thing-haze_spewer"))
    assert city.inner_text() == before
    guest.find("button", "go-on").click()
    expect(city).not_to_have_text(before)

    # The rest is left out: the question stands, and all of it has happened.
    guest.page.keyboard.press("Escape")
    guest.sees_no(caption(guest))
    guest.sees(guest.options.first)
    guest.reads(guest.page.locator(".banner"), guest.say("turn-begins-you", who=guest.say("thing-mist")))
    guest.reads(city, f"{table.look()['view']['gravehold']}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_it_fits_and_ends_with_the_question(invite: Invite, language: str) -> None:
    guest = watcher(invite, language, size=PHONE, touch=True)
    table = guest.table(2, seed=NEMESIS_FIRST)
    # Nobody has chosen anything yet: the nemesis has begun, and that is shown first.
    guest.go(f"/t/{table.id}")
    guest.reads(caption(guest), guest.say("event-turn-card", turn=1, turn_card=guest.say("thing-nemesis")))
    goes_on(guest, "nemesis-draws", card=guest.say("thing-provoker"))
    card = guest.sees(guest.page.locator(".scene article[data-thing=provoker]"))
    told, prompt, shown = (one.bounding_box() for one in (guest.page.locator(".told"), guest.prompt, card))
    assert told and prompt and shown
    assert shown["x"] >= 0 and shown["x"] + shown["width"] <= PHONE["width"]
    assert shown["y"] + shown["height"] <= told["y"] and told["y"] + told["height"] <= prompt["y"]
    assert guest.beyond_the_window() == (0, 0)
    check_window(guest, "html")
    guest.find("button", "go-on").tap()
    guest.find("button", "go-on").tap()
    guest.sees(guest.options.first)
    # Once is enough.
    guest.at_table(table.id)
    guest.sees_no(caption(guest))


@pytest.mark.parametrize("width", [844, 932])
def test_on_a_phone_on_its_side_the_thing_is_whole(invite: Invite, width: int) -> None:
    guest = watcher(invite, "pl", size=ViewportSize(width=width, height=390), touch=True)
    guest.go(f"/t/{guest.table(2, seed=NEMESIS_FIRST).id}")
    guest.reads(caption(guest), guest.say("event-turn-card", turn=1, turn_card=guest.say("thing-nemesis")))
    goes_on(guest, "nemesis-draws", card=guest.say("thing-provoker"))
    guest.comes_to_rest()
    slot = guest.page.locator(".thing")
    shown, told, main = (
        one.bounding_box() for one in (slot, guest.page.locator(".told"), guest.page.get_by_role("main"))
    )
    assert shown and told and main
    assert slot.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, "nothing of it is cut off"
    assert shown["y"] >= main["y"] and shown["y"] + shown["height"] <= main["y"] + main["height"]
    assert shown["x"] + shown["width"] <= told["x"] and told["x"] + told["width"] <= main["x"] + main["width"]
    assert shown["height"] > 200, "it can be read"


def test_small_choices_and_no_scenes_show_at_once(invite: Invite) -> None:
    guest = watcher(invite)
    table = guest.table(2, seed=TWO_NEMESIS_TURNS)
    guest.at_table(table.id).chooses(guest.options.first.click)
    guest.sees(guest.options.first)
    guest.sees_no(caption(guest))

    guest.find("button", "menu").click()
    guest.find("button", "scenes-off").click()
    guest.find("button", "close", guest.find("dialog", "menu")).click()
    guest.chooses(guest.find("button", "option-end_turn", guest.prompt).click)
    assert guest.options.count() > 0, "with the answer itself"


@pytest.mark.nightly
def test_scenes_end_by_themselves(invite: Invite) -> None:
    guest = invite(scenes="quick")
    guest.at_table(guest.table(2, seed=TWO_NEMESIS_TURNS).id)
    going_on = json.dumps(guest.say("go-on"))
    told = guest.looks_for(
        f"[...document.querySelectorAll('.told button')].some((one) => one.innerText.trim() === {going_on})"
    )
    guest.find("button", "option-end_turn", guest.prompt).click()
    told()
    guest.sees_no(caption(guest))
    guest.sees(guest.options.first)


def test_a_bot_on_an_own_seat_is_seen_to_play(invite: Invite) -> None:
    guest = watcher(invite)
    table = guest.table(1, seed=3)
    guest.at_table(table.id)
    guest.person.post(f"{table.path}/seats/0/bot", bot="random")
    # However far it has come, what it does is shown step by step.
    wait_for(lambda: table.look()["number"] > 20)
    guest.sees(caption(guest))
    expect(guest.page.locator(".prompt .soft").first).not_to_be_empty()
    guest.find("button", "go-on").click()
    guest.sees(caption(guest))


def test_what_somebody_has_missed_can_be_shown(invite: Invite) -> None:
    guest, other = watcher(invite), invite("en")
    table = guest.person.table(ME, INVITED, setup=setup(2), seed=2)
    theirs = other.person.join(table.look()["table"]["seats"][1]["invitation"])
    while not table.look()["decision"]["options"]:
        theirs.play(1)
    table.play(1)
    while any(move["seat"] == 1 for move in guest.person.get(f"{table.path}/digest")["moves"]) is False:
        (table if table.look()["decision"]["options"] else theirs).play(1)
    guest.go(f"/t/{table.id}").find("button", "digest-show").click()
    guest.sees(caption(guest))
    # Meanwhile whoever acts is in front.
    theirs_in_front, mine = (guest.find("region", f"thing-{mage}") for mage in ("brama", "mist"))
    guest.sees(theirs_in_front)
    guest.sees_no(mine)
    guest.find("button", "skip").click()
    guest.sees_no(caption(guest))
    guest.sees(mine)
    guest.sees_no(theirs_in_front)
