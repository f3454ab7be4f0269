"""Takes the pictures of the README from real games that bots play: the same seeds give the same pictures.

    make web && .venv/bin/python scripts/screenshots.py
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.guest import PHONE, Guest, setup  # noqa: E402
from tests.server.house import ME, House, Seat, play_until  # noqa: E402
from tryptyk import bots, games  # noqa: E402

IMAGES = ROOT / "docs" / "images"
MOST_BYTES = 200_000
QUALITY = 82


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(f"sqlite:///{folder}/tables.sqlite3", Path(folder) / "log").start()
        browser = playwright.chromium.launch(executable_path=chromium(), headless=True, args=FLAGS)
        try:
            take(browser, house)
        finally:
            browser.close()
            house.stop()
            house.close()


if __name__ == "__main__":
    main()
