"""How a bot is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tryptyk.bots.bot import Bot
from tryptyk.bots.chair import FIRST_DEAL, chair_at
from tryptyk.kernel import Option, Outcome, Table, TryptykError
from tryptyk.kernel.decision import place_of, quoted


class BotFault(TryptykError):
    """A bot has failed, or chosen what is not on offer."""


def looks(bot: Bot) -> bool:
    """Whether it looks at more than the question and its options; then its table should set marks. A class
    of bots that does not says ``looks = False``, and costs less."""
    return bool(getattr(bot, "looks", True))


def name_of(bot: object) -> str:
    return str(getattr(bot, "name", type(bot).__name__))


def ask(bot: Bot, table: Table[Any], seat: int, seconds: float | None = None) -> Option | None:
    """What a bot chooses, held against what is on offer, and told how long it may think where somebody waits.
    Whatever it does wrong is a BotFault."""
    decision = table.decision
    assert decision is not None, "nothing is asked"
    if looks(bot):
        first_deal = getattr(bot, "first_deal", None)
        seed = FIRST_DEAL if first_deal is None else first_deal(table.number)
        chair = chair_at(table, seat, seconds=seconds, memory=getattr(bot, "memory", None), seed=seed)
    else:
        chair = chair_at(table, seat, looks=False, seconds=seconds)
    try:
        chosen = bot.choose(chair)
    except BotFault as fault:
        raise _fault(bot, table, seat, str(fault)) from fault
    except Exception as error:
        raise _fault(bot, table, seat, f"{type(error).__name__}: {error}") from error
    if chosen is None and seat not in decision.seats:
        return None
    place = place_of(chosen, decision.options)
    if place < 0 or seat not in decision.seats_for(decision.options[place]):
        said = "nothing" if chosen is None else quoted(chosen)
        raise _fault(bot, table, seat, f"it chose {said}, which is not on offer to it")
    return decision.options[place]


def _fault(bot: Bot, table: Table[Any], seat: int, what: str) -> BotFault:
    where = f"in seat {seat + 1}, at choice {table.number + 1} of the game with seed {table.seed}"
    return BotFault(f"The bot {name_of(bot)!r} failed {where}: {what.rstrip('.')}.")


def next_choice(table: Table[Any], bots: Mapping[int, Bot]) -> tuple[int, Option] | None:
    """What the bots would do now: who chooses, and what; None where only people can choose.

    Seats that may speak up come first. A question to a team is answered by its first seat that has a bot.
    """
    decision = table.decision
    if decision is None:
        return None
    if decision.asides is not None:
        for seat in decision.speakers:
            if seat in bots:
                option = ask(bots[seat], table, seat)
                if option is not None:
                    return seat, option
    for seat in decision.seats:
        if seat in bots:
            option = ask(bots[seat], table, seat)
            assert option is not None, "only a seat that is not asked may be silent"
            return seat, option
    return None


def play_out(table: Table[Any], bots: Mapping[int, Bot], limit: int | None = None) -> Outcome | None:
    """Let the bots play to the end, to where a person has to choose, or for a number of choices.

    For bots that look ahead the table should set marks (``rewind=True``): a chair is then soon made.
    """
    made = 0
    while limit is None or made < limit:
        choice = next_choice(table, bots)
        if choice is None:
            break
        table.choose(*choice)
        made += 1
    return table.outcome
