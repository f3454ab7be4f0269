"""What the terminal table says of the toy beside its picture."""

from __future__ import annotations

from tests.toy.view import View
from tryptyk.messages import Messages


def seats(view: View) -> list[str]:
    """Players have no names but their seats."""
    return []


def facts(thing: str, messages: Messages) -> str:
    return messages.text("kind-component")
