"""Whatever is sent, the server does not fail: its own schema, taken at its word and beyond it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.house import ME, PATIENCE, House

EXAMPLES = 6


@pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: mode.value
)
def test_nothing_that_is_sent_makes_the_server_fail(house: House, mode: GenerationMode) -> None:
    person = house.enter()
    table = person.table(ME, ME, seed=3, spectators=True)
    table.play(5)
    before = len(table.events())
    schema = schemathesis.openapi.from_dict(person.get("/api/schema/openapi.json"))
    asked = 0
    failed: list[str] = []
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # an error would fail the test
        places: list[dict[str, Any] | None] = [None]
        if "{id}" in operation.path and operation.method == "get":
            places.append({"id": table.id, "number": 3})
        elif "{id}" in operation.path:
            places.append({"id": table.id, "seat": 0})
        for place in places:
            known = {name: value for name, value in (place or {}).items() if f"{{{name}}}" in operation.path}
            strategy = operation.as_strategy(generation_mode=mode, path_parameters=known or None)

            def ask(case: Any) -> None:
                nonlocal asked
                answer = case.call(
                    base_url=house.address, cookies=dict(person.http.cookies), timeout=PATIENCE
                )
                asked += 1
                if answer.status_code >= 500:
                    failed.append(f"{case.as_curl_command()} -> {answer.status_code}")
                elif answer.status_code >= 400 and "/api" in case.path:
                    assert set(answer.json()) == {"code", "message", "seq", "reason"}

            with suppress(Unsatisfiable):  # where nothing is asked for, nothing can be wrong
                test: Any = given(strategy)(seed(1)(_few(ask)))  # type: ignore[no-untyped-call]  # hypothesis
                test()
    assert failed == []
    assert asked > 100
    log = table.events()
    assert [row["seq"] for row in log] == list(range(len(log)))
    assert len(log) >= before


def _few(test: Any) -> Any:
    return settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )(test)
