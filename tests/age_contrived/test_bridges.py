"""The bonus that places a bridge, and the abilities that bridges cover (WC-BBRG, WC-AMB-28, 50)."""

from __future__ import annotations

import pytest

from tests.age_contrived.scene import Scene
from tests.rule import rule
from tryptyk.games.age_contrived.components.catalogue import CHARACTERS, PATHS, PLACES
from tryptyk.kernel import Option

TURN = ("choose_turn", 0)
PATH_IDS = [PLACES[path].id for path in PATHS]
SPOKE = "bridge_spoke_quarry"
RIM = "bridge_rim_quarry_sea"


def placing(s: Scene, seat: int = 0) -> Scene:
    """Somebody is given the bonus."""
    return s.begin(("bridge", seat))


def full(s: Scene, *own: tuple[str, str]) -> Scene:
    """Bridges of seat 1, in truth one piece, on all damaged paths but those with these own ones."""
    other = CHARACTERS["ignotas"].bridges[0][0]
    s.g.bridges = [other] * len(PATHS)
    for path, bridge in own:
        s.bridge(path, bridge)
    return s


def paths(s: Scene) -> set[str]:
    return {str(option[1]) for option in s.verbs("bridge")}


# Which bridge, and where


@rule("WC-BBRG-01", "WC-ABIL-03")
@pytest.mark.parametrize(
    ("away", "lowest"), [((), 1), ((1,), 2), ((1, 2), 3), ((2,), 1), ((2, 3), 1), ((1, 3), 2)]
)
def test_the_lowest_bridge_on_the_character_board_is_placed(away: tuple[int, ...], lowest: int) -> None:
    s = placing(Scene().unlock(0, *away))
    assert {option[2] for option in s.verbs("bridge")} == {f"aureon_bridge_{lowest}"}


@rule("WC-BBRG-02", "WC-BBRG-03", "WC-DEC-40")
def test_it_goes_to_an_empty_path_to_a_neutral_bridge_or_to_an_own_one() -> None:
    s = Scene(3).bridge(SPOKE, "neutral_bridge_1").bridge(RIM, "aureon_bridge_1")
    s.bridge("bridge_spoke_sea", "ignotas_bridge_1").bridge("bridge_spoke_forest", "multanec_bridge_2")
    placing(s)
    assert s.asked == ("bridge", 0)
    assert paths(s) == set(PATH_IDS) - {"bridge_spoke_sea", "bridge_spoke_forest"}
    assert not {("keep_bridge",), ("remove_bridge",), ("no",)} & set(s.options), "no declining"


@rule("WC-BBRG-04", "WC-BBRG-05", "WC-DEC-40")
@pytest.mark.parametrize(("face", "asked"), [("a", "bridge"), ("b", "move")])
def test_the_player_chooses_the_side_that_faces_up_and_that_side_pays(face: str, asked: str) -> None:
    s = placing(Scene())
    assert {option[3] for option in s.options} == {"a", "b"}
    s.choose("bridge", SPOKE, "aureon_bridge_1", face)
    assert s.bridge_on(SPOKE) == f"aureon_bridge_1:{face}"
    s.figure(1, "quarry_inner", SPOKE).move(1, 1)
    s.choose_all(("step", SPOKE), ("take",))
    assert s.asked == (asked, 1), "for any character that comes there"


@rule("WC-DEC-40")
def test_in_somebody_elses_turn_the_receiver_is_asked() -> None:
    s = placing(Scene(3), seat=2)
    assert (s.g.active, s.asked) == (0, ("bridge", 2))


# Abilities


@rule("WC-BBRG-06", "WC-ABIL-02")
@pytest.mark.parametrize("character", list(CHARACTERS))
def test_with_each_bridge_its_ability_is_gained_at_once(character: str) -> None:
    other = "aureon" if character != "aureon" else "rusne"
    s = Scene(2, characters=[character, other])
    gained = []
    for level in (1, 2, 3):
        placing(s)
        s.choose("bridge", PATH_IDS[level], f"{character}_bridge_{level}", "a")
        gained.append(s[0].abilities)
    one, two, three = CHARACTERS[character].abilities
    assert gained == [one, one | two, one | two | three]


