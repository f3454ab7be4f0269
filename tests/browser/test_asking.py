"""What a table answers: undo, why not, rules, log, digest, and everything held close."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest, setup
from tests.browser.test_access import look
from tests.browser.words import LANGUAGES
from tests.server.house import BOT, ME, Seat, play_until, wait_for

LOUPE_MS = 350
"""So long the pointer has to be on a thing before it is held close."""


def in_main_phase(_: int, situation: dict[str, Any]) -> bool:
    return bool(situation["decision"]["kind"] == "main")


def main_phase(guest: Guest, gems: int = 0) -> Seat:
    """A table in somebody's main phase, with at least so many Crystals in their hand."""
    for seed in range(50):
        table = guest.table(2, seed=seed)
        situation = play_until([table], in_main_phase, seed)
        mage = situation["view"]["mages"][situation["view"]["turn"]["active"]]
        if mage["hand"].count("crystal") >= gems:
            guest.at_table(table.id)
            return table
    raise AssertionError("no such hand")


def test_choices_are_taken_back(invite: Invite) -> None:
    guest = invite("en")
    main_phase(guest, gems=3)
    aether = guest.page.get_by_role("group", name=re.compile("^Aether"))
    crystal = guest.begins("button", "thing-crystal", guest.page.get_by_role("group", name="Hand"))
    guest.reads(aether, "0")
    for gained in (1, 2, 3):
        guest.chooses(crystal.first.click)
        guest.reads(aether, str(gained))
    undo = guest.find("button", "undo")
    undo.click()
    guest.reads(aether, "2")
    expect(undo).to_be_enabled()
    guest.page.keyboard.press("u")
    guest.reads(aether, "1")
    guest.chooses(crystal.first.click)
    guest.reads(aether, "2")
    guest.find("button", "undo-turn").click()
    guest.reads(aether, "0")


def test_what_was_learned_is_not_taken_back_without_a_word(invite: Invite) -> None:
    guest = invite("pl")
    table = guest.table(2, seed=1)
    situation = play_until([table], lambda made, now: now["undo"]["fair"] == 0 and made > 3)
    guest.at_table(table.id)
    guest.find("button", "undo").click()
    dialog = guest.sees(guest.find("dialog", "undo-cannot"))
    guest.reads(dialog, guest.say("undo-alone-hint"))
    guest.find("button", "undo-anyway", dialog).click()
    guest.sees_no(dialog)
    assert wait_for(lambda: table.look()["number"] == situation["number"] - 1)
    guest.at_table()


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_tells_figures_and_opens_the_rule(invite: Invite, language: str) -> None:
    guest = invite(language)
    main_phase(guest)
    # A pile that costs more than there is; what cannot be done is known a moment after the question.
    pile = guest.begins("button", "thing-consuming_void")
    expect(pile).to_have_class(re.compile(r"\bblocked\b"))
    pile.click()
    dialog = guest.sees(guest.find("dialog", "why-not"))
    guest.reads(dialog, re.compile(r"\b7\b"))
    clause = dialog.get_by_role("button", name=re.compile(r"^AE-"))
    id = re.findall(r"AE-[A-Z]+-\d+", clause.inner_text())[0]
    clause.click()
    rules = guest.sees(guest.page.get_by_role("complementary", name=guest.say("rules")))
    expect(rules.locator(f'[data-clause="{id}"]')).to_be_in_viewport()
    guest.page.keyboard.press("Escape")
    guest.sees_no(rules)

    guest.page.keyboard.press("w")
    everything = guest.sees(guest.find("dialog", "why-not-title"))
    guest.sees(everything.get_by_role("listitem").nth(5))
    # One reason is told once, and each pile has its own figures.
    heading = guest.page.get_by_text(guest.say("reason-need-aether.together"), exact=True)
    piles = everything.get_by_role("listitem").filter(has=heading).filter(has_text="AE-GAIN-01")
    expect(piles).to_have_count(1)
    for id, cost in (("consuming_void", 7), ("jade", 2)):
        row = piles.get_by_role("listitem").filter(has_text=guest.say(f"thing-{id}"))
        guest.reads(row, guest.say("reason-need-aether.each", have=0, cost=cost).partition("[")[0].strip())


