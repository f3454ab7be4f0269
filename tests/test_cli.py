"""The commands, run as people run them."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tryptyk import games
from tryptyk.cli import app
from tryptyk.cli.lookup import find_clauses, find_things
from tryptyk.cli.options import language_of
from tryptyk.kernel import Table
from tryptyk.kernel.record import decode_record, encode, record_of, replay
from tryptyk.messages import Messages, clauses

TRYPTYK = Path(sys.executable).with_name("tryptyk")
NO_CHESS = "There is no game 'chess'. Choose from: aeons_end, bonfire, age_contrived."
GAME = "aeons_end"
PATIENCE = 120.0


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "100")


def run(*args: str, say: list[str] | None = None) -> Result:
    return CliRunner().invoke(app, args, input="".join(f"{line}\n" for line in say or []))


def play(*args: str, say: list[str]) -> str:
    result = run("play", GAME, *args, say=say)
    assert result.exit_code == 0, result.output
    return result.output


def refused(*args: str) -> str:
    """The one sentence with which bad input is refused."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]


# Playing


STRAY = re.compile(
    r"\b(thing|option|event|prompt|reason|or|picture|terminal|help|phase|outcome)-[a-z]|\{ ?\$"
)


@pytest.mark.parametrize(
    ("language", "won", "lost"),
    [("en", "Victory!", "Defeat."), ("pl", "Zwycięstwo!", "Przegrana.")],
)
def test_a_person_plays_a_whole_game(language: str, won: str, lost: str) -> None:
    output = play("--lang", language, "--seed", "4", "--nemesis", "rageborne", say=["1"] * 2000)
    assert won in output or lost in output
    assert STRAY.search(output) is None
    assert Messages(language).text("terminal-goodbye") in output
    assert not Path(".tryptyk").exists(), "a game that is over is not saved"


@pytest.mark.parametrize("nemesis", ["prince_of_gluttons", "carapace_queen", "crooked_mask"])
def test_random_answers_lead_through_a_whole_game(nemesis: str) -> None:
    random = Random(3)
    answers = [str(random.randint(0, 9)) for _ in range(4000)]
    output = play("--lang", "pl", "--seed", "6", "--nemesis", nemesis, "--players", "3", say=answers)
    assert "Koniec gry, " in output
    assert "Wybierz numer od 1 do " in output, "a number that is not on offer is refused with a sentence"
    assert STRAY.search(output) is None


def test_the_situation_and_the_options_are_on_one_page() -> None:
    output = play("--seed", "3", "--mages", "kadir,mist", say=[])
    page = output.split("─" * 100, 1)[1]
    assert len(page.splitlines()) <= 40
    for part in ("Rageborne ♥ 70/70", "Gravehold ♥ 30/30", "Supply", "2◆ ×7 Jade", "1 Kadir ♥ 10/10 ↯ 0/5"):
        assert part in page
    for part in ("III ", "focus 3◆ open", "Hand ", "Deck 5", "Turns drawn:", "Main phase: what do you do?"):
        assert part in page


def test_undo_takes_back_what_revealed_nothing() -> None:
    output = play("--seed", "3", say=["2", "u", "u"])
    pages = output.split("Main phase: what do you do?")
    assert "Aether: 0 ◆" in pages[0] and "Aether: 1 ◆" in pages[1] and "Aether: 0 ◆" in pages[2]
    assert "There is nothing to take back." in pages[3]


def test_undo_says_why_not() -> None:
    # Playing Quartz Shard reveals the top card of the turn-order deck.
    output = play("--seed", "3", "--mages", "adelheim,lash", say=["1", "u"])
    assert "Quartz Shard: " in output
    assert "Something hidden has come to light since then, so taking it back would not be fair." in output
    assert "Only the last choice can be taken back." in play("--seed", "3", say=["2", "u 5"])


