"""Company: somebody who is away, a line that breaks, words and fingers, and deciding together."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest, setup
from tests.browser.test_access import check_window
from tests.browser.test_together import close_digest, people
from tests.browser.words import LANGUAGES
from tests.server.cable import Cable
from tests.server.house import INVITED, ME, House, Seat, play_until


def pair(ala: Guest, olek: Guest, seed: int = 1, **wanted: Any) -> tuple[Seat, Seat]:
    """Ala and Olek, by name, at one table; the first turn is Olek's."""
    ala.person.patch("/api/me", name="Ala")
    olek.person.patch("/api/me", name="Olek")
    table = ala.person.table(ME, INVITED, setup=setup(2), seed=seed, **wanted)
    return table, olek.person.join(table.look()["table"]["seats"][1]["invitation"])


def both_sit(ala: Guest, olek: Guest, table: Seat) -> None:
    for guest in (ala, olek):
        guest.go(f"/t/{table.id}")
        close_digest(guest)
    for guest in (ala, olek):
        for seat in (0, 1):
            here = re.compile(guest.say("present"))
            expect(people(guest).nth(seat)).to_have_attribute("title", here)


def test_a_bot_stands_in_until_the_friend_is_back(invite: Invite) -> None:
    ala, olek = invite("en"), invite("pl")
    table, _ = pair(ala, olek)
    ala.go(f"/t/{table.id}")
    ala.sees(ala.prompt.get_by_text(ala.say("away", who="Olek")))
    ala.listens()
    ala.find("button", "stand-in-call", ala.prompt).click()
    ala.is_told("stand-in-begins", who="Olek")
    stands_in = re.compile(ala.say("seat-stand-in", who="Olek"))
    expect(people(ala).nth(1)).to_have_attribute("title", stands_in)
    # The table goes on without him, until it is Ala's turn.
    ala.at_table()

    olek.go(f"/t/{table.id}")
    ala.is_told("stand-in-ends", who="Olek")
    expect(people(ala).nth(1)).not_to_have_attribute("title", stands_in)
    assert [seat["bot"] for seat in table.look()["table"]["seats"]] == [None, None]
    # Both read later what became of the seat: she in the log, he in what he missed.
    ala.page.keyboard.press("l")
    missed = olek.find("region", "digest-title")
    for guest, read in ((ala, ala.find("region", "log")), (olek, missed)):
        for what in ("stand-in", "back"):
            guest.reads(read, guest.say(f"became-{what}", seat=guest.say("thing-brama")))


def test_what_an_ally_plays_lies_on_ones_own_table(invite: Invite) -> None:
    ala, olek = invite("pl"), invite("en")
    table, other = pair(ala, olek)
    now = play_until([other, table], lambda _, now: now["decision"]["kind"] == "main")
    assert now["view"]["turn"]["active"] == 1
    ala.go(f"/t/{table.id}")
    close_digest(ala)
    place = ala.page.get_by_role("group", name=f"{ala.say('board-played')}: {ala.say('thing-brama')}")
    ala.reads(place, ala.say("board-played-none"))
    other.choose(now, now["decision"]["options"].index(["play", "crystal"]))
    ala.sees(ala.begins("button", "thing-crystal", place))
    ala.reads(place, "1")


@pytest.mark.nightly
def test_a_line_that_breaks_is_said_and_that_it_is_back(invite: Invite, own_house: House) -> None:
    guest = invite("en", own_house.start())
    guest.at_table(guest.table(2, seed=1).id)
    guest.listens()
    guest.forgive("ERR_|WebSocket .* failed")
    # A server that neither answers nor hangs up.
    assert own_house.process is not None
    os.kill(own_house.process.pid, signal.SIGSTOP)
    guest.is_told("connection-lost")
    guest.was_not_told("connection-back")
    os.kill(own_house.process.pid, signal.SIGCONT)
    guest.is_told("connection-back")
    guest.sees_no(guest.page.get_by_text(guest.say("connection-lost")))
    # A network that is gone.
    guest.page.evaluate("ears.said.length = 0")
    guest.context.set_offline(True)
    guest.is_told("connection-lost")
    guest.context.set_offline(False)
    guest.is_told("connection-back")
    guest.chooses(guest.options.first.click)


@pytest.mark.nightly
def test_a_network_that_dies_is_seen_by_the_others_and_that_it_is_back(
    invite: Invite, own_house: House
) -> None:
    with closing(Cable(own_house.start())) as cable:
        ala, olek = invite("en", own_house), invite("pl", cable)
        olek.forgive("ERR_|WebSocket .* failed")
        table, _ = pair(ala, olek)
        both_sit(ala, olek, table)
        here = re.compile(ala.say("present"))
        cable.cut()
        expect(people(ala).nth(1)).not_to_have_attribute("title", here)
        ala.sees(ala.prompt.get_by_text(ala.say("away", who="Olek")))
        cable.mend()
        expect(people(ala).nth(1)).to_have_attribute("title", here)
        ala.sees_no(ala.prompt.get_by_text(ala.say("away", who="Olek")))