def test_a_choice_and_its_undo_show_without_the_socket(invite: Invite) -> None:
    """The answer tells what came of it; the socket is for what others do."""
    guest = invite("en")
    main_phase(guest, gems=2)
    hand = guest.page.get_by_role("group", name="Hand")
    crystals = guest.begins("button", "thing-crystal", hand)
    before = crystals.count()
    guest.page.evaluate("ears.deaf = true")
    guest.chooses(crystals.first.click)
    expect(crystals).to_have_count(before - 1)
    guest.find("button", "undo").click()
    expect(crystals).to_have_count(before)
    guest.page.evaluate("ears.deaf = false")
    guest.chooses(crystals.first.click)
    expect(crystals).to_have_count(before - 1)


def test_the_log_tells_and_leads_back(invite: Invite) -> None:
    guest = invite("en")
    table = main_phase(guest, gems=2)
    number = table.look()["number"]
    guest.find("button", "log").click()
    log = guest.sees(guest.find("region", "log"))
    before = log.get_by_role("listitem").count()
    crystal = guest.begins("button", "thing-crystal", guest.page.get_by_role("group", name="Hand"))
    guest.chooses(crystal.first.click)
    guest.chooses(crystal.first.click)
    expect(log.get_by_role("listitem")).to_have_count(before + 2)
    line = log.get_by_role("listitem").last
    guest.reads(line, guest.say("thing-crystal"))
    # A name in it points at the thing.
    guest.find("button", "thing-crystal", line).first.hover()
    guest.sees(guest.page.get_by_role("tooltip"))
    guest.page.mouse.move(0, 0)
    guest.find("button", "log-back", log.get_by_role("listitem").nth(before)).click()
    expect(log.get_by_role("listitem")).to_have_count(before)
    assert wait_for(lambda: table.look()["number"] == number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_back_is_told_what_happened(invite: Invite, language: str) -> None:
    guest = invite(language)
    table = guest.person.table(ME, BOT, setup=setup(2), seed=3)

    def others_moved(_: int, now: dict[str, Any]) -> bool:
        digest = guest.person.get(f"{table.path}/digest")
        return bool(now["decision"]["options"]) and any(move["seat"] == 1 for move in digest["moves"])

    play_until([table], others_moved)
    guest.go(f"/t/{table.id}")
    digest = guest.sees(guest.find("dialog", "digest-title"))
    guest.reads(digest, guest.say("thing-brama"))
    guest.find("button", "digest-close", digest).click()
    guest.sees_no(digest)
    guest.at_table()


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_held_close(invite: Invite, language: str) -> None:
    guest = invite(language)
    main_phase(guest)
    close = guest.page.get_by_role("tooltip")
    card = guest.begins("button", "thing-essence_theft")
    card.hover()
    guest.reads(guest.sees(close), guest.say("thing-essence_theft"))
    guest.reads(close, re.compile(r"AE-[A-Z]+-\d+"))
    guest.page.mouse.move(0, 0)
    guest.sees_no(close)

    # By keyboard: the focus walks over the board.
    guest.begins("button", "thing-planar_insight").focus()
    guest.page.keyboard.press("Tab")
    guest.reads(guest.sees(close), guest.say("thing-consuming_void"))
    guest.page.keyboard.press("Escape")
    guest.sees_no(close)


def test_what_is_held_close_goes_when_the_thing_goes(invite: Invite) -> None:
    guest = invite("en")
    main_phase(guest, gems=1)
    hand = guest.page.get_by_role("group", name="Hand")
    guest.begins("button", "thing-crystal", hand).last.hover()
    guest.sees(guest.page.get_by_role("tooltip"))
    # The turn ends, so that another hand lies there.
    while guest.begins("button", "thing-crystal", hand).count():
        guest.chooses(guest.options.first.click)
    guest.sees_no(guest.page.get_by_role("tooltip"))


def test_what_is_held_close_goes_with_the_choice(invite: Invite) -> None:
    guest = invite("en")
    table = guest.table(2, seed=1)

    def can_gain(_: int, now: dict[str, Any]) -> bool:
        return any(option[0] == "gain" for option in now["decision"]["options"])

    options = play_until([table], can_gain)["decision"]["options"]
    gained = next(option[1] for option in options if option[0] == "gain")
    guest.at_table(table.id)
    # The pile stays where it is, under the pointer and with the focus.
    pile = guest.page.locator(f"[data-spot='pile:{gained}']")
    pile.hover()
    guest.sees(guest.page.get_by_role("tooltip"))
    guest.chooses(pile.click)
    guest.sees_no(guest.page.get_by_role("tooltip"))
    guest.sees(pile)


def test_what_slides_under_a_resting_pointer_stays_small(invite: Invite) -> None:
    guest = invite("en")
    main_phase(guest, gems=2)
    crystal = guest.options.filter(has_text="Play Crystal")
    guest.chooses(crystal.click)
    # Another Crystal is under the pointer now, in the list and in the hand, and nothing has the focus.
    expect(crystal).to_have_count(1)
    box = crystal.bounding_box()
    assert box is not None
    # By the page's own clock: what it has begun to wait for comes first.
    guest.page.evaluate("ms => ears.rest(ms)", LOUPE_MS + 300)
    guest.sees_no(guest.page.get_by_role("tooltip"))
    assert guest.page.evaluate("document.activeElement === document.body")
    guest.page.mouse.move(box["x"] + 5, box["y"] + 5)
    guest.sees(guest.page.get_by_role("tooltip"))


def test_a_spell_is_taken_up_and_put_on_a_breach(invite: Invite) -> None:
    guest = invite("en")
    table, spell, breach = two_breaches_for_a_spell(guest)
    guest.at_table(table.id)
    card = guest.begins("button", f"thing-{spell}", guest.page.get_by_role("group", name="Hand")).first
    assert not guest.acts(card.click)
    expect(card).to_have_attribute("aria-pressed", "true")
    guest.chooses(guest.begins("button", f"thing-breach_{breach}").first.click)
    mage = table.look()["view"]["mages"][0]
    assert [one["spells"][0]["card"] for one in mage["breaches"] if one["number"] == breach] == [spell]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_held_narrows_the_question_until_it_is_let_go(invite: Invite, language: str) -> None:
    """In two steps: what, then where. Escape and a second click let go; all of it goes by keyboard."""
    guest = invite(language)
    table, spell, breach = two_breaches_for_a_spell(guest)
    guest.at_table(table.id)
    everything = guest.options.count()
    hand = guest.page.get_by_role("group", name=guest.say("board-hand"))
    card = guest.begins("button", f"thing-{spell}", hand).first
    target = guest.begins("button", f"thing-breach_{breach}").first
    inside = guest.find("list", "group-prep-card", guest.prompt, card=guest.say(f"thing-{spell}"))

    card.click()
    guest.sees(inside)
    expect(inside.get_by_role("button")).to_have_count(2)
    expect(target).to_have_class(re.compile("offered"))
    assert look(guest, "dark", "html") == []
    card.click()
    expect(guest.options).to_have_count(everything)
    expect(target).not_to_have_class(re.compile("offered"))

    card.focus()
    guest.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.press("Escape")
    guest.sees_no(inside)
    expect(guest.options).to_have_count(everything)
    guest.page.keyboard.press("Enter")
    guest.sees(inside)
    guest.chooses(lambda: guest.page.keyboard.press("2"))
    mage = table.look()["view"]["mages"][0]
    assert [one["spells"][0]["card"] for one in mage["breaches"] if one["number"] == breach] == [spell]
    guest.sees_no(inside)


def two_breaches_for_a_spell(guest: Guest) -> tuple[Seat, str, int]:
    """A table with one kind of spell in hand, the spell, and the last of the breaches that it can go to."""
    for seed in range(50):
        # Jian begins with two open breaches.
        table = guest.person.table(ME, setup={**setup(1), "mages": ["jian"]}, seed=seed)
        situation = play_until([table], in_main_phase, seed)
        preps = [option for option in situation["decision"]["options"] if option[0] == "prep"]
        if len(preps) > 1 and len({spell for _, spell, _ in preps}) == 1:
            return table, preps[-1][1], preps[-1][2]
    raise AssertionError("no such hand")
