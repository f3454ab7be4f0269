"""Resolving completed sections: who acts when, rewards, clearing, binding, building (WC-FIN)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import BENEFIT_TOKENS, REGIONS
from tryptyk.games.age_contrived.components.energy import ANY, KINDS
from tryptyk.kernel import Option

GATE = "eridonic_gate"
SHIP = "ship_of_tolinthra"
FORGE = "namarillion_forge"
FORTRESS = "fortress_of_kolym_thrin"
ENERGY: Option = ("energy", "magnet")
CLEAR_FIRST: Option = ("clear_first",)


def gate(*owners: int, finisher: int = 0, players: int = 2) -> Scene:
    """Section 2 of the Gate is completed with a compass, a magnet and a rose; it rewards a magnet."""
    kinds = ("compass", "magnet", "rose")
    tokens = [(owner, kind) for owner, kind in zip(owners, kinds, strict=True)]
    return Scene(players).section(GATE, 2, *tokens).complete(GATE, finisher)


# The order of sections


@rule("WC-FIN-02", "WC-FIN-01", "WC-DEC-32", "WC-FIN-18")
def test_the_active_player_names_the_next_section_each_time_anew() -> None:
    s = gate(0, 0, 0).section(SHIP, 2, (1, "rose"), (1, "compass"), (1, "magnet")).complete(SHIP, 1)
    s.section(FORGE, 2, (1, "compass"), (1, "magnet"), (1, "rose")).complete(FORGE, 1).end(active=0)
    assert (s.asked, s.options) == (
        ("next_section", 0),
        [("resolve", GATE), ("resolve", SHIP), ("resolve", FORGE)],
    ), "no declining"
    s.choose("resolve", SHIP)
    assert s.asked == ("share", 1)
    s.choose_all(
        ("energy", "rose"), ("set_apart", "rose", 1), ("exhaust", "compass", 2), ("exhaust", "magnet", 3)
    )
    assert (s.asked, s.options) == (("next_section", 0), [("resolve", GATE), ("resolve", FORGE)])


@rule("WC-FIN-03", "WC-FIN-14", "WC-FIN-18", "WC-DEC-32")
def test_sections_completed_on_the_way_join_those_that_wait() -> None:
    s = gate(0, 0, 0).section(SHIP, 2, (1, "rose"), (1, "compass"), (1, "magnet")).complete(SHIP, 1)
    s.section(FORGE, 1, None, (1, "rose"), (1, "rose")).end(active=0)
    s.choose_all(("resolve", GATE), ENERGY, ("set_apart", "rose", 3), ("activate", "compass", 1, "compass"))
    s.choose_all(("build", "compass", FORGE, 1), ("exhaust", "magnet", 2))
    assert s.options == [("resolve", SHIP), ("resolve", FORGE)]
    s.choose("resolve", FORGE)
    assert s.asked == ("share", 1), "with its own finisher (seat 0) and supporter"


@rule("WC-FIN-15", "WC-MON-09")
def test_a_completion_by_somebody_else_does_not_change_whose_turn_comes_next() -> None:
    s = Scene(4).section(GATE, 2, (3, "compass"), (0, "magnet"), (0, "rose")).complete(GATE, 0)
    s.section(FORGE, 1, None, (3, "rose"), (3, "rose")).end(active=0)
    s.choose_all(ENERGY, ("activate", "compass", 1, "compass"), ("build", "compass", FORGE, 1))
    s.choose_all(ENERGY, ("set_apart", "rose", 3), ("exhaust", "magnet", 2))
    assert s.asked == ("share", 3), "the finisher of the Forge"
    s.choose_all(
        ("energy", "magnet rose"), ("set_apart", "compass", 1), ("exhaust", "rose", 2), ("exhaust", "rose", 3)
    )
    assert s.bound_at(3, FORGE) == "compass"
    assert s.asked == ("choose_turn", 1)


# The order of participants


@rule("WC-FIN-04", "WC-DEC-33")
@pytest.mark.parametrize(
    ("finisher", "others", "order"),
    [(0, (1, 2), [1, 2, 0]), (1, (0, 3), [3, 0, 1]), (3, (0, 2), [0, 2, 3]), (2, (1, 0), [0, 1, 2])],
)
@pytest.mark.parametrize("active", [0, 2])
def test_supporters_act_clockwise_from_the_left_of_the_finisher_who_is_last(
    finisher: int, others: tuple[int, int], order: list[int], active: int
) -> None:
    s = gate(others[0], finisher, others[1], finisher=finisher, players=4).end(active=active)
    asked = []
    while s.decision.kind in ("share", "clear"):
        if s.decision.kind == "share":
            asked.append(s.decision.seats[0])
            s.choose(*ENERGY)
        else:
            s.choose(*s.verbs("exhaust")[0])
    assert asked == order, "whoever is active"


@rule("WC-FIN-17")
def test_who_completes_a_section_alone_simply_acts() -> None:
    s = gate(0, 0, 0, players=3).end()
    s.choose_all(ENERGY, ("set_apart", "magnet", 2), ("exhaust", "compass", 1), ("exhaust", "rose", 3))
    assert (s.bound_at(0, GATE), s.asked) == ("magnet", ("choose_turn", 1)), "nobody else was asked"


# Rewards


@rule("WC-FIN-05", "WC-FIN-06", "WC-DEC-33", "WC-AMB-13")
def test_each_participant_takes_a_reward_and_clears_in_either_order() -> None:
    s = gate(1, 0, 0).end()
    assert s.options == [ENERGY, ("token", "benefit_bridge"), CLEAR_FIRST]
    s.choose(*ENERGY)
    assert (s.asked, s.held(s[1].reserve)) == (("clear", 1), "compass compass magnet rose rose primal primal")
    s = gate(1, 0, 0).end()
    s.choose(*CLEAR_FIRST)
    assert s.asked == ("clear", 1)
    s.choose("exhaust", "compass", 1)
    assert (s.asked, s.options) == (("share", 1), [ENERGY, ("token", "benefit_bridge")]), "now the reward"
    s.choose(*ENERGY)
    assert s.asked == ("share", 0)


@rule("WC-AMB-13", "WC-FIN-05")
def test_the_reward_is_not_taken_between_two_energies() -> None:
    s = gate(1, 1, 0).end()
    s.choose_all(CLEAR_FIRST, ("exhaust", "compass", 1))
    assert {option[0] for option in s.options} == {"activate", "exhaust"}
    s.choose("exhaust", "magnet", 2)
    assert s.asked == ("share", 1)


@rule("WC-FIN-07")
@pytest.mark.parametrize("owners", [(1, 0, 0), (1, 1, 0)])
def test_one_reward_for_each_participant_however_many_energies(owners: tuple[int, int, int]) -> None:
    s = gate(*owners).end()
    s.choose(*ENERGY)
    while s.asked == ("clear", 1):
        s.choose(*s.verbs("exhaust")[0])
    assert s.held(s[1].reserve) == "compass compass magnet rose rose primal primal", "one magnet"
    assert s.asked == ("share", 0)


@rule("WC-FIN-06", "WC-FIN-08", "WC-BGAIN-01", "WC-BGAIN-05")
@pytest.mark.parametrize("region", REGIONS)
def test_the_energy_reward_is_what_each_section_shows(region: object) -> None:
    here = next(one for one in REGIONS if one is region)
    for section in here.sections:
        s = (
            Scene()
            .section(here.monument, section.number, *[(0, "primal")] * 3)
            .complete(here.monument, 0)
            .end()
        )
        shown = " ".join([KINDS[kind] if kind != ANY else "any" for kind in section.reward])
        assert len(section.reward) == (2 if section.number == 1 else 0 if section.number == 5 else 1)
        before = s.held(s[0].reserve).split()
        s.choose("energy", shown)
        if shown == "any":
            s.choose("gain", "rose")
            shown = "rose"
        for kind in shown.split():
            before.remove(kind)
        assert s.held(s[0].reserve).split() == before


@rule("WC-FIN-06")
@pytest.mark.parametrize("token", BENEFIT_TOKENS)
def test_the_other_reward_is_the_benefit_token_beside_the_monument(token: str) -> None:
    s = gate(1, 0, 0).benefit(GATE, token).pool_tiles("upgraded_tile_1_1").end()
    assert s.options[:2] == [ENERGY, ("token", token)]
    s.choose("token", token)
    asked = {
        "benefit_bridge": "bridge",
        "benefit_conduit": "conduit",
        "benefit_upgraded_action": "upgrade",
        "benefit_transmutation_tile": "replace",
        "benefit_refill": "clear",
        "benefit_move": "move",
    }
    assert s.asked == (asked[token], 1)
    assert s[1].refills == (token == "benefit_refill"), "a refill waits for the end of the turn"


@rule("WC-FIN-16", "WC-COMP-10", "WC-AMB-12", "WC-AMB-56")
def test_the_last_section_of_the_fortress_has_an_empty_energy_reward_that_may_be_named() -> None:
    s = Scene().section(FORTRESS, 5, (0, "rose"), (0, "rose"), (0, "primal")).complete(FORTRESS, 0).end()
    assert s.options[0] == ("energy", "")
    before = s[0].reserve
    s.choose("energy", "")
    assert (s[0].reserve, s.asked) == (before, ("set_apart", 0))


@rule("WC-AMB-12", "WC-BGAIN-04")
def test_a_reward_without_effect_may_be_named() -> None:
    s = gate(1, 0, 0).reserve(1, "rose").end()
    s.choose(*ENERGY)
    assert (s.held(s[1].reserve), s.asked) == ("rose", ("clear", 1))
    s = gate(1, 0, 0).unlock(1, 1, 2, 3).end()
    s.choose("token", "benefit_bridge")
    assert s.asked == ("clear", 1)


@rule("WC-AMB-56", "WC-DEC-33")
def test_one_of_the_two_rewards_has_to_be_named_and_carried_out() -> None:
    s = gate(1, 0, 0).end()
    assert {option[0] for option in s.options} == {"energy", "token", "clear_first"}, "no declining"
    s.choose("token", "benefit_bridge")
    assert {option[0] for option in s.options} == {"bridge"}, "nor here"


# Clearing and binding


@rule("WC-FIN-09", "WC-ACTV-05", "WC-DEC-34")
def test_each_energy_of_a_participant_is_exhausted_or_activated() -> None:
    s = gate(1, 1, 0).exhausted(1, "").end()
    s.choose(*ENERGY)
    assert s.options == [
        ("activate", "compass", 1, "compass"),
        ("exhaust", "compass", 1),
        ("activate", "magnet", 2, "magnet"),
        ("exhaust", "magnet", 2),
    ]
    s.choose_all(("exhaust", "magnet", 2), ("exhaust", "compass", 1))
    assert (s.held(s[1].exhausted), s.on(GATE)) == ("compass magnet magnet", [None, None, (0, "rose")])


@rule("WC-FIN-10", "WC-FIN-11", "WC-FIN-12", "WC-DEC-35", "WC-ENER-08")
@pytest.mark.parametrize(("kind", "space"), [("compass", 1), ("magnet", 2), ("rose", 3)])
def test_the_finisher_sets_any_own_energy_apart_and_binds_it(kind: str, space: int) -> None:
    s = gate(0, 0, 0).exhausted(0, "").reserve(0, "").end()
    s.choose(*ENERGY)
    assert (s.asked, s.options) == (
        ("set_apart", 0),
        [("set_apart", "compass", 1), ("set_apart", "magnet", 2), ("set_apart", "rose", 3)],
    )
    s.choose("set_apart", kind, space)
    assert kind not in [option[1] for option in s.options], "neither exhausted nor activated"
    while s.decision.kind == "clear":
        s.choose(*s.verbs("exhaust")[0])
    assert s.bound_at(0, GATE) == kind
    assert s.held(s[0].exhausted).split() == [one for one in ("compass", "magnet", "rose") if one != kind]


@rule("WC-FIN-10")
def test_supporters_set_nothing_apart() -> None:
    s = gate(1, 1, 0).end()
    s.choose_all(ENERGY, ("exhaust", "compass", 1), ("exhaust", "magnet", 2), ENERGY)
    assert (s.bound_at(1, GATE), s.bound_at(0, GATE)) == ("", "rose"), "the finisher had no choice"


@rule("WC-FIN-12", "WC-FIN-13")
def test_the_section_is_built_and_the_energy_bound_when_all_have_acted() -> None:
    s = gate(1, 0, 0).end()
    s.choose_all(ENERGY, ("exhaust", "compass", 1), ENERGY, ("set_apart", "rose", 3))
    assert (s.g.built[0], s.bound_at(0, GATE)) == (1, "")
    s.choose("exhaust", "magnet", 2)
    assert (s.g.built[0], s.bound_at(0, GATE), s.on(GATE)) == (2, "rose", [None] * 3)
    assert s.accepts(GATE) == list(REGIONS[0].sections[2].spaces), "the next section is available"


@rule("WC-FIN-11", "WC-FIN-10")
def test_of_two_energies_that_are_alike_one_is_bound_and_one_cleared() -> None:
    s = (
        Scene()
        .section(GATE, 3, (1, "rose"), (0, "compass"), (0, "compass"))
        .complete(GATE, 0)
        .exhausted(0, "")
    )
    s.reserve(0, "").end()
    s.choose_all(("energy", "rose"), ("exhaust", "rose", 1), ("energy", "rose"), ("exhaust", "compass", 3))
    assert (s.bound_at(0, GATE), s.held(s[0].exhausted)) == ("compass", "compass")


# Where an activated compass may go meanwhile


@rule("WC-AMB-14", "WC-MON-07")
def test_an_activated_compass_goes_neither_back_nor_to_the_next_section_of_that_monument() -> None:
    s = gate(1, 0, 0).in_play(GATE, SHIP).section(GATE, 2, (1, "compass"), (0, "magnet"), (0, "rose"))
    s.section(SHIP, 2).complete(GATE, 0).end()
    s.choose_all(ENERGY, ("activate", "compass", 1, "compass"))
    assert s.options == [("pool", "compass"), ("build", "compass", SHIP, 2)]


@rule("WC-AMB-14")
def test_a_later_resolution_of_the_same_turn_may_use_the_next_section() -> None:
    s = gate(0, 0, 0).section(SHIP, 2, (1, "rose"), (1, "compass"), (1, "magnet")).complete(SHIP, 1).end()
    s.choose_all(("resolve", GATE), ENERGY, ("set_apart", "rose", 3), ("exhaust", "compass", 1))
    s.choose_all(("exhaust", "magnet", 2), ("energy", "rose"), ("set_apart", "rose", 1))
    s.choose("activate", "compass", 2, "compass")
    assert ("build", "compass", GATE, 2) in s.options, "the third section of the Gate"
    assert not [option for option in s.verbs("build") if option[2] == SHIP]


# The worked example


@rule("WC-EX-10", "WC-MON-03", "WC-MON-05", "WC-FIN-04", "WC-FIN-06", "WC-FIN-08", "WC-FIN-09", "WC-FIN-12")
def test_multanec_completes_the_forge_with_the_support_of_freyith() -> None:
    s = Scene(2, characters=["multanec", "freyith"]).section(FORGE, 1, None, (1, "rose"), None)
    s.benefit(FORGE, "benefit_conduit").tile(0, 3, "upgraded_tile_1_1").exhausted(0, "").exhausted(1, "")
    s.fill(0, 3, upper="compass rose", lower="magnet").act(0)
    s.choose_all(
        ("pay", 3, "magnet"), ("deploy", 1, 3), ("build", "compass", FORGE, 1), ("build", "rose", FORGE, 3)
    )
    assert s.asked == ("share", 1), "Freyith first"
    s.choose("energy", "magnet rose")
    assert s.held(s[1].exhausted) == "magnet rose"
    s.choose_all(
        ("activate", "rose", 2, "rose"), ("go", "character"), ("step", "sea_mid"), ("step", "sea_hub")
    )
    assert (s.place_of(1), s.held(s[1].exhausted)) == ("sea_hub", "magnet rose rose")
    assert s.asked == ("share", 0)
    s.choose_all(("token", "benefit_conduit"), ("conduit", "boot", 1), ("set_apart", "rose", 3))
    s.choose_all(("activate", "compass", 1, "compass"), ("pool", "compass"))
    assert s.bound_at(0, FORGE) == "rose"
    assert (s.held(s[0].pool), s[0].conduits[0] & 3) == ("compass", 2)
    assert (s.g.built[2], s.asked) == (1, ("choose_turn", 1))
