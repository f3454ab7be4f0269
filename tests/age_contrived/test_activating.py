"""Activating energies of a section that is cleared (WC-ACTV)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.games.age_contrived.components.printed import TRACKS
from tryptyk.kernel import Option

GATE = "eridonic_gate"
SHIP = "ship_of_tolinthra"
NEXT = ("share", 0)
"""The finisher's turn to act: seat 1 is done with clearing."""


def clearing(kind: str, space: int = 0) -> Scene:
    """Seat 1, a supporter, has an energy on the Gate, which is about to be resolved."""
    tokens = [(0, "primal")] * 3
    tokens[space] = (1, kind)
    s = Scene().in_play(GATE, SHIP).section(SHIP, 2).section(GATE, 2, *tokens)
    return s.complete(GATE, 0).exhausted(1, "").reserve(1, "")


def cleared(s: Scene) -> Scene:
    s.end()
    s.choose("energy", "magnet")
    return s


# Compass


@rule("WC-ACTV-01", "WC-DEC-18")
def test_a_compass_goes_to_the_pool_to_a_section_or_to_an_achievement() -> None:
    s = clearing("compass").achievements("three_conduits", "printed_boot")
    s.conduit(1, 1, "boot").conduit(1, 2, "boot").conduit(1, 3, "boot")
    cleared(s)
    s.choose("activate", "compass", 1, "compass")
    assert (s.asked, s.options) == (
        ("place", 1),
        [
            ("pool", "compass"),
            ("build", "compass", SHIP, 2),
            ("achieve", "compass", "three_conduits", "left"),
        ],
    ), "the other requirement is not met; it has to go somewhere"


@rule("WC-ACTV-01")
@pytest.mark.parametrize(
    "option",
    [("pool", "compass"), ("build", "compass", SHIP, 2), ("achieve", "compass", "three_conduits", "left")],
)
def test_it_lies_where_it_was_placed(option: Option) -> None:
    s = clearing("compass").achievements("three_conduits", "printed_boot")
    s.conduit(1, 1, "boot").conduit(1, 2, "boot").conduit(1, 3, "boot")
    cleared(s)
    s.choose_all(("activate", "compass", 1, "compass"), option)
    found = {"pool": s.held(s[1].pool), "build": s.on(SHIP)[1], "achieve": s[1].achieved[0]}
    wanted = {"pool": "compass", "build": (1, "compass"), "achieve": 0}
    nothing = {"pool": "", "build": None, "achieve": -1}
    chosen = str(option[0])
    assert found == {**nothing, chosen: wanted[chosen]}
    assert (s[1].exhausted, s[1].hand, s.asked) == (0, 0, NEXT)


# Magnet


@rule("WC-ACTV-02", "WC-DEC-36")
def test_a_magnet_goes_onto_any_empty_space_of_an_active_tile() -> None:
    s = clearing("magnet", space=1).fill(1, 1, upper="rose", lower="rose").fill(1, 2, lower="rose")
    cleared(s)
    s.choose("activate", "magnet", 2, "magnet")
    assert (s.asked, s.options) == (
        ("attach", 1),
        [
            ("attach", 2, "upper"),
            *[("attach", position, row) for position in (3, 4, 5) for row in ("upper", "lower")],
        ],
    ), "no declining any more"


@rule("WC-ACTV-02")
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("row", ["upper", "lower"])
def test_it_lies_on_the_chosen_space(position: int, row: str) -> None:
    s = cleared(clearing("magnet", space=1))
    s.choose_all(("activate", "magnet", 2, "magnet"), ("attach", position, row))
    assert s.row(1, position) == (("magnet", "") if row == "upper" else ("", "magnet"))
    assert (s[1].exhausted, s[1].hand, s.asked) == (0, 0, NEXT)


@rule("WC-ACTV-06", "WC-ACTV-02")
def test_without_an_empty_space_a_magnet_is_exhausted() -> None:
    s = clearing("magnet", space=1)
    for position in range(1, 6):
        s.fill(1, position, upper="rose" if position < 5 else "rose rose", lower="rose")
    cleared(s)
    assert (s.held(s[1].exhausted), s.asked) == ("magnet", NEXT), "there was nothing to choose"


# Rose


@rule("WC-ACTV-03", "WC-AMB-51", "WC-DEC-37")
def test_a_rose_is_exhausted_and_gives_one_movement_of_two() -> None:
    s = cleared(clearing("rose", space=2))
    s.choose("activate", "rose", 3, "rose")
    assert s.held(s[1].exhausted) == "rose"
    assert (s.asked, s.options) == (("wherever", 1), [("go", what) for what in ("character", *TRACKS)])


