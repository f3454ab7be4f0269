"""What every game's ``Scene`` shares: playing choices at a table that was set, and reading what is asked."""

from __future__ import annotations

from typing import Any

from tryptyk.kernel import Decision, Option, Table


def answer(table: Table[Any], option: Option) -> None:
    """Choose as the first seat that may. Where nobody may, the first that is asked is refused it."""
    decision = table.decision
    assert decision is not None, "nothing is asked"
    table.choose(decision.seats_for(option)[0], option)


def concealed(table: Table[Any], seat: int, seed: int) -> Table[Any]:
    """A clone in which what the seat cannot know was dealt anew."""
    twin = table.clone(rewind=True)
    twin.conceal(seat, seed)
    return twin


class Playing:
    """A table in the middle of things; ``table`` is None until the scene begins."""

    table: Table[Any] | None

    @property
    def decision(self) -> Decision:
        assert self.table is not None and self.table.decision is not None, "nothing is asked"
        return self.table.decision

    @property
    def options(self) -> list[Option]:
        return self.decision.options

    def verbs(self, verb: str) -> list[Option]:
        """The options of one verb."""
        return [option for option in self.options if option[0] == verb]

    @property
    def over(self) -> bool:
        """Nothing is asked any more."""
        return self.table is not None and self.table.decision is None

    def choose(self, *option: str | int, seat: int | None = None) -> None:
        assert self.table is not None
        if seat is None:
            answer(self.table, option)
        else:
            self.table.choose(seat, option)

    def choose_all(self, *options: Option) -> None:
        for option in options:
            self.choose(*option)

    def reason(self, *option: str | int) -> tuple[str | int, ...] | None:
        """Why an option is blocked now."""
        assert self.table is not None
        return dict(self.table.refusals()).get(option)

    @property
    def events(self) -> list[tuple[str | int, ...]]:
        assert self.table is not None
        return [event for _, event in self.table.events()]
