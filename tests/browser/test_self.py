"""Who one is, on this device and the next; and games that go away as files and come back."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.test_access import AXE, check, look


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
