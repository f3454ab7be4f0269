"""Placing an energy on an achievement (WS-DACH, WS-ACHV-01)."""

from __future__ import annotations

from tryptyk.games.age_contrived.components.energy import PRIMAL, UNIT, kinds_in
from tryptyk.games.age_contrived.components.solo_catalogue import PROGRESS_ACHIEVEMENTS
from tryptyk.games.age_contrived.effects.automa.claiming import has_free_space, is_met
from tryptyk.games.age_contrived.effects.automa.priorities import highest_or_primal, human_of
from tryptyk.games.age_contrived.rules.achievements import (
    has_kind,
    is_free,
    meets,
    open_spaces,
    put_on_achievement,
)
from tryptyk.games.age_contrived.state import NONE, Automa, State


def kind_for_achievement(automa: Automa, bag: int) -> int:
    """The highest kind not yet bound to an achievement, a primal only as the last resort (WS-DACH-04, 05)."""
    possible = 0
    for kind in kinds_in(bag):
        if not has_kind(automa, kind):
            possible += UNIT[kind]
    return highest_or_primal(automa, possible)


def achievement_to_bind(g: State, automa: Automa) -> int:
    """The lowest that both sides meet, otherwise the lowest it meets itself (WS-DACH-01..03, WS-AMB-09)."""
    found = NONE
    for row in range(len(PROGRESS_ACHIEVEMENTS) - 1, -1, -1):
        number = PROGRESS_ACHIEVEMENTS[row]
        if not is_met(automa, row) or automa.achieved[number] != NONE or not has_free_space(g, number):
            continue
        if meets(human_of(g), g.achievements[number]):
            return number
        if found == NONE:
            found = number
    return found


def can_achieve(g: State, automa: Automa, bag: int) -> bool:
    return kind_for_achievement(automa, bag) != NONE and achievement_to_bind(g, automa) != NONE


def achieve(g: State, automa: Automa, bag: int) -> int:
    """Bind one energy of a bag; gives its kind. What a bind brings is left to whoever calls."""
    kind = kind_for_achievement(automa, bag)
    number = achievement_to_bind(g, automa)
    achievement = g.achievements[number]
    g.tell(
        "automa-achieves",
        achievement.id,
        "both" if meets(human_of(g), achievement) else "own",
        "last" if kind == PRIMAL else "highest",
    )
    space = next(space for space in open_spaces(g) if is_free(g, number, space))
    put_on_achievement(g, automa, number, space, kind)
    return kind