@rule("WC-ACTV-03", "WC-AMB-51")
def test_all_of_it_is_used_with_the_character() -> None:
    s = cleared(clearing("rose", space=2).figure(1, "sea_mid", "sea_hub"))
    s.choose_all(("activate", "rose", 3, "rose"), ("go", "character"))
    assert (s.asked, s.decision.about) == (("move", 1), (2,))
    s.choose_all(("step", "sea_hub"), ("stop",))
    assert (s.place_of(1), s.asked) == ("sea_hub", NEXT), "what is left goes to no track"


@rule("WC-ACTV-03", "WC-AMB-51")
@pytest.mark.parametrize("track", TRACKS)
def test_or_all_of_it_on_one_track(track: str) -> None:
    s = cleared(clearing("rose", space=2))
    s.choose_all(("activate", "rose", 3, "rose"), ("go", track))
    assert (s.asked, s.decision.about) == (("track", 1), (track, 2))
    s.choose_all(("enter", "rose"), ("advance",))
    assert (s.on_tracks(1), s.asked) == ({track: (2, "rose")}, NEXT), "the rose itself may enter"


# Primal, and all of them


@rule("WC-ACTV-04", "WC-ACTV-06")
@pytest.mark.parametrize("character", ["ignotas", "multanec", "rusne"])
def test_a_primal_has_no_effect_of_its_own(character: str) -> None:
    s = Scene(2, characters=["aureon", character]).unlock(1, 1, 2, 3)
    s.section(GATE, 2, (1, "primal"), (0, "rose"), (0, "rose")).complete(GATE, 0)
    s.exhausted(1, "").reserve(1, "").end()
    s.choose("energy", "magnet")
    assert (s.held(s[1].exhausted), s.asked) == ("primal", NEXT)


@rule("WC-ACTV-04", "WC-ABIL-01")
@pytest.mark.parametrize("character", ["aureon", "freyith"])
def test_nor_has_it_while_ability_1_is_covered(character: str) -> None:
    s = Scene(2, characters=["rusne", character])
    s.section(GATE, 2, (1, "primal"), (0, "rose"), (0, "rose")).complete(GATE, 0)
    s.exhausted(1, "").reserve(1, "").end()
    s.choose("energy", "magnet")
    assert (s.held(s[1].exhausted), s.asked) == ("primal", NEXT)


@rule("WC-ACTV-05", "WC-DEC-34")
@pytest.mark.parametrize(("space", "kind"), list(enumerate(KINDS[:3])))
def test_every_energy_may_be_exhausted_instead(space: int, kind: str) -> None:
    s = cleared(clearing(kind, space=space))
    assert s.options == [("activate", kind, space + 1, kind), ("exhaust", kind, space + 1)]
    s.choose("exhaust", kind, space + 1)
    assert (s.held(s[1].exhausted), s.asked) == (kind, NEXT)


@rule("WC-ACTV-07", "WC-DEC-34")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_several_energies_are_handled_one_by_one_in_an_order_of_choice(order: tuple[int, ...]) -> None:
    s = (
        Scene(3)
        .section(GATE, 2, (1, "compass"), (1, "magnet"), (1, "rose"))
        .complete(GATE, 1)
        .exhausted(1, "")
    )
    s.end(active=1)
    s.choose_all(("energy", "magnet"), ("set_apart", KINDS[order[0] - 1], order[0]))
    for place in order[1:]:
        assert ("exhaust", KINDS[place - 1], place) in s.options
        s.choose("exhaust", KINDS[place - 1], place)
    assert s.held(s[1].exhausted).split() == sorted(["magnet", *[KINDS[n - 1] for n in order[1:]]])


@rule("WC-ACTV-07", "WC-ACTV-03")
def test_an_activation_is_resolved_before_the_next_energy_is_handled() -> None:
    s = (
        Scene()
        .section(GATE, 2, (1, "compass"), (0, "magnet"), (1, "rose"))
        .complete(GATE, 0)
        .exhausted(1, "")
        .end()
    )
    s.choose_all(
        ("energy", "magnet"), ("activate", "rose", 3, "rose"), ("go", "monument_track"), ("enter", "magnet")
    )
    assert s.asked == ("track", 1)
    s.choose("advance")
    assert (s.asked, {option[1] for option in s.options}) == (("clear", 1), {"compass"})


@rule("WC-ACTV-01", "WC-ACTV-02", "WC-ACTV-03", "WC-DEC-18", "WC-DEC-36", "WC-DEC-37")
@pytest.mark.parametrize(("space", "kind"), list(enumerate(KINDS[:3])))
def test_the_owner_decides_in_somebody_elses_turn(space: int, kind: str) -> None:
    s = cleared(clearing(kind, space=space))
    assert s.g.active == 0
    s.choose("activate", kind, space + 1, kind)
    assert s.decision.seats == (1,)
