"""Deploy: upper rows are emptied, and every energy is placed (WC-DEPL, WC-AMB-35, WC-DEC-17, 18)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.device_catalogue import ACTION_TILES
from tryptyk.games.age_contrived.components.printed import ActionTile
from tryptyk.kernel import Option

DEPLOYING = [
    tile
    for tile in ACTION_TILES.values()
    if any(action.kind == "deploy" for group in tile.groups for action in group)
]


def deploying(s: Scene, position: int, *option: str | int) -> Scene:
    """Seat 0 uses the action tile under a position."""
    s[0].lower[position - 1] = 1
    s.act(0)
    s.choose("pay", position, "compass")
    s.choose(*option)
    return s


def placing(energies: str, s: Scene | None = None) -> Scene:
    """Seat 0 has deployed these from position 5."""
    return deploying((s or Scene()).fill(0, 5, energies), 1, "deploy", 1, 5)


# Which tiles


@rule("WC-DEPL-01", "WC-AMB-35", "WC-DEC-17")
@pytest.mark.parametrize("tile", DEPLOYING, ids=str)
def test_the_action_tile_marks_two_positions_and_an_upgraded_one_may_empty_both(tile: ActionTile) -> None:
    s = Scene().action(0, tile.id) if tile.upgraded else Scene()
    s[0].lower[tile.position] = 1
    s.act(0)
    s.choose("pay", tile.position + 1, "compass")
    one, two = (4, 5) if tile.position == 0 else (2, 3)
    assert s.verbs("deploy") == [("deploy", 1, one), ("deploy", 1, two)]
    both = [("deploy_both", 1, one, two)]
    assert s.verbs("deploy_both") == (
        both if tile.id in ("upgraded_action_1_top", "upgraded_action_3_top") else []
    )


@rule("WC-DEPL-01", "WC-AMB-35")
def test_one_tile_is_emptied_or_both() -> None:
    def laid() -> Scene:
        s = (
            Scene()
            .action(0, "upgraded_action_3_top")
            .fill(0, 2, "rose")
            .fill(0, 3, "magnet")
            .fill(0, 4, "primal")
        )
        return s

    s = deploying(laid(), 3, "deploy", 1, 3)
    assert s.held(s[0].hand) == "magnet"
    assert (s.row(0, 2), s.row(0, 3), s.row(0, 4)) == (("rose", ""), ("", ""), ("primal", ""))
    s = deploying(laid(), 3, "deploy_both", 1, 2, 3)
    assert s.held(s[0].hand) == "magnet rose"
    assert (s.row(0, 2), s.row(0, 3), s.row(0, 4)) == (("", ""), ("", ""), ("primal", ""))


# All of it


@rule("WC-DEPL-02", "WC-AMB-35")
def test_all_energy_of_the_upper_row_is_taken_and_has_to_be_placed() -> None:
    s = deploying(Scene().fill(0, 5, "rose magnet", "primal"), 1, "deploy", 1, 5)
    assert s.decision.about == ("magnet rose",)
    assert {option[0] for option in s.options} == {"pool", "build"}, "none may be kept"
    s.choose("pool", "rose")
    assert s.decision.about == ("magnet",)
    s.choose("pool", "magnet")
    assert s.row(0, 5) == ("", "primal"), "the lower row stays"
    assert s[0].hand == 0


# Where to


@rule("WC-DEPL-03", "WC-DEPL-04", "WC-DEPL-05", "WC-DEC-18")
def test_a_deployed_energy_goes_to_the_pool_to_a_section_or_to_an_achievement() -> None:
    s = Scene().in_play("eridonic_gate", "anfirien_beacon").section("eridonic_gate", 2)
    s.tile(0, 1, "upgraded_tile_3_1")
    placing("rose", s)
    assert s.asked == ("place", 0)
    assert s.options == [
        ("pool", "rose"),
        ("build", "rose", "eridonic_gate", 3),
        ("achieve", "rose", "printed_monument", "left"),
    ]


@rule("WC-DEPL-03", "WC-POOL-02")
def test_to_the_pool() -> None:
    s = placing("rose")
    s.choose("pool", "rose")
    assert s.held(s[0].pool) == "rose"


@rule("WC-DEPL-04", "WC-MON-02")
def test_to_a_space_of_an_available_section() -> None:
    s = placing("rose", Scene().section("eridonic_gate", 2, (1, "compass")))
    s.choose("build", "rose", "eridonic_gate", 3)
    assert s.on("eridonic_gate") == [(1, "compass"), None, (0, "rose")]


@rule("WC-DEPL-05")
def test_to_an_achievement_whose_requirement_is_met_at_that_moment() -> None:
    s = placing("rose")
    assert s.verbs("achieve") == []
    assert s.reason("achieve", "rose", "printed_monument", "left") == (
        "requirement-not-met",
        "WC-ACHV-07",
        2,
        1,
    )
    s = placing("rose", Scene().tile(0, 1, "upgraded_tile_3_1"))
    s.choose("achieve", "rose", "printed_monument", "left")
    assert s[0].achieved[0] == 2, "the rose on the left space"


@rule("WC-DEPL-06", "WC-DEC-18")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_several_energies_are_split_freely_one_by_one_in_any_order(order: tuple[int, ...]) -> None:
    places: list[Option] = [
        ("pool", "magnet"),
        ("build", "rose", "namarillion_forge", 2),
        ("achieve", "compass", "printed_monument", "left"),
    ]
    s = Scene().action(0, "upgraded_action_1_top").tile(0, 1, "upgraded_tile_3_1")
    s.fill(0, 4, "magnet").fill(0, 5, "rose compass")
    deploying(s, 1, "deploy_both", 1, 4, 5)
    s.choose_all(*[places[n] for n in order])
    assert s.held(s[0].pool) == "magnet"
    assert s.on("namarillion_forge")[1] == (0, "rose")
    assert s[0].achieved[0] == 0, "the compass on the left space"


@rule("WC-DEPL-05", "WC-DEPL-06")
def test_energies_alike_may_go_to_different_places() -> None:
    s = placing("rose rose", Scene().section("namarillion_forge", 1))
    s.choose_all(("build", "rose", "namarillion_forge", 2), ("build", "rose", "namarillion_forge", 3))
    assert s.on("namarillion_forge") == [None, (0, "rose"), (0, "rose")]


@rule("WC-DEPL-07")
def test_deploy_never_binds_to_monuments_or_pillars() -> None:
    s = placing("primal")
    assert {option[0] for option in s.options} <= {"pool", "build", "achieve"}
    s.choose("build", "primal", "eridonic_gate", 1)
    assert s[0].bound == [0] * 6
    assert s[0].pillars == [-1] * 6


@rule("WC-DEPL-04", "WC-MON-07")
def test_a_completed_section_takes_no_further_energy() -> None:
    s = (
        Scene()
        .in_play("eridonic_gate", "anfirien_beacon")
        .section("eridonic_gate", 1, (1, "rose"), (1, "magnet"))
    )
    s.section("anfirien_beacon", 2, (1, "compass"), (1, "compass"), (1, "rose")).complete(
        "anfirien_beacon", 1
    )
    placing("magnet magnet", s)
    assert s.verbs("build") == [("build", "magnet", "eridonic_gate", 3)]
    s.choose("build", "magnet", "eridonic_gate", 3)
    assert ("completed", 0, "eridonic_gate_1") in s.events
    assert s.held(s[0].pool) == "magnet", "the other had only the Pool left"
    assert s.asked == ("next_section", 0)


@rule("WC-DEPL-08")
def test_pulling_the_chute_makes_no_difference() -> None:
    """A chute empties the upper row of its tile at once; all that counts is where the energies go."""
    one = deploying(Scene().fill(0, 4, "rose").fill(0, 5, "magnet"), 1, "deploy", 1, 4)
    assert (one.held(one[0].hand), one.row(0, 5)) == ("rose", ("magnet", ""))
