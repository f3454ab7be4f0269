"""The command in a real terminal of some size."""

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
from codecs import getincrementaldecoder
from fcntl import ioctl
from pathlib import Path
from types import TracebackType

from tests.cli.command import PATIENCE, TRYPTYK

CLEAR = "\x1b[2J"
AT_A_WINDOW = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Whoever runs the tests in the background ignores interrupts, and so would everything that they start; and
what runs in a window hears when that is closed."""
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A command that somebody types at; what it prints is collected."""

    def __init__(
        self, *args: str, columns: int, rows: int, shell: str = "", environment: dict[str, str] | None = None
    ) -> None:
        self._leader, follower = pty.openpty()
        ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        kept = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
        words = [str(TRYPTYK), *args]
        self._process = subprocess.Popen(
            [sys.executable, "-c", AT_A_WINDOW, *(["/bin/sh", "-c", shell] if shell else words)],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env={**kept, "TERM": "xterm", **(environment or {})},
        )
        os.close(follower)
        self.printed = ""
        self._seen = 0
        self._closed = False
        self._decoder = getincrementaldecoder("utf-8")("replace")

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, type: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        if not self._closed:
            os.close(self._leader)

    def type(self, line: str) -> None:
        os.write(self._leader, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self._send(signal.SIGINT)

    def _send(self, number: int) -> None:
        """A signal, once it waits: right after the prompt it would be missed."""
        end = time.monotonic() + PATIENCE
        state = Path(f"/proc/{self._process.pid}/stat")
        while state.read_text(encoding="ascii").rsplit(")", 1)[1].split()[0] != "S":
            assert time.monotonic() < end, "it does not wait for its user"
            time.sleep(0.01)
        self._process.send_signal(number)

    def close_the_window(self) -> int:
        """Nobody reads or types any more; gives the exit code of the command."""
        os.close(self._leader)
        self._closed = True
        return self._process.wait(timeout=PATIENCE)

    def end(self) -> int:
        """As when the machine is shut down; gives the exit code of the command."""
        self._send(signal.SIGTERM)
        return self._process.wait(timeout=PATIENCE)

    def wait_for(self, text: str) -> str:
        """What is printed until this stands there, since the last time that something was waited for."""
        while text not in self.printed[self._seen :]:
            assert self._read(), f"{text!r} never comes: {self.printed!r}"
        start = self._seen
        self._seen = self.printed.index(text, start) + len(text)
        return self.printed[start : self._seen]

    def finish(self) -> str:
        """All that was printed, once the command has ended well."""
        while self._read():
            pass
        assert self._process.wait(timeout=PATIENCE) == 0
        assert "Traceback" not in self.printed
        return self.printed

    def page(self) -> list[str]:
        """The rows since the screen was cleared last."""
        return _CODES.sub("", self.printed.rsplit(CLEAR, 1)[-1]).splitlines()

    def _read(self) -> bool:
        assert select.select([self._leader], [], [], PATIENCE)[0], f"nothing more comes: {self.printed!r}"
        try:
            chunk = os.read(self._leader, 65536)
        except OSError:  # nobody is at the other end any more
            return False
        self.printed += self._decoder.decode(chunk)
        return bool(chunk)
