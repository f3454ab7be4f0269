"""Bonfire at the tables: nothing of the server knows it, and everything works."""

from __future__ import annotations

from tests.server.house import BOT, INVITED, ME, House, play_until

TOM = "tom"


def test_two_people_and_a_bot_play_a_whole_game(house: House) -> None:
    ada, bob = house.enter("Ada"), house.enter("Bob")
    table = ada.table(ME, INVITED, BOT, game="bonfire", seed=11)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    play_until([table, guest], lambda _, s: bool(s["table"]["over"]), 3)
    mine, his = table.look(), guest.look()
    outcome = mine["table"]["outcome"]
    assert outcome == his["table"]["outcome"]
    assert sorted(score["seats"] for score in outcome["sides"]) == [[0], [1], [2]]
    for side in outcome["sides"]:
        assert side["points"] == sum(line["points"] for line in side["lines"])
    assert outcome["sides"][0]["rank"] == 1
    assert house.faults() == []


def test_the_challenge_goes_on_from_the_last_handicap(house: House) -> None:
    ada = house.enter("Ada")
    table = ada.table(ME, game="bonfire", seed=5, setup={"challenge": True})
    play_until([table], lambda _, s: bool(s["table"]["over"]))
    over = table.look()["table"]
    assert over["setup"]["handicap"] == -10
    tom = next(score for score in over["outcome"]["sides"] if score["side"] == TOM)
    assert tom["seats"] == [] and tom["rank"] == 1, "random play does not beat Tom"
    assert table.look()["next_setup"] == {**over["setup"], "handicap": -12}, "the end can tell it"
    begun = ada.act(f"{table.path}/rematch")
    assert begun["next_setup"] is None, "nobody knows yet"
    following = begun["table"]
    assert following["setup"]["handicap"] == -12, "after a loss it falls by 2"
    assert following["follows"] == table.id
