"""The ladder: its rating, its intervals, what it keeps, and that a forged game is found."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tryptyk import games
from tryptyk.games import load
from tryptyk.kernel import Table
from tryptyk.lab.ladder.contests import Contest, line_ups, program
from tryptyk.lab.ladder.playing import check, packed, play, unpacked
from tryptyk.lab.ladder.publishing import TOLD_FROM, NoMarks, between_marks, expectations, publish
from tryptyk.lab.ladder.rating import Ranking, ratings, strengths
from tryptyk.lab.ladder.rows import Folder, Head, Kept, Making, Row, head_of
from tryptyk.lab.ladder.standings import ladder, standing_of
from tryptyk.lab.simulate import Placed, Played
from tryptyk.lab.statistics import wilson

# Rating


def ranking(chance: Random, strong: dict[str, float], names: tuple[str, ...]) -> Ranking:
    """Who comes first, second, ... as the model has it."""
    left, order = list(names), []
    while left:
        name = chance.choices(left, [strong[one] for one in left])[0]
        left.remove(name)
        order.append((name,))
    return tuple(order)


def test_the_rating_finds_the_strengths_that_games_were_drawn_from() -> None:
    """Also where a bot plays two seats, and where two have met only a third."""
    strong = {"weak": 1.0, "usual": 2.0, "strong": 8.0}
    tables = [("weak", "usual"), ("strong", "usual", "usual"), ("weak", "weak", "usual", "strong")]
    chance = Random(5)
    rows = [[[ranking(chance, strong, table)] for _ in range(1_500)] for table in tables]
    found = ratings(rows, "usual")
    assert [one.name for one in found] == ["strong", "usual", "weak"]
    true = {"strong": 1240.8, "usual": 1000.0, "weak": 879.6}
    for one in found:
        assert one.rating == pytest.approx(true[one.name], abs=25)
        assert one.interval[0] <= one.rating <= one.interval[1]
        assert one.interval[1] - one.interval[0] < 60


def test_shared_places_count_for_both() -> None:
    tied = strengths({(("a", "b"),): 100})
    assert tied["a"] == pytest.approx(tied["b"])
    half = strengths({(("a",), ("b",)): 50, (("a", "b"),): 100})
    won = strengths({(("a",), ("b",)): 100, (("b",), ("a",)): 50})
    assert half["a"] / half["b"] == pytest.approx(won["a"] / won["b"], rel=1e-3)


def test_games_on_one_seed_are_no_news_to_each_other() -> None:
    """Who wins both games of half the seeds is less sure of its half than who wins half of all games."""
    alone: list[list[Ranking]] = [[(("a",), ("b",))], [(("b",), ("a",))]] * 100
    twice: list[list[Ranking]] = [[(("a",), ("b",))] * 2, [(("b",), ("a",))] * 2] * 50

    def width(rounds: list[list[Ranking]]) -> float:
        low, high = next(one for one in ratings([rounds], "b") if one.name == "a").interval
        return high - low

    assert width(twice) > 1.2 * width(alone)


# Standings


def head(*line_up: str, setup: dict[str, Any] | None = None) -> Head:
    budgets = dict.fromkeys(line_up, "-")
    return Head("toy", len(line_up), setup or {}, line_up, budgets, 1, Making("", "", ""), "")


def kept(number: int, points: tuple[int, ...]) -> Kept:
    ranks = [sum(other > one for other in points) + 1 for one in points]
    sides = tuple(Placed(f"seat_{n}", (n,), one, rank) for n, (one, rank) in enumerate(zip(points, ranks)))
    return Kept(number, "", Played(number, "over", sides, 9, 9, 4, 1.0, (0.1,) * len(points)))


def test_a_row_counts_rounds_of_all_orders() -> None:
    """Seats are sorted by names: in even games easy sits first. The last game has no partner yet."""
    row = Row(
        head("hard", "easy"),
        [kept(0, (3, 5)), kept(1, (4, 1)), kept(2, (2, 2)), kept(3, (1, 7)), kept(4, (9, 0))],
    )
    found = standing_of(row)
    assert (found.bot, found.against, found.games, found.seeds) == ("hard", ("easy",), 4, 2)
    assert found.won.mean == (1 + 1 + 0.5 + 0) / 4
    assert found.points.mean == (5 + 4 + 2 + 1) / 4
    assert found.lead.mean == (2 + 3 + 0 - 6) / 4
    assert found.seconds == pytest.approx(0.1 / 2)


def test_the_interval_is_that_of_independent_seeds() -> None:
    """Where both games of a seed go the same way, they are worth one; alone, it is Wilson's interval."""
    same = [
        kept(2 * n + k, (1, 0) if (n % 2 == 0) == (k == 0) else (0, 1))
        for n, k in product(range(200), range(2))
    ]
    low, high = standing_of(Row(head("hard", "easy"), same)).won.interval
    assert (low, high) == pytest.approx(wilson(100, 200), abs=0.002)
    house = Placed("house", (), 5, 2)
    won = [
        Kept(n, "", Played(n, "", (Placed("seat_0", (0,), 9, 1), house), 1, 1, 1, 1.0, (1.0,)))
        for n in range(50)
    ]
    assert standing_of(Row(head("hard"), won)).won.interval == wilson(50, 50)


# What is kept


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> games.Title:
    monkeypatch.setenv("TRYPTYK_GAMES", "tests.toy")
    return load("toy")


def heads_of(title: games.Title) -> list[Head]:
    contest = Contest(2, {"limit": 6})
    return [
        head_of(title, contest, line_up, 3)
        for line_up in line_ups(title, contest, ["random", "greedy"], False)
    ]