@rule("WC-BBRG-07")
def test_a_replaced_neutral_bridge_leaves_the_game() -> None:
    s = placing(Scene().bridge(SPOKE, "neutral_bridge_1"))
    s.choose("bridge", SPOKE, "aureon_bridge_1", "a")
    assert s.bridge_on(SPOKE) == "aureon_bridge_1:a"
    assert "neutral_bridge_1" not in [bridge.id for bridge in s.g.bridges if bridge is not None]
    assert (s.g.supply, s[0].bridges) == ([], 0b110)


@rule("WC-BBRG-08", "WC-ABIL-04", "WC-AMB-50")
def test_a_replaced_own_bridge_returns_to_its_slot_and_its_ability_is_lost() -> None:
    s = placing(Scene().bridge(SPOKE, "aureon_bridge_1"))
    s.choose("bridge", SPOKE, "aureon_bridge_2", "b")
    assert (s[0].bridges, s[0].abilities) == (0b101, CHARACTERS["aureon"].abilities[1])
    assert s.bridge_on(SPOKE) == "aureon_bridge_2:b"


@rule("WC-BBRG-14", "WC-BBRG-01", "WC-AMB-50", "WC-ABIL-04")
def test_a_returned_bridge_is_placed_again_before_those_of_higher_levels() -> None:
    s = placing(Scene().bridge(SPOKE, "aureon_bridge_1"))
    s.choose("bridge", SPOKE, "aureon_bridge_2", "a")
    placing(s)
    assert {option[2] for option in s.options} == {"aureon_bridge_1"}
    s.choose("bridge", RIM, "aureon_bridge_1", "a")
    one, two, _ = CHARACTERS["aureon"].abilities
    assert s[0].abilities == one | two, "gained once more"


@rule("WC-AMB-50", "WC-BBRG-08")
def test_level_1_on_the_own_level_3_path_returns_level_3_with_its_ability_and_its_points() -> None:
    s = Scene().bridge(SPOKE, "aureon_bridge_3").unlock(0, 2).pillar(0, "philosophy", "rose")
    assert s.lines(0)["bridge_3"] == 4
    placing(s)
    s.choose("bridge", SPOKE, "aureon_bridge_1", "a")
    assert (s[0].bridges, s.lines(0)["bridge_3"]) == (0b100, 0)
    one, two, _ = CHARACTERS["aureon"].abilities
    assert s[0].abilities == one | two
    placing(s)
    s.choose("bridge", RIM, "aureon_bridge_3", "a")
    assert (s[0].bridges, s.lines(0)["bridge_3"]) == (0, 0), "other regions now"
    assert s[0].abilities == sum(CHARACTERS["aureon"].abilities)


# Characters on the path


@rule("WC-BBRG-09", "WC-BBRG-10")
@pytest.mark.parametrize("standing", [0, 1])
def test_a_path_with_a_character_on_it_may_be_chosen_and_gives_that_character_nothing(standing: int) -> None:
    s = Scene().bridge(SPOKE, "neutral_bridge_1").figure(standing, SPOKE, "central_quarry")
    placing(s)
    s.choose("bridge", SPOKE, "aureon_bridge_1", "b")
    assert s.bridge_on(SPOKE) == "aureon_bridge_1:b"
    assert (s.place_of(standing), s.asked) == (SPOKE, TURN), "no bonus is asked for"


# No empty path


@rule("WC-BBRG-11", "WC-BBRG-12", "WC-AMB-28", "WC-DEC-40")
def test_without_an_empty_path_the_bridge_may_be_removed_and_still_uncovers_its_ability() -> None:
    s = placing(full(Scene(), (SPOKE, "neutral_bridge_1")))
    s.choose("remove_bridge")
    assert (s[0].bridges, s[0].abilities) == (0b110, CHARACTERS["aureon"].abilities[0])
    assert s.bridge_on(SPOKE) == "neutral_bridge_1:a"
    assert "aureon_bridge_1" not in [bridge.id for bridge in s.g.bridges if bridge is not None]


