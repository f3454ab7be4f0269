"""Alone, the end of a turn is confirmed: the automa draws a card, and nothing is taken back beyond that."""

from __future__ import annotations

import pytest

from tests.age_contrived.automa.solo_scene import BEACON, GATE, Solo
from tests.playing import answer
from tests.rule import rule
from tryptyk.games.age_contrived.rules.turns import CHOOSE


def own_turn(energies: str = "rose") -> Solo:
    """The human's turn, with a recharge to be paid at position 1, and a card on the automa's deck."""
    s = Solo().in_turn(0).fill(0, 1, lower=energies)
    s.automa.deck = s.automa.discard[:]
    return s


def takes_back(s: Solo) -> int:
    assert s.table is not None
    return s.table.undoable([0])


@rule("WC-DEC-52", "WC-TURN-05", "WC-UNDO-01", "WC-UNDO-02", "WC-AMB-49")
def test_the_last_action_is_taken_back_until_the_end_is_confirmed_and_then_the_automa_plays() -> None:
    s = own_turn().begin((CHOOSE, 0))
    s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    assert (s.asked, s.options) == (("end_turn", 0), [("end_turn",)])
    assert s.decision.explicit
    assert not s.told("automa-card")
    assert takes_back(s) == 2
    assert s.table is not None
    s.table.undo([0])
    assert s.table.decision is not None and s.table.decision.kind == "use"
    answer(s.table, ("recharge", 1))
    answer(s.table, ("end_turn",))
    assert s.table.state.automa is not None and s.table.state.automa.turns == 2
    assert s.table.refuse_undo([0]) == ("undo-revealed", "")


@rule("WC-DEC-52", "WC-AMB-49")
def test_a_tile_that_has_become_full_is_taken_back_until_the_end_is_confirmed() -> None:
    s = own_turn().begin((CHOOSE, 0))
    s.choose("convey", "basic_tile_0a")
    s.choose_all(*[("fill", 1, row, "rose") for row in ("upper", "upper", "lower")])
    assert s.asked == ("end_turn", 0)
    assert takes_back(s) == 4
    s.choose("end_turn")
    assert s.told("automa-card") == [("own",)]
    s.choose("convey", "basic_tile_0b")
    s.choose_all(*[("fill", 1, row, "compass") for row in ("upper", "upper", "lower")])
    assert s.asked == ("end_turn", 0), "and so it is in every turn"


@rule("WC-DEC-52")
@pytest.mark.parametrize("last", ["end_turn", "done"])
def test_who_has_just_said_that_it_is_enough_is_not_asked_again(last: str) -> None:
    s = own_turn("rose magnet").begin((CHOOSE, 0))
    if last == "end_turn":
        s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    else:
        s.choose_all(("convey", "basic_tile_0a"), ("fill", 1, "upper", "rose"))
    assert len(s.options) > 1
    assert not s.told("automa-card")
    s.choose(last)
    assert s.told("automa-card") == [("own",)]
    assert s.asked == ("choose_turn", 0)


@rule("WC-DEC-52", "WC-EOT-01")
def test_what_was_chosen_after_that_is_confirmed() -> None:
    s = own_turn().patron(0, GATE).begin((CHOOSE, 0))
    s.choose_all(("convey", "basic_tile_0a"), ("done",), ("no",))
    assert s.asked == ("end_turn", 0), "the patron has thought again"
    assert takes_back(s) == 3
    s = own_turn("rose magnet").begin((CHOOSE, 0))
    s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    s[0].refills = 1
    s.choose("end_turn")
    assert s.asked == ("refill", 0)
    s.choose("done")
    assert s.asked == ("end_turn", 0), "something was filled, or not"
    s.choose("end_turn")
    assert s.told("automa-card") == [("own",)]


@rule("WC-DEC-52", "WC-EOT-02", "WC-UNDO-01")
@pytest.mark.parametrize("shared", [True, False])
def test_before_the_automa_gets_anything_from_a_section_the_end_is_confirmed(shared: bool) -> None:
    """Its bonus may bring a tile to light, and the last choice of the actions could not be taken back."""
    s = own_turn().section(BEACON, 1, (int(shared), "compass"), *[(0, "magnet")] * 2)
    s.complete(BEACON, 0).begin((CHOOSE, 0))
    s.choose_all(("pay", 1, "rose"), ("recharge", 1))
    if shared:
        assert s.asked == ("end_turn", 0)
        assert takes_back(s) == 2
        s.choose("end_turn")
    assert s.asked == ("share", 0)


@rule("WC-DEC-52")
def test_in_its_own_turn_the_automa_is_not_asked() -> None:
    s = Solo().pools(action="rose", deploy="magnet").play_turn()
    assert s.asked == ("choose_turn", 0)
    assert s.automa.turns == 2
