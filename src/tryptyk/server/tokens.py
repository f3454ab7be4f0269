"""Ids and tokens: unguessable, and safe in an address."""

from __future__ import annotations

import re
import secrets

_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,40}")


def new_token() -> str:
    return secrets.token_urlsafe(18)


def is_token(text: str) -> bool:
    """Whether this can be an id or a token at all: the database need not be asked about anything else."""
    return _TOKEN.fullmatch(text) is not None
