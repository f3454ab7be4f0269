"""What the environment says about the language."""

from __future__ import annotations

from tryptyk.cli.options import language_of


def test_the_language_follows_the_environment() -> None:
    assert language_of({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert language_of({"LANG": "pl_PL.UTF-8", "LC_ALL": "en_US.UTF-8"}) == "en"
    assert language_of({"LANG": "C.UTF-8"}) == "en"
    assert language_of({}) == "en"
