"""The web client's files: what is served as what, and what is not."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tryptyk.server.http.pages import ALWAYS_ASK, FOREVER, SCREENS, Pages
from tryptyk.server.problems import Refused


@pytest.fixture
def static(tmp_path: Path) -> Path:
    return tmp_path / "static"


@pytest.fixture
def pages(tmp_path: Path, static: Path) -> Pages:
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>one page</p>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "index-abc.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("not for you")
    return Pages(static)


@pytest.mark.parametrize("address", ["", "t/some-table", "join/token", "gallery/aeons_end"])
def test_addresses_of_the_client_show_its_one_page(pages: Pages, address: str) -> None:
    answer = pages.answer(address)
    assert answer.content == b"<p>one page</p>"
    assert answer.media_type == "text/html"
    assert answer.headers["cache-control"] == ALWAYS_ASK


def test_the_server_knows_the_addresses_of_the_client() -> None:
    app = Path(__file__).parents[2] / "web" / "src" / "App.svelte"
    screens = re.findall(
        r"^    (\w+): \(\) => import\('./screens/", app.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert {"", *screens} == SCREENS


@pytest.mark.parametrize("address", ["nothing", "nothing/here", "robots.txt", "t.html", "../secret.txt"])
def test_what_there_is_not_is_said_as_it_can_be_read(pages: Pages, address: str) -> None:
    """People read it on the client's page; programs get no page for what they wanted."""
    answer = pages.answer(address, reads_pages=True)
    assert (answer.status_code, answer.content) == (404, b"<p>one page</p>")
    with pytest.raises(Refused) as refused:
        pages.answer(address, reads_pages=False)
    assert refused.value.status == 404


def test_files_with_a_hash_are_kept_for_ever(pages: Pages) -> None:
    answer = pages.answer("assets/index-abc.js")
    assert (answer.content, answer.media_type) == (b"export {}", "text/javascript")
    assert answer.headers["cache-control"] == FOREVER


def test_other_files_are_asked_for_again(pages: Pages) -> None:
    answer = pages.answer("favicon.svg")
    assert answer.media_type == "image/svg+xml"
    assert answer.headers["cache-control"] == ALWAYS_ASK


@pytest.mark.parametrize("address", ["assets/gone.js", "assets/../../secret.txt", "api", "api/none"])
def test_what_is_not_there_is_not_found(pages: Pages, address: str) -> None:
    with pytest.raises(Refused) as refused:
        pages.answer(address)
    assert refused.value.status == 404


def test_texts_are_compressed_for_who_can_read_that(pages: Pages) -> None:
    answer = pages.answer("assets/index-abc.js", "gzip, deflate, br")
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.content) == b"export {}"


def test_what_the_build_has_packed_is_sent_to_who_can_read_that(pages: Pages, static: Path) -> None:
    (static / "assets" / "index-abc.js.br").write_bytes(b"packed")
    packed, zipped, plain = (pages.answer("assets/index-abc.js", to) for to in ("gzip, br;q=0.9", "gzip", ""))
    assert (packed.content, packed.headers["content-encoding"]) == (b"packed", "br")
    assert packed.media_type == "text/javascript"
    assert zipped.headers["content-encoding"] == "gzip"
    assert plain.content == b"export {}"
    assert {one.headers["vary"] for one in (packed, zipped, plain)} == {"accept-encoding"}


def test_without_a_build_it_says_what_to_do(tmp_path: Path) -> None:
    answer = Pages(tmp_path).answer("")
    assert answer.status_code == 503
    assert b"make web" in answer.content
