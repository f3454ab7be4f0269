"""Saved games: nothing that lies in a file is ever written over unasked."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import GAME, play
from tests.cli.terminal import Terminal
from tryptyk.cli.saves import Save, Taken
from tryptyk.kernel.record import decode_record

KEPT = Path(".tryptyk/aeons_end-7.json")


def test_another_game_of_the_same_seed_gets_a_file_of_its_own() -> None:
    play("--seed", "7", "--players", "2", say=["1", "q"])
    first = KEPT.read_bytes()
    told = play("--seed", "7", "--players", "4", say=["1", "q"])
    assert "The game is saved in .tryptyk/aeons_end-7-2.json." in told
    assert "--resume .tryptyk/aeons_end-7-2.json" in told
    play("--seed", "7", "--players", "3", say=["1", "q"])
    assert KEPT.read_bytes() == first
    numbers = [KEPT, *(KEPT.with_stem(f"aeons_end-7-{n}") for n in (2, 3))]
    assert [decode_record(file.read_bytes()).players for file in numbers] == [2, 4, 3]


def test_a_game_goes_on_in_its_own_file() -> None:
    play("--seed", "7", say=["1", "s", "1", "s", "q"])
    play("--resume", str(KEPT), say=["1", "q"])
    assert [file.name for file in KEPT.parent.iterdir()] == [KEPT.name]
    assert len(decode_record(KEPT.read_bytes()).choices) == 3


def test_without_a_terminal_a_file_that_is_taken_is_refused_with_a_sentence() -> None:
    Path("letter.txt").write_text("Dear aunt")
    told = play("--seed", "7", say=["1", "s letter.txt", "s ./letter.txt", "q"])
    assert told.count("letter.txt exists already and is left as it is: name another file.") == 2
    assert Path("letter.txt").read_text() == "Dear aunt"
    assert f"The game is saved in {KEPT}." in told, "the game itself is not lost"


def test_a_save_that_somebody_else_went_on_with_is_left_to_them() -> None:
    """The same game in two terminals: whoever leaves last gets a file beside it."""
    play("--seed", "7", say=["1", "q"])
    with Terminal("play", GAME, "--resume", str(KEPT), columns=100, rows=40) as here:
        here.wait_for("> ")
        play("--resume", str(KEPT), say=["1", "1", "q"])
        elsewhere = KEPT.read_bytes()
        here.type("q")
        told = here.finish()
    assert KEPT.read_bytes() == elsewhere
    assert "aeons_end-7-2.json" in told


@pytest.mark.parametrize(("answer", "kept"), [("no", True), ("", True), ("yes", False)])
def test_at_a_terminal_one_is_asked(answer: str, kept: bool) -> None:
    Path("letter.txt").write_text("Dear aunt")
    with Terminal("play", GAME, "--seed", "7", columns=100, rows=40) as table:
        table.wait_for("> ")
        table.type("s letter.txt")
        table.wait_for("(yes or no) ")
        table.type(answer)
        table.wait_for("> ")
        table.type("q")
        told = table.finish()
    assert ("left as it is" in told) == kept
    assert (Path("letter.txt").read_bytes() == b"Dear aunt") == kept


def test_who_cannot_save_may_stay() -> None:
    Path(".tryptyk").write_text("in the way")
    with Terminal("play", GAME, "--seed", "7", columns=100, rows=40) as table:
        table.wait_for("> ")
        table.type("1")
        table.wait_for("> ")
        table.type("q")
        table.wait_for("(yes or no) ")
        table.type("no")
        table.wait_for("> ")
        table.type("s elsewhere.json")
        table.wait_for("> ")
        table.type("q")
        told = table.finish()
    assert "The game cannot be saved in" in told
    assert len(decode_record(Path("elsewhere.json").read_bytes()).choices) == 1


def test_the_command_to_go_on_works_as_it_was_started_and_stays_in_one_piece(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = Path("a folder with a long name, so that the command is wider than the terminal is, by far")
    told = play("--seed", "7", "--seats", "person,random", say=["1", f"s {folder}/game.json", "q"])
    (again,) = set(re.findall(r"^  (.+ play aeons_end .+)$", told, re.MULTILINE))
    assert f"--resume '{folder}/game.json' --lang en --seats person,random" in again
    with Terminal(shell=f"{again} --players 1 || {again}", columns=100, rows=40) as table:
        table.wait_for("name only its file")
        table.wait_for("> ")
        table.type("q")
        assert "The game is saved in" in table.finish()


@pytest.mark.parametrize("leave", [Terminal.close_the_window, Terminal.end])
def test_a_game_is_kept_when_its_window_is_closed(leave: Callable[[Terminal], int]) -> None:
    """Beside what is there: nothing is written over, and nobody is left to be asked."""
    play("--seed", "7", "--players", "4", say=["1", "q"])
    other = KEPT.read_bytes()
    with Terminal("play", GAME, "--seed", "7", "--players", "2", columns=100, rows=40) as table:
        table.wait_for("> ")
        table.type("1")
        table.wait_for("> ")
        assert leave(table) == 129
    assert KEPT.read_bytes() == other
    kept = decode_record(KEPT.with_stem("aeons_end-7-2").read_bytes())
    assert (kept.players, len(kept.choices)) == (2, 1)
    with Terminal("play", GAME, "--seed", "7", columns=100, rows=40) as table:
        table.wait_for("> ")
        assert leave(table) == 129
    assert len(list(KEPT.parent.iterdir())) == 2, "where nothing was chosen, there is nothing to keep"


def test_a_game_is_kept_when_its_window_is_closed_at_a_question() -> None:
    Path("letter.txt").write_text("Dear aunt")
    with Terminal("play", GAME, "--seed", "7", columns=100, rows=40) as table:
        table.wait_for("> ")
        table.type("1")
        table.wait_for("> ")
        table.type("s letter.txt")
        table.wait_for("(yes or no) ")
        assert table.close_the_window() == 129
    assert len(decode_record(KEPT.read_bytes()).choices) == 1
    assert Path("letter.txt").read_text() == "Dear aunt"


# The file itself


def test_a_file_is_replaced_in_one_go_and_keeps_its_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    save = Save(Path("game.json"))
    save.write(b"one")
    Path("game.json").chmod(0o600)

    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        with pytest.raises(OSError, match="No space"):
            save.write(b"two")
    assert Path("game.json").read_bytes() == b"one"
    assert os.listdir() == ["game.json"], "nothing is left behind"
    save.write(b"three")
    assert (save.file, Path("game.json").read_bytes()) == (Path("game.json"), b"three")
    assert stat.S_IMODE(Path("game.json").stat().st_mode) == 0o600


def test_an_older_file_of_the_same_game_is_something_else() -> None:
    save = Save(Path("game.json"))
    save.write(b"one")
    save.write_to(Path("other.json"), b"one")
    with pytest.raises(Taken):
        save.write_to(Path("game.json"), b"two")
    assert Path("game.json").read_bytes() == b"one"
    Path("other.json").unlink()
    save.write(b"two")
    assert (save.file, Path("other.json").read_bytes()) == (Path("other.json"), b"two")
    save.following().write(b"next")
    assert Path("other-2.json").read_bytes() == b"next"
