"""Bots that misbehave: each is told of in a sentence, and what was done before is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.bots.rogues import First, Last, Raises
from tests.cli.command import run
from tests.toy.game import GAME as TOY
from tryptyk import games
from tryptyk.bots import Bot, BotFault, make, play_out
from tryptyk.bots.apart import Apart
from tryptyk.kernel import Game, Table
from tryptyk.kernel.record import decode_record, from_record

MEMORY = 600 << 20


def rogue(name: str, seat: int = 0, *, seconds: float = 30.0, game: Game = TOY) -> Apart:
    path = f"tests.bots.rogues:{name}"
    return Apart(path, path, game, seat, 1, seconds, MEMORY)


def played(name: str, *, seconds: float = 30.0) -> Table:
    """A game of the toy against a rogue in the first seat, to the end."""
    table = Table.new(TOY, 2, 7, {"limit": 12})
    bots: dict[int, Bot] = {0: rogue(name, seconds=seconds), 1: make("random", TOY, 1, 1)}
    assert play_out(table, bots) is not None
    return table


@pytest.mark.parametrize(
    ("name", "choice", "what"),
    [
        ("NotMade", 1, r"it cannot be made: OSError: no brain today\."),
        ("NoSuchBot", 1, r"it cannot be made: BotFault: .* leads to no bot: .*"),
        ("Raises", 4, r"ZeroDivisionError: thought too hard\."),
        ("Wrong", 1, r"it chose \('win', 1\), which is not on offer to it\."),
        ("Alike", 1, r"it chose \('add', 1\.0\), .*|it answered what cannot be read: .*|ValidationError: .*"),
        ("Mute", 1, r"it chose nothing, which is not on offer to it\."),
        ("Eats", 1, r"MemoryError: .*"),
        ("Dies", 1, r"its process has died\."),
    ],
)
def test_what_a_bot_does_wrong_is_said_in_a_sentence(name: str, choice: int, what: str) -> None:
    with pytest.raises(BotFault) as fault:
        played(name)
    where = (
        f"The bot 'tests.bots.rogues:{name}' failed in seat 1, at choice {choice} of the game with seed 7: "
    )
    assert str(fault.value).startswith(where)
    assert re.fullmatch(what, str(fault.value)[len(where) :])


def test_who_never_answers_is_waited_for_only_so_long() -> None:
    bot = rogue("Silent", seconds=1.0)
    with pytest.raises(BotFault, match=r"it has not answered within 1 seconds\.$"):
        play_out(Table.new(TOY, 2, 7), {0: bot})
    assert bot.closed, "its process has ended"


@pytest.mark.parametrize("name", ["First", "Prints", "Spy", "Meddler"])
def test_what_else_it_does_changes_nothing(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """It plays as one that behaves: what it prints, changes or looks for leads nowhere."""
    alike = Last if name == "Meddler" else First
    honest = Table.new(TOY, 2, 7, {"limit": 12})
    play_out(honest, {0: alike(TOY, 0, 1), 1: make("random", TOY, 1, 1)})
    assert played(name).choices() == honest.choices()
    assert capfd.readouterr() == ("", "")


def test_an_answer_at_the_last_moment_counts() -> None:
    table = Table.new(TOY, 2, 7)
    play_out(table, {0: rogue("Late", seconds=3.0)}, limit=1)
    assert table.choices() == [(0, ("add", 1))]


@pytest.mark.parametrize("id", games.HOUSE)
def test_the_true_table_is_not_in_the_process_of_a_bot(id: str) -> None:
    """One that looks for it everywhere plays like one that does not, in all games."""
    taken = []
    for name in ("First", "Spy"):
        game = games.load(id).game
        table = Table.new(game, 2, 77_777)
        play_out(table, {seat: rogue(name, seat, game=game) for seat in range(2)}, limit=6)
        taken.append(table.choices())
    assert taken[0] == taken[1]
    assert len(taken[0]) == 6


def test_within_the_process_a_fault_is_told_alike() -> None:
    table = Table.new(TOY, 2, 7)
    with pytest.raises(
        BotFault, match="The bot 'Raises' failed in seat 1, at choice 5 of the game with seed 7: Zero"
    ):
        play_out(table, {0: Raises(TOY, 0, 1), 1: make("random", TOY, 1, 5)})
    assert table.number == 4


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("TRYPTYK_GAMES", "tests.toy")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("with_toy")
def test_simulate_keeps_the_games_before_and_says_which_bot_failed() -> None:
    args = ("simulate", "toy", "--games", "5", "--seed", "3", "--limit", "9", "--json")
    done = run(*args, "--bots", "random,tests.bots.rogues:Weary")
    assert done.exit_code == 2
    assert re.fullmatch(
        r"The bot 'tests\.bots\.rogues:Weary' failed in seat 2, at choice \d+ of the game with seed \d+:"
        r" RuntimeError: no more of this\.",
        done.stderr.strip(),
    )
    report = json.loads(done.stdout)["report"]
    assert report["plan"]["games"] == 0 or sum(report["outcomes"].values()) == report["plan"]["games"] < 5


def test_play_saves_the_game_and_says_which_bot_failed(with_toy: Path) -> None:
    seats = "tests.bots.rogues:Raises,random"
    done = run("play", "toy", "--lang", "en", "--seed", "7", "--limit", "30", "--seats", seats)
    assert done.exit_code == 2
    assert "The bot 'tests.bots.rogues:Raises' failed in seat 1, at choice" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.output
    saved = from_record(TOY, decode_record((with_toy / ".tryptyk" / "toy-7.json").read_bytes()))
    assert saved.number == 3


def test_a_path_that_is_none_is_refused_before_anything_is_played() -> None:
    for name in ("deep:blue:1", "os.system", ":First", "a b:First"):
        done = run("simulate", "bonfire", "--bots", name)
        assert done.exit_code == 2 and done.stderr.startswith(f"There is no bot {name!r}.")
