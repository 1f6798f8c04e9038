"""The exact chance to reach a goal in the turn under way: every random outcome and every action is tried.

An action is run under all its random outcomes (`core.outcomes`); questions in between (a card in a fight, where to put
a mouse) are answered in the best way, and equal states are merged. The company plays together, so every seat helps. The
enemies' actions afterwards do not matter: a goal counts if it is reached before the turn ends.
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
"""The most outcomes of one action."""
COUNTED = ("turn", "share", "equip")
"""Questions whose answer is an action of its own; answers to all others belong to an action under way."""
PREPARING = (Step, Stand, Scurry, Recover, Share, Give, Take, Equip, Wear, Stow, Done, LevelUp)
"""Actions that reach nothing as the last action: no enemy is affected and no room is entered (a test checks it)."""
NEVER, SURELY = Fraction(0), Fraction(1)


class GoalChance:
    """Computes the chance of a goal in the turn under way, with at most `tries` outcomes in total."""

    def __init__(self, goal: Goal, tries: int) -> None:
        self.goal = goal
        self.tries = tries
        self._known: dict[tuple[bytes, int], Fraction] = {}

    def chances(self, s: State, seat: int, actions: int) -> dict[str, Fraction]:
        """Return for every action of a seat the chance with it and as many more as make `actions`."""
        return {GAME.write(action): self.chance(s, seat, action, actions) for action in GAME.legal(s, seat)}

    def chance(self, s: State, seat: int, action: Action, actions: int) -> Fraction:
        """Return the chance with this action as the first of `actions`. Raises TooManyOutcomes."""
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
        """Return the chance in a state if everybody acts best."""
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
    """Return the round and the mouse whose turn is under way, or None."""
    return next(((s.round, frame.mouse) for frame in s.stack if isinstance(frame, MouseTurn)), None)


def _uses_action(s: State) -> int:
    """Return 1 if an answer is one of the mouse's own actions, 0 if it belongs to the one under way."""
    return int(s.ask is not None and s.ask.about in COUNTED)