def test_why_names_the_reason_and_its_clause_and_the_rule_can_be_read() -> None:
    output = play("--seed", "3", say=["w", "w jade", "r AE-GAIN-01", "r nosuchrule"])
    assert "Gain Jade: It costs 2 ◆, and there is 0 ◆ for it. (AE-GAIN-01)" in output
    assert "The rule itself: r AE-PREP-02" in output
    assert clauses("en", games.load(GAME).words)["AE-GAIN-01"][:60] in output
    assert 'No rule is found for "nosuchrule"' in output


def test_texts_on_demand_by_name_and_by_number() -> None:
    output = play("--seed", "3", "--lang", "pl", say=["t jadeit", "t 1", "t", "t nemezis", "t brak takiej"])
    assert "Jadeit  Klejnot · 2◆" in output and "Efekt: Pozyskaj 2 ◆." in output
    assert "Odłamek Kwarcu  Klejnot · 0◆ · karta początkowa" in output
    assert re.search("◆ eter +✶ obrażenia +♥ życie +↯ Ładunek", output)
    assert "Nic nie nazywa się „brak takiej”." in output


def test_log_help_and_unknown_commands() -> None:
    output = play("--seed", "3", say=["l", "l 1", "?", "dance", "99", ""])
    assert output.count("· Turn 1: the turn-order card is Nemesis.") == 3
    assert "take back your last choice" in output
    assert '"dance" is no command.' in output
    assert "Choose a number from 1 to 4." in output


def test_leaving_saves_the_game_and_says_how_to_resume() -> None:
    output = play("--seed", "3", say=["2", "2", "q"])
    assert "The game is saved in .tryptyk/aeons_end-3.json." in output
    assert "tryptyk play aeons_end --resume .tryptyk/aeons_end-3.json --lang en" in output
    saved = replay(games.load(GAME).game, decode_record(Path(".tryptyk/aeons_end-3.json").read_bytes()))
    assert [option for _, option in saved.choices()] == [("play", "crystal")] * 2

    resumed = play("--resume", ".tryptyk/aeons_end-3.json", say=["u", "s again.json", "3"])
    assert "Played Crystal ×2" in resumed.split("Main phase")[0]
    assert "The game is saved in again.json." in resumed
    assert len(decode_record(Path("again.json").read_bytes()).choices) == 2, "leaving saves to the same file"


def test_a_place_that_cannot_be_written_is_told() -> None:
    Path("folder").mkdir()
    output = play("--seed", "3", say=["s folder", "s ok.json"])
    assert "The game cannot be saved in folder: Is a directory." in output
    assert Path("ok.json").exists()


def test_bots_hold_seats() -> None:
    output = play("--seed", "3", "--seats", "person,random", say=["1"] * 600)
    assert "The game is over after" in output
    output = play("--seed", "3", "--seats", "random,random", "--difficulty", "beginner", say=[])
    assert "The game is over after" in output and "> " not in output
    output = play("--seed", "4", "--seats", "person,greedy", say=["1"])
    assert "--seats person,greedy" in output


def with_a_charged_kadir_in_the_turn_of_mist(file: Path) -> None:
    """Save a game in which Mist has the turn while Kadir, whose ability works in any turn, is charged."""
    for seed in range(50):
        table = Table.new(
            games.load(GAME).game, 2, seed, {"mages": ["kadir", "mist"], "difficulty": "beginner"}
        )
        while (decision := table.decision) is not None:
            if decision.seats == (1,) and decision.speakers == [0]:
                file.write_bytes(encode(record_of(table)))
                return
            verbs = [option[0] for option in decision.options]
            others = [place for place, verb in enumerate(verbs) if verb != "ability"]
            table.take(verbs.index("charge") if "charge" in verbs else others[0])
    raise AssertionError("no such game was found")


