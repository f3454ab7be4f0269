"""Built sections: the automa's bonus, its activations and what it binds (WS-MON, WS-AMB-28, 30, 43).

Spaces of the first sections: gate rose magnet magnet, ship rose rose magnet, Beacon compass magnet magnet.
"""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import AUTOMA, BEACON, GATE, HUMAN, SHIP, Solo
from tests.rule import rule
from tryptyk.games.age_contrived.components.energy import KINDS

Token = tuple[int, str] | None


def resolved(s: Solo, monument: str, *tokens: Token, finisher: int = AUTOMA, turn: int = AUTOMA) -> Solo:
    """The end of a turn in which a section was completed."""
    s.section(monument, 1, *tokens).complete(monument, finisher)
    return s.in_turn(turn).begin(("stage", 2))


def own(*kinds: str) -> tuple[Token, ...]:
    return tuple((AUTOMA, kind) for kind in kinds)


@rule("WS-MON-01", "WS-MON-04")
def test_the_finisher_binds_the_highest_kind_of_its_energies_there() -> None:
    s = resolved(Solo(), GATE, *own("rose", "magnet", "magnet"))
    assert s.bound_at(AUTOMA, GATE) == "rose"
    assert s.g.built[0] == 1
    s = resolved(Solo(), GATE, *own("primal", "magnet", "primal"))
    assert s.bound_at(AUTOMA, GATE) == "magnet"


@rule("WS-MON-04")
def test_a_primal_only_if_it_has_no_other_there() -> None:
    s = resolved(Solo(), GATE, (HUMAN, "rose"), (AUTOMA, "primal"), (HUMAN, "magnet"))
    while s.asked[0] != "choose_turn":
        s.choose(*s.options[0])
    assert s.bound_at(AUTOMA, GATE) == "primal"


@rule("WS-MON-02", "WS-MON-03", "WS-AMB-43")
def test_a_wheel_bonus_instead_of_the_reward_before_the_activations() -> None:
    s = Solo().card(wheel={"speed": [("gain_energy", 2)]})
    resolved(s, GATE, *own("rose", "magnet", "magnet"))
    kinds = [event[0] for event in s.events]
    order = [kinds.index(kind) for kind in ("automa-sets-apart", "automa-bonus", "automa-activates", "built")]
    assert order == sorted(order)
    assert s.told("gain") == [(AUTOMA, "primal"), (AUTOMA, "primal")]
    assert s.told("benefit") == s.told("energy-reward") == []


@rule("WS-MON-02")
def test_a_supporter_receives_a_wheel_bonus_too_and_binds_nothing() -> None:
    s = Solo().card(wheel={"speed": [("gain_energy", 1)]})
    resolved(s, GATE, (HUMAN, "rose"), (AUTOMA, "magnet"), (HUMAN, "magnet"), finisher=HUMAN, turn=HUMAN)
    assert s.told("automa-bonus") == [("gain_energy", 1)]
    assert s.action_pool == "magnet"
    assert s.asked == ("share", HUMAN), "the finisher comes last"


@rule("WS-MON-05", "WS-AMB-43")
def test_in_an_automa_turn_sections_are_resolved_from_the_highest_monument() -> None:
    s = Solo().monuments(BEACON, SHIP, GATE)
    for monument, tokens in (
        (GATE, own("rose", "magnet", "magnet")),
        (SHIP, own("rose", "rose", "magnet")),
        (BEACON, own("compass", "magnet", "magnet")),
    ):
        s.section(monument, 1, *tokens).complete(monument, AUTOMA)
    s.begin(("stage", 2))
    assert [str(event[0])[:4] for event in s.told("built")] == ["anfi", "ship", "erid"]


@rule("WS-MON-05", "WS-DEC-08")
def test_in_the_humans_turn_the_human_names_the_next_section() -> None:
    s = Solo().section(SHIP, 1, *own("rose", "rose", "magnet")).complete(SHIP, AUTOMA)
    resolved(s, GATE, *own("rose", "magnet", "magnet"), turn=HUMAN)
    assert s.asked == ("next_section", HUMAN)


@rule("WS-MON-06")
def test_energies_are_activated_from_the_highest_kind_to_the_lowest_primal_last() -> None:
    s = Solo().monuments(GATE).section(GATE, 2)
    s.g.spaces[0] = [4 * AUTOMA + KINDS.index(kind) for kind in ("primal", "magnet", "rose")]
    s.begin(("automa_clear", 0, -1))
    assert [kind for (kind,) in s.told("automa-activates")] == ["rose", "magnet", "primal"]
    assert (s.action_pool, s.exhausted_pool) == ("magnet", "rose primal")


@rule("WS-MON-07")
def test_a_compass_is_placed_by_the_deploy_sequence() -> None:
    s = Solo().card(deploys=("finish_monument", "pool"))
    resolved(s, BEACON, *own("compass", "magnet", "magnet"))
    # The compass is the highest kind and is bound.
    assert s.bound_at(AUTOMA, BEACON) == "compass"
    s = Solo().card(deploys=("finish_monument", "pool"))
    s.section(SHIP, 2, (HUMAN, "rose"), None, (HUMAN, "magnet"))
    resolved(
        s, BEACON, (AUTOMA, "compass"), (HUMAN, "magnet"), (HUMAN, "magnet"), finisher=HUMAN, turn=AUTOMA
    )
    assert s.g.finishers[1] == AUTOMA
    assert s.g.closed >> 5 & 1, "the section that is being resolved takes none"


