"""What sections, benefit tokens and bridges give (WC-BGAIN, WC-BUPG, WC-BCON, WC-BREF, WC-BMOV)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import BENEFIT_TOKENS, BRIDGES, CHARACTER_IDS, REGIONS
from tryptyk.games.age_contrived.components.device_catalogue import UPGRADED_ACTIONS
from tryptyk.games.age_contrived.components.energy import KINDS
from tryptyk.games.age_contrived.components.printed import SYMBOLS, TRACKS, Bonus
from tryptyk.games.age_contrived.rules.bonuses import give
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
STOP: Option = ("stop",)
DONE: Option = ("done",)
SPOKE = "bridge_spoke_quarry"
GATE = "eridonic_gate"
SHIP = "ship_of_tolinthra"


def given(s: Scene, bonus: Bonus, seat: int = 0) -> Scene:
    """Somebody receives a bonus that no bridge gave."""
    s.g.agenda = []
    give(s.g, s[seat], bonus)
    return s.begin(*reversed(s.g.agenda))


def gain(*energies: int) -> Bonus:
    return Bonus("gain_energy", energies)


ANY = 4
COMPASS, MAGNET, ROSE, PRIMAL = range(4)


# Energy


@rule("WC-BGAIN-01", "WC-ENER-04")
@pytest.mark.parametrize("kind", range(4))
def test_the_shown_energy_goes_from_the_reserve_to_the_exhausted_pool(kind: int) -> None:
    s = given(Scene().exhausted(0, ""), gain(kind))
    assert s.held(s[0].exhausted) == KINDS[kind]
    assert s.held(s[0].reserve).split().count(KINDS[kind]) == 1


@rule("WC-BGAIN-02", "WC-DEC-39")
def test_of_any_kind_the_player_chooses_among_those_in_the_reserve() -> None:
    s = given(Scene().exhausted(0, "").reserve(0, "magnet primal primal"), gain(ANY))
    assert (s.asked, s.options) == (("gain_any", 0), [("gain", "magnet"), ("gain", "primal")]), "no declining"
    s.choose("gain", "primal")
    assert (s.held(s[0].exhausted), s.held(s[0].reserve)) == ("primal", "magnet primal")


@rule("WC-DEC-39")
def test_the_receiver_chooses_in_somebody_elses_turn_too() -> None:
    s = given(Scene(3), gain(ANY), seat=2)
    assert (s.g.active, s.asked) == (0, ("gain_any", 2))


@rule("WC-BGAIN-03")
@pytest.mark.parametrize("kind", range(4))
def test_the_second_energy_of_a_kind_recharges_at_once(kind: int) -> None:
    s = given(Scene(), gain(kind))
    assert not s[0].charged, "the first one does not"
    given(s, gain(kind))
    assert s[0].charged


@rule("WC-BGAIN-03")
def test_the_second_one_of_any_kind_recharges_too_and_each_kind_does_it_anew() -> None:
    s = given(Scene().reserve(0, "compass rose rose"), gain(ANY))
    s.choose("gain", "compass")
    assert s[0].charged
    s[0].charged = False
    given(s, gain(ROSE, ROSE))
    assert s[0].charged


@rule("WC-BGAIN-04")
@pytest.mark.parametrize("kind", range(4))
def test_a_kind_that_is_used_up_is_not_gained(kind: int) -> None:
    held = " ".join([one for one in KINDS if one != KINDS[kind]])
    s = given(Scene().exhausted(0, "").reserve(0, held), gain(kind))
    assert (s[0].exhausted, s.held(s[0].reserve), s[0].charged) == (0, held, False)


@rule("WC-BGAIN-05")
def test_of_two_energies_the_one_that_is_left_is_gained() -> None:
    s = given(Scene().exhausted(0, "").reserve(0, "rose rose"), gain(COMPASS, ROSE))
    assert (s.held(s[0].exhausted), s.held(s[0].reserve)) == ("rose", "rose")
    s = given(Scene().reserve(0, ""), gain(ANY))
    assert s.asked == TURN, "of an empty reserve nothing can be chosen"


# Upgraded action tiles


def upgraded(s: Scene, seat: int = 0) -> Scene:
    return given(s, BENEFIT_TOKENS["benefit_upgraded_action"].bonus, seat)


@rule("WC-BUPG-01", "WC-BUPG-03")
@pytest.mark.parametrize("tile", UPGRADED_ACTIONS)
def test_an_upgraded_tile_replaces_the_basic_one_at_its_position(tile: object) -> None:
    taken = next(one for one in UPGRADED_ACTIONS if one is tile)
    s = upgraded(Scene())
    before = list(s[0].actions)
    s.choose("upgrade", taken.id)
    assert s[0].actions[taken.position] is taken
    others = [n for n in range(5) if n != taken.position]
    assert [s[0].actions[n] for n in others] == [before[n] for n in others]
    assert s.g.upgrades[taken.number] == 0
    assert before[taken.position] not in s[0].actions, "the basic one leaves the game"


@rule("WC-BUPG-02", "WC-DEC-41")
def test_the_player_chooses_among_all_tiles_of_the_supply() -> None:
    s = upgraded(Scene(3), seat=1)
    assert (s.asked, s.options) == (("upgrade", 1), [("upgrade", tile.id) for tile in UPGRADED_ACTIONS])
    s.choose("upgrade", "upgraded_action_1_top")
    upgraded(s, seat=2)
    assert ("upgrade", "upgraded_action_1_top") not in s.options, "the only copy is gone"
    assert ("upgrade", "upgraded_action_1_bottom") in s.options


@rule("WC-BUPG-02", "WC-SETUP-14")
def test_with_four_players_a_second_one_takes_the_second_copy() -> None:
    s = upgraded(Scene(4))
    s.choose("upgrade", "upgraded_action_1_top")
    upgraded(s, seat=1)
    s.choose("upgrade", "upgraded_action_1_top")
    upgraded(s, seat=2)
    assert ("upgrade", "upgraded_action_1_top") not in s.options


@rule("WC-BUPG-04", "WC-BUPG-05")
@pytest.mark.parametrize("position", [1, 2, 3, 4])
def test_an_upgraded_position_is_not_changed_again(position: int) -> None:
    s = upgraded(Scene().action(0, f"upgraded_action_{position}_top"))
    offered = {str(option[1]) for option in s.options}
    assert offered == {
        f"upgraded_action_{n}_{row}" for n in range(1, 5) if n != position for row in ("top", "bottom")
    }


@rule("WC-BUPG-05", "WC-BUPG-06")
def test_with_four_upgrades_the_bonus_gives_nothing_since_position_5_has_none() -> None:
    s = Scene()
    for position in range(1, 5):
        s.action(0, f"upgraded_action_{position}_top")
    assert upgraded(s).asked == TURN
    assert s[0].actions[4].id == "basic_action_5"


@rule("WC-BUPG-06")
def test_with_an_empty_supply_the_bonus_gives_nothing() -> None:
    s = Scene().set(upgrades=[0] * len(UPGRADED_ACTIONS))
    assert upgraded(s).asked == TURN
    s.bridge(SPOKE, "neutral_bridge_2").figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose("step", SPOKE)
    assert s.asked == TURN, "a bridge does not offer it"


# Conduits


def conduit(s: Scene, seat: int = 0) -> Scene:
    return given(s, BENEFIT_TOKENS["benefit_conduit"].bonus, seat)


@rule("WC-BCON-01", "WC-BCON-02", "WC-DEC-42")
def test_any_kind_goes_to_any_empty_slot() -> None:
    s = conduit(Scene().conduit(0, 2, "boot"))
    assert (s.asked, s.options) == (
        ("conduit", 0),
        [("conduit", symbol, slot) for symbol in SYMBOLS for slot in (1, 3, 4, 5)],
    ), "no declining"
    s.choose("conduit", "pillar", 4)
    assert s[0].conduits[3] >> 2 == 2


@rule("WC-BCON-03", "WC-AMB-03")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_the_first_conduit_of_each_kind_has_two_symbols_whoever_takes_it(symbol: str) -> None:
    s = conduit(Scene(3), seat=1)
    s.choose("conduit", symbol, 1)
    for seat in (0, 1, 2):
        conduit(s, seat)
        s.choose("conduit", symbol, 5)
    assert [s[1].conduits[0] & 3, *[s[seat].conduits[4] & 3 for seat in range(3)]] == [2, 1, 1, 1]


@rule("WC-BCON-04")
def test_without_an_empty_slot_no_conduit_is_gained() -> None:
    s = Scene()
    for slot in range(1, 6):
        s.conduit(0, slot, "boot")
    assert conduit(s).asked == TURN


@rule("WC-BCON-07")
def test_an_empty_stack_cannot_be_chosen() -> None:
    s = conduit(Scene().set(doubles=[0, 1, 0], singles=[0, 0, 1]))
    assert {option[1] for option in s.options} == {"monument", "pillar"}
    assert conduit(Scene().set(doubles=[0] * 3, singles=[0] * 3)).asked == TURN


@rule("WC-BCON-05", "WC-BCON-02")
def test_a_conduit_gained_in_a_convey_turn_adds_no_movement_in_it() -> None:
    s = Scene().conduit(0, 1, "boot").bridge(SPOKE, "neutral_bridge_1").figure(0, "quarry_inner", SPOKE)
    s.tile(0, 1, "upgraded_tile_1_1").act(0)
    s.choose("convey", "basic_tile_0a")
    assert s.decision.about == (2,), "one boot on the conduit, one on the tile"
    s.choose_all(("step", SPOKE), ("take",), ("conduit", "boot", 2))
    assert (s.asked, s.decision.about) == (("move", 0), (1,)), "although the tile at position 2 shows a boot"
    s.choose("step", "central_quarry")
    assert s.asked == ("fill", 0)


@rule("WC-BCON-06", "WC-COND-11")
def test_a_placed_conduit_stays_in_its_slot() -> None:
    s = Scene().conduit(0, 3, "boot")
    conduit(s)
    assert 3 not in [option[2] for option in s.options], "nothing replaces it either"
    s.choose("conduit", "boot", 1)
    s.act(0)
    s.choose_all(("convey", "basic_tile_0a"), STOP, DONE)
    assert [n for n, one in enumerate(s[0].conduits) if one >= 0] == [0, 2], (
        "the tiles move, the conduits do not"
    )


# Refills


def refilled(s: Scene, *seats: int, active: int = 0) -> Scene:
    for seat in seats:
        give(s.g, s[seat], BENEFIT_TOKENS["benefit_refill"].bonus)
    return s.end(active)


@rule("WC-BREF-01")
def test_a_refill_waits_until_all_sections_are_resolved() -> None:
    s = Scene().section(GATE, 2, (0, "compass"), (1, "magnet"), (1, "rose")).complete(GATE, 1)
    s.section(SHIP, 2, (1, "rose"), (1, "compass"), (1, "magnet")).complete(SHIP, 1)
    s.benefit(GATE, "benefit_refill").end()
    s.choose_all(("resolve", GATE), ("token", "benefit_refill"))
    assert s.asked == ("clear", 0), "not at once"
    s.choose_all(
        ("exhaust", "compass", 1), ("energy", "magnet"), ("set_apart", "rose", 3), ("exhaust", "magnet", 2)
    )
    assert s.asked == ("share", 1), "the other section first"
    s.choose_all(
        ("energy", "rose"), ("set_apart", "rose", 1), ("exhaust", "compass", 2), ("exhaust", "magnet", 3)
    )
    assert s.asked == ("refill", 0)


@rule("WC-BREF-02", "WC-DEC-44")
def test_any_active_tile_with_room_is_chosen_or_none() -> None:
    s = refilled(Scene().fill(0, 2, upper="rose", lower="rose"), 0)
    assert s.options == [("refill", 1), ("refill", 3), ("refill", 4), ("refill", 5), DONE]
    s.choose(*DONE)
    assert s.asked == ("choose_turn", 1)


@rule("WC-BREF-03", "WC-BREF-04", "WC-DEC-44")
def test_the_player_chooses_kinds_and_spaces_and_may_leave_some_empty() -> None:
    s = refilled(Scene().fill(0, 5, upper="rose").exhausted(0, "compass rose"), 0)
    s.choose("refill", 5)
    assert s.options == [
        ("fill", 5, "upper", "compass"),
        ("fill", 5, "upper", "rose"),
        ("fill", 5, "lower", "compass"),
        ("fill", 5, "lower", "rose"),
        DONE,
    ]
    s.choose_all(("fill", 5, "lower", "rose"), DONE)
    assert (s.row(0, 5), s.held(s[0].exhausted)) == (("rose", "rose"), "compass")


@rule("WC-BREF-05", "WC-MISS-13", "WC-MISS-15")
def test_when_the_pool_has_run_dry_energy_comes_from_elsewhere_but_not_from_that_tile() -> None:
    s = Scene().fill(0, 5, upper="rose").fill(0, 1, lower="magnet").pool(0, "rose").exhausted(0, "compass")
    refilled(s, 0)
    s.choose_all(("refill", 5), ("fill", 5, "upper", "compass"))
    assert s.options == [("borrow",), DONE]
    s.choose("borrow")
    assert s.options == [("from_device", 1, "lower", "magnet"), ("from_pool", "rose")]
    s.choose("from_device", 1, "lower", "magnet")
    assert s.row(0, 5) == ("compass rose", "magnet")


@rule("WC-BREF-06", "WC-EOT-03")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2])])
def test_refills_of_several_players_come_clockwise_the_active_one_last(active: int, order: list[int]) -> None:
    s = refilled(Scene(4), 0, 1, 2, 3, active=active)
    asked = []
    while s.decision.kind == "refill":
        asked.append(s.decision.seats[0])
        s.choose(*DONE)
    assert asked == order


@rule("WC-BREF-07", "WC-EOT-03")
def test_each_of_several_refills_is_resolved_before_the_next_player() -> None:
    s = refilled(Scene(3), 1, 1, 2)
    s.choose_all(("refill", 1), DONE)
    assert s.asked == ("refill", 1)
    s.choose_all(("refill", 1), DONE)
    assert s.asked == ("refill", 2)
    s.choose(*DONE)
    assert s.asked == ("choose_turn", 1)


# Movement, and other benefit tokens


@rule("WC-BMOV-01")
@pytest.mark.parametrize("spaces", [2, 4])
def test_the_character_moves_up_to_the_shown_number_of_spaces(spaces: int) -> None:
    s = given(Scene(), Bonus("move_character", spaces=spaces))
    assert (s.asked, s.decision.about, STOP in s.options) == (("move", 0), (spaces,), True)


@rule("WC-BMOV-02")
@pytest.mark.parametrize("track", [0, 1])
@pytest.mark.parametrize("steps", [2, 3])
def test_a_bonus_of_one_track_moves_on_that_track(track: int, steps: int) -> None:
    s = given(Scene(), Bonus("move_track", spaces=steps, tracks=(track,)))
    assert (s.asked, s.decision.about, STOP in s.options) == (("track", 0), (TRACKS[track], steps), True)


@rule("WC-BMOV-02", "WC-AMB-51")
@pytest.mark.parametrize("track", TRACKS)
def test_if_both_tracks_are_shown_one_is_picked_for_the_whole_bonus(track: str) -> None:
    s = given(Scene(), Bonus("move_track", spaces=3, tracks=(0, 1)))
    assert s.options == [("on_track", one) for one in TRACKS]
    s.choose("on_track", track)
    assert s.decision.about == (track, 3)
    s.choose_all(("enter", "rose"), ("advance",), STOP)
    assert (s.on_tracks(0), s.asked) == ({track: (2, "rose")}, TURN), "nothing is left for the other one"


@rule("WC-BMOV-03", "WC-DEC-43", "WC-BMOV-05")
def test_any_benefit_token_that_lies_on_the_board_may_be_chosen() -> None:
    s = Scene(3).pool_tiles("upgraded_tile_1_1").all_built(GATE).bridge(SPOKE, "ignotas_bridge_2")
    s.g.benefits[4] = None
    s.figure(2, "quarry_inner", SPOKE).move(2, 1)
    s.choose_all(("step", SPOKE), ("take",))
    assert (s.asked, [option[1] for option in s.options]) == (
        ("benefit", 2),
        [token for token in BENEFIT_TOKENS if token != "benefit_refill"],
    ), "those of fully built monuments too; the one that is not in the game is not"
    s.choose_all(("benefit", "benefit_conduit"), ("conduit", "boot", 1))
    assert s[2].conduits[0] & 3 == 2


@rule("WC-BMOV-05")
def test_a_benefit_token_that_was_used_stays() -> None:
    s = Scene().section(GATE, 2, *[(0, "rose")] * 3).complete(GATE, 0).end()
    before = list(s.g.benefits)
    s.choose_all(("token", "benefit_bridge"), ("bridge", SPOKE, "aureon_bridge_1", "a"))
    s.choose_all(("exhaust", "rose", 2), ("exhaust", "rose", 3))
    assert (s.g.built[0], s.g.benefits) == (2, before)


@rule("WC-BMOV-04")
def test_bonuses_are_on_sections_benefit_tokens_and_bridges() -> None:
    tokens = {token.bonus.kind for token in BENEFIT_TOKENS.values()}
    bridges = {side.bonus.kind for sides in BRIDGES.values() for side in sides}
    rewards = {kind for region in REGIONS for section in region.sections for kind in section.reward}
    assert rewards <= {*range(4), ANY}, "sections show energy only"
    assert tokens == {
        "place_bridge", "gain_conduit", "gain_upgraded_action", "gain_transmutation_tile", "refill_tile",
        "move_character",
    }  # fmt: skip
    assert bridges == {
        "place_bridge", "gain_conduit", "gain_upgraded_action", "gain_transmutation_tile", "gain_energy",
        "move_character", "move_track", "any_benefit_token", "copy_bridge",
    }  # fmt: skip


@rule("WC-BMOV-04", "WC-BRDG-01")
@pytest.mark.parametrize(
    ("bridge", "face", "asked"),
    [
        ("neutral_bridge_1", "a", "conduit"),
        ("neutral_bridge_2", "a", "upgrade"),
        ("neutral_bridge_3", "a", "replace"),
        ("neutral_bridge_4", "a", "gain_any"),
        ("neutral_bridge_5", "a", "choose_track"),
        *[(f"{who}_bridge_1", "a", "bridge") for who in CHARACTER_IDS],
        *[(f"{who}_bridge_1", "b", "move") for who in CHARACTER_IDS],
        *[(f"{who}_bridge_2", "a", "benefit") for who in CHARACTER_IDS],
        *[(f"{who}_bridge_2", "b", "choose_track") for who in CHARACTER_IDS],
    ],
)
def test_every_bridge_gives_what_its_upper_side_shows(bridge: str, face: str, asked: str) -> None:
    s = Scene().bridge(SPOKE, bridge, face).pool_tiles("upgraded_tile_1_1").figure(1, "quarry_inner", SPOKE)
    s.move(1, 1)
    s.choose_all(("step", SPOKE), ("take",))
    assert s.asked == (asked, 1)
