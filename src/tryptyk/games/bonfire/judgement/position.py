"""All that a judgement may look at, to remember it by."""

from __future__ import annotations

from tryptyk.games.bonfire.state import Player, State

Key = tuple[object, ...]


def player_key(player: Player) -> Key:
    """All of a player but what is hidden, and the order in which Fate Tiles were laid."""
    return (
        tuple(player.tiles), tuple(player.resources), tuple(player.points), player.lit, player.portals,
        player.abilities, tuple(player.tasks), tuple(player.path), tuple(player.guardians),
        tuple(player.gnomes), tuple(player.column), tuple(player.fate), len(player.laid), player.ship,
        tuple(player.offered), len(player.stacks[0]), len(player.stacks[1]), player.passed, player.out,
    )  # fmt: skip


def game_key(g: State) -> Key:
    """The part of the board that all share, and how far the game is."""
    return (
        tuple(g.islands), tuple(g.elders), tuple(g.neutral), tuple(g.council), g.stack, g.running, g.turn,
        g.active, g.ending, g.starting,
    )  # fmt: skip
