"""What a browser is sent, byte by byte: everything counts, headers too, and nothing that it already had."""

from __future__ import annotations

from collections import Counter
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

from tests.browser.guest import Guest


class Wire:
    """Listens to a guest's line from now on."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._answers: dict[str, dict[str, Any]] = {}
        self.sent: Counter[str] = Counter()
        """Bytes by address."""
        self.plain: list[str] = []
        """Addresses of texts that were sent as they are, though the browser can unpack them."""
        tools = guest.context.new_cdp_session(guest.page)
        tools.send("Network.enable")
        tools.on("Network.responseReceived", self._begun)
        tools.on("Network.loadingFinished", self._ended)

    def _begun(self, event: dict[str, Any]) -> None:
        self._answers[event["requestId"]] = event["response"]

    def _ended(self, event: dict[str, Any]) -> None:
        answer = self._answers.pop(event["requestId"], None)
        if answer is None or not event["encodedDataLength"]:
            return
        address = urlsplit(answer["url"]).path
        self.sent[address] += int(event["encodedDataLength"])
        headers = {name.lower() for name in answer["headers"]}
        if kind(address) not in ("api", "woff2") and "content-encoding" not in headers:
            self.plain.append(address)

    def idle(self) -> Counter[str]:
        """Bytes by kind, once the page asks for nothing more."""
        self._guest.page.wait_for_load_state("networkidle")
        self._guest.until("document.fonts.status === 'loaded'")
        found: Counter[str] = Counter()
        for address, size in self.sent.items():
            found[kind(address)] += size
        self.sent.clear()
        return found


def kind(address: str) -> str:
    """The ending of a file's name; what the tables say and the page itself have none."""
    if address.startswith("/api/"):
        return "api"
    return PurePosixPath(address).suffix.removeprefix(".") or "html"
