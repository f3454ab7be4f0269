"""Deploying by the sequence of the active card (WS-DEPL, WS-DHIGH, WS-DNEW, WS-DFIN, WS-DPOOL, WS-DACH).

Spaces of the first sections: gate rose magnet magnet, ship rose rose magnet, Beacon compass magnet magnet.
"""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, BEACON, FORTRESS, GATE, HUMAN, SHIP, Solo
from tests.age_contrived.scene import bag
from tests.rule import rule
from tryptyk.games.age_contrived.components.energy import KINDS, MAGNET, PRIMAL
from tryptyk.games.age_contrived.effects.automa.sections import arrange

H, U, F, P, A = "highest_monument", "unvisited_monument", "finish_monument", "pool", "achievement"


def sequence(*deploys: str) -> Solo:
    return Solo().card(deploys=deploys)


def test_the_spaces_are_as_said_above() -> None:
    s = Solo()
    assert [[KINDS[kind] for kind in s.accepts(id)] for id in (GATE, SHIP, BEACON)] == [
        ["rose", "magnet", "magnet"], ["rose", "rose", "magnet"], ["compass", "magnet", "magnet"],
    ]  # fmt: skip


# The sequence


@rule("WS-DEPL-01", "WS-DEPL-03", "WS-DEPL-04", "WS-CARD-04")
def test_options_follow_each_other_until_the_number_is_reached() -> None:
    s = sequence(P, H, P).pools("", "rose compass magnet compass").deploy(3)
    assert s.in_pool == "compass magnet"
    assert s.own(GATE) == ["rose", "", ""]
    assert s.deploy_pool == "compass"


@rule("WS-DEPL-04")
def test_it_ends_when_the_deploy_pool_is_empty() -> None:
    s = sequence(P).pools("", "rose").deploy(3)
    assert (s.in_pool, s.deploy_pool) == ("rose", "")


@rule("WS-DEPL-05")
def test_from_the_bottom_it_starts_again_at_the_top() -> None:
    s = sequence(F, P).pools("", "rose compass magnet").deploy(3)
    assert s.in_pool == "compass magnet rose"


@rule("WS-DEPL-06")
def test_every_deploy_action_starts_at_the_top() -> None:
    s = sequence(P, H).card(deploys=(P, H), actions=[("deploy", 1), ("deploy", 1)])
    s.pools("rose rose", "rose magnet").take_actions()
    assert s.in_pool == "magnet rose"


@rule("WS-DEPL-08")
def test_with_an_empty_deploy_pool_nothing_can_be_deployed() -> None:
    s = sequence(P).card(actions=[("deploy", 2)]).pools("rose", "").take_actions()
    assert s.told("automa-skips") == [("deploy", "deploy-pool-empty")]


@rule("WS-AMB-04")
def test_a_pass_that_places_nothing_ends_the_action() -> None:
    s = sequence(F, A, H).pools("", "rose compass").deploy(2)
    assert s.own(GATE) == ["rose", "", ""]
    assert s.deploy_pool == "compass"


@rule("WS-AMB-04")
def test_if_nothing_at_all_can_be_placed_the_action_is_skipped() -> None:
    s = Solo().card(deploys=(F, A, H), actions=[("deploy", 2)]).pools("rose", "compass").take_actions()
    assert s.told("automa-skips") == [("deploy", "no-place")]
    assert s.action_pool == "rose"


# The highest monument


@rule("WS-DHIGH-01", "WS-PRIO-02")
def test_as_many_as_possible_on_the_highest_monument() -> None:
    s = sequence(H).pools("", "rose rose magnet compass").deploy(4)
    assert s.own(GATE) == ["rose", "magnet", ""]
    assert s.own(SHIP) == ["", "", ""]


@rule("WS-DHIGH-01", "WS-AMB-05")
def test_a_finished_or_completed_one_is_passed_over() -> None:
    s = sequence(H).section(GATE, 1, (HUMAN, "rose"), (HUMAN, "magnet"), (HUMAN, "magnet"))
    s.complete(GATE, HUMAN).pools("", "rose magnet").deploy(4)
    assert s.own(SHIP) == ["rose", "", "magnet"]


