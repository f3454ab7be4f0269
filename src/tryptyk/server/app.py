"""The web application: thin handlers over people and tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from tryptyk import __version__
from tryptyk.server.garbage import collect_rarely
from tryptyk.server.http import pages
from tryptyk.server.http.edge import edge
from tryptyk.server.http.guards import (
    MAX_BODY,
    Limits,
    address_of,
    check_content_type,
    check_host,
    check_origin,
    refuse_unknown_query,
)
from tryptyk.server.http.reference import ReferencePage, describe
from tryptyk.server.http.routes import HANDLERS
from tryptyk.server.logs import log_fault, route_of
from tryptyk.server.metrics import Requests
from tryptyk.server.people import People
from tryptyk.server.problems import Refused, no_session, unavailable
from tryptyk.server.sessions import COOKIE, Session, Sessions
from tryptyk.server.store.database import FAULTS, Store
from tryptyk.server.sweeping import Keeping, Sweeps, sweep_rarely
from tryptyk.server.tables.bots.thinkers import Thinkers
from tryptyk.server.tables.company import absences
from tryptyk.server.tables.company.talk import Talk
from tryptyk.server.tables.host import Host
from tryptyk.server.tables.telling.subscribers import Subscribers
from tryptyk.server.wire.base import Problem

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, State]


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    bot_processes: int = 1
    requests_per_second: float = 20.0
    burst: int = 60
    sessions_per_hour: float = 120.0
    tables_per_hour: float = 300.0
    sockets_per_address: int = 200
    keep_unplayed_days: float = 30.0
    keep_finished_days: float = 0.0
    """For ever."""
    secure_cookies: bool = False
    open_metrics: bool = False


def make_app(settings: Settings) -> Litestar:
    requests = Requests()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        with store.claim():
            await store.migrate()
            counted = settings.requests_per_second > 0
            subscribers = Subscribers(store, settings.sockets_per_address if counted else 0)
            await subscribers.start()
            host = Host(store, subscribers, Thinkers(settings.bot_processes))
            app.state.people = People(store)
            app.state.sessions = await Sessions.open(store, subscribers)
            app.state.host = host
            app.state.talk = Talk(host)
            subscribers.left = lambda id: absences.review(host, id)
            app.state.pages = pages.Pages(pages.STATIC)
            app.state.limits = Limits(
                settings.requests_per_second,
                settings.burst,
                settings.sessions_per_hour,
                settings.tables_per_hour,
            )
            app.state.secure = settings.secure_cookies
            app.state.open_metrics = settings.open_metrics
            app.state.requests = requests
            app.state.sweeps = Sweeps()
            await host.bots.start()
            keeping = Keeping(settings.keep_unplayed_days, settings.keep_finished_days)
            sweeping = sweep_rarely(host, keeping, app.state.sweeps)
            tidying = [asyncio.create_task(task) for task in (collect_rarely(), sweeping)]
            try:
                yield
            finally:
                for task in tidying:
                    task.cancel()
                await asyncio.gather(*tidying, return_exceptions=True)
                await host.bots.stop()
                await host.reviewer.stop()
                await subscribers.stop()
                await store.close()

    app = Litestar(
        route_handlers=HANDLERS,
        lifespan=[lifespan],
        dependencies={
            "host": Provide(_host, sync_to_thread=False),
            "people": Provide(_people, sync_to_thread=False),
            "talk": Provide(_talk, sync_to_thread=False),
            "sessions": Provide(_sessions, sync_to_thread=False),
            "session": Provide(_session, sync_to_thread=False),
            "person": Provide(_person, sync_to_thread=False),
        },
        before_request=_guard,
        exception_handlers={
            Refused: _refused,
            ValidationException: _invalid,
            HTTPException: _http_problem,
            **dict.fromkeys(FAULTS, _no_database),
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Tryptyk",
            version=__version__,
            path="/api/schema",
            tags=describe(HANDLERS),
            render_plugins=[ReferencePage(), JsonRenderPlugin()],
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )
    # A middleware would not be asked about addresses and methods that there are not.
    app.asgi_handler = edge(app.asgi_handler, requests)
    return app


def _host(scope: Scope) -> Host:
    # Of the scope: whoever depends on the state is given a copy of it.
    return scope["litestar_app"].state.host  # type: ignore[no-any-return]  # set by the lifespan


def _people(scope: Scope) -> People:
    return scope["litestar_app"].state.people  # type: ignore[no-any-return]  # set by the lifespan


def _talk(scope: Scope) -> Talk:
    return scope["litestar_app"].state.talk  # type: ignore[no-any-return]  # set by the lifespan


def _sessions(scope: Scope) -> Sessions:
    return scope["litestar_app"].state.sessions  # type: ignore[no-any-return]  # set by the lifespan


def _session(request: AnyRequest, host: NamedDependency[Host]) -> Session:
    """The browser that asks, as the guard has found it.

    It depends on the host, as the person does, so that routes have one dependency after the other: those that
    can be had at the same time are fetched by tasks, which would cost a choice a tenth of its time.
    """
    found: Session | None = request.state.session
    if found is None:
        raise no_session()
    return found


def _person(request: AnyRequest, host: NamedDependency[Host]) -> str:
    """The id of who asks."""
    return _session(request, host).person


async def _guard(request: AnyRequest) -> None:
    headers, state, opt = request.headers, request.app.state, request.route_handler.opt
    session = request.state.session = await state.sessions.find(request.cookies.get(COOKIE))
    address = address_of(request.client.host if request.client else None)
    # First of all: what is refused below is counted as well.
    state.limits.check(None if session is None else session.person, address, opt.get("cost", 1))
    check_host(headers.get("host"))
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(headers.get("origin"), headers.get("host"))
        check_content_type(
            headers.get("content-type"), headers.get("content-length"), headers.get("transfer-encoding")
        )
    if request.scope["query_string"] and not opt.get("any_query"):
        refuse_unknown_query(request.query_params, opt.get("query", ()))
    if "makes" in opt:
        state.limits.check_making(opt["makes"], address)


RETRY_SECONDS = 2
"""When to ask again while the database is away."""


def _answer(status: int, problem: Problem) -> Response[Problem]:
    headers = {"retry-after": str(RETRY_SECONDS)} if status == 503 else {}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def _refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    return _answer(error.status, Problem(error.code, str(error), error.seq, error.reason))


def _invalid(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    details = "; ".join(
        f"{one.get('key', '')}: {one.get('message', '')}" if isinstance(one, dict) else str(one)
        for one in (error.extra if isinstance(error.extra, list) else [])
    )
    return _answer(400, Problem("malformed", f"The request cannot be read. {details}".strip()))


_SENTENCES = {
    400: ("malformed", "The request cannot be read."),
    404: ("not-found", "There is nothing at this address."),
    405: ("method-not-allowed", "This address does not take that method."),
    413: ("too-large", f"The request is larger than {MAX_BODY // 1024} KiB."),
}


def _http_problem(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    # That a client goes before all of its request has come is called a fault of the server.
    status = 400 if error.detail == "client disconnected prematurely" else error.status_code
    code, sentence = _SENTENCES.get(status, ("refused", "The request was refused."))
    return _answer(status, Problem(code, sentence))


def _too_deep(_: AnyRequest, error: RecursionError) -> Response[Problem]:
    return _answer(400, Problem("malformed", "The request is nested too deeply to be read."))


def _no_text(_: AnyRequest, error: UnicodeDecodeError) -> Response[Problem]:
    return _answer(400, Problem("malformed", "The request is not valid UTF-8."))


def _no_database(request: AnyRequest, error: Exception) -> Response[Problem]:
    log_fault(logger, error, f"the database failed at {route_of(request.scope)}")
    return _refused(request, unavailable())


def _fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("fault at %s", route_of(request.scope), exc_info=error)
    return _answer(500, Problem("fault", "Something went wrong on the server; the table is as it was."))
