"""Real situations for looking at the board without a server: python situations.py > situations.json"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from tryptyk.bots.greedy_bot import GreedyBot
from tryptyk.bots.play import next_choice
from tryptyk.games.aeons_end.content import DIFFICULTIES, NEMESES
from tryptyk.games.aeons_end.game import GAME
from tryptyk.kernel.table import Table


def asked(table: Table[Any]) -> dict[str, Any] | None:
    decision = table.decision
    if decision is None:
        return None
    return {
        "kind": decision.kind,
        "seats": list(decision.seats),
        "about": list(decision.about),
        "options": [list(option) for option in decision.options],
        "takers": [decision.seats_for(option)[0] for option in decision.options],
        "blocked": [(list(option), list(reason)) for option, reason in table.blocked()],
    }


def situation(table: Table[Any], seat: int) -> dict[str, Any]:
    return {"view": msgspec.to_builtins(table.view(seat)), "decision": asked(table)}


def main() -> None:
    found: dict[str, Any] = {}
    story: list[Any] = []
    difficulties = list(DIFFICULTIES)
    for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 24):
        nemesis = list(NEMESES)[number % 4]
        players = number // 4 % 4 + 1
        setup = {"nemesis": nemesis, "difficulty": difficulties[number % 3], "market": "random"}
        table = Table.new(GAME, players, 100 + number, setup)
        bots = {seat: GreedyBot(GAME, seat, number, 1) for seat in range(players)}
        while table.decision is not None and table.number < 900:
            decision = table.decision
            seat = decision.seats[0]
            source = str(decision.about[0]) if decision.about else ""
            late = "late" if table.number > 120 else "mid" if table.number > 40 else "start"
            key = f"{nemesis}-{players}-{decision.kind}-{late}"
            if decision.kind not in ("main", "casting", "target", "player") or number >= 8:
                key = f"{decision.kind}-{source or late}"
            if key not in found or (
                decision.kind == "main" and len(decision.options) > len(found[key]["decision"]["options"])
            ):
                found[key] = situation(table, seat)
            choice = next_choice(table, bots)
            assert choice is not None
            taker, option = choice
            table.choose(option, taker)
            if number == 4 and len(story) < 160:
                now = table.decision
                shown = situation(table, now.seats[0] if now else 0)
                shown["events"] = [list(e) for e in table._head.events]
                shown["option"] = list(option)
                story.append(shown)
        if number < 4:
            found[f"over-{nemesis}"] = situation(table, 0)
    json.dump({"situations": found, "story": story}, sys.stdout, separators=(",", ":"))


if __name__ == "__main__":
    main()