@rule("WS-AMB-05")
def test_it_does_not_fall_back_to_another_monument() -> None:
    s = sequence(H, P).pools("", "compass").deploy(1)
    assert s.own(BEACON) == ["", "", ""]
    assert s.in_pool == "compass"


@rule("WS-DHIGH-02", "WS-DEPL-07", "WS-AMB-06")
def test_one_primal_is_used_although_another_energy_would_do() -> None:
    s = sequence(H).pools("", "primal primal rose magnet magnet").deploy(3)
    # Magnet is the lowest kind: the primal takes one of its spaces.
    assert s.own(GATE) == ["rose", "primal", "magnet"]
    assert s.deploy_pool == "magnet primal"


@rule("WS-DHIGH-03", "WS-AMB-06")
def test_more_primals_only_where_nothing_else_fits() -> None:
    s = sequence(H).pools("", "primal primal primal rose").deploy(3)
    assert s.own(GATE) == ["rose", "primal", "primal"]
    assert s.deploy_pool == "primal"


@rule("WS-AMB-06")
def test_the_primal_takes_the_lowest_kind_that_leaves_the_most_room() -> None:
    s = sequence(H).pools("", "primal magnet magnet").deploy(3)
    assert s.own(GATE) == ["primal", "magnet", "magnet"], "a magnet's space would cost a magnet"


@rule("WS-AMB-06")
def test_if_the_number_leaves_a_choice_the_highest_kinds_are_placed() -> None:
    s = sequence(H).section(GATE, 2).pools("", "magnet compass rose").deploy(2)
    # Compass, magnet, rose.
    assert s.own(GATE) == ["compass", "", "rose"]


@rule("WS-AMB-06")
def test_with_one_to_place_and_a_primal_at_hand_it_is_the_primal() -> None:
    s = sequence(H).pools("", "primal rose").deploy(1)
    assert s.own(GATE) == ["", "primal", ""]


@rule("WS-AMB-06")
def test_any_kind_spaces_take_the_highest_kinds() -> None:
    s = sequence(H).monuments(FORTRESS).section(FORTRESS, 5).pools("", "magnet compass rose primal").deploy(3)
    assert s.own(FORTRESS) == ["primal", "rose", "compass"]


@rule("WS-AMB-06")
def test_spaces_for_any_kind_are_used_last() -> None:
    free = [0, 1, 0, 0, 1]
    # One space for a magnet and one for any kind; rose is higher, but the magnet has a space of its own.
    assert arrange(Solo().automa, free, bag("rose magnet"), 0, 1) == [(MAGNET, MAGNET)]
    assert arrange(Solo().automa, [0, 1, 0, 0, 1], bag("primal"), 1, 0) == [(MAGNET, PRIMAL)]


# Unvisited monuments


@rule("WS-DNEW-01", "WS-DNEW-02", "WS-DNEW-03", "WS-PRIO-02")
def test_one_energy_each_on_monuments_without_own_energy_the_highest_first() -> None:
    s = sequence(U).section(GATE, 1, (AUTOMA, "rose"), None, None).pools("", "rose magnet magnet").deploy(3)
    assert s.own(GATE) == ["rose", "", ""]
    assert s.own(SHIP) == ["", "", "magnet"], "the lowest kind that fits"
    assert s.own(BEACON) == ["", "magnet", ""]
    assert s.deploy_pool == "rose"


@rule("WS-DNEW-02", "WS-DEPL-07")
def test_a_primal_comes_first() -> None:
    s = sequence(U).pools("", "rose magnet primal").deploy(2)
    assert s.own(GATE) == ["", "primal", ""]
    assert s.own(SHIP) == ["", "", "magnet"]


@rule("WS-DNEW-03")
def test_it_ends_when_the_number_is_reached() -> None:
    s = sequence(U, P).pools("", "rose magnet magnet").deploy(2)
    assert (s.own(GATE), s.own(SHIP), s.own(BEACON)) == (["", "magnet", ""], ["", "", "magnet"], [""] * 3)


