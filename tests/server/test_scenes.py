"""What an answer brings for the next screen: what cannot be done, and for who plays scenes how the table
looked at each event of a move, seen as it was made."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.server.house import BOT, INVITED, ME, House, Seat, choice, long_game, masked, play_until
from tests.server.test_frames import frames


def whole(sent: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The views, each made from the parts that have changed."""
    views: list[dict[str, Any]] = []
    for frame in sent:
        views.append({**(views[-1] if views else {}), **frame})
    return views


def play(table: Seat, choices: int, **more: Any) -> list[dict[str, Any]]:
    """Make random choices for the own seats; gives the moves as the answers tell them."""
    random = Random(1)
    situation = table.look()
    moves = []
    for _ in range(choices):
        index = random.randrange(len(situation["decision"]["options"]))
        news = table.person.post(f"{table.path}/choices", **choice(situation, index), **more)
        moves += news["moves"]
        situation = news["situation"]
    return moves


def test_a_move_brings_the_frames_that_can_be_asked_for(house: House) -> None:
    table = long_game(house.enter("Ada"))
    moves = play(table, 60, scenes=True)
    shown = [move for move in moves if move["frames"] is not None]
    assert 5 < len(shown) < len(moves), "of an own choice of which nothing else comes nobody plays a scene"
    for move in shown:
        views = whole(move["frames"])
        assert len(views) == len(move["events"])
        assert views == frames(table, move["number"], seat=views[0]["seat"])
    for move in moves:
        if move not in shown:
            assert "turn-card" not in [event[0] for event in move["events"]]


def test_only_who_plays_scenes_is_brought_them(house: House) -> None:
    table = long_game(house.enter("Ada"))
    with table.watch() as plain:
        plain.hear()
        assert all(move["frames"] is None for move in play(table, 30))
        plain.hear_upto(30)
        assert all(move["frames"] is None for move in plain.moves)


def test_a_socket_brings_them_of_what_others_do(house: House) -> None:
    """Whoever watches is shown every move of others, through the own eyes."""
    ada, bob, eve = house.enter("Ada"), house.enter("Bob"), house.enter("Eve")
    table = ada.table(ME, INVITED, seed=3, spectators=True)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    watching = Seat(eve, table.id)
    token = table.look()["table"]["spectators"]
    with guest.watch(scenes="1") as his, watching.watch(scenes="1", token=token) as hers:
        his.hear_until(lambda wire: wire.situation)
        hers.hear_until(lambda wire: wire.situation)
        made = play_until([table, guest], lambda made, _: made == 12)
        for wire, eyes, asked in ((his, 1, {}), (hers, -1, {"token": token})):
            wire.hear_upto(made["seq"])
            brought = [move for move in wire.moves if move["frames"] is not None]
            assert brought
            for move in brought:
                views = whole(move["frames"])
                assert {view["seat"] for view in views} <= {eyes}
                assert views == frames(wire.seat, move["number"], **asked)
    assert not any(move["frames"] for move in table.events()), "they are brought once, and kept nowhere"


def test_bots_are_watched_too(house: House) -> None:
    table = house.enter("Ada").table(ME, BOT, seed=3)
    with table.watch(scenes="1") as wire:
        wire.hear_until(lambda wire: wire.situation)

        def by_bot(move: dict[str, Any]) -> bool:
            return bool(move["seat"] == 1 and move["frames"])

        random = Random(1)
        while not any(map(by_bot, wire.moves)):
            asked = wire.situation["decision"]
            if asked and asked["options"]:
                body = choice(wire.situation, random.randrange(len(asked["options"])))
                table.person.http.post(f"{table.path}/choices", json=body)
            wire.hear()
    for move in filter(by_bot, wire.moves):
        assert {view["seat"] for view in whole(move["frames"])} == {0}


def test_what_they_bring_tells_nothing_secret(toy_house: House) -> None:
    """Two tables that differ in what one seat has bid in secret: what they bring to the other and to who only
    watches is the same to the letter."""
    told: list[list[str]] = []
    own: list[str] = []
    for bid in (0, 2):
        ada, bob, eve = toy_house.enter("Ada"), toy_house.enter("Bob"), toy_house.enter("Eve")
        table = ada.table(ME, INVITED, game="toy", seed=7, setup={"secret": True}, spectators=True)
        guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
        watching, token = Seat(eve, table.id), table.look()["table"]["spectators"]
        with (
            table.watch(scenes="1") as her,
            guest.watch(scenes="1") as his,
            watching.watch(scenes="1", token=token) as theirs,
        ):
            for wire in (her, his, theirs):
                wire.hear_until(lambda wire: wire.situation)
            table.choose(table.look(), bid, scenes=True)
            for wire in (her, his, theirs):
                wire.hear_upto(1)
        moves = [wire.moves[-1] for wire in (his, theirs)]
        for move in moves:
            assert move["option"] == ["~hidden"]
            assert len(move["frames"]) == len(move["events"]) == 1, "they are shown that a bid was made"
        told.append([masked(json.dumps(move, separators=(",", ":"))) for move in moves])
        own.append(str(her.moves[-1]["events"]))
    assert told[0] == told[1]
    assert own[0] != own[1], "who bids hears of the bid"


def test_nobody_looks_through_eyes_that_are_not_theirs(house: House) -> None:
    """A seat changes hands while its scene is under way: the new holder is brought nothing of the old one."""
    ada, bob = house.enter("Ada"), house.enter("Bob")
    table = ada.table(ME, ME, seed=6, setup={"nemesis": "rageborne", "mages": ["mist", "brama"]})
    with table.watch(scenes="1") as wire:
        wire.hear_until(lambda wire: wire.situation)
        made = play_until([table], lambda made, _: made == 6)
        wire.hear_upto(made["seq"])
    news = ada.post(f"{table.path}/seats/1/invitation")
    guest = bob.join(news["situation"]["table"]["seats"][1]["invitation"])
    assert not any(move["frames"] for move in bob.get(f"{guest.path}/digest")["moves"])
    with guest.watch(scenes="1") as late:
        late.hear_upto(made["seq"])
        assert not any(move["frames"] for move in late.moves), "what was before they came they may ask for"


def test_what_cannot_be_done_comes_with_the_question(house: House) -> None:
    ada, bob, eve = house.enter("Ada"), house.enter("Bob"), house.enter("Eve")
    table = ada.table(ME, INVITED, seed=3, spectators=True)
    guest = bob.join(table.look()["table"]["seats"][1]["invitation"])
    asked = play_until(
        [table, guest], lambda _, now: now["decision"]["seats"] == [0] and bool(now["refusals"])
    )
    assert {"seq": asked["seq"], "refusals": asked["refusals"]} == table.refusals()
    token = asked["table"]["spectators"]
    assert guest.look()["refusals"] == [], "what a seat cannot do is nobody else's business"
    assert eve.get(table.path, token=token)["refusals"] == []
    handed = ada.act(f"{table.path}/seats/0/bot", bot="greedy")
    assert handed["refusals"] == [], "nor one's own while a bot plays"


def test_the_parameters_are_checked(house: House) -> None:
    table = house.enter("Ada").table(ME, seed=3)
    body = choice(table.look(), 0)
    assert table.person.refused(f"{table.path}/choices", **body, scenes="yes") == (400, "malformed")
    assert table.person.refused(f"{table.path}/choices", **body, frames=True) == (400, "malformed")
