"""Content that adds up: what a corrected file may still lack is found."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tryptyk.components import ContentFault
from tryptyk.games.age_contrived import content_check as module
from tryptyk.games.age_contrived.components import catalogue, device_catalogue
from tryptyk.games.age_contrived.components.atlas import Place
from tryptyk.games.age_contrived.components.catalogue import (
    ACHIEVEMENTS,
    CHARACTERS,
    ENTRIES,
    PLACE,
    PLACES,
    PLAYERS,
    REGIONS,
)
from tryptyk.games.age_contrived.components.energy import ANY, COMPASS, MAGNET, PRIMAL, ROSE
from tryptyk.games.age_contrived.components.printed import Achievement, Bonus, Bridge, Character, Section
from tryptyk.games.age_contrived.content_check import (
    bonus_lacks,
    bridge_lacks,
    can_be_filled,
    can_be_met,
    check_content,
    god_lacks,
    quick_start_lacks,
    reachable,
    texts,
)
from tryptyk.games.age_contrived.rules.gods import GODS, God
from tryptyk.games.age_contrived.state import Side
from tryptyk.kernel.state import Item

ROOT = Path(__file__).parents[2]
ENTRY = {entry.id: entry for entry in ENTRIES}


def lacks(id: str) -> list[str]:
    return module.lacks(ENTRY[id], ROOT)


def test_nothing_is_missing() -> None:
    assert [(entry.id, found) for entry in ENTRIES if (found := module.lacks(entry, ROOT))] == []
    check_content()


def test_everything_has_a_name_and_what_does_something_has_a_text() -> None:
    assert texts(ENTRY["benefit_move"]) == ["thing-benefit_move", "thing-benefit_move.text"]
    assert texts(ENTRY["quarry_hub"]) == ["thing-quarry_hub"]


@pytest.mark.parametrize("id", catalogue.BOX)
def test_a_wrong_count_is_found(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    only_counted = ("box_game_board", "box_solo_board", "box_first_player_marker")
    monkeypatch.setitem(catalogue.BOX, id, catalogue.BOX[id] + 1)
    assert bool(lacks(id)) == (id not in only_counted)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("id", "field"),
    [
        ("box_benefit_token", "benefit_tokens"),
        ("box_benefit_token", "monuments"),
        ("box_monument", "monuments"),
        ("box_upgraded_transmutation_tile", "tiles"),
        ("box_upgraded_action_tile", "upgraded_action_copies"),
    ],
)
def test_marks_that_do_not_add_up_are_found(
    players: int, id: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = PLAYERS[players]
    changed = msgspec.structs.replace(figures, **{field: getattr(figures, field) + 1})
    monkeypatch.setitem(PLAYERS, players, changed)
    assert lacks(id)


@pytest.mark.parametrize(
    ("spaces", "fine"),
    [
        ((COMPASS, COMPASS, COMPASS), True),
        ((MAGNET, ROSE, ANY), True),
        ((ANY, ANY, ANY), True),
        ((ROSE, ROSE, ROSE, ROSE), False),
        ((COMPASS, MAGNET, PRIMAL), False),
        ((), False),
    ],
)
def test_a_section_asks_for_no_more_than_everybody_can_always_bring(
    spaces: tuple[int, ...], fine: bool
) -> None:
    assert can_be_filled(Section("odd", 1, spaces, spaces, ())) == fine


def test_every_achievement_can_be_met() -> None:
    assert [id for id, achievement in ACHIEVEMENTS.items() if not can_be_met(achievement)] == []


@pytest.mark.parametrize(
    ("type", "symbol", "least"),
    [
        ("tile_symbols", 0, 12),
        ("tile_symbols", 1, 7),
        ("tile_symbols", -1, 1),
        ("bound_kinds", -1, 5),
        ("bound_monuments", -1, 4),
        ("bound_in_one_region", -1, 22),
        ("gained_each_kind", -1, 3),
        ("conduits", -1, 6),
        ("upgraded_actions", -1, 5),
        ("conduits", -1, 0),
        ("moons", -1, 1),
    ],
)
def test_an_achievement_that_nobody_could_meet_is_found(type: str, symbol: int, least: int) -> None:
    assert not can_be_met(Achievement("odd", False, type, symbol, least))


def test_requirements_that_the_rules_do_not_know_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ACHIEVEMENTS, "odd", Achievement("odd", False, "moons", -1, 1))
    with pytest.raises(ContentFault, match="are in the content, and nothing is known of them: moons"):
        check_content()
    monkeypatch.setitem(ACHIEVEMENTS, "three_conduits", Achievement("three_conduits", False, "moons", -1, 1))
    assert lacks("three_conduits") == ["behaviour (rules/achievements.py)"]


def quick_start(upper: tuple[int, ...], lower: tuple[int, ...], pool: int) -> Character:
    return Character("odd", 0, (1, 2, 4), (), upper, lower, pool)


def test_a_quick_start_that_does_not_fit_is_found() -> None:
    upper = (COMPASS, COMPASS, MAGNET, MAGNET)
    assert quick_start_lacks(quick_start(upper, (ROSE, ROSE, ROSE, PRIMAL), ROSE)) == []
    assert quick_start_lacks(quick_start(upper, (ROSE, ROSE, ROSE, ROSE), ROSE))
    assert quick_start_lacks(quick_start(upper, (ROSE, ROSE, PRIMAL, ROSE), PRIMAL))
    assert quick_start_lacks(quick_start(upper, (ROSE, ROSE, ROSE), COMPASS))


def test_a_quick_start_needs_spaces_on_the_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    tile = device_catalogue.BASIC_TILES[3]
    monkeypatch.setattr(tile, "lower", 2)
    assert quick_start_lacks(CHARACTERS["aureon"]) == []
    monkeypatch.setattr(tile, "lower", 0)
    lacking = [f"space for its energies with {players} players" for players in (2, 1)]
    assert quick_start_lacks(CHARACTERS["aureon"]) == lacking, "only they start with four tiles filled"


def test_a_bonus_without_its_figures_is_found() -> None:
    assert bonus_lacks(Bonus("move_character", spaces=2)) == []
    assert bonus_lacks(Bonus("move_character"))
    assert bonus_lacks(Bonus("move_track", spaces=2))
    assert bonus_lacks(Bonus("gain_energy"))
    assert bonus_lacks(Bonus("gain_conduit", spaces=1))


def test_bridges_of_level_three_copy_and_no_others() -> None:
    assert bridge_lacks(Bridge("odd", "aureon", 3, 0, Bonus("copy_bridge"), None)) == []
    assert bridge_lacks(Bridge("odd", "aureon", 3, 0, Bonus("place_bridge"), None))
    assert bridge_lacks(Bridge("odd", "aureon", 2, 0, Bonus("copy_bridge"), None))
    assert bridge_lacks(Bridge("odd", "", 0, 0, Bonus("copy_bridge"), None))


def test_a_benefit_token_that_points_to_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    token = catalogue.BENEFIT_TOKENS["benefit_move"]
    monkeypatch.setattr(token, "bonus", Bonus("any_benefit_token"))
    assert lacks("benefit_move") == ["bonus of its own"]


# The map


def with_place(number: int, regions: int, exits: tuple[tuple[int, ...], ...]) -> tuple[Place, ...]:
    old = PLACES[number]
    new = Place(old.id, number, old.path, old.central, old.start, regions, exits, old.x, old.y)
    return (*PLACES[:number], new, *PLACES[number + 1 :])


def test_a_way_between_regions_without_a_damaged_path_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    hub = PLACES[PLACE["quarry_hub"]]
    exits = (hub.exits[0], (*hub.exits[1], 4 * PLACE["sea_hub"]))
    monkeypatch.setattr(catalogue, "PLACES", with_place(hub.number, hub.regions, exits))
    assert lacks("quarry_hub") == ["damaged path between it and another region"]


def test_a_place_that_nobody_can_reach_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    mid = PLACES[PLACE["sea_mid"]]
    cut = with_place(mid.number, mid.regions, ((), mid.exits[1]))
    assert set(range(50)) - reachable(cut) == {PLACE["sea_start"]}
    monkeypatch.setattr(catalogue, "PLACES", cut)
    assert lacks("sea_start") == ["way from the first space"]


def test_a_damaged_path_that_names_other_regions_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    path = PLACES[PLACE["bridge_rim_quarry_sea"]]
    monkeypatch.setattr(catalogue, "PLACES", with_place(path.number, 0b101, path.exits))
    assert lacks("bridge_rim_quarry_sea") == ["end in each of the regions that it joins"]


@pytest.mark.parametrize("region", ["quarry", "forest", "swamp"])
def test_a_region_that_is_not_joined_as_the_others_are_is_found(
    region: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue.REGION[region], "paths", catalogue.REGION[region].paths[1:])
    assert any("damaged path" in lack for lack in lacks(region))


def test_a_region_with_a_space_too_few_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    hub = PLACES[PLACE["sea_hub"]]
    monkeypatch.setattr(catalogue, "PLACES", with_place(hub.number, 1 << 2, hub.exits))
    assert lacks("sea") == ["as many spaces as the other outer regions"]
    monkeypatch.setattr(REGIONS[3], "start", PLACE["sea_start"])
    assert "start space of its own" in lacks("forest")


def test_the_check_asks_for_every_kind_that_can_be_wrong() -> None:
    assert set(module.TOLD) <= {entry.kind for entry in ENTRIES}


# Gods


def test_a_character_without_a_god_is_said_at_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GODS, "aureon")
    with pytest.raises(ContentFault, match=r"Characters .* and nothing is known of them: aureon"):
        check_content()
    assert lacks("aureon") == ["behaviour (effects/aureon.py)"]


def test_a_god_with_half_of_what_belongs_together_is_said_at_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GODS, "rusne", HalfAGod("rusne", worth=(1.0, 1.0, 1.0)))
    assert lacks("rusne") == [
        "what its ability of level III does (at_region)",
        "keep_aside, which follows from gains_aside",
    ]
    with pytest.raises(ContentFault, match=r"effects/rusne\.py has no what its ability of level III does"):
        check_content()


def test_an_item_that_no_act_carries_out_is_said_at_load() -> None:
    assert god_lacks(Idler("freyith", worth=(1.0, 1.0, 1.0))) == ["act 'doze' (acts)"]


class HalfAGod(God):
    def gains_aside(self, side: Side) -> bool:
        return True


class Idler(God):
    def at_region(self, seat: int) -> Item:
        return ("doze", seat)