@rule("WS-AMB-07", "WS-DNEW-01")
def test_a_monument_is_chosen_once_in_a_turn_over_all_deploys() -> None:
    s = Solo().card(deploys=(U, P), actions=[("deploy", 1), ("deploy", 3)])
    s.monuments(GATE, SHIP).section(SHIP, 1, None, None, (HUMAN, "magnet"))
    s.pools("rose rose", "magnet magnet magnet rose").take_actions()
    # First the gate; then the ship, then none is left.
    assert s.own(GATE) == ["", "magnet", ""]
    assert s.own(SHIP) == ["rose", "", ""]
    assert s.in_pool == "magnet magnet"


@rule("WS-AMB-07")
def test_a_monument_on_which_nothing_fits_counts_as_chosen() -> None:
    s = Solo().card(deploys=(U, P), actions=[("deploy", 1), ("deploy", 1)]).monuments(GATE)
    s.pools("rose rose", "compass").take_actions()
    assert (s.in_pool, s.automa.visited) == ("compass", 1)


@rule("WS-AMB-07")
def test_the_memory_is_empty_at_the_start_of_the_automas_turn() -> None:
    s = Solo().card(deploys=(U,), actions=[("deploy", 1)]).pools("rose rose rose", "magnet", "rose")
    s.automa.visited = 0b111111
    s.play_turn()
    assert s.own(GATE) == ["", "magnet", ""]


@rule("WS-AMB-08")
def test_on_any_kind_spaces_the_lowest_kind_is_placed() -> None:
    s = sequence(U).monuments(FORTRESS).section(FORTRESS, 5).pools("", "magnet compass rose").deploy(1)
    assert s.own(FORTRESS) == ["magnet", "", ""]


# Finishing a section


@rule("WS-DFIN-01", "WS-AMB-08")
def test_the_highest_section_that_can_be_completed_is() -> None:
    s = sequence(F).pools("", "rose rose magnet").deploy(3)
    assert s.own(GATE) == ["", "", ""]
    assert s.g.finishers[1] == AUTOMA
    assert s.own(SHIP) == ["rose", "rose", "magnet"]


@rule("WS-DFIN-01")
def test_spaces_that_are_taken_need_nothing() -> None:
    s = sequence(F).section(GATE, 1, (HUMAN, "rose"), (HUMAN, "magnet"), None).pools("", "magnet").deploy(1)
    assert s.g.finishers[0] == AUTOMA


@rule("WS-DFIN-02")
def test_as_few_primals_as_possible_are_used() -> None:
    s = sequence(F).pools("", "rose rose magnet primal primal").deploy(3)
    assert s.own(GATE) == ["rose", "primal", "magnet"]


@rule("WS-DFIN-03")
@pytest.mark.parametrize(("deploy", "most"), [("rose magnet magnet", 2), ("rose magnet compass", 3)])
def test_without_enough_energy_or_number_it_cannot_be_resolved(deploy: str, most: int) -> None:
    s = sequence(F).pools("", deploy).deploy(most)
    assert s.own(GATE) == ["", "", ""]
    assert s.told("automa-cannot")[0] == (F,)


@rule("WS-AMB-08")
def test_a_pass_finishes_one_section_only() -> None:
    s = sequence(F, P).section(GATE, 1, (HUMAN, "rose"), (HUMAN, "magnet"), None)
    s.section(SHIP, 1, (HUMAN, "rose"), (HUMAN, "rose"), None).pools("", "magnet magnet compass").deploy(2)
    assert (s.g.finishers[0], s.g.finishers[1]) == (AUTOMA, -1)
    assert s.in_pool == "magnet"


@rule("WS-AMB-08")
def test_any_kind_spaces_are_finished_with_the_highest_kinds() -> None:
    s = sequence(F).monuments(FORTRESS).section(FORTRESS, 5, (HUMAN, "rose"), None, None)
    s.pools("", "magnet compass rose").deploy(2)
    assert s.own(FORTRESS) == ["", "rose", "compass"]


# The Pool


@rule("WS-DPOOL-01", "WS-PRIO-03")
def test_the_lowest_kind_that_is_missing_in_the_pool_then_the_lowest_then_a_primal() -> None:
    s = sequence(P).pool(AUTOMA, "magnet").pools("", "rose compass magnet magnet primal").deploy(5)
    assert [kind for kind, _ in s.told("automa-to-pool")] == ["compass", "rose", "magnet", "magnet", "primal"]


# Achievements


