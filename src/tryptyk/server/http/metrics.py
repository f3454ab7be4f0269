"""Figures for whoever watches over the server, as Prometheus reads them."""

from __future__ import annotations

import ipaddress
import os
import platform
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from litestar import Response, get
from litestar.datastructures import State

from tryptyk import __version__
from tryptyk.server.http.parameters import AnyRequest, TheHost
from tryptyk.server.metrics import MEDIA_TYPE, Figure, counter, exposed, gauge
from tryptyk.server.problems import forbidden
from tryptyk.server.sweeping import Sweeps
from tryptyk.server.tables.bots.queue import Urgency
from tryptyk.server.tables.host import Host

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""What proxies say of whom they speak for."""
STARTED = time.time()


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, host: TheHost) -> Response[str]:
    """Open to this machine; to others where the operator has said so."""
    state = request.app.state
    if not state.open_metrics and not is_from_here(request):
        raise forbidden("These figures are for the machine that the server runs on.")
    # Each worker tells its own; a server on SQLite has only one.
    common = {"worker": str(os.getpid())} if host.store.shared else {}
    return Response(exposed(_figures(state, host), common), media_type=MEDIA_TYPE)


def is_from_here(request: AnyRequest) -> bool:
    """Whether a program on this machine asks, and for itself: a proxy here may speak for anybody.

    Who comes through a proxy is told by its headers. One that sets none hands on the host that was asked for,
    or no page would work behind it (``check_origin``); and that is no name of the machine for itself.
    """
    client = request.client.host if request.client else ""
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return (
        _is_loopback(client)
        and (host == "localhost" or _is_loopback(host))
        and not any(name in request.headers for name in FORWARDED)
    )


def _is_loopback(host: str) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


def _figures(state: State, host: Host) -> Iterator[Figure]:
    subscribers, queue, condition = host.subscribers, host.thinkers.queue, host.store.condition
    sweeps: Sweeps = state.sweeps
    build = {"version": __version__, "python": platform.python_version()}
    yield Figure("tryptyk_build_info", "gauge", "What runs here.", [("", build, 1)])
    yield from state.requests.figures()
    yield gauge("tryptyk_tables_in_memory", "Tables that the worker remembers.", len(host.cache))
    yield gauge("tryptyk_tables_watched", "Tables that somebody has open.", subscribers.tables)
    yield gauge("tryptyk_sockets_open", "Open tables: one for each tab.", subscribers.sockets)
    yield gauge("tryptyk_tables_bots_move_at", "Tables where a bot is to move next.", host.bots.tables)
    yield gauge(
        "tryptyk_bots_thinking", "Processes of the bots that are at work, on replays too.", queue.busy
    )
    waiting = [("", {"urgency": urgency.name.lower()}, float(queue.waiting(urgency))) for urgency in Urgency]
    yield Figure("tryptyk_bots_queue", "gauge", "What waits for a process of the bots.", list(waiting))
    yield counter("tryptyk_sweeps_total", "Sweeps that went well.", sweeps.done)
    yield counter("tryptyk_sweeps_failed_total", "Sweeps that failed.", sweeps.failed)
    yield counter("tryptyk_swept_tables_total", "Tables that sweeps have removed.", sweeps.tables)
    yield gauge("tryptyk_swept_at_seconds", "When a sweep went well last, in Unix time.", sweeps.done_at)
    failed = [
        ("", {"kind": "read"}, condition.failed_reads),
        ("", {"kind": "write"}, condition.failed_writes),
    ]
    yield Figure("tryptyk_database_errors_total", "counter", "Failures of the database.", list(failed))
    yield from _process()


def _process() -> Iterator[Figure]:
    """By the names that all programs use which Prometheus watches."""
    yield counter("process_cpu_seconds_total", "Processor time that was used.", time.process_time())
    yield gauge("process_start_time_seconds", "When the worker started, in Unix time.", STARTED)
    with suppress(OSError):  # only on Linux
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        size = pages * os.sysconf("SC_PAGE_SIZE")
        yield gauge("process_resident_memory_bytes", "Memory that is held.", size)
        yield gauge("process_open_fds", "Open files and sockets.", len(os.listdir("/proc/self/fd")))
