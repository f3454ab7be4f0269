"""What of the automa can wait on the agenda: the names of its acts. The base rules name the others."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = "automa_actions"
CONDUITS: Final = "automa_conduits"
PATRON: Final = "automa_patron"
PLACE: Final = "automa_place"
GO: Final = "automa_go"
WALK: Final = "automa_walk"
TRACK: Final = "automa_track"
CLEAR: Final = "automa_clear"
WHEEL: Final = "automa_wheel"
WHEEL_BONUS: Final = "automa_wheel_bonus"
WHEEL_END: Final = "automa_wheel_end"
