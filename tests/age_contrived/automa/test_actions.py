"""The automa's action turn (WS-ACT, WS-COMB, WS-RECH, WS-UPG)."""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, GATE, HUMAN, SHIP, Solo
from tests.rule import rule

TILE = "upgraded_tile_1_1"


def taken(s: Solo) -> list[tuple[str | int, ...]]:
    return s.told("automa-action")


@rule("WS-ACT-01", "WS-ACT-02", "WS-ACT-05", "WS-PRIO-04", "WS-CARD-03")
def test_each_action_from_the_top_costs_an_energy_primal_first_then_the_highest_kind() -> None:
    s = Solo().card(actions=[("recharge", 0), ("deploy", 1), ("move_character", 2), ("deploy", 2)])
    s.pools("magnet primal rose", "rose rose rose").take_actions()
    assert s.told("automa-pays") == [("primal",), ("rose",), ("magnet",)]
    assert taken(s) == [("recharge", 0), ("deploy", 1), ("move_character", 2)]
    assert (s.action_pool, s.exhausted_pool) == ("", "magnet rose primal")


@rule("WS-ACT-05")
def test_it_ends_with_the_bottom_action() -> None:
    s = Solo().card(actions=[("recharge", 0)]).pools("rose rose").take_actions()
    assert s.action_pool == "rose"


@rule("WS-ACT-03", "WS-AMB-41", "WS-RECH-02")
def test_an_action_that_cannot_be_resolved_is_skipped_for_the_same_energy() -> None:
    s = Solo().card(actions=[("deploy", 2), ("recharge", 0), ("move_character", 1), ("deploy", 1)])
    s.charged(AUTOMA).pools("rose magnet").take_actions()
    assert taken(s) == [("move_character", 1)]
    assert s.told("automa-skips") == [
        ("deploy", "deploy-pool-empty"), ("recharge", "charged"), ("deploy", "deploy-pool-empty"),
    ]  # fmt: skip
    assert s.exhausted_pool == "rose"


@rule("WS-ACT-04", "WS-AMB-41")
def test_if_the_bottom_action_fails_too_the_very_energy_comes_back() -> None:
    s = (
        Solo()
        .card(actions=[("recharge", 0), ("deploy", 1)])
        .charged(AUTOMA)
        .pools("rose primal")
        .take_actions()
    )
    assert (s.action_pool, s.exhausted_pool) == ("rose primal", "")
    assert s.told("automa-takes-back") == [("primal",)]
    assert s.told("automa-pays") == [("primal",)], "the loop is over"


@rule("WS-AMB-41", "WS-ACT-06")
def test_the_energy_that_pays_may_enter_a_track() -> None:
    s = Solo().card(actions=[("move_track", 1)]).reserve(AUTOMA, "").pools("magnet").take_actions()
    assert s.on_tracks(AUTOMA) == {"monument_track": (1, "magnet")}


@rule("WS-RECH-01")
def test_recharge_charges_the_token() -> None:
    s = Solo().card(actions=[("recharge", 0)]).pools("rose").take_actions()
    assert s.automa.charged


# Numbers


@rule("WS-UPG-01", "WS-DEPL-02")
@pytest.mark.parametrize(("places", "number"), [((), 1), ((1,), 2), ((3,), 2), ((1, 3), 3), ((2, 4), 1)])
def test_places_1_and_3_add_to_a_deploy(places: tuple[int, ...], number: int) -> None:
    s = Solo().card(actions=[("deploy", 1)]).upgraded(*places)
    s.pools("rose", "rose compass magnet rose").take_actions()
    assert taken(s) == [("deploy", number)]
    assert len(s.in_pool.split()) == number


@rule("WS-UPG-03", "WS-MOVE-05", "WS-TRCK-02", "WS-AMB-34")
@pytest.mark.parametrize(("places", "number"), [((1, 2, 3), 1), ((4,), 2)])
def test_place_4_adds_to_move_actions(places: tuple[int, ...], number: int) -> None:
    s = Solo("solo_freyith_speed").card(actions=[("move_character", 1), ("move_track", 1)])
    s.upgraded(*places).pools("rose magnet").figure(AUTOMA, "sea_start", "sea_mid").take_actions()
    assert len(s.told("step")) == number
    assert s.on_tracks(AUTOMA) == {"monument_track": (number, "magnet")}