def test_one_may_speak_up_in_a_bots_turn() -> None:
    with_a_charged_kadir_in_the_turn_of_mist(Path("game.json"))
    spoken = play("--resume", "game.json", "--seats", "person,random", say=["1"])
    page, after = spoken.split("You are not asked, but you may speak up.", 1)
    assert "1 Use the ability of Kadir  Otherworldly Gate" in page
    assert "· Kadir uses the ability." in after

    with_a_charged_kadir_in_the_turn_of_mist(Path("game.json"))
    silent = play("--resume", "game.json", "--seats", "person,random", say=["0"])
    later = silent.split("You are not asked, but you may speak up.", 1)[1]
    assert "Kadir uses the ability." not in later
    assert "· " in later, "Mist has gone on with the turn"


def test_setup_options_reach_the_game() -> None:
    nine = (
        "jade,searing_ruby,burning_opal,mages_talisman,focusing_orb,ignite,dark_fire,chaos_arc,lava_tendril"
    )
    output = play(
        "--nemesis", "crooked_mask", "--mages", "brama,xaxos,jian", "--market", nine,
        "--difficulty", "extinction", say=[],
    )  # fmt: skip
    for part in ("Crooked Mask ♥ 80/80", "Gravehold ♥ 25/25", "3 Jian ♥ 8/8", "Chaos Arc", "Corruption deck"):
        assert part in output
    assert "Feral Lightning" in play("--market", "free_charges", say=[])
    play("--players", "1", "--solo-goes-on", "--seed", "3", say=["2", "q"])
    saved = decode_record(Path(".tryptyk/aeons_end-3.json").read_bytes())
    assert saved.setup == {
        "nemesis": "rageborne", "mages": ["random"], "market": "deck_destruction", "difficulty": "normal",
        "solo_goes_on": True,
    }  # fmt: skip


