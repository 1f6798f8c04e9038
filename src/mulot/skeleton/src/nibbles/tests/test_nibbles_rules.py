"""Each rule, tested in positions set up by hand and with scripted luck."""

from __future__ import annotations

from random import Random

import pytest

from mulot.bots import Budget
from mulot.core.errors import Unreadable
from mulot.core.game import Ask, Outcome
from mulot.core.luck import ScriptedLuck
from mulot.testing import act, only, refusal, rule

from .. import GAME
from ..bots import BOTS
from ..content import MOST
from ..model import Emptied, Options, Taken
from ..scenes import scene


@rule("N-001")
def test_the_heap_is_as_large_as_agreed() -> None:
    assert GAME.new(Options(heap=9, first=0), 2, ScriptedLuck()).heap == 9
    assert GAME.new(Options(first=0), 2, ScriptedLuck()).heap == 15


@rule("N-002")
def test_a_seat_takes_one_to_three_but_not_more_than_there_are() -> None:
    s = scene("◣ ◣ ◣ ◣ ◣")
    assert [GAME.write(action) for action in GAME.legal(s, 0)] == ["1", "2", "3"]
    assert refusal(GAME, s, 0, "0").no == "too-few"
    assert refusal(GAME, s, 0, "4").no == "too-many"
    assert only(Taken, act(GAME, s, 0, "3")).left == 2
    assert refusal(GAME, s, 1, "3").no == "not-there"


@rule("N-003")
def test_the_next_seat_moves_after_that() -> None:
    s = scene("◣ ◣ ◣ ◣", seats=3, turn=2)
    act(GAME, s, 2, "1")
    assert GAME.waiting(s) == Ask("take", (0,), (0,))
    assert refusal(GAME, s, 2, "1").no == "not-your-turn"


@rule("N-004")
def test_the_seat_that_takes_the_last_cheese_wins() -> None:
    s = scene("◣ ◣", seats=3, turn=1)
    assert only(Emptied, act(GAME, s, 1, "2")).rule == "N-004"
    assert GAME.waiting(s) == Outcome((0.0, 1.0, 0.0), "took-the-last")


@rule("N-005")
def test_the_seat_that_takes_the_last_cheese_loses_in_the_variant() -> None:
    s = scene("◣", seats=3, turn=1, options=Options(last="loses"))
    act(GAME, s, 1, "1")
    assert GAME.waiting(s) == Outcome((1.0, 0.0, 1.0), "left-the-last")


@rule("NR-01")
def test_the_first_seat_is_an_option_or_random() -> None:
    assert GAME.new(Options(first=1), 3, ScriptedLuck()).turn == 1
    assert {GAME.new(Options(), 3, ScriptedLuck(lot)).turn for lot in range(3)} == {0, 1, 2}


def test_a_drawn_state_can_be_read_back_as_a_scene() -> None:
    s = scene("◣ ◣ ◣ ◣ ◣ ◣ ◣ ◣ ◣")
    assert scene(GAME.draw(GAME.look(s, None))) == s
    with pytest.raises(Unreadable):
        scene("nothing")


def lost(up_to: int, last_wins: bool) -> list[int]:
    """Return the heaps from which the player to move loses in a game of two: every move leaves the other a winning
    heap."""
    found: list[int] = [] if last_wins else [1]
    for heap in range(0 if last_wins else 2, up_to + 1):
        if all(heap - count not in found for count in range(1, min(MOST, heap) + 1)):
            found.append(heap)
    return found


@pytest.mark.parametrize("last", ["wins", "loses"])
def test_thinker_leaves_a_losing_heap_if_it_can(last: str) -> None:
    options = Options(last="wins" if last == "wins" else "loses")
    for heap in range(2, 15):
        s = scene("◣" * heap, options=options)
        view = GAME.look(s, 0)
        action = BOTS[0].choose(BOTS[0].start(GAME, 0, view), view, GAME.legal(s, 0), Random(1), Budget(60))
        if heap not in lost(15, last == "wins"):
            assert heap - action.count in lost(15, last == "wins")
