"""Who one is, on this device and the next; and games that go away as files and come back."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest, setup
from tests.browser.test_access import AXE, check, check_window, look
from tests.browser.words import LANGUAGES
from tests.server.house import INVITED, ME


def you(guest: Guest) -> Locator:
    """The dialog of that name, opened from the head of the page."""
    guest.begins("button", "you-title").click()
    return guest.sees(guest.find("dialog", "you-title"))


def test_a_name_is_changed_from_the_home_page_and_from_the_table(invite: Invite) -> None:
    guest = invite().go("/")
    you(guest)
    check(guest, "dialog")
    dialog = guest.find("dialog", "you-title")
    guest.find("textbox", "your-name", dialog).fill("Ola")
    guest.find("button", "you-save", dialog).click()
    guest.sees(guest.find("button", "you-saved", dialog))
    guest.page.keyboard.press("Escape")
    guest.sees(guest.page.get_by_role("button", name=f"{guest.say('you-title')}: Ola"))

    guest.at_table(guest.table(1).id)
    guest.find("button", "menu").click()
    menu = guest.sees(guest.find("dialog", "menu"))
    guest.find("textbox", "your-name", menu).fill("Ola B.")
    guest.page.keyboard.press("Enter")
    guest.sees(guest.find("button", "you-saved", menu))
    assert guest.person.get("/api/me")["name"] == "Ola B."


def test_a_link_takes_a_person_to_another_device_until_there_is_a_newer_one(invite: Invite) -> None:
    desk = invite("pl")
    desk.person.patch("/api/me", name="Ola")
    desk.table(1)
    desk.go("/")
    dialog = you(desk)
    desk.find("button", "device-make", dialog).click()
    link = desk.sees(desk.find("textbox", "device-link", dialog)).input_value()
    desk.sees(dialog.get_by_role("img", name=desk.say("invite-qr", seat=desk.say("device-link"))))

    phone = invite("en", size=PHONE, touch=True)
    phone.table(1)
    phone.go(link)
    phone.sees(phone.page.get_by_text(phone.say("device-left", count=1)))
    phone.find("button", "device-take").click()
    # The person's language comes along.
    phone.until("document.documentElement.lang === 'pl'")
    phone.language = "pl"
    expect(phone.page).to_have_url(phone.address + "/")
    phone.sees(phone.page.get_by_role("button", name=f"{phone.say('you-title')}: Ola"))

    desk.person.post("/api/me/recovery")
    late = invite("en")
    late.forgive("404")
    late.go(link).find("button", "device-take").click()
    late.sees(late.page.get_by_role("alert").filter(has_text=late.say("device-ended")))


def test_a_link_to_another_device_is_ended(invite: Invite) -> None:
    guest = invite().go("/")
    dialog = you(guest)
    guest.sees_no(guest.find("button", "device-end", dialog))
    guest.find("button", "device-make", dialog).click()
    link = guest.sees(guest.find("textbox", "device-link", dialog)).input_value()
    guest.find("button", "device-end", dialog).press("Enter")
    guest.sees(dialog.get_by_text(guest.say("device-end-done")))
    guest.sees_no(guest.find("textbox", "device-link", dialog))
    guest.sees_no(guest.find("button", "device-end", dialog))
    check(guest, "dialog")
    late = invite("en")
    late.forgive("404")
    late.go(link).find("button", "device-take").click()
    late.sees(late.page.get_by_role("alert").filter(has_text=late.say("device-ended")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_lost_a_phone_signs_it_out(invite: Invite, language: str) -> None:
    desk = invite(language)
    desk.person.patch("/api/me", name="Ola")
    table = desk.table(1)
    phone = invite(language, size=PHONE, touch=True)
    phone.go(f"/device#{desk.person.post('/api/me/recovery')['token']}")
    phone.find("button", "device-take").click()
    expect(phone.page).to_have_url(phone.address + "/")
    phone.at_table(table.id).listens()
    phone.forgive("40[14]")

    dialog = you(desk.go("/"))
    desk.find("button", "sign-out-elsewhere", dialog).press("Enter")
    desk.sees(dialog.get_by_text(desk.say("sign-out-done", count=1)))
    check_window(desk)
    # The phone is nobody's: it sees nothing of the table any more, and is told why.
    phone.is_told("signed-out")
    phone.sees(phone.page.get_by_text(phone.say("not-found-more")))
    assert desk.person.get("/api/me")["name"] == "Ola"


@pytest.mark.parametrize("language", LANGUAGES)
def test_signing_out_is_asked_twice_and_leaves_nothing_behind(invite: Invite, language: str) -> None:
    guest = invite(language)
    guest.person.patch("/api/me", name="Ola")
    table = guest.table(1)
    guest.at_table(table.id)
    guest.find("button", "menu").click()
    menu = guest.sees(guest.find("dialog", "menu"))
    guest.find("button", "sign-out-here", menu).press("Enter")
    asked = guest.sees(guest.find("dialog", "sign-out-here"))
    guest.sees(asked.get_by_text(guest.say("sign-out-for-good")))
    check_window(guest, "dialog dialog")
    guest.page.keyboard.press("Escape")
    guest.sees_no(guest.find("dialog", "sign-out-here"))
    guest.sees(menu)
    guest.find("button", "sign-out-here", menu).click()
    guest.find("button", "sign-out-yes", asked).press("Enter")
    expect(guest.page).to_have_url(guest.address + "/")
    guest.sees(guest.find("button", "you-title"))
    guest.sees(guest.page.get_by_text(guest.say("my-tables-none")))
    assert guest.person.refused("/api/me", "GET") == (401, "no-session"), "the old cookie is worth nothing"


def test_a_link_for_spectators_is_ended_and_made_anew(invite: Invite) -> None:
    guest, friend = invite("pl"), invite()
    table = guest.table(1, spectators=True)
    guest.at_table(table.id)
    guest.find("button", "menu").click()
    guest.find("button", "invite", guest.find("dialog", "menu")).click()
    dialog = guest.sees(guest.find("dialog", "invite-title"))
    link = guest.sees(guest.find("textbox", "watch-link", dialog)).input_value()
    friend.go(link).sees(friend.page.get_by_text(friend.say("spectating")))
    friend.forgive("404")
    guest.find("button", "watch-end", dialog).press("Enter")
    guest.sees_no(guest.find("textbox", "watch-link", dialog))
    friend.sees(friend.page.get_by_text(friend.say("not-found-more")))
    check_window(guest)
    guest.find("button", "set-up-spectators-switch", dialog).press("Enter")
    newer = guest.sees(guest.find("textbox", "watch-link", dialog)).input_value()
    assert newer != link
    friend.go(newer).sees(friend.page.get_by_text(friend.say("spectating")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chosen_deal_is_told_before_one_sits_down_and_at_the_table(invite: Invite, language: str) -> None:
    host, guest = invite(language), invite(language, size=PHONE, touch=True)
    for seed, told in ((7, 1), (None, 0)):
        table = host.person.table(ME, INVITED, setup=setup(2), seed=seed)
        invitation = table.look()["table"]["seats"][1]["invitation"]
        guest.go(f"/join/{invitation}").sees(guest.find("button", "join-sit"))
        expect(guest.page.get_by_text(guest.say("deal-chosen"))).to_have_count(told)
        check_window(guest, "html")
        guest.find("button", "join-sit").click()
        guest.find("button", "menu").click()
        menu = guest.sees(guest.find("dialog", "menu"))
        guest.sees(menu.get_by_role("listitem").first)
        expect(menu.get_by_text(guest.say("deal-chosen"))).to_have_count(told)
        check_window(guest)


def test_a_name_that_cannot_be_read_is_refused_in_words(invite: Invite) -> None:
    guest = invite("pl")
    guest.forgive("422")
    table = invite().person.table(ME, INVITED, setup=setup(2))
    guest.go(f"/join/{table.look()['table']['seats'][1]['invitation']}")
    guest.find("textbox", "your-name").fill("A\u202eda")
    guest.listens()
    guest.find("button", "join-sit").click()
    guest.is_told("error-name")
    guest.find("textbox", "your-name").fill("Ada")
    guest.find("button", "join-sit").click()
    guest.sees(guest.find("button", "menu"))


def test_a_game_is_saved_at_its_end_and_opened_again(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    table = guest.table(1, seed=4)
    last = table.play_out()["number"]
    guest.go(f"/t/{table.id}").sees(guest.end)
    with guest.page.expect_download() as download:
        guest.find("link", "record-save").click()
    assert download.value.suggested_filename == "tryptyk-aeons_end-4.json"
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert len(json.loads(file.read_text(encoding="utf-8"))["choices"]) == last

    other = invite("pl").go("/")
    other.page.set_input_files("input[type=file]", file)
    scrubber = other.sees(other.find("slider", "replay-scrub"))
    expect(scrubber).to_have_attribute("max", str(last))
    assert table.id not in other.page.url
    other.sees(other.find("link", "record-save"))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"choices": None}, "record-none"),
        ({"game": "chess"}, "record-game"),
        ({"edition": "older", "end": "0" * 16}, "record-rules"),
        ({"choices": [[0, ["no-such-option"]]]}, "record-unplayable"),
    ],
)
def test_a_file_that_is_no_good_record_is_refused_with_a_sentence(
    invite: Invite, tmp_path: Path, change: dict[str, object], why: str
) -> None:
    guest = invite("pl")
    guest.forgive("422")
    table = guest.table(1, seed=4)
    table.play_out()
    file = tmp_path / "record.json"
    file.write_text(json.dumps(guest.person.get(f"{table.path}/record") | change), encoding="utf-8")
    guest.go("/").page.set_input_files("input[type=file]", file)
    dialog = guest.sees(guest.find("dialog", "record-refused"))
    ours = next(one["edition"] for one in guest.person.get("/api/games") if one["id"] == "aeons_end")
    beginning = guest.say(why, game="chess", theirs="older", ours=ours).split(":")[0]
    guest.reads(dialog, re.compile(re.escape(beginning)))
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert look(guest, "light", "dialog") + look(guest, "dark", "dialog") == []