@rule("WC-AMB-28", "WC-BBRG-12", "WC-SCOR-05")
def test_a_removed_level_3_bridge_gives_the_ability_but_no_points() -> None:
    s = placing(full(Scene(), (SPOKE, "neutral_bridge_1")).unlock(0, 1, 2).pillar(0, "philosophy", "rose"))
    s.choose("remove_bridge")
    assert s[0].abilities == sum(CHARACTERS["aureon"].abilities)
    assert s.lines(0)["bridge_3"] == 0


@rule("WC-BBRG-15", "WC-AMB-28", "WC-DEC-40")
def test_without_an_empty_path_a_neutral_or_own_bridge_may_be_replaced_instead() -> None:
    s = placing(full(Scene(), (SPOKE, "neutral_bridge_1"), (RIM, "aureon_bridge_2")))
    wanted: list[Option] = [
        ("bridge", path, "aureon_bridge_1", face) for path in (SPOKE, RIM) for face in ("a", "b")
    ]
    assert set(s.options) == {*wanted, ("remove_bridge",)}, "it cannot stay on the board"


@rule("WC-BBRG-15", "WC-DEC-40")
def test_if_nothing_can_be_replaced_either_it_may_stay_on_the_board() -> None:
    s = placing(full(Scene()))
    assert s.options == [("keep_bridge",), ("remove_bridge",)]
    s.choose("keep_bridge")
    assert (s[0].bridges, s[0].abilities, s.asked) == (0b111, 0, TURN)


@rule("WC-BBRG-15", "WC-BBRG-11")
@pytest.mark.parametrize("path", PATH_IDS)
def test_while_a_single_path_is_empty_the_bridge_has_to_be_placed(path: str) -> None:
    s = full(Scene())
    s.g.bridges[PATH_IDS.index(path)] = None
    placing(s)
    assert s.options == [("bridge", path, "aureon_bridge_1", face) for face in ("a", "b")]


@rule("WC-BBRG-15", "WC-AMB-56")
def test_from_a_bridge_the_whole_bonus_may_be_declined() -> None:
    s = Scene().bridge(SPOKE, "ignotas_bridge_1").figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose_all(("step", SPOKE), ("decline",))
    assert (s[0].bridges, s.asked) == (0b111, TURN)


@rule("WC-BBRG-13")
def test_without_a_bridge_on_the_board_the_bonus_gives_nothing() -> None:
    s = placing(Scene().unlock(0, 1, 2, 3))
    assert s.asked == TURN
    s = Scene(no_abilities=True).unlock(0, 1, 2, 3).bridge(SPOKE, "ignotas_bridge_1")
    s.figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose("step", SPOKE)
    assert s.asked == TURN, "a bridge does not even offer it"


@rule("WC-SIMP-02", "WC-BBRG-06")
def test_without_abilities_bridges_are_placed_but_uncover_nothing() -> None:
    s = placing(Scene(no_abilities=True))
    s.choose("bridge", SPOKE, "aureon_bridge_1", "b")
    assert (s[0].bridges, s[0].abilities, s.bridge_on(SPOKE)) == (0b110, 0, "aureon_bridge_1:b")
    s.figure(0, "quarry_inner", SPOKE).move(0, 1)
    s.choose("step", SPOKE)
    assert ("take",) in s.options, "and still give bonuses"


@rule("WC-BBRG-02", "WC-BRDG-04")
def test_a_bridge_that_a_movement_brings_opens_the_way_for_the_rest_of_it() -> None:
    s = Scene().bridge(SPOKE, "ignotas_bridge_1").figure(0, "quarry_inner", SPOKE)
    s.move(0, 4)
    s.choose_all(("step", SPOKE), ("take",), ("bridge", "bridge_spoke_sea", "aureon_bridge_1", "a"))
    s.choose_all(("step", "central_quarry"), ("step", "central_sea"), ("step", "bridge_spoke_sea"))
    assert s.place_of(0) == "bridge_spoke_sea"