def test_a_word_and_a_finger(invite: Invite) -> None:
    ala, olek = invite("en"), invite("pl")
    table, _ = pair(ala, olek)
    both_sit(ala, olek, table)
    check_window(ala, ".prompt")
    ala.find("button", "words").click()
    check_window(ala)
    ala.page.keyboard.press("Escape")
    said = "document.querySelector('.heard p:last-child')?.innerText.replace(/\\s+/g, ' ').trim()"
    # Both go by themselves after a while: whoever looks then may come too late.
    heard = olek.looks_for(f"{said} === {json.dumps('Ala ' + olek.say('word-hello'))}")
    say(ala, "word-hello")
    heard()
    pointed = olek.say("pointed", what=olek.say("thing-jade"))
    seen = olek.looks_for(f"{said} === {json.dumps('Ala ' + pointed)}")
    lit = olek.looks_for("document.querySelector('main [data-thing=jade].pointed')")
    say(ala, "point")
    ala.page.locator("main [data-thing=jade]").first.click()
    seen()
    lit()
    assert table.look()["number"] == 0, "what was pointed at was not chosen"

    # Who is waited for is nudged.
    olek.listens()
    ala.find("button", "nudge", ala.prompt, who="Olek").click()
    olek.is_told("nudged", who="Ala")


def say(guest: Guest, key: str) -> None:
    guest.find("button", "words").click()
    guest.find("button", key, guest.find("dialog", "words")).click()


def test_what_is_proposed_is_done_when_the_other_agrees(invite: Invite) -> None:
    ala, olek = invite("en"), invite("pl")
    table, theirs = pair(ala, olek, seed=3)

    def shared(_: int, now: dict[str, Any]) -> bool:
        return len(now["decision"]["seats"]) > 1 and len(now["decision"]["options"]) > 1

    number = play_until([table, theirs], shared)["number"]
    both_sit(ala, olek, table)
    for guest in (ala, olek):
        guest.page.evaluate("ears.heed()")
    ala.find("button", "menu").click()
    ala.begins("checkbox", "proposes", ala.find("dialog", "menu")).check()
    olek.reads(olek.prompt, olek.say("ask-team-propose"))
    ala.find("button", "close", ala.find("dialog", "menu")).click()
    ala.at_table().options.first.click()
    ala.reads(ala.prompt, re.compile(ala.say("proposal-mine", what=".*", who="Olek")))
    olek.reads(olek.prompt, re.compile(olek.say("proposal", who="Ala", what="")))
    # Both hear it, too.
    hears_of(ala, ala.say("proposal-mine", what="", who=""))
    hears_of(olek, olek.say("proposal", who="Ala", what=""))
    check_window(olek, ".prompt")
    # So does whoever opens the table while it stands there.
    olek.context.add_init_script("ears.heed()")
    olek.page.reload()
    close_digest(olek)
    hears_of(olek, olek.say("proposal", who="Ala", what=""))
    assert table.look()["number"] == number
    olek.find("button", "undo-agree").click()
    ala.sees_no(ala.prompt.get_by_text(re.compile(ala.say("proposal-mine", what=".*", who="Olek"))))
    assert table.look()["number"] == number + 1
    assert table.events()[-1]["seat"] == 0, "it was her proposal"


def hears_of(guest: Guest, said: str) -> None:
    """What begins so is said aloud."""
    begins = json.dumps(re.split(r"[:.„“”]", said)[0])
    guest.until(f"ears.murmured.some((said) => said.startsWith({begins}))")


