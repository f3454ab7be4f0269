"""What a stranger looks for on the pages and tables of games without a board: read whole, and at once."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.test_access import look
from tests.browser.test_together import people
from tests.server.house import ME

RECORDS = Path(__file__).parents[1]
NAME = "Aleksandra"

WITHIN = """one => {
    const { top, left, bottom, right } = one.getBoundingClientRect();
    const main = one.closest('main').getBoundingClientRect();
    return top >= main.top && bottom <= main.bottom && left >= main.left && right <= main.right;
}"""
"""It is seen whole, without scrolling."""
CUT = "one => one.scrollWidth > one.clientWidth + 1 || one.clientHeight === 0 || one.clientWidth < 8"
"""A name of which a part is hidden."""
SIDEWAYS = "({ parentElement: { scrollWidth, clientWidth } }) => scrollWidth > clientWidth"
"""Of what lies in something that scrolls a part is hidden at the side."""


def recorded(game: str, name: str) -> dict[str, Any]:
    file = RECORDS / game / "records" / f"{name}.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))["record"]
    return found


def sits_through(guest: Guest, name: str, choices: int | None = None) -> None:
    """A game that was played before, up to a moment; all seats are this guest's, who goes by a name."""
    guest.person.patch("/api/me", name=NAME)
    record = recorded(guest.game, name)
    seat = guest.person.table(
        *[ME] * record["players"], game=guest.game, setup=record["setup"], seed=record["seed"]
    )
    for number, (who, option) in enumerate(record["choices"][:choices]):
        seat.person.post(f"{seat.path}/choices", seat=who, option=option, seq=number)
    guest.go(f"/t/{seat.id}")


def ranking(guest: Guest) -> Locator:
    return guest.sees(guest.find("list", "end-ranking")).get_by_role("listitem")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "name", "sides"),
    [
        ("bonfire", "solo", 2),
        pytest.param("bonfire", "four", 4, marks=pytest.mark.nightly),
        pytest.param("age_contrived", "five", 5, marks=pytest.mark.nightly),
    ],
)
def test_the_end_begins_with_who_won_and_by_how_much(
    invite: Invite, game: str, name: str, sides: int, size: ViewportSize
) -> None:
    guest = invite("pl", game=game, size=size, touch=size is PHONE)
    sits_through(guest, name)
    places = ranking(guest)
    expect(places).to_have_count(sides)
    totals = []
    for place in places.all():
        expect(place.locator("strong")).to_be_visible()
        assert place.evaluate(WITHIN), "without scrolling"
        assert not place.locator(".name").evaluate(CUT)
        totals.append(int(place.locator("strong").inner_text()))
    assert totals == sorted(totals, reverse=True)
    table = guest.find("table", "end-scores")
    sums = table.get_by_role("row").filter(
        has=guest.page.get_by_role("rowheader", name=guest.say("end-total"))
    )
    expect(sums.get_by_role("cell")).to_have_text([str(total) for total in totals])
    assert not table.evaluate(SIDEWAYS), "all columns are seen at once"
    assert look(guest, "dark", "html") == [] and guest.beyond_the_window() == (0, 0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "name"), [("bonfire", "solo"), ("age_contrived", "five")])
def test_a_replay_tells_how_everybody_stood_as_the_table_did(
    invite: Invite, game: str, name: str, size: ViewportSize
) -> None:
    guest = invite("en", game=game, size=size, touch=size is PHONE)
    sits_through(guest, name, 60)
    guest.sees(people(guest).first)
    told = people(guest).locator(".points").all_inner_texts()
    assert any(int(one) for one in told), "somebody has points by now"
    guest.go(f"/replay/{guest.page.url.rpartition('/')[2]}?at=60")
    standings = guest.sees(guest.find("region", "end-scores")).get_by_role("listitem")
    expect(standings.locator("b")).to_have_text(told)
    for one in standings.all():
        expect(one).to_be_in_viewport(ratio=1)
    if size is PHONE:  # Bonfire's board has a strip of its own, with what one holds.
        strip = guest.find("region", "vitals")
        guest.sees(strip if game == "age_contrived" else guest.page.locator("[data-spot=own-purse]"))
    assert guest.beyond_the_window() == (0, 0)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("game", "name"), [("bonfire", "solo"), ("bonfire", "four"), ("age_contrived", "five")]
)
def test_on_a_phone_names_and_points_of_all_are_read_whole(
    invite: Invite, language: str, game: str, name: str
) -> None:
    guest = invite(language, game=game, size=PHONE, touch=True)
    sits_through(guest, name, 12)
    chips = people(guest)
    expect(chips).to_have_count(recorded(game, name)["players"] + (name == "solo"))
    for chip in chips.all():
        expect(chip).to_be_in_viewport(ratio=1)
        expect(chip.locator(".points")).to_be_in_viewport(ratio=1)
        assert not chip.locator(".name").evaluate(CUT)
    assert guest.beyond_the_window() == (0, 0)


@pytest.mark.parametrize(
    ("game", "name", "told"),
    [("age_contrived", "two", ["machine-channel", "machine-exhausted"])],
)
def test_on_a_phone_a_strip_tells_what_matters_most(
    invite: Invite, game: str, name: str, told: list[str]
) -> None:
    guest = invite("en", game=game, size=PHONE, touch=True)
    sits_through(guest, name, 20)
    strip = guest.sees(guest.find("region", "vitals"))
    for key in told:
        line = strip.locator("div").filter(has=guest.page.get_by_text(guest.say(key), exact=True))
        expect(line).to_be_in_viewport(ratio=1)
        expect(line.locator("dd")).not_to_be_empty()
    # What one has is drawn, with a word for whoever cannot see it.
    expect(strip.get_by_role("img").first).to_have_accessible_name(re.compile(r"\w"))
    assert look(guest, "light", "html") == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "thing", "said"),
    [
        ("bonfire", "blue_path_flower", ["kind-task", "colour-blue", "thing-blue_path_flower.text"]),
        ("age_contrived", "pool_space_1", ["kind-pool_space", "thing-pool_space_1.text"]),
    ],
)
def test_a_thing_of_the_gallery_says_what_it_is_and_does(
    invite: Invite, game: str, thing: str, said: list[str], size: ViewportSize
) -> None:
    guest = invite("pl", game=game, size=size, touch=size is PHONE)
    guest.go(f"/gallery/{game}")
    card = guest.page.locator("li button.thing").filter(has_text=guest.say(f"thing-{thing}")).first
    guest.sees(card)
    shown = " ".join(card.inner_text().lower().split())
    for key in said:
        words = guest.say(key).split("[")[0].strip().lower()
        assert words in shown, key
    widths = guest.page.locator("li:has(> button.thing)").evaluate_all(
        """all => all.map(one => [
            one.firstElementChild.getBoundingClientRect().width,
            Math.max(...[...one.children].map(part => part.scrollWidth)),
        ])"""
    )
    assert len({round(width) for width, _ in widths}) == 1, "one width for all"
    assert all(widest <= width + 1 for width, widest in widths), "nothing below a thing is wider than it"
    assert guest.beyond_the_window()[0] == 0