def told(title: games.Title, path: Path) -> Any:
    """All that a folder says, but for what depends on the machine."""
    found = ladder("toy", Folder(path).rows("toy"), "random")
    plain = msgspec.to_builtins(found)
    for one in plain["standings"]:
        del one["seconds"]
    return plain


def test_what_was_cut_off_is_gone_on_with(toy: games.Title, tmp_path: Path) -> None:
    heads = heads_of(toy)
    play(Folder(tmp_path / "whole"), heads, 12)
    folder = Folder(tmp_path / "pieces")
    play(folder, heads, 12, seconds=0.0)
    (file,) = (tmp_path / "pieces").iterdir()
    assert len(file.read_bytes().splitlines()) == 2, "a head, and the game that was going on"
    with file.open("ab") as torn:
        torn.write(b'[1,"c-mi')
    left: list[int] = []
    play(folder, heads, 12, processes=2, progress=left.append)
    assert left == list(range(10, -1, -1)), "nothing was played twice"
    assert told(toy, tmp_path / "pieces") == told(toy, tmp_path / "whole")


def test_a_forged_move_is_found(toy: games.Title, tmp_path: Path) -> None:
    folder, heads = Folder(tmp_path), heads_of(toy)
    play(folder, heads, 12)
    assert list(check(folder.rows("toy"))) == []
    (file,) = tmp_path.iterdir()
    lines = file.read_bytes().splitlines()
    honest = msgspec.json.decode(lines[1], type=Kept)
    moves = unpacked(honest.moves)
    assert honest.played.choices <= len(moves) <= honest.played.decisions
    moves[3] ^= 2
    winner, loser = honest.played.sides
    swapped = msgspec.structs.replace(honest.played, sides=(loser, winner))
    for forged, fault in (
        (Kept(0, packed(moves), honest.played), "choice 4 is now"),
        (Kept(0, packed(moves[:3]), honest.played), "choice 4 is now"),
        (Kept(0, honest.moves, swapped), "come to another result"),
    ):
        file.write_bytes(b"\n".join([lines[0], msgspec.json.encode(forged), *lines[2:], b""]))
        (found,) = check(folder.rows("toy"))
        assert fault in found and "game 0" in found


def test_who_plays_whom() -> None:
    title = load("bonfire")
    bots = ["easy", "normal", "hard"]
    assert list(line_ups(title, Contest(1), bots, False)) == [("easy",), ("normal",), ("hard",)]
    assert list(line_ups(title, Contest(3), bots, True)) == [
        ("normal", "easy", "easy"), ("hard", "normal", "normal"),
    ]  # fmt: skip
    assert ("easy", "hard", "hard") in line_ups(title, Contest(3), bots, False)
    assert ("hard", "hard") in line_ups(load("aeons_end"), Contest(2), bots, False)


@pytest.mark.parametrize("id", games.HOUSE)
def test_every_game_has_a_ladder_that_can_be_played(id: str) -> None:
    title = load(id)
    contests = program(title)
    assert any(contest.told for contest in contests)
    for contest in contests:
        Table.new(title.game, contest.players, 1, contest.setup)


# What is published


def test_the_tables_are_written_between_their_marks(toy: games.Title, tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    play(folder, heads_of(toy), 4)
    found = ladder("toy", folder.rows("toy"), "random")
    empty = "Before.\n\n<!-- ladder toy -->\n<!-- end of toy -->\n\nAfter.\n"
    once = between_marks(empty, found)
    assert "| greedy | 2 players, limit 6 | random | 4 |" in once
    assert once.startswith("Before.") and once.endswith("After.\n")
    assert between_marks(once, found) == once
    with pytest.raises(NoMarks, match="ladder toy"):
        between_marks("Nothing here.", found)


def test_what_is_told_of_a_bot_is_how_often_it_wins_where_the_program_says_so() -> None:
    def row(limit: int, wins: int) -> Row:
        def game(number: int) -> Kept:
            sides = (("seat_1", (0,)), ("house", ())) if number < wins else (("house", ()), ("seat_1", (0,)))
            placed = tuple(Placed(side, seats, 9 - rank, rank) for rank, (side, seats) in enumerate(sides, 1))
            return Kept(number, "", Played(number, "", placed, 1, 1, 1, 1.0, (1.0,)))

        return Row(head("easy", setup={"limit": limit}), [game(number) for number in range(10)])

    found = ladder("toy", [row(4, 3), row(6, 5), row(9, 10)], "easy")
    contests = [Contest(1, {"limit": 4}, True), Contest(1, {"limit": 6}, True), Contest(1, {"limit": 9})]
    assert expectations(found, contests, least=20) == {"easy": 0.4}
    assert expectations(found, contests, least=21) == {}, "too few games to tell"


def test_what_is_published_is_what_people_are_told(
    toy: games.Title, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = tmp_path / "bots.md"
    document.write_text("<!-- ladder toy -->\n<!-- end of toy -->\n")
    contest = Contest(1, {"limit": 4}, told=True)
    folder = Folder(tmp_path / "kept")
    play(folder, [head_of(toy, contest, (bot,), 3) for bot in ("random", "greedy")], TOLD_FROM)
    found = ladder("toy", folder.rows("toy"), "random")
    publish(found, [contest], document, tmp_path)
    assert "| greedy | 1 player, limit 4 |" in document.read_text()
    monkeypatch.setattr(games.Title, "folder", property(lambda _: tmp_path))
    won = {one.bot: one.won.mean for one in found.standings}
    assert toy.expectations == {bot: int(share * 10 + 0.5) for bot, share in won.items()}
    assert toy.expectations.keys() == {"random", "greedy"}
