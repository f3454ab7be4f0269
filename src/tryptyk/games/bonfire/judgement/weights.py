"""What things are worth to a player who plans ahead, in points where nothing else is said.

Found by reasoning and by letting the greedy bot play. Two facts rule them: a game gives a player some forty
Action Tiles, and about thirty turns. So tiles are dear, and what is begun but never finished is worth
nothing.
"""

from __future__ import annotations

from typing import Final

# The supply; at the end every item counts half a point.
TILE: Final = 1.2
SPARE_TILE: Final = 0.95
"""A tile beyond those of its kind that are of use soon: two of them replace any other."""
YELLOW_TILE: Final = 1.6
RESOURCE: Final = 0.65
VARIETY: Final = 0.1
"""For each kind of Resource of which one has some: prices ask for what is shown."""
STOCK: Final = 0.1
"""For each Resource up to what the next two Tasks cost."""
GOLD_TOKEN: Final = 0.95
FATE_TILE: Final = 2.0
"""A Fate Tile of the column beside the points that it gives if it stays there: it brings about five tiles."""
CELL: Final = 1.5
"""A cell that a Task asks for, where a tile is to be laid."""
GROWTH: Final = 0.3
"""For each tile that a symbol still to come gains if it joins the largest area of its kind."""
SHORTAGE: Final = 1.5
"""What it costs for each turn before the Countdown for which there will be no tile."""

# Bonfires
BONUS: Final = 3.0
"""A bonus of the High Council: a turn and what it would have cost."""
PLACE: Final = 9.0
"""What a lit place may still bring beside its points: a Portal, a Crystal, a Guardian."""
READY: Final = 0.9
"""How much of a Bonfire a Task is that could be lit now. Lighting it gives the rest: so it does not wait."""
DOUBT: Final = 0.1
"""So much less it is for every turn of work that it still takes."""
UNSURE: Final = 0.1
"""It is never less than this."""
EMPTY: Final = 0.15
"""How sure a place without a Task is to have a Bonfire in the end."""

# What is built, and who has come, beside the goals that they serve
PORTAL: Final = 2.0
PATH_TILE: Final = 1.6
HELPER: Final = 1.5
"""A Guardian."""
STOP: Final = 0.2
"""A path space before a Guardian: she can stop there and bring a Resource."""
SPECIALIST: Final = 0.09
"""For each turn that is left."""
AT_SEA: Final = 0.4
"""A Ship at an island that has something for its owner."""

# Time, in turns
COST: Final = 1.2
"""What a turn of work takes from the supply."""
SHARED: Final = 0.6
"""What one does for one goal serves others as well, so only a part of the work is its own."""
WORK: Final = 1.3
"""For a Portal, a Task, a Guardian, a Gnome: some take more than a turn."""
WALK: Final = 0.25
"""For each step of a Guardian: one Procession has several, and others walk along."""
MARCH: Final = 0.7
"""For the turn of the Procession itself, which all who walk share."""
PAVE: Final = 0.35
"""For each Path Tile and Portal that is missing on her way."""
BUSY: Final = 0.75
"""The part of the turns that is left for work; Fate Tiles take the others."""
TILE_TURNS: Final = 0.8
"""So many turns an Action Tile is good for,"""
FATE_TURNS: Final = 4.5
"""and a Fate Tile,"""
TASK_TURNS: Final = 1.5
"""and a Task that can be lit, with the bonus that it brings."""
USUAL_ROUNDS: Final = 28.0
"""So many turns a player has in a game, about."""
LAST_ROUNDS: Final = 6.0
"""So many at least, until the Countdown has begun;"""
NOVICE_ROUNDS: Final = 3.0
"""and so many at most for each Novice that is still missing."""
COUNTDOWN_ROUNDS: Final = 8.0
"""For so many turns whoever does not want to be out needs something to do when no Novice is missing,"""
COUNCIL_ROUNDS: Final = 25.0
"""and for so many more while the High Council is empty: as games last, which is longer than one plans for."""
COMING: Final = 0.6
"""How much of a Novice that is still to come a Task is that is sure to be lit."""

HOPE: Final = 0.8
"""How much of what is planned counts: what is done is better than what can be done."""
RIVALS: Final = 0.15
"""How much the points of the best of the others count."""
