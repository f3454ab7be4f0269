"""Pages to read, in both languages, by day and by night."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE
from tests.browser.words import LANGUAGES, say
from tests.server.house import play_until

OTHER = {"en": "pl", "pl": "en"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_at_once_everywhere(invite: Invite, language: str) -> None:
    guest = invite(language)
    table = guest.table(2, seed=2)
    play_until([table], lambda _, now: bool(now["decision"]["kind"] == "main"))
    telling = {
        "/": "house-tagline",
        "/new/aeons_end": "set-up-seats",
        "/rules/aeons_end": "rules",
        "/gallery/aeons_end": "gallery-hint",
        "/credits": "credits-icons",
        f"/replay/{table.id}": "replay-start",
        f"/t/{table.id}": "prompt-main",
    }
    for path, key in telling.items():
        # Each page begins in the language that was chosen on the one before.
        guest.go(path)
        guest.reads(guest.page.locator("body"), say(language, key))
        other = OTHER[language]
        guest.page.get_by_role("button", name=say(language, f"language-{other}")).click()
        guest.reads(guest.page.locator("body"), say(other, key))
        expect(guest.page.locator("html")).to_have_attribute("lang", other)
        language = other
    guest.page.get_by_role("button", name=re.compile("^" + say(language, "thing-jade"))).first.wait_for()


def test_day_and_night(invite: Invite) -> None:
    guest = invite("en", dark=False).go("/")
    guest.sees(guest.find("button", "play-now").first)
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    day = guest.page.evaluate(ground)
    guest.begins("button", "colours").click()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    guest.until(f"{ground} !== '{day}'")
    guest.page.reload()
    guest.sees(guest.find("button", "play-now").first)
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_tells_where_everything_comes_from(invite: Invite, language: str) -> None:
    guest = invite(language).go("/")
    guest.find("link", "gallery").first.click()
    jade = guest.sees(guest.page.get_by_role("button", name=guest.say("thing-jade")))
    assert guest.page.get_by_role("main").get_by_role("listitem").count() > 100
    sources = guest.page.get_by_role("group", name=guest.say("gallery-where"), exact=True)
    for source in ("rulebook", "public"):
        guest.reads(sources, guest.say(f"source-{source}.hint"))
    # Where a word of it stands, it is explained when it is asked.
    word = guest.page.locator("details summary").first
    guest.reads(word, guest.say("source-public"))
    word.click()
    guest.reads(guest.page.locator("details[open]"), guest.say("source-public.hint"))
    jade.click()
    dialog = guest.sees(guest.find("dialog", "thing-jade"))
    guest.reads(dialog, re.compile(f"{guest.say('source-rulebook.hint')}|{guest.say('source-public.hint')}"))
    guest.page.keyboard.press("Escape")
    guest.sees_no(dialog)

    guest.find("searchbox", "gallery-search").fill(guest.say("thing-feral_lightning").lower())
    guest.sees(guest.page.get_by_role("button", name=guest.say("thing-feral_lightning")))
    guest.sees_no(jade)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_searched_and_followed(invite: Invite, language: str) -> None:
    guest = invite(language).go("/")
    guest.find("link", "rules").first.click()
    clauses = guest.page.locator("[data-clause]")
    guest.sees(clauses.first)
    everything = clauses.count()
    assert everything > 150
    guest.find("searchbox", "rules-search").fill(guest.say("thing-gravehold"))
    expect(clauses).not_to_have_count(everything)
    assert clauses.count() > 5
    for text in clauses.all_inner_texts():
        assert guest.say("thing-gravehold").lower() in text.lower()
    # The contents stay in sight, and lead back to the book.
    chapters = guest.find("navigation", "rules-chapters").get_by_role("button")
    guest.sees(chapters.nth(1)).click()
    head = guest.page.get_by_role("heading", name=chapters.nth(1).inner_text(), exact=True)
    expect(head).to_be_in_viewport()
    expect(chapters.nth(1)).to_have_attribute("aria-current", "location")
    guest.go("/rules/aeons_end?clause=AE-GAIN-02")
    expect(guest.page.locator('[data-clause="AE-GAIN-02"]')).to_be_in_viewport()
    guest.page.set_viewport_size(PHONE)
    expect(chapters.first).to_be_hidden()


SOUGHT = {
    "en": ("How do I win?", "goal", "breaches", "breach", "sparks"),
    "pl": ("jak wygrać", "cel gry (goal)", "bramami", "Brama (breach)", "iskrami"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_words_it_is_found(invite: Invite, language: str) -> None:
    question, goal, form, term, cards = SOUGHT[language]
    guest = invite(language)
    clauses = guest.page.locator("[data-clause]")
    for game in ("aeons_end", "bonfire", "age_contrived"):
        guest.go(f"/rules/{game}")
        guest.find("searchbox", "rules-search").fill(question)
        expect(clauses.first).to_have_attribute("data-clause", goal)
    guest.go("/rules/aeons_end")
    guest.find("searchbox", "rules-search").fill(form)
    expect(clauses.first).to_have_attribute("data-clause", term)
    guest.page.get_by_role("button", name=say(OTHER[language], "language-" + OTHER[language])).click()
    expect(clauses.first).to_have_attribute("data-clause", SOUGHT[OTHER[language]][3])

    guest = invite(language).go("/gallery/aeons_end")
    guest.find("searchbox", "gallery-search").fill(cards)
    first = guest.page.get_by_role("main").get_by_role("listitem").first
    guest.reads(first, guest.say("thing-spark"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_credits_name_the_authors_of_the_icons(invite: Invite, language: str) -> None:
    guest = invite(language).go("/")
    guest.find("link", "credits").click()
    guest.sees(guest.find("heading", "credits-icons"))
    for author in ("Lorc", "Delapouite"):
        guest.sees(guest.page.get_by_role("term").filter(has_text=author).first)
    guest.reads(guest.page.get_by_role("main"), "CC BY 3.0")
    address = guest.find("link", "credits-licences").get_attribute("href")
    assert address is not None and "Creative Commons Legal Code" in guest.page.request.get(address).text()


def test_an_address_that_leads_nowhere(invite: Invite) -> None:
    guest = invite("en")
    guest.forgive(r" 404 .*/nowhere\)")
    answer = guest.page.goto("/nowhere")
    assert answer is not None and answer.status == 404
    guest.sees(guest.find("heading", "not-found"))
    guest.find("link", "back-home", guest.page.get_by_role("main")).click()
    guest.sees(guest.find("button", "play-now").first)
