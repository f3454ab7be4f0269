"""Special and primal abilities of the solo character cards (WS-ABIL, WS-AMB-24, 29)."""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, BEACON, GATE, HUMAN, SHIP, Solo
from tests.rule import rule
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.games.age_contrived.effects.automa.journeys import BY_ACTION, BY_CONDUITS, BY_EFFECT
from tryptyk.games.age_contrived.state import TRIGGERED

EXTRA_STEP, REGION_REFILL = "solo_aureon_speed", "solo_aureon_ascension"
EXTRA_FILL, REGION_PROGRESS = "solo_ignotas_expansion", "solo_ignotas_attainment"
BIND_STEP, REGION_PLACE = "solo_multanec_construction", "solo_multanec_expansion"
KEEP_GAINED, REGION_CONDUIT = "solo_rusne_construction", "solo_rusne_attainment"
SHIFT_BOUND, FREE_FACING = "solo_freyith_ascension", "solo_freyith_speed"

SPOKE = "bridge_spoke_quarry"
REGION = ("automa_region",)


def way(s: Solo) -> list[str | int]:
    return [event[1] for event in s.told("step") if event[0] == AUTOMA]


# Entering a region


def at_the_border(side: str) -> Solo:
    """On the spoke of the quarry, started in the quarry, the centre ahead."""
    s = Solo(side).bridge(SPOKE, "neutral_bridge_1").figure(AUTOMA, SPOKE, "central_quarry")
    s.figure(HUMAN, "forest_start")
    s.automa.started = 1
    return s


@rule("WS-ABIL-01")
@pytest.mark.parametrize("side", [REGION_REFILL, REGION_PROGRESS, REGION_PLACE, REGION_CONDUIT, SHIFT_BOUND])
@pytest.mark.parametrize("turn", [HUMAN, AUTOMA])
def test_a_region_that_is_entered_triggers_in_any_turn_and_once(side: str, turn: int) -> None:
    s = at_the_border(side).in_turn(turn).walk(1)
    assert s.automa.entered == TRIGGERED
    s = at_the_border(side).in_turn(turn).pools("", "", "rose rose rose rose")
    s.begin(("automa_go", 1, BY_EFFECT), ("stage", 4))
    assert s.told("automa-ability").count((s.automa.side.ability,)) == 1


@rule("WS-ABIL-01")
def test_bridges_and_the_region_of_the_start_trigger_nothing() -> None:
    s = at_the_border(REGION_PROGRESS)
    s.automa.started |= 1 << 5
    assert s.walk(1).automa.entered == 0
    s = at_the_border(REGION_PROGRESS).figure(AUTOMA, "quarry_inner", SPOKE).walk(1)
    assert (s.place_of(AUTOMA), s.automa.entered) == (SPOKE, 0)
    s = at_the_border(REGION_PROGRESS).figure(AUTOMA, "quarry_inner", SPOKE)
    s.automa.started = 1 << 2
    assert s.walk(1).automa.entered == 0, "a bridge lies in two regions, but none is entered by it"


@rule("WS-ABIL-01")
@pytest.mark.parametrize("side", [EXTRA_STEP, EXTRA_FILL, BIND_STEP, KEEP_GAINED, FREE_FACING])
def test_other_abilities_are_not_triggered_by_regions(side: str) -> None:
    assert at_the_border(side).walk(1).automa.entered == 0


@rule("WS-ABIL-01", "WS-DEC-07", "WS-AMB-26")
@pytest.mark.parametrize(("turn", "first"), [(AUTOMA, HUMAN), (HUMAN, AUTOMA)])
def test_it_is_resolved_after_the_humans_in_its_own_turn_and_before_it_in_the_humans(
    turn: int, first: int
) -> None:
    s = Solo(REGION_PROGRESS).in_turn(turn).unlock(HUMAN, 1, 2, 3)
    for side in s.g.sides:
        side.entered = TRIGGERED
    s.begin(("stage", 4))
    while s.asked[0] != "choose_turn" and ("automa-ability", "region_progress") not in s.events:
        s.choose(*s.options[-1])
    kinds = [event[0] for event in s.events if event[0] in ("ability", "automa-ability")]
    assert kinds[0] == ("ability" if first == HUMAN else "automa-ability")


@rule("WS-ABIL-03")
def test_region_refill_fills_by_the_active_card() -> None:
    s = Solo(REGION_REFILL).card(left=(1, 2)).pools("", "", "rose compass magnet magnet").begin(REGION)
    assert (s.action_pool, s.deploy_pool) == ("magnet rose", "compass")


