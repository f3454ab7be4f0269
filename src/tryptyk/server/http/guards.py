"""What stands before every handler: where a request comes from, how many there are, what pages may load."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from tryptyk.server.problems import Refused
from tryptyk.server.rates import RateLimit

MAX_BODY = 256 * 1024
SESSIONS_AT_AN_ADDRESS = 10
"""So many people may come from one address (a household, a school) before they share what they may ask."""
HOUR = 3600.0

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


def check_host(host: str | None) -> None:
    """Refuse what cannot be part of an address: whoever puts one together later would fail."""
    try:
        _ = urlsplit(f"//{host or ''}").port
    except ValueError:
        raise Refused(400, "malformed", "The request's host cannot be read.") from None


def check_origin(origin: str | None, host: str | None) -> None:
    """Refuse what another site's page sends. Programs that are no browsers send no origin."""
    if origin is not None and not _same_site(origin, host):
        raise Refused(403, "foreign-origin", "This request comes from another site.")


def _same_site(origin: str, host: str | None) -> bool:
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:
        return False


def check_content_type(content_type: str | None, length: str | None, encoding: str | None) -> None:
    """Bodies are JSON. A form or a script of another site can send other types without asking first."""
    has_body = length not in (None, "0") or encoding is not None  # in chunks, which have no length
    if has_body and (content_type or "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, "not-json", "The request's body has to be JSON (application/json).")


def refuse_unknown_query(given: Iterable[str], known: Iterable[str]) -> None:
    unknown = sorted(set(given) - set(known))
    if unknown:
        raise Refused(400, "malformed", f"The address has an unknown parameter: {unknown[0][:40]!r}.")


class Limits:
    """What a session may ask, what all sessions of an address together, and how much may be made there."""

    def __init__(
        self, per_second: float, burst: int, sessions_per_hour: float, tables_per_hour: float
    ) -> None:
        self._sessions = RateLimit(per_second, burst)
        shared = SESSIONS_AT_AN_ADDRESS
        self._addresses = RateLimit(per_second * shared, burst * shared)
        counted = per_second > 0
        self._made = {
            "sessions": RateLimit(sessions_per_hour / HOUR if counted else 0, int(sessions_per_hour)),
            "tables": RateLimit(tables_per_hour / HOUR if counted else 0, int(tables_per_hour)),
        }

    def check(self, person: str | None, address: str, cost: float = 1) -> None:
        """One more request; whoever has no session is known by the address alone."""
        self._addresses.check(address, cost)
        self._sessions.check(person or address, cost)

    def check_making(self, what: str, address: str) -> None:
        """One more session or table is made for somebody at that address."""
        try:
            self._made[what].check(address)
        except Refused as error:
            sentence = f"Too many {what} were made from your address; try again later."
            raise Refused(error.status, error.code, sentence) from None


@lru_cache(maxsize=4096)
def address_of(host: str | None) -> str:
    """Whom an address counts for. A household has one of IPv4, but of IPv6 all that begin alike (a /64).

    >>> address_of("2001:db8::1") == address_of("2001:db8::ffff:2")
    True
    """
    try:
        address = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))