def test_the_language_follows_the_environment() -> None:
    assert language_of({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert language_of({"LANG": "pl_PL.UTF-8", "LC_ALL": "en_US.UTF-8"}) == "en"
    assert language_of({"LANG": "C.UTF-8"}) == "en"
    assert language_of({}) == "en"


def test_things_and_clauses_are_found_by_parts_of_names() -> None:
    folder = games.load(GAME).words
    polish = Messages("pl", folder)
    assert find_things("krolowa", polish.things(), polish) == ["carapace_queen"]
    assert find_things("jade", polish.things(), polish) == ["jade"]
    assert find_things("odlamek", polish.things(), polish)[:2] == ["amethyst_shard", "emerald_shard"]
    reference = clauses("en", folder)
    assert find_clauses("ae-cast-03", reference) == ["AE-CAST-03"]
    assert find_clauses("chg", reference)[:2] == ["AE-CHG-01", "AE-CHG-02"]
    assert find_clauses("ally", reference) == ["ally"]
    assert "AE-CARD-02" in find_clauses("except yourself", reference)


# Bad input


def test_bad_input_gets_one_sentence_and_exit_code_2() -> None:
    assert refused("play", "chess") == NO_CHESS
    assert "There is no mage 'gandalf'. Choose from: adelheim," in refused(
        "play", GAME, "--mages", "gandalf,mist"
    )
    assert "There is no nemesis 'smaug'." in refused("play", GAME, "--nemesis", "smaug")
    assert "There is no difficulty 'easy'." in refused("play", GAME, "--difficulty", "easy")
    assert "There is no market 'fish'." in refused("play", GAME, "--market", "fish")
    assert "3 gems, 2 relics and 4 spells" in refused("play", GAME, "--market", "jade,ignite")
    assert "is played by 1 to 4, not by 7" in refused("play", GAME, "--players", "7")
    assert "How many play: 3 or 2?" in refused("play", GAME, "--players", "3", "--mages", "kadir,mist")
    assert "There is no bot 'hal'." in refused("play", GAME, "--seats", "person,hal")
    assert "How many play: 3 or 2? --seats and --mages disagree." in refused(
        "play", GAME, "--seats", "person,greedy,greedy", "--mages", "kadir,mist"
    )
    assert "solo_goes_on is for 1 player, not for 2." in refused("play", GAME, "--solo-goes-on")
    assert refused("simulate", "chess") == NO_CHESS
    assert "There is no nemesis 'smaug'." in refused("simulate", GAME, "--nemesis", "smaug")
    assert "There is no bot 'hal'." in refused("simulate", GAME, "--bots", "hal")
    assert "Name one bot, or 3 of them: 2 are named." in refused(
        "simulate", GAME, "--players", "3", "--bots", "random,random"
    )
    assert "There is no game 'chess'." in refused("content", "chess")
    assert "There is no game 'chess'." in refused("rules", "chess")


def test_bad_records_get_one_sentence_and_exit_code_2() -> None:
    game = games.load(GAME).game
    good: dict[str, Any] = json.loads(encode(record_of(Table.new(game, 2, 3))))
    assert (good["format"], good["edition"], good["choices"]) == (2, game.edition, [])
    old = {"game": GAME, "rules": 1, "players": 2, "seed": 3, "setup": {}, "choices": [], "format": 1}

    def resume(**changed: Any) -> str:
        Path("record.json").write_text(json.dumps({**good, **changed}))
        return refused("play", GAME, "--resume", "record.json")

    assert "The saved game 'none.json' cannot be read: No such file" in refused(
        "play", GAME, "--resume", "none.json"
    )
    Path("broken.json").write_text('{"game": "aeons_end"')
    assert "This is not a game record" in refused("play", GAME, "--resume", "broken.json")
    assert "This is not a game record" in resume(players="two")
    assert "format 9; this version reads 2" in resume(format=9)
    Path("record.json").write_text(json.dumps(old))
    assert "has format 1; this version reads 2" in refused("play", GAME, "--resume", "record.json")
    other = resume(edition="0123456789ab", end="0" * 16)
    assert "made under edition 0123456789ab of aeons_end; under this one" in other
    assert "it would become another game" in other
    assert "belongs to bonfire, not to aeons_end" in resume(game="bonfire")
    assert "There is no nemesis 'smaug'" in resume(setup={"nemesis": "smaug"})
    assert "Choice 1 does not fit the game" in resume(choices=[[0, ["fly"]]])
    Path("record.json").write_text(json.dumps(good))
    assert "name only its file" in refused("play", GAME, "--resume", "record.json", "--seed", "4")
    assert "The game has 2 seats, and --seats names 1." in refused(
        "play", GAME, "--resume", "record.json", "--seats", "person"
    )


def test_unknown_languages_and_commands_are_refused_too() -> None:
    for args in (
        ["play", GAME, "--lang", "fr"],
        ["dance"],
        ["simulate", GAME, "--games", "0"],
        ["play", GAME, "--colour", "red"],
    ):
        result = run(*args)
        assert result.exit_code == 2
        assert "Error: " in result.stderr


# Help


def test_help_lists_the_games_and_what_each_declares() -> None:
    commands = run("--help").stdout
    assert re.findall(r"^  (\w+)  ", commands, re.MULTILINE) == [
        "play", "serve", "simulate", "rules", "content", "bench"
    ]  # fmt: skip
    for command in ("play", "simulate"):
        assert re.search(r"^  aeons_end +Aeon's End$", run(command, "--help").stdout, re.MULTILINE)
        told = " ".join(run(command, GAME, "--help").stdout.split())
        for option in games.load(GAME).game.options:
            assert f"--{option.id.replace('_', '-')} " in told
        assert "beginner, normal, expert, extinction. Default: normal." in told
        assert "For 1 player only." in told
        assert "--seed" in told, "what every game has is there too"


def test_commands_are_listed_without_loading_a_game() -> None:
    listing = "import sys; from tryptyk.cli import app; app(['--help'], standalone_mode=False)"
    loaded = f"{listing}; print([name for name in sys.modules if name.startswith('tryptyk.games.')])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"


# Simulating


def simulated(*args: str) -> dict[str, Any]:
    done = subprocess.run(
        [TRYPTYK, "simulate", GAME, "--json", *args],
        capture_output=True,
        check=True,
        text=True,
        timeout=PATIENCE,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_same_seed_gives_the_same_report_whatever_the_number_of_processes() -> None:
    args = ("--games", "30", "--players", "3", "--seed", "8", "--nemesis", "random")
    one, two = simulated(*args), simulated(*args, "--processes", "2")
    assert one["report"] == two["report"]
    assert sum(one["report"]["outcomes"].values()) == 30
    assert set(one["report"]["sides"]) == {"team", "nemesis"}
    assert one["report"]["members"] == {"team": [0, 1, 2], "nemesis": []}
    assert one["report"]["shared"] == 0
    wins = {side: standing["wins"] for side, standing in one["report"]["sides"].items()}
    assert wins["team"] + wins["nemesis"] == 30
    assert [seat["wins"] for seat in one["report"]["seats"]] == [wins["team"]] * 3, "all win together"
    assert one["report"]["choices"]["least"] > 10
    assert (
        one["report"]["decisions"]["mean"] > one["report"]["choices"]["mean"] > one["report"]["turns"]["mean"]
    )
    assert two["speed"]["processes"] == 2 and two["speed"]["choices_per_second"] > 0
    other = simulated("--games", "30", "--players", "3", "--seed", "9", "--nemesis", "random")
    assert other["report"] != one["report"]


def test_as_many_bots_play_as_mages_are_named() -> None:
    assert simulated("--games", "1", "--mages", "jian,random,xaxos")["report"]["plan"]["players"] == 3
    assert simulated("--games", "1", "--bots", "random,random,random")["report"]["plan"]["players"] == 3


def test_a_report_for_people() -> None:
    result = run(
        "simulate",
        GAME,
        "--games",
        "5",
        "--bots",
        "random,greedy",
        "--seed",
        "2",
        "--difficulty",
        "beginner",
    )
    assert result.exit_code == 0
    assert "5 games of aeons_end: random, greedy; seed 2, difficulty beginner" in result.stdout
    for part in (
        "Outcomes", "team (random, greedy)", "nemesis (plays by itself)", "mean rank", "on average",
        "choices/s", "decisions/s",
    ):  # fmt: skip
        assert part in result.stdout


# Rules, content, bench


def test_rules_counts_proven_clauses_and_lists_the_others() -> None:
    assert "There is no .tryptyk" in refused("rules", GAME)
    reference = [id for id in clauses("en", games.load(GAME).words) if id.startswith("AE-")]
    proofs = {id: {"passed": ["test"], "failed": []} for id in reference}
    proofs["AE-CAST-01"] = {"passed": ["one"], "failed": ["other"]}
    del proofs["AE-CAST-02"]
    Path(".tryptyk").mkdir()
    Path(".tryptyk/rules.json").write_text(json.dumps(proofs))
    result = run("rules", GAME, "--missing")
    assert f"aeons_end: {len(reference) - 2} of {len(reference)} clauses proven" in result.stdout
    assert "AE-CAST       14 of  16" in result.stdout
    assert "AE-CAST-01  (a test that names it fails)" in result.stdout
    assert "AE-CAST-02  (no test names it)" in result.stdout
    Path(".tryptyk/rules.json").write_text("[]")
    assert "cannot be read" in refused("rules")


def copied_package(folder: Path) -> Path:
    """The package once more, to be changed."""
    installed = Path(str(files("tryptyk")))
    package = folder / "tryptyk"
    shutil.copytree(installed, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for library in installed.parent.glob("tryptyk__mypyc*"):  # beside the package in the compiled build
        shutil.copy(library, folder)
    return package


def run_copied(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from tryptyk.cli import main; main()", *args],
        check=False, capture_output=True, text=True, timeout=PATIENCE,
        env={**os.environ, "PYTHONPATH": str(folder)},
    )  # fmt: skip


def test_content_lists_what_a_new_card_and_a_new_nemesis_still_lack(tmp_path: Path) -> None:
    """In a repository, where web client and tests are at hand."""
    source = tmp_path / "src"
    components = copied_package(source) / "games/aeons_end/components"
    with (components / "relics.toml").open("a", encoding="utf-8") as relics:
        relics.write('\n[[card]]\nid = "lantern"\ncost = 3\ncopies = 5\nstarter = false\nsource = "public"\n')
    (components / "nemesis/hollow_king.toml").write_text(
        '[nemesis]\nid = "hollow_king"\norder = 9\nlife = 50\ndifficulty = 4\nsource = "public"\n\n'
        '[[card]]\nid = "hollow_choir"\ntier = 1\ntype = "power"\npower = 2\nhas_to_discard = true\n'
        'source = "public"\n\n'
        '[[side_card]]\nid = "echo"\nkind = "echo"\nsource = "public"\n'
    )
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests/aeons_end").mkdir(parents=True)
    board = tmp_path / "web/src/games/aeons_end"
    board.mkdir(parents=True)
    (board / "looks.json").write_text('{"things": {"echo": ["sonic-boom"]}, "abilities": {}}')
    done = run_copied(source, "content", GAME, "lantern", "hollow_king", "hollow_choir", "echo", "--check")
    assert (done.returncode, done.stderr) == (1, "")
    faults = [line.split(": ", 1)[1] for line in done.stdout.splitlines() if ": " in line]
    lacks: dict[str, list[str]] = {}
    for fault in faults:
        id, what = fault.split(" has no ")
        lacks.setdefault(id, []).append(what)
    assert lacks["lantern"] == [
        "behaviour (effects/relics.py)", "colour (web looks.json)", "icon (web looks.json)",
        "test (tests/aeons_end)", "thing-lantern in en", "thing-lantern in pl", "thing-lantern.text in en",
        "thing-lantern.text in pl",
    ]  # fmt: skip
    assert set(lacks["hollow_king"]) >= {
        "behaviour (effects/nemeses/hollow_king.py)", "part of the board (web nemeses/hollow_king.svelte)",
        "recorded game (tests/aeons_end/make_records.py)", "thing-hollow_king.unleash in pl",
    }  # fmt: skip
    assert {
        "TO DISCARD behaviour (effects/nemeses/hollow_king.py)",
        "thing-hollow_choir.todiscard in en",
    } < set(lacks["hollow_choir"])
    assert "behaviour (effects/nemeses/hollow_king.py)" in lacks["echo"]
    assert "colour (web looks.json)" in lacks["echo"] and "icon (web looks.json)" not in lacks["echo"]
    counts = run_copied(source, "content", GAME, "relic_cards", "--check").stdout
    assert "relic_cards has no right count (table.toml says 30, the files hold 35)" in counts
    assert "There is no component 'nix' in the content." in run_copied(source, "content", GAME, "nix").stderr
    play = run_copied(source, "simulate", GAME, "--games", "1")
    assert (play.returncode, "in the content and in the rules differ: lantern." in play.stderr) == (2, True)


def test_content_counts_components_with_their_sources() -> None:
    result = run("content", GAME)
    assert result.exit_code == 0
    assert re.search(r"^mage +8 ", result.stdout, re.MULTILINE)
    assert re.search(r"^all +153 +25 +16% +128 +84% +0 +0%", result.stdout, re.MULTILINE)
    assert "Names of our own in pl (52): Rozpłatanie" in result.stdout
    assert "153 entries, no faults" in result.stdout
    assert run("content", GAME, "--check").stdout == "153 entries, no faults\n"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("cost = 2", 'cost = "two"'), "gems.toml:7: Expected `int`, got `str` - at `$.card[0].cost`"),
        (("cost = 2", "price = 2"), "gems.toml:5: Object contains unknown field `price` - at `$.card[0]`"),
        (("cost = 2", "cost = "), "gems.toml: Invalid value (at line 7, column 8)"),
    ],
)
def test_faults_in_the_content_name_file_and_line(tmp_path: Path, change: tuple[str, str], says: str) -> None:
    gems = copied_package(tmp_path) / "games/aeons_end/components/gems.toml"
    text = gems.read_text()
    gems.write_text(text.replace(*change, 1))
    done = run_copied(tmp_path, "content", GAME)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.strip() == says


def test_bench_measures_every_game_at_one_two_and_four_players() -> None:
    result = run("bench", "--json", "--seconds", "0.02")
    measured = json.loads(result.stdout)
    assert measured["build"] in ("interpreted", "compiled")
    assert [(line["game"], line["players"]) for line in measured["lines"]] == [
        (id, n) for id in games.ids() for n in (1, 2, 4)
    ]
    for line in measured["lines"]:
        assert line["decisions_per_second"] > line["choices_per_second"] > line["games_per_second"] > 0
        clones = line["clone_microseconds"]
        assert set(clones) == {"0", "3", "8"} and line["calibration"] > 0
        assert clones["0"] > 0 and all(cost is None or cost > 0 for cost in clones.values())


def test_bench_of_one_game_as_a_table() -> None:
    lines = run("bench", GAME, "--seconds", "0.01").stdout.splitlines()
    assert "clone us" in lines[1]
    assert [line.split()[:2] for line in lines if GAME in line] == [[GAME, n] for n in ("1", "2", "4")]
    assert refused("bench", "chess") == NO_CHESS


# A real terminal


HEARING_INTERRUPTS = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Whoever runs the tests in the background ignores interrupts, and so would everything that they start."""


def interrupted_in_terminal(args: list[str], columns: int, rows: int) -> tuple[int, str]:
    """Run the command in a terminal of that size and press Ctrl-C at its first question."""
    leader, follower = pty.openpty()
    ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    environment = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-c", HEARING_INTERRUPTS, str(TRYPTYK), *args],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**environment, "TERM": "xterm"},
    )
    os.close(follower)
    try:
        output = _read(leader, until=b"> ")
        _wait_until_asleep(process.pid)
        process.send_signal(signal.SIGINT)
        output += _read(leader)
        return process.wait(timeout=PATIENCE), output.decode()
    finally:
        process.kill()
        process.wait()
        os.close(leader)


def _read(leader: int, until: bytes | None = None) -> bytes:
    """What is printed until a prompt stands at its end, or until the command is gone."""
    output = b""
    while until is None or not output.endswith(until):
        assert select.select([leader], [], [], PATIENCE)[0], f"nothing more comes: {output!r}"
        try:
            chunk = os.read(leader, 65536)
        except OSError:  # nobody is at the other end any more
            chunk = b""
        if not chunk:
            break
        output += chunk
    return output


def _wait_until_asleep(pid: int) -> None:
    """Python would miss a signal that comes when the prompt is printed and nothing is waited for yet."""
    end = time.monotonic() + PATIENCE
    while Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[0] != "S":
        assert time.monotonic() < end, "it does not wait for its user"
        time.sleep(0.01)


@pytest.mark.parametrize(("columns", "rows"), [(100, 45), (80, 40)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_fits_a_real_terminal(columns: int, rows: int, language: str) -> None:
    args = ["play", GAME, "--seed", "5", "--players", "4", "--lang", language]
    code, output = interrupted_in_terminal(args, columns, rows)
    assert code == 0
    page = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", output.split("\x1b[2J")[-1])
    lines = page.split("> ")[0].split("\r\n")
    assert len(lines) <= rows
    assert max(len(line) for line in lines) <= columns
    assert Messages(language).text("terminal-goodbye") in output
    assert "Traceback" not in output
