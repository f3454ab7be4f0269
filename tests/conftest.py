"""Collects which clauses the passing tests prove, for ``tryptyk rules``."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

RESULTS = Path(__file__).parent.parent / ".tryptyk" / "rules.json"
HOUSES = ("browser", "server")
EVERY_DAY = "not nightly"
_KEY = "clauses"


class OneHouseAtATime(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """What shares a house, a browser or a long fixture goes to one worker; all else where there is room."""

    def _split_scope(self, nodeid: str) -> str:
        path = Path(nodeid.partition("::")[0])
        return str(path) if path.parent.name in HOUSES else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> OneHouseAtATime:
    return OneHouseAtATime(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long as one piece begins first."""
    items.sort(key=lambda item: item.path.parent.name not in HOUSES)


def _clauses(item: pytest.Item) -> list[str]:
    return sorted({str(clause) for mark in item.iter_markers("rule") for clause in mark.args})


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    report = yield
    if report.when == "call":
        report.user_properties.append((_KEY, _clauses(item)))
    return report


class _Proofs:
    """Gathers reports in the controlling process, from all of its workers."""

    def __init__(self) -> None:
        self.proofs: dict[str, dict[str, list[str]]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call":
            return
        for key, clauses in report.user_properties:
            if key == _KEY and isinstance(clauses, list):
                for clause in clauses:
                    proof = self.proofs.setdefault(clause, {"passed": [], "failed": []})
                    proof["passed" if report.passed else "failed"].append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        config = session.config
        if (
            hasattr(config, "workerinput")
            or config.args != config.getini("testpaths")
            or config.getoption("-k")
            or config.getoption("-m") != EVERY_DAY
        ):
            return  # a part of the tests says nothing about what is not proven
        if session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            RESULTS.parent.mkdir(exist_ok=True)
            RESULTS.write_text(json.dumps(self.proofs, indent=1, sort_keys=True), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Proofs(), "tryptyk-proofs")
