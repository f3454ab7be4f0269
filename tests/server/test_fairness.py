"""Who can know what is hidden: nobody, unless all are told so from the start."""

from __future__ import annotations

from typing import Any

from tests.server.house import INVITED, ME, House, Person, Seat, play_until

SHORT = {"limit": 1}
"""A game of the toy that is over with its first choice."""
HELD_BY_BROWSERS = 2**53


def short_game(person: Person, **more: Any) -> Seat:
    return person.table(ME, INVITED, game="toy", setup=SHORT, **more)


def end(table: Seat) -> dict[str, Any]:
    return table.choose(table.look(), 0)


def deal_as_told(creator: Seat, guest: Person) -> set[str]:
    """What all are told of the deal: who made the table, and who is invited, before they sit and then."""
    table = creator.look()["table"]
    invitation = next(seat["invitation"] for seat in table["seats"] if seat["invitation"])
    before = guest.get(f"/api/invitations/{invitation}")["situation"]["table"]["deal"]
    seat = guest.join(invitation)
    with seat.watch() as wire:
        wire.hear_until(lambda wire: wire.situation)
        heard = wire.situation["table"]["deal"]
    return {table["deal"], before, heard, seat.look()["table"]["deal"]}


def test_a_chosen_seed_is_told_to_all_from_the_start(toy_house: House) -> None:
    ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
    assert deal_as_told(short_game(ada), bob) == {"drawn"}
    assert deal_as_told(short_game(ada, seed=7), bob) == {"chosen"}
    assert deal_as_told(short_game(ada, seed=0), bob) == {"chosen"}


def test_a_game_from_a_file_is_told_as_such(toy_house: House) -> None:
    ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
    table = short_game(ada)
    end(table)
    record = ada.get(f"{table.path}/record")
    made = ada.act("/api/records", record=record, seats=[ME, INVITED])
    assert deal_as_told(Seat(ada, made["table"]["id"]), bob) == {"imported"}


def test_what_is_dealt_anew_nobody_has_chosen(toy_house: House) -> None:
    ada = toy_house.enter("Ada")
    table = short_game(ada, seed=7)
    fork = ada.act(f"{table.path}/forks", number=0, seats=[ME, INVITED])
    assert fork["table"]["deal"] == "drawn"
    end(table)
    assert ada.act(f"{table.path}/rematch")["table"]["deal"] == "drawn"


def test_a_secret_is_not_kept_on_a_seat_that_is_given_away(toy_house: House) -> None:
    """Whoever forks knows what they chose there. Of twelve bids dealt anew all are the same once in 3**12."""
    ada = toy_house.enter("Ada")
    table = ada.table(ME, ME, game="toy", setup={"secret": True, "limit": 9})
    ada.act(f"{table.path}/choices", seat=0, option=["bid", 2], seq=0)

    def bid_of_fork(*seats: dict[str, Any]) -> int:
        made = Seat(ada, ada.act(f"{table.path}/forks", number=1, seats=list(seats))["table"]["id"])
        if seats[1] == INVITED:
            bob = toy_house.enter("Bob").join(made.look()["table"]["seats"][1]["invitation"])
            bob.person.act(f"{bob.path}/choices", seat=1, option=["bid", 0], seq=bob.look()["seq"])
        else:
            ada.act(f"{made.path}/choices", seat=1, option=["bid", 0], seq=made.look()["seq"])
        return int(made.look()["view"]["players"][0]["bid"])

    assert bid_of_fork(ME, INVITED) == 2
    assert {bid_of_fork(INVITED, ME) for _ in range(12)} != {2}


def test_seeds_are_more_than_can_be_tried(toy_house: House) -> None:
    """Of twelve below 2**64 all are below 2**53 once in 2**132 times."""
    ada = toy_house.enter("Ada")
    seeds, deals = [], []
    for _ in range(12):
        table = short_game(ada)
        fork = Seat(ada, ada.act(f"{table.path}/forks", number=0, seats=[ME, ME])["table"]["id"])
        over = end(table)
        seeds.append(int(over["table"]["seed"]))
        following = Seat(ada, ada.act(f"{table.path}/rematch")["table"]["id"])
        seeds.append(int(end(following)["table"]["seed"]))
        end(fork)
        (_, (conceal, deal)), *_ = ada.get(f"{fork.path}/record")["choices"]
        assert conceal == "~conceal"
        deals.append(deal)
    for drawn in (seeds, deals):
        assert len(set(drawn)) == len(drawn)
        assert HELD_BY_BROWSERS < max(drawn) < 2**64


def test_a_deal_can_be_had_again_by_its_number(toy_house: House) -> None:
    """As the end of a game shows it, which may be more than a browser can hold as a number."""
    ada, bob = toy_house.enter("Ada"), toy_house.enter("Bob")
    for number in ("7", str(2**64 - 1)):
        first, second = short_game(ada, seed=number), short_game(bob, seed=number)
        assert end(first)["table"]["seed"] == end(second)["table"]["seed"] == number
        assert ada.get(f"{first.path}/moments/0")["view"] == bob.get(f"{second.path}/moments/0")["view"]
    for number in (str(2**64), "-1", "seven", ""):
        status, _ = ada.refused("/api/tables", game="toy", seats=[ME, ME], seed=number)
        assert status in (400, 422), number


def test_large_seeds_outlive_the_database_and_files(toy_house: House) -> None:
    """Games whose seeds have more than 63 bits go out and come in as they were."""
    ada = toy_house.enter("Ada")
    for _ in range(8):
        table = short_game(ada)
        seed = int(end(table)["table"]["seed"])
        record = ada.get(f"{table.path}/record")
        assert record["seed"] == seed
        back = Seat(ada, ada.act("/api/records", record=record)["table"]["id"])
        assert back.look()["table"]["seed"] == str(seed)
        assert ada.get(f"{back.path}/record") == record
        assert ada.get(f"{back.path}/moments/0")["view"] == ada.get(f"{table.path}/moments/0")["view"]


def test_nobody_plays_on_from_before_a_fork_while_the_first_game_runs(house: House) -> None:
    """There the unknown lies as it does at the first table, which is still being played."""
    ada = house.enter()
    table = ada.table(ME, seed=12, setup={"difficulty": "beginner"})
    table.play(10)
    fork = Seat(ada, ada.act(f"{table.path}/forks", number=8, seats=[ME])["table"]["id"])
    fork.play(4)
    again = Seat(ada, ada.act(f"{fork.path}/forks", number=9, seats=[ME])["table"]["id"])
    for seat in (fork, again):
        for number in (0, 5, 8):
            assert ada.refused(f"{seat.path}/moments/{number}", "GET") == (403, "forbidden")
            assert ada.refused(f"{seat.path}/forks", number=number, seats=[ME]) == (403, "forbidden")
    play_until([table], lambda _, situation: bool(situation["table"]["over"]))
    assert ada.act(f"{fork.path}/forks", number=5, seats=[ME])["table"]["forked_at"] == 5
