"""The entry points of the rules: `waiting`, `legal`, `why_not`, `play`, `max_plies` and `copy`."""

from collections.abc import Sequence
from copy import copy as shallow

from mulot.core.flow import Say, answer, copy_stack, run
from mulot.core.game import Ask, Outcome, Reason, not_now
from mulot.core.luck import Luck
from mulot.games.mystiques.content import HEROES
from mulot.games.mystiques.model.actions import Action
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.chapter_end import finish_chapter
from mulot.games.mystiques.rules.chapter_progress import lose_chapter
from mulot.games.mystiques.rules.procedure_table import procedure_of

MAX_PLIES = 20_000
"""A chapter that has not ended by this ply is lost (MR-175)."""


def waiting(s: State) -> Ask | Outcome:
    """Return the question that is open, or how the game ended."""
    if s.outcome is not None:
        return s.outcome
    assert s.ask is not None
    return s.ask


def legal(s: State, seat: int) -> Sequence[Action]:
    """Return the answers that the procedure on top of the stack allows this seat."""
    if s.outcome is not None or s.ask is None or seat not in s.ask.seats:
        return ()
    top = s.stack[-1]
    return procedure_of(top).legal(top, s, seat)


def why_not(s: State, seat: int, a: Action) -> Reason | None:
    """Return why an action is not legal, or None if it is. An action is legal if and only if `legal` lists it."""
    reason = not_now(waiting(s), seat)
    if reason:
        return reason
    if a in legal(s, seat):
        return None
    top = s.stack[-1]
    return procedure_of(top).why_not(top, s, a) or Reason("not-asked", "MR-01")


def play(s: State, seat: int, a: Action, luck: Luck, say: Say) -> None:
    """Carry out a legal action, changing the state, and run the rules up to the next question or the end."""
    s.plies += 1
    answer(s, seat, a, luck, say, procedure_of)
    if s.plies >= MAX_PLIES and not s.won:
        lose_chapter(s, "long-night")
    if finish_chapter(s, say):
        run(s, luck, say, procedure_of)


def max_plies(options: Options, seats: int) -> int:
    """Return the number of plies within which every game ends."""
    return MAX_PLIES + len(HEROES)


def copy(s: State) -> State:
    """Return a copy that shares nothing mutable with the original."""
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
