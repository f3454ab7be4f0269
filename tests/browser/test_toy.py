"""A game that is not built into the house (tests/toy): its words come from the server, its board is plain.

With a client that was built with it, it has a board of its own.

Nothing above a game's package has a line for it; so what holds for it holds for any game.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PATIENCE_MS, PHONE, Guest
from tests.browser.test_access import look
from tests.browser.test_together import people
from tests.browser.words import LANGUAGES
from tests.server.house import INVITED, ME, House, Seat


@pytest.mark.nightly
def test_two_people_play_a_private_round_to_a_draw_and_again(invite: Invite, toy_house: House) -> None:
    ala, olek = (invite(language, toy_house, game="toy") for language in ("pl", "en"))
    set_up(ala)
    sit_down_beside(ala, olek)

    # Ala bids: Olek learns that she has, and not how much.
    ala.reads(ala.at_table().prompt, ala.say("ask-you-secret", who="Ala"))
    ala.reads(ala.prompt, ala.say("ask-secret-hint"))
    olek.reads(olek.prompt, olek.say("ask-secret", who="Ala"))
    secretly = re.compile(rf"^Ala.*{olek.say('people-secret')}")
    expect(people(olek).nth(0)).to_have_attribute("title", secretly, timeout=PATIENCE_MS)
    assert axe(ala) + axe(olek) == []
    for guest in (ala, olek):
        guest.find("button", "log").click()
    choose(ala, "option-bid", amount=2)
    ala.reads(log(ala), ala.say("event-bid", seat="Ala", amount=2))
    olek.reads(log(olek), olek.say("log-secret", who="Ala"))
    olek.reads(log(olek), olek.say("event-bid-made", seat="Ala"))
    secret = olek.say("event-bid", seat="Ala", amount=2)
    expect(log(olek)).not_to_contain_text(secret)
    assert on_board(ala, "Ala", "score-bid") == "2"
    assert on_board(olek, "Ala", "score-bid") == "–"
    ala.reads(ala.prompt, ala.say("ask-secret", who="Olek"))

    # When Olek has bid too, both bids are shown to both.
    choose(olek, "option-bid", amount=0)
    for guest in (ala, olek):
        guest.reads(log(guest), guest.say("event-bid", seat="Ala", amount=2))
        guest.reads(log(guest), guest.say("event-bid", seat="Olek", amount=0))
        expect(cell(guest, "Ala", "score-bid")).to_have_text("2", timeout=PATIENCE_MS)
        expect(cell(guest, "Olek", "score-bid")).to_have_text("0", timeout=PATIENCE_MS)
        guest.find("button", "log").first.click()
        guest.sees_no(log(guest))

    # Three of hers and five of his fill the pot; with the bids that is a draw.
    pot = 0
    for guest, amount in ((ala, 1), (olek, 2), (ala, 1), (olek, 2), (ala, 1), (olek, 1)):
        guest.reads(guest.prompt, guest.say("prompt-move", pot=pot))
        choose(guest, "option-add", amount=amount)
        pot += amount
    for guest in (ala, olek):
        told_of_the_draw(guest)
    reads_the_rule(olek)
    olek.find("link", "back-home").last.click()
    olek.page.get_by_text(olek.say("tables-past", count=1)).click()
    olek.reads(olek.page.get_by_role("main"), olek.say("table-draw"))
    first = ala.page.url.rpartition("/")[2]
    olek.go(f"/replay/{first}?at=1").sees(olek.find("slider", "replay-scrub"))
    olek.reads(olek.find("region", "replay-title"), secret)
    assert axe(olek) == []

    # Who asks second for a rematch comes to the same table, where the first seat has a point less.
    olek.go(f"/t/{first}").sees(olek.end).click()
    olek.sees(board(olek))
    expect(olek.page).not_to_have_url(re.compile(first))
    ala.end.click()
    expect(ala.page).to_have_url(olek.page.url, timeout=PATIENCE_MS)
    ala.reads(ala.at_table().prompt, ala.say("prompt-bid"))
    olek.reads(olek.prompt, olek.say("ask-secret", who="Ala"))
    for guest, other in ((ala, "Olek"), (olek, "Ala")):
        here = re.compile(rf"{other}.*{guest.say('present')}")
        expect(people(guest).filter(has_text=other)).to_have_attribute("title", here, timeout=PATIENCE_MS)
        assert on_board(guest, "Ala", "view-points") == "-1"
    table = ala.person.get(f"/api/tables/{ala.page.url.rpartition('/')[2]}")["table"]
    assert (table["follows"], table["setup"]["handicap"]) == (first, -1)


def test_whoever_has_lost_is_told_why_and_may_try_again(invite: Invite, toy_house: House) -> None:
    ala, olek = invite("pl", toy_house, game="toy"), toy_house.enter("Olek")
    table = ala.person.table(ME, INVITED, game="toy", seed=7, setup={"limit": 3})
    other = olek.join(table.look()["table"]["seats"][1]["invitation"])
    for seat, amount in ((table, 1), (other, 2)):
        now = seat.look()
        seat.choose(now, now["decision"]["options"].index(["add", amount]))
    ala.go(f"/t/{table.id}").sees(ala.find("heading", "end-lost"))
    main = ala.page.get_by_role("main")
    ala.reads(main, ala.say("lesson-gap", line=ala.say("score-pot"), who="Olek", theirs=2, ours=1))
    ala.sees(ala.find("button", "end-easier", what=f"{ala.say('setup-handicap')} 5"))
    assert axe(ala) == []
    ala.find("button", "end-same").click()
    ala.at_table().find("button", "menu").click()
    ala.reads(ala.page.get_by_role("dialog"), ala.say("deal-repeated"))
    # Olek finds it, whatever he asks for.
    assert ala.page.url.endswith(olek.act(f"{table.path}/rematch")["table"]["id"])


def set_up(guest: Guest) -> None:
    """A table for two with secret bids, from the home page by the plain form."""
    guest.go("/")
    title = guest.find("heading", "game-toy")
    card = guest.sees(guest.page.get_by_role("listitem").filter(has=title))
    guest.reads(card, guest.say("game-toy.pitch"))
    assert axe(guest) == []
    guest.find("link", "set-up", card).click()
    guest.sees(guest.find("heading", "set-up-title", game=guest.say("game-toy")))
    second = guest.page.get_by_role("group", name=guest.say("seat-number", number=2))
    guest.find("radio", "seat-invitation", second).check(force=True)
    guest.begins("textbox", "your-name").fill("Ala")
    for option, value in (("limit", 8), ("cards", 0)):
        field = guest.begins("spinbutton", f"setup-{option}")
        field.fill(str(value))
        field.blur()
    guest.begins("checkbox", "setup-secret").check()
    assert axe(guest) == []
    guest.find("button", "set-up-start").click()
    guest.sees(board(guest))


def sit_down_beside(host: Guest, guest: Guest) -> None:
    host.find("button", "invite").first.click()
    dialog = host.sees(host.find("dialog", "invite-title"))
    guest.go(dialog.get_by_role("textbox").first.input_value())
    guest.reads(guest.page.get_by_role("main"), guest.say("join-text", who="Ala", game=guest.say("game-toy")))
    guest.begins("textbox", "your-name").fill("Olek")
    guest.find("button", "join-sit").click()
    guest.sees(board(guest))
    host.sees_no(dialog.get_by_role("textbox"))
    host.page.keyboard.press("Escape")
    expect(people(host).nth(1)).to_have_attribute("title", re.compile("Olek"), timeout=PATIENCE_MS)


def told_of_the_draw(guest: Guest) -> None:
    guest.sees(guest.find("heading", "end-draw"))
    guest.reads(guest.page.get_by_role("main"), guest.say("outcome-full"))
    ranked = guest.find("list", "end-ranking").get_by_role("listitem")
    expect(ranked).to_have_text([re.compile(rf"1\.\s*{who}\s*5") for who in ("Ala", "Olek")])
    rows = guest.sees(guest.find("table", "end-scores")).get_by_role("row")
    expect(rows.first).to_have_text(re.compile(r"Ala\s*Olek"))
    told = [("score-pot", 3, 5), ("score-cards", 0, 0), ("score-bid", 2, 0), ("end-total", 5, 5)]
    expect(rows).to_have_count(1 + len(told))
    for key, hers, his in told:
        row = rows.filter(has=guest.page.get_by_role("rowheader", name=guest.say(key)))
        expect(row.get_by_role("cell")).to_have_text([str(hers), str(his)])
    assert axe(guest) == []


def reads_the_rule(guest: Guest) -> None:
    """A line of the score leads to its clause."""
    guest.page.get_by_role("button", name=re.compile("^TOY-BID-02")).click()
    rules = guest.sees(guest.page.get_by_role("complementary", name=guest.say("rules")))
    expect(rules.locator('[data-clause="TOY-BID-02"]')).to_be_in_viewport()
    guest.page.keyboard.press("Escape")
    guest.sees_no(rules)


def choose(guest: Guest, key: str, **values: int) -> None:
    guest.chooses(guest.sees(guest.find("button", key, guest.prompt, **values)).click)


def log(guest: Guest) -> Locator:
    return guest.page.get_by_role("complementary").get_by_role("region", name=guest.say("log"))


def board(guest: Guest) -> Locator:
    return guest.find("region", "plain-board")


def cell(guest: Guest, who: str, column: str) -> Locator:
    """What the board says of a player."""
    heads = guest.sees(board(guest)).get_by_role("columnheader").all_inner_texts()
    row = board(guest).get_by_role("row").filter(has=guest.page.get_by_role("cell", name=who, exact=True))
    return row.get_by_role("cell").nth(heads.index(guest.say(column)))


def on_board(guest: Guest, who: str, column: str) -> str:
    return cell(guest, who, column).inner_text()


def axe(guest: Guest) -> list[str]:
    """What axe finds on the page as it is now, by day or (in Polish) by night."""
    return look(guest, "dark" if guest.language == "pl" else "light", "html")


def toasting(ala: Guest, olek: Guest) -> tuple[Seat, Seat]:
    """A table where whoever adds two has the other asked for a toast."""
    ala.person.patch("/api/me", name="Ala")
    olek.person.patch("/api/me", name="Olek")
    setup = {"limit": 40, "cards": 0, "toasts": True}
    hers = ala.person.seat(ala.person.act("/api/tables", game="toy", seats=[ME, INVITED], setup=setup))
    return hers, olek.person.join(hers.look()["table"]["seats"][1]["invitation"])


def add(seat: Seat, amount: int) -> None:
    """By who is asked, without a browser."""
    situation = seat.look()
    seat.choose(situation, situation["decision"]["options"].index(["add", amount]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_left_standing_and_taken_back(invite: Invite, toy_house: House, language: str) -> None:
    ala, olek = (invite(language, toy_house, game="toy") for _ in range(2))
    hers, his = toasting(ala, olek)
    olek.go(f"/t/{his.id}").sees(board(olek))
    add(hers, 2)
    olek.reads(olek.at_table().prompt, olek.say("prompt-toast", seat="Ala"))
    always = olek.find("button", "standing-always", answer=olek.say("option-stay"))
    olek.sees(always)
    assert axe(olek) == []
    olek.listens()
    always.click()
    olek.is_told("standing-left")
    olek.reads(olek.prompt, olek.say("prompt-move", pot=2))
    olek.find("button", "log").click()
    by_itself = log(olek).get_by_text(olek.say("log-standing", who="Olek"))
    expect(by_itself).to_have_count(1, timeout=PATIENCE_MS)

    # The next toast is not asked for; the log says so.
    choose(olek, "option-add", amount=1)
    add(hers, 2)
    expect(by_itself).to_have_count(2, timeout=PATIENCE_MS)
    olek.reads(olek.prompt, olek.say("prompt-move", pot=5))

    olek.find("button", "menu").click()
    menu = olek.sees(olek.find("dialog", "menu"))
    left = menu.get_by_role("listitem").filter(has_text=olek.say("question-toast"))
    assert look(olek, "light", "dialog[open]") == []
    olek.find("button", "standing-ask", left).click()
    olek.sees_no(left)
    olek.page.keyboard.press("Escape")
    choose(olek, "option-add", amount=1)
    add(hers, 2)
    olek.reads(olek.prompt, olek.say("prompt-toast", seat="Ala"))
    choose(olek, "option-join")
    olek.reads(log(olek), olek.say("event-toast", seat="Olek", host="Ala"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_option_would_bring_is_told_before_it_is_chosen(
    invite: Invite, toy_house: House, language: str
) -> None:
    """Under the pointer and in focus; and where something would come to light, only that."""
    guest = invite(language, toy_house, game="toy")
    guest.person.patch("/api/me", name="Ala")
    table = guest.person.act("/api/tables", game="toy", seats=[ME], setup={"limit": 9})
    guest.at_table(table["table"]["id"])
    told = guest.page.get_by_role("main").get_by_role("status").last
    guest.find("button", "option-add", guest.prompt, amount=2).hover()
    guest.reads(told, guest.say("preview-points", who="Ala", before=0, after=2))
    guest.reads(told, guest.say("event-pot", amount=2))
    assert axe(guest) == []
    guest.begins("button", "option-draw", guest.prompt).focus()
    guest.reads(told, guest.say("preview-hidden"))
    guest.page.get_by_role("banner").hover()
    guest.prompt.get_by_role("button").last.focus()
    expect(told).to_be_empty(timeout=PATIENCE_MS)
    assert guest.person.get(f"/api/tables/{table['table']['id']}")["number"] == 0


# With a board of its own (tests/toy/web): the shared parts of lib/board do what every board has to


def on_own_board(guest: Guest, players: int = 1, **setup: object) -> str:
    """A table of this guest alone; its id."""
    made = guest.person.act("/api/tables", game="toy", seats=[ME] * players, setup=setup, seed=1)
    table: str = made["table"]["id"]
    guest.at_table(table)
    return table


def piece(guest: Guest, key: str, **values: str | int) -> Locator:
    """Something on the board, by what it is called; what a click does may follow."""
    return guest.page.locator("main button.piece").filter(has_text=guest.say(key, **values))


def coin(guest: Guest, amount: int) -> Locator:
    """One of the coins, which are drawings: what can be put into the pot."""
    said = f"{guest.say('thing-pot')}. {guest.say('option-add', amount=amount)}"
    return guest.page.locator("main svg").get_by_role("button", name=said, exact=True)


MOVES = """
window.moves = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (this.dataset?.piece) moves.push([this.dataset.piece, frames[0].translate ?? '']);
  return animate.call(this, frames, timing);
};
"""


def test_a_card_glides_from_the_deck_to_the_hand(invite: Invite, board_house: House) -> None:
    guest = invite("en", board_house, game="toy", motion=True)
    guest.page.add_init_script(MOVES)
    on_own_board(guest)
    deck = guest.sees(piece(guest, "board-deck", count=10)).bounding_box()
    guest.chooses(piece(guest, "board-deck", count=10).click)
    card = guest.sees(guest.page.locator("main [data-piece]"))
    guest.until("moves.length > 0")
    guest.comes_to_rest()
    [(key, way)] = guest.page.evaluate("moves")
    assert key == card.get_attribute("data-piece")
    assert deck
    rest = card.bounding_box()
    assert rest
    x, y = (float(part.removesuffix("px")) for part in way.split())
    zoom = float(guest.page.locator("main .panels").evaluate("panels => panels.currentCSSZoom"))
    assert rest["x"] + rest["width"] / 2 + x * zoom == pytest.approx(deck["x"] + deck["width"] / 2, abs=8)
    assert rest["y"] + rest["height"] / 2 + y * zoom == pytest.approx(deck["y"] + deck["height"] / 2, abs=8)


@pytest.mark.nightly
def test_a_drawing_glides_within_a_drawing(invite: Invite, board_house: House) -> None:
    """A coin goes into the pot, in the units of its own drawing, which is scaled with the board."""
    guest = invite("en", board_house, game="toy", motion=True, size={"width": 1700, "height": 1000})
    guest.page.add_init_script(MOVES)
    on_own_board(guest)
    purse = guest.sees(guest.page.locator("main [data-spot=purse]")).bounding_box()
    assert purse
    guest.chooses(coin(guest, 1).click)
    small = guest.sees(guest.page.locator("main circle[data-piece]"))
    guest.until("moves.length > 0")
    guest.comes_to_rest()
    rest = small.bounding_box()
    [(key, way)] = guest.page.evaluate("moves")
    assert key == small.get_attribute("data-piece") and rest
    x, y = (float(part.removesuffix("px")) for part in way.split())
    drawing = guest.page.locator("main svg.coins").bounding_box()
    assert drawing
    unit = drawing["width"] / 300
    assert unit > 1.1, "the board is scaled"
    assert rest["x"] + rest["width"] / 2 + x * unit == pytest.approx(purse["x"] + purse["width"] / 2, abs=3)
    assert rest["y"] + rest["height"] / 2 + y * unit == pytest.approx(purse["y"] + purse["height"] / 2, abs=3)


def test_a_drawing_is_played_by_keyboard_and_by_touch(invite: Invite, board_house: House) -> None:
    guest = invite("en", board_house, game="toy")
    on_own_board(guest)
    two = guest.sees(coin(guest, 2))
    deck = piece(guest, "board-deck", count=10)
    deck.focus()
    guest.page.keyboard.press("Shift+Tab")
    guest.page.keyboard.press("Shift+Tab")
    assert two.evaluate("coin => coin === document.activeElement")
    # The option in the prompt bar lights up with what has the focus, and the coin with the option.
    option = guest.prompt.get_by_role("button", name=guest.say("option-add", amount=2))
    expect(option).to_have_class(re.compile("lit"))
    option.focus()
    expect(two.locator("..")).to_have_class(re.compile(r"\blit\b"))
    assert axe(guest) == []
    two.focus()
    guest.chooses(lambda: guest.page.keyboard.press("Enter"))
    guest.reads(guest.page.get_by_role("main"), "2")

    phone = invite("en", board_house, game="toy", size=PHONE, touch=True)
    on_own_board(phone)
    phone.chooses(phone.sees(coin(phone, 1)).tap)
    phone.sees(phone.page.locator("main circle[data-piece]"))
    assert axe(phone) == [] and phone.beyond_the_window() == (0, 0)


def test_a_board_has_layouts_of_its_own(invite: Invite, board_house: House) -> None:
    """It is laid side by side where another board would no longer be, and scaled for its own size."""
    guest = invite("en", board_house, game="toy", size={"width": 920, "height": 1000})
    on_own_board(guest)
    stage = guest.page.locator("main .stage")
    expect(stage).to_have_class(re.compile("wide"))
    expect(guest.find("navigation", "board-panels")).to_be_hidden()
    guest.page.set_viewport_size({"width": 800, "height": 1000})
    expect(stage).to_have_class(re.compile("column"))
    guest.page.set_viewport_size(PHONE)
    expect(stage).to_have_class(re.compile("single"))
    expect(guest.find("navigation", "board-panels")).to_be_visible()
    guest.page.set_viewport_size({"width": 2560, "height": 1440})
    expect(guest.page.locator("main .panels")).to_have_css("zoom", "1.5")


def test_windows_lie_on_windows(invite: Invite, board_house: House) -> None:
    guest = invite("en", board_house, game="toy")
    guest.person.patch("/api/me", name="Ala")
    on_own_board(guest)
    own = piece(guest, "board-player", name="Ala", points=0)
    own.click()
    below = guest.sees(guest.page.get_by_role("dialog", name="Ala"))
    guest.find("button", "thing-pot", below).click()
    above = guest.sees(guest.find("dialog", "thing-pot"))
    assert axe(guest) == []
    guest.page.keyboard.press("Escape")
    guest.sees_no(above)
    guest.sees(below)
    guest.find("button", "close", below).click()
    guest.sees_no(below)
    assert own.evaluate("piece => piece === document.activeElement"), "the focus goes back where it was"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_hint_speaks_of_is_lit_and_brought_into_sight(
    invite: Invite, board_house: House, language: str
) -> None:
    guest = invite(language, board_house, game="toy", size=PHONE, touch=True)
    on_own_board(guest)
    tabs = guest.find("navigation", "board-panels").get_by_role("button")
    tabs.nth(1).tap()
    deck = piece(guest, "board-deck", count=10)
    expect(deck).not_to_be_in_viewport()
    guest.begins("button", "hint", guest.prompt).tap()
    meant = guest.page.locator("main .meant")
    expect(meant).to_be_in_viewport(timeout=PATIENCE_MS)
    expect(tabs.nth(0)).to_have_attribute("aria-current", "true")
    light = guest.sees(guest.page.locator("main .spotlight .ring"))
    inner, outer = meant.bounding_box(), light.bounding_box()
    assert inner and outer
    guest.comes_to_rest()
    assert outer["x"] <= inner["x"] and outer["x"] + outer["width"] >= inner["x"] + inner["width"]
    assert axe(guest) == [] and guest.beyond_the_window() == (0, 0)
    # When it is put away, all is as bright as it was.
    guest.begins("button", "hint", guest.prompt).tap()
    guest.sees_no(guest.page.locator("main .spotlight"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_says_why_when_it_is_clicked(
    invite: Invite, board_house: House, language: str
) -> None:
    guest = invite(language, board_house, game="toy")
    on_own_board(guest, cards=0)
    deck = piece(guest, "board-deck", count=0)
    guest.reads(deck, guest.say("board-cannot"))
    deck.click()
    guest.reads(guest.sees(guest.page.get_by_role("dialog")), guest.say("reason-deck-empty"))
    assert axe(guest) == []


def test_the_board_is_played_by_keyboard(invite: Invite, board_house: House) -> None:
    guest = invite("pl", board_house, game="toy")
    table = on_own_board(guest, limit=3, cards=1)
    deck = guest.sees(piece(guest, "board-deck", count=1))
    for _ in range(40):
        guest.page.keyboard.press("Tab")
        if deck.evaluate("deck => deck === document.activeElement"):
            break
    # The option in the prompt bar lights up with what has the focus.
    drawing = guest.begins("button", "option-draw", guest.prompt)
    expect(drawing).to_have_class(re.compile("lit"))
    guest.reads(drawing, guest.say("remark-left", count=1))
    guest.chooses(lambda: guest.page.keyboard.press("Enter"))
    kept = guest.sees(piece(guest, "board-card", card=0))
    kept.focus()
    guest.chooses(lambda: guest.page.keyboard.press("Enter"))
    guest.chooses(lambda: guest.page.keyboard.press("3"))
    guest.sees(guest.find("heading", "end-won"))
    assert guest.person.get(f"/api/tables/{table}")["table"]["over"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_panels_on_a_phone(invite: Invite, board_house: House, language: str) -> None:
    """The question brings the panel on which it is answered; the other waits behind its tab."""
    guest = invite(language, board_house, game="toy", size=PHONE, touch=True)
    on_own_board(guest)
    tabs = guest.find("navigation", "board-panels").get_by_role("button")
    expect(tabs).to_have_text([guest.say("thing-pot"), guest.say("board-players")])
    deck = piece(guest, "board-deck", count=10)
    expect(deck).to_be_in_viewport()
    assert axe(guest) == [] and guest.beyond_the_window() == (0, 0)
    assert not guest.acts(deck.tap), "a tap reads what can be read"
    guest.chooses(deck.tap)
    kept = guest.page.locator("main [data-piece]")
    expect(kept).to_be_in_viewport(ratio=1)
    expect(tabs.nth(1)).to_have_attribute("aria-current", "true")
    assert axe(guest) == [] and guest.beyond_the_window() == (0, 0)
    guest.chooses(kept.tap)
    expect(piece(guest, "board-deck", count=9)).to_be_in_viewport(ratio=1)
    tabs.nth(1).tap()
    expect(kept).to_be_in_viewport(ratio=1)


@pytest.mark.nightly
def test_two_people_compete_to_a_tie_on_its_own_board(invite: Invite, board_house: House) -> None:
    ala, olek = (invite(language, board_house, game="toy") for language in ("pl", "en"))
    ala.person.patch("/api/me", name="Ala")
    olek.person.patch("/api/me", name="Olek")
    setup = {"limit": 6, "cards": 2}
    hers = ala.person.seat(ala.person.act("/api/tables", game="toy", seats=[ME, INVITED], setup=setup))
    olek.person.join(hers.look()["table"]["seats"][1]["invitation"])
    ala.at_table(hers.id)
    olek.go(f"/t/{hers.id}").sees(piece(olek, "board-deck", count=2))
    # Each draws a card: the other sees its back.
    for guest, other, left in ((ala, olek, 2), (olek, ala, 1)):
        guest.chooses(piece(guest.at_table(), "board-deck", count=left).click)
        mat = other.page.get_by_role("region", name="Ala" if guest is ala else "Olek")
        other.reads(mat, other.say("board-card", card="?"))
        choose(guest, "option-keep")
    assert axe(ala) + axe(olek) == []
    for guest, amount in ((ala, 1), (olek, 2), (ala, 2), (olek, 1)):
        guest.chooses(coin(guest.at_table(), amount).click)
    for guest in (ala, olek):
        guest.sees(guest.find("heading", "end-draw"))
        rows = guest.sees(guest.find("table", "end-scores")).get_by_role("row")
        expect(rows.last.get_by_role("cell")).to_have_text(["4", "4"])
        assert axe(guest) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_table_on_a_phone(invite: Invite, toy_house: House, language: str) -> None:
    """Alone against the house, which nobody plays: it has a name and a score."""
    guest = invite(language, toy_house, game="toy", size=PHONE, touch=True)
    table = guest.person.act("/api/tables", game="toy", seats=[ME], setup={"limit": 3, "secret": True})
    guest.at_table(table["table"]["id"])
    assert axe(guest) == [] and guest.beyond_the_window() == (0, 0)
    strip = guest.sees(guest.find("region", "vitals"))
    guest.reads(strip, guest.say("vital-pot.value", pot=0, limit=3))
    choose(guest, "option-bid", amount=1)
    choose(guest, "option-add", amount=2)
    choose(guest, "option-add", amount=1)
    guest.sees(guest.find("heading", "end-won"))
    guest.reads(guest.find("table", "end-scores"), guest.say("side-house"))
    assert axe(guest) == [] and guest.beyond_the_window() == (0, 0)
