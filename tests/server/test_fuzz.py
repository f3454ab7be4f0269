"""Whatever is sent, the server does not fail: its own schema, taken at its word and beyond it."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.house import ME, PATIENCE, House, wait_for

SIGN_OUT = ("delete", "/api/session")
"""What is sent there is sent by somebody else: whoever has signed out would be refused everywhere."""


@pytest.mark.parametrize(
    ("mode", "examples"),
    [
        (GenerationMode.POSITIVE, 2),
        # What is wrong by the schema's own measure takes long to think of; BODIES are wrong every day.
        pytest.param(GenerationMode.POSITIVE, 20, marks=pytest.mark.nightly),
        pytest.param(GenerationMode.NEGATIVE, 20, marks=pytest.mark.nightly),
    ],
    ids=["a few", "many", "many wrong ones"],
)
def test_nothing_that_is_sent_makes_the_server_fail(
    house: House, mode: GenerationMode, examples: int
) -> None:
    person, leaving = house.enter(), house.enter()
    table = person.table(ME, ME, seed=3, spectators=True)
    table.play(5)
    before = len(table.events())
    schema = schemathesis.openapi.from_dict(person.get("/api/schema/openapi.json"))
    asked = 0
    failed: list[str] = []
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # an error would fail the test
        places: list[dict[str, Any] | None] = [None]
        if "{id}" in operation.path and operation.method == "get":
            places.append({"id": table.id, "number": 3})
        elif "{id}" in operation.path:
            places.append({"id": table.id, "seat": 0})
        for place in places:
            known = {name: value for name, value in (place or {}).items() if f"{{{name}}}" in operation.path}
            strategy = operation.as_strategy(generation_mode=mode, path_parameters=known or None)

            def ask(case: Any) -> None:
                nonlocal asked
                sender = leaving if (case.method.lower(), case.path) == SIGN_OUT else person
                cookies = dict(sender.http.cookies)
                answer = case.call(base_url=house.address, cookies=cookies, timeout=PATIENCE)
                asked += 1
                if answer.status_code >= 500:
                    failed.append(f"{case.as_curl_command()} -> {answer.status_code}")
                elif answer.status_code >= 400 and "/api" in case.path:
                    assert set(answer.json()) == {"code", "message", "seq", "reason"}

            with suppress(Unsatisfiable):  # where nothing is asked for, nothing can be wrong
                test: Any = given(strategy)(seed(1)(_some(ask, examples)))  # type: ignore[no-untyped-call]  # hypothesis
                test()
    assert failed == []
    # Where nothing is sent nothing can be wrong: those operations are only asked rightly.
    assert asked > (40 if mode is GenerationMode.POSITIVE else 30) * examples
    log = table.events()
    assert [row["seq"] for row in log] == list(range(len(log)))
    assert len(log) >= before


HOSTS = [b"a:99999", b"a:b", b"a:-1", b"a:", b":", b"", b"[::1", b"[::1]:99999", b"a b", b"\xff", b"a" * 4000]
BODIES = [
    b'{"token": "\xff"}',
    b'{"token": "a\xc3"}',
    b'{"t\xff": 1}',
    b'{"name": "\xed\xa0\x80", "setup": {"\xff": "\xfe"}, "record": {"game": "\xff"}}',
    b'{"token": "\\ud800", "name": "\\ud800", "kind": "\\ud800"}',
    b'{"name": "\\u0000", "token": "\\u0000", "kind": "\\u0000", "always": true, "seq": 0, "bot": "\\u0000"}',
    b'{"seat": 99999999999999999999, "seq": -1, "to": 1e999, "number": -0.0, "option": [[[]]]}',
    b'{"game": "\\u0000", "seats": [{"kind": "me"}], "setup": {"\\u0000": "\\u0000"}, "seed": 1e300}',
    b"\xff\xfe{\x00}\x00",
    b"\xef\xbb\xbf{}",
    b"[" * 100_000,
    b'{"option":' * 20_000,
    b'{"name": "\\u0000"}',
    b"nul",
    b'"',
]
"""What no client of ours sends."""
ADDRESSES = [
    b"/",
    b"/nowhere",
    b"/api/nowhere",
    b"/api/tables/",
    b"//",
    b"/%ff",
    b"/api/tables/%00",
    b"/?%ff=%ff",
    b"*",
]


def test_nothing_that_is_no_request_makes_the_server_fail(house: House) -> None:
    """Bodies that are no text, and hosts that are none, at every address."""
    person, leaving = house.enter(), house.enter()
    table = person.table(ME, ME, seed=3)
    wrong: list[tuple[bytes, bytes, bytes]] = []
    asked = 0

    def ask(method: bytes, address: bytes, host: bytes, body: bytes) -> None:
        nonlocal asked
        signs_out = (method.decode().lower(), address.decode()) == SIGN_OUT
        cookie = b"cookie: " + (leaving if signs_out else person).cookie.encode()
        head = b"%s %s HTTP/1.1\r\nhost: %s\r\n%s\r\n" % (method, address, host, cookie)
        head += b"content-type: application/json\r\ncontent-length: %d\r\n" % len(body)
        status = _status(house.port, head + b"connection: close\r\n\r\n" + body)
        asked += 1
        if not 200 <= status < 500:
            wrong.append((b"%d %s %s" % (status, method, address), host, body[:80]))

    for path, ways in person.get("/api/schema/openapi.json")["paths"].items():
        places = {"{id}": table.id, "{number}": "1", "{seat}": "0", "{token}": "A" * 22, "{language}": "en"}
        for place, value in places.items():
            path = path.replace(place, value)
        address = path.replace("{path}", "x").encode()
        for method in ways:
            for host in HOSTS:
                ask(method.upper().encode(), address, host, b"{}" if method != "get" else b"")
            for body in BODIES if method != "get" else []:
                ask(method.upper().encode(), address, b"127.0.0.1", body)
    for address in ADDRESSES:
        for host in HOSTS:
            for method in (b"GET", b"POST", b"HEAD", b"OPTIONS", b"BREW"):
                ask(method, address, host, b"")
    assert wrong == []
    assert asked > 500
    assert table.look()["number"] >= 0, "and it serves on"


def test_who_leaves_before_the_request_has_come_is_no_fault_of_the_server(house: House) -> None:
    def logged() -> list[int]:
        lines = [json.loads(line) for line in house.log.read_text(encoding="utf-8").splitlines()]
        return [line["status"] for line in lines if line.get("route") == "/api/recover"]

    before = len(logged())
    head = b"POST /api/recover HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        line.sendall(head + b"content-length: 100\r\n\r\n{")
    assert wait_for(lambda: logged()[before:]) == [400]


def _status(port: int, request: bytes) -> int:
    """What a request is answered with, however little it is one; 400 where the line is just closed."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        with suppress(ConnectionError):
            line.sendall(request)
        with suppress(ConnectionError):
            answer = line.makefile("rb").readline().split()
            return int(answer[1]) if len(answer) > 1 else 400
    return 400


def _some(test: Any, examples: int) -> Any:
    return settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )(test)
