"""How surely a goal is reached with so many actions of the mouse whose turn it is: every luck and every action tried.

Nothing is guessed: an action is run under all its lucks (`core.outcomes`), whatever is asked in between (a card in a
fight, where to put a mouse) is answered in the best way, and equal tables are one. The company plays together, so
everybody who is asked helps. What the enemies do afterwards does not come into it: a goal counts that is reached before
the turn is over.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from mulot.core.errors import TooManyOutcomes
from mulot.core.outcomes import outcomes, state_key
from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.actions import (
    Action,
    Done,
    EndTurn,
    Equip,
    Give,
    LevelUp,
    Recover,
    Scurry,
    Share,
    Stand,
    Step,
    Stow,
    Take,
    Wear,
)
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State

Goal = Callable[[State], bool]
MAX_OUTCOMES = 2_000
"""Lucks of one action, at most."""
COUNTED = ("turn", "share", "equip")
"""Questions whose answer is an action of its own; all others belong to one that is under way."""
PREPARING = (Step, Stand, Scurry, Recover, Share, Give, Take, Equip, Wear, Stow, Done, LevelUp)
"""No enemy goes by these and no room is entered: as the last action of all they reach nothing (a test looks for it)."""
NEVER, SURELY = Fraction(0), Fraction(1)


class GoalChance:
    """The chance of a goal in the turn that is under way. So many lucks may be tried, all in all."""

    def __init__(self, goal: Goal, tries: int) -> None:
        self.goal = goal
        self.tries = tries
        self._known: dict[tuple[bytes, int], Fraction] = {}

    def chances(self, s: State, seat: int, actions: int) -> dict[str, Fraction]:
        """For every action that a seat has now: the chance with that one and as many more as make `actions`."""
        return {GAME.write(action): self.chance(s, seat, action, actions) for action in GAME.legal(s, seat)}

    def chance(self, s: State, seat: int, action: Action, actions: int) -> Fraction:
        """The chance with this action, which is the first of so many. Raises TooManyOutcomes."""
        turn = current_turn(s)
        left = actions - _uses_action(s)
        if left < 0 or isinstance(action, EndTurn) or (left == 0 and isinstance(action, PREPARING)):
            return NEVER
        if self.tries <= 0:
            raise TooManyOutcomes(MAX_OUTCOMES)
        limit = min(MAX_OUTCOMES, self.tries)
        # The enemies' turns after it are not looked at.
        over = lambda t: current_turn(t) != turn  # noqa: E731
        found = outcomes(GAME, s, seat, action, limit, merge=False, any_order=True, until=over)
        self.tries -= len(found)
        alike: dict[bytes, tuple[Fraction, State]] = {}
        for chance, t, _ in found:
            t.plies = 0  # however many plies it took: the table is the same
            key = state_key(t)
            alike[key] = (alike[key][0] + chance if key in alike else chance), t
        return sum((chance * self._best(t, key, left, turn) for key, (chance, t) in alike.items()), NEVER)

    def _best(self, s: State, key: bytes, left: int, turn: tuple[int, int] | None) -> Fraction:
        """The chance at a table, if everybody does the best."""
        if self.goal(s):
            return SURELY
        if s.outcome is not None or current_turn(s) != turn or left < _uses_action(s):
            return NEVER
        if (known := self._known.get((key, left))) is not None:
            return known
        best = NEVER
        assert s.ask is not None
        for seat in s.ask.seats:
            for action in GAME.legal(s, seat):
                best = max(best, self.chance(s, seat, action, left))
                if best == SURELY:
                    break
        self._known[key, left] = best
        return best


def current_turn(s: State) -> tuple[int, int] | None:
    """Whose turn is under way, and in which round."""
    return next(((s.round, frame.mouse) for frame in s.stack if isinstance(frame, MouseTurn)), None)


def _uses_action(s: State) -> int:
    """Whether an answer is one of the mouse's own actions, or belongs to the one that is under way."""
    return int(s.ask is not None and s.ask.about in COUNTED)