@rule("WS-MON-08", "WS-AMB-03")
@pytest.mark.parametrize(
    ("action", "deploy", "pool"),
    [
        ("rose", "rose", "action_pool"),
        ("rose rose", "rose", "deploy_pool"),
        ("rose", "rose rose", "action_pool"),
    ],
)
def test_a_magnet_goes_to_the_pool_with_fewer(action: str, deploy: str, pool: str) -> None:
    s = Solo().pools(action, deploy)
    resolved(s, GATE, *own("rose", "magnet"), (HUMAN, "magnet"), turn=AUTOMA)
    while s.asked[0] != "choose_turn":
        s.choose(*s.options[0])
    assert s.told("automa-attaches") == [("magnet", pool)]


@rule("WS-AMB-03")
def test_with_both_pools_full_a_magnet_is_exhausted() -> None:
    six = "rose rose rose compass compass compass"
    s = Solo().pools(six, six).section(GATE, 1, None, (AUTOMA, "magnet"), None).begin(("automa_clear", 0, -1))
    assert s.exhausted_pool == "magnet"
    five = "rose rose rose compass compass"
    s = (
        Solo()
        .pools(six, five)
        .section(GATE, 1, None, (AUTOMA, "magnet"), None)
        .begin(("automa_clear", 0, -1))
    )
    assert len(s.deploy_pool.split()) == 6


@rule("WS-MON-09")
@pytest.mark.parametrize(
    ("side", "told"),
    [
        ("solo_freyith_speed", ("automa-moves", 2)),
        ("solo_freyith_ascension", ("enter", AUTOMA, "monument_track")),
    ],
)
def test_a_rose_is_exhausted_and_moves_two_with_the_highest_kind_of_movement(
    side: str, told: tuple[str | int, ...]
) -> None:
    s = Solo(side).section(GATE, 1, (AUTOMA, "rose"), None, None).begin(("automa_clear", 0, -1))
    assert told in [event[: len(told)] for event in s.events]
    if side == "solo_freyith_ascension":
        assert s.on_tracks(AUTOMA) == {"monument_track": (2, "rose")}
    else:
        assert s.exhausted_pool == "rose"


@rule("WS-AMB-17")
def test_a_rose_that_cannot_be_used_on_its_track_is_not_used_elsewhere() -> None:
    s = Solo("solo_freyith_ascension").reserve(AUTOMA, "")
    for pillar in range(6):
        s.g.players[HUMAN].pillars[pillar] = 0
    for monument in (GATE, SHIP, BEACON):
        s.bound(AUTOMA, monument, "rose rose magnet")
    s.section(GATE, 1, (AUTOMA, "rose"), None, None).begin(("automa_clear", 0, -1))
    assert s.told("automa-moves") == []
    assert s.exhausted_pool == "rose"


@rule("WS-MON-10")
def test_a_primal_is_exhausted_unless_the_card_says_otherwise() -> None:
    s = Solo("solo_ignotas_expansion").section(GATE, 1, (AUTOMA, "primal"), None, None)
    s.begin(("automa_clear", 0, -1))
    assert s.exhausted_pool == "primal"
    assert s.told("step") == []


@rule("WS-MON-11")
def test_it_takes_patron_tokens_as_in_the_base_game() -> None:
    s = resolved(Solo().bound(AUTOMA, GATE, "rose"), GATE, *own("rose", "magnet", "magnet"))
    assert s.automa.patron == 0


@rule("WS-AMB-30")
def test_finishing_always_binds() -> None:
    s = Solo()
    for monument in (GATE, SHIP, BEACON):
        s.bound(AUTOMA, monument, "magnet magnet magnet")
    resolved(s, GATE, *own("rose", "magnet", "magnet"))
    assert s.bound_at(AUTOMA, GATE) == "magnet magnet magnet rose"


@rule("WS-DEC-05", "WS-MON-01")
def test_a_human_who_supported_chooses_as_usual_in_the_automas_turn() -> None:
    s = resolved(Solo(), GATE, (AUTOMA, "rose"), (HUMAN, "magnet"), (AUTOMA, "magnet"))
    assert s.asked == ("share", HUMAN)
    assert {option[0] for option in s.options} == {"energy", "token", "clear_first"}


@rule("WS-WHEEL-08")
def test_a_bonus_in_the_humans_turn_goes_on_from_the_marker_of_the_active_card() -> None:
    s = Solo().card(wheel={"speed": [("gain_energy", 1)], "construction": [("progress_gold", 0)]})
    s.automa.marker = 0
    resolved(s, GATE, *own("rose", "magnet", "magnet"), turn=HUMAN)
    assert s.progressed == {"gold": 1}
    assert s.told("automa-wheel") == [("construction",)]
