"""A line between people and a server that can be cut without anybody being told, as networks die."""

from __future__ import annotations

import select
import socket
import threading
from contextlib import closing, suppress

from tests.server.house import House

GLANCE_SECONDS = 0.05


class Cable:
    """Another door of a house. While it is cut, nothing comes through, and nothing is closed."""

    def __init__(self, house: House) -> None:
        self.people = house.people
        self._port = house.port
        self._cut = False
        self._over = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._threads = [threading.Thread(target=self._let_in)]
        self._threads[0].start()

    def cut(self) -> None:
        self._cut = True

    def mend(self) -> None:
        self._cut = False

    def close(self) -> None:
        self._over = True
        for thread in self._threads:
            thread.join()
        self._door.close()

    def _let_in(self) -> None:
        while not self._over:
            if select.select([self._door], [], [], GLANCE_SECONDS)[0]:
                outside, _ = self._door.accept()
                self._threads.append(threading.Thread(target=self._carry, args=(outside,)))
                self._threads[-1].start()

    def _carry(self, outside: socket.socket) -> None:
        with closing(outside), closing(socket.create_connection(("127.0.0.1", self._port))) as inside:
            other = {outside: inside, inside: outside}
            while not self._over:
                for end in select.select(() if self._cut else [*other], [], [], GLANCE_SECONDS)[0]:
                    with suppress(OSError):
                        if some := end.recv(65536):
                            other[end].sendall(some)
                            continue
                    return
