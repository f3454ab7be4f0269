"""Opens the table in a browser once the server answers; where there is no screen it does nothing."""

from __future__ import annotations

import os
import sys
import time
import webbrowser
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE_SECONDS = 30.0


def main(address: str) -> None:
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not screen:
        return
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            with urlopen(f"{address}/health", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.2)
    webbrowser.open(address)


if __name__ == "__main__":
    main(sys.argv[1])
