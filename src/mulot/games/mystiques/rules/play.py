"""What the outside calls: whom the game waits for, what is legal, why not, play; and a copy to try things on."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy as shallow

from mulot.core.flow import Say, answer, copy_stack, run
from mulot.core.game import Ask, Outcome, Reason, not_now
from mulot.core.luck import Luck
from mulot.games.mystiques.content import HEROES
from mulot.games.mystiques.model.actions import Action
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.hourglass import lose
from mulot.games.mystiques.rules.parting import close
from mulot.games.mystiques.rules.procedures import steps_of

LONGEST = 20_000
"""A chapter that goes on and on is lost at this ply (MR-175)."""


def waiting(s: State) -> Ask | Outcome:
    if s.outcome is not None:
        return s.outcome
    assert s.ask is not None
    return s.ask


def legal(s: State, seat: int) -> Sequence[Action]:
    """The top frame knows."""
    if s.outcome is not None or s.ask is None or seat not in s.ask.seats:
        return ()
    top = s.stack[-1]
    return steps_of(top).legal(top, s, seat)


def why_not(s: State, seat: int, a: Action) -> Reason | None:
    """An action is legal exactly when it is in the list; a turn's actions have reasons of their own."""
    reason = not_now(waiting(s), seat)
    if reason:
        return reason
    if a in legal(s, seat):
        return None
    top = s.stack[-1]
    return steps_of(top).why_not(top, s, a) or Reason("not-asked", "MR-01")


def play(s: State, seat: int, a: Action, luck: Luck, say: Say) -> None:
    s.plies += 1
    answer(s, seat, a, luck, say, steps_of)
    if s.plies >= LONGEST and not s.won:
        lose(s, "long-night")
    if close(s, say):
        run(s, luck, say, steps_of)


def longest(options: Options, seats: int) -> int:
    return LONGEST + len(HEROES)


def copy(s: State) -> State:
    """A clone that shares nothing that can change."""
    t = shallow(s)
    t.board = list(s.board)
    t.mice = [shallow(m) for m in s.mice]
    t.enemies = [shallow(e) for e in s.enemies]
    t.hurt = dict(s.hurt)
    t.posted = dict(s.posted)
    t.kept = dict(s.kept)
    t.search_bag = list(s.search_bag)
    t.search_left = list(s.search_left)
    t.encounter_bag = list(s.encounter_bag)
    t.encounter_left = list(s.encounter_left)
    t.stack = copy_stack(s.stack)
    return t
