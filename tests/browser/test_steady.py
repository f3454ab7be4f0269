"""What is said for a moment moves nothing: the board and the way back stay where they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PATIENCE_MS, PHONE, Guest, setup
from tests.browser.test_asking import main_phase
from tests.browser.words import LANGUAGES
from tests.server.house import ME

Boxes = list[dict[str, object] | None]


def boxes(guest: Guest) -> Boxes:
    """Where the board, the options and the way back lie."""
    parts = (guest.page.get_by_role("main"), guest.prompt, guest.find("button", "undo"))
    return [dict(box) if (box := part.bounding_box()) else None for part in parts]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["aeons_end", "bonfire"])
def test_tips_hints_and_notices_move_nothing(
    invite: Invite, game: str, language: str, size: ViewportSize
) -> None:
    guest = invite(language, game=game, tips=True, size=size, touch=size is PHONE)
    if game == "aeons_end":
        main_phase(guest)
    else:
        guest.at_table(guest.person.table(ME, game=game, seed=1).id)
    tip = guest.sees(guest.find("button", "tip-close"))
    before = boxes(guest)
    tip.click()
    guest.sees_no(tip)
    assert boxes(guest) == before, "without the tip"

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route("**/hint", hold)
    hint = guest.begins("button", "hint", guest.prompt)
    hint.click()
    thinking = guest.prompt.locator("[aria-busy=true]")
    guest.sees(thinking)
    assert boxes(guest) == before, "while a bot thinks"
    held[0].continue_()
    closing = guest.sees(guest.find("button", "hint-close"))
    assert boxes(guest) == before, "with a hint"
    closing.click()
    guest.page.unroute("**/hint")

    guest.forgive("hint")
    guest.page.route("**/hint", lambda route: route.fulfill(status=503, json={}))
    hint.click()
    guest.sees(guest.page.locator(".place .panel"))
    assert boxes(guest) == before, "with a notice"
    if size is DESK:
        guest.chooses(guest.options.first.click)
        assert boxes(guest) == before, "after a choice"


def test_nobody_is_said_to_act_when_one_is_asked(invite: Invite) -> None:
    """The banner of a turn goes with the scene that told it."""
    guest = invite(scenes="slow")
    for seed in range(60):
        twin = guest.table(2, seed=seed)
        now = twin.look()
        if now["decision"]["kind"] != "main" or now["number"]:
            continue
        ends = now["decision"]["options"].index(["end_turn"])
        asked = twin.choose(now, ends)["decision"]
        if asked["kind"] not in ("main", "casting", "discard_order"):
            break
    table = guest.person.table(ME, ME, setup=setup(2), seed=seed)
    guest.at_table(table.id)
    guest.find("button", "option-end_turn", guest.prompt).click()
    guest.reads(guest.page.locator(".banner"), guest.say("turn-begins", who=guest.say("side-nemesis")))
    guest.page.keyboard.press("Escape")
    guest.sees(guest.options.first)
    expect(guest.page.locator(".banner")).to_have_count(0, timeout=PATIENCE_MS)