def achievers(**progress: int) -> Solo:
    """Only achievements can be placed on; the progress tracks have 3, 3, 3, 2 and 2 steps from the top."""
    s = sequence(A).progress(**progress)
    return s.achievements(
        "printed_monument", "printed_pillar", "printed_boot", "three_conduits", "three_upgraded_actions"
    )


def bound(s: Solo) -> dict[str, str]:
    return {
        s.g.achievements[n].id: KINDS[achieved & 3]
        for n, achieved in enumerate(s.automa.achieved)
        if achieved != -1
    }


@rule("WS-DACH-01", "WS-DACH-03", "WS-AMB-09", "WS-ACHV-01", "WS-ACHV-02")
def test_the_lowest_achievement_that_it_meets() -> None:
    s = achievers(gold=3, boot=3, monument=1, pillar=1).pools("", "rose").deploy(1)
    # Gold and boot are met; boot lies lower.
    assert bound(s) == {"printed_boot": "rose"}


@rule("WS-ACHV-01", "WS-DACH-01")
def test_a_requirement_is_met_on_the_rightmost_space_only() -> None:
    s = achievers(gold=2, violet=2, boot=2, monument=1, pillar=1).pools("", "rose").deploy(1)
    assert bound(s) == {}
    assert s.deploy_pool == "rose"


@rule("WS-DACH-02", "WS-AMB-09")
def test_it_prefers_one_that_the_human_meets_as_well() -> None:
    s = achievers(gold=3, violet=3, pillar=2)
    for slot in (1, 2, 3):
        s.conduit(HUMAN, slot, "boot")
    s.pools("", "rose").deploy(1)
    # The gold track is that of the first drawn tile, three conduits.
    assert bound(s) == {"three_conduits": "rose"}
    assert s.told("automa-achieves") == [("three_conduits", "both", "highest")]


@rule("WS-DACH-04", "WS-DACH-05")
def test_the_highest_kind_that_is_not_yet_bound_to_an_achievement() -> None:
    s = achievers(monument=2, pillar=2).achieved(AUTOMA, "printed_pillar", "rose")
    s.pools("", "rose magnet compass primal").deploy(1)
    assert bound(s) == {"printed_pillar": "rose", "printed_monument": "compass"}


@rule("WS-DACH-04")
def test_a_primal_only_if_no_other_energy_is_possible() -> None:
    s = (
        achievers(monument=2, pillar=2)
        .achieved(AUTOMA, "printed_pillar", "rose")
        .pools("", "rose primal")
        .deploy(1)
    )
    assert bound(s)["printed_monument"] == "primal"


@rule("WS-DACH-05")
def test_only_the_left_space_exists_and_it_may_be_taken() -> None:
    s = achievers(pillar=2).achieved(HUMAN, "printed_pillar", "rose").pools("", "compass").deploy(1)
    assert bound(s) == {}


@rule("WS-DACH-05")
def test_one_energy_for_each_achievement_and_one_of_each_kind() -> None:
    s = achievers(pillar=2, monument=2, boot=3).pools("", "rose rose rose compass").deploy(4)
    assert bound(s) == {"printed_pillar": "rose", "printed_monument": "compass"}
    assert s.deploy_pool == "rose rose"


# An activated compass


@rule("WS-MON-07", "WS-DEPL-03")
def test_a_compass_is_placed_as_a_deploy_of_one() -> None:
    s = sequence(H, P).place("compass")
    assert (s.in_pool, s.automa.hand) == ("compass", 0)
    s = sequence(H, P).monuments(BEACON, GATE).place("compass")
    assert s.own(BEACON) == ["compass", "", ""]


@rule("WS-MON-07", "WS-AMB-04")
def test_a_compass_without_a_place_is_exhausted() -> None:
    s = sequence(F, A).place("compass")
    assert (s.exhausted_pool, s.automa.hand) == ("compass", 0)


@rule("WS-AMB-07")
def test_a_compass_uses_and_feeds_the_memory() -> None:
    s = sequence(U, P).monuments(BEACON).place("compass")
    assert (s.own(BEACON)[0], s.automa.visited) == ("compass", 1 << 5)
    s = sequence(U, P).monuments(BEACON)
    s.automa.visited = 1 << 5
    s.place("compass")
    assert s.in_pool == "compass"
