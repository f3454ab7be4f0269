"""Moving the Ship (BF-SHIP)."""

from __future__ import annotations

from tests.bonfire.scene import Scene
from tests.rule import rule


@rule("BF-SHIP-02", "BF-EX-06")
def test_one_tile_takes_the_ship_along_one_waterway_and_the_task_there_is_paid_separately() -> None:
    s = (
        Scene()
        .tiles(0, ship=1, task=1)
        .resources(0, root=1, herb=1)
        .ship(0, "island_b1")
        .offerings(0, "herb", "shell")
    )
    s.island("island_b2", "red_portals_3").act(0)
    s.choose("ship", "island_b2")
    s.pay()
    assert s.island_of(0) == "island_b2"
    assert s.options == [("task",), ("nothing",)]
    assert s.held(0) == {"task": 1, "root": 1, "herb": 1}
