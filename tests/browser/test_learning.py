"""Learning a game: how to play on a page, and the guided first game, followed step by step or left."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PATIENCE_MS, PHONE, Guest
from tests.browser.test_access import look
from tests.browser.test_scenes import TIME_STANDS_STILL
from tests.browser.words import LANGUAGES
from tryptyk import games, guide
from tryptyk.guide import Guide


def guide_of(game: str) -> Guide:
    found = guide.read(games.load(game).words)
    assert found is not None
    return found


def coach(guest: Guest) -> Locator:
    return guest.page.get_by_role("complementary", name=guest.say("guide"), exact=True)


def click(button: Locator) -> None:
    button.click()


def tap(button: Locator) -> None:
    button.tap()


def press_its_key(button: Locator) -> None:
    """Without one, it is reached by the Tab key and pressed there."""
    key = button.get_attribute("aria-keyshortcuts")
    if key:
        button.page.keyboard.press(key)
    else:
        button.press("Enter")


Hand = Callable[[Locator], None]


def begin(guest: Guest, take: Hand = click) -> Guest:
    guest.go(f"/learn/{guest.game}")
    take(guest.sees(guest.find("button", "learn-guided")))
    return guest.at_table()


def at_step(guest: Guest, number: int, count: int) -> None:
    guest.reads(coach(guest), guest.say("guide-step", number=number, count=count))


def follow(guest: Guest, take: Hand = click) -> None:
    """Take what the guide leads to, which is marked among the options and may lie in a group."""
    marked = guest.prompt.locator("[aria-current=step]")
    while guest.sees(marked).get_attribute("aria-expanded") is not None:
        take(marked)
    guest.chooses(lambda: take(marked))


def hears(guest: Guest) -> None:
    """What the guide tells is said aloud, too; where it draws a symbol, words are said."""
    first = "one => document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode().data.trim()"
    begins = json.dumps(coach(guest).locator(".said").evaluate(first))
    guest.until(f"ears.murmured.some((said) => said.startsWith({begins}))")


def watch(guest: Guest, take: Hand) -> bool:
    """See the scene that plays now, if there is one, and leave out the rest of it; says whether there was."""
    scene = guest.page.locator(".told")
    guest.sees(guest.options.or_(scene).first)
    if not scene.count():
        return False
    if coach(guest).count():  # it goes with the last step
        guest.reads(coach(guest), guest.say("guide-watching"))
        guest.sees_no(guest.find("button", "guide-skip", coach(guest)))
    take(guest.find("button", "skip", scene))
    guest.sees(guest.options.first)
    return True


@pytest.mark.parametrize(
    ("game", "language", "scenes", "take"),
    [
        ("bonfire", "en", "off", tap),
        ("age_contrived", "en", "off", tap),
        pytest.param("aeons_end", "en", "off", tap, marks=pytest.mark.nightly),
        pytest.param("aeons_end", "pl", "slow", press_its_key, marks=pytest.mark.nightly),
        pytest.param("bonfire", "pl", "slow", press_its_key, marks=pytest.mark.nightly),
        pytest.param("age_contrived", "pl", "slow", press_its_key, marks=pytest.mark.nightly),
    ],
)
def test_a_guided_first_game_is_followed_to_its_end(
    invite: Invite, game: str, language: str, scenes: str, take: Hand
) -> None:
    """On a phone, and by keyboard alone."""
    touch = take is tap
    ala = invite(language, game=game, scenes=scenes, touch=touch, size=PHONE if touch else DESK)
    ala.context.add_init_script(TIME_STANDS_STILL)
    ala.context.add_init_script("ears.heed()")
    begin(ala, take)
    steps = guide_of(game).step
    seen = 0
    for number, step in enumerate(steps, start=1):
        at_step(ala, number, len(steps))
        hears(ala)
        if not step.choose:
            take(ala.find("button", "guide-next", coach(ala)))
        for _ in step.choose:
            ala.until(LEADS)
            follow(ala, take)
            seen += watch(ala, take)
    ala.sees_no(coach(ala))
    ala.sees(ala.options.first)
    assert (seen > 0) is (scenes != "off")
    # Whoever follows is never told that they go their own way.
    assert ala.say("guide-own-way") not in ala.page.evaluate("ears.murmured")


def test_going_back_leads_back_and_the_guide_is_met_again_after_a_reload(invite: Invite) -> None:
    ala = begin(invite("en"))
    count = len(guide_of("aeons_end").step)
    ala.find("button", "guide-next", coach(ala)).click()
    at_step(ala, 2, count)
    follow(ala)
    at_step(ala, 3, count)
    ala.page.reload()
    at_step(ala.at_table(), 3, count)
    ala.page.keyboard.press("u")
    at_step(ala, 2, count)


def test_who_does_as_told_in_another_order_is_not_let_go(invite: Invite) -> None:
    """Step 3 wants a Crystal, step 4 the other gems: here the Emerald Shard comes first."""
    ala = invite("en")
    ala.context.add_init_script("ears.heed()")
    count = len(guide_of("aeons_end").step)
    begin(ala).find("button", "guide-next", coach(ala)).click()
    at_step(ala, 2, count)
    follow(ala)
    at_step(ala, 3, count)
    ala.until(FRAMED)
    shard = ala.prompt.get_by_role("button", name=re.compile(ala.say("thing-emerald_shard")))
    ala.chooses(shard.click)
    at_step(ala, 3, count)
    follow(ala)
    for _ in range(2):
        at_step(ala, 4, count)
        follow(ala)
    at_step(ala, 5, count)
    assert ala.say("guide-own-way") not in ala.page.evaluate("ears.murmured")


LEADS = """(() => {
    const room = document.querySelector('.stage')?.getBoundingClientRect();
    const lead = [...document.querySelectorAll('.stage .meant.offered')];
    const inside = ({ left, right, top, bottom }) =>
        left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
    return !lead.length || lead.some((one) => inside(one.getBoundingClientRect()));
})()"""
"""What is to be chosen on a board that is drawn lies in its room, as a whole."""


FRAMED = """(() => {
    const room = document.querySelector('.stage').getBoundingClientRect();
    const frames = [...document.querySelectorAll('.spotlight .ring')];
    return frames.map((one) => one.getBoundingClientRect()).some(({ left, right, top, bottom }) =>
        left < room.right && right > room.left && top < room.bottom && bottom > room.top);
})()"""
"""What the guide speaks of, or a part of it, is in sight with a frame around it."""


@pytest.mark.parametrize("game", ["bonfire", "age_contrived"])
def test_what_is_meant_is_framed_on_a_phone_too(invite: Invite, game: str) -> None:
    ala = begin(invite("pl", game=game, size=PHONE, touch=True))
    if coach(ala).get_by_role("button", name=ala.say("guide-next")).count():
        ala.find("button", "guide-next", coach(ala)).click()
    at_step(ala, 1 if game == "bonfire" else 2, len(guide_of(game).step))
    ala.until(FRAMED)


def test_whoever_goes_their_own_way_is_let_go_and_may_leave(invite: Invite) -> None:
    ala = begin(invite("pl"))
    count = len(guide_of("aeons_end").step)
    ala.find("button", "guide-next", coach(ala)).click()
    for number in (2, 3, 4):
        at_step(ala, number, count)
        ala.find("button", "guide-skip", coach(ala)).click()
    ala.reads(coach(ala), ala.say("guide-own-way"))  # there is no aether yet to gain a card with
    ala.find("button", "guide-leave", coach(ala)).click()
    ala.sees_no(coach(ala))
    ala.page.reload()
    ala.at_table().sees_no(coach(ala))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_guide_covers_neither_board_nor_options(invite: Invite, language: str) -> None:
    ala = begin(invite(language, size=PHONE, touch=True))
    assert ala.beyond_the_window() == (0, 0)
    boxes = [one.bounding_box() for one in (ala.page.get_by_role("main"), coach(ala), ala.prompt)]
    for above, below in pairwise(boxes):
        assert above is not None and below is not None
        assert above["y"] + above["height"] <= below["y"] + 1
    assert look(ala, "dark", "body") == []
    # Nor does the arrow that leads on cover what is written beside it.
    ala.find("button", "guide-next", coach(ala)).click()
    room = "one => parseFloat(getComputedStyle(one).paddingLeft)"
    arrow = "one => ['left', 'width'].map(of => parseFloat(getComputedStyle(one, '::before')[of]))"
    marked = ala.sees(ala.prompt.locator("[aria-current=step]"))
    assert marked.evaluate(room) >= sum(marked.evaluate(arrow))


@pytest.mark.parametrize("game", games.HOUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_one_page_with_pictures(invite: Invite, game: str, language: str) -> None:
    ala = invite(language, game=game).go("/")
    link = ala.page.locator(f"a[href='/learn/{game}']")
    ala.reads(link, ala.say("learn")).click()
    article = ala.page.get_by_role("article")
    expect(article.get_by_role("heading").first).to_be_visible(timeout=PATIENCE_MS)
    assert article.locator("figure").count() >= 2
    # What the numbers of a drawing mean is written beside it.
    drawings = article.locator(".drawing")
    source = games.load(game).words / "howto" / f"{language}.md"
    expect(drawings).to_have_count(source.read_text(encoding="utf-8").count("!anatomy "), timeout=PATIENCE_MS)
    for drawing in drawings.all():
        numbers = sorted(drawing.locator(".number:visible").all_inner_texts())
        said = drawing.locator("xpath=following-sibling::ol").get_by_role("listitem")
        assert [one.split()[0] for one in said.all_inner_texts()] == numbers
    assert look(ala, "dark", "body") == []
    ala.find("link", "learn-rules").click()
    ala.sees(ala.find("region", "rules-title"))
