"""Several people at one table: invitations, presence, bots, spectators, a server that comes back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest, setup
from tests.server.house import INVITED, ME, House, Seat, play_until, wait_for


def test_two_browsers_at_one_table(invite: Invite) -> None:
    # Who ends every turn at once is soon asked alone, the other too, and both together.
    ala, olek = invite("pl").deals(seed=3), invite("en")
    ala.go("/new/aeons_end")
    second = ala.page.get_by_role("group", name=ala.say("seat-number", number=2))
    ala.find("radio", "seat-invitation", second).check(force=True)
    ala.begins("textbox", "your-name").fill("Ala")
    ala.find("button", "set-up-start").click()
    expect(people(ala).nth(1)).to_have_attribute("title", re.compile(ala.say("free-seat")))

    ala.find("button", "invite").first.click()
    dialog = ala.sees(ala.find("dialog", "invite-title"))
    ala.sees(dialog.get_by_role("img", name=ala.say("invite-qr", seat=ala.say("thing-brama"))))
    link = dialog.get_by_role("textbox").first.input_value()
    olek.go(link)
    olek.reads(olek.page.get_by_role("main"), "Ala")
    olek.begins("textbox", "your-name").fill("Olek")
    olek.find("button", "join-sit").click()

    # The seat fills on the other screen by itself, and each sees that the other is there.
    ala.sees_no(dialog.get_by_role("textbox"))
    ala.page.keyboard.press("Escape")
    expect(people(ala).nth(1)).to_have_attribute("title", re.compile(rf"Olek.*{ala.say('present')}"))
    expect(people(olek).nth(0)).to_have_attribute("title", re.compile(rf"Ala.*{olek.say('present')}"))

    # Whoever is asked chooses, and the other sees it; what the team is asked, either may answer.
    table = Seat(ala.person, ala.page.url.rpartition("/")[2])
    turns: list[list[int]] = []
    for _ in range(8):
        asked = table.look()["decision"]["seats"]
        turns.append(asked)
        see_turns({ala: 0 in asked, olek: 1 in asked})
        chooser, other = (olek, ala) if 1 in asked else (ala, olek)
        chooser.at_table().chooses(chooser.options.last.click)
        heard = chooser.page.evaluate("ears.heard")
        other.until(f"ears.heard >= {heard}")
        other.page.keyboard.press("s")
    assert all(one in turns for one in ([0], [1], [0, 1]))
    wait_for(lambda: figures(ala) == figures(olek) != [])

    olek.page.close()
    expect(people(ala).nth(1)).to_have_attribute("title", re.compile(ala.say("absent")))


def test_a_table_that_waits_for_a_free_seat_offers_its_invitation(invite: Invite) -> None:
    guest = invite("en")
    # The first turn is that of the seat that nobody has taken yet.
    table = guest.person.table(ME, INVITED, setup=setup(2), seed=1)
    assert table.look()["table"]["waiting"] == [1]
    guest.go(f"/t/{table.id}")
    guest.find("button", "invite", guest.prompt).click()
    link = guest.find("dialog", "invite-title").get_by_role("textbox").last.input_value()
    assert link.endswith(f"/join/{table.look()['table']['seats'][1]['invitation']}")


def people(guest: Guest) -> Locator:
    return guest.find("list", "people").get_by_role("listitem")


def see_turns(turns: dict[Guest, bool]) -> None:
    """The tabs say from afar whose turn it is."""
    for guest, mine in turns.items():
        icon = expect(guest.page.locator("#favicon"))
        title = re.compile("^" + re.escape(guest.say("title-turn")))
        if mine:
            icon.to_have_attribute("href", "/favicon-turn.svg")
            expect(guest.page).to_have_title(title)
        else:
            icon.to_have_attribute("href", "/favicon.svg")
            expect(guest.page).not_to_have_title(title)


def figures(guest: Guest) -> list[str]:
    """All figures on the board that belong to everybody."""
    return guest.page.locator("main section").first.locator("b").all_inner_texts()


@pytest.mark.parametrize("end", [House.kill, pytest.param(House.stop, marks=pytest.mark.nightly)])
def test_a_restarted_server_is_met_again_without_a_word(
    invite: Invite, own_house: House, end: Callable[[House], object]
) -> None:
    guest = invite("en", own_house.start())
    guest.at_table(guest.table(2, seed=1).id)
    guest.chooses(guest.options.first.click)
    before = guest.prompt.inner_text()
    guest.listens()
    # What was under way when the server ended is lost, and asked for again.
    guest.forgive(r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|WebSocket .* failed")
    heard, opened = guest.page.evaluate("[ears.heard, ears.opened]")
    end(own_house)
    own_house.start()
    # Nothing was touched meanwhile: the page finds the server, and goes on where it was.
    guest.until(f"ears.opened > {opened}")
    expect(guest.prompt).to_have_text(before, use_inner_text=True)
    guest.chooses(guest.options.first.click)
    assert guest.page.evaluate("ears.heard") > heard
    guest.sees_no(guest.page.get_by_text(guest.say("connection-lost")))
    guest.was_not_told("error-unreachable")


def test_a_seat_handed_to_a_bot_and_taken_back(invite: Invite) -> None:
    guest = invite("en")
    table = guest.table(2, seed=1)
    guest.at_table(table.id)
    guest.find("button", "menu").click()
    menu = guest.sees(guest.find("dialog", "menu"))
    brama = menu.get_by_role("listitem").filter(has_text=guest.say("thing-brama"))
    guest.find("button", "seat-to-bot", brama).click()
    guest.find("button", "seat-take-back", brama).click()
    guest.sees(guest.find("button", "seat-to-bot", brama))
    before = table.look()["seq"]
    guest.find("button", "seat-to-bot", brama).click()
    guest.sees(guest.find("button", "seat-take-back", brama))
    brama.get_by_role("combobox").select_option(label=guest.say("bot-easy"))
    guest.sees(brama.get_by_text(guest.say("bot-easy.hint")))
    wait_for(lambda: table.look()["table"]["seats"][1]["bot"] == "easy")
    guest.find("button", "close", menu).click()
    expect(people(guest).nth(1)).to_have_attribute("title", re.compile(guest.say("bot")))

    # It plays its turns; what is left is this guest's.
    played: set[int] = set()
    for _ in range(60):
        guest.at_table().chooses(guest.options.last.click)
        skip = guest.find("button", "skip")
        guest.sees(guest.options.or_(skip).first)
        guest.page.keyboard.press("s")
        played |= {move["seat"] for move in table.events(after=before)}
        if {0, 1} <= played:
            return
    raise AssertionError("the bot has done nothing")


def test_a_bot_may_be_quicker_than_the_answer_that_seats_it(invite: Invite) -> None:
    guest = invite("en")
    # The first turn is that of the second seat.
    table = guest.table(2, seed=1)
    guest.at_table(table.id)

    def answer_late(route: Route) -> None:
        answer = route.fetch()
        wait_for(lambda: 0 in table.look()["decision"]["seats"])
        guest.until(f"ears.heard >= {table.look()['seq']}")
        route.fulfill(response=answer)

    guest.page.route("**/seats/1/bot", answer_late)
    guest.find("button", "menu").click()
    menu = guest.sees(guest.find("dialog", "menu"))
    with guest.page.expect_response("**/seats/1/bot"):
        guest.find("button", "seat-to-bot", menu.get_by_role("listitem").nth(1)).click()
    guest.page.evaluate("ears.rest(100)")
    guest.find("button", "close", menu).click()
    guest.at_table().chooses(guest.options.last.click)


def test_a_spectator_sees_and_does_nothing(invite: Invite) -> None:
    guest, spectator = invite("en"), invite("pl")
    guest.at_table(guest.table(2, seed=1, spectators=True).id)
    guest.find("button", "menu").click()
    guest.find("button", "invite").last.click()
    link = guest.find("dialog", "invite-title").get_by_role("textbox").last.input_value()
    guest.page.keyboard.press("Escape")
    spectator.go(link)
    spectator.sees(spectator.page.get_by_text(spectator.say("spectating")))
    spectator.sees(spectator.find("heading", "thing-rageborne"))
    heard = spectator.page.evaluate("ears.heard")
    guest.chooses(guest.options.first.click)
    spectator.until(f"ears.heard > {heard}")
    spectator.sees_no(spectator.options)
    spectator.sees_no(spectator.glowing)
    spectator.sees_no(spectator.find("button", "undo"))


def test_further_back_than_is_fair_the_others_are_asked(invite: Invite) -> None:
    ala, olek = invite("en"), invite("pl")
    table = ala.person.table(ME, INVITED, setup=setup(2), seed=1)
    token = table.look()["table"]["seats"][1]["invitation"]
    theirs = olek.person.join(token)
    number = play_until([table, theirs], lambda made, now: made > 3 and now["undo"]["fair"] == 0)["number"]
    ala.at_table(table.id)
    close_digest(ala)
    olek.go(f"/t/{table.id}")
    close_digest(olek)
    olek.page.evaluate("ears.heed()")
    ala.listens()
    ask_to_go_back(ala)
    asked = olek.say("undo-asked", who=olek.say("thing-mist"), count=1)
    olek.until(f"ears.murmured.some((said) => said.startsWith({json.dumps(asked)}))")
    ala.find("button", "undo-withdraw").click()
    ala.sees_no(ala.find("button", "undo-withdraw"))
    ask_to_go_back(ala)
    ala.was_not_told("undo-refused")
    olek.find("button", "undo-refuse").click()
    ala.is_told("undo-refused")
    assert table.look()["number"] == number
    ask_to_go_back(ala)
    assert table.look()["number"] == number
    olek.find("button", "undo-agree").click()
    ala.sees_no(ala.find("button", "undo-withdraw"))
    ala.sees(ala.find("button", "undo"))
    last = table.events()[-1]["option"][0]
    assert last in ("~undo", "~conceal")
    dealt = last == "~conceal"  # something had come to light since, so it was dealt anew
    assert table.look()["number"] == number - 1 + dealt


def ask_to_go_back(guest: Guest) -> None:
    guest.settles()
    guest.find("button", "undo").click()
    guest.find("button", "undo-ask").click()
    guest.sees(guest.find("button", "undo-withdraw"))


def close_digest(guest: Guest) -> None:
    guest.sees(guest.prompt)
    digest = guest.find("button", "digest-close")
    if digest.count():
        digest.click()
