"""What lies on the table."""

from __future__ import annotations

from tryptyk import kernel

NO_BID = -1


class Toy(kernel.State):
    __slots__ = (
        "added", "bids", "deck", "handicap", "hands", "limit", "players", "pot", "shown", "toasts",
    )  # fmt: skip

    deck: list[int]
    """Hidden; the last one is on top."""
    hands: list[list[int]]
    """Only the owner knows."""
    bids: list[int]
    """Only the bidder knows, until they are shown."""
    shown: bool
    added: list[int]
    """What each seat has added to the pot."""
    limit: int
    handicap: int
    toasts: bool
    players: int
    pot: int

    def copy(self) -> Toy:
        twin = Toy()
        self.copy_base_to(twin)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.bids = self.bids[:]
        twin.shown = self.shown
        twin.added = self.added[:]
        twin.limit = self.limit
        twin.handicap = self.handicap
        twin.toasts = self.toasts
        twin.players = self.players
        twin.pot = self.pot
        return twin