@rule("WS-ABIL-03", "WS-AMB-35")
def test_with_both_pools_full_there_is_no_refill_to_receive_and_no_energy_is_gained_for_it() -> None:
    full = "rose rose rose magnet magnet magnet"
    s = Solo(REGION_REFILL).card(left=(1, 2)).pools(full, full, "").begin(REGION)
    assert s.exhausted_pool == ""
    assert s.told("automa-no-bonus") == [("refill_tile",)]
    s = Solo(REGION_REFILL).card(left=(1, 2)).pools(full, "rose", "").begin(REGION)
    assert s.deploy_pool == "rose primal", "where there is room, it first gains what it lacks"


@rule("WS-ABIL-05")
def test_region_progress_moves_the_tile_that_has_made_the_fewest_steps() -> None:
    s = Solo(REGION_PROGRESS).progress(gold=1, boot=1, monument=1, pillar=1).begin(REGION)
    assert s.progressed == {"gold": 1, "violet": 1, "boot": 1, "monument": 1, "pillar": 1}
    s = Solo(REGION_PROGRESS).progress(gold=2, violet=2, boot=2, monument=2, pillar=2).begin(REGION)
    # Monument and pillar are rightmost with two; boot is the lowest of the others.
    assert s.progressed["boot"] == 3


@rule("WS-ABIL-07")
def test_region_place_binds_to_an_achievement_or_fills_the_pool() -> None:
    s = Solo(REGION_PLACE).progress(pillar=2).pools("", "", "rose magnet").begin(REGION)
    assert s.told("automa-achieves") == [("printed_pillar", "own", "highest")]
    assert s.exhausted_pool == "rose"
    s = Solo(REGION_PLACE).pools("", "", "rose magnet").begin(REGION)
    assert (s.in_pool, s.exhausted_pool) == ("rose", "magnet")
    s = Solo(REGION_PLACE).begin(REGION)
    assert s.in_pool == ""


@rule("WS-ABIL-09")
def test_region_conduit_moves_by_the_best_conduit_whatever_its_row() -> None:
    s = (
        Solo(REGION_CONDUIT)
        .conduits("pillar 2", "boot 1", "", "boot 2")
        .figure(AUTOMA, "sea_start", "sea_mid")
    )
    assert len(way(s.begin(REGION))) == 2
    s = Solo(REGION_CONDUIT).conduits("monument 2", "pillar 1").begin(REGION)
    assert list(s.on_tracks(AUTOMA)) == ["pillar_track"]
    assert way(Solo(REGION_CONDUIT).begin(REGION)) == []


@rule("WS-ABIL-10")
def test_shift_bound_moves_the_lowest_kind_to_the_monument_with_the_fewest() -> None:
    s = (
        Solo(SHIFT_BOUND)
        .bound(AUTOMA, GATE, "rose rose rose")
        .bound(AUTOMA, SHIP, "rose compass magnet primal")
    )
    s.begin(REGION)
    assert (s.bound_at(AUTOMA, SHIP), s.bound_at(AUTOMA, BEACON)) == ("compass rose primal", "magnet")
    assert s.automa.patron == -1
    s = Solo(SHIFT_BOUND).bound(AUTOMA, GATE, "rose rose rose rose").begin(REGION)
    assert (s.bound_at(AUTOMA, SHIP), s.bound_at(AUTOMA, BEACON)) == ("", "rose"), "the lowest of them"
    s = Solo(SHIFT_BOUND).bound(AUTOMA, SHIP, "rose compass magnet").begin(REGION)
    assert s.bound_at(AUTOMA, SHIP) == "compass magnet rose"


@rule("WS-ABIL-10")
def test_shift_bound_is_no_bind_and_takes_no_patron_token() -> None:
    s = Solo(SHIFT_BOUND).bound(AUTOMA, GATE, "primal primal rose rose").bound(AUTOMA, BEACON, "rose")
    s.bound(AUTOMA, SHIP, "rose rose").begin(REGION)
    assert s.bound_at(AUTOMA, BEACON) == "rose rose"
    assert s.automa.patron == -1
    assert s.told("bind") == []


# Movement


@rule("WS-ABIL-02")
def test_extra_step_makes_the_first_movement_of_every_turn_longer() -> None:
    s = Solo(EXTRA_STEP).figure(AUTOMA, "sea_start", "sea_mid").bridge("bridge_spoke_sea", "neutral_bridge_1")
    s.begin(("automa_go", 1, BY_EFFECT), ("automa_go", 1, BY_ACTION))
    assert way(s) == ["sea_mid", "sea_hub", "sea_inner"]
    s.in_turn(HUMAN).begin(("turn", HUMAN))
    assert s.automa.extra_step is False


