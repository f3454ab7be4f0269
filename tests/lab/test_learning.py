"""Learning: slopes are found and mistrusted, pieces come to the same as the whole, nothing is left behind."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tryptyk import games
from tryptyk.components import LEARNED, Case, ContentFault, Figures, Worths
from tryptyk.kernel import TryptykError, chance_of
from tryptyk.lab.learning.chance import Standing, error, fitted, parts, said_and_happened
from tryptyk.lab.learning.course import Course, moved, play, signs
from tryptyk.lab.learning.fitting import shared, slopes, trusted
from tryptyk.lab.learning.study import Duel, Study, write_learned

NAMES = [f"figure_{number}" for number in range(40)]


def rows(true: dict[str, float], count: int, seed: int) -> list[tuple[list[int], float]]:
    chance = Random(seed)
    found = []
    for number in range(count):
        of = signs(seed * 10_000 + number, len(NAMES))
        worth = sum(true.get(name, 0.0) * sign for name, sign in zip(NAMES, of))
        found.append((of, worth + chance.gauss(0.0, 0.3)))
    return found


def test_slopes_are_found_among_chance() -> None:
    found, error = slopes(NAMES, rows({"figure_3": 0.1, "figure_7": -0.05}, 2_000, 1))
    assert found["figure_3"] == pytest.approx(0.1, abs=4 * error)
    assert found["figure_7"] == pytest.approx(-0.05, abs=4 * error)
    assert sorted(found, key=lambda name: abs(found[name]))[-2:] == ["figure_7", "figure_3"]


def test_what_chance_explains_is_not_trusted() -> None:
    noise, error = slopes(NAMES, rows({}, 300, 2))
    signal, same = slopes(NAMES, rows(dict.fromkeys(NAMES, 0.1), 300, 2))
    assert max(map(abs, trusted(noise, error).values())) < 0.5 * max(map(abs, noise.values()))
    assert min(trusted(signal, same).values()) > 0.8 * min(signal.values())


def test_cases_share_what_they_have_in_common() -> None:
    """With few games each, they find together what none could be sure of."""
    true = {"figure_1": 0.05, "figure_2": -0.05}
    found = {str(case): slopes(NAMES, rows(true, 300, case)) for case in range(4)}
    found["0"][0]["figure_9"] = 0.4
    learned = shared(found)
    assert all(own["figure_1"] > 0 > own["figure_2"] for own in learned.values())
    assert learned["0"]["figure_9"] > 0.2, "and each what it has alone"


COURSE = Course(
    "aeons_end",
    1,
    {"difficulty": "beginner"},
    ("rageborne",),
    pairs=2,
    steps=2,
    duels=2,
    only=("damage.", "held"),
)


def test_pieces_come_to_the_same_as_the_whole(tmp_path: Path) -> None:
    told: list[str] = []
    whole = Study(tmp_path / "whole", COURSE)
    while whole.learned.generation == 1:
        whole.go_on(0.0, told.append)
    while Study(tmp_path / "pieces", COURSE).learned.generation == 1:
        Study(tmp_path / "pieces").go_on(0.0, told.append)
    for file in (tmp_path / "whole").glob("*-1*"):
        assert (tmp_path / "pieces" / file.name).read_bytes() == file.read_bytes()
    assert Study(tmp_path / "pieces").learned.log == whole.learned.log
    assert told[: len(told) // 2] == told[len(told) // 2 :]
    with pytest.raises(TryptykError, match="another course"):
        Study(tmp_path / "pieces", Course("aeons_end", 2))


def test_a_game_is_played_by_other_figures_and_leaves_none_behind() -> None:
    worths = games.load("aeons_end").worths
    shipped = worths.by_case["rageborne"]
    figures = worths.figures("rageborne")
    mad = {**figures, **{name: -value for name, value in figures.items()}}
    well = [play(COURSE, "rageborne", seed, figures, figures).reward for seed in range(4)]
    badly = [play(COURSE, "rageborne", seed, mad, mad).reward for seed in range(4)]
    assert sum(badly) < sum(well)
    assert worths.by_case["rageborne"] is shipped


def test_figures_are_raised_by_parts_and_some_are_left_alone() -> None:
    figures = {"damage.ignite": 2.0, "held": -1.0, "chance.slope": 0.25}
    assert COURSE.names("rageborne", figures) == ["damage.ignite", "held"]
    by = {"damage.ignite": 1.0, "held": -1.0}
    assert moved(COURSE, figures, by) == {"damage.ignite": 2.6, "held": -0.7692, "chance.slope": 0.25}


def test_only_more_wins_are_better() -> None:
    assert Duel(400, 0.2, 0.3, 0.1, 0.03, -0.5).better
    assert not Duel(400, 0.2, 0.22, 0.02, 0.03, 0.5).better


def test_chances_are_fitted_to_what_happened_and_more_points_are_never_worse() -> None:
    chance = Random(5)
    true, steep = (-0.5, 0.2, 2.0, -0.5), (0.0, 0.0, 2.0, -2.4)
    for wanted in (true, steep):
        seen = []
        for game in range(3_000):
            one = Standing(game, chance.random(), chance.uniform(-150.0, 150.0), 0.0)
            happens = chance_of(sum(a * b for a, b in zip(wanted, parts(one))))
            seen.append(replace(one, won=float(chance.random() < happens)))
        found = fitted(seen)
        assert found[2] + found[3] > 0.0
        if wanted is true:
            assert found == pytest.approx(true, abs=0.35)
            assert error(said_and_happened(seen, found)) < 0.03
            assert error(said_and_happened(seen, (0.0, 0.0, 0.2, 0.0))) > 0.1


def worths(folder: Path) -> Worths[tuple[float, float]]:
    def make(figures: Figures) -> tuple[float, float]:
        return figures.one("a"), figures.by_id("threat")["fury"]

    cases = {"x": Case(figures={"threat": {"fury": 1.0}}), "y": Case(figures={"threat": {"fury": 2.0}})}
    return Worths(folder, make, cases)


def test_what_was_learned_is_written_down_case_by_case_and_read_again(tmp_path: Path) -> None:
    (tmp_path / "weights.toml").write_text("a = 0.5\n")
    assert worths(tmp_path).by_case == {"x": (0.5, 1.0), "y": (0.5, 2.0)}
    write_learned(worths(tmp_path), "x", {"a": 0.5, "threat.fury": 3.25}, "of a test")
    write_learned(worths(tmp_path), "y", {"a": 0.75, "threat.fury": 2.0}, "of a test")
    write_learned(worths(tmp_path), "x", {"a": 0.5, "threat.fury": 3.5}, "of a test")
    assert worths(tmp_path).by_case == {"x": (0.5, 3.5), "y": (0.75, 2.0)}
    (tmp_path / LEARNED).write_text("[x]\nb = 1.0\n")
    with pytest.raises(ContentFault, match="no b to be changed"):
        worths(tmp_path)
