"""Somebody before a browser: what they see and do, and whatever goes wrong while they do it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Route,
    ViewportSize,
    WebSocket,
    expect,
)

from tests.browser.words import say
from tests.server.house import ME, Door, Person, Seat
from tryptyk import games

PATIENCE_MS = 60_000
"""How long anything may take on a machine that has other things to do."""
DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
EARS = Path(__file__).with_name("ears.js")
NO_TIPS = "if (origin !== 'null') localStorage['tryptyk-tips'] ??= 'off'"
"""Tips are out of the way where they are not the subject; a page that is still empty remembers nothing."""
BEGUN = f"if (origin !== 'null') localStorage['tryptyk-begun'] ??= {json.dumps(' '.join(games.HOUSE))}"
"""Whoever has played a game before comes to a table without the card that opens a first game."""
LOCALES = {"en": "en-GB", "pl": "pl-PL"}

MAGES = ("mist", "brama", "jian", "adelheim")

Role = Literal[
    "button", "checkbox", "dialog", "heading", "link", "list", "navigation", "radio", "region", "searchbox",
    "slider", "spinbutton", "table", "textbox",
]  # fmt: skip


def setup(players: int, nemesis: str = "rageborne") -> dict[str, Any]:
    """How a table is set up where nothing depends on it."""
    mages = list(MAGES[:players])
    return {"nemesis": nemesis, "mages": mages, "market": "deck_destruction", "difficulty": "beginner"}


class Guest:
    """One person with a browser of their own: cookies, language, colours and the size of the window."""

    def __init__(
        self,
        browser: Browser,
        house: Door,
        language: str = "en",
        *,
        dark: bool = True,
        size: ViewportSize = DESK,
        touch: bool = False,
        motion: bool = False,
        density: float = 1,
        game: str = "aeons_end",
        tips: bool = False,
        asked: bool = False,
        newcomer: bool = False,
        scenes: str = "off",
    ) -> None:
        self.language = language
        self.game = game
        self.house = house
        self.address = house.address
        self.faults: list[str] = []
        self._person: Person | None = None
        self._forgiven: list[str] = []
        self.context = browser.new_context(
            base_url=house.address,
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            viewport=size,
            device_scale_factor=density,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(path=EARS)
        if not tips:
            self.context.add_init_script(NO_TIPS)
        if not newcomer:
            self.context.add_init_script(BEGUN)
        if not asked:  # before they end a turn with something left to do
            self.context.add_init_script(
                "if (origin !== 'null') localStorage.setItem('tryptyk-ask-ending', 'off')"
            )
        # Journeys that are not about scenes go on without them; who chooses a pace in the page keeps it.
        pace = f"localStorage['tryptyk-scenes'] ??= {json.dumps(scenes)}"
        self.context.add_init_script(f"try {{ {pace} }} catch {{ /* no page yet */ }}")
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    @property
    def person(self) -> Person:
        """The same person without the browser: quick where it does not matter how the table got there."""
        if self._person is None:
            known = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
            self._person = Person(self.house, known or None)
            if not known:
                self._person.patch("/api/me", language=self.language)
                for name, value in self._person.http.cookies.items():
                    self.context.add_cookies([{"name": name, "value": value, "url": self.address}])
        return self._person

    def table(self, players: int, nemesis: str = "rageborne", **more: Any) -> Seat:
        """A table of this guest alone."""
        return self.person.table(*[ME] * players, setup=setup(players, nemesis), **more)

    def deals(self, seed: int) -> Guest:
        """Tables that this browser sets up are dealt from a seed: games are as long every time."""

        def add_seed(route: Route) -> None:
            wanted = route.request.post_data_json
            route.continue_(post_data=json.dumps({**wanted, "seed": seed}) if wanted else None)

        self.page.route("**/api/tables", add_seed)
        return self

    # Whatever goes wrong

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._fault(f"error in the page: {error}"))
        page.on("request", self._asked)
        page.on("websocket", self._opened)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._fault(f"console {message.type}: {message.text} ({message.location['url']})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address + "/", "data:", "blob:")):
            self._fault(f"foreign request: {request.url}")

    def _opened(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws", 1) + "/"):
            self._fault(f"foreign socket: {socket.url}")

    def _fault(self, fault: str) -> None:
        if not any(re.search(pattern, fault) for pattern in self._forgiven):
            self.faults.append(fault)

    def forgive(self, pattern: str) -> None:
        """Faults like this are meant to happen in this test."""
        self._forgiven.append(pattern)

    def close(self) -> None:
        """Go home; tells what went wrong meanwhile."""
        self.context.close()
        assert not self.faults, "\n".join(self.faults)

    # Looking

    def say(self, key: str, **values: str | int) -> str:
        return say(self.language, key, self.game, **values)

    def go(self, path: str) -> Guest:
        self.page.goto(path)
        return self

    def find(self, role: Role, key: str, within: Locator | None = None, **values: str | int) -> Locator:
        """What has this role and is called exactly by this message."""
        return (within or self.page).get_by_role(role, name=self.say(key, **values), exact=True)

    def begins(self, role: Role, key: str, within: Locator | None = None) -> Locator:
        """What has this role and a name that begins with this message: a card's goes on with its price."""
        return (within or self.page).get_by_role(role, name=re.compile(f"^{re.escape(self.say(key))}"))

    def sees(self, thing: Locator) -> Locator:
        expect(thing).to_be_visible(timeout=PATIENCE_MS)
        return thing

    def sees_no(self, thing: Locator) -> None:
        expect(thing).to_have_count(0, timeout=PATIENCE_MS)

    def reads(self, thing: Locator, text: str | re.Pattern[str]) -> Locator:
        expect(thing).to_contain_text(text, timeout=PATIENCE_MS)
        return thing

    def until(self, condition: str) -> None:
        """Wait until a JavaScript expression is true. (The pages' policy forbids Playwright's own way.)"""
        self.page.evaluate(f"ears.until(() => {condition}, {PATIENCE_MS})")

    def looks_for(self, condition: str) -> Callable[[], None]:
        """From now on, for what goes by itself after a while; gives how to wait until it was there."""
        name = f"ears.sight{abs(hash(condition))}"
        self.page.evaluate(f"void ({name} = ears.until(() => {condition}, {PATIENCE_MS}))")

        def wait() -> None:
            self.page.evaluate(name)

        return wait

    def comes_to_rest(self) -> None:
        """Wait until nothing moves or changes its colour; what moves with scrolling alone stays."""
        self.until("document.getAnimations().every((one) => one.timeline !== document.timeline)")

    def settles(self) -> None:
        """Wait until nothing that was done at the table is under way: one thing at a time is taken."""
        self.until("ears.pending === 0")

    def listens(self) -> None:
        """From now on all notices are remembered."""
        self.page.evaluate("ears.listen()")

    def is_told(self, key: str, **values: str | int) -> None:
        """A notice comes, or was there meanwhile."""
        self.until(f"ears.said.includes({json.dumps(self.say(key, **values))})")

    def was_not_told(self, key: str) -> None:
        assert self.say(key) not in self.page.evaluate("ears.said")

    def beyond_the_window(self) -> tuple[int, int]:
        """By how many pixels the page is wider and higher than the window."""
        page = "document.documentElement"
        size = f"[{page}.scrollWidth - innerWidth, {page}.scrollHeight - innerHeight]"
        width, height = self.page.evaluate(size)
        return max(0, width), max(0, height)

    # At a table

    @property
    def prompt(self) -> Locator:
        return self.find("region", "options")

    @property
    def options(self) -> Locator:
        """What can be chosen, as buttons in the prompt."""
        return self.prompt.get_by_role("listitem").get_by_role("button")

    @property
    def glowing(self) -> Locator:
        """What can be chosen, where it lies."""
        return self.page.locator("main button.offered:visible")

    @property
    def end(self) -> Locator:
        return self.find("button", "end-rematch")

    def at_table(self, id: str = "") -> Guest:
        """At a table (gone to by its id) that asks this guest something."""
        if id:
            self.go(f"/t/{id}")
        self.sees(self.options.first)
        # Until its letters are there, everything still moves: a pointer would come to lie on something else.
        self.until("document.fonts.status === 'loaded'")
        return self

    def acts(self, act: Callable[[], object]) -> bool:
        """Do something; says whether it made a choice. Then the board shows what came of it."""
        act()
        return bool(self.page.evaluate("patience => ears.answered(patience)", PATIENCE_MS))

    def chooses(self, act: Callable[[], object]) -> None:
        assert self.acts(act), "that was no choice"

    def play(self, move: Callable[[Random, int], None], seed: int = 1, limit: int = 600) -> int:
        """Make moves until the game is over; gives their number. A move is told the number of options."""
        random = Random(seed)
        for moves in range(limit):
            count = self.page.evaluate("patience => ears.asked(patience)", PATIENCE_MS)
            if count == 0:
                self.sees(self.end)
                return moves
            move(random, count)
        raise AssertionError(f"the game goes on after {limit} moves")
