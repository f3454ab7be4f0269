"""A network that dies closes nothing: others learn of it all the same, and of its coming back."""

from __future__ import annotations

import base64
import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from tests.server.conftest import house_of
from tests.server.house import PATIENCE, House, Seat, wait_for
from tests.server.test_company import company, seat_of, stand_in
from tryptyk.server.pulse import (
    ASKED_AFTER,
    GONE_AFTER,
    LATE_SECONDS,
    SILENT_AFTER,
    TICK_SECONDS,
    Pulse,
    next_tick,
)

PONG = b"\x8a\x80" + bytes(4)
SOON = (SILENT_AFTER + 1) * TICK_SECONDS
"""By then nobody who does not answer is present any more. Who answers late, on a busy machine, is again."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that counts as it does elsewhere than in tests."""
    with closing(house_of(request, tmp_path_factory)) as house:
        yield house.start()
        assert house.stop() == 0
    assert house.faults() == []


class Dead(closing[socket.socket]):
    """The socket of a tab whose network has died: it stands, and nothing comes from it."""

    def __init__(self, seat: Seat) -> None:
        host, _, port = seat.person.house.address.removeprefix("http://").partition(":")
        self.line = socket.create_connection((host, int(port)), timeout=PATIENCE)
        super().__init__(self.line)
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {seat.path}/live?after=-1 HTTP/1.1",
            f"host: {host}:{port}",
            f"cookie: {seat.person.cookie}",
            "connection: upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            f"sec-websocket-key: {key}",
        ]
        self.line.sendall("\r\n".join([*head, "", ""]).encode())
        assert self.line.recv(4096).startswith(b"HTTP/1.1 101")

    def comes_back(self) -> None:
        """And answers what it was asked."""
        self.line.sendall(PONG)


def test_others_learn_soon_that_somebody_is_offline_and_back(house: House) -> None:
    ada, bob = company(house)
    began = time.monotonic()
    with ada.watch() as wire, Dead(bob):
        wire.hear_until(lambda wire: wire.present == [0, 1])
        wire.hear_until(lambda wire: wire.present == [0])
        assert time.monotonic() - began >= (SILENT_AFTER - 1) * TICK_SECONDS, "it may only be slow"


def test_a_line_that_is_heard_again_brings_its_person_back(house: House) -> None:
    """And ends what was done for want of them; before, being told something is no coming back."""
    ada, bob = company(house)
    dead = Dead(bob)
    with ada.watch() as wire, dead:
        wire.hear_until(lambda wire: wire.present == [0, 1])
        wire.hear_until(lambda wire: wire.present == [0])
        stand_in(ada, 1)
        wire.hear_until(lambda wire: wire.situation["table"]["seats"][1]["bot"] == "normal")
        ada.person.patch("/api/me", name="Ada the Great")
        wire.hear_until(lambda wire: wire.situation["table"]["seats"][0]["name"] == "Ada the Great")
        assert seat_of(ada, 1)["bot"] == "normal"
        dead.comes_back()
        wire.hear_until(lambda wire: wire.present == [0, 1])
        wire.hear_until(lambda wire: not wire.situation["table"]["seats"][1]["bot"])


@pytest.mark.nightly
def test_a_tab_that_only_answers_pings_is_present(house: House) -> None:
    """A page in the background says nothing by itself: its clocks are slow."""
    ada, bob = company(house)
    with bob.watch():
        wait_for(lambda: seat_of(ada, 1)["present"])
        time.sleep(2 * SOON)
        wait_for(lambda: seat_of(ada, 1)["present"])


@pytest.mark.nightly
def test_who_opens_another_page_is_present_though_one_has_died(house: House) -> None:
    ada, bob = company(house)
    with ada.watch() as wire, Dead(bob):
        wire.hear_until(lambda wire: wire.present == [0, 1])
        with bob.watch():
            wait_for(lambda: seat_of(ada, 1)["present"])
            time.sleep(SOON)
            wait_for(lambda: seat_of(ada, 1)["present"])
        wire.hear_until(lambda wire: wire.present == [0])


# The count itself


def ticks(pulse: Pulse, times: int, late: float = 0.0) -> list[int]:
    return [pulse.tick(late) for _ in range(times)]


@pytest.fixture
def heard() -> tuple[Pulse, list[bool]]:
    pulse, told = Pulse(), list[bool]()
    pulse.listen(told.append)
    return pulse, told


Heard = tuple[Pulse, list[bool]]


def test_it_is_asked_before_it_is_silent_and_given_up_long_after(heard: Heard) -> None:
    assert 0 < ASKED_AFTER < SILENT_AFTER < GONE_AFTER
    pulse, told = heard
    assert ticks(pulse, SILENT_AFTER - 1)[-1] == SILENT_AFTER - 1
    assert not told
    ticks(pulse, 3)
    assert (told, pulse.is_silent) == ([True], True)
    pulse.hear()
    pulse.hear()
    assert (told, pulse.is_silent) == ([True, False], False)


def test_ticks_that_come_late_do_not_count(heard: Heard) -> None:
    """A server that is busy hears late itself: what has come lies unread."""
    pulse, told = heard
    ticks(pulse, 10 * SILENT_AFTER, late=2 * LATE_SECONDS)
    assert not told
    ticks(pulse, SILENT_AFTER)
    assert told == [True]


@pytest.mark.parametrize("act", [Pulse.hear, lambda pulse: ticks(pulse, SILENT_AFTER)])
def test_nobody_is_told_who_does_not_listen(heard: Heard, act: Callable[[Pulse], object]) -> None:
    pulse, told = heard
    pulse.forget()
    act(pulse)
    assert not told


def test_who_listens_late_is_told_of_the_silence() -> None:
    pulse, told = Pulse(), list[bool]()
    ticks(pulse, SILENT_AFTER)
    pulse.listen(told.append)
    assert told == [True]


def test_lines_that_were_late_together_do_not_tick_together_from_then_on() -> None:
    """A process that stopped for a while would ask everybody at once, and stop again for that."""
    dues = [TICK_SECONDS * n / 10 for n in range(10)]
    for stopped in (0.95, 1.0, 7.3):
        again = [next_tick(due, stopped) if due <= stopped else due for due in dues]
        assert len({round(due % TICK_SECONDS, 6) for due in again}) == len(dues)
        assert all(stopped < due <= stopped + TICK_SECONDS for due in again)
