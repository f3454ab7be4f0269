"""An Age Contrived at the tables: nothing of the server knows it, and everything works."""

from __future__ import annotations

from tests.rule import rule
from tests.server.house import BOT, INVITED, ME, House, Seat, play_until

AUTOMA = "automa"


def test_two_people_and_a_bot_lay_out_in_secret_draft_and_play_to_the_end(house: House) -> None:
    ada, bob = house.enter("Ada"), house.enter("Bob")
    setup = {"advanced_setup": True, "bridge_draft": True, "divine_wind": True, "turn_limit": 8}
    table = ada.table(ME, INVITED, BOT, game="age_contrived", seed=11, setup=setup)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    play_until([table, guest], lambda _, s: bool(s["table"]["over"]), 3)
    mine, his = table.look(), guest.look()
    outcome = mine["table"]["outcome"]
    assert outcome == his["table"]["outcome"]
    assert outcome["reason"] == "stalled", "so many turns were agreed on"
    assert sorted(score["seats"] for score in outcome["sides"]) == [[0], [1], [2]]
    for side in outcome["sides"]:
        assert side["points"] == sum(line["points"] for line in side["lines"])
    assert house.faults() == []


def test_one_person_plays_a_whole_game_against_the_automa(house: House) -> None:
    ada = house.enter("Ada")
    table = ada.table(ME, game="age_contrived", seed=4, setup={"difficulty": "hard"})
    play_until([table], lambda _, s: bool(s["table"]["over"]))
    outcome = table.look()["table"]["outcome"]
    automa = next(score for score in outcome["sides"] if score["side"] == AUTOMA)
    assert automa["seats"] == []
    assert automa["rank"] == 1, "random play does not beat the automa"
    assert house.faults() == []


@rule("WC-INFO-03")
def test_a_fork_tells_nothing_of_what_somebody_lays_out_in_secret(house: House) -> None:
    """Whoever plays on from there finds something else in that place, and is asked about that."""
    ada, bob, eve = house.enter("Ada"), house.enter("Bob"), house.enter("Eve")
    table = ada.table(ME, INVITED, game="age_contrived", seed=11, setup={"advanced_setup": True})
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    play_until([guest, table], lambda made, _: made == 13)
    number = table.look()["number"]
    assert ada.refused(f"{table.path}/forks", number=number, seats=[ME, ME]) == (422, "invalid")

    def layout(seat: Seat) -> tuple[str, str]:
        now = seat.look()
        assert now["decision"]["seats"] == [1] and now["decision"]["options"]
        return str(now["view"]["players"][1]["device"]), str(now["decision"]["options"])

    truth = layout(guest)
    found = []
    for _ in range(6):
        fork = ada.act(f"{table.path}/forks", number=number, seats=[ME, INVITED])["table"]
        found.append(layout(eve.join(fork["seats"][1]["invitation"])))
    assert all(device != truth[0] for device, _ in found), "by chance once in thousands of times"
    assert len({device for device, _ in found}) == 6
    assert len({options for _, options in found}) > 1
