"""What can go wrong, as sentences that a player or an operator can act on."""

from __future__ import annotations


class TryptykError(Exception):
    """The base of every error that is meant for people."""


class IllegalChoice(TryptykError):
    """The choice is not on offer now; nothing has changed."""

    def __init__(self, sentence: str, reason: tuple[str | int, ...] | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason


class InvalidSetup(TryptykError):
    """The game cannot be set up like this."""


class InvalidRecord(TryptykError):
    """The record or position cannot be read, or does not fit the rules at hand."""


class RulesFault(Exception):
    """The rules are wrong: they ask a question without an answer, or do not say what comes next."""
