"""How a process beside the event loop begins: it gives precedence before it imports what is large."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def begin(nice: int) -> None:
    """In such a process: end when the server is killed, leave Ctrl+C to it, and speak as it does."""
    if hasattr(os, "nice"):  # not on every system
        os.nice(nice)
    from tryptyk.server.logs import set_up_logs

    set_up_logs()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
