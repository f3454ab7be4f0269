"""``tryptyk play``: at the table in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.command import GAME, NO_CHESS, play, refused
from tryptyk import games
from tryptyk.kernel import Table
from tryptyk.kernel.record import decode_record, encode, from_record, record_of
from tryptyk.messages import clauses


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


def test_gems_are_played_in_one_go_and_taken_back_in_one() -> None:
    output = play("--seed", "3", "--mages", "kadir,mist", say=["g", "u", "u", "g", "u 1", "u"])
    pages = output.split("Main phase: what do you do?")
    aether = [int(found[1]) for page in pages if (found := re.search(r"Aether: (\d) ◆", page))]
    [told, *_] = re.findall(r"g: Play .* gems +(\d) ◆", output)
    assert aether[:2] == [0, int(told)] and int(told) > 1
    assert aether[2:] == [0, int(told), int(told) - 1, int(told) - 2]
    assert "There is nothing to take back." in output


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


def test_one_number_is_one_choice() -> None:
    output = play("--seed", "3", say=["1 2", "2 x", "u x", "q"])
    assert 'One choice at a time: "1 2" is not the number of an option.' in output
    assert '"2 x" is not the number' in output and '"u x" is no command.' in output
    assert not Path(".tryptyk").exists(), "nothing was chosen"


def test_leaving_saves_the_game_and_says_how_to_resume() -> None:
    output = play("--seed", "3", say=["2", "2", "q"])
    assert "The game is saved in .tryptyk/aeons_end-3.json." in output
    assert "tryptyk play aeons_end --resume .tryptyk/aeons_end-3.json --lang en" in output
    saved = from_record(games.load(GAME).game, decode_record(Path(".tryptyk/aeons_end-3.json").read_bytes()))
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


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Bot (Easy): Slips at some of the choices that matter: for a first game. Two such mages",
        ),
        (
            "pl",
            "Bot (Łatwy): W ważnych chwilach czasem się myli: na pierwszą grę. Para takich magów",
        ),
    ],
)
def test_a_level_is_told_with_what_to_expect_of_it(
    language: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games.Title, "expectations", property(lambda _: {"easy": 2, "greedy": 3}))
    seats = ("--seats", "person,easy,greedy", "--seed", "4", "--lang", language)
    output = " ".join(play(*seats, say=["q"]).split())
    assert told in output
    assert output.count("Bot (") == 1, "nothing is told of what is for the lab"