@rule("WS-AMB-34")
def test_place_4_adds_nothing_to_wheel_bonuses_roses_and_conduits() -> None:
    s = Solo("solo_freyith_speed").card(rows=1, wheel={"speed": [("move_character", 2)]})
    s.upgraded(4).conduits("boot 1").figure(AUTOMA, "sea_start", "sea_mid").pools("", "", "rose")
    s.section(GATE, 1, (AUTOMA, "rose"), None, None)
    s.begin(("automa_conduits",), ("automa_wheel",), ("automa_clear", 0, -1))
    assert s.told("automa-moves") == [(1,), (2,), (2,)]
    assert len(s.told("step")) == 5


# Claim or reposition


def pair(kind: str, pool: str, deploys: tuple[str, ...]) -> Solo:
    s = Solo().card(actions=[(kind, 0)], deploys=deploys).pool(AUTOMA, pool).pools("rose")
    return s.pool_tiles(TILE).take_actions()


@rule("WS-COMB-01")
@pytest.mark.parametrize(
    ("pool", "deploys", "chosen"),
    [
        ("rose", ("highest_monument", "pool"), ["claim"]),
        ("", ("highest_monument", "pool"), []),
        ("rose", ("pool",), ["claim"]),
    ],
)
def test_claim_before_reposition(pool: str, deploys: tuple[str, ...], chosen: list[str]) -> None:
    s = pair("claim_else_reposition", pool, deploys)
    assert [kind for kind, _ in taken(s)] == chosen


@rule("WS-COMB-01")
def test_reposition_where_no_tile_can_be_claimed() -> None:
    s = Solo().card(actions=[("claim_else_reposition", 0)], deploys=("highest_monument", "pool"))
    s.pool(AUTOMA, "rose").pools("rose").take_actions()
    assert taken(s) == [("reposition", 0)]
    assert s.own(GATE) == ["rose", "", ""]


@rule("WS-COMB-02")
@pytest.mark.parametrize(
    ("deploys", "chosen"), [(("highest_monument", "pool"), "reposition"), (("pool",), "claim")]
)
def test_reposition_before_claim(deploys: tuple[str, ...], chosen: str) -> None:
    assert [kind for kind, _ in taken(pair("reposition_else_claim", "rose", deploys))] == [chosen]


# The free action


@rule("WS-ACT-07", "WS-ACT-08", "WS-AMB-27")
def test_with_four_in_the_pool_it_claims_without_paying_an_action() -> None:
    s = (
        Solo()
        .card(actions=[("deploy", 1)])
        .pool(AUTOMA, "rose rose rose rose")
        .pool_tiles(TILE)
        .take_actions()
    )
    assert s.told("automa-claims") == [(TILE, 1)]
    assert s.told("automa-pays") == []
    assert s.told("automa-free-action") == [("claim", 4)]


@rule("WS-ACT-07")
def test_with_three_there_is_no_free_action() -> None:
    s = Solo().card(actions=[("deploy", 1)]).pool(AUTOMA, "rose rose rose").pool_tiles(TILE).take_actions()
    assert s.told("automa-claims") == []


@rule("WS-ACT-08")
def test_without_a_tile_it_repositions() -> None:
    s = (
        Solo()
        .card(deploys=("highest_monument", "pool"))
        .pool(AUTOMA, "rose rose compass magnet")
        .take_actions()
    )
    assert s.own(GATE) == ["rose", "magnet", ""]
    assert s.in_pool == "compass rose"


@rule("WS-AMB-27")
def test_a_free_reposition_that_would_only_fill_the_pool_is_none() -> None:
    s = Solo().pool(AUTOMA, "rose rose compass magnet").take_actions()
    assert s.told("automa-skips") == [("reposition", "only-the-pool")]
    assert s.in_pool == "compass magnet rose rose"


@rule("WS-AMB-27")
def test_the_free_action_is_taken_once_and_before_completed_sections() -> None:
    s = Solo().card(actions=[]).pool(AUTOMA, "rose rose rose rose rose").pool_tiles(TILE)
    s.section(SHIP, 1, (AUTOMA, "rose"), (AUTOMA, "rose"), (AUTOMA, "magnet")).complete(SHIP, AUTOMA)
    s.begin(("automa_actions", 0), ("stage", 2))
    kinds = [event[0] for event in s.events]
    assert kinds.count("automa-free-action") == 1
    assert kinds.index("automa-free-action") < kinds.index("resolve")
    assert s.in_pool == "rose rose rose rose"


@rule("WS-TURN-02", "WS-DEC-07", "WS-AMB-26")
def test_the_humans_refills_come_at_the_end_of_the_automas_turn() -> None:
    s = Solo().card(actions=[("recharge", 0)]).pools("rose")
    s[HUMAN].refills = 1
    s.play_turn()
    assert s.asked == ("refill", HUMAN)
