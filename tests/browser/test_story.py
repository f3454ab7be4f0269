"""The end of a game of Bonfire: its story, and in the challenge how the handicap moved from game to game."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PHONE
from tests.browser.test_plain_games import axe
from tests.browser.words import LANGUAGES
from tests.server.house import ME, Seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_the_story_of_a_game_and_of_its_series(invite: Invite, language: str) -> None:
    phone = language == "pl"
    ala = invite(language, game="bonfire", size=PHONE if phone else DESK, touch=phone)
    first = ala.person.table(ME, game="bonfire", seed=3, setup={"challenge": True, "handicap": -10})
    first.play_out()
    made = ala.person.act(f"{first.path}/rematch")["table"]["id"]
    over = Seat(ala.person, made).play_out()
    handicaps = [-10, over["table"]["setup"]["handicap"], over["next_setup"]["handicap"]]
    assert handicaps[0] != handicaps[1] != handicaps[2]

    ala.go(f"/t/{made}").sees(ala.end)
    name = ala.say("setup-handicap")
    course = ala.sees(ala.page.get_by_role("group", name=ala.say("end-series", name=name)))
    for game, handicap in enumerate(handicaps[:2], start=1):
        told = re.compile(re.escape(ala.say("end-series-game", game=game, name=name, value=handicap)))
        ala.sees(course.get_by_role("link", name=told))
    ala.sees(course.get_by_role("img", name=ala.say("end-series-next", name=name, value=handicaps[2])))

    # What Tom did stands beside one's own; each great moment leads into the replay.
    tally = ala.page.get_by_role("table", name=ala.say("end-tally"))
    ala.sees(tally.get_by_role("columnheader", name=ala.say("thing-tom")))
    ala.sees(tally.get_by_role("rowheader", name=ala.say("tally-fires")))
    fire = ala.page.get_by_role("link", name=re.compile(re.escape(ala.say("story-first-fire", who=""))))
    assert re.fullmatch(rf"/replay/{made}\?at=\d+", fire.get_attribute("href") or "")
    assert axe(ala) == []
    course.get_by_role("link").first.click()
    ala.page.wait_for_url(f"**/replay/{first.id}")
