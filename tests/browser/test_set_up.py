"""Tables are set up on pages of their games' own: a newcomer meets three decisions, and may settle more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_plain_games import axe
from tryptyk.messages import LANGUAGES


def begun(guest: Guest) -> dict[str, object]:
    """The table that comes of it."""
    guest.find("button", "set-up-start").click()
    guest.page.wait_for_url("**/t/*")
    table: dict[str, object] = guest.person.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}")["table"]
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_plays_a_bot_and_settles_nothing(invite: Invite, language: str) -> None:
    guest = invite(language, game="bonfire").go("/new/bonfire")
    guest.sees(guest.begins("radio", "setup-first_game"))
    guest.sees_no(guest.begins("checkbox", "setup-only_if_lacking"))
    guest.sees_no(guest.begins("checkbox", "set-up-spectators-switch"))
    assert guest.begins("button", "thing-red").get_attribute("aria-pressed") == "true"
    assert axe(guest) == []
    table = begun(guest)
    seats = table["seats"]
    assert isinstance(seats, list)
    assert [(seat["mine"], seat["bot"]) for seat in seats] == [(True, None), (False, "normal")]
    setup = table["setup"]
    assert isinstance(setup, dict)
    assert setup["first_game"] is True and setup["colours"] == ["red", "blue"]


def test_the_level_of_a_bot_is_chosen_at_its_seat(invite: Invite) -> None:
    guest = invite("pl", game="bonfire").go("/new/bonfire")
    level = guest.page.get_by_role("combobox", name=guest.say("seat-bot-which"), exact=True)
    guest.sees(guest.page.get_by_text(guest.say("bot-normal.hint")))
    level.select_option(label=guest.say("bot-expert"))
    guest.sees(guest.page.get_by_text(guest.say("bot-expert.hint")))
    assert level.get_by_role("option").all_inner_texts() == ["Łatwy", "Zwykły", "Trudny", "Ekspert"]
    seats = begun(guest)["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == [None, "expert"]


def test_what_was_settled_stays_when_another_player_comes(invite: Invite) -> None:
    guest = invite("en", game="bonfire").go("/new/bonfire")
    count = guest.page.get_by_role("radio", name="1", exact=True)
    count.check(force=True)
    guest.begins("button", "thing-green").click()
    guest.begins("button", "thing-city_3").click()
    # Whoever looks at two players and comes back finds the same; the second takes what is left.
    guest.page.get_by_role("radio", name="2", exact=True).check(force=True)
    guest.sees(guest.page.get_by_role("tab", name="Green · City of Mists"))
    count.check(force=True)
    guest.begins("radio", "setup-challenge").check(force=True)
    guest.sees(guest.page.get_by_text(guest.say("setup-challenge-course", start=10)))
    handicap = guest.begins("spinbutton", "setup-handicap")
    handicap.fill("15")
    handicap.blur()
    # What exists only alone is kept, too, while two are looked at.
    guest.page.get_by_role("radio", name="2", exact=True).check(force=True)
    guest.sees_no(handicap)
    count.check(force=True)
    expect(handicap).to_have_value("15")
    guest.page.get_by_text(guest.say("set-up-variants"), exact=True).click()
    guest.begins("checkbox", "setup-countdown_waits").check()
    guest.sees(guest.page.get_by_text(guest.say("set-up-variants-changed", count=1)))
    assert axe(guest) == []
    setup = begun(guest)["setup"]
    assert isinstance(setup, dict)
    chosen = {
        "colours": ["green"],
        "boards": ["city_3"],
        "challenge": True,
        "handicap": 15,
        "countdown_waits": True,
    }
    assert {key: setup[key] for key in chosen} == chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_gods_tell_what_they_can_do_and_the_automa_plays_another(invite: Invite, language: str) -> None:
    guest = invite(language, game="age_contrived").go("/new/age_contrived")
    guest.page.get_by_role("radio", name="1", exact=True).check(force=True)
    guest.sees_no(guest.begins("checkbox", "setup-one_primal"))
    assert guest.begins("checkbox", "setup-divine_wind").is_checked()
    # Whoever takes the god of the automa leaves the automa's to chance.
    automa = guest.page.get_by_role("radiogroup", name=guest.say("setup-automa"), exact=True)
    automa.get_by_role("radio", name="Freyith").check(force=True)
    guest.begins("button", "thing-freyith").click()
    abilities = guest.page.get_by_role("list", name=guest.say("setup-abilities", character="Freyith"))
    expect(abilities.get_by_role("listitem")).to_have_count(3)
    expect(automa.get_by_role("radio", name="Freyith")).to_have_count(0)
    expect(automa.get_by_role("radio", name=guest.say("setup-random"))).to_be_checked()
    automa.get_by_role("radio", name="Rusné").check(force=True)
    side = guest.page.get_by_role("radiogroup", name=guest.say("setup-side"))
    expect(side.get_by_role("radio")).to_have_count(3)
    guest.begins("radio", "thing-hard").check(force=True)
    assert axe(guest) == []
    setup = begun(guest)["setup"]
    assert isinstance(setup, dict)
    chosen = {"characters": ["freyith"], "automa": "rusne", "difficulty": "hard", "divine_wind": True}
    assert {key: setup[key] for key in chosen} == chosen