@pytest.mark.nightly
def test_somebody_else_is_invited_to_a_seat_that_was_abandoned(
    invite: Invite, own_house: House, tmp_path: Path
) -> None:
    own_house.start()
    ala, olek, zosia = invite("en", own_house), invite("pl", own_house), invite("pl", own_house)
    ala.forgive("ERR_|WebSocket .* failed")
    table, _ = pair(ala, olek)
    ala.go(f"/t/{table.id}")
    ala.find("button", "stand-in-call", ala.prompt).click()
    ala.at_table()
    anew = ala.find("button", "seat-invite-anew", ala.find("dialog", "menu"))
    ala.find("button", "menu").click()
    ala.sees(ala.find("dialog", "menu"))
    ala.sees_no(anew)
    # Minutes pass, and he does not come back.
    own_house.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as rows:
        rows.execute("UPDATE seats SET stand_in = stand_in - 300")
        rows.commit()
    own_house.start()
    ala.page.reload()
    ala.find("button", "digest-close").click()
    ala.find("button", "menu").click()
    anew.click()
    ala.find("button", "close", ala.find("dialog", "menu")).click()
    ala.reads(ala.prompt, ala.say("seat-given", who="Olek"))
    ala.find("button", "invite", ala.prompt).click()
    link = ala.find("dialog", "invite-title").get_by_role("textbox").last.input_value()

    zosia.go(link)
    zosia.begins("textbox", "your-name").fill("Zosia")
    zosia.find("button", "join-sit").click()
    expect(people(ala).nth(1)).to_have_attribute("title", re.compile(rf"Zosia.*{ala.say('present')}"))
    seat = table.look()["table"]["seats"][1]
    assert (seat["name"], seat["bot"], seat["stand_in"]) == ("Zosia", None, None)
    ala.page.keyboard.press("Escape")
    ala.page.keyboard.press("l")
    for what in ("stand-in", "invitation", "taken"):
        ala.reads(ala.find("region", "log"), ala.say(f"became-{what}", seat=ala.say("thing-brama")))


NOTICES = """
  window.noticed = [];
  window.Notification = class {
    static permission = 'default';
    static requestPermission = async () => (window.Notification.permission = 'granted');
    constructor(_, { body }) { window.noticed.push(body); }
    close() {}
  };
"""
"""A browser that would show notifications and is told to: the real one has nobody to ask here."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_looks_elsewhere_is_told_by_the_browser_if_they_want(invite: Invite, language: str) -> None:
    ala, olek = invite(language), invite("pl")
    ala.context.add_init_script(NOTICES)
    table, theirs = pair(ala, olek)
    both_sit(ala, olek, table)
    assert ala.page.evaluate("Notification.permission") == "default", "nobody is asked unasked"
    ala.listens()
    ala.find("button", "notify-offer", ala.prompt).click()
    ala.is_told("notify-on")
    ala.sees_no(ala.find("button", "notify-offer"))
    assert ala.page.evaluate("noticed") == [ala.say("notify-example")]
    ala.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    play_until([theirs, table], lambda _, now: 0 in now["decision"]["seats"])
    ala.until(f"noticed.includes({json.dumps(ala.say('notify-turn'))})")


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_proposals_come_first_can_be_set_up(invite: Invite, language: str) -> None:
    guest = invite(language).go("/new/aeons_end")
    seat = guest.page.get_by_role("group", name=guest.say("seat-number", number=2))
    guest.page.get_by_text(guest.say("set-up-more")).click()
    proposes = guest.begins("checkbox", "proposes")
    guest.sees(guest.begins("checkbox", "set-up-spectators-switch"))
    guest.sees_no(proposes)  # who plays alone proposes nothing to anybody
    guest.find("radio", "seat-invitation", seat).check(force=True)
    proposes.check()
    guest.find("button", "set-up-start").click()
    guest.sees(guest.begins("button", "invite").first)
    assert guest.person.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}")["table"]["proposes"] is True

    rivals = invite(language, game="bonfire").go("/new/bonfire")
    seat = rivals.page.get_by_role("group", name=rivals.say("seat-number", number=2))
    rivals.find("radio", "seat-invitation", seat).check(force=True)
    rivals.sees(rivals.begins("textbox", "your-name"))
    rivals.page.get_by_text(rivals.say("set-up-more")).click()
    rivals.sees(rivals.begins("checkbox", "set-up-live"))
    rivals.sees_no(rivals.begins("checkbox", "proposes"))


def test_the_first_invitation_asks_for_a_name(invite: Invite) -> None:
    guest = invite("pl")
    table = guest.person.table(ME, INVITED, setup=setup(2), seed=1)
    guest.go(f"/t/{table.id}")
    guest.find("button", "invite", guest.prompt).click()
    dialog = guest.find("dialog", "invite-title")
    guest.find("textbox", "your-name", dialog).fill("Ala")
    guest.find("button", "you-save", dialog).click()
    guest.sees(guest.find("button", "you-saved", dialog))
    assert table.look()["table"]["seats"][0]["name"] == "Ala"


def test_who_plays_on_sits_down_where_a_bot_played_for_them(invite: Invite) -> None:
    guest = invite("en")
    table = guest.table(2, seed=1)
    table.play(4)
    guest.person.act(f"{table.path}/seats/0/bot", bot="random")
    guest.go(f"/replay/{table.id}?at=2")
    guest.find("button", "replay-fork").click()
    guest.page.wait_for_url("**/t/*")
    guest.at_table()
    made = Seat(guest.person, guest.page.url.rpartition("/")[2])
    assert [seat["mine"] for seat in made.look()["table"]["seats"]] == [True, True]
