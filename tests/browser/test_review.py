"""The review of a finished game: it comes while one looks on, and leads back to what was missed."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PHONE
from tests.browser.test_plain_games import axe
from tests.server.house import ME, House


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.nightly), "pl"])
def test_a_review_comes_and_leads_back_to_what_was_missed(
    invite: Invite, toy_house: House, language: str
) -> None:
    phone = language == "pl"
    ala = invite(language, toy_house, game="toy", size=PHONE if phone else DESK, touch=phone)
    table = ala.person.table(ME, ME, game="toy", seed=7, setup={"limit": 8})
    for seat, amount in enumerate((2, 2, 2, 1, 1)):
        ala.person.act(
            f"{table.path}/choices", seat=seat % 2, option=["add", amount], seq=table.look()["seq"]
        )
    ala.go(f"/t/{table.id}").sees(ala.end)
    ala.page.get_by_role("link", name=ala.say("review-title"), exact=True).click()
    ala.page.wait_for_url(f"**/review/{table.id}")
    better = ala.page.get_by_role("button", name=ala.say("review-try")).first
    ala.sees(better)
    ala.sees_no(ala.page.get_by_role("progressbar"))
    ala.sees(ala.page.get_by_role("group", name=ala.say("review-course")).first)
    replay = ala.page.get_by_role("link", name=ala.say("review-see"), exact=True).first
    at = re.fullmatch(rf"/replay/{table.id}\?at=(\d+)", replay.get_attribute("href") or "")
    assert at is not None
    assert axe(ala) == []
    better.click()
    ala.page.wait_for_url(re.compile(rf"/t/(?!{table.id})"))
    ala.sees(ala.prompt)
    made = ala.page.url.rpartition("/")[2]
    assert ala.person.get(f"/api/tables/{made}")["number"] == int(at[1]) + 1, "and dealt anew"
