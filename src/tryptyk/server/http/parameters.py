"""What handlers are given: who asks, the host of the tables, and parts of the address.

Of a handler's options, ``query`` names the parameters that its address may have, ``cost`` is what the
request counts for the limits, and ``makes`` names what comes of it and is counted by the hour.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from tryptyk.server.people import People
from tryptyk.server.sessions import Session, Sessions
from tryptyk.server.tables.company.talk import Talk
from tryptyk.server.tables.host import Host

AnyRequest = Request[Any, Any, State]
TheHost = NamedDependency[Host]
ThePeople = NamedDependency[People]
TheSessions = NamedDependency[Sessions]
TheTalk = NamedDependency[Talk]
TheSession = NamedDependency[Session]
"""The browser that asks."""
Person = NamedDependency[str]
"""The id of who asks."""
Token = Annotated[str | None, QueryParameter(max_length=64)]
After = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]
Eyes = Annotated[int | None, QueryParameter(ge=-1, le=15)]
Following = Annotated[bool, QueryParameter()]