@rule("WS-ABIL-06")
def test_bind_step_recharges_or_moves_after_each_bind() -> None:
    s = Solo(BIND_STEP).track(AUTOMA, "monument_track", 3).climb_on(0, 1)
    assert s.automa.charged
    assert way(s) == []
    s = Solo(BIND_STEP).charged(AUTOMA).track(AUTOMA, "pillar_track", 3).climb_on(1, 1)
    assert len(way(s)) == 1
    s = Solo(BIND_STEP).card(deploys=("achievement",)).progress(pillar=2).pools("", "rose").deploy(1)
    assert s.automa.charged, "an achievement is bound, too"


@rule("WS-ABIL-06", "WS-ABIL-01")
def test_other_automas_do_nothing_after_a_bind() -> None:
    s = Solo(EXTRA_STEP).track(AUTOMA, "monument_track", 3).climb_on(0, 1)
    assert not s.automa.charged


@rule("WS-ABIL-11")
@pytest.mark.parametrize(("by", "turns"), [(BY_ACTION, True), (BY_CONDUITS, True), (BY_EFFECT, False)])
def test_free_facing_turns_around_if_the_nearest_bridge_is_nearer_that_way(by: str, turns: bool) -> None:
    s = Solo(FREE_FACING).bridge(SPOKE, "neutral_bridge_1").figure(AUTOMA, "quarry_inner", "quarry_hub")
    s.figure(HUMAN, "forest_start").walk(1, by)
    assert (way(s) == [SPOKE]) is turns


@rule("WS-ABIL-11")
def test_free_facing_does_not_turn_with_equal_distances() -> None:
    s = (
        Solo(FREE_FACING)
        .bridge(SPOKE, "neutral_bridge_1")
        .bridge("bridge_rim_quarry_sea", "neutral_bridge_2")
    )
    s.figure(AUTOMA, "quarry_east", "quarry_exit").figure(HUMAN, "forest_start").walk(1, BY_ACTION)
    assert way(s) == ["quarry_exit"]


@rule("WS-ABIL-11")
def test_free_facing_on_a_central_space_leaves_by_the_entry() -> None:
    s = Solo(FREE_FACING).card(wheel={"speed": [("gain_energy", 1)]}).bridge(SPOKE, "neutral_bridge_1")
    s.bridge("bridge_spoke_sea", "neutral_bridge_2").figure(HUMAN, "forest_start")
    s.figure(AUTOMA, "central_quarry", SPOKE).walk(2, BY_ACTION)
    assert way(s) == [SPOKE, "quarry_inner"]
    assert s.exhausted_pool == "primal"


# Pools


@rule("WS-ABIL-04")
@pytest.mark.parametrize(
    ("exhausted", "held"),
    [("rose compass", ("compass rose", "")), ("rose", ("rose", "")), ("rose rose rose", ("rose rose", ""))],
)
def test_extra_fill_moves_one_more_energy_but_gains_none(exhausted: str, held: tuple[str, str]) -> None:
    s = Solo(EXTRA_FILL).card(left=(0, 1)).pools("", "magnet", exhausted)
    s.play_turn()
    # After the first energy both pools hold one: the action pool again.
    assert (s.action_pool, s.deploy_pool) == (held[0], "magnet")
    assert s.told("gain") == []


@rule("WS-ABIL-04")
def test_extra_fill_goes_to_the_pool_with_fewer() -> None:
    s = Solo(EXTRA_FILL).card(left=(0, 2)).pools("", "magnet", "rose rose rose").play_turn()
    assert (s.action_pool, s.deploy_pool) == ("rose rose", "magnet rose")


@rule("WS-ABIL-08")
def test_keep_gained_puts_the_first_energy_into_the_pool_with_fewer() -> None:
    s = Solo(KEEP_GAINED).card(wheel={"construction": [("gain_energy", 2)]}).pools("rose", "").wheel()
    assert (s.deploy_pool, s.exhausted_pool) == ("primal", "primal")
    six = "rose rose rose compass compass compass"
    s = Solo(KEEP_GAINED).card(wheel={"construction": [("gain_energy", 1)]}).pools(six, six).wheel()
    assert s.exhausted_pool == "primal"
    s = Solo(KEEP_GAINED).climb_on(0, 1)
    assert (s.action_pool, s.on_tracks(AUTOMA)) == ("", {"monument_track": (1, "magnet")})


# Primal energy


@rule("WS-ABIL-12")
def test_primal_move_moves_two_for_a_cleared_primal() -> None:
    s = Solo(REGION_REFILL).section(GATE, 1, (AUTOMA, "primal"), None, None).begin(("automa_clear", 0, -1))
    assert len(way(s)) == 2
    assert s.exhausted_pool == "primal"


