"""A server and a browser for the tests of the web table, one of each in a worker, and guests who use them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import tryptyk
from tests.browser.guest import PATIENCE_MS, Guest
from tests.server.house import Door, House
from tests.shared import alone, parameters, shared_folder

ROOT = Path(__file__).parents[2]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # What drops down from the address bar is two pages of Chromium's own, made anew with every window.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
]

FACES = {"language", "size"}
"""Every day each test shows one of them, by turns; at night all."""

Invite = Callable[..., Guest]


@pytest.hookimpl(tryfirst=True)  # before what is deselected is found out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    alike: dict[Path, dict[Any, list[pytest.Item]]] = {}
    for item in items:
        given = parameters(item)
        if item.path.parent == Path(__file__).parent and FACES & given.keys():
            rest = tuple(repr(value) for name, value in given.items() if name not in FACES)
            test = item.nodeid.partition("[")[0]
            alike.setdefault(item.path, {}).setdefault((test, rest), []).append(item)
    for groups in alike.values():
        for number, group in enumerate(groups.values()):
            for item in group:
                if item is not group[number % len(group)]:
                    item.add_marker("nightly")


def chromium() -> str:
    """The system's Chromium; none is ever downloaded."""
    found = os.environ.get("TRYPTYK_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "No Chromium here: install it, or name it in TRYPTYK_CHROMIUM (see scripts/chromium)."
    return found


# Not for the session: Playwright keeps an event loop running, which other tests must not meet.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), headless=True, args=FLAGS, timeout=PATIENCE_MS
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("browser")
    with closing(House(f"sqlite:///{folder}/tables.sqlite3", folder / "log")) as house:
        yield house.patient().start()
        house.stop()
    assert '"trace"' not in (log := house.log.read_text(encoding="utf-8")), log


@pytest.fixture(scope="package")
def toy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a game more, which nobody above the games knows (tests/toy)."""
    yield from toys(tmp_path_factory.mktemp("toy"))


@pytest.fixture(scope="package")
def board_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The same, with a client that was built with the board of that game."""
    folder = tmp_path_factory.mktemp("board")
    package = folder / "package"
    shutil.copytree(
        Path(tryptyk.__file__).parent, package / "tryptyk", ignore=shutil.ignore_patterns("static")
    )
    shutil.copytree(client_with_boards(tmp_path_factory), package / "tryptyk/server/static")
    yield from toys(folder, package)


def toys(folder: Path, *packages: Path) -> Iterator[House]:
    paths = [*map(str, packages), str(ROOT), os.environ.get("PYTHONPATH", "")]
    further = {"TRYPTYK_GAMES": "tests.toy", "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    house = House(f"sqlite:///{folder}/tables.sqlite3", folder / "log", **further)
    yield house.patient().start()
    house.stop()
    house.close()
    assert house.faults() == []


def client_with_boards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The web client with the toy's board (web/scripts/boards.ts), built once for all workers of a run."""
    target = shared_folder(tmp_path_factory) / "client"
    with alone(target.with_suffix(".lock")):
        if not (target / "index.html").exists():
            npm = [str(ROOT / "web/scripts/npm"), os.path.relpath(sys.prefix, ROOT)]
            build = [*npm, "run", "build", "--silent", "--", "--outDir", str(target), "--emptyOutDir"]
            environment = {**os.environ, "TRYPTYK_BOARDS": "tests/toy"}
            built = subprocess.run(build, env=environment, capture_output=True, text=True, check=False)
            assert built.returncode == 0, built.stderr
    return target


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """One that a test starts, and may end or break."""
    with closing(House(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path / "log")) as house:
        yield house


@pytest.fixture
def invite(browser: Browser, house: House, own_house: House) -> Iterator[Invite]:
    """Makes guests; when the test is over, none of them may have met an error or a foreign address.

    They go home before any house is closed: otherwise they would meet that."""
    guests: list[Guest] = []

    def make(language: str = "en", house: Door = house, **more: Any) -> Guest:
        guest = Guest(browser, house, language, **more)
        guests.append(guest)
        return guest

    yield make
    for guest in guests:
        guest.close()
