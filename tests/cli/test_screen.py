"""The page in a real terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path

import pytest

from tests.cli.command import GAME, PATIENCE, TRYPTYK
from tryptyk.messages import Messages

HEARING_INTERRUPTS = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Whoever runs the tests in the background ignores interrupts, and so would everything that they start."""


def interrupted_in_terminal(args: list[str], columns: int, rows: int) -> tuple[int, str]:
    """Run the command in a terminal of that size and press Ctrl-C at its first question."""
    leader, follower = pty.openpty()
    ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    environment = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-c", HEARING_INTERRUPTS, str(TRYPTYK), *args],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**environment, "TERM": "xterm"},
    )
    os.close(follower)
    try:
        output = _read(leader, until=b"> ")
        _wait_until_asleep(process.pid)
        process.send_signal(signal.SIGINT)
        output += _read(leader)
        return process.wait(timeout=PATIENCE), output.decode()
    finally:
        process.kill()
        process.wait()
        os.close(leader)


def _read(leader: int, until: bytes | None = None) -> bytes:
    """What is printed until a prompt stands at its end, or until the command is gone."""
    output = b""
    while until is None or not output.endswith(until):
        assert select.select([leader], [], [], PATIENCE)[0], f"nothing more comes: {output!r}"
        try:
            chunk = os.read(leader, 65536)
        except OSError:  # nobody is at the other end any more
            chunk = b""
        if not chunk:
            break
        output += chunk
    return output


def _wait_until_asleep(pid: int) -> None:
    """Python would miss a signal that comes when the prompt is printed and nothing is waited for yet."""
    end = time.monotonic() + PATIENCE
    while Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[0] != "S":
        assert time.monotonic() < end, "it does not wait for its user"
        time.sleep(0.01)


@pytest.mark.parametrize(("columns", "rows"), [(100, 45), (80, 40)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_fits_a_real_terminal(columns: int, rows: int, language: str) -> None:
    args = ["play", GAME, "--seed", "5", "--players", "4", "--lang", language]
    code, output = interrupted_in_terminal(args, columns, rows)
    assert code == 0
    page = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", output.split("\x1b[2J")[-1])
    lines = page.split("> ")[0].split("\r\n")
    assert len(lines) <= rows
    assert max(len(line) for line in lines) <= columns
    assert Messages(language).text("terminal-goodbye") in output
    assert "Traceback" not in output