@rule("WS-ABIL-13", "WS-AMB-37")
def test_primal_recharge_for_every_primal_in_the_deploy_pool() -> None:
    s = Solo(REGION_PROGRESS).card(left=(1, 0), right=(1, 0)).pools("", "", "primal primal rose").play_turn()
    assert s.deploy_pool == "primal primal"
    assert s.automa.charged, "recharged in step 1, used in step 2, recharged again"


@rule("WS-ABIL-13")
def test_primal_recharge_not_for_the_action_pool() -> None:
    s = Solo(REGION_PROGRESS).card(left=(0, 1)).pools("", "", "primal").play_turn()
    assert (s.action_pool, s.automa.charged) == ("primal", False)


@rule("WS-ABIL-14")
def test_primal_brings_one_energy_of_the_highest_kind_that_fits() -> None:
    s = (
        Solo(BIND_STEP)
        .card(deploys=("unvisited_monument",))
        .pools("", "primal", "magnet rose primal compass")
    )
    s.deploy(1)
    # Rose is the lowest kind; then compass fits nowhere, magnet does.
    assert s.own(GATE) == ["primal", "magnet", ""]
    assert s.exhausted_pool == "compass rose primal"


@rule("WS-ABIL-14")
def test_primal_brings_a_primal_only_if_nothing_else_fits_and_not_again() -> None:
    s = (
        Solo(BIND_STEP)
        .card(deploys=("unvisited_monument",))
        .pools("", "primal", "compass primal primal")
        .deploy(1)
    )
    assert s.own(GATE).count("primal") == 2


@rule("WS-ABIL-14")
def test_primal_brings_nothing_to_a_completed_section_nor_outside_a_deploy() -> None:
    s = (
        Solo(BIND_STEP)
        .card(deploys=("finish_monument",))
        .section(GATE, 1, None, (HUMAN, "magnet"), (HUMAN, "magnet"))
    )
    s.pools("", "primal", "rose").deploy(1)
    assert (s.own(GATE), s.exhausted_pool) == (["primal", "", ""], "rose")
    s = Solo(BIND_STEP).card(deploys=("highest_monument", "pool")).pools("", "", "magnet")
    s.place("primal")
    assert s.exhausted_pool == "magnet"


@rule("WS-ABIL-15")
@pytest.mark.parametrize(("paid", "more"), [("primal", 1), ("rose", 0)])
def test_primal_boost_adds_one_to_the_number_of_an_action(paid: str, more: int) -> None:
    for kind in ("deploy", "move_character", "move_track"):
        s = Solo(KEEP_GAINED).card(actions=[(kind, 1)]).pools(paid, "rose rose rose").take_actions()
        assert s.told("automa-action") == [(kind, 1 + more)]


@rule("WS-ABIL-16")
def test_primal_as_slot_acts_as_the_kind_of_its_space() -> None:
    s = Solo(SHIFT_BOUND).section(GATE, 2)
    # Compass, magnet, rose.
    s.g.spaces[0] = [4 * AUTOMA + KINDS.index("primal")] * 3
    s.begin(("automa_clear", 0, -1))
    assert s.in_pool == "primal", "still a primal"
    assert s.action_pool == "primal"
    assert s.on_tracks(AUTOMA) == {"monument_track": (2, "primal")}, "the rose moved on the highest track"


@rule("WS-ABIL-16")
def test_primal_as_slot_is_exhausted_on_a_space_for_any_kind() -> None:
    s = Solo(SHIFT_BOUND).monuments("fortress_of_kolym_thrin").section("fortress_of_kolym_thrin", 5)
    s.g.spaces[3][0] = 4 * AUTOMA + KINDS.index("primal")
    s.begin(("automa_clear", 3, -1))
    assert s.exhausted_pool == "primal"


# No abilities


@rule("WS-AMB-24")
def test_bridges_unlock_no_base_abilities() -> None:
    s = Solo(BIND_STEP).card(wheel={"construction": [("place_bridge", 0)]}).wheel()
    assert s.automa.bridges == 0b011
    assert s.automa.abilities == 0


@rule("WS-AMB-29")
def test_without_abilities_the_automa_has_none_either() -> None:
    s = Solo(EXTRA_STEP, no_abilities=True).figure(AUTOMA, "sea_start", "sea_mid").walk(1)
    assert len(way(s)) == 1
    s = Solo(EXTRA_STEP, no_abilities=True).section(GATE, 1, (AUTOMA, "primal"), None, None)
    assert way(s.begin(("automa_clear", 0, -1))) == []
