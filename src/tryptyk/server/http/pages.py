"""The web client's files, as `make web` builds them beside this module, packed for whoever can unpack them.

An address of one of the client's screens shows its one page, which finds its own way. So does one that there
is not, to whoever reads pages: it says so there.
"""

from __future__ import annotations

import asyncio
import gzip
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from tryptyk.server.problems import not_found

STATIC = Path(__file__).parent.parent / "static"
ASSETS = "assets/"
"""Below this the names change with what is in the files."""
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKED = {".html", ".js", ".css", ".json", ".svg"}
SCREENS = frozenset(
    {"", "new", "t", "replay", "review", "join", "device", "gallery", "learn", "rules", "credits"}
)
"""The first words of the addresses that the client knows (web/src/App.svelte)."""
NOT_BUILT = b"The web client is missing here: `make web` builds it, and `make wheel` a wheel that has it.\n"


class Pages:
    """The built files by their addresses; nothing else on the disk can be asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._zipped: dict[Path, tuple[float, bytes]] = {}

    def answer(self, address: str, accepts: str = "", reads_pages: bool = True) -> Response[bytes]:
        """The file at an address, or the one page; ``accepts`` names the ways of packing."""
        file = self._find(address)
        is_there = file is not None or (address.partition("/")[0] in SCREENS and not Path(address).suffix)
        if not is_there and (not reads_pages or address == "api" or address.startswith(("api/", ASSETS))):
            raise not_found("address")
        file = file or self._find("index.html")
        if file is None:
            return Response(NOT_BUILT, status_code=503, media_type="text/plain")
        kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
        headers = {"cache-control": FOREVER if address.startswith(ASSETS) else ALWAYS_ASK}
        status = 200 if is_there else 404
        if file.suffix not in PACKED:
            return Response(file.read_bytes(), status_code=status, media_type=kind, headers=headers)
        coding, content = self._pack(file, {one.partition(";")[0].strip() for one in accepts.split(",")})
        headers |= {"vary": "accept-encoding"} | ({"content-encoding": coding} if coding else {})
        return Response(content, status_code=status, media_type=kind, headers=headers)

    def _pack(self, file: Path, accepted: set[str]) -> tuple[str, bytes]:
        """How the file is packed, and what comes of it: by Brotli if the build did that."""
        smallest = file.with_name(f"{file.name}.br")
        if "br" in accepted and smallest.is_file():
            return "br", smallest.read_bytes()
        return ("gzip", self._zip(file)) if "gzip" in accepted else ("", file.read_bytes())

    def _zip(self, file: Path) -> bytes:
        """The file compressed, once for each of its versions."""
        changed = file.stat().st_mtime
        known = self._zipped.get(file)
        if known is None or known[0] != changed:
            known = (changed, gzip.compress(file.read_bytes()))
            self._zipped[file] = known
        return known[1]

    def _find(self, address: str) -> Path | None:
        try:
            file = (self._folder / address).resolve()
            inside = self._folder.resolve() in file.parents
            return file if inside and file.is_file() else None
        except (OSError, ValueError):
            return None  # no name that a file can have


async def _anybody(request: Request[Any, Any, State]) -> None:
    """Files are open to all and are not counted as requests to the tables."""


@get("/", include_in_schema=False, before_request=_anybody)
async def home(request: Request[Any, Any, State]) -> Response[bytes]:
    return await _answer(request, "")


@get("/{path:path}", include_in_schema=False, before_request=_anybody)
async def page(request: Request[Any, Any, State], path: FromPath[str]) -> Response[bytes]:
    return await _answer(request, path.strip("/"))


async def _answer(request: Request[Any, Any, State], address: str) -> Response[bytes]:
    pages: Pages = request.app.state.pages
    packed = request.headers.get("accept-encoding", "")
    reads_pages = "text/html" in request.headers.get("accept", "")
    return await asyncio.to_thread(pages.answer, address, packed, reads_pages)
